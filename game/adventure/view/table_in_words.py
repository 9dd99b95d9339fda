"""The table described in sentences, for the text mode and for screen readers: what every game of the family has.

Each sentence is a line; what belongs to a hero is indented by two spaces.
"""

from __future__ import annotations

from collections.abc import Callable

from game.adventure import values
from game.adventure.peril import BESIDE, first_space
from game.adventure.table import (
    ENEMY_DECK,
    EXPLORATION_DECK,
    LAIR,
    LOCATION_DECK,
    WOUND,
    cards_zone,
    conditions_zone,
    engaged_zone,
    play_zone,
)
from game.adventure.view.names import Names
from game.adventure.view.scoreboard import next_effect
from game.kit.shown import Seat


def top_lines(names: Names) -> list[str]:
    """The quest, the round and the phase, the peril track, and the active location."""
    t, words, quest = names.t, names.words, names.t.quest
    lines = [words("table.title", title=words(f"quest.{t.quest_id}.title"))]
    if t.word("phase") in names.phases:
        phase = words(f"phase.{names.phases[t.word('phase')]}.name")
        lines.append(words("table.round", round=t.track("round"), phase=phase))
    at, beside = t.track("peril"), t.track("peril") == BESIDE
    track = words(f"table.peril{'-beside' * beside}", space=at + 1, spaces=len(quest.track))
    colour = next_effect(quest.track, at) if first_space(quest) != BESIDE else ""
    if colour:
        text = words(f"quest.{t.quest_id}.{colour}")
        track += words("table.next", colour=words(f"log.colour.{colour}"), text=text)
    lines.append(track)
    if t.location_card():
        here, text = words(f"location.{t.location}.name"), words(f"location.{t.location}.text")
        progress, value = values.progress_here(t), values.location_value(t)
        lines.append(words("table.location", location=here, progress=progress, value=value, text=text))
    return lines


def enemy_lines(names: Names) -> list[str]:
    """Who lurks in the shadows and who in the lair."""
    t, words = names.t, names.words
    lines = [words("table.shadows", enemies=_enemies(names, t.shadows()))]
    lair = t.zone(LAIR)
    return [*lines, words("table.lair", enemies=_enemies(names, lair))] if lair else lines


def decks_line(names: Names, **others: int) -> str:
    """How many cards lie in the decks; `others` are decks that only one game has, by their names in the words."""
    decks = {"enemies": ENEMY_DECK, "cards": EXPLORATION_DECK, "places": LOCATION_DECK}
    counted = {key: len(names.t.zone(zone)) for key, zone in decks.items()}
    return names.words("table.decks", **counted, **others)


def hero_lines(names: Names, seat: Seat, card: Callable[[str], str]) -> list[str]:
    """A hero, with cards, enemies and items; `card` says an action card with how it lies."""
    t, words = names.t, names.words
    hero = seat.piece
    name = words("table.leader", name=seat.name) if t.leader == hero else seat.name
    if not t.standing(hero):
        return [words("table.hero-defeated", seat=seat.number, name=name)]
    lines = [
        words(
            "table.hero", seat=seat.number, name=name, player=seat.player, wounds=t.tokens(hero, WOUND),
            health=values.health(t, hero), tokens=t.rules.tokens(t, hero),
        )
    ]  # fmt: skip
    lines.append(words("table.cards", cards=words("log.comma").join(card(piece) for piece in t.zone(cards_zone(hero)))))
    lines.append(words("table.engaged", enemies=_enemies(names, t.zone(engaged_zone(hero)))))
    for zone, key in ((conditions_zone(hero), "table.conditions"), (play_zone(hero), "table.items")):
        if t.zone(zone):
            lines.append(words(key, cards=words("log.comma").join(names.piece(piece) for piece in t.zone(zone))))
    return lines


def _enemies(names: Names, enemies: list[str]) -> str:
    """Enemies one after the other, with their numbers if they are known."""
    if not enemies:
        return names.words("table.none")
    return names.words("table.semicolon").join(_enemy(names, enemy) for enemy in enemies)


def _enemy(names: Names, enemy: str) -> str:
    t, words = names.t, names.words
    if not t.faceup(enemy):
        text = names.piece(enemy)
    else:
        text = words(
            "table.enemy", name=names.piece(enemy), attack=values.attack(t, enemy),
            resilience=values.resilience(t, enemy), wounds=t.tokens(enemy, WOUND), health=values.health(t, enemy),
        )  # fmt: skip
    return words("table.exhausted", enemy=text) if t.piece(enemy).exhausted else text


def card_line(names: Names, card: str) -> str:
    """An action card, ready or exhausted."""
    key = "table.card-exhausted" if names.t.piece(card).exhausted else "table.card-ready"
    return names.words(key, name=names.piece(card))
