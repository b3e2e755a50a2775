#include "server/pictures.hpp"
#include "places.hpp"

#include <boost/test/unit_test.hpp>
#include <fstream>

#include "type/type.hpp"

using namespace dawson;
using server::Response;

namespace {

Response draw(std::string const& target) {
  static auto const fonts = std::make_shared<type::TypeCache>();
  return server::draw_picture(*server::read_address(target), target, fonts);
}

std::string finding(Response const& response) {
  std::string out;
  for (auto const& [name, value] : response.headers)
    if (name == "X-Dawson-Finding") out += value + "\n";
  return out;
}

// Returns the width in a PNG file.
unsigned width_of(std::string const& png) {
  unsigned out = 0;
  for (std::size_t i = 16; i < 20; ++i) out = out << 8 | static_cast<unsigned char>(png[i]);
  return out;
}

bool has(std::string const& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

std::string begin(std::string const& text) { return text.substr(0, 4); }

}  // namespace

BOOST_AUTO_TEST_CASE(the_fairy_fen_script_draws_png_by_default) {
  Response const png = draw("/d.php?ff=8/1P6/1k6/4cK2/8/8/8/8");
  BOOST_TEST(png.status == 200);
  BOOST_TEST(png.type == "image/png");
  BOOST_TEST(begin(png.body) == "\x89PNG");
  BOOST_TEST(begin(draw("/d.php?ff=KK&format=svg").body) == "<svg");
  BOOST_TEST(begin(draw("/d.php?format=pdf&ff=KK").body) == "%PDF");
  Response const dropped = draw("/d.php?ff=KK&title=x");
  BOOST_TEST(dropped.status == 200);
  BOOST_TEST(has(finding(dropped), "W-URL: `title` is ignored"));
  BOOST_TEST(has(finding(draw("/d.php?ff=KK&fromat=svg")), "did you mean `format`?"));
  BOOST_TEST(has(finding(draw("/d.php?ff=KK&x=1")), "use one of: width, format, ff, sb"));
}

BOOST_AUTO_TEST_CASE(its_fork_turns_counterclockwise_and_joins_edges) {
  BOOST_TEST(has(draw("/image.php?ff=*1q1&format=svg").body, "queen (head to the left)"));
  BOOST_TEST(has(draw("/d.php?ff=*1q1&format=svg").body, "queen (head to the right)"));
  BOOST_TEST(has(draw("/image.php?ff=S1&format=svg").body, "White, 1 man: knight a1"));
  std::string const plain = draw("/image.php?ff=K7/8&format=svg").body;
  std::string const vertical = draw("/image.php?ff=K7/8&sb=v&format=svg").body;
  std::string const horizontal = draw("/image.php?ff=K7/8&sb=h&format=svg").body;
  std::string const torus = draw("/image.php?ff=K7/8&sb=hv&format=svg").body;
  BOOST_TEST((plain != vertical && vertical != horizontal && horizontal != torus));
  Response const other = draw("/image.php?ff=K7/8&sb=x&format=svg");
  BOOST_TEST(other.status == 200);
  BOOST_TEST(other.body == plain);
  BOOST_TEST(has(finding(other), "W-URL: unknown board `sb=x`; ignored"));
}

BOOST_AUTO_TEST_CASE(a_board_address_can_have_any_notation_and_permitted_fields) {
  for (char const* position :
       {"fen=8/8/8/8/8/8/8/K6k", "fen=8/8/8/8/8/8/8/K6k_w_-_-_0_1",
        "fen=8/8/8/8/8/8/8/K6k+b+-+-+0+1", "position=8/8/8/8/8/8/8/K6k_w_-_-_0_1",
        "ffen=4(grasshopper)3/8", "janko='a'b/-*2q1", "x2fen=_2K/3", "men=white_Ka1_black_Kh8",
        "men=wKa1,_sKh8"}) {
    Response const board = draw(std::string("/board.svg?") + position);
    BOOST_TEST(board.status == 200, position << finding(board));
    BOOST_TEST(begin(board.body) == "<svg");
  }
  Response const full = draw(
      "/board?fen=8/8/8/8/8/8/8/K6k&author=Sam_Loyd&stipulation=%232&marks=circle+a1&flip=yes"
      "&coordinates=outside&grid=2x2&edges=torus&twins=b)+Ka1-a2&style=schwalbe&caption="
      "feenschach");
  BOOST_TEST(full.status == 200, finding(full));
  BOOST_TEST(has(full.body, "Sam"));
}

BOOST_AUTO_TEST_CASE(move_diagrams_have_an_address) {
  Response const rose = draw("/board.svg?moves=gQ&board=9x9&at=e4&occupied=e6:enemy&width=300");
  BOOST_TEST(rose.status == 200, finding(rose));
  BOOST_TEST(has(rose.body, "width=\"300\""));
  BOOST_TEST(rose.body !=
             draw("/board.svg?moves=Q&board=9x9&at=e4&occupied=e6:enemy&width=300").body);
  BOOST_TEST(draw("/board.svg?moves=xbetza_FyafsF").body ==
             draw("/board.svg?moves=xbetza%20FyafsF").body);
}

BOOST_AUTO_TEST_CASE(a_requested_width_is_exact) {
  for (unsigned const wide : {100U, 333U, 360U, 1000U}) {
    std::string const target = "/board.png?fen=8/8/8/8/8/8/8/K6k&width=" + std::to_string(wide);
    BOOST_TEST(width_of(draw(target).body) == wide);
  }
  BOOST_TEST(has(draw("/board.svg?fen=8/8/8/8/8/8/8/K6k&width=360").body, "width=\"360\""));
}

BOOST_AUTO_TEST_CASE(an_error_is_a_picture_with_its_message) {
  std::pair<char const*, char const*> const cases[] = {
      {"/board.svg?fen=8/8/8/8/8/8/8/9",
       "E-CHAR: `9` is not a number of empty squares here (fen, "
       "character 15)"},
      {"/d.php?ff=8/7z&format=svg", "E-CHAR"},
      {"/board.svg?author=x", "E-URL: the address has no position"},
      {"/board.svg?fen=8/8&ffen=8/8", "E-URL: two positions"},
      {"/board.svg?fen=8/8&marks=x", "E-MARK: unknown mark `x` (marks, character 1)"},
      {"/board.svg?ffen=8/8&file=/etc/passwd", "E-URL: `file` is not allowed in an address"},
      {"/board.svg?ffen=8/8&draw=x", "E-URL: `draw` is not allowed in an address"},
      {"/board.svg?ffen=8/8&widht=9",
       "E-URL: `widht` is not allowed in an address; did you mean `width`?"},
      {"/board.svg?ffen=8/8&formt=png",
       "E-URL: `formt` is not allowed in an address; did you mean `format`?"},
      {"/board.svg?fn=8/8", "E-URL: `fn` is not allowed in an address; did you mean `fen`?"},
      {"/board.svg?ffen=8/8&mark=x",
       "E-URL: `mark` is not allowed in an address; did you mean `marks`?"},
      {"/board.svg?ffen=8/8&fil=x", "E-URL: `fil` is not allowed in an address"},
      {"/board.svg?ffen=8/8&style=schwalb", "built-in style; did you mean `schwalbe`?"},
      {"/board.svg?ffen=8/8&moves=K", "E-URL: two positions"},
      {"/board.svg?moves=e2e4", "E-MOD: unknown modifier `e` (moves, character 1)"},
      {"/board.svg?ffen=8/8&at=e4", "E-FIELD: `at` belongs to a diagram of moves"},
      {"/board.svg?ffen=8/8&width=x", "E-URL: the width must be a number"},
      {"/board?ffen=8/8&format=gif", "E-URL: unknown format `gif`"},
      {"/board.png?ffen=8/8&width=20000&size=1mm", "E-LIMIT"},
      {"/board.svg?janko=9999/9999/9999/9999/9999/9999/9999/9999/9999/9999/9999/9999/9999/9999/"
       "9999/9999/9999/9999/9999/9999/9999/9999/9999/9999/9999/9999/9999/9999/9999/9999",
       "E-LIMIT"},
  };
  for (auto const& [target, wanted] : cases) {
    Response const response = draw(target);
    BOOST_TEST(response.status == 400, target);
    BOOST_TEST(has(finding(response), wanted), target << " says " << finding(response));
    bool const picture = begin(response.body) == "<svg" || begin(response.body) == "\x89PNG";
    BOOST_TEST(picture, target << " is " << response.body.substr(0, 200));
  }
  BOOST_TEST(has(draw("/board.svg?author=x").body, "E-URL"));
  BOOST_TEST(draw("/board.tex?fen=x").type == "text/plain; charset=utf-8");
}

BOOST_AUTO_TEST_CASE(answers_do_not_reveal_whether_a_file_exists) {
  std::string const there = dawson::in_sources("src/style/shipped/schwalbe.yaml");
  BOOST_TEST_REQUIRE(std::ifstream(there).good());
  for (char const* name : {"style", "caption"}) {
    auto const asked = [&](std::string const& file) {
      return draw("/board?fen=8/8/8/8/8/8/8/8&" + std::string(name) + "=" +
                  server::escaped_value(file));
    };
    Response const yes = asked(there), no = asked("/no/such/file.yaml");
    BOOST_TEST(yes.status == 400);
    BOOST_TEST(finding(yes) == finding(no));
    BOOST_TEST(yes.body == no.body);
  }
}

BOOST_AUTO_TEST_CASE(text_that_looks_like_markup_is_text_in_the_picture) {
  Response const board = draw(
      "/board.svg?fen=8/8/8/8/8/8/8/K6k&author=%3Cscript%3Ealert(1)%3C/script%3E&title=!%5Bx%5D(/"
      "etc/passwd)&remark=%5Ba%5D(javascript:x)");
  BOOST_TEST(!has(board.body, "<script"));
  BOOST_TEST(!has(board.body, "javascript:x\""));
}
