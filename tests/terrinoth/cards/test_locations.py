"""The locations of The Goblin Problem: values, spawns and abilities."""

from __future__ import annotations

import pytest

from tests.terrinoth.cards.pieces import SCOUT, hidden
from tests.terrinoth.table import KARI, MOK, TRENLOE, Scene


def travelling(scene: type[Scene], here: str, *heroes: object, progress: int = 0, **more: object) -> Scene:
    """A travel phase, up to the end of the round."""
    return scene(
        heroes=list(heroes), location={"id": here, "progress": progress}, node="travel", stop_at="round_end", **more
    )


@pytest.mark.parametrize(("name", "value"), [("roadside-inn", 6), ("dark-forest", 7)])
@pytest.mark.parametrize("short", [0, 1])
def test_the_party_may_travel_on_when_the_progress_reaches_the_value(
    scene: type[Scene], name: str, value: int, short: int
) -> None:
    s = travelling(scene, name, KARI, MOK, progress=value - short, enemy_dice=["blank"])
    if short:
        assert s.session.state.node == "round_end"
    else:
        assert (s.prompt.kind, s.prompt.chooser) == ("travel", KARI)


@pytest.mark.rule("HT-114")
@pytest.mark.parametrize(
    ("left", "arrived", "with_kari", "with_mok", "in_shadows"),
    [("roadside-inn", "dark-forest", 2, 1, 1), ("dark-forest", "brigand-camp", 1, 0, 3)],
)
def test_a_new_location_deals_enemies_by_its_spawn_values(
    scene: type[Scene], left: str, arrived: str, with_kari: int, with_mok: int, in_shadows: int
) -> None:
    s = travelling(
        scene, left, KARI, MOK, progress=8, nemesis={"place": "defeated"},
        decks={"enemy": ["ogres-minion", "bandits-minion", "ogres-master", "bandits-master", "rat-swarms-master"]},
        enemy_dice=["blank"],
    )  # fmt: skip
    s.answer("yes", ())
    assert s.all()["location"] == {"id": arrived, "progress": 0}
    assert len(s.hero(KARI)["engaged"]) == with_kari
    assert len(s.hero(MOK)["engaged"]) == with_mok
    assert [e["facedown"] for e in s.all()["shadows"]] == [True] * in_shadows


# -- Roadside Inn ------------------------------------------------------------------------------------


def test_the_inn_lets_each_hero_trade_a_token_for_a_cure_at_the_end_of_the_travel_phase(scene: type[Scene]) -> None:
    s = travelling(
        scene, "roadside-inn", {"id": KARI, "tokens": 2, "wounds": 3}, {"id": MOK, "tokens": 1, "wounds": 2}, leader=MOK
    )
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.least) == ("pay", MOK, 0)
    s.answer("yes")
    assert s.prompt.chooser == KARI
    s.answer("yes")
    assert s.through().changed() == {f"{KARI}.success": 1, f"{KARI}.wound": 2, f"{MOK}.success": 0, f"{MOK}.wound": 1}
    assert s.session.state.node == "round_end"


def test_the_inn_lets_each_hero_decline(scene: type[Scene]) -> None:
    s = travelling(scene, "roadside-inn", {"id": KARI, "tokens": 2, "wounds": 3}, {"id": MOK, "tokens": 1, "wounds": 2})
    s.answer((), "yes")
    assert s.through().changed() == {f"{MOK}.success": 0, f"{MOK}.wound": 1}


@pytest.mark.rule("R-09", "HT-008")
@pytest.mark.parametrize(
    "kari", [{"tokens": 2}, {"wounds": 2}, {"defeated": True}], ids=["no wound", "no token", "defeated"]
)
def test_the_inn_asks_nobody_who_cannot_pay_or_be_cured(scene: type[Scene], kari: dict[str, object]) -> None:
    s = travelling(scene, "roadside-inn", {"id": KARI} | kari, MOK, leader=MOK)
    assert s.session.state.node == "round_end"
    assert s.through().changed() == {}


@pytest.mark.rule("HT-603")
def test_the_inn_does_not_serve_a_party_that_has_travelled_on(scene: type[Scene]) -> None:
    s = travelling(scene, "roadside-inn", {"id": KARI, "tokens": 2, "wounds": 3}, MOK, progress=6, enemy_dice=["blank"])
    s.answer("yes", ())
    assert s.session.state.node == "round_end"
    assert s.hero(KARI)["tokens"] == 2


@pytest.mark.rule("HT-603")
def test_the_inn_serves_a_party_that_could_travel_but_stays(scene: type[Scene]) -> None:
    s = travelling(scene, "roadside-inn", {"id": KARI, "tokens": 2, "wounds": 3}, MOK, progress=6)
    s.answer((), "yes")
    assert s.through().changed() == {f"{KARI}.success": 1, f"{KARI}.wound": 2}


# -- Dark Forest -------------------------------------------------------------------------------------


def forest(scene: type[Scene], face: str, *conditions: str) -> Scene:
    """The party, led by Mok, stays in the forest; an enemy die shows a face."""
    return travelling(
        scene, "dark-forest", KARI, {"id": MOK, "conditions": list(conditions)}, leader=MOK,
        decks={"enemy": ["ogres-master", "bandits-minion"]}, enemy_dice=[face],
    )  # fmt: skip


@pytest.mark.parametrize(
    ("face", "change"),
    [
        ("counterattack", {"poisoned-1.zone": f"conditions:{MOK}"}),
        ("threat", {"ogres-master.zone": "shadows"}),  # facedown, as it lay in the deck
        ("blank", {}),
    ],
)
def test_the_forest_rolls_an_enemy_die_for_the_leader(scene: type[Scene], face: str, change: dict[str, str]) -> None:
    s = forest(scene, face)
    assert s.through().changed() == change
    assert s.notes("die")[0]["hero"] == MOK
    s.settled()


@pytest.mark.rule("HT-804")
def test_the_forest_does_nothing_more_to_a_poisoned_leader(scene: type[Scene]) -> None:
    s = forest(scene, "counterattack", "poisoned")
    assert s.through().changed() == {}
    s.settled()


@pytest.mark.rule("HT-603", "HT-602")
def test_the_forest_rolls_in_the_very_phase_in_which_the_party_arrives_for_the_new_leader(scene: type[Scene]) -> None:
    s = travelling(scene, "roadside-inn", KARI, MOK, progress=6, enemy_dice=["counterattack"])
    s.answer("yes", MOK)
    assert s.hero(MOK)["conditions"] == ["poisoned"]
    assert s.hero(KARI)["conditions"] == []


@pytest.mark.rule("HT-603")
def test_the_forest_does_not_roll_for_a_party_that_has_travelled_on(scene: type[Scene]) -> None:
    s = travelling(scene, "dark-forest", KARI, MOK, progress=7, enemy_dice=[])
    s.answer("yes", ())
    assert s.session.state.node == "round_end"
    assert s.all()["location"]["id"] == "brigand-camp"


# -- Brigand Camp ------------------------------------------------------------------------------------


def camp(scene: type[Scene], *faces: str, kari: list[str] = SCOUT[:2]) -> Scene:
    """The party, led by Mok, at the camp."""
    return travelling(
        scene, "brigand-camp", {"id": KARI, "exhausted": kari}, MOK, {"id": TRENLOE, "defeated": True}, leader=MOK,
        decks={"enemy": ["ogres-master", "bandits-minion"]}, enemy_dice=list(faces),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("face", "more"), [("threat", {"ogres-master.zone": "shadows"}), ("counterattack", {}), ("blank", {})]
)
def test_the_camp_lets_a_hero_of_the_leaders_choice_ready_a_card_for_a_roll(
    scene: type[Scene], face: str, more: dict[str, str]
) -> None:
    s = camp(scene, face)
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.least) == ("choose-hero", MOK, 1)
    assert s.prompt.options == (MOK, KARI)
    s.answer(KARI)
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.least) == ("may", KARI, 0)
    s.answer("yes")
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.least, s.prompt.most) == ("ready-card", KARI, 1, 1)
    s.answer("scout-blaze-a-trail")
    assert s.through().changed() == {"scout-blaze-a-trail.exhausted": False} | more
    assert s.session.state.node == "round_end"
    s.settled()


def test_the_hero_at_the_camp_may_leave_it_and_then_rolls_nothing(scene: type[Scene]) -> None:
    s = camp(scene).answer(KARI, ())
    assert s.through().changed() == {}
    assert s.session.state.node == "round_end"


def test_a_hero_at_the_camp_with_no_exhausted_card_may_still_roll(scene: type[Scene]) -> None:
    s = camp(scene, "threat", kari=[]).answer(KARI, "yes")
    assert s.through().changed() == {"ogres-master.zone": "shadows"}
    s.settled()


@pytest.mark.rule("HT-601")
def test_the_party_cannot_travel_on_from_the_final_location(scene: type[Scene]) -> None:
    s = travelling(scene, "brigand-camp", KARI, MOK, progress=8, shadows=[hidden("ogres-minion")], enemy_dice=[])
    s.answer(KARI, ())
    assert s.session.state.node == "round_end"
