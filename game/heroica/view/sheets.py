"""Sheets: what is to be read of a hero, a monster, a thing, a feature, with what is at stake now."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from game.heroica import names as tokens
from game.heroica.box import FEATURE, HERO, MONSTER, POTION, RELIC, THING, WEAPON
from game.heroica.doors import facts, total_of
from game.heroica.level import SUM_DOOR
from game.heroica.packs import guarded
from game.heroica.scoring import points
from game.heroica.squares import foes
from game.heroica.store import SHELVES, price, sold_for
from game.heroica.view.board import guarded_by
from game.heroica.view.choices import odds_words
from game.heroica.view.faces import text_of
from game.heroica.view.names import Names
from game.heroica.view.odds import rolls_to
from game.heroica.view.seats import uses_of
from game.kit.shown import Row, Sheet

USE_ICONS = {"move": "move-skill", "fight": "fight-skill", "guard": "guard"}
"""The icon of each kind of skill that has one."""


def sheet(names: Names, piece: str) -> Sheet:
    """What is to be read of a piece."""
    kind = names.kind(piece)
    rows, stakes = MAKERS[kind](names, piece)
    card, words = names.card_of(piece), names.words
    quote = f"{kind}.{card}.quote"
    return Sheet(
        names.card(piece), kind_line(names, piece, kind), rows=tuple(rows),
        quote=words(quote) if words.has(quote) else "", stakes=tuple(stakes),
    )  # fmt: skip


def kind_line(names: Names, piece: str, kind: str) -> str:
    """What it is, in a few words."""
    t, words = names.t, names.words
    if kind == MONSTER and t.is_boss(piece):
        return words("kind.final" if t.is_final(piece) else "kind.boss")
    return words(f"kind.{kind}")


def rows_of(names: Names, card: str) -> list[Row]:
    """What a card says, as rows: a relic one for each way it is used, a monster its own rules."""
    words, t = names.words, names.t
    kind = t.box.kind(card)
    rows = [Row(text)] if (text := text_of(names, card)) else []
    if kind == RELIC:
        rows += [_used(names, card, used) for used in t.box.content.relics[card].kinds]
    if kind == WEAPON:
        used = t.box.content.weapons[card].kind
        rows.append(Row(words(f"use.{used}"), USE_ICONS.get(used, "")))
    if kind == MONSTER:
        rows += [Row(words(f"monster-rule.{rule}")) for rule in t.box.content.monsters[card].rules]
    return rows


def _used(names: Names, card: str, used: str) -> Row:
    """When a relic is used; where it can be used in two ways, what each does."""
    words, key = names.words, f"relic.{card}.{used}"
    when = words(f"use.{used}")
    return Row(words("sheet.use", when=when, text=words(key)) if words.has(key) else when, USE_ICONS.get(used, ""))


Made = tuple[list[Row], list[str]]


def _hero(names: Names, hero: str) -> Made:
    t, words = names.t, names.words
    used = t.box.content.heroes[hero].kind
    rows = [*rows_of(names, hero), Row(words(f"use.{used}"), USE_ICONS.get(used, "")), Row(words(f"hero.{hero}.pitch"))]
    if hero not in t.board.pieces:
        return rows, []
    told: dict[str, Any] = {
        "health": t.health(hero), "most": t.most_health(hero), "gold": t.gold(hero), "points": points(t, hero),
    }  # fmt: skip
    return rows, [words("sheet.hero", **told), *states(names, hero)]


def states(names: Names, hero: str) -> list[str]:
    """What is so of a hero just now, a sentence each."""
    t, words = names.t, names.words
    told = []
    for token in (tokens.DOWN, tokens.SKIP, *tokens.HARMS, tokens.GUARDED, tokens.GHOST, tokens.MOUNTED):
        number = t.tokens(hero, token)
        if number:
            told.append(words(f"state.{token}", number=number))
    return told


def _monster(names: Names, piece: str) -> Made:
    t, words, card = names.t, names.words, names.card_of(piece)
    on_board = piece in t.board.pieces and t.cell(piece) is not None
    strength = t.strength(piece) if on_board else t.box.strength(card)
    key = "sheet.bar" if t.box.content.monsters[card].boss else "sheet.strength"
    rows = [Row(words(key, strength=strength), "strength"), *rows_of(names, card)]
    if not on_board:
        return rows, []
    stakes = list(_fight_stakes(names, piece))
    relics = [names.said(relic) for relic in guarded_by(t, piece)]
    if relics:
        stakes.append(words("sheet.guards", things=names.listed(relics)))
    return rows, stakes


def _fight_stakes(names: Names, monster: str) -> Iterator[str]:
    """The odds for whose turn it is."""
    t = names.t
    if t.active and t.cell(t.active) is not None:
        beside = monster in foes(t, t.active)
        yield names.words("sheet.odds", hero=names.card(t.active), odds=odds_words(names, t.active, monster, beside))


def _owned(names: Names, piece: str) -> Made:
    """A weapon, a potion, a relic: where it is and what it is worth."""
    t, words = names.t, names.words
    rows = rows_of(names, names.card_of(piece))
    if piece not in t.board.pieces:
        return rows, []
    stakes = []
    owner, kind = t.owner(piece), t.kind(piece)
    left, uses = uses_of(names, piece)
    if uses > 0:
        stakes.append(words("sheet.uses", left=left, uses=uses))
    trade = _trade(names, piece)
    if trade:
        stakes += trade
    elif t.piece(piece).zone == tokens.STORE:
        stakes.append(words("sheet.price", gold=price(t, piece)))
    elif owner:
        stakes.append(words("sheet.owner", hero=names.card(owner)))
        if kind in SHELVES and sold_for(t, piece):
            stakes.append(words("sheet.sold", gold=sold_for(t, piece)))
    elif t.tokens(piece, tokens.FLYING):
        stakes.append(words("sheet.flying", where=names.where(piece)))
    elif t.cell(piece) is not None:
        stakes.append(words("choice.lies", where=names.where(piece)))
        if kind == RELIC and guarded(t, piece):
            stakes.append(words("sheet.guarded"))
    return rows, stakes


def _trade(names: Names, piece: str) -> list[str]:
    """What becomes of purse and points with what can be bought or sold now; nothing for anything else."""
    t, words, prompt = names.t, names.words, names.session.prompt
    if prompt is None or prompt.kind != "shop" or piece not in prompt.options:
        return []
    hero, worth = prompt.chooser, t.box.content.scoring.points
    sells = t.owner(piece) == hero
    cost, gained = (-sold_for(t, piece), -1) if sells else (price(t, piece), 1)
    gold = t.gold(hero)
    change = gained * worth.get(t.kind(piece), worth.get(names.card_of(piece), 0)) - cost * worth["gold"]
    now = points(t, hero)
    return [words("sheet.purse", gold=gold, after=gold - cost), words("sheet.points", points=now, after=now + change)]


def _thing(names: Names, piece: str) -> Made:
    t = names.t
    rows, stakes = _owned(names, piece)
    kind = t.box.content.things.get(names.card_of(piece))
    if kind is not None and kind.limit:
        rows.append(Row(names.words("sheet.limit", number=kind.limit)))
    return rows, stakes


def _feature(names: Names, piece: str) -> Made:
    t, words, card = names.t, names.words, names.card_of(piece)
    rows = [Row(words(f"feature.{card}.text"))]
    if card in t.box.content.roll_tables and card != SUM_DOOR:
        rows += table_rows(names, card)
    if piece not in t.board.pieces or t.cell(piece) is None:
        return rows, []
    stakes = []
    if card == SUM_DOOR:
        door = facts(t, piece)
        left = max(0, door.total - total_of(t, door.door))
        key = "sheet.door-open" if not left else "sheet.door"
        stakes.append(words(key, total=door.total, left=left, rolls=round(rolls_to(t, left), 1)))
    elif t.tokens(piece, tokens.OPEN):
        stakes.append(words("sheet.open"))
    elif t.tokens(piece, tokens.EMPTY):
        stakes.append(words("sheet.empty"))
    return rows, stakes


def table_rows(names: Names, table: str) -> list[Row]:
    """What each face of a roll table brings."""
    words = names.words
    faces = ("shield", "sword", "both", "skull")
    return [
        Row(words("sheet.face", face=words(f"face.{face}.name"), text=words(f"rolls.{table}.{face}")), f"face-{face}")
        for face in faces
    ]


MAKERS: dict[str, Callable[[Names, str], Made]] = {
    HERO: _hero, MONSTER: _monster, WEAPON: _owned, POTION: _owned, RELIC: _owned, THING: _thing, FEATURE: _feature,
}  # fmt: skip
