"""Starts Caelum: `play` (what happens without a word) and `report`."""

from __future__ import annotations

import sys

if __name__ == "__main__" and getattr(sys, "frozen", False):
    import multiprocessing

    multiprocessing.freeze_support()  # a packaged worker process starts here and must go no further

import argparse
import contextlib
import logging
import os
import re
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from game.core.language import N_, _, n_

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.info import GameInfo
    from game.session import Seat, Session
    from saves.places import Places
    from ui.app import App

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

ARGPARSE = (
    N_("usage: "), N_("options"), N_("positional arguments"), N_("show this help message and exit"),
    N_("%(prog)s: error: %(message)s\n"), N_("argument %(argument_name)s: %(message)s"), N_("expected one argument"),
    N_("the following arguments are required: %s"), N_("unrecognized arguments: %s"),
    N_("ambiguous option: %(option)s could match %(matches)s"), N_("invalid %(type)s value: %(value)r"),
    N_("ignored explicit argument %r"),
)  # fmt: skip
"""What Python's own reader of command lines says to ours."""


class Refused(Exception):
    """The command can't be done as asked; the sentence says what to do."""


def main(argv: list[str] | None = None) -> int:
    """Whatever happens, the answer is a sentence."""
    from saves import places
    from ui import log

    for stream in (sys.stdout, sys.stderr):
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")  # a sign that can't be shown is no failure
    words = _with_command(list(sys.argv[1:] if argv is None else argv))
    found = None
    try:
        found = places.find("--portable" in words)
        log.start(found.log)
        _speak(words, found)
        arguments = _parser().parse_args(words)
        result: int = arguments.run(arguments, found)
        return result
    except (Refused, places.NoHome) as problem:
        return _complain(str(problem), 2)
    except KeyboardInterrupt:
        return _complain(_("stopped."), 130)
    except Exception:
        return _failed(found)


def _with_command(argv: list[str]) -> list[str]:
    """`play` is meant when no command is named."""
    return argv if argv and argv[0] in ("play", "report", "-h", "--help") else ["play", *argv]


def _speak(words: list[str], found: Places) -> None:
    """The command line's own words are in the language that it asks for, else in the one of the settings."""
    from saves import settings
    from ui import resources

    asked = [b for a, b in pairwise(words) if a == "--lang"]
    asked += [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    resources.speak(asked[0] if asked else settings.load(found.settings).language)
    argparse._ = _  # type: ignore[attr-defined]  # its stub leaves out the gettext that it speaks through


def _parser() -> argparse.ArgumentParser:
    epilog = _("Saved games and settings lie in the user's data folder; --portable keeps them beside the program.")
    parser = argparse.ArgumentParser("caelum", description=_("Five games of angels and star pirates."), epilog=epilog)
    commands = parser.add_subparsers(required=True)
    play = commands.add_parser("play", help=_("open the table (the default)"), epilog=epilog)
    play.add_argument("--game", metavar="ID", help=_("start this game at once"))
    play.add_argument("--seats", metavar="A,B", help=_("who plays each seat: {players}").format(players=_players()))
    play.add_argument("--option", metavar="KEY=VALUE", action="append", default=[], help=_("a setting of the game"))
    play.add_argument("--seed", type=int, metavar="N", help=_("the deal and the dice follow from this number"))
    play.add_argument("--load", metavar="FILE", help=_("open a saved game"))
    play.add_argument("--portable", action="store_true", help=_("keep saves and settings beside the program"))
    play.add_argument("--size", type=_size, metavar="WxH", help=_("the window's size in pixels"))
    play.add_argument(
        "--lang",
        type=_language,
        metavar="CODE",
        help=_("the language of this start: en, pl, or pseudo to try the layout"),
    )
    play.add_argument("--demo", action="store_true", help=_("let opponents play a whole game, seen or unseen"))
    play.add_argument("--first-frame", action="store_true", help=argparse.SUPPRESS)
    play.set_defaults(run=_play)
    words = _("pack the log, the versions and the last game, without names, for a bug report")
    report = commands.add_parser("report", help=words)
    report.add_argument("--to", metavar="DIR", type=Path, help=_("where the report goes; else beside your games"))
    report.add_argument("--portable", action="store_true", help=_("keep saves and settings beside the program"))
    report.set_defaults(run=_report)
    return parser


def _size(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d{3,5})x(\d{3,5})", text)
    if not match:
        raise argparse.ArgumentTypeError(_("'{text}' is no size: write it as 1280x720").format(text=text))
    return int(match[1]), int(match[2])


def _language(text: str) -> str:
    from ui.resources import languages

    known = [*languages(), "pseudo"]
    if text not in known:
        words = _("'{text}' is no language that Caelum speaks; it speaks {languages}")
        raise argparse.ArgumentTypeError(words.format(text=text, languages=", ".join(known)))
    return text


def _complain(text: str, code: int) -> int:
    if sys.stderr is not None:
        with contextlib.suppress(OSError):
            print(f"caelum: {text}", file=sys.stderr)
    return code


def _tell(text: str) -> None:
    if sys.stdout is not None:
        with contextlib.suppress(OSError):
            print(text, flush=True)


def _failed(found: Places | None) -> int:
    """The end after something that nobody foresaw."""
    text = _("Caelum had to stop. Your game is kept and can be continued.")
    if found is not None:
        logging.exception("Caelum had to stop")
        from saves.places import shown

        text += " " + _("What happened is written in {path}").format(path=shown(found.log))
    _show_failure(text)
    return _complain(text, 1)


def _show_failure(text: str) -> None:
    """Somebody who sees a window sees the sentence, too."""
    with contextlib.suppress(Exception):
        import pygame

        if pygame.display.get_init() and pygame.display.get_driver() != "dummy":
            pygame.display.message_box("Caelum", text, "error")


# Playing


def _play(arguments: argparse.Namespace, found: Places) -> int:
    _preload_shelf()
    from saves import places, settings
    from saves.store import Store

    found = places.find(arguments.portable)
    if arguments.demo and arguments.load:
        raise Refused(_("--demo plays a new game: leave out --load, or leave out --demo to play on."))
    session = _wanted_session(arguments)
    chosen = settings.load(found.settings)
    if arguments.lang:
        chosen = settings.change(chosen, language=arguments.lang)
    store = Store(found.home)
    from ui.app import App, NoDisplay, has_display

    if not has_display():
        return _without_window(arguments, session)
    try:
        app = App(chosen, store, arguments.size)
    except NoDisplay:
        return _without_window(arguments, session)
    return _run(app, arguments, session)


def _preload_shelf() -> None:
    from game.catalogue import SHELF
    from ui.art import preload

    preload(["room/wall", "room/plank", *(f"covers/{box.id}" for box in SHELF)])


def _without_window(arguments: argparse.Namespace, session: Session | None) -> int:
    """Only a demonstration can do without."""
    if arguments.demo and session is not None:
        return _demo_unseen(session)
    text = _("no display was found, so no window can open. 'play --demo' plays a game between two opponents unseen.")
    return _complain(text, 1)


def _wanted_session(arguments: argparse.Namespace) -> Session | None:
    """The game that the command line asks for; None for the shelf."""
    if arguments.load or not (arguments.game or arguments.seats or arguments.demo):
        return None
    import secrets

    from game import catalogue
    from game.ai.opponents import USUAL
    from game.core.options import OptionError
    from game.session import PERSON, start

    game = arguments.game or catalogue.ids()[0]
    if game not in catalogue.ids():
        raise Refused(str(catalogue.UnknownGame(game)))
    seed = arguments.seed if arguments.seed is not None else secrets.randbelow(1 << 32)
    seats = _seats(arguments.seats or (f"{USUAL},{USUAL}" if arguments.demo else f"{PERSON},{USUAL}"), game)
    if arguments.demo and any(seat.is_person for seat in seats):
        raise Refused(_("--demo plays without persons: name only levels for --seats, such as adept,novice."))
    try:
        options = _options(arguments.option, game, seats)
        rules = catalogue.rules(game)
        own = rules.automatic(rules.new_game(options, seed))
        seats = [_automaton(game) if n in own else seat for n, seat in enumerate(seats)]
        return start(game, options, seed, seats)
    except (OptionError, ValueError) as problem:
        raise Refused(str(problem)) from problem


def _options(given: list[str], game: str, seats: Sequence[Seat]) -> dict[str, object]:
    """The options as asked; how many play follows from the seats, and so does what lets an automaton play."""
    from game import catalogue
    from game.session import AUTOMATON, letting_automatons

    rules = catalogue.rules(game)
    options: dict[str, object] = {}
    for text in given:
        key, _equals, value = text.partition("=")
        choices = {str(choice.value): choice.value for choice in rules.info.option(key).choices}
        options[key] = choices.get(value, int(value) if value.lstrip("-").isdigit() else value)
    if any(option.key == "seats" for option in rules.info.options):
        options.setdefault("seats", len(seats))
    return letting_automatons(rules, options, {n for n, seat in enumerate(seats) if seat.player == AUTOMATON})


def _seats(text: str, game: str) -> list[Seat]:
    from game import catalogue
    from game.ai import opponents
    from game.session import AUTOMATON, PERSON, Seat

    info = catalogue.rules(game).info
    seats: list[Seat] = []
    for n, player in enumerate(text.split(",")):
        player = player.strip()
        if player == PERSON:
            seats.append(Seat(PERSON, _("Player {n}").format(n=n + 1)))
        elif player == AUTOMATON:
            seats.append(_automaton(game))
        elif opponents.plays(info, player):
            name = opponents.label(info, player)
            same = sum(seat.player == player for seat in seats)
            seats.append(Seat(player, f"{name} {same + 1}" if same else name))
        else:
            text = _("'{player}' can't take a seat: --seats takes {players}.")
            raise Refused(text.format(player=player, players=_players(info)))
    return seats


def _players(info: GameInfo | None = None) -> str:
    """Everybody who can be named for a seat, with the characters of a game."""
    from game.ai.opponents import OPPONENTS
    from game.session import AUTOMATON, PERSON

    characters = [f"LEVEL-{character.key}" for character in info.characters] if info else []
    return ", ".join([PERSON, AUTOMATON, *OPPONENTS, *characters])


def _automaton(game: str) -> Seat:
    from game import catalogue
    from game.session import AUTOMATON, Seat

    return Seat(AUTOMATON, _(catalogue.rules(game).info.automaton) or _("Automaton"))


def _run(app: App, arguments: argparse.Namespace, session: Session | None) -> int:
    from ui.screens.title import TitleScreen

    app.push(TitleScreen(app))
    if arguments.load:
        from ui.screens.library import open_path

        open_path(app, Path(arguments.load))
    elif session is not None:
        from ui.screens.table import TableScreen

        if not arguments.demo:
            app.try_store(lambda: app.store.begin(session))
        app.push(TableScreen(app, session, demo=arguments.demo))
    app.frame([], 0.0)
    if arguments.first_frame:
        return 0
    if app.settings.problem:
        app.toast(app.settings.problem)
    app.sound.start()
    app.apply_volumes()
    code: int = app.run()
    if arguments.demo and session is not None:
        _tell(_result(session))
        return code if session.to_act() is None else 1
    return code


def _demo_unseen(session: Session) -> int:
    from game.ai.levels import choose

    while (seat := session.to_act()) is not None:
        level = session.seats[seat].player
        session.play(choose(session.rules, session.view(seat), level, session.seed + len(session.moves)).move)
    _tell(_result(session))
    return 0


def _result(session: Session) -> str:
    outcome = session.outcome()
    if outcome is None:
        return n_("{title}: left after {n} move.", "{title}: left after {n} moves.", len(session.moves),
                  title=session.rules.info.title)  # fmt: skip
    names = ", ".join(session.names[seat] for seat in outcome.winners)
    ending = _("{names} won").format(names=names) if names else _("a draw")
    return n_("{title}, seed {seed}: {ending} after {n} move. {reason}",
              "{title}, seed {seed}: {ending} after {n} moves. {reason}", len(session.moves),
              title=session.rules.info.title, seed=session.seed, ending=ending, reason=outcome.reason)  # fmt: skip


def _report(arguments: argparse.Namespace, found: Places) -> int:
    from saves import report
    from saves.disk import StoreError
    from ui.guard import sentence
    from ui.resources import VERSION

    try:
        _tell(sentence(report.pack(found, VERSION, None, arguments.to)))
    except StoreError as problem:
        raise Refused(_("The report could not be packed: {what}").format(what=problem)) from problem
    return 0


if __name__ == "__main__":
    sys.exit(main())
