"""What places of the table say of themselves, and what piles may still bring: nothing that nobody has seen."""

from __future__ import annotations

from game.kit.codec import freeze, thaw
from game.kit.computer_players import RandomPlayer
from game.kit.rng import Streams
from game.terrinoth.flow import new_session
from game.terrinoth.mode import TerrinothMode
from game.terrinoth.table import Table
from game.terrinoth.view.still_to_come import enemies_to_come, finds_to_come, places_to_come
from tests.terrinoth.fuzz.games import player_of, setup_of
from tests.terrinoth.table import Scene

PILES = ("deck:enemy", "deck:exploration", "deck:location")


def test_what_may_come_is_what_is_there_and_rests_on_nothing_hidden(mode: TerrinothMode) -> None:
    box, looked = mode.box, 0
    for number in range(24):
        session = new_session(box, setup_of(box, number)).begin()
        player = player_of(number + 32 * (number % 2))
        for answers in range(120):
            if session.prompt is None:
                break
            if answers % 20 == 19:
                looked += 1
                t = session.table
                assert isinstance(t, Table)
                _check(t)
                view = mode.view(session)
                told = [view.explained(pile) for pile in PILES]
                twin = Table(thaw(freeze(t.state)), RandomPlayer("nobody"), box)
                _swap_hidden(twin)
                session.table, kept = twin, session.table
                assert [view.explained(pile) for pile in PILES] == told
                session.table = kept
            session.answer(player(session.table, session.prompt, None))
    assert looked > 60


def _check(t: Table) -> None:
    """What is counted is what lies there, and every card that lies there is counted by name or as unknown."""
    hidden = [*t.zone("deck:enemy"), *(enemy for enemy in t.shadows() if not t.faceup(enemy))]
    coming, unknown = enemies_to_come(t)
    assert coming.total() + unknown == len(hidden)
    there = [t.card_of(piece) for piece in hidden]
    assert all(there.count(card) >= number for card, number in coming.items())
    finds, more = finds_to_come(t)
    assert sorted(finds.elements()) == sorted(t.card_of(card) for card in t.zone("deck:exploration"))
    assert not more
    places, random = places_to_come(t)
    assert places.total() + random == len(t.zone("deck:location"))
    assert set(places) <= {t.card_of(card) for card in t.zone("deck:location")}


def _swap_hidden(t: Table) -> None:
    """Every hidden enemy is another card: one of a set that is not in this game where there is one."""
    hidden = [*t.zone("deck:enemy"), *(enemy for enemy in t.shadows() if not t.faceup(enemy))]
    cards = Streams("swap", {}).shuffled("swap", [t.card_of(piece) for piece in hidden])
    for piece, card in zip(hidden, cards, strict=True):
        t.board.pieces[piece].card = card


def test_places_faces_and_phases_are_explained(scene: type[Scene], mode: TerrinothMode) -> None:
    laid = scene(node="hero_turn", quest="the-goblin-problem", discards={"enemy": ["goblin-witchers-minion"]})
    view = mode.view(laid.session)
    said = {place: told for place in ("shadows", "lair", "location", "token:kari-wraithstalker:0", "space:3",
            "discard:enemy", "deck:location", "phase:enemies", "face:success+defense", "face:")
            if (told := view.explained(place)) is not None}  # fmt: skip
    assert len(said) == 10
    assert said["discard:enemy"].text == "From the top: Goblin Witcher."
    assert said["space:3"].title == "Peril track, space 4: green"
    assert said["space:3"].text.startswith("For each Goblin in play")
    assert said["deck:location"].text == "2 cards.\nMay still come: Brigand Camp, Dark Forest."
    assert said["face:success+defense"].title == "Success, Defense"
    assert said["face:"].title == "Blank"
    assert said["phase:enemies"].title == "Enemy phase"
    assert view.explained("nothing-there") is None
    assert not mode.words.missing


def test_turns_and_health_explain_themselves(scene: type[Scene], mode: TerrinothMode) -> None:
    s = scene(heroes=[{"id": "kari-wraithstalker", "wounds": 3}, {"id": "elder-mok"}])
    view = mode.view(s.session)
    turns = view.explained("turns")
    assert turns is not None
    assert turns.text.count("\n") == 3
    assert "**Kari: now**" in turns.text
    health = view.explained("health:kari-wraithstalker")
    assert health is not None
    assert health.stop
    assert "Kari has 18 of 21 health left." in health.text
    assert "defeated" in health.text
    assert view.explained("health:astarra") is None
