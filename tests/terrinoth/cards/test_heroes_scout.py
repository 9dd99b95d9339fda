"""The three scouts: what each hero's ability does, when it does not, and what it leaves alone."""

from __future__ import annotations

import pytest

from tests.terrinoth.table import KARI, MOK, Scene

TETHERYS = "tetherys"
TOMBLE = "tomble-burrowell"
MISS = "defense"


def hidden(card: str) -> dict[str, object]:
    """A facedown enemy."""
    return {"card": card, "facedown": True}


# -- Kari Wraithstalker ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "enemy"),
    [
        ("own", "ogres-minion-1"),
        ("other", "ogres-master"),
        ("shadows", "bandits-master"),
        ("hidden", "bandits-minion-1"),
    ],
)
def test_kari_may_discard_a_token_to_wound_any_enemy_in_play(scene: type[Scene], place: str, enemy: str) -> None:
    s = scene(
        heroes=[{"id": KARI, "tokens": 1, "engaged": ["ogres-minion"]}, {"id": MOK, "engaged": ["ogres-master"]}],
        shadows=["bandits-master", hidden("bandits-minion")],
        hero_dice=[MISS], enemy_dice=["blank"],
    )  # fmt: skip
    s.answer("scout-caution", (), KARI)
    assert s.prompt.options == ("ogres-minion-1", "ogres-master", "bandits-master", "bandits-minion-1")
    s.answer(enemy)
    flips = {f"{enemy}.faceup": True} if place == "hidden" else {}
    assert s.through().changed() == {f"{KARI}.success": 0, f"{enemy}.wound": 1} | flips


@pytest.mark.parametrize(
    "card", ["scout-precise-strike", "scout-blaze-a-trail", "scout-draw-attention", "scout-caution"]
)
def test_kari_may_do_it_before_every_kind_of_action(scene: type[Scene], card: str) -> None:
    s = scene(heroes=[{"id": KARI, "tokens": 1}, {"id": MOK, "engaged": ["ogres-minion"]}])
    s.answer(card, *([()] if card == "scout-precise-strike" else []))
    assert (s.prompt.kind, s.prompt.options, s.prompt.data["window"]) == ("use", (KARI,), "before-action")
    s.answer(KARI)
    assert s.wounds("ogres-minion-1") == 1


def test_kari_may_keep_her_token(scene: type[Scene]) -> None:
    s = scene(heroes=[{"id": KARI, "tokens": 1}, MOK], shadows=["ogres-minion"], hero_dice=[MISS])
    s.answer("scout-caution", (), "0")
    assert s.through().changed() == {}


def test_kari_is_not_asked_without_a_token(scene: type[Scene]) -> None:
    s = scene(heroes=[KARI, MOK], shadows=["ogres-minion"], hero_dice=[MISS])
    s.answer("scout-caution")
    assert s.through().changed() == {}
    assert s.prompt.chooser == MOK


@pytest.mark.rule("R-09", "HT-708")
def test_kari_is_not_asked_when_the_only_enemy_is_the_nemesis_in_the_lair(scene: type[Scene]) -> None:
    s = scene(heroes=[{"id": KARI, "tokens": 1}, MOK], hero_dice=[MISS])
    s.answer("scout-caution")
    assert s.prompt.kind == "spend"


@pytest.mark.rule("R-20")
def test_kari_does_it_once_for_each_action(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "tokens": 3}, MOK], shadows=[hidden("ogres-minion")], hero_dice=[MISS], turns=[KARI, KARI]
    )
    s.answer("scout-caution", KARI)
    assert s.prompt.kind == "spend"
    s.answer("0", "scout-caution")
    assert (s.prompt.kind, s.prompt.options) == ("use", (KARI,))


@pytest.mark.rule("R-01")
def test_an_enemy_that_kari_defeats_before_the_action_rolls_no_die(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "tokens": 1, "engaged": ["cave-spiders-minion"]}, MOK], hero_dice=[MISS], enemy_dice=[]
    )
    s.answer("scout-caution", (), KARI)
    assert s.through().changed() == {f"{KARI}.success": 0, "cave-spiders-minion-1.zone": "discard:enemy"}


def test_kari_does_nothing_before_the_action_of_another_hero(scene: type[Scene]) -> None:
    s = scene(heroes=[MOK, {"id": KARI, "tokens": 1}], shadows=["ogres-minion"], hero_dice=[MISS])
    s.answer("healer-evening-hymn")
    assert s.through().changed() == {}


# -- Tetherys ----------------------------------------------------------------------------------------


def test_tetherys_may_exhaust_a_card_at_the_end_so_that_an_enemy_retreats(scene: type[Scene]) -> None:
    s = scene(heroes=[{"id": TETHERYS, "engaged": ["ogres-master"]}, MOK], hero_dice=[MISS, MISS], enemy_dice=["blank"])
    s.answer("scout-draw-attention")
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.data["window"]) == ("use", TETHERYS, "act-end")
    s.answer(TETHERYS, "scout-caution")
    assert s.through().changed("scout-draw-attention", TETHERYS) == {
        "scout-caution.exhausted": True,
        "ogres-master.zone": "shadows",
    }


def test_tetherys_may_stay(scene: type[Scene]) -> None:
    s = scene(heroes=[{"id": TETHERYS, "engaged": ["ogres-master"]}, MOK], hero_dice=[MISS], enemy_dice=["blank"])
    s.answer("scout-caution", ())
    assert s.through().changed() == {}


def test_tetherys_cannot_shake_off_a_nemesis(scene: type[Scene]) -> None:
    s = scene(
        heroes=[TETHERYS, MOK],
        nemesis={"place": TETHERYS},
        shadows=["ogres-master"],
        hero_dice=[MISS],
        enemy_dice=["blank"],
    )
    s.answer("scout-caution")
    assert s.prompt.chooser == MOK


@pytest.mark.rule("R-09")
def test_tetherys_shakes_off_nobody_who_is_engaged_with_another_hero(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": TETHERYS, "engaged": ["ogres-master"]}, {"id": MOK, "engaged": ["ogres-minion"]}],
        hero_dice=[MISS], enemy_dice=["blank"],
    )  # fmt: skip
    s.answer("scout-caution", TETHERYS, "scout-precise-strike")
    assert s.through().changed() == {"scout-precise-strike.exhausted": True, "ogres-master.zone": "shadows"}
    s = scene(heroes=[TETHERYS, {"id": MOK, "engaged": ["ogres-minion"]}], hero_dice=[MISS])
    s.answer("scout-caution")
    assert s.through().changed() == {}


def test_tetherys_needs_a_ready_card(scene: type[Scene]) -> None:
    s = scene(
        heroes=[
            {
                "id": TETHERYS,
                "engaged": ["ogres-master"],
                "exhausted": ["scout-precise-strike", "scout-blaze-a-trail", "scout-caution"],
            },
            MOK,
        ],
        hero_dice=[MISS, MISS],
        enemy_dice=["blank"],
    )
    assert s.prompt.chooser == MOK
    assert s.where("ogres-master") == f"engaged:{TETHERYS}"


@pytest.mark.rule("R-10")
def test_tetherys_does_it_once_a_round(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": TETHERYS, "engaged": ["ogres-master", "ogres-minion"]}, MOK], hero_dice=[MISS, MISS],
        enemy_dice=["blank"] * 3, turns=[TETHERYS, TETHERYS, MOK],
    )  # fmt: skip
    s.answer("scout-caution", (), TETHERYS, "scout-draw-attention", "ogres-master", "scout-caution", ())
    assert s.prompt.chooser == MOK


@pytest.mark.rule("HT-011")
def test_tetherys_orders_weakened_and_the_escape_as_he_likes(scene: type[Scene]) -> None:
    s = scene(
        heroes=[
            {
                "id": TETHERYS, "engaged": ["ogres-master"], "conditions": ["weakened"],
                "exhausted": ["scout-precise-strike", "scout-blaze-a-trail"],
            },
            MOK,
        ],
        hero_dice=[MISS, MISS], enemy_dice=["blank"],
    )  # fmt: skip
    s.answer("scout-draw-attention")
    assert s.prompt.kind == "order"
    assert s.prompt.options == (TETHERYS, "weakened-1")
    s.answer(TETHERYS)
    assert s.where("ogres-master") == "shadows"
    assert s.hero(TETHERYS)["wounds"] == 1  # no card is left to exhaust for Weakened


# -- Tomble Burrowell --------------------------------------------------------------------------------


def test_tomble_may_suffer_a_wound_to_draw_another_card_instead(scene: type[Scene]) -> None:
    s = scene(
        heroes=[TOMBLE, MOK], hero_dice=[MISS, MISS],
        decks={"exploration": ["false-trail", "ambush", "game-trail", "lucky-coin"]},
    )  # fmt: skip
    s.answer("scout-blaze-a-trail", "ambush")
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.data["this"]) == ("use", TOMBLE, "ambush")
    s.answer(TOMBLE, "top")
    assert s.through().changed("scout-blaze-a-trail", "game-trail") == {
        f"{TOMBLE}.wound": 1,
        "roadside-inn.progress": 2,  # Game Trail came in the place of the ambush
        "order of deck:exploration": ["false-trail", "lucky-coin", "ambush"],
    }


def test_tomble_may_take_the_card_he_drew(scene: type[Scene]) -> None:
    s = scene(
        heroes=[TOMBLE, MOK], hero_dice=[MISS, MISS], decks={"exploration": ["false-trail", "game-trail", "lucky-coin"]}
    )
    s.answer("scout-blaze-a-trail", "game-trail", (), "top")
    assert s.through().changed("scout-blaze-a-trail", "game-trail") == {"roadside-inn.progress": 2}


def test_tomble_cannot_replace_the_second_card_again(scene: type[Scene]) -> None:
    s = scene(
        heroes=[TOMBLE, MOK], hero_dice=[MISS, MISS],
        decks={"exploration": ["game-trail", "ambush", "false-trail", "lucky-coin"]},
    )  # fmt: skip
    s.answer("scout-blaze-a-trail", "game-trail", TOMBLE)
    assert s.prompt.kind == "top-or-bottom"  # about the ambush; False Trail has resolved
    assert s.where("false-trail") == "discard:exploration"


@pytest.mark.rule("R-10")
def test_tomble_replaces_one_of_several_cards_drawn_and_once_a_round(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": TOMBLE, "advanced": ["thief-nimble-fingers"]}, MOK], hero_dice=[MISS, MISS],
        decks={"exploration": ["ambush", "game-trail", "lucky-coin", "keen-oil", "second-wind"]},
    )  # fmt: skip
    s.answer("thief-nimble-fingers", "ambush", TOMBLE, "game-trail")
    assert s.hero(TOMBLE)["items"] == ["keen-oil"]  # in place of the ambush
    assert s.through().changed("thief-nimble-fingers", "game-trail", "keen-oil", TOMBLE) == {
        "roadside-inn.progress": 2,
        "order of deck:exploration": ["second-wind", "ambush", "lucky-coin"],
    }


@pytest.mark.rule("R-08")
def test_a_wound_that_defeats_tomble_replaces_nothing(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": TOMBLE, "wounds": 18}, MOK], hero_dice=[MISS, MISS],
        decks={"exploration": ["game-trail", "false-trail", "lucky-coin"]},
    )  # fmt: skip
    s.answer("scout-blaze-a-trail", "game-trail", TOMBLE)
    assert s.hero(TOMBLE)["defeated"] is True
    assert sorted(s.t.zone("deck:exploration")) == ["false-trail", "game-trail", "lucky-coin"]
    assert s.t.zone("drawn") == []
    assert s.all()["location"]["progress"] == 0


@pytest.mark.rule("R-09")
def test_tomble_is_not_asked_when_there_is_no_other_card(scene: type[Scene]) -> None:
    s = scene(heroes=[TOMBLE, MOK], hero_dice=[MISS, MISS], decks={"exploration": ["game-trail"]})
    s.answer("scout-blaze-a-trail")
    assert s.prompt.chooser == MOK
    assert s.all()["location"]["progress"] == 2


def test_tomble_does_nothing_about_a_card_that_another_hero_drew(scene: type[Scene]) -> None:
    s = scene(heroes=[MOK, TOMBLE], hero_dice=[MISS, MISS], decks={"exploration": ["game-trail", "lucky-coin"]})
    s.answer("healer-walk-unafraid")
    assert s.prompt.kind == "activation-card"
    assert s.all()["location"]["progress"] == 2
