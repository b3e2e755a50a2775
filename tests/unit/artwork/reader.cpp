#include <boost/test/unit_test.hpp>

#include <string>
#include <string_view>
#include <utility>

#include "artwork/figure.hpp"

using namespace dawson;
using artwork::Box;
using artwork::Path;
using artwork::Point;
using artwork::Segment;

namespace {

std::string const good = R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000">
  <!-- a comment -->
  <title>rook</title>
  <g id="body" fill="white" stroke="black" stroke-width="30" stroke-linecap="round" stroke-linejoin="miter">
    <path d="M 300 200 L 700 200 L 700 900 L 300 900 Z"/>
  </g>
  <g id="line" fill="none" stroke="black" stroke-width="32" stroke-linecap="round" stroke-linejoin="round">
    <path d="M 300 500 L 700 500"/>
    <path stroke-width="44" d="M 300 600 L 700 600"/>
  </g>
  <g id="inner" display="none" fill="none" stroke="white" stroke-width="30" stroke-linecap="round" stroke-linejoin="round">
    <path fill="white" stroke="none" d="M 400 500 L 600 500 L 500 600 Z"/>
  </g>
</svg>
)";

/// `good` with the first `part` replaced.
std::string with(std::string_view part, std::string_view replacement) {
  std::string svg = good;
  std::size_t const at = svg.find(part);
  BOOST_REQUIRE(at != std::string::npos);
  return svg.replace(at, part.size(), replacement);
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_symbol_is_read) {
  auto const figure = artwork::read_figure(good);
  BOOST_REQUIRE(figure.ok());
  BOOST_TEST(figure->name == "rook");
  BOOST_TEST(figure->code == "R");
  BOOST_TEST((figure->box == Box{-215, -415, 215, 315}));
  BOOST_TEST(figure->body.size() == 5U);
  BOOST_TEST((figure->body[0] == Segment{Segment::move, {Point{-200, 300}}}));
  BOOST_TEST(figure->line.size() == 2U);
  BOOST_TEST(figure->line[0].width == 32);
  BOOST_TEST(figure->line[1].width == 44);
  BOOST_TEST(figure->inner.size() == 1U);
  BOOST_TEST(figure->inner[0].solid());
}

BOOST_AUTO_TEST_CASE(the_box_of_a_curve_ends_at_its_extrema) {
  auto const path = artwork::read_path("M 300 500 C 300 100 700 100 700 500");
  BOOST_REQUIRE(path.ok());
  BOOST_TEST((artwork::box_around(*path, 0) == Box{-200, 0, 200, 300}));
  BOOST_TEST((artwork::box_around(*path, 40) == Box{-220, -20, 220, 320}));
}

BOOST_AUTO_TEST_CASE(an_empty_path_has_an_empty_box) {
  BOOST_TEST((artwork::box_around(Path{}, 40) == Box{}));
}

BOOST_AUTO_TEST_CASE(other_kinds_of_paths_are_errors) {
  for (std::string_view const data :
       {"", "m 0 0 l 1 1", "L 0 0", "M 0 0 H 5", "M 0 0 5 5", "M 0", "M 0.5 0 Z", "M 0,0 Z",
        "M 0 0 Z L 1 1", "M 0 0 C 1 1 2 2", "M 0 99999999999 Z"}) {
    BOOST_TEST_CONTEXT("'" << data << "'") {
      auto const path = artwork::read_path(data);
      BOOST_REQUIRE(!path.ok());
      BOOST_TEST(path.error().code == "E-ARTWORK");
      BOOST_TEST(path.error().span.end <= data.size());
    }
  }
}

BOOST_AUTO_TEST_CASE(symbols_outside_the_svg_subset_are_errors) {
  std::pair<std::string_view, std::string_view> const cases[] = {
      {"viewBox=\"0 0 1000 1000\"", "viewBox=\"0 0 500 500\""},
      {"<title>rook</title>", ""},
      {"<title>rook", "<title>tower"},
      {"id=\"line\"", "id=\"shade\""},
      {"id=\"inner\"", "id=\"body\""},
      {"<path d=\"M 300 200", "<path transform=\"scale(2)\" d=\"M 300 200"},
      {"<path d=\"M 300 200", "<path stroke-width=\"30\" d=\"M 300 200"},
      {"<path d=\"M 300 200 L 700 200 L 700 900 L 300 900 Z\"/>", ""},
      {"L 300 900 Z", "L 300 900"},
      {"L 500 600 Z", "L 500 600"},
      {"stroke-width=\"30\"", "stroke-width=\"35\""},
      {"stroke-width=\"32\"", "stroke-width=\"23\""},
      {"stroke-width=\"44\"", "stroke-width=\"12\""},
      {"stroke-width=\"44\"", "stroke-width=\"4em\""},
      {"stroke-linejoin=\"miter\"", "stroke-linejoin=\"round\""},
      {"display=\"none\" ", ""},
      {"id=\"line\"", "id=\"line\" display=\"none\""},
      {"fill=\"white\" stroke=\"none\"", "fill=\"red\" stroke=\"none\""},
      {"<path stroke-width=\"44\" d=\"M 300 600 L 700 600\"/>", "<circle/>"},
      {"d=\"M 300 500 L 700 500\"", "d=\"M 300 500 h 400\""},
      {"d=\"M 300 500 L 700 500\"", ""},
      {"<!-- a comment -->", "<!-- a comment"},
      {"</svg>", ""},
      {"</svg>", "</svg><svg>"},
  };
  for (auto const& [part, replacement] : cases) {
    std::string const svg = with(part, replacement);
    BOOST_TEST_CONTEXT("'" << part << "' -> '" << replacement << "'") {
      auto const figure = artwork::read_figure(svg);
      BOOST_REQUIRE(!figure.ok());
      BOOST_TEST(figure.error().code == "E-ARTWORK");
      BOOST_TEST(figure.error().span.begin <= figure.error().span.end);
      BOOST_TEST(figure.error().span.end <= svg.size());
      BOOST_TEST(!figure.error().message.empty());
    }
  }
}

BOOST_AUTO_TEST_CASE(an_error_points_to_its_place) {
  std::string const svg = with("L 700 500", "h 400");
  auto const figure = artwork::read_figure(svg);
  BOOST_REQUIRE(!figure.ok());
  BOOST_TEST(svg.substr(figure.error().span.begin, 3) == "h 4");
}

BOOST_AUTO_TEST_CASE(every_truncated_symbol_is_an_error) {
  for (std::size_t length = 0; length + 2 < good.size(); ++length)
    BOOST_TEST(!artwork::read_figure(std::string_view(good).substr(0, length)).ok());
}
