// What Dawson says of a text: where, what, and the remedy.
#pragma once

#include <string>
#include <vector>

#include "text/span.hpp"

namespace dawson::text {

enum class Severity { note, warning, error };

/// A further place that explains a diagnostic ("first defined here").
struct Note {
  Span span;
  std::string message;
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
};

inline Diagnostic error(std::string code, Span span, std::string message, std::string hint = {}) {
  return {Severity::error, std::move(code), span, std::move(message), std::move(hint), {}};
}

inline Diagnostic warning(std::string code, Span span, std::string message, std::string hint = {}) {
  return {Severity::warning, std::move(code), span, std::move(message), std::move(hint), {}};
}

using Diagnostics = std::vector<Diagnostic>;

}  // namespace dawson::text
