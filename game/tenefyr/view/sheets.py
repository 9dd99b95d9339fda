"""Sheets: what is to be read of a card, with what holds of it now: its power as a sum, whose it is, what it may be."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from game.kit.shown import OtherEnd, Row, Sheet
from game.tenefyr import names as zones
from game.tenefyr.box import BASIC, DUNGEON_CARD, HERO, PLACE, REWARD, SKILL_CARD, STAGE
from game.tenefyr.content import SKILL
from game.tenefyr.lasting import bans_text
from game.tenefyr.power import enemy_parts, parts
from game.tenefyr.view.faces import card_face, enemy_face
from game.tenefyr.view.names import Names
from game.tenefyr.view.open_cards import open_cards
from game.tenefyr.view.pile_facts import known, unseen
from game.tenefyr.view.reckoning import reckoned, sources
from game.tenefyr.view.texts import enemy_text, loot_text, place_text

Made = tuple[list[Row], list[str]]
EACH = "each"
OWN = ("hand:", "played:", "discard:")
"""Zones of a player in which every card is seen, however it lies [TN-012]."""


def sheet(names: Names, piece: str) -> Sheet:
    """What is to be read of a piece, or of a card that is no piece."""
    t, words, card = names.t, names.words, names.card_of(piece)
    if piece in t.board.pieces and not readable(names, piece):
        return _back(names, piece)
    kind = t.box.types[card]
    loot = kind == DUNGEON_CARD and piece in t.board.pieces and not names.is_enemy(piece)
    rows, stakes = (_loot if loot else MAKERS[kind])(names, piece)
    title = names.loot(card) if loot else names.card(piece)
    other = _other_end(names, card, loot=loot) if kind == DUNGEON_CARD else None
    quote = QUOTES[kind].format(card=card, hero=card.removeprefix(SKILL))
    told = words(quote) if words.has(quote) and not (kind == DUNGEON_CARD and not loot) else ""
    if kind == STAGE:
        told = powers(names, card)
    return Sheet(title, kind_line(names, card, loot=loot), rows=tuple(rows), quote=told, stakes=tuple(stakes),
                 other_end=other)  # fmt: skip


def readable(names: Names, piece: str) -> bool:
    """Whether everybody may read a piece now."""
    found = names.t.piece(piece)
    return found.face_up or found.known or found.zone.startswith(OWN) or piece in open_cards(names)


QUOTES = {
    DUNGEON_CARD: "card.{card}.flavour", BASIC: "card.{card}.flavour", SKILL_CARD: "hero.{hero}.quote",
    HERO: "hero.{card}.quote", STAGE: "", REWARD: "", PLACE: "",
}  # fmt: skip


def kind_line(names: Names, card: str, *, loot: bool = False) -> str:
    """What it is, in a few words: "Loot · Might · level 2"."""
    t, words = names.t, names.words
    kind = t.box.types[card]
    parts = [words(f"kind.{'loot' if loot else 'enemy' if kind == DUNGEON_CARD else kind}")]
    if kind == SKILL_CARD:
        parts = [words("sheet.skill-kind", hero=words(f"hero.{card.removeprefix(SKILL)}.name"))]
    if t.box.kind(card) and (loot or kind == SKILL_CARD):
        parts.append(words(f"kind.{t.box.kind(card)}"))
    level = t.box.level(card)
    if level:
        parts.append(words("sheet.level-short", level=level))
    return words("prompt.dot").join(parts)


def powers(names: Names, card: str) -> str:
    """The printed powers of an enemy, by the number of players."""
    two, three, four = names.t.box.foe(card).power
    return names.words("sheet.powers", two=two, three=three, four=four)


def _other_end(names: Names, card: str, *, loot: bool) -> OtherEnd:
    """The other end of a dungeon card: the loot half of an enemy, the enemy half of loot."""
    if loot:
        return OtherEnd(enemy_face(names, card), enemy_text(names, card))
    return OtherEnd(card_face(names, card), loot_text(names, card), names.words(f"card.{card}.flavour"))


def _back(names: Names, piece: str) -> Sheet:
    """A card that lies facedown and is not known: what it may be."""
    t, words = names.t, names.words
    lying = t.piece(piece)
    owner = t.owner(piece)
    if owner:
        cards = names.counted(t.zone(zones.deck(owner)))
        rows = [Row(words("sheet.deck", cards=names.listed(cards)))]
        return Sheet(words("explained.deck", player=names.player(owner)), words("sheet.unknown"), rows=tuple(rows))
    if t.is_stage(piece):
        hidden = [t.card(one) for one in t.zone(lying.zone) if not known(t, one) and t.is_stage(one)]
        return Sheet(words("kind.stage"), words("sheet.unknown"), rows=(_candidates(names, sorted(hidden)),))
    level = t.box.level(lying.card)
    return Sheet(words("kind.dungeon"), words("sheet.level", level=level),
                 rows=(Row(words("sheet.unknown")), _candidates(names, unseen(t, level))))  # fmt: skip


def _candidates(names: Names, cards: list[str]) -> Row:
    """What a facedown card can be: names with how often, sorted."""
    told: dict[str, int] = {}
    for card in cards:
        told[names.enemy(card)] = told.get(names.enemy(card), 0) + 1
    listed = [names.words("name.times", name=name, count=count) if count > 1 else name
              for name, count in sorted(told.items())]  # fmt: skip
    return Row(names.words("sheet.candidates", names=names.listed(listed)))


# -- enemies


def _foe(names: Names, piece: str) -> Made:
    """An enemy half or a stage: its text, its power as a sum while it is fought, what it leaves."""
    t, words, card = names.t, names.words, names.card_of(piece)
    text = enemy_text(names, card)
    rows, stakes = [Row(text)] if text else [], []
    if piece == t.enemy and piece in t.board.pieces:
        found = enemy_parts(t)
        if len(found) > 1:
            stakes.append(reckoned(names, found))
            stakes += sources(names, found)[1:]
        if t.word(zones.SILENCED):
            stakes.append(words("sheet.silenced", name=names.cause(t.word(zones.SILENCED))))
    elif t.box.types[card] == STAGE and t.step.boss:
        stakes.append(words("sheet.harder", amount=t.step.boss))
    if t.box.types[card] == DUNGEON_CARD:
        copies = t.box.content.dungeon[card].copies
        if copies > 1:
            stakes.append(words("sheet.copies", copies=copies))
    if piece in t.board.pieces and not t.piece(piece).face_up:
        stakes.append(words("sheet.known"))
    return rows, stakes


# -- cards that are played


def _loot(names: Names, piece: str) -> Made:
    """A loot half: its text, its power now, where it came from, what goes with it."""
    card = names.card_of(piece)
    rows, stakes = _played(names, piece)
    goes = f"card.{card}.goes"
    if names.words.has(goes):
        stakes.append(names.words("sheet.goes", goes=names.words(goes)))
    return rows, stakes


def _played(names: Names, piece: str) -> Made:
    """Any card that is played: what it says, and what holds of it now."""
    card = names.card_of(piece)
    text = loot_text(names, card)
    return [Row(text)] if text else [], list(_now(names, piece))


def _now(names: Names, piece: str) -> Iterator[str]:
    """Of a played card its power as a sum with every source, and what is so of it; of another what lasting texts do."""
    t, words = names.t, names.words
    if piece not in t.board.pieces:
        return
    zone = t.piece(piece).zone
    if not zone.startswith("played:"):
        if t.enemy and t.owner(piece) == t.active and zone.startswith("hand:"):
            banned = bans_text(t, t.card(piece), not t.track(zones.PLAYED_CARDS))
            if banned and t.card(piece) in t.box.plays:
                yield words("sheet.ignored", name=names.cause(banned))
        return
    found = parts(t, piece)
    if len(found) > 1:
        yield reckoned(names, found)
        yield from sources(names, found)[1:]
    if t.tokens(piece, zones.BORROWED):
        yield words("sheet.borrowed", level=t.box.level(t.card(piece)))
    if t.tokens(piece, zones.ASSISTED):
        yield words("sheet.assisted")
    if t.tokens(piece, zones.LINGERS):
        yield words("sheet.lingers", player=names.player(t.owner(piece)))


def _skill(names: Names, piece: str) -> Made:
    """A skill: what it says, whose it is, what goes with it."""
    words, card = names.words, names.card_of(piece)
    rows, stakes = _played(names, piece)
    hero = words(f"hero.{card.removeprefix(SKILL)}.name")
    stakes.append(words("sheet.skill-of", hero=hero))
    if words.has(f"card.{card}.goes"):
        stakes.append(words("sheet.goes", goes=words(f"card.{card}.goes")))
    return rows, stakes


# -- heroes, rewards, places


def _hero(names: Names, piece: str) -> Made:
    """A hero: how the skill is played; of a player also what lies in deck, discard pile and hand."""
    t, words, hero = names.t, names.words, names.card_of(piece)
    skill = f"{SKILL}{hero}"
    rows = [
        Row(words("sheet.hero", name=words(f"hero.{hero}.name"), skill=words(f"card.{skill}.name"))),
        Row(words(f"card.{skill}.text")), Row(words(f"hero.{hero}.pitch")), Row(words(f"hero.{hero}.plays")),
    ]  # fmt: skip
    player = next((one for one, party in t.heroes_of.items() if hero in party), "")
    return rows, list(belongings(names, player)) if player and t.board.pieces else []


def belongings(names: Names, player: str) -> Iterator[str]:
    """What a player has: the deck sorted by name and never in its order, the discard pile, the hand [TN-012]."""
    t, words = names.t, names.words
    deck, discard, hand = (t.zone(zone(player)) for zone in (zones.deck, zones.discard, zones.hand))
    yield words("sheet.counts", deck=len(deck), discard=len(discard), hand=len(hand))
    if deck:
        yield words("sheet.deck", cards=names.listed(names.counted(deck)))
    if discard:
        yield words("sheet.discard", cards=names.listed(names.counted(discard)))
    if hand:
        yield words("sheet.hand", cards=names.listed(map(names.card, hand)))


def _reward(names: Names, piece: str) -> Made:
    """A reward: who chooses, and the options."""
    t, words, card = names.t, names.words, names.card_of(piece)
    each = t.box.content.rewards[card].chooser == EACH
    rows = [Row(words("sheet.each" if each else "sheet.together"))]
    options, details = words.lines(f"reward.{card}.options"), words.lines(f"reward.{card}.details")
    rows += [
        Row(words("sheet.option", label=label, text=text)) for label, text in zip(options, details, strict=True)
    ]  # fmt: skip
    zone = t.piece(piece).zone if piece in t.board.pieces else ""
    stakes = []
    if zone.startswith("reward:") and t.word(zones.REWARD) != piece:
        dungeon = f"dungeon:{zone.partition(':')[2]}"
        stakes.append(words("sheet.reward-of", place=names.dungeon(dungeon), cards=len(t.zone(dungeon))))
    return rows, stakes


def _place(names: Names, piece: str) -> Made:
    """A place: its text, which nothing silences [TN-115], and what lies there."""
    t, words, card = names.t, names.words, names.card_of(piece)
    zone = t.piece(piece).zone if piece in t.board.pieces else ""
    stakes = []
    if zone.startswith("place:"):
        dungeon = f"dungeon:{zone.partition(':')[2]}"
        told: dict[str, Any] = {"level": t.level_of(dungeon), "cards": len(t.zone(dungeon))}
        stakes.append(words("sheet.dungeon", **told))
    stakes.append(words("sheet.place"))
    return [Row(place_text(names, card))], stakes


MAKERS: dict[str, Callable[[Names, str], Made]] = {
    DUNGEON_CARD: _foe, STAGE: _foe, SKILL_CARD: _skill, BASIC: _played, HERO: _hero, REWARD: _reward, PLACE: _place,
}  # fmt: skip
