// Which marks a board has, and the shape of those that are no plain squares or circles.
#pragma once

#include <string>
#include <vector>

#include "chess/mark.hpp"
#include "chess/position.hpp"
#include "layout/scene.hpp"
#include "problem/problem.hpp"

namespace dawson::layout {

/// A man whom his attributes mark by themselves.
struct MarkedMan {
  chess::Square square;
  std::vector<std::string> words;      ///< the attributes that do, in English, sorted
  std::vector<chess::MarkKind> kinds;  ///< of the marks, sorted, each once
};

/// The men with such attributes on whose squares the view has no mark of its own.
std::vector<MarkedMan> marked_men(chess::Position const& position, problem::View const& view);

/// The marks of the view, then those of `marked_men`.
std::vector<chess::Mark> marks_of(chess::Position const& position, problem::View const& view);

/// A crown in the upper right corner of a cell, beside the man's head; in squares.
Path crown_in(Rectangle const& cell);

}  // namespace dawson::layout
