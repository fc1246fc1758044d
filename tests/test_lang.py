"""The catalogues: strings are gathered from the code, languages with cases get each phrase in every case, and what a
translator forgot or mistook is told."""

import gettext
import io

import pytest
from babel.messages.catalog import Catalog

from assets import translate
from game.core import language
from game.core.language import C_, _, n_

CODE = """
from game.core.language import C_, N_, NN_, P_, _, n_, p_, pn_

TABLE = {1: N_("Demons"), 2: P_("an angel"), 3: C_("order", "Power"), 4: NN_("{n} hit", "{n} hits")}

def said(n, whom):
    print(_("Discard {whom}.").format(whom=whom), n_("{n} card", "{n} cards", n), _(TABLE[n]), "not a string for eyes")
    return p_("a card") if n == 1 else pn_("{n} point", "{n} points", n)
"""


@pytest.fixture
def project(tmp_path, monkeypatch):
    """A project of one module, with a language that has two cases beside the plain one."""
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "cards.py").write_text(CODE, "utf-8")
    lang = tmp_path / "assets" / "lang"
    (lang / "pl").mkdir(parents=True)
    (lang / "pl" / "cases.txt").write_text("nom gen acc\n", "utf-8")
    monkeypatch.setattr(translate, "ROOT", tmp_path)
    monkeypatch.setattr(translate, "LANG", lang)
    monkeypatch.setattr(translate, "TEMPLATE", lang / "caelum.pot")
    assert translate.main(["extract"]) == 0
    assert translate.main(["update", "pl"]) == 0
    return lang


def translated(**changes):
    """The catalogue with every message translated, some of them otherwise."""
    catalog = translate.load(translate.catalogue("pl"))
    for message in catalog:
        if not message.id:
            continue
        one = message.id[0] if isinstance(message.id, tuple) else message.id
        text = changes.get(
            one.split()[0].strip("{}").lower(),
            f"{one.replace('{whom}', '{whom:acc}')} pl {message.context or ''}".strip(),
        )
        message.string = tuple(f"{text}{k}" for k in range(3)) if isinstance(message.id, tuple) else text
    translate.catalogue("pl").write_text(translate.written(catalog), "utf-8")
    return catalog


def messages(catalog):
    return {(m.id if isinstance(m.id, str) else m.id[0], m.context) for m in catalog if m.id}


@pytest.mark.usefixtures("project")
def test_every_marked_string_is_gathered_with_its_file():
    template = translate.load(translate.TEMPLATE)
    assert messages(template) == {
        ("Demons", None), ("an angel", None), ("Power", "order"), ("{n} hit", None), ("Discard {whom}.", None),
        ("{n} card", None), ("a card", None), ("{n} point", None),
    }  # fmt: skip
    assert {place for message in template for place, _line in message.locations} == {"game/cards.py"}


@pytest.mark.usefixtures("project")
def test_a_language_with_cases_has_phrases_in_each():
    needed = messages(translate.load(translate.catalogue("pl")))
    assert {context for name, context in needed if name == "an angel"} == {None, "gen", "acc"}
    assert {context for name, context in needed if name == "Power"} == {"order", "gen order", "acc order"}
    assert {context for name, context in needed if name == "{n} point"} == {None, "gen", "acc"}
    assert {context for name, context in needed if name == "Demons"} == {None}


def test_files_hold_neither_dates_nor_line_numbers(project):
    for path in (project / "caelum.pot", project / "pl" / "LC_MESSAGES" / "caelum.po"):
        text = path.read_text("utf-8")
        assert "Date" not in text
        assert "cards.py:" not in text


@pytest.mark.usefixtures("project")
def test_only_a_whole_catalogue_is_compiled(capsys):
    assert translate.main(["compile"]) == 1
    assert "untranslated: 'Demons'" in capsys.readouterr().out
    assert not translate.catalogue("pl", "mo").exists()
    translated()
    assert translate.main(["check"]) == 1
    assert translate.main(["compile"]) == 0
    assert translate.main(["check"]) == 0


@pytest.mark.usefixtures("project")
def test_the_program_finds_what_was_compiled():
    translated()
    translate.main(["compile"])
    read = gettext.GNUTranslations(io.BytesIO(translate.catalogue("pl", "mo").read_bytes()))
    language.install(read, translate.cases("pl"))
    assert _("Discard {whom}.").format(whom=_("an angel")) == "Discard an angel pl acc. pl"
    assert f"{_(C_('order', 'Power')):gen}" == "Power pl gen order"
    assert [n_("{n} card", "{n} cards", n) for n in (0, 1, 2, 5, 22, 25)] == [
        "0 card pl2", "1 card pl0", "2 card pl1", "5 card pl2", "22 card pl1", "25 card pl2",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"discard": "Odrzuć."}, "other named parts"),
        ({"discard": "Odrzuć {whom:acc} {n}."}, "other named parts"),
        ({"discard": "Odrzuć {whom:voc}."}, "unknown case"),
        ({"discard": "Odrzuć {whom"}, "'}'"),
        ({"demons": "Demony "}, "other spaces"),
        ({"demons": "Demony %s"}, "other % parts"),
        ({"a": ""}, "untranslated"),
    ],
)
@pytest.mark.usefixtures("project")
def test_mistakes_are_told(capsys, wrong, told):
    translated(**wrong)
    assert translate.main(["compile"]) == 1
    assert told in capsys.readouterr().out


@pytest.mark.usefixtures("project")
def test_fuzzy_and_left_over_messages_are_told(capsys):
    catalog = translated()
    catalog.get("Demons").flags.add("fuzzy")
    catalog.add("Gone", "Nie ma")
    translate.catalogue("pl").write_text(translate.written(catalog), "utf-8")
    assert translate.main(["check"]) == 1
    said = capsys.readouterr().out
    assert "fuzzy: 'Demons'" in said
    assert "unused, run update: 'Gone'" in said
    assert translate.main(["update"]) == 0
    assert translate.load(translate.catalogue("pl")).get("Gone") is None


def test_a_new_string_is_told(project, capsys):
    translated()
    translate.main(["compile"])
    (project.parent.parent / "game" / "more.py").write_text('_("Angels")\n', "utf-8")
    assert translate.main(["check"]) == 1
    assert "run extract" in capsys.readouterr().out
    translate.main(["extract"])
    assert translate.main(["check"]) == 1
    assert "missing, run update: 'Angels'" in capsys.readouterr().out
    translate.main(["update"])
    assert translate.load(translate.catalogue("pl")).get("Demons").string == "Demons pl", "what is translated stays"


@pytest.mark.usefixtures("project")
def test_a_language_without_cases_has_every_message_once():
    assert translate.main(["update", "de"]) == 0
    assert messages(translate.load(translate.catalogue("de"))) == messages(translate.load(translate.TEMPLATE))


@pytest.mark.parametrize("words", [[], ["speak"], ["check", "pl"]])
def test_a_wrong_command_is_answered_with_help(capsys, words):
    assert translate.main(words) == 2
    assert "extract" in capsys.readouterr().err


def test_an_empty_catalogue_has_no_faults_of_its_own():
    assert not list(translate.faults(Catalog("pl"), Catalog(), "pl"))


@pytest.mark.skipif(not translate.catalogue("pl", "mo").exists(), reason="Polish is not whole yet")
def test_every_language_is_whole():
    assert not translate.check()
