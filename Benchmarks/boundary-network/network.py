"""The network, its training and its file."""

import os
import struct

import jax
import jax.numpy as jnp
import numpy as np

from features import CEPSTRA
from phones import CLASSES, NAMES

# Frames looked at, counted from the moment that is judged: denser near it.
OFFSETS = [-24, -18, -13, -10, -8, -6, -4, -3, -2, -1, 0, 1, 2, 3, 4, 6, 8, 10, 13, 18, 24]
OFFSETS = np.array(OFFSETS)
REACH = 24  # frames on both sides within which a boundary is looked for in training
MARGIN = 80  # frames that a recording is lengthened by at both ends
TARGET_SPREAD = 1.2  # frames: no mark is more exact


def initial(first, second, seed):
    random = np.random.RandomState(seed)
    shapes = {
        "W": (len(OFFSETS) * CEPSTRA, first), "b": (first,), "W2": (first, second),
        "b2": (second,), "w": (second,), "L": (len(NAMES), first), "R": (len(NAMES), first),
        "CL": (CLASSES.shape[1], first), "CR": (CLASSES.shape[1], first)}  # fmt: skip
    scale = {"W": shapes["W"][0] ** -0.5, "W2": first**-0.5, "w": second**-0.5, "b": 0, "b2": 0}
    return {name: jnp.asarray(scale.get(name, 0.1) * random.randn(*shape), jnp.float32)
            for name, shape in shapes.items()}  # fmt: skip


def phone_biases(weights):
    """What a phone on the left, and one on the right, adds to the first layer."""
    return weights["L"] + CLASSES @ weights["CL"], weights["R"] + CLASSES @ weights["CR"]


@jax.jit
def scores(weights, windows, left, right):
    """How likely each candidate is, as logarithms; windows: items x candidates x inputs."""
    from_left, from_right = phone_biases(weights)
    hidden = windows @ weights["W"] + weights["b"]
    hidden = jax.nn.relu(hidden + (from_left[left] + from_right[right])[:, None])
    return jax.nn.relu(hidden @ weights["W2"] + weights["b2"]) @ weights["w"]


def loss(weights, windows, left, right, target, importance):
    logs = jax.nn.log_softmax(scores(weights, windows, left, right), axis=1)
    own = jnp.square(weights["L"]).sum() + jnp.square(weights["R"]).sum()
    return -(importance * (target * logs).sum(1)).sum() / importance.sum() + 1e-5 * own


@jax.jit
def step(weights, mean, square, count, rate, *batch):
    """One step of Adam with decoupled weight decay."""
    value, slope = jax.value_and_grad(loss)(weights, *batch)
    mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, mean, slope)
    square = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, square, slope)

    def moved(p, m, v):
        move = m / (1 - 0.9**count) / (jnp.sqrt(v / (1 - 0.999**count)) + 1e-8)
        return p - rate * (move + 1e-4 * p)

    return jax.tree.map(moved, weights, mean, square), mean, square, value


def train(weights, recordings, boundaries, epochs, rate, seed, batch=128):
    """Learns from boundaries: rows of recording, frame, left phone, right phone, importance.

    Each is shown among candidates 5 ms apart around a place up to 25 ms beside it, so that nothing
    can be learned from where the middle is.
    """
    starts = np.cumsum([0] + [len(rows) + 2 * MARGIN for rows in recordings]) + MARGIN
    sound = np.concatenate(
        [np.pad(rows, ((MARGIN, MARGIN), (0, 0)), mode="edge") for rows in recordings])
    boundaries = np.asarray(boundaries, np.float64)
    random = np.random.default_rng(seed)
    mean = square = jax.tree.map(jnp.zeros_like, weights)
    candidates = np.arange(-REACH, REACH + 1, 2)
    microphone = np.array([0.15] + [0.3] * (CEPSTRA - 1), np.float32)
    steps = len(boundaries) // batch * epochs
    order, total = [], 0.0
    for count in range(1, steps + 1):
        if len(order) < batch:
            order = random.permutation(len(boundaries))
        rows, order = boundaries[order[:batch]], order[batch:]
        frames = np.round(rows[:, 1:2] + random.uniform(-10, 10, (batch, 1))) + candidates
        target = np.exp(-0.5 * np.square((rows[:, 1:2] - frames) / TARGET_SPREAD))
        at = starts[rows[:, 0].astype(int)][:, None] + frames.astype(int)
        windows = sound[at[:, :, None] + OFFSETS]
        windows += microphone * random.standard_normal((batch, 1, 1, CEPSTRA), np.float32)
        now = rate * min(1, count / 100) * (0.51 + 0.5 * np.cos(np.pi * count / steps))
        weights, mean, square, value = step(
            weights, mean, square, float(count), now, windows.reshape(batch, len(candidates), -1),
            rows[:, 2].astype(int), rows[:, 3].astype(int),
            (target / target.sum(1, keepdims=True)).astype(np.float32),
            rows[:, 4].astype(np.float32))  # fmt: skip
        total += float(value)
        if count % 500 == 0:
            print(f"  step {count} of {steps}: {total / 500:.3f} nats a boundary", flush=True)
            total = 0.0
    return weights


def score(weights, rows, left, right, frames):
    """How likely the boundary is at each of some frames of one recording, as logarithms."""
    at = np.clip(frames[:, None] + OFFSETS, 0, len(rows) - 1)
    windows = rows[at].reshape(1, len(frames), -1)
    return np.asarray(scores(weights, windows, np.array([left]), np.array([right])))[0]


def write(weights, path):
    """The format that `BoundaryNetwork.swift` reads: little-endian, weights in half precision."""
    first, second = weights["W2"].shape
    counts = struct.pack("<5i", len(NAMES), len(OFFSETS), CEPSTRA, first, second)
    names = b"".join(name.encode() + b"\0" for name in NAMES)
    parts = [weights["W"].T, weights["b"], *phone_biases(weights), weights["W2"].T,
             weights["b2"], weights["w"]]  # fmt: skip
    halves = np.concatenate([np.ravel(part) for part in parts]).astype("<f2")
    if not np.isfinite(halves).all():
        raise ValueError("a weight is too large for half precision")
    with open(f"{path}.partial", "wb") as file:
        file.write(b"WLBOUND1" + counts + names + OFFSETS.astype("<i2").tobytes())
        file.write(halves.tobytes())
    os.replace(f"{path}.partial", path)
