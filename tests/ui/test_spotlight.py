"""Spotlight: the arrow ends at what it points at, and keeps clear of what it is not to lie over."""

from __future__ import annotations

import pygame

from game.ui.panels.spotlight import HEAD, arrow_curve

SHEET = pygame.FRect(24, 800, 740, 250)
FIRST, SECOND = pygame.FRect(760, 380, 520, 60), pygame.FRect(760, 445, 520, 60)


def test_an_arrow_goes_round_the_other_options_where_it_can() -> None:
    straight, round_it = arrow_curve(SHEET, FIRST), arrow_curve(SHEET, FIRST, [SECOND])
    assert any(SECOND.collidepoint(point) for point in straight)
    assert not any(SECOND.collidepoint(point) for point in round_it)


def test_an_arrow_ends_close_to_its_target_and_never_inside() -> None:
    for over in ([], [SECOND]):
        curve = arrow_curve(SHEET, FIRST, over)
        assert not any(FIRST.collidepoint(point) for point in curve)
        assert FIRST.inflate(40, 40).collidepoint(curve[-1])


def test_there_is_no_arrow_where_there_is_no_room_for_one() -> None:
    near = pygame.FRect(SHEET.x, SHEET.top - 100 - HEAD, 200, 100)
    assert arrow_curve(SHEET, near) == []
    assert arrow_curve(SHEET, near.move(0, -3 * HEAD))
