#include "run/booklet/booklet_inserts.hpp"

#include <fmt/format.h>

#include <utility>

#include "pages/index.hpp"
#include "prose/plain.hpp"
#include "run/board_design.hpp"
#include "run/book/indexes.hpp"
#include "type/collation.hpp"

namespace dawson::run {
namespace {

pages::DiagramInsert insert(DiagramContent diagram) {
  pages::DiagramInsert out;
  out.across = diagram.across;
  out.source = std::move(diagram.shown);
  for (DiagramContent& twin : diagram.twins) out.twins.push_back(insert(std::move(twin)));
  out.style = std::move(diagram.design.style);
  out.anchor = std::move(diagram.anchor);
  out.problem = std::move(diagram.problem);
  out.caption = std::move(diagram.caption);
  return out;
}

pages::TextInsert insert(SolutionsContent const& solutions) {
  pages::TextInsert out;
  for (SolutionContent const& solution : solutions.entries)
    out.paragraphs.insert(out.paragraphs.end(), solution.paragraphs.begin(),
                          solution.paragraphs.end());
  out.columns = static_cast<std::size_t>(solutions.columns);
  return out;
}

pages::GlossaryInsert insert(GlossaryContent& glossary) {
  pages::GlossaryInsert out;
  for (DiagramContent& diagram : glossary.diagrams)
    out.diagrams.push_back(insert(std::move(diagram)));
  for (layout::CaptionRow const& line : glossary.lines)
    out.below.paragraphs.push_back(as_text(line));
  return out;
}

prose::Table insert(ProblemTable const& table, PageOf const& page_of) {
  using prose::Align;
  prose::Table out{{Align::left, Align::left, Align::left, Align::right}, {}, {}};
  for (std::string const& word : problem_head(table.language))
    out.head.push_back({prose::Text{word}});
  for (ListedProblem const& problem : table.problems) {
    prose::Inlines page;
    if (!problem.anchor.empty())
      page = {prose::Link{"#" + problem.anchor, {}, {prose::Text{page_of(problem.anchor)}}}};
    out.rows.push_back({problem.number, problem.authors, problem.task, std::move(page)});
  }
  return out;
}

pages::TextInsert insert(IndexContent const& index, std::string const& language,
                         PageOf const& page_of) {
  auto entries = entries_of(
      index, [](prose::Inlines const& text) { return prose::plain(text); },
      [&](std::string const& anchor, std::string number) {
        return index.by_numbers ? number : page_of(anchor);
      });
  return {pages::index_paragraphs(std::move(entries), type::collation(language)), 0};
}

pages::TextInsert insert(Failed const& failed) {
  return {
      {{prose::Strong{{prose::Text{fmt::format("{}, line {}: ", failed.code, failed.place.line)}}},
        prose::Text{failed.message}}}};
}

}  // namespace

pages::Insert insert_of(Content content, std::string const& language, PageOf const& page_of) {
  using pages::Insert;
  return std::visit(
      Cases{
          [](DiagramContent& one) -> Insert { return insert(std::move(one)); },
          [](SolutionsContent const& one) -> Insert { return insert(one); },
          [](GlossaryContent& one) -> Insert { return insert(one); },
          [&](IndexContent const& one) -> Insert { return insert(one, language, page_of); },
          [&](ProblemTable const& one) -> Insert { return insert(one, page_of); },
          [](Failed const& one) -> Insert { return insert(one); },
          [](one_of<Men, Nothing, Kept> auto const&) -> Insert { return {}; },
      },
      content);
}

std::optional<prose::Inline> inline_of(Content const& content) {
  using Inline = std::optional<prose::Inline>;
  return std::visit(
      Cases{
          [](Men const& one) -> Inline { return prose::Figurines{one.men}; },
          [](Failed const&) -> Inline { return prose::Text{}; },
          [](one_of<DiagramContent, SolutionsContent, GlossaryContent, IndexContent, ProblemTable,
                    Nothing, Kept> auto const&) -> Inline { return {}; },
      },
      content);
}

}  // namespace dawson::run
