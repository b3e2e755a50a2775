// Indexes: collected while a book is read, and put in order before a renderer writes them.
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

/// What a book's diagrams so far have for its indexes.
class CollectedIndexes : public ExpectedUses {
 public:
  /// Names and the problem, as its captions print them, but for the order of names.
  void add(DiagramContent const& diagram);
  /// The same of a diagram that is not set: nothing leads there.
  void add_elsewhere(DiagramContent diagram) {
    diagram.anchor.clear();
    add(diagram);
  }

  /// What an index prints. W-INDEX: names whose diagrams have no number, where it leads to these.
  Content print(document::Index const& kind, text::Span where, text::Diagnostics& findings);

  void begin_again();

 private:
  std::map<document::Index::Of, std::vector<IndexedName>> names_;
  std::vector<ListedProblem> problems_;
};

/// The names of an index, not sorted, as a renderer writes them; `place` is what it prints of the
/// place that an anchor is, the number written.
std::vector<pages::IndexEntry> entries_of(
    IndexContent const& index, std::function<std::string(prose::Inlines const&)> const& written,
    std::function<std::string(std::string const& anchor, std::string number)> const& place);

/// Makes keys of names that are code of LaTeX, by their letters.
pages::Collate collation_of_code(chess::Language language);

/// The head of the table of problems: number, author, task, page.
std::array<std::string, 4> problem_head(chess::Language language);

}  // namespace dawson::run
