"""Leaks: the order of decks, unseen trophies, and the hands of rivals are told nowhere [RB-012, 12.4]."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.kit.codec import to_plain
from game.kit.events import Event
from game.kit.intent import thought
from game.kit.session import Session
from game.runebound import names as zones
from game.runebound.dealing import deal
from game.runebound.mode import RuneboundMode
from game.runebound.table import Table
from game.runebound.view import RuneboundView
from tests.runebound.fight import Fight
from tests.runebound.table import Play
from tests.runebound.view.conftest import Seen, game_of

EVERY = 11
MOST = 160


def told(mode: RuneboundMode, session: Session, seat: int, events: list[Event]) -> Iterator[object]:
    """All that the view of a seat says of the open question."""
    view, prompt = mode.view(session, seat), session.prompt
    assert prompt is not None
    yield view.banner(prompt)
    yield view.choices(prompt)
    yield view.describe()
    yield view.own()
    yield view.objective()
    yield view.scoreboard()
    yield thought(view.intent())
    yield view.log(events)
    yield view.why(events)
    yield mode.save_line(session.state)
    for option in ("", *prompt.options[:6]):
        yield view.forecast(prompt, option)
    for _ in range(2):
        view.ponder()
    yield view.own()
    for piece in session.state.board.pieces:
        yield view.face(piece)
        yield view.sheet(piece)
        yield view.reason(piece)
    for place in (*session.state.board.zones, "turns", "track", "dice", "markets"):
        yield view.explained(place)


def stirred(session: Session, seat: int) -> Session:
    """The same game, but that all which a seat cannot know is another card; seat 0 knows no hand at all."""
    twin = session.fork()
    t = twin.table
    assert isinstance(t, Table)
    for hero in [t.heroes[seat - 1]] if seat else t.heroes:
        deal(t, hero, "stirred")
    return twin


@pytest.mark.rule("RB-012", "RB-514")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_what_lies_hidden_from_a_seat_changes_nothing_that_it_is_told(mode: RuneboundMode, seats: int) -> None:
    session, player = game_of(mode.box, seats), mode.computer_player("sensible", "leaks")
    looked = 0
    for at in range(MOST):
        events = session.take_events()
        if session.prompt is None:
            break
        if at % EVERY == 0:
            for seat in range(seats + 1) if seats == 2 else [1]:
                twin = stirred(session, seat)
                assert to_plain(twin.state) != to_plain(session.state)
                here, there = told(mode, session, seat, events), told(mode, twin, seat, events)
                for one, other in zip(here, there, strict=True):
                    assert one == other
            looked += 1
        session.answer(player(session.table, session.prompt, None))
    assert looked > 5


@pytest.mark.rule("RB-012")
def test_the_hand_of_a_rival_is_told_by_its_number_only(play: Play, seen: Seen) -> None:
    scene = play("lyssa", "corbin", hand="feint ward", other={"corbin": {"hand": "haggler unweave"}})
    own, theirs, nobody = seen(scene, 1), seen(scene, 2), seen(scene, 0)
    feint = next(piece for piece in scene.t.zone(zones.hand("lyssa")) if scene.t.card(piece) == "feint")
    haggler = next(piece for piece in scene.t.zone(zones.hand("corbin")) if scene.t.card(piece) == "haggler")
    assert own.face(feint).title == "Feint"
    for view, piece in ((theirs, feint), (own, haggler), (nobody, feint), (nobody, haggler)):
        assert (view.face(piece).frame, view.face(piece).variant, view.face(piece).title) == ("back", "skill", "")
        assert "Feint" not in view.sheet(piece).title
    assert any("Feint" in line for line in own.describe())
    assert not any("Feint" in line for line in theirs.describe())
    assert any("2 cards" in line for line in theirs.describe())


@pytest.mark.rule("RB-012", "RB-961")
def test_a_party_and_one_alone_hide_no_hand(play: Play, seen: Seen) -> None:
    for form, seats in (("together", 2), ("solo", 1)):
        scene = play("lyssa", seats=seats, form=form, hand="feint")
        view: RuneboundView = seen(scene, 0)
        (feint,) = scene.t.zone(zones.hand("lyssa"))
        assert view.face(feint).title == "Feint"


@pytest.mark.rule("RB-513", "RB-514")
def test_a_trophy_that_nobody_saw_shows_its_deck_only(play: Play, seen: Seen) -> None:
    scene = play("lyssa", trophies="social")
    (trophy,) = scene.t.zone(zones.trophies("lyssa"))
    face = seen(scene).face(trophy)
    assert (face.frame, face.variant, face.title) == ("back", "social", "")


@pytest.mark.rule("RB-012", "RB-605")
def test_the_odds_of_a_test_count_the_hands_that_the_seat_cannot_see(play: Play, seen: Seen) -> None:
    """All cards of a rival's hand are icons: who holds them knows that they are not in the deck, the other does not."""
    icons = "ox-strong long-strider spoils-of-war well-read"
    scene = play("corbin", "lyssa", hand=icons)
    skills = scene.box.content.skills
    assert all(skills[card].icon for card in icons.split())
    chances = {}
    for seat in (1, 2):
        view = seen(scene, seat)
        found = view.odds.cards(view.names, "corbin", 1, 1)
        chances[seat] = (found.icons, found.unknown)
    assert chances == {1: (20, 56), 2: (24, 60)}


@pytest.mark.rule("RB-012", "RB-731")
def test_whoever_plays_an_enemy_without_a_curtain_sees_no_hand(mode: RuneboundMode) -> None:
    fight = Fight(mode.box, "corbin", "ettin", others="lyssa", hand="ward feint")
    fight.begin("- S1 - | K1 S1 A K1* D")
    session = fight.session
    hand = fight.t.zone(zones.hand("corbin"))
    names = [mode.view(session, 1).names.card(piece) for piece in hand]
    assert session.prompt is not None
    assert session.prompt.chooser == "lyssa"
    assert len(set(names)) == 1
    assert not [line for line in mode.view(session, 1).describe() if "Ward" in line]
    while session.prompt is not None and session.prompt.chooser == "lyssa":
        session.answer(("pass",))
    assert {mode.view(session, 1).names.card(piece) for piece in hand} == {"Ward", "Feint"}
    assert [line for line in mode.view(session, 1).describe() if "Ward" in line]
