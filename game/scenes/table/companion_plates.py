"""Companion plates: at each seat who plays it, and a menu to hand it to the computer or take it over.

A seat of the computer has a plate with words and cogs on its piece and its turns; that of a person a small one. While
the menu is open the computer waits.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Protocol

import pygame

from game.kit.companion_choice import CompanionChoice
from game.kit.companions import ADVISER
from game.kit.geometry import Point
from game.kit.house_lines import handed
from game.scenes.table.name_tags import beside_tag
from game.scenes.table.play import Play
from game.scenes.table.table_ui import TableUI
from game.ui.panels.companion_panel import MenuGround, MenuTold, Plate, lay_out_menu
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Services
from game.ui.screen.theme import TYPE
from game.ui.table.panel_cache import PanelCache
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.tooltip import Tooltip

WIDE_MAT = 700.0
"""A mat from this width on has room for a plate as it is drawn; others for a smaller one."""
PLATE, SMALL_PLATE, HEIGHT = 280.0, 212.0, 34.0
GAP = 6.0
"""Between a plate and the name of whoever sits there: both hang on the edge of the mat."""
LEAST_MAT = 240.0
COG = 17.0


class PlateHost(Protocol):
    """What the plates need of the scene."""

    services: Services
    play: Play
    ui: TableUI
    tooltip: Tooltip

    def show_anew(self) -> None: ...


class CompanionPlates:
    """The plates of all seats, and the menu of one of them."""

    def __init__(self, scene: PlateHost, thinking: Callable[[], bool]) -> None:
        self.scene, self._thinking = scene, thinking
        self.plates = {piece: Plate(piece, self.toggle, scene.ui.dock.covers) for piece in self._seats()}
        self.opened = ""
        """The piece whose menu is open."""
        given = [given for entry in scene.play.session.entries for given in entry.given]
        self.reasons = {answer.chooser: answer.reason for answer in given if answer.reason}
        """Why each companion answered as it did last."""
        self._choice: CompanionChoice | None = None
        self._followed: object = None
        """What the plates were laid out for."""
        self._ground = MenuGround()
        self._buttons: list[Button] = []

    def _seats(self) -> Sequence[str]:
        """The pieces whose seats may be the computer's."""
        play = self.scene.play
        return list(play.session.companions) if play.mode.nature.computer_seats and not play.watched else ()

    @property
    def names(self) -> Mapping[str, str]:
        """The computer players that a seat can be given to, the usual one first."""
        mode, words = self.scene.play.mode, self.scene.services.words
        usual, name = next(iter(mode.computer_players().items()))
        return {usual: name, ADVISER: words(f"computer.{ADVISER}")}

    @property
    def widgets(self) -> list[Widget]:
        """What can be pressed: the plates that nothing lies over, and on top the menu."""
        menu: list[Widget] = [self._ground, *self._buttons] if self.opened else []
        return [*(plate for plate in self.plates.values() if plate.visible and not self._below_log(plate)), *menu]

    def _below_log(self, plate: Widget) -> bool:
        """Whether the open log lies over a plate."""
        drawer = self.scene.ui.drawer
        return drawer.open and bool(drawer.rect.colliderect(plate.rect))

    # -- the menu ----------------------------------------------------------------------------------

    def toggle(self, piece: str) -> None:
        """Open the menu of a seat, or close it."""
        if self.opened == piece:
            self.close()
            return
        self.opened = piece
        self._make_menu()
        self.scene.tooltip.aim(None)
        self.scene.services.audio.cue("page")
        self._widgets_changed()
        self.scene.ui.focus.to(self._buttons[0])

    def close(self) -> bool:
        """Close the menu; false where none was open."""
        if not self.opened:
            return False
        plate, self.opened = self.plates[self.opened], ""
        focused = self.scene.ui.focus.current in self._buttons
        self._widgets_changed()
        if focused:
            self.scene.ui.focus.to(plate if plate in self.widgets else self.scene.ui.focus_order.first())
        return True

    def handle(self, event: pygame.event.Event) -> bool:
        """A click beside the menu closes it, and does nothing else; Escape too."""
        beside = event.type == pygame.MOUSEBUTTONDOWN and not any(w.contains(event.pos) for w in self.widgets)
        back = self.scene.services.bindings.action(event) == "back"
        return bool(self.opened) and (beside or back) and self.close()

    def _make_menu(self) -> None:
        words, play = self.scene.services.words, self.scene.play
        piece, player = self.opened, play.session.companions.get(self.opened, "")
        name = play.view.face(piece).short
        seat = next((seat for seat in play.scoreboard.seats if seat.piece == piece), None)
        who = (seat.player if seat is not None else "") or words("ui.companion.someone")
        title = words("ui.companion.by-computer" if player else "ui.companion.by-person", name=name, who=who)
        quote = self.reasons.get(piece, "") if player else ""
        self._ground.told = MenuTold(title, f"“{quote}”" if quote else "")
        style = TYPE["button"].sized(20)
        make = partial(Button, (0, 0, 1, 1), kind="parchment", style=style)
        self._buttons = [make(words("ui.companion.take"), partial(self._hand_over, ""))] if player else []
        for known, label in self.names.items():
            if known != player:
                self._buttons.append(
                    make(words("ui.companion.hand-to", who=label), partial(self._hand_over, known), icon="cog")
                )

    def _hand_over(self, player: str) -> None:
        piece = self.opened
        self.close()
        self.hand_over(piece, player)

    def hand_over(self, piece: str, player: str) -> None:
        """From now on a seat is played by this computer player; by a person, if it is empty."""
        play = self.scene.play
        play.settle()
        play.session.hand_over(piece, player)
        play.note(handed(play.view, self.scene.services.words, piece, player))
        self.scene.show_anew()

    def _widgets_changed(self) -> None:
        self.scene.ui.focus_order.set_extra("seats", self.widgets)

    # -- what is shown -----------------------------------------------------------------------------

    def show(self, choice: CompanionChoice | None) -> None:
        """Show what the companion that is asked has chosen, on the cards and on its plate; None: nothing any more."""
        session = self.scene.play.session
        self._choice = choice
        if choice is not None and session.prompt is not None:
            self.reasons[session.prompt.chooser] = choice.reason
        self.scene.ui.show_choice(choice.ids if choice is not None else ())

    def update(self) -> None:
        """Follow who plays which seat, and where the seats lie: anew where something of that has changed."""
        ui, play = self.scene.ui, self.scene.play
        players = play.session.companions
        asked = play.session.prompt if play.session.computer is not None else None
        state = (ui.table.placement, ui.services.text, play.scoreboard, dict(play.names), dict(players), play.guided,
                 self.opened, asked, self._choice, self._thinking(), ui.drawer.open)  # fmt: skip
        if state == self._followed:
            return
        self._followed = state
        numbers = play.seats()
        ui.header.computers = frozenset(numbers[p] for p in self.plates if players.get(p) and p in numbers)
        for piece, plate in self.plates.items():
            area = ui.table.seat_area(piece)
            plate.visible = area.width >= LEAST_MAT and not play.guided
            wide = area.width >= WIDE_MAT
            plate.label = self._label(piece, players.get(piece, ""), wide)
            said = self.scene.services.words("ui.companion.hint", name=play.view.face(piece).short)
            plate.hint = "" if self.opened else said
            width = (PLATE if wide else SMALL_PLATE) if plate.label else HEIGHT
            plate.rect = beside_tag(ui, piece, (width, HEIGHT), GAP)
        if self.opened and self._below_log(self.plates[self.opened]):
            self.close()
        self._widgets_changed()

    @property
    def chosen(self) -> str:
        """What the companion that is asked has chosen, in words; empty while it has not."""
        return self._choice.label if self._choice is not None else ""

    def _label(self, piece: str, player: str, wide: bool) -> str:
        """What stands on a plate; empty for a person's."""
        words, session = self.scene.services.words, self.scene.play.session
        if not player:
            return ""
        asked = session.computer is not None and session.prompt is not None and session.prompt.chooser == piece
        if asked and self._choice is not None:
            return self._choice.label
        if asked and self._thinking():
            return words("ui.companion.thinks")
        name = ({**self.scene.play.mode.computer_players(), **self.names}).get(player, player)
        return words("ui.companion.plate", who=name.lower()) if wide else name

    def draw(self, canvas: Canvas, shelf: PanelCache) -> None:
        """Draw the plates, and the cogs on the pieces."""
        ui, players = self.scene.ui, self.scene.play.session.companions
        for piece, plate in self.plates.items():
            if not plate.visible:
                continue
            rect = ui.rect_of(piece)
            if players.get(piece) and rect is not None:
                small = min(1.0, rect.width / 160)
                draw_cog(canvas, (rect.x + 28 * small, rect.y + 62 * small), COG * max(0.7, small))
            shelf.draw(canvas, plate)

    def draw_menu(self, canvas: Canvas) -> None:
        """Draw the menu that is open, over everything at the table."""
        if self.opened:
            lay_out_menu(self._ground, self._buttons, self.plates[self.opened].rect, canvas.bounds)
            for widget in (self._ground, *self._buttons):
                widget.draw(canvas)

    def covers(self, pos: Point) -> bool:
        """Whether a plate or the menu lies at a position."""
        return any(widget.contains(pos) for widget in self.widgets)

    @property
    def covered(self) -> list[pygame.FRect]:
        """What they cover on the table."""
        return [widget.rect for widget in self.widgets]


def draw_cog(canvas: Canvas, centre: tuple[float, float], radius: float) -> None:
    """The sign of a piece that the computer plays."""
    canvas.circle(centre, radius, canvas.theme["black-ink"], edge=canvas.theme["gold-line"], width=2)
    canvas.icon("cog", centre, radius * 1.4, canvas.theme["gold-title"])
