"""Speech with known or estimated boundaries: diphone synthesis, and narration with its text."""

import json
import random
import re
import subprocess
from pathlib import Path

import numpy as np
from pocketsphinx import Decoder, get_model_path
from scipy.io import wavfile
from scipy.signal import butter, fftconvolve, lfilter, resample_poly

from features import RATE
from phones import SILENCE, index_of

AUDIO = (".wav", ".flac", ".mp3", ".m4a", ".ogg")
VOICES = ("kal", "ked")
LEXICON = Path(get_model_path()) / "en-us" / "cmudict-en-us.dict"


def narrations(folders):
    """Pairs of recording and text below some folders, in a fixed order."""
    texts = [text for folder in folders for text in sorted(Path(folder).rglob("*.txt"))]
    for text in texts:
        recording = next((text.with_suffix(s) for s in AUDIO if text.with_suffix(s).exists()), None)
        if recording:
            yield recording, text.read_text("utf-8")


def words_of(text):
    return re.sub(r"[^a-z' ]+", " ", text.lower().replace("’", "'")).split()


def sentences(texts, count, seed):
    """Half printed sentences, half random words, so that rare pairs of phones occur."""
    chance = random.Random(seed)
    printed = [words_of(line) for text in texts for line in re.split(r"[.!?\n]+", text)]
    printed = sorted({" ".join(words)[:160] for words in printed if len(words) > 2})
    common = sorted({word for line in printed for word in line.split()})
    rare = [line.split()[0] for line in LEXICON.read_text("utf-8").splitlines()]
    rare = [word for word in rare if word.isalpha() and 2 < len(word) < 11]
    lines = chance.sample(printed, min(len(printed), count // 2))
    while len(lines) < count:
        words = [chance.choice(chance.choice([common, rare])) for _ in range(chance.randint(5, 10))]
        words[len(words) // 2] += chance.choice([",", ""])
        lines.append(" ".join(words) + ".")
    chance.shuffle(lines)
    return lines


def synthesize(voice, lines, folder, seed):
    """Speaks lines at various speeds and pitches; returns waveforms with their marks.

    A mark is the second where a phone ends, and the phone.
    """
    chance = random.Random(seed)
    folder.mkdir(parents=True, exist_ok=True)
    names = [folder / f"{voice}-{number:04}" for number in range(len(lines))]
    script = [f"(voice_{voice}_diphone)"]
    for name, line in zip(names, lines):
        pitch = chance.choice([85, 105, 105, 130, 160])
        script.append(f"""
            (Parameter.set 'Duration_Stretch {chance.choice([0.85, 0.95, 1.0, 1.1, 1.2, 1.3])})
            (set! int_lr_params '((target_f0_mean {pitch}) (target_f0_std {pitch // 7})
                                  (model_f0_mean 170) (model_f0_std 34)))
            (set! u (Utterance Text "{line}")) (utt.synth u)
            (utt.save.wave u "{name}.wav" 'riff) (utt.save.segs u "{name}.seg")""")
    (folder / f"{voice}.scm").write_text("\n".join(script))
    with open(folder / f"{voice}.log", "w") as log:
        command = ["festival", "-b", folder / f"{voice}.scm"]
        subprocess.run(command, check=True, stdout=log, stderr=log)
    for name in names:
        _, samples = wavfile.read(f"{name}.wav")
        rows = [line.split() for line in Path(f"{name}.seg").read_text().splitlines()[1:]]
        yield samples.astype(np.float32), [(float(row[0]), index_of(row[2])) for row in rows]


def disturbed(samples, random):
    """The same speech from another throat, room and line; returns it and how much longer it is.

    Played slower or faster (throats from a large man's to a child's), with an echo, through a
    narrow line, and always with noise, 12 to 50 dB below the speech.
    """
    down = random.choice([17, 18, 19, 20, 20, 20, 21, 22, 23, 24, 25])
    samples = resample_poly(samples, 20, down)
    if random.random() < 0.25:
        decay = np.exp(-np.arange(RATE // 4) / RATE * 6.9 / random.uniform(0.15, 0.5))
        echo = random.standard_normal(len(decay)) * decay * random.uniform(0.01, 0.06)
        echo[0] = 1
        samples = fftconvolve(samples, echo)[: len(samples)]
    if random.random() < 0.25:
        samples = lfilter(*butter(4, random.uniform(3400, 6500) / (RATE / 2)), samples)
    noise = random.standard_normal(len(samples))
    if random.random() < 0.5:
        noise = np.convolve(noise, [1, 0.9, 0.8, 0.6, 0.4], "same")
    level = np.sqrt(np.square(samples).mean()) * 10 ** (-random.uniform(12, 50) / 20)
    return samples + noise / noise.std() * level, 20 / down


def decode(path):
    """Mono samples of 16 bits at 16 kHz of any recording that ffmpeg reads."""
    command = ["ffmpeg", "-v", "error", "-i", path, *f"-ac 1 -ar {RATE} -f s16le -".split()]
    return np.frombuffer(subprocess.run(command, capture_output=True, check=True).stdout, "<i2")


class PhoneAligner:
    """Finds the phones of narration with PocketSphinx, in frames of 10 ms."""

    # Frame i is heard from 10 i to 10 i + 25.6 ms, so that phones meet 7.8 ms after its start.
    DELAY = 0.0078
    LONGEST = 90  # seconds

    def __init__(self, cache):
        self.cache = cache
        cache.mkdir(parents=True, exist_ok=True)

    def boundaries(self, path, samples, text):
        """Rows of seconds, phone before, phone after; none where the text does not fit."""
        known = self.cache / (re.sub(r"\W+", "_", str(path)) + ".json")
        if not known.exists():
            known.write_text(json.dumps(self._boundaries(samples, words_of(text))))
        return json.loads(known.read_text())

    def _boundaries(self, samples, words):
        decoder = Decoder(lm=None, cmn="batch", loglevel="FATAL")
        is_known = all(decoder.lookup_word(word) for word in words)
        if not words or not is_known or len(samples) > self.LONGEST * RATE:
            return []
        decoder.set_align_text(" ".join(words))
        try:
            self._hear(samples, decoder)
            decoder.set_alignment()
            self._hear(samples, decoder)
        except RuntimeError:  # the words are not in the sound
            return []
        phones = [phone for word in decoder.get_alignment() for phone in word]
        index = [SILENCE if phone.name[0] == "+" else index_of(phone.name) for phone in phones]
        times = [phone.start / 100 + self.DELAY for phone in phones]
        return list(zip(times[1:], index, index[1:]))

    def _hear(self, samples, decoder):
        decoder.start_utt()
        decoder.process_raw(samples.tobytes(), full_utt=True)
        decoder.end_utt()
