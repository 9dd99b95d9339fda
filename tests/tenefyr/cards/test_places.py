"""The fifteen places of the annex."""

from __future__ import annotations

import pytest

from tests.tenefyr.table import NO, Play, me

FIVE = "0 0 1 1 1"


@pytest.mark.rule("TN-115", "TN-116", "TN-408")
def test_the_old_mill_cellar(play: Play) -> None:
    scene = play("ogre", me(deck="0 0 0 orc 1 1 1 1"), place="old-mill-cellar").answer("new")
    assert (scene.discard(), scene.hand(), scene.foe, scene.asked) == ("orc 0 0 0", "1 1 1", 7, "keep-hand")


@pytest.mark.rule("TN-115")
@pytest.mark.parametrize(("turn", "hand"), [(1, 2), (2, 3), (3, 4)])
def test_bramble_lane(play: Play, turn: int, hand: int) -> None:
    scene = play("kobold", *(me(deck=FIVE) for _ in range(3)), turn=turn, place="bramble-lane")
    assert (scene.asked, len(scene.hand(turn - 1).split())) == ("keep-hand", hand)


@pytest.mark.rule("TN-115", "TN-505")
@pytest.mark.parametrize(
    ("place", "powers"),
    [("wolf-hollow", [2, 1, 4, 4, 1]), ("robbers-road", [4, 3, 2, 2, 1]), ("glass-forge", [4, 1, 2, 4, 1])],
)
def test_places_that_favour_two_kinds(play: Play, place: str, powers: list[int]) -> None:
    scene = play("hill-giant", me(played="ogre grave-robber restless-knight siren 1"), place=place, node="play")
    assert [scene.power(card) for card in ("ogre", "grave-robber", "restless-knight", "siren", "1")] == powers


@pytest.mark.rule("TN-116")
def test_the_flooded_mine_speaks_before_the_enemy(play: Play) -> None:
    scene = play("mine-imp", me(deck="0 1"), me(deck="1"), place="flooded-mine", node="combat", stop="turn", chance="3")
    assert (scene.discard(0), scene.discard(1), scene.foe) == ("1 0", "1", 6)
    assert [note["piece"] for note in scene.noted("speaks")] == ["flooded-mine-1", "mine-imp-1"]


@pytest.mark.rule("TR-319", "TR-22")
@pytest.mark.parametrize(("seats", "rise"), [(1, 4), (2, 4), (3, 6), (4, 8)])
@pytest.mark.parametrize("place", ["gallows-inn", "hall-of-mirrors"])
def test_the_inn_and_the_mirrors_count_the_players(play: Play, place: str, seats: int, rise: int) -> None:
    scene = play("ogre", seats=seats, place=place, node="combat", stop="turn")
    assert scene.foe == scene.box.content.dungeon["ogre"].power[{1: 0, 2: 0, 3: 1, 4: 2}[seats]] + rise


def test_the_gallows_inn_is_good_to_basics(play: Play) -> None:
    scene = play("ogre", me(played="0 1 orc"), place="gallows-inn", node="play")
    assert [scene.power(card) for card in ("0", "1", "orc")] == [1, 2, 1]


@pytest.mark.rule("TR-321", "TN-601")
def test_the_ossuary(play: Play) -> None:
    assert play("ghoul", place="ossuary", node="combat", stop="turn").foe == 9
    strong = me(hand="young-dragon", played="hill-giant", discard="0 1", deck="0 0 0")
    scene = play("restless-knight", strong, place="ossuary", below="orc", stop="press_on")
    assert (scene.asked, scene.chooser, scene.options) == ("remove", "bard", ["0", "0", "0"])
    scene.answer("0")
    assert scene.pile("supply:basic0") == "0 0 0 0"
    assert scene.discard().split()[0] == "restless-knight"


@pytest.mark.rule("TR-320", "TR-05", "TN-407")
def test_the_whispering_stair(play: Play) -> None:
    scene = play("restless-knight", me(deck="0 0 0 0 1 1 1 1 orc"), place="whispering-stair")
    assert scene.hand() == "0 0 0 0"
    scene.answer("new")
    assert (scene.hand(), scene.foe, scene.asked) == ("1 1 1 1", 11, "keep-hand")


def test_the_drowned_nave(play: Play) -> None:
    assert play("restless-knight", place="drowned-nave", node="combat", stop="turn").foe == 7
    scene = play("restless-knight", me(deck="orc 0 0 0 1"), place="drowned-nave")
    assert (scene.discard(), scene.hand(), scene.asked) == ("orc", "0 0 0", "keep-hand")


@pytest.mark.rule("TN-503")
def test_the_hall_of_mirrors_doubles_after_its_two(play: Play) -> None:
    scene = play("stone-golem", me("barbarian", hand="barbarian orc"), place="hall-of-mirrors").answer("barbarian")
    assert (scene.power("barbarian"), scene.power("orc")) == (3, 2)
    second = play("stone-golem", me(hand="hydra", played="ogre"), place="hall-of-mirrors")
    assert second.power("ogre") == 10


def test_the_star_well(play: Play) -> None:
    assert play("stone-golem", place="star-well", node="combat", stop="turn").foe == 14
    scene = play("stone-golem", me(hand="1"), place="star-well", stop="turn")
    assert scene.foe == 12
    rising = play("chimera", me(hand="1"), place="star-well", stop="turn")
    assert rising.foe == 12  # -1 of the place, +2 of its own


@pytest.mark.rule("TR-15")
@pytest.mark.parametrize(("picked", "power", "milled"), [("1", 19, ""), ("2", 13, ""), ("3", 16, "orc")])
def test_the_dragons_stair(play: Play, picked: str, power: int, milled: str) -> None:
    scene = play("hill-giant", me(deck="orc 1"), place="dragons-stair", node="combat", stop="turn", chance=picked)
    assert (scene.foe, scene.discard()) == (power, milled)


def test_the_sunken_throne(play: Play) -> None:
    assert play("hill-giant", place="sunken-throne", node="combat", stop="turn").foe == 14
    scene = play("hill-giant", me(deck=FIVE), place="sunken-throne")
    assert (scene.asked, len(scene.hand().split())) == ("keep-hand", 2)


@pytest.mark.rule("TR-321", "TN-008")
def test_the_root_of_the_world(play: Play) -> None:
    assert play("hill-giant", place="root-of-the-world", node="combat", stop="turn").foe == 18
    strong = me(hand="young-dragon", played="young-dragon hill-giant", discard="orc")
    players = (strong, me(), me(discard="0 1"))
    scene = play("hill-giant", *players, place="root-of-the-world", below="lich", stop="press_on")
    assert (scene.asked, scene.chooser) == ("recall", "bard")
    scene.answer("orc")
    assert (scene.asked, scene.chooser) == ("recall", "thief")
    scene.answer(NO)
    assert (scene.deck(), scene.discard(2), scene.discard().split()[0]) == ("orc", "0 1", "hill-giant")


@pytest.mark.rule("TR-14", "TR-22", "TN-115")
def test_a_place_is_never_silenced(play: Play) -> None:
    tracks: dict[str, int | str] = {"foe-place": 2, "foe-own": 3}
    scene = play("chimera", me(hand="eye-of-the-deep 1"), place="glass-forge", tracks=tracks)
    scene.answer("eye-of-the-deep")
    assert (scene.foe, scene.power("eye-of-the-deep")) == (13, 4)


@pytest.mark.rule("TN-114", "TN-704")
def test_a_place_stays_the_name_of_its_dungeon_and_says_nothing_more(play: Play) -> None:
    scene = play("kobold", me(hand="hill-giant"), place="bramble-lane", others={2: "orc", 3: "ogre"}, stop="valley")
    assert (scene.pile("gone"), scene.pile("place:1"), scene.t.place()) == ("", "bramble-lane", "")
