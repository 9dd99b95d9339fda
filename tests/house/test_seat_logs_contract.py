"""Of every game with hidden hands: who gets the table back reads the log that would be told anew."""

from __future__ import annotations

from game.kit.mode import Mode
from game.kit.past import told_anew
from game.kit.shown import OF_THE_HOUSE
from game.scenes.table.play import Play
from game.ui.screen.scene import Services

ANSWERS, TAKEN_BACK = 30, 5


def test_the_log_of_a_seat_goes_on_while_it_looks_away(services: Services, mode: Mode) -> None:
    if not mode.nature.hidden_hands:
        return
    services.take_out(mode.id)
    setup = mode.workbench().samples()[0]
    play = Play(services, mode, mode.session(setup).begin(), {"slot": "logs"})
    player, came_back, seen = mode.computer_player(list(mode.computer_players())[-1], "logs"), 0, set[int]()
    for number in range(ANSWERS):
        if play.next_seat:
            seen.add(play.seat)
            play.take_seat()
            came_back += play.seat in seen
            told = told_anew(play.session, lambda session: mode.view(session, play.seat), services.words)
            kept = [line for line in play.log if line.tone != OF_THE_HOUSE]
            assert kept[-len(told) :] == told  # of closed chapters nothing can be told anew
        prompt = play.session.prompt
        if prompt is None:
            break
        play.answer(player(play.session.table, prompt, None))
        if number % TAKEN_BACK == 0 and not play.next_seat and play.prompt is not None:
            play.undo(rewind=True)
    assert came_back
