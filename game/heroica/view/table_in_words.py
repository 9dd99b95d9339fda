"""The table described in sentences, for the text mode and for screen readers: the level as a map of letters, and all
that stands on it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.heroica import names as tokens
from game.heroica.level import BERTH, GREY, LAVA, MUD, SEA
from game.heroica.table import Table
from game.heroica.view.board import features, heroes_on_board, monsters, things
from game.heroica.view.lands import chart
from game.heroica.view.names import FIRST_COLUMN, Names, numbered
from game.heroica.view.own import die, header, store
from game.heroica.view.scoreboard import CAMP
from game.heroica.view.seats import seat
from game.heroica.view.sheets import states
from game.heroica.view.values import Seat
from game.heroica.view.ways import ground_at
from game.kit.cells import Cell

GROUNDS = {"high": "#", "low": "~", "floor": ".", GREY: ":", SEA: "s", BERTH: "b", MUD: "m", LAVA: "%"}
FEATURE_SIGN, THING_SIGN = "+", "$"
"""What stands for any feature, and for anything that lies there; the list below the map names each."""


def describe(names: Names) -> list[str]:
    """The level, its map, heroes, monsters, features, things and the store."""
    t, words = names.t, names.words
    top = header(names)
    title = numbered(t.box, words, "table.title", t.level_id or t.road[0], place=top.place, title=top.title)
    if not t.level_id:
        return [title]
    if top.phase == CAMP:
        return [*_chart(names), *(line for hero in t.heroes for line in _hero(names, seat(names, hero)))]
    told: dict[str, Any] = {"round": top.round, "left": top.rounds_left}
    lines = [
        title,
        words(f"table.{_moment(t)}", goal=top.goal, **told),
    ]
    if t.word(tokens.GOAL_MET):
        lines.append(words("table.goal-met", hero=names.card(t.word(tokens.GOAL_MET))))
    lines += text_map(t)
    lines.append(words("table.legend"))
    lines += _listed(names)
    for hero in t.heroes:
        lines += _hero(names, seat(names, hero))
    lines += _shelves(names)
    shown = die(names)
    if shown.face:
        face = words(f"face.{shown.face}.name")
        lines.append(words("table.die", face=face, value=shown.value, hero=names.card(shown.hero)))
    return lines


def _moment(t: Table) -> str:
    """Which sentence tells the round: before the first there is none."""
    if not t.track(tokens.ROUND):
        return "begins"
    return "round-rivals" if t.rivals else "round"


def text_map(t: Table) -> list[str]:
    """The map, a line for each row: heroes by seat number, monsters by letter, "+" features, "$" things."""
    shape, letters = t.level.shape, monster_letters(t)
    head = "   " + "".join(chr(ord(FIRST_COLUMN) + column) for column in range(shape.columns))
    rows = []
    for row in range(shape.rows):
        signs = "".join(sign_at(t, Cell(column, row), letters) for column in range(shape.columns))
        rows.append(f"{row + 1:2} {signs}")
    return [head, *rows]


def monster_letters(t: Table) -> dict[str, str]:
    """A letter for each monster on the map, from "a", row by row; beyond "z" they are "z"."""
    found = [monster.piece for monster in monsters(t)]
    return {monster: chr(min(ord("z"), ord("a") + at)) for at, monster in enumerate(found)}


def sign_at(t: Table, cell: Cell, letters: dict[str, str]) -> str:
    """The sign of a square: who stands there comes before what lies there."""
    heroes = [hero for hero in heroes_on_board(t) if t.here(hero) == cell]
    if heroes:
        return str(t.heroes.index(heroes[0]) + 1)
    monster = t.monster_at(cell) if ground_at(t, cell) not in ("high", "low") else ""
    if monster:
        return letters.get(monster, "?")
    if t.feature_at(cell):
        return FEATURE_SIGN
    if t.things_at(cell):
        return THING_SIGN
    return GROUNDS.get(ground_at(t, cell), ".")


def _listed(names: Names) -> Iterator[str]:
    """Monsters with letter, square and strength; features; things."""
    t, words = names.t, names.words
    letters = monster_letters(t)
    for it in monsters(t):
        key = "table.boss" if it.boss else "table.monster"
        told: dict[str, Any] = {"letter": letters[it.piece], "strength": it.strength, "where": names.at(it.cells[0])}
        yield words(key, name=names.card(it.piece), **told)
    signs = [
        words("table.at", name=_feature_name(names, it.piece, it.open or it.empty), where=names.at(it.cell))
        for it in features(t)
    ]  # fmt: skip
    if signs:
        yield words("table.features", names=words("table.semicolon").join(signs))
    lying = [words("table.at", name=names.card(it.piece), where=names.at(it.cell)) for it in things(t)]
    if lying:
        yield words("table.things", names=words("table.semicolon").join(lying))


def _feature_name(names: Names, piece: str, done: bool) -> str:
    return names.words("table.done", name=names.card(piece)) if done else names.card(piece)


def _hero(names: Names, it: Seat) -> Iterator[str]:
    """A hero: where, health, gold, points; the pack; what is so of the hero."""
    words = names.words
    where = words("table.stands", where=names.at(it.cell)) if it.cell else ""
    told: dict[str, Any] = {
        "seat": it.number, "name": it.name, "health": it.health, "most": it.most_health, "gold": it.gold,
        "points": it.points,
    }  # fmt: skip
    yield words("table.hero", where=where, **told)
    pack = [item.name for item in (*it.weapons, *it.potions, *it.relics, *it.carried)]
    if pack:
        yield words("table.pack", cards=names.listed(pack))
    if it.trophies:
        won = (words("table.trophy", name=trophy.name, number=trophy.number) for trophy in it.trophies)
        yield words("table.trophies", names=names.listed(won), points=it.trophy_sum)
    for state in states(names, it.hero):
        yield words("table.state", text=state)


def _shelves(names: Names) -> Iterator[str]:
    """What the store has."""
    for shelf in store(names):
        goods = [
            names.words("explained.goods", name=it.name, stock=it.stock, price=it.price)
            for it in shelf.goods if it.stock
        ]  # fmt: skip
        if goods:
            yield names.words("explained.shelf", title=shelf.title, goods=names.listed(goods))


def _chart(names: Names) -> Iterator[str]:
    """The road between two levels."""
    words = names.words
    yield words("table.camp")
    for station in chart(names.t, words):
        if station.state != "off":
            hero = names.card(station.hero) if station.hero else ""
            yield words(f"table.station-{station.state}", number=station.number, place=station.place, hero=hero)
