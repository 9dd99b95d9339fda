"""What the content files of Heroes of Tenefyr hold: dungeon cards, heroes, basics, bosses, rewards, places, steps.

Effects are kept as the files spell them; names and texts are words, `card.<id>.name`. An id is used once in all files,
since each names a card of the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from game.kit.book import GlossaryEntry, RuleEntry
from game.kit.content import load_folder
from game.kit.errors import ContentError

Kind = Literal["might", "song", "faith", "guile"]
"""The kind of a loot half or a skill [TN-507]."""

Window = Literal["start", "turn-start", "new-hand", "held", "won", "lost"]
"""When a text of an enemy or a place resolves [TN-401, TN-404, TN-408, TN-417, TN-601, TN-603]."""

Level = Annotated[int, Meta(ge=1, le=5)]
Power = Annotated[int, Meta(ge=0, le=99)]
Copies = Annotated[int, Meta(ge=1, le=24)]
StartCopies = Annotated[int, Meta(ge=0, le=24)]
Steps = Annotated[int, Meta(ge=1, le=12)]
Percent = Annotated[int, Meta(ge=0, le=100)]

LEVELS: tuple[int, ...] = (1, 2, 3, 4, 5)
BOSS_LEVEL = 5
"""Of the boss deck [TN-807]."""
DUNGEONS_A_LEVEL = 2
"""Piles that are dealt for each level [TN-105]; so many rewards [TN-107] and places [TN-114] lie beside them."""
DUNGEON_CARDS = 4
"""Cards of a pile [TN-105]; what is left of the level is its pile of the Reserve [TN-106]."""
SKILL = "skill-"
"""What the id of a skill card begins with; the id of its hero follows."""


class Record(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An entry of a content file."""


class Foe(Record, frozen=True, kw_only=True):
    """What can be fought: `power` for two, three and four players (solo reads the first) [TN-501], `passive` as long as
    the combat lasts [TN-505], and by window what happens `on` it.
    """

    power: tuple[Power, Power, Power]
    passive: str = ""
    on: Mapping[Window, str] = field(default_factory=dict)


class DungeonCard(Foe, frozen=True, kw_only=True):
    """A dungeon card: the enemy half, and the loot half that it is turned to [TN-602].

    `level` is its pile at set-up [TN-105], `copies` how many there are in the box, `kind` that of both halves [TN-507].
    `loot` is the printed power of the loot half, `play` what that does when it is played [TN-412]. What is `known` of
    the printed game is not retuned.
    """

    level: Level
    copies: Copies
    kind: Kind
    loot: Power
    play: str = ""
    known: bool = False


class Hero(Record, frozen=True, kw_only=True):
    """A hero, who is a skill card of this `kind` and `power`, and what that does when it is `play`ed [TN-102]; in the
    game with the `annex` only, or always [TN-113].
    """

    annex: bool = False
    kind: Kind
    power: Power
    play: str


class Basic(Record, frozen=True, kw_only=True):
    """A basic card: printed `power`, `copies` in the box [TN-111], and how many each deck `start`s with, with one, two,
    three and four players [TN-103].
    """

    power: Power
    copies: Copies
    start: tuple[StartCopies, StartCopies, StartCopies, StartCopies]
    known: bool = False


class Stage(Foe, frozen=True, kw_only=True):
    """One of the cards of a boss [TN-802], without loot [TN-804]."""


class Boss(Record, frozen=True, kw_only=True):
    """A boss with the four stages of its deck, by id [TN-108]."""

    annex: bool = False
    stages: Mapping[str, Stage]


class Reward(Record, frozen=True, kw_only=True):
    """What clearing a dungeon of a `level` gives [TN-705]: one of two `options`, picked by `each` player for the own
    deck, or by the party `together` [TN-706, TN-707].
    """

    level: Level
    annex: bool = False
    chooser: Literal["each", "together"]
    options: tuple[str, str]
    known: bool = False


class Place(Record, frozen=True, kw_only=True):
    """A place, whose `passive` and `on` hold in every combat of a dungeon of its `level` [TN-114, TN-115]."""

    level: Level
    passive: str = ""
    on: Mapping[Window, str] = field(default_factory=dict)


class Step(Record, frozen=True, kw_only=True):
    """A step of the ladder: what is otherwise than on the others, in all [TN-109].

    `steps` is how far the boss token begins from the skull; `boss` is added to the power of every stage of the boss,
    `zeros` to the Basic 0 of every starting deck. A `known` step is a start of the printed game; the journey of the day
    may be played on one that is `daily`. `chance` is how often the sensible computer player wins against each boss, of
    a hundred games with two players, measured in so many `games` of each.
    """

    steps: Steps
    boss: Annotated[int, Meta(ge=-9, le=9)] = 0
    zeros: Annotated[int, Meta(ge=-6, le=0)] = 0
    known: bool = False
    daily: bool = False
    chance: Mapping[str, Percent] = field(default_factory=dict)
    games: int = 0


KINDS: dict[str, type[Any]] = {
    "dungeon": DungeonCard, "heroes": Hero, "basics": Basic, "bosses": Boss, "rewards": Reward, "places": Place,
    "ladder": Step, "rules": RuleEntry, "glossary": GlossaryEntry,
}  # fmt: skip


class Content:
    """All content of the game by id."""

    def __init__(self, files: Mapping[str, dict[str, Any]]) -> None:
        self.dungeon: dict[str, DungeonCard] = files["dungeon"]
        self.heroes: dict[str, Hero] = files["heroes"]
        self.basics: dict[str, Basic] = files["basics"]
        self.bosses: dict[str, Boss] = files["bosses"]
        self.rewards: dict[str, Reward] = files["rewards"]
        self.places: dict[str, Place] = files["places"]
        self.ladder: dict[str, Step] = files["ladder"]
        self.rules: dict[str, RuleEntry] = files["rules"]
        self.glossary: dict[str, GlossaryEntry] = files["glossary"]
        self.stages: dict[str, Stage] = {name: it for boss in self.bosses.values() for name, it in boss.stages.items()}
        """The stages of all bosses, by id."""


def load_content(folder: Path) -> Content:
    """The content of the data folder of the game. Raises ContentError with every fault that was found."""
    problems: list[str] = []
    files = load_folder(folder, KINDS, problems)
    problems += _used_twice(files)
    if not problems:  # what was left out would be counted as missing
        problems += _lacking(files)
    if problems:
        raise ContentError(problems)
    return Content(files)


def _used_twice(files: Mapping[str, dict[str, Any]]) -> Iterator[str]:
    """Ids that two cards have."""
    seen: dict[str, str] = {}
    for where, card in _cards(files):
        if card in seen:
            yield f"{where}: {card} stands in {seen[card]} too"
        seen.setdefault(card, where)


def _cards(files: Mapping[str, dict[str, Any]]) -> Iterator[tuple[str, str]]:
    """The file and id of everything that lies on the table as a card."""
    for stem in ("dungeon", "heroes", "basics", "bosses", "rewards", "places"):
        yield from ((f"{stem}.toml", card) for card in files[stem])
    yield from (("heroes.toml", SKILL + hero) for hero in files["heroes"])
    yield from (("bosses.toml", stage) for boss in files["bosses"].values() for stage in boss.stages)


def _lacking(files: Mapping[str, dict[str, Any]]) -> Iterator[str]:
    """What set-up could not deal [TN-105, TN-107, TN-114], and what is named and not there."""
    for level in LEVELS:
        cards = sum(card.copies for card in files["dungeon"].values() if card.level == level)
        if cards < DUNGEONS_A_LEVEL * DUNGEON_CARDS:
            yield f"dungeon.toml: level {level} has {cards} cards, needed are {DUNGEONS_A_LEVEL * DUNGEON_CARDS}"
        rewards = sum(it.level == level and not it.annex for it in files["rewards"].values())
        if rewards < DUNGEONS_A_LEVEL:
            yield f"rewards.toml: level {level} has {rewards} outside the annex, needed are {DUNGEONS_A_LEVEL}"
        places = sum(it.level == level for it in files["places"].values())
        if places < DUNGEONS_A_LEVEL:
            yield f"places.toml: level {level} has {places}, needed are {DUNGEONS_A_LEVEL}"
    yield from (f"bosses.toml: {boss} has no stages" for boss, it in files["bosses"].items() if not it.stages)
    for basic in ("basic0", "basic1"):
        if basic not in files["basics"]:
            yield f"basics.toml: {basic} is not there"
    bosses = files["bosses"].keys()
    for step, it in files["ladder"].items():
        yield from (f"ladder.toml: {step}: there is no boss {boss}" for boss in it.chance if boss not in bosses)
