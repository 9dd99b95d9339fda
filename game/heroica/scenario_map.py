"""The map of a scenario: the level as it is drawn, and what the file has otherwise."""

from __future__ import annotations

import re

from game.heroica import names
from game.heroica.box import FEATURE, HERO, MONSTER, RELIC
from game.heroica.doors import facts
from game.heroica.final_battle import HATCHLING
from game.heroica.level import DRAGON, SUM_DOOR
from game.heroica.level_objects import FEATURES
from game.heroica.level_play import lay_out
from game.heroica.scenario_format import FeatureSpec, MonsterSpec, ScenarioSpec, ThingSpec
from game.heroica.squares import WAYS, obstacle_at
from game.heroica.table import Table
from game.heroica.turn import venom
from game.kit.cells import Cell
from game.kit.scenario import ScenarioError, one_of

_SQUARE = re.compile(r"([A-Z])([1-9][0-9]?)")


def cell_at(written: str) -> Cell | None:
    """The square that a player means ("C4"); None for anything else."""
    found = _SQUARE.fullmatch(written)
    return Cell(ord(found[1]) - ord("A"), int(found[2]) - 1) if found else None


def space(t: Table, written: str, where: str) -> Cell:
    """A space of the level. Raises ScenarioError for what is none."""
    cell = cell_at(written)
    if cell is None:
        raise ScenarioError(f"{where}: {written!r} is no square; they are written like C4")
    if cell not in t.level.grounds:
        how = "deep" if cell in t.level.low else "solid or beside the board"
        raise ScenarioError(f"{where}: {written} is {how} in {t.level_id}")
    return cell


def lay_map(t: Table, spec: ScenarioSpec) -> None:
    """Features, monsters and things, as the level has them where the file says nothing. Raises ScenarioError."""
    lay_out(t)
    if spec.features is not None:
        _clear(t, FEATURE)
        for number, feature in enumerate(spec.features):
            _feature(t, feature, f"features[{number}]")
    for door, rolled in spec.doors.items():
        _door(t, door, rolled)
    if spec.monsters is not None:
        guarded = {relic: _guards(t, relic) for cell in t.level.things for relic in t.at(cell, RELIC)}
        _clear(t, MONSTER)
        for number, monster in enumerate(spec.monsters):
            _monster(t, monster, f"monsters[{number}]")
        for relic, guards in guarded.items():
            _guard_anew(t, relic, guards)
    if spec.things is not None:
        _clear(t, "")
        for number, thing in enumerate(spec.things):
            _thing(t, thing, f"things[{number}]")
    if spec.faces:
        if t.level.dragon is None:
            raise ScenarioError(f"faces: nobody looks {spec.faces!r} in {spec.level}")
        one_of("faces", spec.faces, WAYS)
        t.set_track(names.FACES, spec.faces)
    t.set_track(names.CONTACT, int(spec.touched))


def _clear(t: Table, kind: str) -> None:
    """Away with what the level has of a kind; without one with all things."""
    for cell in t.level.grounds:
        lying = t.at(cell, kind) if kind else t.things_at(cell)
        for piece in list(lying):
            t.put_away(piece)


# -- features


def _feature(t: Table, spec: FeatureSpec, where: str) -> None:
    one_of(f"{where}.card", spec.card, FEATURES)
    cell = space(t, spec.cell, f"{where}.cell")
    drawn = t.level.features.get(cell)
    if spec.card == SUM_DOOR and (drawn is None or drawn.kind != SUM_DOOR):
        raise ScenarioError(f"{where}.cell: the level has no sum door there")
    if t.feature_at(cell):
        raise ScenarioError(f"{where}.cell: a feature stands on {spec.cell} already")
    piece = t.bring(spec.card, cell.name)
    t.add_token(piece, names.OPEN, int(spec.open))
    t.add_token(piece, names.EMPTY, int(spec.empty))
    if spec.rolled:
        if spec.card != SUM_DOOR:
            raise ScenarioError(f"{where}.rolled: only a sum door counts (HC-520)")
        _door(t, facts(t, piece).door, spec.rolled)


def _door(t: Table, door: str, rolled: int) -> None:
    """What was rolled for a sum door; with the whole total all of it is open [HC-520]."""
    doors = {fact.door: fact for fact in t.level.features.values() if fact.door}
    one_of("doors", door, doors)
    t.set_track(f"door:{door}", rolled)
    for piece in t.features(SUM_DOOR):
        if facts(t, piece).door == door and rolled >= doors[door].total and not t.tokens(piece, names.OPEN):
            t.add_token(piece, names.OPEN)


# -- monsters


def _monster(t: Table, spec: MonsterSpec, where: str) -> None:
    one_of(f"{where}.card", spec.card, t.box.content.monsters)
    cell = space(t, spec.cell, f"{where}.cell")
    if t.monster_at(cell):
        raise ScenarioError(f"{where}.cell: a monster stands on {spec.cell} already")
    if obstacle_at(t, cell):
        raise ScenarioError(f"{where}.cell: an obstacle stands on {spec.cell} (HC-223)")
    _is_where_it_can_fight(t, spec.card, cell, where)
    boss = bool(t.box.content.monsters[spec.card].boss)
    if spec.bar is not None and (not boss or not spec.bar):
        raise ScenarioError(f"{where}.bar: a boss has one, of 1 or more (HC-321)")
    piece = t.bring(spec.card, cell.name)
    if boss:
        t.add_token(piece, names.BAR, t.box.strength(spec.card) if spec.bar is None else spec.bar)
    t.add_token(piece, names.ENRAGED, int(spec.guard))
    for hero, amount in spec.venom.items():
        one_of(f"{where}.venom", hero, t.heroes)
        if not boss:
            raise ScenarioError(f"{where}.venom: the Saber bites bosses (HC-734)")
        t.add_token(piece, venom(hero), amount)


def _is_where_it_can_fight(t: Table, card: str, cell: Cell, where: str) -> None:
    """The Dragon Lord fills the four squares that the level has for him, the Hatchling stands on one of them [HC-650,
    HC-658].
    """
    dragon = t.level.dragon
    if card == DRAGON and (dragon is None or cell != dragon.cell):
        at = "no level but the last has room for him" if dragon is None else "his upper left square is I7"
        raise ScenarioError(f"{where}.cell: {at} (HC-650)")
    if card == HATCHLING and (dragon is None or cell not in dragon.squares):
        raise ScenarioError(f"{where}.cell: it stands on one of the four squares of the Dragon Lord (HC-658)")


def _guards(t: Table, relic: str) -> list[tuple[str, str]]:
    """Who guards a relic of the level: square and card of each [HC-704]."""
    guards = t.word(names.guards(relic)).split()
    return [(t.here(guard).name, t.piece(guard).card) for guard in guards]


def _guard_anew(t: Table, relic: str, guards: list[tuple[str, str]]) -> None:
    """A relic of the level is guarded by the monsters of the file that stand where its guards stand in the level; where
    none does, by those of the same kinds.
    """
    standing = {(t.here(monster).name, t.piece(monster).card): monster for monster in t.monsters()}
    found = [standing[guard] for guard in guards if guard in standing]
    cards = {card for _, card in guards}
    found = found or [monster for (_, card), monster in standing.items() if card in cards]
    t.set_track(names.guards(relic), " ".join(found))


# -- things


def _thing(t: Table, spec: ThingSpec, where: str) -> None:
    content = t.box.content
    one_of(f"{where}.card", spec.card, (*content.things, *content.potions, *content.weapons, *content.relics))
    if t.box.kind(spec.card) in (FEATURE, HERO, MONSTER):
        raise ScenarioError(f"{where}.card: {spec.card!r} is no thing")
    cell = space(t, spec.cell, f"{where}.cell")
    piece = t.bring(spec.card, cell.name)
    guards = []
    for at, written in enumerate(spec.guards):
        monster = t.monster_at(space(t, written, f"{where}.guards[{at}]"))
        if not monster:
            raise ScenarioError(f"{where}.guards[{at}]: no monster stands on {written}")
        guards.append(monster)
    t.set_track(names.guards(piece), " ".join(guards))
