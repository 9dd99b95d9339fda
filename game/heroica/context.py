"""What an effect is about: who "you" is, the opponent, the feature whose table is read, and how a move goes on."""

from __future__ import annotations

from msgspec import Struct, field

from game.kit.effects import effect


class Walk(Struct, gc=False):
    """One move of a hero, step by step.

    `steps` are left; `value` was rolled (0: no roll, as in skills). `quiet`: a move within a skill, after which the
    rest of the skill comes before any fight [HC-402]. `tried` are the boulders that were rolled for [HC-523]; `passed`
    the heroes whose space was entered [HC-419].
    """

    hero: str
    steps: int
    value: int = 0
    quiet: bool = False
    muddy: bool = False
    over: bool = False
    extra: bool = False
    """Whether extra steps count for it [HC-216, HC-222]."""
    forced: bool = False
    """Whether it may not end before its last step [HC-552]."""
    barred: str = ""
    """The space that its first step may not lead back to [HC-552]."""
    tried: list[str] = field(default_factory=list)
    passed: list[str] = field(default_factory=list)
    path: list[str] = field(default_factory=list)
    trails: list[str] = field(default_factory=list)
    """The trail of the hero on each space of the path."""
    told: int = 0
    """How many steps of the path the log has told."""


class Context(effect.EffectContext, gc=False):
    """The meaning of an effect's words while it resolves.

    `opponent` is the monster of this fight, `this` the feature or monster whose table is read; `walk` the move it
    happens in; `settled`: the opponent has
    had its damage already [HC-657].
    """

    kind: str = ""
    """As which kind of skill it is used [HC-401]."""
    opponent: str = ""
    this: str = ""
    walk: Walk | None = None
    settled: bool = False
    arrived: bool = False
    """Whether the fight begins by an arrival [HC-302]."""
    goes_on: bool = False
    """Whether the move goes on after a table [HC-523, HC-545]."""


class Query(Struct, gc=False):
    """What a passive text may answer: extra steps, the maximum of health, damage to a final boss."""

    key: str
    value: int = 0
    monster: str = ""
