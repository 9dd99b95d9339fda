"""Damaged saves: each is refused in a sentence, or opens at its table, is shown, and goes on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from game.kit.errors import RuleError, SaveError
from game.kit.saves import Saves
from game.scenes.table import TableScene
from game.ui.screen.scene import Services
from tests.attack.attack import Attack, Attempt, Failed, Watch
from tests.attack.house import any_player, opened
from tests.attack.journeys import any_save
from tests.attack.mutations import any_of, spoiled_bytes, spoiled_json
from tests.attack.shown import Shown, told

OLD_SAVES = sorted((Path(__file__).parent.parent / "house" / "old_saves").glob("*/*.json"))
FRESH = 12
ANSWERS = 2
DRAWN = 0.1
"""Of how many a frame is drawn; the others are laid out only."""
SPOILED = any_of(spoiled_bytes, spoiled_json, spoiled_json, spoiled_json)
SLOT = "journey"


def good_saves(services: Services) -> list[bytes]:
    """Saves of every version, of every game, in play and over."""
    random = Random("good saves")
    found = [path.read_bytes() for path in OLD_SAVES]
    found += [any_save(services.games, random, services.saves.folder).read_bytes() for _ in range(FRESH)]
    return found


@contextmanager
def prepared(folder: Path) -> Iterator[Attempt]:
    """Good saves, and a window to show in what becomes of them."""
    with opened(folder / "good") as services:
        good = good_saves(services)

        def attempt(random: Random, watch: Watch) -> None:
            place = folder / str(random.getrandbits(40))
            place.mkdir()
            services.saves = Saves(place, services.games.mode)
            file = services.saves.path(SLOT)
            file.write_bytes(SPOILED(random.choice(good), random))
            try:
                open_and_play(services, random, watch)
            finally:
                services.saves.settle()
                empty(place)

        yield attempt


def open_and_play(services: Services, random: Random, watch: Watch) -> None:
    """Open the one journey that is there as a player does, give some answers, and open it again."""
    before = services.saves.path(SLOT).read_bytes()
    infos = services.saves.list()
    if [info.slot for info in infos] != [SLOT]:
        raise Failed("a save is missing in the list")
    told(infos[0].broken, services.words)
    try:
        scene = services.routes.resume(SLOT)
    except SaveError as refusal:
        told(str(refusal), services.words)
        if services.saves.path(SLOT).read_bytes() != before:
            raise Failed("a save that was refused was changed") from refusal
        return
    watch.step()
    if random.random() < DRAWN:
        Shown(services, scene).steps(1)
    if not isinstance(scene, TableScene):
        return
    player = any_player(scene.play.mode, random)
    for _ in range(ANSWERS):
        watch.step()
        session = scene.play.session
        if session.prompt is None:
            break
        try:
            if session.computer is not None:
                scene.play.answer_by_computer()
            else:
                scene.play.answer(player(session.table, session.prompt, None))
        except RuleError as fault:  # it is told, and the answer is taken back
            told(str(fault), services.words)
            return
    scene.play.settle()
    if scene.play.unsaved:
        raise Failed(f"it could not be saved: {scene.play.unsaved}")
    watch.step()
    services.routes.resume(SLOT)


def empty(folder: Path) -> None:
    """Remove a folder with all that is in it."""
    for path in sorted(folder.rglob("*"), reverse=True):
        path.rmdir() if path.is_dir() else path.unlink()
    folder.rmdir()


ATTACK = Attack("saves", "files", 6_000, 20, prepared)
