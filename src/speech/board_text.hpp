// Describes the shape of a board in sentences, for the descriptions of diagrams.
#pragma once

#include <string>
#include <vector>

#include "problem/problem.hpp"
#include "speech/phrases.hpp"
#include "speech/squares.hpp"

namespace dawson::speech {

/// Returns sentences for its tiling, size, planes, rows, wide and missing squares, joined edges,
/// grid and the part that is shown; none for 8x8 squares.
std::vector<std::string> board_sentences(chess::Position const& position, problem::View const& view,
                                         Squares const& squares, Phrases const& phrases);

}  // namespace dawson::speech
