"""The table described in sentences, for the text mode and for screen readers."""

from __future__ import annotations

from game.kit.shown import Seat
from game.terrinoth import values
from game.terrinoth.peril import BESIDE
from game.terrinoth.table import (
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
from game.terrinoth.view.names import Names
from game.terrinoth.view.scoreboard import PHASES, bearer, counters, scoreboard


def describe(names: Names) -> list[str]:
    """The whole table, a sentence a line; what belongs to a hero is indented by two spaces."""
    words, board = names.words, scoreboard(names)
    lines = [words("table.title", title=board.title)]
    if board.phase in PHASES:
        phase = words(f"phase.{PHASES[board.phase]}.name")
        lines.append(words("table.round", round=board.round, phase=phase))
    beside = board.track_at == BESIDE
    track = words(f"table.peril{'-beside' * beside}", space=board.track_at + 1, spaces=len(board.track))
    effect = next((e.text for e in board.effects if e.colour == board.next_effect), "")
    if effect:
        track += words("table.next", colour=words(f"log.colour.{board.next_effect}"), text=effect)
    lines.append(track)
    if board.location:
        text = words(f"location.{names.t.location}.text")
        here = board.location
        lines.append(words("table.location", location=here, progress=board.progress, value=board.value, text=text))
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
    name = words("table.leader", name=seat.name) if seat.leader else seat.name
    if seat.defeated:
        return [words("table.hero-defeated", seat=seat.number, name=name)]
    lines = [
        words(
            "table.hero", seat=seat.number, name=name, player=seat.player, wounds=seat.wounds, health=seat.health,
            tokens=seat.tokens,
        )
    ]  # fmt: skip
    cards = (
        words("table.card-exhausted" if t.piece(card).exhausted else "table.card-ready", name=names.piece(card))
        for card in t.zone(cards_zone(seat.hero))
    )
    lines.append(words("table.cards", cards=words("log.comma").join(cards)))
    lines.append(words("table.engaged", enemies=_enemies(names, t.zone(engaged_zone(seat.hero)))))
    for zone, key in ((conditions_zone(seat.hero), "table.conditions"), (play_zone(seat.hero), "table.items")):
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
