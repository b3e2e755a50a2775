#include "cli/diagram.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <vector>

#include "cli/command.hpp"
#include "run/disk.hpp"

namespace dawson::cli {

std::string field_lines(boost::program_options::variables_map const& values) {
  std::string lines;
  if (!values.contains("field")) return lines;
  for (std::string const& field : values["field"].as<std::vector<std::string>>()) {
    std::size_t const equals = field.find('=');
    if (equals == std::string::npos) throw UsageError(fmt::format("--field {}: write name=value", field));
    lines += fmt::format("\n{}: {}", field.substr(0, equals), field.substr(equals + 1));
  }
  return lines;
}

run::BoardKind kind_by_suffix(std::string const& output) {
  if (auto const kind = run::board_kind(output)) return *kind;
  if (output == "-") return run::BoardKind::tex;
  throw UsageError(fmt::format("{}: the kind of output is told by its suffix: .pdf, .svg, .png or .tex", output));
}

void write_drawn(std::string const& output, run::Drawn const& drawn) {
  auto const folder = std::filesystem::path(output).parent_path();
  for (auto const& [name, bytes] : drawn.files) run::write_file((folder / name).string(), bytes);
  run::write_file(output, drawn.bytes);
}

}  // namespace dawson::cli
