"""The scenario format of the family: what the scenario files of all its games can hold. A game adds its own."""

from __future__ import annotations

from typing import Annotated, Any, Generic, TypeVar

from msgspec import Meta, Struct, field

from game.adventure.cards import PRINTED
from game.kit.scenario import AnswerSpec

Count = Annotated[int, Meta(ge=0, le=9999)]


class EnemySpec(Struct, forbid_unknown_fields=True):
    """An enemy on the table: its card (`goblin-archers-minion`) or piece (`goblin-archers-minion-2`)."""

    card: str
    wounds: Count = 0
    exhausted: bool = False
    facedown: bool = False


EnemyEntry = str | EnemySpec


class HeroSpec(Struct, forbid_unknown_fields=True):
    """A hero and what lies in front of the hero in every game."""

    id: str
    player: str = ""
    wounds: Count = 0
    conditions: list[str] = field(default_factory=list)
    items: list[str] = field(default_factory=list)
    exhausted: list[str] = field(default_factory=list)
    engaged: list[EnemyEntry] = field(default_factory=list)
    defeated: bool = False


class LocationSpec(Struct, forbid_unknown_fields=True):
    """The active location and its progress."""

    id: str
    progress: Count = 0


class NemesisSpec(Struct, forbid_unknown_fields=True):
    """Where the nemesis is: lair, shadows, defeated, or a hero it is engaged with."""

    place: str = "lair"
    wounds: Count = 0
    exhausted: bool = False


class Piles(Struct, forbid_unknown_fields=True):
    """Decks or discard piles, top card first. A last entry "..." lets the cards that are left follow."""

    enemy: list[str] | None = None
    location: list[str] | None = None


class DiceScript(Struct, forbid_unknown_fields=True):
    """Faces to come, by kind of die: "success", "success+success", "blank", ..."""

    hero: list[str] = field(default_factory=list)
    enemy: list[str] = field(default_factory=list)


Hero = TypeVar("Hero", bound=HeroSpec)


class ScenarioSpec(Struct, Generic[Hero], forbid_unknown_fields=True):
    """What a whole scenario file holds in every game. Each names what it has for a hero, and its decks and discards."""

    heroes: list[Hero]
    quest: str = ""
    game: str = ""
    name: str = ""
    seed: str = "scenario"
    grim: bool = False
    step: str = PRINTED
    """The step of the ladder that is played on."""
    leader: str = ""
    shadows: list[EnemyEntry] = field(default_factory=list)
    location: LocationSpec | None = None
    peril: Annotated[int, Meta(ge=-1, le=9999)] | None = None
    """The index of the token's space; -1 beside a track without a start space. Left out: where a quest begins."""
    round: Annotated[int, Meta(ge=1, le=60)] = 1
    node: str = "hero_turn"
    turns: list[str] | None = None
    counters: dict[str, Count] = field(default_factory=dict)
    used: list[str] = field(default_factory=list)
    dice: DiceScript | None = None
    answers: list[AnswerSpec] = field(default_factory=list)
    stop_at: str = ""
    expect: dict[str, Any] = field(default_factory=dict)
