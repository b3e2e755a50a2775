// The shape of a board in sentences.
#pragma once

#include <string>
#include <vector>

#include "problem/problem.hpp"
#include "speech/phrases.hpp"
#include "speech/squares.hpp"

namespace dawson::speech {

/// Its tiling, size, planes, rows, wide and missing squares, joined edges, grid and what of it is
/// shown; nothing for 8x8 squares.
std::vector<std::string> board_sentences(chess::Position const& position, problem::View const& view,
                                         Squares const& squares, Phrases const& phrases);

}  // namespace dawson::speech
