#!/bin/bash
# A shelf of books on a Slurm cluster: an array of shares, then one report.
#   BOOKS=/shared/books OUT=/shared/timings SHARES=16 bash slurm.sh
# All nodes see the same BOOKS and OUT. A share that is run again does only what is missing.
set -eu
: "${BOOKS:?the folder of books}" "${OUT:?the folder for timings}" "${SHARES:=16}" "${CPUS:=2}"
mkdir -p "$OUT"

shares=$(sbatch --parsable --job-name=wordlight --array="1-$SHARES" --cpus-per-task="$CPUS" \
  --output="$OUT/share-%a.log" --export=ALL --wrap \
  "wordlight book '$BOOKS' -o '$OUT' --jobs $CPUS --shard \$SLURM_ARRAY_TASK_ID/$SHARES")

# afterany, not afterok: a share with a failed page exits 2, and its report says which.
sbatch --job-name=wordlight-merge --dependency="afterany:$shares" --output="$OUT/merge.log" \
  --export=ALL --wrap "wordlight merge '$OUT'/report-*-of-$SHARES.json"
