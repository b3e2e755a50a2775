#include <boost/test/unit_test.hpp>

#include "collection/directive_form.hpp"
#include "document/markdown/scan.hpp"
#include "document/tex/scan.hpp"

using namespace dawson;
using collection::Markup;

namespace {

struct Formed {
  std::string text, codes;
};

Formed formed(std::string const& document, collection::DirectiveForm form = {},
              Markup markup = Markup::markdown) {
  text::Source const source("test", document);
  document::Scan const scan =
      markup == Markup::tex ? document::scan_tex(source) : document::scan_markdown(source);
  text::Diagnostics findings;
  Formed out{collection::in_form(source, scan, markup, form, findings), ""};
  for (text::Diagnostic const& finding : findings)
    out.codes += (out.codes.empty() ? "" : " ") + finding.code;
  return out;
}

std::string fenced(std::string const& body) { return "```chess\n" + body + "```\n"; }

constexpr collection::DirectiveForm to_fields{true, false}, check{false, true};

}  // namespace

BOOST_AUTO_TEST_CASE(fields_are_ordered_and_other_text_is_unchanged) {
  std::string const around = "# A *title*  \n\n    code\n\n";
  BOOST_TEST(
      formed(around + fenced("stipulation:   #2  \nfen: 8/8/8/8/8/8/8/K1k5\nauthor:\tA. B\n") +
             "\tend  ")
          .text ==
      around + fenced("author: A. B\nfen: 8/8/8/8/8/8/8/K1k5\nstipulation: #2\n") + "\tend  ");
}

BOOST_AUTO_TEST_CASE(a_canonical_directive_is_unchanged_byte_for_byte) {
  for (std::string const body :
       {"1 - A. B\nfen: 8/8/8/8/8/8/8/K1k5\nstipulation: #2\nsolution: |\n  1.Qa8!\n\n    "
        "1...Ka1\n",
        "% a comment\nauthor: A. B\n% of the board\nfen: 8/8/8/8/8/8/8/K1k5\n", "# 2\n"})
    BOOST_TEST(formed(fenced(body)).text == fenced(body));
}

BOOST_AUTO_TEST_CASE(lines_of_a_value_keep_their_relative_indentation) {
  BOOST_TEST(formed(fenced("solution: |\n      1.Qa8!\n\n        1...Ka1\nauthor: A. B\n")).text ==
             fenced("author: A. B\nsolution: |\n  1.Qa8!\n\n    1...Ka1\n"));
}

BOOST_AUTO_TEST_CASE(a_comment_moves_with_the_field_below_it) {
  BOOST_TEST(formed(fenced("% says who\n\nstipulation: #2\n\n% who\nauthor: A. B\n")).text ==
             fenced("% who\nauthor: A. B\n% says who\nstipulation: #2\n"));
}

BOOST_AUTO_TEST_CASE(quote_marks_and_line_ends_of_the_document_are_kept) {
  BOOST_TEST(formed("> ```chess\n> fen: 8/8/8/8/8/8/8/K1k5\n> author: A. B\n> ```\n").text ==
             "> ```chess\n> author: A. B\n> fen: 8/8/8/8/8/8/8/K1k5\n> ```\n");
  BOOST_TEST(formed("```chess\r\nfen: 8/8/8/8/8/8/8/K1k5\r\nauthor: A. B\r\n```\r\n").text ==
             "```chess\r\nauthor: A. B\r\nfen: 8/8/8/8/8/8/8/K1k5\r\n```\r\n");
  BOOST_TEST(formed("\\begin{chess}[size=5mm]\n  fen: 8/8/8/8/8/8/8/K1k5\n  author: A. B\n"
                    "\\end{chess}\n",
                    {}, Markup::tex)
                 .text ==
             "\\begin{chess}[size=5mm]\n  author: A. B\n  fen: 8/8/8/8/8/8/8/K1k5\n"
             "\\end{chess}\n");
}

BOOST_AUTO_TEST_CASE(listings_become_fields) {
  BOOST_TEST(formed(fenced("17 - A. B & C. D\nfeenschach 123, 10/1997\n2. Preis\n"
                           "8/8/8/8/8/8/8/K1k5\nh#2 (2+3) C+\nremark: nice\n"),
                    to_fields)
                 .text ==
             fenced("number: 17\nauthor: A. B; C. D\nsource: feenschach\nissue: 123\n"
                    "date: 10/1997\naward: 2. Preis\nfen: 8/8/8/8/8/8/8/K1k5\nstipulation: h#2\n"
                    "sound: C+\ncount: 2+3\nremark: nice\n"));
  BOOST_TEST(formed("\\begin{chess}\n1 - M\\\"uller, A. \\& B.~Meier % who\nh\\#2\n\\end{chess}\n",
                    to_fields, Markup::tex)
                 .text ==
             "\\begin{chess}\n% who\nnumber: 1\nauthor: M\\\"uller, A.; B.~Meier\n"
             "stipulation: h#2\n\\end{chess}\n");
}

BOOST_AUTO_TEST_CASE(guesses_are_reported_and_not_changed) {
  std::string const body = "1 - Uri Avner, Hans Peter Rehm\nfen: 8/8/8/8/8/8/8/K1k5\n";
  Formed const guess = formed(fenced(body), to_fields);
  BOOST_TEST(guess.text == fenced(body));
  BOOST_TEST(guess.codes == "W-AUTHOR");
  // Without --fields a listing stays a listing.
  BOOST_TEST(formed(fenced(body)).codes == "");
}

BOOST_AUTO_TEST_CASE(errors_are_reported_and_not_changed) {
  std::string const twice = fenced("author: A\nauthor: B\n");
  Formed const one = formed(twice + fenced("fen: 8/8/8/8/8/8/8/K1k5\nauthor: A\n"));
  BOOST_TEST(one.codes == "E-TWICE");
  BOOST_TEST(one.text == twice + fenced("author: A\nfen: 8/8/8/8/8/8/8/K1k5\n"));
}

BOOST_AUTO_TEST_CASE(check_changes_nothing_and_reports_what_is_not_canonical) {
  std::string const wrong = fenced("fen: 8/8/8/8/8/8/8/K1k5\nauthor: A\n");
  Formed const reported = formed(wrong + wrong, check);
  BOOST_TEST(reported.text == wrong + wrong);
  BOOST_TEST(reported.codes == "E-FORM E-FORM");
  BOOST_TEST(formed(formed(wrong).text, check).codes == "");
}
