"""What will come if nothing changes: whose turns are still to come, what the next spaces of the time track bring, and
what the villain does.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.kit.intent import Ahead, Deed, Intent, Move, Thinking
from game.runebound import names as zones
from game.runebound.scenarios import LAST_ROLL, REFRESHING_ROLL, marching
from game.runebound.time_track import REFRESH_SPACES, STORY_SPACES
from game.runebound.view.forecast import arrival_lines
from game.runebound.view.names import Names
from game.runebound.view.scoreboard import turns
from game.runebound.view.story_told import hexes_to_go

STORY, REFRESH, ACT, BOSS = "icons/runebound/scroll", "icons/redo", "icons/hourglass", "icons/runebound/boss"
SPACES = 3
"""So many spaces are looked ahead."""


def intent(names: Names) -> Thinking:
    """All of it; nothing before the game and after it."""
    t, words = names.t, names.words
    yield
    if not t.track(zones.ROUND) or t.word(zones.OUTCOME):
        return None
    moves = tuple(_turns(names))
    ahead = tuple(_march(names) if marching(t) else _spaces(names))
    told = (*(move.line for move in moves), *(it.text for it in ahead))
    return Intent(words("intent.title"), words("intent.about"), moves, (), ahead, rule="RB-902", spoken=told)


def _turns(names: Names) -> Iterator[Move]:
    """Turns of this round that are still to come."""
    waiting = [turn.piece for turn in turns(names) if turn.state == "next"]
    for at, hero in enumerate(waiting, 1):
        standing = names.t.standing(hero)
        line = names.words("intent.turn" if standing else "intent.turn-down", hero=names.short(hero))
        yield Move(hero, at, at, (Deed("leader", str(at), names.words("intent.turn-short")),), line=line)


def _spaces(names: Names) -> Iterator[Ahead]:
    """What the next spaces bring [RB-902 to RB-905]."""
    t, words = names.t, names.words
    for steps in range(1, SPACES + 1):
        space, act = t.space + steps, t.act
        if space > zones.LAST_SPACE:
            if space == zones.LAST_SPACE + 1:
                yield Ahead(ACT, words("intent.act"), words(f"intent.act-{t.scenario}-{act}", rounds=steps))
            continue
        if space in STORY_SPACES:
            yield Ahead(STORY, words("intent.story"), words("intent.story-line", space=space, rounds=steps))
        if space in REFRESH_SPACES:
            yield Ahead(REFRESH, words("intent.refresh"), words("intent.refresh-line", space=space, rounds=steps))


def _march(names: Names) -> Iterator[Ahead]:
    """The march on Tamalir [RB-914 to RB-917]."""
    t, words = names.t, names.words
    number = t.track(zones.MARCH)
    told = words("intent.march-line", hexes=hexes_to_go(names), rolls=LAST_ROLL - number)
    yield Ahead(BOSS, words("intent.march"), told, lacking=True)
    for line in arrival_lines(names):
        yield Ahead(BOSS, words("intent.march"), line)
    if number < REFRESHING_ROLL:
        yield Ahead(REFRESH, words("intent.refresh"), words("intent.refresh-march", rolls=REFRESHING_ROLL - number))
