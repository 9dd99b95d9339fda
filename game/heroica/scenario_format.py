"""The scenario format: what the scenario files of Heroica can hold. Squares are written as players call them ("C4")."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from game.kit.scenario import AnswerSpec, read_scenario

Count = Annotated[int, Meta(ge=0, le=999)]


class HeroSpec(Struct, forbid_unknown_fields=True):
    """A hero: the square (without it the hero is beside the board), health (without it all of it), gold, the cards on
    the pack, the squares of the trail before the own, tokens, damage dealt to bosses.

    `used` and `used_in_level` say how often a relic was used [HC-008]; `waited` is the frost door at which the hero has
    waited [HC-521]; `froze` that the Frost Scepter was used in the own turn before [HC-723]; `copter` the square in
    which the own copter flies, `carries` what it has with it [HC-730]; `scores` the points after each level before.
    """

    id: str
    player: str = ""
    computer: str = ""
    cell: str = ""
    health: Count | None = None
    gold: Count = 0
    pack: list[str] = field(default_factory=list)
    trail: list[str] = field(default_factory=list)
    tokens: dict[str, Count] = field(default_factory=dict)
    damage: dict[str, Count] = field(default_factory=dict)
    used: dict[str, Count] = field(default_factory=dict)
    used_in_level: dict[str, Count] = field(default_factory=dict)
    waited: str = ""
    froze: bool = False
    copter: str = ""
    carries: str = ""
    scores: list[Count] = field(default_factory=list)


class MonsterSpec(Struct, forbid_unknown_fields=True):
    """A monster on its square; `bar` is what is left of a boss, `guard` that it holds its guard up [HC-604], `venom`
    what the Saber will bite in the next start step, by hero [HC-734].
    """

    card: str
    cell: str
    bar: Count | None = None
    guard: bool = False
    venom: dict[str, Count] = field(default_factory=dict)


class FeatureSpec(Struct, forbid_unknown_fields=True):
    """A feature on its square, open or empty; `rolled` is what a sum door has already."""

    card: str
    cell: str
    open: bool = False
    empty: bool = False
    rolled: Count = 0


class ThingSpec(Struct, forbid_unknown_fields=True):
    """A thing on its square; `guards` are the squares of the monsters that guard a relic."""

    card: str
    cell: str
    guards: list[str] = field(default_factory=list)


class ScenarioSpec(Struct, forbid_unknown_fields=True):
    """A scenario file. What is left out of `monsters`, `features`, `things` and `store` is as the level has it.

    `doors` says what was rolled for sum doors, by door [HC-520]; `goal` who has met the goal in this round [HC-804];
    `again` who takes a further turn [HC-658]; `tried` that the level was lost once [HC-906]; `companion` whom the
    Priestess has named alone [HC-421]; `frozen` who was frozen last [HC-723]; `moved` and `rolled` that the active hero
    has come to the own space by a move of this turn, and has rolled [HC-516, HC-521].
    """

    heroes: list[HeroSpec]
    level: str = "kameshbog"
    road: list[str] | None = None
    game: str = ""
    name: str = ""
    seed: str = "scenario"
    form: str = ""
    grade: str = "fair"
    first: Count = 0
    monsters: list[MonsterSpec] | None = None
    features: list[FeatureSpec] | None = None
    things: list[ThingSpec] | None = None
    store: list[str] | None = None
    discarded: list[str] = field(default_factory=list)
    faces: str = ""
    touched: bool = False
    doors: dict[str, Count] = field(default_factory=dict)
    goal: str = ""
    again: str = ""
    tried: bool = False
    companion: str = ""
    frozen: str = ""
    moved: bool = False
    rolled: bool = False
    round: Count = 1
    hourglass: Count | None = None
    active: str = ""
    turns: list[str] | None = None
    won: list[str] = field(default_factory=list)
    node: str = "turn"
    dice: list[str] | None = None
    answers: list[AnswerSpec] = field(default_factory=list)
    stop_at: str = ""
    expect: dict[str, Any] = field(default_factory=dict)


def read(raw: bytes | str) -> ScenarioSpec:
    """A scenario from JSON. Raises ScenarioError with the place that is wrong."""
    return read_scenario(raw, ScenarioSpec, "heroica")
