// What reading and writing X2-FEN share.
#pragma once

#include <span>
#include <string_view>

#include "notation/forsyth/forsyth.hpp"

namespace dawson::notation {

/// The sides that can be to move: w b r l g y p o.
inline constexpr std::string_view x2fen_movers = "wbrlgypo";

/// The kinds that have a letter, which are White's and Black's alone.
std::span<chess::Kind const> x2fen_kinds();

/// Reads "-", or a file in one letter and a rank of any height: X2-FEN does not say which ranks a
/// shape of board has. E-EP, E-LIMIT.
Fault read_x2fen_passant(text::Span field, Record& record);

}  // namespace dawson::notation
