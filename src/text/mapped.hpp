// Text put together from pieces of a source, each of which knows where it came from.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "text/diagnostic.hpp"
#include "text/span.hpp"

namespace dawson::text {

/// A value that stood on several lines, or that lost comments or escapes on the way: its text, and
/// for each byte of it the place in the source.
class Mapped {
 public:
  Mapped() = default;
  /// `piece` stands in the source at `origin`.
  Mapped(std::string_view piece, std::size_t origin) { append(piece, origin); }

  /// Adds bytes that stand in the source at `origin`, one for one.
  void append(std::string_view piece, std::size_t origin);
  /// Adds bytes that stand for the source's `origin` as a whole (an escape, a joining blank).
  void append_for(std::string_view piece, Span origin);
  /// Adds the part of `other` that `span` names; each byte keeps its place.
  void append(Mapped const& other, Span span);

  std::string const& text() const { return text_; }
  bool empty() const { return text_.empty(); }

  /// The source's bytes for `span` of the text. An empty span, or the text's end, maps to one
  /// place.
  Span origin(Span span) const;
  /// The source's bytes for the whole text.
  Span origin() const { return origin({0, text_.size()}); }
  /// The same finding in terms of the source.
  Diagnostic origin(Diagnostic diagnostic) const;

  /// The part of it that `span` names.
  Mapped part(Span span) const;
  /// The same without blanks and line ends around it.
  Mapped trimmed() const;

 private:
  struct Fragment {
    std::size_t at;  // first byte in text_
    Span origin;
    bool literal;  // byte for byte, or a whole that stands for a whole
  };
  std::size_t place(std::size_t offset, bool as_end) const;

  std::string text_;
  std::vector<Fragment> fragments_;
};

}  // namespace dawson::text
