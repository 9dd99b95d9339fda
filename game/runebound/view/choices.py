"""Choices: every option of a question in words, with what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.kit.cells import cell_of
from game.kit.prompts import Prompt, halves_of
from game.kit.shown import Choice
from game.kit.text import capital
from game.runebound import actions, dice, values
from game.runebound import names as zones
from game.runebound.box import ZOMBIE_CARD
from game.runebound.moving import MARCH
from game.runebound.sides import health_left
from game.runebound.view import action_words
from game.runebound.view.combat_choices import COMBAT_CHOICES
from game.runebound.view.dice_words import face_words_of
from game.runebound.view.names import Names
from game.runebound.view.texts import found, outcome, said_by, symbols, text
from game.runebound.view.ways_told import step_words

ICONS = {
    "step-or-march": "boot", "march": "boot", "move": "boot", "get-up": "flag", "start": "flag", "way": "boss",
    "trophy-deck": "trophy",
}  # fmt: skip
"""Signs of options that are no pieces, by the kind of the question."""


def choices(names: Names, prompt: Prompt) -> tuple[Choice, ...]:
    """The options in words, each with the piece it stands for."""
    return tuple(choice(names, prompt, option) for option in prompt.options)


def choice(names: Names, prompt: Prompt, option: str) -> Choice:
    """One option."""
    maker = MAKERS.get(prompt.kind)
    if maker is not None:
        return maker(names, prompt, option)
    if cell_of(option) is not None:
        return _cell(names, prompt, option)
    if option in names.t.board.pieces:
        return _piece(names, prompt, option)
    if option.startswith("die-"):
        return _die(names, prompt, option)
    return _yes(names, prompt, option)


def _cell(names: Names, prompt: Prompt, cell: str) -> Choice:
    """A hex to go to, with what lies there."""
    there = lying(names, cell)
    return Choice(cell, capital(names.words("choice.to", hex=names.hex(cell))), names.listed(there) if there else "",
                  icon=ICONS.get(prompt.kind, "boot"))  # fmt: skip


def lying(names: Names, zone: str) -> list[str]:
    """What waits in a hex: a gem, a zombie, the villain, the place of an open quest, another hero."""
    t, cell = names.t, cell_of(zone)
    if cell is None:
        return []
    told = []
    gem = t.gem_at(cell)
    if gem:
        told.append(names.card(gem).lower())
    number = len(t.lying(cell, ZOMBIE_CARD))
    if number:
        told.append(names.words("name.zombies", count=number))
    villain = t.villain()
    if villain and t.cell(villain) == cell:
        told.append(names.card(villain))
    told += [names.short(hero) for hero in t.heroes_at(cell) if hero != t.active]
    told += [names.card(piece) for piece in wanted(names, zone)]
    return told


def wanted(names: Names, zone: str) -> list[str]:
    """The open quests, errands and story quests of whose turn it is that are done in a hex."""
    t, cell, hero = names.t, cell_of(zone), names.t.active
    if cell is None or not hero:
        return []
    found = []
    for piece in t.zone(zones.open_cards(hero)):
        goal = action_words.goal_of(names, piece)
        if goal and t.land.is_at(cell, goal):
            found.append(piece)
    stories = t.box.content.stories
    for piece in t.zone(zones.STORY):
        place = stories[t.card(piece)].place
        if place and t.land.places[place].token == cell and not t.track(zones.reward_of(piece, hero)):
            found.append(piece)
    return found


def _piece(names: Names, prompt: Prompt, piece: str) -> Choice:
    """A card: what it says."""
    return Choice(piece, names.card(piece), said_by(names, piece), piece)


def _die(names: Names, prompt: Prompt, die: str) -> Choice:
    """A die, by the face that it shows."""
    records: Any = prompt.data.get("dice", [])
    face = next((int(record["face"]) for record in records if record["id"] == die), -1)
    number = dice.place_of(die) + 1
    said = face_words_of(names, face) if face >= 0 else ""
    usual = names.words("choice.usual") if prompt.data.get("usual") == die else ""
    return Choice(die, names.words("choice.die", number=number, face=said), usual)


def _yes(names: Names, prompt: Prompt, option: str) -> Choice:
    """What may be done, or paid for: in the words of the card that asks."""
    key = f"prompt.confirm.{prompt.kind}"
    window = str(prompt.data.get("window", ""))
    asks = names.card_of(prompt.source)
    said = text(names, asks, window) if window else ""
    if prompt.source == zones.BLESSED:
        said = names.words("choice.blessed")
    return Choice(option, names.words(key if names.words.has(key) else "prompt.confirm.any"), said)


# -- questions with options of their own


def _act(names: Names, prompt: Prompt, option: str) -> Choice:
    """An action or a free deed, with its price and what it does."""
    prices: Any = prompt.data["prices"]
    word = option.partition(":")[0]
    piece = action_words.lies_at(names, prompt.chooser, option)
    label = action_words.label(names, option)
    price = int(prices.get(option, 0))
    brief = names.words("choice.price", price=price) if price else names.words("choice.free")
    detail = action_words.detail(names, prompt.chooser, option)
    return Choice(option, label, detail, piece, icon=action_words.ICONS.get(word, "star"),
                  brief="" if option == actions.END else brief)  # fmt: skip


def _step(names: Names, prompt: Prompt, option: str) -> Choice:
    if option != MARCH:
        made = _cell(names, prompt, option)
        return Choice(option, names.words("choice.step-or-march.step", hex=names.hex(option)), made.detail,
                      icon=made.icon)  # fmt: skip
    number = values.speed(names.t, prompt.chooser)
    words = names.words
    return Choice(option, words("choice.step-or-march.march"), words("choice.step-or-march.march-text", dice=number),
                  icon="die")  # fmt: skip


def _march(names: Names, prompt: Prompt, option: str) -> Choice:
    """A hex of the march, or a card that is exerted for a die."""
    cell, words = cell_of(option), names.words
    if cell is not None:
        made = _cell(names, prompt, option)
        _, pays = step_words(names, prompt.chooser, names.t.here(prompt.chooser), cell)
        paid = words("choice.march.dice", dice=pays)
        detail = words("prompt.dot").join(part for part in (paid, made.detail) if part)
        return Choice(option, made.label, detail, icon=made.icon, brief=paid)
    made = _piece(names, prompt, option)
    return Choice(option, words("choice.march.reroll", name=made.label), made.detail, option)


def _market(names: Names, prompt: Prompt, option: str) -> Choice:
    """An asset that is bought or discarded."""
    t, words = names.t, names.words
    piece, to = halves_of(option)
    prices: Any = prompt.data["prices"]
    name = names.card(piece)
    if to != zones.assets(prompt.chooser):
        return Choice(option, words("choice.market.discard", name=name), icon="discard", piece=piece)
    said = said_by(names, piece)
    owned = t.asset_of_type(prompt.chooser, t.box.content.assets[t.card(piece)].type)
    if owned:
        said = " ".join(part for part in (said, words("choice.market.instead", name=names.card(owned))) if part)
    return Choice(option, words("choice.market.buy", name=name, cost=int(prices[piece])), said, piece, icon="gold")


def _peddle(names: Names, prompt: Prompt, piece: str) -> Choice:
    prices: Any = prompt.data["prices"]
    made = _piece(names, prompt, piece)
    return Choice(piece, names.words("choice.market.buy", name=made.label, cost=int(prices[piece])), made.detail, piece)


def _sell(names: Names, prompt: Prompt, piece: str) -> Choice:
    cost = names.t.box.content.assets[names.t.card(piece)].cost
    return Choice(piece, names.card(piece), names.words("choice.sell", cost=cost), piece)


def _option(names: Names, prompt: Prompt, option: str) -> Choice:
    """An option of an event, with its test and both ends."""
    card = names.card_of(str(prompt.data["piece"]))
    return Choice(option, names.words(f"card.{card}.{option}-name"), capital(outcome(names, card, option)), option)


def _outcome(names: Names, prompt: Prompt, option: str) -> Choice:
    """What a quest brings, with the symbols that it asks for."""
    card, key = names.card_of(str(prompt.data["piece"])), option.removeprefix("find-")
    return Choice(option, capital(found(names, card, key)), capital(symbols(names, key)), option)


def _reward(names: Names, prompt: Prompt, option: str) -> Choice:
    """A side of an "or", in the words of the card."""
    told = reward_sides(names, names.card_of(prompt.source), str(prompt.data.get("window", "")))
    at = int(option) - 1
    return Choice(option, capital(told[at]) if len(told) == 2 else names.words(f"choice.reward.{option}"))


def reward_sides(names: Names, card: str, window: str) -> list[str]:
    """The sides of an "or" in a text."""
    return text(names, card, window or "reward").split(names.words("choice.or"), 1)


def _trophy_deck(names: Names, prompt: Prompt, kind: str) -> Choice:
    cards = len(names.t.zone(zones.deck(kind)))
    said = names.words("choice.in-deck", cards=cards)
    return Choice(kind, names.words(f"choice.trophy-deck.{kind}"), said, icon=kind)


def _trophy(names: Names, prompt: Prompt, piece: str) -> Choice:
    """A trophy is counted on the board and lies nowhere: its kind stands for it."""
    kind = names.t.box.deck_of(names.t.card(piece))
    known = names.card(piece) if not names.hidden(piece) else ""
    return Choice(piece, names.words(f"deck.{kind}"), known, icon=kind)


def _learn(names: Names, prompt: Prompt, piece: str) -> Choice:
    """A skill: what it says, and what it costs."""
    made = _piece(names, prompt, piece)
    if names.hidden(piece):
        return made
    cost = cost_words(names, names.t.card(piece))
    return Choice(piece, made.label, names.words("choice.learn", text=made.detail, cost=cost), piece, brief=cost)


def cost_words(names: Names, skill: str) -> str:
    """The trophies that a skill costs: "1 any and 1 combat"."""
    cost = names.t.box.content.skills[skill].cost
    return names.listed(
        names.words("choice.cost", number=number, kind=names.deck(kind)) for kind, number in cost.items()
    )


def _hero(names: Names, prompt: Prompt, hero: str) -> Choice:
    t = names.t
    said = names.words("choice.hero", left=health_left(t, hero), health=values.health(t, hero))
    return Choice(hero, names.card(hero), said, hero)


def _gift(names: Names, prompt: Prompt, option: str) -> Choice:
    """What is given to whom; of an asset what it does, or what it meets there of its type [RB-415]."""
    t, words, (thing, other) = names.t, names.words, halves_of(option)
    to = names.short(other)
    if thing == actions.GOLD:
        purse, said = t.gold(other), words("choice.gift.give", thing=words("choice.gift.gold"), hero=to)
        told, brief = words("choice.gift.purse", hero=to, gold=purse), words("choice.gift.purse-brief", gold=purse)
        return Choice(option, said, told, icon="gold", brief=brief)
    kind = t.box.content.assets[t.card(thing)].type
    owned = t.asset_of_type(other, kind)
    told = words("choice.gift.one-of-two", name=names.card(owned)) if owned else said_by(names, thing)
    brief = words("choice.gift.instead", name=names.card(owned)) if owned else words(f"type.{kind}")
    return Choice(option, words("choice.gift.give", thing=names.card(thing), hero=to), told, thing, brief=brief)


def _zombie(names: Names, prompt: Prompt, piece: str) -> Choice:
    return Choice(piece, names.words("choice.zombie", hex=names.where(piece)), piece=piece)


MAKERS: dict[str, Callable[[Names, Prompt, str], Choice]] = {
    "act": _act, "step-or-march": _step, "march": _march, "market": _market, "peddle": _peddle, "sell": _sell,
    "option": _option, "outcome": _outcome, "reward": _reward, "trophy-deck": _trophy_deck, "pay-trophies": _trophy,
    "lose-trophy": _trophy, "learn": _learn, "duel": _hero, "gift": _gift, "zombie": _zombie,
    **COMBAT_CHOICES,
}  # fmt: skip
"""What words an option gets, by the kind of its question; all others by what they are."""
