#include "app/process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <iterator>
#include <utility>

#include "disk/descriptors.hpp"
#include "disk/embedding.hpp"

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
  // Opens sockets instead: a program that has ended is an error of writing, not a signal.
  bool open_sockets() { return ::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) == 0; }
  void close(int which) {
    if (ends[which] >= 0) ::close(std::exchange(ends[which], -1));
  }
};

// The pipes of a program, from its side: input, output and errors.
struct Pipes {
  Pipe input, output, errors;

  bool open() { return input.open_sockets() && output.open() && errors.open(); }
};

// Reads what waits in a pipe; closes it at its end.
void read_some(Pipe& pipe, std::string& text) {
  std::array<char, 1 << 14> block;
  ssize_t const got = ::read(pipe.ends[0], block.data(), block.size());
  if (got < 0 && errno == EINTR) return;
  if (got <= 0) return pipe.close(0);
  if (text.size() < most_captured) text.append(block.data(), static_cast<std::size_t>(got));
}

// Writes what the pipe takes; closes it at the end of `input`, or if the program does not read.
void write_some(Pipe& pipe, std::string_view& input) {
  // Writing must not block while the program waits for its output to be read.
  ssize_t const put = ::send(pipe.ends[1], input.data(), input.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
  if (put < 0 && (errno == EINTR || errno == EAGAIN)) return;
  if (put > 0) input.remove_prefix(static_cast<std::size_t>(put));
  if (put <= 0 || input.empty()) pipe.close(1);
}

// Writes the input and reads both outputs to their ends; returns false if the time is over before.
bool exchange_all(Pipes& pipes, std::string_view input, int seconds, CapturedProcess& out) {
  using Clock = std::chrono::steady_clock;
  auto const until = Clock::now() + std::chrono::seconds(seconds);
  if (input.empty()) pipes.input.close(1);
  while (pipes.output.ends[0] >= 0 || pipes.errors.ends[0] >= 0) {
    pollfd waiting[] = {{pipes.output.ends[0], POLLIN, 0},
                        {pipes.errors.ends[0], POLLIN, 0},
                        {pipes.input.ends[1], POLLOUT, 0}};
    auto const left =
        std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now()).count();
    if (seconds > 0 && left <= 0) return false;
    if (::poll(waiting, std::size(waiting), seconds > 0 ? static_cast<int>(left) : -1) < 0) {
      if (errno == EINTR) continue;
      return true;
    }
    if (waiting[0].revents != 0) read_some(pipes.output, out.output);
    if (waiting[1].revents != 0) read_some(pipes.errors, out.errors);
    if (waiting[2].revents != 0) write_some(pipes.input, input);
  }
  return true;
}

// Starts a program in its folder, with each of `descriptors` (its own, then ours). Returns the
// error number, 0 if it runs.
int spawn(Process const& process, std::vector<std::pair<int, int>> const& descriptors,
          pid_t& child) {
  if (embedding()) throw SystemError("the library runs no other programs");
  std::vector<std::string> words = {process.program};
  words.insert(words.end(), process.words.begin(), process.words.end());
  std::vector<std::string> variables = environment(process.variables);
  posix_spawn_file_actions_t actions;
  ::posix_spawn_file_actions_init(&actions);
  if (!process.folder.empty())
    ::posix_spawn_file_actions_addchdir_np(&actions, process.folder.c_str());
  for (auto const& [its, ours] : descriptors)
    ::posix_spawn_file_actions_adddup2(&actions, ours, its);
  int const failure = ::posix_spawnp(&child, process.program.c_str(), &actions, nullptr,
                                     pointers(words).data(), pointers(variables).data());
  ::posix_spawn_file_actions_destroy(&actions);
  return failure;
}

}  // namespace

CapturedProcess capture_process(Process const& process, std::string const& input,
                                ProcessLimits const& limits) {
  CapturedProcess out;
  Pipes pipes;
  if (!pipes.open()) {
    out.ended.failure = errno;
    return out;
  }
  pid_t child = 0;
  out.ended.failure = spawn(process,
                            {{STDIN_FILENO, pipes.input.ends[0]},
                             {STDOUT_FILENO, pipes.output.ends[1]},
                             {STDERR_FILENO, pipes.errors.ends[1]}},
                            child);
  pipes.input.close(0);
  pipes.output.close(1);
  pipes.errors.close(1);
  if (out.ended.failure != 0) return out;
  if (limits.megabytes > 0) {
    rlimit const space{limits.megabytes << 20, limits.megabytes << 20};
    ::prlimit(child, RLIMIT_AS, &space, nullptr);
  }
  out.out_of_time = !exchange_all(pipes, input, limits.seconds, out);
  if (out.out_of_time) ::kill(child, SIGKILL);
  out.ended = ended(child);
  return out;
}

EndedProcess run_process(Process const& process,
                         std::function<void(std::string_view)> const& bytes) {
  Pipe output;
  if (!output.open()) return {errno, 0};
  std::vector<std::pair<int, int>> descriptors;
  for (int const descriptor : process.reported)
    descriptors.emplace_back(descriptor, output.ends[1]);
  pid_t child = 0;
  int const failure = spawn(process, descriptors, child);
  output.close(1);
  if (failure != 0) return {failure, 0};
  read_all(output.ends[0], bytes);
  output.close(0);
  return ended(child);
}

}  // namespace dawson::run
