"""The exploration cards of the Dungeon set."""

from __future__ import annotations

from typing import Any

import pytest

from tests.terrinoth.cards.fights import GONE, night
from tests.terrinoth.cards.finds import WALK, drawing, effect, holding
from tests.terrinoth.cards.pieces import HEALER, SCOUT, hidden, tired
from tests.terrinoth.table import ASTARRA, KARI, MOK, Scene

SET = [
    ("ancient-glyphs", "event", "helpful"), ("miners-lantern", "item", "helpful"), ("iron-wedges", "item", "helpful"),
    ("crumbling-ceiling", "event", "harmful"), ("draught-from-below", "event", "mixed"),
]  # fmt: skip


def test_the_dungeon_set_is_these_five(scene: type[Scene]) -> None:
    found = {(name, card.type, card.tone) for name, card in scene.box.exploration.items() if card.set == "dungeon"}
    assert found == set(SET)


# -- Ancient Glyphs ----------------------------------------------------------------------------------


def test_the_glyphs_focus_who_spends_a_card_on_them(scene: type[Scene]) -> None:
    s = drawing(scene, "ancient-glyphs")
    assert (s.prompt.kind, s.prompt.chooser) == ("pay", MOK)
    s.answer("yes", HEALER[0])
    assert s.hero(MOK)["conditions"] == ["focused"]
    assert s.hero(MOK)["exhausted"] == [HEALER[0], WALK]


def test_the_glyphs_may_be_left_unread(scene: type[Scene]) -> None:
    assert effect(drawing(scene, "ancient-glyphs").answer(()), "ancient-glyphs") == {}


@pytest.mark.rule("R-09")
def test_a_focused_hero_cannot_pay_for_the_glyphs(scene: type[Scene]) -> None:
    s = drawing(scene, "ancient-glyphs", mok={"conditions": ["focused"]}).answer(())
    assert s.where("ancient-glyphs") == "discard:exploration"
    assert s.notes("uses") == []


# -- Miner's Lantern ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("unseen", "progress"), [(1, 1), (3, 3), (4, 3)])
def test_the_lantern_lights_up_all_and_shows_the_way(scene: type[Scene], unseen: int, progress: int) -> None:
    foes = ["ogres-minion", "ogres-minion", "ogres-master", "bandits-minion"]
    shadows: list[Any] = [hidden(foe) for foe in foes[:unseen]]
    s = holding(scene, "miners-lantern", shadows=["bandits-master", *shadows], location={"id": "roadside-inn"})
    assert (s.prompt.kind, s.prompt.data["window"]) == ("use", "act-start")
    s.answer("miners-lantern")
    assert all(s.board.pieces[enemy].face_up for enemy in s.t.shadows())
    assert s.all()["location"]["progress"] == progress
    assert s.where("miners-lantern") == "discard:exploration"


@pytest.mark.rule("R-09")
def test_the_lantern_is_not_offered_where_nobody_lies_unseen(scene: type[Scene]) -> None:
    assert holding(scene, "miners-lantern", shadows=["bandits-master"]).prompt.kind == "activation-card"


def test_the_lantern_may_be_kept(scene: type[Scene]) -> None:
    s = holding(scene, "miners-lantern", shadows=[hidden("bandits-master")]).answer(())
    assert s.changed() == {}
    assert s.hero(MOK)["items"] == ["miners-lantern"]


# -- Iron Wedges -------------------------------------------------------------------------------------


def wedges(scene: type[Scene], *shadows: Any, **spec: Any) -> Scene:
    """The enemy phase begins; Mok holds the wedges."""
    return night(scene, KARI, {"id": MOK, "items": ["iron-wedges"]}, shadows=list(shadows), **(GONE | spec))


def test_the_wedges_hold_up_to_two_in_the_shadows(scene: type[Scene]) -> None:
    s = wedges(scene, "ogres-minion", hidden("ogres-master"), "bandits-minion", tired("bandits-master"))
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.options) == ("use", MOK, ("iron-wedges",))
    s.answer("iron-wedges")
    assert s.prompt.options == ("ogres-minion-1", "ogres-master", "bandits-minion-1")
    s.answer("ogres-minion-1", "ogres-master")
    assert s.board.pieces["ogres-minion-1"].exhausted
    assert (s.board.pieces["ogres-master"].exhausted, s.board.pieces["ogres-master"].face_up) == (True, False)
    assert [note["enemy"] for note in s.notes("enemy-activates")] == ["bandits-minion-1"]


def test_one_may_be_enough_for_the_wedges(scene: type[Scene]) -> None:
    s = wedges(scene, "ogres-minion", "bandits-minion").answer("iron-wedges", "ogres-minion-1", ())
    assert [note["enemy"] for note in s.notes("enemy-activates")] == ["bandits-minion-1"]


@pytest.mark.rule("R-20")
def test_the_wedges_reach_nobody_who_is_engaged(scene: type[Scene]) -> None:
    s = night(scene, {"id": KARI, "engaged": ["cave-spiders-minion"], "items": ["iron-wedges"]}, MOK, **GONE)
    assert s.hero(KARI)["items"] == ["iron-wedges"]
    assert s.wounds(KARI) == 1


# -- Crumbling Ceiling -------------------------------------------------------------------------------


def test_the_ceiling_tires_or_wounds_each_hero_as_that_hero_likes(scene: type[Scene]) -> None:
    s = drawing(scene, "crumbling-ceiling", KARI, {"id": ASTARRA, "wounds": 2}, leader=MOK)
    assert (s.prompt.kind, s.prompt.chooser) == ("either", MOK)
    s.answer("1", HEALER[0])
    assert s.prompt.chooser == KARI
    s.answer("2", "2")
    assert effect(s, "crumbling-ceiling") == {f"{HEALER[0]}.exhausted": True, f"{KARI}.wound": 1, f"{ASTARRA}.wound": 3}


@pytest.mark.rule("HT-007")
def test_who_has_no_ready_card_must_be_wounded(scene: type[Scene]) -> None:
    s = drawing(scene, "crumbling-ceiling", {"id": KARI, "exhausted": SCOUT}).answer("2")
    assert (s.wounds(MOK), s.wounds(KARI)) == (1, 1)


# -- Draught from Below ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("face", "changed"),
    [
        ("counterattack", {"ogres-minion-1.zone": "shadows"}),
        ("threat", {f"{MOK}.wound": 2}),
        ("blank", {"roadside-inn.progress": 3}),
    ],
)
def test_the_draught_brings_what_the_die_says(scene: type[Scene], face: str, changed: dict[str, Any]) -> None:
    s = drawing(
        scene, "draught-from-below", enemy_dice=[face], decks={"enemy": ["ogres-minion", "ogres-master"]},
        location={"id": "roadside-inn"},
    )  # fmt: skip
    assert effect(s, "draught-from-below") == changed
