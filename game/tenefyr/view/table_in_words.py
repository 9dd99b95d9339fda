"""The table in sentences, for the text mode and for screen readers: the valley, a fight, a reward, the seats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.kit.text import capital
from game.tenefyr import names as zones
from game.tenefyr.content import LEVELS
from game.tenefyr.power import enemy_parts, parts, power
from game.tenefyr.view.names import Names
from game.tenefyr.view.odds import Odds
from game.tenefyr.view.own import own
from game.tenefyr.view.pile_facts import pile_known
from game.tenefyr.view.pointed import foe
from game.tenefyr.view.reckoning import reckoned
from game.tenefyr.view.sheets import belongings
from game.tenefyr.view.values import CLEARED, DONE, FIGHT, OPEN, REWARD, DungeonShown, Row, TableValues


def describe(names: Names, odds: Odds) -> list[str]:
    """All that lies on the table, as far as everybody may know it."""
    t = names.t
    if not t.word(zones.BOSS_ID):
        return []
    values = own(names, odds)
    lines = [_where(names, values)]
    if values.table == FIGHT:
        lines += _fight(names, values)
    elif values.table == REWARD:
        lines += _reward(names, values)
    lines += _boss(names)
    if values.table == FIGHT:
        lines.append(_elsewhere(names, values))
    else:
        lines += [line for it in values.dungeons for line in _dungeon(names, it)]
    lines += _piles(names)
    for player in t.players:
        lines += _seat(names, player)
    return lines


def _where(names: Names, values: TableValues) -> str:
    """Where the party is, and how far the skull."""
    told: dict[str, Any] = {"visit": names.t.track(zones.ROUND), "left": values.steps, "title": values.header.title,
                            "line": values.header.line}  # fmt: skip
    if not values.steps:
        return names.words("table.where-skull", **told)
    return names.words("table.where", **told)


def _elsewhere(names: Names, values: TableValues) -> str:
    """The other dungeons in a line, while the party fights in one."""
    words = names.words
    left = [
        words("table.cards", name=it.name, cards=len(names.t.zone(it.zone)))
        for it in values.dungeons if it.state == OPEN and not it.current
    ]  # fmt: skip
    return words("table.elsewhere", names=words("log.comma").join(left) if left else words("name.none"))


def _fight(names: Names, values: TableValues) -> Iterator[str]:
    """The enemy, the place, and every turn of the combat."""
    t, words, shown = names.t, names.words, values.fight
    if shown is not None and shown.enemy:
        gap = shown.power - shown.total
        need = words("table.need", gap=gap) if gap > 0 else words("table.enough")
        told: dict[str, Any] = {"enemy": names.card(shown.enemy), "power": shown.power, "total": shown.total}
        yield words("table.fight", need=need, **told)
        if shown.reckoning:
            yield words("table.indented", text=reckoned(names, enemy_parts(t)))
        if shown.text:
            yield words("table.silenced" if shown.silenced else "table.indented", text=shown.text)
    if shown is not None and shown.place_text:
        yield words("table.place", place=shown.place, text=shown.place_text)
    if t.solo:
        yield from (line for row in values.rows for line in _row(names, row))
    else:
        yield from (line for row in sorted(values.rows, key=lambda row: row.turn) for line in _row(names, row))


def _row(names: Names, row: Row) -> Iterator[str]:
    """A turn: whose, whether it is done, what lies there, and the hand."""
    t, words = names.t, names.words
    yield words("table.turn", turn=row.turn, turns=t.turns, player=names.player(row.player),
                state=words(f"cloth.{row.state}").lower())  # fmt: skip
    if row.cards:
        cards = names.listed(card_now(names, piece) for piece in row.cards)
        yield words("table.played", cards=cards, sum=row.total)
    hand = t.zone(zones.hand(row.player))
    if hand and row.state not in (DONE, "next"):
        yield words("table.hand", cards=names.listed(card_in_hand(names, piece) for piece in hand))


def card_now(names: Names, piece: str) -> str:
    """A played card with its power, as a sum where something has changed it."""
    told = reckoned(names, parts(names.t, piece)) or str(power(names.t, piece))
    return names.words("table.card", name=names.card(piece), power=told)


def card_in_hand(names: Names, piece: str) -> str:
    """A card of the hand with its printed power."""
    return names.words("table.card", name=names.card(piece), power=str(names.t.box.printed(names.t.card(piece))))


def _reward(names: Names, values: TableValues) -> Iterator[str]:
    """The reward, what each has chosen, and the cards that lie open."""
    words, shown = names.words, values.reward
    if shown is None:
        return
    yield words("table.reward", name=shown.name, who=shown.who)
    for option in shown.options:
        yield words("table.indented", text=words("sheet.option", label=option.title, text=option.text))
    yield from (words("table.chosen", player=it.name, line=it.line) for it in shown.told)
    if shown.cards:
        yield words("table.open", title=shown.deck_title, cards=names.listed(names.counted(shown.cards)))


def _boss(names: Names) -> Iterator[str]:
    """The boss: what is beaten, what is known to come."""
    t, words = names.t, names.words
    boss = t.word(zones.BOSS_ID)
    done, every = len(t.zone(zones.BEATEN)), len(t.box.content.bosses[boss].stages)
    yield words("table.boss", boss=names.card(boss), done=done, all=every)
    for piece in pile_known(t, zones.BOSS):
        if piece != t.enemy:
            yield words("table.indented", text=foe(names, piece))


def _dungeon(names: Names, it: DungeonShown) -> Iterator[str]:
    """A dungeon: its open card, what lies behind it, what of that is known, its place and its reward."""
    t, words = names.t, names.words
    if it.state != OPEN:
        yield words("table.cleared" if it.state == CLEARED else "table.closed", number=it.number, name=it.name)
        return
    told: dict[str, Any] = {
        "number": it.number, "name": capital(it.name), "level": it.level, "hidden": len(t.zone(it.zone)) - 1,
    }  # fmt: skip
    yield words("table.dungeon", **told)
    yield words("table.indented", text=foe(names, it.top))
    looked = [piece for piece in pile_known(t, it.zone) if piece != it.top]
    if looked:
        yield words("table.looked", names=names.listed(foe(names, piece) for piece in looked))
    if it.text:
        yield words("table.indented", text=it.text)
    if it.reward:
        yield words("table.reward-of", name=it.reward_name)


def _piles(names: Names) -> Iterator[str]:
    """Reserve and supply."""
    t, words = names.t, names.words
    counts = names.listed(str(len(t.zone(zones.reserve(level)))) for level in LEVELS)
    zeros, ones = len(t.zone(zones.supply("basic0"))), len(t.zone(zones.supply("basic1")))
    yield words("table.reserve", counts=counts, zeros=zeros, ones=ones)


def _seat(names: Names, player: str) -> Iterator[str]:
    """A seat: who sits there, and what the cards are."""
    t, words = names.t, names.words
    key = "table.player-starter" if player == t.starter and not t.solo else "table.player"
    yield words(key, seat=names.seat(player), name=names.player(player))
    yield from (words("table.indented", text=line) for line in belongings(names, player))
