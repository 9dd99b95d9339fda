"""Adventures: RB-501 to RB-528."""

from __future__ import annotations

import pytest

from game.runebound import aftermath, fights, names
from game.runebound.actions import deeds_of
from game.runebound.adventures import covers, deliver, deliverable, lay_open
from game.runebound.belongings import draw_trophy, keep_trophy
from game.runebound.box import Box
from tests.runebound.table import NO, Play, Scene

GEM = "2,2"
"""A hex with a social gem; 4,2 has a combat gem, 2,-1 one of exploration."""


def met(play: Play, card: str, *, at: str = GEM, kind: str = "social", **more: object) -> Scene:
    """An adventure is drawn."""
    return play(at=at, decks={kind: card, **more.pop("decks", {})}, **more).answer("adventure")  # type: ignore[dict-item]


@pytest.mark.rule("RB-501", "RB-502", "RB-503")
def test_the_gem_is_turned_facedown_and_stays_so(play: Play) -> None:
    scene = met(play, "the-brides-chest").answer("option-2")
    assert (scene.actions, scene.gold, scene.discard("social")) == (1, 1, "the-brides-chest")
    assert not scene.t.gem_at(scene.cell(GEM))
    assert "adventure" not in play(at=GEM, used=GEM).options


@pytest.mark.rule("RB-501")
@pytest.mark.parametrize(
    ("at", "kind", "card"),
    [(GEM, "social", "a-runaway-heir"), ("4,2", "combat", "lost-patrol"), ("2,-1", "exploration", "the-cairn-door")],
)
def test_the_card_is_of_the_deck_of_the_gem(play: Play, at: str, kind: str, card: str) -> None:
    assert met(play, card, at=at, kind=kind).opened() == card


@pytest.mark.rule("RB-511", "RB-701")
def test_an_enemy_begins_a_combat_at_once(play: Play) -> None:
    scene = met(play, "hired-blade", stop="combat")
    assert (scene.node, scene.t.fighter, scene.t.card(scene.t.foe)) == ("combat", "lyssa", "hired-blade")


@pytest.mark.rule("RB-513", "RB-527", "RB-012")
def test_the_kind_of_a_trophy_is_its_deck(play: Play) -> None:
    scene = play(trophies="hired-blade the-cairn-door carrion-rats")
    assert scene.trophies() == "social exploration combat"
    assert not any(scene.t.piece(piece).face_up for piece in scene.t.trophies("lyssa"))


@pytest.mark.rule("RB-514", "R-15")
def test_a_trophy_without_a_card(play: Play) -> None:
    scene = play().run(draw_trophy, "lyssa", "", "test", answers=["exploration"])
    assert scene.trophies() == "exploration"
    assert not scene.t.piece(scene.t.trophies("lyssa")[0]).known
    scene.run(draw_trophy, "lyssa", "combat", "test")
    assert scene.trophies() == "exploration combat"


@pytest.mark.rule("RB-515", "RB-516", "RB-008", "R-05")
def test_an_option_that_cannot_be_paid_cannot_be_picked(play: Play) -> None:
    poor = met(play, "the-tollbridge", decks={"skill": "feint feint"})
    assert not [note for note in poor.noted("option") if note["option"] == "option-1"]
    assert poor.damage == 2  # without gold only the test was left: two cards without an icon
    rich = met(play, "the-tollbridge", gold=1)
    assert (rich.asked, rich.options) == ("option", ["option-1", "option-2"])
    rich.answer("option-1")
    assert (rich.gold, rich.trophies()) == (0, "social")


@pytest.mark.rule("RB-515", "RB-528", "R-04")
def test_what_is_kept_becomes_a_trophy_last_of_all(play: Play) -> None:
    scene = met(play, "the-tollbridge", gold=1, decks={"skill": "ox-strong feint"}).answer("option-2")
    assert (scene.gold, scene.trophies(), scene.discard("social")) == (3, "social", "")
    order = [event.name for event in scene.events if getattr(event, "name", "") in ("gold", "trophy")]  # type: ignore[attr-defined]
    assert order == ["gold", "trophy"]


@pytest.mark.rule("RB-007")
def test_an_option_that_would_change_nothing(play: Play) -> None:
    scene = met(play, "the-fresh-trail", at="4,2", kind="combat", decks={"skill": "ox-strong"})
    assert [note["option"] for note in scene.noted("option")] == ["option-1"]  # nobody lies low to heal nothing
    hurt = met(play, "the-fresh-trail", at="4,2", kind="combat", damage=3)
    assert hurt.options == ["option-1", "option-2"]
    hurt.answer("option-2")
    assert (hurt.damage, hurt.trophies()) == (1, "")


@pytest.mark.rule("RB-517")
def test_an_errand_is_carried_to_its_site(play: Play) -> None:
    scene = met(play, "the-smugglers")
    scene.answer("option-2")  # to any town
    assert (scene.opened(), scene.trophies(), scene.asked) == ("the-smugglers", "", "act")
    assert "deliver:the-smugglers" not in scene.options
    scene.t.move(names.figure("lyssa"), scene.cell("hollin").name)
    assert [deed.id for deed in deeds_of(scene.t, "lyssa") if deed.id.startswith("deliver")]
    scene.run(deliver, "lyssa", scene.t.zone("open:lyssa")[0])
    assert (scene.gold, len(scene.hand().split()), scene.trophies(), scene.opened()) == (2, 1, "social", "")


@pytest.mark.rule("RB-517")
def test_a_letter_goes_to_one_city_only(play: Play) -> None:
    scene = met(play, "a-letter-sealed").answer("option-1")
    for at, found in (("tamalir", []), ("dawnsmoor", ["a-letter-sealed"])):
        scene.t.move(names.figure("lyssa"), scene.cell(at).name)
        assert [scene.t.card(piece) for piece in deliverable(scene.t, "lyssa")] == found
    scene.run(lambda t: None)


@pytest.mark.rule("RB-521", "RB-526")
def test_a_quest_lies_open_before_its_hero(play: Play) -> None:
    scene = met(play, "the-dukes-falcon")
    assert (scene.opened(), scene.opened("lord-hawthorne"), scene.actions) == ("the-dukes-falcon", "", 1)


@pytest.mark.rule("RB-522")
def test_one_die_for_each_symbol(box: Box) -> None:
    plains, both, wild, water = (box.masks[at] for at in (0, 3, 5, 4))
    assert covers([plains, both, water], "ph")
    assert not covers([both, water, water], "ph")  # one die is never two symbols
    assert covers([both, wild, water], "ph")
    assert covers([both, wild, water], "phw")
    assert covers([water, plains, plains], "a")
    assert not covers([plains], "aa")


@pytest.mark.rule("RB-522", "RB-521", "RB-203")
def test_exploring_a_quest(play: Play) -> None:
    scene = play(at="2,-1", open_cards="the-cairn-door", dice="fh hp p").answer("explore:the-cairn-door")
    assert (scene.asked, scene.options) == ("outcome", ["find-h", "find-hh"])
    scene.answer("find-hh")
    assert (scene.gold, len(scene.hand().split()), scene.trophies(), scene.actions) == (2, 1, "exploration", 2)
    assert "explore:the-cairn-door" not in play(at="1,2", open_cards="the-cairn-door").options


@pytest.mark.rule("RB-521")
def test_any_hex_of_the_place_will_do(play: Play) -> None:
    for at in ("4,-2", "5,-2", "4,-1", "4,0"):
        assert "explore:wyrmwood-heart" in play(at=at, open_cards="wyrmwood-heart").options


@pytest.mark.rule("RB-522", "RB-208")
def test_exerting_for_a_better_outcome(play: Play) -> None:
    scene = play(at="2,-1", open_cards="the-cairn-door", hand="feint", dice="fh p p hp")
    scene.answer("explore:the-cairn-door")
    assert scene.asked == "exert"
    assert scene.prompt.data["covered"] == ["h"]
    scene.answer("feint", "die-2")
    assert scene.options == ["find-h", "find-hh"]
    scene.answer("find-h")


@pytest.mark.rule("RB-523")
def test_the_quest_stays_where_nothing_is_found_or_wanted(play: Play) -> None:
    scene = play(at="2,-1", open_cards="the-cairn-door", dice="p p p fh p p").answer("explore:the-cairn-door")
    assert (scene.opened(), scene.actions, scene.asked) == ("the-cairn-door", 2, "act")
    scene.answer("explore:the-cairn-door", NO)
    assert (scene.opened(), scene.actions, scene.gold) == ("the-cairn-door", 1, 0)


@pytest.mark.rule("RB-524", "R-16")
def test_one_roll_serves_one_quest(play: Play) -> None:
    cards = "the-sextons-ledger the-sextons-ledger barrow-lights"
    scene = play(at="barrow-downs", open_cards=cards, scenario="corpse-king", dice="p p p")
    explored = [option for option in scene.options if option.startswith("explore:")]
    assert sorted(explored) == ["explore:barrow-lights"] + ["explore:the-sextons-ledger"] * 2
    scene.answer("explore:the-sextons-ledger", "find-p")
    assert sorted(scene.opened().split()) == ["barrow-lights", "the-sextons-ledger"]


@pytest.mark.rule("RB-525", "RB-206")
def test_of_five_open_cards_one_goes_at_once(play: Play) -> None:
    four = "the-cairn-door barrow-lights the-tide-vault lost-patrol"
    scene = play(open_cards=four, decks={"social": "the-dukes-falcon"})
    piece = scene.t.zone("deck:social")[0]
    scene.run(lay_open, "lyssa", piece, answers=["lost-patrol"])
    assert scene.opened() == "the-cairn-door barrow-lights the-tide-vault the-dukes-falcon"
    assert (scene.discard("combat"), scene.gold) == ("lost-patrol", 0)


@pytest.mark.rule("RB-528")
def test_texts_look_at_the_moment_of_a_trophy(play: Play) -> None:
    scene = play("master-thorn", hand="feint", at="9,6", trophies="")
    piece = scene.t.zone("deck:combat")[0]
    scene.run(keep_trophy, "master-thorn", piece, answers=["yes", "9,7", NO])
    assert (scene.where(), scene.hand(), scene.trophies()) == ("9,7", "", "combat")


@pytest.mark.rule("RB-528")
def test_texts_after_keeping_and_after_a_quest(play: Play) -> None:
    scene = met(play, "conscripts", learned="silver-tongue treasure-nose").answer("option-2")
    assert (scene.gold, scene.trophies()) == (1, "social")
    quest = play(at="2,-1", open_cards="the-cairn-door", learned="treasure-nose silver-tongue", dice="fh p p")
    quest.answer("explore:the-cairn-door", "find-h")
    assert (quest.gold, len(quest.hand().split())) == (2, 1)  # one for the outcome, one for the nose; no tongue


@pytest.mark.rule("RB-512")
def test_a_reward_with_or_is_the_choice_of_the_player(play: Play) -> None:
    scene = play(decks={"combat": "restless-dead"}, stop="none")
    piece = scene.t.zone("deck:combat")[0]
    scene.t.move(piece, names.DRAWN, face_up=True)
    fights.begin_fight(scene.t, "lyssa", piece, names.FIGHT_CARD)
    scene.t.set_track(names.COMBAT_END, names.WON)
    scene.run(aftermath.resolve, answers=["2"])
    assert (scene.gold, len(scene.hand().split()), scene.trophies()) == (0, 1, "combat")
