"""The view: what is shown of a running game, at every question, in every form."""

from __future__ import annotations

import pytest

from game.heroica.mode import HeroicaMode
from game.heroica.view import HeroicaView
from game.heroica.view.values import ENDLESS
from game.kit.computer_players import RandomPlayer
from game.kit.intent import thought
from game.kit.save_format import to_saved
from game.kit.session import Session
from tests.heroica.view.conftest import Begin
from tests.heroica.view.scenes import laid

GAMES = (
    ("kameshbog", 1, True), ("drandora-port", 2, False), ("gates-of-elsruck", 3, False), ("waldurk-forest", 4, True),
    ("nuthuz", 2, True), ("fortaan", 3, False), ("pythius", 2, False), ("portal-of-dimeria", 4, False),
    ("drocomon", 4, True),
)  # fmt: skip
QUESTIONS = 30


def look(mode: HeroicaMode, session: Session) -> HeroicaView:
    """Ask the view of an open question everything."""
    view, prompt = mode.view(session), session.prompt
    assert prompt is not None
    banner = view.banner(prompt)
    assert banner.who
    assert banner.verb
    assert banner.decline or prompt.least
    assert banner.about in ("", *session.state.board.pieces)
    choices = view.choices(prompt)
    assert [choice.id for choice in choices] == list(prompt.options)
    assert all(choice.label for choice in choices)
    for option in ("", *prompt.options[:3]):
        view.forecast(prompt, option)
    view.log(session.take_events())
    return view


@pytest.mark.parametrize(("level", "seats", "together"), GAMES)
def test_every_question_is_told_in_words(
    mode: HeroicaMode, begin: Begin, level: str, seats: int, together: bool
) -> None:
    mode.words.missing.clear()
    session, player = begin(level, seats, together), RandomPlayer(level)
    for number in range(QUESTIONS):
        if session.prompt is None:
            break
        view = look(mode, session)
        if number % 10 == 9:
            values = view.own()
            assert len(values.seats) == seats
            assert view.describe()
            assert view.scoreboard().turns
            assert view.objective() is not None
            again = mode.load(to_saved(session, {}))
            assert again.prompt == session.prompt
        session.answer(player(session.table, session.prompt, None))
        assert view.undo_label()
    assert mode.words.missing == set()


def test_every_piece_has_a_face_and_a_sheet(mode: HeroicaMode) -> None:
    mode.words.missing.clear()
    session = mode.workbench().full_table(4)
    view = mode.view(session)
    for piece in session.state.board.pieces:
        face = view.face(piece)
        assert face.title
        assert face.frame
        assert view.sheet(piece).title == face.title
        view.reason(piece)
    assert mode.words.missing == set()


@pytest.mark.rule("HC-106", "HC-850", "HC-008")
def test_a_seat_shows_all_that_stands_on_the_panel(mode: HeroicaMode) -> None:
    session = mode.workbench().full_table(4)
    first, second, third, fourth = mode.view(session).own().seats
    assert [item.card for item in first.weapons] == ["ax", "wand"]
    assert [item.card for item in first.carried] == ["key"]
    assert (first.number, first.name, first.player, first.active) == (1, "Barbarian", "Ana", True)
    assert (second.skips, second.harm, second.health, second.most_health) == (1, 1, 2, 5)
    assert [(trophy.card, trophy.number, trophy.points) for trophy in second.trophies] == [("ennon-viper", 2, 2)]
    assert third.mounted
    assert (fourth.guarded, fourth.harm_later) == (True, 2)
    (lamp,) = fourth.relics
    assert (lamp.left, lamp.uses) == (3, 3)
    (helmet,) = second.relics
    assert (helmet.left, helmet.uses) == (ENDLESS, ENDLESS)


@pytest.mark.rule("HC-450", "HC-452")
def test_the_store_shows_price_stock_and_what_can_be_bought(mode: HeroicaMode) -> None:
    knight = {"id": "knight", "cell": "B2", "gold": 2}
    session = laid(mode, node="prepare", heroes=[knight], store=["ax", "life"]).play()
    shelves = {shelf.kind: shelf.goods for shelf in mode.view(session).own().store}
    (ax,), (life,) = ([goods for goods in shelves[kind] if goods.stock] for kind in ("weapon", "potion"))
    assert [goods.card for goods in shelves["relic"] if goods.stock or goods.affordable] == []
    assert len(shelves["relic"]) == 4, "what is sold out keeps its place"
    assert (ax.price, ax.stock, ax.affordable) == (3, 1, False)
    assert (life.price, life.stock, life.affordable) == (2, 1, True)
    session.answer(["store"])
    assert mode.view(session).scoreboard().phase == "store"
    (choice,) = mode.view(session).choices(session.prompt)  # type: ignore[arg-type]
    assert choice.label == "Buy Life for 2 gold"
    assert "2 becomes 0" in choice.detail
    assert mode.view(session).sheet("life-1").stakes == ("Gold: 2 becomes 0.", "Points: 2 becomes 1.")
    assert mode.view(session).reason("ax-1")[1] == "HC-450"


@pytest.mark.rule("HC-651", "HC-652")
def test_the_dragon_shows_its_sides_now_and_in_the_next_turn(mode: HeroicaMode) -> None:
    session = laid(
        mode, level="drocomon", node="prepare", heroes=[{"id": "knight", "cell": "B8"}], faces="south", touched=True
    ).play()
    boss = mode.view(session).own().boss
    assert boss is not None
    assert (boss.faces, boss.next_faces) == ("south", "west")
    now, then = dict(boss.sides), dict(boss.next_sides)
    assert len(now) == 8
    assert sorted(now.values()) == sorted(["head"] * 2 + ["tail"] * 2 + ["flank"] * 4)
    heads = {cell for cell, side in now.items() if side == "head"}
    assert {then[cell] for cell in heads} == {"flank"}


@pytest.mark.rule("HC-624", "HC-625")
def test_the_beast_shows_where_it_goes_and_what_it_will_see(mode: HeroicaMode) -> None:
    session = laid(mode, level="pythius", node="prepare", heroes=[{"id": "knight", "cell": "B2"}]).play()
    (beast,) = mode.view(session).own().beasts
    assert len(beast.following) == 2
    assert set(beast.following) <= set(beast.track)
    assert beast.seen
    sheet = mode.view(session).sheet(beast.piece)
    assert any("2 spaces" in row.text for row in sheet.rows)


@pytest.mark.rule("HC-801")
def test_the_chart_tells_the_road(mode: HeroicaMode) -> None:
    scenario = laid(
        mode, level="seldaan-village", node="camp", road=["kameshbog", "seldaan-village", "waldurk-forest"],
        won=["knight", "-"], heroes=[{"id": "knight"}],
    )  # fmt: skip
    session = scenario.play()
    view = mode.view(session)
    states = {station.level: station.state for station in view.own().chart if station.state != "off"}
    assert states == {"kameshbog": "won", "seldaan-village": "lost", "waldurk-forest": "next"}
    assert view.scoreboard().title == "On the road"
    assert "4. Seldaan Village: without its goal." in view.describe()
    assert view.banner(session.prompt).verb == "set out for Waldurk Forest"  # type: ignore[arg-type]


REASONS = (
    ("locked-door", "C3", "HC-511"), ("magic-door", "C3", "HC-515"), ("chest", "C3", "HC-506"),
    ("cobblestone-wall", "C2", "HC-540"), ("rocks", "D3", "HC-526"),
)  # fmt: skip


@pytest.mark.parametrize(("card", "cell", "rule"), REASONS)
def test_what_cannot_be_tried_says_why(mode: HeroicaMode, card: str, cell: str, rule: str) -> None:
    extra = {"card": "rocks", "cell": "B3"}
    session = laid(mode, node="act", features=[{"card": card, "cell": cell}, extra]).play()
    piece = next(name for name, it in session.state.board.pieces.items() if it.card == card and it.zone != "cell:1,2")
    sentence, found = mode.view(session).reason(piece)
    assert sentence.endswith(".")
    assert found == rule


def test_nothing_is_said_of_what_lies_in_the_box(mode: HeroicaMode) -> None:
    session = laid(mode, level="nuthuz", node="act").play()
    gone = [piece for piece, it in session.state.board.pieces.items() if it.zone == "box"]
    assert {session.table.kind(piece) for piece in gone} >= {"feature", "thing"}  # type: ignore[attr-defined]
    assert {mode.view(session).reason(piece) for piece in gone} == {("", "")}


def test_squares_are_explained_and_refused(mode: HeroicaMode) -> None:
    session = laid(mode, node="act", dice=["sword"], answers=["roll"]).play()
    view = mode.view(session)
    assert view.reason("cell:0,0") == ("Nobody walks there.", "HC-102")
    assert view.reason("cell:14,6")[1] == "HC-221"
    told = view.explained("cell:0,0")
    assert told is not None
    assert told.title == "A1: wall"


def test_a_story_is_told_of_a_level_and_of_its_end(mode: HeroicaMode, begin: Begin) -> None:
    session = begin("kameshbog")
    told = [mode.view(session).story(event) for event in session.take_events()]
    (story,) = [story for story in told if story is not None]
    assert story.title == "The Reeds Remember"
    assert story.text.startswith("The causeway sank")


def test_the_last_roll_is_summed_up(mode: HeroicaMode) -> None:
    session = laid(
        mode, node="act", monsters=[{"card": "lizoid", "cell": "C2"}], dice=["skull"], stop_at="turn_end"
    ).play()
    rows = mode.view(session).why(session.take_events())
    assert rows[0].text == "Skull, for a fight"
    assert [row.number for row in rows[1:2]] == ["−2"]


@pytest.mark.rule("HC-366")
def test_what_is_still_to_come_is_told(mode: HeroicaMode) -> None:
    knight = {"id": "knight", "cell": "B2", "tokens": {"harm-1": 2}}
    session = laid(mode, node="prepare", heroes=[knight, {"id": "sage", "cell": "B3"}], level="pythius").play()
    told = thought(mode.view(session).intent())
    assert told is not None
    assert [move.piece for move in told.moves][:1] == ["sage"]
    assert any("goes to" in line for line in told.spoken)
    toll = told.toll("knight")
    assert toll is not None
    assert (toll.least, toll.most) == (2, 2)


@pytest.mark.rule("HC-905")
def test_a_coin_that_is_handed_over_is_told(mode: HeroicaMode) -> None:
    knight = {"id": "knight", "cell": "B2", "gold": 1}
    party = [knight, {"id": "sage", "cell": "B3"}]
    session = laid(mode, node="prepare", heroes=party, form="fellowship").play()
    view, prompt = mode.view(session), session.prompt
    assert prompt is not None
    (choice,) = [choice for choice in view.choices(prompt) if choice.id == "gold>sage"]
    assert (choice.label, choice.detail) == ("1 gold", "Hand it over to the Sage.")
    session.answer([choice.id])
    assert "Knight](piece:knight) hands 1 gold to [Sage" in view.log(session.take_events())[-1].text
