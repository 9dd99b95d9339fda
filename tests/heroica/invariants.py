"""What must hold at every node of Heroica, whatever was answered, in words where it does not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from typing import Any

from game.heroica import names
from game.heroica.level_play import BAG, LAST_LEVEL, MOST_LAST_ROUNDS, MOST_ROUNDS, sand
from game.heroica.scoring import points
from game.heroica.squares import obstacle_at
from game.heroica.table import Table
from game.kit.cells import cell_of
from game.kit.events import Counted, Event, Made, Moved, Noted, Tracked

PLAYED = ("round", "turn", "prepare", "act", "turn_end", "turn_lost", "level_end")
"""Nodes at which the heroes stand on the board."""
STOPS = frozenset({"fights", "defeats", "boulder", "explores", "coffin", "cyclone", "lair-door", "rift", "down"})
"""Notes of what ends a move; a skill may have defeated whom the hero had to stop for."""
OF_A_LEVEL = (names.SKIP, names.DOWN, names.GHOST, names.GUARDED, names.MOUNTED, *names.HARMS)


def broken(t: Table) -> Iterator[str]:
    """Every invariant that does not hold, in words; after a node in which no piece was touched none can be new."""
    if not any(_touches(event) for event in t.events):
        return
    yield from _pieces(t)
    yield from _told(t)
    if t.state.node == "turn":
        yield from broken_in_a_turn(t)
    if t.state.node in PLAYED:
        yield from _board(t)
        yield from _sharing(t)
    for hero in t.heroes:
        yield from _hero(t, hero)
        yield from _limits(t, hero)
        if t.state.node in PLAYED:
            yield from _stands(t, hero)
        elif t.state.node in ("camp", "level", "result") and hero in t.board.pieces:
            yield from _between(t, hero)


def _touches(event: Event) -> bool:
    """Whether an event changes pieces, or the trail of one."""
    return isinstance(event, Moved | Counted | Made) or (isinstance(event, Tracked) and ":" in event.name)


def _pieces(t: Table) -> Iterator[str]:
    """Every piece lies in one zone, which is its own."""
    fault = t.board.fault()
    if fault:
        yield fault
    for name, piece in t.board.pieces.items():
        for token, number in piece.tokens.items():
            if number < 0:
                yield f"{name} has {number} {token}"


def _board(t: Table) -> Iterator[str]:
    """What is on the board lies on spaces: one figure, one feature; figures on no obstacle."""
    for name, lying in t.board.zones.items():
        cell = cell_of(name) if lying else None
        if cell is None:
            continue
        kinds = [t.kind(piece) for piece in lying]
        if cell not in t.level.grounds:
            yield f"{lying} lie on the solid square {name} [HC-101]"
        if kinds.count("monster") > 1 or kinds.count("feature") > 1:
            yield f"{lying} lie on {name}"
        figure = "monster" in kinds or "hero" in kinds
        if "hero" in kinds and cell in t.level.grounds and (monster := t.monster_at(cell)):
            yield f"{lying} stand on the space of {monster} [HC-223]"
        if figure and obstacle_at(t, cell):
            yield f"{lying} stand on an obstacle [HC-223]"
    for monster in t.monsters():
        if t.is_boss(monster) and not t.tokens(monster, names.BAR) > 0:
            yield f"{monster} stands with an empty bar [HC-326]"


def _sharing(t: Table) -> Iterator[str]:
    """Nobody comes to a space of another hero, but where the move had to stop [HC-226, HC-227]."""
    if t.state.node != "turn_end" or not t.active:
        return
    here = t.cell(t.active)
    came = any(isinstance(event, Moved) and event.piece == t.active for event in t.events)
    stopped = any(isinstance(event, Noted) and event.name in STOPS for event in t.events)
    if came and not stopped and any(t.cell(other) == here for other in t.others(t.active)):
        yield f"{t.active} has come to the space of another hero, and nothing has stopped the move [HC-226]"


def _hero(t: Table, hero: str) -> Iterator[str]:
    """Health, gold and points are within their bounds [HC-360, HC-850]."""
    if hero not in t.board.pieces:
        return
    if not 0 <= t.health(hero) <= t.most_health(hero):
        yield f"{hero} has {t.health(hero)} health of {t.most_health(hero)} [HC-360]"
    if not t.health(hero) and not t.tokens(hero, names.DOWN) and t.state.node != "setup":
        yield f"{hero} stands without health [HC-360]"
    if t.gold(hero) < 0 or points(t, hero) < 0:
        yield f"{hero} has {t.gold(hero)} gold and {points(t, hero)} points"
    for piece in t.pack(hero):
        if t.kind(piece) in ("hero", "feature") or t.piece(piece).card == names.GOLD:
            yield f"{piece} is on the pack of {hero}"


def _told(t: Table) -> Iterator[str]:
    """Gold and health change only as it was told: nothing is gained or lost beside the rules [HC-454]."""
    if t.state.node in ("level", "camp"):
        return  # set-up, and a level that is played again
    changed: Counter[tuple[str, str]] = Counter()
    told: Counter[tuple[str, str]] = Counter()
    for event in t.events:
        if isinstance(event, Counted) and event.token in (names.GOLD, names.HEALTH):
            changed[event.piece, event.token] += event.amount
        elif isinstance(event, Noted) and event.name in CHANGES:
            for who, token, number in CHANGES[event.name](event.data):
                told[who, token] += number
    wrong = {who: (number, told[who]) for who, number in changed.items() if number != told[who]}
    wrong |= {who: (changed[who], number) for who, number in told.items() if number != changed[who]}
    if wrong:
        yield f"changed beside what is told: {wrong}"


Change = tuple[str, str, int]
CHANGES: Mapping[str, Callable[[dict[str, Any]], list[Change]]] = {
    "gains-gold": lambda data: [(data["hero"], names.GOLD, data["amount"])],
    "pays-gold": lambda data: [(data["hero"], names.GOLD, -data["amount"])],
    "steals": lambda data: [
        (data["hero"], names.GOLD, data["amount"]), (data["victim"], names.GOLD, -data["amount"])
    ],
    "drops": lambda data: [(data["hero"], names.GOLD, -1)] if data["piece"].startswith("gold") else [],
    "hands-over": lambda data: (
        [(data["hero"], names.GOLD, -1), (data["to"], names.GOLD, 1)] if data["piece"] == names.GOLD else []
    ),
    "loses-health": lambda data: [(data["hero"], names.HEALTH, -data["amount"])],
    "restores": lambda data: [(data["hero"], names.HEALTH, data["amount"])],
}  # fmt: skip
"""What each note says of gold and health."""


def broken_in_a_turn(t: Table) -> Iterator[str]:
    """What is dearer to look at: once a turn."""
    yield from _bosses(t)
    yield from _stock(t)
    yield from _clock(t)
    for hero in t.heroes:
        yield from _score(t, hero)


def _bosses(t: Table) -> Iterator[str]:
    """Each point that a bar has lost is a token on a pack [HC-326]; one final boss stands at most [HC-658]."""
    finals = 0
    for monster, piece in t.board.pieces.items():
        card = piece.card
        if t.kind(monster) != "monster" or not t.is_boss(monster) or piece.zone == names.BOX:
            continue
        finals += t.is_final(monster) and t.cell(monster) is not None
        if card == "golden-dragon-hatchling":
            continue  # its strength is counted when it stands up [HC-659]
        strength = t.box.strength(card)
        dealt = sum(t.tokens(hero, names.damage(card)) for hero in t.heroes)
        left = t.tokens(monster, names.BAR) if t.cell(monster) is not None else 0
        if dealt + left != strength:
            yield f"{monster} has lost {strength - left}, {dealt} are on packs [HC-326]"
    if finals > 1:
        yield "two final bosses stand on the board [HC-658]"


def _stock(t: Table) -> Iterator[str]:
    """Weapons and relics are what there was: none comes from nowhere, none is gone [HC-006, HC-452]."""
    there = Counter(piece.card for piece in t.board.pieces.values() if piece.zone != names.BOX)
    shelf = t.box.content.store["weapons"]
    for card in t.box.content.weapons:
        number = len(t.heroes) if card in shelf.a_hero else shelf.stock[len(t.heroes) >= 3]
        if there[card] != number:
            yield f"{there[card]} of {card} are in the game, {number} were [HC-452]"
    for card in t.box.content.relics:
        if there[card] > 1:
            yield f"{card} is there {there[card]} times [HC-703]"
    for door in t.features("sum-door"):
        fact = t.level.features.get(t.here(door))
        if fact and bool(t.tokens(door, names.OPEN)) != (t.track(f"door:{fact.door}") >= fact.total):
            yield f"{door} of {fact.total} is open at {t.track(f'door:{fact.door}')} [HC-520]"


def _clock(t: Table) -> Iterator[str]:
    """The hourglass loses one a round [HC-903], rivals have their rounds [HC-805]; everybody has a turn [HC-111]."""
    done = t.track(names.ROUND) - 1
    if not t.rivals and t.track(names.HOURGLASS) != sand(t) - done:
        yield f"the hourglass has {t.track(names.HOURGLASS)} in round {done + 1} [HC-903]"
    if t.rivals and done >= (MOST_LAST_ROUNDS if t.level.number == LAST_LEVEL else MOST_ROUNDS):
        yield f"rivals are in round {done + 1} [HC-805]"
    if sorted(t.word(names.ORDER).split(",")) != sorted(t.heroes):
        yield f"the order is {t.word(names.ORDER)} [HC-111]"


def _score(t: Table, hero: str) -> Iterator[str]:
    """The points are what the paragraph adds up to [HC-850]; every level that is over has some for everybody."""
    worth = {"potion": 1, "weapon": 3, "relic": 5}
    found = t.gold(hero)
    for piece in t.zone(names.pack(hero)):
        card, kind = t.piece(piece).card, t.kind(piece)
        if kind == "monster":
            strength = t.box.content.monsters[card]
            found += 0 if strength.boss else strength.strength[0]
        else:
            found += 10 if card == "scepter-of-heroica" else 2 if card == "egg" else worth.get(kind, 0)
    found += sum(number for token, number in t.piece(hero).tokens.items() if token.startswith("damage:"))
    if found != points(t, hero):
        yield f"{hero} has {points(t, hero)} points, the pack is worth {found} [HC-850]"
    if len(t.word(f"scored:{hero}").split()) != len(t.word("won-levels").split()):
        yield f"{hero} has scores of other levels than were played"


def _limits(t: Table, hero: str) -> Iterator[str]:
    """One key, one torch, one dynamite [HC-232]."""
    cards = Counter(t.piece(piece).card for piece in t.pack(hero))
    for card in ("key", "torch", "dynamite"):
        if cards[card] > 1:
            yield f"{hero} carries {cards[card]} of {card} [HC-232]"


def _stands(t: Table, hero: str) -> Iterator[str]:
    """A hero is on the board, where the trail ends, which names no space twice [HC-241]."""
    cell = t.cell(hero)
    if cell is None:
        yield f"{hero} is not on the board"
        return
    trail = t.word(names.trail(hero)).split()
    if not trail or trail[-1] != cell.name:
        yield f"the trail of {hero} ends in {trail[-1:]}, not in {cell.name} [HC-241]"
    cells = [cell for name in trail if (cell := cell_of(name)) is not None]
    if any(t.level.shape.distance(one, other) != 1 for one, other in pairwise(cells)):
        yield f"the trail of {hero} leaps: {trail} [HC-248]"
    if len(set(trail)) < len(trail):
        yield f"the trail of {hero} crosses itself: {trail} [HC-241]"


def _between(t: Table, hero: str) -> Iterator[str]:
    """Between two levels nothing of a level is left on a hero [HC-806]."""
    left = [token for token in OF_A_LEVEL if t.tokens(hero, token)]
    if left or t.piece(hero).zone != BAG:
        yield f"{hero} comes out of the level with {left} in {t.piece(hero).zone} [HC-806]"
    if t.health(hero) != t.most_health(hero):
        yield f"{hero} comes out of the level with {t.health(hero)} health [HC-806]"
    for card in ("key", "torch", "dynamite"):
        if t.carried(hero, card):
            yield f"{hero} takes a {card} out of the level [HC-513]"
