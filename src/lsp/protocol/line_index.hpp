// Positions of LSP: lines and characters counted from 0, where a character is a unit of UTF-8 or
// UTF-16.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "text/diagnostic.hpp"

namespace dawson::lsp {

/// Unit in which the characters of a line are counted.
enum class PositionEncoding : std::uint8_t { utf8, utf16 };

/// A position of LSP.
struct Position {
  std::size_t line = 0;
  std::size_t character = 0;

  friend auto operator<=>(Position const&, Position const&) = default;
};

/// Half-open range of positions.
struct Range {
  Position start, end;
};

/// The lines of a text (UTF-8), which must outlive the index. Lines end with LF, CR LF or CR.
class LineIndex {
 public:
  LineIndex(std::string_view text, PositionEncoding encoding);

  /// Returns the position of a byte; an offset after the end is the end.
  Position position(std::size_t offset) const;
  /// Returns the range of a span.
  Range range(text::Span span) const { return {position(span.begin), position(span.end)}; }

  /// Returns the offset of a position. A character after the end of its line is the end of the
  /// line; a line after the last one is the end of the text; a position in the middle of a
  /// character is the beginning of the character.
  std::size_t offset(Position position) const;
  /// Returns the span of a range; an inverted range is the empty span at its start.
  text::Span span(Range const& range) const;

  /// Returns the number of lines; a text without line ends has one.
  std::size_t lines() const { return starts_.size(); }
  /// Returns the span of a line without its line end.
  text::Span line(std::size_t number) const;

 private:
  std::string_view text_;
  PositionEncoding encoding_;
  std::vector<std::size_t> starts_;
};

}  // namespace dawson::lsp
