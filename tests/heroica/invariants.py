"""What must hold at every node of Heroica, whatever was answered, in words where it does not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.heroica import names
from game.heroica.level_play import BAG
from game.heroica.scoring import points
from game.heroica.squares import obstacle_at
from game.heroica.table import Table
from game.kit.cells import cell_of
from game.kit.events import Moved, Noted

PLAYED = ("round", "turn", "prepare", "act", "turn_end", "turn_lost", "level_end")
"""Nodes at which the heroes stand on the board."""
STOPS = frozenset({"fights", "boulder", "explores", "coffin", "cyclone", "lair-door", "rift", "down"})
"""Notes of what ends a move."""
OF_A_LEVEL = (names.SKIP, names.DOWN, names.GHOST, names.GUARDED, names.MOUNTED, *names.HARMS)


def broken(t: Table) -> Iterator[str]:
    """Every invariant that does not hold, in words."""
    yield from _pieces(t)
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
