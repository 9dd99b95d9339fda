"""Table UI: what lies on the screen of a game: drawn table, header, dock, log drawer, and the focus that walks them.

It is laid out anew when window, type or theme changed, and follows the open question: which places light up,
which are dimmed, what is docked. It decides nothing; the scene does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.kit.cells import cell_of
from game.kit.errors import ContentError
from game.kit.prompts import Prompt, halves_of
from game.scenes.faults import tell_damaged
from game.scenes.table.focus_order import FocusOrder, Panels, Walked
from game.scenes.table.focus_places import CellCursor, FocusPlace, Where
from game.scenes.table.marks import marks_of
from game.scenes.table.play import Play
from game.scenes.table.question_shown import forecast_of, question_of, roll_of
from game.scenes.table.roll_stop import Waiting
from game.scenes.table.told_log import ToldLog
from game.ui.ambience.ambience_table import AmbienceTable
from game.ui.panels.dock import Dock, DockActions
from game.ui.panels.header import Header, HeaderActions, Undo
from game.ui.panels.log_drawer import LogActions, LogDrawer
from game.ui.screen.scene import Services
from game.ui.screen.tempo import TEMPOS
from game.ui.table.curtain_look import CurtainLook
from game.ui.table.game_tables import GameTables
from game.ui.table.gestures import Selection, Target, targets
from game.ui.table.highlights import Highlight
from game.ui.table.layout import Layout, TableLayout
from game.ui.table.look import Look
from game.ui.table.map_overlay import MapMarks
from game.ui.table.table_view import TableView
from game.ui.widgets.base import Widget
from game.ui.widgets.focus import Focus

PILE_RIM = 12.0
"""What a card on a pile may reach beyond the spot of the pile."""
BELOW_HEADER = 40.0
"""A strip that begins no farther below the header hangs from it."""


class TableUIActions(NamedTuple):
    """What the widgets at the table do."""

    dock: DockActions
    header: HeaderActions
    press: Callable[[str], object]
    log: LogActions
    lit: Callable[[], MapMarks]
    """What the open question lights on a map."""
    cursor: Callable[[Where], CellCursor | None]
    """The cursor for the cells of a path, where the open question is about one."""
    allows: Callable[[str], bool]
    """Whether an option may be chosen by somebody who is led."""
    first: Callable[[], Widget | None]
    """What has the focus of somebody who is led; None where the question's own order holds."""


class TableUI:
    """The screen of one quest; `play` is the game on it."""

    def __init__(self, services: Services, play: Play, actions: TableUIActions) -> None:
        self.services, self.play, self.actions = services, play, actions
        self.look: Look = services.games.look(play.mode.id)
        self.tables = GameTables(self.look, len(play.scoreboard.seats))
        self.shown_table = self.look.shown_table(play.session.state.board)
        """Which of the game's tables is seen."""
        self.zones: TableLayout = self.tables[self.shown_table]
        self.focus = Focus(services.bindings, calm=lambda: services.calm)
        self.selection: Selection | None = None
        self.targets: list[Target] = []
        self.places: dict[str, str] = {}
        """Where each option lies, also one that nobody may choose who is led."""
        self.hovered = ""
        self._shown: dict[str, Highlight] = {}
        """What a companion has chosen."""
        self.waiting: Waiting | None = None
        """What waits for its roll."""
        self.settled = True
        """False while the table still shows what was answered, and the dice of it are read."""
        self._laid_for: object = None
        self._sought: Prompt | None = None
        """The question for whose cells the camera of a map was sent."""
        self._found = False
        """Whether there were such cells."""
        self.layout: Layout = self.tables.laid_out(self.shown_table, services.window.stage.bounds)
        air = services.games.folder(play.mode.id) / "ambience.toml"
        self.air = AmbienceTable()
        if air.is_file():  # a game need not have one
            try:
                self.air = AmbienceTable.read(air)
            except ContentError as fault:
                tell_damaged(services, fault)
        self.table = self._new_table()
        self.header = Header(self.layout, services.words, actions.header)
        self.dock = Dock(services.words, self.layout, actions.dock)
        self.told_log = ToldLog(play)
        self.drawer = LogDrawer(self.layout["log-drawer"], services.words, actions.log, self.look.theme.icons)
        self.dock.on_turn = self._turned
        walked = Walked(self.rect_of, actions.press, actions.cursor, actions.dock.confirm, actions.first, self._spots)
        self.focus_order = FocusOrder(self.focus, play, Panels(self.dock, self.header, self.drawer), walked)

    # -- laying out --------------------------------------------------------------------------------

    def fit(self) -> bool:
        """Lay everything out anew if window, type or theme changed since the last time; true when they did."""
        services = self.services
        stage = services.window.stage
        state = (id(services.text), stage, services.theme.name)
        self.dock.calm = self.drawer.calm = services.calm
        if state == self._laid_for:
            self._keep_pace()
            self._follow_table()
            return False
        self._laid_for = state
        self.shown_table = self.look.shown_table(self.play.session.state.board)
        self.zones = self.tables[self.shown_table]
        self.layout = self.tables.laid_out(self.shown_table, stage.bounds)
        services.images.leave_off()
        before, self.table = self.table, self._new_table()
        self.table.take_over(before)
        self._keep_pace()
        self.table.rebuild(self.play.session.state.board)
        self.header.lay_out(self.layout)
        self.drawer.lay_out(self.layout["log-drawer"])
        self.settled, self._sought = True, None
        self.ask()
        return True

    def _new_table(self) -> TableView:
        play = self.play
        kinds, table = play.mode.notes(), self.shown_table
        return TableView(self.services, self.look, self.layout, play.view, kinds, self.air, table)

    def _follow_table(self) -> None:
        """Show another of the game's tables where what is told has come to it, or this one in another arrangement."""
        shown = self.look.shown_table(self.table.animator.board)
        if shown == self.shown_table:
            self._rearrange()
            return
        self.shown_table, self.zones = shown, self.tables[shown]
        self.layout = self.tables.laid_out(shown, self.services.window.stage.bounds)
        self.table.turn_to(shown, self.layout)
        self.header.lay_out(self.layout)
        self.drawer.lay_out(self.layout["log-drawer"])
        self.dock.lay_out(self.layout)
        self.ask()

    def _rearrange(self) -> None:
        """Arrange the panels as the look wants them now."""
        wanted = self.table.own.arrangement
        layout = self.tables.laid_out(self.shown_table, self.services.window.stage.bounds, wanted)
        if layout is self.layout:
            return
        self.layout = layout
        self.table.rearrange(layout)
        self.header.lay_out(layout)
        self.dock.lay_out(layout)
        self.ask()

    def curtain(self) -> CurtainLook | None:
        """What hangs between two players, where the look has one of its own."""
        return self.look.curtain(self.services, self.table.animator.board, self.table.shown)

    def lay_anew(self) -> None:
        """Lay everything out again, because the table is seen from another seat."""
        self._laid_for = None
        self.fit()

    def _keep_pace(self) -> None:
        settings = self.services.settings
        watched = self.play.watched and TEMPOS[settings.speed].by_hand  # nobody is there to go on
        self.table.tempo = TEMPOS["step" if self.play.guided else "even" if watched else settings.speed]
        self.table.reduced = settings.reduced_motion
        self.table.stories = settings.stories

    # -- places ------------------------------------------------------------------------------------

    def place_at(self, pos: tuple[float, float]) -> str:
        """The piece at a position, else the spot, which goes before a piece that cannot be chosen when it can."""
        piece, spot = self.table.piece_at(pos) or "", self.table.spot_at(pos) or ""
        lit = {target.place for target in self.targets if target.place}
        return spot if spot in lit and piece not in lit else piece or spot

    def rect_of(self, place: str) -> pygame.FRect | None:
        """Where a place is seen now."""
        return self.table.rect_of(place) if place else None

    def option_at(self, place: str) -> str:
        """The option that lies at a place, before what is seldom wanted; the mat of a seat is its piece as answer."""
        mat = self.owner_of(place) if place.startswith(("seat:", "health:")) else ""
        ranked = sorted(self.targets, key=lambda target: self.dock.tray.is_quiet(target.option))
        lying = {target.place: target.option for target in reversed(ranked) if target.place}
        found = lying.get(place) or lying.get(mat or self.cell_under(place), "")
        return found if not mat or mat in halves_of(found) else ""

    def options_at(self, place: str) -> list[str]:
        """The options that a click on a place alone cannot tell apart: several that lie there, what can be brought to
        somebody, and what is seldom wanted, which no click answers by chance; empty where the click is an answer.
        """
        selection = self.selection
        if selection is None or selection.gesture.pick != "one":
            return []
        found = [target.option for target in self.targets if target.place and target.place == place]
        loud = [option for option in found if not self.dock.tray.is_quiet(option)]
        return found if len(loud) != 1 or halves_of(loud[0])[1] else []

    def tells_beside(self, place: str) -> bool:
        """Whether what a piece is stands beside it: the table keeps no room for a sheet, and the game has it in short.
        """
        if not self.zones.zones["inspector"].over or place not in self.play.session.state.board.pieces:
            return False
        return self.table.busy or self.play.explained(place) is not None

    def cell_under(self, place: str) -> str:
        """The cell of a map that a place is, or in which a piece stands; empty for none."""
        piece = self.play.session.state.board.pieces.get(place)
        zone = piece.zone if piece is not None else place
        return zone if cell_of(zone) is not None else ""

    def pile_of(self, place: str) -> str:
        """The place itself; for a piece the spot of the pile on which it lies, and nothing where it lies on none."""
        piece = self.play.session.state.board.pieces.get(place)
        if piece is None:
            return place
        pile, rect = self.table.placement.spot(piece.zone), self.rect_of(place)
        if pile is None or rect is None or pile.width >= 2 * rect.width:
            return ""
        return piece.zone if pile.inflate(PILE_RIM, PILE_RIM).contains(rect) else ""

    def owner_of(self, place: str) -> str:
        """The piece to whom a place belongs: a seat, or a card of that piece; empty for nobody's."""
        kind, _, rest = place.partition(":")
        if kind == "health":
            return rest
        if kind == "seat":
            return next((seat.piece for seat in self.play.scoreboard.seats if str(seat.number) == rest), "")
        piece = self.play.session.state.board.pieces.get(place)
        if piece is None:
            return ""
        return piece.id if piece.zone == "seats" else piece.zone.partition(":")[2]

    def legal_rects(self) -> list[pygame.FRect]:
        """Where the options lie that can be clicked on the table."""
        rects = [self.rect_of(target.place) for target in self.targets]
        return [rect for rect in rects if rect is not None]

    @property
    def top_bars_end(self) -> float:
        """Where header and the strips that hang below it end: notes come below them. A strip may lie elsewhere."""
        header, strips = self.layout["header"], [strip.rect for strip in self.header.strips.widgets]
        return max([header.bottom, *(rect.bottom for rect in strips if rect.top < header.bottom + BELOW_HEADER)])

    def is_covered(self, zone: str) -> bool:
        """Whether cards that are being chosen from lie over a zone."""
        drawn = (self.rect_of(piece) for piece in self.play.session.state.board.zone("drawn"))
        return any(rect is not None and rect.colliderect(self.layout[zone]) for rect in drawn)

    def covers(self, pos: tuple[float, float]) -> bool:
        """Whether dock, header or log lie at a position."""
        if self.dock.covers(pos) or self.drawer.covers(pos) or self.layout["header"].collidepoint(pos):
            return True
        return any(widget.contains(pos) for widget in (*self.header.widgets, *self.dock.controls))

    def _spots(self) -> list[str]:
        """The named places of the table that are no cells of a map, and the dice that lie."""
        named = [name for name, _ in self.table.placement.spots() if cell_of(name) is None]
        return [*named, *(f"die:{die.id}" for die in self.table.dice.dice)]

    # -- the open question -------------------------------------------------------------------------

    def ask(self) -> None:
        """Show the open question: banner, options, and the places where it can be answered."""
        play, prompt = self.play, self.play.prompt
        self.told_log.fill(self.drawer, self.table.animator.untold, anew=True)
        rewind = not (play.undo_is_free or play.guided)
        undo = Undo(play.undo_words, rewind, play.redo_words, play.steps, play.undo_refused)
        if not self.settled:
            self._wait_for_table(undo)
            return
        self.header.show(play.scoreboard, undo, None if play.guided else play.objective)
        if prompt is None:
            self.selection, self.targets, self.waiting = None, [], None
            self.dock.ask(None, self.layout)
            self.table.dice.waiting, self.table.sideways = (), ""
            if (asked := play.session.prompt) is not None and (play.watched or play.computer_asked):
                if play.watched:
                    self._lay_dice(asked)
                self.table.deciding = asked.chooser
        else:
            kept = self.selection
            if kept is None or kept.prompt is not prompt:
                self.waiting = None
                self.selection = Selection(play.kind_of(prompt).gesture, prompt)
            assert self.selection is not None
            self._find_targets(self.selection)
            self._lay_dice(prompt)
            self._wait_for_roll(self.selection)
            self.dock.ask(question_of(self, self.selection), self.layout)
            self.table.deciding = prompt.chooser
            self.table.resume(prompt.source)
        self.focus_order.arrange(self.selection, self.targets)
        self.mark()
        if prompt is not None:
            self.seek(prompt)

    def seek(self, prompt: Prompt) -> None:
        """Send the camera to the cells of a question that has come up, or that a lesson lets be chosen only now."""
        lying = (cell_of(self.cell_under(target.place)) for target in self.targets)
        cells = {cell for cell in lying if cell is not None}
        if self.table.held is not None or (prompt is self._sought and (self._found or not cells)):
            return
        self._sought, self._found = prompt, bool(cells)
        self.table.seek(cells)

    def _find_targets(self, selection: Selection) -> None:
        """Where the options lie; of pairs where what was taken can be brought to."""
        found = targets(selection.gesture, selection.prompt, self.play.choices, selection.first)
        self.targets = [target for target in found if self.actions.allows(target.option)]
        self.places = {target.option: target.place for target in found}
        if selection.gesture.pick == "pair":
            self.places |= {option: halves_of(option)[1] for option in selection.prompt.options}

    def _wait_for_table(self, undo: Undo) -> None:
        """The table still shows what was answered: banner, pips and lit seat stay, and nothing can be chosen."""
        self.header.offer(undo)
        self.selection, self.targets, self.waiting = None, [], None
        self.dock.hush()
        self.table.dice.waiting, self.table.sideways = (), ""
        self.focus_order.arrange(None, [])
        self.mark()

    def _lay_dice(self, prompt: Prompt) -> None:
        """Dice that are asked about lie in the tray, also after a load: no board keeps them. Those of an action
        that is over give way to what is at stake with the next one.
        """
        dice = prompt.data.get("dice")
        if not dice and self.play.forecast() is not None:
            self.table.dice.put_away()
        if isinstance(dice, list) and any(self.rect_of(f"die:{die['id']}") is None for die in dice):
            self.table.dice.show(dice)

    def _turned(self) -> None:
        """A sheet shows other cards: the focus walks those."""
        self.focus_order.arrange(self.selection, self.targets)
        self.mark()

    def _wait_for_roll(self, selection: Selection) -> None:
        """The dice of the roll that waits lie faint in the tray, and the card that brought it lies on its side."""
        forecast = forecast_of(self, selection)
        pools = forecast.pools if forecast is not None else ()
        self.table.dice.waiting = tuple(pool.die for pool in pools for _ in range(pool.count))
        self.table.dice.aside = self.waiting is not None
        self.table.sideways = self.waiting.turned if self.waiting is not None else ""

    def follow_selection(self) -> None:
        """Something else is marked: ticks, amounts, dice and stakes follow."""
        if self.selection is not None and self.selection.gesture.pick == "pair":
            self.dock.refresh()
            self._find_targets(self.selection)
            self.focus_order.arrange(self.selection, self.targets)
        if self.selection is not None and self.dock.question is not None:
            self._wait_for_roll(self.selection)
            self.dock.offer(roll_of(self, self.selection))
        self.dock.refresh()
        self.mark()

    # -- marks -------------------------------------------------------------------------------------

    def mark(self) -> None:
        """Light up what can be chosen, dim what cannot, and show what is hovered and focused."""
        self.table.marks = marks_of(self) | self._shown
        by_mouse = self.services.bindings.device == "mouse"
        self.table.pointed = self.hovered if by_mouse else self.focused_place
        self.table.lit = self.actions.lit()

    def show_choice(self, ids: Sequence[str]) -> None:
        """Show what a companion has chosen where it lies; nothing any more, if it is empty."""
        prompt, play = self.play.session.prompt, self.play
        found = targets(play.kind_of(prompt).gesture, prompt, play.view.choices(prompt)) if ids and prompt else []
        seat = play.seats().get(prompt.chooser, 1) if prompt is not None else 1
        self._shown = {t.place: Highlight(selected=True, chosen=seat) for t in found if t.place and t.option in ids}
        self.mark()

    def slot_of(self, option: str) -> int:
        """The place of an option's card in its row, from 1; 0 for what is no card."""
        board = self.play.session.state.board
        return board.zone(board.piece(option).zone).index(option) + 1 if option in board.pieces else 0

    @property
    def focused_place(self) -> str:
        """The place of the table that has the focus; empty while a widget has it."""
        return self.focus.current.place if isinstance(self.focus.current, FocusPlace) else ""
