#!/bin/sh
# run.sh FUZZER SECONDS FOLDER: lets a fuzzer run for that long, from what is in FOLDER/seeds and what earlier runs
# have found. Prints the result in one line; fails if an input caused an error; that input is then in FOLDER/findings.
set -u
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$3" || exit 1
# Some fuzzers run in a separate folder.
fuzzer=$(cd "$(dirname "$1")" && pwd)/$(basename "$1") seconds=$2 folder=$(cd "$3" && pwd)
name=$(basename "$fuzzer" | sed 's/^fuzz_//')
# Pictures and symbols are longer than parts of documents; a page takes time.
case $name in pictures | pieces | imposition) longest=12000 ;; booklet) longest=1000 ;; *) longest=4096 ;; esac
mkdir -p "$folder/inputs/$name" "$folder/findings"
# fontconfig and Pango keep what they have until the end. Stacks of what was allocated, and weighing inputs by how rare what
# they reach is, take half of the time.
ASAN_OPTIONS=detect_leaks=0:allocator_may_return_null=1:malloc_context_size=1:quarantine_size_mb=64:max_malloc_fill_size=0 "$fuzzer" -entropic=0 -print_funcs=0 -detect_leaks=0 "$folder/inputs/$name" "$folder/seeds/$name" \
  -max_total_time="$seconds" -timeout=10 -rss_limit_mb=1500 -dict="$here/words.dict" -max_len=$longest -print_final_stats=1 \
  -artifact_prefix="$folder/findings/$name-" >"$folder/$name.log" 2>&1
status=$?
# On a busy machine the elapsed time says little about the speed, so the CPU time is printed too.
times >"$folder/$name.times"   # a pipe would be a child of its own
taken=$(tail -n 1 "$folder/$name.times" | awk '{ for (i = 1; i <= 2; ++i) { split($i, part, /[ms]/); all += 60 * part[1] + part[2] } printf "%.0f", all }')
last=$(grep -a -E '^#[0-9]+.*cov: ' "$folder/$name.log" | tail -n 1 | sed -E 's/.*(cov: [0-9]+ ft: [0-9]+).*/\1/')
runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$folder/$name.log")
speed=$(sed -n 's/^stat::average_exec_per_sec: *//p' "$folder/$name.log")
if [ $status = 0 ]; then
  echo "fuzz_$name: ${runs:-0} inputs in $seconds s (${speed:-0} a second), $taken s of a processor," \
    "$((${runs:-0} / (taken > 0 ? taken : 1))) in each, $last, nothing found"
else
  grep -a -E 'does not hold|ERROR: |runtime error|Assertion|artifact_prefix|Test unit written' "$folder/$name.log" | head -n 8
  echo "fuzz_$name: FOUND something, see $folder/$name.log and $folder/findings"
fi
exit $status
