"""The valley by cases: enemies that move, leaving, the token, the Reserve, the boss, rewards."""

from __future__ import annotations

from tests.tenefyr.cases.fights import Case, card, fight, p, told

NOWHERE = {"1": {"cards": []}}
REWARD = {"node": "reward", "dungeon": "", "stop_at": "valley"}

CASES = (
    Case("it moves away as the last card, and there is nowhere to go", ("TN-609", "TN-703", "TN-908", "TN-909"), fight(
        "lantern-ghost", p("bard", "1", discard="0"), p("cleric", deck="1"), at=6, reward="chapel-night",
        others=NOWHERE, stop_at="valley",
        expect={"steps": 9, "starter": "cleric", "leaving": "", "enemy": "",
                "dungeons": {"11": {"cards": ["lantern-ghost"], "open": ["lantern-ghost"], "level": 3, "reward": "",
                                    "place": ""}},
                "players": {"bard": {"discard": [], "played": []}, "cleric": {"deck": ["basic1"]}}},
    )),
    Case("the new dungeon is cleared and yields nothing", ("TN-908", "TN-608", "TN-204"), fight(
        "kobold", p("bard", played="hill-giant", deck="1"), at=2, node="end_step", stop_at="combat", others=NOWHERE,
        expect={"steps": 9, "dungeon": "boss", "reward": "", "dungeons": {}, **told(discard=[])},
    )),
    Case("it moves onto another dungeon; the party presses on or leaves for one step",
         ("TN-907", "TN-609", "TN-606", "TN-1221"), fight(
        "lantern-ghost", p("bard", "1", discard="0"), below=["ghoul"], place="ossuary", foe_place=1, stop_at="valley",
        others={"9": {"cards": ["hill-giant", "lich"]}},
        answers=[{"kind": "move-to", "choose": "dungeon:9"}, {"kind": "press-on", "choose": "leave"}],
        expect={"steps": 9, "starter": "cleric", "dungeons": {
            "9": {"cards": ["lantern-ghost", "hill-giant", "lich"], "open": ["lantern-ghost"]},
            "5": {"cards": ["ghoul"], "open": ["ghoul"]}}},
    )),
    Case("the Grave Robber moves before the leaving; the next card is opened", ("TN-603", "TN-907", "TN-701"), fight(
        "grave-robber", p("bard"), p("cleric"), p("thief", "1"), below=["ghoul", "mimic"], turn=3, stop_at="valley",
        others={"9": {"cards": ["hill-giant", "lich"]}},
        answers=[{"kind": "move-to", "choose": "dungeon:9"}],
        expect={"steps": 8, "starter": "cleric", "dungeons": {
            "9": {"cards": ["grave-robber", "hill-giant", "lich"], "open": ["grave-robber"]},
            "5": {"cards": ["ghoul", "mimic"], "open": ["ghoul"]}}},
    )),
    Case("the Grave Robber stays as the last card here", ("TN-603", "TN-701"), fight(
        "grave-robber", p("bard"), p("cleric"), p("thief", "1"), turn=3, stop_at="valley",
        expect={"steps": 8, "dungeons": {"5": {"cards": ["grave-robber"], "open": ["grave-robber"]}}},
    )),
    Case("a lost combat: borrowed wins over lingering, the rest is shuffled in", ("TN-603", "TN-510", "TR-19"), fight(
        "hill-giant", p("bard"),
        p("thief", "giant-spider", played=[card("ancient-treant", borrowed=True, lingers=True)]),
        seats=2, turn=2, at=9, reserve={"5": []}, stop_at="valley",
        expect={"steps": 8, "starter": "thief", "reserve": {"5": ["ancient-treant"]},
                **told("thief", deck=["giant-spider"], discard=[], played=[])},
    )),
    Case("the Archdevil's step, then two of being thrown out; two are held", ("TN-603", "TN-701", "TN-713"), fight(
        "archdevil", p("bard"), p("cleric"), p("thief"), turn=3, at=9, hold=2, steps=3, stop_at="valley",
        node="end_step", expect={"steps": 2, "hold": 0, "dungeons": {"9": {"open": ["archdevil"]}}},
    )),
    Case("a held step and one before the skull: the leaving is carried out, then the boss",
         ("TN-702", "TN-1208", "TN-203"), fight(
        "hill-giant", p("bard"), p("cleric"), p("thief", discard="1"), turn=3, at=9, hold=1, steps=1,
        node="end_step", stop_at="combat",
        expect={"steps": 0, "hold": 0, "dungeon": "boss", **told("thief", deck=["basic1"], discard=[])},
    )),
    Case("the skull is reached by a clearing: the reward first, but no step is left to hold",
         ("TN-1209", "TN-702", "TN-010", "TN-706"), fight(
        "kobold", p("bard", played="hill-giant"), p("cleric", deck="orc 0"), at=7, steps=1, reward="burning-bridge",
        node="end_step", stop_at="combat",
        expect={"steps": 0, "reward": "burning-bridge",
                "prompt": {"kind": "remove", "chooser": "cleric", "least": 0, "most": 2}},
    )),
    Case("the last dungeon cleared with steps left; a head start meets the boss",
         ("TN-1210", "TN-713", "TN-707", "TN-405"), fight(
        "kobold", p("bard", played="hill-giant"), p("cleric", deck="0 0 0 0 0"), at=5, others=NOWHERE,
        reward="guides-and-ropes", node="end_step", boss_deck=["black-vanguard", "siege-tower"], stop_at="draw",
        answers=[{"kind": "reward-option", "choose": "1"}, {"kind": "remove", "choose": []}, []],
        expect={"steps": 9, "dungeon": "boss", "boon": 0, "boon_now": 1, "hand_size": 4, "active": "cleric",
                "enemy": "black-vanguard", **told("cleric", deck=["basic0"])},
    )),
    Case("the last dungeon cleared: no step will ever be held, so that option changes nothing",
         ("TN-010", "TN-204", "TN-705"), fight(
        "kobold", p("bard", played="hill-giant"), p("cleric", deck="orc 0"), at=7, others=NOWHERE, steps=5,
        reward="burning-bridge", node="end_step", stop_at="",
        expect={"steps": 4, "hold": 0, "prompt": {"kind": "remove", "chooser": "cleric"}},
    )),
    Case("with one more of the second stage the head start is over", ("TN-713", "TN-802", "TN-803"), fight(
        "black-vanguard", p("bard"), p("cleric", deck="0 0 0 0 0"), at="boss", below=["siege-tower"], boon_now=1,
        node="won", stop_at="draw",
        expect={"hand_size": 2, "active": "cleric", "boon_now": 0, **told("cleric", deck=["basic0"] * 3)},
    )),
    Case("a stage beaten: the next is opened, the added card counts, the decks stay as they are",
         ("TN-802", "TN-803", "TN-804", "TN-604"), fight(
        "hedge-wakes", p("bard", deck="0", played="1"), at="boss", boss="grandmother-thorn",
        below=["her-lap", "ogre"], node="won", stop_at="turn",
        expect={"enemy": "her-lap", "power": 15, "beaten": ["hedge-wakes"], "starter": "cleric",
                **told(deck=["basic0"], discard=["basic1"])},
    )),
    Case("an enemy is added below every stage", ("TN-906", "TN-808", "TN-902"), fight(
        "hedge-wakes", p("bard"), at="boss", boss="grandmother-thorn", below=["her-lap"], node="combat",
        reserve={"2": [], "1": ["orc", "kobold"]}, stop_at="turn",
        expect={"boss_deck": ["hedge-wakes", "her-lap", "orc"], "reserve": {"1": ["kobold"]}},
    )),
    Case("an ordinary enemy beaten as the last: loot, and victory", ("TN-804", "TN-805"), fight(
        "fallen-saint", p("bard", played="1"), at="boss", node="won", stop_at="result", supply={"basic0": 1},
        expect={"outcome": "victory", "supply": {"basic0": 0},
                **told(discard=["fallen-saint", "basic1", "basic0"])},
    )),
    Case("an ordinary enemy that holds: no lost text, all is lost", ("TN-806", "TN-808"), fight(
        "grave-robber", p("bard"), at="boss", below=["black-vanguard"], node="lost", stop_at="result",
        expect={"outcome": "defeat", "boss_deck": ["grave-robber", "black-vanguard"]},
    )),
    Case("in the boss fight no enemy moves", ("TN-808", "TN-417"), fight(
        "lantern-ghost", p("bard", "1"), p("cleric", deck="1"), at="boss", below=["black-vanguard"], stop_at="draw",
        expect={"enemy": "lantern-ghost", "turn": 2, "total": 1},
    )),
    Case("an enemy is added while the last is fought: beaten, but not cleared",
         ("TN-906", "TN-1216", "TN-902", "TN-606"), fight(
        "portal-keeper", p("bard", deck="hill-giant stone-golem 0"), at=7, node="combat", reward="burning-bridge",
        reserve={"3": [], "2": ["ogre", "bugbear"]}, answers=["hill-giant", "stone-golem"], stop_at="",
        expect={"prompt": {"kind": "press-on", "chooser": "cleric"}, "reserve": {"2": ["bugbear"]},
                "dungeons": {"7": {"cards": ["ogre"], "open": [], "reward": "burning-bridge"}},
                **told(discard=["portal-keeper", "basic0", "stone-golem", "hill-giant"])},
    )),
    Case("each player gains a Basic 0, from the starting player, as long as there are any",
         ("TN-008", "TN-910", "TN-711", "TN-601"), fight(
        "fallen-saint", p("bard"), p("cleric"), p("thief", played="1"), at=7, below=["siren"], node="won",
        starter="thief", supply={"basic0": 2}, stop_at="press_on",
        expect={"supply": {"basic0": 0}, "starter": "bard", "players": {
            "thief": {"discard": ["fallen-saint", "basic1", "basic0"]}, "bard": {"discard": ["basic0"]},
            "cleric": {"discard": []}}},
    )),
    Case("a silenced enemy is beaten: no won text; the place has its say", ("TR-14", "TN-601", "TN-605"), fight(
        "mourner", p("bard", played="hill-giant eye-of-the-deep", discard="0"), place="ossuary", below=["ghoul"],
        silenced="eye-of-the-deep-1", node="won", stop_at="press_on",
        answers=[{"kind": "remove", "choose": ["basic0"]}],
        expect=told(discard=["mourner", "eye-of-the-deep", "hill-giant"]),
    )),
    Case("all exhausted, and they press on", ("TN-1204", "TN-410", "TN-701"), fight(
        card("orc", open=False), p("bard", discard="1"), at=2, node="press_on", answers=["on"], stop_at="valley",
        expect={"steps": 8, "starter": "cleric", "dungeons": {"2": {"cards": ["orc"], "open": ["orc"]}},
                **told(deck=["basic1"], discard=[])},
    )),
    Case("the boss deck in a new order: the new top is open", ("TN-809", "TN-904", "TN-707"), {
        **fight("ogre", p("bard"), p("cleric", deck="0"), boss_deck=[
            "black-vanguard", "siege-tower", "standard-of-ash", "lord-himself"], reserve={"5": ["lich", "hydra"]}),
        **REWARD, "reward": "spies-report", "waiting": ["bard"],
        "answers": ["1", ["lord-himself", "black-vanguard", "standard-of-ash", "siege-tower"], "hydra",
                    {"kind": "choose-player", "choose": "cleric"}],
        "expect": {"boss_deck": ["lord-himself", "black-vanguard", "standard-of-ash", "siege-tower"],
                   "reserve": {"5": ["lich"]}},
    }),
    Case("one of the top two, where two levels are empty", ("TN-902", "TN-1211", "TR-20", "TN-706"), {
        **fight("ogre", p("bard", deck="orc"), reserve={"3": [], "2": ["bugbear", "gravedigger", "mine-imp"]}),
        **REWARD, "reward": "millers-debt", "waiting": ["bard"],
        "answers": [{"kind": "reward-card", "choose": "gravedigger"}],
        "expect": {"reserve": {"2": ["mine-imp", "bugbear"]}, "reward": ""},
    }),
    Case("an option that changes nothing is not offered: no dungeon card to exchange", ("TN-010", "TN-706"), {
        **fight("ogre", p("bard", deck="0 1"), p("cleric", deck="orc")), **REWARD,
        "reward": "travelling-fair", "waiting": ["bard", "cleric"],
        "answers": [{"kind": "remove", "choose": []}],
        "expect": {"prompt": {"kind": "reward-option", "chooser": "cleric", "options": ["1", "2"]}},
    }),
    Case("an exchange: the card goes under its pile, the next higher one comes", ("TN-709", "TN-711", "TR-09"), {
        **fight("ogre", p("bard", deck="siren 0"), reserve={"4": ["chimera"], "5": ["lich", "hydra"]}),
        **REWARD, "reward": "sharpening-stone", "waiting": ["bard"], "answers": ["1"],
        "expect": {"reserve": {"4": ["chimera", "siren"], "5": ["hydra"]}},
    }),
    Case("a skill is never removed: one of two, and where nothing changes all is offered",
         ("TN-709", "TN-712", "TN-1220", "TN-010"), {
        **fight("ogre", p("bard", deck="skill-bard 0"), p("cleric", deck="skill-cleric"), supply={"basic0": 0}),
        **REWARD, "reward": "village-smithy", "waiting": ["bard", "cleric"],
        "answers": [{"kind": "reward-option", "choose": "1"}],
        "expect": {"prompt": {"kind": "reward-option", "chooser": "cleric", "options": ["1", "2"]},
                   "supply": {"basic0": 1}, **told(deck=["skill-bard"])},
    }),
    Case("a hot meal with an empty supply: only the removal", ("TN-910", "TN-003", "TN-708"), {
        **fight("ogre", p("bard", deck="orc"), supply={"basic1": 0}), **REWARD,
        "reward": "hot-meal", "waiting": ["bard"], "expect": {"supply": {"basic1": 0}, **told(deck=[])},
    }),
    Case("a card is given: the other shuffles it in", ("TN-710", "TN-706", "TN-008"), {
        **fight("ogre", p("bard", deck="skill-bard orc"), p("cleric")), **REWARD,
        "reward": "village-smithy", "waiting": ["bard"], "answers": ["2", {"kind": "give-to", "choose": "cleric"}],
        "expect": {"players": {"bard": {"deck": ["skill-bard"]}, "cleric": {"deck": ["orc"]}}},
    }),
    Case("power 0 is beaten at the first end step, without a card, by the starting player",
         ("TN-501", "TN-416", "TN-410", "TN-602"), fight(
        "kobold", p("bard"), p("cleric", deck="1 1 1"), at=2, below=["orc"], node="combat", place="dragons-stair",
        chance=[2], stop_at="press_on",
        expect={"starter": "cleric", **told(discard=["kobold"])},
    )),
    Case("a power below 0 is 0, and rises from where its changes add up to", ("TN-501", "TN-1215", "TN-416"), fight(
        "goblin-drummer", p("bard"), at=2, foe_place=-4, node="turn", stop_at="won", expect={"power": 0, "total": 0},
    )),
    Case("no Reserve at all: no enemy is added", ("TN-902", "TN-906", "TN-003"), fight(
        "portal-keeper", p("bard", deck="0 0 0"), at=7, node="combat", stop_at="draw",
        reserve={str(n): [] for n in range(1, 6)}, expect={"dungeons": {"7": {"cards": ["portal-keeper"]}}},
    )),
    Case("an added enemy never comes from a higher level", ("TN-902", "TN-906"), fight(
        "portal-keeper", p("bard", deck="0 0 0"), at=7, node="combat", stop_at="draw",
        reserve={"1": [], "2": [], "3": [], "4": ["siren"], "5": ["lich"]},
        expect={"dungeons": {"7": {"cards": ["portal-keeper"]}}, "reserve": {"4": ["siren"], "5": ["lich"]}},
    )),
    Case("a stranger in a dungeon: its place speaks, its level is that of the pile, the Reserve goes by that",
         ("TN-909", "TN-115", "TN-907"), fight(
        "grave-robber", p("thief", deck="skill-thief 0"), at=9, place="sunken-throne", below=["lich"], node="combat",
        reserve={"5": ["hydra"], "3": ["ghoul"]}, answers=["skill-thief"],
        expect={"power": 7, "hand_size": 2, "reserve": {"5": [], "3": ["ghoul"]},
                **told("thief", powers=[0, 3, 0])},
    )),
    Case("an order of a dungeon with a stranger on top: he may lie at the bottom", ("TN-904", "TN-907"), {
        **fight("ogre", p("bard"), p("cleric", deck="0"), reserve={"1": ["orc"]}, at=9, below=["lich", "hydra"],
                others={"1": {"cards": []}}),
        **REWARD, "reward": "map-seller", "waiting": ["bard"],
        "answers": ["1", ["hydra", "lich", "ogre"], {"kind": "remove", "choose": []}],
        "expect": {"dungeons": {"9": {"cards": ["hydra", "lich", "ogre"], "open": ["hydra"], "known": ["lich", "ogre"],
                                      "level": 5}}},
    }),
    Case("no Reserve at all: Light Fingers is a 0", ("TN-902", "TN-003"), fight(
        "ogre", p("thief", "skill-thief", deck="1"), reserve={str(n): [] for n in range(1, 6)}, at=9,
        expect={"total": 0, **told("thief", played=["skill-thief"], deck=["basic1"])},
    )),
)  # fmt: skip

SOLO = (
    Case("alone: the starting player is you in the first turn only, the next player is you",
         ("TN-1004", "TN-1006", "TN-1002"), fight(
        "goblin-archers", p("bard", deck="wolf-rider 0 1 1 1 1 1"), seats=1, at=3, node="turn",
        answers=["keep", "wolf-rider"],
        expect={"prompt": {"kind": "keep-hand"}, "hand_size": 4, "turn": 2, "starter": "bard",
                **told(hand=["basic1"] * 4)}, stop_at="",
    )),
    Case("alone: another player is yourself; the last is your second turn", ("TN-1004", "TN-1008", "TN-509"), fight(
        "hill-giant", p("bard", "siren grudge-stone", deck="stone-golem 0"), seats=1, at=9, turn=2,
        answers=["siren"], expect={"total": 13, "no_draw": "", **told(powers=[3, 5, 5], deck=["basic0"])},
    )),
    Case("alone: each player is you, once; a round has two turns", ("TN-1007", "TN-1001", "TN-116"), fight(
        "young-dragon", p("bard", deck="0 1 orc"), seats=1, at=9, place="gallows-inn", node="combat", stop_at="turn",
        expect={"power": 16, "foe_place": 4, **told(deck=["orc"])},
    )),
    Case("alone: nobody to give to, two are removed", ("TN-1005", "TN-710", "TN-010"), {
        **fight("ogre", p("bard", deck="0 1 orc skill-bard"), seats=1), **REWARD,
        "reward": "village-smithy", "waiting": ["bard"],
        "expect": {"prompt": {"kind": "remove", "least": 2, "most": 2, "options": ["basic0", "basic1", "orc"]}},
    }),
    Case("alone: who has yet to take a turn is you in the first, nobody in the second", ("TN-1004", "TN-418"), fight(
        "hill-giant", p("bard", "skill-bard banshee", deck="0 0 0 0 0 0"), seats=1, at=9, answers=["skill-bard"],
        stop_at="draw", expect={"turn": 2, "hand_size": 5, "starter": "bard"},
    )),
    Case("alone: the Chorus in the second turn draws", ("TN-1004", "TN-418", "TN-508"), fight(
        "hill-giant", p("bard", "skill-bard wolf-rider", deck="1 0", played=[card("siren", turn=1)]), seats=1, at=9,
        turn=2, answers=["skill-bard", "wolf-rider"], expect={"total": 8, **told(deck=["basic0"])},
    )),
    Case("alone: thrown out after two turns, and you start again", ("TN-1002", "TN-1006", "TN-701"), fight(
        "hill-giant", p("bard", "1", discard="0"), seats=1, at=9, turn=2, stop_at="valley",
        expect={"steps": 8, "starter": "bard", **told(discard=[], played=[])},
    )),
)  # fmt: skip
