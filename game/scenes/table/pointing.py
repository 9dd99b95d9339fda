"""Pointing: what the pointer does in a quest: hover, click, drag, and what is told about the thing below it."""

from __future__ import annotations

import math
from typing import Protocol

import pygame

from game.kit.geometry import Point
from game.kit.prompts import halves_of, leads_of
from game.scenes.table.companion_plates import CompanionPlates
from game.scenes.table.dialogs import Dialogs
from game.scenes.table.guide import Guide
from game.scenes.table.hint_sheet import HintSheet
from game.scenes.table.inspector import SHEET, Inspector
from game.scenes.table.map_control import MapControl
from game.scenes.table.play import Play
from game.scenes.table.pointer import Pointer, PointerActions
from game.scenes.table.refusals import NONE
from game.scenes.table.seat_recap import SeatRecap
from game.scenes.table.sign_tips import SignTips
from game.scenes.table.stage import Stage
from game.scenes.table.table_ui import TableUI
from game.scenes.table.walking import Walking
from game.ui.cards.option_card import OptionCard
from game.ui.screen.scene import Services
from game.ui.table.gestures import DROP_GROWTH, Target, drop, may_hold
from game.ui.table.placement import DropArea
from game.ui.widgets.tooltip import Tip, Tooltip


class Choosing(Protocol):
    """What a click means."""

    def press(self, place: str) -> None: ...

    def choose(self, option: str) -> None: ...

    def bring(self, piece: str, cell: str) -> None: ...

    def go_on_with(self, piece: str, *, alone: bool = False) -> None: ...

    def confirm_with(self, place: str) -> None: ...

    def put_back(self) -> bool: ...


class PointedAt(Protocol):
    """What pointing needs of the scene under the pointer."""

    services: Services
    play: Play
    ui: TableUI
    inspector: Inspector
    hint_sheet: HintSheet
    companions: CompanionPlates
    guide: Guide
    stage: Stage
    tooltip: Tooltip
    dialogs: Dialogs
    walking: Walking
    map_control: MapControl
    recap: SeatRecap

    @property
    def answering(self) -> Choosing: ...

    def inspect(self, place: str) -> None: ...


class Pointing:
    """Pointer events of the scene; `pointer` is what it pressed and carries on the table itself."""

    def __init__(self, scene: PointedAt) -> None:
        self.scene = scene
        self.signs = SignTips(scene)
        actions = PointerActions(self.may_hold, self._click, scene.inspect, self._hover, self._carry, self._drop)
        self.pointer = Pointer(scene.ui, actions)
        self.aim: tuple[Point, Point] | None = None
        """A line from what attacks to the pointer, while it is drawn."""
        self._on_banner = self._on_name = self._on_paper = False
        self._noun = ""
        """The piece that is lit because the pointer is on its name in the log."""
        self._pointer: Point = (0.0, 0.0)

    def handle(self, event: pygame.event.Event) -> None:
        """Give a pointer event to the topmost thing below it."""
        if self.scene.inspector.full:
            if event.type == pygame.MOUSEBUTTONDOWN:
                self.scene.inspector.full = ""
            return
        ui = self.scene.ui
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3 and self._on_sheet(event.pos):
            self.scene.inspect(SHEET)
            return
        right = event.type == pygame.MOUSEBUTTONDOWN and event.button == 3
        if right and not self.pointer.held and self.scene.answering.put_back():
            return
        moved = event.type == pygame.MOUSEMOTION
        used = ui.focus.handle(event)
        pos = self._pointer = getattr(event, "pos", self._pointer)
        over = (ui, self.scene.hint_sheet, self.scene.guide, self.scene.companions)
        covered = any(each.covers(pos) for each in over)
        if covered and not self.pointer.held and not self.scene.map_control.gripping:
            under = ui.focus.under(pos)
            if moved:
                self.pointer.forget()
                self.scene.inspector.option = ""
                self._hover_widget(under)
                if under is None:
                    self._tell_phase(pos)
                ui.drawer.hovered = ui.drawer.line_at(pos)
                self._hover_noun(ui.drawer.link_at(pos))
                self._hover_banner(under is None and ui.layout["prompt"].collidepoint(pos))
            elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 3 and isinstance(under, OptionCard):
                self.scene.inspect(under.option.choice.piece)
            return
        ui.drawer.hovered = -1
        self._hover_banner(False)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self._follow_rule(pos):
            return
        if (not used or moved) and self.scene.map_control.point(event, pos):
            self.pointer.forget()
            return
        if not used or moved or self.pointer.held:
            self.pointer.handle(event)
        if moved and not self.pointer.held:
            self._tell_sign(pos)
        if moved:
            self._tell_name(pos)
            self._tell_sheet(pos)

    def _on_sheet(self, pos: Point) -> bool:
        """Whether the sheet beside the table, and nothing over it, is below a place."""
        scene = self.scene
        if self.pointer.held or not scene.inspector.shows_sheet or scene.ui.covers(pos):
            return False
        return scene.stage.side().collidepoint(pos) and not scene.hint_sheet.covers(pos)

    def _click(self, place: str, pos: Point) -> None:
        self.scene.answering.press(place)

    def _hover(self, place: str, pos: Point) -> None:
        self.scene.ui.hovered = place
        self.scene.ui.mark()
        self.look_at(place)
        if not self.pointer.held:
            self.tell_reason(place)

    def _tell_sign(self, pos: Point) -> None:
        """The tooltip of the sign under the pointer; beside it that of the card again."""
        over = self.pointer.over
        if not self.signs.point(over, pos) and self.signs.forget():
            self.tell_reason(over)

    def _hover_widget(self, widget: object) -> None:
        if isinstance(widget, OptionCard):
            piece = widget.option.choice.piece
            self.scene.ui.hovered = piece
            self.look_at(piece)
            self.scene.inspector.option = widget.option.choice.id
            self.scene.ui.mark()
        self.tell_widget(widget)

    def _hover_noun(self, target: str) -> None:
        """A noun of the log lights the piece that it names, where it lies, and shows its card."""
        kind, _, piece = target.partition(":")
        noun = piece if kind == "piece" else ""
        if noun != self._noun:
            self._noun = noun
            self.scene.ui.hovered = noun
            self.look_at(noun)
            self.scene.ui.mark()

    def _hover_banner(self, on: bool) -> None:
        """Whoever points at the question sees the card that asks it."""
        if on != self._on_banner:
            self._on_banner = on
            self.look_at(self.scene.inspector.source if on else "")

    def look_at(self, place: str) -> None:
        """Show a piece in the inspector; a spot shows nothing there, and neither does the back of a card."""
        piece = self.scene.play.session.state.board.pieces.get(place)
        self.scene.inspector.place = place
        self.scene.inspector.option = self.scene.ui.option_at(place) if place else ""
        self.scene.inspector.piece = place if piece is not None and piece.face_up else ""

    def tell_reason(self, place: str, *, now: bool = False) -> bool:
        """The tooltip of a place that cannot be chosen: why, and the rule; none for whoever is led by a lesson."""
        if self.scene.play.guided:
            return self.scene.tooltip.aim(None)
        legal = bool(self.scene.ui.option_at(place))
        none = legal or not place or self.scene.ui.table.busy
        reason, rule = NONE if none else self.scene.play.refusals.reason(place)
        beside = self.scene.ui.tells_beside(place) and not self.scene.ui.table.busy
        told = self.scene.play.explained(place) if beside else None
        if told is not None:
            text = f"{told.text}\n*{reason}*" if reason else told.text
            tip: Tip | None = Tip(text, told.title, rule or told.rule)
        else:
            tip = Tip(reason, self.scene.services.words("ui.table.not-now"), rule) if reason else self._explained(place)
        self.scene.tooltip.aim(tip, self.scene.ui.rect_of(place) if tip else None, now=now)
        return tip is not None

    def tell_why_not(self, place: str) -> None:
        """The tooltip of a place that was chosen and is no option: nothing is refused in silence."""
        if not place or self.scene.ui.table.busy:
            return
        selection = self.scene.ui.selection
        told, rule = self.scene.play.refusals.why_not(place, selection.first if selection is not None else "")
        tip = Tip(told, self.scene.services.words("ui.table.not-now"), rule)
        self.scene.tooltip.aim(tip if told else None, self.scene.ui.rect_of(place), now=True)

    def _explained(self, place: str) -> Tip | None:
        """What a place that is no piece is, or the pile on which a piece lies; a die by what it shows."""
        scene = self.scene
        place = scene.ui.pile_of(place)
        if not place or scene.ui.table.busy:
            return None
        symbols = scene.ui.table.symbols_of(place)
        told = scene.play.explained(place if symbols is None else f"face:{'+'.join(symbols)}")
        return Tip(told.text, told.title, told.rule) if told is not None else None

    def _tell_phase(self, pos: Point) -> None:
        """The tooltip of the phase under the pointer."""
        scene = self.scene
        phase, rect = scene.ui.header.phase_at(pos)
        told = scene.play.explained(f"phase:{phase}") if phase else None
        scene.tooltip.aim(Tip(told.text, told.title, told.rule) if told is not None else None, rect)

    def _tell_name(self, pos: Point) -> None:
        """The tooltip of the name of who decides."""
        recap, was = self.scene.recap, self._on_name
        tag = recap.tag_at(pos) if not self.pointer.held else None
        self._on_name = tag is not None
        if tag is not None or was:
            self.scene.tooltip.aim(Tip(recap.hint) if tag is not None else None, tag)

    def _tell_sheet(self, pos: Point) -> None:
        """The tooltip of the sheet beside the table: that it can be looked at closer."""
        on, was = self._on_sheet(pos), self._on_paper
        self._on_paper = on
        if on or was:
            tip = Tip(self.scene.services.words("ui.table.closer"))
            self.scene.tooltip.aim(tip if on else None, self.scene.stage.side() if on else None)

    def tell_widget(self, widget: object, *, now: bool = False) -> None:
        """The tooltip of a widget: its hint, or why it is disabled; that of the turns says whose they are."""
        if widget is self.scene.ui.header.turns:
            told = self.scene.play.explained("turns")
            tip = Tip(told.text, told.title, told.rule) if told is not None else None
            self.scene.tooltip.aim(tip, self.scene.ui.header.turns.rect, now=now)
            return
        hint = getattr(widget, "hint", "") if getattr(widget, "enabled", True) else getattr(widget, "reason", "")
        rect = widget.focus_rect() if hint else None  # type: ignore[attr-defined]
        self.scene.tooltip.aim(Tip(hint) if hint else None, rect, now=now)

    def _follow_rule(self, pos: Point) -> bool:
        rule = self.scene.inspector.rule_at(pos)
        if rule:
            self.scene.dialogs.open_rules(rule)
        return bool(rule)

    # -- dragging ----------------------------------------------------------------------------------

    def may_hold(self, place: str) -> bool:
        """Whether a drag may begin at a place."""
        prompt, ui = self.scene.play.prompt, self.scene.ui
        if prompt is None:
            return False
        if self.scene.walking.may_drag(place):
            return True
        return may_hold(self.scene.play.kind_of(prompt).gesture, prompt, ui.targets, place, ui.owner_of(place))

    def _carry(self, held: str, pos: Point | None) -> None:
        table, prompt = self.scene.ui.table, self.scene.play.prompt
        self.aim, table.held, table.drop_zones = None, None, []
        if pos is None or prompt is None:
            self.scene.walking.end_drag()
            if prompt is not None:
                self.scene.ui.seek(prompt)
            return
        self.scene.tooltip.aim(None)
        if self.scene.walking.dragged or self.scene.walking.may_drag(held):
            self._walk(pos)
            return
        drag = self.scene.play.kind_of(prompt).gesture.drag
        if drag == "to-cell":
            table.held = (held, pos)
            return
        if drag == "onto":
            if self.scene.play.kind_of(prompt).gesture.pick == "pair":
                self._take_half(held)
            table.held = (held, pos)
        elif drag in ("to-chooser", "leads", "marked", "played"):
            table.held = (held, pos)
            table.drop_zones = [(area, area.holds(pos)) for area in table.play_areas(prompt.chooser)]
            return
        rect = self.scene.ui.rect_of(held)
        if rect is not None and drag != "onto":
            self.aim = (rect.center, pos)
        lit = self._zone_at(pos)
        table.drop_zones = [(DropArea(zone), place == lit) for place, zone in self._zones().items()]

    def _take_half(self, held: str) -> None:
        """What is carried is the half of a pair that is taken: what it can be brought to lights up."""
        selection = self.scene.ui.selection
        if selection is not None and selection.first != held:
            selection.take(held)
            self.scene.ui.follow_selection()

    def _walk(self, pos: Point) -> None:
        """Carry the piece that walks, and take the steps over which it is carried."""
        walking = self.scene.walking
        walking.carry(pos, self.pointer.start)
        if walking.question is None:
            self.pointer.cancel()

    def _drop(self, held: str, pos: Point) -> None:
        prompt = self.scene.play.prompt
        if prompt is None or self.scene.walking.may_drag(held):
            return
        gesture = self.scene.play.kind_of(prompt).gesture
        if gesture.drag == "to-cell":
            self._bring(held, pos)
            return
        over = self._zone_at(pos)
        inside = any(area.holds(pos) for area in self.scene.ui.table.play_areas(prompt.chooser))
        if gesture.drag == "marked" and inside and self.scene.ui.place_at(pos) != held:
            self.scene.answering.confirm_with(held)
            return
        option = drop(gesture, prompt, self.scene.ui.targets, held, over, prompt.chooser if inside else "")
        if option is not None:
            onto = self.scene.ui.place_at(pos)
            self.scene.answering.choose(option)
            if gesture.drag in ("leads", "played"):
                self.scene.answering.go_on_with(onto, alone=True)
            elif held in leads_of(prompt):
                self.scene.answering.go_on_with(held)
            return
        place = self.scene.ui.place_at(pos)
        if place == held or not self.tell_reason(place, now=True):
            self._tell_drop(gesture.drag, pos)

    def _bring(self, held: str, pos: Point) -> None:
        """A piece is let go over the map; where it stands already, nothing was meant."""
        ui = self.scene.ui
        cell = ui.cell_under(ui.place_at(pos))
        if not cell:
            self._tell_drop("to-cell", pos)
        elif cell != ui.cell_under(held):
            self.scene.answering.bring(held, cell)

    def _tell_drop(self, drag: str, pos: Point) -> None:
        """The tooltip of a wrong drop: where to drop what is dragged so."""
        text = self.scene.services.words(f"ui.table.drop.{drag}")
        self.scene.tooltip.aim(Tip(text), pygame.FRect(pos[0] - 2, pos[1] - 2, 4, 4), now=True)

    def _zone_at(self, pos: Point) -> str:
        """The option on whose zone a position lies; the nearest where zones overlap."""
        under = {place: zone for place, zone in self._zones().items() if zone.collidepoint(pos)}
        return min(under, key=lambda place: math.dist(under[place].center, pos), default="")

    def _zones(self) -> dict[str, pygame.FRect]:
        """Where a drop on an option counts."""
        held, ui = self.pointer.held, self.scene.ui
        found = {}
        for target in ui.targets:
            second = halves_of(target.option)[1]
            if second and ui.selection is not None and ui.selection.gesture.pick != "pair":
                if target.place == held:
                    found[second] = ui.table.seat_area(second)
                continue
            rect = self._zone_of(target)
            if rect is not None:
                found[target.place] = rect
        return found

    def _zone_of(self, target: Target) -> pygame.FRect | None:
        """Half as large again as the card; where a pair goes to, a place as it is, and the whole of a seat."""
        ui = self.scene.ui
        rect = ui.rect_of(target.place)
        if rect is None or ui.selection is None:
            return None
        if ui.selection.gesture.pick == "pair":
            first_half = target.option == target.place
            return None if first_half else ui.table.seat_area(target.place) or rect
        return rect.inflate(rect.width * (DROP_GROWTH - 1), rect.height * (DROP_GROWTH - 1))
