#include "app/process.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>

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

}  // namespace

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
  int status = 0;
  while (::waitpid(child, &status, 0) < 0)
    if (errno != EINTR) return {errno, 0};
  return {0, WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status)};
}

}  // namespace dawson::run
