#include "run/weave/latex_host.hpp"

#include <vector>

#include "backend/latex/tex_escape.hpp"
#include "drawing/board.hpp"
#include "run/indexes.hpp"
#include "run/style/shipped_styles.hpp"

namespace dawson::run {
std::string LatexHost::set(Content const& content, text::SourceId source, text::Span where) {
  if (auto const* diagram = std::get_if<DiagramContent>(&content))
    return set(*diagram, source, where);
  if (auto const* men = std::get_if<Men>(&content)) return set(*men);
  if (auto const* glossary = std::get_if<GlossaryContent>(&content)) return set(*glossary);
  if (auto const* solutions = std::get_if<SolutionsContent>(&content))
    return with_pieces(backend::tikz_solutions(solutions->columns), solutions->pieces);
  if (auto const* index = std::get_if<IndexContent>(&content)) return set(*index);
  if (auto const* failed = std::get_if<Failed>(&content))
    return backend::tikz_error(failed->code, failed->place.line, failed->place.column,
                               failed->message);
  return {};
}

std::string LatexHost::set(DiagramContent const& diagram, text::SourceId source, text::Span where) {
  return without_twins(diagram, source, where) + twins(diagram);
}

std::string LatexHost::set_across(DiagramContent const& diagram, text::SourceId source,
                                  text::Span where, std::size_t columns, bool last) {
  return backend::tikz_across(without_twins(diagram, source, where), columns, last) +
         twins(diagram);
}

std::string LatexHost::twins(DiagramContent const& diagram) {
  if (diagram.twins.empty()) return {};
  return set(GlossaryContent{diagram.twins, {}, {}, diagram.design.pieces});
}

std::string LatexHost::without_twins(DiagramContent const& diagram, text::SourceId source,
                                     text::Span where) {
  problem::Problem const& problem = diagram.problem;
  layout::Scene const scene = scene_of(diagram);
  auto const* entry = problem.first(problem::FieldId::number);
  std::string const number = entry ? backend::tex_prose(entry->text) : std::string();
  auto const page = page_of(scene, diagram.design.pieces, source, where);
  auto const code = [&] {
    if (diagram.in_line)
      return page ? backend::tikz_inline_page(scene, *page) : backend::tikz_inline_board(scene);
    std::string const board =
        page ? backend::tikz_board_page(scene, *page) : backend::tikz_board(scene);
    return backend::tikz_diagram(scene, board, diagram.caption,
                                 {number, diagram.indexed ? diagram.anchor : problem.label,
                                  usual_style().caption.fonts, diagram.language});
  };
  return with_pieces(code(), diagram.design.pieces);
}

std::string LatexHost::set(Men const& men) {
  return with_pieces(backend::tikz_figurines(men.men), men.pieces);
}

std::string LatexHost::set(GlossaryContent const& glossary) {
  if (glossary.empty()) return {};
  std::vector<backend::TexGlossaryEntry> entries;
  for (DiagramContent const& diagram : glossary.diagrams)
    entries.push_back({scene_of(diagram), diagram.caption});
  return with_pieces(backend::tikz_glossary(entries, glossary.lines, usual_style().caption.fonts),
                     glossary.pieces);
}

std::string LatexHost::set(IndexContent const& index) {
  if (index.kind.of == document::Index::Of::problems) {
    auto const head = problem_head(index.kind.language);
    std::string lines;
    for (IndexedProblem const& problem : index.problems)
      lines += backend::tikz_problem(
          backend::tex_prose(problem.number), backend::tex_prose(problem.authors),
          backend::tex_prose(problem.task), backend::tikz_pages({problem.anchor}));
    return backend::tikz_problems(
        backend::tikz_problem(backend::tex_text(head[0]), backend::tex_text(head[1]),
                              backend::tex_text(head[2]), backend::tex_text(head[3])),
        lines);
  }
  std::vector<std::pair<std::string, std::string>> entries;
  for (pages::IndexEntry const& entry : entries_of(index, chess::about(index.kind.language).code)) {
    std::string places;
    if (index.kind.by == document::IndexBy::pages) {
      std::vector<std::string> labels;
      for (pages::Reference const& reference : entry.references) labels.push_back(reference.label);
      places = backend::tikz_pages(labels);
    } else {
      for (auto const& [first, last] : pages::reference_ranges(entry.references)) {
        places += (places.empty() ? "" : ", ") + backend::tikz_number({first.label, first.page});
        if (first.page != last.page)
          places += "\\textendash{}" + backend::tikz_number({last.label, last.page});
      }
    }
    entries.emplace_back(entry.name, std::move(places));
  }
  return backend::tikz_index(entries);
}

// The user's code needs a board of TikZ's.
std::optional<backend::PdfPage> LatexHost::page_of(layout::Scene const& scene,
                                                   PieceSet const* pieces, text::SourceId source,
                                                   text::Span where) {
  if (boards_.empty() || !scene.code.empty()) return {};
  text::Diagnostics findings;
  auto const number =
      pages_.add(job_, scene, pieces ? &pieces->pictures : nullptr, where, findings);
  job_.report(std::move(findings), source);
  if (!number) return {};
  return backend::PdfPage{boards_, *number, drawing::board_box(scene)};
}

std::string LatexHost::with_pieces(std::string const& code, PieceSet const* pieces) {
  if (!pieces || pieces->pdf.empty() || code.empty()) return code;
  files_.try_emplace(pieces->pages.file(), pieces->pdf);
  return backend::tikz_with_pieces(pieces->pages, code);
}

std::map<std::string, std::string> LatexHost::close() {
  std::string bytes = pages_.close();
  if (!bytes.empty()) files_[boards_] = std::move(bytes);
  return std::move(files_);
}

}  // namespace dawson::run
