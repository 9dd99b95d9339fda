"""What will come if nothing changes: who still has a turn in this round, harm that is due, what walks and turns by
itself, and the sand that is left.
"""

from __future__ import annotations

from game.heroica import names as tokens
from game.heroica.view.board import beasts, boss
from game.heroica.view.names import Names
from game.heroica.view.own import rounds_left
from game.heroica.view.scoreboard import turns
from game.kit.intent import Ahead, Deed, Intent, Move, Thinking, Toll

HOURGLASS = "icons/hourglass"


def intent(names: Names) -> Thinking:
    """All of it; nothing before a level has begun, between two of them, and after the last."""
    t, words = names.t, names.words
    yield
    if not t.level_id or not t.track(tokens.ROUND) or t.word(tokens.PHASE) == "camp" or t.word(tokens.OUTCOME):
        return None
    moves = (*_heroes(names), *_figures(names))
    tolls = tuple(toll for hero in t.heroes if (toll := _harm(names, hero)) is not None)
    left = rounds_left(names)
    met = t.word(tokens.GOAL_MET)
    if met:
        ahead = Ahead("icons/star", words("intent.met"), words("prompt.goal-met", hero=names.card(met)))
    else:
        ahead = Ahead(HOURGLASS, words("intent.left", rounds=left), names.level(t.level_id, "goal"), lacking=True)
    last = words("intent.ahead", title=ahead.title, text=ahead.text)
    told = (*(move.line for move in moves), *(toll.summary for toll in tolls), last)
    return Intent(
        words("intent.title"), words("intent.about", round=t.track(tokens.ROUND)), moves, tolls, (ahead,),
        rule="HC-111", spoken=told,
    )  # fmt: skip


def _heroes(names: Names) -> list[Move]:
    """The heroes whose turns are still to come in this round, in their order."""
    waiting = [turn.piece for turn in turns(names) if turn.state == "next"]
    words = names.words
    return [
        Move(hero, at, at, (Deed("leader", str(at), words("intent.turn")),),
             line=words("intent.turn-line", hero=names.card(hero)))
        for at, hero in enumerate(waiting, 1)
    ]  # fmt: skip


def _figures(names: Names) -> list[Move]:
    """What the Beast does at the end of this turn, and a final boss at the start of the next one."""
    words, made = names.words, []
    for beast in beasts(names.t):
        to = names.at(beast.following[-1]) if beast.following else names.where(beast.piece)
        line = words("intent.beast", name=names.said(beast.piece), to=to)
        made.append(Move(beast.piece, 1, 1, (Deed("sight", to, words("intent.beast-deed")),), line=line))
    found = boss(names.t)
    if found is not None:
        way = words(f"way.to.{found.next_faces}") if found.next_faces else words("intent.by-roll")
        line = words("intent.boss", name=names.said(found.piece), way=way)
        made.append(Move(found.piece, 1, 1, (Deed("turn-quarter", "", way),), line=line))
    return made


def _harm(names: Names, hero: str) -> Toll | None:
    """Delayed harm that is due when the hero's next turn starts [HC-366]."""
    t, words = names.t, names.words
    due = min(t.tokens(hero, tokens.HARMS[0]), t.health(hero))
    if not due or not t.standing(hero):
        return None
    summary = words("intent.harm", hero=names.card(hero), amount=due)
    return Toll(hero, due, float(due), due, falls="sure" if due >= t.health(hero) else "", summary=summary,
                lines=(summary,))  # fmt: skip
