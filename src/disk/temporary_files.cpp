#include "disk/temporary_files.hpp"

#include <array>
#include <atomic>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <mutex>
#include <string_view>
#include <utility>

#include <sched.h>
#include <signal.h>
#include <unistd.h>

#include "disk/folder_removal.hpp"

namespace dawson::run {

// A signal handler may call few functions: it reads an array of names that is never reallocated,
// and unlinks them. A name is complete before its slot is marked as used.

namespace {

constexpr std::size_t most_folders = 4096;

std::array<std::atomic<char*>, most_folders> slots;

// `holders` counts the threads that are making or renaming files; `removing` is set while one
// thread removes all. Each thread writes one and then reads the other: either the removing thread
// waits, or the thread that makes a file stops.
constinit std::atomic<int> holders{0};
constinit std::atomic<bool> removing{false};
constinit thread_local int held_here = 0;

[[noreturn]] void wait_for_the_end() {
  while (true) ::pause();
}

// Removes all temporary files, once: if several threads end the program, the first one does it.
// This thread never continues what it was about to make or rename.
void remove_all() {
  holders -= std::exchange(held_here, 0);
  if (removing.exchange(true)) wait_for_the_end();
  while (holders.load() > 0) ::sched_yield();
  for (std::atomic<char*> const& slot : slots)
    if (char const* const path = slot.load()) remove_folder(path);
}

void remove_and_end(int signal_number) {
  remove_all();
  ::signal(signal_number, SIG_DFL);
  ::raise(signal_number);
}

constexpr int refused_by_the_system = 3;

[[noreturn]] void say_and_end(std::string_view words) {
  remove_all();
  [[maybe_unused]] auto const written = ::write(STDERR_FILENO, words.data(), words.size());
  ::_exit(refused_by_the_system);
}

void end_on_crash(int) {
  say_and_end("dawson: a library aborted, possibly for lack of memory; nothing more was written\n");
}

constexpr bool sanitized = DAWSON_SANITIZED != 0;

}  // namespace

void give_thread_a_stack_for_crashes() {
  if (sanitized) return;
  constexpr std::size_t enough = 65536;
  thread_local std::unique_ptr<char[]> const own_stack(new char[enough]);
  stack_t stack{};
  stack.ss_sp = own_stack.get();
  stack.ss_size = enough;
  ::sigaltstack(&stack, nullptr);
}

void end_with_a_word_on_crashes() {
  if (sanitized) return;
  give_thread_a_stack_for_crashes();
  struct sigaction action {};
  action.sa_handler = end_on_crash;
  action.sa_flags = SA_ONSTACK;
  sigfillset(&action.sa_mask);
  for (int const signal_number : {SIGABRT, SIGTRAP, SIGSEGV, SIGBUS})
    ::sigaction(signal_number, &action, nullptr);
}

void end_where_memory_ends() noexcept { say_and_end("dawson: out of memory\n"); }

void remove_temporary_files_on_signals() {
  struct sigaction action {};
  action.sa_handler = remove_and_end;
  sigfillset(&action.sa_mask);
  for (int const signal_number : {SIGTERM, SIGINT, SIGHUP}) {
    struct sigaction old {};
    ::sigaction(signal_number, nullptr, &old);
    if (old.sa_handler != SIG_IGN) ::sigaction(signal_number, &action, nullptr);
  }
}

RemovalHeld::RemovalHeld() {
  ++held_here;
  ++holders;
  if (!removing.load()) return;
  holders -= std::exchange(held_here, 0);
  wait_for_the_end();
}

RemovalHeld::~RemovalHeld() {
  --holders;
  --held_here;
}

// Memory for the name is allocated before the folder exists: otherwise a run that ends in between,
// for example for lack of memory, would leave the folder.
bool make_temporary_folder(std::string& pattern) {
  auto name = std::make_unique<char[]>(pattern.size() + 1);
  std::memcpy(name.get(), pattern.c_str(), pattern.size() + 1);
  RemovalHeld const held;
  if (!::mkdtemp(name.get())) return false;
  pattern.assign(name.get(), pattern.size());
  for (std::atomic<char*>& slot : slots) {
    char* unused = nullptr;
    if (!slot.compare_exchange_strong(unused, name.get())) continue;
    name.release();
    break;
  }
  return true;
}

void unlist_temporary_folder(std::string const& path) {
  // Another thread must not delete a path that this one compares.
  static std::mutex one_at_a_time;
  RemovalHeld const held;
  std::lock_guard const lock(one_at_a_time);
  for (std::atomic<char*>& slot : slots) {
    char* const listed = slot.load();
    if (!listed || path != listed) continue;
    slot.store(nullptr);
    delete[] listed;
    return;
  }
}

}  // namespace dawson::run
