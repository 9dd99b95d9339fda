"""The exploration cards of the Arcane set."""

from __future__ import annotations

from typing import Any

import pytest

from tests.terrinoth.cards.finds import WALK, drawing, effect, holding
from tests.terrinoth.cards.pieces import HEALER, MISS, SCOUT, hidden
from tests.terrinoth.table import ASTARRA, KARI, MOK, Scene

SET = [
    ("rune-shard", "item", "helpful"), ("hourglass-of-ash", "item", "helpful"), ("wild-surge", "event", "mixed"),
    ("ley-crossing", "event", "helpful"), ("hungry-glyph", "event", "harmful"),
]  # fmt: skip


def test_the_arcane_set_is_these_five(scene: type[Scene]) -> None:
    found = {(name, card.type, card.tone) for name, card in scene.box.exploration.items() if card.set == "arcane"}
    assert found == set(SET)


# -- Rune Shard --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "dice"),
    [(HEALER[0], 4), (WALK, 4), (HEALER[2], 4), (HEALER[3], 3)],
    ids=["attack", "explore", "aid", "rest"],
)
def test_the_shard_adds_two_dice_to_any_action(scene: type[Scene], card: str, dice: int) -> None:
    decks = {"exploration": ["keen-oil"]}
    s = holding(scene, "rune-shard", hero_dice=[MISS] * dice, enemy_dice=[], decks=decks).answer(card)
    assert (s.prompt.kind, s.prompt.data["window"]) == ("use", "before-action")
    s.answer("rune-shard").settled()
    assert s.where("rune-shard") == "discard:exploration"


def test_the_shard_may_be_kept(scene: type[Scene]) -> None:
    s = holding(scene, "rune-shard", hero_dice=[MISS]).answer(HEALER[3], ())
    assert s.hero(MOK)["items"] == ["rune-shard"]


@pytest.mark.rule("R-20")
def test_only_its_holder_uses_the_shard(scene: type[Scene]) -> None:
    s = holding(scene, "rune-shard", turns=[KARI], hero_dice=[MISS]).answer("scout-caution")
    assert s.session.state.node == "enemy_phase"


# -- Hourglass of Ash --------------------------------------------------------------------------------


def phase(scene: type[Scene], peril: int, **spec: Any) -> Scene:
    """The peril phase; Mok holds the hourglass."""
    heroes = [KARI, {"id": MOK, "items": ["hourglass-of-ash"]}]
    return scene(heroes=heroes, node="peril", peril=peril, stop_at="travel", **spec)


@pytest.mark.parametrize("space", [2, 6, 7])
def test_the_hourglass_stops_token_and_effect(scene: type[Scene], space: int) -> None:
    s = phase(scene, space)
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.data["window"]) == ("use", MOK, "peril-start")
    s.answer("hourglass-of-ash")
    assert s.changed("hourglass") == {}
    assert s.where("hourglass-of-ash") == "discard:exploration"


def test_without_it_time_goes_on(scene: type[Scene]) -> None:
    assert phase(scene, 1).answer(()).changed() == {"peril": 2}


def test_the_hourglass_stops_what_a_quest_ties_to_the_phase(scene: type[Scene]) -> None:
    s = phase(scene, 3, quest="nine-locks", counters={"noise": 2}).answer("hourglass-of-ash")
    assert s.changed("hourglass") == {}
    s = phase(scene, 2, quest="the-long-night-at-harrow-gate").answer("hourglass-of-ash")
    assert s.changed("hourglass") == {}


def test_it_stops_one_phase_only(scene: type[Scene]) -> None:
    s = phase(scene, 2).answer("hourglass-of-ash")
    assert s.t.track("next:no-peril") == 0


# -- Wild Surge --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("face", "changed"),
    [
        ("counterattack", {f"{KARI}.wound": 1, f"{MOK}.wound": 1}),
        ("threat", {"ogres-minion-1.wound": 1, "ogres-master.wound": 1, "ogres-master.faceup": True}),
        ("blank", {"focused-1.zone": f"conditions:{MOK}"}),
    ],
)
def test_the_surge_does_what_the_die_says(scene: type[Scene], face: str, changed: dict[str, Any]) -> None:
    s = drawing(
        scene, "wild-surge", {"id": KARI, "engaged": ["ogres-minion"]}, shadows=[hidden("ogres-master")],
        enemy_dice=[face],
    )  # fmt: skip
    if s.session.prompt is not None:
        s.answer(())  # Walk Unafraid offers to lift the focus
    assert effect(s, "wild-surge") == changed


# -- Ley Crossing ------------------------------------------------------------------------------------


def test_the_crossing_turns_a_card_of_each_hero_into_two_tokens(scene: type[Scene]) -> None:
    s = drawing(scene, "ley-crossing", {"id": KARI, "tokens": 4}, ASTARRA, leader=MOK)
    assert (s.prompt.kind, s.prompt.chooser) == ("pay", MOK)
    s.answer("yes", HEALER[0], "yes", SCOUT[0], ())
    assert effect(s, "ley-crossing") == {
        f"{HEALER[0]}.exhausted": True, f"{MOK}.success": 2, f"{SCOUT[0]}.exhausted": True, f"{KARI}.success": 5,
    }  # fmt: skip


@pytest.mark.rule("R-09")
def test_with_five_tokens_or_no_ready_card_the_crossing_asks_nobody(scene: type[Scene]) -> None:
    s = drawing(scene, "ley-crossing", {"id": KARI, "exhausted": SCOUT}, mok={"tokens": 5})
    assert effect(s, "ley-crossing") == {}


# -- Hungry Glyph ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("held", "left", "wounds"), [(0, 0, 2), (1, 0, 1), (2, 0, 0), (5, 3, 0)])
def test_the_glyph_eats_two_tokens_or_bites_for_each_it_misses(
    scene: type[Scene], held: int, left: int, wounds: int
) -> None:
    s = drawing(scene, "hungry-glyph", {"id": KARI, "tokens": 3}, mok={"tokens": held})
    assert (s.hero(MOK)["tokens"], s.wounds(MOK)) == (left, wounds)
    assert (s.hero(KARI)["tokens"], s.wounds(KARI)) == (3, 0)
