"""The turns of a round of the Warhammer Quest card game, and what only its table shows."""

from __future__ import annotations

from collections import Counter

from msgspec import structs

from game.adventure import values
from game.adventure.view.scoreboard import Turns, counters, effects, next_effect, track_spaces
from game.kit.shown import Scoreboard
from game.warhammer_quest.table import Table
from game.warhammer_quest.view.campaign_log import campaign_log
from game.warhammer_quest.view.names import Names
from game.warhammer_quest.view.table_in_words import BETWEEN
from game.warhammer_quest.view.values import MatValues, TableValues
from game.warhammer_quest.zones import POOL, STRUCK, capacity_track, from_pool_track, result_track, visits_track


def order(t: Table) -> list[str]:
    """The sequence of a round, fixed at its start: from the leader clockwise, two heroes twice in turn, of three the
    leader first and last [WQ-202 to WQ-204, WQ-207].
    """
    seats = t.seats
    leader = t.word("leader")
    at = seats.index(leader) if leader in seats else 0
    found = seats[at:] + seats[:at]
    return found * 2 if len(seats) == 2 else [*found, found[0]] if len(seats) == 3 else found


def turns(t: Table) -> Turns:
    """The activations of the round as (hero, "done", "now" or "next")."""
    if not t.seats or t.word("phase") in ("settlement", "map", "setup", ""):
        return []
    heroes = order(t)
    if t.word("phase") != "heroes":
        return [(hero, "done") for hero in heroes]
    left = len([hero for hero in t.word("turns").split(",") if hero])
    running = bool(t.word("active"))
    done = len(heroes) - left - running
    return [(hero, "done" if at < done else "now" if at < done + running else "next") for at, hero in enumerate(heroes)]


def camping(t: Table) -> bool:
    """Whether the party is at a camp of the delve: one place is left, and the next is not revealed yet [WQ-1253]."""
    return t.delve and t.word("phase") == "location" and not t.zone("location")


def between(names: Names, board: Scoreboard) -> Scoreboard:
    """Between two quests there is neither round nor phase: where the party is stands in their place, as at a camp."""
    if camping(names.t):
        note = names.words("camp.note", round=names.t.track("round"))
        return structs.replace(board, title=names.words("settlement.camp"), note=note, turns=())
    log = campaign_log(names) if names.t.word("phase") in BETWEEN else None
    if log is None:
        return board
    if names.t.word("phase") == "settlement":
        last = log.ended[-1]
        title = names.words("town.title")
        note = names.words("campaign.log.after", title=last.title, told=last.told.lower())
    else:
        people = len({hero.player for hero in log.heroes if hero.player}) or 1
        players = names.words("campaign.log.players", count=people)
        title = names.words("campaign.log.title")
        note = names.words("campaign.log.note", party=log.party, players=players)
    return structs.replace(board, title=title, note=note, turns=())


def table_values(names: Names) -> TableValues:
    """What only the table of this game shows."""
    t, quest = names.t, names.t.quest_id
    mats = (
        MatValues(
            names.seat(hero), hero, values.health(t, hero), t.track(capacity_track(hero)), t.track(visits_track(hero))
        )
        for hero in t.seats
    )
    won = ((q, t.word(result_track(number))) for number, q in enumerate(t.box.campaign(), 1))
    return TableValues(
        title=names.words(f"quest.{quest}.title"),
        track=track_spaces(names, quest, t.quest),
        track_at=t.track("peril"),
        effects=effects(names, quest, t.quest),
        next_effect=next_effect(t.quest.track, t.track("peril")),
        tally=counters_line(names),
        mats=tuple(mats),
        results=tuple((names.words(f"quest.{q}.title"), result) for q, result in won) if t.campaign else (),
        log=campaign_log(names),
        tier=0 if t.delve else t.quest.tier,
        pooled=_pooled(names) if t.campaign else "",
    )


def _pooled(names: Names) -> str:
    """The cards of the campaign pool with their number, those too that came into this quest [WQ-021, WQ-1213]."""
    t, words = names.t, names.words
    pieces = [piece.id for piece in t.board.pieces.values() if piece.zone == POOL or t.track(from_pool_track(piece.id))]
    found = Counter(names.card(t.card_of(piece)) for piece in pieces if t.piece(piece).zone != STRUCK)
    named = sorted(found.items())  # in an order that says nothing of where they lie
    told = [words("zone.pooled-more", card=card, count=count) if count > 1 else card for card, count in named]
    return words("log.comma").join(told)


def counters_line(names: Names) -> str:
    """The counters of the quest in one line."""
    return names.words("sheet.dot").join(counters(names))
