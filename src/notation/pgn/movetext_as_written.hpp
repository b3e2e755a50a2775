// Movetext of games whose rules Dawson does not know: words, and comments in canonical form.
#pragma once

#include <string>
#include <string_view>

#include "notation/pgn/comments.hpp"

namespace dawson::notation::pgn {

struct WrittenMovetext {
  std::string text;           ///< runs of blanks are one blank; without the result
  std::string_view result{};  ///< at the end, in canonical form; empty without one
};

/// Returns the movetext as written, without lines that begin with %, with comments as
/// `comment_words` returns them.
WrittenMovetext movetext_as_written(std::string_view movetext, LeftOut& left_out);

}  // namespace dawson::notation::pgn
