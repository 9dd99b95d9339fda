"""What a sensible player thinks of a fight and of a visit: odds from the contents of the decks, by the normal curve."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, sqrt

from game.tenefyr import names
from game.tenefyr.forecast import can_be, power_at_start, speakers_of
from game.tenefyr.lasting import HAND, bans_new_hand, hand_size
from game.tenefyr.power import enemy_power, face_value, party_total
from game.tenefyr.table import Table
from game.tenefyr.worth import marks_of, text_worth, worth

BEST_OF = (0.0, 0.0, 0.5, 0.75, 0.9)
"""By how many hands there are to choose from: how far the best lies above the mean, in deviations."""
NARROWER = (1.0, 1.0, 0.8, 0.7, 0.65)
USED = 1.25
"""Hands that a turn takes out of a deck on average."""
LOST_STEP = 1.6
"""What a step of the boss token is worth, beside what a visit yields for it."""
TEXT = 0.6
"""Which part of its guessed worth a text brings in a fight: not every condition is met, not every order right."""
NOISE = 0.05
"""The variance that texts add, for each point that is needed."""
EASE, BASE = 0.75, 2.0
"""Which part of the fights that lie behind a deck is kept for, since the party may leave; what the fight at hand is
worth against each of them. In the boss fight all are fought, and one that is lost loses all.
"""
BOLD, BOLD_AT_LAST = 0.5, 0.45
"""The chance above which a party presses on, and against the last card of a dungeon."""


class Hand:
    """The values of a hand that is drawn from a deck: mean and variance, with new hands where there are cards. `share`:
    so many hands have to come out of the deck, this one among them; it takes its part of the new hands.
    """

    def __init__(self, deck: Sequence[float], size: int, renews: bool, share: float = 1.0) -> None:
        number = len(deck)
        size = min(size, number)
        if not size:
            self.mean = self.variance = 0.0
            return
        mean = sum(deck) / number
        spread = sum((value - mean) ** 2 for value in deck) / number
        there = number / (size * share)
        self.mean = size * mean * min(1.0, there)
        self.variance = size * spread * (number - size) / max(1, number - 1)
        hands = min(len(BEST_OF) - 1.0, max(1.0, there if share > 1 else number // size)) if renews else 1.0
        self.mean += between(BEST_OF, hands) * sqrt(self.variance)
        self.variance *= between(NARROWER, hands) ** 2


def between(values: Sequence[float], at: float) -> float:
    """The value at a place between two of a row."""
    low = int(at)
    high = min(low + 1, len(values) - 1)
    return values[low] + (at - low) * (values[high] - values[low])


def reach(hands: Sequence[Hand], need: float) -> float:
    """The chance that some hands bring what is needed."""
    mean, variance = sum(hand.mean for hand in hands), sum(hand.variance for hand in hands)
    return 0.5 * (1 + erf((mean - need + 0.5) / sqrt(2 * (variance + NOISE * max(1.0, need)))))


class Judge:
    """Thinks about one table as it stands."""

    def __init__(self, t: Table) -> None:
        self.t = t
        self._values: dict[tuple[str, tuple[str, ...]], float] = {}
        self._hands: dict[tuple[int, tuple[str, ...], float], list[Hand]] = {}
        self._decks: dict[tuple[str, tuple[str, ...]], list[float]] = {}
        self._means: dict[str, float] = {}
        self._loot: dict[int, float] = {}

    # -- decks

    def value(self, card: str, speakers: tuple[str, ...] | None = None) -> float:
        """What a card is worth in a fight: its face value there, and its text."""
        key = (card, speakers if speakers is not None else ("now",))
        if key not in self._values:
            found = float(face_value(self.t, card, False, speakers))
            marks = marks_of(self.t.box, card)
            self._values[key] = found + (TEXT * max(-1.5, min(3.0, text_worth(marks))) if marks else 0.0)
        return self._values[key]

    def deck(self, player: str, speakers: tuple[str, ...] | None = None) -> list[float]:
        """The values of a deck, sorted."""
        key = (player, speakers if speakers is not None else ("now",))
        if key not in self._decks:
            pieces = self.t.zone(names.deck(player))
            self._decks[key] = sorted(self.value(self.t.card(piece), speakers) for piece in pieces)
        return self._decks[key]

    def mean(self, player: str) -> float:
        """The mean worth of all cards of a player, whatever is fought."""
        if player not in self._means:
            found = [worth(self.t.box, self.t.card(piece)) for piece in self.cards(player)]
            self._means[player] = sum(found) / max(1, len(found))
        return self._means[player]

    def cards(self, player: str) -> list[str]:
        """All pieces of a player."""
        zones = (names.deck, names.hand, names.played, names.discard)
        return [piece for zone in zones for piece in self.t.zone(zone(player))]

    # -- fights

    def hands(self, first: int, speakers: tuple[str, ...] | None, thinner: float = 0.0) -> list[Hand]:
        """The hands of the turns from a number on; of each deck so many hands are gone already."""
        key = (first, speakers if speakers is not None else ("now",), thinner)
        if key not in self._hands:
            self._hands[key] = self._drawn(first, speakers, thinner)
        return self._hands[key]

    def _drawn(self, first: int, speakers: tuple[str, ...] | None, thinner: float) -> list[Hand]:
        t, found = self.t, []
        for number in range(first, t.turns + 1):
            player = t.player_of_turn(number)
            size = hand_size(t, number, speakers)
            deck = self.deck(player, speakers)
            gone = thinner * size * (t.turns if t.solo else 1) + (size * USED if t.solo and number > first else 0)
            left = max(0, round(len(deck) - gone))
            step = len(deck) / left if left else 1.0
            sample = [deck[min(len(deck) - 1, int(at * step))] for at in range(left)]
            found.append(Hand(sample, size, not bans_new_hand(t, number, speakers)))
        return found

    def against(self, zone: str, card: str, thinner: float = 0.0) -> float:
        """The chance to beat a card of a pile, after so many hands of each deck are gone."""
        speakers = tuple(one for one in speakers_of(self.t, zone, card) if one in self.t.box.passives)
        return reach(self.hands(1, speakers, thinner), power_at_start(self.t, zone, card))

    def unknown(self, zone: str, piece: str, thinner: float = 0.0) -> float:
        """The mean chance against whatever a card of a pile can be."""
        cards = can_be(self.t, piece)
        return sum(self.against(zone, card, thinner) * cards.count(card) for card in set(cards)) / max(1, len(cards))

    # -- visits

    def loot(self, level: int) -> float:
        """What a card of a level adds to the decks of the party."""
        if level not in self._loot:
            cards = [worth(self.t.box, card) for card, it in self.t.box.content.dungeon.items() if it.level == level]
            mean = sum(self.mean(player) for player in self.t.players) / len(self.t.players)
            self._loot[level] = max(0.1, sum(cards) / len(cards) - mean)
        return self._loot[level]

    def reward(self, level: int) -> float:
        """What the reward of a dungeon is worth to the party."""
        return len(self.t.players) * (0.9 + 0.25 * level)

    def visit(self, zone: str) -> float:
        """What a visit yields for each step of the track."""
        t = self.t
        lying, level = t.zone(zone), t.level_of(zone)
        gained, here, lost, thinner = 0.0, 1.0, 0.0, 0.0
        for at, piece in enumerate(lying):
            chance = self.unknown(zone, piece, thinner)
            if at and not self.last_visit and chance < (BOLD_AT_LAST if at == len(lying) - 1 else BOLD):
                break
            lost += here * (1 - chance)
            here *= chance
            gained += here * self.loot(level)
            if at == len(lying) - 1:
                gained += here * self.reward(level)
            thinner += USED * 0.75
        return gained if self.last_visit else (gained - LOST_STEP * lost) / (1 + lost)

    @property
    def last_visit(self) -> bool:
        """Whether the boss fight comes next however this visit ends: to be thrown out costs nothing then [TN-702]."""
        return self.t.track(names.STEPS) + self.t.track(names.HOLD) <= 1

    def keeps(self) -> bool:
        """Whether the hand is kept: a new one must better the odds of all that lies ahead, cards spent and all."""
        t = self.t
        need = enemy_power(t) - party_total(t)
        hand = [t.card(piece) for piece in t.zone(names.hand(t.active))]
        if sum(face_value(t, card) for card in hand) >= need:
            return True
        behind, size = t.zone(t.dungeon)[1:], t.track(names.HAND_SIZE)
        fights = self._fights(behind)
        later = [
            Hand(self.deck(player), hand_size(t, number), not bans_new_hand(t, number), self._share(number, fights))
            for number in range(t.turn_number + 1, t.turns + 1)
            for player in (t.player_of_turn(number),)
        ]
        new = Hand(self.deck(t.active), size, True, self._share(t.turn_number, fights))
        keep = reach(later, need - sum(map(self.value, hand))) * self._ahead(behind, 0)
        renew = reach([new, *later], need) * self._ahead(behind, size)
        return renew <= keep + 0.003

    def _fights(self, behind: Sequence[str]) -> float:
        """For how many fights behind this one the decks are kept."""
        return len(behind) if self.t.boss_fight else EASE * len(behind)

    def _ahead(self, behind: Sequence[str], gone: int) -> float:
        """What it is worth to win this fight, if the active player loses so many cards of the deck."""
        if self.t.boss_fight:
            return self._stages(behind, gone)[-1] if behind else 1.0
        return BASE + sum(self._stages(behind, gone))

    def _share(self, number: int, fights: float) -> float:
        """How many hands have to come out of the deck of a turn from then on."""
        t = self.t
        return t.turns - number + 1 + fights * t.turns if t.solo else 1 + fights

    def _stages(self, stages: Sequence[str], gone: int) -> list[float]:
        """The chances to beat one, two ... of what lies behind with what is left of the decks, if the active player
        loses so many cards.
        """
        t, chance, found = self.t, 1.0, list[float]()
        hands = []
        many = self._fights(stages) * (t.turns if t.solo else 1)
        for number in range(1, t.turns + 1):
            player = t.player_of_turn(number)
            deck = self.deck(player, ())
            if player == t.active and gone:
                keep = max(0, len(deck) - gone)
                step = len(deck) / keep if keep else 1.0
                deck = [deck[min(len(deck) - 1, int((at + 0.5) * step))] for at in range(keep)]
            hands.append(Hand(deck, HAND, renews=True, share=max(1.0, many)))
        for piece in stages:
            cards = can_be(t, piece)
            needs = {card: power_at_start(t, t.dungeon, card) for card in set(cards)}
            chance *= sum(reach(hands, needs[card]) for card in cards) / max(1, len(cards))
            found.append(chance)
        return found
