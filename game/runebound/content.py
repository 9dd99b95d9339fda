"""What the content files of Runebound hold: heroes, assets, skills, enemies, quests, events, stories, tokens.

Effects are kept as the files spell them, each under its window; names and texts are words, `card.<id>.name`. An id is
used once in all files, since each names a card of the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

from msgspec import Meta, Struct, structs

from game.kit.book import GlossaryEntry, RuleEntry
from game.kit.content import load_folder
from game.kit.errors import ContentError
from game.runebound.content_checks import faults, used_twice
from game.runebound.hexmap import HexMap, SiteKind
from game.runebound.map_file import read_map

Deck = Literal["combat", "exploration", "social"]
AssetType = Literal["weapon", "clothing", "equipment", "movement", "goods"]
Family = Literal["body", "mind", "spirit"]
Face = Annotated[str, Meta(pattern=r"^([PMKSU][1-9]|[DA-])\*?$")]
"""A face of a token: symbol and value, `*` where it is golden."""
TwoFaces = tuple[Face, Face]
Marks = Annotated[str, Meta(min_length=1)]
Small = Annotated[int, Meta(ge=0, le=20)]
Some = Annotated[int, Meta(ge=1, le=20)]
"""Of what nobody can be without."""
Copies = Annotated[int, Meta(ge=1, le=9)]
TYPES: tuple[str, ...] = get_args(AssetType)
ATTRIBUTES: tuple[str, ...] = get_args(Family)
NEUTRAL_COPIES, SCENARIO_COPIES = 1, 2


class Record(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="kebab"):
    """An entry of a content file; keys are spelled with hyphens."""


def _spelled(name: str) -> str:
    """The key of a window in the files."""
    return "surgeX" if name == "surge_x" else name.replace("_", "-")


class Speaking(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename=_spelled):
    """A card with texts: marks by the window in which they resolve (part 11.5 of the content)."""

    passive: str = ""
    setup: str = ""
    turn_start: str = ""
    turn_end: str = ""
    free: str = ""
    action: str = ""
    on_enter: str = ""
    after_roll: str = ""
    on_rest: str = ""
    on_test: str = ""
    on_keep: str = ""
    on_quest: str = ""
    on_trophy: str = ""
    combat_start: str = ""
    before_cast: str = ""
    after_cast: str = ""
    surge1: str = ""
    surge1b: str = ""
    surge2: str = ""
    surge3: str = ""
    surge_x: str = ""
    combat_action: str = ""
    after_combat_action: str = ""
    would_suffer: str = ""
    would_be_defeated: str = ""
    combat_round_end: str = ""
    after_combat: str = ""
    after_retreat: str = ""
    reward: str = ""

    def windows(self) -> Iterator[tuple[str, str]]:
        """Each window in which the card speaks, with its marks."""
        for name in WINDOW_FIELDS:
            marks = getattr(self, name, "")
            if marks:
                yield _spelled(name), marks


class Hero(Speaking, frozen=True, kw_only=True):
    """A hero with the printed numbers, the kinds of sites to start on [RB-109], and three tokens [RB-107]."""

    health: Some
    speed: Some
    hand: Some
    body: Small
    mind: Small
    spirit: Small
    gold: Small
    starts: Annotated[tuple[SiteKind, ...], Meta(min_length=1)]
    tokens: tuple[TwoFaces, TwoFaces, TwoFaces]
    known: bool = False


class Asset(Speaking, frozen=True, kw_only=True):
    """An asset: type [RB-415], cost, copies, its token if it has one [RB-416], and for each copy the code on both.
    Goods are traded on a site of a kind in `trade_at`, for what `trade` says [RB-418].
    """

    type: AssetType
    cost: Small
    copies: Copies = 1
    token: TwoFaces | None = None
    codes: tuple[str, ...] = ()
    trade_at: tuple[SiteKind, ...] = ()
    trade: str = ""
    known: bool = False


class Skill(Speaking, frozen=True, kw_only=True):
    """A skill: family, whether the card carries a success icon [RB-603], the trophies that it costs [RB-613]."""

    family: Family
    icon: bool = False
    cost: Mapping[Literal["any", "combat", "exploration", "social"], Small]
    copies: Copies = 2
    known: bool = False


class Enemy(Speaking, frozen=True, kw_only=True):
    """An enemy of an adventure deck; of one scenario only, in two copies, or neutral [RB-105]."""

    deck: Deck
    scenario: str = ""
    health: Some
    traits: tuple[str, ...] = ()
    known: bool = False


class Villain(Speaking, frozen=True, kw_only=True):
    """The villain of a scenario, whose health is not below `least` [RB-911, RB-925]."""

    scenario: str
    health: Some
    least: Some
    known: bool = False


class Quest(Record, frozen=True, kw_only=True):
    """A quest: the place that it names, and what each set of symbols finds there, in order [RB-521, RB-522]. The key of
    an outcome is a letter for each symbol: p plains, f forest, h hills, m mountain, w water, a any.
    """

    deck: Deck
    scenario: str = ""
    place: str
    find: Mapping[Annotated[str, Meta(pattern="^[pfhmwa]{1,5}$")], str]
    known: bool = False

    def windows(self) -> Iterator[tuple[str, str]]:
        """Each outcome, with its marks."""
        yield from ((f"find-{symbols}", marks) for symbols, marks in self.find.items())


class Event(Record, frozen=True, kw_only=True):
    """An event with its two options [RB-515]."""

    deck: Deck
    scenario: str = ""
    option_1: Marks
    option_2: Marks
    known: bool = False

    def windows(self) -> Iterator[tuple[str, str]]:
        """Each option, with its marks."""
        yield from (("option-1", self.option_1), ("option-2", self.option_2))


class Story(Speaking, frozen=True, kw_only=True):
    """A story card of an act: an omen, a rule, or a quest on a place [RB-904]."""

    scenario: str
    act: Annotated[int, Meta(ge=1, le=2)]
    kind: Literal["omen", "rule", "quest"]
    place: str = ""
    omen: str = ""
    rule: str = ""
    quest: str = ""
    known: bool = False


class Scenario(Record, frozen=True, kw_only=True):
    """A scenario: its villain, the counter that helps against him, the place where he appears after act I, and what its
    set-up does [RB-112].
    """

    villain: str
    counter: Literal["lore", "companion"]
    appears: str
    setup: str = ""
    known: bool = False


class Token(Record, frozen=True, kw_only=True):
    """A token of enemies: common from an act on, or of one villain only [RB-703]."""

    faces: TwoFaces
    act: Annotated[int, Meta(ge=1, le=2)] = 1
    villain: str = ""
    known: bool = False


DieFace = Annotated[tuple[Literal["plains", "forest", "hills", "mountain", "water", "wild"], ...], Meta(min_length=1)]


class TerrainDie(Record, frozen=True, kw_only=True):
    """The faces of a terrain die, each a row of symbols [RB-302]."""

    faces: Annotated[tuple[DieFace, ...], Meta(min_length=1)]


class Step(Record, frozen=True, kw_only=True):
    """A step of the ladder: what is otherwise than in the rules as they stand [RB-114].

    `villain` is added to the health of the villain and its least value, `foes` to the health of other enemies, `gold`
    and `skills` to what each hero begins with. The journey of the day may be played on one that is `daily`. `chance` is
    how often heroes of the sensible computer player win each scenario, of a hundred games, in so many `games` of each.
    """

    villain: Annotated[int, Meta(ge=-9, le=9)] = 0
    foes: Annotated[int, Meta(ge=-2, le=3)] = 0
    gold: Annotated[int, Meta(ge=-3, le=9)] = 0
    skills: Annotated[int, Meta(ge=-2, le=4)] = 0
    daily: bool = False
    chance: Mapping[str, Annotated[int, Meta(ge=0, le=100)]] = {}
    games: int = 0


WINDOW_FIELDS: tuple[str, ...] = (
    "omen", "rule", "quest", *(it.name for it in structs.fields(Speaking)), "trade",
)  # fmt: skip
"""The fields that hold marks, in the order in which a card says what they mean."""

KINDS: dict[str, type[Any]] = {
    "heroes": Hero, "assets": Asset, "skills": Skill, "enemies": Enemy, "villains": Villain, "quests": Quest,
    "events": Event, "stories": Story, "scenarios": Scenario, "tokens": Token, "dice": TerrainDie, "ladder": Step,
    "rules": RuleEntry,
    "glossary": GlossaryEntry,
}  # fmt: skip
CARDS = ("heroes", "assets", "skills", "enemies", "villains", "quests", "events", "stories")
"""The files whose entries lie on the table as cards."""


class Content:
    """All content of the game by id, and its map."""

    def __init__(self, files: Mapping[str, dict[str, Any]], land: HexMap) -> None:
        self.heroes: dict[str, Hero] = files["heroes"]
        self.assets: dict[str, Asset] = files["assets"]
        self.skills: dict[str, Skill] = files["skills"]
        self.enemies: dict[str, Enemy] = files["enemies"]
        self.villains: dict[str, Villain] = files["villains"]
        self.quests: dict[str, Quest] = files["quests"]
        self.events: dict[str, Event] = files["events"]
        self.stories: dict[str, Story] = files["stories"]
        self.scenarios: dict[str, Scenario] = files["scenarios"]
        self.tokens: dict[str, Token] = files["tokens"]
        self.dice: dict[str, TerrainDie] = files["dice"]
        self.ladder: dict[str, Step] = files["ladder"]
        self.rules: dict[str, RuleEntry] = files["rules"]
        self.glossary: dict[str, GlossaryEntry] = files["glossary"]
        self.land = land


def load_content(folder: Path) -> Content:
    """The content of the data folder of the game. Raises ContentError with every fault that was found."""
    problems: list[str] = []
    files = load_folder(folder, KINDS, problems)
    try:
        land = read_map(folder / "map.tmx")
    except ContentError as fault:
        raise ContentError([*problems, *fault.problems]) from None
    problems += used_twice(files, CARDS)
    if not problems:  # what was left out would be counted as missing
        problems += faults(files, CARDS, land)
    if problems:
        raise ContentError(problems)
    return Content(files, land)
