#!/bin/sh
# parallel.sh: the collection in eight parts with GNU parallel, as many at a time as there are processors, put together in their
# order (`--keep-order`, which is why the parts go to standard output).
set -e
seq 8 | parallel --keep-order --halt now,fail=1 \
  "${DAWSON:-dawson} convert --file problems.olv --from olive --to json --shard {}/8 -o -" >problems.json
