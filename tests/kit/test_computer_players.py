"""Computer players that any game can use."""

from __future__ import annotations

from game.kit.computer_players import RandomPlayer
from game.kit.prompts import Prompt
from tests.kit.toy import ToyTable, session, state


def test_the_random_player_gives_only_legal_answers_and_every_one_of_them() -> None:
    made, player = ToyTable(state(), lambda table, prompt, why: ()), RandomPlayer("s")
    for prompt in (
        Prompt("one", "x", "x", ("a", "b", "c")), Prompt("may", "x", "x", ("a", "b"), 0, 1),
        Prompt("some", "x", "x", ("a", "b", "c"), 1, 2), Prompt("all", "x", "x", ("a", "b"), 2, 5),
    ):  # fmt: skip
        seen = set()
        for _ in range(120):
            answer = player(made, prompt, None)
            prompt.check(answer)
            seen.add(frozenset(answer))
        assert len(seen) == {"one": 3, "may": 3, "some": 6, "all": 1}[prompt.kind]


def test_the_same_seed_makes_the_same_player() -> None:
    games = [session() for _ in range(2)]
    for game in games:
        game.begin()
        player = RandomPlayer("7")
        for _ in range(12):
            if game.prompt is None or game.prompt.kind == "trouble":
                break
            game.answer(player(game.table, game.prompt, None))
    assert games[0].journal() == games[1].journal()
