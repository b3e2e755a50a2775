#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "artwork/font.hpp"
#include "backend/pdf/pdf_canvas.hpp"
#include "backend/pdf/picture.hpp"
#include "drawing/shaped.hpp"

namespace dawson::backend {

// Pieces are glyphs of the Dawson font: first all white rims, as one text with an empty
// /ActualText, then the ink, rank by rank, with the Unicode characters. Dark squares are glyphs
// too: most PDF viewers make thin strokes and shapes thicker than they are, but not glyphs.

namespace {

using chess::Side;
using layout::Rectangle;

artwork::Layer ink_of(Side side) {
  return side == Side::white   ? artwork::Layer::white
         : side == Side::black ? artwork::Layer::black
                               : artwork::Layer::neutral;
}

std::uint16_t glyph_of(drawing::PlacedSymbol const& piece, PdfCanvas::Layer layer,
                       artwork::Cut cut) {
  return *artwork::font_glyph(
      piece.figure->code, layer == PdfCanvas::Layer::rim ? artwork::Layer::rim : ink_of(piece.side),
      cut);
}

}  // namespace

void PdfCanvas::hatch(std::span<Rectangle const> cells, double square,
                      drawing::Hatching const& hatching, layout::Colour colour) {
  auto const glyph = artwork::font_hatching(hatching.parts);
  if (!glyph) return drawing::Canvas::hatch(cells, square, hatching, colour);
  std::vector<Rectangle> whole;
  for (Rectangle const& cell : cells) {
    if (cell.width == 1 && cell.height == 1) {
      whole.push_back(cell);
      continue;
    }
    // Covers the cell with whole squares and clips them at its edges.
    std::vector<Rectangle> squares;
    for (double y = 0; y < cell.height; ++y)
      for (double x = 0; x < cell.width; ++x) squares.push_back({cell.x + x, cell.y + y, 1, 1});
    clipped(drawing::Outline().rectangle(cell.x * square, cell.y * square, cell.width * square,
                                         cell.height * square),
            [&](Canvas&) { show_cells(squares, square, *glyph, colour); });
  }
  if (!whole.empty()) show_cells(whole, square, *glyph, colour);
}

void PdfCanvas::show_cells(std::span<Rectangle const> cells, double square, std::uint16_t glyph,
                           layout::Colour colour) {
  PdfFont& font = resources_.fonts().pieces();
  font.use(glyph, {});
  set_fill(colour);
  begin_actual_text("");
  content_ += "BT\n";
  set_font(font, square);
  double line_x = 0, line_y = 0;
  for (std::size_t first = 0; first < cells.size();) {
    std::size_t last = first;
    while (last < cells.size() && cells[last].y == cells[first].y) ++last;
    double const x = cells[first].x * square, y = cells[first].y * square;
    numbers({x - line_x, y - line_y});
    line_x = x, line_y = y;
    content_ += "Td\n[(";
    for (std::size_t i = first; i < last; ++i) {
      if (i > first) {
        content_ += ')';
        append_number(content_, (cells[i - 1].x + 1 - cells[i].x) * 1000, 0);
        content_ += '(';
      }
      append_glyph(content_, glyph);
    }
    content_ += ")]TJ\n";
    first = last;
  }
  content_ += "ET\nEMC\n";
}

void PdfCanvas::pieces(std::span<drawing::PlacedSymbol const> pieces, double square,
                       layout::Style const& style) {
  std::vector<drawing::PlacedSymbol> left = without_pictures(pieces, square);
  auto const drawn = std::ranges::stable_partition(left, [](drawing::PlacedSymbol const& piece) {
    return piece.side.name <= Side::neutral &&
           artwork::font_glyph(piece.figure->code, artwork::Layer::rim).has_value();
  });
  std::span const glyphs(left.begin(), drawn.begin());
  if (!drawn.empty()) drawing::Canvas::pieces(std::span(drawn), square, style);
  if (glyphs.empty()) return;
  set_fill(style.paper);
  begin_actual_text("");
  layer(glyphs, square, Layer::rim);
  content_ += "EMC\n";
  set_fill(style.ink);
  layer(glyphs, square, Layer::ink);
}

void PdfCanvas::layer(std::span<drawing::PlacedSymbol const> pieces, double square, Layer which) {
  PdfFont& font = resources_.fonts().pieces();
  // Bold pieces occur one at a time, in text. Their ink is also stroked, in its fill colour.
  bool const bold = which == Layer::ink && pieces.front().bold;
  if (bold)
    use_pen({artwork::bolder * square / artwork::units_a_square,
             drawing::Cap::butt,
             drawing::Join::round,
             {}},
            *state_.fill);
  content_ += bold ? "BT\n2 Tr\n" : "BT\n";
  set_font(font, square);
  TextPen pen;
  std::vector<std::uint16_t> glyphs;
  artwork::Cut const cut = drawing::cut_of(square);
  for (std::size_t first = 0; first < pieces.size();) {
    std::size_t last = first;
    while (last < pieces.size() && pieces[last].at.y == pieces[first].at.y) ++last;
    auto const rank = pieces.subspan(first, last - first);
    // A rank needs an /ActualText if its glyphs map to other characters: the glyph of a rotated
    // queen is the same as a queen's.
    bool maps_to_text = true;
    glyphs.clear();
    for (drawing::PlacedSymbol const& piece : rank) {
      bool const upright = which == Layer::ink && piece.rotation == 0;
      glyphs.push_back(glyph_of(piece, which, cut));
      bool const is_mapped =
          font.use(glyphs.back(), upright ? std::string_view(piece.text) : std::string_view());
      maps_to_text = maps_to_text && (which == Layer::rim || (upright && is_mapped));
    }
    if (!maps_to_text) {
      std::string text;
      for (drawing::PlacedSymbol const& piece : rank) text += piece.text;
      begin_actual_text(text);
    }
    show_rank(rank, glyphs, square, pen);
    if (!maps_to_text) content_ += "EMC\n";
    first = last;
  }
  content_ += bold ? "0 Tr\nET\n" : "ET\n";
}

void PdfCanvas::show_rank(std::span<drawing::PlacedSymbol const> rank,
                          std::span<std::uint16_t const> glyphs, double square, TextPen& pen) {
  constexpr double em = artwork::units_a_square;
  for (std::size_t i = 0; i < rank.size();) {
    drawing::PlacedSymbol const& first = rank[i];
    if (first.rotation != 0) {
      // The font's origin is the lower left corner of the square.
      matrix(placed_symbol(first, square)
                 .after(drawing::Matrix::moved(-em / 2, -em / 2))
                 .after(drawing::Matrix::scaled(em / square)),
             fine_places);
      content_ += "Tm\n(";
      append_glyph(content_, glyphs[i]);
      content_ += ")Tj\n";
      pen.upright = false;
      ++i;
      continue;
    }
    double const x = first.at.x - square / 2, y = first.at.y - square / 2;
    if (pen.upright) numbers({x - pen.x, y - pen.y}), content_ += "Td\n";
    else content_ += "1 0 0 1 ", numbers({x, y}), content_ += "Tm\n";
    pen = {x, y, true};
    // A glyph is as wide as a square, so neighbours need no correction.
    std::string& strings = strings_;
    strings = '(';
    bool alone = true;
    for (double at = first.at.x; i < rank.size() && rank[i].rotation == 0;
         at = rank[i++].at.x + square) {
      double const skipped = std::round((at - rank[i].at.x) * 1000 / square);
      if (skipped != 0) {
        strings += ')';
        append_number(strings, skipped, 0);
        strings += '(';
        alone = false;
      }
      append_glyph(strings, glyphs[i]);
    }
    if (!alone) content_ += '[';
    content_.append(strings).append(alone ? ")Tj\n" : ")]TJ\n");
  }
}

// The user's own symbols in PDF files: each one is a form, written once.

PdfResources::PieceForm const& PdfResources::symbol(drawing::PieceSet const& set,
                                                    drawing::PieceDrawing const& symbol) {
  auto const [known, is_new] = pieces_.try_emplace({&set, symbol});
  PieceForm& form = known->second;
  if (!is_new) return form;
  auto const picture = form_of_svg(set.picture(symbol));
  if (!picture) return form;  // cannot happen: librsvg has drawn this picture before
  form.drawing = adopt(fmt::format("piece {}", pieces_.size()), picture->write(file_));
  double const width = picture->unit_width(), height = picture->unit_height(),
               scale = 1 / std::max(width, height);
  form.at = {scale, 0, 0, scale, -width * scale / 2, -height * scale / 2};
  return form;
}

void PdfCanvas::picture(drawing::PieceSet const& set, drawing::PieceDrawing const& symbol,
                        drawing::Matrix const& at) {
  PdfResources::PieceForm const& form = resources_.symbol(set, symbol);
  if (form.drawing.number != 0) put(form.drawing, at.after(form.at));
}

// Resources that pages share: an object and a name for each font and drawing.

namespace {

using layout::Colour;

std::string resources(std::map<std::string, ObjectNumber> const& fonts,
                      std::map<std::string, ObjectNumber> const& drawings) {
  std::string out = "<<";
  auto const list = [&](std::string_view kind, auto const& entries) {
    if (entries.empty()) return;
    out += fmt::format("/{}<<", kind);
    for (auto const& [name, number] : entries) out += fmt::format("/{} {} 0 R", name, number);
    out += ">>";
  };
  list("Font", fonts);
  list("XObject", drawings);
  return out + ">>";
}

}  // namespace

std::string signature(layout::Style const& style) {
  std::string out = fmt::format("{}{}", static_cast<int>(style.shading), style.coloured);
  auto const add = [&](std::initializer_list<double> values) {
    for (double const value : values)
      out.append(reinterpret_cast<char const*>(&value), sizeof value);
  };
  for (Colour const& c : {style.ink, style.paper, style.light, style.dark})
    add({c.red, c.green, c.blue});
  if (style.coloured)
    for (Colour const& c : style.armies) add({c.red, c.green, c.blue});
  add({style.hatch_angle, style.hatch_distance, style.hatch_width, style.frame_inner,
       style.frame_outer, style.frame_gap});
  return out;
}

PdfResources::Drawing const& PdfResources::drawing(std::string const& key,
                                                   layout::Rectangle const& reach,
                                                   std::string const& style,
                                                   drawing::Canvas::Draw const& draw) {
  if (auto const* known = find(key)) return *known;
  PdfCanvas canvas(*this, style);
  draw(canvas);
  ObjectNumber const number = file_.reserve();
  file_.write_stream(
      number,
      fmt::format("/Type/XObject/Subtype/Form/BBox[{} {} {} {}]/Resources{}", pdf_number(reach.x),
                  pdf_number(reach.y), pdf_number(reach.x + reach.width),
                  pdf_number(reach.y + reach.height), canvas.used_resources()),
      canvas.content());
  return adopt(key, number);
}

PdfResources::Drawing const& PdfResources::adopt(std::string const& key, ObjectNumber number) {
  return drawings_.emplace(key, Drawing{fmt::format("X{}", drawings_.size()), number})
      .first->second;
}

PdfResources::Drawing const* PdfResources::find(std::string const& key) const {
  auto const known = drawings_.find(key);
  return known == drawings_.end() ? nullptr : &known->second;
}

std::string PdfResources::dictionary() const {
  std::map<std::string, ObjectNumber> fonts, drawings;
  for (auto const& font : fonts_.all()) fonts.emplace(font->name(), font->number());
  for (auto const& [key, drawing] : drawings_) drawings.emplace(drawing.name, drawing.number);
  return resources(fonts, drawings);
}

std::string PdfCanvas::used_resources() const { return resources(used_fonts_, used_drawings_); }

}  // namespace dawson::backend
