// The content of a page: PDF operators, without redundant ones.
#include <boost/test/unit_test.hpp>

#include <fmt/format.h>

#include <string>

#include "artwork/figures.hpp"
#include "backend/pdf/pdf_canvas.hpp"
#include "backend/svg_pieces.hpp"
#include "layout/measures.hpp"
#include "type/type.hpp"

using namespace dawson;
using backend::PdfCanvas;
using drawing::Outline;

namespace {

struct Canvas : PdfCanvas {
  using PdfCanvas::PdfCanvas;
  using PdfCanvas::picture;
};

struct Page {
  std::string bytes;
  backend::PdfFile file{[this](std::string_view piece) { bytes += piece; }};
  backend::PdfResources resources{file};
  Canvas canvas{resources, ""};

  /// The operators on one line; bytes of glyphs that are not ASCII as "<01>"; the path of a
  /// rectangle from x to x + 1 as "[x]".
  std::string content() const {
    std::string out;
    for (char const c : canvas.content()) {
      bool const shown = c >= ' ' && c <= '~';
      if (c == '\n') out += ' ';
      else
        out += shown ? std::string(1, c) : fmt::format("<{:02x}>", static_cast<unsigned char>(c));
    }
    for (int x = 0; x < 9; ++x) {
      std::string const path = fmt::format("{0} 0 m {1} 0 l {1} 1 l {0} 1 l h ", x, x + 1);
      for (std::size_t at = 0; (at = out.find(path)) != std::string::npos;)
        out.replace(at, path.size(), fmt::format("[{}] ", x));
    }
    return out;
  }
};

Outline square(double x) { return Outline().rectangle(x, 0, 1, 1); }

// A style for squares of 20 points.
drawing::Hatching const default_hatching{.parts = layout::hatch_steps[1].parts};

layout::Colour const red{0.8, 0, 0};
layout::Colour const half{0.5, 0.5, 0.5};

}  // namespace

BOOST_FIXTURE_TEST_CASE(a_colour_is_set_once_and_again_after_another_colour, Page) {
  canvas.fill(square(0), layout::black);
  canvas.fill(square(1), layout::black);
  canvas.fill(square(2), red);
  canvas.fill(square(3), half);
  canvas.fill(square(4), layout::black);
  BOOST_TEST(content() == "0 g [0] f [1] f .8 0 0 rg [2] f .5 g [3] f 0 g [4] f ");
}

BOOST_FIXTURE_TEST_CASE(settings_within_a_clip_end_with_it, Page) {
  canvas.fill(square(0), red);
  canvas.clipped(square(1), [](drawing::Canvas& inner) { inner.fill(square(2), half); });
  canvas.fill(square(3), red);
  canvas.moved(drawing::Matrix::moved(5, 6),
               [](drawing::Canvas& inner) { inner.fill(square(4), red); });
  BOOST_TEST(content() == ".8 0 0 rg [0] f q [1] W n .5 g [2] f Q [3] f q 1 0 0 1 5 6 cm [4] f Q ");
}

BOOST_FIXTURE_TEST_CASE(a_pen_is_set_where_it_changes, Page) {
  Outline line;
  line.move(0, 0).line(3, 4).curve({4, 4}, {5, 5}, {6, 4});
  drawing::Pen pen;
  pen.width = 0.5;
  canvas.stroke(line, pen, layout::black);
  canvas.stroke(line, pen, layout::black);
  pen.cap = drawing::Cap::round, pen.join = drawing::Join::round, pen.dashes = {2, 1};
  canvas.stroke(line, pen, red);
  pen.join = drawing::Join::miter, pen.miter_limit = 4, pen.dashes = {};
  canvas.stroke(line, pen, red);
  BOOST_TEST(content() ==
             "0 G .5 w 0 0 m 3 4 l 4 4 5 5 6 4 c S 0 0 m 3 4 l 4 4 5 5 6 4 c S .8 0 0 RG 1 J 1 j "
             "[2 1 ]0 d 0 0 m 3 4 l 4 4 5 5 6 4 c S 0 j 4 M []0 d 0 0 m 3 4 l 4 4 5 5 6 4 c S ");
}

BOOST_FIXTURE_TEST_CASE(dark_squares_with_default_hatching_are_glyphs, Page) {
  layout::Rectangle const cells[] = {{0, 1, 1, 1}, {2, 1, 1, 1}, {1, 0, 1, 1}};
  canvas.hatch(cells, 20, default_hatching, layout::black);
  BOOST_TEST(content() ==
             "0 g /Span<</ActualText<feff>>>BDC BT /F0 20 Tf 0 20 Td [(<05><a0>)-1000(<05><a0>)]TJ "
             "20 -20 Td [(<05><a0>)]TJ ET EMC ");
}

BOOST_FIXTURE_TEST_CASE(another_hatching_is_drawn_line_by_line, Page) {
  layout::Rectangle const cells[] = {{0, 0, 1, 1}};
  canvas.hatch(cells, 20, {45, 0.5, 0.1, 0}, layout::black);
  BOOST_TEST(content().find("Tf") == std::string::npos);
  BOOST_TEST(content() == "/X1 Do ");
}

BOOST_FIXTURE_TEST_CASE(part_of_a_square_is_clipped_from_whole_squares, Page) {
  layout::Rectangle const cells[] = {{0, 0, 1.5, 1}};
  canvas.hatch(cells, 20, default_hatching, layout::black);
  BOOST_TEST(content() ==
             "q 0 0 m 30 0 l 30 20 l 0 20 l h W n 0 g /Span<</ActualText<feff>>>BDC BT /F0 20 Tf 0 "
             "0 Td [(<05><a0>)0(<05><a0>)]TJ ET EMC Q ");
}

BOOST_FIXTURE_TEST_CASE(pieces_are_rims_and_then_ink_that_is_copied_as_unicode, Page) {
  auto const placed_symbol = [](chess::Kind kind, chess::Side side, double x) {
    drawing::PlacedSymbol piece;
    piece.figure = artwork::find_figure(kind == chess::Kind::king ? "king" : "knight");
    piece.side = side;
    piece.at = {x, 10};
    piece.text = kind == chess::Kind::king ? "♔" : "♞";
    return piece;
  };
  drawing::PlacedSymbol const pieces[] = {
      placed_symbol(chess::Kind::king, chess::Side::white, 10),
      placed_symbol(chess::Kind::knight, chess::Side::black, 50)};
  canvas.pieces(pieces, 20, layout::hatched_style());
  BOOST_TEST(content() ==
             "1 g /Span<</ActualText<feff>>>BDC BT /F0 20 Tf 0 0 Td [(<00><1a>)-1000(<00><b6>)]TJ "
             "ET EMC 0 g BT 0 0 Td [(<00><1c>)-1000(<00><b9>)]TJ ET ");
}

BOOST_FIXTURE_TEST_CASE(only_letters_are_stretched_and_not_pieces_or_forms_after_them, Page) {
  auto const type = type::Type::open();
  auto const set = [&](prose::Inline const& what) {
    return (*type).typeset()({what}, {}, {}).lines.front();
  };
  canvas.text(set(prose::Text{"a"}), 0, 0, 1.02);
  canvas.text(set(prose::Text{"b"}), 9, 0, 1.02);
  canvas.text(set(prose::Text{"c"}), 18, 0);
  canvas.text(set(prose::Text{"d"}), 27, 0, 0.985);
  layout::Rectangle const cells[] = {{0, 0, 1, 1}};
  canvas.hatch(cells, 20, default_hatching, layout::black);
  canvas.text(set(prose::Text{"e"}), 36, 0, 0.985);
  canvas.repeated("a", {0, 0, 1, 1}, {},
                  [&](drawing::Canvas& inner) { inner.fill(square(0), red); });
  std::string scales;
  std::string const all = content();
  for (std::size_t at = 0; (at = all.find(" Tz ", at)) != std::string::npos; ++at)
    scales += all.substr(all.rfind(' ', at - 1) + 1, at - all.rfind(' ', at - 1));
  BOOST_TEST(scales == "102 100 98.5 100 98.5 100 ");
  BOOST_TEST(all.find("100 Tz /X") != std::string::npos);
}

BOOST_FIXTURE_TEST_CASE(repeated_drawings_are_drawn_once, Page) {
  int drawn = 0;
  auto const draw = [&](drawing::Canvas& inner) {
    ++drawn;
    inner.fill(square(0), red);
  };
  canvas.repeated("a", {0, 0, 1, 1}, {}, draw);
  canvas.repeated("a", {0, 0, 1, 1}, drawing::Matrix::moved(2, 3), draw);
  BOOST_TEST(drawn == 1);
  canvas.use_style("other");
  canvas.repeated("a", {0, 0, 1, 1}, {}, draw);
  BOOST_TEST(drawn == 2);
  BOOST_TEST(content() == "/X0 Do q 1 0 0 1 2 3 cm /X0 Do Q /X1 Do ");
  BOOST_TEST(canvas.used_resources() == "<</XObject<</X0 1 0 R/X1 2 0 R>>>>");
}

BOOST_FIXTURE_TEST_CASE(the_picture_of_a_piece_is_embedded_once, Page) {
  backend::SvgPieceSet set;
  drawing::PieceDrawing const king{"K", chess::Side::white};
  // 8 by 4 pixels become 6 by 3 points: the longer side fills the square.
  BOOST_TEST(set.add(king,
                     "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 4'>"
                     "<path d='M1 3H7L4 1Z'/></svg>")
                 .empty());
  canvas.picture(set, king, drawing::Matrix::moved(2, 3));
  BOOST_TEST(content() == "q .16667 0 0 .16667 1.5 2.75 cm /X0 Do Q ");
  canvas.picture(set, king, {});
  BOOST_TEST(content() ==
             "q .16667 0 0 .16667 1.5 2.75 cm /X0 Do Q "
             "q .16667 0 0 .16667 -.5 -.25 cm /X0 Do Q ");
}

BOOST_FIXTURE_TEST_CASE(text_is_at_its_place_in_its_font_and_colour, Page) {
  auto const type = type::Type::open();
  BOOST_REQUIRE(type.ok());
  layout::Font font;
  font.size = 8, font.colour = red;
  auto const lines = type->typeset()({prose::Text{"AV fi"}}, font, {}).lines;
  canvas.text(lines.front(), 12, 34);
  BOOST_TEST(content() == ".8 0 0 rg BT /F0 8 Tf 12 34 Td [(<00>\")112(<00>7<00><01> W)]TJ ET ");
}
