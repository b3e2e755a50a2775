#include "app/latex/latexmk.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "app/process.hpp"
#include "disk/disk.hpp"

namespace dawson::run {
namespace {

[[noreturn]] void refuse(int failure) {
  if (failure == ENOENT)
    throw SystemError("latexmk is not installed (Debian: apt install latexmk)");
  throw SystemError(fmt::format("cannot run latexmk: {}", std::strerror(failure)));
}

}  // namespace

int run_latexmk(std::string const& folder, std::vector<std::string> const& arguments,
                std::function<void(std::string_view)> const& line) {
  std::string held;
  // TeX breaks what it says at 79 signs, in the middle of names too.
  EndedProcess const ended = run_process(
      {"latexmk", arguments, folder, {"max_print_line=10000"}, {STDOUT_FILENO, STDERR_FILENO}},
      [&](std::string_view bytes) {
        held += bytes;
        std::size_t at = 0;
        for (std::size_t end; (end = held.find('\n', at)) != std::string::npos; at = end + 1)
          line(std::string_view(held).substr(at, end + 1 - at));
        held.erase(0, at);
      });
  if (ended.failure != 0) refuse(ended.failure);
  if (!held.empty()) line(held + '\n');
  return ended.status;
}

}  // namespace dawson::run
