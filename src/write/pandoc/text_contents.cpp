#include "write/pandoc/text_contents.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <utility>

#include "chess/unicode.hpp"
#include "compile/collected_contents.hpp"
#include "drawing/board.hpp"
#include "layout/captions/text_runs.hpp"
#include "layout/measures.hpp"
#include "session/invocation.hpp"
#include "style/styles.hpp"
#include "text/utf8.hpp"
#include "write/page_pictures.hpp"

namespace dawson::run {
namespace {

using pandoc::append, pandoc::Json, pandoc::node;

Json list_of(Json one) { return Json::array({std::move(one)}); }

// Width of the text in pandoc's reference documents, less the margins of a cell.
constexpr double text_width = 152.4, cell_margin = 3.8;  // millimetres

constexpr std::string_view between_cells = "\u2003";

Json words_of(ErrorContent const& failed) {
  return list_of(node("Strong", pandoc::words(fmt::format("[{}, line {}: {}]", failed.code,
                                                          failed.place.line, failed.message))));
}

// Joins the lines of a caption into one paragraph, where no style can do without space between
// them.
Json joined(Json lines) {
  Json text = Json::array();
  for (Json& line : lines) {
    if (!text.empty()) text.push_back(node("LineBreak"));
    append(text, std::move(line["c"]));
  }
  return text.empty() ? text : list_of(node("Para", std::move(text)));
}

// Office reads references of SVG 1.1 alone.
std::string with_xlink(std::string svg) {
  constexpr std::string_view element = "<svg ", plain = " href=\"#", linked = " xlink:href=\"#";
  if (svg.find(plain) == svg.npos) return svg;
  for (std::size_t at = svg.find(plain); at != svg.npos; at = svg.find(plain, at + linked.size()))
    svg.replace(at, plain.size(), linked);
  svg.insert(svg.find(element) + element.size(), "xmlns:xlink=\"http://www.w3.org/1999/xlink\" ");
  return svg;
}

// Joins the rows of a table into one, where no style keeps them on the same page.
void join_rows(std::vector<std::vector<Json>>& rows) {
  for (std::size_t row = 1; row < rows.size(); ++row)
    for (std::size_t i = 0; i < rows[row].size(); ++i)
      append(rows.front()[i], std::move(rows[row][i]));
  rows.resize(1);
}

}  // namespace

TextContents::TextContents(Invocation& invocation, TextFormat const& format,
                           layout::Typeset typeset, ReferenceTargets const& targets,
                           pandoc::InlineParts parts)
    : invocation_(invocation),
      format_(format),
      targets_(targets),
      pixels_(invocation, pixel_options_, typeset),
      drawn_(invocation, drawn_options_, typeset),
      parts_(std::move(parts)) {
  pixel_options_.boards = Boards::png;
  drawn_options_.boards = format.linked_pdf ? Boards::pdf : Boards::svg;
  pixel_options_.dots = print_dots;
  parts_ = with_pieces(nullptr, chess::Language::english);
}

pandoc::InlineParts TextContents::with_pieces(PieceSet const* piece_set, chess::Language language) {
  pandoc::InlineParts parts = parts_;
  parts.pieces = [this, piece_set, language](std::vector<chess::SquareContent> const& all) {
    return pieces({all, piece_set, language});
  };
  return parts;
}

Json TextContents::styled(std::string_view style, Json paragraphs) const {
  if (!format_.styles || paragraphs.empty()) return paragraphs;
  // pandoc's writer of stories gives other paragraphs the name of two styles.
  for (Json& one : paragraphs)
    if (format_.linked_pdf && one["t"] == "Para") one["t"] = "Plain";
  std::string const name = written_style(style, format_);
  return list_of(node("Div", Json::array({pandoc::attributes("", {}, {{"custom-style", name}}),
                                          std::move(paragraphs)})));
}

Json TextContents::raw(std::string_view code) const {
  return node("RawBlock", Json::array({format_.language, code}));
}

Json TextContents::paragraph(std::string_view style, prose::Inlines const& text,
                             pandoc::InlineParts const& parts) const {
  return styled(style, list_of(node("Para", pandoc::inlines(text, parts))));
}

// Pieces of Unicode are characters in a style of their own; others are images.
Json TextContents::pieces(InlinePieces const& pieces) {
  Json out = Json::array();
  std::string characters;
  auto const end_characters = [&] {
    if (characters.empty()) return;
    std::string const name = written_style(figurine_style, format_);
    Json words = list_of(node("Str", characters));
    if (format_.file == TextFormatFile::open_document)
      // pandoc's writer has styles of paragraphs only.
      words = list_of(node(
          "RawInline", Json::array({format_.language,
                                    fmt::format("<text:span text:style-name=\"{}\">{}</text:span>",
                                                name, characters)})));
    else if (format_.styles)
      words = list_of(node(
          "Span",
          Json::array({pandoc::attributes("", {}, {{"custom-style", name}}), std::move(words)})));
    append(out, std::move(words));
    characters.clear();
  };
  for (chess::SquareContent const& occupant : pieces.pieces) {
    auto const* piece = std::get_if<chess::Piece>(&occupant);
    auto const character =
        piece && !pieces.piece_set ? chess::unicode_character(*piece) : std::nullopt;
    if (character) {
      text::utf8_append(characters, *character);
      continue;
    }
    end_characters();
    auto const shown = pixels_.figurines({occupant}, pieces.piece_set, pieces.language);
    if (shown.front().path.empty()) {
      append(out, pandoc::words(shown.front().alt));
      continue;
    }
    auto const drawn = drawn_.figurines({occupant}, pieces.piece_set, pieces.language);
    layout::Rectangle const box = drawing::board_box(scene_of_piece(occupant));
    append(out, picture(shown.front(), drawn.front(), box.width, box.height));
  }
  end_characters();
  return out;
}

// `width` and `height` are in points.
Json TextContents::picture(MarkdownRenderer::Picture const& shown,
                           MarkdownRenderer::Picture const& drawn, double width, double height) {
  if (shown.path.empty()) return pandoc::words(shown.alt);
  drawing_of_.emplace(shown.path, drawn.path);
  auto const length = [](double points) {
    return fmt::format("{:.3f}cm", points / layout::points_a_millimetre / 10);
  };
  return list_of(
      pandoc::image(shown.alt, shown.path, {{"width", length(width)}, {"height", length(height)}}));
}

Json TextContents::board(DiagramContent const& diagram, std::size_t columns) {
  layout::Rectangle const box = drawing::board_box(
      scene_of(diagram, format_.linked_pdf ? layout::hatched_style() : layout::screen_style()));
  double const room =
      (columns > 1 ? text_width / static_cast<double>(columns) - cell_margin : text_width) *
      layout::points_a_millimetre;
  double const part = std::min(1.0, room / box.width);
  if (part < 1)
    invocation_.report(
        text::warning("W-WIDE", diagram.opening,
                      fmt::format("the board is wider than its column; made {:.0f} % smaller",
                                  100 * (1 - part)),
                      "print fewer `across`, or choose a smaller `size`"),
        diagram.document);
  return picture(pixels_.picture(diagram), drawn_.picture(diagram), part * box.width,
                 part * box.height);
}

Json TextContents::in_line(Content const& content) {
  return std::visit(
      Cases{
          [&](DiagramContent const& one) { return board(one, 1); },
          [&](InlinePieces const& one) { return pieces(one); },
          [](ErrorContent const& one) { return words_of(one); },
          [](one_of<SolutionsContent, GlossaryContent, IndexContent, ProblemTable, PageWord,
                    EmptyContent, Verbatim> auto const&) { return Json::array(); },
      },
      content);
}

Json TextContents::blocks(Row const& row) {
  return std::visit(
      Cases{
          [&](DiagramContent const&) { return this->row(row.diagrams(), row.columns); },
          [&](SolutionsContent const& one) { return solutions(one); },
          [&](GlossaryContent const& one) { return glossary(one); },
          [&](IndexContent const& one) { return index(one); },
          [&](ProblemTable const& one) { return problems(one); },
          [&](InlinePieces const& one) { return list_of(node("Para", pieces(one))); },
          [](ErrorContent const& one) { return list_of(node("Para", words_of(one))); },
          [](one_of<PageWord, EmptyContent, Verbatim> auto const&) { return Json::array(); },
      },
      row.contents.front().content);
}

// The cells of a line are separated by a wide space, which survives in every format.
Json TextContents::caption(std::string_view style, layout::CaptionBlock const& block,
                           layout::Caption const& caption, pandoc::InlineParts const& parts) const {
  Json lines = Json::array();
  for (layout::CaptionEntry const& entry : block)
    for (layout::CaptionRow const& row : entry.rows) {
      prose::Inlines const left = layout::with_sign(row.sign, row.left);
      prose::Inlines line;
      for (prose::Inlines const* cell : {&left, &row.centre, &row.right}) {
        if (cell->empty()) continue;
        if (!line.empty()) line.push_back(prose::Text{std::string(between_cells)});
        std::ranges::move(layout::with_marks(*cell, caption.font), std::back_inserter(line));
      }
      if (!line.empty()) lines.push_back(node("Para", pandoc::inlines(line, parts)));
    }
  return styled(style, format_.styles ? std::move(lines) : joined(std::move(lines)));
}

// Returns the paragraphs above the board, the board, and those below it.
std::vector<Json> TextContents::diagram(DiagramContent const& diagram, std::size_t columns) {
  pandoc::InlineParts const parts =
      with_pieces(diagram.design.piece_set, language_of_words(diagram));
  layout::Caption const& written = diagram.caption;
  Json above = caption(caption_above_style, written.above, written, parts);
  Json board = styled(board_style, list_of(node("Para", this->board(diagram, columns))));
  Json below = Json::array();
  if (written.beside)
    append(below, caption(caption_below_style, written.beside->block, written, parts));
  append(below, caption(caption_below_style, written.below, written, parts));
  if (!diagram.shown.empty())
    append(below, list_of(node("CodeBlock", Json::array({pandoc::attributes(""), diagram.shown}))));
  // Links lead to the first paragraph.
  Json& first = above.empty() ? board : above;
  if (!diagram.anchor.empty())
    first =
        list_of(node("Div", Json::array({pandoc::attributes(diagram.anchor), std::move(first)})));
  std::vector<Json> out;
  for (Json* part : {&above, &board, &below}) out.push_back(std::move(*part));
  return out;
}

Json TextContents::row(Diagrams const& diagrams, std::size_t columns) {
  Json out = Json::array();
  std::size_t const all = std::max(diagrams.size(), columns);
  std::vector<std::vector<Json>> cells(3);
  std::vector<DiagramContent> twins;
  for (DiagramContent const* one : diagrams) {
    std::vector<Json> parts = diagram(*one, all);
    twins.insert(twins.end(), one->twins.begin(), one->twins.end());
    for (std::size_t i = 0; i < cells.size(); ++i) cells[i].push_back(std::move(parts[i]));
  }
  if (all == 1) {
    for (auto& line : cells) append(out, std::move(line.front()));
  } else {
    std::erase_if(cells, [](auto const& line) {
      return std::ranges::all_of(line, [](Json const& cell) { return cell.empty(); });
    });
    for (auto& line : cells) line.resize(all, Json::array());
    if (!format_.styles) join_rows(cells);
    out.push_back(pandoc::table(cells, true));
  }
  if (!twins.empty())
    append(out, glossary({.diagrams = std::move(twins),
                          .piece_set = diagrams.front()->design.piece_set,
                          .language = language_of_words(*diagrams.front())}));
  return out;
}

Json TextContents::solutions(SolutionsContent const& all) {
  using Place = prose::Indented::Place;
  Json out = Json::array();
  for (SolutionContent const& one : all.entries) {
    pandoc::InlineParts const parts = with_pieces(all.piece_set, one.language);
    std::size_t next_board = 0;
    Json text = Json::array();
    std::string style(solution_style);
    auto const end_paragraph = [&] {
      if (!text.empty()) append(out, styled(style, list_of(node("Para", std::move(text)))));
      text = Json::array();
    };
    for (prose::Indented const& line : one.lines) {
      if (line.board) {
        end_paragraph();
        append(out, row({one.boards[next_board++].get()}, 1));
        continue;
      }
      if (line.place == Place::continues && !text.empty()) {
        text.push_back(node("LineBreak"));
      } else {
        end_paragraph();
        int const level = std::clamp(static_cast<int>(std::lround(line.first)), 0, solution_levels);
        style =
            level == 0 ? std::string(solution_style) : fmt::format("{} {}", solution_style, level);
      }
      append(text, pandoc::inlines(line.text, parts));
    }
    end_paragraph();
  }
  return out;
}

Json TextContents::glossary(GlossaryContent const& glossary) {
  Json out = Json::array();
  for (auto const& row : small_rows(glossary.diagrams)) append(out, this->row(row, small_across));
  pandoc::InlineParts const parts = with_pieces(glossary.piece_set, glossary.language);
  for (layout::CaptionRow const& row : glossary.lines)
    append(out, paragraph(legend_style, as_text(row), parts));
  return out;
}

Json TextContents::link(std::string const& anchor, Json words) const {
  if (anchor.empty()) return words;
  return list_of(node("Link", Json::array({pandoc::attributes(""), std::move(words),
                                           Json::array({"#" + anchor, ""})})));
}

Json TextContents::number_of(std::string const& anchor, prose::Inlines const& written) const {
  auto const known = targets_.diagrams.find(anchor);
  if (!written.empty() || known == targets_.diagrams.end()) return pandoc::inlines(written, parts_);
  return pandoc::inlines(known->second, parts_);
}

Json TextContents::index(IndexContent const& index) {
  auto entries = entries_of(
      index, [](prose::Inlines const& name) { return prose::plain(name); },
      [&](std::string const& anchor, std::string number) {
        auto const known = targets_.diagrams.find(anchor);
        if (!number.empty() || known == targets_.diagrams.end()) return number;
        return prose::plain(known->second);
      });
  Json out = Json::array();
  for (pages::IndexLine const& line : pages::index_lines(std::move(entries), order_of(index))) {
    if (!line.letter.empty())
      append(out, paragraph(index_head_style, {prose::Text{line.letter}}, parts_));
    prose::Inlines text{prose::Text{printed_name(line) + std::string(between_cells)}};
    std::ranges::move(index_places(line.entry.references), std::back_inserter(text));
    append(out, paragraph(index_style, text, parts_));
  }
  return out;
}

Json TextContents::problems(ProblemTable const& table) {
  Json out = Json::array();
  auto const cell = [&](Json words) { return list_of(node("Plain", std::move(words))); };
  auto const number = [&](ListedProblem const& one) {
    return link(one.anchor, number_of(one.anchor, one.number));
  };
  if (table.with_authors) {
    auto const head = problem_head(table.language);
    std::vector<std::vector<Json>> rows(1);
    for (std::size_t i = 0; i + 1 < head.size(); ++i)
      rows.front().push_back(cell(list_of(node("Strong", pandoc::words(head[i])))));
    for (std::size_t i = 0; i < table.problems.size(); ++i)
      rows.push_back({cell(number(table.problems[i])),
                      cell(pandoc::inlines(authors_in(table, i), parts_)),
                      cell(pandoc::inlines(table.problems[i].task, parts_))});
    return list_of(pandoc::table(rows));
  }
  for (ProblemGroup const& group : groups_of(table)) {
    if (!group.name.empty())
      append(out, paragraph(index_head_style, {prose::Text{group.name}}, parts_));
    for (ListedProblem const* const problem : group.problems) {
      Json line = number(*problem);
      append(line, list_of(node("Str", std::string(between_cells))));
      append(line, pandoc::inlines(problem->task, parts_));
      append(out, styled(index_style, list_of(node("Para", std::move(line)))));
    }
  }
  return out;
}

std::vector<Asset> TextContents::take_images(std::map<std::string, Asset>& drawings) {
  std::map<std::string, std::string> drawn;
  for (Asset& one : drawn_.close()) drawn.emplace(std::move(one.name), std::move(one.bytes));
  if (format_.drawings)
    for (auto const& [image, drawing] : drawing_of_)
      drawings.emplace(
          image, Asset{drawing, format_.linked_pdf ? drawn[drawing] : with_xlink(drawn[drawing])});
  return pixels_.close();
}

}  // namespace dawson::run
