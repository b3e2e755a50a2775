// Tests of Markdown documents woven as plain text.
#include <boost/test/unit_test.hpp>

#include "program.hpp"

using namespace dawson;

namespace {

std::string text_of(std::string const& document, std::string const& err = "") {
  Folder const folder;
  put(folder / "a.md", document);
  Ended const ended = run_program(
      {"weave", "a.md", "--to", "txt", "-o", "-", "--diagnostics", "short"}, folder.path());
  BOOST_TEST(ended.err == err);
  BOOST_TEST(ended.status == (err.find("error:") == std::string::npos ? 0 : 1));
  return ended.out;
}

std::string const board =
    "........\n........\n........\n........\n........\n.....K..\n....R...\n.....k..\n";

// Boards of dots and letters are easier to compare.
std::string in_letters(std::string text) {
  for (auto const& [symbol, letter] :
       {std::pair{"\u00B7", "."}, {"\u2654", "K"}, {"\u2656", "R"}, {"\u265A", "k"}})
    for (std::size_t at = 0; (at = text.find(symbol, at)) != std::string::npos;)
      text.replace(at, std::string(symbol).size(), letter);
  return text;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(plain_text)

BOOST_AUTO_TEST_CASE(markers_and_pieces_without_a_character_are_printed_in_text) {
  BOOST_TEST(text_of("An imitator, `chess janko c`, and `chess janko T`; `chess ffen (lion)`.\n") ==
             "An imitator, \u25CF, and \u25B3; (lion).\n");
}

BOOST_AUTO_TEST_CASE(a_board_is_between_its_caption_lines_and_its_description) {
  BOOST_TEST(in_letters(text_of("~~~ chess\nauthor: Sam Loyd\nstipulation: #2\n"
                                "fen: 8/8/8/8/8/5K2/4R3/5k2\n~~~\n")) ==
             "Sam Loyd\n" + board +
                 "#2\n(2+1)\n\nWhite, 2 men: king f3; rook e2. Black, 1 man: king f1.\n");
  BOOST_TEST(in_letters(text_of("---\ndescribed: short\n---\n~~~ chess\n"
                                "fen: 8/8/8/8/8/5K2/4R3/5k2\n~~~\n"))
                 .find("White, 2 men") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_flipped_board_is_shown_from_blacks_side) {
  std::string const seen =
      in_letters(text_of("~~~ chess\nflip: yes\nfen: 8/8/8/8/8/5K2/4R3/5k2\n~~~\n"));
  BOOST_TEST(seen.starts_with("..k.....\n...R....\n..K.....\n........\n"), seen);
}

BOOST_AUTO_TEST_CASE(squares_are_as_wide_as_the_longest_piece_name) {
  std::string const seen = in_letters(text_of("~~~ chess\nffen: (vao)k/2\n~~~\n"));
  BOOST_TEST(seen.starts_with("(vao) k\n.     .\n"), seen);
}

BOOST_AUTO_TEST_CASE(text_is_wrapped_at_72_characters) {
  std::string words;
  for (int i = 0; i < 30; ++i) words += "word ";
  std::string const out = text_of(words + "\n");
  BOOST_TEST(out.substr(0, out.find('\n')).size() == 69U, out);
  BOOST_TEST(out.find(" \n") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(blocks_keep_their_kind) {
  BOOST_TEST(
      text_of("---\ntitle: T\nauthor: A\n---\n# One\n\n> a\n> b\n\n1. x\n2. y\n\n- p\n\n  q\n\n"
              "~~~\ncode\n~~~\n\n* * *\n\n| a | b |\n|---|---|\n| long | c |\n\n"
              "[w](https://example.org), `c`, *e*\n") ==
      "T\n=\nA\n\nOne\n===\n\n> a b\n\n1. x\n2. y\n\n- p\n\n  q\n\n    code\n\n* * *\n\n"
      "a     b\n-------\nlong  c\n\nw <https://example.org>, c, e\n");
}

BOOST_AUTO_TEST_CASE(notes_are_at_the_end_in_the_order_of_their_references) {
  BOOST_TEST(text_of("A[^b] and b[^a].\n\n[^a]: First.\n[^b]: Second[^a].\n") ==
             "A[1] and b[2].\n\n[1] Second[2].\n\n[2] First.\n");
}

BOOST_AUTO_TEST_CASE(content_that_plain_text_cannot_show_is_reported) {
  BOOST_TEST(text_of("a\n\n<table></table>\n\n\\newpage\n\nb\n",
                     "a.md:3:1: warning: HTML is not supported in plain text; left out [W-HTML]\n"
                     "a.md:5:1: warning: page break ignored: plain text has no pages [W-WORD]\n") ==
             "a\n\nb\n");
}

BOOST_AUTO_TEST_CASE(a_document_with_an_error_is_not_written) {
  BOOST_TEST(text_of("~~~ chess\nfen: 8/8/8/8/8/8/8/K1k6\n~~~\n",
                     "a.md:2:23: error: rank 1 has 9 squares; expected 8 [E-WIDTH]\n") == "");
}

BOOST_AUTO_TEST_SUITE_END()
