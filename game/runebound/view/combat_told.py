"""A combat for its table: both sides with tokens and abilities, the odds, the round, what an answer would do."""

from __future__ import annotations

from collections.abc import Iterator

from game.kit.prompts import Prompt
from game.kit.text import capital
from game.runebound import names as zones
from game.runebound import pools, values
from game.runebound.box import ENEMY
from game.runebound.combat_actions import CARD, CARD_WINDOW, STRIKE, abilities_of, ability_option, can_use
from game.runebound.combat_state import ROUNDS
from game.runebound.combat_texts import PRICES
from game.runebound.sides import player_of, scripted, used_ability
from game.runebound.striking import usual_payment
from game.runebound.view.choices import choices
from game.runebound.view.combat_values import (
    AbilityShown,
    CombatShown,
    Foretold,
    OddsShown,
    SideShown,
)
from game.runebound.view.names import Names
from game.runebound.view.odds import Odds, about_words
from game.runebound.view.pictures import picture_of
from game.runebound.view.pools_told import ground, sign
from game.runebound.view.round_told import golden, happened, round_lines
from game.runebound.view.sheets import kind_line
from game.runebound.view.texts import ability_name, text
from game.runebound.view.token_values import TokenShown

MOST_KEYS = 9
"""So many options have a number key."""


def combat(names: Names, odds: Odds) -> CombatShown | None:
    """The combat that runs; None outside of combats."""
    t, prompt = names.t, names.session.prompt
    if not t.foe:
        return None
    asked = prompt.data if prompt is not None else {}
    blocking = prompt is not None and prompt.kind == "block"
    striking = prompt is not None and prompt.kind == "tokens" and asked.get("verb") == STRIKE
    notes = happened(names, odds)
    counts = golden(notes) or (0, 0)
    won = not t.duel and t.word(zones.COMBAT_END) == zones.WON
    return CombatShown(
        kind=t.word(zones.FOUGHT),
        hero=side(names, t.fighter, counts[0]),
        foe=side(names, t.foe, counts[1]),
        ground=t.card(t.foe) if t.is_villain(t.foe) else t.terrain(t.fighter),
        where=capital(names.where(t.fighter)),
        round=t.track(zones.COMBAT_ROUND),
        most=ROUNDS,
        odds=None if t.duel or won else _odds(names, odds),
        lines=tuple(round_lines(names, notes, prompt)),
        foretold=tuple(_foretold(names, prompt)),
        hint=_hint(names, prompt),
        striking=str(asked.get("kind", "")) if striking else "",
        damage=int(str(asked["amount"])) if blocking else 0,
        target=str(asked["side"]) if blocking else "",
        won=won,
    )


# -- a side


def side(names: Names, piece: str, golden: int = 0) -> SideShown:
    """A side of the combat, with the golden faces that it showed in the last cast."""
    t = names.t
    hero = piece in t.heroes
    card = t.card(piece)
    attributes = None
    if hero:
        attributes = (values.attribute(t, piece, "body"), values.attribute(t, piece, "mind"),
                      values.attribute(t, piece, "spirit"))  # fmt: skip
    return SideShown(
        piece=piece,
        zone=pools.zone_of(t, piece),
        seat=names.seat(piece),
        name=names.card(piece),
        short=names.side(piece),
        picture=picture_of(t.box, card),
        line=_traits(names, piece),
        led=_led(names, piece),
        deck=t.box.deck_of(card) if t.kind(piece) == ENEMY else "",
        health=values.health(t, piece) if hero else values.enemy_health(t, piece, t.fighter),
        attributes=attributes,
        tokens=tuple(_token(names, token) for token in pools.tokens(t, piece)),
        abilities=tuple(_abilities(names, piece)),
        text="" if hero else " ".join(_other_texts(names, card)),
        reward=text(names, card, "reward"),
        golden=golden,
    )


def _token(names: Names, token: str) -> TokenShown:
    """A token with its faces as they are printed."""
    one, other = pools.faces(names.t, token)
    return TokenShown(token, ground(names, token), sign(one), sign(other), names.token(token))


def _traits(names: Names, piece: str) -> str:
    """What an enemy is: "Giant, Savage"."""
    enemy = names.t.box.content.enemies.get(names.t.card(piece))
    if enemy is None:
        return "" if piece in names.t.heroes else kind_line(names, piece)
    return names.words("log.comma").join(names.words(f"trait.{trait}") for trait in enemy.traits)


def _led(names: Names, piece: str) -> str:
    """Who makes the choices of an enemy [RB-731, RB-732]."""
    t, words = names.t, names.words
    if piece in t.heroes:
        return ""
    return words("combat.script") if scripted(t, piece) else words("combat.led", hero=names.card(player_of(t, piece)))


def _other_texts(names: Names, card: str) -> Iterator[str]:
    """What an enemy says besides its surge abilities and its reward."""
    for window in ("passive", "combat-start", "after-cast", "combat-round-end"):
        said = text(names, card, window)
        if said:
            yield said


def _abilities(names: Names, piece: str) -> Iterator[AbilityShown]:
    """The abilities that cost surge, as they are printed, then combat actions of cards [RB-718, RB-719]."""
    t = names.t
    prompt = names.session.prompt
    asked = prompt is not None and prompt.kind == "combat-action" and prompt.data.get("side") == piece
    for speaker, window in abilities_of(t, piece):
        card, option = t.card(speaker), ability_option(speaker, window)
        price = PRICES[window]
        used = bool(t.track(used_ability(speaker, window, piece)))
        able = asked and prompt is not None and option in prompt.options
        reason = "" if able else names.words(why_not(names, piece, speaker, window))
        key = _key(prompt, option) if able else ""
        yield AbilityShown(option, str(price) if price else names.words("combat.any-price"),
                           ability_name(names, card, window), text(names, card, window), key, used, reason)  # fmt: skip
    for speaker in t.belongings(piece) if piece in t.heroes else ():
        card = t.card(speaker)
        if CARD_WINDOW in t.box.on.get(card, {}):
            option = f"{CARD}:{speaker}"
            able = asked and prompt is not None and option in prompt.options
            used = bool(t.track(zones.once("round", speaker, piece)))
            key = "refusal.used" if used else "refusal.no-effect" if asked else "refusal.not-now"
            yield AbilityShown(option, "", ability_name(names, card, CARD_WINDOW), text(names, card, CARD_WINDOW),
                               _key(prompt, option) if able else "",
                               used, "" if able else names.words(key))  # fmt: skip


def _key(prompt: Prompt | None, option: str) -> str:
    """The number key of an option of the open question; empty where it has none."""
    at = prompt.options.index(option) + 1 if prompt is not None else 0
    return str(at) if 0 < at <= MOST_KEYS else ""


def why_not(names: Names, piece: str, speaker: str, window: str) -> str:
    """Why an ability cannot be used now: the key of the reason."""
    t = names.t
    if t.track(used_ability(speaker, window, piece)):
        return "refusal.used"
    if piece in t.heroes and values.forbids(t, "surge", piece):
        return "refusal.surge-forbidden"
    if not usual_payment(t, piece, PRICES[window]):
        return "refusal.no-surge"
    return "refusal.not-now" if can_use(t, piece, speaker, window) else "refusal.no-effect"


# -- the round


def _odds(names: Names, odds: Odds) -> OddsShown | None:
    """The odds of the combat; None until they are known."""
    _, told = odds.combat(names, names.t.fighter, names.t.foe)
    if told is None:
        return None
    line, about = names.words("combat.plain-hand"), about_words(names, told)
    return OddsShown(told.win, told.lose, told.neither, told.damage, told.rounds, line, about, told.heals)


def _foretold(names: Names, prompt: Prompt | None) -> Iterator[Foretold]:
    """What each answer would do, in a line."""
    if prompt is None or prompt.kind not in ("combat-action", "tokens", "block"):
        return
    for choice in choices(names, prompt):
        if prompt.kind == "block":
            stops = min(pools.value(names.t, choice.id), int(str(prompt.data["amount"])))
            yield Foretold(choice.id, names.words("combat.stops", amount=stops))
        elif choice.detail:
            yield Foretold(choice.piece or choice.id, choice.detail)


def _hint(names: Names, prompt: Prompt | None) -> str:
    """How this question is answered; the computer needs no help."""
    if prompt is None or names.session.computer is not None:
        return ""
    key = f"combat.hint-{prompt.kind}"
    striking = f"{key}-{prompt.data.get('verb', '')}"
    found = striking if names.words.has(striking) else key
    return names.words(found) if names.words.has(found) else ""
