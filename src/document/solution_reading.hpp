// Reads the solution of a directive, replays and checks it on its diagram, and prints it; finds the
// marks of solutions in their markup.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "document/directive.hpp"
#include "document/markup.hpp"
#include "document/settings.hpp"
#include "problem/problem.hpp"
#include "replay_rules/replay.hpp"
#include "semantics/printing/solution_print.hpp"
#include "semantics/solution/reader.hpp"
#include "semantics/solution/tree.hpp"
#include "semantics/solution/walks.hpp"
#include "text/diagnostic.hpp"
#include "text/source_mapped_text.hpp"

namespace dawson::document {

/// The solution of a directive.
struct ReadSolution {
  semantics::Solution tree;
  text::SourceMappedText written;  ///< its lines, markup
  /// the same without escapes. The tree's spans refer to it, and its places to `written`, so that
  /// no code parses it as markup again
  Plain plain;
  text::SourceId source = text::at_hand;  ///< of its field; defaults may be in another file
  std::vector<std::string> conditions;
  std::optional<replay_rules::Replay> replay{};  ///< the replay, made by `check_solution`

  /// Returns a finding about the tree with its span in the source.
  text::Diagnostic origin(text::Diagnostic const& finding) const {
    return written.origin(plain.origin(finding));
  }
};

/// Reads the solution from the field among `fields` or the defaults, line by line; no value without
/// such a field.
std::optional<ReadSolution> read_solution_of(std::vector<FieldLine> const& fields,
                                             problem::Problem const& problem,
                                             Settings const& settings);

/// Returns whether a piece on the board is a nightrider by its name, by the legend or as a rotated
/// knight. The letter `N` of the solution is then not the knight.
bool has_nightriders(problem::Problem const& problem);

/// Returns what `semantics::read_solution` needs to read a solution of the problem, which must
/// outlive it. `language` is that of its letters, `options` are Popeye's.
semantics::SolutionContext context_of(problem::Problem const& problem, chess::Language language,
                                      std::string options);

/// Replays the solution and returns warnings: moves that cannot be played (W-EMPTY, W-WALK ...),
/// goals (W-GOAL), lengths (W-LENGTH), the number of solutions (W-COUNT), tries without a
/// refutation and refutations without a try (W-SIDE), groups that can be read in two ways
/// (W-SLASH), letters of another language (W-MIXED), PGN's numbers without a printed sign (W-NAG),
/// text that is kept as written since it is not understood (W-PROSE: the first, of a solution that
/// begins with a half-move; if `strict` all). `recorded` is what the replay records.
text::Diagnostics check_solution(ReadSolution& solution, problem::Problem const& problem,
                                 bool strict, replay_rules::Recorded recorded);

/// Returns the same warnings for a solution by itself, with spans in its own text; `replay` is its
/// replay.
text::Diagnostics check_solution(semantics::Solution const& tree,
                                 replay_rules::Replay const& replay,
                                 problem::Problem const& problem, bool strict);

/// Returns the lines of the solution as printed; parts that are no moves are markup. None if it
/// contains only text. `sources` as for `semantics::print_solution`; its words are those of the
/// markup.
std::vector<semantics::SolutionLine> print_solution_of(ReadSolution const& solution,
                                                       problem::Problem const& problem,
                                                       semantics::SolutionForm const& form,
                                                       Settings const& settings,
                                                       semantics::PrintSources sources);

/// A solution as plain text.
struct SolutionText {
  Plain plain;                     ///< without escapes; its places are those of the written text
  std::vector<text::Span> markup;  ///< parts of `plain` that are no moves, in their order
};

/// Returns the plain text of a solution. Pieces drawn in text (`\chess{Q}`, code `chess Q`, U+2654)
/// become letters. Notes, calls of footnotes among `links`, images, links, comments, commands and
/// emphasis without moves are kept as written, and listed. Braces are comments and are not changed.
/// Time is linear in the length of the text.
SolutionText plain_solution(std::string_view written, MarkupLanguage const& markup_language,
                            LinkDefinitions const& links, semantics::Letters const& letters);

}  // namespace dawson::document
