"""What an effect is about: who "you" is, what "it" and "this" mean, and the action or blow being resolved."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from game.kit.dice import Thrown


@dataclass(slots=True)
class Action:
    """One action from the card being played to its cleanup; it lives within one activation.

    `kind` is attack, explore, aid or rest; `targets` the enemies attacked or the hero aided. The bonuses come from
    boosts and from the action line; the rest is filled in as the action resolves.
    """

    kind: str
    hero: str
    dice: int = 0
    ranged: bool = False
    success: int = 0
    defense: int = 0
    pierce: bool = False
    targets: list[str] = field(default_factory=list)
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


@dataclass(slots=True)
class Blow:
    """Wounds that a hero is about to suffer; `amount` is what is still to come."""

    hero: str
    amount: int
    cause: str


@dataclass(slots=True)
class Context:
    """The meaning of an effect's words while it resolves. `source` is the card or rule that speaks."""

    you: str
    source: str
    this: str = ""
    it: str = ""
    blow: Blow | None = None
    defeated_by_attack: bool = False
    optional: bool = False
    """Set by "may" for the effect right inside it: its choice can be declined."""
    picked: bool = False
    """Set by "either" for the option picked: "up to" is at least one there, or it would change nothing [HT-007]."""
    flipped: int = 0
    failed: bool = False
    """Set where an enemy did not become engaged after all: what hangs on it does not happen [R-24]."""
    cost: bool = False
    """True while a cost is paid: its wounds cannot be prevented or passed on [R-08]."""
    chooser: str = ""
    """Who decides, where it is not who decides everything else now [HT-004]."""

    def bind(self, it: str, chooser: str = "") -> Context:
        """The same meaning, with `it` for a member of `each`."""
        return replace(self, it=it, optional=False, chooser=chooser or self.chooser)

    def plain(self) -> Context:
        """The same meaning, no longer optional."""
        return replace(self, optional=False) if self.optional else self

    def maybe(self) -> Context:
        """The same meaning; what comes next may be declined."""
        return replace(self, optional=True)
