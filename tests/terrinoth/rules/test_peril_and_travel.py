"""The peril track, travelling, and the windows of both phases."""

from __future__ import annotations

from typing import Any

import pytest

from tests.terrinoth.rules.extra import quest_box, rule, scene_in
from tests.terrinoth.table import ASTARRA, KARI, MOK, TRENLOE, Scene


def peril(scene: type[Scene], space: int, *heroes: Any, **spec: Any) -> Scene:
    """A peril phase with the token on a space."""
    return scene(heroes=list(heroes or (KARI, MOK)), peril=space, node="peril", **({"stop_at": "travel"} | spec))


def travel(scene: type[Scene], *heroes: Any, **spec: Any) -> Scene:
    """A travel phase."""
    return scene(heroes=list(heroes or (KARI, MOK)), node="travel", **({"stop_at": "round_end"} | spec))


EXPLORED = {"id": "roadside-inn", "progress": 6}


# -- peril -------------------------------------------------------------------------------------------


@pytest.mark.rule("HT-501")
@pytest.mark.parametrize("space", [0, 1, 3, 6])
def test_the_token_moves_one_space_and_grey_does_nothing(scene: type[Scene], space: int) -> None:
    s = peril(scene, space, shadows=["goblin-archers-minion"], discards={"enemy": ["goblin-witchers-minion"]})
    assert s.all()["peril"] == space + 1
    assert s.notes("peril-effect") == []
    assert [s.wounds(h) for h in (KARI, MOK)] == [0, 0]


@pytest.mark.rule("HT-501")
def test_the_effect_of_the_colour_resolves_green(scene: type[Scene]) -> None:
    s = peril(scene, 2, shadows=["goblin-archers-minion", "goblin-archers-minion", "ogres-minion"])
    assert s.prompt.options == (KARI, MOK)
    s.answer(MOK, MOK)  # the leader may choose the same hero again
    assert [s.wounds(h) for h in (KARI, MOK)] == [0, 2]
    assert (s.prompt.kind, s.prompt.chooser) == ("upgrade", KARI)


@pytest.mark.rule("HT-501", "R-14", "HT-009")
def test_the_effect_of_the_colour_resolves_blue_and_the_rest_get_none(scene: type[Scene]) -> None:
    s = peril(
        scene, 4, KARI, MOK, ASTARRA, leader=MOK,
        discards={"enemy": ["goblin-archers-minion", "ogres-minion", "goblin-witchers-minion"]},
    )  # fmt: skip
    assert [e["card"] for e in s.hero(MOK)["engaged"]] == ["goblin-archers-minion-1"]
    assert [e["card"] for e in s.hero(ASTARRA)["engaged"]] == ["goblin-witchers-minion-1"]
    assert s.hero(KARI)["engaged"] == []
    assert s.prompt.kind == "upgrade"


@pytest.mark.rule("HT-501", "HT-502", "HT-707")
@pytest.mark.parametrize("space", [10, 11])
def test_on_the_last_space_the_token_stays_and_its_effect_resolves_every_time(scene: type[Scene], space: int) -> None:
    s = peril(scene, space, decks={"enemy": ["ogres-minion", "bandits-minion", "..."]}, leader=MOK)
    assert s.all()["peril"] == 11
    assert (s.t.shadows(), s.t.engaged(MOK)) == (["ogres-minion-1", "bandits-minion-1"], ["splig"])
    s = peril(scene, space, nemesis={"place": "defeated"})
    assert s.all()["nemesis"]["place"] == "defeated"
    assert len(s.t.shadows()) == 2
    assert s.t.engaged(KARI) == []


@pytest.mark.rule("HT-503")
def test_another_effect_that_moves_the_token_resolves_nothing_unless_it_says_so() -> None:
    track = ["start", "red", "grey"]
    red = rule("peril", "suffer(leader, 1)", "X-red", colour="red")
    s = travel(scene_in(quest_box(red, rule("travel-start", "peril(1)"), track=track)))
    assert (s.all()["peril"], s.wounds(KARI)) == (1, 0)
    s = travel(scene_in(quest_box(red, rule("travel-start", "peril(1, resolve=1)"), track=track)))
    assert (s.all()["peril"], s.wounds(KARI)) == (1, 1)
    s = travel(scene_in(quest_box(red, rule("travel-start", "peril(0, resolve=red)"), track=track)), peril=2)
    assert (s.all()["peril"], s.wounds(KARI)) == (2, 1)


@pytest.mark.rule("HT-502", "HT-503")
def test_the_token_never_leaves_the_track() -> None:
    back = quest_box(rule("travel-start", "peril(-5)"))
    assert travel(scene_in(back), peril=3).all()["peril"] == 0
    ahead = quest_box(rule("travel-start", "peril(9)"))
    assert travel(scene_in(ahead), peril=3).all()["peril"] == 4


@pytest.mark.rule("HT-501")
def test_the_start_of_the_peril_phase_may_hold_the_token() -> None:
    hourglass = {"set": "base", "type": "item", "tone": "helpful", "on": {"peril-start": "cannot(peril)"}}
    red = rule("peril", "suffer(leader, 1)", colour="red")
    box = quest_box(red, track=["start", "red"], files={"exploration": {"x-glass": hourglass}})
    for answer, space, wounds in (((), 1, 1), ("x-glass", 0, 0)):
        s = peril(scene_in(box), 0, KARI, {"id": MOK, "items": ["x-glass"]}).answer(answer)
        assert (s.all()["peril"], s.wounds(KARI)) == (space, wounds)


# -- travel ------------------------------------------------------------------------------------------


@pytest.mark.rule("HT-601")
@pytest.mark.parametrize("progress", [5, 6, 9])
def test_the_party_may_travel_from_a_fully_explored_location(scene: type[Scene], progress: int) -> None:
    s = travel(scene, leader=MOK, location={"id": "roadside-inn", "progress": progress})
    if progress < 6:
        assert s.session.prompt is None
    else:
        assert (s.prompt.kind, s.prompt.chooser, s.prompt.least) == ("travel", MOK, 0)
        s.answer(())
    assert s.all()["location"] == {"id": "roadside-inn", "progress": progress}


@pytest.mark.rule("HT-601", "HT-002")
def test_where_a_quest_forbids_it_the_party_cannot_travel() -> None:
    s = travel(scene_in(quest_box(rule("passive", "cannot(travel)"))), location=EXPLORED)
    assert s.session.prompt is None
    assert s.all()["location"]["id"] == "roadside-inn"


@pytest.mark.rule("HT-602")
def test_travel_discards_the_location_its_progress_and_the_shadows_but_nemeses(scene: type[Scene]) -> None:
    s = travel(
        scene, {"id": KARI, "engaged": [{"card": "bandits-minion", "wounds": 1}]}, MOK,
        location={"id": "roadside-inn", "progress": 8}, nemesis={"place": "shadows", "wounds": 4},
        shadows=[{"card": "ogres-minion", "wounds": 2}, {"card": "ogres-master", "facedown": True, "exhausted": True}],
        decks={"enemy": ["rat-swarms-minion", "rat-swarms-master", "bandits-master", "goblin-archers-minion", "..."]},
        enemy_dice=["blank"],
    ).answer("yes", ())  # fmt: skip
    assert s.all()["location"] == {"id": "dark-forest", "progress": 0}
    assert s.all()["discards"]["location"] == ["roadside-inn"]
    assert set(s.all()["discards"]["enemy"]) == {"ogres-minion-1", "ogres-master"}
    assert s.wounds("ogres-minion-1") == 0
    assert (s.all()["nemesis"]["place"], s.wounds("splig")) == ("shadows", 4)
    assert [e["card"] for e in s.hero(KARI)["engaged"]] == ["bandits-minion-1", "rat-swarms-minion-1", "bandits-master"]
    assert s.wounds("bandits-minion-1") == 1  # engaged enemies travel along


@pytest.mark.rule("HT-602", "HT-114", "HT-012")
def test_the_leader_token_may_be_handed_on_before_the_new_location_is_drawn(scene: type[Scene]) -> None:
    s = travel(scene, KARI, MOK, {"id": TRENLOE, "defeated": True}, location=EXPLORED, enemy_dice=["counterattack"])
    s.answer("yes")
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.options, s.prompt.least) == ("leader", KARI, (MOK,), 0)
    assert s.all()["location"]["id"] == ""  # the old one lies on its pile, the new one is not known yet
    s.answer(MOK)
    assert s.t.leader == MOK
    assert [len(s.t.engaged(h)) for h in (KARI, MOK)] == [1, 2]  # three enemies, dealt from the new leader
    assert s.hero(MOK)["conditions"] == ["poisoned"]  # the forest, at the end of the same phase, asks the new leader


@pytest.mark.rule("HT-602", "HT-114")
def test_the_items_and_rules_of_travelling_come_between_the_old_location_and_the_new_enemies() -> None:
    box = quest_box(rule("traveling", "claim(leader, 1)"))
    s = travel(
        scene_in(box), KARI, {"id": MOK, "items": ["rope-and-grapnel"]}, location=EXPLORED, enemy_dice=["blank"]
    ).answer("yes", ())  # fmt: skip
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.options) == ("use", MOK, ("rope-and-grapnel",))
    assert s.all()["location"]["id"] == "dark-forest"
    assert s.hero(KARI)["tokens"] == 1
    s.answer("rope-and-grapnel")
    assert [len(s.t.engaged(h)) for h in (KARI, MOK)] == [1, 1]  # 3 less 1
    assert len(s.all()["shadows"]) == 1


def test_a_reduced_spawn_value_never_falls_below_zero(scene: type[Scene]) -> None:
    s = travel(
        scene, {"id": KARI, "items": ["rope-and-grapnel"]}, MOK, location={"id": "dark-forest", "progress": 7},
        decks={"location": ["forgotten-cellar"]},
    ).answer("yes", (), "rope-and-grapnel")  # fmt: skip
    assert [len(s.t.engaged(h)) for h in (KARI, MOK)] == [0, 0]
    assert s.all()["nemesis"]["place"] == "shadows"  # Q1-1, after the enemies of the final location


@pytest.mark.rule("HT-603")
def test_start_and_end_of_the_travel_phase_resolve_whether_or_not_the_party_travels(scene: type[Scene]) -> None:
    s = travel(
        scene, KARI, {"id": MOK, "exhausted": ["healer-chastise"]}, location={"id": "brigand-camp", "progress": 0},
        enemy_dice=["threat"], decks={"enemy": ["ogres-minion", "..."]},
    ).answer(MOK, "yes")  # fmt: skip
    assert s.hero(MOK)["exhausted"] == []
    assert s.all()["shadows"][0]["facedown"]
    s = travel(scene, {"id": KARI, "tokens": 1, "wounds": 1}, {"id": MOK, "wounds": 1}, location={"id": "roadside-inn"})
    assert (s.prompt.kind, s.prompt.chooser) == ("pay", KARI)
    s.answer("yes")
    assert (s.wounds(KARI), s.wounds(MOK)) == (0, 1)


@pytest.mark.rule("HT-603")
def test_the_end_of_the_phase_reads_the_location_active_at_that_time(scene: type[Scene]) -> None:
    hurt = [{"id": KARI, "tokens": 1, "wounds": 1}, MOK]
    s = travel(scene, *hurt, location=EXPLORED, enemy_dice=["counterattack"]).answer("yes", ())
    assert s.hero(KARI)["conditions"] == ["poisoned"]  # the forest speaks
    assert s.wounds(KARI) == 1  # the inn no longer
    s = travel(scene, *hurt, location=EXPLORED).answer(())
    assert s.prompt.kind == "pay"


@pytest.mark.rule("HT-603", "HT-012")
@pytest.mark.parametrize(("face", "conditions", "hidden"), [("counterattack", ["poisoned"], 0), ("threat", [], 1),
                                                            ("blank", [], 0)])  # fmt: skip
def test_the_dark_forest_asks_the_leader_for_a_die(
    scene: type[Scene], face: str, conditions: list[str], hidden: int
) -> None:
    s = travel(scene, location={"id": "dark-forest"}, leader=MOK, enemy_dice=[face])
    assert s.hero(MOK)["conditions"] == conditions
    assert len(s.all()["shadows"]) == hidden
    s.settled()
