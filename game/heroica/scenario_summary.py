"""The state of a game in the words of a scenario file, so that what a scenario prints can be played on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from game.heroica import names
from game.heroica.box import FEATURE, MONSTER
from game.heroica.doors import facts, total_of, waited
from game.heroica.level import SUM_DOOR, Feature
from game.heroica.scoring import bonuses, points, total
from game.heroica.table import Table
from game.heroica.tally import rank
from game.heroica.trail import trail_of
from game.heroica.view.names import square
from game.kit.cells import cell_of
from game.kit.scenario import asked
from game.kit.session import Session


def summary(session: Session) -> dict[str, object]:
    """The final state: heroes, monsters, features, things, store, rounds, and the open question."""
    t = cast(Table, session.table)
    told: dict[str, object] = {
        "level": t.level_id, "road": list(t.road), "form": t.form, "node": session.state.node,
        "round": t.track(names.ROUND), "hourglass": t.track(names.HOURGLASS), "active": t.active,
        "turns": [hero for hero in t.word("turns").split(",") if hero],
        "goal": t.word(names.GOAL_MET), "won": t.word("won-levels").split(), "outcome": t.word(names.OUTCOME),
        "faces": t.word(names.FACES), "touched": bool(t.track(names.CONTACT)),
        "heroes": {hero: _hero(t, hero) for hero in t.heroes if hero in t.board.pieces},
        "doors": {fact.door: total_of(t, fact.door) for fact in _features(t) if fact.door},
        "winners": [hero for hero in t.word("winners").split(",") if hero],
        "bonuses": bonuses(t) if all(hero in t.board.pieces for hero in t.heroes) else {},
        "rank": rank(t) if t.word(names.OUTCOME) else 0,
        "store": sorted(t.piece(piece).card for piece in t.zone(names.STORE)),
        "discarded": sorted(t.piece(piece).card for piece in t.zone(names.DISCARDED)),
        "prompt": asked(session, _said),
    }  # fmt: skip
    return told | _map(t)


UNORDERED = frozenset({"pack", "store", "discarded", "things"})
"""Lists that have no order: neither told nor expected ones."""


def in_order(expected: dict[str, Any], within: bool = False) -> dict[str, Any]:
    """What is expected, with the lists that have no order sorted as they are told."""
    found: dict[str, Any] = {}
    for key, value in expected.items():
        loose = within or key in UNORDERED
        if isinstance(value, dict):
            found[key] = in_order(value, key == "things")
        elif isinstance(value, list) and loose and all(isinstance(one, str) for one in value):
            found[key] = sorted(value)
        else:
            found[key] = value
    return found


def _said(option: str) -> str:
    """An option with its squares as players call them."""
    cells = [(part, cell_of(part)) for part in option.split(">")]
    return ">".join(square(cell) if cell is not None else part for part, cell in cells)


def _features(t: Table) -> Iterable[Feature]:
    return t.level.features.values() if t.level_id else ()


def _hero(t: Table, hero: str) -> dict[str, Any]:
    cell = t.cell(hero)
    lying = t.piece(hero).tokens
    own = (names.HEALTH, names.GOLD)
    return {
        "cell": square(cell) if cell is not None else "",
        "health": t.health(hero),
        "gold": t.gold(hero),
        "most_health": t.most_health(hero),
        "points": points(t, hero),
        "total": total(t, hero),
        "scores": [int(score) for score in t.word(names.scored(hero)).split()],
        "waited": t.word(waited(hero)),
        "pack": sorted(t.piece(piece).card for piece in t.pack(hero)),
        "trail": [_said(name) for name in trail_of(t, hero)[:-1]],
        "tokens": {token: n for token, n in lying.items() if n and token not in own and ":" not in token},
        "damage": {token.partition(":")[2]: n for token, n in lying.items() if n and token.startswith("damage:")},
    }


def _map(t: Table) -> dict[str, object]:
    """What stands and lies on the map, by square."""
    found: dict[str, dict[str, Any]] = {"monsters": {}, "features": {}, "things": {}}
    if not t.level_id:
        return dict(found)
    for cell in sorted(t.level.grounds, key=lambda cell: cell[::-1]):
        for piece in t.at(cell, MONSTER):
            found["monsters"][square(cell)] = {"card": t.piece(piece).card, "strength": t.strength(piece)}
        for piece in t.at(cell, FEATURE):
            found["features"][square(cell)] = _feature(t, piece)
        things = sorted(t.piece(piece).card for piece in t.things_at(cell))
        if things:
            found["things"][square(cell)] = things
    return dict(found)


def _feature(t: Table, piece: str) -> dict[str, Any]:
    told: dict[str, Any] = {
        "card": t.piece(piece).card, "open": bool(t.tokens(piece, names.OPEN)),
        "empty": bool(t.tokens(piece, names.EMPTY)),
    }  # fmt: skip
    if t.piece(piece).card == SUM_DOOR:
        told["rolled"] = total_of(t, facts(t, piece).door)
    return told
