#include "write/markdown/markdown_renderer.hpp"

#include <algorithm>
#include <filesystem>

#include <fmt/format.h>

#include "backend/pdf/pdf.hpp"
#include "backend/pdf/pdf_documents.hpp"
#include "backend/pictures/picture_file.hpp"
#include "backend/svg_words.hpp"
#include "chess/unicode.hpp"
#include "compile/diagram/diagram_links.hpp"
#include "disk/disk.hpp"
#include "prose/links.hpp"
#include "style/styles.hpp"
#include "text/scanning.hpp"
#include "text/utf8.hpp"

namespace dawson::run {
namespace {

using backend::MarkdownDiagram;

std::string raw_inline(std::string const& tex) {
  std::string const ticks(text::longest_run(tex, '`') + 1, '`');
  bool const apart = tex.starts_with('`') || tex.ends_with('`');
  return fmt::format("{}{}{}{}{}{{=latex}}", ticks, apart ? " " : "", tex, apart ? " " : "", ticks);
}

// `star` prevents a link within a link, as \pageref makes one too.
std::string page_reference(prose::Link const& link, std::string_view star) {
  return fmt::format("\\pageref{}{{{}}}", star, link.target.substr(1));
}

void add_paragraph(std::string& out, std::string const& paragraph) {
  if (!paragraph.empty()) out += (out.empty() ? "" : "\n\n") + paragraph;
}

// Returns the code in a fence longer than any within it.
std::string as_code(std::string const& code) {
  std::string const fence(std::max<std::size_t>(3, text::longest_run(code, '`')) + 1, '`');
  return fence + "\n" + code + fence;
}

}  // namespace

MarkdownRenderer::MarkdownRenderer(Invocation& invocation, MarkdownOptions const& options,
                                   layout::Typeset typeset)
    : invocation_(invocation),
      latex_(invocation),
      options_(options),
      dialect_(options.dialect             ? *options.dialect
               : on_screen(options.boards) ? backend::default_markdown()
                                           : backend::pandoc_markdown()),
      typeset_(std::move(typeset)) {}

std::string MarkdownRenderer::in_line(Content const& content) {
  return std::visit(
      Cases{
          [&](DiagramContent const& one) { return board(one, false); },
          [&](InlinePieces const& one) {
            return men_writer(one.piece_set, one.language)(one.pieces);
          },
          [&](ErrorContent const& one) { return failed(one); },
          [](one_of<SolutionsContent, GlossaryContent, IndexContent, ProblemTable, PageWord,
                    EmptyContent, Verbatim> auto const&) { return std::string(); },
      },
      content);
}

std::string MarkdownRenderer::block(std::span<Row const> rows) {
  return std::visit(
      Cases{
          [&](DiagramContent const&) { return diagrams(rows); },
          [&](SolutionsContent const& solutions) {
            std::string out;
            for (SolutionContent const& solution : solutions.entries)
              for (prose::Inlines const& paragraph : prose::without_indents(solution.lines))
                add_paragraph(
                    out,
                    backend::markdown_prose(
                        paragraph, men_writer(solutions.piece_set, solution.language), dialect_));
            return out;
          },
          [&](GlossaryContent const& one) { return glossary(one); },
          [&](ErrorContent const& one) { return failed(one); },
          [](one_of<InlinePieces, IndexContent, ProblemTable, PageWord, EmptyContent,
                    Verbatim> auto const&) { return std::string(); },
      },
      rows.front().contents.front().content);
}

std::string MarkdownRenderer::diagrams(std::span<Row const> rows) {
  if (in_tikz()) return code_block(rows);
  std::string out;
  bool const alone = rows.size() == 1 && rows.front().contents.size() == 1;
  for (Row const& row : rows) {
    Diagrams const diagrams = row.diagrams();
    if (alone && !diagrams.front()->shown.empty())
      add_paragraph(out, as_code(diagrams.front()->shown));
    add_paragraph(out,
                  alone ? backend::markdown_paragraph(diagram(*diagrams.front(), false), dialect_)
                        : this->row(diagrams, row.across));
    for (DiagramContent const* one : diagrams)
      add_paragraph(out, glossary({.diagrams = one->twins,
                                   .piece_set = one->design.piece_set,
                                   .language = language_of_words(*one)}));
  }
  return out;
}

std::string MarkdownRenderer::code_block(std::span<Row const> rows) {
  std::string out = "```{=latex}\n\\begin{center}";
  for (Row const& row : rows)
    for (DiagramContent const* one : row.diagrams()) {
      bool const ends_row = one == diagram_of(row.contents.back().content);
      // The next line is written before its line end, since a blank there would show.
      std::string_view const between = !ends_row              ? "\\hfil"
                                       : &row == &rows.back() ? ""
                                                              : "\\\\[\\bigskipamount]";
      // pandoc makes hyperlinks of the links in the document.
      if (!one->problem.label.empty())
        out += fmt::format("\n\\hypertarget{{{}}}{{}}%", one->problem.label);
      out += fmt::format("\n{}{}%", latex_.diagram(*one), between);
    }
  return out + "\n\\end{center}\n```";
}

std::string MarkdownRenderer::glossary(GlossaryContent const& glossary) {
  if (in_tikz()) {
    std::string const code = latex_.glossary(glossary);
    return code.empty() ? code : fmt::format("```{{=latex}}\n{}\n```", code);
  }
  std::string out;
  for (Diagrams const& row : small_rows(glossary.diagrams))
    add_paragraph(out, this->row(row, small_across));
  MarkdownDiagram lines;
  lines.below = backend::markdown_lines(
      glossary.lines, men_writer(glossary.piece_set, glossary.language), dialect_);
  if (lines.below.empty()) return out;
  lines.board = lines.below.front();  // a paragraph of lines only
  lines.below.erase(lines.below.begin());
  add_paragraph(out, backend::markdown_paragraph(lines, dialect_));
  return out;
}

// Marks a directive with an error for the readers of the draft.
std::string MarkdownRenderer::failed(ErrorContent const& failed) const {
  return fmt::format("**[{}, line {}: {}]**", failed.code, failed.place.line,
                     backend::markdown_text(failed.message, dialect_));
}

// Writes a row with the number of columns that the flavour needs, empty ones included.
std::string MarkdownRenderer::row(Diagrams const& diagrams, std::size_t columns) {
  bool const html = dialect_.rows == backend::MarkdownRows::html;
  std::vector<MarkdownDiagram> row;
  for (DiagramContent const* one : diagrams) row.push_back(diagram(*one, html));
  return html ? backend::html_table(row) : backend::markdown_row(row, columns);
}

MarkdownDiagram MarkdownRenderer::diagram(DiagramContent const& diagram, bool html) {
  std::string board = this->board(diagram, html);
  auto pieces = men_writer(diagram.design.piece_set, language_of_words(diagram), html);
  if (!html)
    return backend::markdown_diagram(diagram.caption, std::move(board), diagram.problem.label,
                                     pieces, dialect_);
  backend::HtmlParts parts;
  parts.pieces = std::move(pieces);
  parts.image = [](std::string const& path) { return path; };
  return backend::html_diagram(diagram.caption, std::move(board), diagram.problem.label, parts);
}

// Writes the board alone.
std::string MarkdownRenderer::board(DiagramContent const& diagram, bool html) {
  if (!in_tikz()) return written(picture(diagram), html);
  DiagramContent in_line = diagram;
  in_line.in_line = true;
  return raw_inline(latex_.diagram(in_line));
}

MarkdownRenderer::Picture MarkdownRenderer::picture(DiagramContent const& diagram) {
  // The picture's title has no number, since the picture's name would change with it.
  alt_text::Description const words = diagram.described.value_or(alt_text::Description());
  auto const default_value =
      on_screen(options_.boards) ? layout::screen_style() : layout::hatched_style();
  return image(scene_of(diagram, default_value), diagram.design.piece_set,
               {diagram.in_line ? words.long_text() : words.unnumbered,
                diagram.in_line ? std::string() : words.long_text(),
                position_of(diagram.problem),
                std::string(chess::about(words.language).code),
                {},
                words.decorative},
               words.full(), &diagram);
}

MarkdownRenderer::Picture MarkdownRenderer::image(layout::Scene const& scene,
                                                  PieceSet const* piece_set,
                                                  backend::SvgWords const& words,
                                                  std::string const& alt,
                                                  DiagramContent const* diagram) {
  if (options_.boards == Boards::png) return pixels(scene, piece_set, words, alt, diagram);
  if (options_.boards == Boards::svg)
    return {alt,
            path(backend::svg_board(scene, words, typeset_, pictures_of(piece_set), &drawings_),
                 "svg")};
  backend::PdfAbout about;
  about.title = words.title;
  about.subject = words.description.empty() ? words.title : words.description;
  return {alt,
          path(backend::pdf_diagram(scene, {}, about, typeset_, pictures_of(piece_set)), "pdf")};
}

MarkdownRenderer::Picture MarkdownRenderer::pixels(layout::Scene const& scene,
                                                   PieceSet const* piece_set,
                                                   backend::SvgWords const& words,
                                                   std::string const& alt,
                                                   DiagramContent const* diagram) {
  auto made = png_picture(invocation_, scene, typeset_, piece_set, {words.title, words.language},
                          diagram, options_.dots);
  if (made) return {alt, path(std::move(made->bytes), "png"), made->width, made->height};
  complete_ = false;
  return {alt, {}};
}

std::string MarkdownRenderer::written(Picture const& picture, bool html) const {
  if (picture.path.empty())
    return html ? backend::html_text(picture.alt) : backend::markdown_text(picture.alt, dialect_);
  using Anchors = backend::MarkdownAnchors;
  bool const sized = picture.width > 0;
  if (html || (sized && dialect_.anchors == Anchors::html)) {
    std::string const size =
        sized ? fmt::format(" width=\"{}\" height=\"{}\"", picture.width, picture.height) : "";
    return fmt::format("<img src=\"{}\" alt=\"{}\"{} />", backend::html_text(picture.path),
                       backend::html_text(picture.alt), size);
  }
  std::string const image = backend::markdown_image(picture.alt, picture.path, dialect_);
  if (!sized || dialect_.anchors == Anchors::none) return image;
  return fmt::format("{}{{width={}px height={}px}}", image, picture.width, picture.height);
}

// Returns the address of an image: in the folder of images, or a data address.
std::string MarkdownRenderer::path(std::string bytes, std::string_view suffix) {
  if (options_.embed)
    return fmt::format("data:{};base64,{}",
                       backend::picture_kind_named(fmt::format("board.{}", suffix))->media_type,
                       backend::svg::base64(bytes));
  std::string name = asset_name(bytes, suffix);
  keep(name, std::move(bytes));
  return asset_address(options_.assets, name);
}

backend::MarkdownPieces MarkdownRenderer::men_writer(PieceSet const* piece_set,
                                                     chess::Language language, bool html) {
  return [this, piece_set, language, html](std::vector<chess::SquareContent> const& pieces) {
    if (in_tikz()) return raw_inline(latex_.pieces({pieces, piece_set}));
    std::string out;
    for (Picture const& one : figurines(pieces, piece_set, language)) out += written(one, html);
    return out;
  };
}

// On screens fonts have the orthodox pieces; other pieces are small images.
std::vector<MarkdownRenderer::Picture> MarkdownRenderer::figurines(
    std::vector<chess::SquareContent> const& pieces, PieceSet const* piece_set,
    chess::Language language) {
  std::vector<Picture> out;
  for (chess::SquareContent const& occupant : pieces) {
    Picture& one = out.emplace_back();
    if (auto const* text = std::get_if<chess::Text>(&occupant)) {
      one.alt = text->text;
      continue;
    }
    constexpr char32_t first = U'\u2654', last = U'\u265F';
    auto const character = chess::unicode_character(std::get<chess::Piece>(occupant));
    if (!piece_set && on_screen(options_.boards) && character && *character >= first &&
        *character <= last) {
      text::utf8_append(one.alt, *character);
      continue;
    }
    std::string const words = alt_text::pieces_in_words({occupant}, language);
    one = image(scene_of_piece(occupant), piece_set,
                {words, {}, {}, std::string(chess::about(language).code)}, words);
  }
  return out;
}

std::string MarkdownRenderer::reference(prose::Link link, prose::Inlines text) {
  if (in_tikz() && prose::asks_for_page(link) && link.target.starts_with('#'))
    return raw_inline(page_reference(link, ""));
  link.inlines = std::move(text);
  if (prose::asks_for_page(link)) link.title.clear();
  return backend::markdown_prose({std::move(link)}, men_writer(nullptr, chess::Language::english),
                                 dialect_);
}

prose::Inlines MarkdownRenderer::reference_text(prose::Link const& link,
                                                prose::Inlines text) const {
  if (in_tikz() && prose::asks_for_page(link) && link.target.starts_with('#'))
    return {prose::Raw{page_reference(link, "*"), prose::Markup::tex}};
  return text;
}

void MarkdownRenderer::keep(std::string const& name, std::string bytes) {
  if (options_.take_image) options_.take_image(name, bytes);
  else if (named_.insert(name).second) assets_.push_back({name, std::move(bytes)});
}

std::vector<Asset> MarkdownRenderer::close() {
  for (auto& [name, bytes] : latex_.close()) keep(name, std::move(bytes));
  return std::move(assets_);
}

bool is_asset_name(std::string_view name) {
  constexpr std::string_view before = "chess-", hexadecimal = "0123456789abcdef";
  constexpr std::size_t digits = 20;
  if (!name.starts_with(before)) return false;
  name.remove_prefix(before.size());
  return name.find_first_not_of(hexadecimal) == digits &&
         (name.substr(digits) == ".svg" || name.substr(digits) == ".png" ||
          name.substr(digits) == ".pdf");
}

void remove_stale_assets(Invocation& invocation, std::string const& folder,
                         std::set<std::string> const& wanted) {
  std::string const place = folder.empty() ? "." : folder;
  if (!is_folder(place)) return;
  for (std::string const& name : invocation.disk().list(place)) {
    if (!is_asset_name(name) || wanted.contains(name)) continue;
    std::string const path = (std::filesystem::path(folder) / name).string();
    invocation.disk().remove(path);
    text::Diagnostic note = text::warning(
        "W-REMOVED", {}, fmt::format("{} is removed: no document of this run uses it", path));
    note.severity = text::Severity::note;
    invocation.report(std::move(note));
  }
}

}  // namespace dawson::run
