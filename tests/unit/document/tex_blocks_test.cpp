#include <boost/test/unit_test.hpp>

#include "reading.hpp"

namespace dawson::document {
namespace {

std::string directives(std::string bytes) { return Reading(std::move(bytes)).directives(); }

BOOST_AUTO_TEST_CASE(a_block_is_replaced_from_its_opening_to_its_end) {
  Reading const reading("a\n\\begin{chess}\njanko: K\n\\end{chess}\nb");
  BOOST_REQUIRE(reading.scan.directives.size() == 1u);
  Directive const& found = reading.scan.directives[0];
  BOOST_TEST(!found.is_inline);
  BOOST_TEST(!found.broken);
  BOOST_TEST(reading.text(found.whole) == "\\begin{chess}\njanko: K\n\\end{chess}");
  BOOST_TEST(reading.text(found.opening) == "\\begin{chess}");
  BOOST_TEST(reading.text(found.body) == "janko: K\n");
  BOOST_TEST(reading.text(found.options) == "");
  BOOST_TEST(reading.text(found.word) == "");
}

BOOST_AUTO_TEST_CASE(text_may_precede_and_follow_on_the_same_lines) {
  BOOST_TEST(directives("x \\begin{chess}\nK\n  \\end{chess} y \\chess{K}") ==
             "\\begin{chess}\nK\n  \\end{chess} | \\chess{K}");
  BOOST_TEST(directives("{\\begin{chess}\n\\end{chess}}%\n\\chess{K}") ==
             "\\begin{chess}\n\\end{chess} | \\chess{K}");
}

BOOST_AUTO_TEST_CASE(the_end_must_be_at_the_beginning_of_its_line) {
  BOOST_TEST(directives("\\begin{chess}\ntitle: a \\end{chess} b\n\t\\end{chess}") ==
             "\\begin{chess}\ntitle: a \\end{chess} b\n\t\\end{chess}");
}

BOOST_AUTO_TEST_CASE(options_kind_and_comment_may_follow_the_opening) {
  struct Case {
    char const* opening;
    char const* options;
    char const* word;
  };
  for (auto const& [opening, options, word] :
       {Case{"\\begin{chess}", "", ""},
        {"\\begin{chess} \t", "", ""},
        {"\\begin{chess}% [a] b", "", ""},
        {"\\begin{chess}[size=5mm]", "size=5mm", ""},
        {"\\begin{chess} [a={]}, b] % c", "a={]}, b", ""},
        {"\\begin{chess} defaults", "", "defaults"},
        {"\\begin{chess}[a]defaults  ", "a", "defaults"},
        {"\\begin{chess} index authors % c", "", "index authors"},
        {"\\begin{chess}solutions[a]", "a", "solutions"},
        {"\\begin {chess}[]", "", ""}})
    for (char const* line_end : {"\n", "\r\n"}) BOOST_TEST_CONTEXT(opening) {
        Reading const reading(opening + std::string(line_end) + "x" + line_end + "\\end{chess}" +
                              line_end);
        BOOST_REQUIRE(reading.scan.directives.size() == 1u);
        Directive const& found = reading.scan.directives[0];
        BOOST_TEST(!found.broken);
        BOOST_TEST(reading.text(found.options) == options);
        BOOST_TEST(reading.text(found.word) == word);
        BOOST_TEST(reading.text(found.body) == "x" + std::string(line_end));
        BOOST_TEST(reading.text(found.whole).ends_with("\\end{chess}"));
      }
}

BOOST_AUTO_TEST_CASE(nothing_else_may_follow_the_opening) {
  std::string const rest = "\n\\end{chess}";
  BOOST_TEST(directives("\\begin{chess} 8/8" + rest) == "!E-OPENING `8/8`");
  BOOST_TEST(directives("\\begin{chess} \\label{x}\r" + rest) == "!E-OPENING `\\label{x}`");
  BOOST_TEST(directives("\\begin{chess}[a] [b]" + rest) == "!E-OPENING `[b]`");
  BOOST_TEST(directives("\\begin{chess} [size=5mm" + rest) == "!E-OPTIONS `[size=5mm`");
  BOOST_TEST(directives("\\begin{chess}[a=}]{]" + rest) == "!E-OPENING `{]`");
}

BOOST_AUTO_TEST_CASE(the_next_opening_ends_an_open_block) {
  Reading const reading("\\begin{chess}\njanko: K\n\\begin{chess}\njanko: k\n\\end{chess}\n");
  BOOST_TEST(reading.directives() ==
             "!E-END `\\begin{chess}` | \\begin{chess}\njanko: k\n\\end{chess}");
  auto const& broken = reading.scan.directives[0];
  BOOST_TEST(reading.text(broken.whole) == "\\begin{chess}\njanko: K");
  BOOST_REQUIRE(broken.broken->notes.size() == 1u);
  BOOST_TEST(broken.broken->notes[0].span.begin == 23u);
  BOOST_TEST(reading.text(broken.broken->notes[0].span) == "\\begin{chess}");
}

BOOST_AUTO_TEST_CASE(the_next_opening_may_be_within_its_line) {
  Reading const reading(
      "\\begin{chess}\njanko: K\n\\chess{K} & \\begin{chess}\njanko: k\n\\end{chess}\n");
  BOOST_TEST(reading.directives() ==
             "!E-END `\\begin{chess}` | \\chess{K} | \\begin{chess}\njanko: k\n\\end{chess}");
  BOOST_TEST(directives("\\begin{chess}\njanko: K\n% \\begin{chess}\n\\end{chess}\n") ==
             "\\begin{chess}\njanko: K\n% \\begin{chess}\n\\end{chess}");
}

BOOST_AUTO_TEST_CASE(the_end_of_the_document_ends_an_open_block) {
  Reading const reading("\\begin{chess}\r\njanko: K\r\n \\end{document}\r\n\\chess{K}");
  BOOST_TEST(reading.directives() == "!E-END `\\begin{chess}`");
  BOOST_TEST(reading.text(reading.scan.directives[0].whole) == "\\begin{chess}\r\njanko: K");
}

BOOST_AUTO_TEST_CASE(the_end_of_the_file_ends_an_open_block) {
  for (std::string const body : {"", "\n", "\r\n", "\njanko: K", "\njanko: K\n", "\njanko: K\r\n"})
    BOOST_TEST_CONTEXT(body) {
      Reading const reading("\\begin{chess}" + body);
      BOOST_TEST(reading.directives() == "!E-END `\\begin{chess}`");
      BOOST_TEST(reading.text(reading.scan.directives[0].whole) ==
                 (body.find('K') == std::string::npos
                      ? "\\begin{chess}"
                      : "\\begin{chess}" + body.substr(0, body.find('K') + 1)));
    }
}

BOOST_AUTO_TEST_CASE(a_missing_end_is_reported_before_other_errors) {
  BOOST_TEST(directives("\\begin{chess} 8/8 \\end{chess}\n") == "!E-END `\\begin{chess}`");
}

BOOST_AUTO_TEST_CASE(after_the_end_of_the_document_all_is_text) {
  BOOST_TEST(directives("\\chess{K}\\end{document}\\chess{Q}\n" + block("janko: K")) ==
             "\\chess{K}");
  BOOST_TEST(directives("\\end{documents}\\chess{Q}") == "\\chess{Q}");
}

BOOST_AUTO_TEST_CASE(other_words_are_not_directives) {
  for (char const* text :
       {"\\chessboard{K}", "\\begin{chessboard}\n\\end{chessboard}", "\\Chess{K}", "\\\\chess{K}",
        "\\begin{Chess}\n\\end{Chess}", "chess{K}", "\\end{chess}", "\\begin{chess", "\\begin"})
    BOOST_TEST_CONTEXT(text) BOOST_TEST(directives(text) == "");
}

BOOST_AUTO_TEST_CASE(offsets_count_from_the_file_with_its_byte_order_mark) {
  Reading const reading("\xEF\xBB\xBF\\chess{K}");
  BOOST_TEST(reading.directives() == "\\chess{K}");
  BOOST_TEST(reading.scan.directives[0].whole.begin == 3u);
}

BOOST_AUTO_TEST_CASE(invalid_utf8_is_text) {
  BOOST_TEST(directives("Ph\xE9nix \\chess{K} \xFF") == "\\chess{K}");
}

BOOST_AUTO_TEST_CASE(a_document_must_load_the_style) {
  std::string const start = "\\documentclass{article}\n", body = "\\chess{K}";
  std::string const missing = "W-STY `\\documentclass`";
  struct Case {
    std::string bytes;
    std::string faults;
  };
  for (auto const& [bytes, faults] : {Case{start + body, missing},
                                      {start + "\\usepackage{dawson}" + body, ""},
                                      {start + "\\usepackage[draft]{dawson}" + body, ""},
                                      {start + "\\RequirePackage{a,\r\n  dawson,b}" + body, ""},
                                      {start + "\\usepackage{%\n dawson % here\n}" + body, ""},
                                      {start + "\\usepackage{dawsonx,notdawson}" + body, missing},
                                      {start + "% \\usepackage{dawson}\n" + body, missing},
                                      {"\\documentclass[../a]{subfiles}" + body, ""},
                                      {"\\documentclass{subfilesx}" + body, missing},
                                      {start, ""},
                                      {body, ""},
                                      {start + "\\usepackage{a} {dawson}" + body, missing}})
    BOOST_TEST_CONTEXT(bytes) BOOST_TEST(Reading(bytes).faults() == faults);
}

}  // namespace
}  // namespace dawson::document
