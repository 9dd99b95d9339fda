"""The view: every question of games of computer players is told in words, with one to four heroes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.kit.intent import thought
from game.kit.save_format import to_saved
from game.kit.session import Session
from game.kit.text import Words
from game.runebound.mode import RuneboundMode
from game.runebound.view import RuneboundView
from game.runebound.view.texts import story_text
from tests.runebound.fight import Fight
from tests.runebound.table import Play
from tests.runebound.view.conftest import Seen, asked_at, game_of

PLACES = (
    "turns", "track", "story", "dice", "markets", "actions", "gold", "lore", "companion", "golden", "deck:skill",
    "deck:combat", "discard:asset", "face:wild", "face:mountain+water", "space:2", "space:6", "space:7", "phase:act-1",
    "seat:1", "seat:9", "own:markets", "own:overview", "own:zoom:50", "option-1", "find-h",
)  # fmt: skip
BUTTONS = ("move", "adventure", "shop", "rest", "train", "explore", "trade", "end")
MOST = 260
"""So many questions of a game are looked at, at most."""
PLAYERS = {1: "plain", 2: "sensible", 3: "random", 4: "sensible"}


def plain(texts: list[str]) -> None:
    """No text is empty of its slots, and none stands for one that is not there."""
    assert not [text for text in texts if "{" in text or "<" in text]


def turn_signs(view: RuneboundView) -> None:
    """The turns of the round bear the numbers of their seats: heroes may begin with the same letter."""
    board = view.scoreboard()
    assert [turn.sign for turn in board.turns] == [str(turn.seat) for turn in board.turns]
    assert len({turn.sign for turn in board.turns}) == len(board.turns)


def ask(view: RuneboundView, session: Session) -> None:
    """Banner and choices of the open question, whole."""
    prompt = session.prompt
    assert prompt is not None
    banner = view.banner(prompt)
    assert banner.who
    assert banner.verb
    assert banner.confirm
    assert banner.decline or prompt.least
    assert banner.about in ("", *session.state.board.pieces)
    choices = view.choices(prompt)
    assert [choice.id for choice in choices] == list(prompt.options)
    assert all(choice.label for choice in choices)
    assert all(view.sheet(choice.piece).title for choice in choices if choice.piece)
    told = [banner.who, banner.verb, banner.confirm, banner.decline, *banner.details]
    plain([*told, *(part for it in choices for part in (it.label, it.detail, it.brief))])


def look(view: RuneboundView, session: Session) -> None:
    """Everything else that a view is asked."""
    prompt = session.prompt
    assert prompt is not None
    for option in ("", *prompt.options[:4]):
        told = view.forecast(prompt, option)
        if told is not None:
            plain([*told.spoken])
            assert told.title
    values = view.own()
    assert len(values.seats) == len(view.scoreboard().seats)
    assert values.seat(values.shown) is not None
    turn_signs(view)
    plain(view.describe())
    objective = view.objective()
    assert objective is not None
    plain([*objective.rules, objective.way, objective.reached])
    coming = thought(view.intent())
    plain([*coming.spoken] if coming is not None else [])
    for piece in session.state.board.pieces:
        view.face(piece)
        sheet = view.sheet(piece)
        assert sheet.title
        plain([sheet.title, sheet.kind, *(row.text for row in sheet.rows), *sheet.stakes])
        plain([view.reason(piece)[0]])
    for place in (*PLACES, *BUTTONS, *session.state.board.zones):
        found = view.explained(place)
        plain([found.title, found.text] if found is not None else [])
        plain([view.reason(place)[0]])


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_question_is_told_in_words(mode: RuneboundMode, seats: int) -> None:
    mode.words.missing.clear()
    session, player = game_of(mode.box, seats), mode.computer_player(PLAYERS[seats], "view")
    views = [mode.view(session, seat) for seat in range(seats + 1)]
    looked: set[str] = set()
    for _ in range(MOST):
        prompt = session.prompt
        if prompt is None:
            break
        view = views[asked_at(session)]
        ask(view, session)
        if prompt.kind not in looked:
            looked.add(prompt.kind)
            look(view, session)
            look(views[0], session)
        session.answer(player(session.table, prompt, None))
        view.undo_label()
        events = session.take_events()
        plain([line.text for line in view.log(events)])
        plain([row.text for row in view.why(events)])
        for at, event in enumerate(events):
            story = view.story(event)
            plain([story.title, story.text, story.line] if story is not None else [])
            sheet = view.staged(events[at:])
            plain([line.text for line in sheet.lines] if sheet is not None else [])
    assert views[0].chronicle().rounds
    assert mode.load(to_saved(session, {})).prompt == session.prompt
    assert mode.words.missing == set()


@pytest.mark.rule("RB-911", "RB-925", "RB-941", "RB-952", "RB-962")
@pytest.mark.parametrize(
    ("scenario", "seats", "form", "least"),
    [
        ("margath", 2, "rivals", 8), ("margath", 3, "rivals", 10), ("margath", 4, "together", 15),
        ("corpse-king", 1, "solo", 6), ("corpse-king", 2, "rivals", 8), ("corpse-king", 3, "together", 15),
    ],
)  # fmt: skip
def test_the_objective_says_below_what_the_villains_health_does_not_fall_at_this_table(
    play: Play, seen: Seen, scenario: str, seats: int, form: str, least: int
) -> None:
    told = seen(play(seats=seats, form=form, scenario=scenario)).objective()
    assert told is not None
    assert [rule for rule in told.rules if f"down to {least} at the least" in rule]


@pytest.mark.rule("RB-904")
def test_the_cult_says_first_how_long_it_holds(play: Play, seen: Seen) -> None:
    said = story_text(seen(play()).names, "m-cult-in-the-cities")
    assert said.startswith("While this is open, an asset costs 1 gold more to buy.")


@pytest.mark.rule("R-105", "RB-718")
def test_who_may_cancel_is_told_what_comes_and_what_it_costs(fight: Callable[..., Fight], words: Words) -> None:
    laid = fight("corbin", "ettin", others="lyssa", act=2).begin("U2 P1* P1 | K1 S1 A U1 D U1*")
    laid.do("surge:corbin/surgeX")
    banner = RuneboundView(laid.session, words, 2).banner(laid.prompt)
    assert banner.verb == "cancel it for 2 surge?"
    assert banner.details == ("2 physical damage is coming", "The Ettin is led by Lyssa")
    arena = RuneboundView(laid.session, words, 2).own().combat
    assert arena is not None
    assert (arena.hint, arena.lines[-1].text) == ("Spend the surge, and nothing of it comes", "The Ettin may cancel it")


@pytest.mark.rule("R-121")
def test_who_may_ward_is_told_the_damage(fight: Callable[..., Fight], words: Words) -> None:
    laid = fight("corbin", "ettin", others="lyssa", skills="ward").begin("- S1 - | K1 S1 K1 U1 -*")
    laid.do("strike:skull", ["foe-1", "foe-3"], ["corbin-2"])
    banner = RuneboundView(laid.session, words, 1).banner(laid.prompt)
    assert (banner.verb, banner.details[-1]) == ("Ward: use it?", "1 damage is about to be suffered")


@pytest.mark.parametrize(
    "kind", ["combat-action", "tokens", "pay-surge", "block", "retreat", "cancel", "press", "may", "pay", "exert"]
)
def test_every_question_of_a_combat_says_how_it_is_answered(words: Words, kind: str) -> None:
    assert words.has(f"combat.hint-{kind}")


@pytest.mark.rule("RB-901")
def test_log_save_line_and_sheets_number_the_acts_alike(play: Play, seen: Seen, mode: RuneboundMode) -> None:
    scene = play("corbin", node="advance", act=1, space=12, stop="turn")
    view = RuneboundView(scene.session, mode.words, 1)
    told = [line.text for line in view.log(scene.events)]
    assert {"Act I is over.", "The time token moves to space 1 of act II.", "Round 2: act II, space 1."} <= {*told}
    assert mode.save_line(scene.session.state).line.startswith("act II, ")
    quest = play(act=2, story="m-the-scar")
    assert seen(quest).sheet(quest.piece("m-the-scar")).kind.endswith("Act II")


def test_an_option_with_a_place_of_its_own_shows_the_card_on_which_it_stands(play: Play, seen: Seen) -> None:
    """An option of an event, an ability with its price: `card 1` asks for its sheet in the terminal."""
    event = play(at="2,2", decks={"social": "harvest-home"}).answer("adventure")
    assert seen(event).sheet("option-1").title == seen(event).names.words("card.harvest-home.name")
    assert seen(event).sheet("surge:lyssa/surgeX").title == seen(event).names.card("lyssa")
