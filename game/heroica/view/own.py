"""What only the look of this game shows, gathered from the table."""

from __future__ import annotations

from collections import Counter
from typing import Any

from game.heroica import names as tokens
from game.heroica.box import POTION, RELIC, WEAPON
from game.heroica.level_play import most_rounds, sand
from game.heroica.rolling import LAST_ROLL
from game.heroica.store import SHELVES, assortment, price_of
from game.heroica.view import board
from game.heroica.view.ground import ground
from game.heroica.view.lands import chart
from game.heroica.view.names import Names
from game.heroica.view.seats import items, seats
from game.heroica.view.square_notes import notes
from game.heroica.view.values import DieShown, Goods, Header, Shelf, TableValues, WalkShown
from game.kit.prompts import Prompt

LEVEL = "level"


def own(names: Names) -> TableValues:
    """All that only the look shows."""
    t = names.t
    level = t.level if t.level_id else None
    return TableValues(
        header=header(names),
        seats=seats(names),
        die=die(names),
        store=store(names),
        discarded=items(names, t.zone(tokens.DISCARDED)),
        features=board.features(t),
        things=board.things(t),
        monsters=board.monsters(t),
        starts=tuple(cell.name for cell in level.starts) if level is not None else (),
        goals=tuple(cell.name for cell in level.goals) if level is not None else (),
        boss=board.boss(t),
        beasts=board.beasts(t),
        walk=walk(names.session.prompt),
        notes=notes(names),
        chart=chart(t, names.words),
        grounds={it: ground(t.box.levels[it]) for it in t.road},
        kinds=t.box.kinds,
    )


def header(names: Names) -> Header:
    """What stands in the head of the table; before set-up that of the first level."""
    t = names.t
    level = t.level_id or t.road[0]
    found = t.box.levels[level]
    started = bool(t.level_id)
    return Header(
        place=names.level(level),
        title=names.level(level, "title"),
        level=found.number,
        station=t.road.index(level) + 1,
        stations=len(t.road),
        round=t.track(tokens.ROUND),
        rounds_left=rounds_left(names) if started else 0,
        sand=sand(t) if started else 0,
        goal=names.level(level, "goal"),
        goal_kind=found.goal.kind,
        goal_met=t.word(tokens.GOAL_MET),
        form=t.form,
        phase=t.word(tokens.PHASE) or LEVEL,
    )


def rounds_left(names: Names) -> int:
    """The rounds that a level may still last, the present one among them [HC-805, HC-903]."""
    t = names.t
    if not t.rivals:
        return t.track(tokens.HOURGLASS)
    return max(0, most_rounds(t) - max(0, t.track(tokens.ROUND) - 1))


def die(names: Names) -> DieShown:
    """What the die showed last."""
    t = names.t
    said = t.word(LAST_ROLL).split()
    if len(said) != 3:
        return DieShown()
    hero, purpose, face = said
    return DieShown(face, t.box.content.die[face].value, purpose, hero)


def store(names: Names) -> tuple[Shelf, ...]:
    """The shelves of the store; what can be bought is judged for whose turn it is [HC-450 to HC-452]."""
    t = names.t
    stock = Counter(t.piece(piece).card for piece in t.zone(tokens.STORE))
    purse = t.gold(t.active) if t.active else 0
    shelves = []
    for kind in (WEAPON, POTION, RELIC):
        cost = price_of(t, kind)
        goods = tuple(
            Goods(card, names.card(card), cost, stock[card], stock[card] > 0 and cost <= purse)
            for card in assortment(t, kind)
        )
        shelves.append(Shelf(kind, names.words(f"store.{SHELVES[kind]}"), goods))
    return tuple(shelves)


def walk(prompt: Prompt | None) -> WalkShown | None:
    """The move that runs, as its question tells it."""
    if prompt is None or prompt.kind != "walk":
        return None
    data: dict[str, Any] = prompt.data
    return WalkShown(
        prompt.chooser, tuple(data["path"]), int(data["left"]), tuple(data["reach"]), tuple(data["stops"].items())
    )
