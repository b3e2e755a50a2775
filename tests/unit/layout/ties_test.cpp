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
  BOOST_TEST(tied("2nd prize ex aequo") == "2nd~prize ex aequo");
  BOOST_TEST(tied("2e prix ex aequo") == "2e~prix ex aequo");
  BOOST_TEST(tied("the 5th of them") == "the~5th of them");
  BOOST_TEST(tied("see p. 12 and S. 14") == "see p.~12 and S.~14");
  BOOST_TEST(tied("No. 12, nº 3") == "No.~12, nº~3");
}

BOOST_AUTO_TEST_CASE(dates_stay_on_one_line) {
  BOOST_TEST(tied("on 8 June 1993 in Bonn") == "on~8~June~1993 in Bonn");
  BOOST_TEST(tied("Era, June 8, 1993") == "Era, June~8,~1993");
  BOOST_TEST(tied("Era, 8. VI. 1993") == "Era, 8.~VI.~1993");
  BOOST_TEST(tied("Era 8 XII 1993") == "Era~8~XII~1993");
  BOOST_TEST(tied("le 3 février 1993") == "le~3~février~1993");
  BOOST_TEST(tied("Era 12, 1993") == "Era~12, 1993");
  BOOST_TEST(tied("Juli–September 1993") == "Juli–September~1993");
}

BOOST_AUTO_TEST_CASE(the_parts_of_a_name_but_not_of_a_title_stay_together) {
  BOOST_TEST(tied("for Bo Lindgren with thanks") == "for Bo~Lindgren with thanks");
  BOOST_TEST(tied("nach K. A. Fabel") == "nach K.~A.~Fabel");
  BOOST_TEST(tied("after J. van der X in 1990") == "after J.~van~der~X in~1990");
  BOOST_TEST(tied("Prof. Dr. K. A. Fabel und T. R. Dawson") ==
             "Prof. Dr.~K.~A.~Fabel und T.~R.~Dawson");
  BOOST_TEST(tied("H.-P. Reich, A. de Vries") == "H.-P.~Reich, A.~de~Vries");
  BOOST_TEST(tied("for van Dijk, von Wardener") == "for van Dijk, von Wardener");
  BOOST_TEST(tied("Bo Lindgren, Per Grevlund") == "Bo~Lindgren, Per~Grevlund");
  BOOST_TEST(tied("by Edith Elina Helen Baird, 1893") == "by Edith Elina Helen~Baird, 1893");
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

BOOST_AUTO_TEST_CASE(words_are_tied_across_changes_of_the_font) {
  auto const made = layout::with_ties({prose::Text{"p. "}, prose::Strong{{prose::Text{"12 und 8"}}},
                                       prose::Text{" June "}, prose::Strong{{prose::Text{"1993"}}}},
                                      [](std::string_view) { return true; });
  BOOST_TEST(prose::plain(made) == "p.\u00A012 und\u00A08\u00A0June\u00A01993");
}

BOOST_AUTO_TEST_CASE(lines_can_end_only_before_some_slots) {
  auto const slot = [](std::string name, std::string text) {
    return prose::Styled{{}, std::move(name), {prose::Text{std::move(text)}}};
  };
  prose::Inlines const line{slot("source", "The Era"), prose::Text{", "},
                            slot("date", "8 June 1993"), prose::Text{", "},
                            slot("award", "2nd Prize e.a.")};
  constexpr std::string_view slots[] = {"date", "award"};
  auto const broken = [&](prose::Inlines const& inlines, std::size_t most) {
    auto const made = layout::broken_before(
        slots, inlines, [&](std::string_view part) { return part.size() <= most; });
    return made ? prose::plain(*made) : "none";
  };
  BOOST_TEST(broken(line, 99) == "The\u00A0Era, 8\u00A0June\u00A01993, 2nd\u00A0Prize\u00A0e.a.");
  BOOST_TEST(broken(line, 12) == "none");
  BOOST_TEST(broken({slot("date", "8 June")}, 99) == "none");
  BOOST_TEST(broken({slot("source", "The Era"), prose::Text{" 1993"}}, 99) == "none");
}

BOOST_AUTO_TEST_CASE(initials_and_dates_are_not_divided) {
  auto const whole = [](std::string const& text) {
    return prose::plain(layout::with_whole_words({prose::Text{text}}));
  };
  BOOST_TEST(whole("J.-M. Loyd, H.-P. R.") == "J.-\u2060M. Loyd, H.-\u2060P. R.");
  BOOST_TEST(whole("1.-2. Prize, Jan.-") == "1.-2. Prize, Jan.-");
  BOOST_TEST(whole("xii/1942, and/or, 1/") == "xii/\u20601942, and/or, 1/");
}
