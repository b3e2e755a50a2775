// What a compilation collects until a directive prints it, for this book or another: indexes and
// solutions, with their selection and order. For the compilation and renderers.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "chess/language.hpp"
#include "collection/record.hpp"
#include "collection/selection.hpp"
#include "compile/collected_indexes.hpp"
#include "compile/content.hpp"
#include "document/directive_kinds.hpp"
#include "document/reader.hpp"
#include "problem/problem.hpp"
#include "replay_rules/replay.hpp"
#include "semantics/printing/solution_print.hpp"
#include "type/language_rules.hpp"

namespace dawson::run {

/// A solution that is kept until a directive prints it.
struct CollectedSolution {
  SolutionContent content;
  problem::SolutionPrint when = problem::SolutionPrint::here;
  bool printed = false;  ///< its own document prints it
  std::string number{};  ///< number of its diagram, without markup; may be empty
  std::string label{};   ///< label of its diagram; may be empty
  /// Record of its diagram, if a directive selects or sorts by fields.
  collection::Record record{};
};

/// Adds to a solution the record by which it is selected and sorted.
void describe(problem::Problem const& problem, CollectedSolution& solution);

/// A criterion of `select` among solutions.
struct SolutionCriterion {
  enum class Of : std::uint8_t { numbers, labels, unprinted, fields } of = Of::fields;
  std::vector<text::SourceMappedText> names;  ///< numbers, ranges of them, or labels
};

/// Parses a criterion: numbers of diagrams ("18401-18410, T-4"), `unprinted`, `label L, M`; others
/// are criteria for problems of a file.
SolutionCriterion solution_criterion(text::SourceMappedText const& written);

/// The criteria and the order of one directive.
class SolutionChoice {
 public:
  /// Parses the criteria and the order. Criteria are numbers of diagrams ("18401-18410, T-4"),
  /// `unprinted` (their own document does not print them), `label L, M`, or criteria for problems
  /// of a file ("author Petkov"). A solution must meet all of them. E-SELECT, E-SORT.
  SolutionChoice(document::FromOthers const& of, text::Diagnostics& findings);

  /// Returns whether a solution meets all criteria, and notes the numbers and labels that occur.
  bool takes(CollectedSolution const& solution);

  /// Sorts the solutions; keeps their order if the directive gives none.
  void sort(std::vector<CollectedSolution>& solutions, chess::Language language) const;

  /// Reports W-SELECT for each number and label that no solution has had.
  void report_of_absent(text::Diagnostics& findings) const;

 private:
  struct Name {  // a number or a range of numbers, or a label
    text::SourceMappedText written;
    bool met = false;
  };
  struct Criterion {
    SolutionCriterion::Of of;
    std::vector<Name> names;
  };

  text::SourceId source_ = text::at_hand;
  std::vector<Criterion> named_;
  collection::Selection fields_;
  bool unprinted_ = false;
  std::vector<collection::SortKey> keys_;
};

/// How the lines of a printed solution are composed.
enum class SolutionLines : std::uint8_t {
  left_out,    ///< for a check, which needs only half-moves that keep their notation
  with_head,   ///< the head is the first line or its beginning
  head_apart,  ///< the head is separate from the lines
};

/// Returns the solution of a diagram made from `read`, as `style` prints it; no value if it has
/// none. With `moves`, half-moves are in the slot
/// `move`, and `moves` receives their source places in the order of print. `boards` receives the
/// boards of the lines, in their order.
std::optional<SolutionContent> solution_of(DiagramContent const& diagram,
                                           document::Diagram const& read,
                                           layout::CaptionStyle const& style,
                                           document::Settings const& settings, SolutionLines lines,
                                           std::vector<semantics::BoardInPlay>& boards,
                                           std::vector<text::Span>* moves = nullptr);

/// Returns the form of a solution for which neither the problem nor a style has one: `in_place` for
/// studies, else `run_in`.
semantics::SolutionForm::Lines default_lines(problem::Problem const& problem);

/// Returns how a style prints moves in a document in that language; `lines` is the form if neither
/// the problem nor the style has one.
semantics::SolutionForm solution_form(layout::CaptionStyle const& style,
                                      problem::Problem const& problem, chess::Language document,
                                      semantics::SolutionForm::Lines lines);

/// Lets `form` print letters of another source in the language of the document.
void use_letters_of(chess::Language document, semantics::SolutionForm& form);

/// Returns true if half-moves are printed in short or long notation, whatever is written.
bool prints_other_notation(layout::CaptionStyle const& style);

/// Returns what the printer needs of the form and of the replay of a solution in that language; the
/// result refers to both.
semantics::PrintSources print_sources(semantics::SolutionForm const& form, chess::Language solution,
                                      std::optional<replay_rules::Replay> const& replay);

/// Returns whether captions in that style print the solution, below the diagram itself.
bool prints_solution(layout::CaptionStyle const& style);

/// Problems that one finding reports together.
class ReportedProblems {
 public:
  /// Adds a problem with that number (may be empty); `first` is kept for the first one.
  void add(std::string number, text::Diagnostic first);
  std::size_t count() const { return numbers_.size(); }
  /// Returns the first numbers, in parentheses after a blank; empty if no problem has one.
  std::string named() const;
  /// Returns the finding of the first one, with that message and remedy.
  text::Diagnostic finding(std::string message, std::string hint) const;

 private:
  text::Diagnostic first_;
  std::vector<std::string> numbers_;
};

/// The solutions of a book's diagrams that no directive has printed yet.
class CollectedSolutions : public ExpectedUses {
 public:
  /// Adds a solution. `missed`: its place, if it must be reported when no directive prints it.
  void add(CollectedSolution solution, std::optional<text::Note> missed);

  /// Records that no directive, read or to come, prints the solution at `where`.
  void miss(text::Note where);

  /// Returns whether a directive of the book selects by fields; then each solution needs
  /// `describe`.
  bool describes() const { return describes_; }
  /// Requires `describe` for all solutions.
  void describe_all() { describes_ = true; }

  /// Returns the solutions that a directive prints; the others wait for the next directive.
  /// W-NOTHING: there is none.
  std::vector<CollectedSolution> print(SolutionChoice& choice, text::Span where,
                                       text::Diagnostics& findings);

  /// Records that a directive printed nothing because of a reported fault. `print` then does not
  /// report W-NOTHING when no diagram above has a solution.
  void expect_none() { expects_none_ = true; }

  /// Returns W-UNPRINTED for all missed solutions, once, at the end of the book; no value if there
  /// are none.
  std::optional<text::Diagnostic> rest();

  /// Records half-moves of the solution with that number (may be empty) that keep their notation;
  /// `first` is a finding at the first of them.
  void keep_notation(std::string number, std::size_t half_moves, text::Diagnostic first);

  /// Returns W-NOTATION for all of them, once; no value if there are none.
  std::optional<text::Diagnostic> kept_notation();

  /// Records a problem without a solution; `first` is a finding at its directive.
  void lack(std::string number, text::Diagnostic first);

  /// Records a solution that is not played to its end though nothing in it is reported; `first` is
  /// a finding at its directive.
  void leave_unplayed(std::string number, text::Diagnostic first);

  /// Returns W-PLAY for all of them, once; no value if there are none.
  std::optional<text::Diagnostic> unplayed();

  /// Returns W-UNSOLVED for the recorded ones if other problems have solutions; else no value.
  std::optional<text::Diagnostic> unsolved();

  /// Forgets all solutions, for a second reading of the book.
  void begin_again();

 private:
  struct Waiting {
    CollectedSolution solution;
    std::optional<text::Note> missed;
  };
  std::vector<Waiting> waiting_;
  text::Note first_missed_;
  std::size_t missed_ = 0;
  ReportedProblems keeping_;  ///< solutions with half-moves that keep their notation
  std::size_t kept_ = 0;      ///< half-moves
  ReportedProblems unplayed_;
  ReportedProblems lacking_;  ///< problems without a solution
  std::size_t added_ = 0;     ///< solutions
  bool describes_ = false;
  bool expects_none_ = false;
};

/// Sorts `all` by these keys; the sort is stable. `record` returns the record of an item; null
/// (none) sorts first.
template <class T, class Record>
void sort_by_records(std::vector<T>& all, std::vector<collection::SortKey> const& keys,
                     chess::Language language, Record const& record) {
  auto const collate = type::collation(chess::about(language).code);
  std::vector<std::pair<std::vector<std::string>, T>> sorted;
  for (T& one : all) {
    collection::Record const* const of = record(one);
    std::vector<std::string> texts;
    for (collection::SortKey const& key : keys)
      texts.push_back(of ? collate(collection::sort_text(*of, key)) : "");
    sorted.emplace_back(std::move(texts), std::move(one));
  }
  std::ranges::stable_sort(sorted, [&](auto const& a, auto const& b) {
    for (std::size_t i = 0; i < keys.size(); ++i)
      if (a.first[i] != b.first[i])
        return keys[i].descending ? b.first[i] < a.first[i] : a.first[i] < b.first[i];
    return false;
  });
  all.clear();
  for (auto& [texts, one] : sorted) all.push_back(std::move(one));
}

/// Solutions and index entries of a book that is not typeset.
struct Accumulated {
  /// Solutions of all diagrams, except those that are never printed.
  std::vector<CollectedSolution> solutions;
  CollectedIndexes indexes;  ///< indexes without links: places are numbers of diagrams
  std::size_t failed = 0;    ///< number of diagrams with errors
};

}  // namespace dawson::run
