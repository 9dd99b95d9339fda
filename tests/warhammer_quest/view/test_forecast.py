"""The forecast of a roll: dice, chances and wounds reckoned by hand from the faces of the dice.

A hero die shows 0 successes on 1 face, 1 on three, 2 on one, and a critical on one, which counts 1 and is rolled again:
so the chances of 0, 1 and 2 successes are 1/6, 19/36 and 55/216. An enemy die shows an Attack icon on 3 faces and a
Nemesis icon on 1.
"""

from __future__ import annotations

from typing import Any

import pytest

from game.adventure.view.stakes import Stakes, stakes
from game.kit.shown import Forecast
from game.kit.text import Words
from game.warhammer_quest.dealing import likely_enemies
from game.warhammer_quest.mode import WarhammerQuestMode
from tests.warhammer_quest.table import IRON, QUIET, REST, WAY, WIZARD, Scene, hero

NONE, ONE, TWO = 1 / 6, 19 / 36, 55 / 216
"""The chances of so many successes of one die."""
ADVANCE, DARK = "ironbreaker-inexorable-advance", "ironbreaker-into-the-dark"
BAT, GOBLIN, ORC = "giant-bats-standard", "goblin-warriors-standard", "orc-boys-elite"


def at_stake(s: Scene, mode: WarhammerQuestMode, option: str = "") -> Stakes:
    """The numbers behind the forecast."""
    view = mode.view(s.session)
    found = stakes(view.names, view.lines, s.prompt, option)
    assert found is not None
    return found


def told(s: Scene, mode: WarhammerQuestMode, option: str = "") -> Forecast:
    """The forecast of the open question."""
    found = mode.view(s.session).forecast(s.prompt, option)
    assert found is not None
    return found


def armed(*gear: str, **more: Any) -> dict[str, Any]:
    """The Ironbreaker with gear."""
    return hero(IRON, gear=list(gear), capacity=4, **more)


# -- the dice ------------------------------------------------------------------------------------------


@pytest.mark.rule("WQ-404", "WQ-405", "WQ-409")
def test_an_attack_on_a_goblin_is_reckoned_over_all_faces(scene: type[Scene], mode: WarhammerQuestMode) -> None:
    """Two dice against health 2: all but 0 and 1 successes. Attack 1, a shield on 2 of 6 faces of each of two dice, the
    face with two things among them.
    """
    s = scene(heroes=[hero(engaged=[GOBLIN]), WAY], **QUIET)
    found = at_stake(s, mode, ADVANCE)
    assert (found.hero_dice, found.enemy_dice, found.needed) == (2, 1, 2)
    assert found.chance == pytest.approx(1 - NONE**2 - 2 * NONE * ONE, abs=1e-6)
    no_shield = (3 / 6 + 1 / 6 * 3 / 5) ** 2  # a critical is rolled on: 3 of the 5 other faces have no shield
    assert found.expected_wounds == pytest.approx(1 / 2 * no_shield, abs=1e-6)
    assert found.worst_wounds == 1


@pytest.mark.rule("WQ-504")
def test_resilience_raises_what_is_needed(scene: type[Scene], mode: WarhammerQuestMode) -> None:
    s = scene(heroes=[hero(engaged=["ratman-skirmishers-elite"]), WAY], quest="the-poisoned-wells", **QUIET)
    card = s.t.enemy_card(s.t.engaged(IRON)[0])
    assert at_stake(s, mode, ADVANCE).needed == card.health + card.resilience


@pytest.mark.rule("WQ-413")
@pytest.mark.rule("WQ-415")
def test_the_nemesis_in_the_lair_is_counted_and_a_facedown_one_is_not(
    scene: type[Scene], mode: WarhammerQuestMode
) -> None:
    s = scene(heroes=[hero(engaged=[GOBLIN, ORC]), WAY], **QUIET)
    found = at_stake(s, mode, ADVANCE)
    assert found.threats == ("Odious Grump: Distribute 2 wounds among the party.",)
    assert found.threat_chance == pytest.approx(1 - (5 / 6) ** 2)
    gone = scene(heroes=[hero(engaged=[GOBLIN, ORC]), WAY], nemesis={"place": "defeated"}, **QUIET)
    assert (at_stake(gone, mode, ADVANCE).threats, at_stake(gone, mode, ADVANCE).threat_chance) == ((), 0.0)


# -- conditions ----------------------------------------------------------------------------------------


@pytest.mark.rule("WQ-1008", "W-03")
def test_sickened_takes_a_success_and_never_less_than_none(scene: type[Scene], mode: WarhammerQuestMode) -> None:
    s = scene(heroes=[hero(engaged=[GOBLIN], conditions=["sickened"]), WAY], **QUIET)
    well = scene(heroes=[hero(engaged=[GOBLIN]), WAY], **QUIET)
    found = at_stake(s, mode, ADVANCE)
    two = NONE * TWO * 2 + ONE**2
    assert found.chance == pytest.approx(at_stake(well, mode, ADVANCE).chance - two, abs=1e-6)
    assert found.successes[0].value == 0
    assert found.successes[0].chance == pytest.approx(NONE**2 + 2 * NONE * ONE, abs=1e-6), "0 and 1 are both none"
    assert "Sickened: 1 success less, counted here" in [text for _, text in found.alarms]


@pytest.mark.rule("WQ-1009", "W-02")
def test_empowered_is_offered_and_what_it_adds_is_seen_beforehand(
    scene: type[Scene], mode: WarhammerQuestMode
) -> None:
    s = scene(heroes=[hero(engaged=[GOBLIN], conditions=["empowered"]), WAY], **QUIET)
    before = at_stake(s, mode, ADVANCE)
    assert "Empowered: may add 1 success and 1 shield, not counted here" in [text for _, text in before.alarms]
    s.answer(ADVANCE)
    assert s.prompt.data["window"] == "act-choose"
    plain, helped = at_stake(s, mode), at_stake(s, mode, "empowered-1")
    assert plain.chance == before.chance
    assert helped.chance == pytest.approx(1 - NONE**2, abs=1e-6), "one success of two dice is enough"
    assert helped.worst_wounds == 0, "the attack value 1 is shielded"
    assert not [text for _, text in plain.alarms if text.startswith("Empowered")], "it is asked for already"


@pytest.mark.rule("WQ-1007")
def test_bleeding_is_told_with_what_it_costs_afterwards(
    scene: type[Scene], mode: WarhammerQuestMode, words: Words
) -> None:
    s = scene(heroes=[hero(conditions=["bleeding"]), WAY], **QUIET)
    assert words("forecast.bleeding") in [text for _, text in at_stake(s, mode, DARK).alarms]


# -- gear ----------------------------------------------------------------------------------------------


@pytest.mark.rule("WQ-306")
def test_gear_without_a_cost_is_counted_where_its_text_holds(scene: type[Scene], mode: WarhammerQuestMode) -> None:
    """The Duelling Blade asks for one enemy exactly, the breastplate for two or more."""
    gear = ("duelling-blade", "watch-breastplate")
    alone = at_stake(scene(heroes=[armed(*gear, engaged=[GOBLIN]), WAY], **QUIET), mode, ADVANCE)
    assert alone.chance == pytest.approx(1 - NONE**2, abs=1e-6)
    both = at_stake(scene(heroes=[armed(*gear, engaged=[GOBLIN, BAT]), WAY], **QUIET), mode, ADVANCE)
    assert both.worst_wounds == 1, "two attack icons, one shield"


@pytest.mark.rule("WQ-711")
def test_whoever_would_join_is_seen_by_the_gear_too(scene: type[Scene], mode: WarhammerQuestMode) -> None:
    s = scene(heroes=[armed("duelling-blade", engaged=[GOBLIN]), WAY], shadows=[GOBLIN], **QUIET)
    s.answer(ADVANCE)
    assert s.prompt.kind == "engage"
    joins = at_stake(s, mode, s.prompt.options[0])
    assert at_stake(s, mode).chance == pytest.approx(1 - NONE**2, abs=1e-6)
    assert joins.chance == pytest.approx(1 - NONE**2 - 2 * NONE * ONE, abs=1e-6), "with two enemies it adds nothing"
    assert joins.enemy_dice == 2


@pytest.mark.rule("WQ-304")
def test_gear_with_a_cost_is_named_and_counted_only_where_it_is_pointed_at(
    scene: type[Scene], mode: WarhammerQuestMode
) -> None:
    s = scene(heroes=[armed("tempered-hammer", engaged=[GOBLIN], tokens={ADVANCE: 1}), WAY], **QUIET)
    line = "Tempered Hammer, not counted here: that action rolls 1 additional hero die"
    assert line in at_stake(s, mode, ADVANCE).lines
    s.answer(ADVANCE)
    assert s.prompt.options == ("tempered-hammer",)
    plain, used = at_stake(s, mode), at_stake(s, mode, "tempered-hammer")
    assert (plain.hero_dice, used.hero_dice) == (2, 3)
    assert (line in plain.lines, line in used.lines) == (True, False)
    s.answer("tempered-hammer")
    assert (s.prompt.kind, at_stake(s, mode).hero_dice) == ("spend", 3)
    worn = hero(IRON, gear=[{"card": "tempered-hammer", "exhausted": True}], engaged=[GOBLIN])
    tired = scene(heroes=[worn, WAY], **QUIET)
    assert line not in at_stake(tired, mode, ADVANCE).lines


@pytest.mark.rule("WQ-909")
@pytest.mark.parametrize(("gear", "needed"), [("comet-hammer", 3), ("cinder-staff", 2)])
def test_legendary_gear_counts_like_other_gear(
    scene: type[Scene], mode: WarhammerQuestMode, gear: str, needed: int
) -> None:
    """The Comet Hammer adds a die and a success, the Cinder Staff two successes."""
    owner, card = {"comet-hammer": ("warrior-priest", "priest-hammer-and-prayer")}.get(
        gear, (WIZARD, "wizard-sheet-of-flame")
    )
    s = scene(heroes=[hero(owner, gear=[gear], engaged=[ORC]), WAY], **QUIET)
    s.answer(card)
    while s.prompt.kind != "use":
        s.answer(())
    plain, used = at_stake(s, mode), at_stake(s, mode, gear)
    assert used.hero_dice == needed
    assert used.chance > plain.chance


@pytest.mark.rule("WQ-916")
def test_what_may_prevent_wounds_is_named_whoever_has_it(scene: type[Scene], mode: WarhammerQuestMode) -> None:
    """The Tower Shield helps its owner, the Gate Warden's Oath all others; neither where nobody strikes."""
    shield = "Tower Shield, not counted here: prevent up to 2 of those wounds"
    oath = "Gate Warden’s Oath, not counted here: prevent up to 3 of those wounds"
    party = [armed("tower-shield", "gate-wardens-oath", engaged=[GOBLIN]), hero(WAY, engaged=[ORC])]
    iron = at_stake(scene(heroes=party, **QUIET), mode, ADVANCE).lines
    assert (shield in iron, oath in iron) == (True, False)
    way = scene(heroes=party, turns=[WAY, IRON], **QUIET)
    lines = at_stake(way, mode, "waywatcher-deadly-shot").lines
    assert (shield in lines, oath in lines) == (False, True)
    calm = at_stake(scene(heroes=[armed("tower-shield"), WAY], **QUIET), mode, DARK)
    assert shield not in calm.lines


@pytest.mark.rule("WQ-022")
def test_a_facedown_enemy_that_would_join_strikes_like_any_that_it_may_be(
    scene: type[Scene], mode: WarhammerQuestMode
) -> None:
    """Whatever lies there, the same is told: the mean and the worst over all that nobody has seen."""
    told = set()
    for truth in (BAT, ORC, "orc-boys-standard"):
        hidden = {"card": truth, "facedown": True}
        s = scene(heroes=[hero(engaged=[GOBLIN]), WAY], shadows=[hidden], location={"id": "old-culvert"})
        s.answer(ADVANCE)
        assert s.prompt.kind == "engage"
        found = at_stake(s, mode, s.prompt.options[0])
        strongest = max(s.t.box.enemies[card].attack for card in likely_enemies(s.t))
        assert (found.enemy_dice, found.worst_wounds) == (2, 1 + strongest)
        told.add((round(found.expected_wounds, 9), tuple(found.lines), found.aim))
    assert len(told) == 1


def test_paying_for_a_line_is_seen_beforehand(scene: type[Scene], mode: WarhammerQuestMode) -> None:
    """Sheet of Flame: 1 wound for 1 success."""
    s = scene(heroes=[hero(WIZARD, engaged=[GOBLIN]), WAY], **QUIET)
    s.answer("wizard-sheet-of-flame")
    assert s.prompt.kind == "pay"
    assert at_stake(s, mode, "yes").chance == pytest.approx(1 - NONE**2, abs=1e-6)
    assert at_stake(s, mode).chance == pytest.approx(1 - NONE**2 - 2 * NONE * ONE, abs=1e-6)


# -- tokens, progress, care ----------------------------------------------------------------------------


@pytest.mark.rule("WQ-403")
def test_only_tokens_on_the_card_can_be_added(scene: type[Scene], mode: WarhammerQuestMode) -> None:
    s = scene(heroes=[hero(engaged=[GOBLIN], tokens={DARK: 2}), WAY], **QUIET)
    found = at_stake(s, mode, ADVANCE)
    assert found.chance_with_token == found.chance
    with_one = scene(heroes=[hero(engaged=[GOBLIN], tokens={ADVANCE: 1}), WAY], **QUIET)
    assert at_stake(with_one, mode, ADVANCE).chance_with_token == pytest.approx(1 - NONE**2, abs=1e-6)


@pytest.mark.rule("WQ-505")
def test_progress_beyond_the_value_is_told_to_be_lost(scene: type[Scene], mode: WarhammerQuestMode) -> None:
    place = {"id": "old-culvert"}
    value = scene(heroes=[IRON, WAY], location=place, decks={"dungeon": []}).t.location_card()
    assert value is not None
    s = scene(heroes=[IRON, WAY], location={**place, "progress": value.value - 1}, decks={"dungeon": []})
    found = at_stake(s, mode, DARK)
    assert found.gain == pytest.approx(1 - NONE**2, abs=1e-6), "1 fits at most"
    assert "Beyond the exploration value progress is lost: 1 more fit" in found.lines
    wide = scene(heroes=[IRON, WAY], location=place, decks={"dungeon": []})
    assert not [line for line in at_stake(wide, mode, DARK).lines if line.startswith("Beyond")]


@pytest.mark.rule("WQ-507", "WQ-511")
def test_aid_is_reckoned_by_the_free_places(scene: type[Scene], mode: WarhammerQuestMode) -> None:
    full = dict.fromkeys(("waywatcher-deadly-shot", "waywatcher-orions-hunt", "waywatcher-shadow-watch"), 2)
    wall = "ironbreaker-shield-wall"
    s = scene(
        heroes=[hero(tokens={wall: 1}), hero(WAY, tokens={**full, "waywatcher-watchful-spites": 1})], **QUIET
    )  # fmt: skip
    s.answer(wall)
    assert s.prompt.kind == "spend"
    found = at_stake(s, mode)
    assert (found.needed, found.gain) == (1, pytest.approx(1 - NONE, abs=1e-6))


# -- rerolls -------------------------------------------------------------------------------------------


@pytest.mark.rule("WQ-406")
def test_what_a_reroll_could_make_of_it_is_seen_before_it_is_paid_for(
    scene: type[Scene], mode: WarhammerQuestMode
) -> None:
    """Two blanks of two dice, no wounds to fear: with both rolled again 2 successes come as often as ever."""
    s = scene(
        heroes=[armed("luck-charm", wounds=3), WAY], hero_dice=["defense", "defense", "success", "success"], **QUIET
    )
    assert "Luck Charm, not counted here: reroll up to 2 dice" in at_stake(s, mode, DARK).lines
    s.answer(REST[IRON])
    assert (s.prompt.kind, s.prompt.options) == ("use", ("luck-charm",))
    lies, again = told(s, mode), told(s, mode, "luck-charm")
    assert (lies.title, again.title) == ("as the dice lie", "the best dice again")
    assert lies.chance is not None
    assert again.chance is not None
    three = 1 - NONE**2 - 2 * NONE * ONE - (2 * NONE * TWO + ONE**2)
    assert (lies.chance.value, again.chance.value) == (0.0, pytest.approx(three, abs=1e-6))
    s.answer("luck-charm")
    one = told(s, mode, "h1").chance
    assert one is not None
    assert one.value == pytest.approx(1 - NONE - ONE - TWO, abs=1e-6), "one die alone must bring all three"


# -- who is hidden -------------------------------------------------------------------------------------


@pytest.mark.rule("WQ-022", "WQ-1223")
def test_who_lies_facedown_may_be_any_that_nobody_has_seen(scene: type[Scene]) -> None:
    """The named sets lie there but for what is open; of the other cards of the tier each is as likely as the next."""
    s = scene(heroes=[hero(engaged=[GOBLIN]), WAY], shadows=[{"card": ORC, "facedown": True}], node="hero_turn")
    found = likely_enemies(s.t)
    assert found[GOBLIN] == 1, "one of the two is engaged"
    assert (found["orc-boys-standard"], found[ORC]) == (2, 1)
    hidden = len(s.t.zone("deck:enemy")) + 1
    assert sum(found.values()) == pytest.approx(hidden)
    open_cards = {card: n for card, n in found.items() if s.t.box.enemies[card].set not in s.t.quest.sets}
    assert {s.t.box.enemies[card].tier for card in open_cards} == {1}
