"""Loot whose text is about cards: drawn, discarded, taken back, removed, borrowed."""

from __future__ import annotations

import pytest

from tests.tenefyr.table import NO, Play, me


@pytest.mark.rule("TN-1206", "TN-414", "TN-1224")
@pytest.mark.parametrize(("deck", "hand"), [("1 0", "1"), ("", "")])
def test_quick_strike_draws_a_card(play: Play, deck: str, hand: str) -> None:
    scene = play("ogre", me(hand="orc", deck=deck), stop="play")
    assert (scene.total, scene.hand()) == (1, hand)


@pytest.mark.rule("TR-202", "TN-004")
def test_cut_and_run_buys_two_cards_for_one(play: Play) -> None:
    scene = play("ogre", me(hand="bandit 0 1", deck="1 1 1")).answer("bandit", "yes", "0")
    assert (scene.discard(), scene.hand(), scene.deck()) == ("0", "1 1 1", "1")
    assert scene.asked == "play-card"


@pytest.mark.rule("TR-202", "TN-003")
def test_with_one_card_in_the_deck_the_discard_buys_one(play: Play) -> None:
    scene = play("ogre", me(hand="bandit 0 0", deck="1")).answer("bandit", "yes", "0")
    assert (scene.discard(), sorted(scene.hand().split()), scene.asked) == ("0", ["0", "1"], "play-card")


@pytest.mark.rule("TR-202", "TN-413", "TN-004")
@pytest.mark.parametrize(("hand", "deck"), [("bandit", "1 1"), ("bandit 0", "")])
def test_cut_and_run_is_not_offered_where_it_cannot_be_paid_or_buys_nothing(play: Play, hand: str, deck: str) -> None:
    scene = play("ogre", me(hand=hand, deck=deck), stop="end_step")
    assert [*scene.options] == ["bandit", "0"] if " " in hand else scene.asked == ""
    if " " in hand:
        scene.answer("bandit")
    assert (scene.discard(), scene.node) == ("", "end_step")


def test_cut_and_run_can_be_declined(play: Play) -> None:
    scene = play("ogre", me(hand="bandit 0 1", deck="1 1")).answer("bandit", NO)
    assert (scene.hand(), scene.discard(), scene.asked) == ("0 1", "", "play-card")


@pytest.mark.rule("TR-204", "TN-418", "TR-05", "TN-1004")
@pytest.mark.parametrize("card", ["cave-bat", "wolf-rider"])
@pytest.mark.parametrize(("seats", "turn", "hand"), [(3, 1, 4), (3, 3, 0), (1, 1, 4), (1, 2, 0)])
def test_the_next_player_draws_one_more(play: Play, card: str, seats: int, turn: int, hand: int) -> None:
    deck = "0 0 0 0 0 0"
    own = (turn - 1) % seats
    players = [me(hand=card if number == own else "", deck=deck) for number in range(seats)]
    scene = play("hill-giant", *players, seats=seats, turn=turn, stop="draw" if hand else "leave")
    if hand:
        assert len(scene.hand((own + 1) % seats).split()) == hand
    else:
        assert scene.noted("more-cards") == []


@pytest.mark.rule("TR-206", "TR-07", "TR-16", "TN-415")
def test_knuckle_bone_puts_a_card_on_top_of_the_deck(play: Play) -> None:
    scene = play("ogre", me(hand="skeleton", deck="1", discard="0 orc"))
    assert (scene.asked, scene.options) == ("recall", ["0", "orc"])
    scene.answer("orc")
    assert (scene.deck(), scene.discard(), scene.hand()) == ("orc 1", "0", "")


@pytest.mark.rule("TR-206", "TN-003")
def test_knuckle_bone_may_be_declined_and_asks_nothing_of_an_empty_pile(play: Play) -> None:
    assert play("ogre", me(hand="skeleton", discard="0")).answer(NO).discard() == "0"
    assert play("ogre", me(hand="skeleton")).asked == ""


def test_bitter_tea_removes_a_basic_0_of_the_discard_pile(play: Play) -> None:
    scene = play("ogre", me(hand="hedge-witch", discard="1 0 orc"))
    assert (scene.asked, scene.options) == ("remove", ["0"])
    scene.answer("0")
    assert (scene.discard(), scene.pile("supply:basic0")) == ("1 orc", "0 0 0 0")
    assert play("ogre", me(hand="hedge-witch", discard="1")).asked == ""


@pytest.mark.rule("TR-209", "TN-003", "TN-1223")
@pytest.mark.parametrize(
    ("card", "deck", "left", "gone"),
    [
        ("ogre", "0 1", "1", "0"), ("ogre", "", "", ""), ("young-dragon", "0 1 1", "1", "1 0"),
        ("young-dragon", "1", "", "1"),
    ],
)
def test_the_top_of_the_deck_is_discarded_as_far_as_there_is_one(
    play: Play, card: str, deck: str, left: str, gone: str
) -> None:
    scene = play("ogre", me(hand=card, deck=deck))
    assert (scene.deck(), scene.discard(), scene.power(card)) == (left, gone, {"ogre": 3, "young-dragon": 6}[card])


@pytest.mark.parametrize(
    ("deck", "answers", "hand", "left", "gone"),
    [("0 orc 1", ["orc"], "orc", "1", "0"), ("orc", [], "orc", "", ""), ("", [], "", "", "")],
)
def test_false_bottom_keeps_one_of_two(
    play: Play, deck: str, answers: list[str], hand: str, left: str, gone: str
) -> None:
    scene = play("ogre", me(hand="smuggler", deck=deck), stop="play")
    scene.answer(*answers)
    assert (scene.hand(), scene.deck(), scene.discard()) == (hand, left, gone)


def test_last_rites_remove_any_basic_of_the_discard_pile(play: Play) -> None:
    scene = play("ogre", me(hand="gravedigger", discard="1 0 orc bard"))
    assert scene.options == ["1", "0"]
    scene.answer("1")
    assert (scene.discard(), scene.pile("supply:basic1")) == ("0 orc bard", "1 1 1 1")


@pytest.mark.rule("TR-210", "TR-19")
@pytest.mark.parametrize("card", ["giant-spider", "enchanted-armour", "ancient-treant"])
def test_a_card_that_stays_goes_under_the_deck(play: Play, card: str) -> None:
    scene = play("kobold", me(hand=f"{card} 0", deck="1", played="1"), below="orc", stop="press_on").answer(card)
    assert (scene.deck(), scene.discard()) == (f"1 {card}", "kobold 0 1")
    assert scene.known("deck:bard") == card


@pytest.mark.rule("TR-210")
def test_with_an_empty_deck_the_card_that_stays_is_the_deck_also_after_a_defeat(play: Play) -> None:
    scene = play("hill-giant", me(), me(), me(hand="giant-spider"), turn=3, stop="leave")
    assert (scene.deck(2), scene.discard(2)) == ("giant-spider", "")


@pytest.mark.rule("TN-005", "TR-210")
def test_the_order_of_cards_that_stay_is_asked_where_it_matters(play: Play) -> None:
    scene = play("kobold", me(hand="giant-spider enchanted-armour", deck="1"), below="orc", stop="press_on")
    scene.answer("giant-spider")
    assert (scene.asked, scene.chooser) == ("order-effects", "bard")
    scene.answer(["enchanted-armour", "giant-spider"])
    assert scene.deck() == "1 enchanted-armour giant-spider"


@pytest.mark.rule("TN-005")
@pytest.mark.parametrize(
    ("hand", "below"), [("giant-spider giant-spider", "orc"), ("giant-spider enchanted-armour", "")]
)
def test_the_order_is_not_asked_of_equal_cards_or_before_a_shuffle(play: Play, hand: str, below: str) -> None:
    scene = play("kobold", me(hand=hand), below=below, stop="press_on" if below else "leave")
    scene.answer("giant-spider")
    assert scene.asked == ""


@pytest.mark.rule("TN-008")
def test_shared_prayer_helps_any_player(play: Play) -> None:
    scene = play("ogre", me(hand="wayward-acolyte"), me(discard="0 orc"), me())
    assert (scene.asked, scene.options, scene.chooser) == ("choose-player", ["bard", "cleric", "thief"], "bard")
    scene.answer("cleric")
    assert (scene.asked, scene.chooser) == ("recall", "cleric")
    assert scene.answer("orc").deck(1) == "orc"


@pytest.mark.rule("TR-211", "TN-1207")
@pytest.mark.parametrize(
    ("deck", "answers", "power"),
    [("0 1 1", ["yes", "yes"], 4), ("0 1 1", ["yes", NO], 3), ("0 1 1", [NO], 2), ("0", ["yes"], 3), ("", [], 2)],
)
def test_powder_keg_is_asked_once_and_once_more(play: Play, deck: str, answers: list[str], power: int) -> None:
    scene = play("ogre", me(hand="mine-imp", deck=deck)).answer(*answers)
    assert (scene.asked, scene.power("mine-imp")) == ("", power)
    assert len(scene.discard().split()) == power - 2


def test_cold_blade_pays_with_a_card_of_the_hand(play: Play) -> None:
    scene = play("ogre", me(hand="restless-knight 0 1")).answer("restless-knight", "yes", "0")
    assert (scene.power("restless-knight"), scene.discard()) == (5, "0")
    assert play("ogre", me(hand="restless-knight")).power("restless-knight") == 3


@pytest.mark.parametrize("card", ["banshee", "demon-piper"])
def test_all_who_have_yet_to_take_a_turn_draw_one_more(play: Play, card: str) -> None:
    scene = play("hill-giant", me(), me(hand=card), me(deck="0 0 0 0 0"), me(deck="0 0 0 0 0"), turn=2, stop="won")
    assert (scene.asked, len(scene.hand(2).split())) == ("keep-hand", 4)
    scene.answer("keep", "0", "0", "0")
    assert (scene.asked, len(scene.hand(3).split())) == ("keep-hand", 4)


@pytest.mark.rule("TR-214", "TN-602")
def test_sticky_fingers_puts_loot_on_top_of_the_deck(play: Play) -> None:
    scene = play("ogre", me(hand="grave-robber", deck="hill-giant 1", played="1"), below="orc", stop="press_on")
    assert (scene.asked, scene.options) == ("spoils", ["deck"])
    scene.answer("deck")
    assert (scene.deck(), scene.known("deck:bard")) == ("ogre 1", "ogre")


@pytest.mark.rule("TR-214")
def test_sticky_fingers_may_leave_the_loot_and_does_nothing_for_a_later_player(play: Play) -> None:
    scene = play("ogre", me(hand="grave-robber", deck="stone-golem", played="1"), below="orc", stop="press_on")
    assert scene.answer(NO).discard().split()[0] == "ogre"
    later = play("ogre", me(hand="grave-robber", deck="1"), me(deck="young-dragon"), below="orc", stop="press_on")
    assert (later.asked, later.discard(1).split()[0]) == ("", "ogre")


@pytest.mark.rule("TR-213")
@pytest.mark.parametrize("card", ["bone-priest", "lich"])
def test_a_card_is_raised_into_the_hand_and_must_be_played(play: Play, card: str) -> None:
    scene = play("ogre", me(hand=card, discard="0 hill-giant"))
    assert scene.asked == "recall"
    scene.answer("hill-giant")
    assert (scene.played(), scene.discard()) == (f"{card} hill-giant", "0")
    alone = play("ogre", me(hand=card))
    assert (alone.asked, alone.played()) == ("", card)


@pytest.mark.rule("TR-215", "TN-502")
def test_requiem_removes_a_basic_in_play_and_leaves_its_power(play: Play) -> None:
    scene = play("ogre", me(hand="mourner wailing-maid", played="1 0 orc"), me(played="1"), stop="play")
    scene.answer("mourner")
    assert (scene.asked, scene.options) == ("remove", ["1", "0"])
    scene.answer("1")
    assert (scene.played(), scene.total, scene.pile("supply:basic1")) == ("0 orc mourner", 5, "1 1 1 1")
    assert scene.t.track("ghosts:bard") == 1


@pytest.mark.rule("TR-215", "TN-418")
def test_the_power_that_is_left_behind_ends_with_the_combat(play: Play) -> None:
    scene = play("ogre", me(hand="mourner hill-giant", played="1"), below="orc", stop="press_on")
    scene.answer("mourner", "1")
    assert scene.noted("beaten")[0]["total"] == 8
    assert scene.t.track("ghosts:bard") == 0


@pytest.mark.rule("TR-222", "TN-904", "TN-012")
def test_lantern_light_looks_at_the_next_card_and_may_sink_it(play: Play) -> None:
    scene = play("ogre", me(hand="lantern-ghost", deck="1 1"), below="orc kobold")
    assert (scene.asked, scene.known()) == ("sink", "orc")
    scene.answer("bottom")
    assert (scene.pile(), scene.known(), scene.played()) == ("ogre kobold orc", "orc", "lantern-ghost 1")
    stays = play("ogre", me(hand="lantern-ghost"), below="orc kobold").answer(NO)
    assert stays.pile() == "ogre orc kobold"


@pytest.mark.rule("TR-222")
@pytest.mark.parametrize(("card", "below"), [("lantern-ghost", ""), ("portal-keeper", "")])
def test_with_no_card_behind_there_is_only_the_draw(play: Play, card: str, below: str) -> None:
    scene = play("ogre", me(hand=card, deck="1"), below=below)
    assert (scene.asked, scene.played()) == ("", f"{card} 1")


@pytest.mark.rule("TR-222")
def test_side_door_draws_and_may_look_at_the_boss_deck_too(play: Play) -> None:
    scene = play("black-vanguard", me(hand="portal-keeper", deck="0"), below="siege-tower lord-himself")
    assert scene.asked == "may"
    scene.answer("yes", "bottom")
    assert scene.pile() == "black-vanguard lord-himself siege-tower"
    declined = play("ogre", me(hand="portal-keeper"), below="orc kobold").answer(NO)
    assert (declined.pile(), declined.known()) == ("ogre orc kobold", "")


def test_shared_burden_shuffles_up_to_three_cards_into_a_deck(play: Play) -> None:
    scene = play("ogre", me(hand="pall-bearer"), me(deck="1", discard="0 orc 1 kobold")).answer("cleric")
    assert (scene.asked, scene.chooser) == ("recall", "cleric")
    scene.answer(["orc", "kobold"])
    assert (sorted(scene.deck(1).split()), scene.discard(1)) == (["1", "kobold", "orc"], "0 1")
    assert scene.known("deck:cleric") == ""


@pytest.mark.rule("TR-221")
def test_granite_fist_forbids_to_draw_and_to_take_cards_into_the_hand(play: Play) -> None:
    scene = play("hill-giant", me(hand="stone-golem orc lich smuggler", deck="1 0 1", discard="0"), stop="end_step")
    scene.answer("stone-golem", "orc", "lich")
    assert (scene.played(), scene.hand(), scene.discard()) == ("stone-golem orc lich smuggler", "", "0 1 0")
    assert scene.deck() == "1"


@pytest.mark.rule("TR-221")
def test_granite_fist_allows_borrowed_cards_and_ends_with_the_turn(play: Play) -> None:
    scene = play("hill-giant", me(hand="stone-golem mind-thief"), me(deck="1 1 1 1"), reserve={3: "ghoul"}, stop="won")
    scene.answer("stone-golem")
    assert scene.played() == "stone-golem mind-thief ghoul"
    assert len(scene.hand(1).split()) == 3
    assert scene.asked == "keep-hand"


@pytest.mark.rule("TR-219", "TN-004", "TN-910")
def test_dark_bargain_costs_a_basic_0(play: Play) -> None:
    scene = play("hill-giant", me(hand="warlock", deck="1 1 0"), supply=(1, 0))
    assert scene.asked == "may"
    scene.answer("yes")
    assert (scene.hand(), scene.discard(), scene.pile("supply:basic0")) == ("1 1", "0", "")
    free = play("hill-giant", me(hand="warlock", deck="1 1"), supply=(0, 0)).answer("yes")
    assert (free.hand(), free.discard(), free.asked) == ("1 1", "", "play-card")
    assert scene.asked == "play-card"
    assert play("hill-giant", me(hand="warlock", deck="1 1")).answer(NO).discard() == ""


@pytest.mark.rule("TR-219", "TN-004")
@pytest.mark.parametrize("deck", ["", "1"])
def test_dark_bargain_is_not_offered_where_two_cards_cannot_be_drawn(play: Play, deck: str) -> None:
    assert play("ogre", me(hand="warlock", deck=deck)).asked == ""


@pytest.mark.rule("TR-220", "TR-04", "TN-509")
def test_lure_puts_a_card_of_another_player_into_play(play: Play) -> None:
    scene = play("hill-giant", me(hand="siren"), me(deck="orc 1"), me())
    assert scene.options == ["cleric", "thief"]
    scene.answer("cleric")
    assert (scene.played(1), scene.deck(1), scene.total, scene.hand(1)) == ("orc", "1", 4, "")
    assert scene.t.played_this_turn("cleric") == []


@pytest.mark.rule("TR-220", "TN-1004", "TN-1005")
def test_lure_alone_takes_the_own_top_card(play: Play) -> None:
    scene = play("hill-giant", me(hand="siren", deck="orc 1"), seats=1)
    assert (scene.played(), scene.deck(), scene.total) == ("siren orc", "1", 4)
    nothing = play("hill-giant", me(hand="siren"), me(), me()).answer("thief")
    assert nothing.total == 3


@pytest.mark.rule("TN-510", "TR-21")
@pytest.mark.parametrize(("card", "level"), [("mind-thief", 3), ("vault-warden", 4)])
def test_a_card_of_the_reserve_is_borrowed_for_one_combat(play: Play, card: str, level: int) -> None:
    cards = {3: "restless-knight ghoul", 4: "enchanted-armour siren"}
    scene = play("kobold", me(hand=f"{card} 0"), reserve={level: cards[level]}, below="orc", stop="press_on")
    scene.answer(card)
    first, second = cards[level].split()
    if scene.asked == "pay":
        scene.answer(NO)
    assert scene.pile(f"reserve:{level}") == f"{second} {first}"
    assert scene.discard() == f"kobold 0 {card}"
    assert scene.deck() == ""


def test_absolution_lets_everybody_put_a_card_on_top(play: Play) -> None:
    scene = play("ogre", me(), me(hand="fallen-saint", discard="orc"), me(discard="0 kobold"), turn=2)
    assert (scene.asked, scene.chooser) == ("recall", "cleric")  # the first player has no discard pile
    scene.answer("orc")
    assert scene.chooser == "thief"
    scene.answer(NO)
    assert (scene.deck(1), scene.deck(2), scene.discard(2)) == ("orc", "", "0 kobold")


@pytest.mark.rule("TR-225", "TN-004", "TN-1207")
def test_infernal_contract_needs_three_cards(play: Play) -> None:
    scene = play("ogre", me(hand="archdevil", deck="0 1 0 1")).answer("yes")
    assert (scene.power("archdevil"), scene.deck(), scene.discard()) == (7, "1", "0 1 0")
    assert play("ogre", me(hand="archdevil", deck="0 1")).asked == ""
    assert play("ogre", me(hand="archdevil", deck="0 1 0")).answer(NO).power("archdevil") == 4


@pytest.mark.rule("TR-14", "TR-226")
def test_unblinking_silences_the_enemy(play: Play) -> None:
    scene = play("pall-bearer", me(hand="eye-of-the-deep"))
    assert (scene.foe, scene.t.word("silenced")) == (9, "eye-of-the-deep-1")
    blind = play("crown-without-head", me(hand="eye-of-the-deep"))
    assert blind.t.word("silenced") == ""
