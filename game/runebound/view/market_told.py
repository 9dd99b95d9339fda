"""A visit to a market for its table: what is on offer, and what each purchase would change for the hero."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.kit.text import capital, number
from game.runebound import names as zones
from game.runebound import values
from game.runebound.combat_fight import fair_enemy, fights_with, pairs_of
from game.runebound.combat_odds import CombatOdds
from game.runebound.context import Query
from game.runebound.tokens import Pair
from game.runebound.view.market_values import BUY, KEEP, PEDDLE, SELL, ChangeRow, CityShown, MarketShown, Offer
from game.runebound.view.names import Names
from game.runebound.view.odds import Odds
from game.runebound.view.pictures import picture_of
from game.runebound.view.pools_told import of_card
from game.runebound.view.seats import changes
from game.runebound.view.texts import card_text
from game.runebound.view.values import BAD, GOOD

STEPS = {"sell": SELL, "market": BUY, "peddle": PEDDLE, "keep-asset": KEEP}
CASTS = (("damage", ("P", "M")), ("shield", ("S",)), ("surge", ("U",)))
"""What a cast brings in the mean: the word for it, and its symbols."""
WORKING = "..."
"""What stands for a number that is still worked out."""


def market(names: Names, odds: Odds) -> MarketShown | None:
    """The visit that is made; None outside of markets."""
    t, prompt, words = names.t, names.session.prompt, names.words
    city = t.word(zones.SHOPPING)
    shown = t.zone(zones.SHOWN)
    if not city and not shown:
        return None
    hero = prompt.chooser if prompt is not None and prompt.chooser in t.heroes else t.active
    step = PEDDLE if shown else STEPS.get(prompt.kind, BUY) if prompt is not None else BUY
    lying = shown or t.zone(zones.market(city))
    prices: Any = prompt.data.get("prices", {}) if prompt is not None else {}
    _ask_for_fair(names, odds, hero, lying)
    offers = [offer(names, odds, hero, piece, int(prices.get(piece, values.price(t, hero, piece)))) for piece in lying]
    offers += [_owned(names, odds, hero, piece) for piece in t.assets_by_type(hero)]
    here = CityShown(city, words(f"site.{city}") if city else words("market.peddler"))
    cells = {site.id: site.cell for site in t.land.sites.values() if site.kind == "city" and site.id != city}
    others = tuple(
        CityShown(other, words(f"site.{other}"), words("seat.hexes", hexes=t.land.distance(t.here(hero), cell)))
        for other, cell in cells.items()
    )
    return MarketShown(
        hero=hero,
        step=step,
        city=here,
        kind=words("market.kind" if city else "market.peddler-kind"),
        action=words("market.action") if city else "",
        note=price_note(names, hero),
        others=others,
        offers=tuple(offers),
        discard_title=words("market.discard"),
        discard_line=words("market.instead"),
        deck_line=words("choice.in-deck", cards=len(t.zone(zones.deck(zones.ASSET)))),
    )


def price_note(names: Names, hero: str) -> str:
    """What changes all prices: "The Cult in the Cities: 1 gold more for each asset"."""
    parts = values.ask(names.t, Query("price", hero)).parts
    told = [
        names.words("market.more" if amount > 0 else "market.less", name=names.card(source), amount=abs(amount))
        for source, amount in parts
    ]
    return names.words("sheet.semicolon").join(told)


def offer(names: Names, odds: Odds, hero: str, piece: str, price: int) -> Offer:
    """A card on offer: price, what goes for it, what it changes."""
    t, words = names.t, names.words
    card = t.card(piece)
    record = t.box.content.assets[card]
    owned = t.asset_of_type(hero, record.type)
    old = t.card(owned) if owned else ""
    gained = of_card(names, card, f"token:{piece}", "asset")
    lost = of_card(names, old, f"token:{owned}", "asset") if owned else None
    dear = price > t.gold(hero)
    old_line = words("market.goes", name=names.card(owned), cost=t.box.content.assets[old].cost) if owned else ""
    return Offer(
        piece=piece,
        name=names.card(piece),
        type=record.type,
        kind=words(f"type.{record.type}").lower(),
        picture=picture_of(t.box, card),
        token=gained,
        text=card_text(names, card),
        price=price,
        price_line=_price_line(names, hero, record.cost, price),
        reason=words("choice.market.dear", cost=price, gold=t.gold(hero)) if dear else "",
        old=owned,
        old_line=old_line,
        lost=(lost,) if lost is not None else (),
        gained=(gained,) if gained is not None else (),
        rows=(*rows(names, hero, card, old, price), *fair_rows(names, odds, hero, card, owned)),
    )


def _price_line(names: Names, hero: str, printed: int, price: int) -> str:
    """How a price comes about: "5 printed, 1 more: The Cult in the Cities"."""
    words = names.words
    parts = values.ask(names.t, Query("price", hero)).parts
    told = [words("market.printed", cost=printed)]
    told += [words("market.part", name=names.card(source), amount=amount) for source, amount in parts]
    off = price - max(0, printed + sum(amount for _, amount in parts))
    if off:
        told.append(words("market.off", amount=off))
    return words("log.comma").join(told)


def _owned(names: Names, odds: Odds, hero: str, piece: str) -> Offer:
    """An own asset: what it is sold for, and what would go with it."""
    t, words = names.t, names.words
    card = t.card(piece)
    record = t.box.content.assets[card]
    token = of_card(names, card, f"token:{piece}", "asset")
    return Offer(
        piece=piece, name=names.card(piece), type=record.type, kind=words(f"type.{record.type}").lower(),
        picture=picture_of(t.box, card), token=token, text=card_text(names, card), price=record.cost,
        price_line=words("sheet.sells", cost=record.cost), lost=(token,) if token is not None else (),
        rows=(*rows(names, hero, "", card, -record.cost), *fair_rows(names, odds, hero, "", piece)), sells=True,
    )  # fmt: skip


# -- what changes


def rows(names: Names, hero: str, card: str, old: str, price: int) -> Iterator[ChangeRow]:
    """What taking a card (in place of another one) changes: gold, numbers of the hero, what a cast brings."""
    t, words = names.t, names.words
    gold = t.gold(hero)
    tone = BAD if price > 0 else GOOD if price else ""
    yield ChangeRow(words("ui.setup.gold"), str(gold), str(max(0, gold - price)), tone)
    for key in values.NUMBERS:
        change = _changed(names, card).get(key, 0) - _changed(names, old).get(key, 0)
        if change:
            is_now = values.number(t, hero, key)
            yield ChangeRow(capital(words(f"number.{key}")), str(is_now), str(is_now + change),
                            GOOD if change > 0 else BAD)  # fmt: skip
    pool = pairs_of(t, hero)
    after = list(pool)
    if old in t.box.faces:
        after.remove(t.box.faces[old])
    if card in t.box.faces:
        after.append(t.box.faces[card])
    for key, symbols in CASTS:
        one, other = mean(pool, symbols), mean(after, symbols)
        if one != other:
            yield ChangeRow(words(f"market.cast-{key}"), number(one), number(other), GOOD if other > one else BAD)
    one, other = _golden(pool), _golden(after)
    if one != other:
        yield ChangeRow(words("market.cast-golden"), number(one), number(other), GOOD if other > one else BAD)


def _ask_for_fair(names: Names, odds: Odds, hero: str, lying: Sequence[str]) -> None:
    """All chances against a fair enemy are asked for, those that are wanted first at last: that work is done first."""
    t = names.t
    if t.foe:
        return
    for piece in reversed(t.assets_by_type(hero)):
        _fair(names, odds, hero, "", piece)
    for piece in reversed(lying):
        _fair(names, odds, hero, t.card(piece), t.asset_of_type(hero, t.box.content.assets[t.card(piece)].type))
    odds.fair(names, hero)


def _fair(names: Names, odds: Odds, hero: str, card: str, lost: str) -> CombatOdds | None:
    """The chances against a fair enemy with a card and without an own asset; nothing while they are worked out, or
    where neither has to do with combats.
    """
    t, old = names.t, names.t.card(lost) if lost else ""
    if not any(fights_with(t, one) for one in (card, old) if one):
        return None
    more = _changed(names, card).get("health", 0) - _changed(names, old).get("health", 0)
    return odds.fair(names, hero, lost, card, more)


def fair_rows(names: Names, odds: Odds, hero: str, card: str, lost: str) -> Iterator[ChangeRow]:
    """What taking a card (for an own asset, a piece) changes in a combat with a fair enemy: the chance to win, and the
    damage to expect; dots until it is worked out, nothing where neither has to do with combats.
    """
    t, words = names.t, names.words
    old = t.card(lost) if lost else ""
    if t.foe or not any(fights_with(t, one) for one in (card, old) if one):
        return
    now, then = odds.fair(names, hero), _fair(names, odds, hero, card, lost)
    enemy = fair_enemy(t)
    health = t.box.content.enemies[enemy].health + t.step.foes
    about = words("market.fair-health", enemy=names.card(enemy), health=health)
    hand = words("combat.plain-hand")
    if now is None or then is None:
        yield ChangeRow(words("market.fair-win"), WORKING, WORKING, "", about)
        yield ChangeRow(words("market.fair-damage"), WORKING, WORKING, "", hand)
        return
    one, other = (words("market.percent", value=round(100 * found.win)) for found in (now, then))
    tone = "" if one == other else GOOD if then.win > now.win else BAD
    yield ChangeRow(words("market.fair-win"), one, other, tone, about)
    one, other = (_damage(names, found) for found in (now, then))
    tone = "" if one == other else GOOD if then.damage < now.damage else BAD
    yield ChangeRow(words("market.fair-damage"), one, other, tone, hand)


def _damage(names: Names, told: CombatOdds) -> str:
    """The damage to expect; where a hero is healed more than hurt, by how much."""
    said = f"{abs(told.damage):.1f}"
    return names.words("market.fair-healed", value=said) if told.heals else said


def _changed(names: Names, card: str) -> Mapping[str, int]:
    """The numbers that a card changes all the time."""
    return changes(names.t.box.marks_of(card, "passive"))


def mean(pool: Sequence[Pair], symbols: tuple[str, ...]) -> float:
    """What a cast of some tokens shows of some symbols, in the mean."""
    return sum(face.value for pair in pool for face in pair if face.symbol in symbols) / 2


def _golden(pool: Sequence[Pair]) -> float:
    """The golden faces of a cast, in the mean."""
    return sum(face.golden for pair in pool for face in pair) / 2
