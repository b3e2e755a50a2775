// What a compilation collects for the indexes of a book, and what an index prints.
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "chess/language.hpp"
#include "compile/content.hpp"
#include "document/reader.hpp"
#include "pages/front/index.hpp"
#include "text/diagnostic.hpp"

namespace dawson::run {

/// Counts the directives that the scan has found and those that have been read.
class ExpectedUses {
 public:
  /// Counts a directive found by the scan.
  void expect() { ++found_; }
  /// Counts a directive that has been read.
  void meet() { ++set_; }
  /// Returns whether one of them is still to come.
  bool is_expected() const { return set_ < found_; }

 protected:
  std::size_t found_ = 0, set_ = 0;
};

/// The entries that a book's diagrams so far give to its indexes.
class CollectedIndexes : public ExpectedUses {
 public:
  /// Adds the names and the problem of a diagram. Both are as captions print them, except for the
  /// order of a name's parts.
  void add(DiagramContent const& diagram);
  /// Adds a diagram of a document that is not typeset: no link leads there.
  void add_elsewhere(DiagramContent diagram) {
    diagram.anchor.clear();
    add(diagram);
  }

  /// Returns what an index prints. W-INDEX: the index gives numbers of diagrams, and names whose
  /// diagrams have none are left out; or `sort` names an entry that the index does not have.
  Content print(document::Index const& kind, text::Span where, text::Diagnostics& findings);

  /// Forgets all entries, for a second reading of the book.
  void begin_again();

 private:
  std::map<document::Index::Of, std::vector<IndexedName>> names_;
  std::vector<ListedProblem> problems_;
};

/// Returns the names of an index as a renderer writes them, unsorted. `place` returns what is
/// printed for the place of an anchor; it receives the number as written.
std::vector<pages::IndexEntry> entries_of(
    IndexContent const& index, std::function<std::string(prose::Inlines const&)> const& written,
    std::function<std::string(std::string const& anchor, std::string number)> const& place);

/// Returns the order of an index.
pages::IndexOrder order_of(IndexContent const& index);

/// Problems whose tasks are of one group, and its name.
struct ProblemGroup {
  std::string name;
  std::vector<ListedProblem const*> problems;  ///< in reading order
};

/// Returns the problems of an index in their groups; one group has no name.
std::vector<ProblemGroup> groups_of(ProblemTable const& index);

/// Returns the authors as the table prints them: a dash for the authors of the line above.
prose::Inlines authors_in(ProblemTable const& table, std::size_t line);

/// Returns the column heads of the table of problems: number, author, task, page.
std::array<std::string, 4> problem_head(chess::Language language);

}  // namespace dawson::run
