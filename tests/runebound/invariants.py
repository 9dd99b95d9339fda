"""What must hold at every node of Runebound, whatever was answered, in words where it does not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache

from game.runebound import adventures, names, values
from game.runebound.box import ASSET, ENEMY, EVENT, GEM, QUEST, SKILL, STORY, TOKEN, ZOMBIE_CARD, Box
from game.runebound.combat_flow import NODES as FIGHT_NODES
from game.runebound.scenarios import LAST_ROLL, ZOMBIES
from game.runebound.setting_up import MARKETS
from game.runebound.shopping import MARKET_CARDS
from game.runebound.story import NUMBER
from game.runebound.table import Table
from game.runebound.training import MOST_SKILLS

ADVENTURE = {"deck", "discard", "trophies", "open", names.DRAWN, names.BOX}
MAY_LIE = {
    SKILL: {"deck", "discard", "hand", "learned", names.REVEALED}, TOKEN: {"pool", names.BOX}, GEM: {"cell"},
    ASSET: {"deck", "discard", "assets", "market", names.SHOWN}, STORY: {"deck", names.STORY, names.BOX},
    ENEMY: ADVENTURE - {"open"}, QUEST: ADVENTURE, EVENT: ADVENTURE,
}  # fmt: skip
"""Where a card of a kind may lie."""
TOKEN_OF = "token:"
"""What the tokens of assets and skills are called; each has the card of its asset."""
FIGHTING = {*FIGHT_NODES, "combat_over"}
BETWEEN = {"round", "advance", "result", "starts", "abilities"}
"""Nodes at which it may be nobody's turn."""


def broken(t: Table) -> Iterator[str]:
    """Every invariant that does not hold, in words."""
    if not t.board.pieces or t.state.node == "setup":
        return
    fault = t.board.fault()
    if fault:
        yield fault
    yield from _conserved(t)
    yield from _places(t)
    for hero in t.heroes:
        yield from _hero(t, hero)
    yield from _map(t)
    yield from _time(t)
    if t.state.node not in FIGHTING and t.state.node != "result":
        yield from _no_fight(t)


def _conserved(t: Table) -> Iterator[str]:
    """Cards are what the box holds: none comes from nowhere, none is gone [RB-105, RB-106, RB-108, RB-111]."""
    there = Counter(piece.card for name, piece in t.board.pieces.items() if not name.startswith(TOKEN_OF))
    for card, number in _wanted(t.box, t.scenario).items():
        if there[card] != number:
            yield f"{there[card]} of {card} are in the game, {number} were"


@lru_cache
def _wanted(box: Box, scenario: str) -> Mapping[str, int]:
    """How many of each card a game of a scenario has."""
    wanted: dict[str, int] = {}
    for deck in names.ADVENTURES:
        wanted |= dict(box.adventures(deck, scenario))
    for card, it in (*box.content.skills.items(), *box.content.assets.items()):
        wanted[card] = it.copies
    return wanted | {card: 1 for card, it in box.content.stories.items() if it.scenario == scenario}


def _places(t: Table) -> Iterator[str]:
    """Each card lies where its kind may lie; decks and trophies facedown, all else open."""
    for name, piece in t.board.pieces.items():
        kind = TOKEN if name.startswith(TOKEN_OF) else t.box.kind(piece.card)
        for fault in _misplaced(kind, piece.zone, piece.face_up, bool(piece.tokens)):
            yield f"{name} {fault} in {piece.zone}"
    for zone in (names.REVEALED, names.SHOWN):
        if t.zone(zone):
            yield f"{t.zone(zone)} lie in {zone} between two nodes"
    for city in MARKETS:
        if len(t.zone(names.market(city))) > MARKET_CARDS:
            yield f"the market of {city} has {len(t.zone(names.market(city)))} cards [RB-412]"


@cache
def _misplaced(kind: str, zone: str, face_up: bool, counted: bool) -> tuple[str, ...]:
    """What is wrong with a piece of a kind that lies in a zone, open or not, with or without tokens on it."""
    where, allowed = zone.partition(":")[0], MAY_LIE.get(kind)
    found = []
    if allowed is not None and where not in allowed:
        found.append("lies")
    if where in ("deck", "trophies") and face_up:
        found.append("lies open")
    if where in ("hand", "assets", "learned", "discard", "market", "open") and not face_up:
        found.append("lies facedown")
    if where in ("discard", "deck", "trophies", "market") and counted:
        found.append("has tokens")
    return tuple(found)


def _hero(t: Table, hero: str) -> Iterator[str]:
    """What a hero has at most, and how hurt a hero can be."""
    types = [t.box.content.assets[t.card(piece)].type for piece in t.zone(names.assets(hero))]
    if len(set(types)) < len(types):
        yield f"{hero} has two assets of a type: {types} [RB-415]"
    known = [t.card(piece) for piece in t.zone(names.learned(hero))]
    if len(known) > MOST_SKILLS or len(set(known)) < len(known):
        yield f"{hero} has learned {known} [RB-614]"
    if len(t.zone(names.open_cards(hero))) > adventures.MOST_OPEN:
        yield f"{hero} has {len(t.zone(names.open_cards(hero)))} open cards [RB-525]"
    if t.standing(hero) and t.damage(hero) >= values.health(t, hero) and t.state.node not in FIGHTING:
        yield f"{hero} stands with {t.damage(hero)} damage of {values.health(t, hero)} [RB-803]"
    if any(t.tokens(hero, state) > 1 for state in names.STATES):
        yield f"{hero} has a state twice: {t.piece(hero).tokens} [RB-811]"
    if t.has(hero, names.BLESSED) and t.has(hero, names.CURSED):
        yield f"{hero} is blessed and cursed [RB-812]"
    if t.cell(hero) is None and t.state.node not in ("starts",):
        yield f"{hero} is not on the map"


def _map(t: Table) -> Iterator[str]:
    """Gems lie in their hexes [RB-103]; zombies are ten at most [RB-005]; story tokens belong to open story quests."""
    for cell, kind in t.land.gems.items():
        if len(t.lying(cell, f"gem-{kind}")) != 1:
            yield f"there is not one {kind} gem in {cell}"
    if len(t.zombies()) > ZOMBIES or sum(it.card == ZOMBIE_CARD for it in t.board.pieces.values()) != ZOMBIES:
        yield f"{len(t.zombies())} zombies are on the map [RB-005]"
    out = [piece for piece, it in t.board.pieces.items() if it.card == "story-token" and it.zone != names.BOX]
    quests = [piece for piece in t.zone(names.STORY) if t.tokens(piece, NUMBER)]
    if len(out) != len(quests):
        yield f"{out} lie for {quests} [RB-906]"
    if t.act == 1 and t.villain():
        yield "the villain is on the map in act I [RB-912]"


def _time(t: Table) -> Iterator[str]:
    """Act, space, march, actions are in their bounds."""
    if not (1 <= t.act <= 2 and 1 <= t.space <= names.LAST_SPACE and 0 <= t.track(names.MARCH) <= LAST_ROLL):
        yield f"act {t.act}, space {t.space}, roll {t.track(names.MARCH)} [RB-901]"
    if not 0 <= t.track(names.ACTIONS) <= 3:
        yield f"{t.actions} actions are left [RB-203]"
    if not t.active and t.state.node not in BETWEEN | {"turn", "turn_end"}:
        yield f"it is nobody's turn at {t.state.node}"
    if t.active and t.state.node == "act" and not t.standing(t.active):
        yield f"{t.active} acts defeated [RB-804]"


def _no_fight(t: Table) -> Iterator[str]:
    """Outside of a combat nothing of one is left [RB-720, RB-724]."""
    left = {zone: pieces for zone, pieces in t.board.zones.items() if zone.startswith("pool:") and pieces}
    if left or t.fighter or t.foe:
        yield f"of a combat there is left: {left} {t.fighter} {t.foe}"
    if t.zone(names.DRAWN) and t.state.node not in ("event", "turn_end"):
        yield f"{t.zone(names.DRAWN)} lie drawn at {t.state.node}"
    on_cards = [name for name, it in t.board.pieces.items() if it.tokens]
    hurt = [name for name in on_cards if t.box.kind(t.card(name)) == ENEMY and t.damage(name)]
    if hurt:
        yield f"{hurt} keep damage [RB-724]"
