// A position in a text that is read from left to right, for parsers written by hand.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <string_view>

#include "text/span.hpp"

namespace dawson::text {

/// A text and a position in it.
struct Cursor {
  std::string_view text;
  std::size_t at = 0;

  /// Returns whether the position is at the end.
  bool done() const { return at >= text.size(); }
  /// Returns the byte that many places ahead; NUL after the end.
  char ahead(std::size_t by = 0) const { return at + by < text.size() ? text[at + by] : '\0'; }
  /// Returns the text from the position on.
  std::string_view rest() const { return text.substr(at < text.size() ? at : text.size()); }
  /// Returns the text of a span.
  std::string_view part(Span span) const { return text.substr(span.begin, span.end - span.begin); }

  /// Moves past `words` if they are at the position, and returns whether they are.
  bool take(std::string_view words) {
    if (words.empty() || !rest().starts_with(words)) return false;
    at += words.size();
    return true;
  }
  /// Moves past the first of `words` that is at the position, and returns whether there is one.
  bool take_any(std::initializer_list<std::string_view> words) {
    for (std::string_view const one : words)
      if (take(one)) return true;
    return false;
  }
  /// Moves past all bytes for which `is` holds, and returns their span.
  template <class Is>
  Span take_while(Is const& is) {
    std::size_t const begin = at;
    while (at < text.size() && is(text[at])) ++at;
    return {begin, at};
  }
};

}  // namespace dawson::text
