"""Every visible string passes through here. The app installs a language; without one, English stands as written.

`_` translates now, `n_` chooses a plural form; `N_` and `NN_` only mark strings in a table for the catalogues. Named
parts are filled after translation: `_("{name} wins").format(name=...)`.

Languages with cases choose the form of a named part by its format: English "Discard {whom}." is "Odrzuć {whom:acc}."
in Polish. What can stand in such a place is marked `p_`, `pn_`, `P_` instead of `_`, `n_`, `N_`: the catalogues of a
language with cases hold it once for each case, with the case as its context. Two different things of the same English
name are told apart by `C_("order of angels", "Power")`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple, Protocol, Self, SupportsIndex

CONTEXT = "\x04"
"""Stands in gettext's catalogues between a context and its message."""
PLAIN_CASE = "nom"
YOU = "\ue000"
"""Stands for the name of somebody who is spoken to, until `to_you` has put the sentence right."""


class Translations(Protocol):
    """What gettext's catalogues offer."""

    def gettext(self, message: str) -> str: ...
    def ngettext(self, singular: str, plural: str, n: int) -> str: ...


class English:
    """Strings as they stand in the code."""

    def gettext(self, message: str) -> str:
        return message

    def ngettext(self, singular: str, plural: str, n: int) -> str:
        return singular if n == 1 else plural


class Pseudo(English):
    """A language of accents, 40 % longer, that shows what is not translated or does not fit."""

    ACCENTS = str.maketrans("AEIOUYaceilnosuyz", "ÅÉÎÖÛÝâçéîłñöśüýž")
    PARTS = re.compile(r"(\{[^}]*\}|%(?:\(\w+\))?[A-Za-z])")

    def gettext(self, message: str) -> str:
        if not message.strip():
            return message
        parts = self.PARTS.split(message)
        accented = "".join(part if part.startswith(("{", "%")) else part.translate(self.ACCENTS) for part in parts)
        return accented + "~" * max(1, round(0.4 * len(message)))

    def ngettext(self, singular: str, plural: str, n: int) -> str:
        return self.gettext(super().ngettext(singular, plural, n))


_current: Translations = English()
_cases: frozenset[str] = frozenset()
_address: tuple[tuple[re.Pattern[str], str], ...] = ()


def install(translations: Translations, cases: Iterable[str] = (), address: str = "") -> None:
    """From now on everything is said in this language, which has these cases, and speaks to somebody so: each line of
    `address` is a pattern, in which `@` is the name, and what is said instead."""
    global _current, _cases, _address
    lines = (line.partition(" => ") for line in address.splitlines() if " => " in line)
    _current, _cases = translations, frozenset(cases)
    _address = tuple((re.compile(pattern.replace("@", YOU)), said) for pattern, _arrow, said in lines)
    to_you.cache_clear()


def current() -> Translations:
    """The language in which everything is said now."""
    return _current


class Phrase(str):
    """A text in the current language that remembers what it was made of, and so can be put into another case.

    It is made for the moment: copied or pickled it is a plain string.
    """

    __slots__ = ("_message", "_n", "_named", "_plural")
    _message: str
    _plural: str
    _n: int
    _named: Mapping[str, object] | None

    def __new__(cls, message: str, plural: str = "", n: int = 0, named: Mapping[str, object] | None = None) -> Self:
        phrase = super().__new__(cls, _filled(_looked_up(message, plural, n), named))
        phrase._message, phrase._plural, phrase._n, phrase._named = message, plural, n, named
        return phrase

    def format(self, *parts: object, **named: object) -> Phrase:
        """The named parts filled in."""
        if parts or self._named is not None:
            raise TypeError("parts have names, and all are filled in at once")
        return Phrase(self._message, self._plural, self._n, named)

    def in_case(self, case: str) -> str:
        """In another case; parts that ask for no case of their own follow."""
        if case == PLAIN_CASE:
            return str(self)
        return _filled(_looked_up(self._message, self._plural, self._n, case), self._named, case)

    def __format__(self, spec: str) -> str:
        return self.in_case(spec) if spec in _cases else super().__format__(spec)

    def __reduce_ex__(self, protocol: SupportsIndex) -> tuple[type[str], tuple[str]]:
        return str, (str(self),)


class Chain(Phrase):
    """Several phrases in a row, which all follow the case of the whole."""

    __slots__ = ("_links",)
    _links: tuple[str, tuple[str, ...]]

    def __new__(cls, between: str, parts: Iterable[str]) -> Self:
        links = tuple(parts)
        chain = str.__new__(cls, str.join(between, links))
        chain._links = between, links
        return chain

    def in_case(self, case: str) -> str:
        between, links = self._links
        return str.join(between, (_in_case(link, case) for link in links))


class _Part(NamedTuple):
    """A text that fills a named part of a text in some case."""

    text: str
    case: str

    def __format__(self, spec: str) -> str:
        case = spec or self.case
        return _in_case(self.text, case) if case in _cases or not case else format(self.text, spec)


def _in_case(text: str, case: str) -> str:
    return text.in_case(case) if case and isinstance(text, Phrase) else str(text)


def _filled(text: str, named: Mapping[str, object] | None, case: str = "") -> str:
    if named is None:
        return text
    if _cases:
        named = {key: _Part(part, case) if isinstance(part, str) else part for key, part in named.items()}
    return str.format(text, **named)


def _looked_up(message: str, plural: str, n: int, case: str = "") -> str:
    """The message in the current language; where that has no other form for the case, in its plain form."""
    if not message:
        return ""
    if case:
        sought = f"{case} {message}" if CONTEXT in message else f"{case}{CONTEXT}{message}"
        found = _current.ngettext(sought, sought, n) if plural else _current.gettext(sought)
        if found != sought:
            return found
    found = _current.ngettext(message, plural, n) if plural else _current.gettext(message)
    return found.rpartition(CONTEXT)[2]


def _(message: str) -> str:
    return Phrase(message)


def n_(singular: str, plural: str, n: int, /, **named: object) -> str:
    """The form for that number, which is the part `n` unless another is named."""
    return Phrase(singular, plural, n, {"n": n, **named})


def N_(message: str) -> str:  # noqa: N802 - the customary name of the marker
    return message


def NN_(singular: str, plural: str) -> tuple[str, str]:  # noqa: N802
    """Marks both forms of a string in a table: `n_(*table[key], n)`."""
    return singular, plural


p_, pn_, P_ = _, n_, N_


def C_(context: str, message: str) -> str:  # noqa: N802
    """Marks a string in a table that means something else elsewhere."""
    return context + CONTEXT + message


def chain(between: str, parts: Iterable[str]) -> str:
    """The parts with a word between them."""
    return Chain(between, parts)


def collated(text: str) -> tuple[list[tuple[bool, int]], str]:
    """The key that sorts as the language does: signs and digits, then its letters, then others that resemble none."""
    alphabet = _("abcdefghijklmnopqrstuvwxyz")
    places = []
    for sign in text.casefold():
        letter = sign if sign in alphabet else unicodedata.normalize("NFKD", sign)[0]
        at = alphabet.find(letter)
        places.append((sign.isalpha(), at if at >= 0 else len(alphabet) + ord(sign)))
    return places, text


@lru_cache(maxsize=4096)
def to_you(text: str, name: str) -> str:
    """A sentence told to the one whom it calls `YOU`; where the language has no word for that, the name stays."""
    if YOU not in text:
        return text
    for pattern, said in _address:
        text = pattern.sub(said, text)
    return capital(text.replace(YOU, name))


class Change(int):
    """A number that comes or goes, written with its sign."""

    def __format__(self, spec: str) -> str:
        return super().__format__(spec).replace("-", "\N{MINUS SIGN}")


def capital(text: str) -> str:
    """As the beginning of a sentence."""
    return text[:1].upper() + text[1:]
