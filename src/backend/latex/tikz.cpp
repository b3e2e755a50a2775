#include "backend/latex/tikz.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "backend/latex/tex_caption.hpp"
#include "backend/latex/tex_escape.hpp"
#include "backend/latex/tikz_style.hpp"
#include "drawing/canvas.hpp"
#include "layout/board_lines.hpp"
#include "layout/marks.hpp"
#include "layout/measures.hpp"
#include "layout/style.hpp"
#include "layout/type.hpp"
#include "text/scanning.hpp"

namespace dawson::backend {
namespace {

using chess::Piece, layout::Scene;

constexpr double eighth = 45;                                // degrees
constexpr std::size_t board_bytes = 800, other_bytes = 100;  // typical size of the code, in bytes

void put_piece(std::string& out, Piece const& piece, layout::Abbreviations const& abbreviations) {
  int const side = drawing::side_number(piece.side);
  auto const figure = layout::figure_of(piece);
  if (layout::is_duck(piece)) return out.append("\\DawsonDuck{}"), void();
  if (!figure) {
    auto const known = abbreviations.find(piece.name);
    out += fmt::format("\\DawsonDisc{{{}}}{{{}}}{{{}}}", side, tex_number(piece.rotation * eighth),
                       known != abbreviations.end() ? known->second : layout::abbreviation(piece));
    return;
  }
  constexpr std::string_view sides = "wbnw";  // pieces in other colours begin as white ones
  constexpr std::string_view turns[] = {"", "NE", "R", "SE", "U", "SW", "L", "NW"};
  bool const coloured = side > 2;
  if (coloured) out += fmt::format("\\DawsonColoured{{{}}}{{", side);
  out.append(std::string_view("\\Dawson ")).append(figure->drawn->code);
  char& blank = out[out.size() - figure->drawn->code.size() - 1];
  blank = sides[static_cast<std::size_t>(std::min(side, 3))];
  if (figure->rotation != 0) out += turns[figure->rotation];
  if (coloured) out += '}';
}

void put_occupant(std::string& out, chess::SquareContent const& occupant,
                  layout::Abbreviations const& abbreviations) {
  if (auto const* piece = std::get_if<Piece>(&occupant)) {
    put_piece(out, *piece, abbreviations);
    if (auto const promotion = layout::promotion_of(*piece); promotion != chess::Promotion::none)
      out += fmt::format("\\DawsonPromoted{{{}}}", static_cast<int>(promotion));
    return;
  }
  auto const& text = std::get<chess::Text>(occupant);
  out += fmt::format("\\DawsonText{{{}}}{{{}}}", tex_number(text.rotation * eighth),
                     tex_text(text.text));
}

std::string tex_path(layout::Path const& path) {
  std::string out;
  for (std::size_t i = 0; i < path.points.size(); ++i)
    out += call(i == 0 ? "From" : "To", path.points[i].x, path.points[i].y);
  if (path.closed) out += "\\DawsonClose";
  return out;
}

void put_frame(std::string& out, Scene const& scene) {
  if (scene.whole_frame && !scene.single_frame)
    return put_call(out, "Frame", scene.width, scene.height);
  std::string inner, outer;
  auto const measures = layout::measure(scene.style.value_or(layout::hatched_style()), scene.square,
                                        scene.single_frame);
  for (layout::Path const& path : scene.outline) {
    inner += tex_path(layout::moved_outwards(path, measures.inner_at));
    if (!scene.single_frame) outer += tex_path(layout::moved_outwards(path, measures.outer_at));
  }
  if (!inner.empty())
    out += fmt::format("\\Dawson{}{{{}}}", scene.single_frame ? "Single" : "Inner", inner);
  if (!outer.empty()) out += fmt::format("\\DawsonOuter{{{}}}", outer);
}

void put_pieces(std::string& out, Scene const& scene) {
  for (std::size_t i = 0; i < scene.pieces.size();) {
    double const y = scene.pieces[i].cell.y;
    double const base = y + (scene.pieces[i].cell.height - 1) / 2;
    auto const place = [](layout::Placed const& placed) {
      return placed.cell.x + (placed.cell.width - 1) / 2;
    };
    double at = place(scene.pieces[i]);
    put_call(out, "Row", at, base);
    out += '{';
    for (; i < scene.pieces.size() && scene.pieces[i].cell.y == y; ++i) {
      double const x = place(scene.pieces[i]);
      if (x != at) put_call(out, "Skip", x - at);
      put_occupant(out, scene.pieces[i].occupant, scene.abbreviations);
      at = x + 1;
    }
    out += '}';
  }
}

// Returns an empty string for the colour of the style.
std::string mark_colour(layout::PlacedMark const& mark) {
  std::string const& written = mark.colour;
  if (written == "tint") return mark.kind == chess::MarkKind::fill ? "" : "lightgray";
  bool const unknown = !layout::read_colour(written);
  if (written.empty() || (unknown && written.starts_with('#'))) return {};
  bool const fill = mark.kind == chess::MarkKind::fill;
  return tex_colour(fill ? std::string(layout::fill_tint(written)) : written);
}

std::string tex_mark(layout::PlacedMark const& mark) {
  auto const colour = fmt::format("{{{}}}", mark_colour(mark));
  auto const area = [&](std::string_view word) {
    return call(word, mark.area.x, mark.area.y, mark.area.width, mark.area.height) + colour;
  };
  if (!mark.shape.empty()) {
    bool const frame = mark.kind == chess::MarkKind::frame;
    std::string path;
    for (layout::Path const& part : mark.shape)
      path += tex_path(frame ? layout::moved_outwards(part, -layout::part("mark inset")) : part);
    std::string_view const word = frame                                 ? "MarkFramePath"
                                  : mark.kind == chess::MarkKind::crown ? "MarkCrown"
                                                                        : "MarkFillPath";
    return fmt::format("\\Dawson{}{{{}}}{}", word, path, colour);
  }
  switch (mark.kind) {
    case chess::MarkKind::frame: return area("MarkFrame");
    case chess::MarkKind::fill: return area("MarkFill");
    case chess::MarkKind::circle: return call("MarkCircle", mark.from.x, mark.from.y) + colour;
    case chess::MarkKind::cross: {  // the words are in the order of layout::Below
      constexpr std::string_view words[] = {"MarkCross", "MarkCrossOnPiece", "MarkCrossOnBlack"};
      return call(words[static_cast<std::size_t>(mark.below)], mark.from.x, mark.from.y) + colour;
    }
    case chess::MarkKind::dot:
      return call(mark.below == layout::Below::nothing ? "MarkDot" : "MarkCornerDot", mark.from.x,
                  mark.from.y) +
             colour;
    case chess::MarkKind::crown: return {};  // drawn as a shape
    case chess::MarkKind::arrow:
      return call("Arrow", mark.from.x, mark.from.y, mark.to.x, mark.to.y) + colour;
    case chess::MarkKind::line:
      return call("Line", mark.from.x, mark.from.y, mark.to.x, mark.to.y) + colour;
    case chess::MarkKind::text: {
      std::string const text = tex_text(mark.text);
      if (mark.below != layout::Below::nothing)
        return call("MarkCornerText", mark.from.x, mark.from.y) + colour + "{" + text + "}";
      return call("MarkText", mark.from.x, mark.from.y) +
             (colour == "{}" ? fmt::format("{{{}}}", text)
                             : fmt::format("{{{{\\DawsonColour{}{}}}}}", colour, text));
    }
  }
  return {};
}

std::string tex_label(layout::Label const& label) {
  std::string const text = fmt::format("{{{}}}", tex_text(label.text));
  auto const& [x, y] = label.at;
  switch (label.place) {
    case layout::LabelPlace::file:
      return (y == 0 ? call("FileLabel", x) : call("FileLabelAt", x, y)) + text;
    case layout::LabelPlace::rank:
      return (x == 0 ? call("RankLabel", y) : call("RankLabelAt", x, y)) + text;
    case layout::LabelPlace::hand: return call("HandCount", x, y) + text;
    case layout::LabelPlace::inside: return call("InsideLabel", x, y) + text;
  }
  return {};
}

// Writes the walls as one path and one by one, so that filled neighbours show no seam.
std::string tex_walls(std::vector<layout::Rectangle> const& walls) {
  if (walls.empty()) return {};
  std::string path, each;
  for (layout::Rectangle const& r : walls) {
    path += tex_path(
        {{{r.x, r.y}, {r.x + r.width, r.y}, {r.x + r.width, r.y + r.height}, {r.x, r.y + r.height}},
         true});
    put_call(each, "Wall", r.x, r.y, r.width, r.height);
  }
  return fmt::format("\\DawsonWalls{{{}}}{{{}}}", path, each);
}

// Writes the pieces in hand; their counts are labels.
std::string tex_hands(Scene const& scene) {
  std::string out;
  for (layout::Placed const& placed : scene.held) {
    layout::Rectangle const& r = placed.cell;
    put_call(out, "Held", r.width, r.x + r.width / 2, r.y + r.height / 2);
    out += '{';
    put_occupant(out, placed.occupant, scene.abbreviations);
    out += '}';
  }
  if (scene.hand_area.width > 0 && scene.hand_area.y < scene.frame.y)
    put_call(out, "HangsTo", scene.hand_area.y);
  return out;
}

// Returns the room that the board needs on both sides of its frame, with the command `word`, or an
// empty string if it needs none.
std::string tex_room(std::string_view word, Scene const& scene) {
  auto const [left, right] = layout::beside_frame(scene);
  if (left == 0 && right == 0) return {};
  return fmt::format("\\Dawson{}{{{}mm}}{{{}mm}}", word, tex_number(left * scene.square),
                     tex_number(right * scene.square));
}

// Returns the command for a chosen baseline; the letters are in the order of problem::Baseline.
std::string tex_baseline(Scene const& scene) {
  if (!scene.baseline) return {};
  return fmt::format("\\DawsonBaseline{{{}}}", "btc"[static_cast<int>(*scene.baseline)]);
}

// Returns a board in running text, with that room.
std::string tex_in_line(Scene const& scene, std::string const& board) {
  std::string const room = tex_room("Roomy", scene);
  return fmt::format("{}\\DawsonInline{{{}}}", tex_baseline(scene),
                     room.empty() ? board : room + "{" + board + "}");
}

std::string tex_board(Scene const& scene) {
  std::string code;
  code.reserve(board_bytes);
  if (scene.style) code += tikz_style(*scene.style);
  code += "\\DawsonBoard{";
  append_tex_number(code, scene.square);
  code += "mm}";
  put_numbers(code, scene.frame.x, scene.frame.y, scene.frame.x + scene.frame.width,
              scene.frame.y + scene.frame.height);
  code += '{';
  // The document may set the colour of the squares.
  bool const may_be_coloured = !scene.style || scene.style->light != layout::white;
  if (!scene.checkers && !scene.ground.empty() && may_be_coloured) {
    std::string ground;
    for (layout::Path const& path : scene.ground) ground += tex_path(path);
    code += fmt::format("\\DawsonGround{{{}}}", ground);
  }
  if (scene.checkers)
    put_call(code, "Checkers", scene.checkers->files, scene.checkers->ranks,
             scene.checkers->dark_corner ? 0 : 1);
  for (layout::Rectangle const& r : scene.dark) put_call(code, "Dark", r.x, r.y, r.width, r.height);
  code += tex_walls(scene.walls);
  for (layout::PlacedMark const& mark : scene.marks)
    if (layout::is_below_pieces(mark)) code += tex_mark(mark);
  for (layout::Segment const& line : scene.lattice)
    put_call(code, "LatticeLine", line.from.x, line.from.y, line.to.x, line.to.y);
  for (layout::Segment const& line : scene.grid)
    put_call(code, "GridLine", line.from.x, line.from.y, line.to.x, line.to.y);
  for (layout::Path const& trail : scene.trails)
    code += fmt::format("\\DawsonTrail{{{}}}", tex_path(trail));
  for (layout::Polygon const& head : scene.heads)
    code += fmt::format("\\DawsonTip{{{}}}", tex_path({head, true}));
  put_pieces(code, scene);
  for (layout::PlacedMark const& mark : scene.marks)
    if (!layout::is_below_pieces(mark)) code += tex_mark(mark);
  for (layout::Sign const& sign : scene.signs)
    put_call(code, "Sign", static_cast<int>(sign.kind), sign.at.x, sign.at.y);
  put_frame(code, scene);
  for (layout::Label const& label : scene.labels) code += tex_label(label);
  code += tex_hands(scene);
  if (scene.to_move)
    put_call(code, "ToMove", drawing::side_number(*scene.to_move), scene.to_move_at);
  if (!scene.code.empty()) {
    for (layout::NamedSquare const& square : scene.names)
      code += fmt::format("\\DawsonNamed{{{}}}{{{}}}{{{}}}", square.name,
                          tex_number(square.centre.x), tex_number(square.centre.y));
    code += fmt::format("\\DawsonDraw{{{}}}", scene.code);
  }
  code += '}';
  return code;
}

// Returns the language's name in dawson.sty, or an empty string for the default language.
std::string tex_language(chess::Language language) {
  return language == chess::Language() ? "" : text::lower_case(chess::about(language).name);
}

// Returns the width of the frame, or of a caption that is wider.
std::string box_width(Scene const& scene, layout::CaptionWidth const& width) {
  using Kind = layout::CaptionWidth::Kind;
  double const frame = scene.frame.width * scene.square;
  if (width.kind == Kind::column) return fmt::format("\\DawsonColumn{{{}mm}}", tex_number(frame));
  return tex_number(width.kind == Kind::length ? std::max(frame, width.length) : frame) + "mm";
}

// Returns the command for a caption that is narrower than its box.
std::string narrowed(Scene const& scene, layout::CaptionWidth const& width) {
  using Kind = layout::CaptionWidth::Kind;
  bool const narrow = width.kind == Kind::length && width.length < scene.frame.width * scene.square;
  return narrow ? fmt::format("\\DawsonMeasured{{{}mm}}", tex_number(width.length)) : "";
}

std::string beside(std::optional<layout::CaptionBeside> const& beside,
                   layout::Abbreviations const& abbreviations) {
  if (!beside) return {};
  return fmt::format("\\DawsonBeside{{{}}}{{{}mm}}{{{}}}{{{}}}", beside->left ? "L" : "R",
                     tex_number(beside->width), static_cast<int>(beside->align),
                     tex_rows(beside->block, abbreviations));
}

// Returns the command for a row that is not as by default.
std::string row_look(TexRowLook const& look) {
  using Align = TexRowLook::Align;
  if (!look.gap && look.align == Align::centre) return {};
  return fmt::format("\\DawsonRowLook{{{}}}{{{}}}",
                     look.gap ? fmt::format("{:g}bp", *look.gap) : "",
                     look.align == Align::edges  ? 'e'
                     : look.align == Align::left ? 'l'
                                                 : 'c');
}

}  // namespace

std::string tikz_board(Scene const& scene) { return tex_board(scene); }

// Writes \DawsonPage; its arguments LEFT and DOWN say how far the board extends beyond the frame.
std::string tikz_board_page(Scene const& scene, PdfPage const& page) {
  double const points = scene.square * layout::points_a_millimetre;
  auto const length = [](double value) { return tex_number(value) + "bp"; };
  return fmt::format("\\DawsonPage{{{}}}{{{}}}{{{}}}{{{}}}{{{}}}{{{}}}", tex_caseless(page.file),
                     page.number, length(scene.frame.width * points),
                     length(scene.frame.x * points - page.reach.x),
                     length(scene.frame.y * points - page.reach.y), length(page.reach.height));
}

std::string tikz_diagram(Scene const& scene, std::string const& board,
                         layout::Caption const& caption, TexDiagram const& about) {
  std::string const target = about.label.empty()
                                 ? ""
                                 : fmt::format("\\DawsonRef{{{}}}{{{}}}{{{}}}", about.number,
                                               about.label, tex_language(about.language));
  std::string const narrow = narrowed(scene, caption.width),
                    above = tex_rows_above(caption, scene.abbreviations),
                    below = tex_rows(caption.below, scene.abbreviations) + tex_code(about.code);
  std::string code;
  code.reserve(board.size() + above.size() + below.size() + other_bytes);
  code.append(tex_baseline(scene))
      .append("\\DawsonDiagram{")
      .append(box_width(scene, caption.width))
      .append("}{");
  code += beside(caption.beside, scene.abbreviations);
  code.append(tex_room("HandRoom", scene)).append(target);
  code.append(above.empty() ? "" : narrow).append(above).append("}{").append(board);
  code.append("}{").append(below.empty() ? "" : narrow).append(below).append("}");
  return tex_with_fonts(caption, about.has_default_fonts ? nullptr : &about.default_value,
                        std::move(code));
}

std::string tikz_across(std::string const& diagram, std::size_t columns, bool last,
                        TexRowLook const& look) {
  return row_look(look) +
         fmt::format("\\Dawson{}{{{}}}{{{}}}", last ? "AcrossEnd" : "Across", columns, diagram);
}

std::string tikz_display(std::string const& diagram, TexRowLook const& look) {
  return row_look(look) + fmt::format("\\DawsonDisplay{{{}}}", diagram);
}

std::string tikz_inline_page(Scene const& scene, PdfPage const& page) {
  return tex_in_line(scene, tikz_board_page(scene, page));
}

std::string tikz_inline_board(Scene const& scene) { return tex_in_line(scene, tex_board(scene)); }

std::string tikz_figurines(std::vector<chess::SquareContent> const& pieces,
                           layout::Abbreviations const& abbreviations) {
  std::string out;
  for (chess::SquareContent const& piece : pieces) put_occupant(out, piece, abbreviations);
  // Text after a control word would lose its leading blank.
  if (!out.empty() && out.back() != '}') out += "{}";
  return out;
}

std::string tikz_glossary(std::vector<TexGlossaryEntry> const& entries,
                          std::vector<layout::CaptionRow> const& lines,
                          SlotFonts const& default_value, TexRowLook const& look) {
  std::string out;
  for (TexGlossaryEntry const& entry : entries)
    out += fmt::format("\\DawsonEntry{{{}}}", tikz_diagram(entry.scene, entry.board, entry.caption,
                                                           {"", "", default_value}));
  return row_look(look) + fmt::format("\\DawsonGlossary{{{}}}{{{}}}", out, tex_rows(lines, {}));
}

std::string tikz_error(std::string_view code, std::size_t line, std::size_t column,
                       std::string_view message) {
  // The message is printed on LaTeX's terminal, where only ASCII is safe.
  std::string plain;
  for (char const c : message) {
    bool const safe = text::is_alphanumeric(c) ||
                      std::string_view(" ,.()+-*/='").find(c) != std::string_view::npos;
    char const shown = safe ? c : ' ';
    if (c == '`' || (shown == ' ' && (plain.empty() || plain.back() == ' '))) continue;
    plain += shown;
  }
  return fmt::format("\\DawsonError{{{}}}{{{}}}{{{}}}{{{}}}", code, line, column, plain);
}

std::string tikz_needs() { return fmt::format("\\DawsonNeeds{{{}}}", tikz_interface); }

}  // namespace dawson::backend
