// Comments of solutions and games in parts: words, and boards that are printed among them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "chess/position.hpp"
#include "text/diagnostic.hpp"

namespace dawson::semantics {

/// A part of a comment.
struct CommentPart {
  text::Span words;              ///< in the text, without blanks around them; empty for a board
  bool board = false;            ///< `[#]` or `[#b]`
  bool flip = false;             ///< `[#b]`: seen by Black
  bool opens_paragraph = false;  ///< an empty line precedes the words
};

struct CommentParts {
  std::vector<CommentPart> parts;
  std::vector<chess::Mark> marks;  ///< of the commands [%csl ...] and [%cal ...]

  bool has_board() const;
};

/// Returns true if a board may be in the text: a fast test.
bool may_have_board(std::string_view text);

/// Splits the comment at `where` in `text`. Commands such as [%csl ...] are in no part.
CommentParts parts_of_comment(std::string_view text, text::Span where);

}  // namespace dawson::semantics
