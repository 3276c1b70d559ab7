#!/usr/bin/env python3
"""A corpus's true word times as Audacity labels, which `wordlight train --labels` reads.

Usage: labels.py CORPUS FOLDER
  CORPUS  recordings with known word times (see Benchmarks/README.md)
  FOLDER  where <id>.labels.txt is written for each <id>.words.json
"""
import json
import pathlib
import sys


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    corpus, folder = map(pathlib.Path, sys.argv[1:])
    folder.mkdir(parents=True, exist_ok=True)
    for path in sorted(corpus.glob("*.words.json")):
        words = [word for word in json.loads(path.read_text()) if word["s"] is not None]
        lines = [f"{word['s']:.6f}\t{word['e'] or word['s']:.6f}\t{word['w']}\n" for word in words]
        name = path.name.removesuffix(".words.json")
        (folder / f"{name}.labels.txt").write_text("".join(lines))


if __name__ == "__main__":
    main()
