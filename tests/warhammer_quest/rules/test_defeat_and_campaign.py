"""Part 11 to 13: defeat and revival, peril, campaign and pool, settlement, delve, single quest, log."""

from __future__ import annotations

from typing import Any

import pytest

from game.warhammer_quest.box import Box
from game.warhammer_quest.campaign import quests_won
from game.warhammer_quest.decks import drawn
from game.warhammer_quest.defeat import revive
from game.warhammer_quest.flow import new_session
from tests.warhammer_quest.table import ALL, IRON, PRIEST, QUIET, REST, WAY, Scene, hero

DARK, WALL = "ironbreaker-into-the-dark", "ironbreaker-shield-wall"
BOY, BOYS = "orc-boys-standard-1", "orc-boys-elite"
WELLS: dict[str, Any] = {"quest": "the-poisoned-wells", "outcome": "victory"}


# -- defeat ------------------------------------------------------------------------------------------


@pytest.mark.rule("WQ-1101", "WQ-1102", "WQ-1103")
def test_a_hero_falls_at_once_and_keeps_all_but_conditions_and_enemies(scene: type[Scene]) -> None:
    fallen = hero(wounds=25, engaged=[{"card": BOYS, "wounds": 1, "exhausted": True}], conditions=["bleeding"],
                  tokens={WALL: 2}, items=["oil-flask"], gear=["oak-staff"], exhausted=[DARK])  # fmt: skip
    s = scene(**QUIET, heroes=[fallen, hero(WAY)])
    assert s.prompt.kind == "action-card"
    s.does("suffer(you, 1)")
    told = s.hero(IRON)
    assert told["defeated"]
    assert told["wounds"] == 26
    assert told["conditions"] == told["engaged"] == []
    assert (s.where(BOYS), s.wounds(BOYS), s.board.pieces[BOYS].exhausted) == ("shadows", 1, True)
    assert s.t.faceup(BOYS)
    assert (told["items"], told["tokens"], told["exhausted"]) == (["oil-flask"], {WALL: 2}, [DARK])
    assert len(told["gear"]) == 1


@pytest.mark.rule("WQ-1104")
def test_the_fallen_do_nothing_and_nothing_is_done_to_them(scene: type[Scene]) -> None:
    s = scene(heroes=[hero(), hero(WAY, defeated=True), hero(PRIEST)], shadows=[BOY])
    before = s.wounds(WAY)
    s.does("each(heroes(), suffer(it, 1)); recover(leader, 1)")
    s.does("suffer(you, 3); recover(you, 3); claim(you, 1)", WAY)
    s.does("gain(you, sickened); engage(you, enemy(any))", WAY)
    assert s.wounds(WAY) == before
    assert s.hero(WAY)["tokens"] == {}
    assert s.hero(WAY)["conditions"] == []
    assert s.where(BOY) == "shadows"


@pytest.mark.rule("WQ-1105")
def test_a_fallen_leader_keeps_the_token_until_the_end_of_the_peril_phase(scene: type[Scene]) -> None:
    s = scene(node="peril", heroes=[hero(defeated=True), hero(WAY, defeated=True), hero(PRIEST)], leader=IRON)
    assert s.all()["leader"] == PRIEST
    s = scene(node="location", heroes=[hero(defeated=True), hero(WAY), hero(PRIEST)], leader=IRON,
              location={"id": "old-culvert", "progress": 5}, stop_at="peril",
              decks={"location": ["beggars-warren"], "enemy": ["ghouls-elite", BOYS, BOY, "..."]})  # fmt: skip
    s.answer("yes")
    assert s.all()["leader"] == IRON
    assert (s.t.host("ghouls-elite"), s.t.host(BOYS)) == (WAY, PRIEST), "from who stands in, clockwise"


@pytest.mark.rule("WQ-1106", "WQ-1254")
@pytest.mark.parametrize(("number", "recovered"), [(6, 6), (0, 1)])
def test_revival(scene: type[Scene], number: int, recovered: int) -> None:
    s = scene(heroes=[hero(defeated=True), hero(WAY)], leader=WAY)
    revive(s.t, IRON, number)
    assert s.t.standing(IRON)
    assert s.wounds(IRON) == 26 - recovered


@pytest.mark.rule("WQ-1107")
def test_a_hero_who_falls_in_the_own_activation_resolves_the_rest(scene: type[Scene]) -> None:
    party = [hero(wounds=25, engaged=[BOYS], exhausted=[DARK]), hero(WAY, exhausted=["waywatcher-deadly-shot"])]
    s = scene(**QUIET, heroes=party, hero_dice=["success"], enemy_dice=["counterattack"]).answer(WALL)
    while s.prompt.kind != "action-card":
        s.answer([] if not s.prompt.least else s.prompt.options[0])
    assert not s.t.standing(IRON)
    assert s.t.rules.tokens(s.t, WAY) == 1, "what concerns others resolves"
    assert s.hero(IRON)["exhausted"] == [], "and the readying of the own cards"
    assert s.prompt.chooser == WAY


@pytest.mark.rule("WQ-1108", "WQ-1206")
def test_the_quest_is_lost_when_nobody_stands(scene: type[Scene]) -> None:
    party = [hero(wounds=25, conditions=["bleeding"]), hero(WAY, defeated=True)]
    s = scene(**QUIET, form="single", heroes=party, hero_dice=["defense"] * 2).answer(REST[IRON])
    assert (s.all()["outcome"], s.all()["node"]) == ("defeat", "result")


# -- peril -------------------------------------------------------------------------------------------


@pytest.mark.rule("WQ-1201", "W-21")
def test_the_peril_token_moves_and_the_colour_of_its_space_resolves(scene: type[Scene]) -> None:
    for peril, sickened in ((0, []), (1, ["sickened"])):
        s = scene(quest="the-poisoned-wells", node="peril", peril=peril,
                  heroes=[hero(tokens={WALL: 1}), hero(WAY)], location={"id": "guild-vaults"})  # fmt: skip
        assert s.all()["peril"] == peril + 1
        assert s.hero(IRON)["conditions"] == sickened
        assert s.all()["leader"] == WAY, "then the token passes"


@pytest.mark.rule("WQ-1202")
def test_on_the_last_space_the_token_stays_and_its_effect_resolves_again(scene: type[Scene]) -> None:
    s = scene(quest="the-long-chase", node="peril", peril=10, nemesis={"place": "shadows"})
    assert s.all()["peril"] == 10
    assert (s.wounds(IRON), s.wounds(WAY)) == (2, 2)


@pytest.mark.rule("WQ-1203")
def test_peril_moved_by_an_effect_resolves_nothing_and_passes_no_end(scene: type[Scene]) -> None:
    s = scene(quest="the-poisoned-wells", peril=1).does("peril(1)")
    assert s.all()["peril"] == 2
    assert s.hero(IRON)["conditions"] == []
    assert scene(peril=11).does("peril(1)").all()["peril"] == 11
    assert scene(peril=0).does("peril(-1)").all()["peril"] == 0


@pytest.mark.rule("WQ-1204")
def test_the_leader_token_passes_to_the_next_who_stands(scene: type[Scene]) -> None:
    s = scene(node="peril", heroes=[hero(), hero(WAY, defeated=True), hero(PRIEST)])
    assert s.all()["leader"] == PRIEST
    s = scene(node="peril", heroes=[hero(), hero(WAY, defeated=True)])
    assert s.all()["leader"] == IRON, "it stays with the only one"


# -- victory and defeat ------------------------------------------------------------------------------


@pytest.mark.rule("WQ-1205", "WQ-1231", "WQ-1213")
@pytest.mark.parametrize(("outcome", "pooled"), [("victory", "legendary-fortune-1"), ("defeat", "odious-grump")])
def test_reward_and_penalty(scene: type[Scene], outcome: str, pooled: str) -> None:
    s = scene(node="quest_end", outcome=outcome)
    assert s.all()["pool"] == [pooled]
    assert s.t.faceup(pooled)
    assert s.all()["results"] == [outcome]
    assert s.prompt.kind == "settle"


@pytest.mark.rule("WQ-1207")
def test_of_victory_and_defeat_the_event_that_comes_first_counts(scene: type[Scene]) -> None:
    """The courier falls in step 6a, before his attack would fell the last hero in step 6b."""
    party = [hero(wounds=25, engaged=[]), hero(WAY, defeated=True)]
    s = scene(quest="the-long-chase", location={"id": "guild-vaults"}, decks={"dungeon": []}, heroes=party,
              nemesis={"place": IRON, "wounds": 14}, hero_dice=["success+success", "success"],
              enemy_dice=["counterattack"]).answer("ironbreaker-inexorable-advance")  # fmt: skip
    assert s.t.word("result:3") == "victory"


# -- campaign and pool -------------------------------------------------------------------------------


@pytest.mark.rule("WQ-1211", "WQ-1303")
def test_won_or_lost_the_campaign_goes_on(scene: type[Scene]) -> None:
    for outcome in ("victory", "defeat"):
        s = scene(node="gifts", outcome=outcome)
        assert (s.prompt.kind, s.all()["node"]) == ("set-out", "campaign_map"), "the resting place"
        assert s.answer(WAY).all()["quest"] == "the-poisoned-wells"
        assert s.all()["leader"] == WAY


@pytest.mark.rule("WQ-1212")
@pytest.mark.parametrize("outcome", ["victory", "defeat"])
def test_the_fifth_quest_ends_the_campaign(scene: type[Scene], outcome: str) -> None:
    s = scene(quest="waaagh", node="quest_end", outcome=outcome, counters={"town": 0})
    assert s.session.prompt is None
    assert (s.all()["node"], s.all()["outcome"], s.all()["results"][-1]) == ("result", outcome, outcome)


@pytest.mark.rule("WQ-1213", "WQ-1216")
def test_fortunes_of_the_pool_join_the_gear_deck(scene: type[Scene]) -> None:
    pool = ["legendary-fortune-1", "legendary-fortune-2"]
    s = scene(node="setup", quest="the-long-chase", pool=pool)
    assert set(pool) <= set(s.all()["decks"]["gear"])
    assert len(s.all()["decks"]["gear"]) == 14
    assert s.all()["pool"] == []


@pytest.mark.rule("WQ-1214", "WQ-1217")
def test_nemeses_of_the_pool_join_the_enemy_deck(scene: type[Scene]) -> None:
    s = scene(node="setup", quest="waaagh", pool=["odious-grump", "nunkel"])
    for nemesis in ("odious-grump", "nunkel"):
        zone = s.where(nemesis)
        assert zone in ("deck:enemy", "shadows") or zone.startswith("engaged:")
    assert set(s.all()["from_pool"]) == {"odious-grump", "nunkel"}
    assert s.where("the-red-fist") == "lair"


@pytest.mark.rule("WQ-1215", "WQ-1217")
def test_for_each_dungeon_card_of_the_pool_another_stays_out(scene: type[Scene]) -> None:
    s = scene(node="setup", quest="waaagh", pool=["warpstone"])
    assert "warpstone" in s.all()["decks"]["dungeon"]
    assert len(s.all()["decks"]["dungeon"]) == 18


@pytest.mark.rule("WQ-1218")
def test_a_pool_nemesis_that_is_defeated_is_struck_for_good(scene: type[Scene]) -> None:
    party = [hero(engaged=["odious-grump"]), hero(WAY)]
    s = scene(quest="the-poisoned-wells", from_pool=["odious-grump"], heroes=party)
    s.does("suffer(enemy(mine), 99)")
    assert s.all()["struck"] == ["odious-grump"]
    assert s.all()["from_pool"] == []
    assert [event.name for event in s.t.events if type(event).__name__ == "Noted"][-1] == "struck-out"
    s.does("pool(odious-grump)")
    assert s.all()["struck"] == ["odious-grump"]
    later = scene(**WELLS, node="campaign_map", struck=["odious-grump"]).answer(IRON)
    assert later.where("odious-grump") == "struck"


@pytest.mark.rule("WQ-1219", "WQ-1239", "WQ-1238")
def test_what_came_from_the_pool_returns_wherever_it_is(scene: type[Scene]) -> None:
    cards = ["odious-grump", "warpstone", "legendary-fortune-1", "legendary-fortune-2"]
    s = scene(quest="the-long-chase", node="refreshed", outcome="victory", from_pool=cards, shadows=["odious-grump"],
              heroes=[hero(items=["warpstone", "tin-saint"]), hero(WAY)], decks={"gear": ["legendary-fortune-1"]},
              discards={"gear": ["legendary-fortune-2"]})  # fmt: skip
    assert set(s.all()["pool"]) == set(cards)
    assert s.all()["from_pool"] == []
    assert s.where("tin-saint") == s.where("the-grey-courier") == "box"
    assert not any(s.all()["decks"].values())


@pytest.mark.rule("WQ-1220")
def test_a_pool_nemesis_and_the_quests_own_both_have_their_effect(scene: type[Scene]) -> None:
    s = scene(quest="the-poisoned-wells", location={"id": "guild-vaults"}, from_pool=["odious-grump"],
              shadows=["odious-grump"], heroes=[hero(engaged=["ghouls-elite"]), hero(WAY)],
              hero_dice=["defense"] * 2, enemy_dice=["threat"]).answer(REST[IRON])  # fmt: skip
    assert s.hero(IRON)["conditions"] == ["sickened"], "Nunkel is the higher in rank"
    assert s.prompt.kind == "distribute"


@pytest.mark.rule("WQ-1226")
def test_fewer_cards_than_told_are_all_there_are(scene: type[Scene]) -> None:
    s = scene()
    assert sorted(drawn(s.t, "gear", ["a", "b"], 5)) == ["a", "b"]


@pytest.mark.rule("WQ-1227")
def test_random_picks_use_separate_streams(scene: type[Scene]) -> None:
    plain = scene(node="setup", quest="waaagh", seed="s").all()
    other = scene(node="setup", quest="waaagh", seed="s", pool=["warpstone"]).all()
    assert other["decks"]["gear"] == plain["decks"]["gear"]
    assert other["decks"]["location"] == plain["decks"]["location"]
    assert other["decks"]["dungeon"] != plain["decks"]["dungeon"]


# -- settlement --------------------------------------------------------------------------------------


@pytest.mark.rule("WQ-1232", "WQ-1109")
def test_every_hero_has_two_visits_in_any_order_the_fallen_too(scene: type[Scene]) -> None:
    s = scene(**WELLS, node="settlement", heroes=[hero(), hero(WAY, defeated=True)])
    s.answer(f"{WAY}>arena", f"{IRON}>arena", f"{WAY}>arena", f"{IRON}>arena")
    assert s.hero(WAY)["capacity"] == s.hero(IRON)["capacity"] == 3, "the same one twice"
    assert s.prompt.kind == "set-out", "nothing is left to do"
    s = scene(**WELLS, node="town").answer([])
    assert s.prompt.kind == "set-out", "visits may be declined"


@pytest.mark.rule("WQ-1233", "WQ-513")
def test_the_trainer_replaces_a_basic_card_by_the_advanced_one(scene: type[Scene]) -> None:
    s = scene(**WELLS, node="town", heroes=[hero(tokens={REST[IRON]: 2}), hero(WAY)]).answer(f"{IRON}>trainer")
    assert len(s.prompt.options) == 4
    s.answer("ironbreaker-bedrock")
    told = s.hero(IRON)
    assert told["cards"][3] == "ironbreaker-bedrock"
    assert told["tokens"] == {}
    assert s.tokens(REST[IRON]) == 0
    every = [f"ironbreaker-{name}" for name in ("breaker-of-lines", "tunnel-lore", "oath-of-the-shield", "bedrock")]
    s = scene(**WELLS, node="town", heroes=[hero(trained=every), hero(WAY)])
    assert f"{IRON}>trainer" not in s.prompt.options
    assert s.session.refusals[f"{IRON}>trainer"] == ("refusal.all-trained", "WQ-1233")


@pytest.mark.rule("WQ-1234", "WQ-1235")
def test_the_smith_draws_two_and_sells_one(scene: type[Scene]) -> None:
    s = scene(**WELLS, node="town", decks={"gear": ["oak-staff", "war-horn", "luck-charm"]},
              discards={"gear": ["winged-helm"]}).answer(f"{IRON}>blacksmith")  # fmt: skip
    assert s.prompt.options == ("oak-staff", "war-horn"), "the discard pile is not offered"
    s.answer("war-horn")
    assert [item["card"] for item in s.hero(IRON)["gear"]] == ["war-horn"]
    assert set(s.all()["discards"]["gear"]) == {"oak-staff", "winged-helm"}
    s.answer(f"{IRON}>blacksmith")
    assert s.prompt.options == ("luck-charm",), "with one left that one"


@pytest.mark.rule("WQ-1237")
def test_gifts_are_equipped_by_the_receiver(scene: type[Scene]) -> None:
    party = [hero(gear=["oak-staff", "rune-axe"]), hero(WAY, gear=[{"card": "war-horn", "depleted": True}])]
    s = scene(**WELLS, node="town", heroes=party)
    given = [option for option in s.prompt.options if option.split(">")[1] in (IRON, WAY)]
    assert given == [], "no legendary or depleted gear, no room"
    assert s.session.refusals["rune-axe"] == ("refusal.legendary", "WQ-913")
    assert s.session.refusals["war-horn"] == ("refusal.depleted", "WQ-906")
    assert s.session.refusals["oak-staff"] == ("refusal.nobody-fits", "WQ-1237")
    s.answer([])
    assert s.prompt.options == (f"oak-staff>{WAY}", f"war-horn>{IRON}"), "after the refresh"
    s.answer(f"war-horn>{IRON}")
    assert s.prompt.options == ("oak-staff",), "what would come off for it"
    s.answer([])
    assert [item["card"] for item in s.hero(WAY)["gear"]] == ["war-horn"], "the gift does not happen"
    s.answer([])
    assert s.prompt.kind == "set-out"


@pytest.mark.rule("WQ-1238", "WQ-1109", "WQ-1302")
def test_the_refresh(scene: type[Scene]) -> None:
    worn = hero(defeated=True, tokens={WALL: 1}, exhausted=[DARK], items=["tin-saint"],
                gear=[{"card": "war-horn", "depleted": True}])  # fmt: skip
    s = scene(**WELLS, node="town", heroes=[worn, hero(WAY, wounds=5, conditions=["sickened"])], stop_at="gifts")
    s.answer([])
    told = s.hero(IRON)
    assert not told["defeated"]
    assert told["wounds"] == s.wounds(WAY) == 0
    assert not any(told[key] for key in ("tokens", "exhausted", "items"))
    assert s.hero(WAY)["conditions"] == []
    assert told["gear"] == [{"card": "war-horn", "exhausted": False, "depleted": False}]


@pytest.mark.rule("WQ-1240")
def test_what_was_gained_lasts_for_the_campaign_only(box: Box) -> None:
    first = new_session(box, {"heroes": [IRON, WAY]}).begin()
    assert first.table.track("capacity:ironbreaker") == 1
    again = new_session(box, {"heroes": [IRON, WAY], "seed": "again"}).begin()
    assert again.table.track("capacity:ironbreaker") == 1
    assert again.table.zone("gear:ironbreaker") == []


# -- the delve and the single quest ------------------------------------------------------------------


@pytest.mark.rule("WQ-1251", "WQ-1252", "WQ-1255")
def test_the_delve_has_stacks_by_tier_and_its_own_fortunes(scene: type[Scene]) -> None:
    s = scene(quest="lost-in-the-dark")
    box = s.t.box
    tiers = [box.enemies[s.t.card_of(piece)].tier for piece in s.all()["decks"]["enemy"]]
    assert tiers == [1] * 7 + [2] * 7 + [3] * 7
    places = [s.t.location, *s.all()["decks"]["location"]]
    assert [box.locations[place].tier for place in places] == [1, 1, 2, 2, 3, 0]
    assert sum(piece.startswith("legendary-fortune") for piece in s.all()["decks"]["gear"]) == 2
    assert len(s.all()["decks"]["gear"]) == 18
    assert s.t.nemesis in ("odious-grump", "nunkel", "the-grey-courier")


@pytest.mark.rule("WQ-1253", "W-216")
def test_on_the_way_each_hero_takes_two_settlement_actions(scene: type[Scene]) -> None:
    s = scene(quest="lost-in-the-dark", node="location", location={"id": "old-culvert", "progress": 5}).answer("yes")
    asked = []
    while s.prompt.kind == "camp":
        asked.append(s.prompt.chooser)
        s.answer("arena")
    assert asked == [IRON, IRON, WAY, WAY]


@pytest.mark.rule("WQ-1254", "W-137")
def test_who_falls_in_a_delve_is_out_with_gear_and_items(scene: type[Scene]) -> None:
    falling = hero(wounds=18, gear=["oak-staff"], items=["oil-flask"])
    s = scene(quest="lost-in-the-dark", heroes=[falling, hero(WAY), hero(PRIEST, gear=["martyrs-reliquary"])])
    s.does("suffer(you, 1)")
    assert not s.t.standing(IRON), "the reliquary does not help here"
    assert s.t.faceup("martyrs-reliquary")
    assert s.hero(IRON)["gear"] == s.hero(IRON)["items"] == []


@pytest.mark.rule("WQ-1101", "WQ-1254")
def test_who_falls_in_a_delve_keeps_no_wounds_for_the_health_of_gear_that_has_gone(scene: type[Scene]) -> None:
    s = scene(quest="lost-in-the-dark", heroes=[hero(wounds=28, gear=["coat-of-plates"]), hero(WAY)])
    assert s.does("suffer(you, 2)").wounds(IRON) == 26


@pytest.mark.rule("WQ-1255")
def test_a_fortune_claimed_in_a_delve_leaves_the_game(scene: type[Scene]) -> None:
    s = scene(quest="lost-in-the-dark", location={"id": "old-culvert"}, hero_dice=["defense"] * 2, enemy_dice=[],
              decks={"dungeon": ["sealed-chest"], "gear": ["legendary-fortune-1"]})  # fmt: skip
    s.answer(DARK, "deck", "yes")
    assert s.where("legendary-fortune-1") == "gone"
    assert len(s.hero(IRON)["gear"]) == 1


@pytest.mark.rule("WQ-1256")
def test_all_else_in_a_delve_is_as_in_a_quest(scene: type[Scene]) -> None:
    s = scene(quest="lost-in-the-dark", node="peril", peril=1)
    assert s.all()["peril"] == 2
    assert len(s.t.shadows()) == 1
    assert s.all()["leader"] == WAY


@pytest.mark.rule("WQ-1261", "WQ-1262")
def test_the_kit_of_a_single_quest(scene: type[Scene]) -> None:
    """Quest 2: trainer and blacksmith for each hero, two gear cards found, one fortune in the pool."""
    s = scene(quest="the-poisoned-wells", form="single", node="begin", leader=WAY)
    kinds = []
    while s.prompt.kind in ("train", "smith", "receiver", "equip"):
        kinds.append((s.prompt.kind, s.prompt.chooser))
        s.answer(s.prompt.options[0] if s.prompt.kind == "train" else [])
    visits = [("train", IRON), ("train", WAY), ("smith", IRON), ("smith", WAY)]
    assert kinds == [*visits, ("receiver", WAY), ("receiver", WAY)]
    assert len(s.hero(IRON)["trained"]) == 1
    assert sum(piece.startswith("legendary-fortune") for piece in s.all()["decks"]["gear"]) == 1
    assert s.all()["pool"] == []
    assert quests_won(s.t) == 1


@pytest.mark.rule("WQ-1261", "WQ-1262")
def test_the_kit_of_the_fifth_quest(scene: type[Scene]) -> None:
    s = scene(quest="waaagh", form="single", node="begin", heroes=[hero(name) for name in ALL])
    while s.prompt.kind in ("train", "smith", "receiver", "equip"):
        s.answer(s.prompt.options[0] if s.prompt.kind == "train" else [])
    heroes = s.all()["heroes"]
    assert all(len(told["trained"]) == 4 and told["capacity"] == 3 for told in heroes.values())
    assert sum(len(told["gear"]) for told in heroes.values()) == 1
    assert s.t.track("counter:town") == 7 + 2


@pytest.mark.rule("WQ-1262", "WQ-912")
def test_legendary_gear_of_the_kit_wants_room(scene: type[Scene]) -> None:
    """Whoever wears armour takes it off for legendary armour."""
    swaps = 0
    for seed in range(12):
        s = scene(quest="the-long-fuse", form="single", node="begin", seed=f"kit-{seed}")
        while s.prompt.kind in ("train", "smith", "receiver", "equip"):
            s.session.answer(s.prompt.options[:1])
            s._take()
        for name in (IRON, WAY):
            worn = [s.t.box.gear[s.t.card_of(piece)] for piece in s.t.zone(f"gear:{name}")]
            assert sum(card.trait == "armour" for card in worn) <= 1
            assert sum(card.trait == "weapon" for card in worn) <= 2
            swaps += any(card.trait == "armour" for card in worn)
    assert swaps


@pytest.mark.rule("WQ-1261")
def test_a_single_quest_ends_with_its_result(scene: type[Scene]) -> None:
    assert scene(form="single", node="quest_end", outcome="victory").all()["node"] == "result"


# -- the log -----------------------------------------------------------------------------------------


@pytest.mark.rule("WQ-1301")
def test_the_log_remembers_result_rounds_and_falls(scene: type[Scene]) -> None:
    party = [hero(wounds=25, conditions=["bleeding"]), hero(WAY, defeated=True)]
    s = scene(**QUIET, heroes=party, round=7, hero_dice=["defense"] * 2).answer(REST[IRON])
    assert (s.t.word("result:1"), s.t.track("rounds:1"), s.t.track("falls:1")) == ("defeat", 7, 1)


@pytest.mark.rule("WQ-1303", "WQ-1304")
def test_a_game_goes_on_at_the_question_it_was_left_at(box: Box, scene: type[Scene]) -> None:
    s = scene(**WELLS, node="town").answer(f"{IRON}>arena", f"{WAY}>trainer")
    twin = s.session.fork()
    assert twin.prompt == s.prompt
    assert twin.prompt.kind == "train"  # type: ignore[union-attr]
    assert twin.table.track("capacity:ironbreaker") == 2
