"""Quest sheets: what stands on one, and what the words of the quests say."""

from __future__ import annotations

import re
import shutil
from typing import Any

import pytest

from game.kit.errors import ContentError
from game.paths import data_folder
from game.terrinoth.box import Box
from game.terrinoth.cards import TIERS
from game.terrinoth.compiling import compile_box, load_box, read_files
from game.terrinoth.setup import problems_of
from tests.terrinoth.rules.extra import QUEST, quest_box, rule, scene_in
from tests.terrinoth.table import KARI, MOK, Scene


@pytest.mark.rule("HT-901")
def test_a_quest_sheet_says_everything_a_quest_needs(box: Box) -> None:
    for key, quest in box.quests.items():
        assert quest.enemy_deck, key
        assert quest.location_deck, key
        assert quest.exploration_deck, key
        assert box.enemies[quest.nemesis].rank == "nemesis", key
        windows = [r.window for r in quest.rules]
        assert any("win()" in r.do for r in quest.rules), key
        assert any("fail()" in r.do for r in quest.rules), key
        colours = {c for c in quest.track if c not in ("start", "grey")}
        assert colours == {r.colour for r in quest.rules if r.window == "peril"}, key
        assert "at-once" in windows, key


@pytest.mark.rule("HT-903")
def test_every_quest_is_of_one_of_three_tiers_and_can_be_chosen(box: Box) -> None:
    assert TIERS == ("ordinary", "dread", "nightmare")
    assert 1 <= len(box.quests) <= 8
    for key, quest in box.quests.items():
        assert quest.tier in TIERS, key
        assert problems_of(box, {"quest": key, "heroes": [KARI, MOK]}) == []
    if len(box.quests) == 8:
        assert [sum(q.tier == tier for q in box.quests.values()) for tier in TIERS] == [3, 2, 3]


@pytest.mark.rule("HT-903")
def test_every_quest_of_the_box_lays_out_and_plays(box: Box) -> None:
    from game.kit.computer_players import RandomPlayer
    from game.terrinoth.flow import new_session

    for key in box.quests:
        session = new_session(box, {"quest": key, "heroes": [KARI, MOK], "seed": key})
        session.play(RandomPlayer(key))
        assert session.state.board.tracks["outcome"] in ("victory", "defeat"), key


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"tier": "hopeless"}, "there is no tier 'hopeless'"),
        ({"nemesis": "nobody"}, "there is no nemesis 'nobody'"),
        ({"enemy_deck": [["goblins"]]}, "enemy_deck: there is no 'goblins'"),
        ({"enemy_deck": [[{"random": "silly"}]]}, "enemy_deck: there is no difficulty 'silly'"),
        ({"location_deck": [["moon"]]}, "location_deck: there is no 'moon'"),
        ({"exploration_deck": [["moon"]]}, "exploration_deck: there is no set 'moon'"),
        ({"advice": {"counters": "3 * counter(gold)"}}, "advice: there is no counter 'gold'"),
        ({"advice": {"peril": {"red": "1"}}}, "advice: the track has no red space"),
        ({"advice": {"beyond": "hurt(you, 3)"}},
         "advice: beyond: column 1: hurt(you, 3) is of kind condition, needed is number in 'hurt(you, 3)'"),
        ({"track": ["start", "pink"]}, "track: there is no space 'pink'"),
        ({"track": ["start", "red"]}, "the red spaces have no effect"),
    ],
)
def test_a_quest_that_names_what_is_not_there_is_a_fault_with_its_place(changes: dict[str, Any], said: str) -> None:
    import msgspec

    from game.terrinoth.cards import Quest

    problems: list[str] = []
    records = read_files(data_folder() / "terrinoth", problems)
    records["quests"]["trial"] = msgspec.convert(QUEST | changes, Quest)
    compile_box(records, problems)
    assert f"quests.toml: trial: {said}" in problems


def test_faults_of_all_files_are_told_together(tmp_path: Any) -> None:
    folder = tmp_path / "terrinoth"
    shutil.copytree(data_folder() / "terrinoth", folder)
    heroes = folder / "heroes.toml"
    heroes.write_text(heroes.read_text().replace('archetype = "mage"', 'archetype = "wizard"', 1))
    keywords = folder / "keywords.toml"
    keywords.write_text(keywords.read_text().replace("tokens(you)", "tokns(you)", 1))
    (folder / "dice.toml").write_text("[die-hero\n")
    with pytest.raises(ContentError) as caught:
        load_box(folder)
    told = "\n".join(caught.value.problems)
    assert "there is no archetype 'wizard'" in told
    assert "did you mean tokens?" in told
    assert "dice.toml" in told


def test_an_archetype_that_no_hero_has_is_a_fault() -> None:
    """A party at random draws one hero of each [HT-109]."""
    problems: list[str] = []
    records = read_files(data_folder() / "terrinoth", problems)
    records["heroes"] = {key: hero for key, hero in records["heroes"].items() if hero.archetype != "mage"}
    compile_box(records, problems)
    assert "heroes.toml: there is no mage" in problems


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [("success", "sucess", "die-hero: there is no symbol 'sucess'"), ("die-hero", "die", "there is no 'die-hero'")],
)
def test_dice_are_those_that_the_rules_throw_with_symbols_that_they_know(
    tmp_path: Any, before: str, after: str, said: str
) -> None:
    folder = tmp_path / "terrinoth"
    shutil.copytree(data_folder() / "terrinoth", folder)
    dice = folder / "dice.toml"
    dice.write_text(dice.read_text().replace(before, after, 1))
    with pytest.raises(ContentError, match=said):
        load_box(folder)


def test_a_die_that_is_rolled_again_whatever_it_shows_is_refused(tmp_path: Any) -> None:
    folder = tmp_path / "terrinoth"
    shutil.copytree(data_folder() / "terrinoth", folder)
    dice = folder / "dice.toml"
    dice.write_text(re.sub(r"(?<=die-hero]\nfaces = ).*", str([["critical"]] * 6), dice.read_text()))
    with pytest.raises(ContentError, match="die-hero: is rolled again whatever it shows"):
        load_box(folder)


# -- words of the quests -----------------------------------------------------------------------------


def travelling(*rules: dict[str, str], **spec: Any) -> Scene:
    """A travel phase of a quest with rules."""
    box = quest_box(*rules, counters=["a", "b"])
    heroes = spec.pop("heroes", [KARI, MOK])
    return scene_in(box)(heroes=heroes, **({"node": "travel", "stop_at": "round_end"} | spec))


def test_counters_are_tallied_and_shifted_as_far_as_they_go() -> None:
    s = travelling(rule("travel-start", "tally(a, 3); shift(a, b, 2); tally(a, -9)"))
    assert s.all()["counters"] == {"a": 0, "b": 2}
    s = travelling(rule("travel-start", "shift(a, b, all)"), counters={"a": 4, "b": 1})
    assert s.all()["counters"] == {"a": 0, "b": 5}


def test_a_counter_that_changes_is_answered_at_once_and_a_first_time_only_once() -> None:
    s = travelling(
        rule("travel-start", "tally(a, 2); tally(a, 1)"),
        rule("on-tally", "when(counter(a) >= 2, once(claim(leader, 1)))"),
    )
    assert s.hero(KARI)["tokens"] == 1


def test_a_marker_makes_a_bearer_and_the_bearer_can_be_spoken_to() -> None:
    s = travelling(rule("travel-start", "give(star, hero(other)); suffer(bearer or leader, 1)"))
    assert (s.all()["bearer"], s.wounds(MOK)) == (MOK, 1)
    s = travelling(rule("travel-start", "suffer(bearer or leader, 1)"))
    assert (s.wounds(KARI), s.wounds(MOK)) == (1, 0)


def test_when_the_bearer_falls_a_quest_can_say_who_comes_next() -> None:
    s = travelling(
        rule("travel-start", "suffer(bearer, 1)"),
        rule("on-hero-defeat", "when(it == bearer, seq(give(ledger, leader), tally(a, 1)))"),
        heroes=[KARI, {"id": MOK, "wounds": 19}], bearer=MOK,
    )  # fmt: skip
    assert (s.all()["bearer"], s.all()["counters"]["a"]) == (KARI, 1)


@pytest.mark.rule("HT-602", "HT-601")
def test_a_quest_may_make_the_party_travel_whether_or_not_it_has_explored() -> None:
    box = quest_box(rule("round-end", "travel()"))
    s = scene_in(box)(heroes=[KARI, MOK], node="round_end", location={"id": "roadside-inn"}).answer(())
    assert s.all()["location"]["id"] == "dark-forest"
    last = scene_in(box)(heroes=[KARI, MOK], node="round_end", location={"id": "brigand-camp"})
    assert last.all()["location"]["id"] == "brigand-camp"  # no location is left
    assert last.prompt.kind == "activation-card"


def test_a_cap_keeps_progress_at_the_value_and_so_much_more() -> None:
    s = travelling(
        rule("passive", "mod(location, progress_cap=3)"), rule("travel-start", "progress(9)"),
        rule("travel-end", "either(progress(1), claim(leader, 1))"), location={"id": "dark-forest", "progress": 4},
        enemy_dice=["blank"],
    )  # fmt: skip
    assert s.all()["location"]["progress"] == 7 + 3
    s.answer((), "dark-forest")  # the party stays; at the end of the phase the forest speaks first
    assert s.hero(KARI)["tokens"] == 1  # more progress would change nothing [HT-007]


def test_the_exploration_value_can_be_raised_while_something_holds() -> None:
    s = travelling(
        rule("passive", "when(in_play(nemesis), mod(location, value=4))"), nemesis={"place": "shadows"},
        location={"id": "roadside-inn", "progress": 9},
    )  # fmt: skip
    assert s.session.prompt is None  # 9 of 10: the party may not travel


def test_an_enemy_can_be_removed_without_being_defeated() -> None:
    s = travelling(
        rule("travel-start", "each(enemies(shadows), remove(it))"), rule("on-defeat", "claim(leader, 1)"),
        shadows=[{"card": "ogres-minion", "wounds": 2}], nemesis={"place": "shadows"},
    )  # fmt: skip
    assert s.all()["discards"]["enemy"] == ["ogres-minion-1"]
    assert (s.wounds("ogres-minion-1"), s.hero(KARI)["tokens"]) == (0, 0)
    assert s.all()["nemesis"]["place"] == "shadows"
