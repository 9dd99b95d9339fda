"""Reckoning: a power is a sum that explains itself, and a card is foretold as it is played."""

from __future__ import annotations

import pytest

from game.tenefyr.power import enemy_parts, parts
from game.tenefyr.view.preview import preview
from game.tenefyr.view.reckoning import reckoned, sources
from tests.tenefyr.table import Play, Scene, me
from tests.tenefyr.view.conftest import Seen


def piece(scene: Scene, card: str) -> str:
    """The piece of a card."""
    return next(name for name, it in scene.t.board.pieces.items() if it.card == card)


@pytest.mark.rule("TN-503", "TR-210")
def test_a_power_is_a_sum_with_its_sources(play: Play, seen: Seen) -> None:
    scene = play("stone-golem", me("barbarian", hand="barbarian ogre 1"), place="glass-forge", tracks={"foe-place": 2})
    scene.answer("barbarian", "ogre")
    view = seen(scene)
    found = parts(scene.t, piece(scene, "ogre"))
    assert reckoned(view.names, found) == "3 +1 ×2 = 8"
    assert sources(view.names, found)[1:] == ("+1: The Glass Forge", "×2: doubled by Red Mist")
    assert view.sheet(piece(scene, "ogre")).stakes[0] == "3 +1 ×2 = 8"
    assert reckoned(view.names, enemy_parts(scene.t)) == "13 +2 = 15"


@pytest.mark.rule("TN-412", "TN-012")
@pytest.mark.parametrize(
    ("hand", "card", "total", "sure"),
    [("kobold 0", "kobold", 2, True), ("orc 0", "orc", 1, False), ("fire-imp 0", "fire-imp", 3, False),
     ("ogre 0", "ogre", 3, False), ("bugbear 1", "basic1", 1, True)],
)  # fmt: skip
def test_a_card_is_foretold_as_far_as_anybody_can_know(
    play: Play, hand: str, card: str, total: int, sure: bool
) -> None:
    scene = play("hill-giant", me(hand=hand, deck="1 1 1"), stop="")
    found = preview(scene.t, piece(scene, card))
    assert (found.total, found.sure) == (total, sure)
    assert scene.asked == "play-card"


@pytest.mark.rule("TN-416", "TN-602")
def test_a_card_that_would_be_enough_says_so(play: Play, seen: Seen) -> None:
    scene = play("orc", me("thief", hand="hill-giant 0"))
    view, giant = seen(scene), piece(scene, "hill-giant")
    told = view.forecast(scene.prompt, giant)
    assert told is not None
    assert "Orc: beaten." in told.spoken
    assert "Loot goes to: Thief." in told.spoken
    assert view.banner(scene.prompt).details[0] == "Tree Trunk would beat the Orc"


@pytest.mark.rule("TN-407", "TN-408")
def test_keeping_and_a_new_hand_are_weighed_when_they_are_worked_out(play: Play, seen: Seen) -> None:
    scene = play("restless-knight", me("bard", hand="1 1 0", deck="0 0 1 1 1"), place="whispering-stair", node="draw",
                 stop="")  # fmt: skip
    view = seen(scene)
    banner = view.banner(scene.prompt)
    assert banner.verb == "keep this hand?"
    assert banner.details[0] == "at least 2 of the 9 still needed · new hand: the enemy’s power rises by 2"
    told = view.forecast(scene.prompt)
    assert told is not None
    assert told.working
    while view.ponder():
        pass
    told = view.forecast(scene.prompt)
    assert told is not None
    assert not told.working
    assert [row.label for row in view.own().forecasts[0].rows] == ["Keep", "New hand"]
    assert view.own().notes == ("New hand: the enemy’s power rises by 2",)


@pytest.mark.rule("TN-002", "TN-407", "TN-409")
def test_what_cannot_be_done_names_its_rule(play: Play, seen: Seen) -> None:
    scene = play("banshee", me("bard", hand="1 0"))
    view = seen(scene)
    assert scene.asked == "play-card"
    assert view.reason("new") == ("This hand cannot be changed: the Banshee.", "TN-002")
    enemy = view.reason(piece(scene, "banshee"))
    assert enemy == ("The Banshee is the enemy: your cards are played against it.", "TN-401")
    assert view.reason("dungeon:9")[1] == "TN-703"
