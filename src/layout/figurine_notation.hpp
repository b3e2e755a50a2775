// Replaces the letters of pieces in solutions by figurines.
#pragma once

#include <optional>

#include "chess/language.hpp"
#include "chess/man.hpp"
#include "prose/prose.hpp"

namespace dawson::layout {

/// Returns `inlines` with the letters of orthodox pieces in moves ("Sf3", "1.Ka1xb2", "=Q",
/// "Sb1-c3+") replaced by figurines of white pieces, as in books. Letters are those of `language`;
/// both S and N are knights in English. Only text in the form of a move is changed: a letter before
/// a square, or after the = of a promotion; never within words.
prose::Inlines with_figurines(prose::Inlines const& inlines, chess::Language language);

/// Returns the orthodox piece that the letter names in `language`, pawns included ("P", German
/// "B"); both S and N are knights in English. Returns no value for other letters.
std::optional<chess::Kind> kind_of_letter(char letter, chess::Language language);

}  // namespace dawson::layout
