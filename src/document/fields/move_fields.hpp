// The fields of a move diagram: `moves` with `board`, `at`, `occupied` and `figure`.
#pragma once

#include <vector>

#include "document/directive.hpp"
#include "document/settings.hpp"
#include "problem/problem.hpp"
#include "text/diagnostic.hpp"

namespace dawson::document {

/// Reads the move fields among `fields` into position, view and legend of `problem`. Findings:
/// those of the moves, the board, the squares and the figure; E-FIELD where one of the others
/// stands without `moves`. False if there is an error among them, or no `moves`.
bool read_move_fields(std::vector<FieldLine> const& fields, Settings const& settings,
                      problem::Problem& problem, text::Diagnostics& findings);

}  // namespace dawson::document
