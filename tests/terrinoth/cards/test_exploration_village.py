"""The exploration cards of the Village set."""

from __future__ import annotations

import pytest

from tests.terrinoth.cards.pieces import HEALER, MISS, SCOUT, WARRIOR, hidden, tired
from tests.terrinoth.table import KARI, MOK, TRENLOE, Scene

AVRIC = "avric-albright"


def drawing(
    scene: type[Scene], card: str, *others: object, me: dict[str, object] | None = None, **more: object
) -> Scene:
    """Avric draws a card with Walk Unafraid and no success."""
    avric: dict[str, object] = {"id": AVRIC} | (me or {})
    s = scene(heroes=[avric, *(others or [KARI])], decks={"exploration": [card]}, hero_dice=[MISS, MISS], **more)
    return s.answer("healer-walk-unafraid", *(["0"] if avric.get("tokens") else []))


def effect(s: Scene, card: str) -> dict[str, object]:
    """What the drawn card changed, without its way to the discard pile."""
    assert s.where(card) == "discard:exploration"
    return s.through().changed("healer-walk-unafraid", card)


# -- Hearty Stew -------------------------------------------------------------------------------------


def stewing(scene: type[Scene], *others: object) -> Scene:
    """Kari, with 5 wounds and the stew, rests with one success."""
    s = scene(heroes=[{"id": KARI, "items": ["hearty-stew"], "wounds": 5}, *others], hero_dice=["success"])
    return s.answer("scout-caution")


def test_hearty_stew_gives_your_rest_a_success_and_another_hero_a_cure(scene: type[Scene]) -> None:
    s = stewing(scene, {"id": MOK, "wounds": 3}, {"id": TRENLOE, "wounds": 3})
    assert (s.prompt.kind, s.prompt.data["window"]) == ("use", "before-action")
    s.answer("hearty-stew")
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.options) == ("choose-hero", KARI, (MOK, TRENLOE))
    s.answer(TRENLOE)
    assert s.through().changed() == {
        "hearty-stew.zone": "discard:exploration", f"{KARI}.wound": 5 - 2, f"{TRENLOE}.wound": 1,
    }  # fmt: skip


def test_hearty_stew_may_be_kept(scene: type[Scene]) -> None:
    s = stewing(scene, {"id": MOK, "wounds": 3}).answer(())
    assert s.through().changed() == {f"{KARI}.wound": 4}


@pytest.mark.rule("R-21")
def test_hearty_stew_of_a_lone_hero_is_a_success_only(scene: type[Scene]) -> None:
    s = stewing(scene).answer("hearty-stew")
    assert s.through().changed("hearty-stew") == {f"{KARI}.wound": 3}


@pytest.mark.parametrize("card", SCOUT[:3])
def test_hearty_stew_is_for_rests_only(scene: type[Scene], card: str) -> None:
    s = scene(
        heroes=[{"id": KARI, "items": ["hearty-stew"]}, {"id": MOK, "wounds": 2}], decks={"exploration": []},
        hero_dice=[MISS, MISS],
    )  # fmt: skip
    s.answer(card)
    assert s.prompt.chooser == MOK
    assert s.hero(KARI)["items"] == ["hearty-stew"]


def test_hearty_stew_is_not_for_another_heros_rest(scene: type[Scene]) -> None:
    s = scene(heroes=[{"id": AVRIC}, {"id": KARI, "items": ["hearty-stew"]}], hero_dice=[MISS])
    s.answer("healer-evening-hymn")
    assert s.prompt.chooser == KARI
    assert s.hero(KARI)["items"] == ["hearty-stew"]


# -- Watchman's Horn ---------------------------------------------------------------------------------


def blowing(scene: type[Scene], kari: list[object], mok: list[object], **more: object) -> Scene:
    """Kari holds the horn at the start of her activation."""
    return scene(
        heroes=[
            {"id": KARI, "items": ["watchmans-horn"], "engaged": kari},
            {"id": MOK, "engaged": mok},
            {"id": TRENLOE, "engaged": ["bandits-master"] if mok else []},
        ],
        shadows=["goblin-archers-minion"], **more,
    )  # fmt: skip


def test_watchmans_horn_draws_two_enemies_off_other_heroes_and_exhausts_them(scene: type[Scene]) -> None:
    s = blowing(scene, ["ogres-minion"], ["ogres-minion", "ogres-master"])
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.data["window"]) == ("use", KARI, "act-start")
    s.answer("watchmans-horn")
    assert (s.prompt.kind, s.prompt.least) == ("choose-enemy", 0)
    assert s.prompt.options == ("ogres-minion-2", "ogres-master", "bandits-master")
    s.answer("ogres-master", "bandits-master")
    assert s.through().changed() == {
        "watchmans-horn.zone": "discard:exploration",
        "ogres-master.zone": f"engaged:{KARI}",
        "ogres-master.exhausted": True,
        "bandits-master.zone": f"engaged:{KARI}",
        "bandits-master.exhausted": True,
    }
    assert s.prompt.kind == "activation-card"


@pytest.mark.parametrize("drawn", [[], ["ogres-master"]], ids=["none", "one"])
def test_watchmans_horn_may_draw_fewer(scene: type[Scene], drawn: list[str]) -> None:
    s = blowing(scene, [], ["ogres-master"]).answer("watchmans-horn", *drawn, ())
    assert [e["card"] for e in s.hero(KARI)["engaged"]] == drawn


@pytest.mark.rule("R-24", "HT-705")
def test_watchmans_horn_does_not_exhaust_an_enemy_that_the_cap_throws_back(scene: type[Scene]) -> None:
    s = blowing(scene, ["ogres-minion", "bandits-minion"], ["ogres-minion", "ogres-master"])
    s.answer("watchmans-horn", "ogres-minion-2", "ogres-master")
    assert s.through().changed("watchmans-horn") == {
        "ogres-minion-2.zone": f"engaged:{KARI}",
        "ogres-minion-2.exhausted": True,
        "ogres-master.zone": "shadows",
        f"{KARI}.wound": 2,
    }


def test_watchmans_horn_draws_a_nemesis_too(scene: type[Scene]) -> None:
    s = scene(heroes=[{"id": KARI, "items": ["watchmans-horn"]}, MOK], nemesis={"place": MOK})
    s.answer("watchmans-horn", "splig")
    assert s.through().changed("watchmans-horn") == {"splig.zone": f"engaged:{KARI}", "splig.exhausted": True}


@pytest.mark.rule("R-09")
def test_watchmans_horn_has_no_use_when_no_other_hero_is_engaged(scene: type[Scene]) -> None:
    s = blowing(scene, ["ogres-minion"], [])
    assert s.prompt.kind == "activation-card"


def test_watchmans_horn_may_be_kept(scene: type[Scene]) -> None:
    s = blowing(scene, [], ["ogres-master"]).answer(())
    assert s.through().changed() == {}


def test_watchmans_horn_has_no_use_in_another_heros_activation(scene: type[Scene]) -> None:
    s = scene(heroes=[MOK, {"id": KARI, "items": ["watchmans-horn"]}, {"id": TRENLOE, "engaged": ["ogres-master"]}])
    assert (s.prompt.kind, s.prompt.chooser) == ("activation-card", MOK)


# -- Borrowed Shield ---------------------------------------------------------------------------------


def struck(scene: type[Scene], faces: list[str], holder: str = KARI) -> Scene:
    """Kari attacks an Ogre and a Bandit master, and both strike back."""
    s = scene(
        heroes=[
            {
                "id": KARI,
                "engaged": ["ogres-minion", "bandits-master"],
                "items": ["borrowed-shield"] * (holder == KARI),
            },
            {"id": MOK, "items": ["borrowed-shield"] * (holder == MOK)},
        ],
        hero_dice=faces,
        enemy_dice=["counterattack", "counterattack"],
    )
    return s.answer("scout-precise-strike", "ogres-minion-1")


def test_borrowed_shield_prevents_all_wounds_from_counterattacks_when_the_number_is_known(scene: type[Scene]) -> None:
    s = struck(scene, ["success", MISS])
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.data["amount"]) == ("use", KARI, 2 + 2 - 1)
    s.answer("borrowed-shield")
    assert s.through().changed("scout") == {"borrowed-shield.zone": "discard:exploration", "ogres-minion-1.wound": 1}


def test_borrowed_shield_may_be_kept(scene: type[Scene]) -> None:
    s = struck(scene, ["success", MISS]).answer(())
    assert s.through().changed("scout") == {f"{KARI}.wound": 3, "ogres-minion-1.wound": 1}


def test_borrowed_shield_has_no_use_when_the_defenses_stop_all(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "engaged": ["bandits-minion"], "items": ["borrowed-shield"]}, MOK],
        hero_dice=[MISS, MISS], enemy_dice=["counterattack"],
    )  # fmt: skip
    s.answer("scout-precise-strike")
    assert s.through().changed("scout") == {}


@pytest.mark.rule("HT-810")
def test_borrowed_shield_protects_nobody_but_its_holder(scene: type[Scene]) -> None:
    s = struck(scene, ["success", MISS], holder=MOK)
    assert s.wounds(KARI) == 3
    assert s.hero(MOK)["items"] == ["borrowed-shield"]


@pytest.mark.rule("HT-011", "R-09")
def test_borrowed_shield_leaves_avric_nothing_to_prevent(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "engaged": ["ogres-minion"], "items": ["borrowed-shield"]}, {"id": AVRIC, "tokens": 1}],
        hero_dice=["success", "success"], enemy_dice=["counterattack"],
    )  # fmt: skip
    s.answer("scout-precise-strike")
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.options) == ("use", KARI, ("borrowed-shield", AVRIC))
    s.answer("borrowed-shield")
    assert s.through().changed("scout", "borrowed-shield") == {"ogres-minion-1.wound": 2}


@pytest.mark.parametrize(
    ("kari", "node"),
    [
        ({"engaged": ["ogres-minion"]}, "enemy_phase"),
        ({"conditions": ["poisoned"], "exhausted": SCOUT[1:]}, "hero_turn"),
        ({"exhausted": SCOUT}, "hero_turn"),
    ],
    ids=["inflict", "poisoned", "exhaustion"],
)
def test_borrowed_shield_is_for_counterattacks_only(scene: type[Scene], kari: dict[str, object], node: str) -> None:
    s = scene(
        heroes=[{"id": KARI, "items": ["borrowed-shield"]} | kari, MOK], hero_dice=[MISS, MISS],
        node=node, stop_at="ready_enemies",
    )  # fmt: skip
    assert s.wounds(KARI) > 0
    assert s.hero(KARI)["items"] == ["borrowed-shield"]


# -- the events --------------------------------------------------------------------------------------


def test_grateful_family_cures_the_hero_with_the_most_wounds_who_may_discard_a_condition(scene: type[Scene]) -> None:
    s = drawing(
        scene, "grateful-family", {"id": KARI, "wounds": 5, "conditions": ["poisoned", "focused"]}, me={"wounds": 4}
    )
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.least) == ("choose-condition", KARI, 0)
    s.answer("poisoned", ())  # and nothing with the last line of Walk Unafraid
    assert effect(s, "grateful-family") == {f"{KARI}.wound": 3, "poisoned-1.zone": "supply:conditions"}


def test_grateful_family_lets_the_hero_keep_the_condition(scene: type[Scene]) -> None:
    s = drawing(scene, "grateful-family", {"id": KARI, "wounds": 5, "conditions": ["focused"]}).answer((), ())
    assert effect(s, "grateful-family") == {f"{KARI}.wound": 3}


@pytest.mark.rule("R-15")
def test_grateful_family_leaves_a_tie_to_the_hero_who_drew_it(scene: type[Scene]) -> None:
    s = drawing(
        scene,
        "grateful-family",
        {"id": KARI, "wounds": 3},
        {"id": TRENLOE, "wounds": 3},
        leader=TRENLOE,
        turns=[AVRIC, KARI],
    )
    assert (s.prompt.kind, s.prompt.chooser, set(s.prompt.options)) == ("choose-hero", AVRIC, {KARI, TRENLOE})
    s.answer(TRENLOE)
    assert effect(s, "grateful-family") == {f"{TRENLOE}.wound": 1}


@pytest.mark.rule("R-15")
def test_grateful_family_frees_an_unwounded_party_of_a_condition(scene: type[Scene]) -> None:
    s = drawing(scene, "grateful-family", {"id": KARI, "conditions": ["poisoned"]}).answer("poisoned")
    assert effect(s, "grateful-family") == {"poisoned-1.zone": "supply:conditions"}


def test_grateful_family_does_nothing_for_a_party_that_is_well(scene: type[Scene]) -> None:
    s = drawing(scene, "grateful-family")
    assert effect(s, "grateful-family") == {}


@pytest.mark.rule("HT-006")
@pytest.mark.parametrize(("tokens", "left"), [(4, 2), (2, 0), (1, 0)])
def test_cutpurse_takes_two_tokens_from_the_hero_with_the_most(scene: type[Scene], tokens: int, left: int) -> None:
    s = drawing(scene, "cutpurse", {"id": KARI, "tokens": tokens}, TRENLOE)
    assert effect(s, "cutpurse") == {f"{KARI}.success": left}


@pytest.mark.rule("R-15")
def test_cutpurse_leaves_a_tie_to_the_active_hero(scene: type[Scene]) -> None:
    s = drawing(scene, "cutpurse", {"id": KARI, "tokens": 2}, {"id": TRENLOE, "tokens": 2})
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.options) == ("choose-hero", AVRIC, (KARI, TRENLOE))
    s.answer(KARI)
    assert effect(s, "cutpurse") == {f"{KARI}.success": 0}


def test_cutpurse_exhausts_a_card_of_every_hero_when_nobody_has_a_token(scene: type[Scene]) -> None:
    s = drawing(
        scene, "cutpurse", {"id": KARI, "exhausted": SCOUT}, {"id": TRENLOE, "exhausted": WARRIOR[1:]},
        turns=[AVRIC, AVRIC],
    )  # fmt: skip
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.least) == ("exhaust-card", AVRIC, 1)
    assert s.prompt.options == (HEALER[0], *HEALER[2:])
    s.answer("healer-chastise")
    assert effect(s, "cutpurse") == {
        "healer-chastise.exhausted": True,
        "warrior-into-the-fray.exhausted": True,  # Trenloe's last one; Kari had none
    }


@pytest.mark.rule("HT-801")
def test_cutpurse_asks_nothing_of_a_defeated_hero(scene: type[Scene]) -> None:
    s = drawing(
        scene, "cutpurse", {"id": KARI, "defeated": True}, shadows=[hidden("ogres-minion"), tired("ogres-master")]
    )
    s.answer("healer-chastise")
    assert effect(s, "cutpurse") == {"healer-chastise.exhausted": True}
