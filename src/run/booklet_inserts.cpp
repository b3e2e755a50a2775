#include "run/booklet_inserts.hpp"

#include <fmt/format.h>

#include "layout/figurine_notation.hpp"
#include "pages/index.hpp"
#include "run/glossary.hpp"
#include "type/collation.hpp"

namespace dawson::run {
namespace {

prose::Inlines joined(std::vector<prose::Inlines> const& parts, std::string const& between) {
  prose::Inlines out;
  for (prose::Inlines const& part : parts) {
    if (!out.empty()) out.push_back(prose::Text{between});
    out.insert(out.end(), part.begin(), part.end());
  }
  return out;
}

}  // namespace

pages::TextInsert solutions_text(document::Solutions const& solutions, chess::Language language) {
  pages::TextInsert insert;
  for (document::Solution const& solution : solutions.entries) {
    prose::Inlines head = solution.number;
    if (!head.empty()) head.push_back(prose::Text{")"});
    if (!solution.authors.empty()) {
      if (!head.empty()) head.push_back(prose::Text{" "});
      prose::Inlines const authors = joined(solution.authors, ", ");
      head.insert(head.end(), authors.begin(), authors.end());
      head.push_back(prose::Text{":"});
    }
    prose::Inlines paragraph;
    if (!head.empty()) paragraph = {prose::Strong{std::move(head)}, prose::Text{" "}};
    prose::Inlines const text = layout::with_figurines(solution.text, language);
    paragraph.insert(paragraph.end(), text.begin(), text.end());
    insert.paragraphs.push_back(std::move(paragraph));
  }
  return insert;
}

pages::GlossaryInsert glossary_insert(
    document::Glossary const& glossary,
    std::function<std::optional<layout::Style>(problem::View const&)> const& style_of) {
  Glossary const all = arranged(glossary);
  pages::GlossaryInsert insert;
  for (problem::Problem const* diagram : all.diagrams)
    insert.diagrams.push_back({*diagram, 1, style_of(diagram->view), {}});
  for (layout::Line const& line : all.lines) insert.below.paragraphs.push_back(as_text(line));
  return insert;
}

pages::TextInsert error_note(text::Source const& source, text::Diagnostic const& why) {
  text::Place const place = source.place(why.span.begin);
  return {{{prose::Strong{{prose::Text{fmt::format("{}, line {}: ", why.code, place.line)}}},
            prose::Text{why.message}}}};
}

void DiagramIndex::add(problem::Problem const& problem, std::string const& anchor) {
  auto const note = [&](document::Index::Of kind, std::string_view name) {
    if (!name.empty()) names_[kind].push_back({std::string(name), anchor});
  };
  for (problem::Entry const& author : problem.authors)
    note(document::Index::Of::authors, pages::plain_text(author.text));
  if (problem.source)
    note(document::Index::Of::sources, pages::source_name(pages::plain_text(problem.source->text)));
  for (problem::Entry const& theme : problem.themes)
    note(document::Index::Of::themes, pages::plain_text(theme.text));
}

pages::TextInsert DiagramIndex::text(
    document::Index::Of kind, std::string const& language,
    std::function<std::string(std::string const& anchor)> const& page_of) const {
  std::vector<pages::IndexEntry> entries;
  if (auto const names = names_.find(kind); names != names_.end())
    for (Name const& name : names->second)
      entries.push_back({name.name, {{name.anchor, page_of(name.anchor)}}});
  return {pages::index_paragraphs(std::move(entries), kind == document::Index::Of::authors,
                                  type::collation(language)),
          true};
}

}  // namespace dawson::run
