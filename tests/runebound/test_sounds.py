"""What is heard in Runebound: everything has a cue, what happens sounds as its kind, every table has its music."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game import paths
from game.kit.events import Moved, Noted, Turned
from game.runebound.box import Box
from game.runebound.names import ADVENTURES
from game.runebound.notes import NOTES
from game.ui.sound.audio import TOGETHER
from game.ui.sound.sound_table import SoundTable
from tests.runebound.table import NO, Play

ASSETS = paths.assets_folder()
GAME = paths.game_folder("runebound")
PLACES = {
    "title": "far-roads", "chart": "open-chart", "chart-dusk": "dusk-chart", "market": "stalls", "combat": "blades",
    "villain": "wings-and-crowns", "adventure": "far-roads",
    **dict.fromkeys((f"adventure-{deck}" for deck in ADVENTURES), "far-roads"),
}  # fmt: skip


@pytest.fixture(scope="module")
def table() -> SoundTable:
    return SoundTable.read(GAME / "sounds.toml", paths.game_folder("house") / "sounds.toml")


def cues(table: SoundTable, name: str, **data: object) -> list[str]:
    return [sounding.cue for sounding in table.cues(Noted(name, data), landed=False)]


def test_every_kind_of_note_has_a_cue(table: SoundTable) -> None:
    assert [name for name in NOTES if not any(f"note:{name}" in rule.on for rule in table.rule)] == []


def test_two_kinds_of_notes_share_a_cue_only_where_both_are_a_step(table: SoundTable) -> None:
    kinds: dict[str, set[str]] = {}
    for rule in table.rule:
        kinds.setdefault(rule.cue, set()).update(kind for kind in rule.on if kind.startswith("note:"))
    shared = {cue for cue, found in kinds.items() if len(found) > 1}
    assert shared == {f"way-{terrain}" for terrain in ("plains", "forest", "hills", "mountain", "water", "city")}


def test_every_place_has_its_music_and_the_second_act_another(table: SoundTable) -> None:
    assert {place: table.piece_of(place) for place in PLACES} == PLACES
    assert (ASSETS / "music" / "blades-tension.ogg").is_file()


def test_a_step_sounds_as_the_terrain_that_is_entered_and_a_die_clicks_for_it(
    table: SoundTable, play: Play, box: Box
) -> None:
    for terrain in {*box.land.terrains.values()}:
        assert cues(table, "moves", terrain=terrain) == [f"way-{terrain}"]
    (stepped,) = play(at="1,2").answer("move", "0,2").noted("steps")
    assert cues(table, "steps", **stepped) == ["way-hills"]
    (paid,) = play(at="9,7", dice="p p p").answer("move", "march", "9,6", NO).noted("pays-die")
    assert cues(table, "pays-die", **paid) == ["die-paid", "way-plains"]


def test_gems_click_where_they_turn_and_cards_where_they_are_turned(table: SoundTable) -> None:
    def turned(piece: str, up: bool) -> list[str]:
        heard = [sounding.cue for sounding in table.cues(Turned(piece, up), landed=False)]
        return [table.instead.get(cue, cue) for cue in heard]

    assert (turned("gem-7", True), turned("gem-7", False)) == (["gem-up"], ["gem-down"])
    assert turned("salt-1", True) == ["leaf-flip"]
    assert table.cues(Moved("gem-7", "box", "cell:1,1", 0, True), landed=False) == []


def test_each_card_of_a_test_is_a_string_and_each_success_a_bell(table: SoundTable) -> None:
    assert cues(table, "reveals", icon=True) == ["test-star", "test-card"]
    assert cues(table, "reveals", icon=False) == ["test-card"]


def test_a_hero_is_hurt_otherwise_than_a_foe(table: SoundTable, box: Box) -> None:
    assert {cue for hero in box.content.heroes for cue in cues(table, "suffers", piece=hero)} == {"hurt"}
    foes = [*(f"{enemy}-1" for enemy in box.content.enemies), "margath", "vorakesh"]
    assert {cue for foe in foes for cue in cues(table, "suffers", piece=foe)} == {"foe-hurt"}


def test_what_happens_in_kinds_sounds_as_its_kind(table: SoundTable) -> None:
    kinds = {
        ("strikes", "kind"): ("physical", "magic", "skull"), ("state", "state"): ("blessed", "cursed", "weary"),
        ("story", "kind"): ("omen", "rule", "quest"), ("combat", "kind"): ("card", "duel"), ("act", "act"): ("1", "2"),
        ("villain-appears", "villain"): ("margath", "vorakesh"), ("gold", "amount"): (2, -2),
        ("lore", "amount"): (1, -1), ("companion", "amount"): (1, -1), ("over", "outcome"): ("victory", "defeat"),
    }  # fmt: skip
    for (name, key), values in kinds.items():
        heard = [cues(table, name, **{key: value}) for value in values]
        assert all(len(found) == 1 for found in heard), name
        assert all(one != other for one, other in pairwise(sorted(heard))), name


def test_no_beat_has_more_cues_than_are_heard_together(table: SoundTable) -> None:
    for name in NOTES:
        assert len(cues(table, name, terrain="hills", icon=True, amount=1)) < TOGETHER
