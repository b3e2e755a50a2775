#include "run/weave/many_diagrams.hpp"

#include <utility>

#include "backend/latex/tikz.hpp"
#include "run/weave/line_keeper.hpp"

namespace dawson::run {

void ManyDiagrams::take(Content content) {
  auto const* diagram = std::get_if<DiagramContent>(&content);
  if (!diagram) {
    end_row();
    return write(content, 0, true);
  }
  bool const full = row_.size() + 1 == static_cast<std::size_t>(diagram->across);
  bool const has_twins = !diagram->twins.empty();
  row_.push_back(std::move(content));
  if (full || has_twins) end_row();
}

void ManyDiagrams::finish() { end_row(); }

// The last row keeps the columns of those above it; alone it makes its own.
void ManyDiagrams::end_row() {
  if (row_.empty()) return;
  std::vector<Content> const row = std::exchange(row_, {});
  auto const across = static_cast<std::size_t>(std::get<DiagramContent>(row.front()).across);
  std::size_t const columns = first_row_ ? row.size() : across;
  first_row_ = false;
  for (Content const& one : row) write(one, columns, &one == &row.back());
}

void ManyDiagrams::write(Content const& content, std::size_t columns, bool last) {
  auto const* diagram = std::get_if<DiagramContent>(&content);
  std::string code = diagram ? host_.set_across(*diagram, source_, where_, columns, last)
                             : host_.set(content, source_, where_);
  if (code.empty()) return;
  if (diagram && diagram->solution)
    put_(cut_into_lines(backend::tikz_solve(
        diagram->solution->id, backend::tikz_solution(diagram->solution->paragraphs))));
  if (diagram) code = std::exchange(ahead_, {}) + code;
  put_(code.size() > longest_line ? cut_into_lines(code) : code + "%\n");
}

}  // namespace dawson::run
