#include "cli/commands/twin_conversion.hpp"

#include <fmt/format.h>

#include "semantics/twins/commands.hpp"
#include "semantics/twins/heads.hpp"
#include "semantics/twins/lists.hpp"
#include "semantics/twins/play.hpp"

namespace dawson::cli {
namespace {

constexpr std::string_view separators = " | ";
constexpr std::string_view zero = "zero:";

text::Result<std::vector<chess::Twin>> read_all(TwinOptions const& options,
                                                text::Diagnostics& warnings) {
  if (!options.head.empty()) {
    auto twin = semantics::read_twin_head(options.head, options.language);
    if (!twin) return twin.error();
    if (twin->label.empty()) twin->label = options.ask;
    return std::vector{std::move(*twin)};
  }
  std::vector<chess::Twin> twins;
  std::string_view const all = options.commands;
  bool const zeroposition = all.starts_with(zero);
  int place = zeroposition ? 0 : 1;
  for (std::size_t at = zeroposition ? zero.size() : 0; at <= all.size(); ++place) {
    std::size_t const end = std::min(all.find(separators, at), all.size());
    text::Diagnostics own;
    auto twin = semantics::read_twin_commands(all.substr(at, end - at), options.language, own);
    for (text::Diagnostic& warning : own) {
      warning.span = text::shifted(warning.span, at);
      warnings.push_back(std::move(warning));
    }
    if (!twin) {
      twin.error().span = text::shifted(twin.error().span, at);
      return twin.error();
    }
    twins.push_back(semantics::moved(std::move(*twin), at));
    twins.back().label = semantics::twin_label(place);
    twins.back().zeroposition = zeroposition && place == 0;
    at = end + separators.size();
  }
  return twins;
}

}  // namespace

Options twin_rows() {
  auto const codes = chess::language_codes();
  ValueKind const language = one_of("LANGUAGE", {codes.begin(), codes.end()});
  return {{"twin", any_text("TWINS"), "in Popeye's commands: 'Move a5 b5 | Remove e6'"},
          {"twin-head", any_text("TWIN"), "one twin as printed: 'b) wRa5->b5'"},
          {"ask", any_text("LABEL"), "the label of the twin, such as b"},
          {"language", language, "language of commands and letters: " + reported(language.words),
           language.words.front()}};
}

TwinOptions twin_options(Values const& values) {
  TwinOptions options;
  options.commands = values["twin"];
  options.head = values["twin-head"];
  if (values.has("ask")) options.ask = values["ask"];
  if (!options.commands.empty() && !options.head.empty())
    throw UsageError("give --twin or --twin-head, not both");
  options.language = *chess::language_named(values["language"]);
  return options;
}

std::optional<chess::Position> position_of_twin(TwinOptions const& options,
                                                chess::Position const& diagram,
                                                run::Invocation& invocation) {
  auto const source =
      invocation.sources().open("<twin>", options.head.empty() ? options.commands : options.head);
  auto const refuse = [&](text::Diagnostic fault) -> std::optional<chess::Position> {
    invocation.report({std::move(fault)}, source);
    return {};
  };
  text::Diagnostics warnings;
  auto const twins = read_all(options, warnings);
  invocation.report(std::move(warnings), source);
  if (!twins) return refuse(twins.error());
  auto const played = semantics::play_all(*twins, diagram);
  for (std::size_t i = 0; i < played.size(); ++i) {
    if (!played[i]) return refuse(played[i].error());
    if ((*twins)[i].label != options.ask && options.head.empty()) continue;
    invocation.report(played[i]->warnings, source);
    return played[i]->position;
  }
  // a) is the diagram unless a zeroposition replaces it.
  if (options.ask == "a") return diagram;
  return refuse(text::error("E-TWIN", {0, 0}, fmt::format("unknown twin {})", options.ask),
                            fmt::format("use a label up to {})", twins->back().label)));
}

}  // namespace dawson::cli
