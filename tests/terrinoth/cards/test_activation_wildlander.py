"""The cards of the Wildlander."""

from __future__ import annotations

import pytest

from tests.terrinoth.cards.pieces import MISS, SCOUT, hidden, hurt, results, tired
from tests.terrinoth.table import KARI, MOK, Scene

# -- Shot from Cover ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("target", "successes"), [("ogres-minion-1", 1), ("ogres-master", 1), ("bandits-master", 2), ("ogres-minion-2", 2)]
)
def test_shot_from_cover_has_one_more_success_against_the_shadows(
    scene: type[Scene], target: str, successes: int
) -> None:
    s = scene(
        heroes=[
            {"id": KARI, "engaged": ["ogres-minion"], "advanced": ["wildlander-shot-from-cover"]},
            {"id": MOK, "engaged": ["ogres-master"]},
        ],
        shadows=["bandits-master", hidden("ogres-minion")],
        hero_dice=["success", MISS, MISS], enemy_dice=["blank"],
    )  # fmt: skip
    s.answer("wildlander-shot-from-cover", target)
    assert s.wounds(target) == successes - (target == "ogres-master")
    assert results(s) == (successes, 2)
    s.settled()


def test_shot_from_cover_without_a_target_is_rolled_and_does_nothing(scene: type[Scene]) -> None:
    s = scene(heroes=[{"id": KARI, "advanced": ["wildlander-shot-from-cover"]}, MOK], hero_dice=["success"] * 3)
    s.answer("wildlander-shot-from-cover")
    assert s.through().changed() == {"wildlander-shot-from-cover.exhausted": True}
    assert results(s) == (3, 0)


# -- Watch Their Back --------------------------------------------------------------------------------


def test_watch_their_back_wounds_an_enemy_of_the_target(scene: type[Scene]) -> None:
    s = scene(
        heroes=[
            {"id": KARI, "engaged": ["bandits-minion"], "advanced": ["wildlander-watch-their-back"]},
            {"id": MOK, "engaged": ["ogres-master", "ogres-minion"]},
        ],
        shadows=["bandits-master"], hero_dice=["success", MISS, MISS], enemy_dice=["blank"],
    )  # fmt: skip
    s.answer("wildlander-watch-their-back")
    assert (s.prompt.kind, s.prompt.chooser) == ("choose-enemy", KARI)
    assert (s.prompt.options, s.prompt.least) == (("ogres-master", "ogres-minion-1"), 1)
    s.answer("ogres-master")
    assert s.through().changed("wildlander-watch-their-back") == {
        f"{MOK}.success": 1, f"{KARI}.success": 1, "ogres-master.wound": 1,
    }  # fmt: skip
    s.settled()


# -- Read the Land -----------------------------------------------------------------------------------


def reading(scene: type[Scene], shadows: list[object], **more: object) -> Scene:
    """Kari plays Read the Land without a success, takes Game Trail and leaves the ambush on top."""
    s = scene(
        heroes=[{"id": KARI, "advanced": ["wildlander-read-the-land"]}, {"id": MOK, "engaged": ["ogres-master"]}],
        shadows=shadows, decks={"exploration": ["ambush", "game-trail", "keen-oil"]}, hero_dice=[MISS, MISS], **more,
    )  # fmt: skip
    return s.answer("wildlander-read-the-land", "game-trail", "top")


def test_read_the_land_may_exhaust_an_enemy_in_the_shadows(scene: type[Scene]) -> None:
    s = reading(scene, ["bandits-master", hidden("ogres-minion"), tired("bandits-minion")])
    assert (s.prompt.kind, s.prompt.least) == ("choose-enemy", 0)
    assert s.prompt.options == ("bandits-master", "ogres-minion-1")
    s.answer("ogres-minion-1")
    assert s.through().changed("wildlander-read-the-land", "game-trail") == {
        "roadside-inn.progress": 2, "ogres-minion-1.exhausted": True,
    }  # fmt: skip


def test_read_the_land_need_not_exhaust_anything(scene: type[Scene]) -> None:
    s = reading(scene, ["bandits-master"]).answer(())
    assert s.through().changed("wildlander-read-the-land", "game-trail") == {"roadside-inn.progress": 2}


def test_read_the_land_can_exhaust_a_nemesis_in_the_shadows(scene: type[Scene]) -> None:
    s = reading(scene, [], nemesis={"place": "shadows"}).answer("splig")
    assert s.board.pieces["splig"].exhausted is True


def test_read_the_land_exhausts_nobody_when_the_shadows_are_empty(scene: type[Scene]) -> None:
    s = reading(scene, [])
    assert s.through().changed("wildlander-read-the-land", "game-trail") == {"roadside-inn.progress": 2}


# -- Lie in Wait -------------------------------------------------------------------------------------


def lying(scene: type[Scene], exhausted: list[str]) -> Scene:
    """Kari plays Lie in Wait with three enemies in the shadows and no success."""
    s = scene(
        heroes=[
            {"id": KARI, "advanced": ["wildlander-lie-in-wait"], "exhausted": exhausted},
            {"id": MOK, "engaged": ["ogres-minion"]},
        ],
        shadows=["ogres-master", hidden("ogres-minion"), hurt("bandits-master", 1)],
        hero_dice=[MISS],
    )
    return s if s.prompt.kind == "choose-enemy" else s.answer("wildlander-lie-in-wait")


def test_lie_in_wait_wounds_two_enemies_in_the_shadows_and_has_a_defense(scene: type[Scene]) -> None:
    s = lying(scene, []).answer("ogres-master", "ogres-minion-2")
    assert s.through().changed() == {"ogres-master.wound": 1, "ogres-minion-2.wound": 1, "ogres-minion-2.faceup": True}
    assert results(s) == (0, 1 + 1)


def test_lie_in_wait_deals_two_wounds_each_when_all_other_cards_are_exhausted(scene: type[Scene]) -> None:
    s = lying(scene, SCOUT[:3]).answer("ogres-master", "bandits-master")
    assert s.through().changed(*SCOUT) == {
        "ogres-master.wound": 2, "bandits-master.zone": "discard:enemy", "bandits-master.wound": 0,
    }  # fmt: skip


def test_lie_in_wait_deals_one_wound_while_another_card_is_ready(scene: type[Scene]) -> None:
    s = lying(scene, SCOUT[:2]).answer("ogres-master", ())
    assert s.through().changed(*SCOUT) == {"ogres-master.wound": 1}


def test_lie_in_wait_may_choose_nobody(scene: type[Scene]) -> None:
    s = lying(scene, [])
    assert (s.prompt.least, s.prompt.options) == (0, ("ogres-master", "ogres-minion-2", "bandits-master"))
    assert s.answer(()).changed() == {}
