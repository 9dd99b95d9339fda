"""Players sheet: who sits at each seat, by name; whether a computer plays it; and which device answers for it."""

from __future__ import annotations

from typing import Protocol

import pygame

from game.kit.house_lines import sits
from game.kit.people import sit_down
from game.kit.shown import Seat
from game.kit.sitting import NAME_LIMIT
from game.scenes.table.companion_plates import CompanionPlates
from game.scenes.table.play import Play
from game.scenes.table.seat_devices import OWN, SeatDevices, device_name
from game.scenes.table.table_menu import TableMenu
from game.ui.screen.canvas import Canvas
from game.ui.screen.devices import PADS
from game.ui.screen.scene import Services
from game.ui.screen.theme import TYPE
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.emblems import draw_seat
from game.ui.widgets.textfield import TextField

WIDTH, MARGIN = 1380.0, 56.0
HEAD, ROW, FIELD, FOOT = 112.0, 78.0, 56.0, 104.0
MOST_GROWTH, WIDEST = 1.6, 1860.0
COLUMNS = (0.23, 0.24, 0.27, 0.26)
"""The parts of a row: piece, name, who plays, device."""
STYLE = TYPE["button"].sized(21)


class PlayersHost(Protocol):
    """What the sheet needs of the scene."""

    services: Services
    play: Play
    companions: CompanionPlates
    devices: SeatDevices

    def show_anew(self) -> None: ...


class PlayersSheet(TableMenu):
    """The seats of a game that is played. What is changed holds at once, a name when the sheet is closed."""

    def __init__(self, scene: PlayersHost) -> None:
        super().__init__(scene.services, MOST_GROWTH)
        self.scene = scene
        self.seats: tuple[Seat, ...] = scene.play.scoreboard.seats
        words = self.services.words
        self._names = {seat.piece: self._given(seat) for seat in self.seats}
        self._before = dict(self._names)
        self.close_button = Button((0, 0, 1, 1), words("ui.players.done"), self.close, kind="main", style=STYLE)
        self.rows = [self._row(seat) for seat in self.seats]
        # Left and right belong to a name that is written: what lies beside it is reached by Tab.
        buttons = [button for _, *others in self.rows for button in others]
        self.focus.parts = {"names": [name for name, *_ in self.rows], "seats": [*buttons, self.close_button]}
        self.focus.to(self.close_button)

    def _given(self, seat: Seat) -> str:
        """The name that somebody gave; empty where nobody did."""
        return self.scene.play.given.get(seat.piece, "")

    def _row(self, seat: Seat) -> list[Widget]:
        words, piece = self.services.words, seat.piece
        usual = words("ui.setup.player", number=seat.number)
        name = TextField(
            (0, 0, 1, 1), self._names[piece], lambda text: self._names.update({piece: text}), limit=NAME_LIMIT,
            placeholder=usual, ground="leather", style=TYPE["ui-bold"].sized(21),
            hint=words("ui.setup.name_hint", seat=seat.number),
        )  # fmt: skip
        device = Button((0, 0, 1, 1), "", lambda: self._next_device(seat), style=STYLE)
        who = [Button((0, 0, 1, 1), "", lambda: self._next_player(seat), style=STYLE)] if self._may_be_computer else []
        row: list[Widget] = [name, *who, device]
        self._label(seat, row)
        return row

    @property
    def _may_be_computer(self) -> bool:
        return self.scene.play.mode.nature.computer_seats

    def _label(self, seat: Seat, row: list[Widget]) -> None:
        """Say on its buttons who plays a seat, and with what."""
        words, play = self.services.words, self.scene.play
        *_, device = row
        assert isinstance(device, Button)
        own = self.scene.devices.of(seat.piece)
        name = device_name(own, words)
        device.label = name if self.scene.devices.there(own) else words("ui.players.away", device=name)
        if self._may_be_computer:
            who, player = row[1], play.session.companions.get(seat.piece, "")
            assert isinstance(who, Button)
            who.label = self.scene.companions.names.get(player, player) if player else words("ui.players.person")
            who.icon = "cog" if player else ""

    def _next_player(self, seat: Seat) -> None:
        order = ["", *self.scene.companions.names]
        player = self.scene.play.session.companions.get(seat.piece, "")
        at = order.index(player) if player in order else -1
        self.scene.companions.hand_over(seat.piece, order[(at + 1) % len(order)])
        self._label(seat, self.rows[self.seats.index(seat)])

    def _next_device(self, seat: Seat) -> None:
        order = ["", *OWN]
        device = order[(order.index(self.scene.devices.of(seat.piece)) + 1) % len(order)]
        self.scene.devices.give(seat.piece, device)
        self._label(seat, self.rows[self.seats.index(seat)])

    def close(self) -> None:
        """Take the names over, and go back to the table."""
        super().close()
        play, words = self.scene.play, self.services.words
        for seat in self.seats:
            name = self._names[seat.piece].strip()
            if name == self._before[seat.piece]:
                continue
            play.settle()
            sit_down(play.session, seat.piece, name)
            play.note(sits(play.view, words, seat.piece, name))
        self.scene.show_anew()

    # -- drawing -----------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        words, theme = self.services.words, canvas.theme
        rect = self.draw_panel(canvas, words("ui.players.title"), MARGIN)
        for seat, row in zip(self.seats, self.rows, strict=True):
            middle = row[0].rect.centery
            draw_seat(canvas, seat.number, (rect.x + MARGIN + 18, middle), 15)
            room = row[0].rect.x - rect.x - MARGIN - 62
            canvas.text(seat.short, (rect.x + MARGIN + 46, middle), TYPE["ui-bold"], theme["cream"], at="mid",
                        width=room)  # fmt: skip
        style, right = TYPE["second-italic"], self.close_button.rect.x - 24
        lines = canvas.type.wrap(self._told(), style, right - rect.x - MARGIN)[:2]
        step = canvas.type.line_height(style)
        for at, line in enumerate(lines):
            y = self.close_button.rect.centery + (at - (len(lines) - 1) / 2) * step
            canvas.text(line, (rect.x + MARGIN, y), style, theme["cream-2"], at="mid", width=right - rect.x - MARGIN)
        self.focus.draw(canvas)

    def _told(self) -> str:
        """What a device of its own means; whoever presses a button of a pad is told which pad that is."""
        words, last = self.services.words, self.services.bindings.devices.last
        told = words("ui.players.told")
        return f"{words('ui.players.this', device=device_name(last, words))} {told}" if last in PADS else told

    def place(self, bounds: pygame.FRect) -> pygame.FRect:
        growth = self.growth
        width, row = min(WIDEST, WIDTH * growth), ROW * growth
        height = HEAD * growth + row * len(self.rows) + FOOT * growth
        rect = pygame.FRect(bounds.centerx - width / 2, bounds.centery - height / 2, width, height)
        inner = width - 2 * MARGIN
        for number, widgets in enumerate(self.rows):
            y = rect.y + HEAD * growth + row * number
            x = rect.x + MARGIN + COLUMNS[0] * inner
            parts = COLUMNS[1:] if len(widgets) == 3 else (COLUMNS[1], COLUMNS[2] + COLUMNS[3])
            for widget, part in zip(widgets, parts, strict=True):
                widget.rect = pygame.FRect(x, y + (row - FIELD * growth) / 2, part * inner - 14, FIELD * growth)
                x += part * inner
        wide = 200 * growth
        top = rect.bottom - 24 - FIELD * growth
        self.close_button.rect = pygame.FRect(rect.right - MARGIN - 14 - wide, top, wide, FIELD * growth)
        return rect
