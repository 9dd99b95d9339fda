"""A level in play: laid out, heroes placed, rounds counted, cleared away [HC-107 to HC-112, HC-804 to HC-806,
HC-902 to HC-904].
"""

from __future__ import annotations

import math

from game.heroica import names
from game.heroica.box import RELIC
from game.heroica.copter import come_back, copter_of
from game.heroica.defeat import FELL, LAYS_DOWN_GUARD
from game.heroica.doors import waited
from game.heroica.health import restore
from game.heroica.level import DRAGON, POTION, SUM_DOOR, Thing
from game.heroica.level import RELIC as RELIC_THING
from game.heroica.scoring import points
from game.heroica.table import SOLO, Table
from game.heroica.trail import put_onto
from game.kit.cells import Cell, cell_of
from game.kit.prompts import Prompt

ANY, PRIESTESS, COMPANION, BAG = "any", "priestess", "companion", "bag"
GRADES = {"gentle": 1.5, "fair": 1.0, "grim": 0.85}
"""How much sand is in the hourglass, by grade [HC-904]."""
MOST_ROUNDS, MOST_LAST_ROUNDS, LAST_LEVEL = 40, 60, 22
OF_ITS_LEVEL = frozenset({"key", "torch", "dynamite"})
"""Things that do not leave their level [HC-513]."""


def lay_out(t: Table) -> None:
    """Monsters, things and features stand where the map says [HC-109, HC-110, HC-112], relics of the level among them
    [HC-703].
    """
    level = t.level
    for cell in sorted(level.features, key=_row_by_row):
        t.bring(level.features[cell].kind, cell.name)
    by_tag: dict[str, list[str]] = {}
    for cell, monster in sorted(level.monsters_for(len(t.heroes)).items(), key=lambda entry: _row_by_row(entry[0])):
        piece = t.bring(monster.kind, cell.name)
        by_tag.setdefault(monster.tag, []).append(piece)
        if t.is_boss(piece):
            t.add_token(piece, names.BAR, t.box.strength(monster.kind))
    if level.dragon is not None:
        dragon = t.bring(DRAGON, level.dragon.cell.name)
        t.add_token(dragon, names.BAR, t.box.strength(DRAGON))
        t.set_track(names.FACES, level.dragon.faces)
    for cell in sorted(level.things, key=_row_by_row):
        _lay_thing(t, cell, level.things[cell], by_tag)
    for feature in level.features.values():
        if feature.kind == SUM_DOOR:
            t.set_track(f"door:{feature.door}", 0)
    t.set_track(names.CONTACT, 0)
    t.set_track(FELL, "")


def _row_by_row(cell: Cell) -> tuple[int, ...]:
    return cell[::-1]


def _lay_thing(t: Table, cell: Cell, thing: Thing, by_tag: dict[str, list[str]]) -> None:
    """A thing; a potion of any kind is drawn by lot [HC-110]; a relic knows its guards [HC-704], and who holds it lays
    down his guard first [HC-604].
    """
    card = thing.card if thing.kind in (POTION, RELIC_THING) else thing.kind
    if card == ANY:
        kinds = list(t.box.content.potions)
        card = kinds[t.streams.below("potions", len(kinds))]
        t.learn()
    piece = t.bring(card, cell.name)
    if thing.kind == RELIC_THING:
        guards = by_tag.get(thing.guard, []) if thing.guard else []
        t.set_track(names.guards(piece), " ".join(guards))
        for guard in guards:
            if thing.held and t.has_rule(guard, LAYS_DOWN_GUARD):
                t.add_token(guard, names.ENRAGED)


def turn_order(t: Table) -> list[str]:
    """Clockwise from the first hero: in the first level the one that was chosen; later the one with the fewest points,
    ties by the seats from the last beginner on [HC-107].
    """
    before = t.word("beginner")
    first = t.state.setup["first"]
    assert isinstance(first, int)
    beginner = t.heroes[first]
    if before:
        seats = [before, *t.others(before)]
        beginner = min(seats, key=lambda hero: points(t, hero))
    t.set_track("beginner", beginner)
    return [beginner, *t.others(beginner)]


def place(t: Table, order: list[str]) -> None:
    """Each hero in turn order is put on a start space of the own choice, without another hero [HC-108]; alone the
    Priestess names a hero who is not in the game [HC-421].
    """
    if t.form == SOLO and t.heroes[0] == PRIESTESS:
        cards = tuple(card for card in t.box.content.heroes if card not in t.heroes)
        t.set_track(COMPANION, t.ask(Prompt("companion", PRIESTESS, "HC-421", cards))[0])
    for hero in order:
        starts = [cell for cell in t.level.starts if not t.heroes_at(cell)]
        picked = cell_of(t.ask(Prompt("start", hero, "HC-108", tuple(cell.name for cell in starts)))[0])
        assert picked is not None
        t.note("places", hero=hero, to=picked.name)
        put_onto(t, hero, picked)


def sand(t: Table) -> int:
    """The rounds of the hourglass for this party and grade; 0 for rivals, who have none [HC-902, HC-904]."""
    if t.rivals:
        return 0
    printed = t.level.hourglass[len(t.heroes) - 1]
    return math.ceil(printed * GRADES[str(t.state.setup["grade"])] - 1e-9)


def most_rounds(t: Table) -> int:
    """How long a level of rivals may last: 40 rounds, level 22 60 [HC-805]."""
    return MOST_LAST_ROUNDS if t.level.number == LAST_LEVEL else MOST_ROUNDS


def time_is_up(t: Table) -> bool:
    """Whether the level ends now, at the end of a round: the goal was met, the sand is through [HC-903], or rivals have
    had their 40 rounds, in level 22 their 60 [HC-805].
    """
    if t.word(names.GOAL_MET):
        return True
    if t.rivals:
        return t.track(names.ROUND) >= most_rounds(t)
    t.set_track(names.HOURGLASS, t.track(names.HOURGLASS) - 1)
    t.note("hourglass", left=t.track(names.HOURGLASS))
    return t.track(names.HOURGLASS) <= 0


def clear_away(t: Table) -> None:
    """All stand up with full health; what belongs to the level is gone, what lies there is lost; all else stays on the
    packs [HC-806]. Keys, torches and dynamite belong to it [HC-513].
    """
    for hero in t.heroes:
        if copter_of(t, hero):
            come_back(t, hero, with_thing=True)
        for token in (names.SKIP, names.MOUNTED, names.DOWN, names.GUARDED, names.GHOST, names.HASTE, names.TRADED):
            t.take_token(hero, token, t.tokens(hero, token))
        for token in names.HARMS:
            t.take_token(hero, token, t.tokens(hero, token))
        restore(t, hero, t.most_health(hero), "HC-806")
        t.set_track(waited(hero), "")
        t.set_track(names.trail(hero), "")
        t.move(hero, BAG)
        for piece in [piece for piece in t.things_of(hero) if t.piece(piece).card in OF_ITS_LEVEL]:
            t.put_away(piece)
        for relic in t.pack(hero, RELIC):
            t.take_token(relic, names.USED_IN_LEVEL, t.tokens(relic, names.USED_IN_LEVEL))
    for cell in t.level.grounds:
        for piece in list(t.zone(cell.name)):
            t.put_away(piece)
    t.set_track(COMPANION, "")
