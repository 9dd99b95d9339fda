"""The sheet of the trainer: what gives way, what comes instead, what it costs, what stays basic."""

from __future__ import annotations

import pytest

from game.kit.card_sheet import CardSheet
from game.kit.prompts import pair
from game.warhammer_quest.mode import WarhammerQuestMode
from tests.warhammer_quest.table import IRON, WAY, WIZARD, Scene, hero

TO_THE_TRAINER = pair(IRON, "trainer")
BASIC = "ironbreaker-inexorable-advance"


def sheet(s: Scene, mode: WarhammerQuestMode) -> CardSheet:
    """The sheet of the open question."""
    found = mode.view(s.session).card_sheet(s.prompt)
    assert found is not None
    return found


@pytest.mark.rule("WQ-1233", "WQ-1232")
def test_each_basic_action_has_a_tab_with_the_card_that_replaces_it(
    scene: type[Scene], mode: WarhammerQuestMode
) -> None:
    trained = hero(trained=["ironbreaker-bedrock"])
    s = scene(form="campaign", node="town", outcome="victory", heroes=[trained, WAY])
    s.answer(TO_THE_TRAINER)
    found = sheet(s, mode)
    assert [tab.label for tab in found.tabs] == ["Attack", "Explore", "Aid"], "the rest action is advanced already"
    attack, explore, aid = found.tabs
    assert (attack.leaves, attack.cards[0].option) == (BASIC, "ironbreaker-breaker-of-lines")
    assert attack.note == "2 dice: 2.4 successes"
    assert [note.text for note in attack.cards[0].notes] == [
        "+1 die, 3 in all: 3.6 successes, were 2.4", "up to 3 targets",
    ]  # fmt: skip
    assert explore.cards[0].notes[1].text == "+2 shields"
    assert aid.cards[0].notes[1].text == "+2 shields, readies all actions"
    assert attack.between == ("replaced by",)


@pytest.mark.rule("WQ-513")
def test_tokens_that_would_be_lost_are_told(scene: type[Scene], mode: WarhammerQuestMode) -> None:
    s = scene(form="campaign", node="town", outcome="victory", heroes=[hero(tokens={BASIC: 2}), WAY])
    s.answer(TO_THE_TRAINER)
    assert sheet(s, mode).tabs[0].between == ("replaced by", "2 success tokens are lost")


@pytest.mark.rule("WQ-1240")
def test_what_is_fixed_and_what_stays_basic_stands_on_the_plate(scene: type[Scene], mode: WarhammerQuestMode) -> None:
    s = scene(form="campaign", node="town", outcome="victory", heroes=[IRON, WAY])
    s.answer(TO_THE_TRAINER)
    found = sheet(s, mode)
    plate = found.plates["ironbreaker-breaker-of-lines"]
    assert plate.text == found.fixed == "For the whole campaign. Ironbreaker has 1 visit left after this one."
    assert [fact.icon for fact in plate.cards] == ["action-explore", "action-aid", "action-rest"]
    far = hero(trained=["ironbreaker-bedrock", "ironbreaker-tunnel-lore"], visits=1)
    late = scene(form="campaign", node="town", outcome="victory", heroes=[far, WAY]).answer(TO_THE_TRAINER)
    plate = sheet(late, mode).plates["ironbreaker-breaker-of-lines"]
    assert plate.text.endswith("has 0 visits left after this one.")
    assert [fact.value for fact in plate.cards] == ["Shield Wall"]


@pytest.mark.rule("WQ-1261")
def test_the_kit_of_a_single_quest_costs_no_visit(scene: type[Scene], mode: WarhammerQuestMode) -> None:
    s = scene(quest="the-poisoned-wells", form="single", node="kit", heroes=[IRON, WAY])
    assert s.prompt.kind == "train"
    assert sheet(s, mode).fixed == "For this quest."


def test_every_advanced_card_says_what_is_different_about_it(scene: type[Scene], mode: WarhammerQuestMode) -> None:
    mode.words.missing.clear()
    for name in (IRON, WAY, "warrior-priest", WIZARD):
        s = scene(form="campaign", node="town", outcome="victory", heroes=[name, WAY if name != WAY else IRON])
        s.answer(pair(name, "trainer"))
        assert all(card.notes for tab in sheet(s, mode).tabs for card in tab.cards)
    assert mode.words.missing == set()
