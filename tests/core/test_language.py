"""The language: English as written, a pseudo-language that shows what is not translated."""

from hypothesis import given
from hypothesis import strategies as st

from game.core import language
from game.core.language import N_, English, Pseudo, _, n_


def test_english_stands_as_written():
    assert _("Flip {tile}") == "Flip {tile}"
    assert n_("{n} card", "{n} cards", 1) == "1 card"
    assert [n_("{n} card", "{n} cards", n) for n in (0, 2, 11)] == ["0 cards", "2 cards", "11 cards"]


def test_nothing_is_said_as_nothing():
    """gettext answers an empty message with the catalogue's header; nobody wants to read that."""

    class Header(English):
        def gettext(self, message):
            return message or "Project-Id-Version: 1"

    language.install(Header())
    assert _("") == ""


def test_a_mark_is_no_translation():
    language.install(Pseudo())
    assert N_("Demons") == "Demons"
    assert _(N_("Demons")) != "Demons"


def test_an_installed_language_speaks_at_once():
    language.install(Pseudo())
    assert _("End turn") == "Éñd türñ~~~"
    language.install(English())
    assert _("End turn") == "End turn"


def test_pseudo_keeps_the_named_parts():
    text = Pseudo().gettext("Move the {figure} from {start} to {end}")
    assert text.format(figure="A", start="B", end="C").startswith("Mövé thé A fröm B tö C")


@given(st.text(st.characters(blacklist_characters="{}"), min_size=1, max_size=60))
def test_pseudo_is_two_fifths_longer(text):
    said = Pseudo().gettext(text)
    if text.strip():
        assert len(said) - len(text) == max(1, round(0.4 * len(text)))
    else:
        assert said == text


def test_pseudo_has_plurals():
    assert Pseudo().ngettext("{n} card", "{n} cards", 1) == "{n} çârd~~~"
    assert Pseudo().ngettext("{n} card", "{n} cards", 2) == "{n} çârdś~~~~"
