"""What an effect is about: who "you" is, what "it" and "this" mean, and the action or blow being resolved."""

from __future__ import annotations

from typing import Self

from msgspec import Struct, field

from game.kit.dice import Thrown
from game.kit.effects import effect


class Action(Struct, gc=False):
    """One action from the card being played to its cleanup; it lives within one activation.

    `kind` is attack, explore, aid or rest; `targets` the enemies attacked or the hero aided. The bonuses come from
    boosts and from the action line; the rest is filled in as the action resolves.
    """

    kind: str
    hero: str
    card: str = ""
    """The action card that is used."""
    dice: int = 0
    ranged: bool = False
    success: int = 0
    defense: int = 0
    pierce: bool = False
    targets: list[str] = field(default_factory=list)
    more_targets: int = 0
    kept: bool = False
    """The card is not exhausted by being chosen."""
    spent: int = 0
    thrown: list[Thrown] = field(default_factory=list)
    rolled: bool = False
    successes: int = 0
    defenses: int = 0
    added: int = 0
    defeated: int = 0
    cleanup: bool = False
    """True in the cleanup: only then an enemy is defeated by the action itself."""
    hits: dict[str, int] = field(default_factory=dict)
    """Wounds each enemy suffered from this attack action."""
    deferring: bool = False
    """True from the results to the cleanup: nothing is defeated in between [HT-313]."""


class Blow(Struct, gc=False):
    """Wounds that a hero is about to suffer; `amount` is what is still to come."""

    hero: str
    amount: int
    cause: str


class Context(effect.EffectContext, gc=False):
    """The meaning of an effect's words while it resolves: [HT-004] `chooser`, [HT-007] `picked`, [R-08] `cost` (its
    wounds cannot be prevented or passed on), [R-24] `failed` (an enemy did not become engaged)."""

    this: str = ""
    blow: Blow | None = None
    defeated_by_attack: bool = False
    flipped: int = 0
    """Enemies flipped by the statements before."""

    def take_back(self, bound: Self) -> None:
        """What `each` flips counts for the statements after it."""
        self.flipped = bound.flipped
