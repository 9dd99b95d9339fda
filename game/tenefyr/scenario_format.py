"""The scenario format: what the scenario files of Heroes of Tenefyr can hold."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from game.kit.scenario import AnswerSpec, read_scenario

Count = Annotated[int, Meta(ge=0, le=999)]
Change = Annotated[int, Meta(ge=-999, le=999)]
REST = "..."
"""The last entry of a pile behind which the cards follow that lay there."""


class CardSpec(Struct, forbid_unknown_fields=True):
    """A card with what lies on it. In a pile: whether it lies `open`, or facedown and `known` to all. In front of a
    player: the number of its `turn` in this combat (0: nobody has played it), whether it was the `first` card of it,
    `borrowed`, `assisted`, whether it `lingers`, and by what speaks how much power it has more (`plus`), less
    (`minus`), and how often it is doubled (`double`).
    """

    card: str
    open: bool | None = None
    known: bool = False
    turn: Count | None = None
    first: bool | None = None
    borrowed: bool = False
    assisted: bool = False
    lingers: bool = False
    plus: dict[str, Count] = field(default_factory=dict)
    minus: dict[str, Count] = field(default_factory=dict)
    double: dict[str, Count] = field(default_factory=dict)


Cards = list[str | CardSpec]


class PlayerSpec(Struct, forbid_unknown_fields=True):
    """A player: the heroes (two with one or two players), and the cards by place. Without `deck` it is the starting
    deck, less what lies elsewhere. `more` are the cards that the next hand of this combat has more, `ghosts` the power
    that removed cards have left.
    """

    heroes: list[str]
    player: str = ""
    computer: str = ""
    deck: Cards | None = None
    hand: Cards = field(default_factory=list)
    played: Cards = field(default_factory=list)
    discard: Cards = field(default_factory=list)
    more: Change = 0
    ghosts: Count = 0


class DungeonSpec(Struct, forbid_unknown_fields=True):
    """A dungeon by its number: its cards, top first, its reward and its place. What is left out is as set-up dealt it;
    without cards it is gone.
    """

    cards: Cards | None = None
    reward: str | None = None
    place: str | None = None


class ScenarioSpec(Struct, forbid_unknown_fields=True):
    """A scenario file. What is left out is as set-up deals it by the seed.

    `dungeon` is where the party is: a number, or "boss"; `turn` the turn of the combat, whose player is `active`.
    `foe` and `foe_place` are what the enemy's text and the place have changed its power by, `curses` what cards of a
    kind have less, `silenced` the card that has silenced it. Of the turn: `new_hands` taken, what waits for the next
    cards (`next_double`, `next_plus`, `later_plus`, by what speaks), `no_draw`, `spoils`. `leaving` is how a visit ends
    (`left`, `cleared`, `thrown-out`, `closed`); `reward` what resolves, `waiting` who has yet to choose.
    """

    players: list[PlayerSpec]
    game: str = ""
    name: str = ""
    seed: str = "scenario"
    boss: str = "dark-lord"
    step: str = "normal"
    annex: bool = True
    starter: str = ""
    boss_deck: Cards | None = None
    beaten: list[str] = field(default_factory=list)
    dungeons: dict[str, DungeonSpec] = field(default_factory=dict)
    reserve: dict[str, Cards] = field(default_factory=dict)
    supply: dict[str, Count] = field(default_factory=dict)
    steps: Count | None = None
    hold: Count = 0
    boon: Count = 0
    boon_now: Count = 0
    round: Count = 1
    dungeon: str = ""
    turn: Count = 1
    hand_size: Count = 3
    foe: Change = 0
    foe_place: Change = 0
    curses: dict[str, Count] = field(default_factory=dict)
    silenced: str = ""
    new_hands: Count = 0
    next_double: dict[str, Count] = field(default_factory=dict)
    next_plus: dict[str, Count] = field(default_factory=dict)
    later_plus: dict[str, Count] = field(default_factory=dict)
    no_draw: str = ""
    spoils: str = ""
    leaving: str = ""
    reward: str = ""
    waiting: list[str] = field(default_factory=list)
    node: str = "valley"
    chance: list[Count] | None = None
    answers: list[AnswerSpec] = field(default_factory=list)
    stop_at: str = ""
    expect: dict[str, Any] = field(default_factory=dict)


def read(raw: bytes | str) -> ScenarioSpec:
    """A scenario from JSON. Raises ScenarioError with the place that is wrong."""
    return read_scenario(raw, ScenarioSpec, "tenefyr")
