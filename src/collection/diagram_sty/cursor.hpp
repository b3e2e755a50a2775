// Reads the commands of a part of a LaTeX source in sequence, for the reader of diagram.sty.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "text/diagnostic.hpp"
#include "text/source_mapped_text.hpp"

namespace dawson::collection::diagram_sty {

/// A control word and its place.
struct Command {
  std::string_view name;  ///< without the backslash
  text::Span where;
};

/// Moves through `text` between two places; comments are skipped.
class Cursor {
 public:
  Cursor(std::string_view text, text::Span stretch, text::Diagnostics& findings)
      : text_(text), at_(stretch.begin), end_(stretch.end), findings_(findings) {}

  /// Returns the next control word; everything before it, including control symbols, is skipped. No
  /// value at the end.
  std::optional<Command> next();

  /// Returns the same, and also braces between control words, as commands of these names.
  std::optional<Command> next_or_brace();

  /// Returns the current offset.
  std::size_t at() const { return at_; }

  /// Returns the current character and skips it, if it is one of `signs`; otherwise zero.
  char sign(std::string_view signs);

  /// Returns the argument in brackets here; no value without.
  std::optional<text::SourceMappedText> option();

  /// Returns the argument in braces here; no value without. E-BRACE.
  std::optional<text::SourceMappedText> argument();

 private:
  void skip_blanks();
  text::SourceMappedText up_to(char close);

  std::string_view text_;
  std::size_t at_, end_;
  text::Diagnostics& findings_;
};

/// Splits a list at `sign` before a blank or the end, outside of braces, and drops empty parts.
std::vector<text::SourceMappedText> parts(text::SourceMappedText const& list, char sign);

}  // namespace dawson::collection::diagram_sty
