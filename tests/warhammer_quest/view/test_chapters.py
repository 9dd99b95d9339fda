"""Chapters of a campaign: each is a quest with its settlement and closes when the party sets out for the next one. The
save stays small, and what is told of the whole journey is that of one that was played in a stretch.
"""

from __future__ import annotations

from io import StringIO
from itertools import pairwise
from typing import Any, NamedTuple

import msgspec
import pytest
from msgspec import structs

from game.kit.codec import freeze
from game.kit.counting import finished
from game.kit.errors import SaveError
from game.kit.opening import bring_up
from game.kit.past import as_of, branch, dated
from game.kit.people import sit_down, who_played
from game.kit.prompts import Answer, Prompt, WhyNot
from game.kit.save_format import Saved, encoded_body, encoded_head, head_of, read_save, to_saved
from game.kit.session import Session
from game.kit.shown import LogLine
from game.kit.table import GameTable
from game.kit.text_play import TextPlayer
from game.warhammer_quest.mode import WarhammerQuestMode
from game.warhammer_quest.view.campaign_log import campaign_log, log_lines
from game.warhammer_quest.view.voice import Voice
from tests.warhammer_quest.view.games import setup

CAMPAIGN = setup("a", "campaign", 2)
FIRST = CAMPAIGN.seats[0]
MOST_MORE = 3_000
"""Bytes by which the save at the beginning of a chapter may be longer than that of the one before."""


class Journey(NamedTuple):
    """A campaign that was saved and loaded whenever a chapter had closed."""

    session: Session
    given: list[Answer]
    openings: list[bytes]
    """The save at the first question of each chapter but the first."""
    settled: list[tuple[bytes, int]]
    """The save at the first question of each settlement, and how many answers it has."""


def written(mode: WarhammerQuestMode, session: Session, log: list[LogLine]) -> bytes:
    """A session as its file has it."""
    saved = to_saved(session, {}, log)
    head = head_of(mode.save_line(session.state), saved, mode.content, 0.0)
    return encoded_head(head) + encoded_body(saved)


def loaded(mode: WarhammerQuestMode, file: bytes) -> Session:
    """The session of a file."""
    return mode.load(read_save("campaign", file)[1])


@pytest.fixture(scope="module")
def journey(mode: WarhammerQuestMode) -> Journey:
    """A campaign by the sensible player; in its last chapter somebody else sits at the first hero."""
    session, decide = mode.session(CAMPAIGN).begin(), mode.computer_player("sensible", "a")
    log: list[LogLine] = []
    made = Journey(session, [], [], [])
    while session.prompt is not None:
        log += dated(mode.view(session).log(session.take_events()), session)
        if len(session.chapters) > len(made.openings):
            made.openings.append(written(mode, session, log))
            session = loaded(mode, made.openings[-1])
            if len(made.openings) == 4:
                sit_down(session, FIRST.piece, "Eve")
        if session.state.node == "town" and len(made.settled) == len(made.openings):
            made.settled.append((written(mode, session, log), len(made.given)))
        assert session.prompt is not None
        made.given.append(decide(session.table, session.prompt, None))
        session.answer(made.given[-1])
    return made._replace(session=session)


@pytest.fixture(scope="module")
def stretch(mode: WarhammerQuestMode, journey: Journey) -> Session:
    """The same campaign played in a stretch, by a flow that closes nothing."""
    answers = iter(journey.given)

    def reader(table: GameTable, prompt: Prompt, why: WhyNot | None) -> Answer:
        return next(answers)

    new = mode.session(CAMPAIGN)
    session = Session(structs.replace(new.flow, chapters=frozenset()), new.make_table, new.state, reader).begin()
    session.companions, session.people = new.companions, list(journey.session.people)
    return session


def test_a_chapter_is_a_quest_with_its_settlement(mode: WarhammerQuestMode, journey: Journey) -> None:
    session = journey.session
    assert [chapter.node for chapter in session.chapters] == ["setup"] * (len(mode.box.campaign()) - 1)
    assert sum(chapter.answers for chapter in session.chapters) + session.answered == len(journey.given)
    assert session.entries[0].node == "setup"
    assert all(len(mode.load(read_save("", file)[1]).journal()) == 0 for file in journey.openings)


def test_the_save_does_not_grow_with_the_chapters(journey: Journey) -> None:
    sizes = [len(file) for file in journey.openings]
    assert all(after - before < MOST_MORE for before, after in pairwise(sizes))
    for number, file in enumerate(journey.openings, 1):
        _, saved = read_save("", file)
        closed = sum(chapter.answers for chapter in saved.chapters)
        assert (len(saved.chapters), sum(len(node.given) for node in saved.history)) == (number, 0)
        assert saved.log
        assert min(line.at for line in saved.log) >= closed
        assert [bool(chapter.kept) for chapter in saved.chapters] == [False] * (number - 1) + [True]


def test_what_is_told_of_the_journey_is_that_of_one_played_in_a_stretch(
    mode: WarhammerQuestMode, journey: Journey, stretch: Session
) -> None:
    assert freeze(journey.session.state) == freeze(stretch.state)
    assert mode.tally(journey.session) == mode.tally(stretch)
    mine, its = mode.view(journey.session), mode.view(stretch)
    assert mine.chronicle() == its.chronicle()
    assert mine.chronicle().rounds == len(mine.chronicle().places) > 20
    assert finished(mode, journey.session, {}) == finished(mode, stretch, {})
    assert mode.save_line(journey.session.state) == mode.save_line(stretch.state)
    told = [campaign_log(Voice(session, mode.words, mode.marks)) for session in (journey.session, stretch)]
    assert told[0] == told[1] is not None


def test_who_gave_most_answers_is_known_of_closed_chapters_too(journey: Journey) -> None:
    assert [sitting.player for sitting in journey.session.people] == ["Eve"]
    assert who_played(journey.session, FIRST) == "Ana"


def test_undo_ends_where_the_party_set_out_and_says_so(mode: WarhammerQuestMode, journey: Journey) -> None:
    session, out = loaded(mode, journey.openings[0]), StringIO()
    before = freeze(session.state)
    assert session.opens_chapter
    assert not session.undo(rewind=True)
    assert freeze(session.state) == before
    TextPlayer(mode, session, mode.words, StringIO("undo\nrewind\n"), out).run()
    assert out.getvalue().count(mode.words("ui.table.undo-closed")) == 2
    decide = mode.computer_player("sensible", "a")
    assert session.prompt is not None
    session.answer(decide(session.table, session.prompt, None))
    assert not session.opens_chapter
    assert session.undo(rewind=True)
    assert session.opens_chapter


def test_in_the_settlement_the_quest_can_still_be_gone_back_to(mode: WarhammerQuestMode, journey: Journey) -> None:
    session = loaded(mode, journey.settled[1][0])
    again = as_of(session, 0)
    assert again.state.node != "town"
    assert again.table.track("round") <= 1
    assert freeze(again.fork().state) == freeze(loaded(mode, journey.openings[0]).state)


@pytest.mark.parametrize("quest", [0, 2])
def test_a_save_of_the_former_form_is_closed_when_it_is_loaded(
    mode: WarhammerQuestMode, journey: Journey, stretch: Session, quest: int
) -> None:
    file, answers = journey.settled[quest]
    former = as_of(stretch, answers)
    former.people = []
    saved = msgspec.json.decode(encoded_body(to_saved(former, {})), type=Saved)
    assert not saved.chapters
    session, wanted = mode.load(saved), loaded(mode, file)
    assert session.chapters == wanted.chapters
    assert (session.prompt, freeze(session.state)) == (wanted.prompt, freeze(wanted.state))
    assert session.journal() == wanted.journal()
    assert mode.tally(session) == mode.tally(wanted)
    assert session.undo(rewind=True)


def test_a_save_of_the_former_form_stays_as_it_is_where_the_rules_tell_it_otherwise(
    mode: WarhammerQuestMode, journey: Journey, stretch: Session
) -> None:
    former = as_of(stretch, journey.settled[1][1])
    saved = msgspec.json.decode(encoded_body(to_saved(former, {})), type=Saved)
    node = next(node for node in saved.history if node.given)
    node.given[0] = structs.replace(node.given[0], source="of another rule")
    session = mode.load(saved)
    assert not session.chapters
    assert (session.prompt, freeze(session.state)) == (former.prompt, freeze(former.state))
    session.answer(())
    assert session.prompt is not None


@pytest.mark.rule("WQ-1304")
def test_a_branch_is_marked_in_the_log_for_good(mode: WarhammerQuestMode, journey: Journey) -> None:
    session = loaded(mode, journey.settled[1][0])
    told = log_lines(Voice(session, mode.words, mode.marks))
    mark = mode.words("campaign.log.branch", number=2)
    assert not any(mark in line for line in told)
    other = loaded(mode, written(mode, branch(session, 5), []))
    log = campaign_log(Voice(other, mode.words, mode.marks))
    assert log is not None
    assert [quest.number for quest in log.quests if quest.summary.endswith("branch")] == [2]
    assert [mark in line for line in log_lines(Voice(other, mode.words, mode.marks))].count(True) == 1
    while other.last_given() is not None:
        other.undo(rewind=True)
    assert other.branches == [session.chapters[0].answers + 5]
    assert branch(other, 0).branches == [*other.branches, session.chapters[0].answers]


def damage(saved: dict[str, Any], what: str) -> None:
    """Damage what a save keeps of its chapters, or of the party."""
    kept = saved["chapters"][-1]["kept"]
    tally, record = kept["tally"], kept["record"]
    match what:
        case "no sum":
            tally["sums"].pop("foes")
        case "another hero":
            record["heroes"]["kari-wraithstalker"] = record["heroes"].pop(FIRST.piece)
        case "words for a number":
            tally["suffered"][0] = "many"
        case "no rounds":
            del record["rounds"]
            record["rounds"] = {}
        case "unknown remark":
            record["rounds"][0]["margin"] = [["gossip", ""]]
        case "unknown place":
            record["rounds"][0]["place"] = 7
        case "no end":
            saved["state"]["setup"]["players"][0] = "z" * 30_000


@pytest.mark.parametrize("what", [
    "no sum", "another hero", "words for a number", "no rounds", "unknown remark", "unknown place", "no end",
])  # fmt: skip
def test_a_save_that_is_damaged_between_chapters_is_refused_in_words(
    mode: WarhammerQuestMode, journey: Journey, what: str
) -> None:
    head, saved = read_save("campaign", journey.openings[0])
    plain = msgspec.to_builtins(saved)
    damage(plain, what)
    with pytest.raises(SaveError) as refused:
        bring_up(head, msgspec.convert(plain, Saved), lambda game: mode)
    assert str(refused.value)
