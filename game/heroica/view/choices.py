"""Choices: every option of a question in words, with what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.heroica import names as tokens
from game.heroica.acting import ROLL, STAY
from game.heroica.box import FEATURE, HERO, POTION, RELIC
from game.heroica.doors import facts, total_of
from game.heroica.level import SUM_DOOR
from game.heroica.skills import DEFEAT, WALK
from game.heroica.store import price, sold_for
from game.heroica.view.faces import text_of
from game.heroica.view.names import Names
from game.heroica.view.odds import at_least, fight_odds
from game.heroica.view.sides import side_words
from game.heroica.view.ways import FIGHT, way_to
from game.kit.cells import cell_of
from game.kit.prompts import Prompt, halves_of
from game.kit.shown import Choice
from game.kit.text import capital, percent

ICONS = {ROLL: "die", STAY: "bell", WALK: "boot", DEFEAT: "stop-fight", FIGHT: "stop-fight"}
"""Signs of options that are no pieces."""


def choices(names: Names, prompt: Prompt) -> tuple[Choice, ...]:
    """The options in words, each with the piece it stands for."""
    return tuple(choice(names, prompt, option) for option in prompt.options)


def choice(names: Names, prompt: Prompt, option: str) -> Choice:
    """One option."""
    drinks: Any = prompt.data.get("drinks", ())
    if option in drinks:
        return _drink(names, option)
    if prompt.kind in MAKERS:
        return MAKERS[prompt.kind](names, prompt, option)
    if cell_of(option) is not None:
        return _cell(names, prompt, option)
    if option in names.t.board.pieces:
        return _piece(names, prompt, option)
    return _worded(names, prompt, option)


# -- plain options


def _worded(names: Names, prompt: Prompt, option: str) -> Choice:
    """An option of the question's own words; a card that is no piece by its name."""
    words, key = names.words, f"choice.{prompt.kind}.{option}"
    if not words.has(f"{key}.label"):
        return Choice(option, names.card(option), text_of(names, option))
    detail = f"{key}.detail"
    told = _slots(names, prompt)
    said = words(detail, **told) if words.has(detail) else ""
    return Choice(option, words(f"{key}.label", **told), said, icon=ICONS.get(option, ""))


def _slots(names: Names, prompt: Prompt) -> dict[str, Any]:
    """What the words of an option may name."""
    t, hero = names.t, prompt.chooser
    opponent = str(prompt.data.get("opponent", ""))
    on_board = opponent in t.board.pieces and t.cell(opponent) is not None
    told: dict[str, Any] = {
        "opponent": names.said(opponent) if opponent else "", "source": names.card(prompt.source),
        "level": names.words(f"level.{prompt.data['level']}.place") if "level" in prompt.data else "",
        "gold": t.box.content.roll_tables["summit"].cost, "hero": names.card(hero) if hero in t.heroes else "",
    }  # fmt: skip
    told["odds"] = odds_words(names, hero, opponent) if on_board and hero in t.heroes else ""
    return told


def odds_words(names: Names, hero: str, monster: str, beside: bool = True) -> str:
    """The odds of one fight roll and what it may cost: "win 50 %, draw 17 % (−2), loss 33 % (−2)"."""
    odds, words = fight_odds(names.t, hero, monster, beside), names.words
    told = {
        "win": percent(odds.win), "draw": percent(odds.draw), "loss": percent(odds.loss),
        "drawn": odds.drawn + odds.drawn_later, "hurt": odds.hurt + odds.later,
    }  # fmt: skip
    text = words("odds.fight", **told)
    if odds.side:
        return words("odds.side", side=side_words(names, odds.side), damage=odds.damage, odds=text)
    return text


def _drink(names: Names, piece: str) -> Choice:
    """A potion, an egg or a guarding relic that may be used beside the question."""
    kind, icon = {POTION: ("drink", "drink"), RELIC: ("use", "guard")}.get(names.kind(piece), ("eat", "eat"))
    return Choice(piece, names.words(f"choice.{kind}", name=names.card(piece)), text_of(names, names.card_of(piece)),
                  piece, icon)  # fmt: skip


def _piece(names: Names, prompt: Prompt, piece: str) -> Choice:
    """A piece that is chosen: what it does, or who it is."""
    t, kind = names.t, names.kind(piece)
    if kind == "monster":
        return _monster(names, prompt, piece)
    if kind == FEATURE:
        return _feature(names, prompt, piece)
    if kind == HERO:
        return _hero(names, piece)
    where = names.where(piece)
    detail = names.words("choice.lies", where=where) if where else text_of(names, t.piece(piece).card)
    owner = t.owner(piece)
    if owner and owner != prompt.chooser:
        detail = names.words("choice.of", hero=names.card(owner))
    return Choice(piece, names.card(piece), detail, piece)


def _monster(names: Names, prompt: Prompt, monster: str) -> Choice:
    """A monster: where it stands, its strength, and the odds where it will be fought."""
    t, words = names.t, names.words
    if t.cell(monster) is None:
        strength = t.box.strength(names.card_of(monster))
        detail = words("choice.trophy", hero=names.card(t.owner(monster)), strength=strength)
        return Choice(monster, names.card(monster), detail, monster)
    told: dict[str, Any] = {"where": names.where(monster), "strength": t.strength(monster)}
    key = "choice.boss" if t.is_boss(monster) else "choice.monster"
    detail = words(key, **told)
    if prompt.kind == "opponent" and prompt.chooser in t.heroes:
        odds = odds_words(names, prompt.chooser, monster)
        return Choice(monster, names.card(monster), words("choice.both", one=detail, other=odds), monster, brief=odds)
    return Choice(monster, names.card(monster), detail, monster)


def _feature(names: Names, prompt: Prompt, piece: str) -> Choice:
    """A feature next to the hero: what a try means."""
    t, words, card = names.t, names.words, names.card_of(piece)
    told: dict[str, Any] = {"name": names.card(piece), "where": names.where(piece), "needed": 0, "chance": 0}
    if card == SUM_DOOR:
        door = facts(t, piece)
        left = max(0, door.total - total_of(t, door.door))
        told |= {"needed": left, "chance": percent(at_least(t, left))}
    key = f"choice.{prompt.kind}.{card}"
    label = words(f"{key}.label", **told) if words.has(f"{key}.label") else told["name"]
    detail = f"{key}.detail" if words.has(f"{key}.detail") else "choice.lies"
    return Choice(piece, label, words(detail, **told), piece)


def _hero(names: Names, hero: str) -> Choice:
    """A hero: health and gold."""
    t = names.t
    told = {"health": t.health(hero), "most": t.most_health(hero), "gold": t.gold(hero)}
    return Choice(hero, names.card(hero), names.words("choice.hero", **told), hero)


# -- squares


def _cell(names: Names, prompt: Prompt, option: str) -> Choice:
    """A square of the map."""
    words, key = names.words, f"choice.{prompt.kind}.cell"
    return Choice(option, words(key if words.has(key) else "choice.cell", where=names.at(option)),
                  _lying(names, option))  # fmt: skip


def _lying(names: Names, option: str) -> str:
    """What lies on a square; empty if nothing does."""
    cell = cell_of(option)
    things = names.t.things_at(cell) if cell is not None else []
    return names.words("choice.lying", things=names.listed(map(names.said, things))) if things else ""


def _step(names: Names, prompt: Prompt, option: str) -> Choice:
    """The next step: what is picked up there and what stops the move."""
    if cell_of(option) is None:
        return _piece(names, prompt, option)
    way = way_to(names.t, prompt, option)
    words = names.words
    parts = []
    if way is not None:
        if way.picks:
            parts.append(words("way.picks", things=names.listed(map(names.said, way.picks))))
        if way.burns:
            parts.append(words("way.burns", amount=way.burns))
        if way.stop:
            parts.append(stop_words(names, prompt.chooser, way.stop, way.met))
    detail = words("log.comma").join(parts)
    return Choice(option, words("choice.walk.cell", where=names.at(option)), capital(detail))


def stop_words(names: Names, hero: str, stop: str, met: tuple[str, ...]) -> str:
    """Why a move stops on a space, with the odds of a fight against one monster."""
    words = names.words
    if stop != FIGHT:
        return words(f"way.stop.{stop}")
    told = fights(names, met)
    if len(met) != 1:
        return told
    return words("way.odds", told=told, odds=odds_words(names, hero, met[0], beside=False))


def fights(names: Names, met: tuple[str, ...]) -> str:
    """Which monsters are fought where a move stops."""
    return names.words("way.stop.fight", names=names.listed(map(names.said, met)))


# -- questions with options of their own


def _prepare(names: Names, prompt: Prompt, option: str) -> Choice:
    """Going to the store, drinking, unlocking, trading, handing over, calling off the copter."""
    t, words = names.t, names.words
    if option == tokens.STORE:
        return Choice(option, words("choice.prepare.store"),
                      words("choice.prepare.purse", gold=t.gold(prompt.chooser)), icon="store")  # fmt: skip
    piece, to = halves_of(option)
    name = names.card(piece)
    if to:
        lies = piece if piece in t.board.pieces else ""
        told = {"name": name, "hero": names.card(to)}
        icon = "gold" if piece == tokens.GOLD else "plus"
        return Choice(option, words("choice.prepare.give", **told), words("choice.prepare.give-detail", **told), lies,
                      icon, words("choice.prepare.give-brief", **told))  # fmt: skip
    if piece == prompt.chooser:
        return Choice(option, words("choice.prepare.trade"), text_of(names, piece), piece, "store")
    if names.kind(piece) == FEATURE:
        key = "choice.unlock.locked-door"
        return Choice(option, words(f"{key}.label"), words(f"{key}.detail"), piece, "carried-key")
    if t.tokens(piece, tokens.FLYING):
        return Choice(option, words("choice.prepare.call-off"), words("choice.prepare.call-off-detail"), piece, "back")
    return _drink(names, piece)


def _shop(names: Names, prompt: Prompt, option: str) -> Choice:
    """Something to buy, or something of the own to sell, with what becomes of the purse."""
    t, words = names.t, names.words
    gold, text = t.gold(prompt.chooser), text_of(names, names.card_of(option))
    sells = t.owner(option) == prompt.chooser
    cost = -sold_for(t, option) if sells else price(t, option)
    label = words("choice.shop.sell" if sells else "choice.shop.buy", name=names.card(option), gold=abs(cost))
    purse = words("choice.shop.purse", gold=gold, after=gold - cost)
    detail = purse if sells or not text else words("choice.shop.bought", purse=purse, text=text)
    return Choice(option, label, detail, option, "sell" if sells else "store", words("choice.gold", gold=abs(cost)))


def _skill(names: Names, prompt: Prompt, option: str) -> Choice:
    """What a Shield is used for: the plain effect, a skill, or a door to slip past."""
    if option in (WALK, DEFEAT):
        return _worded(names, prompt, option)
    if names.kind(option) == FEATURE:
        where = names.where(option)
        return Choice(option, names.words("choice.shield-move.slip.label", name=names.said(option)),
                      names.words("choice.shield-move.slip.detail", where=where), option, "slip")  # fmt: skip
    return Choice(option, names.card(option), skill_text(names, option, prompt.kind), option)


def skill_text(names: Names, piece: str, kind: str) -> str:
    """What the skill of a piece does when it is used with this Shield."""
    card, words = names.card_of(piece), names.words
    own = f"relic.{card}.{'move' if kind == 'shield-move' else 'fight'}"
    return words(own) if words.has(own) else text_of(names, card)


def _reroll(names: Names, prompt: Prompt, option: str) -> Choice:
    """Luck or the Machete."""
    key = "choice.reroll.free" if names.kind(option) == RELIC else "choice.reroll.potion"
    return Choice(option, names.words(key, name=names.card(option)), text_of(names, names.card_of(option)), option,
                  "redo")  # fmt: skip


def _guard(names: Names, prompt: Prompt, option: str) -> Choice:
    """What keeps health, or gives some back before the loss."""
    return Choice(option, names.words("choice.guard.use", name=names.card(option)),
                  text_of(names, names.card_of(option)), option, "guard")  # fmt: skip


def _pair(names: Names, prompt: Prompt, option: str) -> Choice:
    """A magic door and the grey space it is put onto."""
    door, to = halves_of(option)
    told = {"door": names.where(door), "where": names.at(to)}
    return Choice(option, names.words("choice.magic-door.pair", **told), "", door)


def _wish(names: Names, prompt: Prompt, option: str) -> Choice:
    """A piece of the store or of the discarded ones."""
    return Choice(option, names.card(option), text_of(names, names.card_of(option)), option)


def _ability(names: Names, prompt: Prompt, option: str) -> Choice:
    """The ability of another hero, who may not be in the game."""
    piece = option if option in names.t.board.pieces else ""
    return Choice(option, names.card(option), text_of(names, names.card_of(option)), piece)


def _faces(names: Names, prompt: Prompt, option: str) -> Choice:
    """A direction."""
    return Choice(option, names.words(f"way.to.{option}"), names.words("choice.hatchling-faces.detail"))


def _either(names: Names, prompt: Prompt, option: str) -> Choice:
    """One of two effects of a potion."""
    key = f"choice.either.{prompt.source}.{option}"
    return Choice(option, names.words(key if names.words.has(key) else f"choice.either.any.{option}"))


def _roll(names: Names, prompt: Prompt, option: str) -> Choice:
    """A roll for a feature, which is named."""
    told = {"name": names.said(prompt.source), "where": names.where(prompt.source)}
    key = f"choice.{prompt.kind}.{option}"
    return Choice(option, names.words(f"{key}.label", **told), names.words(f"{key}.detail", **told), icon="die")


def _gold(names: Names, prompt: Prompt, option: str) -> Choice:
    """Gold of a hero who was passed."""
    return Choice(option, names.words("choice.steal-gold.take", hero=names.card(option)), "", option, "gold")


MAKERS: dict[str, Callable[[Names, Prompt, str], Choice]] = {
    "prepare": _prepare, "shop": _shop, "walk": _step, "shield-move": _skill, "shield-fight": _skill, "reroll": _reroll,
    "guard": _guard, "magic-door": _pair, "wish-weapon": _wish, "wish-potion": _wish, "trade-away": _wish,
    "ability": _ability, "companion": _ability, "hatchling-faces": _faces, "either": _either, "search": _roll,
    "lair-roll": _roll, "rift-roll": _roll, "boulder-go": _roll, "steal-gold": _gold,
}  # fmt: skip
"""What words an option gets, by the kind of its question; all others by what they are."""

