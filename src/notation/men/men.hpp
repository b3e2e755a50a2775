// Lists of pieces by square: Popeye's "White Kd1 Sg3f7 Black Kh8" and diagram.sty's "wKd1, sDUc7".
#pragma once

#include <optional>
#include <string_view>

#include "chess/language.hpp"
#include "chess/position.hpp"
#include "notation/write_result.hpp"
#include "text/result.hpp"

namespace dawson::notation {

/// Parses a list in Popeye's form if its first word is a colour ("Popeye, pieces"), otherwise in
/// diagram.sty's form ("\pieces"). `[CxR]` before it sets the size of the board; `[8+7]` or
/// `[8+7+1]` is a piece count that is checked. `language` decides where the text does not: for
/// lists with the colours w, b and n (s is German), and for a list of neutral pieces only, which is
/// English by default. Fairy pieces are named as in `chess::fairy_pieces`. Errors (spans are bytes
/// of `text`): E-CHAR, E-EMPTY, E-MAN, E-LANGUAGE, E-SQUARE, E-OCCUPIED, E-COUNT, E-LIMIT, E-UTF8.
text::Result<chess::Position> read_men(std::string_view text,
                                       std::optional<chess::Language> language = {});

/// Writes a list for Popeye in English: "White Kd1 Pe2 Black Kh8", the pieces in the order K Q R B
/// S P, then fairy pieces in the order of `chess::fairy_pieces`, squares by file and rank. A board
/// of another size has `[CxR]` before it, which Popeye itself does not know. Attributes follow the
/// colour, which is repeated for each of their pieces.
WriteResult write_men(chess::Position const& position);

/// Writes a list for diagram.sty, with German letters: "wKd1, wBe2, sKh8". Without black pieces
/// there is no s in the list, and `read_men` needs `language` to be German.
WriteResult write_men_german(chess::Position const& position);

}  // namespace dawson::notation
