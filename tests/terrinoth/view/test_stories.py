"""Stories: every great moment has its prose, in bounds and told once; and the text mode tells it, or is told not to."""

from __future__ import annotations

import re
from io import StringIO

import pytest

from game.kit.events import Event, Noted
from game.kit.shown import Story
from game.kit.text import Words
from game.kit.text_play import TextPlayer
from game.terrinoth.content_needs import needs
from game.terrinoth.mode import TerrinothMode
from game.terrinoth.view import TerrinothView
from game.terrinoth.view.setup_form import setup_of
from tests.terrinoth.table import Scene
from tests.terrinoth.view.games import played, setup

BOUNDS = {
    "arrival": (120, 330), "peril": (80, 220), "nemesis": (80, 240), "driven-off": (80, 240), "last-blow": (80, 240),
    "fall": (80, 200),
}  # fmt: skip
AMERICAN = re.compile(
    r"\w*(?:[^aeiou]olor|avor\b|harbor|honor|armor|neighbor|labor\b|humor|center|theater|somber|specter|gray\b|mold|"
    r"plow|traveler|traveling|jewelry|\bdefense|\boffense|toward\b|afterward\b|backward\b.*backward)|"
    r"\b\w+(?:yz|(?<!s)(?<!pr)iz)(?:e|ed|es|ing)\b",
    re.IGNORECASE,
)


def texts(words: Words, kind: str) -> dict[str, str]:
    return {key: words(key) for key in words.keys(f"story.{kind}.")}


def told(view: TerrinothView, kind: str, **data: int | str) -> Story | None:
    return view.story(Noted(kind, dict(data)))


@pytest.mark.parametrize("kind", BOUNDS)
def test_prose_keeps_its_length_and_is_told_in_whole_sentences(words: Words, kind: str) -> None:
    least, most = BOUNDS[kind]
    found = texts(words, kind)
    assert found
    assert {key: len(text) for key, text in found.items() if not least <= len(text) <= most} == {}
    assert [key for key, text in found.items() if not text.endswith((".", ".”"))] == []
    assert [key for key, text in found.items() if re.search(r"['\"]|  | - |\{", text)] == []


@pytest.mark.parametrize("kind", BOUNDS)
def test_prose_is_spelled_as_in_britain(words: Words, kind: str) -> None:
    assert {key: found[0] for key, text in texts(words, kind).items() if (found := AMERICAN.search(text))} == {}


def test_no_two_moments_are_told_alike(words: Words) -> None:
    found = {key: text for kind in BOUNDS for key, text in texts(words, kind).items()}
    openings = [" ".join(text.split()[:3]) for text in found.values()]
    assert len(set(openings)) == len(openings)


def test_every_moment_of_the_box_needs_its_prose(mode: TerrinothMode, words: Words) -> None:
    box, needed = mode.box, set(needs(mode.box).words)
    asked = {key for kind in BOUNDS for key in texts(words, kind) if kind != "driven-off"}
    assert asked == {key for key in needed if key.startswith("story.")}
    assert {key.removeprefix("story.arrival.") for key in asked if "arrival" in key} == set(box.locations)
    assert {key.removeprefix("story.fall.") for key in asked if "fall" in key} == set(box.heroes)
    assert words.missing == set()


@pytest.fixture
def view(mode: TerrinothMode) -> TerrinothView:
    shown = mode.view(mode.session(setup_of(setup("stories", 3))).begin())
    assert isinstance(shown, TerrinothView)
    return shown


def test_the_opening_and_the_first_arrival_are_told_at_set_up(mode: TerrinothMode) -> None:
    session = mode.session(setup_of(setup("stories"))).begin()
    view = mode.view(session)
    found = [story for event in session.take_events() if (story := view.story(event))]
    assert [story.kind for story in found] == ["opening", "arrival"]
    opening, arrival = found
    assert opening.text.startswith("Three carts left Goldhall")
    assert opening.picture == "pictures/terrinoth/the-goblin-problem"
    assert (arrival.title, arrival.piece, arrival.line) == ("Roadside Inn", "roadside-inn", "Quarter · Trivial")
    assert [fact.value for fact in arrival.facts] == ["1", "3", "6"]


def test_each_coloured_space_tells_its_own_text_and_only_on_the_way_up(view: TerrinothView) -> None:
    """The track: start, grey, grey, green, grey, blue, red, grey, grey, red, grey, red."""
    reds = [told(view, "peril", before=space - 1, space=space, colour="red") for space in (6, 9, 11)]
    assert len({story.text for story in reds if story}) == 3
    assert {(story.tone, story.title) for story in reds if story} == {("red", "Peril, red")}
    assert told(view, "peril", before=11, space=11, colour="red") is None
    assert told(view, "peril", before=7, space=6, colour="red") is None
    assert told(view, "peril", before=0, space=1, colour="grey") is None


def test_falls_and_last_blows_are_told_of_heroes_and_of_the_nemesis_only(view: TerrinothView) -> None:
    fall = told(view, "defeated", who="elder-mok", by="")
    blow = told(view, "defeated", who="splig", by="elder-mok")
    minion = next(piece for piece in view.names.t.board.pieces if piece.endswith("-minion-1"))
    assert fall is not None
    assert (fall.kind, fall.title, fall.piece) == ("fall", "Elder Mok", "elder-mok")
    assert blow is not None
    assert (blow.kind, blow.title, blow.line) == ("last-blow", "Splig", "King of All Goblins")
    assert told(view, "defeated", who=minion, by="elder-mok") is None
    assert told(view, "to-lair", enemy="splig") is None, "Splig is beaten once and for all"
    assert view.story(Event()) is None


def test_the_dice_that_struck_the_last_blow_stay_with_it(scene: type[Scene], mode: TerrinothMode) -> None:
    s = scene(
        heroes=[{"id": "elder-mok"}, "kari-wraithstalker"], nemesis={"place": "elder-mok", "wounds": 9},
        hero_dice=["success+success", "success+defense"], enemy_dice=["threat"],
    )  # fmt: skip
    s.answer("healer-chastise")
    blow = next(story for event in s.events if (story := mode.view(s.session).story(event)) is not None)
    faces = mode.view(s.session).die_faces("die-hero")
    assert blow.kind == "last-blow"
    assert [(die, faces[face]) for die, face in blow.dice] == [
        ("die-hero", ("success", "success")), ("die-hero", ("success", "defense")),
    ]  # fmt: skip


def test_a_nemesis_that_no_roll_struck_falls_without_dice(view: TerrinothView) -> None:
    blow = told(view, "defeated", who="splig", by="elder-mok", dice=[])
    assert blow is not None
    assert blow.dice == ()


def test_whole_games_tell_their_stories_without_a_missing_word(mode: TerrinothMode) -> None:
    kinds: set[str] = set()
    for quest in mode.box.quests:
        for session, view, _ in played(mode, setup(f"tale {quest}", 2, quest)):
            kinds |= {story.kind for event in session.take_events() if (story := view.story(event))}
    assert kinds >= {"opening", "arrival", "peril", "nemesis"}
    assert {key for key in mode.words.missing if key.startswith("story.")} == set()


@pytest.mark.parametrize("stories", [True, False])
def test_the_text_mode_tells_stories_where_they_are_on(mode: TerrinothMode, words: Words, stories: bool) -> None:
    out = StringIO()
    session = mode.session(setup_of(setup("text"))).begin()
    TextPlayer(mode, session, words, StringIO(""), out, None, stories).run()
    shown = out.getvalue()
    assert ("Somebody has barred the shutters" in shown) == ("Three carts left Goldhall" in shown) == stories
    assert "Roadside Inn" in shown
