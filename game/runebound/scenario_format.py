"""The scenario format: what the scenario files of Runebound can hold.

A hex is written as a site or a place ("tamalir", "skydown"), or by column and row, "4,7", as `cell:4,7`.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from game.kit.scenario import AnswerSpec, read_scenario

Count = Annotated[int, Meta(ge=0, le=99)]
REST = "..."
"""The last entry of a deck behind which the cards follow that lay there."""


class OpenSpec(Struct, forbid_unknown_fields=True):
    """An open card before a hero: a quest, or an event that one of its options, 1 or 2, has made an errand."""

    card: str
    errand: Count = 0


class HeroSpec(Struct, forbid_unknown_fields=True):
    """A hero: the hex (without it the first site of a printed kind), the cards by place, what lies on the hero card.
    Gold that is left out is what the hero begins with. `trophies` are adventure cards, or kinds of decks. A hero who is
    `down` lies defeated [RB-804]. `used` names the windows ("turn", "game") with the own cards that have been used up
    [RB-014], for the game also open rules of the story; `called` the heroes whom this one has called out [RB-741].
    """

    id: str
    player: str = ""
    computer: str = ""
    at: str = ""
    hand: list[str] = field(default_factory=list)
    assets: list[str] = field(default_factory=list)
    learned: list[str] = field(default_factory=list)
    trophies: list[str] = field(default_factory=list)
    open: list[str | OpenSpec] = field(default_factory=list)
    gold: Count | None = None
    damage: Count = 0
    lore: Count = 0
    companion: Count = 0
    states: list[str] = field(default_factory=list)
    down: bool = False
    used: dict[str, list[str]] = field(default_factory=dict)
    called: list[str] = field(default_factory=list)


class StorySpec(Struct, forbid_unknown_fields=True):
    """An open story card; of a story quest who has its reward, in their order [RB-906]."""

    card: str
    rewarded: list[str] = field(default_factory=list)


class ScenarioSpec(Struct, forbid_unknown_fields=True):
    """A scenario file. What is left out is as set-up deals it by the seed; hands and markets that are left out are
    empty.

    `first` is the seat that begins, from 0; `active` whose turn it is, `actions` what is left of it, `turns` who has a
    turn to come in this round; `engaged` that the active hero has engaged the villain in this turn. `gems_down` names
    hexes, `zombies` too, `villain` the hex of the villain, with `villain_damage` (without it he is not there yet in
    act I, and in his lair in act II); `march` is the number of rolls so far, once the march has begun [RB-914].
    `drawn` is the event at the node `event`, the enemy at the node `combat`; "villain" is the one in the hex. `dice`
    are the faces to come, by die: `terrain` ("plains+forest", "wild"), `token` ("1", "2": the first face or the
    second), `chance` ("1" and on: which card of a pile, which ability of it).
    """

    heroes: list[HeroSpec]
    game: str = ""
    name: str = ""
    seed: str = "scenario"
    scenario: str = "margath"
    form: str = ""
    enemies: str = "script"
    step: str = "chart"
    first: Count = 0
    round: Count = 1
    act: Count = 1
    space: Count = 1
    march: Count | None = None
    active: str = ""
    actions: Count = 3
    engaged: bool = False
    turns: list[str] | None = None
    decks: dict[str, list[str]] = field(default_factory=dict)
    discards: dict[str, list[str]] = field(default_factory=dict)
    markets: dict[str, list[str]] = field(default_factory=dict)
    story: list[str | StorySpec] = field(default_factory=list)
    gems_down: list[str] = field(default_factory=list)
    zombies: list[str] = field(default_factory=list)
    villain: str = ""
    villain_damage: Count = 0
    drawn: str = ""
    node: str = "act"
    dice: dict[str, list[str]] | None = None
    answers: list[AnswerSpec] = field(default_factory=list)
    stop_at: str = ""
    expect: dict[str, Any] = field(default_factory=dict)


def read(raw: bytes | str) -> ScenarioSpec:
    """A scenario from JSON. Raises ScenarioError with the place that is wrong."""
    return read_scenario(raw, ScenarioSpec, "runebound")
