#include "write/booklet/booklet_indexes.hpp"

#include <string>
#include <utility>

#include "compile/collected_indexes.hpp"
#include "pages/front/index.hpp"
#include "prose/blocks.hpp"
#include "prose/prose.hpp"

namespace dawson::run {
namespace {

prose::Inlines page_link(std::string const& anchor, PageOf const& page_of) {
  if (anchor.empty()) return {};
  return {prose::Link{"#" + anchor, {}, {prose::Text{page_of(anchor)}}}};
}

prose::Table table(ProblemTable const& table, PageOf const& page_of) {
  using prose::Align;
  prose::Table out{{Align::right, Align::left, Align::left, Align::right}, {}, {}};
  for (std::string const& word : problem_head(table.language))
    out.head.push_back({prose::Text{word}});
  for (std::size_t i = 0; i < table.problems.size(); ++i) {
    ListedProblem const& problem = table.problems[i];
    out.rows.push_back(
        {problem.number, authors_in(table, i), problem.task, page_link(problem.anchor, page_of)});
  }
  return out;
}

pages::IndexRow group_row(std::string const& name) {
  return {{}, {prose::Strong{{prose::Text{name}}}}, {}, true};
}

pages::IndexInsert lines(ProblemTable const& index, PageOf const& page_of) {
  pages::IndexInsert out;
  for (ProblemGroup const& group : groups_of(index)) {
    if (!group.name.empty()) out.rows.push_back(group_row(group.name));
    for (ListedProblem const* const problem : group.problems)
      out.rows.push_back({problem->number, problem->task, page_link(problem->anchor, page_of)});
  }
  return out;
}

}  // namespace

pages::Insert insert_of(IndexContent const& index, PageOf const& page_of) {
  auto entries = entries_of(
      index, [](prose::Inlines const& text) { return prose::plain(text); },
      [&](std::string const& anchor, std::string number) {
        return index.by_numbers ? number : page_of(anchor);
      });
  pages::IndexInsert out;
  for (pages::IndexLine const& line : pages::index_lines(std::move(entries), order_of(index))) {
    if (!line.letter.empty()) out.rows.push_back(group_row(line.letter));
    out.rows.push_back(
        {{}, {prose::Text{printed_name(line)}}, index_places(line.entry.references)});
  }
  return out;
}

pages::Insert insert_of(ProblemTable const& index, PageOf const& page_of) {
  if (index.with_authors) return table(index, page_of);
  return lines(index, page_of);
}

}  // namespace dawson::run
