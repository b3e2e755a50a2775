// The signs of half-moves in the form of a style: captures, promotions, checks, goals.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "semantics/printing/solution_form.hpp"
#include "semantics/solution/half_move.hpp"

namespace dawson::semantics {

/// Functions return the printed sign for a sign as written; `written` may have parentheses, for
/// signs of some members of a group only: "(+)".
struct SignPrint {
  SolutionForm const& form;
  HalfMove const& half;
  chess::Language language;  ///< of the solution
  bool spaced_goal = false;  ///< a blank precedes the `=` of a draw
  bool drops_mates = false;

  /// Returns the sign of a capture; `optional`: in parentheses. Without a sign, the long form has
  /// a hyphen.
  std::string capture(bool is_long, bool optional) const;
  std::string en_passant(std::string_view written) const;
  std::string check(std::string_view written) const;
  /// Returns the goal: mate and stalemate by the style, others as written.
  std::string goal(std::string_view written) const;
  /// Returns a character of a castling.
  std::string castling(char written) const;
  /// Returns the texts before and after the promoted piece.
  std::pair<std::string, std::string> around_promotion(std::string_view before,
                                                       std::string_view after) const;
};

}  // namespace dawson::semantics
