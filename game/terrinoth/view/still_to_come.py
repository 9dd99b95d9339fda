"""What the piles of Heroes of Terrinoth may still bring: what anybody could count at the table [R-13]."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from game.adventure.table import ENEMY_DECK
from game.adventure.view.explained import TELLERS as FAMILY
from game.adventure.view.explained import Coming, Tell, deck_teller, glossary_word, phase_word, turns_teller
from game.kit.explained import Explained
from game.terrinoth.table import Table
from game.terrinoth.view.names import Names
from game.terrinoth.view.turns import turns


def enemies_to_come(t: Table) -> Coming:
    """The enemies nobody has seen of the sets that are known: the quest names them, or a card of them lies open. They
    lie in the deck or facedown in the shadows.
    """
    enemies = (piece for piece in t.board.pieces.values() if piece.card in t.box.enemies)
    open_cards = Counter(piece.card for piece in enemies if piece.face_up)
    named = {name for stack in t.quest.enemy_deck for name in stack if isinstance(name, str)}
    seen = {t.box.enemies[card].set for card in open_cards} - {""}
    coming: Counter[str] = Counter()
    for name in named | seen:
        coming += Counter({f"{name}-minion": 2, f"{name}-master": 1})
    coming -= open_cards
    hidden = len(t.zone(ENEMY_DECK)) + sum(not t.faceup(enemy) for enemy in t.shadows())
    return coming, max(0, hidden - coming.total())


def finds_to_come(t: Table) -> Coming:
    """The exploration cards of the sets of the quest that lie nowhere faceup."""
    sets = {name for group in t.quest.exploration_deck for name in group}
    open_cards = {piece.card for piece in t.board.pieces.values() if piece.face_up}
    return Counter(card for card, each in t.box.exploration.items() if each.set in sets and card not in open_cards), 0


def places_to_come(t: Table) -> Coming:
    """The locations that the quest names, and how many are drawn at random."""
    named = [name for stack in t.quest.location_deck for name in stack if isinstance(name, str)]
    open_cards = {piece.card for piece in t.board.pieces.values() if piece.face_up}
    coming = Counter(name for name in named if name not in open_cards)
    return coming, max(0, len(t.zone("deck:location")) - coming.total())


def _phase(names: Names, phase: str) -> Explained | None:
    """A phase; the end of the round is none."""
    return glossary_word(names, "round-end") if phase == "end" else phase_word(names, phase)


STILL: dict[str, Callable[[Table], Coming]] = {
    "enemy": enemies_to_come, "exploration": finds_to_come, "location": places_to_come,
}  # fmt: skip
TELLERS: dict[str, Tell] = FAMILY | {"deck": deck_teller(STILL), "turns": turns_teller(turns), "phase": _phase}
"""What is told of places, by their kind."""
