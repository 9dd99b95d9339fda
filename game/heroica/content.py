"""What the content files of Heroica hold: die, heroes, gear, monsters, relics, roll tables, scoring and levels, by id.

Effects are kept as the files spell them; names and texts are words, `<kind>.<id>.name`.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct, field

from game.kit.book import GlossaryEntry, RuleEntry
from game.kit.content import load_folder, read_toml, records
from game.kit.errors import ContentError

Skill = Literal["move", "fight", "passive", "free", "guard", "copied"]
"""When a skill is used [HC-401]; "copied": as that of whose ability it is."""


class Record(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An entry of a content file."""


class Face(Record, frozen=True, kw_only=True):
    """A face of the die: how many of the six sides show it, and its value in a roll [HC-212, HC-221]."""

    sides: int
    value: int


class Hero(Record, frozen=True, kw_only=True):
    """A hero with ability and purse [HC-106]."""

    kind: Skill
    marks: str
    gold: int
    potion: str = ""


class Weapon(Record, frozen=True, kw_only=True):
    """A weapon of the store."""

    kind: Skill
    marks: str


class Potion(Record, frozen=True, kw_only=True):
    """A potion, drunk in the prepare step or where its effect says."""

    marks: str


class ThingKind(Record, frozen=True, kw_only=True):
    """A kind of thing: how it comes to a hero, how many one may carry (0: any number) [HC-232], and its points."""

    taken: Literal["arrival", "unguarded", "store", "victory"]
    limit: int = 0
    points: int = 0


class MonsterKind(Record, frozen=True, kw_only=True):
    """A kind of monster. `levels` is where it may stand; `strength` has several values where the game picks
    one [HC-659].

    `boss` is empty for ordinary ones [HC-109]; `from_coffins` and `follows` are not drawn on a map [HC-532, HC-659].
    """

    strength: tuple[int, ...]
    levels: tuple[int, ...]
    boss: Literal["", "boss", "final"] = ""
    rules: tuple[str, ...] = ()
    from_coffins: bool = False
    follows: bool = False


class Relic(Record, frozen=True, kw_only=True):
    """A relic: where it lies (level 0: in the store), and its power by the kind of skill it is used as [HC-401]."""

    level: int
    kinds: tuple[Skill, ...] = ()
    marks: Mapping[str, str] = field(default_factory=dict)
    a_game: int = 0
    a_level: int = 0
    bosses_only: bool = False
    on_face: str = ""
    points: int = 0


class RollTable(Record, frozen=True, kw_only=True):
    """What a roll does, by face; nothing where a face says nothing. `cost` is gold that is paid before."""

    rule: str
    cost: int = 0
    shield: str = ""
    sword: str = ""
    both: str = ""
    skull: str = ""


class LevelFacts(Record, frozen=True, kw_only=True):
    """A level in the order of the campaign, and the strength of all its monsters for 1 or 2 and for 3 or 4 heroes."""

    number: int
    strength: tuple[int, int]


class Shelf(Record, frozen=True, kw_only=True):
    """What the store asks and gives for a kind of thing, and its stock for 1 or 2 and for 3 or 4 heroes [HC-450 to
    HC-452]; of what stands in `a_hero` there are as many as heroes.
    """

    price: int = 0
    sold: int = 0
    stock: tuple[int, int] = (0, 0)
    a_hero: tuple[str, ...] = ()


class Bonuses(Record, frozen=True, kw_only=True):
    """The bonuses at the end of a game [HC-851]: what each is worth, and which there are."""

    points: int
    kinds: tuple[str, ...]


class Scoring(Record, frozen=True, kw_only=True):
    """What is counted at the end [HC-850]; `pars` are bronze, silver and gold by the number of heroes."""

    points: Mapping[str, int]
    bonus: Bonuses
    pars: Mapping[str, tuple[int, int, int]]


class GradeChances(Record, frozen=True, kw_only=True):
    """How often in a hundred games the sensible player wins on a grade together, by road and level; measured in so many
    `games` of each.
    """

    games: int
    chance: Mapping[str, int]


KINDS: dict[str, type[Any]] = {
    "die": Face, "heroes": Hero, "weapons": Weapon, "potions": Potion, "things": ThingKind, "monsters": MonsterKind,
    "relics": Relic, "roll_tables": RollTable, "levels": LevelFacts, "store": Shelf,
    "rules": RuleEntry, "glossary": GlossaryEntry, "ladder": GradeChances,
}  # fmt: skip


class Content:
    """All content of the game by id."""

    def __init__(self, files: Mapping[str, dict[str, Any]], scoring: Scoring) -> None:
        self.die: dict[str, Face] = files["die"]
        self.heroes: dict[str, Hero] = files["heroes"]
        self.weapons: dict[str, Weapon] = files["weapons"]
        self.potions: dict[str, Potion] = files["potions"]
        self.things: dict[str, ThingKind] = files["things"]
        self.monsters: dict[str, MonsterKind] = files["monsters"]
        self.relics: dict[str, Relic] = files["relics"]
        self.roll_tables: dict[str, RollTable] = files["roll_tables"]
        self.levels: dict[str, LevelFacts] = files["levels"]
        self.store: dict[str, Shelf] = files["store"]
        self.rules: dict[str, RuleEntry] = files["rules"]
        self.ladder: dict[str, GradeChances] = files["ladder"]
        self.glossary: dict[str, GlossaryEntry] = files["glossary"]
        self.scoring = scoring

    def level_file(self, level: str) -> str:
        """The name of the file that a level is drawn in."""
        return f"{self.levels[level].number:02}-{level}.tmx"


def load_content(folder: Path) -> Content:
    """The content of the data folder of the game. Raises ContentError with every fault that was found."""
    problems: list[str] = []
    files = load_folder(folder, KINDS, problems)
    file = "scoring.toml"
    scoring = records(file, {"scoring": read_toml(folder / file, problems)}, Scoring, problems)
    if problems:
        raise ContentError(problems)
    return Content(files, scoring["scoring"])
