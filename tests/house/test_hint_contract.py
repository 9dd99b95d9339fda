"""The hint and the seats in a terminal, for every game."""

from __future__ import annotations

from io import StringIO

from game.kit.companions import ADVISER
from game.kit.mode import Mode
from game.kit.text_play import TextPlayer


def at_terminal(mode: Mode, typed: str) -> tuple[TextPlayer, StringIO]:
    """A terminal at the first question of a game; what is typed there."""
    setup = next(s for s in mode.workbench().samples() if not any(seat.computer for seat in s.seats))
    session, out = mode.session(setup).begin(), StringIO()
    player = TextPlayer(mode, session, mode.words, StringIO(typed), out)
    player.commands.fates = 1
    if mode.nature.hidden_hands and session.prompt is not None:
        player.seat = player.view.banner(session.prompt).seat
        player.view = mode.view(session, player.seat)
    return player, out


def test_a_hint_ranks_every_option_and_changes_nothing(mode: Mode) -> None:
    player, out = at_terminal(mode, "hint\n")
    prompt = player.session.prompt
    assert prompt is not None
    player.run()
    shown = out.getvalue()
    assert mode.words("text.hint-head", trials=1) in shown
    for choice in player.view.choices(prompt):
        assert any(f"{choice.label}:" in line and " % to win" in line for line in shown.splitlines()), choice.label
    assert player.session.prompt == prompt


def test_a_seat_is_handed_over_and_taken_back(mode: Mode) -> None:
    usual, kept = next(iter(mode.computer_players())), []
    player, out = at_terminal(mode, "")
    player.save = lambda session: kept.append(dict(session.companions))
    first, second = list(player.session.companions)[:2]
    for line in (f"seat 2 {ADVISER}", f"seat 1 {usual}", "seat 1", "seat 9", "seat 1 nobody", "seat"):
        player.commands.obey(line)
    assert kept[-1] == player.session.companions == {**player.session.companions, first: "", second: ADVISER}
    assert kept[1][first] == usual
    assert mode.words("text.no-seat") in out.getvalue()
    assert mode.words("text.person") in out.getvalue()
