// Solutions with men instead of letters.
#pragma once

#include <optional>

#include "chess/language.hpp"
#include "chess/man.hpp"
#include "prose/prose.hpp"

namespace dawson::layout {

/// `inlines` with the letters of orthodox men in moves ("Sf3", "1.Ka1xb2", "=Q", "Sb1-c3+")
/// replaced by figurines of white men, as books have them. Letters are those of `language`, both S
/// and N are knights in English. Only what stands like a move is touched: a letter before a square,
/// or behind the = of a promotion; never within words.
prose::Inlines with_figurines(prose::Inlines const& inlines, chess::Language language);

/// The orthodox man that the letter names in `language`, pawns too ("P", German "B"); both S and N
/// are knights in English. Nothing for other letters.
std::optional<chess::Kind> kind_of_letter(char letter, chess::Language language);

}  // namespace dawson::layout
