"""The attacks upon Caelum: `python run.py soak --minutes N`; a small part of each is among the tests."""

from importlib import import_module

from tests.soak.attack import Attack

ATTACKS = {"decisions": 12, "monkey": 9, "faults": 8, "files": 7, "snapshots": 2, "kills": 1, "windows": 1}
"""Every attack, a module each, and how often its turn comes."""


def load(name: str) -> Attack:
    attack: Attack = import_module(f"tests.soak.{name}").attack
    return attack
