// Directives in the bodies of macros: what stands for a parameter there is not known when a
// document is woven.
#pragma once

#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

#include "document/chunk.hpp"

namespace dawson::document {

/// Is told of the control words and directives of one text, in their order.
class MacroBodies {
 public:
  explicit MacroBodies(std::string_view bytes) : bytes_(bytes) {}

  /// A control word that ends at `end`: one that defines a macro (\newcommand, \def ...) may begin
  /// a body.
  void take(std::string_view word, std::size_t end);

  /// The last of `directives`, which has just been found.
  void take(std::vector<Directive> const& directives);

  /// Behind the last: those that have a parameter of the macro around them get E-MACRO. A body that
  /// nothing closes is none.
  void mark(std::vector<Directive>& directives);

  /// E-MACRO for an inline directive, whose place a macro can take.
  static text::Diagnostic inline_parameter(text::Span parameter);

 private:
  void begin(std::size_t brace, int parameters, bool another);
  void advance(std::size_t to);
  void end_body();

  std::string_view bytes_;
  std::size_t at_ = 0;  // the braces before it are counted
  int depth_ = 0;       // of braces, from that of the body on; 0: in none
  int parameters_ = 0;
  bool another_ = false;  // the code for the end of an environment follows
  bool nested_ = false;   // macros are defined in this one, with parameters of their own
  std::vector<std::pair<std::size_t, text::Span>> in_body_, found_;  // directives, parameters
};

}  // namespace dawson::document
