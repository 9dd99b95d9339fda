"""What a game shows: plain values between the rules, which fill them, and the screen, which draws them.

A game says how each piece looks (`Face`), what its full card says (`Sheet`), who decides what (`Banner`), what an
option means (`Choice`), what happened (`LogLine`) and what is at stake (`Forecast`). Texts are rich text: **bold**,
*italic*, [icon:name], [words](rule:ID), [words](piece:ID), [words](term:ID). A `picture` is an asset id: the path below
`assets/` without its ending ("pictures/some-game/old-mill"); the game says which.
"""

from __future__ import annotations

from msgspec import Struct

from game.kit.expected import Expected
from game.kit.notes import Since


class Fact(Struct, frozen=True):
    """One thing in numbers or a word, with its icon: ("heart", "health", "9")."""

    icon: str
    label: str
    value: str


class SaveSeat(Struct, frozen=True, omit_defaults=True):
    """Who sits at a seat of a saved journey: the name and picture of the piece, the player's name, how the piece stands
    (its health, its points), with icons of the house, and whether a computer plays it.
    """

    name: str
    picture: str = ""
    player: str = ""
    facts: tuple[Fact, ...] = ()
    computer: bool = False


class SaveLine(Struct, frozen=True):
    """How a journey is told of in a list: its title, the picture beside it, where it stands, and who plays.

    `line` is a sentence without its end ("round 6, hero phase"); `over` is the outcome once the game has ended; `place`
    is where on its board it stands, for games that know of one.
    """

    title: str
    picture: str = ""
    line: str = ""
    seats: tuple[SaveSeat, ...] = ()
    over: str = ""
    place: str = ""


class Badge(Struct, frozen=True):
    """A number on a card: kind (attack, resilience, health, wound, progress, success-token, ...) and value."""

    kind: str
    value: int


class Face(Struct, frozen=True):
    """How a piece looks on the table right now.

    `frame` names its kind of frame ("back" for the back of a card), `variant` which one of the kind, `accent` a colour
    with a meaning, `grade` how hard it is; what these words draw is the look's business. `action` and `dice` are what
    a card does and with how many dice; `icons` its signs, left to right; `marks` what is so of it just now ("leader",
    "fallen", "advanced"), `text` what it does, as rich text, shown on the table where there is room.
    """

    piece: str
    title: str
    short: str
    frame: str
    variant: str = ""
    picture: str = ""
    accent: str = ""
    grade: str = ""
    action: str = ""
    dice: int = 0
    badges: tuple[Badge, ...] = ()
    icons: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    text: str = ""


class Row(Struct, frozen=True):
    """One paragraph of a full card: its icon or none, and rich text; `strong` for the action line (a dark bar)."""

    text: str
    icon: str = ""
    strong: bool = False
    dice: int = 0
    die: str = ""
    """The badge of the dice."""


class OtherEnd(Struct, frozen=True):
    """The other end of a card with two: how it looks and what it says when the card is turned round."""

    face: Face
    text: str = ""
    quote: str = ""


class Sheet(Struct, frozen=True):
    """The text of a full card, for the inspector and the gallery."""

    title: str
    kind: str
    """The line under the picture: "Trait · Rank · Difficulty"."""
    keywords: tuple[tuple[str, str], ...] = ()
    """(icon, name) of the effect bar."""
    rows: tuple[Row, ...] = ()
    quote: str = ""
    stakes: tuple[str, ...] = ()
    """What it would mean now ("If Kari engages it: 1 enemy die more")."""
    other_end: OtherEnd | None = None


class Banner(Struct, frozen=True):
    """Whose decision it is and what it is about. `seat` counts from 1; 0 for all players together. `about` is the piece
    to read in full where no card asks (empty: the rule that asks, or else the decider).
    """

    decider: str
    seat: int
    who: str
    """"Kari, as party leader" or "Kari"."""
    verb: str
    details: tuple[str, ...] = ()
    confirm: str = ""
    decline: str = ""
    step: int = 0
    steps: int = 0
    about: str = ""
    amount: str = ""
    """What is counted, where the question is about an amount: "Tokens"."""


class Choice(Struct, frozen=True):
    """One option of a prompt. `piece` is the piece on the table it stands for (empty: only a button can), `counts` how
    much it adds to what Confirm tells where several are marked.
    """

    id: str
    label: str
    detail: str = ""
    piece: str = ""
    icon: str = ""
    brief: str = ""
    """The detail in two or three words, where there is room for no more; empty: as `detail`."""
    counts: int = 1


OF_THE_HOUSE = "undo"
"""The tone of lines that are no event of the game: what was taken back, who plays from now on, why a companion did."""


class LogLine(Struct, frozen=True):
    """One sentence of the log. `level` 0 is a phase band, 1 a doing, more what followed; `tone` "", "alarm", "undo" or
    "phase"; `story` its prose; `at` after how many answers it stands (-1: not known); `since` see `notes.py`."""

    text: str
    level: int = 1
    icon: str = ""
    actor: str = ""
    tone: str = ""
    story: str = ""
    at: int = -1
    since: Since = ""


class Story(Struct, frozen=True):
    """What is told of a great moment beside its sentence in the log: title, a line below it, a few sentences of prose.

    `kind` is the game's word for it (its look stages it), `piece` whom or what it is about, `picture` its picture, of
    which `focus` is kept where it is cut (0 to 1; None: the middle), `tone` a colour with a meaning, `facts` and `dice`
    (kind, face on top) what it brings and what decided it.
    """

    kind: str
    title: str
    text: str
    line: str = ""
    piece: str = ""
    picture: str = ""
    tone: str = ""
    facts: tuple[Fact, ...] = ()
    dice: tuple[tuple[str, int], ...] = ()
    focus: tuple[float, float] | None = None


class Space(Struct, frozen=True):
    """One space of a track: its colour name (which has a shape of its own), and what it does in a few words."""

    colour: str
    text: str = ""
    covered: bool = False
    """True for a space that cannot be used again."""


class Seat(Struct, frozen=True):
    """A seat at the table: its number from 1, the piece that sits there, its names, and who plays it."""

    number: int
    piece: str
    player: str
    name: str
    short: str


class Turn(Struct, frozen=True):
    """One turn of the round: its seat (0: nobody's yet), its piece and its state ("done", "now" or "next")."""

    seat: int
    piece: str
    state: str
    sign: str = ""
    """What stands in its mark; where it is empty, the first letter of who sits there."""


class Scoreboard(Struct, frozen=True):
    """What stands around the cards of any game: round, phase, turns, seats."""

    round: int
    phase: str
    phases: tuple[tuple[str, str], ...]
    """(id, name) of every phase, in order."""
    turns: tuple[Turn, ...]
    seats: tuple[Seat, ...]
    outcome: str = ""
    title: str = ""
    """What stands in place of round and phases where the game is between two games; beside it the `note`."""
    note: str = ""


class Bar(Struct, frozen=True):
    """One column of a distribution: value and probability from 0 to 1."""

    value: int
    chance: float


class DicePool(Struct, frozen=True):
    """Dice that are about to be rolled: who rolls them, the id of their kind, how many."""

    label: str
    die: str
    count: int


class Chance(Struct, frozen=True):
    """The chance of an aim, from 0 to 1; `more` is what could be added to it, and by what, in words."""

    aim: str
    value: float
    more: float = 0.0
    more_words: str = ""


class Distribution(Struct, frozen=True):
    """How likely each value is, as columns under a title.

    `tone` is "good" or "bad" for the player; the columns from `needed` on are enough (0: no such line); `note` stands
    below them.
    """

    title: str
    bars: tuple[Bar, ...]
    tone: str
    needed: int = 0
    note: str = ""


class ForecastNote(Struct, frozen=True):
    """A sentence of the forecast with its icon."""

    icon: str
    text: str


class Forecast(Struct, frozen=True):
    """What is at stake before a roll. A game computes it with the functions that resolve the roll.

    `notes` are said with an icon, `lines` without; `stakes` are the few numbers (icon as an asset id, value) that stand
    beside the dice; `spoken` is the whole in sentences, for the text mode and for screen readers. `gain` and `cost` are
    what the roll brings and costs on average, in two words each. `beside`: the table tells it itself, and cards go on
    to be shown; `working`: some is still worked out, so that it is asked for again as `View.ponder` gets on.
    """

    title: str
    pools: tuple[DicePool, ...]
    chance: Chance | None
    distributions: tuple[Distribution, ...] = ()
    notes: tuple[ForecastNote, ...] = ()
    lines: tuple[str, ...] = ()
    stakes: tuple[Fact, ...] = ()
    spoken: tuple[str, ...] = ()
    gain: str = ""
    cost: str = ""
    expected: tuple[Expected, ...] = ()  # seen on the table as ghosts of tokens
    beside: bool = False
    working: bool = False


class Why(Struct, frozen=True):
    """One row of "what happened" after a roll: a signed number, an icon, words, a rule."""

    number: str
    icon: str
    text: str
    rule: str = ""
    strong: bool = False


class Curve(Struct, frozen=True):
    """One thing that is counted round by round: its label, a value for each round, and how it is drawn.

    `kind` is "columns", "line" or "dashed" (a line with diamonds); `colour` the name of a colour of the theme, `edge`
    that round the columns in the legend. `marks` names what stands at each value: a mark of the theme in the group
    that is called like the curve, or "" for none.
    """

    id: str
    label: str
    values: tuple[int, ...]
    kind: str
    colour: str
    edge: str = "ink"
    marks: tuple[str, ...] = ()


class Moment(Struct, frozen=True):
    """Something that happened in a round (from 1), with its icon and in a few words."""

    round: int
    icon: str
    words: str


class Standing(Struct, frozen=True):
    """How one seat did in a game: its piece, who played it, and its numbers.

    `fallen` says in words that it did not last to the end, and `sign` is the icon over its picture then; both are empty
    where it did. `line` tells all of it in a sentence; `place` is the place among rivals, from 1, and 0 where all win
    or lose together.
    """

    piece: str
    name: str
    player: str
    seat: int
    numbers: tuple[Fact, ...]
    line: str
    picture: str = ""
    fallen: str = ""
    sign: str = ""
    place: int = 0


class Tally(Struct, frozen=True):
    """Dice of a game: a result with its signs, how often it fell and was to be expected; `tone` is "good" or "bad"."""

    symbols: tuple[str, ...]
    name: str
    rolled: int
    expected: float
    tone: str = "good"


OUTCOMES = ("victory", "defeat", "draw")
"""How a game can end."""


class Chronicle(Struct, frozen=True):
    """A finished game in numbers, for the result scene.

    `outcome` is one of `OUTCOMES`; empty while the game still runs. `title` names what was played and
    `group_title` the group it belongs to; `window` is the window that lights up for it (empty: that of the house). All
    curves have a value for each round; `places` and `reading` say of each round where it was spent and, in a sentence
    without its end, what it came to. `counted` says how many dice were thrown, `luck` how they fell. `reached`
    says in a few words how far it came, where winning or losing is not all (chapters won, places reached).
    """

    outcome: str
    title: str
    text: str
    rounds: int
    standings: tuple[Standing, ...]
    seed: str
    group_title: str = ""
    picture: str = ""
    window: str = ""
    curves: tuple[Curve, ...] = ()
    moments: tuple[Moment, ...] = ()
    places: tuple[str, ...] = ()
    reading: tuple[str, ...] = ()
    dice: tuple[Tally, ...] = ()
    counted: str = ""
    luck: str = ""
    facts: tuple[tuple[str, str], ...] = ()
    reached: str = ""
