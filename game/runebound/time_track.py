"""The time track: spaces, acts, gem refresh [RB-901, RB-902, RB-905]."""

from __future__ import annotations

from game.runebound import names
from game.runebound.box import GEM
from game.runebound.decks import discard
from game.runebound.scenarios import REFRESHING_ROLL, end_of_act, heal_villain, march_roll, marching
from game.runebound.shopping import add_to_market
from game.runebound.story import end_rules, reveal_story
from game.runebound.table import Table

STORY_SPACES, REFRESH_SPACES, SOLO_SPACES = (2, 5, 8, 11), (6, 12), (4, 8, 12)
ACTS = 2


def advance(t: Table) -> None:
    """The time token moves on; what the space brings resolves in order [RB-902]. After act II Margath marches in its
    place [RB-914, RB-917]. Raises GameOver where that ends the game.
    """
    if t.together:
        heal_villain(t)
    if marching(t):
        if march_roll(t) == REFRESHING_ROLL:
            refresh(t)
        return
    if t.space == names.LAST_SPACE:
        _end_act(t)
    else:
        t.set_track(names.SPACE, t.space + 1)
    if marching(t):
        return  # the token stays where it is
    t.note("time", act=t.act, space=t.space)
    if t.space in REFRESH_SPACES:
        refresh(t)
    if t.space in STORY_SPACES:
        reveal_story(t)


def _end_act(t: Table) -> None:
    """An act ends: what holds until then ends, and the scenario says what comes [RB-902, RB-904]."""
    act = t.act
    end_rules(t)
    if act < ACTS:
        t.set_track(names.ACT, act + 1)
        t.set_track(names.SPACE, 1)
    else:
        t.set_track(names.MARCHING, 1)
    t.note("act", act=act, scenario=t.scenario)
    end_of_act(t, act)


def refresh(t: Table) -> None:
    """All facedown gems turn faceup, except in hexes with a hero, a defeated one too [RB-905]."""
    taken = {t.here(hero) for hero in t.heroes}
    t.note("refresh")
    for cell in t.land.gems:
        for piece in t.lying(cell):
            if t.kind(piece) == GEM and cell not in taken:
                t.turn(piece, True)


def refresh_markets(t: Table) -> None:
    """For one who plays alone the leftmost card of each market is replaced on some spaces [RB-953]."""
    if not t.solo or t.space not in SOLO_SPACES:
        return
    for site in t.land.sites.values():
        lying = t.zone(names.market(site.id))
        if lying:
            t.note("withdraws", piece=lying[0], hero=t.active, city=site.id)
            discard(t, lying[0])
            add_to_market(t, site.id)
