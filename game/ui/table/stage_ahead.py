"""Stage ahead: the pictures of what is going to be shown, read between the frames before that.

What was just answered is known: its cards and moments come before everything else, then the whole cards of the next
question. While a question stands open the frames of whole cards are read, and the cards that lie faceup are made ready:
some of them will act, and any may be looked at.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from game.kit.geometry import Size
from game.kit.shown import Story
from game.kit.stage_sheet import StageSheet
from game.ui.cards.card import Cards
from game.ui.cards.full_card import FullCards
from game.ui.panels.card_sheet import CardsShown, cards_ahead
from game.ui.panels.moment_beside import WITH_CARD
from game.ui.panels.moment_frame import CARD, FOCUS, picture_size
from game.ui.screen.chores import Step
from game.ui.screen.nowhere import nowhere
from game.ui.screen.scene import Services
from game.ui.table.placement import Placement
from game.ui.table.stage_room import stage_room
from game.ui.table.table_view import TableView


class StageAhead:
    """Queues what will be seen; a card is made ready once for each table."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._ready: set[tuple[str, str]] = set()
        self._table: TableView | None = None
        self._placement: Placement | None = None
        self._looked_at: set[str] = set()
        self._thrown_away: Cards | None = None
        """Cards that are drawn with blanks, to find out what they need."""

    def expect(self, table: TableView, sheets: Sequence[StageSheet]) -> None:
        """The cards of these sheets are about to come forward, the first of them at once."""
        self._follow(table)
        pieces = dict.fromkeys(sheet.piece for sheet in sheets[1:] if sheet.piece)
        self._services.images.chores(self._steps(table, list(pieces)), first=True)

    def expect_stories(self, table: TableView, stories: Sequence[Story]) -> None:
        """The pictures of these moments are about to fill the table, and the cards that lie beside some of them."""
        shapes = table.look.moments
        for story in stories:
            if shapes.get(story.kind) in WITH_CARD and story.piece in table.animator.board.pieces:
                self._services.images.chores([partial(self._prepare, table, story.piece, CARD)], first=True)
        canvas, images = nowhere(self._services), self._services.images
        for story in stories:
            if story.picture:
                size = picture_size(canvas, shapes.get(story.kind, "wide"))
                shown = partial(images.get, story.picture, size, fit="cover", focus=story.focus or FOCUS)
                images.chores(images.needed_by(shown), first=True)

    def expect_cards(self, table: TableView, shown: CardsShown) -> None:
        """These cards are going to be chosen from, when all that is told before has been seen."""
        self._follow(table)
        images = self._services.images
        pieces = [piece for piece in shown.looks.faces if self._is_new(piece)]
        images.chores([partial(self._prepare_wide, table, piece) for piece in pieces], first=True)
        images.chores(cards_ahead(shown, nowhere(self._services), table.layout.bounds), first=True)

    def look_round(self, table: TableView) -> None:
        """Nothing is told: make ready what lies faceup, to come forward what belongs to no hand, once as it lies."""
        if table.placement is self._placement:
            return
        self._placement = table.placement
        board = table.animator.board
        self._follow(table)
        lying = [
            piece
            for piece, place in table.placement.places.items()
            if place.kind == "card" and not place.hidden and not place.on_map and board.pieces[piece].face_up
        ]  # fmt: skip
        acting = [p for p in lying if board.pieces[p].zone.partition(":")[0] not in table.look.played_from]
        images = self._services.images
        images.chores(self._steps(table, acting))
        sheets = lying or list(table.shown.seats)[:1]  # where no cards lie, the sheet of all pieces is alike
        images.chores(partial(self._prepare_wide, table, piece) for piece in sheets if self._is_new(piece))

    def _is_new(self, piece: str) -> bool:
        """Whether the card of a piece was not made ready yet to be looked at."""
        new = piece not in self._looked_at
        self._looked_at.add(piece)
        return new

    def _follow(self, table: TableView) -> None:
        if table is not self._table:
            self._table = table
            self._ready.clear()
            self._looked_at.clear()
            services, card = self._services, stage_room(table.layout, self._services.text.factor).card
            canvas, size = nowhere(services), FullCards.upright(card.size)
            pixels = canvas.px(size[0]), canvas.px(size[1])
            services.images.preload((frame, pixels, {}) for frame in table.painter.cards.frames.whole)
            self._thrown_away = table.painter.cards.apart()

    def _prepare_wide(self, table: TableView, piece: str) -> None:
        """Find out which pictures a card needs where it is looked at, and read them one after the other."""
        cards, images, room = self._thrown_away, self._services.images, table.layout["inspector"]
        if cards is None or piece not in table.animator.board.pieces:
            return
        view, canvas = table.shown.view, nowhere(self._services)
        face, sheet = view.face(piece), view.sheet(piece)
        images.chores(images.needed_by(lambda: FullCards(cards).draw(canvas, room, face, sheet)), first=True)
        cards.forget()

    def _steps(self, table: TableView, pieces: Sequence[str]) -> Iterator[Step]:
        for piece in pieces:
            key = (piece, table.animator.board.pieces[piece].card if piece in table.animator.board.pieces else "")
            if key[1] and key not in self._ready:
                self._ready.add(key)
                yield partial(self._prepare, table, piece)

    def _prepare(self, table: TableView, piece: str, size: Size | None = None) -> None:
        """Find out which pictures a card on the stage needs, and read them one after the other."""
        view, images = table.shown.view, self._services.images
        card = stage_room(table.layout, self._services.text.factor).card
        canvas, thrown_away = nowhere(self._services), FullCards(table.painter.cards)
        face, sheet = view.face(piece), view.sheet(piece)
        wide, high = size or (card.width, card.height)
        images.chores(
            images.needed_by(lambda: thrown_away.surface(canvas, face, sheet, (wide, high))), first=True
        )
