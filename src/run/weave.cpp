#include "run/weave.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <optional>

#include "backend/latex/tex_escape.hpp"
#include "backend/latex/tikz.hpp"
#include "document/reader.hpp"
#include "document/tex/scan.hpp"
#include "drawing/board.hpp"
#include "layout/board.hpp"
#include "layout/caption.hpp"
#include "run/board_pages.hpp"
#include "run/figure_check.hpp"
#include "run/glossary.hpp"
#include "run/position_files.hpp"
#include "run/styles.hpp"

namespace dawson::run {
namespace {

std::string tex_of(document::Solutions const& solutions) {
  std::vector<backend::TexSolution> entries;
  for (document::Solution const& solution : solutions.entries) {
    prose::Inlines authors;
    for (prose::Inlines const& author : solution.authors) {
      if (!authors.empty()) authors.push_back(prose::Text{", "});
      authors.insert(authors.end(), author.begin(), author.end());
    }
    entries.push_back({solution.number, std::move(authors), solution.text});
  }
  return backend::tikz_solutions(entries);
}

// Outcomes become code, in the document's styles and with its figures.
class TexWriter {
 public:
  TexWriter(text::Source const& source, WeaveOptions const& options, TexPieceSets& sets,
            Woven& woven)
      : source_(source),
        options_(options),
        sets_(sets),
        woven_(woven),
        styles_(std::filesystem::path(source.name()).parent_path().string()) {}

  /// What is wrong with a style that the document names, its figures included.
  std::optional<text::Diagnostic> style_fault(std::string const& name) {
    if (auto fault = styles_.fault(name)) return fault;
    return pieces_fault(sets_, options_.pieces, *styles_.find(name));
  }

  std::string code(document::Outcome const& outcome, text::Span where) {
    if (auto const* diagram = std::get_if<document::Diagram>(&outcome))
      return board(diagram->problem, diagram->in_line, where);
    if (auto const* figurines = std::get_if<document::Figurines>(&outcome))
      return with_pieces(backend::tikz_figurines(figurines->men), usual_pieces(), figurines->men,
                         where);
    if (auto const* solutions = std::get_if<document::Solutions>(&outcome))
      return with_pieces(tex_of(*solutions), usual_pieces(), {}, where);
    if (auto const* glossary = std::get_if<document::Glossary>(&outcome))
      return glossary_code(*glossary, where);
    if (auto const* broken = std::get_if<document::Broken>(&outcome)) {
      text::Place const place = source_.place(broken->why.span.begin);
      return backend::tikz_error(broken->why.code, place.line, place.column, broken->why.message);
    }
    return {};
  }

  /// Adds the PDF of the boards, if there is one, to what the document needs.
  void close() {
    std::string bytes = pages_.close();
    if (!bytes.empty()) woven_.files[options_.boards] = std::move(bytes);
  }

 private:
  std::string usual_pieces() const { return folder_of_pieces(options_.pieces, options_.style); }

  std::optional<layout::Style> style_of(problem::View const& view) {
    return view.style.empty() ? options_.style : std::optional(*styles_.find(view.style));
  }

  std::string board(problem::Problem const& entry, bool in_line, text::Span where) {
    auto style = style_of(entry.view);
    if (style && in_line)
      style->coordinates = problem::Coordinates::none;  // there is no room for them in a line
    layout::Scene const scene = layout::lay_out(entry.position, entry.view, style);
    std::string const pieces = folder_of_pieces(options_.pieces, style);
    std::string const number =
        entry.number ? backend::tex_prose(entry.number->text) : std::string();
    layout::Caption const caption = in_line ? layout::Caption() : layout::lay_out_caption(entry);
    auto const page = page_of(scene, pieces, where);
    std::string const code =
        page      ? in_line ? backend::tikz_inline_page(scene, *page)
                            : backend::tikz_page_diagram(scene, *page, caption, number, entry.label)
             : in_line ? backend::tikz_inline_board(scene)
                  : backend::tikz_diagram(scene, caption, number, entry.label);
    return with_pieces(code, pieces, men_of(scene), where);
  }

  std::string glossary_code(document::Glossary const& glossary, text::Span where) {
    std::string const code =
        in_tex(arranged(glossary), [this](problem::View const& view) { return style_of(view); });
    return with_pieces(code, usual_pieces(), men_of(glossary), where);
  }

  // The page of a board, where boards become pages of a PDF. The user's code needs a board of
  // TikZ's.
  std::optional<backend::PdfPage> page_of(layout::Scene const& scene, std::string const& pieces,
                                          text::Span where) {
    if (options_.boards.empty() || !scene.code.empty()) return {};
    auto const number = pages_.add(scene, pieces.empty() ? nullptr : &sets_.open(pieces).folder.set,
                                   where, woven_.diagnostics);
    if (!number) return {};
    return backend::PdfPage{options_.boards, *number, drawing::board_box(scene)};
  }

  std::string with_pieces(std::string const& code, std::string const& folder,
                          std::vector<chess::Occupant> const& men, text::Span where) {
    if (folder.empty() || code.empty()) return code;
    TexPieceSet const& set = sets_.open(folder);
    if (set.pdf.empty()) return code;
    missing_.look(men, set.folder, where, woven_.diagnostics);
    woven_.files[set.pages.file()] = set.pdf;
    return backend::tikz_with_pieces(set.pages, code);
  }

  text::Source const& source_;
  WeaveOptions const& options_;
  TexPieceSets& sets_;
  Woven& woven_;
  Styles styles_;
  MissingPieces missing_;
  BoardPages pages_;
};

// An empty line would end a paragraph, and a blank at its end would show.
std::string nothing_before(std::string_view rest) {
  std::size_t const next = rest.find_first_not_of(" \t\r");
  return next == std::string_view::npos || rest[next] == '\n' ? "%" : "\\relax ";
}

// As many lines as the directive had: what it says stands on the last, `%` on those before.
void append_replacement(std::string& out, std::string_view replaced, std::string const& code) {
  for (std::size_t at = replaced.find('\n'); at != std::string_view::npos;
       at = replaced.find('\n', at + 1))
    out += at > 0 && replaced[at - 1] == '\r' ? "%\r\n" : "%\n";
  out += code;
}

}  // namespace

Woven weave_tex(text::Source const& source, WeaveOptions const& options, TexPieceSets& sets) {
  document::Scan scan = document::scan_tex(source, options.more_verbatim);
  Woven woven;
  woven.diagnostics = std::move(scan.diagnostics);
  document::Settings settings = options.defaults;
  settings.read_file = files_beside(source.name());
  TexWriter writer(source, options, sets, woven);
  settings.check_style = [&writer](std::string const& name) { return writer.style_fault(name); };
  document::Reader reader(source, std::move(settings));
  std::string_view const bytes = source.bytes();
  woven.output.reserve(bytes.size() + 2000 * scan.directives.size());
  std::size_t copied = 0;
  bool checked_style = false;
  FigureCheck figures;
  for (document::Directive const& directive : scan.directives) {
    woven.output += bytes.substr(copied, directive.whole.begin - copied);
    document::Outcome const outcome = reader.read(directive, woven.diagnostics);
    if (std::holds_alternative<document::Index>(outcome))
      woven.diagnostics.push_back(
          text::warning("W-INDEX", directive.word,
                        "indexes are made by `dawson booklet` alone: this one is left out",
                        "LaTeX has \\index and packages for it"));
    std::string code = writer.code(outcome, directive.whole);
    figures.check(outcome, woven.diagnostics);
    // Once a document, and not where it might be moved about: an inline man can stand in a title.
    auto const* diagram = std::get_if<document::Diagram>(&outcome);
    if (!checked_style && diagram && !diagram->in_line) {
      code = backend::tikz_needs() + code;
      checked_style = true;
    }
    if (code.empty()) code = nothing_before(bytes.substr(directive.whole.end));
    append_replacement(
        woven.output,
        bytes.substr(directive.whole.begin, directive.whole.end - directive.whole.begin), code);
    copied = directive.whole.end;
  }
  woven.output += bytes.substr(copied);
  writer.close();
  std::ranges::stable_sort(woven.diagnostics, {},
                           [](text::Diagnostic const& finding) { return finding.span.begin; });
  return woven;
}

Woven weave_tex(text::Source const& source, WeaveOptions const& options) {
  TexPieceSets sets;
  return weave_tex(source, options, sets);
}

}  // namespace dawson::run
