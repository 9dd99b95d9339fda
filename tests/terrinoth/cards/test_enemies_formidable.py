"""Shadow dragons, death knights, trolls, flesh moulders and elementals: what they do, when not, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from tests.terrinoth.cards.fights import BLANK, GONE, foe, night, strike, threaten
from tests.terrinoth.cards.pieces import MISS, hidden, hurt, tired
from tests.terrinoth.table import ASTARRA, KARI, MOK, TRENLOE, Scene

# -- shadow dragons ----------------------------------------------------------------------------------


@pytest.mark.parametrize("dragon", ["shadow-dragons-minion-1", "shadow-dragons-master"])
@pytest.mark.parametrize(("spent", "wounds"), [("0", 1), ("1", 4), ("2", 5)])
def test_a_spent_token_takes_away_two_of_its_resilience(
    scene: type[Scene], dragon: str, spent: str, wounds: int
) -> None:
    s = strike(scene, [dragon], ["success+success", "success+success"], BLANK, trenloe={"tokens": 2})
    s.answer(spent)
    assert dict(s.notes("attack")[0])["wounds"] == wounds  # 4 and what is spent, less 3 or less 1


def test_an_attack_that_ignores_resilience_ignores_all_of_it(scene: type[Scene]) -> None:
    s = strike(
        scene, ["shadow-dragons-master"], ["success", "success", MISS], BLANK, trenloe={"items": ["keen-oil"]}
    ).answer("keen-oil")
    assert s.wounds("shadow-dragons-master") == 2


@pytest.mark.rule("HT-709")
def test_wounds_from_cards_know_no_resilience(scene: type[Scene]) -> None:
    s = scene(heroes=[{"id": KARI, "engaged": ["shadow-dragons-master"], "items": ["grave-salt"]}, MOK])
    assert s.answer("grave-salt").wounds("shadow-dragons-master") == 2


def test_umbral_breath_strikes_who_has_no_token(scene: type[Scene]) -> None:
    s = night(scene, {"id": KARI, "tokens": 1}, MOK, {"id": ASTARRA, "tokens": 3}, shadows=["shadow-dragons-master"])
    assert s.changed() == foe("shadow-dragons-master") | {
        "shadow-dragons-master.zone": f"engaged:{KARI}", f"{KARI}.wound": 3, f"{MOK}.wound": 1,
    }  # fmt: skip


def test_the_minion_breathes_nothing(scene: type[Scene]) -> None:
    s = night(scene, KARI, MOK, shadows=["shadow-dragons-minion"])
    assert (s.wounds(KARI), s.wounds(MOK)) == (3, 0)


# -- death knights -----------------------------------------------------------------------------------


@pytest.mark.rule("R-14")
@pytest.mark.parametrize(("knight", "attack"), [("death-knights-minion-1", 2), ("death-knights-master", 3)])
def test_a_death_knight_raises_the_minion_discarded_last(scene: type[Scene], knight: str, attack: int) -> None:
    s = night(
        scene, KARI, MOK, shadows=[knight],
        discards={"enemy": ["ogres-master", "bandits-minion", "cave-spiders-minion"]},
    )  # fmt: skip
    assert s.changed() == foe(knight) | {
        f"{knight}.zone": f"engaged:{KARI}", f"{KARI}.wound": attack, "bandits-minion-1.zone": "shadows",
        "bandits-minion-1.exhausted": True,
    }  # fmt: skip
    assert s.board.pieces["bandits-minion-1"].face_up


def test_with_no_minion_discarded_none_is_raised(scene: type[Scene]) -> None:
    s = night(scene, KARI, MOK, shadows=["death-knights-minion"], discards={"enemy": ["ogres-master"]})
    assert s.changed() == foe("death-knights-minion-1") | {
        "death-knights-minion-1.zone": f"engaged:{KARI}", f"{KARI}.wound": 2
    }  # fmt: skip


def test_what_is_raised_is_readied_with_the_others(scene: type[Scene]) -> None:
    s = scene(
        node="enemy_phase", stop_at="peril", shadows=["death-knights-minion"], discards={"enemy": ["bandits-minion"]}
    )
    assert s.where("bandits-minion-1") == "shadows"
    assert not s.board.pieces["bandits-minion-1"].exhausted
    assert len(s.notes("enemy-activates")) == 1, "it came exhausted and did nothing yet"


def test_the_death_knight_master_threatens_to_mend_each_other_undead(scene: type[Scene]) -> None:
    s = threaten(
        scene, KARI, {"id": MOK, "engaged": [hurt("zombies-master", 2)]},
        shadows=[hurt("death-knights-master", 3), hurt("reanimates-minion", 1), hurt("bandits-minion", 1)],
    )  # fmt: skip
    assert s.changed("cave", "scout") == {"zombies-master.wound": 1, "reanimates-minion-1.wound": 0}


def test_the_minion_threatens_nothing(scene: type[Scene]) -> None:
    s = threaten(scene, KARI, MOK, shadows=["death-knights-minion", hurt("zombies-master", 2)])
    assert s.wounds("zombies-master") == 2


# -- trolls ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("troll", ["trolls-minion-1", "trolls-master"])
def test_a_troll_at_hand_mauls(scene: type[Scene], troll: str) -> None:
    s = night(scene, {"id": KARI, "engaged": [troll]}, MOK)
    assert s.changed() == foe(troll) | {f"{KARI}.wound": 4}


@pytest.mark.parametrize("troll", ["trolls-minion-1", "trolls-master"])
def test_a_troll_from_the_shadows_only_comes_on(scene: type[Scene], troll: str) -> None:
    s = night(scene, KARI, MOK, shadows=[troll])
    assert s.changed() == foe(troll) | {f"{troll}.zone": f"engaged:{KARI}"}


@pytest.mark.rule("R-18")
def test_maul_counts_what_changes_its_attack(scene: type[Scene]) -> None:
    spec: dict[str, Any] = {"location": {"id": "gallows-ward"}}
    assert night(scene, {"id": KARI, "engaged": ["trolls-master"]}, MOK, **spec).wounds(KARI) == 5
    assert night(scene, {"id": KARI, "engaged": ["trolls-minion"]}, MOK, **spec).wounds(KARI) == 4


# -- flesh moulders ----------------------------------------------------------------------------------


@pytest.mark.parametrize("moulder", ["flesh-moulders-minion-1", "flesh-moulders-master"])
def test_a_flesh_moulder_mends_every_other_enemy_in_play(scene: type[Scene], moulder: str) -> None:
    s = night(
        scene, {"id": KARI, "engaged": [hurt(moulder, 3)]}, {"id": MOK, "engaged": [tired("ogres-master", 3)]},
        shadows=[tired("bandits-master", 1), {"card": "ogres-minion", "facedown": True, "exhausted": True}],
    )  # fmt: skip
    assert s.changed() == foe(moulder) | {
        "ogres-master.wound": 1, "bandits-master.wound": 0, f"{moulder}.zone": "shadows", f"{KARI}.wound": 2,
    }  # fmt: skip


def test_a_moulder_in_the_shadows_stays_there_and_inflicts_on_the_active_hero(scene: type[Scene]) -> None:
    s = night(scene, KARI, MOK, shadows=["flesh-moulders-minion"])
    assert s.changed() == foe("flesh-moulders-minion-1") | {f"{KARI}.wound": 2}


def test_the_moulder_master_threatens_to_ready_a_foe_at_hand(scene: type[Scene]) -> None:
    s = threaten(
        scene, {"id": KARI, "engaged": [tired("ogres-minion"), tired("ogres-master")]},
        {"id": MOK, "engaged": [tired("bandits-minion")]}, shadows=["flesh-moulders-master", tired("trolls-minion")],
    )  # fmt: skip
    assert (s.prompt.kind, s.prompt.chooser) == ("choose-enemy", KARI)
    assert s.prompt.options == ("ogres-minion-1", "ogres-master")
    s.answer("ogres-master")
    assert s.changed("cave", "scout") == {"ogres-master.exhausted": False}


def test_without_an_exhausted_foe_at_hand_it_does_nothing(scene: type[Scene]) -> None:
    s = threaten(scene, KARI, MOK, shadows=["flesh-moulders-master", tired("trolls-minion")])
    assert s.changed("cave", "scout") == {}


# -- elementals --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("elemental", "attack"), [("elementals-minion-1", 2), ("elementals-master", 3)])
def test_upheaval_takes_progress(scene: type[Scene], elemental: str, attack: int) -> None:
    s = night(scene, KARI, MOK, shadows=[elemental], location={"id": "roadside-inn", "progress": 1})
    assert s.changed() == foe(elemental) | {
        f"{elemental}.zone": f"engaged:{KARI}", "roadside-inn.progress": 0, f"{KARI}.wound": attack,
    }  # fmt: skip


def test_without_progress_upheaval_costs_a_wound(scene: type[Scene]) -> None:
    s = night(scene, {"id": KARI, "engaged": ["elementals-minion"]}, MOK, location={"id": "roadside-inn"})
    assert s.changed() == foe("elementals-minion-1") | {f"{KARI}.wound": 1 + 2}


@pytest.mark.parametrize(("elemental", "wounds"), [("elementals-minion-1", 3), ("elementals-master", 4)])
def test_an_elemental_that_falls_beside_a_hero_falls_on_that_hero(
    scene: type[Scene], elemental: str, wounds: int
) -> None:
    s = strike(scene, [hurt(elemental, wounds)], ["success", "success+defense"], BLANK)
    assert s.where(elemental) == "discard:enemy"
    assert s.wounds(TRENLOE) == 2, "no defense stops it"


def test_whoever_fells_it_the_hero_beside_it_suffers(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "tokens": 1}, {"id": MOK, "engaged": [hurt("elementals-minion", 3)]}],
        hero_dice=[MISS], turns=[KARI], stop_at="enemy_phase", **GONE,
    ).answer("scout-caution", KARI)  # fmt: skip
    assert (s.wounds(KARI), s.wounds(MOK)) == (0, 2)


def test_an_elemental_that_falls_in_the_shadows_falls_on_nobody(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "tokens": 1}, MOK], shadows=[hurt("elementals-minion", 3)], hero_dice=[MISS],
        turns=[KARI], stop_at="enemy_phase", **GONE,
    ).answer("scout-caution", KARI)  # fmt: skip
    assert s.changed("scout") == {
        "elementals-minion-1.zone": "discard:enemy", "elementals-minion-1.wound": 0, f"{KARI}.success": 0,
    }  # fmt: skip


@pytest.mark.rule("HT-801", "R-02")
def test_the_falling_elemental_may_be_a_heros_last(scene: type[Scene]) -> None:
    s = strike(
        scene, [hurt("elementals-minion", 3), "ogres-minion"], ["success", "success"], BLANK, BLANK,
        trenloe={"wounds": 22},
    ).answer("elementals-minion-1")  # fmt: skip
    assert s.hero(TRENLOE)["defeated"]
    assert (s.where("elementals-minion-1"), s.where("ogres-minion-1")) == ("discard:enemy", "shadows")


def test_an_elemental_discarded_by_travel_falls_on_nobody(scene: type[Scene]) -> None:
    s = scene(
        node="travel", location={"id": "roadside-inn", "progress": 6},
        shadows=["elementals-minion", hidden("trolls-minion")],
        stop_at="round_end", decks={"enemy": ["ogres-minion", "..."]},
    ).answer("yes", ())  # fmt: skip
    assert s.where("elementals-minion-1") == "discard:enemy"
    assert (s.wounds(KARI), s.wounds(MOK)) == (0, 0)
