"""The table of sounds: everything that happens in a game is known to it, every place has its music."""

from __future__ import annotations

import tomllib

import pytest

from game import paths
from game.kit.computer_players import RandomPlayer
from game.kit.events import Counted, Noted
from game.kit.text import Words
from game.modes import Library, load_words
from game.ui.sound.audio import TAKES
from game.ui.sound.sound_table import Sounding, SoundTable, told
from tests.scenes.driver import setup_with

ASSETS = paths.assets_folder()
HOUSE = paths.game_folder("house") / "sounds.toml"
GAME = paths.game_folder("terrinoth") / "sounds.toml"


@pytest.fixture
def table() -> SoundTable:
    return SoundTable.read(GAME, HOUSE)


def test_everything_that_happens_in_a_game_is_known_to_the_table(table: SoundTable, words: Words) -> None:
    mode = Library(load_words()).mode("terrinoth")
    setup = setup_with(["kari-wraithstalker", "astarra"], seed="heard")
    session, player = mode.session(setup).begin(), RandomPlayer("heard")
    unknown, heard = set(), set()
    while session.prompt is not None:
        session.answer(player(session.table, session.prompt, None))
        for event in session.take_events():
            kind, _ = told(event)
            unknown |= set() if table.knows(kind) else {kind}
            heard |= {sounding.cue for moment in (False, True) for sounding in table.cues(event, moment)}
    assert unknown == set()
    assert {"dice-roll", "exhaust", "wound", "die-success", "round"} <= heard


def test_what_the_hand_does_itself_has_its_takes_and_its_caption(table: SoundTable, words: Words) -> None:
    cues = ("button", "focus", "slider")
    assert all((ASSETS / "sounds" / f"{cue}-{take}.ogg").is_file() for cue in cues for take in range(1, TAKES + 1))
    assert all(words(f"caption.{cue}") for cue in (*cues, *table.names()))


def test_every_place_has_music_of_its_trait(table: SoundTable) -> None:
    raw = tomllib.loads(paths.resource("data", "terrinoth", "locations.toml").read_text(encoding="utf-8"))
    fitting = {"Wilderness": {"wild"}, "Quarter": {"settlement"}, "Dungeon": {"dungeon", "crypt"}, "Ruin": {"crypt"}}
    listed = [place for places in table.places.values() for place in places]
    assert len(listed) == len(set(listed))
    for place, card in raw.items():
        assert place in listed, place
        assert table.piece_of(place) in fitting[card["trait"]], place


def test_every_piece_of_music_is_there_with_its_layers(table: SoundTable) -> None:
    layered = [f"{piece}{'-' if layer else ''}{layer}" for piece in table.places for layer in ("", "tension", "climax")]
    assert [name for name in layered if not (ASSETS / "music" / f"{name}.ogg").is_file()] == []
    assert table.music.usual in table.places


def test_a_die_sounds_as_its_face_says(table: SoundTable) -> None:
    raw = tomllib.loads(paths.resource("data", "terrinoth", "dice.toml").read_text(encoding="utf-8"))
    names = {("success", "success"): "die-double", ("success", "defense"): "die-defense", (): "die-blank"}
    for die, entry in raw.items():
        for face, results in enumerate(entry["faces"]):
            roll = Noted("roll", {"hero": "ana", "dice": [{"id": "h1", "die": die, "face": face, "cause": "x"}]})
            wanted = names.get(tuple(results)) or f"die-{results[0]}"
            assert table.cues(roll, True) == [Sounding(wanted)]


def test_dice_land_one_after_the_other(table: SoundTable) -> None:
    dice = [{"id": f"h{n}", "die": "die-hero", "face": 0, "cause": "x"} for n in range(3)]
    heard = table.cues(Noted("roll", {"dice": dice}), True)
    assert [sounding.after for sounding in heard] == [pytest.approx(0.07 * n) for n in range(3)]
    assert [sounding.cue for sounding in table.cues(Noted("roll", {"dice": dice}), False)] == [
        "dice-shake",
        "dice-roll",
    ]


def test_a_blow_sounds_like_what_it_lands_on(table: SoundTable) -> None:
    def blow(enemy: str, wounds: int = 2) -> list[str]:
        return [s.cue for s in table.cues(Noted("attack", {"hero": "ana", "enemy": enemy, "wounds": wounds}), False)]

    assert blow("reanimates-minion-1") == ["hit-bone"]
    assert blow("bloodguards-master") == ["hit-armour"]
    assert blow("ogres-master") == ["hit-flesh"]
    assert blow("reanimates-minion-1", wounds=0) == ["shield"]


def test_wounds_of_a_hero_sound_when_they_land_and_those_of_enemies_with_the_blow(table: SoundTable) -> None:
    assert table.cues(Counted("ana", "wound", 1, 3), False) == []
    assert table.cues(Counted("ana", "wound", 1, 3), True) == [Sounding("wound")]
    assert table.cues(Counted("ana", "wound", -1, 3), True) == []
    assert table.cues(Counted("ogres-minion-2", "wound", 2, 2), True) == []
