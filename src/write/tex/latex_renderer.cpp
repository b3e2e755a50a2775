#include "write/tex/latex_renderer.hpp"

#include <algorithm>
#include <iterator>
#include <vector>

#include <fmt/format.h>

#include "backend/latex/tex_caption.hpp"
#include "backend/latex/tex_escape.hpp"
#include "backend/latex/tikz.hpp"
#include "backend/pdf/pdf.hpp"
#include "backend/qr_code.hpp"
#include "compile/collected_contents.hpp"
#include "compile/diagram/diagram_checks.hpp"
#include "disk/embedding.hpp"
#include "drawing/board.hpp"
#include "edition/booklet_design.hpp"
#include "session/invocation.hpp"
#include "session/style_files.hpp"
#include "style/shipped_styles.hpp"
#include "style/styles.hpp"
#include "style/yaml_style.hpp"

namespace dawson::run {
namespace {

// Returns how diagrams are placed in a row, as in booklets: a grid extends from edge to edge.
backend::TexRowLook row_look(PageStyle const& style) {
  backend::TexRowLook look;
  using Align = backend::TexRowLook::Align;
  if (style.gap) look.gap = style.gap->points;
  look.align = static_cast<Align>(align_of(style));
  return look;
}

// Adds the description of a board in a tagged document.
std::string with_description(DiagramContent const& diagram, std::string board) {
  if (diagram.described) board = backend::tikz_described(diagram.described->full(), board);
  return board;
}

// Returns the places of an entry: numbers linked to their diagrams, or pages.
std::string places(pages::IndexEntry const& entry, bool by_numbers) {
  std::string out;
  if (!by_numbers) {
    std::vector<std::string> labels;
    for (pages::Reference const& reference : entry.references) labels.push_back(reference.label);
    return backend::tikz_pages(labels);
  }
  for (auto const& [first, last] : pages::reference_ranges(entry.references)) {
    out += (out.empty() ? "" : ", ") + backend::tikz_number({first.label, first.page});
    if (first.page != last.page)
      out += "\\textendash{}" + backend::tikz_number({last.label, last.page});
  }
  return out;
}

std::string index(IndexContent const& index) {
  auto entries = entries_of(
      index, [](prose::Inlines const& text) { return backend::tex_prose(text); },
      [](std::string const&, std::string number) { return number; });
  std::string out;
  for (pages::IndexLine const& line : pages::index_lines(std::move(entries), order_of(index))) {
    if (!line.letter.empty()) out += backend::tikz_index_group(backend::tex_text(line.letter));
    out += backend::tikz_indexed(
        line.rest.empty() ? line.entry.name : backend::tikz_ditto() + line.rest,
        places(line.entry, index.by_numbers));
  }
  return backend::tikz_index(out);
}

std::string solutions(SolutionsContent const& solutions) {
  if (solutions.as_collected) return backend::tikz_solutions(solutions.columns);
  std::string out;
  for (SolutionContent const& one : solutions.entries)
    out += backend::tikz_solution_of(one.id, backend::tikz_solution(one.lines));
  return out.empty() ? out : backend::tikz_chosen_solutions(solutions.columns, out);
}

std::string table(ProblemTable const& table) {
  auto const head = problem_head(table.language);
  std::string lines;
  for (std::size_t i = 0; i < table.problems.size(); ++i) {
    ListedProblem const& problem = table.problems[i];
    prose::Inlines const authors = authors_in(table, i);
    lines += backend::tikz_problem(
        backend::tex_prose(problem.number),
        authors == problem.authors ? backend::tex_prose(authors) : backend::tikz_ditto(),
        backend::tex_prose(problem.task), backend::tikz_pages({problem.anchor}));
  }
  return backend::tikz_problems(
      backend::tikz_problem(backend::tex_text(head[0]), backend::tex_text(head[1]),
                            backend::tex_text(head[2]), backend::tex_text(head[3])),
      lines);
}

std::string problems(ProblemTable const& index) {
  if (index.with_authors) return table(index);
  std::string out, widest;  // number
  for (ProblemGroup const& group : groups_of(index)) {
    if (!group.name.empty()) out += backend::tikz_index_group(backend::tex_text(group.name));
    for (ListedProblem const* const problem : group.problems) {
      std::string const number = backend::tex_prose(problem->number);
      if (number.size() > widest.size()) widest = number;
      out += backend::tikz_listed(number, backend::tex_prose(problem->task),
                                  backend::tikz_pages({problem->anchor}));
    }
  }
  return backend::tikz_problem_index(widest, out);
}

}  // namespace

std::string LatexRenderer::set(Content const& content) {
  return std::visit(
      Cases{
          [this](DiagramContent const& one) { return diagram(one); },
          [this](InlinePieces const& one) { return pieces(one); },
          [this](SolutionsContent const& one) {
            return with_pieces(solutions(one), one.piece_set);
          },
          [this](GlossaryContent const& one) { return glossary(one); },
          [](IndexContent const& one) { return index(one); },
          [](ProblemTable const& one) { return problems(one); },
          [](one_of<PageWord, EmptyContent, Verbatim> auto const&) { return std::string(); },
          [](ErrorContent const& one) {
            return backend::tikz_error(one.code, one.place.line, one.place.column, one.message);
          },
      },
      content);
}

LatexRenderer::LatexRenderer(Invocation& invocation, std::string boards)
    : invocation_(invocation), boards_(std::move(boards)) {
  if (StyleSheet const* const style = invocation.chosen_style()) row_look_ = row_look(style->pages);
}

std::string LatexRenderer::diagram(DiagramContent const& diagram, bool stands_alone) {
  std::string code = without_twins(diagram);
  if (stands_alone && !diagram.in_line) code = backend::tikz_display(code, row_look_);
  return code + twins(diagram);
}

std::string LatexRenderer::diagram_across(DiagramContent const& diagram, std::size_t columns,
                                          bool last) {
  return backend::tikz_across(without_twins(diagram), columns, last, row_look_) + twins(diagram);
}

std::string LatexRenderer::twins(DiagramContent const& diagram) {
  if (diagram.twins.empty()) return {};
  return glossary({.diagrams = diagram.twins, .piece_set = diagram.design.piece_set});
}

std::string LatexRenderer::without_twins(DiagramContent const& diagram) {
  problem::Problem const& problem = diagram.problem;
  layout::Scene const scene = scene_of(diagram);
  auto const* entry = problem.first(problem::FieldId::number);
  std::string const number = entry ? backend::tex_prose(entry->text) : std::string();
  auto const page = page_of(diagram, scene);
  auto const code = [&] {
    if (diagram.in_line)
      return with_description(diagram, page ? backend::tikz_inline_page(scene, *page)
                                            : backend::tikz_inline_board(scene));
    std::string const board = with_description(
        diagram, page ? backend::tikz_board_page(scene, *page) : backend::tikz_board(scene));
    auto const* const link = code_link(diagram);
    layout::CaptionStyle const& built_in = default_style().caption;
    return backend::tikz_diagram(
        scene, board, diagram.caption,
        {number, diagram.indexed ? diagram.anchor : problem.label, built_in.fonts, diagram.language,
         link ? backend::qr_code(link->value) : std::nullopt, diagram.design.caption == &built_in});
  };
  return with_pieces(code(), diagram.design.piece_set);
}

std::string LatexRenderer::pieces(InlinePieces const& pieces) {
  return with_pieces(backend::tikz_figurines(pieces.pieces), pieces.piece_set);
}

std::string LatexRenderer::glossary(GlossaryContent const& glossary) {
  if (glossary.empty()) return {};
  std::vector<backend::TexGlossaryEntry> entries;
  for (DiagramContent const& diagram : glossary.diagrams) {
    layout::Scene scene = scene_of(diagram);
    std::string board = with_description(diagram, backend::tikz_board(scene));
    entries.push_back({std::move(scene), diagram.caption, std::move(board)});
  }
  return with_pieces(
      backend::tikz_glossary(entries, glossary.lines, default_style().caption.fonts, row_look_),
      glossary.piece_set);
}

// Code of the user needs a board drawn by TikZ.
std::optional<backend::PdfPage> LatexRenderer::page_of(DiagramContent const& diagram,
                                                       layout::Scene const& scene) {
  if (boards_.empty() || !scene.code.empty()) return {};
  text::Diagnostics findings;
  auto const number = pages_.add(invocation_, scene, pictures_of(diagram.design.piece_set),
                                 diagram.opening, findings);
  invocation_.report(std::move(findings), diagram.document);
  if (!number) return {};
  return backend::PdfPage{boards_, *number, drawing::board_box(scene)};
}

std::string LatexRenderer::with_pieces(std::string code, PieceSet const* piece_set) {
  if (!piece_set || piece_set->pdf.empty() || code.empty()) return code;
  std::lock_guard const lock(mutex_);
  files_.try_emplace(piece_set->pages.file(), piece_set->pdf);
  return backend::tikz_with_pieces(piece_set->pages, code);
}

std::map<std::string, std::string> LatexRenderer::close() {
  std::string bytes = pages_.close();
  if (!bytes.empty()) files_[boards_] = std::move(bytes);
  return std::move(files_);
}

BoardPages::BoardPages() = default;
BoardPages::~BoardPages() = default;

std::optional<std::size_t> BoardPages::add(Invocation& invocation, layout::Scene const& scene,
                                           drawing::PieceSet const* piece_set, text::Span where,
                                           text::Diagnostics& findings) {
  type::Type const* const type = invocation.type();
  if (!type) return {};
  text::Diagnostics complaints = check_drawing(scene, {}, *type, where);
  bool const sound = !text::any_error(complaints);
  std::ranges::move(complaints, std::back_inserter(findings));
  if (!sound) return {};
  if (!pdf_) {
    backend::PdfAbout about;
    about.time = invocation.time();
    pdf_ = std::make_unique<backend::Pdf>([this](std::string_view piece) { bytes_ += piece; },
                                          about, type->typeset());
  }
  layout::Rectangle const box = drawing::board_box(scene), frame = drawing::frame_box(scene);
  pdf_->use_pieces(piece_set);
  pdf_->open_page(box.width, box.height);
  pdf_->board(scene, frame.x - box.x, box.height + box.y - frame.y);
  return ++count_;
}

std::string BoardPages::close() {
  if (pdf_) pdf_->close();
  return std::move(bytes_);
}

namespace {

constexpr std::size_t fair_line = 2000;

// Returns the length of the first of `lines` lines of `rest`: up to a blank, which the line end
// replaces.
std::size_t line_of(std::string_view rest, std::size_t lines) {
  std::size_t const even = (rest.size() + lines - 1) / lines;
  std::size_t const wanted = std::max(even, std::min(fair_line, rest.size()));
  if (wanted >= rest.size()) return rest.size();
  std::size_t const before = rest.rfind(' ', wanted);
  if (before != std::string_view::npos && before > 0) return before;
  return std::min(rest.find(' ', wanted), rest.size());
}

}  // namespace

std::string nothing_before(std::string_view rest) {
  std::size_t const next = rest.find_first_not_of(" \t\r");
  return next == std::string_view::npos || rest[next] == '\n' ? "%" : "\\relax ";
}

std::string on_one_line(std::string_view lines) {
  std::string out;
  for (char const c : lines) {
    if (c != '\n') out += c;
    else if (out.ends_with('%') && !out.ends_with("\\%")) out.pop_back();
    else out += ' ';
  }
  return out;
}

std::string cut_into_lines(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    std::size_t const part = line_of(text, text.size() / fair_line + 1);
    out += text.substr(0, part);
    text.remove_prefix(std::min(part + 1, text.size()));
    out += text.empty() ? "%\n" : "\n";
  }
  return out;
}

std::string LinePadding::next_file() { return fmt::format("{}.dawson-{}.tex", stem_, ++count_); }

void LinePadding::add_to_file(std::string const& name, std::string_view bytes) {
  if (beside_) beside_(name, bytes);
  else files_[name] += bytes;
}

std::string LinePadding::move_to_file(std::string_view text) {
  std::string const name = next_file();
  add_to_file(name, cut_into_lines(text));
  return fmt::format("\\input{{{}}}", name);
}

void LinePadding::append(std::string& out, std::string_view replaced, Replacement what) {
  bool const apart = !stem_.empty();
  // It is written as one line of the file in which LaTeX collects solutions.
  if (apart && what.solution.size() > longest_line) what.solution = move_to_file(what.solution);
  if (apart && what.code.size() > longest_line) what.code = move_to_file(what.code);
  std::string const before = what.solution_id.empty()
                                 ? std::string()
                                 : backend::tikz_solve(what.solution_id, what.solution);
  std::string_view ahead = before;
  auto lines =
      ahead.empty() ? std::size_t{0} : static_cast<std::size_t>(std::ranges::count(replaced, '\n'));
  for (std::size_t at = replaced.find('\n'); at != std::string_view::npos;
       at = replaced.find('\n', at + 1)) {
    std::size_t const part = ahead.empty() ? 0 : line_of(ahead, lines);
    out += ahead.substr(0, part);
    if (part == ahead.size()) out += '%';
    ahead.remove_prefix(std::min(part + 1, ahead.size()));
    out += at > 0 && replaced[at - 1] == '\r' ? "\r\n" : "\n";
    --lines;
  }
  out += ahead;
  out += what.code;
}

std::string tex_stem(std::string_view output) {
  if (output == "-" || !is_tex_name(output)) return {};
  return std::filesystem::path(output).replace_extension().generic_string();
}

std::string stem_from(std::filesystem::path const& folder, std::string_view name) {
  auto const from = whole_path(folder.empty() ? "." : folder);
  return tex_stem(whole_path(name).lexically_relative(from).generic_string());
}

}  // namespace dawson::run
