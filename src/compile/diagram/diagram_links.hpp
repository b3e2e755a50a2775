// Links below a board (FEN, lichess, YACPDB, QR code), and metadata of files with one diagram
// (title, authors, position). For the compilation and renderers.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "problem/board_links.hpp"
#include "problem/problem.hpp"
#include "text/diagnostic.hpp"

namespace dawson::run {

/// A link below a board.
struct DiagramLink {
  problem::BoardLink kind = problem::BoardLink::fen;
  std::string name;   ///< notation "FEN", site "lichess", or entry "YACPDB 1234"
  std::string value;  ///< position or address
};

/// Returns the address of the position in lichess's analysis. lichess accepts positions of orthodox
/// chess, crazyhouse and three-check with one king per side, no pawn on a last rank, the side not
/// to move not in check, and no conditions. Otherwise returns the reason as an error without a
/// span.
text::Result<std::string> lichess_address(problem::Problem const& problem);

/// Returns the entry in the database `link` that the field `ids` names ("YACPDB 1234", "P0000001");
/// no value without one. Entries of WinChloe have no address.
std::optional<DiagramLink> database_link(problem::Problem const& problem, problem::BoardLink link);

/// Returns those links of `wanted` that the problem has. A QR code leads to the diagram on the page
/// `url` if this is not empty, otherwise to its YACPDB entry, otherwise to lichess. `reported`
/// receives the reason for a link that is left out, as an error without a span: the error of
/// `lichess_address`, or that a QR code has no target.
std::vector<DiagramLink> diagram_links(problem::Problem const& problem, problem::BoardLinks wanted,
                                       std::string const& anchor, std::string const& url,
                                       std::optional<text::Diagnostic>& reported);

/// Returns authors, title, source, issue and date of a problem in one line, as the title of a file;
/// may be empty.
std::string title_of(problem::Problem const& problem);
/// Returns the authors of a problem in one line; may be empty.
std::string authors_of(problem::Problem const& problem);

/// Returns the position for programs that read the file, as "fen: 8/8/...", in the first notation
/// that expresses all of it, or else in the first one that expresses part of it. Empty if no
/// notation can.
std::string position_of(problem::Problem const& problem);

}  // namespace dawson::run
