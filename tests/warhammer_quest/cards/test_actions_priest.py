"""The action cards of the Warrior Priest: each line does what it says, and nothing else changes."""

from __future__ import annotations

import pytest

from tests.warhammer_quest.cards.turns import BAT, BOY, GHOUL, TROLL, turn
from tests.warhammer_quest.table import IRON, PRIEST, WAY, Scene, hero

HAMMER, TORCH, LIGHT, BLESSING = (
    "priest-hammer-and-prayer", "priest-torch-of-the-faithful", "priest-sigmars-light", "priest-blessing-of-iron",
)  # fmt: skip
JUDGEMENT, PROCESSION, MERCY, LITANY = (
    "priest-judgement", "priest-procession-of-light", "priest-hand-of-mercy", "priest-great-litany",
)  # fmt: skip
DARK = "ironbreaker-into-the-dark"


# -- Hammer and Prayer, Judgement ----------------------------------------------------------------------


def test_the_hammer_strikes_with_a_shield_and_heals_any_hero(scene: type[Scene]) -> None:
    s = turn(scene, HAMMER, hero(PRIEST), hero(wounds=4), hero(WAY, wounds=2), shadows=[TROLL],
             hero_dice=["success", "success"], enemy_dice=["counterattack"]).answer(TROLL)  # fmt: skip
    assert set(s.prompt.options) == {IRON, WAY, PRIEST}, "the attack has wounded the Priest too"
    s.answer(WAY).through().settled()
    assert s.changed() == {
        f"{HAMMER}.exhausted": True, f"{TROLL}.zone": f"engaged:{PRIEST}", f"{TROLL}.wound": 2, f"{PRIEST}.wound": 2,
        f"{WAY}.wound": 1,
    }, "3 less 1"  # fmt: skip


def test_the_hammer_may_strike_nobody_and_heals_all_the_same(scene: type[Scene]) -> None:
    s = turn(scene, HAMMER, hero(PRIEST, wounds=2), shadows=[BOY], hero_dice=["success"] * 2).answer([])
    assert s.through().changed() == {f"{HAMMER}.exhausted": True, f"{PRIEST}.wound": 1}


@pytest.mark.parametrize(("faces", "healed"), [(["success"] * 3, 2), (["defense"] * 3, 1)])
def test_judgement_heals_one_more_for_a_kill(scene: type[Scene], faces: list[str], healed: int) -> None:
    s = turn(scene, JUDGEMENT, hero(PRIEST, engaged=[GHOUL]), hero(wounds=9), hero_dice=faces, enemy_dice=["blank"])
    s.through().settled()
    assert s.wounds(IRON) == 9 - healed
    assert s.where(GHOUL) == ("discard:enemy" if healed == 2 else f"engaged:{PRIEST}")


# -- Torch of the Faithful, Procession of Light --------------------------------------------------------


def test_the_torch_draws_and_heals_one_hero_of_wound_and_condition(scene: type[Scene]) -> None:
    s = turn(scene, TORCH, hero(PRIEST, wounds=2), hero(wounds=4, conditions=["sickened", "empowered"]),
             dungeon=["whispers"], hero_dice=["success", "defense"])  # fmt: skip
    s.answer(IRON)
    assert s.prompt.options == ("sickened",), "Empowered is never meant"
    assert s.answer("sickened").through().changed("whispers") == {
        f"{TORCH}.exhausted": True, "drowned-crypt.progress": 1, "peril": 1, f"{IRON}.wound": 3,
        "sickened-1.zone": "supply:conditions",
    }  # fmt: skip


def test_the_procession_heals_each_hero(scene: type[Scene]) -> None:
    s = turn(scene, PROCESSION, hero(PRIEST, wounds=2), hero(wounds=1), hero(WAY, wounds=8, conditions=["bleeding"]),
             hero_dice=["defense"] * 3)  # fmt: skip
    s.answer("bleeding").through().settled()
    assert s.changed() == {
        f"{PROCESSION}.exhausted": True, f"{PRIEST}.wound": 1, f"{IRON}.wound": 0, f"{WAY}.wound": 7,
        "bleeding-1.zone": "supply:conditions",
    }  # fmt: skip


def test_the_procession_passes_over_the_fallen(scene: type[Scene]) -> None:
    s = turn(scene, PROCESSION, hero(PRIEST, wounds=2), hero(WAY, defeated=True), hero(wounds=1),
             hero_dice=["success", "defense", "defense"])  # fmt: skip
    assert s.through().changed() == {
        f"{PROCESSION}.exhausted": True, "drowned-crypt.progress": 1, f"{PRIEST}.wound": 1, f"{IRON}.wound": 0,
    }  # fmt: skip


# -- Sigmar's Light, Hand of Mercy ---------------------------------------------------------------------


def test_the_light_heals_both_and_readies_one(scene: type[Scene]) -> None:
    s = turn(scene, LIGHT, hero(PRIEST, wounds=2), hero(wounds=4, exhausted=[DARK]), hero_dice=["success", "defense"])
    s.answer(DARK, DARK).through().settled()
    assert s.changed() == {
        f"{LIGHT}.exhausted": True, f"{DARK}.success": 1, f"{DARK}.exhausted": False, f"{PRIEST}.wound": 1,
        f"{IRON}.wound": 3,
    }  # fmt: skip


def test_the_hand_heals_the_target_more_and_takes_a_condition(scene: type[Scene]) -> None:
    s = turn(scene, MERCY, hero(PRIEST, wounds=2), hero(wounds=4, conditions=["sickened"]), hero_dice=["defense"] * 3)
    s.answer("sickened").through().settled()
    assert s.changed() == {
        f"{MERCY}.exhausted": True, f"{PRIEST}.wound": 1, f"{IRON}.wound": 2, "sickened-1.zone": "supply:conditions",
    }  # fmt: skip


def test_alone_the_light_heals_the_priest_only(scene: type[Scene]) -> None:
    party = hero(PRIEST, wounds=2), hero(defeated=True)
    s = turn(scene, LIGHT, *party, hero_dice=["success"] * 2, stop_at="enemy_phase")
    assert s.changed() == {f"{LIGHT}.exhausted": True, f"{PRIEST}.wound": 1}


# -- Blessing of Iron, Great Litany --------------------------------------------------------------------


def test_the_blessing_empowers_any_hero_and_readies_all(scene: type[Scene]) -> None:
    s = turn(scene, BLESSING, hero(PRIEST, wounds=2, exhausted=[HAMMER, TORCH]), hero(WAY), hero(engaged=[BAT]),
             hero_dice=["success"])  # fmt: skip
    assert set(s.prompt.options) == {PRIEST, WAY, IRON}
    s.answer(IRON).through().settled()
    assert s.changed() == {
        f"{PRIEST}.wound": 1, "empowered-1.zone": f"conditions:{IRON}", f"{HAMMER}.exhausted": False,
        f"{TORCH}.exhausted": False,
    }  # fmt: skip


def test_the_litany_heals_each_other_hero(scene: type[Scene]) -> None:
    s = turn(scene, LITANY, hero(PRIEST, wounds=3), hero(wounds=4), hero(WAY, wounds=1), hero_dice=["success"] * 2)
    s.answer(PRIEST).through().settled()
    assert s.changed() == {
        f"{PRIEST}.wound": 1, f"{IRON}.wound": 3, f"{WAY}.wound": 0, "empowered-1.zone": f"conditions:{PRIEST}",
    }  # fmt: skip
