"""Contrast: every word of every scene stands out from the pixels that really lie behind it, by 4.5 to 1 or more."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest

from game.adventure.scenario_format import LocationSpec
from game.app import App
from game.commands.stage import open_stage, own_home
from game.paths import resource
from game.scenes.lesson_choice import LessonChoice
from game.scenes.load import LoadScene
from game.scenes.replay import ReplayScene
from game.scenes.setup.scene import SetupScene
from game.scenes.table import TableScene
from game.scenes.table.focus_places import FocusPlace
from game.scenes.table.inspector import Inspector
from game.scenes.table.pause import Pause
from game.scenes.table.players_sheet import PlayersSheet
from game.scenes.table.stage import Stage
from game.scenes.title import MenuScene
from game.terrinoth.scenario import build
from game.terrinoth.scenario_format import HeroSpec, ScenarioSpec
from game.terrinoth.workbench import SHOWN_PARTY, SHOWN_PLAYERS
from game.ui.ambience.ambience_table import AmbienceTable
from game.ui.panels.card_sheet import CardSheetPanel
from game.ui.panels.lesson_sheet import LessonSheet
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Replace, Scene, Services
from game.ui.screen.theme import Style, rgb
from game.ui.widgets.modal import Modal
from game.ui.widgets.toast import Toasts
from game.ui.widgets.tooltip import Tooltip
from tests.visual import at_table, exhibits, stages
from tests.visual.colour import contrast, luminance
from tests.visual.contrast import Layer, Letters, Word, letters, measured
from tests.visual.exhibits import Exhibit, Showcase

LEAST = 4.5
"""WCAG 2.2, level AA; what can not be used just now and what is dimmed has to be read as well."""
SIZE = (1280, 720)
GLOW = 30.0
"""What the glow of a card takes beyond it, both sides together."""
BOX = re.compile(r"^(grate|heroica|tenefyr|runebound)-")
"""What stands before the names of the stages of a game."""
LAYERS: dict[str, Layer] = {
    **dict.fromkeys(("beat-2", "beat-4", "beat-card", "beat-peril"), (Stage, "draw")),
    **dict.fromkeys(("arrival", "nemesis", "fall"), (Stage, "draw_moment")),
    "card-enemy": (Inspector, "draw_full"),
    "card-hero": (Inspector, "draw_full"),
    "card-place": (Inspector, "draw_full"),
    "objective": (Inspector, "draw_full"),
    "quest-the-goblin-problem": (CardSheetPanel, "draw"),
    "upgrade-2": (CardSheetPanel, "draw"),
    "upgrade-4": (CardSheetPanel, "draw"),
    "pause": (Pause, "draw"),
    "players-2": (PlayersSheet, "draw"),
    "players-4": (PlayersSheet, "draw"),
    **dict.fromkeys(stages.GUIDED, (LessonSheet, "draw")),
    "guided-lessons": (LessonChoice, "draw"),
    **dict.fromkeys(("card-gear", "card-action"), (Inspector, "draw_full")),
    **dict.fromkeys(("train-2", "train-4"), (CardSheetPanel, "draw")),
    **dict.fromkeys(("level", "goal", "down", "boss"), (Stage, "draw_moment")),
    "card-relic": (Inspector, "draw_full"),
    "beat": (Stage, "draw"),
    "guided": (LessonSheet, "draw"),
}
"""What lies over a darkened table."""
KINDS = {f"{kind}-{heroes}": index for index, kind in enumerate(stages.USUAL) for heroes in (2, 4)}
PAGES = [
    name
    for name in stages.STAGES
    if BOX.sub("", name) in ("setup-heroes", "setup-table", "victory-standings", "victory-chronicle", "victory-dice")
]
"""What is a page of its own only where type is large."""
LOOKED_AT = [name for name in stages.STAGES if name not in KINDS or name.endswith("24"[KINDS[name] % 2])]
LOOKED_AT = [name for name in LOOKED_AT if name not in PAGES]
"""Every scene; each kind of question with two heroes or with four."""


class Watch:
    """One window, and what is hard to read in it."""

    def __init__(self, services: Services, hold: Letters) -> None:
        self.services, self.hold = services, hold
        self.app = App(services, MenuScene(services))

    def show(self, scene: Scene) -> Any:
        """Show a scene, at rest."""
        self.app.stack.change(Replace(scene))
        self.app.toasts = Toasts()
        at_table.settle(scene)
        return scene

    def words(self, layer: Layer | None = None) -> list[Word]:
        """What is read now; what something lies half over is not."""
        found = measured(self.app, self.hold, layer=layer)
        assert found, "nothing is said"
        over = [self.app.canvas.device(rect) for rect in _over(self.app.stack.top)]
        return [word for word in found if not any(_half_hidden(word.rect, rect) for rect in over)]

    def faint_at(self, name: str) -> list[str]:
        """The words of a stage that stand out too little; what lies over a darkened scene is read alone."""
        self.services.settings.hints, self.services.settings.speed = False, "now"
        at_table.first_again(self.services)
        scene = self.show(stages.STAGES[name](self.services))
        asks = (Modal, "draw") if getattr(scene, "modal", None) is not None else None
        return self.faint(LAYERS.get(BOX.sub("", name), asks))

    def faint(self, layer: Layer | None = None) -> list[str]:
        """The words that stand out too little, by their places on the stage of 1920 x 1080."""
        stage = self.services.window.stage
        return [
            "{:.0f}, {:.0f}".format(*stage.logical(word.rect.topleft)) + f": {word.contrast:.2f}"
            for word in self.words(layer)
            if word.contrast < LEAST
        ]


def _over(scene: Any) -> Iterator[pygame.FRect]:
    """What lies over the table without hiding all of it."""
    if isinstance(scene, TableScene):
        yield from scene.ui.dock.rects
        drawn = (scene.ui.rect_of(piece) for piece in scene.play.session.state.board.zone("drawn"))
        yield from (rect.inflate(GLOW, GLOW) for rect in drawn if rect is not None)
        if scene.ui.drawer.shown:
            yield scene.ui.drawer.rect
        if scene.hint_sheet.note is not None:
            yield scene.hint_sheet.rect
        yield from scene.intent.covered


def _half_hidden(word: pygame.Rect, over: pygame.Rect) -> bool:
    return word.colliderect(over.inflate(24, 24)) and not over.contains(word)


def watching(hold: Letters, **settings: Any) -> Iterator[Watch]:
    """A window of its own, closed at the end."""
    with own_home():
        services = open_stage(SIZE, **{"speed": "now", "hints": False, **settings})
        yield Watch(services, hold)
        services.window.close()


@pytest.fixture(scope="module")
def hold() -> Iterator[Letters]:
    with letters() as hold:
        yield hold


@pytest.fixture(scope="module")
def watch(hold: Letters) -> Iterator[Watch]:
    yield from watching(hold)


@pytest.fixture(scope="module")
def alive(hold: Letters) -> Iterator[Watch]:
    yield from watching(hold, speed="even")


@pytest.fixture(scope="module")
def large(hold: Letters) -> Iterator[Watch]:
    yield from watching(hold, text_scale=2.0)


@pytest.fixture(scope="module")
def strong(hold: Letters) -> Iterator[Watch]:
    yield from watching(hold, high_contrast=True)


# -- the measure itself ----------------------------------------------------------------------------------


@pytest.mark.parametrize("ink", [(42, 26, 16), (140, 140, 140), (255, 255, 255), (181, 131, 224)])
@pytest.mark.parametrize("ground", [(236, 222, 188), (20, 14, 11), (120, 60, 40)])
@pytest.mark.parametrize("face", ["ui", "story", "title"])
def test_a_word_on_plain_ground_has_the_contrast_of_its_two_colours(
    watch: Watch, ink: Any, ground: Any, face: str
) -> None:
    expected = contrast(luminance(ink), luminance(ground))
    watch.show(_said(ground, lambda canvas: canvas.text("Woodland", (200, 200), Style(face, 20), ink)))
    assert [word.contrast for word in watch.words()] == pytest.approx([expected], rel=0.06)


def test_a_word_is_judged_by_the_worst_of_its_ground_and_by_its_outline(watch: Watch) -> None:
    def striped(canvas: Canvas) -> None:
        canvas.rect((260, 150, 400, 100), (210, 210, 210))
        canvas.text("Woodland", (200, 200), Style("ui-extrabold", 40), (255, 255, 255))

    def outlined(canvas: Canvas) -> None:
        canvas.rect((260, 150, 400, 100), (210, 210, 210))
        canvas.text("Woodland", (200, 200), Style("ui-extrabold", 40), (255, 255, 255), outline=((0, 0, 0), 3))

    watch.show(_said((0, 0, 0), striped))
    assert min(word.contrast for word in watch.words()) < 2
    watch.show(_said((0, 0, 0), outlined))
    assert min(word.contrast for word in watch.words()) > 15


def test_a_word_that_is_nearly_the_colour_of_its_ground_is_found(watch: Watch) -> None:
    watch.show(_said((50, 42, 34), lambda canvas: canvas.text("Oak", (200, 200), Style("ui", 20), (57, 48, 39))))
    assert 1 < watch.words()[0].contrast < 1.2


def test_a_faded_word_is_measured_as_it_is_seen(watch: Watch) -> None:
    watch.show(
        _said((0, 0, 0), lambda canvas: canvas.text("Oak", (200, 200), Style("ui", 40), (255, 255, 255), alpha=90))
    )
    assert all(word.contrast < 3.2 for word in watch.words())


def _said(ground: Any, paint: Callable[[Canvas], object]) -> Exhibit:
    def draw(canvas: Canvas, rect: pygame.FRect) -> None:
        canvas.fill(ground)
        paint(canvas)

    return Exhibit((1800, 1000), [draw])


# -- scenes ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", LOOKED_AT)
def test_every_word_of_a_scene_stands_out(watch: Watch, name: str) -> None:
    assert watch.faint_at(name) == []


@pytest.mark.parametrize("name", ["title", "setup-two", "settings-look", "victory-ending", "early-2", "full-4"])
def test_every_word_stands_out_in_high_contrast(strong: Watch, name: str) -> None:
    assert strong.services.theme.name == "high-contrast"
    assert strong.faint_at(name) == []


@pytest.mark.parametrize("name", [*PAGES, "setup-quest", "settings-look", "travel-2", "spend-4", "card-place"])
def test_every_word_stands_out_in_large_type(large: Watch, name: str) -> None:
    assert large.faint_at(name) == []


def test_what_is_still_missing_in_a_setup_can_be_read(watch: Watch) -> None:
    scene = watch.show(SetupScene(watch.services, stages.the_mode()))
    assert scene.options.problem
    assert watch.faint() == []


def test_the_entries_of_the_title_can_be_read_while_they_have_the_focus(watch: Watch) -> None:
    scene = watch.show(stages.title(watch.services))
    for entry in list(scene.focus.widgets())[:3]:
        scene.focus.to(entry)
        at_table.settle(scene)
        assert watch.faint() == []


def test_the_question_before_a_journey_is_deleted_can_be_read(watch: Watch) -> None:
    stages.keep_journeys(watch.services.saves)
    scene = watch.show(LoadScene(watch.services))
    scene.ask_delete()
    assert watch.faint((Modal, "draw")) == []


def test_the_reason_of_a_refusal_can_be_read(watch: Watch) -> None:
    scene = watch.show(stages.early(watch.services, 2))
    watch.services.bindings.device = "keyboard"
    why = scene.play.refusals.reason
    stop = next(w for w in scene.ui.focus.widgets() if isinstance(w, FocusPlace) and why(w.place)[0])
    scene.ui.focus.to(stop)
    scene.focused()
    assert scene.tooltip.shown
    assert watch.faint((Tooltip, "draw")) == []
    watch.services.bindings.device = "mouse"


def test_a_journey_that_is_watched_again_can_be_read(watch: Watch) -> None:
    scene = ReplayScene(watch.services, stages.the_mode(), stages.questions(2)["target"].fork(), {})
    watch.show(scene)
    scene.step()
    scene.paused = True
    assert watch.faint() == []


# -- the places behind the table ---------------------------------------------------------------------------


@pytest.mark.parametrize("heroes", [2, 4])
@pytest.mark.parametrize("kind", ["darkest", "brightest", "mistiest"])
def test_the_table_can_be_read_over_any_place_while_its_air_moves(alive: Watch, heroes: int, kind: str) -> None:
    box = stages.the_mode().box  # type: ignore[attr-defined]
    place = _place(alive, list(box.locations), kind)
    party = [HeroSpec(id=SHOWN_PARTY[seat], player=SHOWN_PLAYERS[seat]) for seat in range(heroes)]
    spec = ScenarioSpec(heroes=party, shadows=[], location=LocationSpec(id=place), node="hero_turn", seed="place")
    scene = alive.show(stages.table(alive.services, build(box, spec).begin()))
    assert scene.ui.table.breathing
    assert alive.faint() == []


def _place(watch: Watch, places: list[str], kind: str) -> str:
    """The place whose picture is the darkest or the brightest, or in which the mist is lightest and thickest."""
    airs = AmbienceTable.read(resource("data", "terrinoth", "ambience.toml"))

    def light(place: str) -> float:
        shown = watch.services.images.get(f"pictures/terrinoth/{place}", (60, 34), fit="cover")
        red, green, blue, _ = pygame.transform.average_color(shown)
        return luminance((red, green, blue))

    def mist(place: str) -> float:
        air = airs.of(place)
        return air.thick * luminance(rgb(air.mist)) if air.mist else 0.0

    if kind == "mistiest":
        return max(places, key=mist)
    return (max if kind == "brightest" else min)(places, key=light)


# -- cards and widgets -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def showcase(watch: Watch) -> Showcase:
    return Showcase(watch.services, stages.the_mode().workbench().full_table(4))


def test_every_kind_of_card_can_be_read_in_full(watch: Watch, showcase: Showcase) -> None:
    kinds = {(face.frame, face.variant) for face in showcase.faces}
    assert kinds >= {("enemy", rank) for rank in ("minion", "master", "nemesis")}
    assert kinds >= {("activation", name) for name in ("scout", "healer", "warrior", "mage")}
    assert kinds >= {("event", "harmful"), ("event", "mixed"), ("item", "helpful"), ("location", ""), ("condition", "")}
    for page in showcase.full_cards():
        watch.show(page)
        assert watch.faint() == []


def test_every_kind_of_card_can_be_read_on_the_table_in_every_tone(watch: Watch, showcase: Showcase) -> None:
    for page in showcase.table_cards():
        watch.show(page)
        assert watch.faint() == [], page.size


@pytest.mark.parametrize("high", [False, True])
def test_every_widget_can_be_read_in_every_state(watch: Watch, strong: Watch, high: bool) -> None:
    looking = strong if high else watch
    shown = {
        "buttons": exhibits.buttons(),
        "leather": exhibits.controls("leather"),
        "parchment": exhibits.controls("parchment"),
        "notices": exhibits.notices(looking.services),
        "options": exhibits.options(),
        "signs": exhibits.mat_signs(),
        "rows": exhibits.rows(),
    }
    for name, exhibit in shown.items():
        looking.show(exhibit)
        assert looking.faint() == [], name
