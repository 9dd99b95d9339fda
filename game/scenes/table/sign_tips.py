"""Sign tips: what a sign on a card means, for whoever points at it, or steps through those of the card in focus."""

from __future__ import annotations

from typing import Protocol

from game.kit.geometry import Point
from game.scenes.table.play import Play
from game.scenes.table.table_ui import TableUI
from game.ui.table.card_signs import CardSign
from game.ui.widgets.tooltip import Tip, Tooltip


class SignHost(Protocol):
    """What is needed of the scene."""

    play: Play
    ui: TableUI
    tooltip: Tooltip


class SignTips:
    """Tells the signs of the cards on the table, one at a time."""

    def __init__(self, scene: SignHost) -> None:
        self.scene = scene
        self._told: tuple[str, str] = ("", "")
        """The piece and the name of the sign that is told."""

    def point(self, piece: str, pos: Point) -> bool:
        """The pointer is at a place of a piece: tell the sign there; false where there is none."""
        sign = next((sign for sign in self._signs(piece) if sign.rect.collidepoint(pos)), None)
        return self._tell(sign, now=False)

    def step(self, piece: str) -> bool:
        """Tell the next sign of a piece, after the last one none; false where there is none."""
        signs = self._signs(piece)
        names = [sign.name for sign in signs]
        at = names.index(self._told[1]) + 1 if self._told[0] == piece and self._told[1] in names else 0
        return self._tell(signs[at] if at < len(signs) else None, now=True)

    def forget(self) -> bool:
        """Something else is pointed at; true where a sign was told."""
        told, self._told = self._told, ("", "")
        return bool(told[0])

    def _signs(self, piece: str) -> list[CardSign]:
        """The signs of a piece of which the game has something to say."""
        scene = self.scene
        if not piece or scene.play.guided or scene.ui.table.busy:
            return []
        return [sign for sign in scene.ui.table.signs_of(piece) if self._tip(sign) is not None]

    def _tip(self, sign: CardSign) -> Tip | None:
        told = self.scene.play.explained(f"sign:{sign.name}:{sign.piece}")
        return Tip(told.text, told.title, told.rule) if told is not None else None

    def _tell(self, sign: CardSign | None, *, now: bool) -> bool:
        if sign is None:
            return False
        self._told = (sign.piece, sign.name)
        self.scene.tooltip.aim(self._tip(sign), sign.rect, now=now)
        return True
