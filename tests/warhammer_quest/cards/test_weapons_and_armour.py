"""Weapons, armour and legendary gear: each does what it says, and only then."""

from __future__ import annotations

from typing import Any

import pytest

from game.adventure import values
from tests.warhammer_quest.table import IRON, PRIEST, QUIET, REST, WAY, WIZARD, Scene, hero

ADVANCE, DARK = "ironbreaker-inexorable-advance", "ironbreaker-into-the-dark"
TROLL = "cave-trolls-elite"


def fight(scene: type[Scene], card: str, *enemies: str, dice: int = 2, enemy_dice: list[str] | None = None) -> Scene:
    """The Ironbreaker with a piece of gear attacks a troll, or what else is named; the dice show shields only."""
    engaged = list(enemies or [TROLL])
    s = scene(**QUIET, heroes=[hero(gear=[card], engaged=engaged), hero(WAY)], turns=[IRON, WAY],
              hero_dice=["defense"] * dice, enemy_dice=enemy_dice or ["blank"] * len(engaged))  # fmt: skip
    return s.answer(ADVANCE)


@pytest.mark.parametrize(("card", "dice"), [("tempered-hammer", 3), ("powder-pistol", 4)])
def test_weapons_that_add_dice(scene: type[Scene], card: str, dice: int) -> None:
    s = fight(scene, card, dice=dice)
    assert (s.prompt.kind, s.prompt.options) == ("use", (card,))
    s.answer(card).settled()
    unused = fight(scene, card)
    unused.answer([]).settled()
    assert unused.t.faceup(card)
    assert not unused.board.pieces[card].exhausted


def test_the_boar_spear_pierces_and_shields(scene: type[Scene]) -> None:
    s = scene(**QUIET, heroes=[hero(gear=["boar-spear"], engaged=["plague-ratmen-elite"]), hero(WAY)],
              hero_dice=["success", "success"], enemy_dice=["counterattack"]).answer(ADVANCE, "boar-spear")  # fmt: skip
    assert s.wounds("plague-ratmen-elite") == 2
    assert s.wounds(IRON) == 2 - 1


def test_the_matched_knives_wound_after_the_attack(scene: type[Scene]) -> None:
    s = fight(scene, "matched-knives")
    assert s.prompt.options == ("matched-knives",)
    s.answer("matched-knives")
    assert s.wounds(TROLL) == 1


@pytest.mark.parametrize("used", [True, False])
def test_the_crossbow_shoots_into_the_shadows(scene: type[Scene], used: bool) -> None:
    s = scene(**QUIET, heroes=[hero(gear=["heavy-crossbow"]), hero(WAY)], shadows=[TROLL], hero_dice=["defense"] * 2)
    s.answer(REST[IRON], "heavy-crossbow" if used else [])
    assert s.wounds(TROLL) == used


@pytest.mark.parametrize(("engaged", "wounds"), [([TROLL], 1), ([TROLL, "orc-boys-elite"], 0)])
def test_the_duelling_blade_wants_one_enemy(scene: type[Scene], engaged: list[str], wounds: int) -> None:
    s = fight(scene, "duelling-blade", *engaged)
    if s.prompt.kind == "target":
        s.answer(TROLL, [])
    assert s.wounds(TROLL) == wounds


def test_the_flail_adds_a_target_and_a_success(scene: type[Scene]) -> None:
    three = [TROLL, "orc-boys-elite", "rat-beasts-elite"]
    s = fight(scene, "chain-flail", *three).answer("chain-flail", *three)
    assert s.prompt.kind == "divide"
    s.answer("rat-beasts-elite")
    assert s.wounds("rat-beasts-elite") == 1


def test_the_throwing_axes_are_thrown_once(scene: type[Scene]) -> None:
    s = scene(**QUIET, heroes=[hero(gear=["throwing-axes"], engaged=[TROLL]), hero(WAY)])
    assert s.prompt.options == ("throwing-axes",)
    s.answer("throwing-axes")
    assert s.wounds(TROLL) == 3
    assert not s.t.faceup("throwing-axes")


def test_the_oak_staff_shields_any_action(scene: type[Scene]) -> None:
    s = scene(**QUIET, heroes=[hero(gear=["oak-staff"], engaged=[TROLL]), hero(WAY)], hero_dice=["success"] * 2,
              enemy_dice=["counterattack"]).answer(DARK, "oak-staff")  # fmt: skip
    assert s.wounds(IRON) == 1


def test_the_censer_helps_at_rest(scene: type[Scene]) -> None:
    s = scene(**QUIET, heroes=[hero(gear=["smoking-censer"], wounds=3), hero(WAY, wounds=3)], hero_dice=["defense"] * 2)
    s.answer(REST[IRON], "smoking-censer")
    assert (s.wounds(IRON), s.wounds(WAY)) == (2, 2)


@pytest.mark.parametrize(
    ("card", "more"), [("coat-of-plates", 4), ("padded-jack", 3), ("night-cloak", 1), ("ancestor-plate", 5)]
)
def test_gear_that_gives_health(scene: type[Scene], card: str, more: int) -> None:
    s = scene(heroes=[hero(gear=[card]), hero(WAY)])
    assert (values.health(s.t, IRON), values.health(s.t, WAY)) == (26 + more, 21)
    spent = scene(heroes=[hero(gear=[{"card": card, "exhausted": True}]), hero(WAY)])
    assert values.health(spent.t, IRON) == 26 + more, "exhausted too"


def test_the_winged_helm_prevents_all_once(scene: type[Scene]) -> None:
    s = scene(**QUIET, heroes=[hero(gear=["winged-helm"], engaged=[TROLL]), hero(WAY)], hero_dice=["success"] * 2,
              enemy_dice=["counterattack"]).answer(DARK)  # fmt: skip
    assert s.prompt.options == ("winged-helm",)
    s.answer("winged-helm")
    assert s.wounds(IRON) == 0
    assert not s.t.faceup("winged-helm")


@pytest.mark.parametrize(("enemies", "wounds"), [([TROLL], 3), ([TROLL, "rat-swarms-elite"], 2)])
def test_the_breastplate_helps_against_two(scene: type[Scene], enemies: list[str], wounds: int) -> None:
    faces = ["counterattack", "blank"][: len(enemies)]
    s = scene(**QUIET, heroes=[hero(gear=["watch-breastplate"], engaged=enemies), hero(WAY)],
              hero_dice=["success"] * 2, enemy_dice=faces).answer(DARK)  # fmt: skip
    assert s.wounds(IRON) == wounds


def test_the_leathers_shake_off_an_enemy(scene: type[Scene]) -> None:
    s = scene(**QUIET, heroes=[hero(gear=["scouts-leathers"], engaged=[TROLL]), hero(WAY)]).answer("scouts-leathers")
    assert s.where(TROLL) == "shadows"


@pytest.mark.parametrize(
    ("name", "card", "action", "dice"),
    [
        (WAY, "bow-of-the-deep-wood", "waywatcher-deadly-shot", 2),
        (PRIEST, "comet-hammer", "priest-hammer-and-prayer", 3),
        (WIZARD, "cinder-staff", "wizard-sheet-of-flame", 2),
    ],
)  # fmt: skip
def test_legendary_weapons(scene: type[Scene], name: str, card: str, action: str, dice: int) -> None:
    success = {"bow-of-the-deep-wood": 0, "comet-hammer": 1, "cinder-staff": 2}[card]
    party: list[dict[str, Any]] = [hero(name, gear=[card], engaged=[TROLL]), hero()]
    s = scene(**QUIET, heroes=party, turns=[name, IRON], hero_dice=["defense"] * dice, enemy_dice=["blank"])
    s.answer(action)
    while s.prompt.options != (card,):
        s.answer([])
    s.answer(card)
    assert s.wounds(TROLL) == success
    s.settled()
