"""Every card of ArchPiratus. A card is a row; what it does is one expression, and its text is rendered from that.

A card's place in the table is its number, in states and moves. Names, numbers and abilities are our own.
"""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from game.archpiratus.abilities import BEHIND, CREW_NAMES, SLOT_NAMES, SLOTS, Bend, BendForAll, Needs, OnDone, While
from game.archpiratus.effects import (
    Amends,
    Befriend,
    Broadside,
    ExchangeMission,
    Find,
    Prize,
    Renew,
    Repair,
    Rush,
    Scavenge,
    StealCrew,
    StealTech,
    SwapTech,
)
from game.archpiratus.flavour import FLAVOUR
from game.core.effects import Draw, Node, OneOf
from game.core.language import N_, P_, _
from game.core.names import Names
from game.core.things import Card
from game.deckbuilding.abilities import Now, OnBuy, OnPlay, OnSpend, Says
from game.deckbuilding.nodes import ClearStore, Recover, Thin
from game.deckbuilding.piles import pile_of

CREDIT, CONTRACT, CREW, TECH, ROOM, TITLE, PIRACY, EVENT, MISSION, ADMIRAL = (
    "credit", "contract", "crew", "tech", "room", "title", "piracy", "event", "mission", "admiral",
)  # fmt: skip
START, SUPPLY, TECH_DECK, CREW_DECK, EVENTS, MISSIONS, LEADER = (
    "start", "supply", "tech", "crew", "events", "missions", "admiral",
)  # fmt: skip
STATIONS = ("easy", "medium", "hard", "final")
EASY, MEDIUM, HARD, FINAL = range(len(STATIONS))
STATION_POINTS = (1, 2, 3, 0)


class Kind(NamedTuple):
    """One kind of card, with as many copies as its pile holds (of a start card: each player).

    `role` is the slot of a tech, the type of a crew member, the station of a mission.
    """

    key: str
    name: str
    type: str
    pile: str
    copies: int
    cost: int
    credit: int
    value: int
    role: str
    says: Says


def _tech(key: str, name: str, slot: str, value: int, *says: Node) -> Kind:
    cost, credit = ((1, 1), (2, 1), (3, 2), (4, 2), (5, 3))[value - 1]
    return Kind(key, name, TECH, TECH_DECK, 2, cost, credit, value, slot, Says(*says))


def _other(type_: str, key: str, name: str, cost: int, credit: int, *says: Node) -> Kind:
    return Kind(key, name, type_, TECH_DECK, 1, cost, credit, 0, "", Says(*says))


def _crew(key: str, name: str, kind: str, value: int, copies: int, cost: int, credit: int, *says: Node) -> Kind:
    return Kind(key, name, CREW, CREW_DECK, copies, cost, credit, value, kind, Says(*says))


def _mission(
    key: str, name: str, station: int, crew: int, *needs: str | tuple[str, int] | Node, mercy: int = 0
) -> Kind:
    """What it needs, and what it brings beside its points."""
    tech = tuple(need for need in needs if isinstance(need, tuple) and need[0] != TECH)
    total = sum(need[1] for need in needs if isinstance(need, tuple) and need[0] == TECH)
    types = tuple(need for need in needs if isinstance(need, str))
    brings = [need for need in needs if isinstance(need, Node)]
    points, says = (
        STATION_POINTS[station],
        Says(Needs(tech, types, crew, total, mercy), *([OnDone(*brings)] if brings else [])),
    )
    return Kind(key, name, MISSION, MISSIONS, 1, 0, points, crew, STATIONS[station], says)


def _event(key: str, name: str, *says: Node) -> Kind:
    return Kind(key, name, EVENT, EVENTS, 1, 0, 0, 0, "", Says(*says))


def _admiral(key: str, name: str, *says: Node) -> Kind:
    return Kind(key, name, ADMIRAL, LEADER, 1, 0, 0, 0, "", Says(*says))


KINDS = (
    Kind("credits", "Credits", CREDIT, START, 7, 0, 1, 0, "", Says()),
    Kind("contract", "Contract", CONTRACT, START, 3, 0, 0, 0, "", Says()),
    Kind("contact", "Local Contact", CREW, SUPPLY, 12, 2, 2, 1, "contact", Says()),
    # Weapons
    _tech("rivet-gun", "Rivet Gun", "weapon", 1),
    _tech("pulse-laser", "Pulse Laser", "weapon", 2, While("gunner", Bend("weapon", 1))),
    _tech("rail-cannon", "Rail Cannon", "weapon", 3, OnPlay(Broadside())),
    _tech("plasma-lance", "Plasma Lance", "weapon", 4, OnPlay(Broadside(2))),
    _tech("star-breaker", "Star Breaker", "weapon", 5, OnPlay(Broadside(far=True))),
    # Armor
    _tech("scrap-plating", "Scrap Plating", "armor", 1, OnBuy(Rush())),
    _tech("ablative-tiles", "Ablative Tiles", "armor", 2, OnPlay(Repair())),
    _tech("mirror-shell", "Mirror Shell", "armor", 3, While("scanner", Bend("armor", 1))),
    _tech("phase-shield", "Phase Shield", "armor", 4, Bend("hull", 1)),
    _tech("neutron-hide", "Neutron Hide", "armor", 5, OnPlay(Repair(2))),
    # Engines
    _tech("tramp-burner", "Tramp Burner", "engine", 1, OnBuy(Rush())),
    _tech("ion-sail", "Ion Sail", "engine", 2, OnSpend(Draw(1))),
    _tech("fusion-torch", "Fusion Torch", "engine", 3, While("pilot", Bend("engine", 1))),
    _tech("slip-drive", "Slip Drive", "engine", 4, Bend("slip", 1)),
    _tech("fold-engine", "Fold Engine", "engine", 5, Bend("draw", 1)),
    # Computers
    _tech("abacus", "Abacus Core", "computer", 1, OnBuy(Rush())),
    _tech("clerk-mind", "Clerk Mind", "computer", 2, OnPlay(Thin())),
    _tech("oracle-core", "Oracle Core", "computer", 3, OnBuy(Draw(1))),
    _tech("hive-lattice", "Hive Lattice", "computer", 4, While("scientist", Bend("credits", 1))),
    _tech("ghost-engine", "Ghost Intellect", "computer", 5, Bend("crew", 2)),
    # Scanners
    _tech("dead-ear", "Dead Ear", "scanner", 1, Bend("scan", 1)),
    _tech("lidar-mast", "Lidar Mast", "scanner", 2, OnPlay(ClearStore())),
    _tech("deep-lens", "Deep Lens", "scanner", 3, OnPlay(ExchangeMission())),
    _tech("quantum-net", "Quantum Net", "scanner", 4, OnPlay(Recover())),
    _tech("void-eye", "Void Eye", "scanner", 5, Bend("early", 1), While(BEHIND, Bend("credits", 1))),
    # Rooms
    _other(ROOM, "cargo-hold", "Cargo Hold", 2, 1, Bend("credits", 1), While("smuggler", Bend("contact", -1))),
    _other(ROOM, "bunk-deck", "Bunk Deck", 2, 1, Bend("berths", 1)),
    _other(ROOM, "war-room", "War Room", 2, 1, Bend("crew", 1), While("commander", Bend("weapon", 1))),
    _other(ROOM, "chop-shop", "Chop Shop", 2, 1, Bend("salvage", -1), While("mechanic", Bend("tech", -1))),
    # Titles of the ship
    _other(TITLE, "scourge", "Lane Scourge", 3, 1, Bend("weapon", 1), Bend("hold", 1)),
    _other(TITLE, "iron-duchess", "Iron Duchess", 3, 1, Bend("armor", 1), While("armor", Bend("hull", 1))),
    _other(TITLE, "guild-flagship", "Guild Flagship", 3, 1, Bend("contracts", 1), While("diplomat", Bend("draw", 1))),
    # Piracy
    _other(PIRACY, "boarding-party", "Boarding Party", 3, 2, Now(StealTech(3))),
    _other(PIRACY, "press-gang", "Press Gang", 3, 1, Now(StealCrew())),
    _other(PIRACY, "midnight-refit", "Midnight Refit", 3, 2, Now(OneOf(SwapTech(), Scavenge()))),
    # Crew
    _crew("deck-officer", "Deck Officer", "commander", 1, 2, 1, 0, While("contact", Bend("hire", -1))),
    _crew("first-mate", "First Mate", "commander", 2, 1, 2, 1, OnBuy(Draw(1))),
    _crew("corsair-captain", "Corsair Captain", "commander", 3, 1, 3, 2, Bend("crew", 1)),
    _crew("void-legend", "Void Legend", "commander", 4, 1, 5, 2, Bend("draw", 1)),
    _crew("tug-pilot", "Tug Pilot", "pilot", 1, 2, 1, 1, OnBuy(Rush())),
    _crew("racer", "Belt Racer", "pilot", 2, 2, 2, 1, While("engine", Bend("engine", 1))),
    _crew("ace", "Flying Ace", "pilot", 3, 1, 3, 2, Bend("engine", 1)),
    _crew("navigator", "Fold Navigator", "pilot", 4, 1, 4, 2, Bend("charge", 1)),
    _crew("greasehand", "Greasehand", "mechanic", 1, 2, 1, 1, OnSpend(Repair())),
    _crew("patcher", "Patcher", "mechanic", 2, 2, 2, 1, OnPlay(Repair())),
    _crew("shipwright", "Shipwright", "mechanic", 3, 1, 3, 2, Bend("tech", -1)),
    _crew("machine-saint", "Machine Saint", "mechanic", 4, 1, 5, 2, OnPlay(Repair(2)), While("room", Bend("draw", 1))),
    _crew("powder-rat", "Powder Rat", "gunner", 1, 2, 1, 0, While("weapon", Bend("crew", 1))),
    _crew("turret-twin", "Turret Twin", "gunner", 2, 1, 2, 1, OnPlay(Broadside()), While(BEHIND, Bend("charge", 1))),
    _crew("deadeye", "Deadeye", "gunner", 3, 1, 3, 1, Bend("weapon", 1)),
    _crew(
        "siege-master", "Siege Master", "gunner", 4, 1, 5, 2, OnPlay(Broadside(2)), While("title", Bend("weapon", 1))
    ),
    _crew("sawbones", "Sawbones", "medic", 1, 2, 1, 0, OnBuy(Thin())),
    _crew("field-surgeon", "Field Surgeon", "medic", 2, 1, 2, 1, OnPlay(Recover())),
    _crew("gene-tailor", "Gene Tailor", "medic", 3, 1, 3, 2, OnPlay(Thin(2))),
    _crew("life-binder", "Life Binder", "medic", 4, 1, 4, 2, Bend("armor", 1)),
    _crew("lab-runaway", "Lab Runaway", "scientist", 1, 2, 1, 1, OnSpend(ClearStore())),
    _crew("xenologist", "Xenologist", "scientist", 2, 1, 2, 1, Bend("scanner", 1)),
    _crew("cyberneticist", "Cyberneticist", "scientist", 3, 1, 3, 2, Bend("computer", 1)),
    _crew("star-sage", "Star Sage", "scientist", 4, 1, 4, 2, Bend("scan", 1), While("computer", Bend("scanner", 1))),
    _crew("dock-rat", "Dock Rat", "smuggler", 1, 2, 1, 1, While("contact", Bend("credits", 1))),
    _crew("fence", "Fence", "smuggler", 2, 1, 2, 2, Bend("salvage", -1)),
    _crew("run-boss", "Run Boss", "smuggler", 3, 1, 3, 2, Bend("credits", 1)),
    _crew(
        "shadow-queen",
        "Shadow Queen",
        "smuggler",
        4,
        1,
        5,
        3,
        OnPlay(StealTech(2)),
        While("piracy", Bend("credits", 1)),
    ),
    _crew("envoy", "Envoy", "diplomat", 1, 2, 1, 1, OnPlay(ExchangeMission())),
    _crew("broker", "Broker", "diplomat", 2, 1, 2, 2, Bend("hire", -1)),
    _crew("consul", "Consul", "diplomat", 3, 1, 3, 2, Bend("abandon", 1)),
    _crew("peace-maker", "Peacemaker", "diplomat", 4, 1, 4, 2, Bend("crew", 1), While("title", Bend("hire", -1))),
    # Events
    _event("ion-storm", "Ion Storm", BendForAll("weapon", -1)),
    _event("meteor-season", "Meteor Season", BendForAll("armor", -1)),
    _event("dead-calm", "Dead Calm", BendForAll("calm", 1)),
    _event("gold-rush", "Gold Rush", BendForAll("credits", 1)),
    _event("scrap-tax", "Scrap Tax", BendForAll("salvage", 1)),
    _event("open-taverns", "Open Taverns", BendForAll("contact", -1)),
    _event("crew-strike", "Crew Strike", BendForAll("hire", 1)),
    _event("carnival", "Star Carnival", BendForAll("draw", 1)),
    # Easy missions
    _mission("milk-run", "Milk Run", EASY, 1, ("engine", 1), Renew()),
    _mission("lost-dog", "Lost Dog", EASY, 1, ("scanner", 1), Thin(2)),
    _mission("night-ferry", "Night Ferry", EASY, 1, "pilot", Renew(), Amends(SwapTech())),
    _mission("bar-brawl", "Bar Brawl", EASY, 2, Find(ROOM), Amends(StealCrew())),
    _mission("old-debts", "Old Debts", EASY, 1, "diplomat", Find(TITLE), Amends(StealCrew())),
    _mission("leaky-valve", "Leaky Valve", EASY, 1, "mechanic", Scavenge()),
    _mission("hot-cargo", "Hot Cargo", EASY, 2, Find(PIRACY), Amends(StealTech(3))),
    _mission("fever-ship", "Fever Ship", EASY, 1, (TECH, 1), Thin(2)),
    _mission("rock-hunt", "Rock Hunt", EASY, 1, ("weapon", 1), Befriend(), Amends(StealTech(3))),
    _mission("data-courier", "Data Courier", EASY, 1, (TECH, 2), Prize(3), Amends(SwapTech())),
    _mission("salvage-claim", "Salvage Claim", EASY, 0, (TECH, 2), Scavenge(), Amends(StealTech(3))),
    _mission("festival-guard", "Festival Guard", EASY, 1, "contact", Find(ROOM)),
    # Medium missions
    _mission(
        "broken-relay", "Broken Relay", MEDIUM, 4, ("computer", 1), "mechanic", Repair(2), Amends(StealTech(4)), mercy=2
    ),
    _mission("comet-chase", "Comet Chase", MEDIUM, 2, "pilot", Renew(), Find(TITLE), Amends(SwapTech())),
    _mission("quarantine", "Quarantine", MEDIUM, 2, (TECH, 1), Renew(), Thin(2), Amends(StealTech(4)), mercy=1),
    _mission(
        "ghost-signal", "Ghost Signal", MEDIUM, 2, ("scanner", 1), Renew(), Find(ROOM), Amends(SwapTech()), mercy=1
    ),
    _mission("rum-line", "The Rum Line", MEDIUM, 2, (TECH, 3), Renew(), Find(PIRACY), Amends(StealTech(4)), mercy=1),
    _mission("convoy-duty", "Convoy Duty", MEDIUM, 1, ("weapon", 2), Find(TITLE), Amends(StealTech(4))),
    _mission("treaty-table", "Treaty Table", MEDIUM, 2, "diplomat", Renew(), Find(TITLE), Amends(StealTech(4))),
    _mission("prison-break", "Prison Break", MEDIUM, 3, Renew(), Befriend(), Amends(StealTech(4)), mercy=2),
    _mission(
        "bank-vault", "Orbital Vault", MEDIUM, 2, ("computer", 1), Find(ROOM), Prize(4), Amends(StealTech(4)), mercy=1
    ),
    _mission("deep-survey", "Deep Survey", MEDIUM, 1, (TECH, 4), Renew(), Find(ROOM), Amends(SwapTech())),
    _mission("mutiny", "The Mutiny", MEDIUM, 2, "commander", Renew(), Find(TITLE), Amends(StealCrew())),
    _mission(
        "rescue",
        "Belt Rescue",
        MEDIUM,
        2,
        ("engine", 1),
        ("scanner", 1),
        Renew(),
        Prize(3),
        Amends(SwapTech()),
        mercy=1,
    ),
    # Hard missions
    _mission("dreadnought", "Dreadnought", HARD, 3, "gunner", Renew(), Amends(StealTech(4))),
    _mission("black-hole", "Black Hole", HARD, 3, ("engine", 2), Renew(), Amends(SwapTech()), mercy=2),
    _mission("plague-world", "Plague World", HARD, 4, "medic", Renew(), Amends(StealCrew()), mercy=2),
    _mission("hive-queen", "The Hive Queen", HARD, 3, ("weapon", 3), Renew(), Amends(StealTech(4)), mercy=2),
    _mission("royal-heist", "Royal Heist", HARD, 3, "piracy", Renew(), Amends(StealTech(4)), mercy=2),
    _mission("peace-summit", "Peace Summit", HARD, 3, "title", Renew(), Amends(SwapTech())),
    _mission("dead-fleet", "The Dead Fleet", HARD, 3, (TECH, 6), Renew(), Amends(SwapTech()), mercy=2),
    _mission("sun-forge", "The Sun Forge", HARD, 3, ("armor", 2), Renew(), Amends(StealTech(4)), mercy=2),
    _mission("mind-prison", "The Mind Prison", HARD, 3, "scientist", Renew(), Amends(StealTech(4)), mercy=1),
    _mission("blockade", "The Blockade", HARD, 5, Renew(), Amends(StealTech(4)), mercy=2),
    _mission("rebel-crown", "The Rebel Crown", HARD, 3, "room", Renew(), Amends(StealCrew()), mercy=2),
    _mission("leviathan-hunt", "Leviathan Hunt", HARD, 3, "smuggler", Renew(), Amends(SwapTech())),
    # Final missions
    _mission("throne-of-stars", "Throne of Stars", FINAL, 4, ("weapon", 1), (TECH, 4)),
    _mission("heart-of-the-void", "Void Heart", FINAL, 4, ("scanner", 1), (TECH, 4)),
    _mission("last-armada", "The Last Armada", FINAL, 4, ("armor", 1), (TECH, 4)),
    _mission("golden-archive", "Golden Archive", FINAL, 4, ("computer", 1), (TECH, 4)),
    _mission("gate-of-worlds", "Gate of Worlds", FINAL, 4, ("engine", 1), (TECH, 4)),
    _mission("emperors-ransom", "Emperor's Ransom", FINAL, 6, (TECH, 3)),
    # Admirals
    _admiral("vance", "Admiral Vance", Bend("weapon", 1)),
    _admiral("okonkwo", "Admiral Okonkwo", Bend("armor", 1)),
    _admiral("sorrel", "Admiral Sorrel", Bend("contact", -1)),
    _admiral("thorne", "Admiral Thorne", Bend("hull", 1), Bend("engine", 1)),
    _admiral("li", "Admiral Li", Bend("contracts", 1), Bend("computer", 1)),
    _admiral("moreau", "Admiral Moreau", Bend("salvage", -1)),
    _admiral("azimi", "Admiral Azimi", Bend("crew", 1)),
    _admiral("brandt", "Admiral Brandt", Bend("early", 1), Bend("scanner", 1)),
)

NAMES = Names([kind.key for kind in KINDS])
TYPE = [kind.type for kind in KINDS]
COST = [kind.cost for kind in KINDS]
NUMBER = NAMES.cards
CONTRACT_CARD, CONTACT_CARD = NUMBER["contract"], NUMBER["contact"]


pile = partial(pile_of, KINDS)


def missions(station: str) -> list[int]:
    return [card for card, kind in enumerate(KINDS) if kind.type == MISSION and kind.role == station]


def needs(card: int) -> Needs:
    """What a mission asks for."""
    first = KINDS[card].says.parts[0]
    assert isinstance(first, Needs)
    return first


# The cards as everybody else knows them

TYPE_LINES = {
    CREDIT: N_("Money"), CONTRACT: N_("Contract"), CREW: N_("Crew"), TECH: N_("Tech"), ROOM: N_("Tech · Room"),
    TITLE: N_("Tech · Ship title"), PIRACY: N_("Tech · Piracy"), EVENT: N_("Event"), MISSION: N_("Mission"),
    ADMIRAL: N_("Admiral"),
}  # fmt: skip
STATION_NAMES = {"easy": P_("Easy"), "medium": P_("Medium"), "hard": P_("Hard"), "final": P_("Final")}
SECTIONS = {
    CREDIT: "buy", CONTRACT: "contracts", CREW: "crew", TECH: "ship", ROOM: "rooms", TITLE: "titles",
    PIRACY: "piracy", EVENT: "events", MISSION: "missions", ADMIRAL: "admirals",
}  # fmt: skip


def _line(kind: Kind) -> str:
    roles = SLOT_NAMES | CREW_NAMES | STATION_NAMES
    words = [_(TYPE_LINES[kind.type]), *([_(roles[kind.role]).capitalize()] if kind.role else [])]
    return " · ".join(words)


def _numbers(kind: Kind) -> tuple[tuple[str, int], ...]:
    lower = "points" if kind.type == MISSION else "credit"
    right = "crew" if kind.type in (CREW, MISSION) else "tech"
    signs = (("cost", kind.cost), (lower, kind.credit), (right, kind.value))
    return tuple((sign, n) for sign, n in signs if n)


def _card(kind: Kind) -> Card:
    frame = kind.type if kind.type != TECH else f"tech-{kind.role}"
    back = kind.role if kind.type == MISSION else kind.pile
    return Card(
        kind.key,
        frame,
        kind.name,
        kind.says.text,
        SECTIONS[kind.type],
        back,
        lambda: _line(kind),
        _numbers(kind),
        short=kind.says.signs,
        flavour=partial(_, FLAVOUR.get(kind.key, "")),
    )


CARDS = {kind.key: _card(kind) for kind in KINDS}
assert set(SLOTS) == {kind.role for kind in KINDS if kind.type == TECH}
