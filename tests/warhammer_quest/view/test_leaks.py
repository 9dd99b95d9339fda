"""Nobody may know which open cards are in a deck [WQ-022]: deals that differ only in what is hidden are told alike, by
every way in which the game tells something, also in the later quests of a campaign.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest
from msgspec import structs

from game.adventure.table import ENEMY_DECK, EXPLORATION_DECK, LOCATION_DECK, SHADOWS
from game.kit.codec import freeze
from game.kit.events import Event, Moved
from game.kit.intent import thought
from game.kit.session import Session
from game.kit.setup import Setup
from game.kit.staging import Staging
from game.warhammer_quest.dealing import is_named
from game.warhammer_quest.mode import WarhammerQuestMode
from game.warhammer_quest.table import Table
from game.warhammer_quest.zones import BOX, GEAR_DECK
from tests.house.test_dealing_contract import advised, dealt, redealt, shown
from tests.warhammer_quest.view.games import played, setup

SHUFFLED = (ENEMY_DECK, EXPLORATION_DECK, LOCATION_DECK, GEAR_DECK)
HIDDEN = (*SHUFFLED, SHADOWS, BOX)
EVERY = 17
"""So many questions lie between two that are looked at."""
ANSWERS = {"campaign": 190, "delve": 70, "the-poisoned-wells": 70, "waaagh": 70}
"""What is played, and so many answers of it: of the campaign three quests."""
WAYS = {
    "screen": ("faces", "sheets", "reasons", "describe", "scoreboard", "own", "banner", "choices", "card sheet",
               "explained", "objective", "staged", "chronicle"),
    "log": ("log", "why", "stories"),
    "forecast": ("forecasts", "intent"),
    "save line": ("save line",),
    "undo": ("undo", "undone"),
    "adviser": ("dealt", "advice"),
}  # fmt: skip
"""By which ways something is told, and what of all that is compared belongs to each."""


def cleared(event: Event) -> bool:
    """Whether an open card goes back to the box: what the log told of it before was told rightly, and in the box it may
    be dealt anew.
    """
    return isinstance(event, Moved) and event.zone == BOX and not event.source.startswith("deck:")


def all_told(mode: WarhammerQuestMode, session: Session, events: list[Event]) -> dict[str, object]:
    """What the contract of the house compares, and what is told of the whole game; the seed is no secret, and names no
    card.
    """
    view = mode.view(session)
    whole = structs.replace(view.chronicle(), seed="")
    return shown(mode, session, 0, events) | {
        "chronicle": whole,
        "undo": view.undo_label(),
        "stories": [view.story(event) for event in events],
        "staged": [view.staged(span.events) for span in Staging(mode.notes()).take(events)],
        "objective": view.objective(),
        "intent": thought(view.intent()),
        "card sheet": view.card_sheet(session.prompt) if session.prompt is not None else None,
        "explained": [view.explained(zone) for zone in session.state.board.zones],
    }


def party(play: str) -> Setup:
    """What is played, by two heroes who lose soon."""
    usual = setup(f"leak-{play}", play, 2)
    return structs.replace(usual, choices={**usual.choices, "step": "abyss"}) if play == "campaign" else usual


def looked_at(mode: WarhammerQuestMode, play: str) -> Iterator[tuple[Session, list[Event]]]:
    """Some questions of a random game, with what was told since the one before."""
    for number, (session, _, _) in enumerate(islice(played(mode, party(play)), ANSWERS[play])):
        events = session.take_events()
        if number % EVERY == 0 and not any(cleared(event) for event in events):
            yield session, events


def differences(mode: WarhammerQuestMode, session: Session, events: list[Event]) -> dict[str, bool]:
    """What is told otherwise when what is hidden is dealt anew."""
    twin, undone = session.fork(), session.fork()
    found, chooser = dict[str, bool](), session.prompt.chooser if session.prompt is not None else ""
    before = all_told(mode, twin, events)
    session.flow.deal(twin.table, chooser, "dealt")
    after = all_told(mode, twin, events)
    found |= {key: before[key] != after[key] for key in before}
    if undone.undo(rewind=True):
        then = shown(mode, undone, 0, [])
        session.flow.deal(undone.table, chooser, "dealt")
        found["undone"] = shown(mode, undone, 0, []) != then
    other = redealt(mode, session, "other")
    if shown(mode, other, 0, []) == shown(mode, session, 0, []):  # nothing was drawn in the node before its question
        found["dealt"] = dealt(mode, other, "a").board != dealt(mode, session, "a").board
        found["advice"] = advised(mode, other, 1) != advised(mode, session, 1)
    return found


@pytest.fixture(scope="module")
def told(mode: WarhammerQuestMode) -> dict[str, list[bool]]:
    """All that was compared in all games: whether it differed, each time."""
    every: dict[str, list[bool]] = {}
    for play in ANSWERS:
        for session, events in looked_at(mode, play):
            for key, differs in differences(mode, session, events).items():
                every.setdefault(key, []).append(differs)
    return every


@pytest.mark.rule("WQ-022")
@pytest.mark.parametrize("way", WAYS)
def test_what_is_hidden_is_not_told(told: dict[str, list[bool]], way: str) -> None:
    assert all(len(told[part]) > 5 for part in WAYS[way])
    assert [part for part in WAYS[way] if any(told[part])] == []


def test_every_way_is_looked_at(told: dict[str, list[bool]]) -> None:
    assert {part for parts in WAYS.values() for part in parts} == set(told)


@pytest.mark.rule("WQ-022")
def test_dealing_anew_changes_what_is_hidden(mode: WarhammerQuestMode) -> None:
    session = mode.session(party("campaign")).begin()
    twin = session.fork()
    assert session.prompt is not None
    session.flow.deal(twin.table, session.prompt.chooser, "dealt")
    assert freeze(twin.state) != freeze(session.state)


@pytest.mark.rule("WQ-022")
def test_in_a_later_quest_nobody_knows_what_an_earlier_one_has_shown(mode: WarhammerQuestMode) -> None:
    """No card of a deck is known, and none that lies facedown is named, in any zone that nobody looks into."""
    hidden = (mode.words("sheet.hidden"), mode.words("sheet.facedown"))
    opened = 0
    for session, view, _ in played(mode, party("campaign")):
        if not session.opens_chapter:
            continue
        opened += 1
        t, board = session.table, session.state.board
        assert isinstance(t, Table)
        for piece in (piece for zone in HIDDEN for piece in board.zone(zone) if not board.pieces[piece].face_up):
            assert view.face(piece).title == view.sheet(piece).title
            assert view.face(piece).title in hidden
        assert [p for zone in SHUFFLED for p in board.zone(zone) if board.pieces[p].known and not is_named(t, p)] == []
        if opened == 2:
            break
    assert opened == 2
