#include "edition/diagram_rows.hpp"

#include <utility>

namespace dawson::run {

std::vector<DiagramContent const*> Row::diagrams() const {
  std::vector<DiagramContent const*> out;
  for (PlacedContent const& one : contents)
    if (auto const* diagram = diagram_of(one.content)) out.push_back(diagram);
  return out;
}

void Rows::add(Content&& content, std::size_t directive, bool follows) {
  DiagramContent const* const diagram = diagram_of(content);
  if (habits_.go_on && follows && std::holds_alternative<EmptyContent>(content)) {
    row_.emplace_back(std::move(content), directive);
    if (!rule_.is_open()) take_({std::exchange(row_, {}), 1, 1, false});
    return;
  }
  if (!diagram || !follows || rule_.ends_before(diagram->across)) finish();
  bool const ends = !diagram || (twins_end_rows_ && !diagram->twins.empty());
  bool const full = rule_.add(diagram ? diagram->across : 1);
  row_.emplace_back(std::move(content), directive);
  if (full) end_row();
  if (ends) finish();
}

void Rows::finish() {
  end_row();
  rule_.part();
}

void Rows::end_row() {
  if (row_.empty()) return;
  Row row{std::exchange(row_, {}), rule_.across(), 1, rule_.continues()};
  row.columns = rule_.end();
  if (habits_.whole && !row.diagrams().empty()) row.columns = row.across;
  take_(std::move(row));
}

std::vector<std::vector<DiagramContent const*>> small_rows(
    std::vector<DiagramContent> const& diagrams) {
  std::vector<std::vector<DiagramContent const*>> out;
  for (std::size_t i = 0; i < diagrams.size(); ++i) {
    if (i % small_across == 0) out.emplace_back();
    out.back().push_back(&diagrams[i]);
  }
  return out;
}

}  // namespace dawson::run
