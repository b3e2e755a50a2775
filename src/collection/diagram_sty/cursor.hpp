// The commands of a stretch of LaTeX, one after the other.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "text/diagnostic.hpp"
#include "text/mapped.hpp"

namespace dawson::collection::diagram_sty {

struct Command {
  std::string_view name;  ///< without the backslash
  text::Span where;
};

/// Goes through `text` between two places; comments are passed over.
class Cursor {
 public:
  Cursor(std::string_view text, text::Span stretch, text::Diagnostics& findings)
      : text_(text), at_(stretch.begin), end_(stretch.end), findings_(findings) {}

  /// The next control word; what stands before it, control symbols too, is passed over.
  std::optional<Command> next();

  /// The same, and braces between control words, as commands of these names.
  std::optional<Command> next_or_brace();

  std::size_t at() const { return at_; }

  /// The sign here, which is passed over if it is one of `signs`; zero if it is none.
  char sign(std::string_view signs);

  /// The argument in brackets here; nothing without.
  std::optional<text::Mapped> option();

  /// The argument in braces here; nothing without. E-BRACE.
  std::optional<text::Mapped> argument();

 private:
  void skip_blanks();
  text::Mapped up_to(char close);

  std::string_view text_;
  std::size_t at_, end_;
  text::Diagnostics& findings_;
};

/// The parts of a list between `sign` and a blank or the end, outside of braces, and none empty.
std::vector<text::Mapped> parts(text::Mapped const& list, char sign);

}  // namespace dawson::collection::diagram_sty
