// Writing of X2-FEN, and the fields that its reader and its writer share.
#pragma once

#include <span>
#include <string_view>

#include "notation/forsyth/forsyth.hpp"

namespace dawson::notation {

/// The sides that can be to move: w b r l g y p o.
inline constexpr std::string_view x2fen_movers = "wbrlgypo";

/// Returns the kinds with a letter; only White and Black have them.
std::span<chess::Kind const> x2fen_kinds();

/// Parses "-", or a file in one letter and a rank of any height: X2-FEN does not define the ranks
/// for a shape of board. E-EP, E-LIMIT.
Fault read_x2fen_passant(text::Span field, Record& record);

}  // namespace dawson::notation
