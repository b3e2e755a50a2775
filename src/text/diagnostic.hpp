// Findings about a text: where, what, and the remedy.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "text/span.hpp"

namespace dawson::text {

enum class Severity { note, warning, error };

/// The text of a span, as numbered by `Sources`; 0 is the current text, whose name only the caller
/// knows.
using SourceId = std::uint32_t;
inline constexpr SourceId at_hand = 0;

/// A further place that explains a diagnostic ("first defined here").
struct Note {
  Span span;
  std::string message;
  SourceId source = at_hand;
};

/// A finding. Spans are bytes of the text that the reporting function received; a caller that cut
/// that text out of a larger one moves them (`SourceMappedText`, `shifted`). Lines and columns are
/// computed by the report.
struct Diagnostic {
  Severity severity = Severity::error;
  std::string code;  ///< stable, listed in the manual: "E-WIDTH", "W-ROT"
  Span span;
  std::string message;  ///< lower case, no full stop
  std::string hint;     ///< what to do; empty if there is no suggestion
  std::vector<Note> notes;
  SourceId source = at_hand;  ///< source of `span`
};

/// Returns an error in the current text.
inline Diagnostic error(std::string code, Span span, std::string message, std::string hint = {}) {
  return {Severity::error, std::move(code), span, std::move(message), std::move(hint), {}, at_hand};
}

/// Returns a warning in the current text.
inline Diagnostic warning(std::string code, Span span, std::string message, std::string hint = {}) {
  return {
      Severity::warning, std::move(code), span, std::move(message), std::move(hint), {}, at_hand};
}

using Diagnostics = std::vector<Diagnostic>;

inline bool is_error(Diagnostic const& finding) { return finding.severity == Severity::error; }

/// Returns whether the findings include an error.
bool any_error(Diagnostics const& findings);

/// Sets the source of the findings from index `first`, and of their notes, to `id` if they have
/// none.
void set_source(Diagnostics& findings, SourceId id, std::size_t first = 0);

}  // namespace dawson::text
