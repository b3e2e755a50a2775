#include "notation/ffen/ffenhtml.hpp"

#include <boost/test/unit_test.hpp>

using namespace dawson;
using notation::HtmlOptions;

namespace {

/// The HTML, or column and code of the error.
std::string html(std::string_view text, HtmlOptions const& options = {}) {
  text::Diagnostics warnings;
  auto const result = notation::ffen_to_html(text, options, warnings);
  if (result.ok()) return *result;
  return std::to_string(result.error().span.begin + 1) + ' ' + result.error().code;
}

std::string files(std::string_view text) { return html(text, {"%f ", false, false}); }

std::string warnings_of(std::string_view text) {
  text::Diagnostics warnings;
  BOOST_TEST(notation::ffen_to_html(text, {}, warnings).ok());
  std::string all;
  for (auto const& warning : warnings)
    all += (all.empty() ? "" : ", ") + warning.code + ' ' +
           std::string(text.substr(warning.span.begin, warning.span.end - warning.span.begin));
  return all;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(ffenhtml)

BOOST_AUTO_TEST_CASE(names_the_picture_of_each_square) {
  BOOST_TEST(html("Kk") == "[k01|K][k10|k]");
  BOOST_TEST(html("{W}K") == "[k00|K]");
  BOOST_TEST(html("{U}1-1") == "[x2|][x|][x2|]");
  BOOST_TEST(html("{U}Kq") == "[k02|K][q12|q]");
  BOOST_TEST(html("-") == "[x|]");
  BOOST_TEST(html("K/k") == "[k00|K]<BR>[k11|k]");
}

BOOST_AUTO_TEST_CASE(shades_depend_on_the_number_of_slashes) {
  BOOST_TEST(files("2/2") == "x0 x1 <BR>x1 x0 ");
  BOOST_TEST(files("{W}2/2") == "x1 x0 <BR>x0 x1 ");
  BOOST_TEST(files("2/") == "x0 x1 <BR>");
  BOOST_TEST(files("1-1") == "x1 x x1 ");
}

BOOST_AUTO_TEST_CASE(capitals_are_also_white_in_names) {
  BOOST_TEST(html("(xyzabc)") == "[xyzabc11|xyzabc]");
  BOOST_TEST(html("(XYZABC)") == "[xyzabc01|XYZABC]");
  BOOST_TEST(html("(xYzAbC)") == "[xyzabc11|xYzAbC]");
  BOOST_TEST(html("{W}(GrassHopper)") == "[grasshopper00|GrassHopper]");
  BOOST_TEST(html("(\\$fD)") == "[\\$fd11|\\$fD]");
}

BOOST_AUTO_TEST_CASE(colours_of_names_can_be_inverted) {
  HtmlOptions const inverted{"[%f|%s]", false, true};
  BOOST_TEST(html("(xyzabc)", inverted) == "[xyzabc01|xyzabc]");
  BOOST_TEST(html("(Xyzabc)", inverted) == "[xyzabc11|Xyzabc]");
  BOOST_TEST(html("(\\$fD)", inverted) == "[\\$fd11|\\$fD]");
  BOOST_TEST(html("K(k)", inverted) == "[k01|K][k10|k]");
}

BOOST_AUTO_TEST_CASE(the_last_digit_is_the_colour) {
  BOOST_TEST(html("(xyzabc8)") == "[xyzabc81|xyzabc8]");
  BOOST_TEST(html("(StringDigits03)") == "[stringdigits031|StringDigits03]");
  BOOST_TEST(html("(12)") == "[121|12]");
}

BOOST_AUTO_TEST_CASE(leading_zeros_have_no_meaning) {
  BOOST_TEST(files("010") == "x1 x0 x1 x0 x1 x0 x1 x0 x1 x0 ");
  BOOST_TEST(files("007") == "x1 x0 x1 x0 x1 x0 x1 ");
  BOOST_TEST(files("K0k") == "k01 k10 ");
}

BOOST_AUTO_TEST_CASE(brackets_around_one_character_are_removed) {
  BOOST_TEST(files("(p)(P)") == "p11 p00 ");
  BOOST_TEST(files("(-)1") == "x x0 ");
  BOOST_TEST(files("(3)") == "x1 x0 x1 ");
  BOOST_TEST(files("(@)") == "x1 ");
  BOOST_TEST(files("()K") == "k01 ");
  BOOST_TEST(files("(/)") == "<BR>");
  BOOST_TEST(files("(()") == "x1 ");
}

BOOST_AUTO_TEST_CASE(unknown_characters_are_empty_squares) {
  BOOST_TEST(files(")") == "x1 ");
  BOOST_TEST(files("@xX") == "x1 x0 x1 ");
  BOOST_TEST(files(" {W}1") == "x1 x0 w01 x0 x1 ");
  BOOST_TEST(files("{w}1") == "x1 w10 x1 x0 ");
  BOOST_TEST(files("{W}{U}") == "x0 u01 x0 ");
  BOOST_TEST(files("\xC3\xA4K") == "x1 k00 ");
  BOOST_TEST(warnings_of("K@xX)-") == "W-CHAR @, W-CHAR x, W-CHAR X, W-CHAR )");
  BOOST_TEST(warnings_of("(\xC3\xA4)") == "W-CHAR \xC3\xA4");
}

BOOST_AUTO_TEST_CASE(the_template_is_expanded_once) {
  BOOST_TEST(html("K", {"<IMG SRC=\"%f.gif\" ALT=\"%s\">", false, false}) ==
             "<IMG SRC=\"k01.gif\" ALT=\"K\">");
  BOOST_TEST(html("Kk/-", {"%s,", false, false}) == "K,k,<BR>,");
  BOOST_TEST(html("K", {"%%f %F %S %x %", false, false}) == "%f %F %S %x %");
  BOOST_TEST(html("(%fab)", {"%s", false, false}) == "%fab");
  BOOST_TEST(html("K", {"", false, false}) == "");
}

BOOST_AUTO_TEST_CASE(names_are_printed_as_written_or_escaped) {
  BOOST_TEST(html("(a<\"&>)", {"%s", false, false}) == "a<\"&>");
  BOOST_TEST(html("(a<\"&>)", {"%s %f", true, false}) ==
             "a&lt;&quot;&amp;&gt; a&lt;&quot;&amp;&gt;11");
}

BOOST_AUTO_TEST_CASE(warns_of_rows_of_unequal_width) {
  BOOST_TEST(warnings_of("8/8/8") == "");
  BOOST_TEST(warnings_of("8/7/8/K") == "W-RAGGED 7, W-RAGGED K");
  BOOST_TEST(warnings_of("8/") == "W-RAGGED ");
}

BOOST_AUTO_TEST_CASE(few_inputs_are_errors) {
  BOOST_TEST(html("") == "1 E-EMPTYROW");
  BOOST_TEST(html("(abc") == "5 E-UNCLOSED");
  BOOST_TEST(html("K/(a/b") == "7 E-UNCLOSED");
  BOOST_TEST(html("2000000000") == "1 E-LIMIT");
  BOOST_TEST(html("K/00099999999999999999999") == "3 E-LIMIT");
  BOOST_TEST(html("K\xFF") == "2 E-UTF8");
  BOOST_TEST(html("(a\xC3)") == "3 E-UTF8");
  BOOST_TEST(html("(a\xFF") == "3 E-UTF8");
  BOOST_TEST(html("K\r") == "[k01|K]");
}

BOOST_AUTO_TEST_SUITE_END()
