"""Piece pictures: figures, features and things of a level as the copy of the board tells them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

import pygame

from game.heroica.view.values import FeatureShown, MonsterShown, TableValues
from game.kit.board import Board
from game.kit.cells import cell_of
from game.looks.heroica import displayed_values as displayed
from game.looks.heroica.displayed_values import own, seat_of
from game.looks.heroica.openings import LIDS
from game.looks.heroica.standees import draw_feature, draw_hero, draw_monster, draw_thing
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Words
from game.ui.table.frame_state import FrameState


class Pose(NamedTuple):
    """How a piece stands: whether it looks to the left; where a final boss looks, if not as the copy says; whether a
    feature is open before the copy says so; whether a figure throws its shadow where it stands.
    """

    left: bool = False
    faces: str = ""
    ajar: bool = False
    grounded: bool = False


class PiecePictures:
    """The pictures of one level, whose land has this theme."""

    def __init__(self, theme: str, words: Words) -> None:
        self._theme, self._words = theme, words
        self.monsters: dict[str, MonsterShown] = {}
        self.features: dict[str, FeatureShown] = {}
        """Monsters and features as they were told last, also those that have just left the board."""

    def learn(self, values: TableValues) -> None:
        """What the model tells of them now."""
        self.monsters |= {it.piece: it for it in values.monsters}
        self.features |= {it.piece: it for it in values.features}

    def meet(self, board: Board, kinds: Mapping[str, str], now: Callable[[], TableValues]) -> None:
        """Know the monsters that have just come to the copy of the board, from what the model tells `now`; those that
        it tells of no more, as they came and went while it was ahead, by their cards. `kinds` says what each card is.
        """
        on_board = [
            piece for piece, it in board.pieces.items()
            if kinds.get(it.card) == "monster" and cell_of(it.zone) is not None
        ]  # fmt: skip
        if self.monsters.keys() >= set(on_board):
            return
        self.learn(now())
        for piece in on_board:
            it, bar = board.pieces[piece], displayed.tokens(board, piece, displayed.BAR)
            met = MonsterShown(piece, it.card, (it.zone,), bar or 1, bar or 1, boss=bar > 0)
            self.monsters.setdefault(piece, met)

    def picture(
        self, canvas: Canvas, state: FrameState, piece: str, size: tuple[float, float], pose: Pose
    ) -> pygame.Surface:
        """A piece on a surface of this logical size."""
        board, seat = state.board, seat_of(state.shown, piece)
        if seat is not None:
            down, mounted = (bool(displayed.tokens(board, piece, it)) for it in (displayed.DOWN, displayed.MOUNTED))
            return canvas.kept(
                ("hero", piece, seat.number, down, mounted, pose.left, pose.grounded), size, lambda made: draw_hero(
                    made, size, seat, down=down, mounted=mounted, left=pose.left, grounded=pose.grounded
                )
            )  # fmt: skip
        if piece in self.monsters:
            return self._monster(canvas, board, piece, size, pose)
        if piece in self.features:
            return self.feature(canvas, board, piece, size, ajar=pose.ajar)
        card = board.pieces[piece].card
        cushion = any(it.piece == piece and it.relic for it in own(state.shown).things)
        return canvas.kept(("thing", card, cushion), size, lambda made: draw_thing(made, size, card, cushion))

    def _monster(
        self, canvas: Canvas, board: Board, piece: str, size: tuple[float, float], pose: Pose
    ) -> pygame.Surface:
        it = self.monsters[piece]
        strength = displayed.tokens(board, piece, displayed.BAR) if it.boss or it.final else it.strength
        faces = (pose.faces or str(board.tracks.get(displayed.FACES, ""))) if it.final else ""
        return canvas.kept(
            ("monster", it.card, strength, faces, pose.left, pose.grounded), size, lambda made: draw_monster(
                made, size, it, strength, faces, pose.left, grounded=pose.grounded
            )
        )  # fmt: skip

    def feature(
        self, canvas: Canvas, board: Board, piece: str, size: tuple[float, float], *, ajar: bool = False
    ) -> pygame.Surface:
        """A feature, open or empty as the copy tells it."""
        opened, emptied = (bool(displayed.tokens(board, piece, it)) for it in (displayed.OPEN, displayed.EMPTY))
        it = self.features[piece]._replace(open=opened or (ajar and not self._has_lid(piece)), empty=emptied)
        ajar = ajar and self._has_lid(piece)
        left = self._words("table.sum-door.left", left=it.left) if it.left < it.total else ""
        return canvas.kept(
            ("feature", it, ajar), size, lambda made: draw_feature(made, size, it, self._theme, left, ajar=ajar)
        )  # fmt: skip

    def _has_lid(self, piece: str) -> bool:
        return self.features[piece].card in LIDS
