"""Actions and free deeds in words: what each is called, what it does now, and where open cards are done."""

from __future__ import annotations

from collections.abc import Callable

from game.kit.text import capital
from game.runebound import actions, resting, values
from game.runebound import names as zones
from game.runebound.adventures import ERRAND
from game.runebound.box import ASSET, QUEST
from game.runebound.scenarios import villain_here, zombies_here
from game.runebound.story import QUEST as STORY_QUEST
from game.runebound.view.names import Names
from game.runebound.view.texts import story_text, text

ICONS = {
    "move": "boot", "adventure": "scroll", "shop": "store", "rest": "rest", "train": "train", "explore": "explore",
    "deliver": "deliver", "trade": "trade", "story": "scroll", "card": "star", "use": "star", "engage": "boss",
    "zombie": "zombie", "give": "gold", "drop": "discard", "end": "hourglass",
}  # fmt: skip
"""The sign of each action."""


def label(names: Names, option: str) -> str:
    """What an action is called: "Explore: Barrow Lights"."""
    t, words = names.t, names.words
    word, _, piece = option.partition(":")
    if word == actions.END and t.actions:
        return words("choice.act.end-early", actions=t.actions)
    if word in (actions.CARD, actions.USE):
        return _ability(names, piece, "action" if word == actions.CARD else "free")
    if word == actions.ENGAGE:
        return words(f"choice.act.{word}", name=names.short(t.villain()))
    return words(f"choice.act.{word}", name=names.card(piece) if piece else "")


def lies_at(names: Names, hero: str, option: str) -> str:
    """What an action is done with: its card, or the gem, a zombie, the villain in the hex; empty for nothing."""
    t = names.t
    word, _, piece = option.partition(":")
    if word == actions.ADVENTURE:
        return t.adventure_at(t.here(hero))
    if word == actions.ENGAGE:
        return villain_here(t, hero)
    if word == actions.ZOMBIE:
        return next(iter(zombies_here(t, hero)), "")
    return piece


def _ability(names: Names, piece: str, window: str) -> str:
    """An ability of a hero by its own name, one of a card by that of the card."""
    key = f"card.{names.t.card(piece)}.{window}-name"
    return names.words(key) if names.words.has(key) else names.card(piece)


def detail(names: Names, hero: str, option: str) -> str:
    """What an action does now."""
    word, _, piece = option.partition(":")
    maker = DETAILS.get(word)
    return maker(names, hero, piece) if maker is not None else ""


def _move(names: Names, hero: str, piece: str) -> str:
    return names.words("choice.act-text.move", dice=values.speed(names.t, hero))


def _adventure(names: Names, hero: str, piece: str) -> str:
    t = names.t
    gem = t.adventure_at(t.here(hero))
    if not gem:
        return ""
    kind = t.box.gem_kind(t.card(gem))
    return names.words("choice.act-text.adventure", deck=names.deck(kind), cards=len(t.zone(zones.deck(kind))))


def _shop(names: Names, hero: str, piece: str) -> str:
    return names.words("choice.act-text.shop")


def _rest(names: Names, hero: str, piece: str) -> str:
    t, words = names.t, names.words
    shed = [words(f"state.{state}.name").lower() for state in resting.sheds(t, hero)]
    tail = f" {words('choice.act-text.sheds', states=names.listed(shed))}" if shed else ""
    if t.site(hero) is not None:
        return words("choice.act-text.rest") + tail
    return words("choice.act-text.rest-wild", terrain=words(f"terrain.{t.terrain(hero)}").lower()) + tail


def _train(names: Names, hero: str, piece: str) -> str:
    t = names.t
    return names.words("choice.act-text.train", cards=values.TRAINED + values.bonus(t, "train", hero))


def _explore(names: Names, hero: str, piece: str) -> str:
    return names.words("choice.act-text.explore", dice=values.speed(names.t, hero))


def _deliver(names: Names, hero: str, piece: str) -> str:
    return capital(errand_reward(names, piece))


def errand_reward(names: Names, piece: str) -> str:
    """What an errand brings where it is delivered."""
    t = names.t
    return text(names, t.card(piece), f"option-{t.tokens(piece, ERRAND)}-deliver")


def _trade(names: Names, hero: str, piece: str) -> str:
    return text(names, names.t.card(piece), "trade")


def _story(names: Names, hero: str, piece: str) -> str:
    """What a story quest asks for and brings; its bonus while nobody has the reward yet [RB-906]."""
    t = names.t
    told = any(t.track(zones.reward_of(piece, other)) for other in t.heroes)
    return story_text(names, t.card(piece), first=not told)


def _card(names: Names, hero: str, piece: str) -> str:
    return text(names, names.t.card(piece), "action")


def _use(names: Names, hero: str, piece: str) -> str:
    return text(names, names.t.card(piece), "free")


def _engage(names: Names, hero: str, piece: str) -> str:
    return names.words("choice.act-text.engage")


def _zombie(names: Names, hero: str, piece: str) -> str:
    gold = 1 + values.bonus(names.t, "zombie_gold", hero)
    return names.words("choice.act-text.zombie-gold", gold=gold)


def _give(names: Names, hero: str, piece: str) -> str:
    return names.words("choice.act-text.give")


def _drop(names: Names, hero: str, piece: str) -> str:
    return names.words("choice.act-text.drop")


DETAILS: dict[str, Callable[[Names, str, str], str]] = {
    "move": _move, "adventure": _adventure, "shop": _shop, "rest": _rest, "train": _train, "explore": _explore,
    "deliver": _deliver, "trade": _trade, "story": _story, "card": _card, "use": _use, "engage": _engage,
    "zombie": _zombie, "give": _give, "drop": _drop,
}  # fmt: skip


def goal_of(names: Names, piece: str) -> str:
    """Where an open quest, an errand or a story quest is done: a place, a site or a kind of site; empty for others."""
    t = names.t
    card, content = t.card(piece), t.box.content
    if t.kind(piece) == QUEST:
        return content.quests[card].place
    if t.tokens(piece, ERRAND):
        return t.box.errand(card, t.tokens(piece, ERRAND)).where
    if t.kind(piece) == ASSET:
        kinds = content.assets[card].trade_at
        return kinds[0] if kinds else ""
    found = content.stories.get(card)
    return found.place if found is not None and found.kind == STORY_QUEST else ""


def distance(names: Names, hero: str, piece: str) -> int:
    """How many hexes lie between a hero and where an open card is done; -1 where that is nowhere."""
    t, goal = names.t, goal_of(names, piece)
    cell = t.cell(hero)
    if not goal or cell is None:
        return -1
    return min((t.land.distance(cell, to) for to in t.land.cells_at(goal)), default=-1)
