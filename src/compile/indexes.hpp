// Indexes, collected while a book is read, and sorted before a renderer writes them.
#pragma once

#include <array>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "compile/content.hpp"
#include "compile/expected_uses.hpp"
#include "document/reader.hpp"
#include "pages/front/index.hpp"

namespace dawson::run {

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
  /// diagrams have none are left out.
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

/// Returns a function that makes sort keys of names written in LaTeX code, by their letters.
pages::Collate collation_of_code(chess::Language language);

/// Returns the column heads of the table of problems: number, author, task, page.
std::array<std::string, 4> problem_head(chess::Language language);

}  // namespace dawson::run
