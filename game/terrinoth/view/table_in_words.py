"""The table described in sentences, for the text mode and for screen readers."""

from __future__ import annotations

from game.adventure import values
from game.adventure.peril import BESIDE
from game.adventure.table import (
    ENEMY_DECK,
    EXPLORATION_DECK,
    LAIR,
    LOCATION_DECK,
    SUCCESS,
    WOUND,
    cards_zone,
    conditions_zone,
    engaged_zone,
    play_zone,
)
from game.kit.shown import Seat
from game.terrinoth.view.names import Names
from game.terrinoth.view.scoreboard import PHASES, bearer, counters, scoreboard, table_values


def describe(names: Names) -> list[str]:
    """The whole table, a sentence a line; what belongs to a hero is indented by two spaces."""
    t, words, board, sheet = names.t, names.words, scoreboard(names), table_values(names)
    lines = [words("table.title", title=sheet.title)]
    if board.phase in PHASES:
        phase = words(f"phase.{PHASES[board.phase]}.name")
        lines.append(words("table.round", round=board.round, phase=phase))
    beside = sheet.track_at == BESIDE
    track = words(f"table.peril{'-beside' * beside}", space=sheet.track_at + 1, spaces=len(sheet.track))
    effect = next((e.text for e in sheet.effects if e.colour == sheet.next_effect), "")
    if effect:
        track += words("table.next", colour=words(f"log.colour.{sheet.next_effect}"), text=effect)
    lines.append(track)
    if t.location_card():
        here, text = words(f"location.{t.location}.name"), words(f"location.{t.location}.text")
        progress, value = values.progress_here(t), values.location_value(t)
        lines.append(words("table.location", location=here, progress=progress, value=value, text=text))
    for seat in board.seats:
        lines += _hero(names, seat)
    lines.append(words("table.shadows", enemies=_enemies(names, names.t.shadows())))
    lair = names.t.zone(LAIR)
    if lair:
        lines.append(words("table.lair", enemies=_enemies(names, lair)))
    lines += counters(names, "table.counter")
    lines += bearer(names, "table.bearer")
    decks = {"enemies": ENEMY_DECK, "cards": EXPLORATION_DECK, "places": LOCATION_DECK}
    lines.append(words("table.decks", **{key: len(names.t.zone(zone)) for key, zone in decks.items()}))
    return lines


def _hero(names: Names, seat: Seat) -> list[str]:
    """A hero, with cards, enemies and items."""
    t, words = names.t, names.words
    hero = seat.piece
    name = words("table.leader", name=seat.name) if t.leader == hero else seat.name
    if not t.standing(hero):
        return [words("table.hero-defeated", seat=seat.number, name=name)]
    lines = [
        words(
            "table.hero", seat=seat.number, name=name, player=seat.player, wounds=t.tokens(hero, WOUND),
            health=values.health(t, hero), tokens=t.tokens(hero, SUCCESS),
        )
    ]  # fmt: skip
    cards = (
        words("table.card-exhausted" if t.piece(card).exhausted else "table.card-ready", name=names.piece(card))
        for card in t.zone(cards_zone(hero))
    )
    lines.append(words("table.cards", cards=words("log.comma").join(cards)))
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
