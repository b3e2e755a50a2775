// Writing what the members of the FEN family have in common.
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

/// What a notation can say in the fields behind the board.
struct FieldAbilities {
  std::string_view movers;
  std::optional<std::string> (*castling)(chess::Position const&);
  FieldReader en_passant;  ///< the notation's own reader refuses the squares it cannot say
};

/// Whether a field from the side to move to the clocks is set.
bool has_game(chess::Position const& position);

/// " w KQkq -": White and "-" for what is unset. Adds what cannot be said to `written.unsupported`.
std::string turn_text(chess::Position const& position, FieldAbilities const& support,
                      WriteResult& written);

/// " 0 1": the clocks of the first move for what is unset.
std::string clocks_text(chess::Position const& position);

/// Ranks of men and counts; every square must be sayable.
std::string ranks_text(chess::Board const& board);

/// `unsupported_men`, and a board that has not eight ranks of one of `widths`.
std::vector<std::string> unsayable_ranks(chess::Board const& board, Support const& support,
                                         std::span<std::size_t const> widths);

/// Writes a record of six fields; the placement alone if no other field is set.
WriteResult write_record(chess::Position const& position, Support const& support,
                         std::span<std::size_t const> widths, FieldAbilities const& fields);

}  // namespace dawson::notation
