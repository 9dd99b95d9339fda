"""What a party has when a level begins, kept so that a lost level can be played again from there [HC-906]."""

from __future__ import annotations

import json

from game.heroica import names
from game.heroica.level_play import BAG
from game.heroica.table import Table

KEPT, KEPT_TRACKS = "kept", "kept-tracks"
TRACKS = ("beginner", "frozen-last", "froze:", "turns:")
"""What such tracks begin with: who began, who was frozen last, and when [HC-107, HC-723]."""


def keep(t: Table) -> None:
    """Remember packs, tokens, store and discarded potions."""
    zones = (BAG, names.STORE, names.DISCARDED, *(names.pack(hero) for hero in t.heroes))
    kept = {piece: [zone, dict(t.piece(piece).tokens)] for zone in zones for piece in t.zone(zone)}
    tracks = {name: value for name, value in t.board.tracks.items() if name.startswith(TRACKS)}
    t.set_track(KEPT_TRACKS, json.dumps(tracks, separators=(",", ":")))
    t.set_track(KEPT, json.dumps(kept, separators=(",", ":")))


def give_back(t: Table) -> None:
    """All is as it was when the level began; what has come since goes back to the box."""
    before = json.loads(t.word(KEPT_TRACKS))
    for name, value in list(t.board.tracks.items()):
        if name.startswith(TRACKS):
            t.set_track(name, before.get(name, type(value)()))
    kept = json.loads(t.word(KEPT))
    for piece in list(t.board.pieces):
        if piece not in kept and t.piece(piece).zone != names.BOX:
            t.put_away(piece)
    for piece, (zone, tokens) in kept.items():
        for token, number in list(t.piece(piece).tokens.items()):
            t.take_token(piece, token, max(0, number - tokens.get(token, 0)))
        for token, number in tokens.items():
            t.add_token(piece, token, max(0, number - t.tokens(piece, token)))
        t.move(piece, zone)
