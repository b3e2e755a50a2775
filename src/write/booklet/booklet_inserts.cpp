#include "write/booklet/booklet_inserts.hpp"

#include <fmt/format.h>

#include <utility>

#include "backend/qr_code.hpp"
#include "compile/indexes.hpp"
#include "document/fields/fields.hpp"
#include "pages/front/index.hpp"
#include "prose/plain.hpp"
#include "speech/described.hpp"
#include "style/board_design.hpp"
#include "type/collation.hpp"

namespace dawson::run {
namespace {

// What a field says of where the diagram is set.
std::string placing(problem::Problem const& problem, std::string_view field) {
  problem::Entry const* const entry = problem.first(document::find_field(field)->id);
  return entry ? prose::plain(entry->text) : std::string();
}

pages::Floating floating(problem::Problem const& problem) {
  using pages::Floating;
  constexpr std::pair<std::string_view, Floating> words[] = {{"here", Floating::here},
                                                             {"top", Floating::top},
                                                             {"page", Floating::page},
                                                             {"left", Floating::left},
                                                             {"right", Floating::right}};
  std::string const written = placing(problem, "float");
  for (auto const& [word, meaning] : words)
    if (word == written) return meaning;
  return Floating::automatic;
}

pages::DiagramInsert insert(DiagramContent diagram, std::string const& language) {
  pages::DiagramInsert out;
  out.words = words_of(diagram, language);
  if (auto const* const link = code_link(diagram)) out.code = backend::qr_code(link->value);
  out.across = diagram.across;
  out.source = std::move(diagram.shown);
  for (DiagramContent& twin : diagram.twins) out.twins.push_back(insert(std::move(twin), language));
  out.style = std::move(diagram.design.style);
  out.anchor = std::move(diagram.anchor);
  out.floating = floating(diagram.problem);
  constexpr std::string_view spanning = "columns";
  out.span = placing(diagram.problem, "span") == spanning;
  out.problem = std::move(diagram.problem);
  out.caption = std::move(diagram.caption);
  return out;
}

pages::TextInsert insert(SolutionsContent const& solutions) {
  pages::TextInsert out;
  for (SolutionContent const& solution : solutions.entries)
    out.lines.insert(out.lines.end(), solution.lines.begin(), solution.lines.end());
  out.columns = static_cast<std::size_t>(solutions.columns);
  out.kind = pages::LayoutKind::solution;
  return out;
}

pages::GlossaryInsert insert(GlossaryContent& glossary, std::string const& language) {
  pages::GlossaryInsert out;
  for (DiagramContent& diagram : glossary.diagrams)
    out.diagrams.push_back(insert(std::move(diagram), language));
  for (layout::CaptionRow const& line : glossary.lines) out.below.lines.push_back({as_text(line)});
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
  pages::TextInsert out{{}, 0, pages::LayoutKind::index};
  for (prose::Inlines& line :
       pages::index_paragraphs(std::move(entries), type::collation(language)))
    out.lines.push_back({std::move(line)});
  return out;
}

pages::TextInsert insert(ErrorContent const& failed) {
  auto place = fmt::format("{}, line {}: ", failed.code, failed.place.line);
  return {{{{prose::Strong{{prose::Text{std::move(place)}}}, prose::Text{failed.message}}}}};
}

}  // namespace

namespace {

// Nothing where it is the book's anyhow.
std::string told_language(chess::Language language, std::string const& of_book) {
  std::string_view const code = chess::about(language).code;
  return code == of_book ? std::string() : std::string(code);
}

}  // namespace

pages::FigureWords words_of(DiagramContent const& diagram, std::string const& language) {
  if (!diagram.described) return {};
  return {diagram.described->full(), told_language(diagram.described->language, language),
          diagram.described->decorative};
}

pages::FigureWords words_of(chess::SquareContent const& piece, chess::Language language,
                            std::string const& of_book) {
  return {speech::pieces_in_words({piece}, language), told_language(language, of_book)};
}

pages::Insert insert_of(Content content, std::string const& language, PageOf const& page_of) {
  using pages::Insert;
  return std::visit(
      Cases{
          [&](DiagramContent& one) -> Insert { return insert(std::move(one), language); },
          [](SolutionsContent const& one) -> Insert { return insert(one); },
          [&](GlossaryContent& one) -> Insert { return insert(one, language); },
          [&](IndexContent const& one) -> Insert { return insert(one, language, page_of); },
          [&](ProblemTable const& one) -> Insert { return insert(one, page_of); },
          [](ErrorContent const& one) -> Insert { return insert(one); },
          [](one_of<InlinePieces, PageWord, EmptyContent, Verbatim> auto const&) -> Insert {
            return {};
          },
      },
      content);
}

}  // namespace dawson::run
