// The parts of the scanner of LaTeX: commands that include a file, and directives in the bodies of
// macros.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "document/directive_span.hpp"
#include "document/tex/syntax.hpp"

namespace dawson::document {

/// Parses the arguments of the control word `word`, whose backslash is at `begin` and whose letters
/// end at `at`; moves `at` to the end of the arguments. No value, and `at` unchanged, if the word
/// does not include a file, or no name follows (`\let\load\input`). Known are LaTeX's \input (with
/// and without braces), \InputIfFileExists and \include, and those of the packages subfiles and
/// import.
std::optional<Include> read_include(std::string_view bytes, std::size_t begin,
                                    std::string_view word, std::size_t& at, TexGroups& groups);

/// Returns true if a command that includes a file (an include's `whole`) is allowed to name a
/// missing file, and then includes no text.
bool may_be_missing(std::string_view command);

/// Receives the control words and directives of one text, in their order.
class MacroBodies {
 public:
  explicit MacroBodies(std::string_view bytes) : bytes_(bytes) {}

  /// Receives a control word that ends at `end`. If it defines a macro (\newcommand, \def ...), a
  /// body may begin.
  void take(std::string_view word, std::size_t end);

  /// Receives the last of `directives`, which was just found.
  void take(std::vector<Directive> const& directives);

  /// Gives E-MACRO to the directives that contain a parameter of the macro around them; call it at
  /// the end of the text. A body that is never closed is not a body.
  void mark(std::vector<Directive>& directives);

  /// Returns E-MACRO for an inline directive with a parameter, which a macro can replace.
  static text::Diagnostic inline_parameter(text::Span parameter);

 private:
  void begin(std::size_t brace, int parameters, bool has_second_body);
  void advance(std::size_t to);
  void end_body();

  std::string_view bytes_;
  std::size_t at_ = 0;  // the braces before it are counted
  int depth_ = 0;       // depth of braces within the body, counted from its own; 0: not in a body
  int parameters_ = 0;
  bool has_second_body_ = false;  // the code for the end of an environment follows
  bool nested_ = false;           // macros are defined in this one, with parameters of their own
  std::vector<std::pair<std::size_t, text::Span>> in_body_, found_;  // directives, parameters
};

}  // namespace dawson::document
