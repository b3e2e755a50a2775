# Compiles to WebAssembly with Debian 12's packages: emscripten, clang-16, libc++-16-dev-wasm32, binaryen.
#
# Design: Emscripten's own clang 14 lacks std::ranges, so clang 16 compiles and em++ only links. The exceptions are those of
# WebAssembly: with exceptions in JavaScript the file is half as large again, and first runs take twice the time.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_C_COMPILER clang-16)
set(CMAKE_CXX_COMPILER clang++-16)
set(CMAKE_C_COMPILER_WORKS TRUE)
set(CMAKE_CXX_COMPILER_WORKS TRUE)
set(CMAKE_AR llvm-ar-16 CACHE STRING "")
set(CMAKE_RANLIB llvm-ranlib-16 CACHE STRING "")
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)

set(system_files /usr/share/emscripten/cache/sysroot)
set(target "-target wasm32-unknown-emscripten -D__EMSCRIPTEN__ --sysroot=${system_files} -ffunction-sections -fdata-sections")
set(CMAKE_C_FLAGS_INIT "${target}")
# The package's __config_site switches threads and files off, whose headers are needed.
set(libcxx /usr/lib/llvm-16/include/wasm32-wasi/c++/v1)
file(READ ${libcxx}/__config_site site)
string(REPLACE "#define _LIBCPP_HAS_NO_THREADS" "#define _LIBCPP_HAS_THREAD_API_PTHREAD" site "${site}")
string(REPLACE "#define _LIBCPP_HAS_NO_FILESYSTEM_LIBRARY" "" site "${site}")
file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/libcxx/__config_site CONTENT "${site}" @ONLY)
set(CMAKE_CXX_FLAGS_INIT "${target} -fwasm-exceptions -fexceptions -Xclang -fno-pch-timestamp -nostdinc++ -isystem ${CMAKE_BINARY_DIR}/libcxx \
-isystem ${libcxx} -D_LIBCPP_ENABLE_CXX17_REMOVED_UNARY_BINARY_FUNCTION \
-include ${CMAKE_CURRENT_LIST_DIR}/core/missing.hpp")
set(CMAKE_CXX_LINK_EXECUTABLE "/usr/bin/env EM_IGNORE_SANITY=1 em++ <OBJECTS> <LINK_LIBRARIES> <LINK_FLAGS> -o <TARGET>")
