"""Scenarios of Heroes of Terrinoth: any state laid out from a plain description, and told in the same words.

`summary` tells a state in the format that `build` reads, so what a scenario prints can be played on.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct, field

from game.kit.prompts import Prompt
from game.kit.scenario import AnswerSpec, ScenarioError
from game.kit.session import Session
from game.terrinoth import layout
from game.terrinoth.box import Box
from game.terrinoth.dice import ENEMY_DIE, HERO_DIE
from game.terrinoth.flow import FLOW, make_table, session_at
from game.terrinoth.setup import new_state, problems_of
from game.terrinoth.summary import summary as summary

Count = Annotated[int, Meta(ge=0, le=9999)]


class EnemySpec(Struct, forbid_unknown_fields=True):
    """An enemy on the table: its card (`goblin-archers-minion`) or piece (`goblin-archers-minion-2`)."""

    card: str
    wounds: Count = 0
    exhausted: bool = False
    facedown: bool = False


EnemyEntry = str | EnemySpec


class HeroSpec(Struct, forbid_unknown_fields=True):
    """A hero and all that lies in front of the hero."""

    id: str
    player: str = ""
    wounds: Count = 0
    tokens: Count = 0
    conditions: list[str] = field(default_factory=list)
    items: list[str] = field(default_factory=list)
    exhausted: list[str] = field(default_factory=list)
    advanced: list[str] = field(default_factory=list)
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
    exploration: list[str] | None = None
    location: list[str] | None = None


class DiceScript(Struct, forbid_unknown_fields=True):
    """Faces to come, by kind of die: "success", "success+success", "blank", ..."""

    hero: list[str] = field(default_factory=list)
    enemy: list[str] = field(default_factory=list)


class ScenarioSpec(Struct, forbid_unknown_fields=True):
    """A whole scenario file."""

    heroes: list[HeroSpec]
    quest: str = "the-goblin-problem"
    name: str = ""
    seed: str = "scenario"
    grim: bool = False
    leader: str = ""
    shadows: list[EnemyEntry] = field(default_factory=list)
    location: LocationSpec | None = None
    nemesis: NemesisSpec = field(default_factory=NemesisSpec)
    decks: Piles = field(default_factory=Piles)
    discards: Piles = field(default_factory=Piles)
    peril: Annotated[int, Meta(ge=-1, le=9999)] | None = None
    """The index of the token's space; -1 beside a track without a start space. Left out: where a quest begins."""
    covered: list[Count] = field(default_factory=list)
    round: Annotated[int, Meta(ge=1, le=60)] = 1
    node: str = "hero_turn"
    turns: list[str] | None = None
    counters: dict[str, Count] = field(default_factory=dict)
    bearer: str = ""
    used: list[str] = field(default_factory=list)
    dice: DiceScript | None = None
    answers: list[AnswerSpec] = field(default_factory=list)
    stop_at: str = ""
    expect: dict[str, Any] = field(default_factory=dict)


def read(raw: bytes | str) -> ScenarioSpec:
    """A scenario from JSON. Raises ScenarioError with the place that is wrong."""
    try:
        return msgspec.json.decode(raw, type=ScenarioSpec)
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise ScenarioError(str(fault)) from fault
    except RecursionError as fault:
        raise ScenarioError("lists or objects are nested too deeply") from fault


def build(box: Box, spec: ScenarioSpec) -> Session:
    """The session that stands at the scenario's node (not begun), dice scripted if the scenario says so.

    Raises ScenarioError naming what cannot be laid out.
    """
    standing = [h.id for h in spec.heroes if not h.defeated]
    setup = {
        "quest": spec.quest,
        "heroes": [h.id for h in spec.heroes],
        "players": [h.player for h in spec.heroes],
        "leader": spec.leader or next(iter(standing), ""),
        "grim": spec.grim,
        "seed": spec.seed,
    }
    _check_party(box, spec, setup)
    if setup["leader"] not in standing:
        raise ScenarioError(f"leader: {setup['leader']} is defeated (HT-802)")
    _check_nodes(spec)
    state = new_state(box, setup)
    if spec.node != "setup":
        table = make_table(box)(state, _unasked)
        layout.lay_out(table, spec)
        state = table.state
        state.node = spec.node
    script = {HERO_DIE: list(spec.dice.hero), ENEMY_DIE: list(spec.dice.enemy)} if spec.dice else None
    _check_faces(box, script)
    return session_at(box, state, script)


_IN_WORDS = {
    "setup.no-quest": ("quest", "there is no such quest"),
    "setup.party-size": ("heroes", "a party has 1 to 4 heroes"),
    "setup.unknown-hero": ("heroes", "there is no such hero"),
    "setup.archetypes": ("heroes", "two heroes share an archetype"),
    "setup.leader": ("leader", "the leader is not in the party"),
}
LAID_OUT = (
    "shadows", "location", "nemesis", "decks", "discards", "peril", "round", "turns", "counters", "bearer", "used",
)  # fmt: skip
"""What the node "setup" would lay out anew, so that a scenario cannot give it."""


def _check_party(box: Box, spec: ScenarioSpec, setup: dict[str, Any]) -> None:
    for number, hero in enumerate(spec.heroes):
        if hero.id not in box.heroes:
            raise ScenarioError(f"heroes[{number}].id: there is no hero {hero.id!r}")
    if spec.heroes and all(h.defeated for h in spec.heroes):
        raise ScenarioError("heroes: at least one is not defeated (HT-803)")
    for reason, rule in problems_of(box, setup):
        key, words = _IN_WORDS[reason]
        raise ScenarioError(f"{key}: {words} ({rule})")


def _check_nodes(spec: ScenarioSpec) -> None:
    for key, node in (("node", spec.node), ("stop_at", spec.stop_at)):
        if node not in FLOW.nodes and (node or key == "node"):
            raise ScenarioError(f"{key}: there is no node {node!r}; there are {', '.join(FLOW.nodes)}")
    if spec.node == "second_turn" and len(spec.heroes) != 3:
        raise ScenarioError("node: only three heroes have a second_turn (HT-202)")
    plain = ScenarioSpec([HeroSpec(h.id, h.player) for h in spec.heroes])
    if spec.node == "setup":
        given = [key for key in ("heroes", *LAID_OUT) if getattr(spec, key) != getattr(plain, key)]
        if given:
            raise ScenarioError(f"{given[0]}: the node setup lays that out anew")


def _check_faces(box: Box, script: dict[str, list[str]] | None) -> None:
    for die, faces in (script or {}).items():
        for number, face in enumerate(faces):
            if (() if face == "blank" else tuple(face.split("+"))) not in box.dice[die].faces:
                raise ScenarioError(f"dice.{die.removeprefix('die-')}[{number}]: a {die} has no face {face!r}")


def _unasked(table: object, prompt: Prompt, why: object) -> tuple[str, ...]:
    raise ScenarioError(f"laying out the scenario asked a question: {prompt.kind}")


def dice_left(session: Session) -> dict[str, list[str]]:
    """Scripted faces that were not thrown, by die."""
    return {die: faces for die, faces in (session.table.script or {}).items() if faces}
