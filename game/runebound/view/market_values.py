"""Market values: what the look of a city's market is told beside pieces and words."""

from __future__ import annotations

from typing import NamedTuple

from game.runebound.view.token_values import TokenShown

SELL, BUY, PEDDLE, KEEP = "sell", "buy", "peddle", "keep"
"""The steps of a visit: own assets are sold, then a card is bought or discarded; or a peddler shows some."""


class ChangeRow(NamedTuple):
    """A row of what a purchase changes: what it is about, as it is now, as it would be, how good that is ("good", "bad"
    or empty), and why.
    """

    label: str
    now: str
    then: str
    tone: str = ""
    why: str = ""


class Offer(NamedTuple):
    """A card that can be looked at: its piece, name, type ("clothing") with its name in words, picture, token, what it
    says, its price after all that changes it, how that comes about ("5 printed, 1 for the Cult"), why it cannot be
    bought (empty: it can); the own asset that goes for it (piece), a sentence on that, the tokens that go and come, and
    what it changes. An own asset `sells`: `price` is what it is sold for.
    """

    piece: str
    name: str
    type: str
    kind: str
    picture: str
    token: TokenShown | None = None
    text: str = ""
    price: int = 0
    price_line: str = ""
    reason: str = ""
    old: str = ""
    old_line: str = ""
    lost: tuple[TokenShown, ...] = ()
    gained: tuple[TokenShown, ...] = ()
    rows: tuple[ChangeRow, ...] = ()
    sells: bool = False


class CityShown(NamedTuple):
    """A market: its city, the name, how far it is ("6 hexes"); its cards lie in `market:<city>`."""

    city: str
    name: str
    line: str = ""


class MarketShown(NamedTuple):
    """A visit to a market by a hero: the step, the city with what it is and what a visit costs, what changes all prices
    ("The Cult in the Cities: 1 gold more for each asset"), the other cities, everything that can be looked at (cards of
    this market and own assets), what stands on the place for discarding, and how many cards the deck has.
    """

    hero: str
    step: str
    city: CityShown
    kind: str = ""
    action: str = ""
    note: str = ""
    others: tuple[CityShown, ...] = ()
    offers: tuple[Offer, ...] = ()
    discard_title: str = ""
    discard_line: str = ""
    deck_line: str = ""

    def offer(self, piece: str) -> Offer | None:
        """What is said of a card."""
        return next((offer for offer in self.offers if offer.piece == piece), None)
