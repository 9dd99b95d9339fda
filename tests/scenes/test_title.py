"""The title: what it offers, what Continue takes up, and how one walks through it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.kit.errors import ContentError
from game.kit.mode import Mode
from game.kit.saves import Saves
from game.looks.terrinoth.title import SMOKE
from game.scenes import title
from game.scenes.load import LoadScene
from game.scenes.rules.scene import RulesScene
from game.scenes.setup.scene import SetupScene
from game.scenes.table import TableScene
from game.scenes.title import DRIFT_EVERY, MenuScene
from game.ui.screen.scene import Services
from game.ui.widgets.keyhint import key_height
from tests.scenes.driver import Hands, at_every_size, begun, furnish, played, saves_in

MakeServices = Callable[..., Services]


def save(folder: Path, slot: str = "one", **changes: object) -> Saves:
    saves = saves_in(folder / "saves")
    saves.write(slot, begun(**changes), {"slot": slot})
    return saves


def open_menu(make_services: MakeServices, home: Path) -> Hands:
    services = furnish(make_services(), home)
    return Hands(services, MenuScene(services))


def test_without_a_journey_the_lessons_come_first_and_beside_a_new_quest_one_that_begins_at_once(
    make_services: MakeServices, own_home: Path
) -> None:
    hands = open_menu(make_services, own_home)
    entries = hands.scene.entries
    assert list(entries) == ["learn", "new", "now", "load", "profile", "rules", "settings", "credits", "quit"]
    assert hands.focus is entries["learn"]
    assert entries["now"].rect.y == entries["new"].rect.y


def test_with_a_journey_the_lessons_stand_beside_a_new_quest(make_services: MakeServices, own_home: Path) -> None:
    save(own_home)
    hands = open_menu(make_services, own_home)
    entries = hands.scene.entries
    assert list(entries)[:3] == ["continue", "new", "learn"]
    assert "now" not in entries
    hands.click(entries["learn"])
    assert isinstance(hands.scene, TableScene)
    assert hands.scene.play.guided


def test_from_the_first_start_two_clicks_lead_to_the_first_decision(
    make_services: MakeServices, own_home: Path
) -> None:
    hands = open_menu(make_services, own_home)
    hands.click(hands.scene.entries["now"])
    assert isinstance(hands.scene, TableScene)
    hands.wait(4_000)
    hands.click(hands.scene.stage.proceed)
    hands.wait(4_000)
    play = hands.scene.play
    assert play.prompt is not None
    assert hands.scene.answering.clock.open
    assert not play.guided
    assert play.session.journal() == []
    assert [seat.name for seat in play.scoreboard.seats] == ["Kari Wraithstalker", "Trenloe the Strong"]


def test_lessons_that_were_left_are_gone_on_with_and_those_that_are_gone_begin_anew(
    make_services: MakeServices, own_home: Path
) -> None:
    hands = open_menu(make_services, own_home)
    services = hands.app.services
    hands.press("return")
    slot = hands.scene.play.meta["slot"]
    hands.scene.play.keep()
    hands.scene.dialogs.leave()
    hands.press("x")
    assert isinstance(hands.scene, MenuScene)
    hands.click(hands.scene.entries["learn"])
    assert hands.scene.play.meta["slot"] == slot
    hands.scene.dialogs.leave()
    hands.press("x")
    services.saves.delete(slot)
    hands.scene.enter()
    hands.click(hands.scene.entries["learn"])
    assert hands.scene.play.meta["slot"] != slot


def test_why_a_game_cannot_be_opened_is_seen_and_the_moving_picture_leaves_it(
    make_services: MakeServices, own_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = open_menu(make_services, own_home)
    services, surface = hands.app.services, hands.app.services.window.surface

    def damaged(game: str) -> Mode:
        raise ContentError([f"{game}: quests.toml: Unterminated string"])

    monkeypatch.setattr(services.games, "mode", damaged)
    middle = pygame.Rect(0, 0, 300, 100)
    middle.center = surface.get_rect().center
    before = surface.subsurface(middle).copy()
    hands.press("return")
    hands.wait(500)
    told = pygame.image.tobytes(surface.subsurface(middle), "RGB")
    assert told != pygame.image.tobytes(before, "RGB")
    hands.wait(4 * DRIFT_EVERY)
    assert pygame.image.tobytes(surface.subsurface(middle), "RGB") == told
    hands.press("return")
    hands.wait(500)
    assert hands.scene.modal is None


def test_load_without_a_journey_can_be_looked_at_but_not_opened(make_services: MakeServices, own_home: Path) -> None:
    hands = open_menu(make_services, own_home)
    hands.press("down", "down", "return")
    assert hands.focus is hands.scene.entries["load"]
    assert hands.scene.entries["load"].detail == "no journey yet"
    assert isinstance(hands.scene, MenuScene)


def test_continue_comes_first_and_tells_where_the_journey_stands(make_services: MakeServices, own_home: Path) -> None:
    save(own_home)
    hands = open_menu(make_services, own_home)
    entry = hands.scene.entries["continue"]
    assert hands.focus is entry
    assert entry.where == "The Goblin Problem · round 1, hero phase"
    assert entry.who == "Kari and Trenloe"


def test_continue_comes_back_to_the_very_question(make_services: MakeServices, own_home: Path) -> None:
    session = begun()
    session.answer(session.prompt.options[:1] if session.prompt else ())
    saves_in(own_home / "saves").write("one", session, {"slot": "one"})
    hands = open_menu(make_services, own_home)
    hands.press("return")
    assert isinstance(hands.scene, TableScene)
    assert hands.scene.play.session.prompt == session.prompt


def test_continue_passes_over_what_is_broken_and_what_is_over(make_services: MakeServices, own_home: Path) -> None:
    saves = save(own_home, "good")
    saves.write("over", played(), {"slot": "over"})
    saves.path("broken").write_text("{", encoding="utf-8")
    hands = open_menu(make_services, own_home)
    assert hands.scene.last.slot == "good"
    assert hands.scene.entries["load"].detail == "3 journeys"


def test_a_journey_that_has_become_unreadable_says_so_and_is_offered_no_longer(
    make_services: MakeServices, own_home: Path
) -> None:
    saves = save(own_home)
    hands = open_menu(make_services, own_home)
    saves.path("one").write_text("{", encoding="utf-8")
    hands.press("return")
    assert isinstance(hands.scene, MenuScene)
    assert "one.json" in hands.messages[0]
    assert "continue" not in hands.scene.entries


def test_the_menu_leads_down_to_the_shelf_and_escape_goes_to_quit(make_services: MakeServices, own_home: Path) -> None:
    hands = open_menu(make_services, own_home)
    hands.press("up")
    assert hands.focus is hands.scene.entries["learn"]
    hands.press("escape")
    assert hands.focus is hands.scene.entries["quit"]
    hands.press("down")
    assert hands.focus is hands.scene.shelf.row
    hands.press("up")
    assert hands.focus is hands.scene.entries["quit"]
    hands.press("return")
    assert hands.app.stack.ended


def test_each_entry_opens_its_scene_and_escape_comes_back(make_services: MakeServices, own_home: Path) -> None:
    save(own_home)
    hands = open_menu(make_services, own_home)
    for name, kind in (("new", SetupScene), ("load", LoadScene), ("rules", RulesScene)):
        hands.click(hands.scene.entries[name])
        assert isinstance(hands.scene, kind)
        hands.press("escape")
        assert isinstance(hands.scene, MenuScene)
    for name in ("settings", "credits"):
        hands.click(hands.scene.entries[name])
        assert not isinstance(hands.scene, MenuScene)
        hands.press("escape")
    hands.press("f1")
    assert isinstance(hands.scene, RulesScene)


def test_the_fog_drifts_when_it_is_time_and_not_for_those_who_want_no_motion(
    make_services: MakeServices, own_home: Path
) -> None:
    hands = open_menu(make_services, own_home)
    hands.wait(DRIFT_EVERY)
    frames = hands.app.frames
    hands.wait(2 * DRIFT_EVERY)
    assert hands.scene.drift == pytest.approx(4.5)
    assert hands.app.frames == frames, "only what moves was drawn"
    hands.app.services.settings.reduced_motion = True
    hands.wait(2 * DRIFT_EVERY)
    assert hands.scene.drift == pytest.approx(4.5)


def test_a_step_of_the_fog_shows_what_a_whole_frame_would_show(make_services: MakeServices, own_home: Path) -> None:
    hands = open_menu(make_services, own_home)
    hands.wait(600)
    hands.wait(DRIFT_EVERY)
    surface = hands.app.services.window.surface
    stepped = pygame.image.tobytes(surface, "RGB")
    hands.app.draw()
    assert pygame.image.tobytes(surface, "RGB") == stepped


def test_smoke_rises_from_the_inn_while_the_fog_drifts(make_services: MakeServices, own_home: Path) -> None:
    services = furnish(make_services((960, 540)), own_home)
    hands = Hands(services, MenuScene(services))
    hands.wait(600)
    smoke = pygame.Rect(*(round(edge / 2) for edge in SMOKE))
    seen = {picture_of(hands, smoke)}
    for _ in range(6):
        hands.wait(DRIFT_EVERY)
        seen.add(picture_of(hands, smoke))
    assert len(seen) == 7


def test_a_wide_window_shows_more_of_the_valley_to_the_right(make_services: MakeServices, own_home: Path) -> None:
    usual = Hands(services := furnish(make_services((960, 540)), own_home), MenuScene(services))
    wide = Hands(services := furnish(make_services((1280, 540)), own_home), MenuScene(services))
    valley = pygame.Rect(520, 60, 400, 400)
    usual.wait(600)
    wide.wait(600)
    assert picture_of(wide, valley) == picture_of(usual, valley)


def picture_of(hands: Hands, part: pygame.Rect) -> bytes:
    """What the window shows there."""
    return pygame.image.tobytes(hands.app.services.window.surface.subsurface(part), "RGB")


def test_everything_stays_inside_the_window_at_any_size(make_services: MakeServices, own_home: Path) -> None:
    save(own_home)
    assert at_every_size(make_services, lambda s: MenuScene(furnish(s, own_home))) == []


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_keys_at_the_foot_stay_inside_the_window(
    make_services: MakeServices, own_home: Path, monkeypatch: pytest.MonkeyPatch, scale: float
) -> None:
    services = furnish(make_services((1280, 720), text_scale=scale), own_home)
    drawn: list[tuple[float, float]] = []
    monkeypatch.setattr(title, "draw_hints", lambda canvas, pos, hints, **how: drawn.append(pos))
    hands = Hands(services, MenuScene(services))
    hands.app.draw()
    canvas = hands.app.canvas
    assert drawn
    assert drawn[-1][1] + key_height(canvas) / 2 < canvas.bounds.bottom


def test_no_entry_lies_on_another_at_any_size_of_type(make_services: MakeServices, own_home: Path) -> None:
    save(own_home)
    for scale in (1.0, 1.5, 2.0):
        services = furnish(make_services((1280, 720), text_scale=scale), own_home)
        rects = [entry.rect for entry in MenuScene(services).entries.values()]
        assert not any(a.colliderect(b) for a, b in combinations(rects, 2))
