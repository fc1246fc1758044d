"""Every visible string passes through here. The app installs a language; without one, English stands as written.

`_` translates now, `n_` chooses a plural form, `N_` only marks a string in a table for the catalogues.
Named parts are filled after translation: `_("{name} wins").format(name=...)`.
"""

from __future__ import annotations

import re
from typing import Protocol


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
    PARTS = re.compile(r"(\{[^}]*\})")

    def gettext(self, message: str) -> str:
        if not message.strip():
            return message
        parts = self.PARTS.split(message)
        accented = "".join(part if part.startswith("{") else part.translate(self.ACCENTS) for part in parts)
        return accented + "~" * max(1, round(0.4 * len(message)))

    def ngettext(self, singular: str, plural: str, n: int) -> str:
        return self.gettext(super().ngettext(singular, plural, n))


_current: Translations = English()


def install(translations: Translations) -> None:
    """From now on everything is said in this language."""
    global _current
    _current = translations


def _(message: str) -> str:
    return _current.gettext(message) if message else ""


def n_(singular: str, plural: str, n: int) -> str:
    return _current.ngettext(singular, plural, n).format(n=n)


def N_(message: str) -> str:  # noqa: N802 - the customary name of the marker
    return message
