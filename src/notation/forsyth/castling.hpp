// Castling fields: how each notation reads and writes the rights.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "chess/position.hpp"
#include "notation/forsyth/forsyth.hpp"

namespace dawson::notation {

/// The rights as they are kept: wings as K Q k q, other rooks by their files; "-" if there are
/// none.
std::string castling_text(std::span<chess::CastlingRight const> rights);

/// FEN's field: "-" or letters of KQkq, each once ("PGN 16.1.3.3"). E-CASTLE at the first letter
/// that is none or stands twice; W-ORDER where they are not in that order, W-NOROOK where king or
/// rook are not on their squares.
Fault read_wings(text::Span field, Record& record);

/// Shredder-FEN's field: "-" or the files of the rooks, in any order, at most two a side.
/// E-CASTLE; W-NOROOK.
Fault read_rook_files(text::Span field, Record& record);

/// X-FEN's field: K Q k q mean the outermost rook on that side of the king, a file letter an inner
/// one (Scharnagl). Rights are kept by file. E-CASTLE, also for a rook named twice; W-NOROOK, and
/// then K and Q are the edge files; W-XFEN where a file letter names an outermost rook.
Fault read_outermost_rooks(text::Span field, Record& record);

/// Fairy-Stockfish's field: "-", or K Q k q and files of the board in any number, each once;
/// besides rooks they name squares from which men are gated in or that pawns have not left.
/// E-CASTLE.
Fault read_kept_rights(text::Span field, Record& record);

/// lichess's field: K Q k q mean rooks as in X-FEN, and are kept as such; file letters name theirs.
/// E-CASTLE, W-NOROOK.
Fault read_named_rooks(text::Span field, Record& record);

/// The rights of `position` as those fields say them, "-" if there are none; nothing where one of
/// them cannot be said. White's stand first, and those of a side from the king's wing, with
/// `rook_files_text` from file a. `wings_text` takes a rook for a wing's only where king and rook
/// stand on their squares, or where the right names the wing itself.
std::optional<std::string> wings_text(chess::Position const& position);
std::optional<std::string> rook_files_text(chess::Position const& position);
std::optional<std::string> outermost_rooks_text(chess::Position const& position);

}  // namespace dawson::notation
