"""What the card tests of all armies share: how a table is looked at, and the abilities that recur in several armies."""

from __future__ import annotations

from game.empyrean.cards import KINDS
from game.empyrean.stage import Stage
from game.empyrean.state import DRAFT, FACE_UP, MOVE
from tests.scenarios.empyrean.position import TOKENS, Table, card, keys

SILENT = {3: "skald", 4: "war-wagon", 5: "cohort", 6: "ballista"}
"""Cards by their cost that do nothing more once they stand."""


# Looking


def base(key: str) -> int:
    return KINDS[card(key)].might


def drained(key: str) -> str:
    """The card on a battlefield without any might."""
    return f"{key}+-{base(key)}"


def changes(table: Table, seat: int = 0) -> list[str]:
    """The revealed cards whose might is not the printed one, by battlefield and zone: `["sohei+2", "bat-1"]`."""
    state, found = table.state, []
    for unit in (unit for field in state.sides[seat].fields for unit in field):
        more = state.might[unit] - KINDS[state.kind[unit]].might
        if more and state.marks[unit] & FACE_UP:
            found.append(f"{KINDS[state.kind[unit]].key}{more:+}")
    return found


def marked(table: Table, token: str, seat: int = 0) -> list[str]:
    """The cards that have that token, by battlefield and zone; one with two Move tokens twice."""
    state = table.state
    units = [unit for field in state.sides[seat].fields for unit in field]
    if token == "move":
        return [KINDS[state.kind[unit]].key for unit in units for _token in range(state.marks[unit] // MOVE)]
    return [KINDS[state.kind[unit]].key for unit in units if state.marks[unit] & TOKENS[token]]


def reveals(table: Table) -> list[str]:
    """What has been revealed, in order."""
    return keys(event.card for event in table.told("reveal"))


def price(table: Table, key: str, at: int, seat: int = 0) -> int:
    return Stage(table.state).price(seat, card(key), at - 1)


def onwards(table: Table, phase: int, seat: int = 0) -> Table:
    """Drafts anything and does nothing else, until the seat is in that phase."""
    while (table.state.phase, table.asked()) != (phase, seat):
        table.play(table.options()[0] if table.state.phase == DRAFT else "done")
    return table


# Abilities that recur


def plain(key: str) -> None:
    """It brings its might and nothing else."""
    table = Table({"hand": [key], "on": {1: ["bat", "skald"]}}, {"on": {1: ["bat", "skald"]}})
    table.reveal(f"deploy {key} 1")
    assert (table.state.round, table.field(1)) == (6, ["bat", "skald", key])
    assert (changes(table), changes(table, 1)) == ([], [])
    assert (table.pile("hand"), table.extra(), table.extra(1)) == ([], 0, 0)


def shields(key: str) -> None:
    """One ally, on any battlefield, gets a Shield token."""
    table = Table({"hand": [key], "on": {1: ["villager"], 2: ["fledgling", "wolf shield"]}}, {"on": {1: ["villager"]}})
    table.reveal(f"deploy {key} 1")
    assert table.options() == ["pick villager", "pick fledgling"], "no shielded ally, no opponent, not itself"
    table.play("pick fledgling")
    assert marked(table, "shield") == ["fledgling", "wolf"]
    assert changes(table) == []
    assert Table({"hand": [key]}).reveal(f"deploy {key} 1").state.round == 6, "nobody to protect"


def anchors(key: str) -> None:
    """All opponents here get Anchor tokens and stay where they are."""
    table = Table({"hand": [key], "on": {1: ["pegasus"]}}, {"on": {1: ["bat", "pegasus move"], 2: ["great-bat"]}})
    table.reveal(f"deploy {key} 1")
    assert marked(table, "anchor", 1) == ["bat", "pegasus"]
    assert marked(table, "anchor") == []
    while table.state.phase == DRAFT:
        table.play(table.options()[0])
    assert table.asked() == 1
    assert table.options() == ["move great-bat 1", "move great-bat 3", "done"]


def stops(key: str) -> None:
    """A Stop token on any battlefield of an opponent: the next Instant there is lost, and only that one."""
    table = Table({"hand": [key]}, {"hand": ["horse-archers", "guinevere", "arthur"], "on": {3: ["villager", "kay"]}})
    table.play(f"deploy {key} 1", "done", "deploy horse-archers 3", "deploy guinevere 3", "deploy arthur 3", "done")
    assert (table.asked(), table.options()) == (0, ["stop 1", "stop 2", "stop 3"])
    table.play("stop 3")
    assert changes(table, 1) == ["villager+1", "kay+3"], "Guinevere is stopped, neither archers nor Arthur are"
    assert [KINDS[event.card].key for event in table.told("stopped")] == ["guinevere"]
    assert table.state.sides[1].stops == table.state.sides[0].stops == [0, 0, 0]


def stuns(key: str) -> None:
    """One opponent, anywhere, gets a Stun token: its Conditional ability is over."""
    table = Table({"hand": [key], "on": {1: ["hydra"]}}, {"on": {1: ["hydra"], 2: ["bat", "sohei stun"]}})
    table.reveal(f"deploy {key} 3")
    assert table.options() == ["pick hydra", "pick bat"], "no ally, and nobody twice"
    table.play("pick hydra")
    assert marked(table, "stun", 1) == ["hydra", "sohei"]
    assert (changes(table), changes(table, 1)) == (["hydra+1"], [])


def removes(key: str, pile: str, most: int) -> None:
    """One opponent here, up to some cost, is destroyed, banished or returned."""
    low, high = SILENT[most], SILENT[most + 1]
    table = Table({"hand": [key], "on": {1: ["bat"]}}, {"on": {1: ["bat", high, low], 2: ["villager"]}})
    table.reveal(f"deploy {key} 1")
    assert (table.asked(), table.options()) == (0, ["pick bat", f"pick {low}"])
    table.play(f"pick {low}")
    assert table.field(1, 1) == ["bat", high]
    assert table.pile(pile, 1) == [low]
    assert Table({"hand": [key]}, {"on": {1: [high]}}).reveal(f"deploy {key} 1").field(1, 1) == [high]
    for token, saved in (("shield", pile == "destroyed"), ("anchor", pile == "hand"), ("stun", False)):
        table = Table({"hand": [key]}, {"on": {1: [f"{low} {token}"]}}).reveal(f"deploy {key} 1")
        assert table.field(1, 1) == [low] * saved, f"{token} saves from some things"


def draws_and_taxes(key: str) -> None:
    """A card for oneself, one essence less for the opponents in the next round."""
    table = Table({"hand": [key], "deck": ["ninja", "sohei"]}, {}, {}).reveal(f"deploy {key} 1")
    assert table.pile("hand") == ["ninja"]
    assert [table.extra(seat) for seat in range(3)] == [0, -1, -1]


def draws_and_robs(key: str) -> None:
    """A card for oneself; every opponent throws one away, of their own choice."""
    table = Table({"hand": [key, "bat"], "deck": ["ninja", "sohei"]}, {"hand": ["wolf", "bat"]})
    table.reveal(f"deploy {key} 1")
    assert (table.asked(), sorted(table.options())) == (1, ["discard bat", "discard wolf"])
    table.play("discard bat")
    assert (table.pile("hand"), table.pile("discard")) == (["bat", "ninja"], [])
    assert (table.state.round, table.pile("hand", 1), table.pile("discard", 1)) == (6, ["wolf"], ["bat"])
    assert Table({"hand": [key]}).reveal(f"deploy {key} 1").state.round == 6, "an empty hand has nothing to lose"
    table = Table({"hand": [key]}, {"hand": ["bat"]}, {"hand": ["wolf"]}).reveal(f"deploy {key} 1")
    assert [table.pile("discard", seat) for seat in range(3)] == [[], ["bat"], ["wolf"]]
