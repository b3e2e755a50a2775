#!/bin/sh
# needs.sh "PROGRAM..." COMMAND...: runs the command; exit status 77, which CTest reports as skipped, if one of the programs
# is not installed.
for program in $1; do
  command -v "$program" >/dev/null || { echo "$program is not installed"; exit 77; }
done
shift
exec "$@"
