#!/bin/sh
# instead.sh PROGRAM OTHER WORD...: for DAWSON_UNDER, runs PROGRAM in the place of OTHER.
program=$1
shift 2
exec "$program" "$@"
