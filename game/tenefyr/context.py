"""What an effect is about, and what lasting texts are asked."""

from __future__ import annotations

from msgspec import Struct, field

from game.kit.effects import effect

GIVES = "gives"
"""The key of an effect by which a card goes to another player [TN-710]."""


class Context(effect.EffectContext, gc=False):
    """The meaning of an effect's words while it resolves. `source` is the piece that speaks, `window` when it does
    [part 10.6]: "play" for a card, "reward" for an option.
    """

    window: str = "play"


class Part(Struct, frozen=True, gc=False):
    """A part of a power: "printed", "cap", "plus", "double", "minus" or "floor", its size, and what it comes from (a
    piece, or a card).
    """

    kind: str
    amount: int
    source: str


class Query(Struct, gc=False):
    """What a text may answer. Of `card` (with `printed` power, the `first` of its turn or not) the parts of its power
    ("power") or whether its text is ignored ("text"); in a turn of the combat the size of the hand ("hand") and the ban
    of new hands ("new-hand"); the parts of the enemy's power ("foe"), and what a text will surely change that by
    ("change").
    """

    key: str
    turn: int = 0
    card: str = ""
    printed: int = 0
    first: bool = False
    value: int = 0
    banned: str = ""
    """What forbids it."""
    parts: list[Part] = field(default_factory=list)
