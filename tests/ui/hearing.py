"""What sounds: time that passes for the sound of the program."""

from __future__ import annotations

from game.ui.sound.audio import Audio


def settle(audio: Audio, milliseconds: float = 0.0) -> None:
    """Wait until all is decoded, then let time pass in steps of a frame."""
    audio.update(0)
    while not audio.settled:
        audio.update(0)
    for _ in range(round(milliseconds / 20)):
        audio.update(20)
