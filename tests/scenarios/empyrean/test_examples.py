"""The worked examples E1 to E11 of the rules file, by their numbers."""
# ruff: noqa: N802 - tests are named by the numbers of the examples

from tests.scenarios.empyrean.position import Table


def test_E5_mass_destruction_feeds_the_eater_step_by_step():
    table = Table({"hand": ["eater-of-souls"], "on": {1: ["soul-of-the-living", "soul-of-the-powerful"]}})
    table.reveal("deploy eater-of-souls 1")
    assert table.field(1) == ["eater-of-souls"]
    assert table.might("eater-of-souls") == 2 + 5
    assert table.pile("destroyed") == ["soul-of-the-living", "soul-of-the-powerful"]
    assert table.state.sides[0].essence == (6 + 1) + 1


def test_E4_a_flank_attack_moves_an_ally_and_slides_itself():
    table = Table({"hand": ["flank-attack"], "on": {1: ["light-infantry"], 3: ["horse-archers", "camel-rider"]}})
    table.reveal("deploy flank-attack 3").play("move horse-archers 1")
    assert table.field(1) == ["light-infantry", "horse-archers"]
    assert table.field(3) == ["camel-rider", "flank-attack"]
    assert table.might("light-infantry") == 2 + 1
