"""Accessories, items, events and locations: each does what it says, and only then."""

from __future__ import annotations

from typing import Any

import pytest

from tests.warhammer_quest.table import IRON, PRIEST, QUIET, REST, WAY, Scene, hero

DARK, WALL, ADVANCE = "ironbreaker-into-the-dark", "ironbreaker-shield-wall", "ironbreaker-inexorable-advance"
BOY, BOYS = "orc-boys-standard-1", "orc-boys-elite"


def drawn(scene: type[Scene], event: str, *party: dict[str, Any], **spec: Any) -> Scene:
    """The Ironbreaker explores without success and draws an event, which is not put down."""
    spec = {"location": {"id": "old-culvert", "progress": 3}, "turns": [IRON, WAY]} | spec
    decks = {"dungeon": [event], "enemy": [BOYS, BOY, "..."]}
    s = scene(**spec, heroes=list(party or [hero(), hero(WAY)]), decks=decks, hero_dice=["defense"] * 2)
    return s.answer(DARK, [])


# -- accessories -------------------------------------------------------------------------------------


def test_the_salve_heals_any_hero_once(scene: type[Scene]) -> None:
    s = scene(**QUIET, heroes=[hero(gear=["healing-salve"]), hero(WAY, wounds=6)]).answer("healing-salve")
    assert s.wounds(WAY) == 2
    assert not s.t.faceup("healing-salve")


def test_the_compass_helps_to_explore(scene: type[Scene]) -> None:
    s = scene(**QUIET, heroes=[hero(gear=["brass-compass"]), hero(WAY)], hero_dice=["defense"] * 2)
    assert s.answer(DARK, "brass-compass").all()["location"]["progress"] == 1
    other = scene(**QUIET, heroes=[hero(gear=["brass-compass"]), hero(WAY)], hero_dice=["defense"] * 2)
    assert other.answer(REST[IRON]).prompt.kind == "action-card", "not at rest"


def test_the_signet_rewards_aid(scene: type[Scene]) -> None:
    s = scene(**QUIET, heroes=[hero(gear=["iron-signet"]), hero(WAY)], hero_dice=["defense"])
    s.answer(WALL, "iron-signet")
    assert s.prompt.kind == "place-token"
    assert s.answer(DARK).tokens(DARK) == 1


def test_the_trophy_rewards_a_kill(scene: type[Scene]) -> None:
    for health_left, token in ((1, 1), (3, 0)):
        foe = {"card": BOY, "wounds": 3 - health_left}
        s = scene(**QUIET, heroes=[hero(gear=["grim-trophy"], engaged=[foe], wounds=4), hero(WAY)],
                  hero_dice=["success", "defense"], enemy_dice=["blank"]).answer(ADVANCE)  # fmt: skip
        if token:
            s.answer(WALL)
        assert (s.tokens(WALL), s.wounds(IRON)) == (token, 4 - token)


# -- items -------------------------------------------------------------------------------------------


def test_the_smoke_pot_blinds_before_the_enemy_phase(scene: type[Scene]) -> None:
    s = scene(node="enemy_phase", heroes=[hero(items=["smoke-pot"], engaged=[BOY, BOYS]), hero(WAY)],
              stop_at="ready_enemies").answer("smoke-pot", BOY, BOYS)  # fmt: skip
    assert s.notes("enemy-activates") == []


def test_the_oil_flask_burns_the_shadows(scene: type[Scene]) -> None:
    s = scene(**QUIET, heroes=[hero(), hero(WAY, items=["oil-flask"])], shadows=[BOY, {"card": BOYS, "facedown": True}],
              hero_dice=["defense"] * 2).answer(REST[IRON], "oil-flask")  # fmt: skip
    assert (s.wounds(BOY), s.wounds(BOYS), s.t.faceup(BOYS)) == (1, 1, True)


@pytest.mark.parametrize(("item", "card", "dice"), [("chalk-map", DARK, 4), ("keen-edge", ADVANCE, 3)])
def test_items_that_add_dice(scene: type[Scene], item: str, card: str, dice: int) -> None:
    s = scene(**QUIET, heroes=[hero(items=[item], engaged=["cave-trolls-elite"]), hero(WAY)],
              hero_dice=["defense"] * dice, enemy_dice=["blank"]).answer(card, item)  # fmt: skip
    s.settled()
    assert s.all()["discards"]["dungeon"] == [item]


def test_strong_drink_readies_two(scene: type[Scene]) -> None:
    s = scene(**QUIET, heroes=[hero(items=["strong-drink"], exhausted=[DARK]), hero(WAY)], hero_dice=["defense"] * 2)
    s.answer(REST[IRON], "strong-drink")
    if s.prompt.kind == "ready-card":
        s.answer([DARK, REST[IRON]])
    assert s.hero(IRON)["exhausted"] == []


# -- events ------------------------------------------------------------------------------------------


def test_events_that_change_progress(scene: type[Scene]) -> None:
    assert drawn(scene, "short-cut").all()["location"]["progress"] == 5
    assert drawn(scene, "false-turn").all()["location"]["progress"] == 1


def test_an_ambush_spawns_with_who_drew_it(scene: type[Scene]) -> None:
    assert drawn(scene, "ambush", leader=WAY).t.host(BOYS) == IRON
    hidden = drawn(scene, "things-in-the-walls")
    assert len(hidden.t.shadows()) == 2
    assert not any(hidden.t.faceup(enemy) for enemy in hidden.t.shadows())


@pytest.mark.parametrize(("conditions", "wounds"), [([], 0), (["sickened"], 2)])
def test_foul_air(scene: type[Scene], conditions: list[str], wounds: int) -> None:
    s = drawn(scene, "foul-air", hero(conditions=conditions), hero(WAY))
    assert (s.hero(IRON)["conditions"], s.wounds(IRON)) == (["sickened"], wounds)


def test_whispers_move_the_peril_token_without_effect(scene: type[Scene]) -> None:
    s = drawn(scene, "whispers", peril=3)
    assert s.all()["peril"] == 4
    assert s.where("odious-grump") == "lair"


def test_prisoners_help_the_worst_hurt_and_the_poorest(scene: type[Scene]) -> None:
    s = drawn(scene, "prisoners", hero(wounds=1, tokens={WALL: 1}), hero(WAY, wounds=5))
    s.answer(REST[WAY])
    assert (s.wounds(IRON), s.wounds(WAY), s.tokens(REST[WAY])) == (1, 3, 1)


# -- locations ---------------------------------------------------------------------------------------


def ended(scene: type[Scene], place: str, *party: dict[str, Any], **spec: Any) -> Scene:
    """The location phase at a place that is not explored."""
    quest = "waaagh" if place in ("burning-quarter", "siege-tunnel") else "the-poisoned-wells"
    given = {"quest": quest, "node": "location", "stop_at": "peril", "location": {"id": place}} | spec
    return scene(**given, heroes=list(party))


@pytest.mark.parametrize(
    ("place", "cards", "wounds"),
    [("sewer-system", 2, 1), ("sewer-system", 1, 0), ("collapsed-mine", 3, 1), ("collapsed-mine", 2, 0)],
)
def test_places_that_punish_exhausted_hands(scene: type[Scene], place: str, cards: int, wounds: int) -> None:
    hand = [DARK, REST[IRON], WALL][:cards]
    s = ended(scene, place, hero(exhausted=hand), hero(WAY))
    assert (s.wounds(IRON), s.wounds(WAY)) == (wounds, 0)


def test_the_cellar_takes_from_the_richest(scene: type[Scene]) -> None:
    s = ended(scene, "flooded-cellar", hero(tokens={WALL: 2}), hero(WAY, tokens={REST[WAY]: 1}))
    assert (s.tokens(WALL), s.tokens(REST[WAY])) == (1, 1)


def test_the_waterworks_take_from_all_who_have_two(scene: type[Scene]) -> None:
    s = ended(scene, "flooded-works", hero(tokens={WALL: 2}), hero(WAY, tokens={REST[WAY]: 1}))
    assert (s.tokens(WALL), s.tokens(REST[WAY])) == (1, 1)


def test_the_garden_sickens_the_busiest(scene: type[Scene]) -> None:
    s = ended(scene, "fungus-garden", hero(), hero(WAY, engaged=[BOY]))
    assert (s.hero(IRON)["conditions"], s.hero(WAY)["conditions"]) == ([], ["sickened"])


def test_the_sump_hurts_the_poor(scene: type[Scene]) -> None:
    s = ended(scene, "grumps-sump", hero(tokens={WALL: 1}), hero(WAY), quest="a-foul-stench")
    assert (s.wounds(IRON), s.wounds(WAY)) == (0, 1)


@pytest.mark.parametrize(("faces", "token"), [(["success+success", "success"], True), (["success", "success"], False)])
def test_the_culvert_rewards_three_progress(scene: type[Scene], faces: list[str], token: bool) -> None:
    s = scene(**QUIET, hero_dice=faces).answer(DARK)
    assert (s.prompt.kind == "place-token") == token


def test_the_cistern_makes_rest_costly(scene: type[Scene]) -> None:
    s = scene(quest="the-poisoned-wells", location={"id": "the-cistern"}, hero_dice=["defense"] * 2).answer(REST[IRON])
    assert (s.prompt.kind, s.prompt.chooser) == ("either", IRON)
    s.answer(s.prompt.options[1])
    assert (s.wounds(IRON), s.hero(IRON)["conditions"]) == (1, [])


@pytest.mark.parametrize(("hurt", "wounds"), [(2, 0), (0, 1)])
def test_the_powder_hall_punishes_an_attack_without_a_kill(scene: type[Scene], hurt: int, wounds: int) -> None:
    party = [hero(engaged=[{"card": BOY, "wounds": hurt}]), hero(WAY)]
    s = scene(quest="the-long-fuse", location={"id": "the-powder-hall"}, counters={"guns": 1}, heroes=party,
              hero_dice=["success", "defense"], enemy_dice=["blank"]).answer(ADVANCE)  # fmt: skip
    assert s.wounds(IRON) == wounds


def test_the_shrine_helps_another_after_a_rest(scene: type[Scene]) -> None:
    s = scene(quest="waaagh", location={"id": "broken-shrine"}, heroes=[hero(), hero(WAY, wounds=3), hero(PRIEST)],
              hero_dice=["defense"] * 2).answer(REST[IRON])  # fmt: skip
    s.answer("broken-shrine" if s.prompt.kind == "use" else s.prompt.options[0])
    while s.prompt.kind == "choose-hero":
        s.answer(WAY)
    assert s.wounds(WAY) == 2
