// Boards and twins in a readable format for comparison.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <boost/test/unit_test.hpp>

#include "notation/men/piece_list.hpp"
#include "semantics/twins/play.hpp"

namespace dawson::semantics {

inline chess::Position board_of(std::string_view pieces) {
  auto position = notation::read_men_singly(pieces);
  BOOST_REQUIRE(position.ok());
  return *position;
}

inline std::string pieces_on(chess::Position const& position) {
  std::vector<std::string> unsaid;
  std::string pieces = notation::write_men_singly(position, unsaid);
  BOOST_TEST(unsaid.empty());
  return pieces;
}

inline std::string part(std::string_view text, text::Span span) {
  return std::string(text.substr(span.begin, span.end - span.begin));
}

/// "E-EMPTY a4": a finding and the text at its place.
inline std::string reported(std::string_view text, text::Diagnostic const& finding) {
  return finding.code + " " + part(text, finding.span);
}

/// The pieces after the twin, or the findings.
inline std::string played(text::Result<chess::Twin> const& twin, std::string_view text,
                          std::string_view pieces) {
  if (!twin) return reported(text, twin.error());
  chess::Position const board = board_of(pieces);
  auto const result = play(*twin, board, board);
  return result ? pieces_on(result->position) : reported(text, result.error());
}

}  // namespace dawson::semantics
