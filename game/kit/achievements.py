"""Achievements: what a game rewards, as data with conditions over what is known of a journey that is over.

A record of `achievements.toml` says `when` it counts and what it counts (`count`, up to `of`), in the same marks as
the cards. The words are `won`, `lost`, `goal(NAME)` and `piece(NAME)` (a name with `_` for `-`), the numbers of the
house (`HOUSE_NUMBERS`), and those that the game tells of a journey.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from pathlib import Path

from msgspec import Struct

from game.kit.content import read_toml, records
from game.kit.effects.effect import Effect
from game.kit.effects.language import Condition, MarkError, Name, Number, Reference, References, Vocabulary, Word, word
from game.kit.text import Words

FILE = "achievements.toml"
HOUSE_NUMBERS: Mapping[str, str] = {
    "rounds": "rounds that the journey took",
    "minutes": "minutes that it took",
    "seats": "pieces that were played",
    "own": "pieces that this player played",
    "people": "players of different names",
    "step": "the number of the step, from 1",
    "of_the_day": "1 for the journey of the day",
    "past_losses": "journeys with this goal that this player lost since winning it last, before this one",
    "played": "journeys played so far, with this one",
    "wins": "journeys won so far",
    "run": "journeys won in a row, with this one",
    "goals_won": "different goals won",
    "pieces_played": "different pieces played",
    "pieces_won": "different pieces won with",
    "steps_won": "steps won, of all goals together",
    "highest": "the highest step won",
    "lowest": "the highest step that is won with every goal",
    "companions": "other players won together with",
    "days_won": "journeys of the day won",
}
"""What the house knows of every journey and of everything that a player has played."""


class Facts(Struct, frozen=True):
    """A journey that is over, as achievements ask of it: whether this player won, its goal and pieces, its numbers."""

    won: bool
    goal: str
    pieces: tuple[str, ...]
    numbers: Mapping[str, int]


class AchievementRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """An achievement as its file spells it. `tone` is the colour of its medal: "red" or "blue"."""

    icon: str
    when: str = ""
    count: str = ""
    of: int = 1
    secret: bool = False
    tone: str = "red"


class Achievement(Struct, frozen=True):
    """Something to be reached: `reached` says how much of `of` a journey came to.

    A secret one hides its text until it is won, and says how near its player is.
    """

    id: str
    title: str
    text: str
    icon: str
    of: int
    secret: bool
    tone: str
    reached: Callable[[Facts], int]


def read_achievements(
    folder: Path, words: Words, numbers: Collection[str], problems: list[str]
) -> tuple[Achievement, ...]:
    """The achievements of a game whose journeys tell these numbers; what is wrong is added to the problems."""
    raw = read_toml(folder / FILE, problems)
    vocabulary = _vocabulary(numbers)
    made = []
    for key, record in records(FILE, raw, AchievementRecord, problems).items():
        try:
            reached = _reached(vocabulary, record)
        except MarkError as fault:
            problems.append(f"{FILE}: {key}: {fault}")
            continue
        title, text = words(f"achievement.{key}.title"), words(f"achievement.{key}.text")
        made.append(Achievement(key, title, text, record.icon, record.of, record.secret, record.tone, reached))
    return tuple(made)


def _reached(vocabulary: Vocabulary, record: AchievementRecord) -> Callable[[Facts], int]:
    """How much of an achievement a journey comes to. Raises MarkError."""
    if record.of < 1:
        raise MarkError("of: it is at least 1")
    condition = vocabulary.condition(record.when) if record.when else None
    number = vocabulary.number(record.count) if record.count else None

    def reached(facts: Facts) -> int:
        if condition is not None and not condition(facts, None):
            return 0
        return max(0, min(number(facts, None), record.of)) if number is not None else record.of

    return reached


def _vocabulary(numbers: Collection[str]) -> Vocabulary:
    words: dict[str, Word] = {name: _number(name) for name in (*HOUSE_NUMBERS, *numbers)}
    words |= {found.__name__: word(found.__name__, found, plain=True) for found in (won, lost)}
    words |= {found.__name__: word(found.__name__, found) for found in (goal, piece)}
    return Vocabulary(words, _nothing, _nobody, References(frozenset(), ""))


def _number(name: str) -> Word:
    def read() -> Number:
        return lambda facts, _: facts.numbers.get(name, 0)

    return word(name, read, plain=True)


def won() -> Condition:
    """This player won."""
    return lambda facts, _: facts.won


def lost() -> Condition:
    """This player did not win."""
    return lambda facts, _: not facts.won


def goal(name: Name) -> Condition:
    """The goal was this one."""
    wanted = name.replace("_", "-")
    return lambda facts, _: facts.goal == wanted


def piece(name: Name) -> Condition:
    """This player played this piece."""
    wanted = name.replace("_", "-")
    return lambda facts, _: wanted in facts.pieces


def _nothing(*parts: object) -> Effect:
    raise MarkError("an achievement does nothing")


def _nobody(a: object, b: object) -> Reference:
    raise MarkError("an achievement means no pieces")
