#!/bin/sh
# version.sh [--day]: prints the version, or the release date, from dawson.sty.
part='\2'
[ "${1:-}" != --day ] || part='\1'
sed -n "s|^.ProvidesPackage{dawson}\[\([0-9/]*\) v\([0-9.]*\) .*|$part|p" "$(dirname "$0")/../../tex/dawson.sty" | tr / -
