"""The keys and what they do: one table that the settings show and the table screen obeys."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.core.language import N_


class Binding(NamedTuple):
    """An action, the names of its keys as shown, what it does, and the key codes that mean it."""

    action: str
    keys: tuple[str, ...]
    text: str
    codes: tuple[int, ...] = ()
    with_ctrl: tuple[int, ...] = ()


DIGITS = tuple(range(pygame.K_1, pygame.K_9 + 1))

KEYS: list[Binding] = [
    Binding("focus", ("←", "↑", "↓", "→"), N_("Move the focus, change a value"),
            (pygame.K_LEFT, pygame.K_UP, pygame.K_DOWN, pygame.K_RIGHT)),
    Binding("next", (N_("Tab"),), N_("Next place; with Shift the one before"), (pygame.K_TAB,)),
    Binding("act", (N_("Enter"), N_("Space")), N_("Act: pick up, put down, press"),
            (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)),
    Binding("back", (N_("Esc"),), N_("Cancel, go back, open the menu"), (pygame.K_ESCAPE,)),
    Binding("button", ("1", "…", "9"), N_("Press a button of the decision"), DIGITS),
    Binding("undo", ("U", N_("Ctrl Z")), N_("Take back"), (pygame.K_u,), (pygame.K_z,)),
    Binding("hint", ("H",), N_("Show a hint"), (pygame.K_h,)),
    Binding("now", ("N",), N_("Let the opponent move now"), (pygame.K_n,)),
    Binding("log", ("L",), N_("Go to the log"), (pygame.K_l,)),
    Binding("zoom", ("Z", N_("Right click")), N_("Look closely at a thing"), (pygame.K_z,)),
    Binding("browse", ("B",), N_("Spread out a pile, then the next one"), (pygame.K_b,)),
    Binding("rules", ("R",), N_("Open the rulebook"), (pygame.K_r,)),
    Binding("save", ("S",), N_("Save the game"), (pygame.K_s,)),
    Binding("pause", ("P",), N_("Pause; then go step by step"), (pygame.K_p,)),
    Binding("step", (N_("Space"),), N_("Next step, while going step by step"), (pygame.K_SPACE,)),
    Binding("closer", ("+",), N_("Bring the table closer"), (pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS)),
    Binding("farther", ("−",), N_("Move the table away"), (pygame.K_MINUS, pygame.K_KP_MINUS)),
    Binding("whole", ("0",), N_("Show the whole table"), (pygame.K_0, pygame.K_KP_0)),
    Binding("fullscreen", ("F11",), N_("Window or full screen"), (pygame.K_F11,)),
]  # fmt: skip


def actions(event: pygame.event.Event) -> list[str]:
    """What a pressed key may mean, in the order of the table; with Ctrl only what is bound with it."""
    if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
        return [binding.action for binding in KEYS if event.key in binding.with_ctrl]
    return [binding.action for binding in KEYS if event.key in binding.codes]
