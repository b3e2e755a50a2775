// Writes the alternative text of a board for LaTeX.
#pragma once

#include <string>
#include <string_view>

namespace dawson::backend {

/// Returns plain text as an argument that is never typeset: characters beyond ASCII as LaTeX
/// commands ("\'e", "\textquotedblleft "), those without a command unchanged; a no-break space is
/// \nobreakspace, since screen readers would read `~` as a tilde.
std::string tex_alt(std::string_view text);

/// Returns `board` with this alternative text before it; empty text: the board is decoration.
std::string tikz_described(std::string_view text, std::string const& board);

}  // namespace dawson::backend
