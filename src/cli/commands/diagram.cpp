#include "cli/commands/diagram.hpp"

#include <fmt/format.h>

#include <charconv>
#include <filesystem>
#include <string_view>
#include <vector>

#include "cli/command.hpp"

namespace dawson::cli {

std::string field_lines(Values const& values) {
  std::string lines;
  for (std::string const& field : values.all("field")) {
    std::size_t const equals = field.find('=');
    bool const named = equals != std::string::npos && equals > 0 &&
                       field.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == equals;
    if (!named)
      throw UsageError(fmt::format("--field {}: write name=value with the name of a field", field));
    lines += fmt::format("\n{}: ", field.substr(0, equals));
    // A line end in a value begins no other field.
    for (char const c : std::string_view(field).substr(equals + 1))
      lines += c == '\n' ? "\n  " : std::string(1, c);
  }
  return lines;
}

run::Output const* output_wanted(OutputChoice choice, std::string const& file,
                                 Values const& values) {
  for (run::Output const& output : run::outputs())
    choice.formats.push_back({std::string(output.name),
                              "",
                              {fmt::format(".{}", output.name)},
                              output.media.find("text/") != 0});
  choice.chosen = values["kind"];
  choice.suffix_required = choice.chosen.empty();
  refuse_other_suffix(file, choice);
  if (!choice.chosen.empty()) return run::find_output(choice.chosen);
  return run::find_output(file == "-" ? "tex" : suffix_of(file).substr(1));
}

double number_between(Values const& values, std::string_view option, double least, double most) {
  std::string const& text = values[option];
  double number = 0;
  auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  bool const is_number = error == std::errc() && end == text.data() + text.size();
  if (!is_number || !(number >= least && number <= most))
    throw UsageError(fmt::format("--{} must be from {} to {}", option, least, most));
  return number;
}

double resolution(Values const& values) { return number_between(values, "dpi", 1, 10000); }

std::vector<std::string> diagram_suffixes() {
  std::vector<std::string> suffixes;
  for (run::Output const& output : run::outputs()) suffixes.emplace_back(output.name);
  return suffixes;
}

ValueKind a_diagram() {
  std::vector<std::string> suffixes = diagram_suffixes();
  for (std::string& suffix : suffixes) suffix.insert(suffix.begin(), '.');
  return as_output(a_file(suffixes));
}

void write_drawn(run::Disk& disk, std::string const& output, run::Drawn const& drawn) {
  auto const folder = std::filesystem::path(output).parent_path();
  for (auto const& [name, bytes] : drawn.files) disk.write((folder / name).string(), bytes);
  disk.write(output, drawn.bytes);
}

}  // namespace dawson::cli
