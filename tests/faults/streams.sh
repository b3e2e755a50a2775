#!/bin/sh
# streams.sh DAWSON FOLDER: full disks, files that may not grow, closed streams, unwritable folders: a status of 1 to 3, a
# message where there is a place for one, and old outputs as they were.
set -u
dawson=$1 folder=$2
rm -rf "$folder" && mkdir -p "$folder/out" && cd "$folder" || exit 1
printf 'fen: 4k3/8/8/8/8/8/8/4K3\n' >p.txt
failures=0
# expect STATUS NAME: the status of what ran last, which said something if `said` is not empty.
expect() { [ "$status" = "$1" ] || { echo "FAILED $2: status $status, not $1: $(cat said)"; failures=$((failures + 1)); }; }
says() { [ -s said ] || { echo "FAILED $1: says nothing"; failures=$((failures + 1)); }; }
kept() { [ "$(cat out/x.pdf)" = old ] && [ "$(ls -A out)" = x.pdf ] || { echo "FAILED $1: the folder has $(ls -A out)"; failures=$((failures + 1)); }; }
board() { "$dawson" board --problem p.txt -o "$@"; }
echo old >out/x.pdf

board - --kind pdf >/dev/full 2>said; status=$?; expect 3 'a full standard output'; says 'a full standard output'
"$dawson" check missing.tex 2>/dev/full; status=$?; : >said; expect 3 'a full standard error'
(ulimit -f 1; board out/x.pdf 2>said); status=$?; expect 3 'a file that may not grow'; says 'a file that may not grow'; kept 'a file that may not grow'
(board - --kind pdf >&- 2>said); status=$?; expect 3 'a closed standard output'; says 'a closed standard output'
(board out/x.pdf <&- >&- 2>&-); status=$?; : >said; expect 0 'all streams closed'
head -c 5 out/x.pdf | grep -q '%PDF-' || { echo "FAILED all streams closed: no PDF"; failures=$((failures + 1)); }
("$dawson" check missing.tex <&- >&- 2>&-); status=$?; expect 3 'an error with all streams closed'
board /proc/x.pdf 2>said; status=$?; expect 3 'a folder that takes nothing'; says 'a folder that takes nothing'
"$dawson" waeve 2>said; status=$?; expect 2 'an unknown command'; grep -qF 'did you mean `weave`?' said || { echo "FAILED: $(cat said)"; failures=$((failures + 1)); }
"$dawson" help weave >said; status=$?; expect 0 'help of a command'; grep -q '^usage: dawson weave' said || { echo "FAILED: $(cat said)"; failures=$((failures + 1)); }
[ "$failures" = 0 ]
