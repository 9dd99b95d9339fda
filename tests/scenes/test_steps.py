"""The steps of the stretch that is played: back to each, forth again, and offers that are not made in this round."""

from __future__ import annotations

import pygame
import pytest

from game.kit.codec import freeze
from game.kit.history import Chapter
from game.kit.text import Words
from game.scenes.table.picture import covered_by
from game.ui.panels.step_strip import StepTile
from tests.scenes.table_driver import MakeServices, SitDown, Table, answer_by_keys, table_maker

CTRL = pygame.KMOD_CTRL


@pytest.fixture
def sit_down(make_services: MakeServices, words: Words) -> SitDown:
    """Lays a quest out and gives the table."""
    return table_maker(make_services, words)


def given(table: Table) -> list[tuple[str, ...]]:
    return table.scene.play.session.journal()


def tiles(table: Table) -> list[StepTile]:
    return table.scene.ui.header.steps.tiles


def state(table: Table) -> bytes:
    return freeze(table.scene.play.session.state)


def three_steps(sit_down: SitDown, **settings: object) -> Table:
    """A hero who attacks has chosen the card, declined to engage, and aims at an enemy: nothing new is known."""
    table = sit_down(**settings)
    for _ in range(80):
        table.scene.answering.answer(table.prompt.options[: table.prompt.least])
        steps = table.scene.play.session.entries[-1].given
        if len(steps) == 2 and table.scene.play.session.undo_is_free(2):
            return table
    raise AssertionError("nobody took two free steps")


def offer_made(sit_down: SitDown, **settings: object) -> Table:
    """A question that offers something."""
    table = sit_down(seed="whole-2", **settings)
    for _ in range(300):
        if table.prompt.offer:
            return table
        table.scene.answering.answer(table.prompt.options[: table.prompt.least])
    raise AssertionError("nothing was offered")


def test_each_answer_of_the_stretch_is_a_tile_that_says_itself_in_full(sit_down: SitDown) -> None:
    table = three_steps(sit_down)
    card = table.scene.play.session.entries[-1].given[0].ids[0]
    first, second = tiles(table)
    assert first.step.label == table.scene.play.view.face(card).title
    assert first.step.label in first.hint
    assert "nothing new" in first.hint
    assert (first.step.back, second.step.back) == (2, 1)
    table.move(first.rect.center)
    table.app.step([], 600)
    tip = table.scene.tooltip.tip
    assert tip is not None
    assert tip.text == first.hint


def test_a_click_on_a_tile_goes_back_to_before_it_and_the_rest_lies_ahead(sit_down: SitDown) -> None:
    table = three_steps(sit_down)
    before, journal = state(table), given(table)
    table.click(tiles(table)[0].rect.center)
    assert given(table) == journal[:-2]
    assert [tile.step.ahead for tile in tiles(table)] == [1, 2]
    table.click(tiles(table)[1].rect.center)
    assert (state(table), given(table)) == (before, journal)
    assert [tile.step.back for tile in tiles(table)] == [2, 1]


def test_beyond_a_die_a_tile_asks_before_it_goes_back(sit_down: SitDown) -> None:
    table = sit_down(seed="S3")
    while not (tiles(table) and not table.scene.play.session.undo_is_free(len(tiles(table)))):
        answer_by_keys(table)
    journal = given(table)
    steps = tiles(table)[0].step.back
    table.click(tiles(table)[0].rect.center)
    assert table.scene.modal is not None
    assert given(table) == journal
    table.scene.modal.buttons[-1].press()
    assert given(table) == journal[:-steps]
    assert table.scene.play.session.rewinds == 1


def test_redo_by_key_and_by_button(sit_down: SitDown) -> None:
    table = three_steps(sit_down)
    before, header = state(table), table.scene.ui.header
    assert not header.redo.visible
    table.key(pygame.K_z, CTRL)
    table.key(pygame.K_z, CTRL)
    assert header.redo.visible
    assert tiles(table)[0].step.label in header.redo.hint
    assert not header.redo.rect.colliderect(header.undo.rect)
    table.key(pygame.K_y, CTRL)
    table.click(header.redo.rect.center)
    assert state(table) == before
    assert not header.redo.visible


def test_the_log_and_the_save_follow_redo(sit_down: SitDown) -> None:
    table = three_steps(sit_down)
    lines = [line.text for line in table.scene.play.log]
    journal = given(table)
    table.key(pygame.K_z, CTRL)
    table.key(pygame.K_y, CTRL)
    assert [line.text for line in table.scene.play.log if line.icon != "undo"] == lines
    table.scene.play.settle()
    kept = [given.ids for node in table.services.saves.read("journey").history for given in node.given]
    assert kept == journal


def test_another_answer_forgets_what_lay_ahead(sit_down: SitDown) -> None:
    table = three_steps(sit_down)
    table.key(pygame.K_z, CTRL)
    assert any(tile.step.ahead for tile in tiles(table))
    table.scene.answering.answer(table.prompt.options[-1:])
    assert not any(tile.step.ahead for tile in tiles(table))
    assert not table.scene.ui.header.redo.visible


def test_a_party_without_undo_can_read_its_steps_and_not_take_them_back(sit_down: SitDown) -> None:
    table = three_steps(sit_down)
    table.scene.play.meta["undo"] = False
    table.scene.ui.ask()
    assert [tile.enabled for tile in tiles(table)] == [False, False]
    journal = given(table)
    table.click(tiles(table)[0].rect.center)
    assert given(table) == journal


def test_the_focus_walks_the_tiles(sit_down: SitDown) -> None:
    table = three_steps(sit_down)
    journal, focus = given(table), table.scene.ui.focus
    focus.to(tiles(table)[0])
    assert focus.current is tiles(table)[0]
    table.key(pygame.K_RETURN)
    assert given(table) == journal[:-2]


def test_undo_says_that_it_ends_where_a_chapter_was_closed(sit_down: SitDown) -> None:
    table = sit_down()
    header, told = table.scene.ui.header, table.scene.services.words("ui.table.undo-closed")
    messages: list[str] = []
    table.services.message = lambda text, *kind: messages.append(text)  # type: ignore[attr-defined]
    assert header.undo.reason == table.scene.services.words("ui.table.undo-nothing")
    table.scene.play.session.chapters.append(Chapter("setup", 3))
    table.scene.ui.ask()
    assert (header.undo.enabled, header.undo.reason) == (False, told)
    table.key(pygame.K_z, CTRL)
    assert messages == [told]
    table.scene.answering.answer(table.prompt.options[: table.prompt.least])
    assert header.undo.enabled


# -- offers ------------------------------------------------------------------------------------------


def test_an_offer_is_declined_for_the_round_by_its_button(sit_down: SitDown) -> None:
    table = offer_made(sit_down)
    offer = table.prompt.offered
    table.click(table.button(table.scene.answering.quiet))
    session = table.scene.play.session
    assert session.silenced == (offer,)
    last = session.last_given()
    assert last is not None
    assert (last.ids, last.quiet) == ((), offer)
    assert any(line.icon == "mute" for line in table.scene.play.log)


def test_what_is_silenced_stands_in_the_strip_and_is_offered_again_by_a_click(sit_down: SitDown) -> None:
    table = offer_made(sit_down)
    table.scene.answering.quiet()
    table.look()
    table.scene.answering.quiet()
    (tile,) = (tile for tile in tiles(table) if tile.step.offer)
    table.click(tile.rect.center)
    assert table.scene.play.session.silenced == ()
    assert not any(tile.step.offer for tile in tiles(table))


def test_enter_on_an_offer_that_was_not_read_uses_nothing(sit_down: SitDown) -> None:
    table = offer_made(sit_down)
    table.key(pygame.K_RETURN)
    last = table.scene.play.session.last_given()
    assert last is not None
    assert (last.ids, last.quiet) == ((), "")


def test_undo_takes_the_silence_back(sit_down: SitDown) -> None:
    table = offer_made(sit_down)
    table.look()
    table.scene.answering.quiet()
    assert table.scene.play.session.silenced
    table.scene.answering.take_back(rewind=True)
    assert table.scene.play.session.silenced == ()
    assert table.prompt.offer


def test_enter_on_an_offer_declines_it_once_only(sit_down: SitDown) -> None:
    table = offer_made(sit_down)
    table.key(pygame.K_BACKSPACE)
    assert table.scene.play.session.silenced == ()


def test_the_breathing_table_leaves_the_tiles_alone(sit_down: SitDown) -> None:
    table = three_steps(sit_down)
    covered = covered_by(table.scene)
    assert all(any(rect.contains(tile.rect) for rect in covered) for tile in tiles(table))
