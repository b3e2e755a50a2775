// Castling fields: reading and writing the rights in each notation of the FEN family.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "chess/position.hpp"
#include "notation/forsyth/forsyth.hpp"

namespace dawson::notation {

/// Returns the rights as they are stored: wings as K Q k q, other rooks by their files; "-" if
/// there are none.
std::string castling_text(std::span<chess::CastlingRight const> rights);

/// Parses FEN's field: "-" or letters of KQkq, each once ("PGN 16.1.3.3"). E-CASTLE at the first
/// other or repeated letter; W-ORDER if they are not in that order, W-NOROOK if king or rook are
/// not on their squares.
Fault read_wings(text::Span field, Record& record);

/// Parses Shredder-FEN's field: "-" or the files of the rooks, in any order, at most two per side.
/// E-CASTLE; W-NOROOK.
Fault read_rook_files(text::Span field, Record& record);

/// Parses X-FEN's field: K Q k q are the outermost rook on that side of the king, a file letter is
/// an inner one (Scharnagl). Rights are stored by file. E-CASTLE, also for a rook named twice;
/// W-NOROOK (K and Q are then the edge files); W-XFEN if a file letter names an outermost rook.
Fault read_outermost_rooks(text::Span field, Record& record);

/// Parses Fairy-Stockfish's field: "-", or K Q k q and files of the board in any number, each once;
/// besides rooks they name squares from which pieces are gated in, or which pawns have not left.
/// E-CASTLE.
Fault read_kept_rights(text::Span field, Record& record);

/// Parses lichess's field: K Q k q are rooks as in X-FEN, and are stored as written; file letters
/// name their rooks. E-CASTLE, W-NOROOK.
Fault read_named_rooks(text::Span field, Record& record);

/// Return the rights of `position` as FEN, Shredder-FEN and X-FEN write them, "-" if there are
/// none; no value if a right cannot be written. White's come first, and those of a side from the
/// king's wing; in `rook_files_text` from file a. `wings_text` writes a rook as a wing only if king
/// and rook are on their squares, or if the right names the wing itself.
std::optional<std::string> wings_text(chess::Position const& position);
std::optional<std::string> rook_files_text(chess::Position const& position);
std::optional<std::string> outermost_rooks_text(chess::Position const& position);

}  // namespace dawson::notation
