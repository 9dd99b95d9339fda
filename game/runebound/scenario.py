"""Scenarios: a session at any state, laid out from a plain description; each fault is named by its place in the file.

`scenario_layout` puts everything down; `scenario_summary` tells a state in the same words.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from game.kit.board import State
from game.kit.companions import ADVISER
from game.kit.dice import Die
from game.kit.errors import RuleError
from game.kit.prompts import PAIR, pair
from game.kit.scenario import ScenarioError, no_repeat, one_of, only_set_up, unasked
from game.kit.session import Session
from game.kit.table import Script
from game.runebound import names
from game.runebound.box import Box
from game.runebound.computer_player import PLAYERS
from game.runebound.dice import CHANCE, one_of_many
from game.runebound.pools import COIN
from game.runebound.scenario_format import ScenarioSpec
from game.runebound.scenario_layout import NODES, hex_of, lay
from game.runebound.scenario_summary import said
from game.runebound.sessions import SEATS, new_state, session_at
from game.runebound.table import Table

MOST_CARDS = 30
"""No deck that something is taken from at random has more [RB-105]."""


def dice_of(box: Box) -> dict[str, Die]:
    """The dice of the game by their ids: the terrain die, the toss of a token, a card that is taken at random."""
    return {box.die.id: box.die, COIN.id: COIN, CHANCE: one_of_many(MOST_CARDS)}


def build(box: Box, spec: ScenarioSpec) -> Session:
    """The session that stands at the node of a scenario (not begun). Raises ScenarioError."""
    state = _state(box, spec)
    one_of("node", spec.node, NODES)
    script = _script(box, spec)
    session = session_at(box, state, script)
    if spec.stop_at:
        one_of("stop_at", spec.stop_at, session.flow.nodes)
    if spec.node == "setup":
        only_set_up(spec, BEFORE, "heroes", ("id", "player", "computer"), spec.node)
    else:
        lay(Table(state, unasked, box), spec)
        state.node = spec.node
    session.stop_at = spec.stop_at
    return session


def _script(box: Box, spec: ScenarioSpec) -> Script | None:
    """The faces to come. Raises ScenarioError for one that a die does not have."""
    if spec.dice is None:
        return None
    dice = dice_of(box)
    for die, faces in spec.dice.items():
        one_of("dice", die, dice)
        known = ["+".join(face) for face in dice[die].faces]
        for number, face in enumerate(faces):
            one_of(f"dice.{die}[{number}]", face, known)
    return {die: list(spec.dice.get(die, ())) for die in dice}


def _state(box: Box, spec: ScenarioSpec) -> State:
    """The state before set-up. Raises ScenarioError for one that cannot be played."""
    heroes = [hero.id for hero in spec.heroes]
    for number, hero in enumerate(spec.heroes):
        one_of(f"heroes[{number}].id", hero.id, box.content.heroes)
        if hero.computer:
            one_of(f"heroes[{number}].computer", hero.computer, ("", ADVISER, *PLAYERS))
    no_repeat(heroes, "heroes")
    one_of("scenario", spec.scenario, box.content.scenarios)
    one_of("step", spec.step, box.content.ladder)
    if spec.form:
        one_of("form", spec.form, SEATS)
    form = spec.form or (names.SOLO if len(heroes) == 1 else names.RIVALS)
    record: dict[str, Any] = {
        "pieces": heroes,
        "players": [hero.player for hero in spec.heroes],
        "computers": [hero.computer for hero in spec.heroes],
        "scenario": spec.scenario, "form": form, "enemies": spec.enemies, "step": spec.step, "first": spec.first,
        "seed": spec.seed,
        "choices": {"scenario": spec.scenario, "form": form, "enemies": spec.enemies, "step": spec.step},
    }  # fmt: skip
    try:
        return new_state(box, record)
    except RuleError as fault:
        raise ScenarioError(f"heroes: {fault}") from fault


BEFORE = (
    "heroes", "game", "name", "seed", "scenario", "form", "enemies", "step", "first", "node", "dice", "answers",
    "stop_at", "expect",
)  # fmt: skip
"""What a scenario says of a game before set-up."""


class Hexes:
    """How the files write hexes and cards in options: a site or column and row, a deed with the card it is about."""

    def __init__(self, session: Session) -> None:
        self.session = session

    def said(self, option: str) -> str:
        """An option as the file writes it."""
        return said(cast(Table, self.session.table), option)

    def meant(self, session: Session, word: str) -> Sequence[str]:
        """What a word of the file may mean: a hex, a card, what a deed is about, a token of a card."""
        t = cast(Table, session.table)
        if PAIR in word:
            first, second = word.split(PAIR, 1)
            return [pair(piece, second) for piece in _pieces_of(t, first)]
        try:
            return (hex_of(t, word, "answers").name,)
        except ScenarioError:
            deed, _, about = word.rpartition(":")
            card, bar, window = about.partition("/")
            before = f"{deed}:" if deed else ""
            return [f"{before}{piece}{bar}{window}" for piece in _pieces_of(t, card)]


def _pieces_of(t: Table, card: str) -> list[str]:
    return [piece for piece, it in t.board.pieces.items() if it.card == card]
