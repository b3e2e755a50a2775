#include "run/latex/latexmk.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>

#include "run/disk.hpp"

extern char** environ;

namespace dawson::run {
namespace {

[[noreturn]] void refuse(int failure) {
  if (failure == ENOENT)
    throw SystemError("latexmk is not installed (Debian: apt install latexmk)");
  throw SystemError(fmt::format("cannot run latexmk: {}", std::strerror(failure)));
}

// TeX breaks what it says at 79 signs, in the middle of names too.
std::vector<std::string> environment() {
  std::vector<std::string> out;
  for (char** one = environ; *one; ++one)
    if (!std::string_view(*one).starts_with("max_print_line=")) out.emplace_back(*one);
  out.emplace_back("max_print_line=10000");
  return out;
}

std::vector<char*> pointers(std::vector<std::string>& words) {
  std::vector<char*> out;
  for (std::string& word : words) out.push_back(word.data());
  out.push_back(nullptr);
  return out;
}

// Takes everything that is said up to the end; a last line without its end gets one.
void read_lines(int descriptor, std::function<void(std::string_view)> const& line) {
  std::string held;
  std::array<char, 1 << 14> block;
  while (true) {
    ssize_t const got = ::read(descriptor, block.data(), block.size());
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) break;
    held.append(block.data(), static_cast<std::size_t>(got));
    std::size_t at = 0;
    for (std::size_t end; (end = held.find('\n', at)) != std::string::npos; at = end + 1)
      line(std::string_view(held).substr(at, end + 1 - at));
    held.erase(0, at);
  }
  if (!held.empty()) line(held + '\n');
}

}  // namespace

int run_latexmk(std::string const& folder, std::vector<std::string> const& arguments,
                std::function<void(std::string_view)> const& line) {
  std::vector<std::string> words = {"latexmk"};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<std::string> variables = environment();
  int ends[2];
  if (::pipe2(ends, O_CLOEXEC) != 0) refuse(errno);
  posix_spawn_file_actions_t actions;
  ::posix_spawn_file_actions_init(&actions);
  ::posix_spawn_file_actions_addchdir_np(&actions, folder.c_str());
  ::posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
  ::posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO);
  pid_t child = 0;
  int const failure = ::posix_spawnp(&child, "latexmk", &actions, nullptr, pointers(words).data(),
                                     pointers(variables).data());
  ::posix_spawn_file_actions_destroy(&actions);
  ::close(ends[1]);
  if (failure == 0) read_lines(ends[0], line);
  ::close(ends[0]);
  if (failure != 0) refuse(failure);
  int status = 0;
  while (::waitpid(child, &status, 0) < 0)
    if (errno != EINTR) refuse(errno);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

}  // namespace dawson::run
