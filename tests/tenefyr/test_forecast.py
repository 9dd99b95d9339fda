"""The forecast at the table: what it counts, and that nothing hidden comes into it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.kit.rng import Streams
from game.kit.slices import done
from game.tenefyr.forecast import Forecast, can_be, face_values, power_at_start, turn_of
from game.tenefyr.hand_total import best_total
from game.tenefyr.odds import Turn, chance
from tests.tenefyr.table import Play, Scene, me

DECK = "0 0 0 0 0 0 1 1 1 1 1 1"


def hand_odds(scene: Scene) -> tuple[float, float | None]:
    """Keep, and new hand."""
    assert scene.asked == "keep-hand"
    found = done(Forecast().hand(scene.t))
    return found.keep, found.renew


@pytest.mark.rule("TN-407", "TN-416")
def test_keep_and_new_hand(play: Play) -> None:
    scene = play("kobold", me(deck=f"0 0 1 {DECK}"), me(), me())  # 3 power; two players are exhausted
    keep, renew = hand_odds(scene)
    assert keep == 0.0
    assert renew == pytest.approx(done(chance([Turn((0,) * 6 + (1,) * 6)], 3)))
    certain = play("kobold", me(deck=f"1 1 1 {DECK}"))
    assert hand_odds(certain)[0] == 1.0


@pytest.mark.rule("TN-1002")
def test_alone_the_second_turn_has_what_is_left(play: Play) -> None:
    scene = play("orc", me(deck="1 1 0 1 1 0 0 0 0"), seats=1)
    keep, renew = hand_odds(scene)
    left = (0, 0, 0, 0, 1, 1)
    assert keep == pytest.approx(done(chance([Turn(left)], 2)))
    assert renew == pytest.approx(done(chance([Turn(left), Turn(left)], 4, shared=True)))


@pytest.mark.rule("TN-503", "TN-405", "TN-002")
@pytest.mark.parametrize(
    ("enemy", "place", "turn"),
    [
        ("bone-priest", "", Turn((0, 0, 0, 3))), ("banshee", "", Turn((0, 0, 1, 3), renews=False)),
        ("siren", "", Turn((0, 0, 1, 3), 1)), ("hydra", "", Turn((0, 0, 1, 3), 3, True, -2)),
        ("siren", "hall-of-mirrors", Turn((0, 0, 1, 3), 1, True, 2)), ("mimic", "", Turn((0, 0, 1, 2))),
        ("ghoul", "whispering-stair", Turn((0, 0, 1, 3), 4)), ("kobold", "robbers-road", Turn((0, 0, 1, 4))),
    ],
)  # fmt: skip
def test_a_turn_to_come_knows_hands_bans_and_lasting_texts(play: Play, enemy: str, place: str, turn: Turn) -> None:
    scene = play("ogre", me(deck="0 ogre 1 0"), node="play")
    speakers = tuple(card for card in (place, enemy) if card)
    assert turn_of(scene.t, 1, speakers) == turn


@pytest.mark.rule("TN-713", "TR-405")
def test_a_head_start_is_counted_before_the_visit(play: Play) -> None:
    scene = play("ogre", me(deck="0 0 1 1 1"), others={1: "kobold"}, node="valley", tracks={"boon": 1}, stop="combat")
    assert scene.asked == "choose-dungeon"
    assert turn_of(scene.t, 1, ("ogre",)).hand == 4


@pytest.mark.rule("TN-501", "TR-319")
@pytest.mark.parametrize(
    ("enemy", "place", "power"),
    [("ogre", "", 8), ("ogre", "gallows-inn", 14), ("mine-imp", "flooded-mine", 6), ("ghoul", "ossuary", 9),
     ("pall-bearer", "drowned-nave", 10)],
)  # fmt: skip
def test_what_is_sure_of_the_start_is_counted(play: Play, enemy: str, place: str, power: int) -> None:
    scene = play(enemy, place=place, node="press_on", below="orc", stop="leave")
    assert scene.asked == "press-on"
    assert power_at_start(scene.t, scene.zone, enemy) == power


@pytest.mark.rule("TN-012", "TN-606")
def test_the_next_card_can_be_whatever_nobody_has_seen(play: Play) -> None:
    scene = play("kobold", me(deck=DECK), below="orc skeleton", reserve={1: "bandit bandit"},
                 others={2: "grey-wolf orc"}, node="press_on", stop="leave")  # fmt: skip
    assert scene.asked == "press-on"
    assert sorted(can_be(scene.t, scene.t.zone("dungeon:1")[1])) == ["bandit", "bandit", "orc", "orc", "skeleton"]
    scene.t.look_at("bandit-1")
    assert sorted(can_be(scene.t, scene.t.zone("dungeon:1")[1])) == ["bandit", "orc", "orc", "skeleton"]
    mean = done(Forecast().dungeon(scene.t, "dungeon:1"))
    each = [done(Forecast().against(scene.t, "dungeon:1", card)) for card in ("bandit", "orc", "orc", "skeleton")]
    assert mean.first == done(Forecast().against(scene.t, "dungeon:1", "kobold"))
    assert mean.behind == pytest.approx(sum(each) / 4)


@pytest.mark.rule("TN-012", "TN-013")
def test_nothing_hidden_comes_into_it(play: Play) -> None:
    def told(shuffled: Callable[[Scene], None]) -> object:
        scene = play("kobold", me(deck=f"0 0 1 {DECK}"), below="orc skeleton", reserve={1: "bandit grey-wolf"})
        assert scene.asked == "keep-hand"
        shuffled(scene)
        forecast = Forecast()
        return done(forecast.hand(scene.t)), done(forecast.dungeon(scene.t, "dungeon:1"))

    def deal(scene: Scene) -> None:
        zones = scene.t.board.zones
        for zone in ("deck:bard", "reserve:1"):
            zones[zone] = Streams("dealt", {}).shuffled(zone, zones[zone])
        for one, other in (("orc-1", "bandit-1"), ("skeleton-1", "grey-wolf-1")):
            pieces = scene.t.board.pieces
            pieces[one].card, pieces[other].card = pieces[other].card, pieces[one].card

    assert told(lambda scene: None) == told(deal)


def test_face_values_are_sorted(play: Play) -> None:
    scene = play("ogre", me(deck="hill-giant 0 1 ogre 0"), node="play")
    assert face_values(scene.t, "bard") == (0, 0, 1, 3, 5)


# -- the hand on the table


@pytest.mark.rule("TN-411")
@pytest.mark.parametrize(
    ("hand", "deck", "total", "about"),
    [
        ("1 0 kobold", "", 3, False), ("hydra ogre 1", "", 10, False), ("orc 1 0", "0 1 1 1", 2, True),
        ("ghoul restless-knight 0", "", 7, False), ("fire-imp 1 1", "", 5, True), ("mimic ogre siren", "", 10, False),
        ("storm-caller 1 1 goblin-drummer", "", 10, False),
    ],
)  # fmt: skip
def test_the_best_total_is_found_by_the_rules(play: Play, hand: str, deck: str, total: int, about: bool) -> None:
    scene = play("hill-giant", me(hand=hand, deck=deck))
    assert scene.asked == "play-card"
    found = done(best_total(scene.box, scene.session))
    assert found is not None
    assert (found.total, found.about) == (total, about)


def test_unknown_cards_count_as_the_mean_of_their_deck(play: Play) -> None:
    scene = play("hill-giant", me(hand="orc 0", deck="hill-giant 1 0"))
    assert scene.asked == "play-card"
    found = done(best_total(scene.box, scene.session))
    assert found is not None
    assert (found.total, found.about) == (3, True)  # 1 of the orc, 2 the mean of 5, 1 and 0


def test_trying_a_hand_changes_nothing(play: Play) -> None:
    scene = play("hill-giant", me(hand="orc ogre", deck="1 1"))
    before = scene.everything()
    assert (scene.asked, done(best_total(scene.box, scene.session)) is not None) == ("play-card", True)
    assert scene.everything() == before
