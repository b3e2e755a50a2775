// A solution as plain text, for `dawson solution`.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "chess/language.hpp"
#include "layout/captions/caption_style.hpp"
#include "problem/problem.hpp"
#include "replay_rules/replay.hpp"
#include "semantics/printing/solution_print.hpp"

namespace dawson::cli {

/// A solution with all that its printed form depends on.
struct SolutionText {
  semantics::Solution const& solution;
  problem::Problem const& problem;
  std::optional<replay_rules::Replay> const& replay;

  /// Returns the solution as printed without a style, with an empty line between paragraphs.
  std::string as_written() const;

  /// Returns the solution as the style prints it in a document in `language`; `san`: English
  /// letters are N for the knight, unless the style sets letters. Figurines are Unicode characters,
  /// spaces are blanks. In lines, the first indent has two blanks for each em.
  std::string in(layout::CaptionStyle const& style, chess::Language language, bool san) const;

 private:
  std::vector<semantics::SolutionLine> print(semantics::SolutionForm const& form) const;
};

}  // namespace dawson::cli
