"""The whole game, choosing a dungeon, leaving, the boss: TN-2xx, TN-3xx, TN-7xx, TN-8xx, TN-11xx."""

from __future__ import annotations

import pytest

from tests.tenefyr.table import NO, Play, me

STRONG = "young-dragon hill-giant stone-golem"
DECK = f"{STRONG} young-dragon hill-giant stone-golem"


@pytest.mark.rule("TN-201", "TN-202", "TN-301", "TN-303", "TN-205")
def test_the_party_chooses_among_all_dungeons_with_a_card(play: Play) -> None:
    scene = play("kobold", below="orc", others={4: "ogre", 9: "lich"}, node="valley", stop="")
    assert (scene.asked, scene.options) == ("choose-dungeon", ["dungeon:1", "dungeon:4", "dungeon:9"])


@pytest.mark.rule("TN-301", "TR-17")
def test_the_last_dungeon_is_entered_without_a_question(play: Play) -> None:
    scene = play("kobold", me(deck="0 0 0 1"), node="valley", stop="")
    assert (scene.asked, scene.t.dungeon) == ("keep-hand", "dungeon:1")


@pytest.mark.rule("TN-302", "TN-304", "TN-606", "TN-607", "TN-303")
def test_entering_means_a_combat_and_a_won_one_a_choice(play: Play) -> None:
    scene = play("kobold", me(deck=DECK), below="orc skeleton", others={2: "bandit"}, node="valley", stop="")
    scene.answer("dungeon:1")
    assert (scene.asked, scene.t.enemy) == ("keep-hand", "kobold-1")
    scene.answer("keep", "young-dragon", "hill-giant")
    assert (scene.asked, scene.chooser, scene.options) == ("press-on", "cleric", ["on", "leave"])
    assert (scene.open(), scene.pile()) == ("", "orc skeleton")  # nobody has looked at the next card
    scene.answer("leave")
    assert (scene.open(), scene.steps, scene.asked) == ("orc", 8, "choose-dungeon")
    assert scene.pile("dungeon:1") == "orc skeleton"  # what was beaten stays gone


@pytest.mark.rule("TN-606", "TN-607", "TN-604", "TN-803")
def test_pressing_on_turns_the_next_card_and_leaves_the_decks_as_they_are(play: Play) -> None:
    players = (me(hand="hill-giant", deck="1"), me(deck="0 0 0 0"))
    scene = play("kobold", *players, below="orc", others={2: "bandit"}, stop="").answer("on")
    assert (scene.t.enemy, scene.open(), scene.active) == ("orc-1", "orc", "cleric")
    assert (scene.discard(), scene.deck(), scene.asked) == ("kobold hill-giant", "1", "keep-hand")


@pytest.mark.rule("TN-305", "TN-410", "TN-1204", "TN-1201", "TN-406")
def test_an_exhausted_party_may_press_on_and_is_thrown_out(play: Play) -> None:
    players = (me(hand="hill-giant"), me(discard="1 1 1"))
    scene = play("kobold", *players, below="orc", others={2: "bandit"}, stop="").answer("on")
    assert (scene.asked, scene.steps) == ("choose-dungeon", 7)
    assert [note["number"] for note in scene.noted("turn")] == [1, 2, 3]
    assert scene.open() == "orc"


@pytest.mark.rule("TN-608", "TN-701", "TN-704", "TN-705", "TN-1209", "TN-702")
@pytest.mark.parametrize(("steps", "left"), [(9, 8), (1, 0)])
def test_a_cleared_dungeon_pays_even_when_the_token_is_on_the_skull(play: Play, steps: int, left: int) -> None:
    scene = play("kobold", me(hand="hill-giant", deck="0 1", discard="1"), reward="hot-meal", others={2: "bandit"},
                 boss="black-vanguard", steps=steps, stop="")  # fmt: skip
    assert (scene.asked, scene.steps, scene.discard()) == ("reward-option", left, "")
    assert sorted(scene.deck().split()) == ["0", "1", "1", "hill-giant", "kobold"]  # shuffled before the reward
    scene.answer("2", NO)
    assert scene.pile("gone") == "hot-meal"
    if left:
        assert scene.t.dungeon == "dungeon:2"
        assert scene.asked in ("keep-hand", "play-card")
    else:
        assert (scene.t.dungeon, scene.t.enemy) == ("boss", "black-vanguard")
        assert scene.asked in ("keep-hand", "play-card")


@pytest.mark.rule("TN-603", "TN-701", "TN-702", "TN-1208", "TN-203")
@pytest.mark.parametrize(("steps", "left"), [(9, 7), (2, 0), (1, 0)])
def test_thrown_out_costs_two_steps_and_never_passes_the_skull(play: Play, steps: int, left: int) -> None:
    scene = play("hill-giant", me(hand="1", discard="0"), below="lich", others={2: "bandit"}, boss="black-vanguard",
                 steps=steps, stop="valley")  # fmt: skip
    assert (scene.steps, sorted(scene.deck().split()), scene.open()) == (left, ["0", "1"], "hill-giant")
    scene.on("turn")
    assert (scene.asked or scene.t.dungeon) == ("choose-dungeon" if left else "boss")


@pytest.mark.rule("TN-203")
def test_with_the_token_on_the_skull_the_boss_comes(play: Play) -> None:
    scene = play("kobold", others={4: "ogre"}, boss="siege-tower", node="valley", steps=0, stop="turn")
    assert (scene.t.dungeon, scene.t.enemy, scene.pile("dungeon:1")) == ("boss", "siege-tower", "kobold")


@pytest.mark.rule("TN-204", "TN-1210")
def test_with_no_dungeon_left_the_boss_comes_too(play: Play) -> None:
    scene = play("kobold", me(hand="hill-giant"), boss="siege-tower", steps=5, stop="turn")
    scene.on("draw")
    assert (scene.steps, scene.t.enemy) == (4, "siege-tower")


@pytest.mark.rule("TN-206", "TN-1101")
def test_a_defeat_in_a_dungeon_only_costs_time(play: Play) -> None:
    scene = play("hill-giant", me(), me(), me(), others={2: "bandit"}, turn=3, stop="valley")
    assert (scene.outcome, scene.steps) == ("", 7)
    assert len(scene.t.players) == 3


@pytest.mark.rule("TN-701")
def test_leaving_shuffles_every_discard_pile_in(play: Play) -> None:
    scene = play("kobold", me(deck="1", discard="0 orc"), me(discard="1 1"), me(), below="skeleton", node="press_on",
                 others={3: "ogre"}, stop="valley").answer("leave")  # fmt: skip
    assert [sorted(scene.deck(seat).split()) for seat in range(3)] == [["0", "1", "orc"], ["1", "1"], []]
    assert [scene.discard(seat) for seat in range(3)] == ["", "", ""]
    assert scene.known("deck:bard") == ""


@pytest.mark.rule("TN-703")
def test_a_closed_dungeon_pays_nothing(play: Play) -> None:
    scene = play("lantern-ghost", me(deck="1"), others={1: "orc"}, reward="heirloom", place="ossuary", stop="valley")
    assert (scene.pile("gone"), scene.steps, scene.noted("reward")) == ("heirloom", 8, [])


@pytest.mark.rule("TN-908", "TN-608")
def test_clearing_a_new_dungeon_yields_nothing(play: Play) -> None:
    tracks: dict[str, int | str] = {"made-dungeons": 1}
    scene = play("lantern-ghost", me(hand=STRONG), at=11, others={1: "orc"}, tracks=tracks, stop="valley")
    scene.answer("young-dragon", "hill-giant")
    assert (scene.steps, scene.noted("cleared")[0]["dungeon"], scene.noted("reward")) == (8, "dungeon:11", [])


@pytest.mark.rule("TN-907", "TN-607")
def test_a_moved_enemy_lies_open_and_is_known_when_the_party_presses_on(play: Play) -> None:
    scene = play("orc", me(hand="hill-giant"), below="ghoul", stop="press_on")
    scene.t.look_at("ghoul-1")
    assert (scene.known(), scene.node) == ("ghoul", "press_on")


# -- the boss


@pytest.mark.rule("TN-801", "TN-802", "TN-803", "TN-804", "TN-604")
def test_stages_are_fought_back_to_back(play: Play) -> None:
    players = (me(hand="young-dragon hill-giant", played="young-dragon", deck="1"), me(deck="0 0 0 1"))
    scene = play("black-vanguard", *players, below="siege-tower", stop="").answer("hill-giant")
    assert (scene.pile("beaten"), scene.t.enemy, scene.open("boss")) == ("black-vanguard", "siege-tower", "siege-tower")
    assert (scene.active, scene.t.starter, scene.asked) == ("cleric", "cleric", "keep-hand")
    assert scene.deck() == ""  # dragon's breath took it, and nothing was shuffled in
    assert "young-dragon" in scene.discard()


@pytest.mark.rule("TN-805", "TN-1101", "TN-605")
def test_the_last_card_of_the_boss_deck_wins_the_game(play: Play) -> None:
    strong = me(hand="hill-giant", played="young-dragon young-dragon")
    scene = play("black-vanguard", strong, beaten="siege-tower", stop="")
    assert (scene.outcome, scene.asked, scene.pile("beaten")) == ("victory", "", "siege-tower black-vanguard")


@pytest.mark.rule("TN-805", "TN-804")
def test_an_enemy_added_to_the_boss_deck_must_be_beaten_too(play: Play) -> None:
    scene = play("hedge-witch", me(hand="hill-giant"), at=-1, stop="")
    assert scene.outcome == "victory"
    assert "0" in scene.discard()  # its "won" text came first


@pytest.mark.rule("TN-806", "TN-1101")
def test_a_lost_combat_against_the_boss_loses_the_game(play: Play) -> None:
    scene = play("black-vanguard", me(), me(), me(hand="1"), turn=3, below="siege-tower", stop="")
    assert (scene.outcome, scene.noted("lost"), scene.steps) == ("defeat", [], 9)


@pytest.mark.rule("TN-806", "TN-808")
def test_lost_texts_do_not_resolve_in_the_boss_fight(play: Play) -> None:
    scene = play("archdevil", at=-1, turn=3, below="siege-tower", stop="")
    assert (scene.outcome, scene.steps) == ("defeat", 9)


@pytest.mark.rule("TN-807")
def test_an_ordinary_enemy_in_the_boss_deck_stands_at_level_5(play: Play) -> None:
    scene = play("ogre", me("oathsworn", hand="oathsworn"), at=-1, below="siege-tower", stop="won")
    assert scene.power("oathsworn") == 6


@pytest.mark.rule("TN-009", "TN-801")
def test_texts_of_dungeons_hold_in_the_boss_fight_too(play: Play) -> None:
    scene = play("black-vanguard", me(hand="lantern-ghost"), below="siege-tower lord-himself")
    assert (scene.asked, scene.known("boss")) == ("sink", "siege-tower")
