#include "app/process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <utility>

extern char** environ;

namespace dawson::run {
namespace {

std::vector<std::string> environment(std::vector<std::string> variables) {
  auto const own = static_cast<std::ptrdiff_t>(variables.size());
  for (char** one = environ; *one; ++one) {
    std::string_view const name =
        std::string_view(*one).substr(0, std::string_view(*one).find('='));
    bool const replaced = std::any_of(variables.begin(), variables.begin() + own,
                                      [&](std::string_view const variable) {
                                        return variable.substr(0, variable.find('=')) == name;
                                      });
    if (!replaced) variables.emplace_back(*one);
  }
  return variables;
}

std::vector<char*> pointers(std::vector<std::string>& words) {
  std::vector<char*> out;
  for (std::string& word : words) out.push_back(word.data());
  out.push_back(nullptr);
  return out;
}

void read_all(int descriptor, std::function<void(std::string_view)> const& bytes) {
  std::array<char, 1 << 14> block;
  while (true) {
    ssize_t const got = ::read(descriptor, block.data(), block.size());
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return;
    bytes({block.data(), static_cast<std::size_t>(got)});
  }
}

// Waits for the end of a child.
EndedProcess ended(pid_t child) {
  int status = 0;
  while (::waitpid(child, &status, 0) < 0)
    if (errno != EINTR) return {errno, 0};
  return {0, WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status)};
}

// A pipe whose ends are closed with it.
struct Pipe {
  int ends[2] = {-1, -1};

  Pipe() = default;
  Pipe(Pipe const&) = delete;
  Pipe& operator=(Pipe const&) = delete;
  ~Pipe() {
    close(0);
    close(1);
  }
  bool open() { return ::pipe2(ends, O_CLOEXEC) == 0; }
  void close(int which) {
    if (ends[which] >= 0) ::close(std::exchange(ends[which], -1));
  }
};

// Reads both pipes to their ends; returns false if the time is over before.
bool read_both(Pipe& output, Pipe& errors, int seconds, CapturedProcess& out) {
  using Clock = std::chrono::steady_clock;
  auto const until = Clock::now() + std::chrono::seconds(seconds);
  std::array<char, 1 << 14> block;
  while (output.ends[0] >= 0 || errors.ends[0] >= 0) {
    pollfd waiting[] = {{output.ends[0], POLLIN, 0}, {errors.ends[0], POLLIN, 0}};
    auto const left =
        std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now()).count();
    if (seconds > 0 && left <= 0) return false;
    if (::poll(waiting, 2, seconds > 0 ? static_cast<int>(left) : -1) < 0 && errno != EINTR)
      return true;
    for (int which : {0, 1}) {
      if (waiting[which].revents == 0) continue;
      Pipe& pipe = which == 0 ? output : errors;
      ssize_t const got = ::read(pipe.ends[0], block.data(), block.size());
      if (got < 0 && errno == EINTR) continue;
      if (got <= 0) pipe.close(0);
      std::string& text = which == 0 ? out.output : out.errors;
      if (got > 0 && text.size() < most_captured)
        text.append(block.data(), static_cast<std::size_t>(got));
    }
  }
  return true;
}

}  // namespace

CapturedProcess capture_process(Process const& process, std::string const& input,
                                ProcessLimits const& limits) {
  CapturedProcess out;
  std::vector<std::string> words = {process.program};
  words.insert(words.end(), process.words.begin(), process.words.end());
  std::vector<std::string> variables = environment(process.variables);
  Pipe output, errors;
  if (!output.open() || !errors.open()) {
    out.ended.failure = errno;
    return out;
  }
  posix_spawn_file_actions_t actions;
  ::posix_spawn_file_actions_init(&actions);
  ::posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input.c_str(), O_RDONLY, 0);
  ::posix_spawn_file_actions_adddup2(&actions, output.ends[1], STDOUT_FILENO);
  ::posix_spawn_file_actions_adddup2(&actions, errors.ends[1], STDERR_FILENO);
  if (!process.folder.empty())
    ::posix_spawn_file_actions_addchdir_np(&actions, process.folder.c_str());
  pid_t child = 0;
  out.ended.failure = ::posix_spawnp(&child, process.program.c_str(), &actions, nullptr,
                                     pointers(words).data(), pointers(variables).data());
  ::posix_spawn_file_actions_destroy(&actions);
  output.close(1);
  errors.close(1);
  if (out.ended.failure != 0) return out;
  if (limits.megabytes > 0) {
    rlimit const space{limits.megabytes << 20, limits.megabytes << 20};
    ::prlimit(child, RLIMIT_AS, &space, nullptr);
  }
  out.out_of_time = !read_both(output, errors, limits.seconds, out);
  if (out.out_of_time) ::kill(child, SIGKILL);
  out.ended = ended(child);
  return out;
}

EndedProcess run_process(Process const& process,
                         std::function<void(std::string_view)> const& bytes) {
  std::vector<std::string> words = {process.program};
  words.insert(words.end(), process.words.begin(), process.words.end());
  std::vector<std::string> variables = environment(process.variables);
  int ends[2];
  if (::pipe2(ends, O_CLOEXEC) != 0) return {errno, 0};
  posix_spawn_file_actions_t actions;
  ::posix_spawn_file_actions_init(&actions);
  if (!process.folder.empty())
    ::posix_spawn_file_actions_addchdir_np(&actions, process.folder.c_str());
  for (int const descriptor : process.reported)
    ::posix_spawn_file_actions_adddup2(&actions, ends[1], descriptor);
  pid_t child = 0;
  int const failure = ::posix_spawnp(&child, process.program.c_str(), &actions, nullptr,
                                     pointers(words).data(), pointers(variables).data());
  ::posix_spawn_file_actions_destroy(&actions);
  ::close(ends[1]);
  if (failure == 0) read_all(ends[0], bytes);
  ::close(ends[0]);
  if (failure != 0) return {failure, 0};
  return ended(child);
}

}  // namespace dawson::run
