"""The eight locations that belong to a quest: values, and each ability at its moment and at its edges."""

from __future__ import annotations

from typing import Any

import pytest

from tests.terrinoth.cards.fights import GONE
from tests.terrinoth.cards.pieces import HEALER, MISS, WARRIOR, hidden, tired
from tests.terrinoth.cards.printed import LOCATIONS
from tests.terrinoth.table import ASTARRA, KARI, MOK, TRENLOE, Scene

QUESTS = {name: quest for name, quest, *_ in LOCATIONS if quest}
EXPLORE, AID, REST, STRIKE = "healer-walk-unafraid", "healer-mending-word", "scout-caution", "warrior-into-the-fray"
NOTHING = {"exploration": []}


def acting(scene: type[Scene], here: str, hero: Any, *others: Any, progress: int = 0, **spec: Any) -> Scene:
    """The activation of one hero at the location of a quest."""
    name = hero if isinstance(hero, str) else hero["id"]
    return scene(
        quest=QUESTS[here], heroes=[hero, *(others or ([KARI] if name != KARI else [MOK]))], turns=[name],
        stop_at="enemy_phase", location={"id": here, "progress": progress}, **(GONE | {"bearer": name} | spec),
    )  # fmt: skip


def road(scene: type[Scene], here: str, *heroes: Any, **spec: Any) -> Scene:
    """A travel phase at the location of a quest."""
    return scene(
        quest=QUESTS[here], heroes=list(heroes or (KARI, MOK)), location={"id": here}, node="travel",
        stop_at="round_end", **(GONE | spec),
    )  # fmt: skip


# -- Burning Green -----------------------------------------------------------------------------------


def test_the_fire_burns_who_fights_nobody_or_takes_a_token(scene: type[Scene]) -> None:
    s = road(scene, "burning-green", {"id": KARI, "engaged": ["ogres-minion"]}, {"id": MOK, "tokens": 2}, ASTARRA)
    assert (s.prompt.kind, s.prompt.chooser) == ("either", MOK)
    assert s.answer("1").changed() == {f"{MOK}.success": 1, f"{ASTARRA}.wound": 1}


def test_a_token_may_be_kept_for_a_wound(scene: type[Scene]) -> None:
    s = road(scene, "burning-green", {"id": KARI, "engaged": ["ogres-minion"]}, {"id": MOK, "tokens": 1}).answer("2")
    assert s.changed() == {f"{MOK}.wound": 1}


# -- Field of Broken Banners -------------------------------------------------------------------------


def banners(scene: type[Scene], enemy: Any, **spec: Any) -> Scene:
    """Trenloe, with a tired card, strikes an enemy."""
    trenloe = {"id": TRENLOE, "engaged": [enemy], "exhausted": [WARRIOR[3]]}
    return acting(
        scene, "field-of-broken-banners", trenloe, hero_dice=["success+success", "success"], **spec
    ).answer(STRIKE)  # fmt: skip


def test_an_undead_struck_down_gives_heart(scene: type[Scene]) -> None:
    s = banners(scene, tired("zombies-minion"))
    assert (s.prompt.kind, s.prompt.chooser) == ("use", TRENLOE)
    s.answer("field-of-broken-banners")
    assert (s.prompt.kind, s.prompt.most, set(s.prompt.options)) == ("ready-card", 1, {STRIKE, WARRIOR[3]})
    s.answer(WARRIOR[3])
    assert s.hero(TRENLOE)["exhausted"] == [STRIKE]


def test_the_heart_may_be_declined(scene: type[Scene]) -> None:
    assert banners(scene, tired("zombies-minion")).answer(()).hero(TRENLOE)["exhausted"] == [STRIKE, WARRIOR[3]]


@pytest.mark.parametrize("enemy", [tired("bandits-minion"), tired("zombies-master")], ids=["no Undead", "it stands"])
def test_other_blows_give_none(scene: type[Scene], enemy: Any) -> None:
    s = banners(scene, enemy)
    assert s.session.state.node == "enemy_phase"


def test_an_undead_whom_a_card_defeats_gives_none(scene: type[Scene]) -> None:
    s = acting(
        scene, "field-of-broken-banners", {"id": KARI, "tokens": 1, "exhausted": ["scout-precise-strike"]},
        shadows=["zombies-minion"], hero_dice=[MISS],
    ).answer(REST, KARI)  # fmt: skip
    assert s.where("zombies-minion-1") == "discard:enemy"
    assert s.session.state.node == "enemy_phase"


# -- Hall of Masks -----------------------------------------------------------------------------------


@pytest.mark.rule("HT-002")
def test_in_the_hall_no_ranged_attack_reaches_the_shadows(scene: type[Scene]) -> None:
    s = acting(
        scene, "hall-of-masks", {"id": ASTARRA, "engaged": ["ogres-minion"]}, {"id": MOK, "engaged": ["ogres-master"]},
        shadows=["bandits-minion", hidden("bandits-master")],
    ).answer("mage-arcane-dart", ())  # fmt: skip
    assert set(s.prompt.options) == {"ogres-minion-1", "ogres-master"}
    assert s.session.refusals["bandits-minion-1"] == ("refusal.out-of-range", "HT-002")


@pytest.mark.parametrize(("card", "hero"), [(REST, KARI), (AID, MOK), (STRIKE, TRENLOE)])
def test_before_any_action_in_the_hall_a_hero_may_unmask_one(scene: type[Scene], card: str, hero: str) -> None:
    s = acting(
        scene, "hall-of-masks", hero, ASTARRA, shadows=[hidden("bandits-minion")], hero_dice=[MISS] * 2,
        enemy_dice=["blank"],
    ).answer(card)  # fmt: skip
    if s.prompt.kind == "engage":
        s.answer(())
    assert (s.prompt.kind, s.prompt.chooser) == ("use", hero)
    s.answer("hall-of-masks")
    while s.session.prompt is not None and s.prompt.kind == "engage":
        s.answer("bandits-minion-1")
    assert s.t.engaged(hero) == ["bandits-minion-1"]
    assert s.board.pieces["bandits-minion-1"].face_up


def test_with_empty_shadows_the_hall_asks_nothing(scene: type[Scene]) -> None:
    assert acting(scene, "hall-of-masks", KARI, hero_dice=[MISS]).answer(REST).session.state.node == "enemy_phase"


# -- Vault of Nine Locks -----------------------------------------------------------------------------


def test_a_card_picks_a_lock_of_the_vault(scene: type[Scene]) -> None:
    s = acting(scene, "vault-of-nine-locks", MOK, hero_dice=["success", MISS], decks=NOTHING).answer(EXPLORE)
    s.answer("vault-of-nine-locks", HEALER[0])
    assert s.all()["location"]["progress"] == 2
    assert s.hero(MOK)["exhausted"] == [HEALER[0], EXPLORE]


def test_once_for_each_explore_action(scene: type[Scene]) -> None:
    s = acting(scene, "vault-of-nine-locks", MOK, hero_dice=["success", MISS], decks=NOTHING).answer(EXPLORE)
    s.answer("vault-of-nine-locks", HEALER[0])
    assert s.session.state.node == "enemy_phase"


@pytest.mark.parametrize("tired_cards", [[HEALER[0], HEALER[2], HEALER[3]]])
def test_without_a_ready_card_no_lock_is_picked(scene: type[Scene], tired_cards: list[str]) -> None:
    s = acting(
        scene, "vault-of-nine-locks", {"id": MOK, "exhausted": tired_cards}, hero_dice=["success", MISS], decks=NOTHING
    )
    assert s.all()["location"]["progress"] == 1


def test_only_explore_actions_pick_locks(scene: type[Scene]) -> None:
    assert acting(scene, "vault-of-nine-locks", KARI, hero_dice=[MISS]).answer(REST).session.state.node == "enemy_phase"


# -- Smugglers' Stair --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bearer", "engaged", "dice"),
    [(MOK, [], 3), (KARI, [], 2), (MOK, [tired("ogres-minion")], 2)],
    ids=["the bearer alone", "another hero", "the bearer fighting"],
)
def test_the_bearer_finds_the_stair_when_nobody_is_near(
    scene: type[Scene], bearer: str, engaged: list[Any], dice: int
) -> None:
    s = acting(
        scene, "smugglers-stair", {"id": MOK, "engaged": engaged}, bearer=bearer, hero_dice=["success"] * dice,
        decks=NOTHING,
    ).answer(EXPLORE)  # fmt: skip
    assert s.all()["location"]["progress"] == dice
    s.settled()


def test_other_actions_of_the_bearer_get_no_die(scene: type[Scene]) -> None:
    acting(scene, "smugglers-stair", KARI, hero_dice=["success"]).answer(REST).settled()


# -- Harrow Gate -------------------------------------------------------------------------------------


def test_an_explore_action_at_the_gate_pours_pitch_on_one(scene: type[Scene]) -> None:
    s = acting(
        scene, "harrow-gate", MOK, shadows=["ogres-minion", hidden("ogres-master")], hero_dice=[MISS, MISS],
        decks=NOTHING,
    ).answer(EXPLORE)  # fmt: skip
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.least) == ("choose-enemy", MOK, 1)
    s.answer("ogres-master")
    assert s.changed(EXPLORE) == {"ogres-master.faceup": True, "ogres-master.wound": 1}


@pytest.mark.rule("HT-801", "HT-004")
def test_the_leader_aims_the_pitch_when_the_explorer_falls_in_the_cleanup(scene: type[Scene]) -> None:
    s = acting(
        scene, "harrow-gate", {"id": MOK, "wounds": 18, "engaged": ["ogres-minion"]}, shadows=["ogres-master"],
        hero_dice=["success", "success"], enemy_dice=["counterattack"], decks=NOTHING, leader=KARI,
    ).answer(EXPLORE)  # fmt: skip
    assert s.hero(MOK)["defeated"]
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.least) == ("choose-enemy", KARI, 1)
    assert s.answer("ogres-minion-1").wounds("ogres-minion-1") == 1


def test_with_empty_shadows_the_pitch_stays_in_the_kettle(scene: type[Scene]) -> None:
    s = acting(
        scene, "harrow-gate", {"id": MOK, "engaged": [tired("ogres-minion")]}, hero_dice=[MISS, MISS], decks=NOTHING
    ).answer(EXPLORE)
    assert s.changed(EXPLORE) == {}


def test_other_actions_pour_none(scene: type[Scene]) -> None:
    s = acting(scene, "harrow-gate", KARI, shadows=["ogres-minion"], hero_dice=[MISS]).answer(REST)
    assert s.changed() == {}


# -- Cantor's Well -----------------------------------------------------------------------------------


def well(scene: type[Scene], peril: int, tokens: int = 1) -> Scene:
    """Mok aids Kari at the well with no success."""
    s = acting(
        scene, "cantors-well", {"id": MOK, "tokens": tokens}, peril=peril, hero_dice=[MISS, MISS]
    ).answer(AID)  # fmt: skip
    return s.answer("0") if s.session.prompt is not None and s.prompt.kind == "spend" else s


def test_a_token_at_the_well_quiets_the_song(scene: type[Scene]) -> None:
    s = well(scene, 5)
    assert (s.prompt.kind, s.prompt.chooser) == ("use", MOK)
    assert s.answer("cantors-well").changed(AID) == {f"{MOK}.success": 0, "peril": 4}
    assert s.notes("peril-effect") == []


@pytest.mark.rule("R-09")
@pytest.mark.parametrize(("peril", "tokens"), [(0, 1), (5, 0)], ids=["at the start", "no token"])
def test_the_well_asks_nobody_for_nothing(scene: type[Scene], peril: int, tokens: int) -> None:
    assert well(scene, peril, tokens).session.state.node == "enemy_phase"


def test_only_aid_actions_quiet_it(scene: type[Scene]) -> None:
    s = acting(scene, "cantors-well", {"id": TRENLOE, "tokens": 2}, peril=5, hero_dice=[MISS, MISS]).answer(STRIKE)
    assert s.session.state.node == "enemy_phase"


# -- Cinder Roost ------------------------------------------------------------------------------------


@pytest.mark.rule("R-08", "HT-709")
@pytest.mark.parametrize("place", ["shadows", KARI])
def test_the_ledge_comes_down_on_everybody_and_harder_on_the_queen(scene: type[Scene], place: str) -> None:
    avric = {"id": "avric-albright", "tokens": 2}
    s = road(scene, "cinder-roost", KARI, avric, leader="avric-albright", nemesis={"place": place, "wounds": 3})
    assert (s.prompt.kind, s.prompt.chooser) == ("use", "avric-albright")
    s.answer("cinder-roost")
    assert s.changed() == {f"{KARI}.wound": 1, "avric-albright.wound": 1, "ormathrax.wound": 5}


def test_the_leader_may_leave_it_up(scene: type[Scene]) -> None:
    assert road(scene, "cinder-roost", nemesis={"place": "shadows"}).answer(()).changed() == {}


@pytest.mark.parametrize("place", ["lair", "defeated"])
def test_without_the_queen_nothing_falls(scene: type[Scene], place: str) -> None:
    assert road(scene, "cinder-roost", nemesis={"place": place}).changed() == {}


def test_the_ledge_may_end_the_hunt(scene: type[Scene]) -> None:
    s = road(scene, "cinder-roost", nemesis={"place": "shadows", "wounds": 13}).answer("cinder-roost")
    assert s.where("ormathrax") == "defeated"
