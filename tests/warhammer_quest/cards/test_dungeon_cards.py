"""Dungeon cards one by one: items in their window, events with all that they change."""

from __future__ import annotations

from typing import Any

import pytest

from tests.warhammer_quest.cards.turns import BAT, BOY, BOYS, GHOUL, GRUMP, TROLL, turn
from tests.warhammer_quest.table import IRON, PRIEST, WAY, Scene, hero

ADVANCE, DARK, WALL, RESOLVE = (
    "ironbreaker-inexorable-advance", "ironbreaker-into-the-dark", "ironbreaker-shield-wall",
    "ironbreaker-stubborn-resolve",
)  # fmt: skip
SHOT, WATCH = "waywatcher-deadly-shot", "waywatcher-shadow-watch"


def drawn(scene: type[Scene], event: str, *party: dict[str, Any], **spec: Any) -> Scene:
    """The Ironbreaker explores without success and draws a card, which is not put down; 3 progress lie there."""
    given = {"location": {"id": "drowned-crypt", "progress": 3}, "hero_dice": ["defense"] * 2, "dungeon": [event]}
    s = turn(scene, DARK, *(party or (hero(), hero(WAY))), **given | spec)
    return s.answer([]) if s.prompt.kind == "dungeon-avoid" else s


def told(s: Scene, event: str) -> dict[str, Any]:
    """What a card has changed besides that it is discarded and the explore card exhausted."""
    s.through().settled()
    found = s.changed()
    assert found.pop(f"{event}.zone") == "discard:exploration"
    assert found.pop(f"{event}.faceup")
    assert found.pop(f"{DARK}.exhausted")
    return found


def held(scene: type[Scene], item: str, *party: dict[str, Any], **spec: Any) -> Scene:
    """A hero's turn, with an item in hand."""
    first, *others = party or (hero(),)
    first["items"] = [item]
    given = {"location": {"id": "drowned-crypt"}, "decks": {"dungeon": []}, "heroes": [first, *(others or [hero(WAY)])]}
    return scene(**given | spec)


# -- items -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("wounds", "left"), [(7, 3), (2, 0)])
def test_the_draught_heals_at_the_start_of_an_activation(scene: type[Scene], wounds: int, left: int) -> None:
    s = held(scene, "healing-draught", hero(wounds=wounds)).answer("healing-draught").through()
    assert s.changed() == {"healing-draught.zone": "discard:exploration", f"{IRON}.wound": left}
    assert held(scene, "healing-draught").prompt.kind == "action-card", "whoever is unhurt is not asked"


def test_the_bandage_cleans_and_heals_any_hero(scene: type[Scene]) -> None:
    s = held(scene, "clean-bandage", hero(), hero(WAY, wounds=5, conditions=["bleeding", "empowered"]))
    s.answer("clean-bandage")
    if s.prompt.kind == "choose-hero":
        s.answer(WAY)
    assert s.through().changed() == {
        "clean-bandage.zone": "discard:exploration", f"{WAY}.wound": 3, "bleeding-1.zone": "supply:conditions",
    }  # fmt: skip


def test_the_loaded_die_rerolls_up_to_three(scene: type[Scene]) -> None:
    first = hero(items=["loaded-die"], engaged=[TROLL])
    s = turn(scene, ADVANCE, first, hero_dice=["defense", "defense", "success", "success+success"],
             enemy_dice=["counterattack", "blank"])  # fmt: skip
    s.answer("loaded-die", "h1", "h2", "e1").through().settled()
    assert s.changed() == {
        "loaded-die.zone": "discard:exploration", f"{ADVANCE}.exhausted": True, f"{TROLL}.wound": 3,
    }  # fmt: skip


def test_the_purse_gives_two_tokens(scene: type[Scene]) -> None:
    s = held(scene, "dead-mans-purse").answer("dead-mans-purse", DARK, WALL).through()
    assert s.changed() == {"dead-mans-purse.zone": "discard:exploration", f"{DARK}.success": 1, f"{WALL}.success": 1}


def test_the_purse_has_a_treasure_when_it_is_drawn(scene: type[Scene]) -> None:
    s = turn(scene, DARK, hero(), dungeon=["dead-mans-purse"], hero_dice=["defense"] * 2)
    assert s.prompt.kind == "treasure"
    assert s.answer([], []).through().changed() == {
        f"{DARK}.exhausted": True, "dead-mans-purse.zone": f"play:{IRON}", "dead-mans-purse.faceup": True,
    }  # fmt: skip


def test_the_reliquary_empowers_any_hero(scene: type[Scene]) -> None:
    s = held(scene, "broken-reliquary").answer("broken-reliquary", WAY).through()
    assert s.changed() == {"broken-reliquary.zone": "discard:exploration", "empowered-1.zone": f"conditions:{WAY}"}


def test_the_tin_saint_prevents_four_of_any_wounds(scene: type[Scene]) -> None:
    s = held(scene, "tin-saint", hero(engaged=[BOY]), hero(WAY), node="enemy_turn", stop_at="ready_enemies")
    assert s.answer("tin-saint").wounds(IRON) == 0
    declined = held(scene, "tin-saint", hero(engaged=[BOY]), hero(WAY), node="enemy_turn", stop_at="ready_enemies")
    assert declined.answer([]).wounds(IRON) == 2
    assert declined.hero(IRON)["items"] == ["tin-saint"]


# -- helpful events ------------------------------------------------------------------------------------


def test_the_altar_heals_two_for_an_action(scene: type[Scene]) -> None:
    party = [hero(wounds=4), hero(WAY, wounds=1), hero(PRIEST, defeated=True)]
    plain = drawn(scene, "forgotten-altar", *[dict(each) for each in party]).answer([])
    assert told(plain, "forgotten-altar") == {f"{IRON}.wound": 3, f"{WAY}.wound": 0}
    paid = drawn(scene, "forgotten-altar", *party).answer("yes", RESOLVE)
    assert told(paid, "forgotten-altar") == {f"{IRON}.wound": 2, f"{WAY}.wound": 0, f"{RESOLVE}.exhausted": True}


def test_the_chamber_heals_or_gives_each_hero_what_it_likes(scene: type[Scene]) -> None:
    s = drawn(scene, "quiet-chamber", hero(wounds=2), hero(WAY, wounds=2), hero(PRIEST))
    assert [s.prompt.kind, s.prompt.chooser] == ["either", IRON]
    s.answer("1", "2", SHOT, "priest-sigmars-light")
    found = {f"{IRON}.wound": 1, f"{SHOT}.success": 1, "priest-sigmars-light.success": 1}
    assert told(s, "quiet-chamber") == found, "whoever is unhurt can but claim"


def test_the_explorer_has_a_treasure_and_cures(scene: type[Scene]) -> None:
    s = turn(scene, DARK, hero(conditions=["sickened", "bleeding"]), dungeon=["fallen-explorer"],
             hero_dice=["defense"] * 2)  # fmt: skip
    s.answer([], [])
    assert set(s.prompt.options) == {"sickened", "bleeding"}
    assert told(s.answer("bleeding"), "fallen-explorer") == {"bleeding-1.zone": "supply:conditions"}


# -- mixed events --------------------------------------------------------------------------------------


def test_the_niche_has_two_treasures_and_a_lurker(scene: type[Scene]) -> None:
    s = turn(scene, DARK, hero(), dungeon=["armoury-niche"], hero_dice=["defense"] * 2)
    asked = 0
    while s.prompt.kind == "treasure":
        asked += 1
        s.answer([])
    assert asked == 2
    found = told(s.answer([]), "armoury-niche")
    assert list(found.values()) == ["shadows"]
    assert not s.t.faceup(s.t.shadows()[0])


@pytest.mark.parametrize("half", ["1", "2"])
def test_the_tracks_lead_on_or_give_a_token(scene: type[Scene], half: str) -> None:
    s = drawn(scene, "fresh-tracks").answer(half)
    if half == "2":
        assert told(s.answer(DARK), "fresh-tracks") == {f"{DARK}.success": 1}
        return
    found = told(s, "fresh-tracks")
    assert found.pop("drowned-crypt.progress") == 5
    assert list(found.values()) == ["shadows"]


@pytest.mark.parametrize(("half", "progress", "engaged"), [("1", 3, 1), ("2", 1, 0)])
def test_the_looters_fight_or_rob(scene: type[Scene], half: str, progress: int, engaged: int) -> None:
    s = drawn(scene, "rival-looters", leader=WAY, decks={"dungeon": ["rival-looters"], "enemy": [BOYS]})
    s = s.answer([], []) if s.prompt.kind == "treasure" else s
    s.answer(half).through()
    assert (s.all()["location"]["progress"], len(s.t.engaged(IRON)), s.t.engaged(WAY)) == (progress, engaged, [])


def test_the_hoard_has_two_treasures_and_a_guard(scene: type[Scene]) -> None:
    s = drawn(scene, "guarded-hoard", decks={"dungeon": ["guarded-hoard"], "enemy": [BOYS], "gear": ["oak-staff"]})
    s.answer("deck", "equip", [])
    if s.prompt.kind == "dungeon-avoid":
        s.answer([])
    assert s.through().t.host(BOYS) == IRON
    assert [gear["card"] for gear in s.hero(IRON)["gear"]] == ["oak-staff"]


def test_the_water_drives_all_but_a_nemesis_away_and_costs_progress_for_each(scene: type[Scene]) -> None:
    s = drawn(scene, "rising-water", hero(engaged=[BOY, BAT]), hero(WAY, engaged=[GHOUL]), nemesis={"place": IRON},
              enemy_dice=["blank"] * 3)  # fmt: skip
    assert told(s, "rising-water") == {
        f"{BOY}.zone": "shadows", f"{BAT}.zone": "shadows", "drowned-crypt.progress": 1,
    }  # fmt: skip
    assert s.t.host(GRUMP) == IRON


@pytest.mark.parametrize(
    ("face", "changes"),
    [
        ("counterattack", {f"{IRON}.wound": 1}),
        ("threat", {"sickened-1.zone": f"conditions:{IRON}"}),
        ("blank", {"empowered-1.zone": f"conditions:{IRON}"}),
    ],
)
def test_the_glow_is_a_die(scene: type[Scene], face: str, changes: dict[str, Any]) -> None:
    s = drawn(scene, "strange-glow", enemy_dice=[face])
    assert told(s, "strange-glow") == changes, "and no nemesis effect"


def test_grave_goods_bleed(scene: type[Scene]) -> None:
    s = drawn(scene, "grave-goods")
    s = s.answer([], [])
    assert told(s, "grave-goods") == {"bleeding-1.zone": f"conditions:{IRON}", f"{IRON}.wound": 1}


@pytest.mark.parametrize("half", ["1", "2"])
def test_the_coffer_tires_or_wounds(scene: type[Scene], half: str) -> None:
    s = drawn(scene, "trapped-coffer").answer([], [])
    s.answer(half)
    if half == "1":
        assert told(s.answer(ADVANCE), "trapped-coffer") == {f"{ADVANCE}.exhausted": True}
    else:
        assert told(s, "trapped-coffer") == {f"{IRON}.wound": 2}


def test_the_coffer_wounds_whoever_has_nothing_to_exhaust(scene: type[Scene]) -> None:
    s = drawn(scene, "trapped-coffer", hero(exhausted=[ADVANCE, RESOLVE]), hero(WAY)).answer([])
    assert told(s, "trapped-coffer") == {f"{IRON}.wound": 2}, "neither the prepare card nor an exhausted one"


# -- harmful events ------------------------------------------------------------------------------------


def test_the_cave_in_is_for_each_hero(scene: type[Scene]) -> None:
    s = drawn(scene, "cave-in", hero(), hero(WAY), hero(PRIEST, defeated=True)).answer("2", "1", WATCH)
    assert told(s, "cave-in") == {f"{IRON}.wound": 1, f"{WATCH}.exhausted": True}


def test_a_false_turn_takes_what_there_is(scene: type[Scene]) -> None:
    s = drawn(scene, "false-turn", location={"id": "drowned-crypt", "progress": 1})
    assert told(s, "false-turn") == {"drowned-crypt.progress": 0}


def test_a_short_cut_adds_no_more_than_the_value(scene: type[Scene]) -> None:
    s = drawn(scene, "short-cut", location={"id": "drowned-crypt", "progress": 4})
    assert told(s, "short-cut") == {"drowned-crypt.progress": 5}


def test_the_cut_rope_takes_two_of_the_richest(scene: type[Scene]) -> None:
    s = drawn(scene, "cut-rope", hero(tokens={WALL: 1}), hero(WAY, tokens={WATCH: 2, SHOT: 1}))
    assert told(s.answer(WATCH, SHOT), "cut-rope") == {f"{WATCH}.success": 1, f"{SHOT}.success": 0}


def test_the_gong_calls_one_where_all_are_awake(scene: type[Scene]) -> None:
    s = drawn(scene, "alarm-gong", hero(engaged=[BOY]), hero(WAY), enemy_dice=["blank"])
    assert list(told(s, "alarm-gong").values()) == ["shadows"]


# -- the Warpstone -------------------------------------------------------------------------------------


@pytest.mark.rule("WQ-1003")
def test_the_warpstone_takes_a_token_or_sickens_or_wounds_its_holder(scene: type[Scene]) -> None:
    def after(**holder: Any) -> Scene:
        party = [hero(items=["warpstone"], **holder), hero(WAY, tokens={SHOT: 1})]
        return scene(quest="the-poisoned-wells", node="location", heroes=party, location={"id": "watch-house"},
                     stop_at="peril")  # fmt: skip

    rich = after(tokens={WALL: 1})
    assert rich.prompt.kind == "either"
    assert rich.answer("1").changed("location_number") == {f"{WALL}.success": 0}
    assert after().changed() == {"sickened-1.zone": f"conditions:{IRON}"}
    assert after(conditions=["sickened"]).changed() == {f"{IRON}.wound": 2}


@pytest.mark.rule("WQ-1003")
@pytest.mark.parametrize("takes", [True, False])
def test_whom_its_holder_aids_may_take_the_warpstone(scene: type[Scene], takes: bool) -> None:
    s = turn(scene, WALL, hero(items=["warpstone"]), quest="the-poisoned-wells", location={"id": "watch-house"},
             hero_dice=["defense"])  # fmt: skip
    assert (s.prompt.kind, s.prompt.chooser) == ("use", IRON) or s.prompt.kind in ("may", "use")
    s.answer(s.prompt.options[0] if takes else []).through()
    assert s.all()["heroes"][WAY if takes else IRON]["items"] == ["warpstone"]
