"""The skills of the eight heroes."""

from __future__ import annotations

import pytest

from tests.tenefyr.table import NO, Play, me


@pytest.mark.parametrize(
    ("hero", "power", "kind"),
    [
        ("barbarian", 1, "might"), ("bard", 2, "song"), ("cleric", 1, "faith"), ("thief", 0, "guile"),
        ("ranger", 1, "guile"), ("wizard", 1, "song"), ("oathsworn", 1, "faith"), ("tinker", 1, "might"),
    ],
)  # fmt: skip
def test_every_skill_has_power_and_kind(play: Play, hero: str, power: int, kind: str) -> None:
    scene = play("ogre", me(hero, played=hero), node="play")
    assert (scene.power(hero), scene.t.kind(scene.piece(hero))) == (power, kind)


# -- barbarian


@pytest.mark.rule("TR-101", "TN-503")
def test_red_mist_doubles_the_next_card_and_draws_for_might(play: Play) -> None:
    scene = play("hill-giant", me("barbarian", hand="barbarian ogre 1", deck="0 0 1")).answer("barbarian", "ogre")
    assert (scene.power("ogre"), scene.power("barbarian")) == (6, 1)
    assert (sorted(scene.hand().split()), scene.discard()) == (["0", "1"], "0")  # drawn first, then the club's own text
    scene.answer("1")
    assert scene.power("1") == 1


@pytest.mark.rule("TR-101")
def test_red_mist_draws_nothing_for_another_kind(play: Play) -> None:
    scene = play("hill-giant", me("barbarian", hand="barbarian siren 1", deck="0"), me(deck="0"), me())
    scene.answer("barbarian", "siren", "cleric")
    assert (scene.power("siren"), scene.deck()) == (6, "0")


@pytest.mark.rule("TR-101", "TR-02", "TR-03")
def test_red_mist_reaches_a_borrowed_card_and_one_that_was_drawn(play: Play) -> None:
    scene = play("hill-giant", me("barbarian", hand="barbarian"))
    assert (scene.t.word("next-double"), scene.total) == ("skill-barbarian-1=1", 1)  # as the last card it does no more
    drawn = play("hill-giant", me("barbarian", hand="barbarian orc", deck="siren")).answer("barbarian")
    assert drawn.power("orc") == 2
    assert drawn.asked == "choose-player"  # the drawn siren was played by itself
    assert drawn.power("siren") == 3


@pytest.mark.rule("TR-101", "TN-1213")
def test_a_card_doubled_twice_counts_four_times(play: Play) -> None:
    scene = play("hill-giant", me("barbarian", hand="barbarian ogre hydra"), stop="end_step")
    scene.answer("barbarian", "ogre", "ogre")
    assert scene.power("ogre") == 12
    assert [part[0] for part in scene.sum("ogre")] == ["printed", "double", "double"]


@pytest.mark.rule("TR-03", "TR-101")
def test_red_mist_is_used_up_by_the_card_that_borrows(play: Play) -> None:
    scene = play("hill-giant", me("barbarian", hand="barbarian mind-thief"), reserve={3: "vampire-thrall"})
    scene.answer("barbarian")
    assert (scene.power("mind-thief"), scene.power("vampire-thrall")) == (2, 4)  # the thrall counts Red Mist's might


# -- bard


@pytest.mark.rule("TR-102", "TN-418")
@pytest.mark.parametrize(("played", "hand"), [("", 4), ("siren", 5), ("siren mourner", 5), ("orc", 4)])
def test_rousing_chorus_enlarges_a_hand_to_come(play: Play, played: str, hand: int) -> None:
    deck = "0 0 0 0 0 0"
    scene = play("hill-giant", me(hand="bard", played=played), me(deck=deck), me(deck=deck), stop="draw")
    assert (scene.asked, scene.options) == ("choose-player", ["cleric", "thief"])
    scene.answer("cleric")
    scene.on("draw")
    assert len(scene.hand(1).split()) == hand


@pytest.mark.rule("TR-102", "TN-1004")
@pytest.mark.parametrize(("seats", "turn", "drawn"), [(3, 3, "1"), (1, 2, "1"), (1, 1, "")])
def test_if_nobody_is_left_the_bard_draws(play: Play, seats: int, turn: int, drawn: str) -> None:
    own = (turn - 1) % seats
    heroes = ("bard", "cleric", "thief")
    order = [heroes[(number - own) % 3] for number in range(seats)]
    players = [me(hero, hand="bard" if hero == "bard" else "", deck="1") for hero in order]
    scene = play("hill-giant", *players, seats=seats, turn=turn, stop="end_step")
    assert scene.played("bard") == f"bard {drawn}".strip()
    assert scene.t.track("more:2") == (1 if (seats, turn) == (1, 1) else 0)


# -- cleric


@pytest.mark.rule("TR-103", "TR-07", "TN-012")
def test_laying_on_of_hands_gives_two_cards_back_in_the_order_chosen(play: Play) -> None:
    scene = play("hill-giant", me("cleric", hand="cleric"), me(deck="0", discard="orc 1 ogre"), me())
    scene.answer(scene.players[1])
    assert (scene.asked, scene.chooser) == ("recall", scene.players[1])
    scene.answer(["ogre", "1"])
    assert (scene.deck(1), scene.discard(1), scene.known(f"deck:{scene.players[1]}")) == ("ogre 1 0", "orc", "ogre 1")


@pytest.mark.rule("TR-103", "TR-16")
@pytest.mark.parametrize(("back", "drawn"), [(["ogre"], "ogre"), (NO, "1")])
def test_the_cleric_draws_what_was_put_on_top_or_another_card(play: Play, back: list[str], drawn: str) -> None:
    scene = play("hill-giant", me("cleric", hand="cleric", deck="1", discard="ogre"), stop="play")
    scene.answer("cleric", back)
    assert scene.hand() == drawn


@pytest.mark.rule("TR-103")
def test_an_exhausted_player_is_a_fine_choice(play: Play) -> None:
    scene = play("hill-giant", me("cleric", hand="cleric"), me(discard="ogre"), me()).answer("bard", ["ogre"])
    assert scene.deck("bard") == "ogre"
    empty = play("hill-giant", me("cleric", hand="cleric", deck="1"), me(), me()).answer("thief")
    assert (empty.asked, empty.deck()) == ("", "1")


# -- thief


@pytest.mark.rule("TR-104", "TN-510", "TN-909")
def test_light_fingers_borrow_of_the_level_of_the_dungeon(play: Play) -> None:
    scene = play("hill-giant", me("thief", hand="thief"), at=3, reserve={2: "ogre", 5: "lich"})
    assert (scene.played(), scene.total) == ("thief ogre", 3)
    boss = play("black-vanguard", me("thief", hand="thief"), reserve={2: "ogre", 5: "hill-giant"})
    assert boss.played() == "thief hill-giant"


@pytest.mark.rule("TR-104")
def test_light_fingers_draw_for_guile(play: Play) -> None:
    scene = play("ogre", me("thief", hand="thief", deck="1 0"), reserve={2: "goblin-archers"})
    assert (scene.played(), scene.power("goblin-archers")) == ("thief goblin-archers 1", 3)


@pytest.mark.rule("TR-104", "TN-902")
def test_with_nothing_in_the_reserve_it_is_a_zero(play: Play) -> None:
    assert play("ogre", me("thief", hand="thief", deck="1")).total == 0
    assert play("ogre", me("thief", hand="thief"), reserve={1: "orc", 3: "ghoul"}).played() == "thief orc"


# -- ranger


@pytest.mark.rule("TR-105")
def test_read_the_trail_sorts_three_cards(play: Play) -> None:
    scene = play("ogre", me("ranger", hand="ranger", deck="0 1 orc ogre"), stop="play")
    assert (scene.asked, scene.options, scene.prompt.data) == ("sift", ["0", "1", "orc"], {"to": "hand"})
    scene.answer("orc")
    assert (scene.asked, scene.prompt.data) == ("sift", {"to": "bottom"})
    scene.answer("1")
    assert (scene.hand(), scene.deck(), scene.discard()) == ("orc", "ogre 1", "0")


@pytest.mark.rule("TR-105")
@pytest.mark.parametrize(
    ("deck", "answers", "hand", "left"), [("0 1", ["1"], "1", "0"), ("1", [], "1", ""), ("", [], "", "")]
)
def test_with_fewer_cards_hand_comes_first_then_the_bottom(
    play: Play, deck: str, answers: list[str], hand: str, left: str
) -> None:
    scene = play("ogre", me("ranger", hand="ranger", deck=deck), stop="play").answer(*answers)
    assert (scene.hand(), scene.deck(), scene.discard()) == (hand, left, "")


@pytest.mark.rule("TR-105", "TN-904")
def test_the_ranger_may_look_at_the_next_card_of_the_dungeon(play: Play) -> None:
    scene = play("ogre", me("ranger", hand="ranger"), below="bugbear orc")
    assert scene.asked == "may"
    scene.answer("yes")
    assert (scene.asked, scene.known(), scene.pile()) == ("", "bugbear", "ogre bugbear orc")
    assert play("ogre", me("ranger", hand="ranger"), below="bugbear").answer(NO).known() == ""


# -- wizard


@pytest.mark.rule("TR-106")
def test_turn_the_page_exchanges_and_draws_one_more(play: Play) -> None:
    scene = play("ogre", me("wizard", hand="wizard 0 0 1", deck="1 1 orc 0")).answer("wizard")
    assert (scene.asked, scene.options) == ("exchange", ["0", "0", "1"])
    scene.answer(["0", "0"])
    assert (scene.hand(), scene.discard(), scene.deck()) == ("1 1 1 orc", "0 0", "0")
    assert scene.asked == "play-card"


@pytest.mark.rule("TR-106")
def test_with_an_empty_deck_nobody_discards(play: Play) -> None:
    scene = play("ogre", me("wizard", hand="wizard 0 1")).answer("wizard")
    assert (scene.asked, scene.hand()) == ("play-card", "0 1")
    alone = play("ogre", me("wizard", hand="wizard", deck="1"), stop="play")
    assert (alone.asked, alone.hand()) == ("", "1")


# -- oathsworn


@pytest.mark.rule("TR-107", "TN-807", "TN-1006")
@pytest.mark.parametrize(
    ("enemy", "turn", "power"),
    [("kobold", 1, 2), ("kobold", 2, 1), ("ghoul", 2, 3), ("hill-giant", 1, 6), ("black-vanguard", 2, 5)],
)
def test_sworn_ground_grows_with_the_level(play: Play, enemy: str, turn: int, power: int) -> None:
    players = [me("oathsworn", hand="oathsworn") if number == turn - 1 else me() for number in range(3)]
    assert play(enemy, *players, turn=turn).power("oathsworn") == power


@pytest.mark.rule("TR-107", "TN-1006")
@pytest.mark.parametrize(("turn", "power"), [(1, 2), (2, 1)])
def test_alone_the_oathsworn_starts_in_the_first_turn_only(play: Play, turn: int, power: int) -> None:
    assert play("kobold", me("oathsworn", hand="oathsworn"), seats=1, turn=turn).power("oathsworn") == power


# -- tinker


@pytest.mark.rule("TR-108", "TN-004")
def test_useful_scrap_turns_a_basic_into_power(play: Play) -> None:
    scene = play("hill-giant", me("tinker", hand="tinker 0 orc siren", discard="1", played="0")).answer("tinker", "yes")
    assert (scene.asked, scene.options) == ("remove", ["0", "1"])
    scene.answer("0")
    assert (scene.power("tinker"), scene.pile("supply:basic0"), scene.hand()) == (2, "0 0 0 0", "orc siren")
    scene.answer("orc")
    assert scene.power("orc") == 2
    assert scene.asked == "choose-player"
    assert scene.power("siren") == 3


@pytest.mark.rule("TR-108")
def test_a_basic_in_play_cannot_be_paid(play: Play) -> None:
    scene = play("hill-giant", me("tinker", hand="tinker", played="0 1"))
    assert (scene.asked, scene.power("tinker")) == ("", 1)
    declined = play("hill-giant", me("tinker", hand="tinker", discard="1")).answer(NO)
    assert (declined.power("tinker"), declined.discard()) == (1, "1")
