"""The state of a game in the words of a scenario file, so that what a scenario prints can be played on."""

from __future__ import annotations

from functools import partial
from typing import Any, cast

from game.kit.cells import PREFIX, Cell, cell_of
from game.kit.prompts import PAIR
from game.kit.scenario import asked
from game.kit.session import Session
from game.runebound import adventures, names, pools, values
from game.runebound.setting_up import MARKETS
from game.runebound.story import NUMBER
from game.runebound.table import Table
from game.runebound.tokens import spelled

KINDS = (*names.ADVENTURES, names.SKILL, names.ASSET)


def summary(session: Session) -> dict[str, object]:
    """The final state: heroes, map, decks, story, the combat that runs, and the open question."""
    t = cast(Table, session.table)
    laid = bool(t.board.pieces)
    return {
        "node": session.state.node, "round": t.track(names.ROUND), "act": t.track(names.ACT),
        "space": t.track(names.SPACE), "march": t.track(names.MARCH) if t.track(names.MARCHING) else None,
        "outcome": t.word(names.OUTCOME), "winner": t.word(names.WINNER), "scenario": t.word(names.SCENARIO),
        **{key: session.state.setup[key] for key in ("form", "enemies", "step")},
        "first": t.heroes.index(t.first) if laid else session.state.setup["first"],
        "active": t.active, "actions": t.track(names.ACTIONS), "engaged": bool(t.track(names.ATTACKED)),
        "turns": [one for one in t.word(names.TURNS).split(",") if one],
        "heroes": {hero: _hero(t, hero) for hero in t.heroes} if laid else {},
        "decks": {kind: _cards(t, names.deck(kind)) for kind in (*KINDS, "story")},
        "discards": {kind: _cards(t, names.discard(kind)) for kind in KINDS},
        "markets": {city: _cards(t, names.market(city)) for city in MARKETS},
        **(_map(t) if laid else {}), **(_combat(t) if laid else {}), "prompt": asked(session, partial(said, t)),
    }  # fmt: skip


def said(t: Table, option: str) -> str:
    """An option as the files write it: a hex by its site or its column and row, a piece by its card."""
    if PAIR in option:
        return PAIR.join(said(t, half) for half in option.split(PAIR))
    cell = cell_of(option)
    if cell is not None and cell in t.land:
        return where(t, cell)
    found = t.board.pieces.get(option)
    if found is not None:
        return found.card
    deed, colon, about = option.rpartition(":")
    piece, bar, window = about.partition("/")
    return f"{deed}{colon}{t.card(piece)}{bar}{window}" if piece in t.board.pieces else option


def where(t: Table, cell: Cell | None) -> str:
    """A hex as the files write it; empty for beside the map."""
    if cell is None:
        return ""
    site = t.land.site(cell)
    return site.id if site is not None else cell.name.removeprefix(PREFIX)


def _cards(t: Table, zone: str) -> list[str]:
    return [t.card(piece) for piece in t.zone(zone)]


def _hero(t: Table, hero: str) -> dict[str, Any]:
    opened: list[Any] = []
    for piece in t.zone(names.open_cards(hero)):
        errand = t.tokens(piece, adventures.ERRAND)
        opened.append({"card": t.card(piece), "errand": errand} if errand else t.card(piece))
    return {
        "at": where(t, t.cell(hero)), "gold": t.gold(hero), "damage": t.damage(hero),
        "health": values.health(t, hero), "speed": values.speed(t, hero), "hand_size": values.hand_size(t, hero),
        "lore": t.tokens(hero, names.LORE), "companion": t.tokens(hero, names.COMPANION),
        "states": [state for state in names.STATES if t.has(hero, state)], "down": not t.standing(hero),
        "hand": _cards(t, names.hand(hero)), "assets": _cards(t, names.assets(hero)),
        "learned": _cards(t, names.learned(hero)), "trophies": _cards(t, names.trophies(hero)), "open": opened,
        **_used(t, hero),
    }  # fmt: skip


def _used(t: Table, hero: str) -> dict[str, Any]:
    """What has been used up, by how long it is, and who was called out [RB-014, RB-741]."""
    speaking = [*t.belongings(hero), *t.zone(names.STORY)]
    calls = not t.together and hero in t.box.duels
    return {
        "used": {
            scope: used for scope in ("turn", "game")
            if (used := [t.card(piece) for piece in speaking if t.track(names.once(scope, piece, hero))])
        },
        "called": [other for other in t.heroes if calls and t.track(names.once("game", hero, other))],
    }  # fmt: skip


def _map(t: Table) -> dict[str, Any]:
    """Gems, zombies, the villain, the open story."""
    villain = t.villain()
    down = [cell for cell in t.land.gems if not t.gem_at(cell)]
    told: list[Any] = []
    for piece in t.zone(names.STORY):
        rewarded = [hero for hero in t.heroes if t.track(names.reward_of(piece, hero))]
        told.append({"card": t.card(piece), "rewarded": rewarded} if t.tokens(piece, NUMBER) else t.card(piece))
    return {
        "gems_down": [where(t, cell) for cell in down],
        "zombies": [where(t, t.cell(piece)) for piece in t.zombies()],
        "villain": where(t, t.cell(villain)) if villain else "",
        "villain_damage": t.damage(villain) if villain else 0, "story": told, "drawn": _cards(t, names.DRAWN),
    }  # fmt: skip


def _combat(t: Table) -> dict[str, Any]:
    """The combat that runs; nothing where there is none."""
    if not t.fighter or not t.foe:
        return {"fighter": "", "foe": ""}
    return {
        "fighter": t.fighter, "foe": t.card(t.foe), "foe_damage": t.damage(t.foe),
        "foe_health": values.enemy_health(t, t.foe, t.fighter), "combat_round": t.track(names.COMBAT_ROUND),
        "pool": [lying(t, token) for token in pools.tokens(t, t.fighter)],
        "foe_pool": [lying(t, token) for token in pools.tokens(t, t.foe)],
    }  # fmt: skip


def lying(t: Table, token: str) -> str:
    """How a token of a pool lies: a live one as the face that it shows, a spent one (so), a removed one [so]; behind a
    doubled one what it is worth now, as "P1*=2".
    """
    text = spelled(pools.shown(t, token))
    if t.tokens(token, names.REMOVED):
        return f"[{text}]"
    if t.tokens(token, names.USED):
        return f"({text})"
    return f"{text}={pools.value(t, token)}" if t.tokens(token, names.DOUBLED) else text
