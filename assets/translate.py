"""`python run.py lang`: the catalogues of the languages, with Babel.

extract         gathers every marked string into assets/lang/caelum.pot
update [CODE]   brings the catalogues of all languages, or of one (also a new one), up to that template
compile [CODE]  writes what the program reads; a catalogue with gaps or mistakes is refused
check           fails unless the template is as the code is, and every catalogue complete, sound and compiled
"""

from __future__ import annotations

import io
import re
import string
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_python
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parent.parent
LANG = ROOT / "assets" / "lang"
TEMPLATE = LANG / "caelum.pot"
SOURCES = ("game", "saves", "ui", "tests/shots")

PHRASE = "phrase"
"""The comment upon messages that stand in several cases."""
PHRASES = {"p_", "P_", "pn_", "C_"}
PLURALS = {"n_", "pn_", "NN_"}
KEYWORDS = dict.fromkeys(["_", "N_", *PHRASES, *PLURALS])
PASSING = re.compile(
    r'^"(Project-Id|POT-Creation|PO-Revision|Generated-By|Report-Msgid|Last-Tr|Language-Team).*\n', re.M
)
"""Lines of a header that say nothing or change with every writing."""


PERCENT = re.compile(r"%(?:\(\w+\))?[A-Za-z]")
"""Parts of a date, and those of what Python itself says."""


# Files


def languages() -> list[str]:
    return sorted(path.parent.parent.name for path in LANG.glob("*/LC_MESSAGES/caelum.po"))


def catalogue(code: str, ending: str = "po") -> Path:
    return LANG / code / "LC_MESSAGES" / f"caelum.{ending}"


def cases(code: str) -> list[str]:
    """The cases of a language, the plain one first; none for a language without."""
    path = LANG / code / "cases.txt"
    return path.read_text("utf-8").split() if path.exists() else []


def load(path: Path) -> Catalog:
    with path.open("rb") as file:
        return read_po(file)


def written(catalog: Catalog) -> str:
    """The text of a catalogue's file: without line numbers and dates, so that only changed words make a change."""
    out = io.BytesIO()
    write_po(out, catalog, width=120, sort_by_file=True, include_lineno=False, ignore_obsolete=True)
    return PASSING.sub("", out.getvalue().decode())


def compiled(catalog: Catalog) -> bytes:
    """What the program reads; the same at any time."""
    catalog.creation_date = catalog.revision_date = datetime.fromtimestamp(0, UTC)
    out = io.BytesIO()
    write_mo(out, catalog)
    return out.getvalue()


# The messages


def gather() -> Catalog:
    """Every marked string of the code, with the files it is in."""
    found = Catalog(header_comment="# Every visible string of Caelum.", project="Caelum", fuzzy=False)
    for path in sorted(path for folder in SOURCES for path in (ROOT / folder).rglob("*.py")):
        with path.open("rb") as file:
            for _line, marker, given, _comments in extract_python(file, KEYWORDS, (), {}):
                texts = [text for text in ((given,) if isinstance(given, str) else given or ()) if text]
                if texts:
                    _add(found, marker, texts, path.relative_to(ROOT).as_posix())
    return found


def _add(catalog: Catalog, marker: str, texts: list[str], file: str) -> None:
    context = texts.pop(0) if marker == "C_" else None
    name = (texts[0], texts[1]) if marker in PLURALS else texts[0]
    catalog.add(name, None, [(file, 1)], auto_comments=[PHRASE] if marker in PHRASES else (), context=context)


def wanted(template: Catalog, code: str) -> Catalog:
    """The messages that a language needs: phrases once for each of its cases."""
    whole = Catalog(code, project="Caelum", fuzzy=False)
    for message in template:
        if not message.id:
            continue
        contexts = [message.context]
        if PHRASE in message.auto_comments:
            contexts += [" ".join(filter(None, (case, message.context))) for case in cases(code)[1:]]
        for context in contexts:
            whole.add(message.id, None, message.locations, auto_comments=message.auto_comments, context=context)
    return whole


# What is wrong


def parts(text: str) -> dict[str, set[str]]:
    """The named parts of a text, each with the formats it is written in."""
    found: dict[str, set[str]] = {}
    for _literal, name, spec, _conversion in string.Formatter().parse(text):
        if name is not None:
            found.setdefault(name, set()).add(spec or "")
    return found


def faults(catalog: Catalog, template: Catalog, code: str) -> Iterator[str]:
    """What a translator still has to do or to mend."""
    needed = wanted(template, code)
    for message in needed:
        if message.id and catalog.get(message.id, message.context) is None:
            yield f"missing, run update: {_said(message)}"
    for message in catalog:
        if not message.id:
            continue
        if needed.get(message.id, message.context) is None:
            yield f"unused, run update: {_said(message)}"
        elif message.fuzzy:
            yield f"fuzzy: {_said(message)}"
        else:
            yield from (f"{fault}: {_said(message)}" for fault in _mistakes(message, catalog, code))


def _said(message: Message) -> str:
    text = message.id[0] if isinstance(message.id, tuple) else message.id
    return f"{text!r} ({message.context})" if message.context else repr(text)


def _mistakes(message: Message, catalog: Catalog, code: str) -> Iterator[str]:
    sources = message.id if isinstance(message.id, tuple) else (message.id,)
    forms = message.string if isinstance(message.string, tuple) else (message.string,)
    if isinstance(message.id, tuple) and len(forms) != catalog.num_plurals:
        yield f"needs {catalog.num_plurals} plural forms"
    if not all(forms):
        yield "untranslated"
        return
    source: dict[str, set[str]] = {}
    for text in sources:
        for name, specs in parts(text).items():
            source.setdefault(name, set()).update(specs)
    for k, form in enumerate(forms):
        try:
            named = parts(form)
        except ValueError as problem:
            yield f"{problem} in {form!r}"
            continue
        may_lack = {"n"} if len(sources) > 1 and (k == 0 or "n" not in parts(sources[0])) else set()
        if set(named) - set(source) or set(source) - set(named) - may_lack:
            yield f"other named parts in {form!r}"
        elif any(specs - source[name] - {*cases(code)} for name, specs in named.items()):
            yield f"unknown case in {form!r}"
        if sorted(PERCENT.findall(form)) != sorted(PERCENT.findall(sources[0])):
            yield f"other % parts in {form!r}"
        if _edges(form) != _edges(sources[0]):
            yield f"other spaces at the ends of {form!r}"


def _edges(text: str) -> tuple[str, str]:
    return text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]


# Commands


def extract() -> list[str]:
    LANG.mkdir(exist_ok=True)
    TEMPLATE.write_text(written(gather()), "utf-8")
    return []


def update(*codes: str) -> list[str]:
    for code in codes or languages():
        path = catalogue(code)
        catalog = load(path) if path.exists() else Catalog(code, project="Caelum", fuzzy=False)
        catalog.header_comment = f"# Caelum in the language '{code}'."
        catalog.update(wanted(load(TEMPLATE), code), no_fuzzy_matching=True)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(written(catalog), "utf-8")
    return []


def compile_(*codes: str) -> list[str]:
    found = []
    for code in codes or languages():
        catalog = load(catalogue(code))
        wrong = [f"{code}: {fault}" for fault in faults(catalog, load(TEMPLATE), code)]
        if not wrong:
            catalogue(code, "mo").write_bytes(compiled(catalog))
        found += wrong
    return found


def check() -> list[str]:
    found = [] if written(gather()) == TEMPLATE.read_text("utf-8") else ["the template is not as the code: run extract"]
    for code in languages():
        catalog = load(catalogue(code))
        found += [f"{code}: {fault}" for fault in faults(catalog, load(TEMPLATE), code)]
        program = catalogue(code, "mo")
        if not program.exists() or program.read_bytes() != compiled(catalog):
            found.append(f"{code}: what the program reads is not as the catalogue: run compile")
    return found


COMMANDS = {"extract": extract, "update": update, "compile": compile_, "check": check}


def main(args: list[str]) -> int:
    if not args or args[0] not in COMMANDS or (len(args) > 1 and args[0] in ("extract", "check")):
        print(__doc__, file=sys.stderr)
        return 2
    found = COMMANDS[args[0]](*args[1:])
    print("\n".join(found[:200]) if found else f"lang {args[0]}: done", flush=True)
    if found:
        print(f"{len(found)} to mend.", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
