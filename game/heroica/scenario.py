"""Scenarios: a session at any state, laid out from a plain description; each fault is named by its place in the file.

`scenario_summary` tells a state in the same words.
"""

from __future__ import annotations

import re
from typing import Any

from game.heroica import names
from game.heroica.box import FEATURE, HERO, MONSTER, Box
from game.heroica.computer_player import PLAYERS
from game.heroica.doors import facts
from game.heroica.flow import FLOW
from game.heroica.level import SUM_DOOR
from game.heroica.level_objects import FEATURES
from game.heroica.level_play import BAG, lay_out, sand
from game.heroica.scenario_format import FeatureSpec, HeroSpec, MonsterSpec, ScenarioSpec, ThingSpec
from game.heroica.sessions import new_state, session_at
from game.heroica.squares import WAYS
from game.heroica.store import stock
from game.heroica.table import RIVALS, SOLO, Table
from game.heroica.trail import put_onto, set_trail
from game.kit.board import State
from game.kit.cells import Cell
from game.kit.companions import ADVISER
from game.kit.errors import RuleError
from game.kit.scenario import AnswerSpec, ScenarioError, no_repeat
from game.kit.session import Session

_SQUARE = re.compile(r"([A-Z])([1-9][0-9]?)")
BEFORE = ("setup",)
"""Nodes at which nothing is laid out yet."""
BETWEEN = ("level", "camp")
"""Nodes at which the heroes are beside the board."""
TOKENS = frozenset({
    names.SKIP, names.DOWN, *names.HARMS, names.GUARDED, names.GHOST, names.MOUNTED, names.RESCUED, names.SLAYER,
    names.OFFERED, names.TRADED,
})  # fmt: skip
"""What may lie on a hero."""


def build(box: Box, spec: ScenarioSpec) -> Session:
    """The session that stands at the node of a scenario (not begun). Raises ScenarioError."""
    state = _state(box, spec)
    if spec.node not in FLOW.nodes or (spec.stop_at and spec.stop_at not in FLOW.nodes):
        raise ScenarioError(f"node: there is none of these: {spec.node!r}, {spec.stop_at!r}")
    if spec.node not in BEFORE:
        _Layout(Table(state, _unasked, box), spec).lay()
        state.node = spec.node
    try:
        session = session_at(box, state, {box.die.id: list(spec.dice)} if spec.dice is not None else None)
    except RuleError as fault:
        raise ScenarioError(str(fault)) from fault
    session.stop_at = spec.stop_at
    return session


def _state(box: Box, spec: ScenarioSpec) -> State:
    """The state before set-up. Raises ScenarioError for one that cannot be played."""
    heroes = [hero.id for hero in spec.heroes]
    no_repeat(heroes, "heroes")
    if spec.level not in box.levels:
        raise ScenarioError(f"level: there is no level {spec.level!r}")
    road = [spec.level] if spec.road is None else spec.road
    no_repeat(road, "road")
    if spec.level not in road:
        raise ScenarioError(f"road: {spec.level!r} is not on it")
    for number, hero in enumerate(spec.heroes):
        if hero.computer not in ("", ADVISER, *PLAYERS):
            raise ScenarioError(f"heroes[{number}].computer: there is no player {hero.computer!r}")
    record: dict[str, Any] = {
        "pieces": heroes,
        "players": [hero.player for hero in spec.heroes],
        "computers": [hero.computer for hero in spec.heroes],
        "form": spec.form or (SOLO if len(heroes) == 1 else RIVALS),
        "road": list(road),
        "grade": spec.grade,
        "first": spec.first,
        "seed": spec.seed,
        "choices": {"road": road[0]},
    }
    try:
        return new_state(box, record)
    except RuleError as fault:
        raise ScenarioError(f"heroes, form, road, grade or first: {fault}") from fault


def answers_of(spec: ScenarioSpec) -> list[AnswerSpec]:
    """The answers with squares as the rules name them."""
    return [_answer(answer) for answer in spec.answers]


def _answer(answer: AnswerSpec) -> AnswerSpec:
    if isinstance(answer, dict):
        return {key: _ids(value) if key == "choose" else value for key, value in answer.items()}
    found: AnswerSpec = _ids(answer)
    return found


def _ids(said: Any) -> Any:
    if isinstance(said, list):
        return [_ids(one) for one in said]
    if not isinstance(said, str):
        return said
    return ">".join(cell.name if (cell := cell_at(part)) is not None else part for part in said.split(">"))


def cell_at(written: str) -> Cell | None:
    """The square that a player means ("C4"); None for anything else."""
    found = _SQUARE.fullmatch(written)
    return Cell(ord(found[1]) - ord("A"), int(found[2]) - 1) if found else None


def _unasked(table: object, prompt: object, why: object) -> tuple[str, ...]:
    raise ScenarioError("laying out a scenario asks nothing")


class _Layout:
    """A table on which a scenario is laid out."""

    def __init__(self, t: Table, spec: ScenarioSpec) -> None:
        self.t = t
        self.spec = spec

    def lay(self) -> None:
        """Everything to its place."""
        t, spec = self.t, self.spec
        order = self._order()
        t.set_track(names.LEVEL, spec.level)
        for number, hero in enumerate(spec.heroes):
            self._hero(hero, f"heroes[{number}]")
        self._store()
        t.set_track("won-levels", " ".join(spec.won))
        t.set_track("beginner", order[0])
        if spec.node not in BETWEEN:
            self._map()
            self._rounds(order)
            for number, hero in enumerate(spec.heroes):
                self._place(hero, f"heroes[{number}]")
        elif any(hero.cell or hero.trail for hero in spec.heroes):
            raise ScenarioError(f"heroes: at the node {spec.node} they are beside the board")
        t.events.clear()

    def _order(self) -> list[str]:
        first = self.t.heroes[self.spec.first]
        return [first, *self.t.others(first)]

    def _rounds(self, order: list[str]) -> None:
        """Round, hourglass, whose turn it is and whose turns are still to come."""
        t, spec = self.t, self.spec
        active = spec.active or order[0]
        waiting = order[order.index(active) + 1 :] if active in order and spec.turns is None else spec.turns or []
        if spec.node == "turn" and spec.turns is None:
            waiting = order[order.index(active) :] if active in order else []
        for where, hero in (("active", active), *(("turns", hero) for hero in waiting)):
            if hero not in t.heroes:
                raise ScenarioError(f"{where}: {hero!r} is not in this game")
        if spec.node == "turn" and not waiting:
            raise ScenarioError("turns: at the node turn somebody's is still to come")
        t.set_track(names.ROUND, spec.round)
        t.set_track(names.HOURGLASS, sand(t) if spec.hourglass is None else spec.hourglass)
        t.set_track(names.ORDER, ",".join(order))
        t.set_track(names.ACTIVE, "" if spec.node in ("round", "place") else active)
        t.set_track("turns", ",".join(waiting))

    # -- heroes

    def _hero(self, spec: HeroSpec, where: str) -> None:
        """A hero with the pack."""
        t, hero = self.t, spec.id
        t.make(hero, hero, BAG)
        for number, card in enumerate(spec.pack):
            if t.box.kind(card) in (FEATURE, HERO) or card == names.GOLD:
                raise ScenarioError(f"{where}.pack[{number}]: {card!r} cannot be on a pack")
            t.bring(card, names.pack(hero))
        health = t.most_health(hero) if spec.health is None else spec.health
        if health > t.most_health(hero):
            raise ScenarioError(f"{where}.health: {hero} has at most {t.most_health(hero)} (HC-360)")
        t.add_token(hero, names.HEALTH, health)
        t.add_token(hero, names.GOLD, spec.gold)
        for token, number in spec.tokens.items():
            if token not in TOKENS:
                raise ScenarioError(f"{where}.tokens: a hero has no {token!r}")
            t.add_token(hero, token, number)
        if not health and not t.tokens(hero, names.DOWN):
            t.add_token(hero, names.DOWN)
        for monster, number in spec.damage.items():
            if monster not in t.box.content.monsters or not t.box.content.monsters[monster].boss:
                raise ScenarioError(f"{where}.damage: {monster!r} is no boss (HC-326)")
            t.add_token(hero, names.damage(monster), number)

    def _place(self, spec: HeroSpec, where: str) -> None:
        """The square of a hero, and the trail to it."""
        t, hero = self.t, spec.id
        if not spec.cell:
            if self.spec.node != "place":
                raise ScenarioError(f"{where}.cell: {hero} needs a square")
            return
        cell = self._space(spec.cell, f"{where}.cell")
        if t.monster_at(cell):
            raise ScenarioError(f"{where}.cell: a monster stands on {spec.cell}")
        put_onto(t, hero, cell)
        before = [self._space(name, f"{where}.trail[{at}]").name for at, name in enumerate(spec.trail)]
        set_trail(t, hero, [*before, cell.name])

    # -- the map

    def _space(self, written: str, where: str) -> Cell:
        cell = cell_at(written)
        if cell is None:
            raise ScenarioError(f"{where}: {written!r} is no square; they are written like C4")
        if cell not in self.t.level.grounds:
            how = "deep" if cell in self.t.level.low else "solid or beside the board"
            raise ScenarioError(f"{where}: {written} is {how} in {self.spec.level}")
        return cell

    def _map(self) -> None:
        """The level as it is drawn, and what the scenario has otherwise."""
        t, spec = self.t, self.spec
        lay_out(t)
        if spec.features is not None:
            self._clear(FEATURE)
            for number, feature in enumerate(spec.features):
                self._feature(feature, f"features[{number}]")
        if spec.monsters is not None:
            self._clear(MONSTER)
            for number, monster in enumerate(spec.monsters):
                self._monster(monster, f"monsters[{number}]")
        if spec.things is not None:
            self._clear("")
            for number, thing in enumerate(spec.things):
                self._thing(thing, f"things[{number}]")
        if spec.faces:
            if spec.faces not in WAYS or t.level.dragon is None:
                raise ScenarioError(f"faces: nobody looks {spec.faces!r} in {spec.level}")
            t.set_track(names.FACES, spec.faces)
        t.set_track(names.CONTACT, int(spec.touched))

    def _clear(self, kind: str) -> None:
        """Away with what the level has of a kind; without one with all things."""
        t = self.t
        for cell in t.level.grounds:
            lying = t.at(cell, kind) if kind else t.things_at(cell)
            for piece in list(lying):
                t.put_away(piece)

    def _feature(self, spec: FeatureSpec, where: str) -> None:
        t = self.t
        if spec.card not in FEATURES:
            raise ScenarioError(f"{where}.card: there is no feature {spec.card!r}")
        cell = self._space(spec.cell, f"{where}.cell")
        drawn = t.level.features.get(cell)
        if spec.card == SUM_DOOR and (drawn is None or drawn.kind != SUM_DOOR):
            raise ScenarioError(f"{where}.cell: the level has no sum door there")
        piece = t.bring(spec.card, cell.name)
        t.add_token(piece, names.OPEN, int(spec.open))
        t.add_token(piece, names.EMPTY, int(spec.empty))
        if spec.rolled:
            if spec.card != SUM_DOOR:
                raise ScenarioError(f"{where}.rolled: only a sum door counts (HC-520)")
            t.set_track(f"door:{facts(t, piece).door}", spec.rolled)

    def _monster(self, spec: MonsterSpec, where: str) -> None:
        t = self.t
        if spec.card not in t.box.content.monsters:
            raise ScenarioError(f"{where}.card: there is no monster {spec.card!r}")
        cell = self._space(spec.cell, f"{where}.cell")
        if t.monster_at(cell):
            raise ScenarioError(f"{where}.cell: a monster stands on {spec.cell} already")
        boss = bool(t.box.content.monsters[spec.card].boss)
        if spec.bar is not None and (not boss or not spec.bar):
            raise ScenarioError(f"{where}.bar: a boss has one, of 1 or more (HC-321)")
        piece = t.bring(spec.card, cell.name)
        if boss:
            t.add_token(piece, names.BAR, t.box.strength(spec.card) if spec.bar is None else spec.bar)
        t.add_token(piece, names.ENRAGED, int(spec.guard))

    def _thing(self, spec: ThingSpec, where: str) -> None:
        t = self.t
        if t.box.kind(spec.card) in (FEATURE, HERO, MONSTER):
            raise ScenarioError(f"{where}.card: {spec.card!r} is no thing")
        cell = self._space(spec.cell, f"{where}.cell")
        piece = t.bring(spec.card, cell.name)
        guards = []
        for at, written in enumerate(spec.guards):
            monster = t.monster_at(self._space(written, f"{where}.guards[{at}]"))
            if not monster:
                raise ScenarioError(f"{where}.guards[{at}]: no monster stands on {written}")
            guards.append(monster)
        t.set_track(names.guards(piece), " ".join(guards))

    def _store(self) -> None:
        t, spec = self.t, self.spec
        if spec.store is None:
            stock(t)
        for key, cards, zone in (
            ("store", spec.store or [], names.STORE), ("discarded", spec.discarded, names.DISCARDED),
        ):  # fmt: skip
            for number, card in enumerate(cards):
                kinds = ("potion",) if key == "discarded" else ("potion", "weapon", "relic")
                if t.box.kind(card) not in kinds:
                    raise ScenarioError(f"{key}[{number}]: {card!r} does not belong there")
                t.bring(card, zone)
