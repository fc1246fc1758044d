"""A small part of every attack; `python run.py soak` goes on for as long as one likes."""

import errno
import os
from contextlib import suppress

import pytest

from saves import settings
from saves.disk import StoreError
from tests.soak import ATTACKS, attack, faults, load
from tests.soak.__main__ import Did, report
from tests.soak.evening import Evening, furnished, inspect

if not hasattr(os, "fork"):
    pytest.skip("kills and windows need fork", allow_module_level=True)


@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.slow), pytest.param(7, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", ATTACKS)
def test_nothing_is_found(name, seed):
    log = attack.run(name, load(name), seed, quick=True)
    assert log.counts
    assert log.findings == []


# The attacks themselves see what they should


def test_an_evening_keeps_what_it_tells():
    log = attack.Log("evening", 0)
    with furnished() as home:
        evening = Evening(home, log.random)
        evening.go()
        assert evening.sentences == []
        assert evening.told["volume"] == 33
        assert {what.split()[0] for what in evening.told} == {"volume", "game", "save", "deck", "end"}
        inspect(log, home, evening.told, "calm")
        assert log.findings == []
        (home / "results.json").unlink()
        for each in (home / "finished").iterdir():
            each.unlink()
        inspect(log, home, evening.told, "robbed")
    assert any("results" in text for text in log.findings)
    assert any("is lost" in text for text in log.findings)


@pytest.mark.parametrize("way", faults.WAYS)
def test_a_call_fails_once(way, tmp_path):
    chosen = settings.change(settings.Settings(), speed=200)
    with faults.Faulty(tmp_path).abroad() as counted:
        settings.save(chosen, tmp_path / "settings.json")
    assert counted.calls > 3
    for at in range(counted.calls):
        faulty = faults.Faulty(tmp_path, at, way)
        with faulty.abroad(), suppress(StoreError):
            settings.save(chosen, tmp_path / "settings.json")
        assert faulty.failed
        assert settings.load(tmp_path / "settings.json") == chosen


def test_half_a_write_is_half_a_write(tmp_path):
    with faults.Faulty(tmp_path, 1, "torn").abroad(), pytest.raises(OSError, match=os.strerror(errno.EIO)):
        (tmp_path / "x").write_bytes(b"12345678")
    assert (tmp_path / "x").read_bytes() == b"1234"


def test_the_report_counts_and_says_how_to_find_it_again(capsys):
    done = [Did("files", 3, {"files": 300}, [], 1.0), Did("files", 4, {"files": 12}, ["it broke"], 1.0)]
    assert report(done, 60) == 1
    told = capsys.readouterr().out
    assert "312 files" in told
    assert "--only files --seed 4" in told
    assert "it broke" in told
    assert report(done[:1], 60) == 0
