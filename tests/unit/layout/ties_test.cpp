// Blanks at which lines must not break.
#include <boost/test/unit_test.hpp>

#include <string>

#include "layout/captions/typography.hpp"
#include "prose/prose.hpp"

using namespace dawson;

namespace {

std::string tied(std::string const& text, std::size_t most = 99) {
  std::string out = prose::plain(layout::with_ties(
      {prose::Text{text}}, [&](std::string_view words) { return words.size() <= most; }));
  for (std::size_t at; (at = out.find("\u00A0")) != std::string::npos;) out.replace(at, 2, "~");
  return out;
}

}  // namespace

BOOST_AUTO_TEST_CASE(numbers_stay_with_their_words) {
  BOOST_TEST(tied("am 8. Juni 1993 in Bonn") == "am~8.~Juni~1993 in Bonn");
  BOOST_TEST(tied("zum 65. Geburtstag gewidmet") == "zum~65.~Geburtstag gewidmet");
  BOOST_TEST(tied("feenschach 123, 1997") == "feenschach~123, 1997");
  BOOST_TEST(tied("Nr. 12 der Reihe") == "Nr.~12 der Reihe");
  BOOST_TEST(tied("1st Prize") == "1st~Prize");
  BOOST_TEST(tied("white moves first") == "white moves first");
}

BOOST_AUTO_TEST_CASE(the_parts_of_a_name_but_not_of_a_title_stay_together) {
  BOOST_TEST(tied("for Bo Lindgren with thanks") == "for Bo~Lindgren with thanks");
  BOOST_TEST(tied("nach K. A. Fabel") == "nach K.~A.~Fabel");
  BOOST_TEST(tied("after J. van der X in 1990") == "after J. van~der~X in~1990");
  BOOST_TEST(tied("for van Dijk, von Wardener") == "for van Dijk, von Wardener");
  BOOST_TEST(tied("Bo Lindgren, Per Grevlund") == "Bo~Lindgren, Per~Grevlund");
  BOOST_TEST(tied("The Queen Goes To Town") == "The Queen Goes To Town");
}

BOOST_AUTO_TEST_CASE(text_wider_than_the_line_is_not_tied) {
  BOOST_TEST(tied("am 8. Juni 1993", 12) == "am~8.~Juni 1993");
}

BOOST_AUTO_TEST_CASE(emphasis_and_other_nested_text_is_tied_inside) {
  auto const made = layout::with_ties({prose::Strong{{prose::Text{"Bo Lindgren"}}}},
                                      [](std::string_view) { return true; });
  BOOST_TEST(prose::plain(made) == "Bo\u00A0Lindgren");
}

BOOST_AUTO_TEST_CASE(words_in_latex_are_tied_and_commands_are_unchanged) {
  BOOST_TEST(prose::plain(layout::with_ties({prose::Raw{"Bo Lindgren, 1993"}})) ==
             "Bo\u00A0Lindgren, 1993");
  for (std::string const own :
       {"Bo \\textsc{Lindgren}", "Bo Lind--gren", "K. A. `Fabel'", "1-2 Bo"}) {
    auto const kept = layout::with_ties({prose::Raw{own}});
    BOOST_TEST((kept == prose::Inlines{prose::Raw{own}}), own);
  }
  prose::Inlines const html{prose::Raw{"Bo Lindgren", prose::Markup::html}};
  BOOST_TEST((layout::with_ties(html) == html));
}
