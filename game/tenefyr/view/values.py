"""Plain values that the look of the table is told beside pieces and words.

Names and sentences come in words already. What can be counted on the copy of the board (cards in piles, steps of the
token) is counted there, so that it changes when it is told.

What a face says in the words of this game: `frame` is "enemy", "loot", "skill", "reward", "place", "hero" or "back".
`variant` is the level of an enemy half ("1" to "5", "boss" for a stage), the kind of a loot half ("basic" for a
basic), the seat of a skill; of a back "level1" to "level5", "boss", or "seat1" to "seat4". `accent` is the kind. Badges
are "power", the power now, and of an enemy "power-2" to "power-4", those that are printed. `marks` are "text" where it
has one, "seen" for a facedown card that was looked at, "open" for one that is shown all the same, "players:3" for the
printed power that counts, and what has changed the power of a played card as "plus:+2", "double:×2", "minus:-1".
"""

from __future__ import annotations

from typing import NamedTuple

from game.kit.shown import Face

MORNING, NOON, EVENING, DUSK = "morning", "noon", "evening", "dusk"
OPEN, CLEARED, CLOSED = "open", "cleared", "closed"
DONE, NOW, NEXT = "done", "now", "next"
VALLEY, FIGHT, REWARD = "valley", "fight", "reward"
"""What the table shows: the valley between visits, a fight, or the reward of a cleared dungeon."""


class Person(NamedTuple):
    """A hero who is played: id, name, picture."""

    hero: str
    name: str
    picture: str


class SeatShown(NamedTuple):
    """A seat: the piece that sits there, its number from 1, its heroes (two with one and two players), the name of who
    plays, the skill cards, how much loot was won. `total` is the power in front of the player; `turn` whether the turn
    of this combat is "done", running ("now") or to come ("next"), empty outside of combats; `note` says it in words.
    """

    player: str
    number: int
    name: str
    person: str
    heroes: tuple[Person, ...]
    skills: tuple[Face, ...]
    loot: int
    total: int = 0
    turn: str = ""
    note: str = ""
    starter: bool = False
    computer: bool = False
    deciding: bool = False


class Row(NamedTuple):
    """A row of the lane: whose it is, its number from 1, what stands in it while it is empty. `turn` is the number of
    the turn of the combat; solo the rows are the two turns of one player.
    """

    player: str
    number: int
    name: str
    turn: int
    state: str
    total: int
    hint: str = ""
    cards: tuple[str, ...] = ()


class DungeonShown(NamedTuple):
    """A dungeon: its zone, number (from 1; those made later follow after 10) and level, the name and text of its place,
    the reward beside it (piece and name), its open card, and whether it is "open", "cleared" or "closed".
    """

    zone: str
    number: int
    level: int
    name: str
    text: str = ""
    reward: str = ""
    reward_name: str = ""
    top: str = ""
    state: str = OPEN
    current: bool = False


class FightShown(NamedTuple):
    """The fight: the enemy (empty between two of them) and its text, where (ribbon and text of the place), its power,
    what the party has, and what a part of the power is from, in words ("9 +1 = 10").
    """

    enemy: str
    text: str
    place: str
    place_text: str
    power: int
    total: int
    reckoning: str = ""
    card: int = 0
    cards: int = 0
    silenced: bool = False


class StageShown(NamedTuple):
    """A stage of the boss: its name where it is known, and whether it is "done", fought "now", or "next"."""

    name: str
    state: str


class BossShown(NamedTuple):
    """The boss: id, name, picture, its stages in the order in which they come (without a name until they are seen), and
    their printed powers from low to high.
    """

    boss: str
    name: str
    picture: str
    stages: tuple[StageShown, ...]
    powers: tuple[int, ...]
    line: str = ""


class OptionShown(NamedTuple):
    """A half of a reward: what it is in three words and in a sentence, its sign (fire, hand, cards, eye, steps),
    whether it is chosen, and whether it can be.
    """

    id: str
    title: str
    text: str
    sign: str
    chosen: bool = False
    open: bool = True


class ChoiceTold(NamedTuple):
    """What a player has chosen of a reward, in words; `done` when it is carried out."""

    player: str
    number: int
    name: str
    line: str
    done: bool = False


class RewardShown(NamedTuple):
    """The reward that resolves: piece, name, who chooses (in words), its options, what each player has chosen, whose
    deck is open and how that is said; `cards` lie open: those of that deck, sorted by name and never in its order, or
    those of the Reserve or of a dungeon that are looked at (their faces are marked "open"). The dungeons of which
    one is chosen lie there as `piles`, by their zones. `burnt` of `to_burn` cards are in the fire.
    """

    piece: str
    name: str
    picture: str
    who: str
    options: tuple[OptionShown, ...]
    told: tuple[ChoiceTold, ...]
    owner: str = ""
    deck_title: str = ""
    deck_hint: str = ""
    cards: tuple[str, ...] = ()
    piles: tuple[str, ...] = ()
    burnt: int = 0
    to_burn: int = 0


class ForecastRow(NamedTuple):
    """A line of what is foretold: its label, its value in words, how good that is ("good", "bad" or neither), and of a
    chance its share from 0 to 1, else -1.
    """

    label: str
    value: str
    tone: str = ""
    share: float = -1.0


class ForecastShown(NamedTuple):
    """What is foretold of the open question, or of one of its options: title, rows, a note below them. `option` is the
    option (empty: the question as a whole); `more` what a card that is played would add to the party total. `working`:
    some numbers are still to come.
    """

    option: str
    title: str
    rows: tuple[ForecastRow, ...]
    note: str = ""
    more: int = 0
    working: bool = False


class Header(NamedTuple):
    """Where the party is, and in the head of the table the line beside it ("Visit 4 · card 2 of 4")."""

    title: str
    line: str


class TableValues(NamedTuple):
    """All that only the look shows. `table` is `VALLEY`, `FIGHT` or `REWARD`; `start` are the steps with which the
    token began, `day` the time of the day; `cleared` and `taken` are how many dungeons were cleared and rewards taken.
    """

    table: str
    header: Header
    seats: tuple[SeatShown, ...]
    dungeons: tuple[DungeonShown, ...]
    boss: BossShown
    start: int
    steps: int
    day: str
    cleared: int
    taken: int
    rows: tuple[Row, ...] = ()
    fight: FightShown | None = None
    reward: RewardShown | None = None
    difficulty: str = ""
    forecasts: tuple[ForecastShown, ...] = ()
    notes: tuple[str, ...] = ()
    """What of cards and texts is worth a word at the open question ("New hand: Restless Knight 9 +2 = 11")."""

    def forecast(self, option: str = "") -> ForecastShown | None:
        """What is foretold of an option, else of the question as a whole."""
        found = {shown.option: shown for shown in self.forecasts}
        return found.get(option) or found.get("")


def day_of(steps: int, start: int) -> str:
    """The time of the day with so many of the first steps left."""
    share = steps / max(1, start)
    return MORNING if share > 0.7 else NOON if share > 0.4 else EVENING if share > 0.2 else DUSK
