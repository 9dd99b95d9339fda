"""The scenario format: what is laid out is told in the same words, and what is wrong in a file is named."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.kit.computer_players import RandomPlayer
from game.kit.errors import RuleError
from game.kit.rng import Streams
from game.kit.scenario import ScenarioError, mismatches
from game.warhammer_quest.box import Box
from game.warhammer_quest.scenario import build
from game.warhammer_quest.scenario_format import read
from game.warhammer_quest.scenario_summary import summary
from tests.adventure.spoiling import spoiled
from tests.warhammer_quest.table import IRON, PRIEST, WAY, WIZARD, Scene

FULL: dict[str, Any] = {
    "heroes": [
        {"id": IRON, "wounds": 2, "tokens": {"ironbreaker-bedrock": 2}, "conditions": ["sickened"],
         "items": ["tin-saint"], "exhausted": ["ironbreaker-into-the-dark"], "trained": ["ironbreaker-bedrock"],
         "engaged": ["rat-beasts-standard", {"card": "orc-boys-elite", "wounds": 1, "exhausted": True}],
         "gear": ["rune-axe", {"card": "tower-shield", "exhausted": True}, {"card": "war-horn", "depleted": True}],
         "capacity": 3},
        {"id": WAY, "defeated": True, "capacity": 2}, {"id": PRIEST},
    ],
    "quest": "waaagh", "leader": WAY, "seed": "s",
    "shadows": [{"card": "orc-veterans-standard", "facedown": True}, {"card": "odious-grump", "wounds": 2}],
    "location": {"id": "troll-bridge", "progress": 3}, "nemesis": {"place": PRIEST, "wounds": 4},
    "decks": {"enemy": ["cave-trolls-elite"], "dungeon": ["ambush", "warpstone"], "location": [],
              "gear": ["legendary-fortune-1", "luck-charm"]},
    "discards": {"enemy": ["orc-boys-standard"], "gear": ["oak-staff"], "dungeon": ["oil-flask"]},
    "peril": 4, "round": 3, "node": "hero_turn", "turns": [IRON, PRIEST], "counters": {"town": 5},
    "results": ["victory", "defeat", "defeat", "victory"], "struck": ["nunkel"], "pool": ["legendary-fortune-2"],
    "from_pool": ["odious-grump", "warpstone", "legendary-fortune-1"],
}  # fmt: skip


def test_what_is_laid_out_is_told_in_the_same_words(scene: type[Scene]) -> None:
    told = scene(**FULL).all()
    heroes = {hero["id"]: {key: hero[key] for key in hero if key != "id"} for hero in FULL["heroes"]}
    plain = {key: value for key, value in FULL.items() if key not in ("seed", "heroes", "leader")}
    assert list(mismatches(plain | {"turns": [PRIEST]}, told)) == [], "the first hero has begun"
    assert list(mismatches(heroes, told["heroes"])) == []
    assert told["leader"] == WAY
    assert told["heroes"][WAY]["wounds"] == 12, "one who has fallen has wounds equal to health"


@pytest.mark.parametrize("node", ["hero_phase", "enemy_phase", "enemy_turn", "ready_enemies", "location", "peril"])
def test_play_begins_at_every_node_of_a_round(scene: type[Scene], node: str) -> None:
    assert scene(**FULL | {"node": node}).session.prompt is not None


@pytest.mark.parametrize("node", ["quest_end", "settlement", "town", "refreshed", "gifts", "campaign_map"])
def test_play_begins_at_every_node_between_quests(scene: type[Scene], node: str) -> None:
    s = scene(quest="the-poisoned-wells", node=node, outcome="defeat", pool=["odious-grump"])
    assert s.prompt.kind == ("settle" if node in ("quest_end", "settlement", "town") else "set-out")
    assert s.all()["results"] == ["victory", "defeat"]


@pytest.mark.parametrize("form", ["campaign", "single"])
def test_play_begins_before_the_set_up(scene: type[Scene], form: str) -> None:
    assert scene(node="begin", form=form).through().all()["form"] == form
    assert scene(node="setup", form=form).through().all()["location"]["id"]


def test_the_nemesis_of_the_delve_may_be_named(scene: type[Scene]) -> None:
    for nemesis in ("nunkel", "odious-grump", "the-grey-courier"):
        told = scene(quest="lost-in-the-dark", nemesis={"id": nemesis, "place": "shadows"}).all()
        assert told["nemesis"] == {"id": nemesis, "place": "shadows", "wounds": 0}


def spec(**keys: Any) -> dict[str, Any]:
    """A scenario of two heroes with more keys."""
    return {"heroes": [{"id": IRON}, {"id": WAY}]} | keys


def hero(**keys: Any) -> dict[str, Any]:
    """A scenario in which the first hero's entry has more keys."""
    return {"heroes": [{"id": IRON} | keys, {"id": WAY}]}


WRONG = [
    ({"heroes": [{"id": IRON}]}, "heroes", "2 to 4 heroes (WQ-103)"),
    ({"heroes": [{"id": IRON}, {"id": IRON}]}, "heroes", "twice (WQ-102)"),
    ({"heroes": [{"id": "kari"}, {"id": IRON}]}, "heroes[0].id", "no hero 'kari'"),
    ({"heroes": [{"id": IRON, "defeated": True}, {"id": WAY, "defeated": True}]}, "heroes", "WQ-1108"),
    (spec(quest="waagh"), "quest", "no quest 'waagh'"),
    (spec(form="skirmish"), "form", "campaign, delve, single"),
    (spec(form="delve"), "form", "WQ-1251"),
    (spec(quest="lost-in-the-dark", form="single"), "quest", "WQ-1261"),
    (spec(leader=WIZARD), "leader", "not in the party (WQ-116)"),
    (spec(step="x"), "step", "no such step"),
    (spec(node="travel"), "node", "no node 'travel'"),
    (spec(node="kit"), "node", "WQ-1261"),
    (spec(node="begin", quest="waaagh"), "quest", "WQ-1211"),
    (spec(node="town"), "outcome", "victory or defeat"),
    (spec(node="town", quest="waaagh", outcome="defeat"), "node", "WQ-1212"),
    (spec(node="town", form="single", outcome="defeat"), "node", "WQ-1251"),
    (spec(outcome="defeat"), "outcome", "goes on"),
    (spec(node="setup", peril=1), "peril", "none yet"),
    (spec(node="campaign_map", outcome="victory", shadows=["ghouls-elite"]), "shadows", "none yet"),
    (hero(wounds=3) | {"node": "setup"}, "heroes[0].wounds", "none yet"),
    (hero(gear=["oak-staff"]) | {"node": "begin"}, "heroes[0].gear", "none yet"),
    (spec(results=["victory"]), "results", "0 quests came before"),
    (spec(quest="waaagh", results=["won"] * 4), "results[0]", "'won'"),
    (spec(form="single", struck=["nunkel"]), "struck", "WQ-1251"),
    (spec(quest="lost-in-the-dark", pool=["nunkel"]), "pool", "WQ-1251"),
    (spec(pool=["ghouls-elite"]), "pool[0]", "WQ-1213"),
    (spec(pool=["odious-grump"]), "pool[0]", "in this quest"),
    (spec(pool=["nunkel"], struck=["nunkel"]), "pool[0]", "struck"),
    (spec(from_pool=["odious-grump"]), "from_pool[0]", "nemesis of this quest"),
    (spec(from_pool=["nunkel"], struck=["nunkel"]), "struck[0]", "WQ-1218"),
    (spec(struck=["warpstone"]), "struck[0]", "WQ-1213"),
    (spec(shadows=["nunkel"]), "shadows[0]", "WQ-806"),
    (spec(shadows=["odious-grump"]), "shadows[0]", "key nemesis"),
    (spec(shadows=["ghouls-elite-1"]), "shadows[0]", "WQ-702"),
    (hero(engaged=[{"card": "ghouls-elite", "facedown": True}]), "heroes[0].engaged[0]", "WQ-709"),
    (hero(engaged=["ghouls-elite"] * 4), "heroes[0].engaged", "WQ-713"),
    (hero(engaged=[{"card": "ghouls-elite", "wounds": 3}]), "heroes[0].engaged[0].wounds", "would be defeated"),
    (hero(conditions=["sickened", "sickened"]), "heroes[0].conditions[1]", "WQ-1005"),
    (hero(conditions=["poisoned"]), "heroes[0].conditions[0]", "no condition"),
    (hero(items=["ambush"]), "heroes[0].items[0]", "no item"),
    (hero(wounds=26), "heroes[0].wounds", "health of 26"),
    (hero(defeated=True, conditions=["sickened"]), "heroes[0].defeated", "WQ-1102"),
    (hero(tokens={"waywatcher-deadly-shot": 1}), "heroes[0].tokens.waywatcher-deadly-shot", "no such action card"),
    (hero(tokens={"ironbreaker-shield-wall": 3}), "heroes[0].tokens.ironbreaker-shield-wall", "WQ-510"),
    (hero(trained=["waywatcher-vanish"]), "heroes[0].trained[0]", "cannot be trained"),
    (hero(exhausted=["ironbreaker-bedrock"]), "heroes[0].exhausted[0]", "no action card"),
    (hero(gear=["oak-staff", "war-horn"]), "heroes[0].gear[1]", "WQ-908"),
    (hero(gear=["oak-staff", "oak-staff"], capacity=2), "heroes[0].gear[1]", "elsewhere"),
    (hero(gear=["tower-shield", "winged-helm"], capacity=2), "heroes[0].gear[1]", "WQ-909"),
    ({"heroes": [{"id": IRON, "gear": ["comet-hammer"]}, {"id": PRIEST}]}, "heroes[0].gear[0]", "cannot equip"),
    (hero(gear=["legendary-fortune"]), "heroes[0].gear[0]", "cannot equip"),
    (hero(gear=["spoon"]), "heroes[0].gear[0]", "no gear 'spoon'"),
    (hero(capacity=5), "$.heroes", "<= 4"),
    (spec(decks={"gear": ["rune-axe"]}), "decks.gear[0]", "WQ-913"),
    (spec(decks={"dungeon": ["sewer-system"]}), "decks.dungeon[0]", "no card"),
    (spec(decks={"exploration": []}), "$.decks", "exploration"),
    (spec(location={"id": "nowhere"}), "location.id", "no location"),
    (spec(location={"id": "sewer-system", "progress": 7}), "location.progress", "no more than 6"),
    (spec(nemesis={"id": "nunkel"}), "nemesis.id", "not the nemesis"),
    (spec(nemesis={"place": "pool"}), "nemesis.place", "neither lair"),
    (spec(peril=-1), "peril", "0 to 11"),
    (spec(turns=[WIZARD]), "turns[0]", "not in the party"),
    (spec(counters={"town": 1}), "counters.town", "no such counter"),
    (spec(used=["x"]), "used[0]", "no piece or rule"),
    (spec(dice={"hero": ["threat"]}), "dice.hero[0]", "no face"),
]  # fmt: skip


@pytest.mark.parametrize(("content", "place", "reason"), WRONG)
def test_what_is_wrong_in_a_file_is_named_with_its_place(
    box: Box, content: dict[str, Any], place: str, reason: str
) -> None:
    with pytest.raises(ScenarioError) as told:
        build(box, read(json.dumps(content)))
    assert place in str(told.value)
    assert reason in str(told.value)


JUNK: list[Any] = [
    IRON, WAY, "ironbreaker-into-the-dark", "ghouls-elite", "orc-boys-standard-1", "nunkel", "odious-grump", "...", "",
    "warpstone", "legendary-fortune-1", "rune-axe", "victory", "town", "setup", "begin", "campaign_map", "single",
    "delve", 0, 3, -1, 99, 10**20, 1.5, True, None, [], {}, ["ghouls-elite"], [[]], {"id": "sewer-system"},
]  # fmt: skip


@pytest.mark.parametrize("seed", range(3))
def test_a_spoiled_scenario_is_told_or_can_be_played(box: Box, seed: int) -> None:
    streams = Streams(f"spoiled-{seed}", {})
    played, told = 0, []
    for number in range(60):
        try:
            session = build(box, read(json.dumps(spoiled(FULL, JUNK, streams)))).begin()
            player = RandomPlayer(str(number))
            for _ in range(8):
                if session.prompt is not None:
                    session.answer(player(session.table, session.prompt, None))
            summary(session)
            played += 1
        except (ScenarioError, RuleError) as fault:
            told.append(str(fault))
    assert played > 0
    assert len(told) > 5
    assert all(told)
