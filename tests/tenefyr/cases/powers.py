"""Powers by cases: several texts about one card, what is counted once and what lasts, texts that are silenced."""

from __future__ import annotations

from tests.tenefyr.cases.fights import Case, card, fight, p, told

CASES = (
    Case("cap, plus, double and minus on one card", ("TN-503", "TR-11", "TR-02"), fight(
        "doppelganger", p("bard"), p("barbarian", "storm-caller barbarian enchanted-armour", deck="1"), turn=2, at=9,
        place="robbers-road", answers=["storm-caller", "skill-barbarian"],
        # 3 - 1, then 1 + 1 (place) + 1 (Thunder Chorus), then (3, capped from 4, + 1) x 2 - 1; no Might, no card
        expect={"total": 12, **told("barbarian", powers=[2, 3, 7], deck=["basic1"])},
    )),
    Case("Red Mist doubles Useful Scrap with its own plus; the card comes before its text; the plus goes on",
         ("TN-503", "TN-1212", "TR-02", "TR-08"), fight(
        "bone-priest", p("barbarian", "skill-barbarian skill-tinker 0", deck="1"), seats=2,
        answers=["skill-barbarian", "skill-tinker", {"kind": "pay", "choose": "yes"},
                 {"kind": "remove", "choose": "basic1"}],
        expect={"total": 5, "next_plus": {}, **told("barbarian", powers=[1, 4, 0], deck=[], discard=[])},
    )),
    Case("a removed card leaves the power it had, whoever is silenced later", ("TN-502", "TN-709", "TR-14"), fight(
        "enchanted-armour", p("bard", "mourner eye-of-the-deep", played=[card("basic1", plus={"orc-1": 2}), "1"]),
        at=7, supply={"basic1": 4},
        answers=["mourner", {"kind": "remove", "choose": ["basic1"]}],
        expect={"supply": {"basic1": 5}, "total": 10, "silenced": "eye-of-the-deep",
                **told(ghosts=2, played=["basic1", "mourner", "eye-of-the-deep"], powers=[1, 2, 5])},
    )),
    Case("what was counted stays, what lasts ends with the silence", ("TN-504", "TN-505", "TR-12", "TR-14"), fight(
        "beggars-banner", p("bard", played="orc 1"), p("cleric", "vampire-thrall bugbear eye-of-the-deep"), at="boss",
        boss="hollow-king", turn=2, answers=["vampire-thrall", "bugbear"],
        # Thirst counted one Might before Bear Hug came; the Banner's -1 and +1 are gone
        expect={"total": 14, **told("cleric", powers=[4, 3, 5]), "power": 16},
    )),
    Case("a curse of a silenced enemy has no effect", ("TR-14", "TN-003", "TN-506"), fight(
        "scales-of-whim", p("bard", "young-dragon eye-of-the-deep", deck="1"), at="boss", boss="chaos-dragon",
        curses={"might": 2}, answers=["young-dragon"],
        expect={"total": 11, **told(powers=[6, 5], discard=["basic1"])},
    )),
    Case("a curse while the enemy speaks", ("TN-505", "TN-503"), fight(
        "scales-of-whim", p("bard", "young-dragon orc", deck=""), at="boss", boss="chaos-dragon",
        curses={"might": 2}, answers=["young-dragon"], expect={"total": 4, **told(powers=[4, 0])},
    )),
    Case("silence undoes what the enemy did to itself, not the place; the place still speaks",
         ("TR-14", "TR-22", "TN-116", "TN-115", "TN-417"), fight(
        "chimera", p("bard", "eye-of-the-deep"), p("cleric", deck="1"), at=7, place="star-well", foe=2, foe_place=1,
        stop_at="draw", expect={"power": 11, "foe": 2, "foe_place": 0, "turn": 2, "total": 5},
    )),
    Case("place and enemy when the enemy still stands", ("TN-116", "TN-1215"), fight(
        "chimera", p("bard", "orc"), p("cleric", deck="1"), at=7, place="star-well", foe_place=1, stop_at="draw",
        expect={"power": 13, "foe": 2, "foe_place": 0},
    )),
    Case("the text of the first card is ignored, its place's power is not", ("TR-13", "TN-115", "TN-503"), fight(
        "warlock", p("barbarian", "skill-barbarian hill-giant"), at=7, place="hall-of-mirrors",
        answers=["skill-barbarian"], expect={"total": 8, "next_double": {}, **told("barbarian", powers=[3, 5])},
    )),
    Case("a Basic 0 takes the Hydra's bite; a borrowed Song counts the Songs of all",
         ("TN-510", "TR-03", "TR-12", "TN-503"), fight(
        "hydra", p("bard", played="siren"), p("thief", "0 skill-thief", deck="1"), turn=2, at=9,
        reserve={"5": ["queen-of-moths"]}, answers=["basic0"],
        expect={"total": 6, **told("thief", powers=[0, 0, 5], deck=["basic1"]), "reserve": {"5": []}},
    )),
    Case("an assisted card is played by nobody: it bears no bite and gives the Rat nothing",
         ("TN-509", "TR-04", "TN-508"), fight(
        "hill-giant", p("bard"), p("cleric", deck="kobold giant-rat chimera", played=[card("basic0", assisted=True)]),
        turn=2, at=9, node="turn", answers=["kobold", "giant-rat"],
        expect={"total": 8, **told("cleric", powers=[0, 2, 1, 5])},
    )),
    Case("an assisted card has no text; the first-card text does not mean it", ("TN-509", "TR-04", "TR-13"), fight(
        "hydra", p("bard", "siren orc", deck="1"), p("thief", deck="stone-golem 0"), at=9,
        answers=["siren", {"kind": "choose-player", "choose": "thief"}],
        expect={"total": 8, "no_draw": "", "players": {
            "bard": {"powers": [1, 1, 1]}, "thief": {"played": ["stone-golem"], "powers": [5], "deck": ["basic0"]}}},
    )),
    Case("Turncoat takes a power as it is; what is high is the printed number", ("TN-506", "TN-503", "TN-504"), fight(
        "empty-throne", p("bard", "hill-giant hydra mimic"), at="boss", boss="hollow-king",
        answers=["hill-giant", "hydra", {"kind": "choose-played", "choose": "hill-giant"}],
        expect={"total": 24, **told(powers=[10, 3, 11])},
    )),
    Case("it keeps what it took when the other card grows", ("TN-504", "TR-01"), fight(
        "empty-throne", p("bard", "hydra", played="hill-giant mimic"), at="boss", boss="hollow-king",
        answers=["hill-giant"], expect=told(powers=[8, 1, 3]),
    )),
    Case("two equal cards are a choice of whose text it is", ("TN-1222", "TR-17"), fight(
        "ogre", p("bard", played="kobold"), p("cleric", "goblin-drummer", played="kobold"), turn=2, at=3,
        expect={"prompt": {"kind": "choose-played", "chooser": "cleric", "options": ["kobold", "kobold"]}},
    )),
    Case("Famine counts once; what the Club throws down afterwards is too late", ("TN-504", "TN-003"), fight(
        "ogre", p("bard", "ghoul ogre", deck="0", discard="0 0 0 0 1 1 1"), at=3, answers=["ghoul"],
        expect={"total": 6, **told(powers=[3, 3], deck=[])},
    )),
    Case("the other way round it counts", ("TN-504", "TN-415"), fight(
        "ogre", p("bard", "ghoul ogre", deck="0", discard="0 0 0 0 1 1 1"), at=3, answers=["ogre"],
        expect={"total": 7, **told(powers=[3, 4], deck=[])},
    )),
    Case("the Pall Bearer grows as the decks run low, in the middle of a turn", ("TN-501", "TN-505"), fight(
        "pall-bearer", p("bard", "ogre", deck="0 0 1 1"), expect={"power": 12, "total": 3},
    )),
    Case("all kinds in front of a player: borrowed, assisted, not a removed one", ("TN-508", "TN-507", "TR-12"), fight(
        "hill-giant", p("thief", "skill-thief chimera", played=[card("siren", assisted=True), "1"]), at=9,
        reserve={"5": ["lich"]}, answers=["skill-thief"],
        expect={"total": 14, **told("thief", powers=[3, 1, 0, 3, 7])},
    )),
    Case("Thunder Chorus reaches borrowed cards, also of a borrowed one", ("TR-02", "TR-03", "TR-21"), fight(
        "warlock", p("thief", "0 skill-thief mind-thief 1"), at=7,
        reserve={"4": ["storm-caller"], "3": ["mimic"]}, answers=["basic0", "skill-thief", "mind-thief"],
        # 0; Light Fingers 0 borrows the Chorus 3; Stolen Thought 1 + 1 borrows Turncoat, which takes 3 and has + 1
        expect={"prompt": {"kind": "choose-played"}, **told("thief", powers=[0, 0, 3, 2, 2])},
    )),
    Case("chance of place and enemy, the place first", ("TN-116", "TR-15", "TN-401"), fight(
        "fire-imp", p("bard", deck="0 1"), p("cleric", deck="1"), at=9, place="dragons-stair", node="combat",
        chance=[2, 3], stop_at="turn",
        expect={"power": 7, "foe_place": -3, "foe": 0, "players": {
            "bard": {"deck": ["basic1"], "discard": ["basic0"]}, "cleric": {"deck": [], "discard": ["basic1"]}}},
    )),
)  # fmt: skip
