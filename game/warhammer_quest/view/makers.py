"""Choices that only the Warhammer Quest card game has: tokens on cards, treasure, gear, the settlement."""

from __future__ import annotations

from msgspec import structs

from game.adventure import values
from game.adventure.table import MOST_ENGAGED, SUCCESS
from game.adventure.view.choices import MAKERS as FAMILY
from game.adventure.view.choices import Maker, action_card, chosen, drawn_card, wounds_now
from game.adventure.view.sources import Source, text_key
from game.kit.prompts import Prompt, halves_of
from game.kit.shown import Choice
from game.warhammer_quest.gear import DECK, EQUIP, gear_card
from game.warhammer_quest.settlement import ARENA, BLACKSMITH, PLACES, TRAINER, trainable
from game.warhammer_quest.view.gear_fit import fit, in_use
from game.warhammer_quest.view.names import Names
from game.warhammer_quest.zones import GEAR_DECK, legendary_zone


def _card(names: Names, prompt: Prompt, source: Source, option: str) -> Choice:
    """An action card with the tokens on it; one with the prepare icon readies all."""
    plain, t, words = action_card(names, prompt, source, option), names.t, names.words
    card, tokens = t.box.actions[t.card_of(option)], t.tokens(option, SUCCESS)
    detail = plain.detail
    if tokens:
        detail = words("choice.card-tokens", action=words(f"action.{card.action}"), dice=card.dice, tokens=tokens)
    if card.prepare:
        detail = words("choice.two", one=detail, two=words("choice.prepare"))
    return structs.replace(plain, detail=detail)


def _socket(names: Names, prompt: Prompt, source: Source, option: str) -> Choice:
    """An action card that a token is put on, or taken from [WQ-511, WQ-512]."""
    t = names.t
    key = "choice.socket-exhausted" if t.piece(option).exhausted else "choice.socket"
    detail = names.words(key, tokens=t.tokens(option, SUCCESS))
    return Choice(option, names.piece(option), detail, option, "success-token")


def _distribute(names: Names, prompt: Prompt, source: Source, option: str) -> Choice:
    """A hero who may take the next one of what is distributed [WQ-018]."""
    shares = prompt.data.get("shares")
    share = int(shares.get(option, 0)) if isinstance(shares, dict) else 0
    if prompt.data["what"] != "wounds":
        held = names.t.rules.tokens(names.t, option) + share
        return Choice(option, names.short(option), names.words("choice.held", held=held), option, "success-token")
    left = values.health_left(names.t, option) - share
    detail = names.words("choice.distribute", share=share, left=left)
    return Choice(option, names.short(option), detail, option, "wound")


def gear_text(names: Names, piece: str) -> str:
    """The trait and the text of a piece of gear."""
    words, card = names.words, names.t.card_of(piece)
    key, trait = text_key(names, card), gear_card(names.t, piece).trait
    text = words(key).rstrip(".") if key else ""
    return words("choice.gear", trait=words(f"trait.{trait}"), text=text) if trait else text


def _gear(names: Names, prompt: Prompt, source: Source, option: str) -> Choice:
    """A piece of gear of the smith's, and whether it fits."""
    told = names.words("choice.two", one=gear_text(names, option), two=fit(names, str(prompt.data["hero"]), option))
    return Choice(option, names.card(names.t.card_of(option)), told, option, "treasure")


def _treasure(names: Names, prompt: Prompt, source: Source, option: str) -> Choice:
    """The top of the gear deck, which nobody knows, or a card of the gear discard pile [WQ-902]."""
    words = names.words
    if option == DECK:
        told = words("choice.two", one=_cards_left(names), two=in_use(names, str(prompt.data["hero"])))
        return Choice(option, words("choice.treasure-deck"), told, icon="treasure")
    label = words("choice.treasure-pile", card=names.card(names.t.card_of(option)))
    told = words("choice.two", one=gear_text(names, option), two=fit(names, str(prompt.data["hero"]), option))
    return Choice(option, label, told, option, "treasure")


def _cards_left(names: Names) -> str:
    """How many cards the gear deck has."""
    return names.words("choice.gear-left", count=len(names.t.zone(GEAR_DECK)))


def _equip(names: Names, prompt: Prompt, source: Source, option: str) -> Choice:
    """To equip what was claimed, which lies there to be read, or own gear that comes off for it [WQ-904, WQ-905]."""
    t, words, hero = names.t, names.words, str(prompt.data["hero"])
    claimed = str(prompt.data["gear"])
    if option == EQUIP:
        return Choice(option, words("prompt.confirm.equip"), in_use(names, hero), claimed, "hook")
    card = names.card(t.card_of(option))
    return Choice(option, words("choice.hook-swap", card=card), gear_text(names, option), option, "hook")


def _legendary(names: Names, prompt: Prompt, source: Source, option: str) -> Choice:
    """To draw one of the own legendary gear cards."""
    words = names.words
    left = len(names.t.zone(legendary_zone(str(prompt.data["hero"]))))
    return Choice(option, words("prompt.confirm.legendary"), words("choice.legendary-left", count=left), icon="star")


def _avoid(names: Names, prompt: Prompt, source: Source, option: str) -> Choice:
    """To pay for a card to go to the bottom, and what that card would do."""
    key = text_key(names, names.t.card_of(str(prompt.data["card"])))
    told = names.words("choice.avoids", text=names.words(key).rstrip(".")) if key else ""
    return Choice(option, names.words("prompt.confirm.dungeon-avoid"), told, icon="cross")


def _named(names: Names, prompt: Prompt, source: Source, option: str) -> Choice:
    """A hero who is to be aided, with the tokens on the cards."""
    held = names.words("choice.held", held=names.t.rules.tokens(names.t, option))
    return Choice(option, names.short(option), held, option)


def _hero_chosen(names: Names, prompt: Prompt, source: Source, option: str) -> Choice:
    """A hero to whom something happens; one with whom an enemy is to become engaged, with how many are [WQ-713]."""
    plain, t, words = chosen(names, prompt, source, option), names.t, names.words
    if plain.detail or prompt.data.get("verb") != "engage":
        return plain
    engaged, enemy = len(t.engaged(option)), t.enemy_acting
    if engaged >= MOST_ENGAGED and enemy:
        return structs.replace(plain, detail=words("choice.hits-hero", wounds=values.attack(t, enemy)))
    return structs.replace(plain, detail=words("choice.engaged-now", count=engaged))


def _settle(names: Names, prompt: Prompt, source: Source, option: str) -> Choice:
    """A hero's visit of a place, or a gift [WQ-1232, WQ-1237]."""
    words = names.words
    who, where = halves_of(option)
    if where in PLACES:
        place = words(f"settlement.{where}.name")
        label = words("settlement.visit", hero=names.short(who), place=place)
        return Choice(option, label, visit(names, who, where), who)
    label = words("settlement.gift", gear=names.piece(who), hero=names.short(where))
    told = words("choice.two", one=gear_text(names, who), two=fit(names, where, who))
    return Choice(option, label, told, who, "hook")


def _camp(names: Names, prompt: Prompt, source: Source, option: str) -> Choice:
    """What a hero does at the camp of the delve [WQ-1253]."""
    told = visit(names, str(prompt.data["hero"]), option)
    return Choice(option, names.words(f"settlement.{option}.name"), told)


def visit(names: Names, hero: str, place: str) -> str:
    """What a place does, and what that means to a hero: actions still basic, cards in the gear deck, the capacity."""
    t, words = names.t, names.words
    now = {
        TRAINER: lambda: words("choice.basic-left", count=len(trainable(t, hero))),
        BLACKSMITH: lambda: _cards_left(names),
        ARENA: lambda: in_use(names, hero),
    }
    return words("choice.two", one=words(f"settlement.{place}.text").rstrip("."), two=now[place]())


def _train(names: Names, prompt: Prompt, source: Source, option: str) -> Choice:
    """An advanced card, with the basic one that it replaces [WQ-1233]."""
    plain, t, words = action_card(names, prompt, source, option), names.t, names.words
    old = t.action_card(str(prompt.data["hero"]), t.box.actions[t.card_of(option)].action)
    return structs.replace(plain, detail=words("choice.upgrade", action=plain.detail, old=names.piece(old)))


def _hero(names: Names, prompt: Prompt, source: Source, option: str) -> Choice:
    """A hero, with wounds; who may get gear, with the room for it."""
    gear = str(prompt.data.get("gear", ""))
    told = names.words("choice.two", one=fit(names, option, gear), two=gear_text(names, gear)) if gear else ""
    detail = told or wounds_now(names, option)
    return Choice(option, names.short(option), detail, option)


def _word(names: Names, prompt: Prompt, source: Source, option: str) -> Choice:
    """Resolve or discard."""
    card = names.t.card_of(str(prompt.data["card"]))
    detail = names.words(text_key(names, card)) if option == "resolve" else ""
    return Choice(option, names.words(f"choice.word.{option}"), detail, icon="check" if option == "resolve" else "")


MAKERS: dict[str, Maker] = FAMILY | {
    "action-card": _card, "exhaust-card": _card, "ready-card": _card, "aid-named": _named, "choose-hero": _hero_chosen,
    "place-token": _socket, "discard-token": _socket, "distribute": _distribute, "dungeon-look": drawn_card,
    "dungeon-bottom": drawn_card, "dungeon-avoid": _avoid, "resolve-or-discard": _word, "treasure": _treasure,
    "equip": _equip, "legendary": _legendary, "settle": _settle, "train": _train, "smith": _gear,
    "receiver": _hero, "camp": _camp, "set-out": _hero,
}  # fmt: skip
"""What words an option gets, by the kind of its question."""
