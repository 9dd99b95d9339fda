"""Placement: what Terrinoth adds to the tables of the family: the success tokens of each hero on the mat."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.kit.geometry import Point
from game.looks.adventure.placement import AdventurePlacement
from game.looks.terrinoth.panels import progress_point, track_point

DECKS = ("enemy", "exploration", "location")
TOKENS = 5


class TerrinothPlacement(AdventurePlacement):
    """Where everything lies."""

    decks = DECKS
    track_point = staticmethod(track_point)
    progress_point = staticmethod(progress_point)

    def spots(self) -> Iterator[tuple[str, pygame.FRect]]:
        """token:<hero>:<i>, then those of the family."""
        for hero, seat in self.seats.items():
            for index in range(TOKENS):
                yield f"token:{hero}:{index}", self.layout.seat(seat, f"token.{index + 1}")
        yield from super().spots()

    def token_point(self, piece: str, token: str, index: int) -> Point | None:
        """Success tokens lie in the row of a hero's mat."""
        seat = self.seats.get(piece)
        if seat is not None and token == "success":
            return self.layout.seat(seat, f"token.{min(index, TOKENS - 1) + 1}").center
        return super().token_point(piece, token, index)
