"""Seat lights: how far each seat is lit, and the one breath of what can be chosen when it lights up."""

from __future__ import annotations

from collections.abc import Mapping

from game.ui.screen.tween import Tween, out_cubic

HANDOVER, BREATH = 300.0, 600.0


class SeatLights:
    """The lights of a table; times are milliseconds at speed 1."""

    def __init__(self) -> None:
        self._lights: dict[int, Tween] = {}
        self._breath = Tween(1.0, out_cubic)

    @property
    def values(self) -> dict[int, float]:
        """How far each seat is lit (0 to 1)."""
        return {seat: light.value for seat, light in self._lights.items()}

    @property
    def breath(self) -> float:
        """How far the breath has come (0 to 1)."""
        return self._breath.value

    def light(self, seats: Mapping[str, int], lit: str, *, at_once: bool) -> None:
        """Light the seat of one piece (none, if it has no seat), and no other."""
        for name, seat in seats.items():
            light = self._lights.setdefault(seat, Tween(0.0, out_cubic))
            light.to(1.0 if name == lit else 0.0, 0.0 if at_once else HANDOVER)

    def breathe(self) -> None:
        """Take the breath anew."""
        self._breath.jump(0.0)
        self._breath.to(1.0, BREATH)

    def update(self, dt: float) -> bool:
        """Let time pass; true while a light changes."""
        moved = False
        for tween in (*self._lights.values(), self._breath):
            moved = tween.update(dt) or moved
        return moved

    def rest(self) -> None:
        """Every seat as bright as it is to be."""
        for light in self._lights.values():
            light.jump(light.goal)
