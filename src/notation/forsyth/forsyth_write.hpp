// Writers for the common parts of the FEN family.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "chess/position.hpp"
#include "notation/forsyth/forsyth.hpp"
#include "notation/support.hpp"
#include "notation/write_result.hpp"

namespace dawson::notation {

/// The abilities of a notation in the fields after the board.
struct FieldAbilities {
  std::string_view movers;
  std::optional<std::string> (*castling)(chess::Position const&);
  FieldReader
      en_passant;  ///< the notation's own reader, which rejects squares that it cannot express
};

/// Returns whether a field from the side to move to the clocks is set.
bool has_game(chess::Position const& position);

/// Returns " w KQkq -", with White and "-" for unset fields. Adds values that cannot be written to
/// `written.unsupported`.
std::string turn_text(chess::Position const& position, FieldAbilities const& support,
                      WriteResult& written);

/// Returns " 0 1", with the clocks of the first move for unset fields.
std::string clocks_text(chess::Position const& position);

/// Returns ranks of pieces and counts; the notation must be able to express every square.
std::string ranks_text(chess::Board const& board);

/// Returns the result of `unsupported_pieces`, and an entry for a board that does not have eight
/// ranks of one of `widths`.
std::vector<std::string> unsayable_ranks(chess::Board const& board, Support const& support,
                                         std::span<std::size_t const> widths);

/// Writes a record of six fields; the placement alone if no other field is set.
WriteResult write_record(chess::Position const& position, Support const& support,
                         std::span<std::size_t const> widths, FieldAbilities const& fields);

}  // namespace dawson::notation
