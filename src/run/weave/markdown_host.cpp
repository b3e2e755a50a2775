#include "run/weave/markdown_host.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/uuid/name_generator_sha1.hpp>
#include <boost/uuid/uuid.hpp>

#include "backend/latex/tikz.hpp"
#include "backend/pdf/pdf.hpp"
#include "backend/svg_words.hpp"
#include "chess/unicode.hpp"
#include "layout/words.hpp"
#include "prose/plain.hpp"
#include "prose/references.hpp"
#include "run/diagram/file_titles.hpp"
#include "run/weave/page_pictures.hpp"
#include "text/utf8.hpp"

namespace dawson::run {
namespace {

using backend::MarkdownDiagram;

constexpr std::size_t hash_digits = 20;

// A name of SHA-1's making: what has the same bytes has the same name.
std::string name_of(std::string const& bytes, std::string_view suffix) {
  boost::uuids::uuid const none{};
  boost::uuids::uuid const hash = boost::uuids::name_generator_sha1(none)(bytes);
  std::string digits;
  for (std::uint8_t const byte : hash) digits += fmt::format("{:02x}", byte);
  return fmt::format("chess-{}.{}", digits.substr(0, hash_digits), suffix);
}

std::string raw_inline(std::string const& tex) {
  std::size_t longest = 0, run = 0;
  for (char const c : tex) {
    run = c == '`' ? run + 1 : 0;
    longest = std::max(longest, run);
  }
  std::string const ticks(longest + 1, '`');
  bool const apart = tex.starts_with('`') || tex.ends_with('`');
  return fmt::format("{}{}{}{}{}{{=latex}}", ticks, apart ? " " : "", tex, apart ? " " : "", ticks);
}

// `star` within what is a link already, as \pageref is one too.
std::string page_reference(prose::Link const& link, std::string_view star) {
  return fmt::format("\\pageref{}{{{}}}", star, link.target.substr(1));
}

void add_paragraph(std::string& out, std::string const& paragraph) {
  out += (out.empty() ? "" : "\n\n") + paragraph;
}

// In a fence that nothing in it closes.
std::string as_code(std::string const& text) {
  std::size_t longest = 3;
  for (std::size_t at = 0; (at = text.find('`', at)) != text.npos;) {
    std::size_t const end = std::min(text.find_first_not_of('`', at), text.size());
    longest = std::max(longest, end - at);
    at = end;
  }
  std::string const fence(longest + 1, '`');
  return fence + "\n" + text + fence;
}

}  // namespace

bool comes_into_row(PlacedContent const& first, document::Directive const& directive,
                    PlacedContent const& next) {
  auto const* diagram = std::get_if<DiagramContent>(&first.content);
  return diagram && !diagram->in_line && diagram->across >= 2 && directive.around.goes_on &&
         std::holds_alternative<DiagramContent>(next.content);
}

std::string MarkdownHost::in_line(Content const& content, text::Span where) {
  if (auto const* one = std::get_if<DiagramContent>(&content)) return board(*one, where);
  if (auto const* figurines = std::get_if<Men>(&content)) return men(*figurines);
  if (auto const* error = std::get_if<Failed>(&content)) return failed(*error);
  return {};
}

std::string MarkdownHost::block(std::span<PlacedContent const> contents) {
  Content const& first = contents.front().content;
  if (std::holds_alternative<DiagramContent>(first)) return diagrams(contents);
  if (auto const* solved = std::get_if<SolutionsContent>(&first)) return solutions(*solved);
  if (auto const* men = std::get_if<GlossaryContent>(&first))
    return glossary(*men, contents.front().opening);
  if (auto const* error = std::get_if<Failed>(&first)) return failed(*error);
  return {};
}

std::string MarkdownHost::diagrams(std::span<PlacedContent const> contents) {
  if (options_.boards == Boards::tikz) return raw_block(contents);
  auto const at = [&](std::size_t i) {
    return diagram(std::get<DiagramContent>(contents[i].content), contents[i].opening);
  };
  auto const twins = [&](std::size_t i) {
    auto const& diagram = std::get<DiagramContent>(contents[i].content);
    return glossary({diagram.twins, {}, {}, diagram.design.pieces}, contents[i].opening);
  };
  std::string out;
  if (contents.size() == 1) {
    if (auto const& shown = std::get<DiagramContent>(contents[0].content).shown; !shown.empty())
      add_paragraph(out, as_code(shown));
    add_paragraph(out, backend::markdown_paragraph(at(0), dialect_));
    if (std::string const boards = twins(0); !boards.empty()) add_paragraph(out, boards);
    return out;
  }
  auto const across =
      static_cast<std::size_t>(std::get<DiagramContent>(contents.front().content).across);
  for (std::size_t i = 0; i < contents.size(); i += across) {
    std::vector<PlacedDiagram> row;
    for (std::size_t j = i; j < std::min(i + across, contents.size()); ++j)
      row.push_back({&std::get<DiagramContent>(contents[j].content), contents[j].opening});
    add_paragraph(out, this->row(row, across));
    for (std::size_t j = i; j < std::min(i + across, contents.size()); ++j)
      if (std::string const boards = twins(j); !boards.empty()) add_paragraph(out, boards);
  }
  return out;
}

std::string MarkdownHost::glossary(GlossaryContent const& glossary, text::Span where) {
  if (options_.boards == Boards::tikz) {
    std::string const code = latex_.set(glossary);
    return code.empty() ? code : fmt::format("```{{=latex}}\n{}\n```", code);
  }
  std::string out;
  for (std::size_t i = 0; i < glossary.diagrams.size(); i += glossary_across) {
    std::vector<PlacedDiagram> row;
    for (std::size_t j = i; j < std::min(i + glossary_across, glossary.diagrams.size()); ++j)
      row.push_back({&glossary.diagrams[j], where});
    add_paragraph(out, this->row(row, glossary_across));
  }
  MarkdownDiagram lines;
  lines.below = backend::markdown_lines(glossary.lines, men_writer(glossary.pieces), dialect_);
  if (lines.below.empty()) return out;
  lines.board = lines.below.front();  // a paragraph of lines alone
  lines.below.erase(lines.below.begin());
  add_paragraph(out, backend::markdown_paragraph(lines, dialect_));
  return out;
}

// A directive in error: seen by whoever reads the draft.
std::string MarkdownHost::failed(Failed const& failed) {
  return fmt::format("**[{}, line {}: {}]**", failed.code, failed.place.line,
                     backend::markdown_text(failed.message, dialect_));
}

std::string MarkdownHost::solutions(SolutionsContent const& solutions) {
  std::string out;
  for (SolutionContent const& solution : solutions.entries)
    for (prose::Inlines const& paragraph : solution.paragraphs)
      add_paragraph(out,
                    backend::markdown_prose(paragraph, men_writer(solutions.pieces), dialect_));
  return out;
}

std::optional<layout::Style> MarkdownHost::usual_style() const {
  if (options_.boards == Boards::tikz) return {};
  return options_.boards == Boards::svg ? layout::screen_style() : layout::hatched_style();
}

// A row has the columns that its reader needs, whether they are full or not.
std::string MarkdownHost::row(std::vector<PlacedDiagram> const& diagrams, std::size_t columns) {
  bool const html = dialect_.rows == backend::MarkdownRows::html;
  std::vector<MarkdownDiagram> row;
  for (PlacedDiagram const& one : diagrams)
    row.push_back(diagram(*one.diagram, one.where, html ? Syntax::html : Syntax::markdown));
  return html ? backend::html_table(row) : backend::markdown_row(row, columns);
}

MarkdownDiagram MarkdownHost::diagram(DiagramContent const& diagram, text::Span where,
                                      Syntax syntax) {
  std::string board = this->board(diagram, where, syntax);
  if (syntax == Syntax::html)
    return backend::html_diagram(diagram.caption, std::move(board), diagram.problem.label,
                                 html_parts(diagram.design.pieces));
  return backend::markdown_diagram(diagram.caption, std::move(board), diagram.problem.label,
                                   men_writer(diagram.design.pieces), dialect_);
}

backend::HtmlParts MarkdownHost::html_parts(PieceSet const* pieces) {
  backend::HtmlParts parts;
  parts.men = men_writer(pieces, Syntax::html);
  parts.image = [](std::string const& path) { return path; };
  return parts;
}

// What stands for the board alone.
std::string MarkdownHost::board(DiagramContent const& diagram, text::Span where, Syntax syntax) {
  if (options_.boards == Boards::tikz) {
    DiagramContent in_line = diagram;
    in_line.in_line = true;
    return raw_inline(latex_.set(in_line, source_, where));
  }
  return written(picture(diagram), syntax);
}

MarkdownHost::Picture MarkdownHost::picture(DiagramContent const& diagram) {
  std::string const title = spoken_title(diagram.problem, true);
  std::string const words = layout::in_words(diagram.problem.position);
  return image(scene_of(diagram, usual_style()), diagram.design.pieces,
               {spoken_title(diagram.problem, false), words, position_of(diagram.problem)},
               spoken(title, words));
}

MarkdownHost::Picture MarkdownHost::image(layout::Scene const& scene, PieceSet const* pieces,
                                          backend::SvgWords const& words, std::string const& alt) {
  bool const svg = options_.boards == Boards::svg;
  drawing::PieceSet const* const pictures = pieces ? &pieces->pictures : nullptr;
  std::string bytes;
  if (svg) {
    bytes = backend::svg_board(scene, words, typeset_, pictures);
  } else {
    backend::PdfAbout about;
    about.title = words.title;
    about.subject = words.description;
    bytes = backend::pdf_diagram(scene, {}, about, typeset_, pictures);
  }
  return {alt, path(std::move(bytes), svg ? "svg" : "pdf")};
}

std::string MarkdownHost::written(Picture const& picture, Syntax syntax) const {
  if (syntax == Syntax::html)
    return fmt::format("<img src=\"{}\" alt=\"{}\" />", backend::html_text(picture.path),
                       backend::html_text(picture.alt));
  return backend::markdown_image(picture.alt, picture.path, dialect_);
}

// Where an image is: in the folder of images, or in its own address.
std::string MarkdownHost::path(std::string bytes, std::string_view suffix) {
  if (options_.embed)
    return fmt::format("data:{};base64,{}", suffix == "svg" ? "image/svg+xml" : "application/pdf",
                       backend::svg::base64(bytes));
  std::string name = name_of(bytes, suffix);
  keep(name, std::move(bytes));
  bool const parted = options_.assets.empty() || options_.assets.ends_with('/');
  return fmt::format("{}{}{}", options_.assets, parted ? "" : "/", name);
}

backend::MarkdownMen MarkdownHost::men_writer(PieceSet const* pieces, Syntax syntax) {
  return [this, pieces, syntax](std::vector<chess::Occupant> const& occupants) {
    return men({occupants, pieces}, syntax);
  };
}

std::string MarkdownHost::men(Men const& men, Syntax syntax) {
  if (options_.boards == Boards::tikz) return raw_inline(latex_.set(men));
  std::string out;
  for (Figurine const& one : figurines(men))
    out += !one.path.empty()        ? written({one.text, one.path}, syntax)
           : syntax == Syntax::html ? backend::html_text(one.text)
                                    : backend::markdown_text(one.text, dialect_);
  return out;
}

// On screens fonts have the men of the orthodox game; the others are small images.
std::vector<MarkdownHost::Figurine> MarkdownHost::figurines(Men const& men) {
  std::vector<Figurine> out;
  for (chess::Occupant const& occupant : men.men) {
    if (auto const* text = std::get_if<chess::Text>(&occupant)) {
      out.push_back({text->text, {}});
      continue;
    }
    constexpr char32_t first = U'\u2654', last = U'\u265F';
    auto const character = chess::unicode_character(std::get<chess::Man>(occupant));
    if (!men.pieces && options_.boards == Boards::svg && character && *character >= first &&
        *character <= last) {
      out.push_back({});
      text::utf8_append(out.back().text, *character);
      continue;
    }
    std::string const words = layout::in_words(occupant);
    Picture picture = image(scene_of_man(occupant), men.pieces, {words, {}, {}}, words);
    out.push_back({std::move(picture.alt), std::move(picture.path)});
  }
  return out;
}

std::string MarkdownHost::reference(prose::Link link, prose::Inlines text) {
  if (options_.boards == Boards::tikz && prose::asks_for_page(link))
    return raw_inline(page_reference(link, ""));
  link.inlines = std::move(text);
  if (prose::asks_for_page(link)) link.title.clear();
  return backend::markdown_prose({std::move(link)}, men_writer(nullptr), dialect_);
}

prose::Inlines MarkdownHost::reference_text(prose::Link const& link, prose::Inlines text) const {
  if (options_.boards == Boards::tikz && prose::asks_for_page(link))
    return {prose::Raw{page_reference(link, "*"), prose::Markup::tex}};
  return text;
}

std::string MarkdownHost::raw_block(std::span<PlacedContent const> contents) {
  std::string out = "```{=latex}\n\\begin{center}";
  auto const across =
      static_cast<std::size_t>(std::get<DiagramContent>(contents.front().content).across);
  for (std::size_t i = 0; i < contents.size(); ++i) {
    auto const& diagram = std::get<DiagramContent>(contents[i].content);
    // What follows stands before its line end: a blank there would show.
    std::string_view const between = i + 1 == contents.size() ? ""
                                     : (i + 1) % across == 0  ? "\\\\[\\bigskipamount]"
                                                              : "\\hfil";
    // pandoc makes hyperlinks of the document's links.
    if (!diagram.problem.label.empty())
      out += fmt::format("\n\\hypertarget{{{}}}{{}}%", diagram.problem.label);
    out += fmt::format("\n{}{}%", latex_.set(diagram, source_, contents[i].opening), between);
  }
  return out + "\n\\end{center}\n```";
}

void MarkdownHost::keep(std::string const& name, std::string bytes) {
  if (options_.take_image) options_.take_image(name, bytes);
  else if (named_.insert(name).second) assets_.push_back({name, std::move(bytes)});
}

std::vector<Asset> MarkdownHost::close() {
  for (auto& [name, bytes] : latex_.close()) keep(name, std::move(bytes));
  return std::move(assets_);
}

}  // namespace dawson::run
