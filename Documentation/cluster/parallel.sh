#!/bin/bash
# A shelf of books on several machines with GNU parallel, or on one in several processes.
#   BOOKS=/shared/books OUT=/shared/timings SHARES=4 bash parallel.sh [--sshlogin a,b,c]
# All machines see the same BOOKS and OUT; further arguments go to parallel.
set -eu
: "${BOOKS:?the folder of books}" "${OUT:?the folder for timings}" "${SHARES:=4}"
mkdir -p "$OUT"

# parallel's own exit code counts failed shares; the merged report says which page it was.
seq "$SHARES" | parallel "$@" --line-buffer \
  wordlight book "'$BOOKS'" -o "'$OUT'" --quiet --shard "{}/$SHARES" || true
wordlight merge "$OUT"/report-*-of-"$SHARES".json
