// What LaTeX reads of a board in words.
#pragma once

#include <string>
#include <string_view>

namespace dawson::backend {

/// Plain text as an argument that is never typeset: characters beyond ASCII as LaTeX's commands
/// ("\'e", "\textquotedblleft "), what has none as it is; a no-break space is \nobreakspace, since
/// `~` would be heard as a tilde.
std::string tex_alt(std::string_view text);

/// The same before a board, whose text it is; empty text: the board is decoration.
std::string tikz_described(std::string_view text, std::string const& board);

}  // namespace dawson::backend
