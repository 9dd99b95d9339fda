"""Turns by cases: hands, new hands, drawing and discarding, costs, cards inside the text of another."""

from __future__ import annotations

from tests.tenefyr.cases.fights import Case, card, fight, p, told

LINGERING = [card(name, lingers=True) for name in ("giant-spider", "ancient-treant", "enchanted-armour")]

CASES = (
    Case("all changes of a hand are added up before it is made 1", ("TN-405", "TR-06", "TR-05"), fight(
        "siren", p("bard", deck="1 0", more=1), at=9, place="sunken-throne", node="turn", answers=["new"],
        stop_at="play", expect={"hand_size": 1, "new_hands": 1, **told(hand=["basic0"], discard=["basic1"])},
    )),
    Case("a hand of nothing is a hand of one", ("TN-405", "TR-06"), fight(
        "siren", p("bard", deck="1 0"), at=9, place="sunken-throne", node="turn",
        expect={"prompt": {"kind": "keep-hand", "chooser": "bard"}, "hand_size": 1, **told(hand=["basic1"])},
    )),
    Case("the starting player cannot take a new hand, the next one can", ("TN-407", "TN-002"), fight(
        "wailing-maid", p("bard", "0", deck="1"), p("cleric", deck="0 0 0 1"), at=3, node="draw", stop_at="",
        expect={"prompt": {"kind": "keep-hand", "chooser": "cleric"}, "turn": 2},
    )),
    Case("nobody takes a new hand, on a stair where all draw more", ("TN-405", "TN-407", "TN-115"), fight(
        "banshee", p("bard", deck="0 0 1 1 1"), place="whispering-stair", node="turn",
        expect={"prompt": {"kind": "play-card"}, "hand_size": 4, **told(deck=["basic1"])},
    )),
    Case("new hand: the place discards, then the enemy", ("TN-116", "TN-408", "TN-407"), fight(
        "giant-spider", p("bard", "0 0 0", deck="orc bandit kobold 1"), at=3, place="old-mill-cellar", node="draw",
        answers=["new"], stop_at="play",
        expect={"power": 6, "foe_place": -1,
                **told(hand=["kobold", "basic1"], discard=["bandit", "orc", "basic0", "basic0", "basic0"])},
    )),
    Case("the last card is discarded: no new hand, the turn goes on", ("TN-407", "TN-410", "TN-1206"), fight(
        "crypt-spider", p("bard", "0", deck="orc"), place="old-mill-cellar", node="draw", answers=["new"],
        expect={"total": 0, "power": 9, "foe": 1, "foe_place": -1, **told(deck=[], discard=["orc", "basic0"])},
    )),
    Case("one card left: a new hand of one, no further one, and a thread that knows of it",
         ("TN-1202", "TN-407", "TN-409"), fight(
        "ogre", p("bard", "0 0 1", deck="crypt-spider"), at=3, node="draw", answers=["new"],
        expect={"total": 5, **told(powers=[5], hand=[])},
    )),
    Case("Granite Fist forbids to draw, to take and to look into the hand, not to borrow",
         ("TN-002", "TN-003", "TR-02", "TN-510"), fight(
        "hill-giant", p("thief", "stone-golem bone-priest smuggler skill-thief", deck="1 0", discard="lich"), at=7,
        reserve={"4": ["portal-keeper"]}, answers=["stone-golem", "bone-priest", "smuggler"],
        expect={"total": 10, "no_draw": "stone-golem",
                **told("thief", powers=[5, 1, 1, 0, 3], deck=[], discard=["basic0", "basic1", "lich"])},
    )),
    Case("costs: not with too few cards, as often as there are", ("TN-004", "TN-1207", "TN-413"), fight(
        "hill-giant", p("bard", "archdevil mine-imp bandit", deck="1 1"), at=9,
        answers=["archdevil", "mine-imp", {"kind": "pay", "choose": "yes"}, "yes"],
        expect={"total": 9, **told(powers=[4, 4, 1], deck=[], discard=["basic1", "basic1"])},
    )),
    Case("Cut and Run buys one card; the Club strikes with an empty deck", ("TN-406", "TN-414", "TN-1223"), fight(
        "hill-giant", p("bard", "bandit 0", deck="ogre"), at=9, answers=["bandit", {"kind": "pay", "choose": "yes"}],
        expect={"total": 4, **told(powers=[1, 3], discard=["basic0"])},
    )),
    Case("Dark Bargain with an empty supply: the cards all the same", ("TN-910", "TN-414"), fight(
        "hill-giant", p("bard", "warlock", deck="0 1"), at=9, supply={"basic0": 0}, answers=["yes", "basic0"],
        expect={"total": 3, **told(discard=[], played=["warlock", "basic0", "basic1"])},
    )),
    Case("Dark Bargain with one card in the deck: two cannot be drawn, so nothing", ("TN-004", "TN-003"), fight(
        "hill-giant", p("bard", "warlock", deck="1"), at=9, expect={"total": 2, **told(deck=["basic1"], discard=[])},
    )),
    Case("Laying On of Hands: two on top, one of them is drawn at once", ("TR-07", "TR-16", "TN-414"), fight(
        "hill-giant", p("cleric", "skill-cleric", discard="orc 1 0"), at=9,
        answers=[{"kind": "choose-player", "choose": "cleric"}, {"kind": "recall", "choose": ["basic1", "orc"]}],
        expect={"total": 2, **told("cleric", powers=[1, 1], deck=["orc"], discard=["basic0"])},
    )),
    Case("Laying On of Hands: the other player chooses and draws nothing", ("TN-008", "TR-07"), fight(
        "hill-giant", p("cleric", "skill-cleric", deck="0"), p("thief", discard="orc 1 0"), at=9,
        answers=["thief"],
        expect={"prompt": {"kind": "recall", "chooser": "thief", "least": 0, "most": 2}, "players": {
            "cleric": {"deck": ["basic0"], "hand": []}}},
    )),
    Case("Turn the Page with an empty deck: nobody discards", ("TN-003", "TN-1206"), fight(
        "hill-giant", p("wizard", "skill-wizard 0 1"), at=9, answers=["skill-wizard", "basic0"],
        expect={"total": 2, **told("wizard", powers=[1, 0, 1], discard=[])},
    )),
    Case("Turn the Page: two away, one comes, and no card for the last words", ("TN-003", "TN-406"), fight(
        "hill-giant", p("wizard", "skill-wizard 0 1", deck="orc"), at=9,
        answers=["skill-wizard", {"kind": "exchange", "choose": ["basic0", "basic1"]}],
        expect={"total": 2, **told("wizard", powers=[1, 1], discard=["basic1", "basic0"])},
    )),
    Case("a borrowed card resolves whole inside the text that borrowed it", ("TR-21", "TN-011", "TN-904"), fight(
        "hill-giant", p("thief", "skill-thief", deck="orc kobold"), at=7, below=["siren", "chimera"],
        reserve={"4": ["portal-keeper"]},
        expect={"prompt": {"kind": "may", "source": "portal-keeper"},
                **told("thief", hand=["orc"], deck=["kobold"], powers=[0, 3])},
    )),
    Case("then the text goes on: a Guile card draws", ("TR-21", "TN-904", "TN-1226"), fight(
        "hill-giant", p("thief", "skill-thief", deck="orc kobold"), at=7, below=["siren", "chimera"],
        reserve={"4": ["portal-keeper"]}, answers=["yes", {"kind": "sink", "choose": "bottom"}],
        expect={"prompt": {"kind": "play-card", "options": ["orc", "kobold"]},
                "dungeons": {"7": {"cards": ["hill-giant", "chimera", "siren"], "known": ["siren"]}}},
    )),
    Case("spoils: the loot waits on top, the played cards lie in the discard pile",
         ("TN-601", "TN-602", "TN-604", "TN-606"), fight(
        "kobold", p("bard", "grave-robber 1"), at=2, below=["orc"], stop_at="",
        answers=["grave-robber", {"kind": "spoils", "choose": "deck"}],
        expect={"prompt": {"kind": "press-on", "chooser": "cleric"}, "starter": "cleric",
                **told(deck=["kobold"], discard=["basic1", "grave-robber"]),
                "dungeons": {"2": {"cards": ["orc"], "open": []}}},
    )),
    Case("spoils of a turn before: the usual way", ("TN-418", "TN-602", "TN-1205"), fight(
        "kobold", p("bard", "grave-robber"), p("cleric", deck="1"), p("thief", deck="1 1"), at=2, below=["orc"],
        expect={"prompt": {"kind": "press-on"}, "players": {
            "bard": {"discard": ["grave-robber"]}, "cleric": {"discard": ["kobold", "basic1"]},
            "thief": {"deck": ["basic1", "basic1"]}}}, stop_at="",
    )),
    Case("what lingers, in an order that is asked while the visit goes on", ("TN-005", "TN-601", "TR-19"), fight(
        "kobold", p("bard", deck="1", played=[LINGERING[0], "0", *LINGERING[1:]]), node="end_step", at=2,
        below=["orc"], answers=[{"kind": "order-effects",
                                 "choose": ["ancient-treant", "giant-spider", "enchanted-armour"]}],
        stop_at="", expect={"prompt": {"kind": "press-on"}, **told(
            deck=["basic1", "ancient-treant", "giant-spider", "enchanted-armour"], discard=["kobold", "basic0"])},
    )),
    Case("no order is asked where the decks are shuffled before anybody draws", ("TN-005", "TN-701"), fight(
        "kobold", p("bard", played=LINGERING), node="end_step", at=2, stop_at="valley",
        expect={"steps": 9, **told(discard=[], played=[])},
    )),
    Case("borrowed cards go under their pile, in an order that is asked", ("TN-005", "TN-510"), fight(
        "kobold", p("bard", played=[card("lich", borrowed=True), card("archdevil", borrowed=True)]), node="end_step",
        at=2, below=["orc"], stop_at="", reserve={"5": ["hill-giant"]},
        answers=[{"kind": "order-effects", "choose": ["archdevil", "lich"]}],
        expect={"prompt": {"kind": "press-on"}, "reserve": {"5": ["hill-giant", "archdevil", "lich"]},
                **told(discard=["kobold"], deck=[])},
    )),
    Case("one card each to two piles: no order matters", ("TN-005", "TN-510"), fight(
        "kobold", p("bard", played=[card("lich", borrowed=True), card("siren", borrowed=True)]), node="end_step",
        at=2, below=["orc"], stop_at="", reserve={"5": [], "4": []},
        expect={"prompt": {"kind": "press-on"}, "reserve": {"5": ["lich"], "4": ["siren"]}},
    )),
    Case("the last of two is the second player", ("TN-1008", "TN-405"), fight(
        "wolf-rider", p("bard", deck=""), p("cleric", deck="grudge-stone 0"), seats=2, turn=2, at=2, node="turn",
        answers=["grudge-stone"], expect={"hand_size": 2, **told("cleric", powers=[5, 0])},
    )),
    Case("the third of four is not the last", ("TN-1008", "TN-405"), fight(
        "wolf-rider", p("bard"), p("cleric"), p("thief", deck="grudge-stone 0"), seats=4, turn=3, at=2, node="turn",
        answers=["grudge-stone"], expect={"hand_size": 3, **told("thief", powers=[4, 0])},
    )),
    Case("the fourth of four is, on a lane that is kind to the last", ("TN-1008", "TN-115", "TN-405"), fight(
        "wolf-rider", p("bard"), p("cleric"), p("thief"), p("ranger", deck="grudge-stone 0"), seats=4, turn=4, at=2,
        place="bramble-lane", node="turn", answers=["grudge-stone"],
        expect={"hand_size": 3, **told("ranger", powers=[5, 0])},
    )),
)  # fmt: skip
