"""Doors and walls that are worked from beside: sum doors, the cobblestone wall, and magic doors [HC-515 to HC-521,
HC-540].
"""

from __future__ import annotations

from game.heroica import names
from game.heroica.arrival import MOVED_TO
from game.heroica.level import DYNAMITE, GREY, MAGIC_DOOR, MAGIC_SPACE, SUM_DOOR, WALL, Feature
from game.heroica.rolling import has_rolled
from game.heroica.squares import features_beside, is_empty
from game.heroica.table import Table
from game.heroica.tables import roll_on
from game.kit.cells import cell_of
from game.kit.prompts import Prompt, halves_of, pair


def facts(t: Table, piece: str) -> Feature:
    """What the level says of a square of a sum door."""
    return t.level.features[t.here(piece)]


def total_of(t: Table, door: str) -> int:
    """What was rolled for a sum door so far [HC-520]."""
    return t.track(f"door:{door}")


def waited(hero: str) -> str:
    """The track with the sum door at which a hero has waited [HC-521]."""
    return f"waited:{hero}"


def doors_to_work(t: Table, hero: str) -> list[str]:
    """The sum doors beside a hero, by one of their squares, that the hero may work: a frost door only after having
    waited there [HC-520, HC-521].
    """
    found: dict[str, str] = {}
    for piece in features_beside(t, t.here(hero), SUM_DOOR):
        door = facts(t, piece)
        if not door.wait or t.word(waited(hero)) == door.door:
            found.setdefault(door.door, piece)
    return list(found.values())


def work_door(t: Table, hero: str, piece: str) -> None:
    """A roll is added to the door [HC-520]."""
    t.note("works-door", hero=hero, piece=piece)
    roll_on(t, hero, "sum-door", piece)


def add_to_door(t: Table, piece: str, value: int) -> None:
    """The value is added; when the total is reached all squares of the door are open for good [HC-520]."""
    door = facts(t, piece)
    t.set_track(f"door:{door.door}", total_of(t, door.door) + value)
    if total_of(t, door.door) >= door.total:
        t.note("door-opens", piece=piece)
        for other in t.features(SUM_DOOR):
            if facts(t, other).door == door.door:
                t.add_token(other, names.OPEN)


def note_waiting(t: Table, hero: str) -> None:
    """At the end of a turn without any roll a hero next to a frost door has waited there; who is not next to it any
    more has not [HC-521].
    """
    near = [facts(t, piece) for piece in features_beside(t, t.here(hero), SUM_DOOR)]
    doors = {door.door for door in near if door.wait}
    if t.word(waited(hero)) and t.word(waited(hero)) not in doors:
        t.set_track(waited(hero), "")
    if doors and t.standing(hero) and not has_rolled(t) and not t.word(waited(hero)):
        door = min(doors)
        t.set_track(waited(hero), door)
        t.note("waits-at-door", hero=hero, door=door)


def walls_to_blow_up(t: Table, hero: str) -> list[str]:
    """The cobblestone walls beside a hero with dynamite [HC-540]."""
    return features_beside(t, t.here(hero), WALL) if t.carried(hero, DYNAMITE) else []


def blow_up(t: Table, hero: str, wall: str) -> None:
    """Dynamite and wall are removed, without a roll [HC-540]."""
    t.note("blows-up", hero=hero, piece=wall)
    t.put_away(t.carried(hero, DYNAMITE)[0])
    t.put_away(wall)


def move_magic_door(t: Table, hero: str) -> None:
    """Whose move has ended on a magic space may put one magic door onto any empty dark grey space [HC-516]."""
    here = t.here(hero)
    if not t.feature_at(here, MAGIC_SPACE) or t.word(MOVED_TO) != here.name:
        return
    grey = [cell for cell, ground in t.level.grounds.items() if ground == GREY and is_empty(t, cell)]
    cells = [cell.name for cell in sorted(grey, key=lambda cell: cell[::-1])]
    options = tuple(pair(door, cell) for door in t.features(MAGIC_DOOR) for cell in cells)
    answer = t.ask(Prompt("magic-door", hero, "HC-516", options, 0))
    if answer:
        door, to = halves_of(answer[0])
        assert cell_of(to) is not None
        t.note("moves-magic-door", hero=hero, piece=door, to=to)
        t.move(door, to)
