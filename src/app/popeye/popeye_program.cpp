#include "app/popeye/popeye_program.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <charconv>
#include <cstring>
#include <filesystem>
#include <utility>
#include <vector>

#include "app/process.hpp"
#include "disk/disk.hpp"
#include "disk/run_folder.hpp"

namespace dawson::run {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view oldest = "4.87";
constexpr char const* where_to_get =
    "get Popeye from https://github.com/thomas-maeder/popeye and name it with `--popeye PATH`, or "
    "with `popeye: PATH` in dawson.yaml";

// Popeye needs memory besides its table of positions.
constexpr std::size_t more_megabytes = 512;
// Popeye ends by itself at its limit; it is killed if it does not.
constexpr int more_seconds = 15;

// Returns the numbers of a version: "4.104" is later than "4.87".
std::pair<int, int> numbers_of(std::string_view version) {
  std::pair<int, int> out{0, 0};
  char const* const end = version.data() + version.size();
  auto const first = std::from_chars(version.data(), end, out.first);
  if (first.ptr != end && *first.ptr == '.') std::from_chars(first.ptr + 1, end, out.second);
  return out;
}

// Returns the version of a program; empty if it is not Popeye or cannot be run.
std::string version_of(PopeyeProgram const& program) {
  try {
    return program
        .ask(
            "BeginProblem\nStipulation #1\nOption NoBoard MaxTime 1\nPieces White Kb6 Rh1 Black "
            "Kb8\nEndProblem\n")
        .version;
  } catch (SystemError const&) {
    return {};
  }
}

}  // namespace

PopeyeAnswer PopeyeProgram::ask(std::string const& input) const {
  RunFolder const folder("popeye");  // an option of the problem may write a file
  Process const process{path, {"-maxmem", fmt::format("{}M", megabytes)}, folder.path(), {}, {}};
  CapturedProcess const run = capture_process(
      process, input, {seconds > 0 ? seconds + more_seconds : 0, megabytes + more_megabytes});
  if (run.ended.failure != 0)
    throw SystemError(fmt::format("cannot run {}: {}", path, std::strerror(run.ended.failure)));
  PopeyeAnswer out = read_answer(run.output, run.errors);
  if (run.out_of_time) out.end = PopeyeAnswer::End::interrupted;
  return out;
}

std::optional<PopeyeProgram> find_popeye(std::string const& named, text::Diagnostics& findings) {
  std::vector<std::string> names = {"py", "popeye"};
  if (!named.empty()) {
    // A relative path is one from the current folder; Popeye runs in another.
    bool const is_path = named.find('/') != std::string::npos;
    names = {is_path ? fs::absolute(named).string() : named};
  }
  for (std::string const& name : names) {
    PopeyeProgram program{name, {}};
    program.seconds = 5;
    program.version = version_of(program);
    if (program.version.empty()) continue;
    auto const version = numbers_of(program.version);
    if (version < numbers_of(oldest) || version > numbers_of(newest_popeye))
      findings.push_back(text::warning(
          "W-POPEYE", {},
          fmt::format("Popeye {} was never tried with this version of Dawson", program.version),
          fmt::format("use Popeye {} to {}", oldest, newest_popeye)));
    return program;
  }
  findings.push_back(text::error(
      "E-POPEYE", {},
      named.empty() ? std::string("Popeye is not installed: neither `py` nor `popeye` is Popeye")
                    : fmt::format("`{}` is not Popeye, or cannot be run", named),
      where_to_get));
  return {};
}

}  // namespace dawson::run
