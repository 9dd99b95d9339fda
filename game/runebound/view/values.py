"""Plain values that the look of the table is told beside pieces and words.

Cells are zones of the board (`cell:4,7`). Names and sentences come in words already. What can be counted on the copy of
the board (damage, gold, lore, cards in hands, which gem lies facedown, where figures stand) is counted there, so that
it changes when it is told.

A terrain is "plains", "forest", "hills", "mountain", "water", "city"; a face of a die is its terrains joined by "-"
("mountain-water"), or "wild".
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.runebound.view.adventure_values import AdventureShown
from game.runebound.view.combat_values import CombatShown
from game.runebound.view.market_values import MarketShown
from game.runebound.view.token_values import TokenShown

PLAIN, STORY, REFRESH = "plain", "story", "refresh"
"""The kinds of spaces of the time track."""
ASSET_TYPES = ("weapon", "clothing", "equipment", "movement", "goods")
GOOD, BAD = "good", "bad"


class Slot(NamedTuple):
    """A slot for an asset: its type, its name while it is empty ("Goods", "empty"), the piece in it, its token, and a
    line of what it does all the time ("speed +1").
    """

    type: str
    name: str
    piece: str = ""
    token: TokenShown | None = None
    line: str = ""


class Note(NamedTuple):
    """A row of the hero board: the piece it stands for, its name, what is said beside it ("learned", "7 hexes"), and
    the family of a skill or the deck of a quest.
    """

    piece: str
    name: str
    line: str = ""
    accent: str = ""


class SeatShown(NamedTuple):
    """A hero with all that stands on the hero board and on the strips. `health` is the printed one with all that
    changes it; damage, gold, lore and the like lie on the piece of the hero. `order` is how soon it is this hero's
    turn, 0 for whose turn it is. `states` are ids with their names.
    """

    hero: str
    number: int
    name: str
    short: str
    portrait: str
    health: int = 0
    speed: int = 0
    hand: int = 0
    body: int = 0
    mind: int = 0
    spirit: int = 0
    cell: str = ""
    order: int = 0
    active: bool = False
    tokens: tuple[TokenShown, ...] = ()
    slots: tuple[Slot, ...] = ()
    notes: tuple[Note, ...] = ()
    """Skills learned, then open quests and errands."""
    states: tuple[tuple[str, str], ...] = ()
    trophies: tuple[int, int, int] = (0, 0, 0)
    """Combat, exploration, social."""
    counter: str = "lore"
    """What is gathered against the villain: "lore" or "companion"."""


class Space(NamedTuple):
    """A space of the time track: its number and its kind."""

    number: int
    kind: str = PLAIN


class TrackShown(NamedTuple):
    """The time track: its title ("Act I"), its spaces; in the march of the villain what stands in its place. The token
    stands where the track "space" of the board says.
    """

    title: str
    spaces: tuple[Space, ...]
    act: int = 1
    march: str = ""


class StoryRow(NamedTuple):
    """An open story card: its sign (the number of a token, or "rule"), its name, what it asks or does, the piece."""

    sign: str
    title: str
    line: str
    piece: str = ""


class StoryShown(NamedTuple):
    """The story slip: the scenario, its story in a sentence (seen while there is room), its villain: picture, where and
    when it comes, its health for the hero whose turn it is ("15 - 4 lore = 11"), and the open story cards.
    """

    title: str
    text: str
    picture: str
    where: str
    health: str
    rows: tuple[StoryRow, ...] = ()


class WayRow(NamedTuple):
    """A row of the way slip: a sign (a face of a die, a kind of gem, or an icon), what it is, what it costs, a second
    line, and how good that is.
    """

    sign: str
    title: str
    value: str = ""
    line: str = ""
    tone: str = ""


class WayShown(NamedTuple):
    """The way slip: its title, what is at the end of the way, and a row for each step."""

    title: str
    where: str = ""
    rows: tuple[WayRow, ...] = ()


class DieShown(NamedTuple):
    """A terrain die of the last roll: its face, and once it has paid the order in which it did and for which cell;
    whether it is `proposed` to pay now.
    """

    face: str
    order: int = 0
    cell: str = ""
    proposed: bool = False


class DiceShown(NamedTuple):
    """The dice tray: what is rolled for ("March"), what made the number of dice ("speed 3, Riding Boots +1"), the dice
    as they lie (empty before a roll), and what can be done about them. `coming` is what a roll that an answer to this
    question leads to is called, where that is no march.
    """

    title: str
    line: str = ""
    dice: tuple[DieShown, ...] = ()
    foot: str = ""
    coming: str = ""


class MarchShown(NamedTuple):
    """The march that runs, or that could be begun: the figure, the cells of the way so far with the start, how many of
    them are walked, and for every cell that can be reached how many dice that takes. `chances` are those to reach a
    cell before the roll, from 0 to 1. It `waits` while something else is asked in between.
    """

    hero: str
    path: tuple[str, ...] = ()
    walked: int = 0
    reach: Mapping[str, int] = {}
    chances: Mapping[str, float] = {}
    waits: bool = False


ACTION_PLACE = "own:action:"
"""How the place of a button begins that cannot be pressed; the option follows."""


class ActionShown(NamedTuple):
    """An action of the board's buttons: the option that it stands for, its name, and why it cannot be taken now (empty:
    it can).
    """

    option: str
    label: str
    reason: str = ""


class SiteShown(NamedTuple):
    """A site of the chart: its id, kind, cell and name."""

    site: str
    kind: str
    cell: str
    name: str


class LegendRow(NamedTuple):
    """A row of the legend beside the whole chart: a kind of gem, "facedown", "road" or "river", in words, and how many
    ("8 of 9").
    """

    sign: str
    label: str
    value: str = ""


class ChartShown(NamedTuple):
    """The chart: rows of terrains, and its sites. It stays the same for a whole game."""

    terrains: tuple[tuple[str, ...], ...] = ()
    sites: tuple[SiteShown, ...] = ()


class MapPiece(NamedTuple):
    """Something that lies on the chart: its piece, what it is ("gem", "story", "zombie", "villain", "hero"), of a gem
    its deck, of a story token its number, of a figure its picture, and the seat that it belongs to (0: none).
    """

    piece: str
    kind: str
    variant: str = ""
    seat: int = 0


class TableValues(NamedTuple):
    """All that only the look shows. `shown` is the hero whose board lies below: who decides, else whose turn it is;
    `actions_most` how many actions a turn has; what is left says the track "actions" of the board.
    """

    seats: tuple[SeatShown, ...]
    shown: str
    track: TrackShown
    story: StoryShown
    dice: DiceShown
    chart: ChartShown
    pieces: tuple[MapPiece, ...]
    way: WayShown | None = None
    march: MarchShown | None = None
    actions: tuple[ActionShown, ...] = ()
    actions_most: int = 3
    legend: tuple[LegendRow, ...] = ()
    dusk: bool = False
    """Whether it is act II."""
    learning: bool = False
    """Whether a skill of the hand may be learned now."""
    combat: CombatShown | None = None
    adventure: AdventureShown | None = None
    market: MarketShown | None = None
    """What is laid on the chart just now."""

    def seat(self, hero: str) -> SeatShown | None:
        """The seat of a hero; None for any other piece."""
        return next((seat for seat in self.seats if seat.hero == hero), None)

    def piece(self, piece: str) -> MapPiece | None:
        """What a piece on the chart is."""
        return next((found for found in self.pieces if found.piece == piece), None)
