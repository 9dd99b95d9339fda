"""What the table is told of the story: its cards and quests, the villain, the time track, how it ends."""

from __future__ import annotations

import pytest

from game.kit.events import Noted
from game.kit.text import Words
from game.runebound import names as zones
from game.runebound.scenarios import march_roll
from game.runebound.view import RuneboundView
from game.runebound.view.values import REFRESH, STORY
from tests.runebound.table import Play
from tests.runebound.view.conftest import Seen


@pytest.mark.rule("RB-963")
def test_the_slip_says_what_damage_a_party_has_left_on_the_villain(play: Play, seen: Seen) -> None:
    scene = play("corbin", at="cursed-ruins", villain="cursed-ruins", act=2, scenario="corpse-king",
                 form="together")  # fmt: skip
    assert seen(scene).own().story.where == "The Cursed Ruins"
    scene.t.add_token(scene.t.villain(), zones.DAMAGE, 4)
    assert seen(scene).own().story.where == "The Cursed Ruins, 4 damage"


@pytest.mark.rule("RB-926")
@pytest.mark.parametrize(("space", "told"), [(9, "They have crowned him"), (10, "The nights do not end")])
def test_the_slip_says_when_the_end_comes_near(play: Play, seen: Seen, space: int, told: str) -> None:
    scene = play("corbin", villain="cursed-ruins", act=2, space=space, scenario="corpse-king")
    assert seen(scene).own().story.text.startswith(told)


@pytest.mark.rule("RB-926", "RB-914")
def test_an_act_with_which_all_is_lost_has_no_page_of_its_own(play: Play, seen: Seen) -> None:
    pages = {}
    for scenario in ("corpse-king", "margath"):
        view = seen(play("corbin", act=2, scenario=scenario))
        pages[scenario] = [view.story(Noted("act", {"scenario": scenario, "act": act})) is not None for act in (1, 2)]
    assert pages == {"corpse-king": [True, False], "margath": [True, True]}


@pytest.mark.rule("RB-906", "RB-965")
def test_the_bonus_of_a_story_quest_is_told_while_it_is_to_be_had(play: Play, seen: Seen) -> None:
    scene = play("corbin", at="murk", others="murk", scenario="corpse-king", story="c-the-apprentice")
    view = seen(scene)
    prompt = view.names.session.prompt
    assert prompt is not None

    def told() -> str:
        return next(choice.detail for choice in view.choices(prompt) if choice.id.startswith("story:"))

    assert told() == "Mind +1. Passed: 1 companion. The first also: 2 skill cards."
    piece = next(option.partition(":")[2] for option in prompt.options if option.startswith("story:"))
    scene.t.set_track(zones.reward_of(piece, scene.t.heroes[1]), 1)
    assert told() == "Mind +1. Passed: 1 companion."


@pytest.mark.rule("RB-911", "RB-912")
def test_the_villain_is_told_against_each_hero(play: Play, seen: Seen) -> None:
    scene = play("corbin", "lyssa", lore=4, act=2, villain="skydown")
    view = seen(scene)
    told = view.own()
    assert told.story.health == "15 − 4 lore = 11"
    assert told.dusk
    sheet = view.sheet("margath")
    assert "Against Corbin: 15 − 4 lore = 11." in sheet.stakes
    assert "Against Lyssa: health 15." in sheet.stakes


@pytest.mark.rule("RB-925")
def test_companions_take_two_each_and_zombies_add_one(play: Play, seen: Seen) -> None:
    scene = play("corbin", scenario="corpse-king", companion=2, zombies="crow-heath ash-waste murk")
    assert seen(scene).own().story.health == "10 + 3 − 4 = 9"
    scene = play("corbin", scenario="corpse-king", companion=1)
    assert seen(scene).own().story.health == "10 − 2 = 8", "a slip has no room for the name"


@pytest.mark.rule("RB-901", "RB-903", "RB-905")
def test_the_time_track_tells_its_spaces_and_what_comes(play: Play, seen: Seen) -> None:
    scene = play("corbin", "lyssa", space=4)
    view = seen(scene)
    kinds = {space.number: space.kind for space in view.own().track.spaces}
    assert [number for number, kind in kinds.items() if kind == STORY] == [2, 5, 8, 11]
    assert [number for number, kind in kinds.items() if kind == REFRESH] == [6, 12]


@pytest.mark.rule("RB-913", "RB-916", "RB-926")
def test_rivals_have_places_only_where_one_of_them_has_won(play: Play, seen: Seen) -> None:
    won = play("corbin", "lyssa", lore=4, tracks={zones.OUTCOME: "victory", zones.WINNER: "lyssa"})
    assert [(s.piece, s.place) for s in seen(won).chronicle().standings] == [("corbin", 2), ("lyssa", 1)]
    lost = play("corbin", "lyssa", lore=4, tracks={zones.OUTCOME: "defeat"})
    assert [s.place for s in seen(lost).chronicle().standings] == [0, 0]


@pytest.mark.rule("RB-914", "RB-915")
def test_a_roll_of_the_march_brings_the_villain_forward_and_says_where_he_goes(play: Play, words: Words) -> None:
    scene = play(villain="skydown", act=2, space=12, dice="* p mw * hp").run(march_roll, answers=[])
    at = next(at for at, it in enumerate(scene.events) if isinstance(it, Noted) and it.name == "march-roll")
    sheet = RuneboundView(scene.session, words, 1).staged(scene.events[at:])
    assert sheet is not None
    assert (sheet.piece, len(sheet.lines)) == ("margath", 3)
    assert "2 hexes" in sheet.lines[0].text


@pytest.mark.rule("RB-932")
def test_what_a_villain_takes_from_whom_he_defeats_is_a_moment_of_its_own(play: Play, seen: Seen) -> None:
    view = seen(play("corbin", "lyssa", scenario="corpse-king", companion=2))
    lost = view.story(Noted("companion", {"hero": "corbin", "amount": -1, "source": "RB-932"}))
    assert lost is not None
    assert "Corbin" in lost.text
    assert "1 companion" in lost.text
    for other in ({"amount": 1, "source": "RB-932"}, {"amount": -1, "source": "story-1-1"}):
        assert view.story(Noted("companion", {"hero": "corbin", **other})) is None
