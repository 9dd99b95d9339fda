"""Power: TN-501 to TN-510, and what counts when."""

from __future__ import annotations

import pytest

from tests.tenefyr.table import Play, me


@pytest.mark.rule("TN-503", "TR-11")
@pytest.mark.parametrize(
    ("enemy", "place", "tokens", "power"),
    [
        ("ogre", "", {}, 3),
        ("ogre", "", {"plus:a": 2}, 5),
        ("ogre", "", {"double:a": 1}, 6),
        ("ogre", "", {"plus:a": 1, "double:b": 1}, 8),
        ("ogre", "", {"double:a": 1, "double:b": 1}, 12),
        ("mimic", "", {"double:a": 1}, 4),
        ("mimic", "", {"plus:a": 2, "double:b": 1}, 8),
        ("ogre", "robbers-road", {"double:a": 1}, 8),
        ("ogre", "wolf-hollow", {"double:a": 1}, 5),
        ("hydra", "hall-of-mirrors", {"first": 1}, 3),
        ("hydra", "", {"first": 1}, 1),
        ("hydra", "", {"first": 1, "minus:a": 4}, 0),
    ],
)
def test_cap_then_more_then_doubled_then_less_then_the_floor(
    play: Play, enemy: str, place: str, tokens: dict[str, int], power: int
) -> None:
    scene = play(enemy, me(played="1 ogre"), place=place, node="play")
    ogre = scene.t.zone("played:bard")[1]
    for token, amount in tokens.items():
        scene.t.add_token(ogre, token, amount)
    assert scene.total - scene.power("1") == power


@pytest.mark.rule("TN-504")
def test_what_was_counted_stays_as_it_was(play: Play) -> None:
    scene = play("hill-giant", me(hand="wailing-maid siren", played="mourner"), me(), me()).answer("wailing-maid")
    assert (scene.asked, scene.power("wailing-maid")) == ("choose-player", 3)  # the siren came later


@pytest.mark.rule("TN-505")
def test_lasting_texts_hold_for_cards_already_played_until_they_are_silenced(play: Play) -> None:
    scene = play("ancient-treant", me(hand="eye-of-the-deep 0", played="1"), me(played="1"))
    assert scene.power("1") == 0
    scene.answer("eye-of-the-deep")
    assert scene.power("1") == 1
    assert scene.total == 7


@pytest.mark.rule("TN-502")
def test_the_total_is_the_sum_of_all_players(play: Play) -> None:
    scene = play("hill-giant", me(played="1 orc"), me(hand="ogre", played="0"), me(), turn=2)
    assert scene.total == 5


@pytest.mark.rule("TN-502", "TN-503")
def test_a_removed_card_leaves_the_power_that_it_had(play: Play) -> None:
    scene = play("enchanted-armour", me(hand="mourner", played="1 1")).answer("1")
    assert (scene.t.track("ghosts:bard"), scene.total) == (0, 2)
    plain = play("hill-giant", me(hand="mourner", played="1")).answer("1")
    assert (plain.t.track("ghosts:bard"), plain.total) == (1, 3)


@pytest.mark.rule("TN-507")
def test_basics_have_no_kind_and_the_enemy_that_of_its_loot(play: Play) -> None:
    scene = play("siren", me(played="0 1 ogre"), node="play")
    assert [scene.t.kind(scene.piece(card)) for card in ("0", "1", "ogre", "siren")] == ["", "", "might", "song"]


@pytest.mark.rule("TN-508", "TR-04")
def test_in_front_of_you_and_played_this_turn_differ(play: Play) -> None:
    scene = play("hill-giant", me(hand="chimera", before="siren", played="lich"), seats=1, turn=2)
    assert scene.power("chimera") == 6  # song, faith and might: both turns lie in front of you
    hugging = play("hill-giant", me(hand="bugbear", before="ogre", played="orc"), seats=1, turn=2)
    assert hugging.power("bugbear") == 3  # only this turn


@pytest.mark.rule("TN-509", "TR-04")
def test_an_assisted_card_counts_in_front_and_uses_nothing_up(play: Play) -> None:
    scene = play("hill-giant", me(hand="storm-caller siren wailing-maid"), me(deck="mourner"), me())
    scene.answer("storm-caller", "siren", "cleric")
    assert (scene.power("mourner"), scene.power("siren")) == (2, 4)
    assert scene.power("wailing-maid") == 2 + 1 + 2  # the storm's one, and two of the three songs
    assert scene.noted("ignored") == []


@pytest.mark.rule("TN-509", "TN-601")
def test_an_assisted_card_is_discarded_with_those_of_its_owner(play: Play) -> None:
    scene = play("kobold", me(hand="siren"), me(deck="orc"), below="bandit", stop="press_on").answer("cleric")
    assert (scene.discard(1), scene.discard(0)) == ("orc", "kobold siren")


@pytest.mark.rule("TN-510", "TR-19", "TN-1220")
def test_a_borrowed_card_goes_back_even_where_it_would_stay(play: Play) -> None:
    scene = play("kobold", me("thief", hand="thief", played="1 1"), at=3, reserve={2: "giant-spider ogre"}, below="orc",
                 stop="press_on")  # fmt: skip
    assert (scene.pile("reserve:2"), scene.deck()) == ("ogre giant-spider", "")
    assert scene.known("reserve:2") == "giant-spider"


@pytest.mark.rule("TN-510", "TN-005")
def test_the_order_of_borrowed_cards_that_go_back_is_asked(play: Play) -> None:
    scene = play("kobold", me("thief", hand="mind-thief thief"), at=5, reserve={3: "ghoul restless-knight mimic"},
                 below="orc", stop="press_on")  # fmt: skip
    scene.answer("mind-thief")
    assert (scene.asked, scene.chooser) == ("order-effects", "thief")
    scene.answer(["restless-knight", "ghoul"])
    assert scene.pile("reserve:3") == "mimic restless-knight ghoul"


@pytest.mark.rule("TR-14", "TN-501", "TR-22")
def test_silence_undoes_what_the_text_did_to_its_power(play: Play) -> None:
    tracks: dict[str, int | str] = {"foe-own": 4, "foe-place": 1}
    scene = play("chimera", me(hand="eye-of-the-deep 1"), tracks=tracks, place="star-well")
    assert scene.foe == 16
    scene.answer("eye-of-the-deep")
    assert scene.foe == 12


@pytest.mark.rule("TR-14")
def test_a_silenced_enemy_has_no_won_text(play: Play) -> None:
    strong = me(hand="eye-of-the-deep hill-giant", played="stone-golem")
    scene = play("fallen-saint", strong, below="orc", stop="press_on").answer("eye-of-the-deep")
    assert scene.discard().split().count("0") == 0


@pytest.mark.rule("TR-14", "TN-603")
def test_a_silenced_enemy_has_no_lost_text(play: Play) -> None:
    scene = play("archdevil", me(), me(), me(hand="eye-of-the-deep"), turn=3, stop="valley")
    assert scene.steps == 7


@pytest.mark.rule("TR-14", "TN-405")
def test_hands_of_later_turns_are_whole_again_and_new_hands_allowed(play: Play) -> None:
    deck = "0 0 0 0 0"
    scene = play("lich", me(hand="eye-of-the-deep"), me(deck=deck), stop="won")
    assert (scene.asked, scene.active) == ("keep-hand", "cleric")


@pytest.mark.rule("TR-12", "TN-510", "TN-508")
def test_borrowed_cards_count_for_others(play: Play) -> None:
    scene = play("hill-giant", me(hand="mind-thief wailing-maid"), reserve={3: "mourner"}).answer("mind-thief")
    assert scene.power("wailing-maid") == 3
