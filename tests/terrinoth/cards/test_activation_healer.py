"""The healer's basic cards and those of the Spiritspeaker and the Disciple."""

from __future__ import annotations

import msgspec
import pytest

from tests.terrinoth.cards.pieces import HEALER, MISS, SCOUT, hidden, tired
from tests.terrinoth.table import KARI, TRENLOE, Scene

AVRIC = "avric-albright"


def avric(card: str = "", **more: object) -> dict[str, object]:
    """Avric Albright with a card of his class."""
    return {"id": AVRIC, "advanced": [card] if card and not card.startswith("healer") else []} | more


def healing(
    scene: type[Scene], card: str, *others: object, me: dict[str, object] | None = None, **more: object
) -> Scene:
    """Avric plays a card without any success."""
    dice = scene.box.actions[card].dice
    s = scene(heroes=[avric(card, **(me or {})), *others], hero_dice=[MISS] * dice, **more)
    return s.answer(card)


# -- the attack cards --------------------------------------------------------------------------------

MELEE = ["healer-chastise", "disciple-hammer-of-dawn"]


@pytest.mark.parametrize("card", MELEE)
def test_the_hero_with_the_most_wounds_recovers_after_the_attack(scene: type[Scene], card: str) -> None:
    s = healing(scene, card, {"id": KARI, "wounds": 4}, {"id": TRENLOE, "wounds": 3}, me={"wounds": 1})
    assert s.through().changed(card) == {f"{KARI}.wound": 3}


@pytest.mark.parametrize("card", MELEE)
def test_the_healer_may_be_the_hero_with_the_most_wounds(scene: type[Scene], card: str) -> None:
    s = healing(scene, card, {"id": KARI, "wounds": 4}, me={"wounds": 5})
    assert s.through().changed(card) == {f"{AVRIC}.wound": 4}


@pytest.mark.rule("R-15")
@pytest.mark.parametrize("card", MELEE)
def test_the_healer_settles_a_tie_for_the_most_wounds(scene: type[Scene], card: str) -> None:
    s = healing(scene, card, {"id": KARI, "wounds": 4}, {"id": TRENLOE, "wounds": 4}, me={"wounds": 3})
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.least) == ("choose-hero", AVRIC, 1)
    assert s.prompt.options == (KARI, TRENLOE)
    s.answer(TRENLOE)
    assert s.through().changed(card) == {f"{TRENLOE}.wound": 3}


@pytest.mark.rule("R-03")
@pytest.mark.parametrize("card", MELEE)
def test_nobody_recovers_when_nobody_is_wounded(scene: type[Scene], card: str) -> None:
    s = healing(scene, card, KARI, {"id": TRENLOE, "defeated": True})
    assert s.through().changed() == {f"{card}.exhausted": True}


def test_chastise_rolls_two_dice_and_counts_wounds_from_its_own_counterattack(scene: type[Scene]) -> None:
    s = scene(
        heroes=[avric(engaged=["ogres-minion"]), {"id": KARI, "wounds": 1}],
        hero_dice=["success", "success+success"], enemy_dice=["counterattack"],
    )  # fmt: skip
    s.answer("healer-chastise")
    assert s.through().changed("healer-chastise") == {"ogres-minion-1.wound": 3, f"{AVRIC}.wound": 2 - 1}
    s.settled()


@pytest.mark.parametrize(("trait", "bonus"), [("Undead", 1), ("Demon", 1), ("Giant", 0), ("Human", 0)])
def test_hammer_of_dawn_has_a_success_more_against_undead_and_demons(
    scene: type[Scene], monkeypatch: pytest.MonkeyPatch, trait: str, bonus: int
) -> None:
    foe = msgspec.structs.replace(scene.box.enemies["ogres-minion"], trait=trait)
    monkeypatch.setitem(scene.box.enemies, "ogres-minion", foe)
    s = scene(
        heroes=[avric("disciple-hammer-of-dawn", engaged=["ogres-minion"]), KARI],
        hero_dice=["success", MISS, MISS], enemy_dice=["blank"],
    )  # fmt: skip
    s.answer("disciple-hammer-of-dawn")
    assert s.wounds("ogres-minion-1") == 1 + bonus
    s.settled()


def test_hammer_of_dawn_without_a_target_is_rolled_and_does_nothing(scene: type[Scene]) -> None:
    s = scene(heroes=[avric("disciple-hammer-of-dawn"), KARI], hero_dice=["success"] * 3)
    s.answer("disciple-hammer-of-dawn")
    assert s.through().changed() == {"disciple-hammer-of-dawn.exhausted": True}
    assert s.notes("results")[0]["successes"] == 3


def lashing(scene: type[Scene], target: str, faces: list[str]) -> Scene:
    """Avric strikes from afar; Kari has 4 wounds, Trenloe 1."""
    s = scene(
        heroes=[avric("spiritspeaker-spirit-lash"), {"id": KARI, "wounds": 4}, {"id": TRENLOE, "wounds": 1}],
        shadows=["bandits-minion", hidden("ogres-minion")], hero_dice=faces,
    )  # fmt: skip
    return s.answer("spiritspeaker-spirit-lash", target)


def test_spirit_lash_lets_a_hero_recover_one_wound(scene: type[Scene]) -> None:
    s = lashing(scene, "ogres-minion-1", ["success", MISS])
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.options) == ("choose-hero", AVRIC, (KARI, TRENLOE))
    s.answer(KARI)
    assert s.through().changed("spiritspeaker") == {
        "ogres-minion-1.wound": 1, "ogres-minion-1.faceup": True, f"{KARI}.wound": 3,
    }  # fmt: skip
    s.settled()


def test_spirit_lash_lets_a_hero_recover_one_more_for_an_enemy_it_defeated(scene: type[Scene]) -> None:
    s = lashing(scene, "bandits-minion-1", ["success", "success"]).answer(KARI)
    assert s.through().changed("spiritspeaker") == {"bandits-minion-1.zone": "discard:enemy", f"{KARI}.wound": 2}


# -- the aid cards -----------------------------------------------------------------------------------

AIDS = {"healer-mending-word": 1, "spiritspeaker-counsel-of-the-dead": 1, "disciple-laying-on-of-hands": 3}


@pytest.mark.parametrize(("card", "cured"), AIDS.items())
def test_a_healers_aid_gives_tokens_cures_and_lets_the_target_ready_a_card(
    scene: type[Scene], card: str, cured: int
) -> None:
    dice = scene.box.actions[card].dice
    s = scene(heroes=[avric(card), {"id": KARI, "wounds": 6, "exhausted": SCOUT[:2]}], hero_dice=["success"] * dice)
    s.answer(card)
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.least, s.prompt.most) == ("ready-card", KARI, 0, 1)
    s.answer("scout-blaze-a-trail")
    assert s.through().changed() == {
        f"{card}.exhausted": True,
        f"{KARI}.success": dice,
        f"{KARI}.wound": 6 - cured,
        "scout-blaze-a-trail.exhausted": False,
    }
    s.settled()


@pytest.mark.rule("HT-006")
@pytest.mark.parametrize("card", AIDS)
def test_a_healers_aid_cures_no_more_than_there_is(scene: type[Scene], card: str) -> None:
    s = healing(scene, card, {"id": KARI, "wounds": 1})
    assert s.through().changed(card) == {f"{KARI}.wound": 0}
    s = healing(scene, card, KARI)
    assert s.through().changed(card) == {}


@pytest.mark.rule("R-21")
@pytest.mark.parametrize("card", AIDS)
def test_a_lone_healer_cures_nobody_with_an_aid_card(scene: type[Scene], card: str) -> None:
    s = healing(scene, card, me={"wounds": 5, "conditions": ["weakened"], "exhausted": HEALER[3:]})
    assert s.prompt.source == "weakened"
    assert s.changed() == {f"{card}.exhausted": True}


def test_counsel_of_the_dead_lets_the_target_discard_a_condition_of_its_choice(scene: type[Scene]) -> None:
    s = healing(
        scene, "spiritspeaker-counsel-of-the-dead", {"id": KARI, "wounds": 2, "conditions": ["poisoned", "weakened"]}
    )
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.least) == ("choose-condition", KARI, 0)
    s.answer("weakened")
    assert s.through().changed("spiritspeaker") == {f"{KARI}.wound": 1, "weakened-1.zone": "supply:conditions"}


@pytest.mark.rule("HT-003")
def test_counsel_of_the_dead_leaves_it_to_the_target_to_keep_a_condition(scene: type[Scene]) -> None:
    s = healing(scene, "spiritspeaker-counsel-of-the-dead", {"id": KARI, "conditions": ["focused"]})
    assert s.prompt.chooser == KARI
    s.answer(())
    assert s.through().changed("spiritspeaker") == {}


# -- the explore cards -------------------------------------------------------------------------------


def test_walk_unafraid_explores_draws_and_lets_a_hero_discard_a_condition(scene: type[Scene]) -> None:
    s = scene(
        heroes=[avric(conditions=["focused"]), {"id": KARI, "conditions": ["poisoned"]}, TRENLOE],
        decks={"exploration": ["game-trail"]}, hero_dice=["success", "success"],
    )  # fmt: skip
    s.answer("healer-walk-unafraid", ())
    assert (s.prompt.kind, s.prompt.options, s.prompt.least) == ("choose-hero", (AVRIC, KARI), 0)
    s.answer(KARI)
    assert s.through().changed("healer", "game-trail") == {
        "roadside-inn.progress": 4,
        "poisoned-1.zone": "supply:conditions",
    }
    s.settled()


def test_walk_unafraid_may_leave_all_conditions(scene: type[Scene]) -> None:
    s = healing(scene, "healer-walk-unafraid", {"id": KARI, "conditions": ["poisoned"]}, decks={"exploration": []})
    s.answer(())
    assert s.through().changed("healer") == {}


def test_the_hero_of_walk_unafraid_chooses_which_condition(scene: type[Scene]) -> None:
    two = {"id": KARI, "conditions": ["poisoned", "weakened"]}
    s = healing(scene, "healer-walk-unafraid", two, decks={"exploration": []})
    s.answer(KARI)
    assert (s.prompt.kind, s.prompt.chooser) == ("choose-condition", KARI)
    s.answer("weakened")
    assert s.hero(KARI)["conditions"] == ["poisoned"]


def test_walk_the_mist_lets_two_enemies_of_any_heroes_retreat(scene: type[Scene]) -> None:
    s = healing(
        scene, "spiritspeaker-walk-the-mist",
        {"id": KARI, "engaged": ["ogres-master", "ogres-minion"]},
        me={"engaged": [tired("bandits-minion")]}, shadows=["bandits-master"],
        decks={"exploration": ["game-trail"]}, nemesis={"place": KARI},
    )  # fmt: skip
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.least) == ("choose-enemy", AVRIC, 0)
    assert s.prompt.options == ("bandits-minion-1", "ogres-master", "ogres-minion-1")
    s.answer("bandits-minion-1", "ogres-master")
    assert s.through().changed("spiritspeaker", "game-trail") == {
        "roadside-inn.progress": 2, "bandits-minion-1.zone": "shadows", "ogres-master.zone": "shadows",
    }  # fmt: skip
    assert s.prompt.kind == "activation-card"


@pytest.mark.parametrize("led", [[], ["ogres-master"]], ids=["none", "one"])
def test_walk_the_mist_may_lead_fewer(scene: type[Scene], led: list[str]) -> None:
    s = healing(
        scene, "spiritspeaker-walk-the-mist", {"id": KARI, "engaged": ["ogres-master", "ogres-minion"]},
        decks={"exploration": []},
    )  # fmt: skip
    s.answer(*led, ())
    assert s.through().changed("spiritspeaker") == {f"{enemy}.zone": "shadows" for enemy in led}


def lamp(scene: type[Scene], *shadows: object) -> Scene:
    """Avric lights up the shadows; the deck holds Game Trail."""
    return healing(
        scene, "disciple-light-before-us", KARI, shadows=list(shadows), decks={"exploration": ["game-trail"]}
    )


def test_light_before_us_flips_two_facedown_enemies_and_wounds_them(scene: type[Scene]) -> None:
    s = lamp(scene, hidden("ogres-master"), hidden("cave-spiders-minion"), hidden("bandits-minion"), "bandits-master")
    assert (s.prompt.kind, s.prompt.least) == ("choose-enemy", 0)
    assert s.prompt.options == ("ogres-master", "cave-spiders-minion-1", "bandits-minion-1")
    s.answer("ogres-master", "cave-spiders-minion-1")
    assert s.through().changed("disciple", "game-trail") == {
        "ogres-master.faceup": True,
        "ogres-master.wound": 1,
        "cave-spiders-minion-1.zone": "discard:enemy",
        "cave-spiders-minion-1.faceup": True,
        "roadside-inn.progress": 2,
    }


def test_light_before_us_may_flip_nobody_and_draws_all_the_same(scene: type[Scene]) -> None:
    s = lamp(scene, hidden("ogres-master")).answer(())
    assert s.through().changed("disciple", "game-trail") == {"roadside-inn.progress": 2}


def test_light_before_us_touches_no_faceup_enemy(scene: type[Scene]) -> None:
    s = lamp(scene, "ogres-master")
    assert s.through().changed("disciple", "game-trail") == {"roadside-inn.progress": 2}


def test_light_before_us_explores_with_three_dice_before_the_flips(scene: type[Scene]) -> None:
    s = scene(
        heroes=[avric("disciple-light-before-us"), KARI], shadows=[hidden("ogres-master")],
        decks={"exploration": []}, hero_dice=["success", "success", "success"],
    )  # fmt: skip
    s.answer("disciple-light-before-us")
    assert s.prompt.kind == "choose-enemy"
    assert s.changed("disciple") == {"roadside-inn.progress": 3}
    s.settled()


# -- the rest cards ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("engaged", "cured"),
    [([], 2), ([tired("ogres-minion")], 2), (["ogres-minion"], 1), ([tired("ogres-minion"), "ogres-master"], 1)],
    ids=["none", "exhausted", "ready", "both"],
)
def test_evening_hymn_cures_another_hero_twice_as_well_with_no_ready_enemy_at_hand(
    scene: type[Scene], engaged: list[object], cured: int
) -> None:
    s = healing(scene, "healer-evening-hymn", {"id": KARI, "wounds": 4, "engaged": engaged}, me={"wounds": 5})
    assert s.through().changed() == {f"{KARI}.wound": 4 - cured}


def test_evening_hymn_chooses_the_hero_after_the_roll(scene: type[Scene]) -> None:
    s = scene(heroes=[avric(wounds=5), {"id": KARI, "wounds": 2}, {"id": TRENLOE, "wounds": 2}], hero_dice=["success"])
    s.answer("healer-evening-hymn")
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.options) == ("choose-hero", AVRIC, (KARI, TRENLOE))
    assert s.wounds(AVRIC) == 4
    s.answer(TRENLOE)
    assert s.through().changed(AVRIC) == {f"{TRENLOE}.wound": 0}


@pytest.mark.rule("R-21")
@pytest.mark.parametrize("card", ["healer-evening-hymn", "spiritspeaker-circle-of-breath", "disciple-sworn-vigil"])
def test_a_lone_healers_rest_cures_only_the_roll(scene: type[Scene], card: str) -> None:
    dice = scene.box.actions[card].dice
    s = scene(heroes=[avric(card, wounds=6, exhausted=HEALER[:2])], hero_dice=["success"] * dice)
    s.answer(card)
    assert s.through().changed(*HEALER) == {f"{AVRIC}.wound": 6 - dice}
    assert s.hero(AVRIC)["exhausted"] == []


def test_circle_of_breath_cures_every_other_hero_and_each_may_discard_a_condition(scene: type[Scene]) -> None:
    s = healing(
        scene, "spiritspeaker-circle-of-breath",
        {"id": KARI, "wounds": 3, "conditions": ["poisoned", "focused"]},
        {"id": TRENLOE, "conditions": ["weakened"]}, {"id": "astarra", "wounds": 1},
        me={"wounds": 5},
    )  # fmt: skip
    assert (s.prompt.kind, s.prompt.chooser) == ("choose-condition", KARI)
    s.answer("poisoned")
    assert s.prompt.chooser == TRENLOE
    s.answer(())
    assert s.through().changed() == {f"{KARI}.wound": 2, "poisoned-1.zone": "supply:conditions", "astarra.wound": 0}


def test_circle_of_breath_leaves_the_healers_own_conditions(scene: type[Scene]) -> None:
    s = healing(scene, "spiritspeaker-circle-of-breath", KARI, me={"conditions": ["focused"], "wounds": 2}).answer(())
    assert s.through().changed() == {}
    assert s.prompt.chooser == KARI


@pytest.mark.rule("R-05")
def test_sworn_vigil_cures_another_hero_by_every_success_even_those_that_healed_nothing(scene: type[Scene]) -> None:
    s = scene(
        heroes=[avric("disciple-sworn-vigil", wounds=1, tokens=1), {"id": KARI, "wounds": 5}],
        hero_dice=["success+success", "success+defense"],
    )  # fmt: skip
    s.answer("disciple-sworn-vigil", "1")
    assert s.through().changed() == {f"{AVRIC}.wound": 0, f"{AVRIC}.success": 0, f"{KARI}.wound": 5 - 4}
    s.settled()


def test_sworn_vigil_without_a_success_cures_nobody(scene: type[Scene]) -> None:
    s = healing(scene, "disciple-sworn-vigil", {"id": KARI, "wounds": 5}, {"id": TRENLOE, "wounds": 5})
    assert s.through().changed() == {}
    assert s.prompt.kind == "activation-card"


def test_sworn_vigil_chooses_among_the_others(scene: type[Scene]) -> None:
    s = scene(
        heroes=[avric("disciple-sworn-vigil", wounds=4), {"id": KARI, "wounds": 5}, {"id": TRENLOE, "wounds": 1}],
        hero_dice=["success", "success"],
    )  # fmt: skip
    s.answer("disciple-sworn-vigil")
    assert s.prompt.options == (KARI, TRENLOE)
    s.answer(TRENLOE)
    assert s.through().changed() == {f"{AVRIC}.wound": 2, f"{TRENLOE}.wound": 0}


@pytest.mark.rule("HT-320")
@pytest.mark.parametrize("card", ["healer-evening-hymn", "spiritspeaker-circle-of-breath", "disciple-sworn-vigil"])
def test_the_rest_cards_of_the_healer_ready_all_four_cards(scene: type[Scene], card: str) -> None:
    s = healing(scene, card, KARI, me={"exhausted": HEALER[:2]})
    assert s.hero(AVRIC)["exhausted"] == []
