"""The campaign log: what was won and lost, who fell, what it brought, and who the heroes have become [WQ-1301]."""

from __future__ import annotations

from typing import Any

import pytest

from game.warhammer_quest.campaign import note_result
from game.warhammer_quest.mode import WarhammerQuestMode
from game.warhammer_quest.view.campaign_log import campaign_log, log_lines
from game.warhammer_quest.view.values import CampaignLog
from game.warhammer_quest.view.voice import Voice
from tests.warhammer_quest.table import IRON, PRIEST, WAY, Scene


def voice(mode: WarhammerQuestMode, scene: Scene) -> Voice:
    """The names over a scene."""
    return Voice(scene.session, mode.words, mode.marks)


def log_of(mode: WarhammerQuestMode, scene: Scene) -> CampaignLog:
    """The log of a scene."""
    found = campaign_log(voice(mode, scene))
    assert found is not None
    return found


SETTLED: dict[str, Any] = {
    "quest": "the-poisoned-wells", "node": "settlement", "outcome": "defeat", "results": ["victory"], "round": 9,
    "heroes": [
        {"id": IRON, "player": "Ana", "trained": ["ironbreaker-bedrock"], "gear": ["padded-jack", "rune-axe"],
         "capacity": 2},
        {"id": WAY},
    ],
    "pool": ["odious-grump"],
}  # fmt: skip


@pytest.mark.rule("WQ-1301")
def test_the_log_tells_the_quests_the_heroes_and_the_pool(mode: WarhammerQuestMode, scene: type[Scene]) -> None:
    log = log_of(mode, scene(**SETTLED))
    assert [quest.state for quest in log.quests] == ["won", "lost", "next", "not-yet", "not-yet"]
    assert log.quests[1].line == mode.words("quest.the-poisoned-wells.chronicle.lost")
    assert "The Warpstone joins the pool" in log.quests[1].after
    assert not log.quests[2].line
    assert not log.quests[2].after
    iron = log.heroes[0]
    assert (iron.player, iron.capacity) == ("Ana", 2)
    assert [card.gold for card in iron.actions] == [False, False, False, True]
    assert [(card.card, card.gold) for card in iron.gear] == [("padded-jack", False), ("rune-axe", True)]
    assert {card.card for card in log.pool} == {"odious-grump", "warpstone"}
    assert (log.won, log.result) == (1, "")


@pytest.mark.rule("WQ-1302")
def test_who_fell_in_a_quest_is_remembered_after_it(mode: WarhammerQuestMode, scene: type[Scene]) -> None:
    party: dict[str, Any] = {"heroes": [IRON, {"id": WAY, "wounds": 11}, PRIEST], "round": 6}
    s = scene(node="peril", peril=4, **party)  # which leads into the seventh round
    s.does("suffer(you, 20)", you=WAY)
    assert log_of(mode, s).quests[0].state == "now"
    assert s.t.word("fallen") == WAY
    s.t.set_track("outcome", "defeat")
    note_result(s.t)
    log = log_of(mode, s)
    assert (log.quests[0].state, log.quests[0].rounds, log.quests[0].falls) == ("lost", 7, 1)
    assert log.quests[0].fallen == (mode.words(f"hero.{WAY}.short"),)
    told = "\n".join(log_lines(voice(mode, s)))
    assert f"{mode.words(f'hero.{WAY}.short')} fell." in told
    assert "7 rounds" in told


@pytest.mark.rule("WQ-1212")
@pytest.mark.parametrize(("outcome", "key"), [("victory", "campaign.won"), ("defeat", "campaign.lost")])
def test_the_end_of_the_last_quest_is_that_of_the_campaign(
    mode: WarhammerQuestMode, scene: type[Scene], outcome: str, key: str
) -> None:
    s = scene(quest="waaagh", node="quest_end", outcome=outcome, results=["victory", "defeat", "victory", "victory"])
    log = log_of(mode, s)
    assert log.result == mode.words(key)
    assert log.quests[4].state == ("won" if outcome == "victory" else "lost")
    assert log.quests[4].line
    assert not log.quests[4].after
    assert log.won == 3 + (outcome == "victory")


@pytest.mark.rule("WQ-1251")
@pytest.mark.parametrize("told", [{"quest": "lost-in-the-dark"}, {"form": "single"}])
def test_a_delve_and_a_single_quest_have_no_log(
    mode: WarhammerQuestMode, scene: type[Scene], told: dict[str, Any]
) -> None:
    names = voice(mode, scene(**told))
    assert campaign_log(names) is None
    assert log_lines(names) == []


@pytest.mark.rule("WQ-022", "WQ-1213")
def test_the_table_tells_what_the_pool_holds_and_not_where_it_is(mode: WarhammerQuestMode, scene: type[Scene]) -> None:
    chase = {"quest": "the-long-chase", "form": "campaign", "results": ["defeat", "defeat"]}
    told = {
        mode.view(scene(**chase, **where).session).own().pooled
        for where in ({"pool": ["odious-grump", "warpstone"]}, {"pool": ["warpstone"], "from_pool": ["odious-grump"]},
                      {"from_pool": ["odious-grump", "warpstone"]})
    }  # fmt: skip
    assert len({tuple(sorted(line.split(", "))) for line in told}) == 1
    assert "Odious Grump" in told.pop()


def test_the_sheet_of_the_campaign_lists_its_quests_with_who_is_behind_them(mode: WarhammerQuestMode) -> None:
    entry = mode.setup_form(2).lists[0].entries[0]
    assert [fact.label[0] for fact in entry.facts[:5]] == ["1", "2", "3", "4", "5"]
    assert "Odious Grump" in entry.facts[0].value
    assert "settlement" in entry.facts[5].value
