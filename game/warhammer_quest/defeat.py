"""The defeat of a hero and of a nemesis, and revival [WQ-1101 to WQ-1106, WQ-1218]."""

from __future__ import annotations

from game.adventure import values, wounds
from game.adventure.table import GONE, WOUND, Table, gear_zone, play_zone
from game.adventure.wounds import answer_defeat, discard_enemy, leave_engagements, lose_conditions, recover
from game.warhammer_quest.zones import FALLEN, STRUCK, from_pool_track


def defeat_hero(t: Table, hero: str) -> None:
    """A hero is defeated: turned down, without conditions, the enemies engaged with the hero in the shadows [WQ-1102].

    The hero keeps wounds equal to health [WQ-1101, WQ-717], and everything else [WQ-1103]; a leader keeps the leader
    token [WQ-1105]. In a delve the hero is out of the game with gear and items [WQ-1254].
    """
    t.note("defeated", who=hero, by="")
    t.set_track("falls", t.track("falls") + 1)
    fallen = [other for other in t.word(FALLEN).split(",") if other and other != hero]
    t.set_track(FALLEN, ",".join([*fallen, hero]))
    leave_engagements(t, hero)
    lose_conditions(t, hero)
    t.turn(hero, False)
    if t.delve:  # type: ignore[attr-defined]
        for piece in [*t.zone(gear_zone(hero)), *t.zone(play_zone(hero))]:
            t.move(piece, GONE, face_up=True)
    t.take_token(hero, WOUND, t.tokens(hero, WOUND) - values.health(t, hero))
    answer_defeat(t, hero)


def revive(t: Table, hero: str, number: int) -> None:
    """A defeated hero is turned up and recovers so many wounds, at least one [WQ-1106]."""
    t.turn(hero, True)
    t.note("revives", hero=hero)
    recover(t, hero, max(1, number))


def set_aside(t: Table, enemy: str) -> None:
    """A nemesis that is defeated is out of the quest [WQ-719]; one of the pool leaves the campaign for good and is
    struck in the log [WQ-1218].
    """
    if not t.track(from_pool_track(enemy)):
        wounds.set_aside(t, enemy)
        return
    discard_enemy(t, enemy, STRUCK)
    t.set_track(from_pool_track(enemy), 0)
    t.note("struck-out", enemy=enemy)
