// Tests of staging folders: a run that ends by lack of memory, a signal or kill -9 leaves nothing,
// and concurrent runs into one folder do not interfere.
#include <boost/test/unit_test.hpp>

#include <fcntl.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <filesystem>
#include <string>
#include <thread>
#include <vector>

#include "disk/disk.hpp"
#include "disk/staging_folder.hpp"
#include "disk/temporary_files.hpp"
#include "unit/run/folder.hpp"

using namespace dawson::run;
namespace fs = std::filesystem;

namespace {

// Starts another run: `act` in a separate process, whose exit status it returns.
template <class Act>
pid_t start(Act const& act) {
  pid_t const child = ::fork();
  if (child != 0) return child;
  int const null = ::open("/dev/null", O_WRONLY);
  ::dup2(null, STDERR_FILENO);
  ::_exit(act());
}

int status_of(pid_t child) {
  int status = 0;
  ::waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

// A pipe whose writer waits for `drain`: it blocks the message that ends a run while its other
// threads continue.
class FullPipe {
 public:
  FullPipe() {
    BOOST_REQUIRE(::pipe2(ends_, O_NONBLOCK) == 0);
    while (::write(ends_[1], "x", 1) == 1) continue;
    ::fcntl(ends_[1], F_SETFL, 0);
    ::fcntl(ends_[0], F_SETFL, 0);
  }
  ~FullPipe() { ::close(ends_[0]); }
  FullPipe(FullPipe const&) = delete;
  FullPipe& operator=(FullPipe const&) = delete;

  int end() const { return ends_[1]; }

  void drain() {
    ::close(ends_[1]);
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    char bytes[4096];
    while (::read(ends_[0], bytes, sizeof bytes) > 0) continue;
  }

 private:
  int ends_[2];
};

// A run that has staged outputs in `folder` and in `images` in it, and waits.
pid_t waiting_run(Folder const& folder) {
  int ready[2];
  BOOST_REQUIRE(::pipe(ready) == 0);
  pid_t const child = start([&]() -> int {
    Disk disk;
    disk.write(folder / "a", "staged");
    disk.files_in(folder / "images").add("b", "staged");
    [[maybe_unused]] auto const put = ::write(ready[1], "x", 1);
    while (true) ::pause();
  });
  char byte = 0;
  BOOST_REQUIRE(::read(ready[0], &byte, 1) == 1);
  ::close(ready[0]);
  ::close(ready[1]);
  return child;
}

std::size_t stagings(std::string const& folder) {
  std::size_t found = 0;
  for (auto const& entry : fs::directory_iterator(folder))
    found += is_staging_name(entry.path().filename().string()) ? 1 : 0;
  return found;
}

void write_both(Folder const& folder, std::string const& bytes) {
  Disk disk;
  disk.write(folder / "a", bytes);
  disk.files_in(folder / "images").add("b", bytes);
  disk.commit();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(staging)

BOOST_AUTO_TEST_CASE(nothing_is_staged_after_the_exit_has_begun) {
  constexpr int runs = 20, threads = 3;
  for (int i = 0; i < runs; ++i) {
    Folder const folder;
    bool const by_signal = i % 2 == 1;
    FullPipe pipe;
    pid_t const child = start([&]() -> int {
      if (!by_signal) ::dup2(pipe.end(), STDERR_FILENO);
      remove_temporary_files_on_signals();
      std::atomic<int> staged{0};
      for (int k = 0; k < threads; ++k)
        std::thread([&, k] {
          while (true) {
            Disk disk;
            disk.write(folder / std::to_string(k), "x");
            disk.files_in(folder.path()).add("image", "x");
            ++staged;
          }
        }).detach();
      while (staged < 20) std::this_thread::yield();
      if (by_signal) ::raise(SIGTERM);
      else end_where_memory_ends();
      return 9;
    });
    pipe.drain();
    int const status = status_of(child);
    BOOST_TEST(status == (by_signal ? 128 + SIGTERM : 3));
    BOOST_TEST(folder.names().empty(), "run " << i << " leaves " << folder.names().size());
  }
}

BOOST_AUTO_TEST_CASE(leftovers_of_a_killed_run_are_removed_by_the_next_run) {
  Folder const folder;
  pid_t const killed = waiting_run(folder);
  ::kill(killed, SIGKILL);
  BOOST_TEST(status_of(killed) == 128 + SIGKILL);
  BOOST_TEST(stagings(folder.path()) == 1U);
  BOOST_TEST(stagings(folder / "images") == 1U);
  write_both(folder, "new");
  BOOST_TEST(stagings(folder.path()) == 0U);
  BOOST_TEST(stagings(folder / "images") == 0U);
  BOOST_TEST(contents(folder / "a") == "new");
  BOOST_TEST(contents(folder / "images/b") == "new");
}

BOOST_AUTO_TEST_CASE(staged_files_of_a_live_run_are_kept) {
  Folder const folder;
  pid_t const live = waiting_run(folder);
  write_both(folder, "new");
  BOOST_TEST(stagings(folder.path()) == 1U);
  BOOST_TEST(stagings(folder / "images") == 1U);
  ::kill(live, SIGKILL);
  status_of(live);
}

BOOST_AUTO_TEST_CASE(other_files_are_kept) {
  Folder const folder, elsewhere;
  write_both(elsewhere, "theirs");
  for (char const* name : {".dawson-staged-abc", ".dawson-staged-abcd.f", ".dawson-staged-abcdefg",
                           ".dawson-abcdef", "a.abcdef", ".dawson-unlocked-abcdef"})
    fs::create_directory(folder / name);
  put(folder / ".dawson-staged-ABCDEF", "a file");
  fs::create_symlink(elsewhere.path(), folder / ".dawson-staged-GHIJKL");
  fs::create_directories(folder / ".dawson-staged-MNOPQR/kept");
  std::size_t const before = folder.names().size();
  write_both(folder, "new");
  BOOST_TEST(folder.names().size() == before + 2);
  BOOST_TEST(contents(elsewhere / "a") == "theirs");
}

BOOST_AUTO_TEST_CASE(leftovers_of_other_users_are_kept) {
  if (::geteuid() != 0) return;
  Folder const folder;
  fs::create_directory(folder / ".dawson-staged-ABCDEF");
  BOOST_REQUIRE(::chown((folder / ".dawson-staged-ABCDEF").c_str(), 65534, 65534) == 0);
  write_both(folder, "new");
  BOOST_TEST(stagings(folder.path()) == 1U);
}

BOOST_AUTO_TEST_CASE(concurrent_runs_into_one_folder_lose_and_leave_nothing) {
  constexpr int runs = 500, processes = 3;
  Folder const folder;
  pid_t children[processes];
  for (int k = 0; k < processes; ++k)
    children[k] = start([&, k]() -> int {
      std::string const own = folder / ("out/" + std::to_string(k));
      for (int i = 0; i < runs; ++i) {
        try {
          Disk disk;
          disk.write(own, std::to_string(i));
          disk.files_in(folder / "out").add("same", "same");
          disk.write(folder / "out/all", std::to_string(i));
          if (i % 10 != 0) disk.commit();  // some runs fail
        } catch (std::exception const&) {
          return 1;
        }
        if (i % 10 != 0 && contents(own) != std::to_string(i)) return 2;
      }
      return 0;
    });
  for (pid_t const child : children) BOOST_TEST(status_of(child) == 0);
  std::vector<std::string> names;
  for (auto const& entry : fs::directory_iterator(folder / "out"))
    names.push_back(entry.path().filename().string());
  std::ranges::sort(names);
  BOOST_TEST((names == std::vector<std::string>{"0", "1", "2", "all", "same"}));
  BOOST_TEST(contents(folder / "out/same") == "same");
}

BOOST_AUTO_TEST_SUITE_END()
