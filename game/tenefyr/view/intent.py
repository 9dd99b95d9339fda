"""What will come if nothing changes: whose turns are still to come, what waits for the end of this one, what leaving
costs, and what is prepared.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.kit.intent import Ahead, Deed, Intent, Move, Thinking
from game.kit.text import capital
from game.tenefyr import names as zones
from game.tenefyr.lasting import speaking
from game.tenefyr.leaving import HARSHLY, WILLINGLY
from game.tenefyr.view.names import Names
from game.tenefyr.view.standing import next_players
from game.tenefyr.view.texts import clause

SKULL, STEP, CARDS, WAIT = "icons/skull", "icons/steps", "icons/cards", "icons/hourglass"


def intent(names: Names) -> Thinking:
    """All of it; nothing before the game and after it."""
    t, words = names.t, names.words
    yield
    if not t.word(zones.BOSS_ID) or t.word(zones.OUTCOME):
        return None
    moves = tuple(_turns(names))
    ahead = (*_held(names), *_leaving(names), *_prepared(names))
    told = (*(move.line for move in moves), *(it.text for it in ahead))
    about = words("intent.about" if t.enemy else "intent.about-visit")
    return Intent(words("intent.title"), about, moves, (), ahead, rule="TN-402" if t.enemy else "TN-701", spoken=told)


def _turns(names: Names) -> Iterator[Move]:
    """Turns of this combat that are still to come: only while the enemy stands."""
    t, words = names.t, names.words
    for at, player in enumerate(next_players(t), 1):
        deck = len(t.zone(zones.deck(player)))
        key = "intent.turn-line" if deck else "intent.turn-line-exhausted"
        line = words(key, player=names.player(player), deck=deck)
        yield Move(player, at, at, (Deed("cards", str(deck), words("intent.turn")),), line=line)


def _held(names: Names) -> Iterator[Ahead]:
    """Texts that resolve at the end of a turn, when the combat is won, when it is lost."""
    t, words = names.t, names.words
    if not t.enemy:
        return
    for piece in speaking(t):
        for window in ("held", "won", "lost"):
            said = clause(names, piece, window)
            if said and _comes(names, window):
                text = words("intent.held-line", name=names.card(piece), text=capital(said.partition(": ")[2]))
                yield Ahead(WAIT, words(f"window.{window}"), text)


def _comes(names: Names, window: str) -> bool:
    """Whether a window can still come: "held" not after the last turn, "lost" never in the boss fight."""
    t = names.t
    return not (window == "held" and t.turn_number == t.turns) and not (window == "lost" and t.boss_fight)


def _leaving(names: Names) -> Iterator[Ahead]:
    """What leaving and losing cost, and how far the skull is."""
    t, words = names.t, names.words
    left = t.track(zones.STEPS)
    if t.boss_fight:
        return
    text = words("intent.leave-line", steps=WILLINGLY, lost=HARSHLY, left=left)
    yield Ahead(STEP, words("intent.leave"), text, lacking=True)
    if 0 < left <= WILLINGLY and not t.track(zones.HOLD):
        yield Ahead(SKULL, words("intent.skull"), words("intent.skull-line"))


def _prepared(names: Names) -> Iterator[Ahead]:
    """Steps that will not be taken, and larger hands."""
    t, words = names.t, names.words
    if t.track(zones.HOLD):
        yield Ahead(STEP, words("intent.hold"), words("intent.hold-line", steps=t.track(zones.HOLD)))
    if t.track(zones.BOON):
        yield Ahead(CARDS, words("intent.boon"), words("intent.boon-line", amount=t.track(zones.BOON)))
