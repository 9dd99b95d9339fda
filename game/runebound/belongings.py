"""Assets and trophies: one asset of each type, and adventure cards kept by a hero [RB-415 to RB-417, RB-513]."""

from __future__ import annotations

from game.kit.prompts import Prompt
from game.runebound import names
from game.runebound.damage import check_hero
from game.runebound.decks import discard, has_cards, top
from game.runebound.table import Table
from game.runebound.windows import speak


def gain_asset(t: Table, hero: str, piece: str) -> None:
    """A hero takes an asset; of two of a type one is discarded at once, without gold: which, is asked [RB-415]."""
    kind = t.box.content.assets[t.card(piece)].type
    owned = t.asset_of_type(hero, kind)
    t.move(piece, names.assets(hero), face_up=True)
    if owned:
        kept = t.ask(Prompt("keep-asset", hero, "RB-415", (owned, piece)))[0]
        lose_asset(t, hero, owned if kept == piece else piece)


def lose_asset(t: Table, hero: str, piece: str) -> None:
    """A hero's asset is discarded; a lower health may defeat [RB-417]."""
    t.note("drops", hero=hero, piece=piece)
    discard(t, piece)
    check_hero(t, hero)


def keep_trophy(t: Table, hero: str, piece: str, window: str = "") -> None:
    """An adventure card becomes a trophy of a hero, facedown; texts look at that moment [RB-513, RB-528]: first those
    of the `window` for a card of its kind, which only bring something, so that it can pay for the others [RB-004].
    """
    kind = t.box.deck_of(t.card(piece))
    t.strip(piece)
    t.move(piece, names.trophies(hero), face_up=False)
    t.note("trophy", hero=hero, kind=kind, piece=piece)
    if window:
        speak(t, window, hero)
    speak(t, "on-trophy", hero)


def draw_trophy(t: Table, hero: str, kind: str, source: str) -> None:
    """A hero gains the top card of an adventure deck as a trophy, unseen [RB-514]; of any deck the hero names it first
    [R-15].
    """
    if not kind:
        decks = tuple(kind for kind in names.ADVENTURES if has_cards(t, kind))
        if not decks:
            return
        kind = t.ask(Prompt("trophy-deck", hero, source, decks))[0]
    piece = top(t, kind)
    if piece:
        keep_trophy(t, hero, piece)


def lose_trophies(t: Table, hero: str, pieces: tuple[str, ...], source: str) -> None:
    """A hero discards trophies, each to the pile of its deck [RB-613]."""
    if pieces:
        t.note("loses-trophy", hero=hero, pieces=list(pieces), source=source)
        for piece in pieces:
            discard(t, piece)
