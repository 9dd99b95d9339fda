"""What an effect is about, and what lasting texts are asked."""

from __future__ import annotations

from msgspec import Struct, field

from game.kit.effects import effect


class Context(effect.EffectContext, gc=False):
    """The meaning of an effect's words while it resolves.

    `you` is the hero whose player the card belongs to; on an enemy the hero in combat with it. `actor` is for whom the
    text acts: that hero, or the piece of the enemy or villain ("this"); empty where it is `you`. `source` is the piece
    that speaks, `window` when it does. `x` is the price chosen for an X [RB-718], `successes` those of a test that
    counts.
    """

    actor: str = ""
    window: str = ""
    x: int = 0
    successes: int = 0
    paying: tuple[str, ...] = ()
    """Tokens that would pay for it: what it would change is asked as if they were spent."""

    @property
    def acts(self) -> str:
        """For whom the text acts: a hero, or the piece of an enemy."""
        return self.actor or self.you


class Query(Struct, gc=False):
    """What lasting texts may answer: of `who` (a hero, or the piece of an enemy) the number `key` ("health", "speed",
    "price", ...) as `value`, with its `parts` by what speaks; what forbids it (`banned`: "surge", "weary", "cursed");
    for the key "enter" which symbols open which terrain besides (`opens`).
    """

    key: str
    who: str = ""
    value: int = 0
    parts: list[tuple[str, int]] = field(default_factory=list)
    """What speaks, and how much it adds."""
    banned: str = ""
    """The piece that forbids it."""
    opens: dict[str, set[str]] = field(default_factory=dict)
