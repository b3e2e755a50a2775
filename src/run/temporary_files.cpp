// A handler may call little: it sees an array of names that is never reallocated, and unlinks them.
// A name is complete before its slot is marked as used.
#include "run/temporary_files.hpp"

#include <signal.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cstring>

namespace dawson::run {
namespace {

constexpr std::size_t most_files = 4096, longest_path = 4096;

struct Slot {
  std::atomic<char*> path{nullptr};
};
std::array<Slot, most_files> slots;

void remove_and_end(int signal_number) {
  for (Slot const& slot : slots)
    if (char const* const path = slot.path.load()) ::unlink(path);
  ::signal(signal_number, SIG_DFL);
  ::raise(signal_number);
}

}  // namespace

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

bool list_temporary_file(std::string const& path) {
  if (path.size() >= longest_path) return false;
  for (Slot& slot : slots) {
    if (slot.path.load()) continue;
    char* const copy = new char[path.size() + 1];
    std::memcpy(copy, path.c_str(), path.size() + 1);
    slot.path.store(copy);
    return true;
  }
  return false;
}

void unlist_temporary_file(std::string const& path) {
  for (Slot& slot : slots) {
    char* const listed = slot.path.load();
    if (!listed || path != listed) continue;
    slot.path.store(nullptr);
    delete[] listed;
    return;
  }
}

}  // namespace dawson::run
