#include <boost/test/unit_test.hpp>

#include <cairo.h>

#include <algorithm>
#include <string>
#include <vector>

#include "backend/latex/plain_tikz.hpp"
#include "backend/svg_pieces.hpp"

using namespace dawson;
using namespace dawson::backend;
using namespace dawson::drawing;
using Side = chess::Side;

namespace {

std::string svg(std::string const& content) {
  return "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' "
         "viewBox='0 0 100 100'>" +
         content + "</svg>";
}

// A bar in the upper half, so that a rotation is visible.
std::string bar(std::string const& colour) {
  return svg("<rect x='20' y='10' width='60' height='30' fill='" + colour + "'/>");
}

constexpr int side = 40;

/// Red, green and blue of the pixel at a place of the unit square, y downwards.
class Drawing {
 public:
  Drawing(SvgPieceSet const& set, PieceDrawing const& symbol, int rotation = 0)
      : surface_(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, side, side)) {
    cairo_t* const target = cairo_create(surface_);
    cairo_scale(target, side, side);
    drawn = set.draw(target, symbol, rotation);
    cairo_destroy(target);
    cairo_surface_flush(surface_);
  }
  ~Drawing() { cairo_surface_destroy(surface_); }
  Drawing(Drawing const&) = delete;
  Drawing& operator=(Drawing const&) = delete;

  std::string at(double x, double y) const {
    unsigned char const* const pixel =
        cairo_image_surface_get_data(surface_) +
        static_cast<int>(y * side) * cairo_image_surface_get_stride(surface_) +
        4 * static_cast<int>(x * side);
    if (pixel[3] < 128) return "nothing";
    return pixel[2] > 200 && pixel[1] > 200 ? "white" : pixel[2] > 200 ? "red" : "black";
  }
  bool drawn = false;

 private:
  cairo_surface_t* surface_;
};

std::string why(std::string const& bytes) {
  SvgPieceSet set;
  auto const findings = set.add({"K", Side::white}, bytes);
  if (findings.empty()) return "";
  BOOST_TEST_REQUIRE(findings.size() == 1U);
  text::Diagnostic const* const fault = &findings.front();
  BOOST_TEST(fault->code == "E-PIECES");
  BOOST_TEST(fault->span.end <= bytes.size());
  BOOST_TEST(!set.has({"K", Side::white}));
  return bytes.substr(fault->span.begin, fault->span.end - fault->span.begin) + "|" +
         fault->message;
}

std::string shown(std::string const& file) {
  auto const symbol = piece_of_file(file);
  return symbol ? symbol->code + std::to_string(static_cast<int>(symbol->side)) : "none";
}

}  // namespace

BOOST_AUTO_TEST_CASE(files_are_named_by_side_and_piece) {
  BOOST_TEST(shown("white-king.svg") == "K0");
  BOOST_TEST(shown("Black_Knight-Queen.SVG") == "KnightQueen1");
  BOOST_TEST(shown("neutral-elephant.svg") == "Elephant2");
  BOOST_TEST(shown("red-pawn.svg") == "P3");
  BOOST_TEST(shown("orange-cross.svg") == "X8");
  BOOST_TEST(shown("wK.svg") == "K0");
  BOOST_TEST(shown("bn.svg") == "N1");
  BOOST_TEST(shown("nKnightQueen.svg") == "KnightQueen2");
  for (char const* other :
       {"", ".svg", "king.svg", "white-king.png", "white-king", "white-.svg", "white-emperor.svg",
        "whiteking.svg", "xK.svg", "wK.svg.bak", "w.svg", "white-K.svg"})
    BOOST_TEST(shown(other) == "none", other);
}

BOOST_AUTO_TEST_CASE(pictures_fill_the_square_and_rotate_around_their_centre) {
  SvgPieceSet set;
  BOOST_TEST(set.add({"R", Side::white}, bar("red")).empty());
  BOOST_TEST(!set.has({"R", Side::black}));
  Drawing const upright(set, {"R", Side::white});
  BOOST_TEST(upright.drawn);
  BOOST_TEST(upright.at(0.5, 0.25) == "red");
  BOOST_TEST(upright.at(0.25, 0.25) == "red");
  BOOST_TEST(upright.at(0.5, 0.6) == "nothing");
  Drawing const turned(set, {"R", Side::white}, 2);
  BOOST_TEST(turned.at(0.75, 0.25) == "red");
  BOOST_TEST(turned.at(0.75, 0.5) == "red", "a bar on end");
  BOOST_TEST(turned.at(0.25, 0.25) == "nothing");
  BOOST_TEST(!Drawing(set, {"R", Side::black}).drawn);
}

BOOST_AUTO_TEST_CASE(neutral_pieces_are_black_on_the_left_and_rotate_as_a_whole) {
  SvgPieceSet set;
  BOOST_TEST(set.add({"Q", Side::white}, bar("white")).empty());
  BOOST_TEST(!set.has({"Q", Side::neutral}));
  BOOST_TEST(set.add({"Q", Side::black}, bar("black")).empty());
  BOOST_TEST(set.has({"Q", Side::neutral}));
  Drawing const upright(set, {"Q", Side::neutral});
  BOOST_TEST(upright.at(0.3, 0.25) == "black");
  BOOST_TEST(upright.at(0.7, 0.25) == "white");
  Drawing const turned(set, {"Q", Side::neutral}, 4);
  BOOST_TEST(turned.at(0.3, 0.75) == "white");
  BOOST_TEST(turned.at(0.7, 0.75) == "black");
  BOOST_TEST(set.add({"Q", Side::neutral}, bar("red")).empty());
  BOOST_TEST(Drawing(set, {"Q", Side::neutral}).at(0.3, 0.25) == "red",
             "a picture of its own goes before");
}

BOOST_AUTO_TEST_CASE(neutral_pieces_have_two_halves_for_pictures_in_any_unit) {
  SvgPieceSet set;
  auto const square = [](std::string const& colour) {
    return "<svg xmlns='http://www.w3.org/2000/svg' width='45' height='45'><rect x='5' y='5' "
           "width='35' height='35' fill='" +
           colour + "'/></svg>";
  };
  BOOST_TEST(set.add({"K", Side::white}, square("white")).empty());
  BOOST_TEST(set.add({"K", Side::black}, square("black")).empty());
  Drawing const neutral(set, {"K", Side::neutral});
  BOOST_TEST(neutral.at(0.3, 0.5) == "black");
  BOOST_TEST(neutral.at(0.7, 0.5) == "white");
}

BOOST_AUTO_TEST_CASE(pictures_that_cannot_be_shown_are_refused) {
  for (std::string const bytes : {"", "<svg", "no picture", "<html/>", "\xFF\xFE\x00",
                                  "<svg xmlns='http://www.w3.org/2000/svg'><g></svg>"})
    BOOST_TEST(!why(bytes).empty(), bytes);
  BOOST_TEST(why(svg("")).ends_with("the picture is empty"));
  BOOST_TEST(why(svg(std::string(5 << 20, ' '))).ends_with("larger than 4 MB"));
  SvgPieceSet set;
  auto const faults =
      set.add({"K", Side::white}, "<svg xmlns='http://www.w3.org/2000/svg'>\n<g></h>\n</svg>");
  BOOST_TEST_REQUIRE(faults.size() == 1U);
  BOOST_TEST(faults.front().span.begin > 40U, "the place is that of the second line");
}

BOOST_AUTO_TEST_CASE(pictures_that_require_other_files_are_refused) {
  std::string const body = "<rect width='50' height='50'/>";
  auto const outside = [&](std::string const& content) { return why(svg(content + body)); };
  std::string const message = "|the picture refers to something outside its file";
  BOOST_TEST(outside("<image href='king.png' width='9' height='9'/>") == "king.png" + message);
  BOOST_TEST(outside("<image xlink:href = \"http://example.org/k.png\"/>") ==
             "http://example.org/k.png" + message);
  BOOST_TEST(outside("<use\n href='other.svg#k'/>") == "other.svg#k" + message);
  BOOST_TEST(outside("<rect fill='url(paint.svg#red)' width='1' height='1'/>") ==
             "paint.svg#red" + message);
  BOOST_TEST(outside("<style>@import 'a.css';</style>") == "a.css" + message);
  BOOST_TEST(why("<?xml-stylesheet href='a.css'?>" + svg(body)).ends_with(message));
  BOOST_TEST(why("<!DOCTYPE svg [<!ENTITY e SYSTEM 'file:///etc/passwd'>]>" +
                 svg("<text>&e;</text>" + body))
                 .ends_with(message));
}

BOOST_AUTO_TEST_CASE(pictures_of_pieces_are_read_like_all_other_pictures) {
  SvgPieceSet set;
  std::string const file =
      svg("<g onclick='x()' id='a'/><g id='a'/><a href='http://example.org'>"
          "<rect width='50' height='50'/></a>");
  auto const findings = set.add({"K", Side::white}, file);
  BOOST_TEST_REQUIRE(findings.size() == 3U);
  BOOST_TEST(findings[0].code == "W-IMAGE");
  BOOST_TEST(findings[0].message == "`onclick` is left out");
  BOOST_TEST(file.substr(findings[0].span.begin, 7) == "onclick");
  BOOST_TEST(findings[1].message == "`id=\"a\"` is left out");
  BOOST_TEST(findings[2].message == "`http://example.org` is left out");
  BOOST_TEST(set.has({"K", Side::white}));
  BOOST_TEST(set.svg({"K", Side::white}).find("onclick") == std::string_view::npos);
}

BOOST_AUTO_TEST_CASE(references_within_the_file_are_allowed) {
  std::string const body = "<rect id='r' width='50' height='50'/>";
  for (std::string const content :
       {"<use href='#r' x='5'/>", "<use xlink:href='#r'/>", "<!-- <image href='king.png'/> -->",
        "<linearGradient id='g'/><rect fill='url(#g)' width='5' height='5'/>",
        "<linearGradient id='g'/><rect fill='url( \"#g\" )' width='5' height='5'/>",
        "<title>href='a.png'</title>", "<image href='data:image/png;base64,iVBORw0KGgo='/>"})
    BOOST_TEST(why(svg(content + body)) == "", content);
}

BOOST_AUTO_TEST_CASE(the_same_set_gives_the_same_pdf_with_one_page_per_piece) {
  SvgPieceSet set;
  set.add({"Q", Side::black}, bar("black"));
  set.add({"Q", Side::white}, bar("white"));
  set.add({"K", Side::red}, bar("red"));
  std::vector<PieceDrawing> const expected{
      {"K", Side::red}, {"Q", Side::white}, {"Q", Side::black}, {"Q", Side::neutral}};
  BOOST_TEST((drawable(set) == expected));
  std::string const pdf = pieces_pdf(set);
  BOOST_TEST(pdf.starts_with("%PDF-1.5"));
  BOOST_TEST(pdf.find("/Count 4") != std::string::npos);
  BOOST_TEST((pdf == pieces_pdf(set)));
}

BOOST_AUTO_TEST_CASE(latex_receives_the_list_of_pieces_with_a_page) {
  TikzPieces const pieces{"own",
                          {{"K", Side::white},
                           {"K", Side::black},
                           {"R", Side::white},
                           {"R", Side::black},
                           {"R", Side::neutral},
                           {"R", Side::orange}}};
  BOOST_TEST(pieces.file() == "dawson-pieces-own.pdf");
  BOOST_TEST(tikz_with_pieces(pieces, "\\DawsonwK{}") ==
             "\\DawsonPieces{own}{3,0,263}{\\DawsonwK{}}");
  BOOST_TEST(pieces.page({"R", Side::white}).value_or(0) == 3U);
  BOOST_TEST(!pieces.page({"Q", Side::white}).has_value());
}

BOOST_AUTO_TEST_CASE(names_of_sets_may_be_upper_cased) {
  BOOST_TEST(tikz_pieces_name("Merida 2") == "merida2");
  BOOST_TEST(tikz_pieces_name("\xC3\xA9 #") == "own");
}
