#!/bin/sh
# wasm.sh BUILD JOBS: compiles the program to WebAssembly in BUILD/wasm and makes the npm package BUILD/npm. Skips with the reason
# if a program is missing. BUILD is the folder of the native build; its tool makes data of the drawings. WASM_SOURCES names a folder
# that sources.sh has filled.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
build=$(cd "$1" && pwd)
for program in em++ clang++-16 llvm-ar-16 wasm-opt hb-subset ninja node; do
  command -v $program >/dev/null || { echo "skipped: $program is not installed"; exit 0; }
done
[ -d /usr/lib/llvm-16/include/wasm32-wasi/c++/v1 ] || { echo "skipped: libc++-16-dev-wasm32 is not installed"; exit 0; }
sources=${WASM_SOURCES:-$build/wasm/sources}
[ -n "${WASM_SOURCES:-}" ] || sh "$here/sources.sh" "$sources" || {
  [ $? != 3 ] || exit 1
  echo "skipped: the sources of the libraries cannot be loaded"
  exit 0
}
cmake --build "$build" --target dawson_artwork_tool
cmake -S "$here/../../.." -B "$build/wasm" -GNinja -DCMAKE_BUILD_TYPE=Release -DCMAKE_TOOLCHAIN_FILE="$here/toolchain.cmake" \
  -DDAWSON_PORTABLE=ON -DDAWSON_SOURCES="$sources" -DDAWSON_NATIVE="$build" -DDAWSON_PACKAGE="$build/npm" >/dev/null
cmake --build "$build/wasm" --parallel "$2"
echo "the npm package is $build/npm"
