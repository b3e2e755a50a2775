// Twin lines: "(a) diagram (b) wK->g5 (c) Ie5->c5", "b) Ka1-a2; c) -Pb7".
#pragma once

#include <string_view>
#include <vector>

#include "chess/board.hpp"
#include "chess/twin.hpp"
#include "text/diagnostic.hpp"

namespace dawson::terms {

/// The twins of one line, in order; text before the first label belongs to none and makes the
/// result empty. Text that is not a list of shifts is kept without meaning. A twin that goes on
/// from the one before it ("+c) wK->g5") has "+ " before its text.
std::vector<chess::Twin> read_twins(std::string_view text);

/// Whether a line of a listing is a list of twins: it opens with "(a)", "a)", "(b)" or "b)".
bool is_twins_line(std::string_view line);

/// W-TWIN for each shift that moves a man which is not on the board, or to a square that it has
/// not.
text::Diagnostics check_twins(std::vector<chess::Twin> const& twins, chess::Board const& board);

}  // namespace dawson::terms
