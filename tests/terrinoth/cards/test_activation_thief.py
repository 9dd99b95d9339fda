"""The cards of the Thief."""

from __future__ import annotations

import pytest

from tests.terrinoth.cards.pieces import HEALER, MISS
from tests.terrinoth.table import KARI, MOK, TRENLOE, Scene

AID_CARDS = ["scout-draw-attention", "thief-palm-and-pass", "wildlander-watch-their-back"]


def aiding(scene: type[Scene], card: str, **more: object) -> Scene:
    """Kari plays an aid card without any success; others and the rest of the scene as given."""
    kari = {"id": KARI} | ({} if card.startswith("scout") else {"advanced": [card]})
    more.setdefault("decks", {"exploration": []})
    others = more.pop("others", [MOK])
    dice = scene.box.actions[card].dice
    return scene(heroes=[kari, *others], hero_dice=[MISS] * dice, **more).answer(card)  # type: ignore[misc]


# -- Fan of Knives -----------------------------------------------------------------------------------


def knives(scene: type[Scene], engaged: list[object], faces: list[str], **more: object) -> Scene:
    """Kari plays Fan of Knives; her ready enemies roll blanks."""
    ready = sum(isinstance(e, str) for e in engaged)
    s = scene(
        heroes=[{"id": KARI, "engaged": engaged, "advanced": ["thief-fan-of-knives"]}, MOK],
        hero_dice=faces, enemy_dice=["blank"] * ready, **more,
    )  # fmt: skip
    return s.answer("thief-fan-of-knives")


@pytest.mark.rule("R-07", "HT-314")
def test_fan_of_knives_divides_its_successes_and_resilience_counts_for_each_target(scene: type[Scene]) -> None:
    s = knives(scene, ["ogres-master", "goblin-witchers-master"], ["success+success", "success", "success"])
    s.answer("ogres-master", "goblin-witchers-master")
    s.answer("ogres-master", "ogres-master", "goblin-witchers-master", "ogres-master")
    assert s.through().changed("thief-fan-of-knives") == {"ogres-master.wound": 3 - 1}  # 1 - 1 for the Goblin Witcher
    s.settled()


@pytest.mark.rule("R-07")
def test_fan_of_knives_may_give_one_target_no_share(scene: type[Scene]) -> None:
    s = knives(scene, ["ogres-minion", "bandits-master"], ["success", "success", MISS])
    s.answer("ogres-minion-1", "bandits-master", "ogres-minion-1", "ogres-minion-1")
    assert s.through().changed("thief-fan-of-knives") == {"ogres-minion-1.wound": 2}


def test_fan_of_knives_may_have_one_target_only(scene: type[Scene]) -> None:
    s = knives(scene, ["ogres-minion", "bandits-master"], ["success", "success", MISS])
    s.answer("ogres-minion-1")
    assert (s.prompt.kind, s.prompt.options, s.prompt.least) == ("target", ("bandits-master",), 0)
    s.answer(())
    assert s.through().changed("thief-fan-of-knives") == {"ogres-minion-1.wound": 2}


def test_fan_of_knives_never_has_a_third_target(scene: type[Scene]) -> None:
    s = knives(scene, ["ogres-minion", "bandits-master", "bandits-minion"], [MISS, MISS, MISS])
    s.answer("ogres-minion-1", "bandits-master")
    assert s.prompt.chooser == MOK
    assert s.notes("targets")[0]["targets"] == ["ogres-minion-1", "bandits-master"]


def test_fan_of_knives_may_engage_one_of_its_targets(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "engaged": ["ogres-minion"], "advanced": ["thief-fan-of-knives"]}, MOK],
        shadows=["bandits-minion", "ogres-master"],
        hero_dice=["success", "success", MISS], enemy_dice=["blank", "blank"],
    )  # fmt: skip
    s.answer("thief-fan-of-knives", "bandits-minion-1", "bandits-minion-1", "ogres-minion-1")
    s.answer("bandits-minion-1", "bandits-minion-1")
    assert s.through().changed("thief-fan-of-knives") == {"bandits-minion-1.zone": "discard:enemy"}


def test_fan_of_knives_need_not_engage(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "advanced": ["thief-fan-of-knives"]}, MOK], shadows=["ogres-minion"],
        hero_dice=["success"] * 3,
    )  # fmt: skip
    s.answer("thief-fan-of-knives")
    assert (s.prompt.kind, s.prompt.options, s.prompt.least) == ("engage", ("ogres-minion-1",), 0)
    s.answer(())
    assert s.through().changed() == {"thief-fan-of-knives.exhausted": True}


@pytest.mark.rule("R-07")
def test_fan_of_knives_chooses_all_targets_before_tokens_are_spent(scene: type[Scene]) -> None:
    s = scene(
        heroes=[
            {
                "id": KARI,
                "engaged": ["ogres-minion", "bandits-master"],
                "advanced": ["thief-fan-of-knives"],
                "tokens": 1,
            },
            MOK,
        ],
        hero_dice=[MISS, MISS, MISS],
        enemy_dice=["blank", "blank"],
    )
    s.answer("thief-fan-of-knives", (), "ogres-minion-1", "bandits-master")
    assert s.prompt.kind == "spend"
    s.answer("1", "bandits-master")
    assert s.wounds("bandits-master") == 1


# -- Palm and Pass -----------------------------------------------------------------------------------


@pytest.mark.parametrize("receiver", [KARI, MOK])
def test_palm_and_pass_gives_an_item_to_you_or_the_target(scene: type[Scene], receiver: str) -> None:
    s = aiding(scene, "thief-palm-and-pass", decks={"exploration": ["keen-oil", "game-trail"]})
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.options) == ("receiver", KARI, (KARI, MOK))
    s.answer(receiver)
    assert s.through().changed("thief-palm-and-pass") == {
        f"{KARI}.success": 1, "keen-oil.zone": f"play:{receiver}", "keen-oil.faceup": True,
    }  # fmt: skip


def test_palm_and_pass_puts_an_event_on_the_bottom_unread(scene: type[Scene]) -> None:
    s = aiding(scene, "thief-palm-and-pass", decks={"exploration": ["ambush", "game-trail", "keen-oil"]})
    assert s.through().changed("thief-palm-and-pass") == {
        f"{KARI}.success": 1, "order of deck:exploration": ["game-trail", "keen-oil", "ambush"],
    }  # fmt: skip


def test_palm_and_pass_offers_the_item_to_no_third_hero(scene: type[Scene]) -> None:
    s = aiding(scene, "thief-palm-and-pass", decks={"exploration": ["keen-oil"]}, others=[MOK, TRENLOE])
    s.answer(TRENLOE)
    assert s.prompt.options == (KARI, TRENLOE)


def test_palm_and_pass_of_a_lone_hero_keeps_the_item(scene: type[Scene]) -> None:
    s = aiding(scene, "thief-palm-and-pass", decks={"exploration": ["keen-oil"]}, others=[])
    assert s.hero(KARI)["items"] == ["keen-oil"]


def test_palm_and_pass_readies_a_card_of_the_target(scene: type[Scene]) -> None:
    s = aiding(scene, "thief-palm-and-pass", others=[{"id": MOK, "exhausted": HEALER[:2]}])
    s.answer("healer-walk-unafraid")
    assert s.hero(MOK)["exhausted"] == ["healer-chastise"]


# -- Nimble Fingers ----------------------------------------------------------------------------------


def fingers(scene: type[Scene], *deck: str) -> Scene:
    """Kari plays Nimble Fingers with one success."""
    s = scene(
        heroes=[{"id": KARI, "advanced": ["thief-nimble-fingers"]}, MOK],
        decks={"exploration": list(deck)}, hero_dice=["success", MISS],
    )  # fmt: skip
    return s.answer("thief-nimble-fingers")


def test_nimble_fingers_resolves_two_of_three_cards_and_puts_the_third_on_the_bottom(scene: type[Scene]) -> None:
    s = fingers(scene, "ambush", "game-trail", "keen-oil", "lucky-coin")
    assert (s.prompt.kind, s.prompt.options, s.prompt.least) == (
        "resolve-card",
        ("ambush", "game-trail", "keen-oil"),
        0,
    )
    s.answer("keen-oil", "game-trail")
    assert s.through().changed("thief-nimble-fingers") == {
        "roadside-inn.progress": 1 + 2,
        "keen-oil.zone": f"play:{KARI}",
        "keen-oil.faceup": True,
        "game-trail.zone": "discard:exploration",
        "game-trail.faceup": True,
        "order of deck:exploration": ["lucky-coin", "ambush"],
    }


def test_nimble_fingers_may_resolve_one_only(scene: type[Scene]) -> None:
    s = fingers(scene, "ambush", "game-trail", "false-trail", "lucky-coin").answer("game-trail", ())
    assert s.all()["location"]["progress"] == 3
    assert s.t.zone("deck:exploration") == ["lucky-coin", "ambush", "false-trail"]


def test_nimble_fingers_may_resolve_none(scene: type[Scene]) -> None:
    s = fingers(scene, "ambush", "game-trail", "false-trail", "lucky-coin").answer(())
    assert s.all()["location"]["progress"] == 1
    assert s.t.zone("deck:exploration") == ["lucky-coin", "ambush", "game-trail", "false-trail"]


def test_nimble_fingers_resolves_the_first_card_before_the_second_is_chosen(scene: type[Scene]) -> None:
    s = fingers(scene, "game-trail", "ambush", "false-trail").answer("game-trail")
    assert s.all()["location"]["progress"] == 3
    assert s.prompt.options == ("ambush", "false-trail")


# -- Slip Away ---------------------------------------------------------------------------------------


def slipping(scene: type[Scene], engaged: list[str], faces: list[str], dice: list[str], **more: object) -> Scene:
    """Kari, with 3 wounds, plays Slip Away."""
    s = scene(
        heroes=[{"id": KARI, "wounds": 3, "engaged": engaged, "advanced": ["thief-slip-away"]}, MOK],
        hero_dice=faces, enemy_dice=dice, **more,
    )  # fmt: skip
    return s.answer("thief-slip-away")


def test_slip_away_sends_two_enemies_off_before_the_roll_and_claims_a_token(scene: type[Scene]) -> None:
    s = slipping(scene, ["ogres-master", "bandits-minion"], ["success", "success"], [])
    assert (s.prompt.kind, s.prompt.least) == ("choose-enemy", 0)
    s.answer("ogres-master", "bandits-minion-1")
    assert s.through().changed() == {
        f"{KARI}.wound": 1,
        f"{KARI}.success": 1,
        "ogres-master.zone": "shadows",
        "bandits-minion-1.zone": "shadows",
    }
    s.settled()


@pytest.mark.parametrize("sent", [["ogres-master"], []])
def test_slip_away_claims_no_token_while_an_enemy_is_engaged(scene: type[Scene], sent: list[str]) -> None:
    s = slipping(scene, ["ogres-master", "bandits-minion"], [MISS, MISS], ["blank"] * (2 - len(sent)))
    s.answer(*sent, ())
    assert s.through().changed() == {f"{enemy}.zone": "shadows" for enemy in sent}
    s.settled()


def test_slip_away_claims_a_token_when_nobody_was_engaged_at_all(scene: type[Scene]) -> None:
    s = slipping(scene, [], [MISS, MISS], [])
    assert s.through().changed() == {f"{KARI}.success": 1}


def test_slip_away_sends_at_most_two(scene: type[Scene]) -> None:
    s = slipping(scene, ["ogres-master", "bandits-minion", "ogres-minion"], [MISS, MISS], ["blank"])
    s.answer("ogres-master", "bandits-minion-1")
    assert s.through().changed() == {"ogres-master.zone": "shadows", "bandits-minion-1.zone": "shadows"}


def test_slip_away_sends_off_no_nemesis_and_nobody_who_is_engaged_with_another_hero(scene: type[Scene]) -> None:
    s = scene(
        heroes=[
            {"id": KARI, "engaged": ["ogres-master"], "advanced": ["thief-slip-away"]},
            {"id": MOK, "engaged": ["ogres-minion"]},
        ],
        nemesis={"place": KARI}, hero_dice=[MISS, MISS], enemy_dice=["blank"],
    )  # fmt: skip
    s.answer("thief-slip-away")
    assert (s.prompt.options, s.prompt.least) == (("ogres-master",), 0)
    s.answer("ogres-master")
    assert s.through().changed() == {"ogres-master.zone": "shadows"}
