"""What the ear would say, in numbers: loudness, peak, brightness, the step at the loop point; and spectrograms.

`python -m assets.workshop.sound.measure --out DIR [ID...]` prints a line for every baked sound and draws it.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path

import numpy as np
from PIL import Image
from scipy.signal import lfilter, stft

from assets.workshop.sound import ogg
from assets.workshop.sound.clip import RATE, Wave, span

ASSETS = Path(__file__).resolve().parents[2]
_SHELF = ((1.53512485958697, -2.69169618940638, 1.19839281085285), (1.0, -1.69065929318241, 0.73248077421585))
_HIGH = ((1.0, -2.0, 1.0), (1.0, -1.99004745483398, 0.99007225036621))
_FLOOR = 1e-9


@dataclass(frozen=True)
class Measured:
    """Seconds, peak and loudness in dB, centre of the spectrum in hertz, seconds from start to the loudest moment."""

    seconds: float
    peak: float
    loudness: float
    moment: float
    centre: float
    rise: float


def heard(samples: Wave) -> Wave:
    """Power per frame, weighted as the ear does (the K curve of broadcasting)."""
    weighted = lfilter(*_HIGH, lfilter(*_SHELF, samples, axis=0), axis=0)
    return np.asarray(np.sum(weighted**2, axis=1))


def loudness(samples: Wave) -> float:
    """Mean loudness in LUFS, without gating."""
    return float(-0.691 + 10 * np.log10(np.mean(heard(samples)) + _FLOOR))


def moment(samples: Wave, seconds: float = 0.1) -> float:
    """Loudness of the loudest moment in LUFS."""
    power = np.concatenate([[0.0], np.cumsum(heard(samples))])
    width = min(span(seconds), len(samples))
    best = float(np.max(power[width:] - power[:-width])) / span(seconds)
    return float(-0.691 + 10 * np.log10(best + _FLOOR))


def peak(samples: Wave) -> float:
    """The highest sample, in dB below full."""
    return float(20 * np.log10(np.max(np.abs(samples)) + _FLOOR))


def centre(samples: Wave) -> float:
    """The centre of the spectrum in hertz: how bright it is."""
    power = np.abs(np.fft.rfft(samples.mean(axis=1))) ** 2
    pitch = np.fft.rfftfreq(len(samples), 1 / RATE)
    return float(np.sum(power * pitch) / (np.sum(power) + _FLOOR))


def loop_step(samples: Wave) -> float:
    """How much larger the step from the last frame to the first is than the steps around it (1 is no difference)."""
    near = np.concatenate([samples[-400:], samples[:400]])
    steps = np.abs(np.diff(near, axis=0)).max(axis=1)
    usual = float(np.percentile(np.delete(steps, 399), 95))
    return float(steps[399] / max(usual, 1e-5))


def measured(samples: Wave) -> Measured:
    """All numbers of one sound."""
    loudest = int(np.argmax(np.abs(samples).max(axis=1)))
    return Measured(
        len(samples) / RATE, peak(samples), loudness(samples), moment(samples), centre(samples), loudest / RATE
    )


def spectrogram(samples: Wave, height: int = 200, width: int = 600) -> Image.Image:
    """Pitch upwards (40 Hz to 16 kHz, octaves alike), time to the right, 80 dB from black to white."""
    size = 4096 if len(samples) > 5 * RATE else 1024
    pitch, _, values = stft(samples.mean(axis=1), RATE, nperseg=size, noverlap=size * 3 // 4)
    power = 20 * np.log10(np.abs(values) + _FLOOR)
    rows = np.interp(np.geomspace(16000, 40, height), pitch, np.arange(len(pitch))).round().astype(int)
    columns = np.linspace(0, power.shape[1] - 1, width).round().astype(int)
    seen = power[rows][:, columns]
    grey = np.clip((seen - seen.max() + 80) / 80, 0, 1)
    return Image.fromarray((grey * 255).astype(np.uint8), "L")


def main(arguments: list[str] | None = None) -> int:
    """Measure and draw the chosen files."""
    line = argparse.ArgumentParser(prog="python -m assets.workshop.sound.measure", description=__doc__)
    line.add_argument("ids", nargs="*", default=["*"], help="patterns such as 'music/wild*'")
    line.add_argument("--out", type=Path, help="folder for the spectrograms")
    asked = line.parse_args(arguments)
    print(f"{'id':28}  sec   peak   LUFS  100ms  centre   rise  loop")
    for path in sorted([*ASSETS.glob("sounds/*.ogg"), *ASSETS.glob("music/*.ogg")]):
        name = f"{path.parent.name}/{path.stem}"
        if not any(fnmatch(name, pattern) for pattern in asked.ids):
            continue
        samples = ogg.read(path)
        m = measured(samples)
        print(
            f"{name:28} {m.seconds:5.2f} {m.peak:6.1f} {m.loudness:6.1f} {m.moment:6.1f} {m.centre:7.0f}"
            f" {m.rise:6.3f} {loop_step(samples):5.2f}"
        )
        if asked.out is not None:
            asked.out.mkdir(parents=True, exist_ok=True)
            spectrogram(samples).save(asked.out / f"{path.parent.name}-{path.stem}.png")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
