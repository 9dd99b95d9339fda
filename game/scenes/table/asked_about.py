"""Asked about: what a question is about: whole cards, what of the table no panel may lie on while it is open, and what
it would rather not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pygame

from game.kit.errors import RuleError
from game.kit.mode import View
from game.kit.prompts import Prompt
from game.kit.shown import Sheet
from game.scenes.table.play import Play
from game.ui.cards.full_card import FullCards
from game.ui.panels.card_laying import CardLooks
from game.ui.panels.card_sheet import CardsShown
from game.ui.panels.dock import Dock
from game.ui.panels.free_room import Rather, Room
from game.ui.panels.header import Header
from game.ui.panels.log_drawer import LogDrawer
from game.ui.table.gestures import Target
from game.ui.table.layout import Layout, TableLayout
from game.ui.table.table_view import TableView

LYING = 60.0
"""How much worse it is to cover a card that lies open there than the zone below it."""
READ, DECIDES, SEAT, PILE, TABLE, EMPTY = 3.0, 4.0, 2.0, 1.2, 4.0, 0.1
"""How much worse it is to cover what is read in full, the seat of whoever decides, other seats, piles, other zones, and
the end of a row where nothing lies, than the bare table."""


SEEN = 0.7
"""How much of the box of a piece on a map it fills, as a share of its width and height."""
NAMED = 30.0
"""The room of the name above a pile."""
BESIDE, WIDE_CARD = 12.0, 224.0
"""How far beside its stakes a card lies that is looked at, and how high it is above them where they are wide."""


class Shown(Protocol):
    """What is asked of the screen of a table."""

    play: Play
    layout: Layout
    zones: TableLayout
    header: Header
    targets: list[Target]
    dock: Dock
    table: TableView
    drawer: LogDrawer
    hovered: str

    @property
    def focused_place(self) -> str: ...

    def rect_of(self, place: str) -> pygame.FRect | None: ...

    def legal_rects(self) -> list[pygame.FRect]: ...


def asked_about(ui: Shown, prompt: Prompt) -> list[pygame.FRect]:
    """Where everything lies that a question is about: its options, the pieces that its data name, the card that asks,
    unless it lies on a pile already, and what is drawn and not yet put anywhere.
    """
    board = ui.play.session.state.board
    named = {value for value in prompt.data.values() if isinstance(value, str)}
    about = prompt.data.get("about", ())
    named |= {str(piece) for piece in about} if isinstance(about, list | tuple) else set()
    places = {*prompt.options, *named, *(target.place for target in ui.targets), *board.zone("drawn")}
    asking = {prompt.source, *(piece.id for piece in board.pieces.values() if piece.card == prompt.source)}
    found = [ui.rect_of(place) for place in places - {prompt.chooser} if place]
    piles = [ui.layout[name] for name in ui.zones.zones if _is_pile(ui, name)]
    for place in asking - places - {prompt.chooser, ""}:
        rect = ui.rect_of(place)
        found += [rect] if rect is not None and not any(pile.collidepoint(rect.center) for pile in piles) else []
    return [rect for rect in found if rect is not None]


def _is_pile(ui: Shown, name: str) -> bool:
    """Whether a zone of the table is a deck, or what was discarded from it."""
    return f"{name}/draw" in ui.layout or ui.zones.zones[name].arrange == "pile"


def beside(rect: pygame.FRect) -> pygame.FRect:
    """Where the card lies that is looked at, beside its stakes."""
    if rect.width > rect.height:
        return pygame.FRect(rect.x, rect.y - WIDE_CARD - BESIDE, rect.width, WIDE_CARD)
    return rect.move(-rect.width - BESIDE, 0)


def must_stay_seen(ui: Shown, prompt: Prompt) -> list[pygame.FRect]:
    """What a question is about, the dice, the panels that show a piece (the place), and the strips."""
    layout = ui.layout
    panels = [layout[name] for name, zone in ui.zones.zones.items() if zone.arrange == "panel"]
    dice = [layout["dice"]] if "dice" in layout else []
    strips = [widget.rect for widget in (*ui.header.strips.widgets, *ui.header.steps.widgets)]
    return [*asked_about(ui, prompt), *dice, *panels, layout["prompt"], layout["log"], *strips]


def rather_seen(ui: Shown, prompt: Prompt | None) -> list[Rather]:
    """Everything else that lies on the table, by how much it matters now."""
    seat = f"seat.{ui.play.seats().get(prompt.chooser, 0)}" if prompt is not None else ""
    found = []
    for name, zone in ui.zones.zones.items():
        if "/" in name or zone.over or not zone.under_header:
            continue
        if name == "inspector":
            weight = READ
        elif name.startswith("seat."):
            weight = DECIDES if name == seat else SEAT
        else:
            weight = PILE if _is_pile(ui, name) else TABLE
        rect, free = ui.layout[name], _end_of_row(ui, name)
        if free is not None:
            found.append(Rather(free, EMPTY))
            rect = pygame.FRect(rect.x, rect.y, free.x - rect.x, rect.height)
        if weight == PILE:
            rect = pygame.FRect(rect.x, rect.y - NAMED, rect.width, rect.height + NAMED)
        found.append(Rather(rect, weight))
    return found


def _end_of_row(ui: Shown, name: str) -> pygame.FRect | None:
    """Where nothing lies in a zone whose cards lie in a row; None where it has none, or it is full."""
    rows = (zone for zone in ui.zones.zones.values() if zone.arrange == "row")
    row = next((zone for zone in rows if zone.name.startswith(f"{name}/")), None)
    if row is None:
        return None
    whole, first = ui.layout[name], ui.layout[row.name]
    lying = ui.play.session.state.board.zone(row.shows)
    boxes = [place.box for piece in lying if (place := ui.table.placement.places.get(piece)) and not place.hidden]
    left = max((box.right for box in boxes), default=whole.x) + first.x - whole.x
    return pygame.FRect(left, whole.y, whole.right - left, whole.height) if left < whole.right else None


def room_for_notes(ui: Shown) -> Room:
    """Where no note may lie, what is asked about, the dock, the decider's seat; and where it rather would not."""
    prompt, sheet = ui.play.prompt, ui.dock.sheet
    if sheet is not None:  # it hides the table and leaves no room: what goes may be covered, neither choice nor plate
        widgets = [widget.rect for widget in (*sheet.cards, *sheet.controls)]
        fixes = [sheet.plate] if sheet.plate is not None else []
        return Room([ui.layout["prompt"], *widgets, *fixes], [Rather(sheet.rect)])
    rather = [*rather_seen(ui, prompt), *(Rather(rect, LYING) for rect in _lying_open(ui))]
    must = [*ui.dock.rects, *([ui.layout["log-drawer"]] if ui.drawer.shown else [])]
    if prompt is None:
        return Room(must, rather)
    return Room([*must_stay_seen(ui, prompt), *must, ui.table.seat_area(prompt.chooser)], rather)


def _lying_open(ui: Shown) -> list[pygame.FRect]:
    """Where the cards lie that threaten or help whoever has them: faceup, in no hand, and nobody's own."""
    pieces, table, seats = ui.play.session.state.board.pieces, ui.table, ui.play.seats()
    return [
        place.rect
        for piece, place in table.placement.places.items()
        if place.kind == "card" and not place.hidden and not place.on_map and piece in pieces and piece not in seats
        and pieces[piece].face_up and pieces[piece].zone.partition(":")[0] not in table.look.played_from
    ]  # fmt: skip


def standing(ui: Shown) -> list[pygame.FRect]:
    """What is seen of the pieces that stand on a map, but for the one that is pointed at."""
    places = ui.table.placement.places
    rects = (ui.rect_of(piece) for piece, place in places.items() if place.on_map and piece != ui.hovered)
    return [rect.scale_by(SEEN) for rect in rects if rect is not None]


def not_to_cover(ui: Shown) -> list[pygame.FRect]:
    """What is asked about now: options, dice that lie, the dock, and what is pointed at."""
    dice = [ui.rect_of(f"die:{die.id}") for die in ui.table.dice.dice]
    buttons = [widget.rect for widget in ui.dock.controls]
    pointed = ui.rect_of(ui.hovered or ui.focused_place)
    seen = [rect for rect in (*dice, pointed) if rect is not None]
    return [*ui.legal_rects(), *ui.dock.rects, *buttons, *seen]


def whole_cards(play: Play, prompt: Prompt | None, full: FullCards) -> CardsShown | None:
    """The whole cards of a question that is asked by a sheet of them, drawn by `full`; None for any other."""
    if prompt is None or play.kind_of(prompt).gesture.dock != "sheet":
        return None
    return _cards_of(play.view, play.sheet, prompt, full)


def whole_cards_after(play: Play, prompt: Prompt, full: FullCards) -> CardsShown | None:
    """The whole cards of the question that follows on one that is asked by a sheet of them; None where another kind of
    question follows. It is tried on a copy of the game.
    """
    twin = play.session.fork()
    try:
        twin.answer(prompt.options[:1])
    except RuleError:
        return None
    following = twin.prompt
    if following is None or following.kind != prompt.kind:
        return None
    view = play.mode.view(twin, play.seat)
    return _cards_of(view, view.sheet, following, full)


def _cards_of(view: View, read: Callable[[str], Sheet], prompt: Prompt, full: FullCards) -> CardsShown | None:
    sheet = view.card_sheet(prompt)
    if sheet is None:
        return None
    pieces = [*prompt.options, *(tab.leaves for tab in sheet.tabs)]
    faces = {piece: view.face(piece) for piece in pieces}
    return CardsShown(sheet, CardLooks(faces, {piece: read(piece) for piece in pieces}, full))
