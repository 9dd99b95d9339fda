"""The arcs of a combat: every number of tokens finds its place on the ring, none on another."""

from __future__ import annotations

import math
from itertools import combinations

import pygame
import pytest

from game.looks.runebound.arena import RIM
from game.looks.runebound.combat_placement import arc
from game.looks.runebound.placement import hand_places

RING = pygame.FRect(545, 143, 830, 830)
HAND = pygame.FRect(1436, 706, 470, 178)


@pytest.mark.parametrize("count", range(1, 15))
@pytest.mark.parametrize("upper", [True, False])
def test_tokens_lie_side_by_side_on_their_half_of_the_ring(count: int, upper: bool) -> None:
    coins = arc(RING, count, upper)
    assert len(coins) == count
    for (one, radius), (other, further) in combinations(coins, 2):
        assert math.dist(one, other) > (radius + further) * 0.96
    for (x, y), radius in coins:
        assert math.dist((x, y), RING.center) + radius < RING.width / 2 - RIM
        assert (y + radius * 0.5 < RING.centery) == upper


def test_tokens_lie_in_the_order_of_their_pool_from_the_left() -> None:
    for upper in (True, False):
        lefts = [x for (x, _), _ in arc(RING, 6, upper)]
        assert lefts == sorted(lefts)


@pytest.mark.parametrize("count", range(1, 9))
def test_the_name_of_each_card_of_a_hand_is_seen(count: int) -> None:
    places = [rect for rect, _ in hand_places(HAND, count)]
    assert len(places) == count
    for at, rect in enumerate(places):
        name = pygame.FRect(rect.x + 6, rect.y + 8, 92, 24)
        assert name.collidelist(places[at + 1 :]) < 0, at
        assert HAND.left - 10 < rect.left
        assert rect.right < HAND.right
