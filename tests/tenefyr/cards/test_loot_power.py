"""Loot whose text is about power: what each card comes to, and that a text counts once, when it resolves."""

from __future__ import annotations

import pytest

from game.tenefyr.power import power as power_of
from tests.tenefyr.table import Play, me


@pytest.mark.parametrize(
    ("card", "power"),
    [
        ("kobold", 1), ("orc", 1), ("bandit", 1), ("giant-rat", 1), ("cave-bat", 1), ("goblin-drummer", 1),
        ("skeleton", 1), ("hedge-witch", 1), ("grey-wolf", 1), ("goblin-archers", 2), ("ogre", 3), ("smuggler", 1),
        ("gravedigger", 2), ("wailing-maid", 2), ("giant-spider", 2), ("bugbear", 2), ("wayward-acolyte", 2),
        ("wolf-rider", 2), ("mine-imp", 2), ("ghoul", 2), ("restless-knight", 3), ("banshee", 2), ("grave-robber", 2),
        ("crypt-spider", 3), ("bone-priest", 1), ("mourner", 2), ("mimic", 1), ("vampire-thrall", 3),
        ("lantern-ghost", 2), ("pall-bearer", 3), ("stone-golem", 5), ("fire-imp", 3), ("warlock", 2), ("siren", 3),
        ("enchanted-armour", 4), ("mind-thief", 1), ("chimera", 3), ("storm-caller", 3), ("fallen-saint", 3),
        ("portal-keeper", 3), ("grudge-stone", 3), ("young-dragon", 6), ("hill-giant", 5), ("lich", 3),
        ("eye-of-the-deep", 5), ("demon-piper", 4), ("hydra", 3), ("archdevil", 4), ("ancient-treant", 5),
        ("queen-of-moths", 4), ("doppelganger", 1), ("vault-warden", 2),
    ],
)  # fmt: skip
def test_every_loot_card_has_its_printed_power(play: Play, card: str, power: int) -> None:
    assert play("ogre", me(played=card), node="play").power(card) == power


@pytest.mark.rule("TR-201", "TN-504")
@pytest.mark.parametrize("card", ["kobold", "hill-giant"])
@pytest.mark.parametrize(("before", "more"), [("", 1), ("0", 0), ("1 1", 0)])
def test_the_first_card_of_the_turn_is_stronger(play: Play, card: str, before: str, more: int) -> None:
    printed = {"kobold": 1, "hill-giant": 5}[card]
    assert play("ogre", me(hand=card, played=before)).power(card) == printed + more


@pytest.mark.rule("TR-201", "TR-203", "TR-04")
def test_an_assisted_card_was_not_played_by_you(play: Play) -> None:
    scene = play("ogre", me(hand="siren giant-rat kobold"), me(deck="0"), seats=2).answer("siren", "giant-rat")
    assert (scene.played(1), scene.power("giant-rat"), scene.power("kobold")) == ("0", 1, 1)


@pytest.mark.rule("TR-201", "TR-03")
def test_a_borrowed_card_counts_as_the_first_one_only_where_it_is(play: Play) -> None:
    scene = play("ogre", me(hand="thief"), reserve={2: "kobold"})
    assert scene.power("kobold") == 1  # the skill that borrowed it came first


@pytest.mark.rule("TR-203", "TR-204", "TN-508")
@pytest.mark.parametrize(("mine", "power"), [({"played": "0"}, 2), ({"played": "1"}, 1), ({}, 1)])
def test_tooth_and_nail_wants_a_basic_0_of_this_turn(play: Play, mine: dict[str, str], power: int) -> None:
    assert play("ogre", me(hand="giant-rat", **mine), me(played="0")).power("giant-rat") == power


@pytest.mark.rule("TR-203", "TN-508", "TN-1002")
def test_a_basic_0_of_the_first_turn_does_not_count_in_the_second(play: Play) -> None:
    assert play("ogre", me(hand="giant-rat", before="0"), seats=1, turn=2).power("giant-rat") == 1


@pytest.mark.rule("TR-205")
def test_marching_beat_boosts_another_card_of_anybody(play: Play) -> None:
    scene = play("ogre", me(played="1"), me(hand="goblin-drummer", played="kobold"), turn=2)
    assert (scene.asked, sorted(scene.options)) == ("choose-played", ["1", "kobold"])
    scene.answer("1")
    assert (scene.power("1"), scene.power("kobold"), scene.power("goblin-drummer")) == (2, 1, 1)
    assert scene.sum("1") == [("printed", 1, "1"), ("plus", 1, "goblin-drummer")]


@pytest.mark.rule("TR-205", "TR-17")
def test_marching_beat_alone_does_nothing_and_with_one_card_asks_nothing(play: Play) -> None:
    assert play("ogre", me(hand="goblin-drummer")).total == 1
    assert play("ogre", me(hand="goblin-drummer", played="0")).power("0") == 1


@pytest.mark.rule("TR-207", "TN-1004")
@pytest.mark.parametrize(("seats", "turn", "power"), [(3, 1, 1), (3, 2, 2), (3, 3, 2), (1, 1, 1), (1, 2, 2)])
def test_pack_call_wants_a_turn_before_it(play: Play, seats: int, turn: int, power: int) -> None:
    players = [me(hand="grey-wolf") if number == (0 if seats == 1 else turn - 1) else me() for number in range(seats)]
    assert play("ogre", *players, seats=seats, turn=turn).power("grey-wolf") == power


@pytest.mark.rule("TR-208")
@pytest.mark.parametrize(
    ("card", "renewed", "power"),
    [("goblin-archers", 0, 3), ("goblin-archers", 1, 2), ("crypt-spider", 0, 3), ("crypt-spider", 2, 5)],
)
def test_whether_a_new_hand_was_taken(play: Play, card: str, renewed: int, power: int) -> None:
    assert play("ogre", me(hand=card), tracks={"new-hands": renewed}).power(card) == power


@pytest.mark.rule("TR-12")
@pytest.mark.parametrize(
    ("card", "others", "more"),
    [
        ("wailing-maid", "", 0), ("wailing-maid", "siren", 1), ("wailing-maid", "siren siren banshee", 2),
        ("wailing-maid", "orc 1 skeleton", 0), ("queen-of-moths", "siren banshee", 2),
        ("queen-of-moths", "siren banshee siren mourner", 3), ("vampire-thrall", "ogre orc", 2),
        ("vampire-thrall", "ogre orc ogre bugbear", 3), ("vampire-thrall", "siren", 0),
    ],
)  # fmt: skip
def test_cards_of_a_kind_in_front_of_anybody_up_to_a_bound(play: Play, card: str, others: str, more: int) -> None:
    printed = {"wailing-maid": 2, "queen-of-moths": 4, "vampire-thrall": 3}[card]
    assert play("ogre", me(played=others), me(hand=card), turn=2).power(card) == printed + more


@pytest.mark.rule("TN-508")
@pytest.mark.parametrize(("mine", "theirs", "power"), [("ogre orc", "bugbear", 4), ("1 siren", "ogre", 2), ("", "", 2)])
def test_bear_hug_counts_might_of_this_turn(play: Play, mine: str, theirs: str, power: int) -> None:
    scene = play("hill-giant", me(played=theirs), me(hand="bugbear", played=mine), turn=2)
    hugging = scene.t.zone("played:cleric")[-1]
    assert power_of(scene.t, hugging) == power


@pytest.mark.rule("TR-212")
@pytest.mark.parametrize(("cards", "power"), [(0, 2), (3, 2), (4, 3), (7, 3), (8, 4), (12, 5), (16, 5)])
def test_famine_counts_the_discard_pile_by_fours(play: Play, cards: int, power: int) -> None:
    scene = play("ogre", me(hand="ghoul", discard="0 " * cards, played="1 1 1 1"))
    assert scene.power("ghoul") == power


@pytest.mark.rule("TR-224")
@pytest.mark.parametrize(
    ("others", "power"), [("", 4), ("ogre 1 0", 4), ("siren skeleton", 6), ("siren kobold lich orc", 7)]
)
def test_three_heads_counts_kinds_in_front_of_you(play: Play, others: str, power: int) -> None:
    assert play("hill-giant", me(played="kobold"), me(hand="chimera", played=others), turn=2).power("chimera") == power


@pytest.mark.rule("TR-216", "TN-506")
@pytest.mark.parametrize("card", ["mimic", "doppelganger"])
def test_a_copy_gains_what_the_other_card_has_now(play: Play, card: str) -> None:
    scene = play("hill-giant", me(played="siren"), me(hand=f"{card} goblin-drummer", played="ogre"), turn=2)
    scene.answer(card)
    assert sorted(scene.options) == ["ogre", "siren"]
    scene.answer("ogre")
    assert scene.power(card) == 4
    scene.answer("ogre")  # boosted afterwards: the copy stays as it is
    assert (scene.power("ogre"), scene.power(card)) == (4, 4)


@pytest.mark.rule("TR-216")
def test_a_copy_with_no_other_card_has_its_printed_power(play: Play) -> None:
    assert play("ogre", me(hand="mimic")).power("mimic") == 1


@pytest.mark.rule("TR-217", "TN-503")
def test_two_for_one_doubles_another_card_of_this_turn(play: Play) -> None:
    scene = play("hill-giant", me(played="siren"), me(hand="hydra", played="ogre 1"), turn=2)
    assert sorted(scene.options) == ["1", "ogre"]
    assert scene.answer("ogre").power("ogre") == 6
    assert (scene.power("hydra"), scene.power("siren")) == (3, 3)
    assert play("hill-giant", me(played="siren"), me(hand="hydra"), turn=2).total == 6


@pytest.mark.rule("TR-216", "TR-217")
def test_a_doubled_card_can_be_copied(play: Play) -> None:
    scene = play("hill-giant", me(hand="hydra mimic", played="ogre")).answer("hydra", "ogre")
    assert scene.power("mimic") == 7


@pytest.mark.rule("TR-218", "TN-013")
@pytest.mark.parametrize(("picked", "power"), [("1", 3), ("2", 4), ("3", 5), ("4", 6)])
def test_wildfire_draws_its_chance_when_it_is_played(play: Play, picked: str, power: int) -> None:
    assert play("ogre", me(hand="fire-imp"), chance=picked).power("fire-imp") == power


@pytest.mark.rule("TR-223", "TN-1006", "TN-1008")
@pytest.mark.parametrize(
    ("seats", "turn", "power"), [(4, 1, 3), (4, 2, 4), (4, 3, 4), (4, 4, 5), (2, 1, 3), (2, 2, 5), (1, 1, 3), (1, 2, 5)]
)
def test_old_grudge_waits_for_the_last_turn(play: Play, seats: int, turn: int, power: int) -> None:
    players = [me(hand="grudge-stone") if number == (turn - 1) % seats else me() for number in range(seats)]
    assert play("ogre", *players, seats=seats, turn=turn).power("grudge-stone") == power


@pytest.mark.rule("TR-02")
def test_thunder_chorus_reaches_cards_drawn_and_borrowed_later_this_turn(play: Play) -> None:
    scene = play("hill-giant", me(hand="storm-caller orc vault-warden", deck="1", played="0"), reserve={4: "siren"})
    scene.answer("storm-caller", "orc", "vault-warden")
    scene.answer("cleric")
    cards = ("0", "storm-caller", "orc", "1", "vault-warden", "siren")
    assert [scene.power(card) for card in cards] == [0, 3, 2, 2, 3, 4]


@pytest.mark.rule("TN-418", "TR-02")
def test_what_is_said_of_this_turn_ends_with_it(play: Play) -> None:
    scene = play("hill-giant", me(hand="storm-caller"), me(deck="1"), stop="lost")
    assert scene.power("1") == 1
