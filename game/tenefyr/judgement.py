"""What a sensible player thinks of a fight and of a visit: odds from the contents of the decks, by the normal curve."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import erf, sqrt

from msgspec import Struct

from game.tenefyr import names
from game.tenefyr.forecast import can_be, first_more, power_at_start, speakers_of
from game.tenefyr.lasting import HAND, bans_new_hand, bans_texts, hand_size, speaking
from game.tenefyr.menace import QUIET, Menace, menace
from game.tenefyr.power import enemy_power, face_value, party_total
from game.tenefyr.table import Table
from game.tenefyr.worth import marks_of, text_worth, worth

RENEWED = 0.5
"""How many of the new hands that can be had are taken."""
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


class Values(Struct, frozen=True):
    """What is in a deck: how many cards, the mean and the variance of their values, and what the weaker ones have."""

    number: int
    mean: float = 0.0
    spread: float = 0.0
    weak: float = 0.0

    def left(self, number: float) -> Values:
        """What is in it when so many cards are left."""
        return Values(max(0, round(number)), self.mean, self.spread, self.weak)


def values_of(deck: Sequence[float]) -> Values:
    """What is in a deck of these values, the lowest first."""
    number = len(deck)
    if not number:
        return Values(0)
    mean = sum(deck) / number
    squares = sum([value * value for value in deck]) / number
    return Values(number, mean, max(0.0, squares - mean * mean), deck[number // 4])


class Hand:
    """The values of a hand that is drawn from a deck: mean and variance, with new hands where there are cards. `share`:
    so many hands have to come out of the deck, this one among them; it takes its part of the new hands. What a new hand
    costs says the `foe`: cards, and power of the enemy.
    """

    def __init__(self, deck: Values, size: int, renews: bool, share: float = 1.0, foe: Menace = QUIET) -> None:
        number = deck.number
        size = min(size, number)
        if not size:
            self.mean = self.variance = 0.0
            return
        there = number / (size * share)
        self.mean = size * deck.mean * min(1.0, there)
        self.variance = size * deck.spread * (number - size) / max(1, number - 1)
        hands = min(len(BEST_OF) - 1.0, max(1.0, there if share > 1 else number // size)) if renews else 1.0
        if hands > 1 and foe.renewed:
            hands = 1 + (hands - 1) * size / (size + foe.renewed)
        better = between(BEST_OF, hands) * sqrt(self.variance) - foe.roused * RENEWED * (hands - 1)
        if better > 0:
            self.mean += better
            self.variance *= between(NARROWER, hands) ** 2


def between(values: Sequence[float], at: float) -> float:
    """The value at a place between two of a row."""
    low = int(at)
    high = min(low + 1, len(values) - 1)
    return values[low] + (at - low) * (values[high] - values[low])


def reach(hands: Sequence[Hand], need: float, variance: float = 0.0) -> float:
    """The chance that some hands bring what is needed, which varies itself."""
    mean = sum(hand.mean for hand in hands)
    variance += sum(hand.variance for hand in hands) + NOISE * max(1.0, need)
    return 0.5 * (1 + erf((mean - need + 0.5) / sqrt(2 * variance)))


def beats(hands: Sequence[Hand], need: float, foe: Menace) -> float:
    """The chance that hands, one after the other, beat an enemy: before it flees; or before it has grown too strong."""
    if foe.flees:
        return reach(hands[:1], need, foe.variance)
    chance = reach(hands, need + foe.held * max(0, len(hands) - 1), foe.variance)
    if foe.held > 0:
        sooner = (reach(hands[:at], need + foe.held * (at - 1), foe.variance) for at in range(1, len(hands)))
        chance = max(chance, *sooner, 0.0)
    return chance


class Odds(Struct, frozen=True):
    """The chances that a fight is won and that it is lost (an enemy can move away too), and the steps of the boss token
    that are lost with it on average.
    """

    won: float
    lost: float
    steps: float


class Judge:
    """Thinks about one table as it stands."""

    def __init__(self, t: Table) -> None:
        self.t = t
        self._values: dict[tuple[str, tuple[str, ...] | None], float] = {}
        self._hands: dict[tuple[int, tuple[str, ...], float, tuple[float, ...]], list[Hand]] = {}
        self._in_decks: dict[tuple[str, tuple[str, ...] | None, bool], Values] = {}
        self._decks: dict[tuple[str, tuple[str, ...] | None, bool], list[float]] = {}
        self._means: dict[str, float] = {}
        self._loot: dict[int, float] = {}
        self._can_be: dict[tuple[str, int], Counter[str]] = {}

    # -- decks

    def value(self, card: str, speakers: tuple[str, ...] | None = None) -> float:
        """What a card is worth in a fight: its face value there, and its text."""
        key = (card, speakers)
        if key not in self._values:
            found = self.face(card, speakers)
            marks = marks_of(self.t.box, card)
            self._values[key] = found + (TEXT * max(-1.5, min(3.0, text_worth(marks))) if marks else 0.0)
        return self._values[key]

    def face(self, card: str, speakers: tuple[str, ...] | None) -> float:
        """The face value of a card in a fight; where nobody speaks of powers it is what is printed."""
        return float(face_value(self.t, card, False, speakers) if speakers != () else self.t.box.printed(card))

    def deck(self, player: str, speakers: tuple[str, ...] | None = None, texts: bool = True) -> list[float]:
        """The values of a deck, sorted; without those of the `texts` where they are ignored."""
        key = (player, speakers, texts)
        if key not in self._decks:
            cards = [self.t.card(piece) for piece in self.t.zone(names.deck(player))]
            worth_of = self.value if texts else self.face
            self._decks[key] = sorted(worth_of(card, speakers) for card in cards)
        return self._decks[key]

    def values(self, player: str, speakers: tuple[str, ...] | None = None, texts: bool = True) -> Values:
        """What is in a deck."""
        if speakers:
            speakers = tuple(one for one in speakers if "power" in self.t.box.passives[one].keys)
        key = (player, speakers, texts)
        if key not in self._in_decks:
            self._in_decks[key] = values_of(self.deck(*key))
        return self._in_decks[key]

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

    def hands(
        self, first: int, speakers: tuple[str, ...], thinner: float = 0.0, foe: Menace = QUIET
    ) -> list[Hand]:  # fmt: skip
        """The hands of the turns from a number on; of each deck so many hands are gone already."""
        key = (first, speakers, thinner, foe.of_decks)
        if key not in self._hands:
            self._hands[key] = list(self._drawn(first, speakers, thinner, foe))
        return self._hands[key]

    def _drawn(self, first: int, speakers: tuple[str, ...], thinner: float, foe: Menace) -> Iterator[Hand]:
        t = self.t
        more = first_more(t, speakers) if speakers else 0
        for number in range(first, t.turns + 1):
            size = hand_size(t, number, speakers)
            deck = self.values(t.player_of_turn(number), speakers, number > 1 or not bans_texts(t, speakers))
            gone = thinner * (size + foe.turn) * (t.turns if t.solo else 1)
            gone += size * USED if t.solo and number > first else 0.0
            gone += foe.turn + foe.every + (foe.starter if number == 1 or t.solo else 0)
            deck = deck.left(deck.number - gone)
            hand = Hand(deck, size, not bans_new_hand(t, number, speakers), foe=foe)
            hand.mean += (more if more >= 0 else -min(-more, max(0.0, deck.weak))) if deck.number else 0.0
            yield hand

    def fight(self, zone: str, card: str, thinner: float = 0.0) -> Odds:
        """The odds against a card of a pile, after so many hands of each deck are gone."""
        t = self.t
        said = speakers_of(t, zone, card)
        lasting = tuple(one for one in said if one in t.box.passives and t.box.passives[one].keys - {"foe"})
        foe = menace(t.box, said)
        chance = beats(self.hands(1, lasting, thinner, foe), power_at_start(t, zone, card), foe)
        lost = 0.0 if foe.flees else 1 - chance
        return Odds(chance, lost, lost * (1 + foe.more))

    def against(self, zone: str, card: str, thinner: float = 0.0) -> float:
        """The chance to beat a card of a pile, after so many hands of each deck are gone."""
        return self.fight(zone, card, thinner).won

    def coming(self, zone: str, piece: str, thinner: float = 0.0) -> Odds:
        """The mean odds against whatever a card of a pile can be."""
        cards = self.can_be(piece)
        odds = [(self.fight(zone, card, thinner), number) for card, number in cards.items()]
        total = max(1, cards.total())
        won, lost, steps = (
            sum(getattr(one, name) * number for one, number in odds) / total for name in ("won", "lost", "steps")
        )
        return Odds(won, lost, steps)

    def unknown(self, zone: str, piece: str, thinner: float = 0.0) -> float:
        """The mean chance against whatever a card of a pile can be."""
        return self.coming(zone, piece, thinner).won

    def can_be(self, piece: str) -> Counter[str]:
        """The cards that a card of a pile can be; those of one level that nobody has seen are looked up once."""
        t = self.t
        it = t.piece(piece)
        if it.face_up or it.known:
            return Counter((it.card,))
        key = (t.box.type_of(it.card), t.box.level(it.card))
        if key not in self._can_be:
            self._can_be[key] = Counter(can_be(t, piece))
        return self._can_be[key]

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
            odds = self.coming(zone, piece, thinner)
            if at and not self.last_visit and 1 - odds.lost < (BOLD_AT_LAST if at == len(lying) - 1 else BOLD):
                break
            lost += here * odds.steps
            gained += here * odds.won * self.loot(level)
            if at == len(lying) - 1:
                gained += here * odds.won * self.reward(level)
            here *= 1 - odds.lost
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
        foe = menace(t.box, tuple(t.card(piece) for piece in speaking(t)))
        later = []
        for number in range(t.turn_number + 1, t.turns + 1):
            deck, size_then = self.values(t.player_of_turn(number)), hand_size(t, number)
            later.append(Hand(deck, size_then, not bans_new_hand(t, number), self._share(number, fights), foe))
        new = Hand(self.values(t.active), size, True, self._share(t.turn_number, fights), foe)
        held = reach(later, need - sum(map(self.value, hand)) + foe.held * len(later)) if not foe.flees else 0.0
        keep = held * self._ahead(behind, 0)
        renew = beats([new, *later], need + foe.roused, foe) * self._ahead(behind, round(size + foe.renewed))
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
            deck = self.values(player, ())
            deck = deck.left(deck.number - gone) if player == t.active else deck
            hands.append(Hand(deck, HAND, renews=True, share=max(1.0, many)))
        for piece in stages:
            cards = self.can_be(piece)
            chances = (reach(hands, power_at_start(t, t.dungeon, card)) * number for card, number in cards.items())
            chance *= sum(chances) / max(1, cards.total())
            found.append(chance)
        return found
