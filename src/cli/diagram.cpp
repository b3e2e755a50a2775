#include "cli/diagram.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <string_view>
#include <vector>

#include "cli/command.hpp"
#include "run/disk.hpp"

namespace dawson::cli {

std::string field_lines(boost::program_options::variables_map const& values) {
  std::string lines;
  if (!values.contains("field")) return lines;
  for (std::string const& field : values["field"].as<std::vector<std::string>>()) {
    std::size_t const equals = field.find('=');
    bool const named = equals != std::string::npos && equals > 0 &&
                       field.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == equals;
    if (!named)
      throw UsageError(
          fmt::format("--field {}: write name=value, with the name of a field", field));
    lines += fmt::format("\n{}: ", field.substr(0, equals));
    // A line end in a value begins no other field.
    for (char const c : std::string_view(field).substr(equals + 1))
      lines += c == '\n' ? "\n  " : std::string(1, c);
  }
  return lines;
}

run::BoardKind kind_by_suffix(std::string const& output) {
  if (auto const kind = run::board_kind(output)) return *kind;
  if (output == "-") return run::BoardKind::tex;
  throw UsageError(fmt::format(
      "{}: the kind of output is told by its suffix: .pdf, .svg, .png or .tex", output));
}

void write_drawn(std::string const& output, run::Drawn const& drawn) {
  auto const folder = std::filesystem::path(output).parent_path();
  for (auto const& [name, bytes] : drawn.files) run::write_file((folder / name).string(), bytes);
  run::write_file(output, drawn.bytes);
}

}  // namespace dawson::cli
