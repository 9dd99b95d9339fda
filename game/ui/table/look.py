"""Look: how the table of one game is drawn. The seam between the house, which owns the window, and `game/looks/<game>`.

A `Look` is one record a game and keeps nothing of a running game: colours, frames, dice, table files. For each table
that is laid out it makes a `TableLook`, which keeps what moves there of its own accord (a track, a fade, a camera) and
is asked for placement, panels and light. It never sees the model: it reads the copy of the board that is told beat by
beat, the faces, and `shown.own`, the game's record of its own (`View.own()`).
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple, Protocol

import pygame

from game.kit.board import Board
from game.kit.cells import Cell
from game.kit.events import Counted
from game.kit.geometry import Point
from game.kit.intent import Toll
from game.kit.mode import View
from game.kit.shown import Face
from game.ui.cards.card import CardFrame, Cards
from game.ui.screen.canvas import Canvas
from game.ui.screen.chores import Step
from game.ui.screen.scene import Services
from game.ui.screen.theme import Colour, ThemePart
from game.ui.table.curtain_look import CurtainLook
from game.ui.table.dice_tray import DieLook
from game.ui.table.die_course import DieCourse
from game.ui.table.displayed import Displayed, FaceTeller
from game.ui.table.flights import TokenFlight
from game.ui.table.frame_state import FrameState
from game.ui.table.highlights import Highlight
from game.ui.table.layout import Layout
from game.ui.table.passage import Passage
from game.ui.table.piece_sprites import PieceSprite
from game.ui.table.placement import Place, Placement
from game.ui.table.sprite_list import SpriteList
from game.ui.table.sprites import Sprite
from game.ui.table.table_stage import MomentShape


class Backdrop(NamedTuple):
    """A picture behind the table, blurred: how strongly it is seen (0 to 255), and how far it has panned (0 to 1)."""

    picture: str = ""
    alpha: int = 255
    pan: float = 0.0


class Air(NamedTuple):
    """What drifts and falls and shines: whose entry of the ambience table, in which picture, how strongly (0 to 1)."""

    place: str
    picture: str
    strength: float = 1.0


class Veil(NamedTuple):
    """Darkness over the backdrop: its colour, and how deep it is (0 to 1)."""

    colour: Colour
    depth: float


class Light(NamedTuple):
    """What is behind the table and on it: backdrops from the back to the front, air, darkness."""

    backdrops: tuple[Backdrop, ...] = (Backdrop(),)
    air: Air | None = None
    beside: Air | None = None
    """What shines and drifts over the backdrop, where that is not the air in the pane."""
    veils: tuple[Veil, ...] = ()
    fading: bool = False
    """Whether the veils are just changing."""
    picture_seen: bool = True
    """Whether there is a picture in the pane of the table."""
    coming: str = ""
    """The picture that may be the next backdrop: made ahead while nothing moves."""


class Mood(NamedTuple):
    """What the music follows: a place of the sound table, how far the danger has come (0 to 1), its climax, how many
    layers deeper it goes.
    """

    place: str = ""
    danger: float = 0.0
    climax: bool = False
    depth: int = 0


class Pace(NamedTuple):
    """How things move: `reduced` for players who want no motion, `still` where nothing moves of its own accord."""

    reduced: bool = False
    still: bool = False


class Counting(NamedTuple):
    """How a count is told: tokens on their way, and pieces that show it where they stand."""

    flights: Sequence[TokenFlight] = ()
    acts: Mapping[str, Passage] = MappingProxyType({})


class Resting(NamedTuple):
    """A piece that the look draws itself, with its painted sprites and how it stands to the question."""

    actor: PieceSprite
    sprites: Sequence[Sprite]
    mark: Highlight


class TableLook(Protocol):
    """One table of a game, laid out in one window. `PlainTable` has an answer to every question here; a game's own
    table says what is different.
    """

    def solid(self, layout: Layout) -> Collection[str]:
        """The zones that hide the backdrop: no veil and no air is drawn below them."""
        ...

    @property
    def pane(self) -> str:
        """The zone in which the picture of the place is seen, with its air; empty for none."""
        ...

    @property
    def patient(self) -> bool:
        """Whether its panels may come a frame late (`late_panels.py`)."""
        ...

    @property
    def arrangement(self) -> str:
        """How its panels are arranged just now, where the table file has zones for it (`Layout.arranged`); "" for the
        usual way.
        """
        ...

    def press(self, place: str, pos: Point) -> bool:
        """A click on a spot of its own (its name begins with `own:`), with the pointer there; false where nothing
        follows from it.
        """
        ...

    # -- where things are

    def figure_of(self, piece: str) -> str:
        """The piece to which the camera goes where somebody (`piece`) decides: it may be another one, a figure."""
        ...

    def place(self, board: Board, layout: Layout, shown: Displayed, turned: Mapping[str, int]) -> Placement:
        """Where everything lies; `turned` says which card of a row (a board zone) is the first to be shown."""
        ...

    def point(self, place: str) -> None:
        """The pointer or the focus has come to a piece or a spot; empty when it has left."""
        ...

    def courses(self, board: Board, shown: Displayed, placement: Placement, dice: int) -> Sequence[DieCourse]:
        """Where so many dice are thrown on the table; those without a course fall into the tray at once."""
        ...

    def seek(self, cells: Collection[Cell]) -> bool:
        """A question has come up that these cells answer, or what lies in them: a map shows them all. True where who
        decides is to be looked for, since there are none.
        """
        ...

    def passage(
        self, board: Board, shown: Displayed, placement: Placement, actor: PieceSprite, place: Place | None
    ) -> Passage | None:
        """How a piece goes to another place, or away (None): asked after `settle`; None where it slides, or fades."""
        ...

    def act(
        self, board: Board, shown: Displayed, placement: Placement, actors: Mapping[str, PieceSprite],
        stunt: str, pieces: Sequence[str],
    ) -> Mapping[str, Passage]:
        """How pieces show in their places what happens (lunge, pulse, fall, shake, turn); else as cards do."""
        ...

    def counting(
        self, board: Board, shown: Displayed, placement: Placement, actors: Mapping[str, PieceSprite],
        counts: Sequence[Counted],
    ) -> Counting | None:
        """How tokens come to pieces and leave them; None where they fly as everywhere."""
        ...

    def die_sizes(self, layout: Layout) -> Collection[float]:
        """In which sizes dice will be seen, so that they are at hand."""
        ...

    # -- time

    def jump(self, board: Board, shown: Displayed) -> None:
        """Show this state at once: at the start, and after undo, load and a change of size."""
        ...

    def enter(self, placement: Placement, pace: Pace) -> Mapping[str, Passage]:
        """The game has turned to this table: how its pieces show that; nothing where they just lie there."""
        ...

    def settle(self, board: Board, shown: Displayed, pace: Pace) -> float:
        """A beat has changed the board: set out for what it shows now; gives the milliseconds until it is there."""
        ...

    def step(self, track: str, before: int, after: int, pace: Pace) -> float:
        """A token goes along a track of the board (see `NoteKind.track`); gives the milliseconds that it takes."""
        ...

    def catch_up(self, board: Board, shown: Displayed, pace: Pace) -> None:
        """The copy equals the model again: faces and numbers were learned anew."""
        ...

    def update(self, dt: float, pace: float) -> bool:
        """Let `dt` milliseconds of real time pass, and `pace` of what is told; true while something moves."""
        ...

    def rest(self) -> None:
        """Everything where it is bound for, at once."""
        ...

    # -- drawing, from the back to the front

    def light(self, state: FrameState) -> Light:
        """Backdrops, air and darkness."""
        ...

    def ground_key(self, state: FrameState) -> Hashable:
        """All that `ground` and `panels` depend on, beside layout and lights: while it stays, neither is asked."""
        ...

    def ground(self, brush: SpriteList, state: FrameState) -> None:
        """Panels below the air of the pane, with the picture in it."""
        ...

    def flowing(self, canvas: Canvas, state: FrameState) -> list[Sprite]:
        """What moves of its own accord below all pieces, at `state.moment`; asked also between frames."""
        ...

    def panels(self, brush: SpriteList, state: FrameState) -> None:
        """Panels above it, and below the pieces."""
        ...

    def tone(self, state: FrameState, face: Face, mark: Highlight) -> str:
        """How a card is toned: "" or one of "spent", "refused", "dimmed"."""
        ...

    def wear(self, state: FrameState) -> Mapping[str, int]:
        """How worn the pieces are of which it shows (`CardStyle.wear`)."""
        ...

    def piece_surface(self, canvas: Canvas, state: FrameState, piece: str, size: tuple[float, float]) -> pygame.Surface:
        """A piece whose place is of a kind of this game's own: a surface of this logical size."""
        ...

    def in_passing(
        self, canvas: Canvas, state: FrameState, piece: str, size: tuple[float, float], before: bool
    ) -> pygame.Surface:
        """A piece on its way, without the shadow of where it stands; `before`: as it was when it set out."""
        ...

    def shade(self, brush: SpriteList, foot: Point, width: float, height: float, alpha: float) -> None:
        """The shadow of a piece on its way, below its foot; `width` is that of its box, `height` how high it is (0 to
        1).
        """
        ...

    def seen_of(self, state: FrameState, piece: str) -> Hashable:
        """All that the picture of a piece at rest depends on, beside its face, its place and how it is marked."""
        ...

    def on_piece(self, brush: SpriteList, state: FrameState, face: Face, box: pygame.FRect) -> None:
        """What lies on a piece at rest, below its rings."""
        ...

    def panel_signs(self, face: Face, box: pygame.FRect) -> Iterable[tuple[str, pygame.FRect]]:
        """The signs on the panel of a piece, and where they lie on the table (those of cards says `CardFrame`)."""
        ...

    def restless(self, state: FrameState) -> Collection[str]:
        """The pieces that never lie quite still: they are drawn by `living`, above all others at rest."""
        ...

    def follow(
        self, canvas: Canvas, state: FrameState, restless: Sequence[Resting], others: Sequence[PieceSprite]
    ) -> None:
        """A whole frame was painted: take over its restless pieces, and where the others lie."""
        ...

    def living(self, canvas: Canvas, state: FrameState) -> list[Sprite]:
        """What moves of its own accord between pieces and counts, at `state.moment`; asked also between frames."""
        ...

    def over(self, brush: SpriteList, state: FrameState) -> None:
        """What lies above the pieces: counts, tokens on tracks, tabs."""
        ...

    def draw_toll(self, canvas: Canvas, state: FrameState, toll: Toll, alpha: int) -> Sequence[pygame.FRect]:
        """What a piece of a seat is going to lose, over everything; gives what that covers."""
        ...

    # -- beside the drawing

    def mood(self, board: Board, shown: Displayed) -> Mood:
        """What the music follows."""
        ...

    def preload(self, brush: SpriteList, cards: Cards, state: FrameState) -> Iterator[Step]:
        """Steps that load and paint what the table will show first."""
        ...

    def ahead(self, state: FrameState) -> Iterator[Step]:
        """Steps that make ready what it keeps itself, before the game turns to it; `state` is the frame to come."""
        ...

    def preload_decks(
        self, canvas: Canvas, cards: Cards, layout: Layout, board: Board, view: View
    ) -> Iterator[Step]:
        """Steps that load what will be drawn from decks."""
        ...

    def forget(self) -> None:
        """What was painted is no longer good: size, theme or type changed."""
        ...


class Look(FaceTeller, Protocol):
    """How a game looks; see the module."""

    @property
    def id(self) -> str:
        """The game's id."""
        ...

    @property
    def theme(self) -> ThemePart:
        """Colours and shapes with a meaning."""
        ...

    @property
    def art(self) -> str:
        """The game's own folder in the assets' `frames/`, `backs/` and `dice/`."""
        ...

    @property
    def sample_card(self) -> str:
        """A picture that stands for a card where the settings show how fast one moves; empty for a plain one."""
        ...

    @property
    def frames(self) -> Mapping[str, CardFrame]:
        """`Face.frame` -> how such a card is painted; any other is painted plainly."""
        ...

    @property
    def dice(self) -> Mapping[str, DieLook]:
        """Kinds of dice, in the order of their sums."""
        ...

    @property
    def tokens(self) -> Mapping[str, str]:
        """Kind of token -> its badge, where that has another name."""
        ...

    @property
    def moments(self) -> Mapping[str, MomentShape]:
        """Kind of story -> the shape of its frame; any other is wide."""
        ...

    @property
    def played_from(self) -> Collection[str]:
        """The zones (before their colon) whose exhausted card is the one being resolved when it asks a question."""
        ...

    def shown_table(self, board: Board) -> str:
        """Which of its tables is seen with a board, which may stay behind the state; "" for its first, or its only one.
        """
        ...

    def beside(self, board: Board, shown: Displayed) -> Collection[str]:
        """Those of its tables that may be shown next, or again: they are made ready while nothing moves, and kept."""
        ...

    def curtain(self, services: Services, board: Board, shown: Displayed) -> CurtainLook | None:
        """What hangs between two players with hidden hands; None for that of the house."""
        ...

    def table_file(self, seats: int, table: str = "") -> Path:
        """The TMX file of a table for so many seats."""
        ...

    def table(self, services: Services, shown: Displayed, table: str = "") -> TableLook:
        """What one laid-out table keeps; `shown` holds what it may be told of the game before it is laid out."""
        ...
