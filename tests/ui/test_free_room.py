"""Free room: the place that costs least is found, and those that cannot be better are not looked at."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import pygame
import pytest

from game.ui.panels import free_room
from game.ui.panels.free_room import FAR, MARGIN, WORST, Rather, find_room

BOUNDS = pygame.FRect(0, 80, 1920, 1000)
NEAR = (960.0, 112.0)


def cost(place: pygame.FRect, must: Sequence[pygame.FRect], rather: Sequence[Rather]) -> float:
    """What a place costs, as it is said."""

    def over(rect: pygame.FRect) -> float:
        common = place.clip(rect)
        return float(common.width * common.height)

    told = (abs(place.centerx - NEAR[0]) + abs(place.y - NEAR[1])) * FAR
    told += sum(over(soft.rect) * soft.weight for soft in rather)
    if any(place.colliderect(rect.inflate(2 * MARGIN, 2 * MARGIN)) for rect in must):
        told += WORST * (1 + sum(over(rect) for rect in must))
    return told


def scattered(chance: random.Random, most: int) -> list[pygame.FRect]:
    def one() -> pygame.FRect:
        size = (chance.randint(40, 300), chance.randint(40, 250))
        return pygame.FRect(chance.randint(0, 1700), chance.randint(80, 900), *size)

    return [one() for _ in range(chance.randint(0, most))]


@pytest.mark.parametrize("seed", range(12))
def test_no_place_costs_less_than_the_one_that_is_found(seed: int) -> None:
    chance = random.Random(seed)
    must = scattered(chance, 24 if seed % 2 else 6)
    rather = [Rather(rect, chance.choice((0.3, 1.0, 4.0))) for rect in scattered(chance, 20)]
    size = (chance.choice((300.0, 620.0)), chance.choice((120.0, 300.0)))
    found = find_room(size, BOUNDS, must, rather, NEAR)
    assert found.size == size
    assert BOUNDS.contains(found)
    corners = free_room._corners(size, BOUNDS, [*must, *(soft.rect for soft in rather)])
    least = min(cost(pygame.FRect(*corner, *size), must, rather) for corner in corners)
    assert cost(found, must, rather) == pytest.approx(least, abs=0.1)


def test_places_farther_off_than_the_best_one_is_worth_are_not_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[object] = []
    covered: Callable[..., float] = free_room._covered

    def watched(*given: object) -> float:
        looked.append(given)
        return covered(*given)

    monkeypatch.setattr(free_room, "_covered", watched)
    must = [pygame.FRect(60 + 150 * column, 300 + 200 * row, 120, 150) for column in range(12) for row in range(3)]
    tried = len(list(free_room._corners((600.0, 150.0), BOUNDS, must)))
    find_room((600.0, 150.0), BOUNDS, must, (), NEAR)
    assert len(looked) < tried / 20
