"""How Angel Wars looks and reads: its options, the things on its table, and its sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.angel_wars import board
from game.angel_wars.board import BIT, NAMES, PIECE_OF, PIECES, SIDES, TILES
from game.angel_wars.state import LAYOUTS, MOVEMENTS, TO_ROLL, State
from game.core.contract import Event, Move, Reason
from game.core.info import Character, GameInfo
from game.core.language import N_, P_, _, n_, p_
from game.core.measures import Worlds
from game.core.options import Choice, Option, OptionError
from game.core.things import Thing

SIDE_CHOICES = tuple(
    f"{SIDES[k]}-{a}-{SIDES[(k + 1) % 4]}-{b}" for k in range(4) for a, b in (("orange", "blue"), ("blue", "orange"))
)

INFO = GameInfo(
    id="angel_wars",
    title="Angel Wars",
    blurb=N_("Flip the tiles, open a way of your own colour, and bring every figure across the board."),
    designers="Sharon Pierce McCullough, Randall S. Pierce",
    publisher="Cactus Game Design, 2007",
    minutes=(15, 25),
    rules_version=2,
    hides=False,
    search="turns",
    worlds=Worlds(oversight={"novice": 0.2}),
    characters=(
        Character("bold", N_("Bold"), N_("Runs for home and lets others do what they like."),
                  {"others_rank": 0.6, "others_way": 0.5}),
        Character("stubborn", N_("Stubborn"), N_("Closes your ways before it opens its own."),
                  {"others_rank": 1.3, "others_way": 2.0}),
        Character("patient", N_("Patient"), N_("Goes step by step and never opens more than it walks."),
                  {"rank": 1.4, "way": 0.5}),
    ),
    options=(
        Option("seats", N_("Players"), 2, N_("Two players with six figures each, or four with three."),
               (Choice(2, N_("Two")), Choice(4, N_("Four")))),
        Option("method", N_("Method"), "strategy", N_("Always two movements a turn, or as many as the die shows."),
               (Choice("strategy", N_("Strategy")), Choice("chance", N_("Strategy and chance")))),
        Option("opening", N_("First turn"), "book",
               N_("Ours: a short first turn has one movement, since whoever begins is ahead."),
               (Choice("book", N_("By the book")), Choice("short", N_("Short"))),
               when=("method", "strategy"), rare=True),
        Option("armies", N_("Opposing army"), "demons", N_("A choice of looks: the rules are the same."),
               (Choice("demons", N_("Demons")), Choice("messengers", N_("Messenger angels"))), rare=True),
        Option("sides", N_("Sides of the first player"), SIDE_CHOICES[0],
               N_("Two neighbouring sides and their colours; the other seats take what faces them."), (
            Choice(SIDE_CHOICES[0], N_("South orange, west blue")),
            Choice(SIDE_CHOICES[1], N_("South blue, west orange")),
            Choice(SIDE_CHOICES[2], N_("West orange, north blue")),
            Choice(SIDE_CHOICES[3], N_("West blue, north orange")),
            Choice(SIDE_CHOICES[4], N_("North orange, east blue")),
            Choice(SIDE_CHOICES[5], N_("North blue, east orange")),
            Choice(SIDE_CHOICES[6], N_("East orange, south blue")),
            Choice(SIDE_CHOICES[7], N_("East blue, south orange")),
        ), rare=True),
        Option("first", N_("Who begins"), "random", N_("Drawn by lot, or a seat of your choice."), (
            Choice("random", N_("Drawn by lot")), Choice("1", N_("Seat 1")), Choice("2", N_("Seat 2")),
            Choice("3", N_("Seat 3")), Choice("4", N_("Seat 4")),
        )),
        Option("max_turns", N_("Turn limit"), 200, N_("After so many turns in all the game is a draw."),
               low=10, high=1000, rare=True),
    ),
)  # fmt: skip


def complete(options: Mapping[str, object]) -> dict[str, int | str]:
    """The options complete; a first seat that does not play is refused."""
    chosen = INFO.complete(options)
    first = chosen["first"]
    if first != "random" and int(first) > int(chosen["seats"]):
        text = _("{title}: 'first' can't be '{first}'; there are {n} seats.")
        raise OptionError("first", text.format(title=INFO.title, first=first, n=chosen["seats"]))
    return chosen


# Things


def army(state: State, side: int) -> str:
    """The guardians belong to the first seat's two sides, with four seats to the first two seats."""
    ours = LAYOUTS[2][state.sides].owner[side] == 0
    return "guardian" if ours else "messenger" if state.messengers else "demon"


def figure(state: State, piece: int) -> str:
    side = piece // 3
    colour = "orange" if LAYOUTS[state.seats][state.sides].colour[side] else "blue"
    return f"{army(state, side)}-{colour}"


def home_of_side(state: State, side: int) -> int:
    """How many of the side's three figures are home."""
    return sum(bool(board.GOALS[side] & BIT[state.pieces[piece]]) for piece in range(3 * side, 3 * side + 3))


def at_home(state: State, seat: int) -> int:
    owner = LAYOUTS[state.seats][state.sides].owner
    return sum(home_of_side(state, side) for side in range(4) if owner[side] == seat)


def table(view: State) -> list[Thing]:
    owner = LAYOUTS[view.seats][view.sides].owner
    things = []
    for side in range(4):
        facing = SIDES[(side + 2) % 4]
        mark = f"home-{home_of_side(view, side)}"
        things.append(Thing(f"goal-{facing}", f"edge-{facing}", "goal", figure(view, 3 * side), owner[side], (mark,)))
    for tile in range(64):
        marks = ("banned",) if view.banned >> tile & 1 else ("flipped",) if view.flipped >> tile & 1 else ()
        face = "orange" if view.orange >> tile & 1 else "blue"
        things.append(Thing(NAMES[tile], NAMES[tile], "tile", face, marks=marks))
    for piece, tile in enumerate(view.pieces):
        home = ("home",) if board.GOALS[piece // 3] & BIT[tile] else ()
        things.append(Thing(PIECES[piece], NAMES[tile], "figure", figure(view, piece), owner[piece // 3], home))
    left = max(view.left, 0)
    if view.chance:
        waiting = ("waiting",) if view.left == TO_ROLL and not view.end else ()
        things.append(Thing("die", "die", "die", str(view.rolled), marks=waiting))
    things.append(Thing("movements", "movements", "pips", str(left), number=movements_in_all(view)))
    return things


def movements_in_all(view: State) -> int:
    """How many the turn began with. A game begins with a flip (W6), so one left and nothing flipped is a short turn."""
    if view.chance:
        return view.rolled
    return view.left if view.turn == 1 and not view.flipped else MOVEMENTS


# Sentences


def standing(view: State, seat: int) -> str:
    """How far a seat has come, for its plate."""
    text = _("{n} of {all} home")
    return text.format(n=at_home(view, seat), all=len(LAYOUTS[view.seats][view.sides].paths[seat]))


def scored(n: int) -> str:
    return _("{n} home").format(n=n)


def prompt(view: State) -> str:
    if view.end:
        return _("The game is over.")
    if view.left == TO_ROLL:
        return _("Roll the die: it says how many movements you have.")
    return n_(
        "{n} movement left: flip a tile or move a figure.",
        "{n} movements left: flip a tile or move a figure.",
        view.left,
    )


def say_face(face: str) -> str:
    return p_("orange") if face == "orange" else p_("blue")


def say_figure(face: str) -> str:
    names = {
        "guardian-orange": P_("orange guardian"),
        "guardian-blue": P_("blue guardian"),
        "demon-orange": P_("orange demon"),
        "demon-blue": P_("blue demon"),
        "messenger-orange": P_("orange messenger"),
        "messenger-blue": P_("blue messenger"),
    }
    return _(names[face])


def say_move(view: State, move: Move) -> str:
    if move.kind == "roll":
        return _("Roll the die")
    if move.kind == "end":
        return _("End turn")
    if move.kind == "flip":
        to = say_face("blue" if view.orange >> TILES[move.src or ""] & 1 else "orange")
        return _("Flip {tile} to {colour}").format(tile=move.src, colour=to)
    piece = PIECE_OF[move.src or ""]
    text = _("Move the {figure} from {start} to {end}")
    return text.format(figure=say_figure(figure(view, piece)), start=NAMES[view.pieces[piece]], end=move.dst)


def wastes(view: State, move: Move) -> str:
    """Movements are lost with the end of a turn."""
    return n_("{n} movement left", "{n} movements left", view.left) if move.kind == "end" else ""


def say_event(event: Event, names: Sequence[str]) -> str:
    data = event.data
    name = "" if event.seat is None else names[event.seat]
    if event.kind == "flip":
        text = _("{name} flips {tile} to {colour}.")
        return text.format(name=name, tile=event.src, colour=say_face(data["face"]))
    if event.kind == "step":
        text = (
            _("{name}: {figure} from {start} to {end}, home.")
            if data["home"]
            else _("{name}: {figure} from {start} to {end}.")
        )
        return text.format(name=name, figure=say_figure(data["figure"]), start=data["from"], end=event.dst)
    if event.kind == "roll":
        if event.n == 0:
            return _("{name} rolls 0: the turn passes.").format(name=name)
        return _("{name} rolls {n}.").format(name=name, n=event.n)
    if event.kind == "pass":
        return _("{name} ends the turn early.").format(name=name)
    if event.kind == "end":
        if data["reason"] == "home":
            return _("{name} has every figure home and wins.").format(name=names[data["winners"][0]])
        if data["reason"] == "turns":
            return _("The turn limit is reached: a draw.")
        return _("The same position stood for the third time: a draw.")
    return ""


def say_thing(view: State, thing: Thing, names: Sequence[str]) -> str:
    if thing.kind == "tile":
        text = _("Tile {tile}, {colour}.").format(tile=thing.id, colour=say_face(thing.face))
        if "banned" in thing.marks:
            text += " " + _("Flipped on the previous turn: it can't be flipped back yet.")
        if "flipped" in thing.marks:
            text += " " + _("Flipped in this turn.")
        return text
    if thing.kind == "figure":
        text = _("{name}'s {figure} on {tile}.")
        text = text.format(name=names[thing.owner or 0], figure=say_figure(thing.face), tile=thing.place)
        return text + (" " + _("It is home.") if "home" in thing.marks else "")
    if thing.kind == "goal":
        text = _("Home of {name}'s {figure}: {n} of 3 are here.")
        return text.format(name=names[thing.owner or 0], figure=say_figure(thing.face), n=thing.marks[0][-1])
    if thing.kind == "die":
        return _("The die has the faces 0, 1, 1, 2, 2, 3. It shows {n}.").format(n=thing.face)
    return n_("{n} movement left in this turn.", "{n} movements left in this turn.", int(thing.face))


# Refusals


def why_not(view: State, move: Move) -> Reason:
    """Why a move is refused, and the section that says so. A "click" is tried as a flip, a "drag" as a step."""
    if view.end:
        return Reason(_("The game is over."), "end")
    if move.kind == "roll" or move.src == "die":
        if view.chance and view.left != TO_ROLL:
            return Reason(_("The die is rolled once a turn, before the first movement."), "chance")
        return Reason(_("The die is used only in the method with chance."), "methods")
    if view.left == TO_ROLL:
        return Reason(_("First roll the die: it says how many movements you have."), "chance")
    if move.kind in ("flip", "click"):
        if move.src in TILES:
            return _why_no_flip(view, TILES[move.src])
        if move.src in PIECE_OF:
            return _why_no_lift(view, PIECE_OF[move.src])
    if move.kind in ("step", "drag"):
        if move.src in PIECE_OF:
            return _why_no_step(view, PIECE_OF[move.src], move.dst)
        if move.src in TILES:
            return Reason(_("Tiles stay where they are: click one to flip it."), "flipping")
    return Reason(_("That is not a movement: flip a tile or move a figure."), "movements")


def _why_no_flip(view: State, tile: int) -> Reason:
    if view.occupied >> tile & 1:
        return Reason(_("A figure stands on this tile: an occupied tile can't be flipped."), "flipping")
    if view.banned >> tile & 1:
        return Reason(_("This tile was flipped on the previous turn: it can't be flipped back yet."), "ban")
    if view.flipped >> tile & 1:
        return Reason(_("You flipped this tile already in this turn."), "ban")
    return Reason(_("This tile can be flipped now."), "flipping")


def _why_not_yours(view: State, piece: int) -> Reason | None:
    owner = LAYOUTS[view.seats][view.sides].owner[piece // 3]
    if owner == view.seat:
        return None
    if view.turn > 1 and owner == (view.seat - 1) % view.seats:
        return Reason(_("This figure's player has no movements left: the turn has passed on."), "turn")
    return Reason(_("This figure belongs to another player."), "turn")


def _why_no_lift(view: State, piece: int) -> Reason:
    """A figure was clicked that can go nowhere, or was meant to be flipped."""
    theirs = _why_not_yours(view, piece)
    if theirs:
        return theirs
    layout = LAYOUTS[view.seats][view.sides]
    colour = say_face("orange" if layout.colour[piece // 3] else "blue")
    text = _("This figure is shut in: no free {colour} tile lies beside it. A flip can open a way.")
    return Reason(text.format(colour=colour), "moving")


def _why_no_step(view: State, piece: int, target: str | None) -> Reason:
    theirs = _why_not_yours(view, piece)
    if theirs:
        return theirs
    layout = LAYOUTS[view.seats][view.sides]
    if target in PIECE_OF:
        target = NAMES[view.pieces[PIECE_OF[target]]]
    if target not in TILES:
        return Reason(_("A figure moves from tile to tile."), "moving")
    tile = TILES[target]
    start = view.pieces[piece]
    if tile == start:
        return Reason(_("A movement goes at least one tile far."), "moving")
    if view.occupied >> tile & 1:
        return Reason(_("Another figure stands there: two figures never share a tile."), "moving")
    way = board.line(start, tile)
    if way is None:
        return Reason(_("A figure moves in one straight line: never diagonally, never round a corner."), "moving")
    orange = layout.colour[piece // 3]
    for step in way:
        if view.occupied >> step & 1:
            text = _("The figure on {tile} blocks the line: nobody jumps.")
            return Reason(text.format(tile=NAMES[step]), "moving")
        if bool(view.orange >> step & 1) != orange:
            text = _("{tile} has the wrong colour: this figure moves only on {colour} tiles.")
            return Reason(text.format(tile=NAMES[step], colour=say_face("orange" if orange else "blue")), "moving")
    return Reason(_("This figure can go there now."), "moving")
