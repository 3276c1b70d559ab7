"""What the network hears: short-time cepstra every 2.5 ms.

The same numbers as `Sources/SpeechFeatures/BoundaryFeatures.swift`: change both or neither.
"""

import numpy as np

RATE = 16000
HOP = 40  # samples: 2.5 ms
FRAME = HOP / RATE
WINDOW = 192  # 12 ms
TRANSFORM = 512
BANDS = 24
CEPSTRA = 14
FLOOR = 11.0  # how far below the level of speech the bands are cut off, in nats
LOUD = 5.0  # frames within this of the level count as speech

SCALE = np.array([1 / 10, 1 / 4] + [1 / 3] * 2 + [1 / 2] * 4 + [1 / 1.5] * 6, np.float32)
COSINES = np.cos(np.pi * np.arange(CEPSTRA)[:, None] * (np.arange(BANDS) + 0.5) / BANDS)
COSINES = (np.sqrt(2 / BANDS) * COSINES).astype(np.float32)


def mel_filters(lowest=80.0, highest=7600.0):
    """Triangles of unit area, equally wide in mel, their edges on the transform's bins."""
    step = RATE / TRANSFORM
    mels = np.linspace(*(2595 * np.log10(1 + np.array([lowest, highest]) / 700)), BANDS + 2)
    edges = np.floor(700 * (10 ** (mels / 2595) - 1) / step + 0.5) * step
    bins = np.arange(TRANSFORM // 2 + 1)[:, None] * step
    low, middle, high = edges[:-2], edges[1:-1], edges[2:]
    sides = np.minimum((bins - low) / (middle - low), (high - bins) / (high - middle))
    return (np.clip(sides, 0, None) * 2 / (high - low)).astype(np.float32)


FILTERS = mel_filters()


def cepstra(samples):
    """Normalised cepstra of samples in 16-bit size; row i is centred at 2.5 i ms."""
    samples = samples.astype(np.float32)
    sharp = np.append(np.float32(0), samples[1:] - np.float32(0.97) * samples[:-1])
    half = WINDOW // 2
    padded = np.concatenate([sharp[:half][::-1], sharp, sharp[-half - WINDOW :][::-1]])
    frames = np.lib.stride_tricks.sliding_window_view(padded, WINDOW)[::HOP]
    frames = frames[: len(samples) // HOP + 1] * np.hanning(WINDOW).astype(np.float32)
    power = np.abs(np.fft.rfft(frames, TRANSFORM, axis=1)).astype(np.float32) ** 2 @ FILTERS
    level = np.log(power + 1e-3).mean(1)
    top = np.percentile(level[level > np.percentile(level, 30)], 90)
    rows = np.log(power + np.exp(top - FLOOR)).astype(np.float32) @ COSINES.T
    return (rows - rows[level > top - LOUD].mean(0)) * SCALE


def change(rows, reach=8):
    """How much the sound changes at each frame: the log of 20 ms after less 20 ms before."""
    sums = np.concatenate([np.zeros((1, rows.shape[1])), np.cumsum(rows, 0, dtype=np.float64)])
    at = np.arange(len(rows))
    before, after = np.maximum(at - reach, 0), np.minimum(at + reach, len(rows))
    left = (sums[at] - sums[before]) / np.maximum(at - before, 1)[:, None]
    right = (sums[after] - sums[at]) / (after - at)[:, None]
    return np.log(np.sqrt(np.square(right - left).mean(1)) + 0.05)
