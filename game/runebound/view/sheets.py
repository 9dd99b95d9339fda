"""Sheets: what is to be read of a card, and what holds of it now."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from game.kit.shown import Row, Sheet
from game.kit.text import capital
from game.runebound import names as zones
from game.runebound import values
from game.runebound.adventures import ERRAND
from game.runebound.box import ASSET, ENEMY, EVENT, GEM, HERO, MARK, QUEST, SKILL, STORY, TOKEN, VILLAIN, ZOMBIE
from game.runebound.combat_fight import hero_tokens
from game.runebound.context import Query
from game.runebound.pools import faces
from game.runebound.sides import health_left
from game.runebound.story import NUMBER, attemptable
from game.runebound.view.action_words import distance, goal_of
from game.runebound.view.choices import cost_words
from game.runebound.view.names import CARRIED, FIGURE, Names
from game.runebound.view.pools_told import face_words, shown_words
from game.runebound.view.story_told import health_line
from game.runebound.view.texts import found, lines, options_of, story_text, symbols, text

Made = tuple[list[Row], list[str]]
TOKENS = "swap"
"""The sign of the line with the tokens of a hero: their cards show them instead."""


def sheet(names: Names, piece: str) -> Sheet:
    """What is to be read of a piece, of a card that is no piece, or of the card on which an option stands."""
    if not names.kind(piece) and not piece.startswith((FIGURE, CARRIED)):
        piece = _stands_on(names, piece)
    if piece in names.t.board.pieces and names.hidden(piece):
        return _back(names, piece)
    if piece.startswith(FIGURE):
        piece = piece.removeprefix(FIGURE)
    kind = TOKEN if piece.startswith(CARRIED) else names.kind(piece)
    card = names.card_of(piece)
    rows, stakes = MAKERS[kind](names, piece)
    return Sheet(names.card(piece), kind_line(names, piece), rows=tuple(rows), quote=_quote(names, card, kind),
                 stakes=tuple(stake for stake in stakes if stake))  # fmt: skip


def _stands_on(names: Names, option: str) -> str:
    """The card that an option of the open question names, or that which asks it: of an event, a quest."""
    about = option.partition(":")[2]
    piece = about.rpartition("/")[0] or about
    prompt = names.session.prompt
    return prompt.source if prompt is not None and piece not in names.t.board.pieces else piece


def _quote(names: Names, card: str, kind: str) -> str:
    """The prose of a card."""
    part = {HERO: "quote", ASSET: "flavour", SKILL: "flavour", ENEMY: "scene", VILLAIN: "scene", QUEST: "scene",
            EVENT: "scene", STORY: "story"}.get(kind, "")  # fmt: skip
    key = f"card.{card}.{part}"
    return names.words(key) if part and names.words.has(key) else ""


def _back(names: Names, piece: str) -> Sheet:
    """A card that lies facedown, or in the hand of another."""
    words, deck = names.words, names.back(piece)
    zone, _, owner = names.t.piece(piece).zone.partition(":")
    if zone == "hand":
        told = words("sheet.hand", hero=names.card(owner), cards=len(names.t.zone(zones.hand(owner))))
    elif zone == "trophies":
        told = words("sheet.trophy-unseen", hero=names.card(owner))
    else:
        told = words("sheet.deck", cards=len(names.t.zone(zones.deck(deck))))
    return Sheet(names.card(piece), words("sheet.unknown"), rows=(Row(told),))


def kind_line(names: Names, name: str) -> str:
    """What it is, in a few words: "Enemy · Combat · Giant, Savage"."""
    t, words, card = names.t, names.words, names.card_of(name)
    content, kind = t.box.content, TOKEN if name.startswith(CARRIED) else names.kind(name)
    errand = kind == EVENT and name in t.board.pieces and t.tokens(name, ERRAND)
    parts = [words(f"kind.{'errand' if errand else 'token' if kind == MARK else kind}")]
    if kind == ASSET:
        asset = content.assets[card]
        parts += [words(f"type.{asset.type}"), words("sheet.cost", cost=asset.cost)]
    elif kind == SKILL:
        parts += [words(f"family.{content.skills[card].family}"), cost_words(names, card)]
    elif kind in (ENEMY, QUEST, EVENT):
        parts.append(words(f"deck.{t.box.deck_of(card)}"))
    if kind == ENEMY:
        parts.append(words("log.comma").join(words(f"trait.{trait}") for trait in content.enemies[card].traits))
    if kind == STORY:
        story = content.stories[card]
        parts += [words(f"window.{story.kind}"), words("sheet.act", act=words(f"track.act-{story.act}"))]
    scenario = t.box.scenario_of(card) if kind in (ENEMY, QUEST, EVENT) else ""
    if scenario:
        parts.append(words(f"scenario.{scenario}.name"))
    return words("prompt.dot").join(part for part in parts if part)


def _texts(names: Names, card: str) -> list[Row]:
    """Each text of a card in a row; what costs surge or an action is strong."""
    rows = []
    for label, said in lines(names, card):
        if said == text(names, card, "reward"):
            rows.append(Row(names.words("sheet.reward", text=said), "trophy"))
        else:
            rows.append(Row(names.words("sheet.labelled", label=label, text=said) if label else said,
                            "bolt" if label and "surge" in label.lower() else ""))  # fmt: skip
    return rows


# -- heroes


def _hero(names: Names, hero: str) -> Made:
    """A hero: numbers with what changes them, abilities, tokens, and all that the hero has."""
    t, words = names.t, names.words
    here = hero in t.board.pieces
    rows = [Row(words(f"card.{hero}.pitch"))]
    rows += [row for row in _texts(names, hero) if not here or row.text != text(names, hero, "setup")]
    rows.append(Row(words("sheet.tokens", tokens=tokens_words(names, hero)), icon=TOKENS))
    if not here:
        return rows, []
    stakes = [number_line(names, hero, key) for key in values.NUMBERS]
    health = words("sheet.health", left=health_left(t, hero), health=values.health(t, hero))
    stakes = [health, *(stake for stake in stakes if stake)]
    stakes += belongings(names, hero)
    return rows, stakes


def tokens_words(names: Names, hero: str) -> str:
    """The tokens of a hero, each by both faces."""
    return names.words("sheet.semicolon").join(both_faces(names, card) for _, card, _ in hero_tokens(names.t, hero))


def both_faces(names: Names, card: str) -> str:
    """Both faces of a token: "golden 2 physical / agility"."""
    one, other = names.t.box.faces[card]
    return names.words("sheet.faces", one=face_words(names, one), other=face_words(names, other))


def number_line(names: Names, hero: str, key: str) -> str:
    """A number of a hero as a sum, where texts change it: "Speed 3 + Riding Boots 1 = 4"."""
    t, words = names.t, names.words
    printed = int(getattr(t.box.content.heroes[hero], key))
    parts = values.ask(t, Query(key, hero)).parts
    if not parts:
        return ""
    said = "".join(
        words("sheet.part-less" if amount < 0 else "sheet.part-more", amount=abs(amount), name=source_words(names, it))
        for it, amount in parts
    )
    total = values.number(t, hero, key)
    return words("sheet.sum", what=capital(words(f"number.{key}")), printed=printed, parts=said, total=total)


def source_words(names: Names, source: str) -> str:
    """What changes a number: a card, or a state."""
    return names.words(f"state.{source}.name").lower() if source in zones.STATES else names.card(source)


def belongings(names: Names, hero: str) -> Iterator[str]:
    """What a hero has: gold, states, trophies, assets, skills, open cards, the hand as far as it is seen."""
    t, words = names.t, names.words
    told: dict[str, Any] = {"gold": t.gold(hero), "lore": t.tokens(hero, zones.LORE),
                            "companion": t.tokens(hero, zones.COMPANION)}  # fmt: skip
    parts = [words("prompt.gold", gold=told["gold"])]
    parts += [words(f"story.{kind}", count=told[kind]) for kind in (zones.LORE, zones.COMPANION) if told[kind]]
    parts += [words(f"state.{state}.name").lower() for state in zones.STATES if t.has(hero, state)]
    if not t.standing(hero):
        parts.append(words("state.defeated.name").lower())
    yield words("sheet.has", things=words("log.comma").join(parts))
    owned = [(len(t.trophies(hero, kind)), kind) for kind in zones.ADVENTURES]
    if any(number for number, _ in owned):
        yield words("sheet.trophies", trophies=names.listed(
            words("choice.cost", number=number, kind=names.deck(kind)) for number, kind in owned if number
        ))  # fmt: skip
    for key, pieces in (("assets", t.assets_by_type(hero)), ("learned", t.zone(zones.learned(hero)))):
        if pieces:
            yield words(f"sheet.{key}", cards=names.listed(map(names.card, pieces)))
    opened = t.zone(zones.open_cards(hero))
    if opened:
        yield words("sheet.open", cards=names.listed(open_line(names, hero, piece) for piece in opened))
    hand = t.zone(zones.hand(hero))
    most = values.hand_size(t, hero)
    if names.opened(hero) and hand:
        yield words("sheet.hand-open", cards=names.listed(names.counted(map(names.card, hand))), most=most)
    else:
        yield words("sheet.hand-count", cards=len(hand), most=most)


def open_line(names: Names, hero: str, piece: str) -> str:
    """An open quest or errand with its place and how far it is."""
    away = distance(names, hero, piece)
    return names.words("sheet.open-at" if away > 0 else "sheet.open-here", name=names.card(piece),
                       place=names.place(goal_of(names, piece)), hexes=max(0, away))  # fmt: skip


# -- cards


def _asset(names: Names, piece: str) -> Made:
    """An asset: its token, its texts, its price for whose turn it is, what it brings."""
    t, words, card = names.t, names.words, names.card_of(piece)
    record = t.box.content.assets[card]
    rows = []
    if record.token is not None:
        rows.append(Row(words("sheet.token", faces=both_faces(names, card))))
    rows += _texts(names, card)
    stakes = []
    zone = t.piece(piece).zone if piece in t.board.pieces else ""
    if zone.startswith(("market:", zones.SHOWN)) and t.active:
        cost = values.price(t, t.active, piece)
        stakes.append(words("sheet.price", hero=names.short(t.active), cost=cost, gold=t.gold(t.active)))
        owned = t.asset_of_type(t.active, record.type)
        if owned:
            stakes.append(words("sheet.instead", name=names.card(owned)))
    elif zone.startswith("assets:"):
        stakes.append(words("sheet.sells", cost=record.cost))
    return rows, stakes


def _skill(names: Names, piece: str) -> Made:
    """A skill: its text, its cost, whether it carries an icon."""
    t, words, card = names.t, names.words, names.card_of(piece)
    rows = _texts(names, card)
    rows.append(Row(words("sheet.learn-cost", cost=cost_words(names, card))))
    stakes = [words("sheet.icon" if t.box.content.skills[card].icon else "sheet.no-icon")]
    return rows, stakes


def _enemy(names: Names, piece: str) -> Made:
    """An enemy: its texts from top to bottom, its health as a sum, how it lies in the combat."""
    t, words, card = names.t, names.words, names.card_of(piece)
    rows = _texts(names, card)
    stakes = []
    hero = t.fighter if piece == t.foe else t.active
    if piece in t.board.pieces and hero:
        health = values.enemy_health(t, piece, hero)
        stakes.append(words("sheet.health", left=health - t.damage(piece), health=health))
    else:
        stakes.append(words("sheet.printed-health", health=t.box.content.enemies[card].health))
    zone = t.piece(piece).zone if piece in t.board.pieces else ""
    if zone.startswith("trophies:"):
        stakes.append(words("sheet.trophy", hero=names.card(zone.partition(":")[2])))
    return rows, stakes


def _villain(names: Names, piece: str) -> Made:
    """A villain: texts, and the health against each hero."""
    t, words, card = names.t, names.words, names.card_of(piece)
    rows = _texts(names, card)
    tokens = [name for name, it in t.box.content.tokens.items() if it.villain == card]
    told = words("sheet.semicolon").join(both_faces(names, token) for token in tokens)
    rows.append(Row(words("sheet.villain-tokens", tokens=told)))
    stakes = [
        words("sheet.villain-health", hero=names.short(hero), sum=health_line(names, hero))
        for hero in t.heroes if hero in t.board.pieces
    ]  # fmt: skip
    if t.damage(piece) if piece in t.board.pieces else 0:
        stakes.append(words("sheet.damage", amount=t.damage(piece)))
    return rows, stakes


def _quest(names: Names, piece: str) -> Made:
    """A quest: its task, its place with how far it is, its outcomes."""
    t, words, card = names.t, names.words, names.card_of(piece)
    quest = t.box.content.quests[card]
    rows = [Row(words(f"card.{card}.task")), Row(words("sheet.place", place=names.place(quest.place)), "flag")]
    rows += [Row(words("sheet.find", symbols=symbols(names, key), text=found(names, card, key))) for key in quest.find]
    return rows, _whose(names, piece)


def _whose(names: Names, piece: str) -> list[str]:
    """Before whom an open card lies, and how far it is."""
    t, words = names.t, names.words
    zone, _, owner = t.piece(piece).zone.partition(":") if piece in t.board.pieces else ("", "", "")
    if zone == "trophies":
        return [words("sheet.trophy", hero=names.card(owner))]
    if zone != "open":
        return []
    away = distance(names, owner, piece)
    return [words("sheet.away" if away > 0 else "sheet.is-here", hero=names.short(owner), hexes=max(0, away))]


def _event(names: Names, piece: str) -> Made:
    """An event: both options; of an errand where it goes and what it brings."""
    t, words, card = names.t, names.words, names.card_of(piece)
    option = t.tokens(piece, ERRAND) if piece in t.board.pieces else 0
    if option:
        where = names.place(t.box.errand(card, option).where)
        rows = [Row(words("sheet.carry", place=where, text=text(names, card, f"option-{option}-deliver")), "flag")]
        return rows, _whose(names, piece)
    return [Row(told) for told in options_of(names, card)], _whose(names, piece)


def _story(names: Names, piece: str) -> Made:
    """A story card: what it asks or does; of a quest its place and who has its reward."""
    t, words, card = names.t, names.words, names.card_of(piece)
    record = t.box.content.stories[card]
    rows = [Row(story_text(names, card))]
    stakes = []
    if record.place:
        rows.append(Row(words("sheet.place", place=names.place(record.place)), "flag"))
    if piece in t.board.pieces and t.tokens(piece, NUMBER):
        done = [names.short(hero) for hero in t.heroes if t.track(zones.reward_of(piece, hero))]
        stakes.append(words("sheet.rewarded", heroes=names.listed(done)) if done else words("sheet.nobody-yet"))
        if t.active and piece in attemptable(t, t.active):
            stakes.append(words("sheet.is-here", hero=names.short(t.active)))
    return rows, stakes


# -- what lies on the map, and tokens


def _gem(names: Names, piece: str) -> Made:
    t, words = names.t, names.words
    card = names.card_of(piece)
    if piece in t.board.pieces and not t.piece(piece).face_up:
        return [Row(words("gem.down.text"))], []
    kind = t.box.gem_kind(card)
    return [Row(words(f"gem.{kind}.text"))], [words("choice.in-deck", cards=len(t.zone(zones.deck(kind))))]


def _zombie(names: Names, piece: str) -> Made:
    return [Row(names.words("zombie.text"))], []


def _mark(names: Names, piece: str) -> Made:
    """A numbered token: the story quest that it belongs to."""
    t = names.t
    number = int(piece.rpartition("-")[2] or 0)
    story = next((one for one in t.zone(zones.STORY) if t.tokens(one, NUMBER) == number), "")
    if not story:
        return [Row(names.words("sheet.mark-unused"))], []
    rows, stakes = _story(names, story)
    return [Row(f"**{names.card(story)}**"), *rows], stakes


def _token(names: Names, piece: str) -> Made:
    """A token: both faces, and how it lies."""
    t, words = names.t, names.words
    one, other = faces(t, piece)
    rows = [Row(words("sheet.token", faces=words("sheet.faces", one=face_words(names, one),
                                                 other=face_words(names, other))))]  # fmt: skip
    state = "spent" if t.tokens(piece, zones.USED) else "removed" if t.tokens(piece, zones.REMOVED) else "live"
    stakes = []
    if t.piece(piece).zone.startswith("pool:"):
        stakes = [words("sheet.shows", face=shown_words(names, piece)), words(f"sheet.{state}")]
    return rows, stakes


MAKERS: dict[str, Callable[[Names, str], Made]] = {
    HERO: _hero, ASSET: _asset, SKILL: _skill, ENEMY: _enemy, VILLAIN: _villain, QUEST: _quest, EVENT: _event,
    STORY: _story, GEM: _gem, ZOMBIE: _zombie, MARK: _mark, TOKEN: _token,
}  # fmt: skip
