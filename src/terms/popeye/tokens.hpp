// The tokens of Popeye's input.
#pragma once

#include <string_view>

#include "text/diagnostic.hpp"

namespace dawson::terms::popeye {

struct Token {
  std::string_view text;  ///< empty at the end
  text::Span where;

  bool ended() const { return text.empty(); }
};

/// Goes through a text token by token. Blanks, line ends, `;` and `,` separate; characters that can
/// stand in no token are told once a run (W-CHAR) and skipped.
class Tokens {
 public:
  Tokens(std::string_view text, std::size_t start, text::Diagnostics& findings);

  Token const& peek() const { return token_; }
  /// The token at hand; goes on to the next.
  Token take();
  /// The token behind the one at hand.
  Token after() const;
  /// What stands behind `token`, which was taken last, up to the end of its line, without the
  /// blanks and marks before it; goes on to the line below.
  Token rest_of_line(Token const& token);

 private:
  Token read(std::size_t at, text::Diagnostics* findings) const;
  Token line(std::size_t begin);

  std::string_view text_;
  text::Diagnostics& findings_;
  Token token_;
};

bool is_separator(char c);
bool in_token(char c);

}  // namespace dawson::terms::popeye
