#include "document/warning_codes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>

#include "document/fields/values.hpp"
#include "document/front_matter.hpp"
#include "text/closest_name.hpp"
#include "text/scanning.hpp"
#include "text/suggestions.hpp"

namespace dawson::document {
namespace {

// The manual describes each code; tests/manual compares this table with it and with the sources.
constexpr auto codes = std::to_array<std::string_view>(
    {"W-ALT",       "W-AMBIG",    "W-ANCHOR",   "W-ANONYMOUS", "W-ARCHIVE",   "W-ATTRIBUTE",
     "W-AUTHOR",    "W-BELOW",    "W-BUNDLE",   "W-CASTLE",    "W-CHAR",      "W-CHECK",
     "W-CLOCK",     "W-COLOUR",   "W-COLUMNS",  "W-COMMAND",   "W-COMMENT",   "W-CONDITION",
     "W-COUNT",     "W-DATE",     "W-DEFAULTS", "W-DRAW",      "W-EDIT",      "W-EFFECT",
     "W-EMPTY",     "W-ENCODING", "W-END",      "W-EP",        "W-FENCE",     "W-FIGURE",
     "W-FILM",      "W-FLOAT",    "W-FORM",     "W-FORMAT",    "W-GLYPH",     "W-GOAL",
     "W-GUESS",     "W-HIGH",     "W-HOST",     "W-HTML",      "W-HYPHEN",    "W-IMAGE",
     "W-INCLUDE",   "W-INDEX",    "W-INLINE",   "W-INTEXT",    "W-ISSUE",     "W-KEPT",
     "W-KEY",       "W-KING",     "W-KNOWN",    "W-LABEL",     "W-LATE",      "W-LEGEND",
     "W-LENGTH",    "W-LETTER",   "W-LINES",    "W-LINK",      "W-LIST",      "W-LISTING",
     "W-LONEWALK",  "W-LOSS",     "W-MARGIN",   "W-MARKUP",    "W-MATE",      "W-MISSING",
     "W-MIXED",     "W-NAG",      "W-NAME",     "W-NOCAP",     "W-NODIR",     "W-NOMAN",
     "W-NOMOVE",    "W-NOROOK",   "W-NOTATION", "W-NOTE",      "W-NOTHING",   "W-NUMBER",
     "W-OCC",       "W-OP",       "W-ORDER",    "W-PAINT",     "W-PANDOC",    "W-PAPER",
     "W-PAWN",      "W-PGN",      "W-PIECES",   "W-PLAY",      "W-POPEYE",    "W-PROM",
     "W-PROOF",     "W-PROSE",    "W-RAGGED",   "W-RANK",      "W-REACH",     "W-REBIRTH",
     "W-REFERENCE", "W-ROT",      "W-RULE",     "W-RUN",       "W-SAME",      "W-SELECT",
     "W-SIDE",      "W-SLASH",    "W-SQUARE",   "W-STY",       "W-SWALLOWED", "W-TARGET",
     "W-TASK",      "W-TEXT",     "W-TOML",     "W-TWICE",     "W-TWIN",      "W-UNPRINTED",
     "W-UNSOLVED",  "W-URL",      "W-VALUE",    "W-VARIANT",   "W-WALK",      "W-WIDE",
     "W-WORD",      "W-XFEN",     "W-YAML"});

constexpr std::string_view no_code = "none", separators = " ,;\n";

// Returns the error of an unknown code; no value for a known one.
std::optional<text::Diagnostic> find_fault(std::string_view code, text::Span where) {
  if (std::ranges::binary_search(codes, code)) return {};
  if (code.starts_with("E-"))
    return text::error("E-VALUE", where, fmt::format("`allow` cannot silence errors ({})", code),
                       "remove the code, and correct the error");
  return text::suggesting(
      text::error("E-VALUE", where, fmt::format("unknown warning code `{}`", code),
                  "write the code in brackets at the end of the warning"),
      text::closest_name(code, codes));
}

}  // namespace

std::span<std::string_view const> warning_codes() { return codes; }

Allowed read_allowed(FieldLine const& field, MarkupLanguage const& markup,
                     text::Diagnostics& findings) {
  text::SourceMappedText const value = join_lines(field, markup);
  Allowed allowed;
  for (std::string_view const code : text::words_of(value.text(), separators)) {
    if (code == no_code) continue;
    std::size_t const begin = static_cast<std::size_t>(code.data() - value.text().data());
    if (auto const fault = find_fault(code, {begin, begin + code.size()}))
      findings.push_back(value.origin(*fault));
    else allowed.emplace(code);
  }
  return allowed;
}

Allowed read_allowed(FrontMatter const& front, text::Diagnostics& findings) {
  Allowed allowed;
  for (std::string_view const code : text::words_of(front.allow.text, separators)) {
    if (code == no_code) continue;
    auto fault = find_fault(code, front.allow.where);
    if (!fault) {
      allowed.emplace(code);
      continue;
    }
    fault->severity = text::Severity::warning;
    fault->code = "W-YAML";
    findings.push_back(std::move(*fault));
  }
  return allowed;
}

Allowed united(Allowed one, Allowed const& other) {
  one.insert(other.begin(), other.end());
  return one;
}

void drop_allowed(text::Diagnostics& findings, Allowed const& allowed, std::size_t first) {
  if (allowed.empty() || first >= findings.size()) return;
  auto const is_allowed = [&](text::Diagnostic const& finding) {
    return finding.severity == text::Severity::warning && allowed.contains(finding.code);
  };
  findings.erase(std::remove_if(findings.begin() + static_cast<std::ptrdiff_t>(first),
                                findings.end(), is_allowed),
                 findings.end());
}

}  // namespace dawson::document
