"""The games of the house: each brings words and sounds of its own, and what it does not bring is that of the house."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.kit.errors import ContentError
from game.kit.mode import Mode
from game.kit.text import Words
from game.modes import END, GAMES, GameRecord, Library, load_words
from game.paths import game_folder
from game.ui.screen.scene import Services


def unready(words: Words) -> Mode:
    raise ContentError(["its rules are not asked for here"])


def drawn_nowhere() -> Any:
    raise ContentError(["its table is not asked for here"])


@pytest.fixture
def two_games(tmp_path: Path) -> Library:
    """A game that says two things in its own way and rings where a piece is turned, and one that brings nothing."""
    for game, words in (("loud", '[ui.menu]\nnew = "New Voyage"\n[hero.elder-mok]\nname = "Moka"\n'), ("plain", "")):
        (tmp_path / game).mkdir()
        (tmp_path / game / "en.toml").write_text(f"{words}[{END}]\n", encoding="utf-8")
    (tmp_path / "loud" / "sounds.toml").write_text('[music]\nvictory = "shanty"\n', encoding="utf-8")
    records = [GameRecord(game, unready, drawn_nowhere, drawn_nowhere, tmp_path / game) for game in ("loud", "plain")]
    return Library(load_words(), records)


def test_a_game_that_is_taken_out_brings_its_words_and_its_sounds(
    make_services: Callable[..., Services], two_games: Library
) -> None:
    services = make_services()
    services.games = two_games
    services.audio.open()
    services.take_out("loud")
    assert services.words("ui.menu.new") == "New Voyage"
    assert services.words("hero.elder-mok.name") == "Moka"
    assert services.words("ui.menu.quit") == "Quit"
    assert services.audio.table.music.victory == "shanty"
    services.take_out("plain")
    assert services.words("ui.menu.new") == "New Game"
    assert not services.words.has("hero.elder-mok.name")
    assert services.audio.table.music.victory == "victory"
    services.audio.close()


def test_the_words_of_a_game_need_none_of_its_rules_and_are_read_once(two_games: Library) -> None:
    assert two_games.words("loud") is two_games.words("loud")
    with pytest.raises(ContentError):
        two_games.mode("loud")
    with pytest.raises(KeyError):
        two_games.words("nobodys")


def test_words_that_cannot_be_read_are_those_of_the_house_and_a_fault_of_the_game(two_games: Library) -> None:
    (two_games.folder("loud") / "en.toml").write_text("[ui", encoding="utf-8")
    words = two_games.words("loud")
    assert words("ui.menu.name") == "Loud"
    assert words("ui.menu.new") == "New Game"
    assert "en.toml" in two_games.fault("loud")
    assert not two_games.fault("plain")
    with pytest.raises(ContentError, match=r"en\.toml"):
        two_games.mode("loud")


def test_words_that_were_cut_short_between_two_lines_are_a_fault_of_the_game(two_games: Library) -> None:
    file = two_games.folder("loud") / "en.toml"
    file.write_text(file.read_text(encoding="utf-8").partition(f"[{END}]")[0], encoding="utf-8")
    words = two_games.words("loud")
    assert words("ui.menu.new") == "New Game"
    assert "en.toml" in two_games.fault("loud")


def test_a_game_whose_content_has_no_words_cannot_be_opened(tmp_path: Path) -> None:
    whole = (game_folder("terrinoth") / "en.toml").read_text(encoding="utf-8")
    name = '[hero.elder-mok]\n'
    assert name in whole
    (tmp_path / "en.toml").write_text(whole.replace(name, '[hero.elder-mokk]\n'), encoding="utf-8")
    library = Library(load_words(), [GAMES[0]._replace(folder=tmp_path)])
    with pytest.raises(ContentError, match=r"en\.toml: hero\.elder-mok\..* is missing"):
        library.mode("terrinoth")
    assert "hero.elder-mok" in library.fault("terrinoth")


def test_whatever_a_game_raises_while_it_is_loaded_is_a_fault_that_is_told_once() -> None:
    def careless(words: Words) -> Mode:
        raise KeyError("quest")

    told: list[str] = []
    games = Library(load_words(), [GAMES[0]._replace(load_mode=careless)], lambda what, fault: told.append(what))
    for _ in range(3):
        with pytest.raises(ContentError, match="quest"):
            games.mode("terrinoth")
    assert told == ["the game terrinoth cannot be opened"]
    assert games.fault("terrinoth") == "KeyError: 'quest'. Install the game again."
