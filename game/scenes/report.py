"""Reports: everything that a maker needs to come back to a fault, in one archive without any folder of the player's."""

from __future__ import annotations

import sys
import time
import traceback
import zipfile
from pathlib import Path

import msgspec
import pygame

from game import __version__, paths
from game.kit.bounds import read_bounded
from game.kit.errors import RuleFailed
from game.kit.save_files import GENERATIONS
from game.log import impersonal
from game.ui.screen.scene import Services

MOST_JOURNEY = 64 * 1024 * 1024


def write_report(services: Services, error: BaseException | None, slot: str = "") -> Path:
    """Write the archive beside the log: what happened, on what, the log, the settings, and the journey in this slot.

    Raises OSError, which says why it cannot be written.
    """
    stem = f"report-{time.strftime('%Y%m%d-%H%M%S')}"
    folder = paths.logs_folder()
    file = next(
        place
        for place in (folder / f"{stem}{more}.zip" for more in ("", *(f"-{number}" for number in range(2, 1000))))
        if not place.exists()
    )
    with zipfile.ZipFile(file, "x", zipfile.ZIP_DEFLATED) as archive:
        for name, text in _texts(services, error).items():
            archive.writestr(name, impersonal(text).encode("utf-8", "backslashreplace"))
        for log in services.log.files:
            archive.writestr(log.name, log.read_bytes())
        if slot and services.saves is not None:
            services.saves.settle()
            for journey in _generations(services, slot):
                archive.writestr(journey.name, read_bounded(journey, MOST_JOURNEY))
    return file


def _texts(services: Services, error: BaseException | None) -> dict[str, str]:
    """The parts of the report that are made for it, by file name."""
    window = services.window
    told = [
        f"game {__version__}, games {', '.join(services.games.ids)}",
        f"Python {'.'.join(map(str, sys.version_info[:3]))} on {sys.platform}",
        f"pygame-ce {pygame.version.ver}, SDL {'.'.join(map(str, pygame.get_sdl_version()))}",
        f"display {pygame.display.get_driver()}, window {window.stage.size[0]} x {window.stage.size[1]}",
        "",
    ]
    if error is not None:
        told += ["".join(traceback.format_exception(error))]
    texts = {
        "report.txt": "\n".join(told),
        "settings.json": msgspec.json.format(msgspec.json.encode(services.settings), indent=2).decode(),
    }
    if isinstance(error, RuleFailed):
        texts["fault.json"] = msgspec.json.format(msgspec.json.encode(error.report, enc_hook=str), indent=2).decode()
    return texts


def _generations(services: Services, slot: str) -> list[Path]:
    """The files of a journey that are there: as it is, and as it was before."""
    files = services.saves.files
    return [file for number in (0, *GENERATIONS) if (file := files.generation(slot, number)).is_file()]
