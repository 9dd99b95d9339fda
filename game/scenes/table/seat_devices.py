"""Seat devices: a seat may have a device of its own, which alone answers its questions while it is there.

Every other device may look, open the menu and skip what is shown; where it would answer, it is said whose turn it is.
What belongs to whom is kept with the journey.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.scenes.table.play import Play
from game.scenes.table.table_ui import TableUI
from game.ui.screen.devices import KEYS, PADS, Devices
from game.ui.screen.scene import Services, Words

KEPT = "devices"
"""Where it stands in what is kept beside the journey."""
OWN = (KEYS, *PADS)
_ANSWERING = frozenset(
    (
        "confirm", "main", "decline", "second", "undo", "redo", "next", "previous", "left", "right", "up", "down",
        "move-up", "move-down",
    )
)  # fmt: skip
"""What only the device of a seat does: to answer, to take back, and to walk the focus."""


def device_name(device: str, words: Words) -> str:
    """A device in words; any, if it is empty."""
    if device in PADS:
        return words("ui.players.pad", number=PADS.index(device) + 1)
    return words("ui.players.keys" if device == KEYS else "ui.players.any")


class SeatDevices:
    """The devices of the seats of one game."""

    def __init__(self, services: Services, play: Play, ui: Callable[[], TableUI]) -> None:
        self.services, self.play, self._ui = services, play, ui
        self._there = {device for device in OWN if self._devices.there(device)}

    def of(self, piece: str) -> str:
        """The device of a seat's own; empty for any."""
        kept = self.play.meta.get(KEPT)
        device = kept.get(piece, "") if isinstance(kept, dict) else ""
        return device if device in OWN else ""

    def there(self, device: str) -> bool:
        """Whether a device can be used now; "any" always."""
        return not device or self._devices.there(device)

    def give(self, piece: str, device: str) -> None:
        """From now on the questions of a seat are answered by this device; by any, if it is empty."""
        kept = self.play.meta.get(KEPT)
        others = {seat: own for seat, own in kept.items() if seat != piece} if isinstance(kept, dict) else {}
        self.play.meta[KEPT] = others | ({piece: device} if device else {})
        self.play.save()

    @property
    def asked(self) -> str:
        """The device that alone answers the open question; empty where any does."""
        prompt, banner = self.play.prompt, self.play.banner
        return self._alone(prompt.chooser) if prompt is not None and banner is not None and banner.seat else ""

    def _alone(self, piece: str) -> str:
        """The device that alone answers for a seat; empty where any does."""
        device = self.of(piece)
        return device if self._devices.there(device) else ""

    def may_answer(self) -> bool:
        """Whether the device that was pressed last may answer; where not, it is said whose turn it is."""
        asked, banner, words = self.asked, self.play.banner, self.services.words
        if not asked or self._devices.last == asked or banner is None:
            return True
        self.services.message(words("ui.players.not-yours", who=banner.who, device=device_name(asked, words)))
        return False

    def stops(self, event: pygame.event.Event) -> bool:
        """Whether an event would answer for the seat of another device; then it does nothing."""
        return bool(self.asked) and self._answers(event) and not self.may_answer()

    def _answers(self, event: pygame.event.Event) -> bool:
        bindings, ui = self.services.bindings, self._ui()
        if event.type in (pygame.KEYDOWN, pygame.CONTROLLERBUTTONDOWN):
            return bindings.action(event) in _ANSWERING or bindings.number(event) is not None
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != 1:
            return False
        docked = (*ui.dock.options, *ui.dock.controls)
        on_table = ui.option_at(ui.place_at(event.pos)) or ui.cell_under(ui.place_at(event.pos))
        return any(widget.contains(event.pos) for widget in docked) or (bool(on_table) and not ui.covers(event.pos))

    def update(self) -> None:
        """A device that has gone gives its seats back to any, and that is said."""
        question = self._ui().dock.question  # a banner that still hangs over what happens keeps its own device
        self._ui().dock.device = self._alone(question.prompt.chooser) if question and question.banner.seat else ""
        there = {device for device in OWN if self._devices.there(device)}
        gone, self._there = self._there - there, there
        words = self.services.words
        for seat in self.play.scoreboard.seats if gone else ():
            if self.of(seat.piece) in gone:
                device, who = device_name(self.of(seat.piece), words), self.play.given.get(seat.piece) or seat.short
                self.services.message(words("ui.players.gone", device=device, who=who))

    @property
    def _devices(self) -> Devices:
        return self.services.bindings.devices
