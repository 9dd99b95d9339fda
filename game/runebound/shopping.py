"""Markets, shopping, and goods [RB-411 to RB-420]."""

from __future__ import annotations

from game.kit.prompts import Prompt, halves_of, pair
from game.runebound import names, values
from game.runebound.belongings import gain_asset
from game.runebound.context import Context
from game.runebound.damage import check_hero
from game.runebound.decks import discard, top
from game.runebound.gaining import gold
from game.runebound.table import Table

MARKET_CARDS = 3
BUY = "RB-412"


def fill_market(t: Table, city: str) -> None:
    """A market is filled up to three open cards [RB-111]."""
    while len(t.zone(names.market(city))) < MARKET_CARDS and add_to_market(t, city):
        pass


def add_to_market(t: Table, city: str) -> str:
    """The top asset joins a market; empty where there is none left [RB-412, RB-414]."""
    piece = top(t, names.ASSET)
    if piece:
        t.learn()
        t.move(piece, names.market(city), face_up=True)
        t.note("offers", city=city, piece=piece)
    return piece


def shop(t: Table, hero: str) -> None:
    """Step by step: a fourth card, sales, then one card is bought or discarded [RB-412]."""
    site = t.site(hero)
    assert site is not None
    t.note("shops", hero=hero, city=site.id)
    t.set_track(names.SHOPPING, site.id)
    if len(t.zone(names.market(site.id))) <= MARKET_CARDS:
        add_to_market(t, site.id)
    sell(t, hero)
    _buy_or_discard(t, hero, site.id)
    t.set_track(names.SHOPPING, "")


def sell(t: Table, hero: str) -> None:
    """Any number of own assets, each for its full cost [RB-413, RB-419]."""
    owned = tuple(t.assets_by_type(hero))
    for piece in t.ask(Prompt("sell", hero, "RB-413", owned, 0, len(owned))):
        t.note("sells", hero=hero, piece=piece)
        discard(t, piece)
        gold(t, hero, t.box.content.assets[t.card(piece)].cost, "RB-413")
    check_hero(t, hero)


def _buy_or_discard(t: Table, hero: str, city: str) -> None:
    """One of the cards is bought, or discarded [RB-412]."""
    lying = t.zone(names.market(city))
    dear = [piece for piece in lying if values.price(t, hero, piece) > t.gold(hero)]
    bought = [pair(piece, names.assets(hero)) for piece in lying if piece not in dear]
    thrown = [pair(piece, names.discard(names.ASSET)) for piece in lying]
    prices = {piece: values.price(t, hero, piece) for piece in lying}
    data: dict[str, object] = {"city": city, "prices": prices}

    def why() -> dict[str, tuple[str, str]]:
        return dict.fromkeys(dear, ("refusal.too-dear", "RB-420"))

    if not lying:
        return
    piece, to = halves_of(t.ask(Prompt("market", hero, BUY, (*bought, *thrown), data=data), why)[0])
    if to == names.assets(hero):
        buy(t, hero, piece, prices[piece])
    else:
        t.note("withdraws", hero=hero, piece=piece, city=city)
        discard(t, piece)


def buy(t: Table, hero: str, piece: str, cost: int) -> None:
    """A hero pays for an asset and takes it [RB-420]."""
    t.note("buys", hero=hero, piece=piece, cost=cost)
    gold(t, hero, -cost, BUY)
    gain_asset(t, hero, piece)


def peddle(t: Table, hero: str, number: int, off: int, source: str) -> None:
    """The top assets are looked at; one may be bought for less, the others are discarded [peddler]."""
    for _ in range(number):
        piece = top(t, names.ASSET)
        if not piece:
            break
        t.learn()
        t.move(piece, names.SHOWN, face_up=True)
    prices = {piece: values.price(t, hero, piece, off) for piece in t.zone(names.SHOWN)}
    able = tuple(piece for piece, cost in prices.items() if cost <= t.gold(hero))
    data: dict[str, object] = {"prices": prices, "shown": list(prices)}
    picked = t.ask(Prompt("peddle", hero, source, able, 0, 1, data))
    if picked:
        buy(t, hero, picked[0], prices[picked[0]])
    for piece in [*t.zone(names.SHOWN)]:
        discard(t, piece)


# -- goods


def tradable(t: Table, hero: str) -> list[str]:
    """The goods that a hero can trade here, for something [RB-418]."""
    assets = t.box.content.assets
    return [
        piece for piece in payable_goods(t, hero) if any(t.at(hero, kind) for kind in assets[t.card(piece)].trade_at)
    ]


def payable_goods(t: Table, hero: str) -> list[str]:
    """The goods of a hero that would bring something on the right site, as what else they ask for is there [RB-008]."""
    found = [piece for piece in t.zone(names.assets(hero)) if t.box.content.assets[t.card(piece)].trade]
    return [piece for piece in found if t.box.on[t.card(piece)]["trade"].would(t, Context(hero, piece, window="trade"))]


def trade(t: Table, hero: str, piece: str) -> None:
    """Goods are discarded for their trade value [RB-418]."""
    t.note("trades", hero=hero, piece=piece)
    effect = t.box.on[t.card(piece)]["trade"]
    discard(t, piece)
    effect.run(t, Context(hero, piece, window="trade", optional=True))
