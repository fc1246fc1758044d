"""The language: English as written, a pseudo-language that shows what is not translated."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core import codec, language
from game.core.language import C_, N_, NN_, P_, English, Pseudo, _, capital, chain, collated, n_, p_, pn_


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


# Cases

WORDS = {
    "Discard {whom}.": "Odrzuć {whom:acc}.",
    "{whom} falls.": "{whom} spada.",
    "Look at {card}.": "Obejrzyj {card:acc}.",
    "an enemy angel": "wrogi anioł",
    "acc\x04an enemy angel": "wrogiego anioła",
    "ins\x04an enemy angel": "wrogim aniołem",
    "{what} {where}": "{what} {where}",
    "in support": "we WSPARCIU",
    "{what} of the order {order}": "{what} z Zakonu {order:gen}",
    "order\x04Power": "Potęga",
    "gen order\x04Power": "Potęgi",
    "acc order\x04Power": "Potęgę",
    "Power": "Moc",
    "gen\x04Power": "Mocy",
    "an ally {type}": "sojuszniczy {type}",
    "acc\x04an ally {type}": "sojuszniczego {type}",
    "Warrior": "Wojownik",
    "acc\x04Warrior": "Wojownika",
    "Relic": "Relikwia",
    " or ": " lub ",
    "{name} draws {cards}.": "{name} dobiera {cards:acc}.",
    "abcdefghijklmnopqrstuvwxyz": "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż",
}
FORMS = {
    "{n} card": ("{n} karta", "{n} karty", "{n} kart"),
    "acc\x04{n} card": ("{n} kartę", "{n} karty", "{n} kart"),
    "{n:+d} level to {whom}.": (
        "{n:+d} poziom dla {whom:gen}.",
        "{n:+d} poziomy dla {whom:gen}.",
        "{n:+d} poziomów dla {whom:gen}.",
    ),
}


class Polish(English):
    """A catalogue as gettext reads one."""

    def gettext(self, message):
        return WORDS.get(message, message)

    def ngettext(self, singular, plural, n):
        if singular not in FORMS:
            return super().ngettext(singular, plural, n)
        few = n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14)
        return FORMS[singular][0 if n == 1 else 1 if few else 2]


@pytest.fixture
def polish():
    language.install(Polish(), ("nom", "gen", "dat", "acc", "ins", "loc"))


ANGEL = P_("an enemy angel")


@pytest.mark.usefixtures("polish")
def test_a_text_asks_for_the_case_of_its_part():
    assert _("Discard {whom}.").format(whom=_(ANGEL)) == "Odrzuć wrogiego anioła."
    assert _("{whom} falls.").format(whom=_(ANGEL)) == "wrogi anioł spada."
    assert f"z {_(ANGEL):ins}, {_(ANGEL):nom}, {_(ANGEL)}" == "z wrogim aniołem, wrogi anioł, wrogi anioł"


@pytest.mark.usefixtures("polish")
def test_a_case_without_a_form_of_its_own_is_said_plainly():
    assert f"{_(ANGEL):loc}" == "wrogi anioł"
    assert _("Discard {whom}.").format(whom=_("in support")) == "Odrzuć we WSPARCIU."


@pytest.mark.usefixtures("polish")
def test_a_phrase_of_phrases_passes_its_case_on():
    inner = _("{what} {where}").format(what=_(ANGEL), where=_("in support"))
    outer = _("{what} of the order {order}").format(what=inner, order=_(C_("order", "Power")))
    assert outer == "wrogi anioł we WSPARCIU z Zakonu Potęgi"
    assert _("Discard {whom}.").format(whom=outer) == "Odrzuć wrogiego anioła we WSPARCIU z Zakonu Potęgi."
    ally = p_("an ally {type}").format(type=_("Warrior"))
    assert _("Discard {whom}.").format(whom=ally) == "Odrzuć sojuszniczego Wojownika."


@pytest.mark.usefixtures("polish")
def test_the_same_word_of_two_games_is_told_apart():
    assert (_("Power"), _(C_("order", "Power"))) == ("Moc", "Potęga")
    assert (f"{_('Power'):gen}", f"{_(C_('order', 'Power')):gen}") == ("Mocy", "Potęgi")


def test_a_context_is_not_said():
    assert _(C_("order", "Power")) == "Power"
    language.install(Pseudo())
    assert _(C_("order", "Power")).startswith("Pöwér~")


@pytest.mark.usefixtures("polish")
@pytest.mark.parametrize(
    ("n", "said"), [(1, "1 kartę"), (2, "2 karty"), (5, "5 kart"), (22, "22 karty"), (0, "0 kart")]
)
def test_numbers_have_cases_too(n, said):
    cards = chain(", ", ["Michael", pn_("{n} card", "{n} cards", n)])
    assert _("{name} draws {cards}.").format(name="Ania", cards=cards) == f"Ania dobiera Michael, {said}."


@pytest.mark.usefixtures("polish")
def test_another_number_can_be_shown_than_the_one_that_chooses():
    text = n_("{n:+d} level to {whom}.", "{n:+d} levels to {whom}.", 2, n=-2, whom=_(ANGEL))
    assert text == "-2 poziomy dla wrogi anioł."


@pytest.mark.usefixtures("polish")
def test_names_are_not_inflected():
    assert _("Look at {card}.").format(card="Michael") == "Obejrzyj Michael."


@pytest.mark.usefixtures("polish")
def test_a_chain_follows_as_a_whole():
    types = chain(_(" or "), (_(one) for one in ("Warrior", "Relic")))
    assert types == "Wojownik lub Relikwia"
    assert f"{types:acc}" == "Wojownika lub Relikwia"


def test_english_has_no_cases():
    assert _("Discard {whom}.").format(whom=_(ANGEL)) == "Discard an enemy angel."
    assert f"{_('nothing'):>9}" == "  nothing"


def test_both_forms_stand_in_tables():
    assert [n_(*NN_("{n} card", "{n} cards"), n) for n in (1, 2)] == ["1 card", "2 cards"]


def test_a_copy_is_a_plain_string():
    text = _("{n} cards").format(n=3)
    for plain in (pickle.loads(pickle.dumps(text)), copy.copy(text), copy.deepcopy([text])[0]):
        assert type(plain) is str
        assert plain == "3 cards"
    assert codec.encode({"text": text}) == {"text": "3 cards"}


def test_parts_are_filled_in_once():
    with pytest.raises(TypeError, match="at once"):
        _("{a} {b}").format(a=1, b=2).format(c=3)
    with pytest.raises(TypeError, match="names"):
        _("{}").format(1)


def test_a_sentence_begins_with_a_capital():
    assert capital("łaska {n}") == "Łaska {n}"
    assert capital("") == ""


def test_sorting_follows_the_alphabet():
    words = ["żaba", "Zebra", "łoś", "lis", "Ćma", "ciało", "2 talie", "Éclair", "źle"]
    assert sorted(words, key=collated) == ["2 talie", "ciało", "Ćma", "Éclair", "lis", "żaba", "Zebra", "źle", "łoś"]
    language.install(Polish())
    assert sorted(words, key=collated) == ["2 talie", "ciało", "Ćma", "Éclair", "lis", "łoś", "Zebra", "źle", "żaba"]
