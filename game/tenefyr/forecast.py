"""The forecast: the chance to win a fight, from face values of the cards in the decks; of a hand that is kept or thrown
away, of the enemies that may come next, of a dungeon. Nothing hidden comes into it.

Texts of own cards are not counted, so it says "at least". The work is done in slices (`odds.py`); what was reckoned
once is kept, also of the turns behind the first: they serve a hand that is kept and a new one, all enemies that do not
change them, and the questions of the turns to come.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Sequence

from msgspec import Struct

from game.kit.slices import Work
from game.tenefyr import names
from game.tenefyr.box import STAGE
from game.tenefyr.context import Context, Query
from game.tenefyr.lasting import ask, bans_new_hand, hand_size
from game.tenefyr.odds import Known, Rests, Turn
from game.tenefyr.odds import chances as reckoned
from game.tenefyr.power import OF_PLAYERS, enemy_power, face_value, party_total
from game.tenefyr.table import Table

MOST_KEPT = 4096


class HandOdds(Struct, frozen=True):
    """The chance to win if the hand is kept, and if a new one is drawn (None where that is not possible)."""

    keep: float
    renew: float | None = None


class DungeonOdds(Struct, frozen=True):
    """The chance to beat the open card of a pile, and the mean of it for the card behind (None where there is none)."""

    first: float
    behind: float | None = None


class Forecast:
    """Works out chances, and remembers them."""

    def __init__(self) -> None:
        self._known: dict[tuple[tuple[Turn, ...], int, bool], float] = {}
        self._later: Known = {}
        self._rests = Rests()

    def hand(self, t: Table) -> Work[HandOdds]:
        """In the draw step: the chance with this hand, and with a new one."""
        now = t.turn_number
        need = enemy_power(t) - party_total(t)
        later = tuple(turn_of(t, number) for number in range(now + 1, t.turns + 1))
        brought = hand_value(t, [t.card(piece) for piece in t.zone(names.hand(t.active))])
        if not t.zone(names.deck(t.active)) or bans_new_hand(t):
            return HandOdds((yield from self._chance(t, later, need - brought)))
        this = Turn(face_values(t, t.active), t.track(names.HAND_SIZE), True, first_more(t))
        renew = yield from self._chance(t, (this, *later), need)
        return HandOdds((yield from self._chance(t, later, need - brought)), renew)

    def next_card(self, t: Table, zone: str) -> Work[float | None]:
        """The mean chance to win against the card that comes next in a pile: the open one if the top card is, else all
        that it can be; None for an empty pile.
        """
        lying = t.zone(zone)
        return (yield from self._means(t, zone, lying[:1]))[0] if lying else None

    def dungeon(self, t: Table, zone: str) -> Work[DungeonOdds]:
        """The chance against the open card of a pile, and the mean for the one behind it, with the decks of now."""
        return DungeonOdds(*(yield from self._means(t, zone, t.zone(zone)[:2])))

    def against(self, t: Table, zone: str, card: str) -> Work[float]:
        """The chance to win a combat that begins against a card in a pile, with the decks of now."""
        turns = yield from _turns(t, zone, card)
        return (yield from self._chance(t, turns, power_at_start(t, zone, card)))

    def _means(self, t: Table, zone: str, pieces: Sequence[str]) -> Work[list[float]]:
        """The mean chances against all that cards can be; enemies with the same turns are reckoned at once."""
        cards = [Counter(can_be(t, piece)) for piece in pieces]
        fights: dict[str, tuple[tuple[Turn, ...], int]] = {}
        needs: dict[tuple[Turn, ...], set[int]] = defaultdict(set)
        for card in sorted({card for found in cards for card in found}):
            turns = yield from _turns(t, zone, card)
            fights[card] = turns, power_at_start(t, zone, card)
            needs[turns].add(fights[card][1])
        chances = {}
        for turns, wanted in needs.items():
            chances[turns] = yield from self._chances(t, turns, wanted)
        won = {card: chances[turns][need] for card, (turns, need) in fights.items()}
        return [sum(won[card] * number for card, number in found.items()) / found.total() for found in cards]

    def _chance(self, t: Table, turns: tuple[Turn, ...], need: int) -> Work[float]:
        return (yield from self._chances(t, turns, (need,)))[need]

    def _chances(self, t: Table, turns: tuple[Turn, ...], needs: Collection[int]) -> Work[dict[int, float]]:
        missing = [need for need in needs if (turns, need, t.solo) not in self._known]
        if missing:
            if len(self._known) + len(self._later) >= MOST_KEPT:
                self._known.clear()
                self._later.clear()
            found = yield from reckoned(turns, missing, self._later, t.solo, self._rests)
            self._known.update({(turns, need, t.solo): chance for need, chance in found.items()})
        return {need: self._known[turns, need, t.solo] for need in needs}


def _turns(t: Table, zone: str, card: str) -> Work[tuple[Turn, ...]]:
    """The turns of a combat that begins against a card in a pile."""
    speakers, found = speakers_of(t, zone, card), []
    for number in range(1, t.turns + 1):
        found.append(turn_of(t, number, speakers))
        yield
    return tuple(found)


# -- what may be known of it


def can_be(t: Table, piece: str) -> list[str]:
    """The cards that a card of a pile can be, copies counted: itself if it lies open or was seen, else all of its level
    that nobody has seen, or all stages of the boss that nobody has seen. Its back shows which.
    """
    it = t.piece(piece)
    if it.face_up or it.known:
        return [it.card]
    kind, level = t.box.type_of(it.card), t.box.level(it.card)
    hidden = [one for one in t.board.pieces.values() if not (one.face_up or one.known)]
    return [
        one.card for one in hidden
        if t.box.type_of(one.card) == kind and t.box.level(one.card) == level and t.owner(one.id) == ""
    ]  # fmt: skip


def speakers_of(t: Table, zone: str, card: str) -> tuple[str, ...]:
    """The cards whose texts would hold: that of the place, then the enemy's [TN-116]."""
    place = t.zone(names.place(zone))
    return (*(t.card(piece) for piece in place), card)


def power_at_start(t: Table, zone: str, card: str) -> int:
    """The power of an enemy when its first turn begins: printed, with what is sure of the "start" texts of place and
    enemy, and its lasting text.
    """
    found = t.box.foe(card).power[OF_PLAYERS[len(t.players)]]
    if t.box.type_of(card) == STAGE:
        found += t.step.boss
    speakers = speakers_of(t, zone, card)
    for speaker in speakers:
        effect = t.box.on.get(speaker, {}).get("start")
        if effect is not None:
            query = Query("change")
            effect.answer(t, Context(t.starter, speaker, window="start"), query)
            found += query.value
    parts = ask(t, Query("foe"), speakers).parts
    return max(0, found + sum(part.amount if part.kind == "plus" else -part.amount for part in parts))


def turn_of(t: Table, number: int, speakers: Sequence[str] | None = None) -> Turn:
    """A turn to come of this combat, or of one against some place and enemy."""
    renews = not bans_new_hand(t, number, speakers)
    size = hand_size(t, number, speakers)
    return Turn(face_values(t, t.player_of_turn(number), speakers), size, renews, first_more(t, speakers))


def face_values(t: Table, player: str, speakers: Sequence[str] | None = None) -> tuple[int, ...]:
    """The face values of a deck, sorted: never in its order."""
    return tuple(sorted(face_value(t, t.card(piece), False, speakers) for piece in t.zone(names.deck(player))))


def first_more(t: Table, speakers: Sequence[str] | None = None) -> int:
    """What the first card of a turn has more, or less."""
    asked = [ask(t, Query("power", card="basic1", printed=1, first=first), speakers).parts for first in (True, False)]
    more, usual = (sum(_signed(part.kind) * part.amount for part in parts) for parts in asked)
    return more - usual


def _signed(kind: str) -> int:
    return {"plus": 1, "minus": -1}.get(kind, 0)


def hand_value(t: Table, cards: Sequence[str]) -> int:
    """What a hand brings at least: its face values, the first card the one that gains most by it, or loses least."""
    values = [face_value(t, card) for card in cards]
    gains = [face_value(t, card, True) - value for card, value in zip(cards, values, strict=True)]
    played = t.track(names.PLAYED_CARDS)
    return sum(values) + (max(gains, default=0) if not played else 0)

