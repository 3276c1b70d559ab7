#!/usr/bin/env python3
"""What a narrator's corrected words would do for the same narrator's other pages.

Usage: corrections.py CORPUS TIMINGS
  CORPUS   recordings with known word times (see Benchmarks/README.md), named SPEAKER_SENTENCE
  TIMINGS  their timings in Wordlight's JSON, as `wordlight-bench accuracy CORPUS --save` writes them

Half of each speaker's sentences play the corrected ones: from their errors the usual shift of each
pair of sound classes is learned (the median, shrunk by n / (n + 5), at most 10 ms) and taken from
the starts of the other half. Repeated over twenty divisions, each from a fixed seed.
"""
import collections
import json
import pathlib
import random
import statistics
import sys

CLASSES = {
    "stop": "P T K B D G CH JH", "fricative": "F TH S SH Z ZH V", "dh": "DH", "nasal": "M N NG",
    "liquid": "L R W Y", "h": "HH",
    "vowel": "AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW",
}
CLASS_OF = {phone: name for name, phones in CLASSES.items() for phone in phones.split()}
PAUSE, GROSS, CAP, SHRINK = 0.05, 0.08, 0.01, 5


def boundaries(truth, words):
    """(the classes before and after, the error in seconds) of each word's start."""
    rows, before = [], None
    for word, true in zip(words, truth):
        if word["status"] != "aligned":
            before = None
            continue
        phones = word.get("phones", [])
        after = CLASS_OF.get(phones[0]["name"]) if phones else None
        if before is None or word["start"] - before["end"] > PAUSE:
            left = "pause"
        else:
            left = CLASS_OF.get(before["phones"][-1]["name"]) if before.get("phones") else None
        rows.append(((left, after), word["start"] - true["s"]))
        before = word
    return rows


def speakers(corpus, timings):
    """The boundaries of every sentence, by speaker."""
    result = collections.defaultdict(list)
    for path in sorted(corpus.glob("*.words.json")):
        name = path.name.removesuffix(".words.json")
        file = timings / f"{name}.json"
        if "_" not in name or not file.exists():
            continue
        words = [word for word in json.loads(file.read_text())["words"]
                 if any(letter.isalnum() for letter in word["text"])]
        truth = json.loads(path.read_text())
        if len(words) == len(truth):
            result[name.split("_")[0]].append(boundaries(truth, words))
    return {name: sentences for name, sentences in result.items() if len(sentences) >= 4}


def shifts(sentences):
    errors = collections.defaultdict(list)
    for pair, error in (row for sentence in sentences for row in sentence):
        if abs(error) < GROSS:
            errors[pair].append(error)
    return {
        pair: max(-CAP, min(CAP, statistics.median(all) * len(all) / (len(all) + SHRINK)))
        for pair, all in errors.items()}


def figures(errors):
    sizes = [abs(error) * 1000 for error in errors]
    share = lambda limit: 100 * sum(size <= limit for size in sizes) / len(sizes)
    return (f"median {statistics.median(sizes):5.2f} ms, mean {statistics.mean(sizes):5.2f} ms, "
            f"within 20 ms {share(20):.1f} %, within 50 ms {share(50):.1f} %")


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    data = speakers(*map(pathlib.Path, sys.argv[1:]))
    before, after = [], []
    for seed in range(20):
        order = random.Random(seed)
        for sentences in data.values():
            mixed = order.sample(sentences, len(sentences))
            half = len(mixed) // 2
            learned = shifts(mixed[:half])
            for pair, error in (row for sentence in mixed[half:] for row in sentence):
                before.append(error)
                after.append(error - learned.get(pair, 0))
    print(f"as aligned  {figures(before)}")
    print(f"corrected   {figures(after)}")


if __name__ == "__main__":
    main()
