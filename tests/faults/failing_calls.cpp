// A library for LD_PRELOAD that lets one call of the system fail, and counts them.
//
//     DAWSON_COUNT=FILE     writes "KIND NUMBER" lines into FILE when main has returned
//     DAWSON_FAIL=KIND:K    the K-th call of that kind fails, counted from 1, and only that one
//
// Kinds are `open`, `read`, `write`, `sync`, `rename` and `allocate`. Calls count from main on:
// what the dynamic loader and constructors of libraries do before is nobody's to handle.
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {

enum Kind { opening, reading, writing, syncing, renaming, allocating, kinds };
char const* const names[kinds] = {"open", "read", "write", "sync", "rename", "allocate"};

std::atomic<bool> counting{false};
std::atomic<long> counts[kinds];
int failing_kind = kinds;
long failing_call = 0;

// Whether this call is the one that fails.
bool fails(Kind kind) {
  if (!counting.load(std::memory_order_relaxed)) return false;
  return ++counts[kind] == failing_call && kind == failing_kind;
}

void read_orders() {
  char const* const order = std::getenv("DAWSON_FAIL");
  char const* const colon = order ? std::strchr(order, ':') : nullptr;
  if (!colon) return;
  for (int kind = 0; kind < kinds; ++kind)
    if (std::strncmp(order, names[kind], static_cast<std::size_t>(colon - order)) == 0)
      failing_kind = kind;
  failing_call = std::atol(colon + 1);
}

void write_counts() {
  char const* const path = std::getenv("DAWSON_COUNT");
  if (!path) return;
  long const file = syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_TRUNC, 0644);
  for (int kind = 0; kind < kinds; ++kind) {
    char line[64];
    int const length =
        std::snprintf(line, sizeof line, "%s %ld\n", names[kind], counts[kind].load());
    syscall(SYS_write, file, line, static_cast<std::size_t>(length));
  }
  syscall(SYS_close, file);
}

template <class Function>
Function next(char const* name) {
  return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

int refuse(int code) {
  errno = code;
  return -1;
}

int (*real_main)(int, char**, char**);

int counted_main(int count, char** arguments, char** environment) {
  read_orders();
  counting = true;
  int const status = real_main(count, arguments, environment);
  counting = false;
  write_counts();
  return status;
}

// Of the variable arguments of `open`, which has a mode only where it makes a file.
bool makes_file(int flags) { return (flags & (O_CREAT | O_TMPFILE)) != 0; }

}  // namespace

extern "C" {

int __libc_start_main(int (*main)(int, char**, char**), int count, char** arguments, void (*init)(),
                      void (*fini)(), void (*end)(), void* stack) {
  using Start =
      int (*)(int (*)(int, char**, char**), int, char**, void (*)(), void (*)(), void (*)(), void*);
  real_main = main;
  return next<Start>("__libc_start_main")(counted_main, count, arguments, init, fini, end, stack);
}

int open(char const* path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t const mode = makes_file(flags) ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  if (fails(opening)) return refuse(makes_file(flags) ? EROFS : EMFILE);
  return static_cast<int>(syscall(SYS_openat, AT_FDCWD, path, flags, mode));
}

int open64(char const* path, int flags, ...) __attribute__((alias("open")));

int openat(int folder, char const* path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t const mode = makes_file(flags) ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  if (fails(opening)) return refuse(makes_file(flags) ? EROFS : EMFILE);
  return static_cast<int>(syscall(SYS_openat, folder, path, flags, mode));
}

int openat64(int folder, char const* path, int flags, ...) __attribute__((alias("openat")));

ssize_t read(int file, void* bytes, std::size_t size) {
  if (fails(reading)) return refuse(EIO);
  return syscall(SYS_read, file, bytes, size);
}

ssize_t write(int file, void const* bytes, std::size_t size) {
  if (fails(writing)) return refuse(ENOSPC);
  return syscall(SYS_write, file, bytes, size);
}

int fsync(int file) {
  if (fails(syncing)) return refuse(EIO);
  return static_cast<int>(syscall(SYS_fsync, file));
}

int syncfs(int file) noexcept {
  if (fails(syncing)) return refuse(EIO);
  return static_cast<int>(syscall(SYS_syncfs, file));
}

int rename(char const* from, char const* to) noexcept {
  if (fails(renaming)) return refuse(EXDEV);
  return static_cast<int>(syscall(SYS_rename, from, to));
}

// The program has a malloc of its own, which asks mimalloc's by these names.
void* mi_malloc(std::size_t size) {
  static auto const real = next<void* (*)(std::size_t)>("mi_malloc");
  if (fails(allocating)) return refuse(ENOMEM), nullptr;
  return real(size);
}

void* mi_calloc(std::size_t count, std::size_t size) {
  static auto const real = next<void* (*)(std::size_t, std::size_t)>("mi_calloc");
  if (fails(allocating)) return refuse(ENOMEM), nullptr;
  return real(count, size);
}

void* mi_realloc(void* old, std::size_t size) {
  static auto const real = next<void* (*)(void*, std::size_t)>("mi_realloc");
  if (fails(allocating)) return refuse(ENOMEM), nullptr;
  return real(old, size);
}

void* mi_memalign(std::size_t alignment, std::size_t size) {
  static auto const real = next<void* (*)(std::size_t, std::size_t)>("mi_memalign");
  if (fails(allocating)) return refuse(ENOMEM), nullptr;
  return real(alignment, size);
}
}
