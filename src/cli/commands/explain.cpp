#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <string>

#include "backend/plain_text.hpp"
#include "cli/command.hpp"
#include "cli/help/help.hpp"

namespace dawson::cli {
namespace {

constexpr std::size_t line_width = 80;  // characters

Options explain_options() {
  return under("options", {{"json", "the codes with their meanings and remedies, for programs"}});
}

std::string explained(reference::FindingCode const& code) {
  std::string const kind = code.code.starts_with('E') ? "error" : "warning";
  std::string out = fmt::format("{} ({})\n", code.code, kind);
  for (reference::FindingCause const& cause : code.causes)
    out += fmt::format("\n{}\n{}\n", backend::wrapped(cause.meaning, line_width),
                       backend::hanging(backend::wrapped(cause.remedy, line_width - 7), "  Fix: "));
  return out;
}

std::string listed() {
  std::string out;
  for (reference::FindingCode const& code : reference::finding_codes()) {
    std::string const lines = backend::wrapped(code.causes.front().meaning, line_width - 14);
    out += fmt::format("{:<13} {}\n", code.code, lines.substr(0, lines.find('\n')));
  }
  return out;
}

std::string codes_as_json() {
  nlohmann::ordered_json all = nlohmann::ordered_json::array();
  for (reference::FindingCode const& code : reference::finding_codes()) {
    nlohmann::ordered_json causes = nlohmann::ordered_json::array();
    for (reference::FindingCause const& cause : code.causes)
      causes.push_back({{"meaning", cause.meaning}, {"remedy", cause.remedy}});
    all.push_back({{"code", code.code}, {"causes", std::move(causes)}});
  }
  return all.dump(2) + "\n";
}

int run_explain(Values const& values) {
  std::vector<std::string> const& names = values.operands();
  if (values.has("json")) {
    if (!names.empty()) throw UsageError("--json lists all codes: leave out the CODE");
    return say_on_standard_output(codes_as_json()), done;
  }
  std::string out;
  for (std::string const& name : names)
    out += (out.empty() ? "" : "\n") + explained(finding_code(name));
  say_on_standard_output(names.empty() ? listed() : out);
  return done;
}

}  // namespace

Command const explain_command{
    "explain",
    "explain the codes of errors and warnings",
    Operand::finding,
    "dawson explain [CODE...] [--json]",
    "Prints what a code of an error or a warning means and what to do, or the list of all codes.",
    "  dawson explain W-UNPRINTED\n"
    "  dawson explain",
    explain_options,
    run_explain};

}  // namespace dawson::cli
