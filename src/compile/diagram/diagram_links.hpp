// Where what stands below a board leads.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "problem/board_links.hpp"
#include "problem/problem.hpp"
#include "text/result.hpp"

namespace dawson::run {

struct DiagramLink {
  problem::BoardLink kind = problem::BoardLink::fen;
  std::string name;   ///< of the notation "FEN", of the site "lichess", of the entry "YACPDB 1234"
  std::string value;  ///< the position, or the address
};

/// The board in lichess's analysis, for positions that lichess takes as they are: of the usual
/// game, crazyhouse and three-check, a king on either side, no pawn on a last rank, nobody in check
/// whose move it is not, no conditions. Otherwise why not, as an error without a span.
text::Result<std::string> lichess_address(problem::Problem const& problem);

/// The entry that the field `ids` names, as one of the links; nothing without one.
std::optional<DiagramLink> yacpdb_link(problem::Problem const& problem);

/// Those of `wanted` that there are. A QR code leads to the diagram on the page `url`, where that
/// is not empty, else to its entry in YACPDB, else to lichess. `told` receives what is left out: an
/// error without a span, as lichess says it or since a code leads nowhere.
std::vector<DiagramLink> diagram_links(problem::Problem const& problem, problem::BoardLinks wanted,
                                       std::string const& anchor, std::string const& url,
                                       std::optional<text::Diagnostic>& told);

}  // namespace dawson::run
