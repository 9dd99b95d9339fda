"""Dealing anew what nobody at the table knows: the order of the decks, the random sets and places that have not shown
themselves, the facedown enemies, and all dice to come.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set

from game.adventure.table import ENEMY_DECK, EXPLORATION_DECK, LOCATION_DECK, SHADOWS
from game.kit.board import Piece
from game.kit.codec import freeze, thaw
from game.kit.dealing import STREAM, new_chance, shuffle_unknown, unknown
from game.kit.rng import Streams
from game.terrinoth.cards import RandomMember, Stack
from game.terrinoth.table import Table

COPIES = ("minion", "minion", "master")
"""The cards of an enemy set."""
Draw = Callable[[list[str], int], list[str]]
"""Takes so many of some names."""


def deal(t: Table, chooser: str, seed: str) -> None:
    """Deal the table anew for whoever is asked; nothing is hidden from one hero that another one sees.

    The Grim Rule tries out an effect bar from its start: that state is dealt as well.
    """
    streams = new_chance(t, seed)
    deal_enemies(t, streams)
    deal_locations(t, streams)
    shuffle_unknown(t, EXPLORATION_DECK, streams)
    if t.bar is not None:
        start = Table(thaw(t.bar.start), _unasked, t.box)
        deal(start, chooser, seed)
        t.bar.start = freeze(start.state)


def deal_enemies(t: Table, streams: Streams) -> None:
    """The facedown enemies and their deck: the cards that nobody has seen, stack on stack as they were laid.

    The first of them lie in the shadows.
    """
    shadows = unknown(t, SHADOWS)
    laid = _laid_stacks(t, lambda free, count: streams.shuffled(STREAM, free)[:count])
    stacks = laid if laid is not None else [sorted(map(t.card_of, unseen_enemies(t)))]
    order = iter([card for stack in stacks for card in streams.shuffled(STREAM, stack)])
    for piece in shadows:
        t.board.pieces[piece].card = next(order)
        t.cast.join(t.card_of(piece))
    _lay_anew(t, ENEMY_DECK, [(f"unseen-{number}", card) for number, card in enumerate(order)])


def unseen_enemies(t: Table) -> list[str]:
    """The enemies of which nobody knows which they are: facedown in the shadows, and in the deck."""
    return [*unknown(t, SHADOWS), *unknown(t, ENEMY_DECK)]


def likely_enemies(t: Table) -> dict[str, float]:
    """How many of each enemy card are to be expected among those that nobody has seen; a random set that has not shown
    itself may be any that is left.
    """
    expected: dict[str, float] = {}
    shares: dict[str, float] = {}

    def spread(free: list[str], count: int) -> list[str]:
        for name in free:
            shares[name] = shares.get(name, 0.0) + count / len(free)
        return []

    laid = _laid_stacks(t, spread)
    known = [card for stack in laid for card in stack] if laid is not None else map(t.card_of, unseen_enemies(t))
    for card in known:
        expected[card] = expected.get(card, 0.0) + 1
    for name, share in shares.items() if laid is not None else ():
        for copy in COPIES:
            expected[f"{name}-{copy}"] = expected.get(f"{name}-{copy}", 0.0) + share
    return dict(sorted(expected.items()))


def _laid_stacks(t: Table, draw: Draw) -> list[list[str]] | None:
    """The cards that nobody has seen, stack by stack, where the enemy deck still lies as set-up laid it; None where it
    was made anew of its discards, or laid out otherwise.
    """
    hidden = set(unseen_enemies(t))
    enemies, sets = t.box.enemies, t.box.sets
    sizes = [sum(3 if isinstance(m, str) else 3 * m.count for m in stack) for stack in t.quest.enemy_deck]
    seen = [p.card for p in t.board.pieces.values() if p.id not in hidden and p.card in enemies and enemies[p.card].set]
    if t.state.streams.get(ENEMY_DECK, 0) != sum(size - 1 for size in sizes) or sum(sizes) != len(seen) + len(hidden):
        return None
    names = drawn_names(
        t.quest.enemy_deck, {n: s.difficulty for n, s in sets.items()}, {enemies[c].set for c in seen}, draw
    )
    return _without([[f"{name}-{copy}" for name in stack for copy in COPIES] for stack in names], seen)


def deal_locations(t: Table, streams: Streams) -> None:
    """The places to come: where the quest draws one at random, any that may be there [HT-105]."""
    hidden = unknown(t, LOCATION_DECK)
    places = {name: card.difficulty for name, card in t.box.locations.items() if not card.quest}
    seen = {p.card for p in t.board.pieces.values() if p.card in t.box.locations and p.id not in hidden}
    names = drawn_names(t.quest.location_deck, places, seen, lambda free, count: streams.shuffled(STREAM, free)[:count])
    left = _without(names, sorted(seen))
    order = [name for stack in left for name in streams.shuffled(STREAM, stack)]
    if len(order) == len(hidden):
        _lay_anew(t, LOCATION_DECK, [(name, name) for name in order])


def drawn_names(
    stacks: Sequence[Stack], difficulties: Mapping[str, str], seen: Set[str], draw: Draw
) -> list[list[str]]:
    """The names in each stack as set-up may have drawn them [HT-105]: random members that were seen, the others drawn
    from those that are free.
    """
    named = {name for stack in stacks for name in stack if isinstance(name, str)}
    taken, result = set(named), []
    for stack in stacks:
        names = [name for name in stack if isinstance(name, str)]
        for member in stack:
            if isinstance(member, RandomMember):
                fitting = [name for name, d in difficulties.items() if d == member.random and name not in member.but]
                free = sorted(name for name in fitting if name not in taken)
                shown = [name for name in free if name in seen]
                hidden = [name for name in free if name not in seen]
                drawn = shown[: member.count]
                drawn += draw(hidden, member.count - len(drawn))
                taken |= set(drawn)
                names += drawn
        result.append(names)
    return result


def _without(stacks: Sequence[Sequence[str]], seen: Sequence[str]) -> list[list[str]]:
    """The stacks less the cards that were seen, each one time."""
    left = list(seen)
    result = []
    for stack in stacks:
        hidden = []
        for card in stack:
            if card in left:
                left.remove(card)
            else:
                hidden.append(card)
        result.append(sorted(hidden))
    return result


def _lay_anew(t: Table, deck: str, pieces: Sequence[tuple[str, str]]) -> None:
    """A deck of these pieces and cards, facedown, top first; what lay there is gone."""
    board = t.board
    for piece in t.zone(deck):
        del board.pieces[piece]
    board.zones[deck] = []
    for piece, card in pieces:
        board.pieces[piece] = Piece(piece, card, deck, face_up=False)
        board.zones[deck].append(piece)
        t.cast.join(card)


def _unasked(table: object, prompt: object, why: object) -> tuple[str, ...]:
    raise AssertionError("dealing asks nothing")
