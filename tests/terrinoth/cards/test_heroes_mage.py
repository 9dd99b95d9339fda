"""The three mages: what each hero's ability does, when it does not, and what it leaves alone."""

from __future__ import annotations

import pytest

from tests.terrinoth.table import ASTARRA, KARI, Scene

LEORIC = "leoric-of-the-book"
TARHA = "widow-tarha"
MISS = "defense"


def hidden(card: str) -> dict[str, object]:
    """A facedown enemy."""
    return {"card": card, "facedown": True}


# -- Astarra -----------------------------------------------------------------------------------------


def test_astarra_may_exhaust_a_card_after_any_heros_activation_to_wound_an_enemy_at_hand(scene: type[Scene]) -> None:
    s = scene(heroes=[KARI, {"id": ASTARRA, "engaged": ["ogres-minion"]}], hero_dice=[MISS])
    s.answer("scout-caution")
    assert (s.prompt.kind, s.prompt.chooser) == ("use", ASTARRA)
    s.answer(ASTARRA, "mage-arcane-dart")
    assert s.through().changed() == {"mage-arcane-dart.exhausted": True, "ogres-minion-1.wound": 1}


def test_astarra_may_do_it_after_her_own_activation(scene: type[Scene]) -> None:
    s = scene(heroes=[{"id": ASTARRA, "engaged": ["ogres-minion"]}, KARI], hero_dice=[MISS, MISS], enemy_dice=["blank"])
    s.answer("mage-kindle-the-mind", ASTARRA, "mage-gather-thought")
    assert s.through().changed() == {
        "mage-kindle-the-mind.exhausted": True, "mage-gather-thought.exhausted": True, "ogres-minion-1.wound": 1,
    }  # fmt: skip


def test_astarra_may_keep_her_card(scene: type[Scene]) -> None:
    s = scene(heroes=[KARI, {"id": ASTARRA, "engaged": ["ogres-minion"]}], hero_dice=[MISS])
    s.answer("scout-caution", ())
    assert s.through().changed() == {}


def test_astarra_can_only_wound_an_enemy_engaged_with_her(scene: type[Scene]) -> None:
    s = scene(
        heroes=[
            {"id": KARI, "engaged": ["bandits-master"]},
            {"id": ASTARRA, "engaged": ["ogres-minion", "ogres-master"]},
        ],
        shadows=["bandits-minion"],
        hero_dice=[MISS],
        enemy_dice=["blank"],
    )
    s.answer("scout-caution", ASTARRA, "mage-arcane-dart")
    assert s.prompt.options == ("ogres-minion-1", "ogres-master")


@pytest.mark.rule("R-09")
@pytest.mark.parametrize(
    "astarra",
    [
        {},
        {
            "engaged": ["ogres-minion"],
            "exhausted": ["mage-arcane-dart", "mage-read-the-omens", "mage-kindle-the-mind", "mage-gather-thought"],
        },
    ],
    ids=["no enemy engaged", "no ready card"],
)
def test_astarra_is_not_asked_without_a_card_or_an_enemy(scene: type[Scene], astarra: dict[str, object]) -> None:
    s = scene(
        heroes=[KARI, {"id": ASTARRA} | astarra], shadows=["bandits-master"], hero_dice=[MISS], turns=[KARI, KARI]
    )
    s.answer("scout-caution")
    assert s.through().changed() == {}
    assert (s.prompt.kind, s.prompt.chooser) == ("activation-card", KARI)


@pytest.mark.rule("R-10")
def test_astarra_does_it_once_a_round(scene: type[Scene]) -> None:
    s = scene(
        heroes=[KARI, {"id": ASTARRA, "engaged": ["ogres-minion"]}], hero_dice=[MISS, MISS], turns=[KARI, KARI, KARI]
    )
    s.answer("scout-caution", ASTARRA, "mage-arcane-dart", "scout-caution")
    assert (s.prompt.kind, s.prompt.chooser) == ("activation-card", KARI)


def test_astarra_who_declined_may_still_do_it_after_the_next_activation(scene: type[Scene]) -> None:
    s = scene(
        heroes=[KARI, {"id": ASTARRA, "engaged": ["ogres-minion"]}], hero_dice=[MISS, MISS], turns=[KARI, KARI, KARI]
    )
    s.answer("scout-caution", (), "scout-caution")
    assert s.prompt.options == (ASTARRA,)


def test_astarra_answers_an_activation_in_which_the_hero_fell(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "wounds": 20, "conditions": ["poisoned"]}, {"id": ASTARRA, "engaged": ["ogres-minion"]}]
    )
    s.answer("scout-caution")
    assert s.hero(KARI)["defeated"] is True
    assert s.prompt.options == (ASTARRA,)


# -- Leoric of the Book ------------------------------------------------------------------------------


def test_leoric_may_claim_a_token_when_an_engagement_flips_an_enemy(scene: type[Scene]) -> None:
    s = scene(heroes=[KARI, LEORIC], shadows=[hidden("bandits-minion")], hero_dice=[MISS, MISS], enemy_dice=["blank"])
    s.answer("scout-precise-strike", "bandits-minion-1")
    assert (s.prompt.kind, s.prompt.chooser) == ("use", LEORIC)
    s.answer(LEORIC)
    assert s.through().changed("scout-precise-strike") == {
        f"{LEORIC}.success": 1,
        "bandits-minion-1.zone": f"engaged:{KARI}",
        "bandits-minion-1.faceup": True,
    }


def test_leoric_may_claim_when_an_attack_flips_an_enemy(scene: type[Scene]) -> None:
    s = scene(heroes=[LEORIC, KARI], shadows=[hidden("ogres-minion")], hero_dice=["success", MISS])
    s.answer("mage-arcane-dart", LEORIC, ())
    assert s.hero(LEORIC)["tokens"] == 1


def test_leoric_may_claim_when_an_effect_wounds_a_facedown_enemy(scene: type[Scene]) -> None:
    s = scene(heroes=[{"id": KARI, "tokens": 1}, LEORIC], shadows=[hidden("ogres-minion")], hero_dice=[MISS])
    s.answer("scout-caution", KARI, LEORIC)
    assert s.hero(LEORIC)["tokens"] == 1


def test_leoric_may_claim_when_an_enemy_flips_to_activate(scene: type[Scene]) -> None:
    s = scene(heroes=[LEORIC, KARI], shadows=[hidden("bandits-minion")], node="enemy_phase", stop_at="ready_enemies")
    s.answer(LEORIC)
    assert s.hero(LEORIC)["tokens"] == 1


def test_leoric_may_decline_the_token(scene: type[Scene]) -> None:
    s = scene(heroes=[LEORIC, KARI], shadows=[hidden("bandits-minion")], node="enemy_phase", stop_at="ready_enemies")
    s.answer(())
    assert s.hero(LEORIC)["tokens"] == 0


@pytest.mark.rule("R-10")
def test_leoric_claims_once_a_round(scene: type[Scene]) -> None:
    s = scene(
        heroes=[LEORIC, KARI],
        shadows=[hidden("bandits-minion"), hidden("bandits-minion")],
        node="enemy_phase", stop_at="ready_enemies",
    )  # fmt: skip
    s.answer("bandits-minion-1", LEORIC)
    assert s.session.state.node == "ready_enemies"
    assert s.hero(LEORIC)["tokens"] == 1


def test_leoric_is_not_asked_when_an_enemy_spawns_faceup(scene: type[Scene]) -> None:
    s = scene(
        heroes=[KARI, LEORIC],
        decks={"exploration": ["ambush", "game-trail"], "enemy": ["bandits-minion"]},
        hero_dice=[MISS, MISS],
    )
    s.answer("scout-blaze-a-trail", "ambush", "top")
    assert s.where("bandits-minion-1") == f"engaged:{KARI}"
    assert s.prompt.kind == "activation-card"


@pytest.mark.rule("HT-319", "R-09")
def test_leoric_with_five_tokens_is_not_asked(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": LEORIC, "tokens": 5}, KARI], shadows=[hidden("bandits-minion")],
        node="enemy_phase", stop_at="ready_enemies",
    )  # fmt: skip
    assert s.session.state.node == "ready_enemies"
    assert s.hero(LEORIC)["tokens"] == 5


# -- Widow Tarha -------------------------------------------------------------------------------------


@pytest.mark.rule("HT-305")
@pytest.mark.parametrize(("tokens", "most"), [(5, 4), (3, 3), (1, 1)])
def test_tarha_may_spend_up_to_four_tokens_in_all(scene: type[Scene], tokens: int, most: int) -> None:
    s = scene(heroes=[{"id": TARHA, "tokens": tokens}, KARI], shadows=["ogres-master"], hero_dice=[MISS, MISS])
    s.answer("mage-arcane-dart")
    assert s.prompt.kind == "spend"
    assert s.prompt.options == tuple(str(n) for n in range(most + 1))


def test_each_token_that_tarha_spends_is_a_success(scene: type[Scene]) -> None:
    s = scene(heroes=[{"id": TARHA, "tokens": 5}, KARI], shadows=["ogres-master"], hero_dice=[MISS, MISS])
    s.answer("mage-arcane-dart", "4", ())
    assert s.through().changed("mage-arcane-dart") == {f"{TARHA}.success": 1, "ogres-master.wound": 4 - 1}


def test_another_hero_beside_tarha_spends_up_to_two(scene: type[Scene]) -> None:
    s = scene(heroes=[{"id": KARI, "tokens": 5}, TARHA])
    s.answer("scout-caution")
    assert s.prompt.options == ("0", "1", "2")
