#include "run/dependencies.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "run/disk/disk.hpp"

namespace dawson::run {
namespace {

// GCC doubles the backslashes before a blank as well.
std::string escaped(std::string const& name) {
  std::string out;
  for (std::size_t i = 0; i < name.size(); ++i) {
    char const c = name[i];
    if (c == '\n' || c == '\r')
      throw SystemError(
          fmt::format("no rule of make can name {}: take --deps-format json or zero", name));
    if (c == ' ' || c == '\t') {
      for (std::size_t k = i; k > 0 && name[k - 1] == '\\'; --k) out += '\\';
      out += '\\';
    }
    if (c == '#') out += '\\';
    if (c == '$') out += '$';
    out += c;
  }
  return out;
}

std::string rule(std::vector<std::string> const& outputs, std::vector<std::string> const& inputs) {
  std::string out, targets;
  for (std::string const& output : outputs) out += (out.empty() ? "" : " ") + escaped(output);
  out += ':';
  for (std::string const& input : inputs) {
    std::string const name = escaped(input);
    out += " \\\n  " + name;
    targets += name + ":\n";
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
        "a name among inputs or outputs is no UTF-8: take --deps-format make or zero");
  }
}

}  // namespace dawson::run
