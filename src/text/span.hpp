// A range of bytes.
#pragma once

#include <cstddef>

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

}  // namespace dawson::text
