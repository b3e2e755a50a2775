// X2-FEN: boards of any outline, armies of four colours, game rules and kind of board.
#pragma once

#include <span>
#include <string_view>

#include "chess/position.hpp"
#include "notation/forsyth/forsyth.hpp"
#include "notation/write_result.hpp"
#include "notation/x2fen/x2fen_declared.hpp"
#include "text/diagnostic.hpp"

namespace dawson::notation {

/// Parses an X2-FEN record of one section (the board alone), six, seven (rules) or eight (kind of
/// board). Every FEN and X-FEN record is also an X2-FEN record; castling rights are read as in
/// X-FEN. Errors (spans are bytes of `text`): E-CHAR, E-ZERO, E-JUST, E-DASH, E-EMPTYROW, E-LIMIT,
/// E-STM, E-CASTLE, E-EP, E-CLOCK, E-FIELD, E-UTF8. `warnings` receives W-NOROOK and W-XFEN.
text::Result<chess::Position> read_x2fen(std::string_view text, text::Diagnostics& warnings);

/// Parses an X2-FEN record with additional characters that the user has declared.
text::Result<chess::Position> read_x2fen(std::string_view text, Declared const& declared,
                                         text::Diagnostics& warnings);

/// Returns whether both are words of the specification: for the rules of the game ("standard",
/// "atomic") and the kind of board ("hexagonal"; empty: not given).
bool are_x2fen_sections(std::string_view rules, std::string_view kind);

/// Writes an X2-FEN record, with the simplest position of each row: one section if only the board
/// is set, otherwise six, seven or eight.
WriteResult write_x2fen(chess::Position const& position);

/// The sides that can be to move: w b r l g y p o.
inline constexpr std::string_view x2fen_movers = "wbrlgypo";

/// Returns the kinds with a letter; only White and Black have them.
std::span<chess::Kind const> x2fen_kinds();

/// Parses "-", or a file in one letter and a rank of any height: X2-FEN does not define the ranks
/// for a shape of board. E-EP, E-LIMIT.
Fault read_x2fen_passant(text::Span field, Record& record);

}  // namespace dawson::notation
