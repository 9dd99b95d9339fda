"""On the stage: what stands beside enemies, cards, peril and the way on, and the sum of each."""

from __future__ import annotations

from game.kit.mode import View
from game.kit.stage_sheet import StageSheet
from game.kit.staging import Staging
from game.kit.text_play import plain
from game.terrinoth.mode import TerrinothMode
from tests.terrinoth.cards.finds import drawing
from tests.terrinoth.table import KARI, MOK, TRENLOE, Scene
from tests.terrinoth.view.games import played, setup


def sheets(s: Scene, mode: TerrinothMode) -> list[StageSheet]:
    """The sheets of all that was told."""
    view: View = mode.view(s.session)
    found = [view.staged(span.events) for span in Staging(mode.notes()).take(s.events)]
    return [sheet for sheet in found if sheet is not None]


def sums(sheet: StageSheet) -> list[tuple[str, str, str]]:
    return [(row.number, plain(row.text), row.rule) for line in sheet.lines for row in line.sums]


def test_an_enemy_says_its_bar_line_by_line_and_adds_up_the_wounds(scene: type[Scene], mode: TerrinothMode) -> None:
    s = scene(heroes=[{"id": TRENLOE, "engaged": ["rat-swarms-master"]}, KARI], node="enemy_turn")
    sheet = sheets(s, mode)[0]
    assert [(line.title, plain(line.text), line.rule) for line in sheet.lines] == [
        ("Swarm", "Nothing happens.", "HT-405"),
        ("Inflict", "Trenloe suffers 1 wound.", "HT-407"),
        ("Then", "It is exhausted.", "HT-404"),
    ]
    assert sums(sheet) == [
        ("1", "attack value", "HT-407"), ("1", "wound on Trenloe", "HT-407"), ("23", "of 24 left", "HT-710"),
    ]  # fmt: skip
    assert sheet.recap == "Rat Swarm Master: Trenloe −1 health"
    assert sheet.counted
    assert not sheet.idle


def test_an_enemy_that_does_nothing_says_so(scene: type[Scene], mode: TerrinothMode) -> None:
    s = scene(heroes=[{"id": TRENLOE, "engaged": ["rat-swarms-minion"]}, KARI], node="enemy_turn")
    sheet = sheets(s, mode)[0]
    assert sheet.idle
    assert sheet.recap == "Rat Swarm: stays with Trenloe"


def test_a_question_in_a_keyword_keeps_its_line_open(scene: type[Scene], mode: TerrinothMode) -> None:
    s = scene(heroes=[TRENLOE, KARI], shadows=["goblin-archers-minion"], node="enemy_turn")
    assert s.prompt.kind == "choose-hero"
    (sheet,) = sheets(s, mode)
    assert "fewest" in sheet.lines[0].text
    assert sheet.lines[1].text == "Still to come."
    assert sheet.recap == "Goblin Archer: acts now", "it has not come to anybody yet"
    assert not sheet.idle


def test_peril_tells_the_space_its_effect_and_what_came_of_it(scene: type[Scene], mode: TerrinothMode) -> None:
    s = scene(heroes=[{"id": KARI, "engaged": ["goblin-archers-minion"]}, MOK], peril=2, node="peril")
    s.answer(KARI)
    sheet = next(sheet for sheet in sheets(s, mode) if sheet.picture)
    assert [line.rule for line in sheet.lines][:2] == ["HT-501", "HT-503"]
    assert any("Kari suffers" in plain(line.text) for line in sheet.lines)
    assert any(words == "wounds on Kari" or words == "wound on Kari" for _, words, _ in sums(sheet))


def test_after_an_enemy_the_sum_is_that_of_the_enemy(scene: type[Scene], mode: TerrinothMode) -> None:
    s = scene(heroes=[{"id": TRENLOE, "engaged": ["rat-swarms-master"]}, KARI], node="enemy_turn", stop_at="peril")
    found = mode.view(s.session).why(s.events)
    assert [row.rule for row in found] == ["HT-407", "HT-407", "HT-710"]


def test_every_sheet_of_whole_games_is_in_words_with_rules_that_exist(mode: TerrinothMode) -> None:
    staging, seen = Staging(mode.notes()), set()
    for seed in ("stage-1", "stage-2"):
        staging.forget()
        for session, view, _ in played(mode, setup(seed, 3)):
            for span in staging.take(session.take_events()):
                sheet = view.staged(span.events)
                if sheet is None:
                    continue
                seen.add(span.events[0].name)  # type: ignore[attr-defined]
                rows = [row for line in sheet.lines for row in line.sums]
                texts = [sheet.title, sheet.recap, *(part.text for part in (*sheet.lines, *rows))]
                assert all(text and "<" not in text and "{" not in text for text in texts), texts
                rules = [part.rule for part in (*sheet.lines, *rows) if part.rule]
                assert all(rule in mode.box.rules for rule in rules), rules
    assert {"enemy-activates", "peril", "spawns"} <= seen


def test_what_healed_a_hero_stands_in_the_recap(scene: type[Scene], mode: TerrinothMode) -> None:
    s = drawing(scene, "saints-reliquary", mok={"conditions": ["poisoned"], "wounds": 2})
    sheet = next(sheet for sheet in sheets(s, mode) if sheet.piece.startswith("saints-reliquary"))
    assert "Mok no longer poisoned" in sheet.recap


def test_a_card_that_asks_first_has_not_done_nothing(scene: type[Scene], mode: TerrinothMode) -> None:
    def told(s: Scene) -> str:
        return next(plain(sheet.lines[0].text) for sheet in sheets(s, mode) if sheet.piece)

    asks = drawing(scene, "fresh-tracks")
    assert asks.prompt.kind == "either"
    assert told(asks) == "Still to come."
    assert told(drawing(scene, "saints-reliquary")) == "Nothing happens."
