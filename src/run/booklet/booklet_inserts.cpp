#include "run/booklet/booklet_inserts.hpp"

#include <fmt/format.h>

#include <utility>

#include "pages/index.hpp"
#include "run/board_design.hpp"
#include "run/indexes.hpp"
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

pages::GlossaryInsert insert(GlossaryContent const& glossary) {
  pages::GlossaryInsert out;
  for (DiagramContent const& diagram : glossary.diagrams)
    out.diagrams.push_back({diagram.problem, diagram.caption, 1, diagram.design.style, {}});
  for (layout::CaptionRow const& line : glossary.lines)
    out.below.paragraphs.push_back(as_text(line));
  return out;
}

prose::Table table_of(std::vector<IndexedProblem> const& problems, chess::Language language,
                      PageOf const& page_of) {
  using prose::Align;
  prose::Table out{{Align::left, Align::left, Align::left, Align::right}, {}, {}};
  for (std::string const& word : problem_head(language)) out.head.push_back({prose::Text{word}});
  for (IndexedProblem const& problem : problems)
    out.rows.push_back(
        {problem.number,
         problem.authors,
         problem.task,
         {prose::Link{"#" + problem.anchor, {}, {prose::Text{page_of(problem.anchor)}}}}});
  return out;
}

pages::Insert insert(IndexContent const& index, std::string const& language,
                     PageOf const& page_of) {
  if (index.kind.of == document::Index::Of::problems)
    return table_of(index.problems, index.kind.language, page_of);
  std::vector<pages::IndexEntry> entries;
  for (IndexedName const& name : index.names)
    entries.push_back(
        {name.name,
         {{name.anchor,
           index.kind.by == document::IndexBy::numbers ? name.number : page_of(name.anchor)}}});
  return pages::TextInsert{pages::index_paragraphs(std::move(entries), type::collation(language)),
                           0};
}

pages::TextInsert insert(Failed const& failed) {
  return {
      {{prose::Strong{{prose::Text{fmt::format("{}, line {}: ", failed.code, failed.place.line)}}},
        prose::Text{failed.message}}}};
}

}  // namespace

pages::Insert insert_of(Content content, std::string const& language, PageOf const& page_of) {
  if (auto* diagram = std::get_if<DiagramContent>(&content)) return insert(std::move(*diagram));
  if (auto const* solutions = std::get_if<SolutionsContent>(&content)) return insert(*solutions);
  if (auto const* glossary = std::get_if<GlossaryContent>(&content)) return insert(*glossary);
  if (auto const* index = std::get_if<IndexContent>(&content))
    return insert(*index, language, page_of);
  if (auto const* failed = std::get_if<Failed>(&content)) return insert(*failed);
  return {};
}

}  // namespace dawson::run
