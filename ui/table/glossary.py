"""The words of a card that mean more than they say, each with what it means.

A language has its own forms of a word. So the forms are translated with it, ` / ` between them: the first heads its
entry, a `*` stands for any ending. What only heads the entry has a `!` behind it.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from functools import lru_cache

from game.core.language import _
from game.core.things import Card
from ui.games.look import CardLook, Term

HEADS = "!"
"""Behind a form that is a heading and is not looked for."""


def entries(card: Card, terms: Sequence[Term]) -> list[str]:
    """What the words of a card mean, in the order of the terms."""
    line, words = card.line(), f"{card.line()}\n{card.text()}"
    found = []
    for term in terms:
        forms = _(term.forms)
        seen = _pattern(str(forms)).findall(line if term.types else words)
        if seen:
            heading = ", ".join(dict.fromkeys(seen)) if term.types else _heading(str(forms))
            found.append(_("{word}: {meaning}").format(word=heading, meaning=_(term.meaning)))
    return found


def explained(card: Card, look: CardLook, changed: Collection[str] = ()) -> list[str]:
    """What the words of a card mean, and the signs of those of its numbers that are as they are printed."""
    found = entries(card, look.glossary)
    for sign, value in card.numbers:
        if sign in changed:
            continue
        label, meaning, *_more = look.sign(sign)
        found.append(_("{label} {value}: {meaning}").format(label=_(label), value=value, meaning=_(meaning)))
    return found


def _heading(forms: str) -> str:
    return forms.split(" / ")[0].rstrip("~*" + HEADS)


@lru_cache(maxsize=512)
def _pattern(forms: str) -> re.Pattern[str]:
    """Finds any of the forms as a word of its own; the tail of the pseudo-language is none of it."""
    wanted = (form for form in forms.rstrip("~").split(" / ") if not form.endswith(HEADS))
    either = "|".join(re.escape(form).replace(r"\*", r"\w*").replace(r"\ ", r"\s") for form in wanted)
    return re.compile(rf"(?<!\w)(?:{either})(?!\w)")
