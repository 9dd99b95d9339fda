"""The defeat of a hero of Heroes of Terrinoth [HT-801 to HT-803]."""

from __future__ import annotations

from game.adventure.table import EXPLORATION_DISCARD, SUCCESS, WOUND, Table, play_zone
from game.adventure.wounds import answer_defeat, leave_engagements, lose_conditions


def defeat_hero(t: Table, hero: str) -> None:
    """A hero is defeated [HT-801]; a leader hands the token on [HT-802]; if none is left the quest is lost [HT-803]."""
    t.note("defeated", who=hero, by="")
    leave_engagements(t, hero)
    t.take_token(hero, WOUND, t.tokens(hero, WOUND))
    t.take_token(hero, SUCCESS, t.tokens(hero, SUCCESS))
    for item in list(t.zone(play_zone(hero))):
        t.move(item, EXPLORATION_DISCARD, 0, face_up=True)
    lose_conditions(t, hero)
    t.turn(hero, False)
    if t.leader == hero and t.next_hero(hero):
        t.set_track("leader", t.next_hero(hero))
        t.note("leader", hero=t.leader)
    answer_defeat(t, hero)
