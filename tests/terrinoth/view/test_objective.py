"""What a quest is about, in a line and on its sheet."""

from __future__ import annotations

from game.kit.line_moment import at_line
from game.kit.past import told_anew
from game.terrinoth.mode import TerrinothMode
from tests.terrinoth.table import Scene


def test_the_line_says_how_it_is_won_and_lost_and_what_is_lacking(scene: type[Scene], mode: TerrinothMode) -> None:
    here = {"id": "roadside-inn", "progress": 2}
    laid = scene(node="hero_turn", quest="the-goblin-problem", location=here, nemesis={"place": "lair"})
    told = mode.view(laid.session).objective()
    assert (told.won, told.lost) == ("Explore the Brigand Camp and defeat Splig", "all heroes are defeated")
    assert (told.reached, told.way, told.way_short) == ("1/3", "Place 1 of 3 · 4 more to travel", "4 to go")
    last = scene(node="hero_turn", location={"id": "brigand-camp", "progress": 9}, nemesis={"place": "defeated"})
    assert mode.view(last.session).objective().way == "Place 3 of 3 · the last place, explored"


def test_in_the_past_of_the_set_up_no_place_is_told_of_before_there_is_one(mode: TerrinothMode) -> None:
    session = mode.session(mode.workbench().samples()[0]).begin()
    log = told_anew(session, mode.view)
    told = [mode.view(at_line(session, log, line, mode.view)).objective() for line in log if line.at == 0]
    assert told[0].won, "what it is about is known from the first line on"
    assert (told[0].reached, told[0].way, told[0].way_short) == ("Goal", "", "Goal")
    assert told[-1].way.startswith("Place 1 of ")
    assert not [each.way for each in told if "Place 0" in each.way or "0/" in each.reached]


def test_the_sheet_has_every_rule_of_every_quest_and_its_story(scene: type[Scene], mode: TerrinothMode) -> None:
    for name, quest in mode.box.quests.items():
        laid = scene(node="hero_turn", quest=name)
        told = mode.view(laid.session).objective()
        assert len(told.rules) == len(quest.rules)
        assert told.story == mode.words(f"quest.{name}.story")
        for rule, text in zip(quest.rules, told.rules, strict=True):
            assert mode.words(f"quest.{name}.rule.{rule.id}") in text
    assert not mode.words.missing
