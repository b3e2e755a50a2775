// Findings about a text: ranges of bytes, what is wrong and the remedy, and results that are a
// value or a finding.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace dawson::text {

/// Half-open range of byte offsets into one text. An empty span marks a place
/// between two bytes; the end of the text is a legal place.
struct Span {
  std::size_t begin = 0;
  std::size_t end = 0;

  friend bool operator==(Span const&, Span const&) = default;
};

/// Returns `span` moved right by `by` bytes: from offsets in a part to offsets in the whole.
constexpr Span shifted(Span span, std::size_t by) { return {span.begin + by, span.end + by}; }

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

/// An edit that makes a finding go away: `by` replaces some bytes at the finding's span.
///
/// Design: the edit is relative to the span, so that it stays right when a finding moves from a
/// value to the document.
struct Fix {
  std::string title;  ///< "replace with `author`"
  std::string by;
  bool sure = true;          ///< false: the fix may not be what the author means
  std::ptrdiff_t begin = 0;  ///< of the edit, from the beginning of the span
  std::ptrdiff_t end = 0;    ///< of the edit, from the end of the span
};

struct Diagnostic;

/// Returns the bytes that a fix of `finding` replaces.
Span edited_by(Fix const& fix, Diagnostic const& finding);

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
  std::vector<Fix> fixes{};   ///< edits to choose from, the likeliest first
};

/// Returns an error in the current text.
inline Diagnostic error(std::string code, Span span, std::string message, std::string hint = {}) {
  return {
      Severity::error, std::move(code), span, std::move(message), std::move(hint), {}, at_hand, {}};
}

/// Returns a warning in the current text.
inline Diagnostic warning(std::string code, Span span, std::string message, std::string hint = {}) {
  return {Severity::warning,
          std::move(code),
          span,
          std::move(message),
          std::move(hint),
          {},
          at_hand,
          {}};
}

/// Returns `finding` with a fix that replaces its span by `by`; unchanged if `by` is empty.
Diagnostic replaceable(Diagnostic finding, std::string_view by, bool sure = true);

/// Returns `finding` with a fix that replaces `edited` by `by`. `text` is the text of its spans.
Diagnostic fixable(Diagnostic finding, std::string_view text, Span edited, std::string by,
                   bool sure = true);

using Diagnostics = std::vector<Diagnostic>;

inline bool is_error(Diagnostic const& finding) { return finding.severity == Severity::error; }

/// Returns whether the findings include an error.
bool any_error(Diagnostics const& findings);

/// Sets the source of the findings from index `first`, and of their notes, to `id` if they have
/// none.
void set_source(Diagnostics& findings, SourceId id, std::size_t first = 0);

/// The result of reading input: invalid input is a value, not an exception. `value()` requires
/// `ok()`.
template <class T>
class Result {
 public:
  Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
  Result(Diagnostic diagnostic) : content_(std::in_place_index<1>, std::move(diagnostic)) {}

  bool ok() const { return content_.index() == 0; }
  explicit operator bool() const { return ok(); }

  /// Return the value; `ok()` must be true (otherwise std::bad_variant_access).
  T& value() { return std::get<0>(content_); }
  T const& value() const { return std::get<0>(content_); }
  T& operator*() { return value(); }
  T const& operator*() const { return value(); }
  T* operator->() { return &value(); }
  T const* operator->() const { return &value(); }

  /// Return the diagnostic; `ok()` must be false (otherwise std::bad_variant_access).
  Diagnostic& error() { return std::get<1>(content_); }
  Diagnostic const& error() const { return std::get<1>(content_); }

 private:
  std::variant<T, Diagnostic> content_;
};

}  // namespace dawson::text
