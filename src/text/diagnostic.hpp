// What Dawson says of a text: where, what, and the remedy.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "text/span.hpp"

namespace dawson::text {

enum class Severity { note, warning, error };

/// Which text a span is of, as `Sources` counts them; 0 is the text at hand, whose name only the
/// caller knows.
using SourceId = std::uint32_t;
inline constexpr SourceId at_hand = 0;

/// A further place that explains a diagnostic ("first defined here").
struct Note {
  Span span;
  std::string message;
  SourceId source = at_hand;
};

/// One finding. Spans are bytes of the text that the function saying it was given; whoever cut
/// that text out of a larger one moves them (`Mapped`, `shifted`). Lines and columns are the
/// reporter's business.
struct Diagnostic {
  Severity severity = Severity::error;
  std::string code;  ///< stable, listed in the manual: "E-WIDTH", "W-ROT"
  Span span;
  std::string message;  ///< lower case, no full stop
  std::string hint;     ///< the remedy; empty where none can be given
  std::vector<Note> notes;
  SourceId source = at_hand;  ///< of `span`
};

inline Diagnostic error(std::string code, Span span, std::string message, std::string hint = {}) {
  return {Severity::error, std::move(code), span, std::move(message), std::move(hint), {}, at_hand};
}

inline Diagnostic warning(std::string code, Span span, std::string message, std::string hint = {}) {
  return {
      Severity::warning, std::move(code), span, std::move(message), std::move(hint), {}, at_hand};
}

using Diagnostics = std::vector<Diagnostic>;

inline bool is_error(Diagnostic const& finding) { return finding.severity == Severity::error; }

/// Whether there is an error among them.
bool any_error(Diagnostics const& findings);

/// Places of the text at hand, said to whoever knows its id: the findings from `first` on and their
/// notes that name no source get `id`.
void set_source(Diagnostics& findings, SourceId id, std::size_t first = 0);

}  // namespace dawson::text
