// Lists of men by square: Popeye's "White Kd1 Sg3f7 Black Kh8" and diagram.sty's "wKd1, sDUc7".
#pragma once

#include <optional>
#include <string_view>

#include "chess/language.hpp"
#include "chess/position.hpp"
#include "notation/write_result.hpp"
#include "text/result.hpp"

namespace dawson::notation {

/// Reads a list in Popeye's form if its first word is a colour ("Popeye, pieces"), else in
/// diagram.sty's ("\pieces"). `[CxR]` before it sets the size of the board, `[8+7]` or `[8+7+1]` is
/// a count that is checked. `language` decides where the text does not: with colours w, b and n
/// (s is German), and for a list of neutral men alone, which is English otherwise. Fairy men are
/// named as in `chess::fairy_men`.
/// Errors (spans are bytes of `text`): E-CHAR, E-EMPTY, E-MAN, E-LANGUAGE, E-SQUARE, E-OCCUPIED,
/// E-COUNT, E-LIMIT, E-UTF8.
text::Result<chess::Position> read_men(std::string_view text,
                                       std::optional<chess::Language> language = {});

/// In English Popeye: "White Kd1 Pe2 Black Kh8", the men in the order K Q R B S P and then fairy
/// men in that of `chess::fairy_men`, squares by file and rank. A board of another size has `[CxR]`
/// before it, which Popeye itself does not know. Attributes stand behind the colour, which is said
/// again for each of their men.
WriteResult write_men(chess::Position const& position);

/// As diagram.sty has it, with German letters: "wKd1, wBe2, sKh8". Without black men there is no s
/// in the list, and `read_men` has to be told that it is German.
WriteResult write_men_german(chess::Position const& position);

}  // namespace dawson::notation
