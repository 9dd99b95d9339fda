"""The table in sentences, for the text mode and for screen readers: the chart as a map of letters, the story, the
heroes, what is going on.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.kit.cells import Cell
from game.kit.text import capital
from game.runebound import names as zones
from game.runebound import pools, values
from game.runebound.box import TOKEN_CARD, ZOMBIE_CARD
from game.runebound.setting_up import MARKETS
from game.runebound.sides import health_left
from game.runebound.view.dice_words import symbols_words
from game.runebound.view.names import COMMON, Names, coordinates
from game.runebound.view.objective import rounds_left
from game.runebound.view.odds import Odds
from game.runebound.view.own import own
from game.runebound.view.pools_told import face_words, shown_words
from game.runebound.view.sheets import belongings, both_faces, tokens_words
from game.runebound.view.texts import lines as texts_of
from game.runebound.view.texts import said_by, text
from game.runebound.view.values import DieShown, SeatShown, TableValues
from game.runebound.view.ways_told import dice_needed

TERRAINS = {"plains": ".", "forest": "f", "hills": "n", "mountain": "^", "water": "~", "city": "#"}
GEMS = {"combat": "c", "exploration": "e", "social": "s"}
SITES = {"city": "#", "town": "T", "stronghold": "S", "shrine": "+"}
VILLAIN, ZOMBIE, TOKEN = "V", "z", "!"


def describe(names: Names, odds: Odds) -> list[str]:
    """All that lies on the table, as far as the seat that looks may know it."""
    t = names.t
    if not t.scenario:
        return []
    shown = own(names, odds)
    found = [*_head(names, shown)]
    if t.foe:
        found += _combat(names)
    else:
        found += text_map(names)
        found.append(names.words("table.legend"))
        found += _reach(names)
    found += _card_at_hand(names)
    found += _story(names, shown)
    for seat in shown.seats:
        found += _seat(names, seat)
    if not t.foe:
        found += _markets(names)
    return found


def _head(names: Names, shown: TableValues) -> Iterator[str]:
    """Act, round, space, actions left."""
    t, words = names.t, names.words
    told: dict[str, Any] = {"act": shown.track.title, "space": t.space, "round": t.track(zones.ROUND),
                            "left": rounds_left(names)}  # fmt: skip
    yield words("table.march", told=shown.track.march, **told) if shown.track.march else words("table.head", **told)
    if t.active:
        yield words("table.turn", hero=names.card(t.active), actions=t.actions, hex=names.where(t.active))
    if shown.dice.dice:
        yield words("table.dice", dice=words("log.comma").join(_die(names, die) for die in shown.dice.dice))


def _die(names: Names, die: DieShown) -> str:
    """A die of the roll: its face, and whether it is spent."""
    said = symbols_words(names, die.face.split("-"))
    return names.words("table.die-spent", face=said) if die.cell else said


# -- the chart


def text_map(names: Names) -> list[str]:
    """The chart, two lines for each row, since every other column lies half a hex lower: the terrain, and who or what
    is there.
    """
    t = names.t
    shape = t.land.shape
    head = "    " + " ".join(f"{coordinates(Cell(column, 0))[0]} " for column in range(shape.columns))
    rows = [head.rstrip()]
    for row in range(shape.rows):
        for odd in (0, 1):
            signs = [
                hex_sign(names, Cell(column, row)) if column % 2 == odd else "  " for column in range(shape.columns)
            ]
            number = "   " if odd else f"{row + 1:3}"
            rows.append(f"{number} {' '.join(signs)}".rstrip())
    return rows


def hex_sign(names: Names, cell: Cell) -> str:
    """Two letters for a hex: its terrain, and what matters most of what is there."""
    t = names.t
    terrain = t.land.terrains.get(cell)
    if terrain is None:
        return "  "
    return TERRAINS[terrain] + _there(names, cell)


def _there(names: Names, cell: Cell) -> str:
    t = names.t
    heroes = t.heroes_at(cell) if any(t.cell(hero) is not None for hero in t.heroes) else []
    if heroes:
        return str(names.seat(t.active if t.active in heroes else heroes[0]))
    villain = t.villain()
    if villain and t.cell(villain) == cell:
        return VILLAIN
    if t.lying(cell, ZOMBIE_CARD):
        return ZOMBIE
    if t.lying(cell, TOKEN_CARD):
        return TOKEN
    gem = t.gem_at(cell)
    if gem:
        return GEMS[t.box.gem_kind(t.card(gem))]
    site = t.land.site(cell)
    return SITES[site.kind] if site is not None else TERRAINS[t.land.terrain(cell)]


def _reach(names: Names) -> Iterator[str]:
    """In a march where its dice lead, by how many they take."""
    t, prompt, words = names.t, names.session.prompt, names.words
    if prompt is None or prompt.kind != "march":
        return
    needed = dice_needed(t, prompt)
    for number in sorted(set(needed.values())):
        cells = [names.hex(cell) for cell, count in needed.items() if count == number]
        yield words("table.reach", dice=number, hexes=words("log.comma").join(cells))


# -- what is going on


def _card_at_hand(names: Names) -> Iterator[str]:
    """The adventure in resolution, the cards of a test, assets that are shown."""
    t, words = names.t, names.words
    for piece in t.zone(zones.DRAWN):
        if piece == t.foe:
            continue
        card = t.card(piece)
        yield words("table.drawn", name=names.card(piece), text=said_by(names, piece))
        if words.has(f"card.{card}.scene"):
            yield words("table.indented", text=words(f"card.{card}.scene"))
    revealed = t.zone(zones.REVEALED)
    if revealed:
        icons = sum(t.box.content.skills[t.card(piece)].icon for piece in revealed)
        cards = names.listed(map(names.card, revealed))
        yield words("table.revealed", cards=cards, successes=icons)
    shown = t.zone(zones.SHOWN)
    if shown:
        yield words("table.shown", cards=names.listed(asset_line(names, piece) for piece in shown))


def _combat(names: Names) -> Iterator[str]:
    """Both sides of the combat, with every token as it lies."""
    t, words = names.t, names.words
    number = t.track(zones.COMBAT_ROUND)
    yield words("table.combat", hero=names.card(t.fighter), foe=names.said(t.foe), round=number)
    for side in (t.fighter, t.foe):
        yield words("table.side", side=capital(names.side(side)), health=max(0, health_left(t, side)))
        for key, tokens in _pool(names, side):
            if tokens:
                yield words("table.indented", text=words(f"table.tokens-{key}", tokens=words("log.comma").join(tokens)))
    if not t.duel:
        reward = text(names, t.card(t.foe), "reward")
        for label, said in texts_of(names, t.card(t.foe)):
            told = words("sheet.reward", text=said) if said == reward else said
            yield words("table.indented", text=words("sheet.labelled", label=label, text=said) if label else told)


def _pool(names: Names, side: str) -> Iterator[tuple[str, list[str]]]:
    """The tokens of a side: live ones as they lie, spent and removed ones."""
    t = names.t
    tokens = pools.tokens(t, side)
    live = [token for token in tokens if pools.is_live(t, token)]
    yield "live", [_token(names, token) for token in live]
    yield "spent", [shown_words(names, token) for token in tokens if t.tokens(token, zones.USED)]
    yield "removed", [shown_words(names, token) for token in tokens if t.tokens(token, zones.REMOVED)]


def _token(names: Names, token: str) -> str:
    """A live token: what it shows, and its other face."""
    t = names.t
    one, other = pools.faces(t, token)
    hidden = face_words(names, one if t.tokens(token, zones.REVERSE) else other)
    key = "table.token" if token.startswith(COMMON) else "table.token-of"
    return names.words(key, face=shown_words(names, token), other=hidden, name=names.token(token))


# -- story, heroes, markets


def _story(names: Names, shown: TableValues) -> Iterator[str]:
    """The scenario, its villain, open story cards."""
    words, story = names.words, shown.story
    yield words("table.story", title=story.title, where=story.where, health=story.health)
    for row in story.rows:
        yield words("table.indented", text=words("table.story-row", title=row.title, line=row.line))


def _seat(names: Names, seat: SeatShown) -> Iterator[str]:
    """A hero: numbers, where, and all that the hero has."""
    t, words = names.t, names.words
    left = max(0, seat.health - t.damage(seat.hero))
    yield words("table.hero", seat=seat.number, name=seat.name, left=left, health=seat.health, body=seat.body,
                mind=seat.mind, spirit=seat.spirit, speed=seat.speed)  # fmt: skip
    if seat.cell:
        yield words("table.indented", text=words("table.stands", hex=names.hex(seat.cell)))
    yield words("table.indented", text=words("sheet.tokens", tokens=tokens_words(names, seat.hero)))
    yield from (words("table.indented", text=line) for line in belongings(names, seat.hero))


def _markets(names: Names) -> Iterator[str]:
    """The four markets."""
    t, words = names.t, names.words
    for city in MARKETS:
        cards = [asset_line(names, piece) for piece in t.zone(zones.market(city))]
        if cards:
            yield words("table.market", city=words(f"site.{city}"), cards=words("sheet.semicolon").join(cards))


def asset_line(names: Names, piece: str) -> str:
    """An asset in a market: its name, type, price and token."""
    t, words, card = names.t, names.words, names.t.card(piece)
    record = t.box.content.assets[card]
    cost = values.price(t, t.active, piece) if t.active else record.cost
    token = words("log.cause", cause=both_faces(names, card)) if record.token is not None else ""
    kind = words(f"type.{record.type}").lower()
    return words("table.asset", name=names.card(piece), type=kind, cost=cost, token=token)
