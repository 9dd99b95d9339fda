"""The Most Vile Beast: it walks its track at the end of every hero's turn, and looks [HC-621 to HC-625]."""

from __future__ import annotations

from game.heroica.health import lose
from game.heroica.packs import use_up
from game.heroica.squares import is_free, lines
from game.heroica.table import Table
from game.kit.prompts import Prompt

WALKS, PACES, GRENADE = "HC-621", 2, "grenade"


def beast_walks(t: Table, hero: str) -> None:
    """From the first turn on [HC-622] it goes 2 spaces along its track; a figure or an obstacle on the next space stops
    it for that walk [HC-624]. Then it looks at the hero whose turn ends [HC-625].
    """
    track = t.level.track
    for beast in [monster for monster in t.monsters() if t.has_rule(monster, WALKS)]:
        for _ in range(PACES):
            here = t.here(beast)
            following = track[(track.index(here) + 1) % len(track)] if here in track else here
            if following == here or not is_free(t, following):
                break
            t.note("beast-walks", monster=beast, to=following.name)
            t.move(beast, following.name)
        _look(t, hero, beast)


def _look(t: Table, hero: str, beast: str) -> None:
    """A standing hero in its line of sight loses health, unless a grenade is spent; nobody is driven back [HC-625]."""
    if not t.standing(hero) or t.here(hero) not in lines(t, t.here(beast)):
        return
    t.note("beast-sees", hero=hero, monster=beast)
    grenades = t.carried(hero, GRENADE)[:1]
    if grenades and t.ask(Prompt("grenade", hero, "HC-625", tuple(grenades), 0)):
        t.note("spends-grenade", hero=hero, piece=grenades[0])
        use_up(t, hero, grenades[0])
        return
    lose(t, hero, t.strength(beast), t.piece(beast).card)
