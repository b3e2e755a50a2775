#include "session/dependencies.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "disk/disk.hpp"

namespace dawson::run {
namespace {

// Characters that GNU make 4.3 (tested) reads as special in the names of a rule: they are escaped
// by a backslash, and backslashes before them are doubled.
constexpr std::string_view escaped_everywhere = " #:*?[";
constexpr std::string_view escaped_in_targets = "%", escaped_in_prerequisites = "|";
// No escape exists for these: an assignment, a recipe, and the ends of names and lines.
constexpr std::string_view impossible = "=;\t\n\r";

[[noreturn]] void refuse(std::string const& name, std::string_view why) {
  throw SystemError(fmt::format(
      "a make rule cannot name {}, which has {}; use `--deps-format json` or `zero`", name, why));
}

void refuse_impossible(std::string const& name) {
  if (std::size_t const at = name.find_first_of(impossible); at != name.npos)
    refuse(name, name[at] == '=' || name[at] == ';' ? fmt::format("a `{}`", name[at])
                 : name[at] == '\t'                 ? "a tab"
                                                    : "a line break");
  // A home folder, also after "./", which make removes.
  if (name.starts_with('~')) refuse(name, "a `~` at its start");
  if (name.ends_with('\\')) refuse(name, "a backslash at its end");
  // "a(b)" is b in the archive a.
  if (name.ends_with(')') && name.find('(') != name.npos) refuse(name, "parentheses at its end");
}

std::string escaped(std::string const& name, std::string_view special) {
  refuse_impossible(name);
  std::string out;
  for (std::size_t i = 0; i < name.size(); ++i) {
    char const c = name[i];
    if (c == '$') out += '$';
    if (escaped_everywhere.find(c) != std::string_view::npos ||
        special.find(c) != std::string_view::npos) {
      for (std::size_t k = i; k > 0 && name[k - 1] == '\\'; --k) out += '\\';
      out += '\\';
    }
    out += c;
  }
  return out;
}

std::string rule(std::vector<std::string> const& outputs, std::vector<std::string> const& inputs) {
  std::string out, targets;
  for (std::string const& output : outputs)
    out += (out.empty() ? "" : " ") + escaped(output, escaped_in_targets);
  out += ':';
  for (std::string const& input : inputs) {
    out += " \\\n  " + escaped(input, escaped_in_prerequisites);
    targets += escaped(input, escaped_in_targets) + ":\n";
  }
  return out + '\n' + targets;
}

}  // namespace

std::string dependencies(DependencyForm form, std::vector<std::string> const& outputs,
                         std::vector<std::string> const& inputs) {
  if (form == DependencyForm::make) return rule(outputs, inputs);
  std::string out;
  if (form == DependencyForm::zero) {
    for (std::string const& input : inputs) out += input + '\0';
    return out;
  }
  try {
    nlohmann::ordered_json const list{{"outputs", outputs}, {"inputs", inputs}};
    return list.dump() + '\n';
  } catch (nlohmann::json::type_error const&) {
    throw SystemError(
        "the name of an input or output is not UTF-8; use `--deps-format make` or `zero`");
  }
}

}  // namespace dawson::run
