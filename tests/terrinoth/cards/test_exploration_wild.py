"""The exploration cards of the Wild set."""

from __future__ import annotations

import pytest

from tests.terrinoth.cards.pieces import MISS, hidden, hurt, tired
from tests.terrinoth.table import KARI, MOK, TRENLOE, Scene

AVRIC, ASHRIAN = "avric-albright", "ashrian"


def drawing(
    scene: type[Scene], card: str, *others: object, me: dict[str, object] | None = None, **more: object
) -> Scene:
    """Avric draws a card with Walk Unafraid and no success; his ready enemies roll blanks."""
    avric: dict[str, object] = {"id": AVRIC} | (me or {})
    s = scene(
        heroes=[avric, *(others or [KARI])], decks={"exploration": [card]},
        hero_dice=[MISS, MISS], enemy_dice=["blank"] * 3, **more,
    )  # fmt: skip
    return s.answer("healer-walk-unafraid")


def effect(s: Scene, card: str) -> dict[str, object]:
    """What the drawn card changed, without its way to the discard pile."""
    assert s.where(card) == "discard:exploration"
    return s.through().changed("healer-walk-unafraid", card)


# -- Bitterleaf Poultice -----------------------------------------------------------------------------


def poultice(scene: type[Scene], kari: dict[str, object], trenloe: dict[str, object]) -> Scene:
    """Mok, who holds the poultice, has no condition; Kari activates and rests without a success."""
    s = scene(
        heroes=[{"id": KARI} | kari, {"id": MOK, "wounds": 2, "items": ["bitterleaf"]}, {"id": TRENLOE} | trenloe],
        hero_dice=[MISS], leader=KARI,
    )  # fmt: skip
    return s.answer("scout-caution")


def test_bitterleaf_lets_each_hero_trade_a_condition_for_a_cure_after_any_activation(scene: type[Scene]) -> None:
    s = poultice(scene, {"wounds": 4}, {"wounds": 3, "conditions": ["poisoned", "weakened"]})
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.options) == ("use", MOK, ("bitterleaf",))
    s.answer("bitterleaf")
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.least) == ("may", TRENLOE, 0)
    s.answer("yes", "weakened")
    assert s.through().changed() == {
        "bitterleaf.zone": "discard:exploration",
        "weakened-1.zone": "supply:conditions",
        f"{TRENLOE}.wound": 2,
    }


def test_bitterleaf_lets_each_hero_keep_the_condition(scene: type[Scene]) -> None:
    s = poultice(scene, {"wounds": 4}, {"wounds": 3, "conditions": ["focused"]}).answer("bitterleaf", ())
    assert s.through().changed("bitterleaf") == {}


def test_bitterleaf_asks_the_heroes_from_the_leader_clockwise(scene: type[Scene]) -> None:
    s = scene(
        heroes=[
            {"id": KARI, "wounds": 3, "conditions": ["focused"]},
            {"id": MOK, "items": ["bitterleaf"]},
            {"id": TRENLOE, "wounds": 1, "conditions": ["poisoned"]},
        ],
        hero_dice=[MISS], leader=TRENLOE, turns=[MOK, KARI],
    )  # fmt: skip
    s.answer("healer-evening-hymn", KARI, "bitterleaf")
    assert s.prompt.chooser == TRENLOE
    s.answer("yes")
    assert s.prompt.chooser == KARI


@pytest.mark.rule("HT-003", "HT-006")
def test_bitterleaf_frees_a_hero_without_wounds_of_a_condition_too(scene: type[Scene]) -> None:
    s = poultice(scene, {}, {"conditions": ["poisoned"]})
    assert (s.prompt.kind, s.prompt.options) == ("use", ("bitterleaf",))
    s.answer("bitterleaf")
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.least) == ("may", TRENLOE, 0)
    assert s.answer("yes").through().changed("bitterleaf") == {"poisoned-1.zone": "supply:conditions"}


def test_bitterleaf_heals_nobody_who_discards_no_condition(scene: type[Scene]) -> None:
    s = poultice(scene, {"wounds": 4}, {"conditions": ["weakened"]}).answer("bitterleaf")
    assert s.prompt.chooser == TRENLOE, "Kari has wounds, but no condition"
    assert s.answer("yes").through().changed("bitterleaf", "weakened") == {}


@pytest.mark.rule("R-09")
def test_bitterleaf_has_no_use_when_nobody_has_a_condition(scene: type[Scene]) -> None:
    s = poultice(scene, {"wounds": 4}, {"wounds": 3})
    assert s.prompt.kind == "activation-card"
    assert s.hero(MOK)["items"] == ["bitterleaf"]


def test_bitterleaf_may_be_kept(scene: type[Scene]) -> None:
    s = poultice(scene, {}, {"wounds": 3, "conditions": ["poisoned"]}).answer(())
    assert s.through().changed() == {}


# -- Hunter's Snare ----------------------------------------------------------------------------------


@pytest.mark.parametrize("holder", [KARI, MOK], ids=["own engagement", "another hero's"])
def test_hunters_snare_exhausts_and_wounds_an_enemy_that_becomes_engaged_with_a_hero(
    scene: type[Scene], holder: str
) -> None:
    s = scene(
        heroes=[{"id": h, "items": ["hunters-snare"] if h == holder else []} for h in (KARI, MOK)],
        shadows=["ogres-minion"], hero_dice=[MISS, MISS], enemy_dice=[],
    )  # fmt: skip
    s.answer("scout-precise-strike", "ogres-minion-1")
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.options) == ("use", holder, ("hunters-snare",))
    s.answer("hunters-snare")
    assert s.through().changed("scout") == {
        "hunters-snare.zone": "discard:exploration",
        "ogres-minion-1.zone": f"engaged:{KARI}",
        "ogres-minion-1.exhausted": True,
        "ogres-minion-1.wound": 1,
    }
    s.settled()


def test_hunters_snare_may_be_kept(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "items": ["hunters-snare"]}, MOK], shadows=["ogres-minion"],
        hero_dice=[MISS, MISS], enemy_dice=["blank"],
    )  # fmt: skip
    s.answer("scout-precise-strike", "ogres-minion-1", ())
    assert s.through().changed("scout") == {"ogres-minion-1.zone": f"engaged:{KARI}"}


def test_hunters_snare_can_take_the_target_away_from_an_attack(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "items": ["hunters-snare"]}, MOK], shadows=["cave-spiders-minion"],
        hero_dice=["success", "success"], enemy_dice=[],
    )  # fmt: skip
    s.answer("scout-precise-strike", "cave-spiders-minion-1", "hunters-snare")
    assert s.through().changed("scout", "hunters-snare") == {"cave-spiders-minion-1.zone": "discard:enemy"}
    s.settled()


def snared(scene: type[Scene], *shadows: object) -> Scene:
    """In the enemy phase the first enemy advances on Kari, who holds the snare and uses it."""
    s = scene(
        heroes=[{"id": KARI, "items": ["hunters-snare"]}, MOK], shadows=list(shadows),
        node="enemy_phase", stop_at="ready_enemies",
    )  # fmt: skip
    return s.answer("hunters-snare")


@pytest.mark.rule("R-17")
def test_hunters_snare_does_not_stop_an_enemy_in_its_own_activation(scene: type[Scene]) -> None:
    s = snared(scene, "ogres-minion")
    assert s.through().changed("hunters-snare") == {
        "ogres-minion-1.zone": f"engaged:{KARI}",
        "ogres-minion-1.wound": 1,
        "ogres-minion-1.exhausted": True,
        f"{KARI}.wound": 2,  # Inflict all the same
    }


@pytest.mark.rule("HT-710")
def test_hunters_snare_ends_the_bar_of_an_enemy_that_it_defeats(scene: type[Scene]) -> None:
    s = snared(scene, hurt("bandits-master", 2))
    assert s.through().changed("hunters-snare") == {"bandits-master.zone": "discard:enemy", "bandits-master.wound": 0}


@pytest.mark.rule("R-24")
def test_hunters_snare_has_no_use_against_an_enemy_that_the_cap_throws_back(scene: type[Scene]) -> None:
    held = [tired("bandits-minion"), tired("bandits-minion"), tired("bandits-master")]
    s = scene(
        heroes=[{"id": KARI, "items": ["hunters-snare"], "engaged": held}, MOK], shadows=["ogres-minion"],
        node="enemy_phase", stop_at="ready_enemies", turns=[],
    )  # fmt: skip
    assert s.hero(KARI)["items"] == ["hunters-snare"]
    assert s.wounds(KARI) == 2 + 2  # the cap, and Inflict from the shadows


def test_hunters_snare_catches_an_enemy_that_spawns_engaged(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": AVRIC}, {"id": KARI, "items": ["hunters-snare"]}],
        decks={"exploration": ["ambush"], "enemy": ["ogres-minion"]}, hero_dice=[MISS, MISS],
    )  # fmt: skip
    s.answer("healer-walk-unafraid", "hunters-snare")
    assert s.through().changed("healer", "hunters-snare", "ambush") == {
        "ogres-minion-1.zone": f"engaged:{AVRIC}",
        "ogres-minion-1.faceup": True,
        "ogres-minion-1.exhausted": True,
        "ogres-minion-1.wound": 1,
    }


def test_hunters_snare_has_no_use_when_an_enemy_retreats_or_spawns_in_the_shadows(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "items": ["hunters-snare"], "engaged": ["goblin-archers-minion"]}, MOK],
        node="enemy_phase", stop_at="ready_enemies",
    )  # fmt: skip
    assert s.where("goblin-archers-minion-1") == "shadows"
    assert s.hero(KARI)["items"] == ["hunters-snare"]


@pytest.mark.rule("HT-011")
def test_hunters_snare_and_ashrian_answer_the_same_engagement_in_any_order(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": ASHRIAN, "items": ["hunters-snare"]}, KARI],
        decks={"exploration": ["ambush"], "enemy": ["ogres-minion"]}, hero_dice=[MISS, MISS],
    )  # fmt: skip
    s.answer("healer-walk-unafraid")
    assert s.prompt.options == (ASHRIAN, "hunters-snare")
    s.answer(ASHRIAN, "hunters-snare")
    assert s.wounds("ogres-minion-1") == 1
    assert s.board.pieces["ogres-minion-1"].exhausted is True


# -- the events --------------------------------------------------------------------------------------


def test_hornets_nest_poisons_you_and_stings_every_enemy_at_hand(scene: type[Scene]) -> None:
    s = drawing(
        scene, "hornets-nest", {"id": KARI, "engaged": ["bandits-minion"]},
        me={"engaged": ["ogres-master", "cave-spiders-minion"]}, shadows=[hidden("ogres-minion")],
    )  # fmt: skip
    s.answer(())  # nobody discards the condition with the last line of Walk Unafraid
    assert effect(s, "hornets-nest") == {
        "poisoned-1.zone": f"conditions:{AVRIC}",
        "ogres-master.wound": 1,
        "cave-spiders-minion-1.zone": "discard:enemy",
    }


@pytest.mark.rule("HT-804")
def test_hornets_nest_gives_no_second_poison(scene: type[Scene]) -> None:
    s = drawing(scene, "hornets-nest", me={"conditions": ["poisoned"]}).answer(())
    assert effect(s, "hornets-nest") == {f"{AVRIC}.wound": 1}  # the poison that was there before
    assert s.hero(AVRIC)["conditions"] == ["poisoned"]


def test_game_trail_adds_two_progress(scene: type[Scene]) -> None:
    s = drawing(scene, "game-trail", location={"id": "roadside-inn", "progress": 5})
    assert effect(s, "game-trail") == {"roadside-inn.progress": 7}  # more than its value of 6


@pytest.mark.parametrize(("progress", "left"), [(5, 3), (1, 0), (0, 0)])
def test_rising_fog_hides_every_enemy_at_hand_and_costs_progress_for_each(
    scene: type[Scene], progress: int, left: int
) -> None:
    s = drawing(
        scene, "rising-fog", {"id": KARI, "engaged": ["bandits-minion"]},
        me={"engaged": ["ogres-master", "ogres-minion"]}, location={"id": "roadside-inn", "progress": progress},
    )  # fmt: skip
    assert effect(s, "rising-fog") == {
        "ogres-master.zone": "shadows", "ogres-minion-1.zone": "shadows",
    } | ({"roadside-inn.progress": left} if left != progress else {})  # fmt: skip


def test_rising_fog_does_not_hide_a_nemesis(scene: type[Scene]) -> None:
    s = drawing(scene, "rising-fog", nemesis={"place": AVRIC}, location={"id": "roadside-inn", "progress": 5})
    assert effect(s, "rising-fog") == {}
