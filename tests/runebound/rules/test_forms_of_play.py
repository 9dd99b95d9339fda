"""Forms of play, and what is hidden: RB-934, RB-941 to RB-966, RB-012."""

from __future__ import annotations

import pytest

from game.runebound import names
from game.runebound.actions import gifts
from game.runebound.computer_player import PLAYERS
from game.runebound.flow import FLOWS, worth
from game.runebound.turn import begin_turn
from tests.runebound.table import NO, Play


@pytest.mark.rule("RB-731", "RB-732", "RB-739")
@pytest.mark.parametrize(
    ("form", "enemies", "seats", "scripted"),
    [("rivals", "played", 2, False), ("rivals", "script", 2, True), ("solo", "played", 1, True),
     ("together", "played", 3, True)],
)  # fmt: skip
def test_who_acts_for_the_enemy(play: Play, form: str, enemies: str, seats: int, scripted: bool) -> None:
    scene = play(form=form, enemies=enemies, seats=seats)
    assert scene.t.scripted == scripted
    assert scene.t.left_of(scene.heroes[-1]) == scene.heroes[0]


@pytest.mark.rule("RB-934")
@pytest.mark.parametrize("player", PLAYERS)
def test_a_hero_who_is_handed_over_is_played_by_the_computer(play: Play, player: str) -> None:
    scene = play("lyssa", "corbin")
    session, options = scene.session, scene.prompt.options
    for handed in (player, "", player):
        session.hand_over("lyssa", handed)
        assert (session.computer is not None) == bool(handed)
    (answer,) = session.answer_by_computer()
    assert answer in options
    assert scene.prompt.chooser in scene.heroes


@pytest.mark.rule("RB-934")
@pytest.mark.parametrize("form", ["rivals", "together"])
def test_all_who_give_up_lose(play: Play, form: str) -> None:
    scene = play(form=form)
    scene.session.give_up()
    assert scene.t.word(names.OUTCOME) == names.DEFEAT


@pytest.mark.rule("RB-012")
def test_rivals_hide_their_hands(play: Play) -> None:
    assert {form: flow.hidden_hands for form, flow in FLOWS.items()} == {
        "rivals": True, "solo": False, "together": False,
    }  # fmt: skip
    scene = play(hand="feint")
    scene.answer("end")
    assert not scene.session.undo(rewind=True)  # never back across a hand-over
    together = play(form="together").answer("end")
    assert together.session.undo(rewind=True)


@pytest.mark.rule("RB-953")
@pytest.mark.parametrize(("space", "form", "seats", "changed"), [(4, "solo", 1, True), (5, "solo", 1, False),
                                                                 (4, "rivals", 2, False)])  # fmt: skip
def test_alone_the_markets_change_on_some_spaces(
    play: Play, space: int, form: str, seats: int, changed: bool
) -> None:
    market = {"tamalir": "oak-cudgel salt satchel"}
    scene = play(form=form, seats=seats, space=space, market=market, decks={"asset": "courser"}, turns="lyssa")
    scene.run(begin_turn)
    found = "salt satchel courser" if changed else "oak-cudgel salt satchel"
    assert scene.cards("market:tamalir") == found


@pytest.mark.rule("RB-961", "RB-933")
def test_what_the_end_is_worth(play: Play) -> None:
    for form, seats, wins in (("rivals", 2, [1.0, 0.0]), ("together", 2, [1.0, 1.0])):
        scene = play(form=form, seats=seats, tracks={names.OUTCOME: "victory", names.WINNER: "lyssa"})
        assert [worth(scene.t.state, hero) for hero in scene.heroes] == wins
    lost = play(form="together", tracks={names.OUTCOME: "defeat"})
    assert worth(lost.t.state, "lyssa") == 0.0


@pytest.mark.rule("RB-964", "RB-420", "RB-415")
def test_heroes_of_a_party_give_each_other_gold_and_assets(play: Play) -> None:
    scene = play(form="together", gold=1, assets="oak-cudgel", other={"lord-hawthorne": {"assets": "rune-blade"}})
    assert "give" in scene.options
    scene.answer("give", "gold>lord-hawthorne")
    assert (scene.gold, scene.t.gold("lord-hawthorne"), scene.actions) == (0, 1, 3)
    scene.answer("give", "oak-cudgel>lord-hawthorne")
    assert (scene.asked, scene.chooser) == ("keep-asset", "lord-hawthorne")
    scene.answer("rune-blade")
    assert (scene.assets(), scene.assets("lord-hawthorne"), scene.discard("asset")) == ("", "rune-blade", "oak-cudgel")
    assert gifts(play(gold=1).t, "lyssa") == ()  # rivals never
    assert "give" not in play(form="together", gold=1, at="hollin").options


@pytest.mark.rule("RB-966")
def test_of_a_party_corbin_gains_a_trophy_instead_of_a_duel(play: Play) -> None:
    scene = play("corbin", form="together").answer("card:corbin")
    assert (scene.trophies(), scene.actions) == ("combat", 2)
    assert "card:corbin" not in scene.options


@pytest.mark.rule("RB-741")
def test_a_duel_is_called_in_one_hex_each_hero_once(play: Play) -> None:
    assert "card:corbin" not in play("corbin", at="hollin").options
    scene = play("corbin", "lyssa", "elder-mok", stop="combat").answer("card:corbin")
    assert (scene.asked, scene.options) == ("duel", ["lyssa", "elder-mok"])
    scene.answer("lyssa")
    assert (scene.t.fighter, scene.t.foe, scene.t.duel, scene.actions) == ("corbin", "lyssa", True, 2)
    assert scene.t.track(names.once("game", "corbin", "lyssa"))


@pytest.mark.rule("RB-965")
def test_the_bonus_of_a_story_quest_is_the_first_heros(play: Play) -> None:
    scene = play(form="together", at="singing-stones", others="singing-stones", story="m-spear-of-the-vow",
                 decks={"skill": "ox-strong long-strider quiet-heart healing-touch"})  # fmt: skip
    scene.answer("story:m-spear-of-the-vow", "end", "story:m-spear-of-the-vow")
    assert (scene.gold, scene.t.gold("lord-hawthorne")) == (2, 0)
    assert (scene.tokens("lore"), scene.tokens("lore", "lord-hawthorne")) == (1, 1)


@pytest.mark.rule("RB-933")
def test_giving_up_is_a_defeat(play: Play) -> None:
    scene = play(form="together")
    scene.session.give_up()
    assert scene.session.state.board.tracks["outcome"] == "defeat"
    scene.run(lambda t: None, answers=[])
    assert NO == ()
