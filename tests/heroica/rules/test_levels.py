"""Set-up, levels, the road, scoring, and the forms of play: HC-101 to HC-112, HC-801 to HC-909."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.heroica.box import Box
from game.heroica.defeat import defeat
from game.heroica.keeping import give_back
from game.heroica.packs import gain, let_go, take_up, use_up
from game.heroica.scoring import bonuses, points, winners
from game.heroica.sessions import new_session, new_state
from game.heroica.table import FELLOWSHIP, RIVALS, SOLO, Table
from game.heroica.tally import rank
from game.kit.errors import RuleError
from game.kit.session import Session
from tests.heroica.table import CUT, Play, hero

DEEDS = ("regal-rescuer", "dragon-slayer")


def setup(
    *heroes: str, form: str = RIVALS, road: tuple[str, ...] = ("kameshbog",), **more: object
) -> dict[str, object]:
    """The record of a new game."""
    return {
        "pieces": list(heroes), "form": form, "road": list(road), "seed": "1", "grade": "fair", "first": 0,
        "computers": [""] * len(heroes),
    } | more  # fmt: skip


def what_is_owned(t: Table) -> dict[str, list[tuple[str, dict[str, int]]]]:
    """What lies in packs, store and bag, in its order, with its tokens."""
    zones = ("bag", "store", "discarded", *(f"pack:{hero}" for hero in t.heroes))
    return {zone: [(piece, {k: v for k, v in t.piece(piece).tokens.items() if v}) for piece in t.zone(zone)]
            for zone in zones}  # fmt: skip


def begun(box: Box, record: dict[str, object]) -> Session:
    """A new game at its first question."""
    return new_session(box, record).begin()


@pytest.mark.rule("HC-105", "HC-901", "HC-902")
@pytest.mark.parametrize(
    ("heroes", "form"),
    [
        (["knight", "knight"], RIVALS), (["knight"], RIVALS), (["knight"], FELLOWSHIP),
        (["knight", "rogue"], SOLO), (["cat"], SOLO),
    ],
)
def test_who_cannot_play(box: Box, heroes: list[str], form: str) -> None:
    with pytest.raises(RuleError):
        new_state(box, setup(*heroes, form=form))


@pytest.mark.rule("HC-106", "HC-807")
@pytest.mark.parametrize(("road", "more"), [("kameshbog", 0), ("seldaan-village", 1), ("drocomon", 7)])
def test_purses_and_health_at_the_start(box: Box, road: str, more: int) -> None:
    session = begun(box, setup("pirate", "cleric", road=(road,)))
    t = session.table
    assert [t.tokens(one, "gold") for one in ("pirate", "cleric")] == [more, 3 + more]
    assert [t.tokens(one, "health") for one in ("pirate", "cleric")] == [4, 4]
    assert [t.piece(piece).card for piece in t.zone("pack:cleric")] == ["life"]


@pytest.mark.rule("HC-107", "HC-108", "HC-003")
def test_heroes_are_placed_in_turn_order_on_start_spaces(box: Box) -> None:
    session = begun(box, setup("pirate", "knight", "rogue", first=1))
    chosen = []
    while session.prompt is not None and session.prompt.kind == "start":
        chosen.append((session.prompt.chooser, len(session.prompt.options)))
        session.answer(session.prompt.options[:1])
    assert [who for who, _ in chosen] == ["knight", "rogue", "pirate"]
    assert chosen[0][1] == chosen[1][1] + 1
    assert session.state.board.tracks["active"] == "knight"


@pytest.mark.rule("HC-107")
@pytest.mark.parametrize(("gold", "first"), [((2, 1, 3), "I"), ((1, 1, 1), "J"), ((2, 1, 1), "J")])
def test_later_the_hero_with_the_fewest_points_begins(play: Play, gold: tuple[int, ...], first: str) -> None:
    scene = play(
        "SSSS", *(hero(gold=amount) for amount in gold), node="level", stop="round", tracks={"beginner": "knight"}
    )
    assert scene.prompt.chooser == scene.heroes[first]


@pytest.mark.rule("HC-110", "HC-112", "HC-109")
def test_a_level_is_laid_out(box: Box) -> None:
    for heroes in (("knight", "rogue"), ("knight", "rogue", "pirate")):
        t = begun(box, setup(*heroes, road=("ruins-of-cassagyp",))).table
        level = box.levels["ruins-of-cassagyp"]
        cards = Counter(piece.card for piece in t.board.pieces.values() if piece.zone.startswith("cell:"))
        expected = Counter(monster.kind for monster in level.monsters_for(len(heroes)).values())
        assert {card: cards[card] for card in expected} == dict(expected)
        bars = [piece.tokens.get("bar") for piece in t.board.pieces.values() if piece.card == "anubis"]
        assert bars == [6]
        assert "any" not in cards


@pytest.mark.rule("HC-111", "HC-208", "HC-804")
def test_a_round_is_a_turn_of_every_hero(play: Play) -> None:
    scene = play("H.I.J", stop="level_end", node="turn").answer("stay", "stay")
    assert (scene.active, scene.t.track("round")) == ("J", 1)
    assert scene.answer("stay").t.track("round") == 2
    assert (scene.active, scene.asked) == ("H", "act")


@pytest.mark.rule("HC-804", "HC-803")
def test_rivals_finish_the_round_and_fellows_do_not(play: Play) -> None:
    drawing, reach = "HG.I", {"faces": "both", "stop": "level_end"}
    scene = play(drawing, **reach).walk("G")
    assert (scene.asked, scene.active, scene.goal_met) == ("act", "I", "H")
    assert scene.answer("stay").node == "level_end"
    for form, drawn in ((FELLOWSHIP, drawing), (SOLO, "HG")):
        assert play(drawn, form=form, **reach).walk("G").node == "level_end"


@pytest.mark.rule("HC-804", "HC-803")
def test_at_once_means_that_nothing_follows_in_the_turn(play: Play) -> None:
    ends: dict[str, Any] = {"form": SOLO, "stop": "level_end"}
    assert play("HGa1", faces="shield", **ends).walk("G").node == "level_end"
    scene = play("HG1", hero(health=1), faces="sword", **ends).walk("G")
    assert (scene.node, scene.goal_met, scene.down()) == ("level_end", "H", False)
    scene = play("aH1", hero(trail="a"), goal="defeat goblin-warrior", faces="both", **ends)
    assert (scene.node, scene.health(), scene.where()) == ("level_end", 4, "H")


@pytest.mark.rule("HC-804", "HC-662", "HC-734")
def test_the_level_ends_at_once_in_every_step_of_a_turn(play: Play) -> None:
    last: dict[str, Any] = {"level": "drocomon", "goal": "final", "hatchling": ("1,0", 1), "stop": "level_end"}
    scene = play("LLHag\nLL..I", hero("", "strength"), hero("rogue"), node="prepare", **last).answer("strength")
    assert (scene.node, scene.goal_met) == ("level_end", "H")
    bitten: dict[str, Any] = {"put": {"4": {"bar": 1, "venom:rogue": 1}}, "goal": "defeat dragon-hatchling"}
    together: dict[str, Any] = {"form": FELLOWSHIP, "node": "turn", "stop": "level_end"}
    scene = play("4.HI", hero("knight"), hero("rogue"), **bitten, **together)
    assert (scene.node, scene.goal_met) == ("level_end", "I")


@pytest.mark.rule("HC-802", "HC-803")
@pytest.mark.parametrize(
    ("goal", "drawing", "faces"),
    [
        ("take the-idol", "HR.", "both"), ("reach", "HG.", "both"), ("rescue", "HY.", "both"),
        ("defeat goblin-warrior", "H1", "sword"),
    ],
)
def test_the_goals(play: Play, goal: str, drawing: str, faces: str) -> None:
    scene = play(drawing, goal=goal, faces=faces)
    if scene.asked:
        scene.walk(drawing[1])
    assert scene.goal_met == "H"


@pytest.mark.rule("HC-805")
@pytest.mark.parametrize(("level", "rounds"), [("kameshbog", 40), ("drocomon", 60)])
def test_rivals_have_so_many_rounds(play: Play, level: str, rounds: int) -> None:
    drawing = "HaI" if level == "kameshbog" else "HaILL\n###LL"
    for number, node in ((rounds - 1, "round"), (rounds, "level_end")):
        scene = play(
            drawing, active="I", node="turn_end", tracks={"round": number, "turns": ""}, stop=node, level=level,
        )  # fmt: skip
        assert scene.node == node


@pytest.mark.rule("HC-903", "HC-902")
def test_the_hourglass_runs_out(play: Play) -> None:
    for sand, node in ((2, "round"), (1, "level_end")):
        scene = play("H", node="turn_end", tracks={"hourglass": sand}, stop=node)
        assert (scene.node, scene.t.track("hourglass")) == (node, sand - 1)


@pytest.mark.rule("HC-904", "HC-902")
@pytest.mark.parametrize(("grade", "sand"), [("gentle", 14), ("fair", 9), ("grim", 8)])
def test_grades_fill_the_hourglass(play: Play, grade: str, sand: int) -> None:
    scene = play("S", hero(), node="level", stop="place", grade=grade)
    assert scene.t.track("hourglass") == sand
    assert play("SS", hero(), hero(), node="level", stop="place").t.track("hourglass") == 0


@pytest.mark.rule("HC-806", "HC-513", "HC-720")
def test_the_end_of_a_level(play: Play) -> None:
    tired = hero(
        "", "key", "torch", "dynamite", "egg", "grenade", "life", "ax", "the-idol", "helmet-of-protection", "bat",
        health=0, gold=3, tokens={"skip": 2, "harm-1": 1, "harm-2": 1, "mounted": 1},
    )  # fmt: skip
    road = ("kameshbog", "drandora-port")
    scene = play("H$I", tired, hero(), node="level_end", stop="camp", road=road, tracks={"waited:cleric": "gate"})
    kept = ["ax", "bat", "egg", "grenade", "helmet-of-protection", "life", "the-idol"]
    assert (scene.pack(), scene.gold(), scene.health(), scene.tokens("H", "down")) == (kept, 3, 5, 0)
    assert [scene.tokens("H", token) for token in ("skip", "harm-1", "harm-2", "mounted")] == [0, 0, 0, 0]
    assert (scene.t.word("waited:cleric"), scene.where("$"), scene.where()) == ("", "box", "bag")


@pytest.mark.rule("HC-806", "HC-008", "HC-746")
def test_once_a_level_is_refreshed_and_so_often_a_game_is_not(play: Play) -> None:
    used = {"bottle-of-mysterious-liquid": {"used-in-level": 1}, "crystal-of-deflection": {"used": 1}}
    owner, road = hero("", *used), ("kameshbog", "drandora-port")
    scene = play("HI", owner, hero(), node="level_end", stop="camp", road=road, put=used)
    assert scene.tokens("bottle-of-mysterious-liquid", "used-in-level") == 0
    assert scene.tokens("crystal-of-deflection", "used") == 1


@pytest.mark.rule("HC-806", "HC-730")
def test_the_copter_returns_with_what_it_carries_when_the_level_ends(play: Play) -> None:
    scene = play(
        "HCI", hero("", "copter-automaton"), hero(), node="level_end", stop="camp", copter="C",
        road=("kameshbog", "drandora-port"),
    )  # fmt: skip
    assert scene.pack() == ["copter-automaton"]


@pytest.mark.rule("HC-730", "HC-803", "HC-903")
def test_a_relic_that_comes_home_after_the_end_does_not_meet_the_goal(play: Play) -> None:
    scene = play(
        "HCI", hero("", "copter-automaton"), hero(), node="level_end", stop="", copter="C", goal="take the-idol",
        carried="the-idol", form="fellowship", tracks={"tried": 1},
    )  # fmt: skip
    assert (scene.pack(), scene.goal_met, scene.t.word("outcome")) == (["copter-automaton", "the-idol"], "", "defeat")


@pytest.mark.rule("HC-453", "HC-807", "HC-801")
@pytest.mark.parametrize(
    ("here", "there", "gold", "back"),
    [
        ("kameshbog", "drandora-port", 0, False), ("kameshbog", "seldaan-village", 4, False),
        ("ganrash", "nuthuz", 2, True),
    ],
)
def test_the_road_to_the_next_level(play: Play, here: str, there: str, gold: int, back: bool) -> None:
    scene = play(
        "S", hero("knight"), hero(), node="camp", stop="level", level=here, road=(here, there), discarded=["life"],
        store=[],
    )
    if scene.asked:
        scene.answer("go")
    assert (scene.gold(), scene.gold("I"), scene.t.word("level")) == (gold, gold, there)
    assert len(scene.t.zone("store")) == back


# -- points


@pytest.mark.rule("HC-850", "HC-739")
def test_points(play: Play) -> None:
    trophies, things = ("bat", "golem-lord", "minotaur"), ("life", "ax", "the-idol", "egg", "grenade")
    rich = hero("", *trophies, *things, "scepter-of-heroica", gold=4)
    scene = play("H", rich, node="turn_end", put={"H": {"damage:minotaur": 3}})
    assert points(scene.t, "cleric") == 1 + 3 + 3 + 4 + 1 + 3 + 5 + 10 + 2


@pytest.mark.rule("HC-851", "HC-852", "HC-908", "HC-853")
def test_bonuses_of_rivals_over_several_levels(play: Play) -> None:
    one = hero("", "bat", "bat", "ax", "life", gold=2, tokens={"damage:kraken": 2})
    other = hero("", "bat", "zombie", "the-idol", "life", gold=1, tokens={"slayer": 1})
    road = ("kameshbog", "drandora-port")
    found = bonuses(play("HI", one, other, node="turn_end", road=road).t)
    assert found == {
        "hero-of-heroica": ["cleric", "wizard"], "boss-buster": ["cleric"], "oooh-shiny": ["cleric"],
        "museum-curator": ["wizard"], "brew-master": ["cleric", "wizard"], "arms-dealer": ["cleric"],
        "big-game-hunter": ["wizard"], "dragon-slayer": ["wizard"],
    }  # fmt: skip
    for more in ({"road": ()}, {"road": road, "form": FELLOWSHIP}):
        assert set(bonuses(play("HI", one, other, node="turn_end", **more).t)) <= set(DEEDS)
    assert bonuses(play("HI", hero(), hero(), node="turn_end", road=road).t) == {}


@pytest.mark.rule("HC-854", "HC-852")
def test_most_points_win_then_relics_then_monsters(play: Play) -> None:
    cases = [
        ((hero(gold=2), hero(gold=1)), ["cleric"]),
        ((hero(gold=5), hero("", "the-idol")), ["wizard"]),
        ((hero(gold=2), hero("", "bat", "bat")), ["wizard"]),
        ((hero(gold=2), hero("", "life", "life")), ["cleric", "wizard"]),
    ]
    for heroes, best in cases:
        assert winners(play("HI", *heroes, node="turn_end").t) == best


@pytest.mark.rule("HC-854", "HC-803")
def test_one_level_alone_counts_five_for_the_goal(play: Play) -> None:
    scene = play("HI", hero(gold=4), hero(), node="level_end", stop="", tracks={"goal-met": "wizard"})
    assert (scene.node, scene.t.word("winners")) == ("result", "wizard")


# -- fellows


@pytest.mark.rule("HC-905")
def test_fellows_hand_things_over_to_who_stands_beside(play: Play) -> None:
    giver = hero("knight", "ax", "key", "bat")
    scene = play(
        "#N#\nIHa\n##J", giver, hero("", "key"), hero(), hero(health=0), node="prepare", form=FELLOWSHIP, store=[]
    )  # fmt: skip
    assert scene.options == {"store", "ax>I"}
    assert scene.answer("ax>I").pack("I") == ["ax", "key"]


@pytest.mark.rule("HC-905")
def test_coins_are_things_too(play: Play) -> None:
    scene = play("HI", hero("knight", gold=2), hero(), node="prepare", form=FELLOWSHIP, store=[]).answer("gold>I", CUT)
    assert (scene.gold(), scene.gold("I")) == (1, 1)


@pytest.mark.rule("HC-906", "HC-720", "HC-453", "HC-723")
def test_a_lost_level_is_played_again_from_the_very_state_at_its_beginning(play: Play) -> None:
    party = hero("knight", "ax", "helmet-of-protection", "life", health=5, gold=3), hero("rogue", "frost-scepter")
    store = ["luck", "faerie-wand", "luck"]
    scene = play("SS$\n..1", *party, node="level", form=FELLOWSHIP, store=store, stop="place", discarded=["speed"])
    t, before = scene.t, what_is_owned(scene.t)
    scene.does("gold(4); lose(2); skip(1)")
    gain(t, "rogue", t.zone("store")[0])
    let_go(t, "knight", scene.piece("helmet-of-protection"), "store")
    use_up(t, "knight", scene.piece("life"))
    take_up(t, "rogue", t.zone("cell:2,0")[0])
    defeat(t, "rogue", scene.piece("1"))
    for token in ("rescued", "offered", "damage:kraken"):
        t.add_token("knight", token)
    t.add_token(scene.piece("frost-scepter"), "used")
    t.set_track("frozen-last", "knight")
    assert what_is_owned(t) != before
    give_back(t)
    assert what_is_owned(t) == before
    assert not t.word("frozen-last")


@pytest.mark.rule("HC-907")
def test_the_last_level_lost_is_defeat_and_its_goal_victory(play: Play) -> None:
    drawing = "H.LL\n..LL"
    last = {"node": "level_end", "stop": "", "level": "drocomon", "goal": "final"}
    assert play(drawing, tracks={"tried": 1}, **last).t.word("outcome") == "defeat"
    assert play(drawing, tracks={"goal-met": "cleric"}, **last).t.word("outcome") == "victory"
    scene = play(drawing, **last)
    assert scene.asked == "lost-level"
    assert scene.answer(CUT).t.word("outcome") == "defeat"


@pytest.mark.rule("HC-907", "HC-853", "HC-908")
@pytest.mark.parametrize(
    ("gold", "grade", "reached"),
    [(339, "fair", 0), (340, "fair", 1), (360, "fair", 2), (380, "fair", 3), (340, "grim", 2), (380, "gentle", 2)],
)
def test_a_won_campaign_is_graded_by_its_points(play: Play, gold: int, grade: str, reached: int) -> None:
    road = ["level"] * 21 + ["kameshbog"]
    slayer = hero(gold=gold, tokens={"slayer": 1})
    scene = play("H", slayer, node="turn_end", grade=grade, road=road, tracks={"outcome": "victory"})
    assert rank(scene.t) == reached


@pytest.mark.rule("HC-906")
def test_a_level_is_played_again_once(play: Play) -> None:
    assert play("HI", form=FELLOWSHIP, node="level_end", stop="", tracks={"tried": 1}).asked == ""


@pytest.mark.rule("HC-901", "HC-906")
def test_rivals_lose_no_level(play: Play) -> None:
    assert play("HI", node="level_end", stop="").node == "result"


# -- squares and turns


@pytest.mark.rule("HC-101", "HC-102", "HC-223")
def test_solid_squares_are_not_entered_whether_high_or_low(play: Play) -> None:
    assert play("aH#\n.W.", faces="sword").answer("roll").options == {"a"}


@pytest.mark.rule("HC-201", "HC-202", "HC-203", "HC-205", "HC-206", "HC-207", "HC-208")
def test_the_steps_of_a_turn_come_in_their_order(play: Play) -> None:
    """Harm, the prepare step, the act step, the chest, the next hero: in one turn."""
    scene = play(
        "HcaI", hero("knight", "life", tokens={"harm-1": 1}), faces="both sword", node="turn", stop="level_end",
    )  # fmt: skip
    asked = []
    for answer in ("life", "roll", "c", "search"):
        asked.append((scene.asked, scene.active))
        scene.answer(answer)
    assert asked == [("prepare", "H"), ("act", "H"), ("walk", "H"), ("search", "H")]
    assert (scene.asked, scene.active, scene.gold()) == ("act", "I", 1)


@pytest.mark.rule("HC-007", "HC-236")
def test_among_equals_the_player_whose_turn_it_is_chooses(play: Play) -> None:
    scene = play("#P#\nHaP", faces="both").walk("a")
    assert (scene.asked, scene.prompt.chooser) == ("which-feature", "cleric")
