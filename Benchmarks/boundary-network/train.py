#!/usr/bin/env python3
"""Trains the boundary network from diphone speech and narration, and writes its file."""

import argparse
from pathlib import Path

import numpy as np

from features import FRAME, cepstra, change
from network import initial, score, train, write
from speech import VOICES, PhoneAligner, decode, disturbed, narrations, sentences, synthesize


def delay_of_marks(spoken):
    """How many frames later than its marks a voice's sound changes.

    Diphones are joined at pitch marks, which makes each voice late by a constant: the delay at
    which the sound changes most, over many marks.
    """
    delays = np.arange(-4, 13)
    totals = np.zeros(len(delays))
    for samples, marks in spoken:
        changes = change(cepstra(samples))
        frames = np.round([time / FRAME for time, _ in marks[:-1]]).astype(int)
        totals += changes[np.clip(frames[:, None] + delays, 0, len(changes) - 1)].sum(0)
    best = int(np.clip(totals.argmax(), 1, len(delays) - 2))
    before, top, after = totals[best - 1 : best + 2]
    return delays[best] + 0.5 * (before - after) / (before - 2 * top + after)


def diphones(lines, folder, renditions, seed):
    """Recordings and their boundaries from every voice, each sentence in several renditions."""
    random = np.random.default_rng(seed)
    recordings, boundaries = [], []
    for number, voice in enumerate(VOICES):
        spoken = list(synthesize(voice, lines[number :: len(VOICES)], folder, seed + number))
        delay = delay_of_marks(spoken[:100])
        print(f"{voice}: sounds {1000 * FRAME * delay:.1f} ms later than its marks", flush=True)
        for samples, marks in spoken * renditions:
            heard, stretch = disturbed(samples, random)
            for (time, left), (_, right) in zip(marks, marks[1:]):
                if left != right:
                    frame = (time / FRAME + delay) * stretch
                    boundaries.append((len(recordings), frame, left, right, 1.0))
            recordings.append(cepstra(heard))
    print(f"diphones: {len(boundaries)} boundaries", flush=True)
    return recordings, boundaries


def placed(weights, rows, estimates, recording):
    """Moves estimated boundaries to where the network and the change of the sound put them."""
    changes = change(rows)
    for time, left, right in estimates:
        if left == right:
            continue
        frame = time / FRAME
        frames = np.clip(np.arange(-20, 21) + round(frame), 0, len(rows) - 1)
        logs = 0.7 * score(weights, rows, left, right, frames) + changes[frames]
        logs -= np.square((frames - frame) * FRAME / 0.016) / 2
        shares = np.exp(logs - logs.max())
        shares /= shares.sum()
        mean = (shares * frames).sum()
        spread = 1000 * FRAME * np.sqrt((shares * np.square(frames - mean)).sum())
        yield recording, mean, left, right, min(1.0, (7 / max(spread, 4)) ** 2)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("narration", nargs="+", type=Path, help="folder of recordings with texts")
    parser.add_argument("-o", "--output", type=Path, required=True, help="the network's file")
    parser.add_argument("--work", type=Path, default="out/boundary-network", help="for speech")
    parser.add_argument("--sentences", type=int, default=1400, help="synthesized sentences")
    parser.add_argument("--renditions", type=int, default=2, help="disturbed copies of each")
    parser.add_argument("--epochs", type=int, default=4, help="with and without narration")
    parser.add_argument("--layers", type=int, nargs=2, default=(96, 48), help="their sizes")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()

    texts = [text for _, text in narrations(options.narration)]
    lines = sentences(texts, options.sentences, options.seed)
    folder = options.work / "diphones"
    recordings, boundaries = diphones(lines, folder, options.renditions, options.seed)
    weights = initial(*options.layers, options.seed)
    weights = train(weights, recordings, boundaries, options.epochs, 2e-3, options.seed)

    aligner = PhoneAligner(options.work / "phones")
    exact = len(boundaries)
    for path, text in narrations(options.narration):
        samples = decode(path)
        estimates = aligner.boundaries(path, samples, text)
        if estimates:
            rows = cepstra(samples)
            boundaries += placed(weights, rows, estimates, len(recordings))
            recordings.append(rows)
    print(f"narration: {len(boundaries) - exact} boundaries", flush=True)
    weights = train(weights, recordings, boundaries, options.epochs, 1.5e-3, options.seed + 1)
    write(weights, options.output)


if __name__ == "__main__":
    main()
