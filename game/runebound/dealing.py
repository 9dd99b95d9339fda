"""Dealing anew: what a seat cannot know is drawn again on a copy, so that trials learn nothing [RB-012].

Hidden are the order of every deck, and the skill cards that rivals hold. A trophy that was gained unseen is as unknown
as the rest of its deck. Pieces stay where they lie and change what they are: a rule may hold them in its hands.
"""

from __future__ import annotations

from game.kit.dealing import STREAM, new_chance, unknown
from game.kit.rng import Streams
from game.runebound import names
from game.runebound.table import Table


def deal(t: Table, chooser: str, seed: str) -> None:
    """Draw anew, in place, what the chooser cannot know."""
    streams = new_chance(t, seed)
    hands = [names.hand(hero) for hero in t.heroes if t.rivals and hero != chooser]
    held = [piece for zone in hands for piece in t.zone(zone)]
    _mix(t, [*held, *unknown(t, names.deck(names.SKILL))], streams)
    for kind in names.ADVENTURES:
        zones = [names.deck(kind), *(names.trophies(hero) for hero in t.heroes)]
        hidden = [piece for zone in zones for piece in unknown(t, zone)]
        _mix(t, [piece for piece in hidden if t.box.deck_of(t.card(piece)) == kind], streams)
    _mix(t, unknown(t, names.deck(names.ASSET)), streams)
    stories = t.box.content.stories
    for act in (1, 2):
        lying = unknown(t, names.deck("story"))
        _mix(t, [piece for piece in lying if stories[t.card(piece)].act == act], streams)


def _mix(t: Table, pieces: list[str], streams: Streams) -> None:
    """Some pieces change what they are among themselves."""
    lying = [t.piece(name) for name in pieces]
    cards = streams.shuffled(STREAM, sorted(piece.card for piece in lying))
    for piece, card in zip(lying, cards, strict=True):
        piece.card = card
