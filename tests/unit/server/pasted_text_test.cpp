// Tests of texts that are pasted into the placed editor, and of diagrams in files.
#include "server/editor/pasted_text.hpp"

#include <boost/test/unit_test.hpp>
#include <string>

#include "server/editor/diagram_in_file.hpp"

using namespace dawson;
using document::markdown_markup;
using document::tex_markup;

namespace {

struct Read {
  std::string body, codes;
  bool is_tex = false;
};

Read pasted(std::string const& text, document::MarkupLanguage const& markup = markdown_markup) {
  text::Diagnostics findings;
  auto const found = server::read_pasted(text, markup, findings);
  Read out;
  if (found) out = {found->body, "", found->markup == &tex_markup};
  for (text::Diagnostic const& one : findings) out.codes += one.code + " ";
  return out;
}

constexpr char const* placed = "fen: 8/8/8/8/8/1K6/7R/k7\n";

}  // namespace

BOOST_AUTO_TEST_CASE(any_opening_of_a_document_is_read_with_its_options) {
  std::string const fields = std::string("author: Sam Loyd\nflip: yes\n") + placed;
  for (std::string const opening :
       {"```chess author=\"Sam Loyd\" flip\n", "```{chess} author=\"Sam Loyd\" flip\n",
        "``` {.chess author=\"Sam Loyd\" flip}\n"}) {
    Read const read = pasted(opening + placed + "```\n");
    BOOST_TEST(read.body == fields, opening);
    BOOST_TEST(read.codes == "", opening);
  }
  Read const colons = pasted(std::string(":::{chess}\n:size: 5mm\n:flip:\n") + placed + ":::\n");
  BOOST_TEST(colons.body == std::string("size: 5mm\nflip: yes\n") + placed);
  Read const quoted = pasted(std::string("> ```chess\n> ") + placed + "> ```\n");
  BOOST_TEST(quoted.body == placed);
  BOOST_TEST(quoted.codes == "");
  BOOST_TEST(pasted(std::string("``` {.chess .wide}\n") + placed + "```\n").codes == "W-FENCE ");
  Read const other = pasted("```fen\n8/8/8/8/8/1K6/7R/k7\n```\n");
  BOOST_TEST(other.body == placed);
}

BOOST_AUTO_TEST_CASE(the_first_of_several_diagrams_is_read_with_a_note) {
  std::string const one = std::string("```chess\n") + placed + "```\n";
  BOOST_TEST(pasted(one + "\n" + one + "\n" + one).body == placed);
  BOOST_TEST(pasted(one + "\n" + one).codes == "W-EDIT ");
  BOOST_TEST(pasted("```chess solutions\n```\n\n" + one).body == placed);
  BOOST_TEST(pasted("Some text.\n\n" + one).codes == "W-EDIT ");
  BOOST_TEST(pasted("Text \\chess[ffen]{K1/1k}").body == "ffen: K1/1k\n");
  Read const two = pasted(
      "BeginProblem\nPieces White Kb3 Black Ka1\nNextProblem\nPieces White Kb4\nEndProblem\n");
  BOOST_TEST(two.body == "men: White Kb3 Black Ka1\n");
  BOOST_TEST(two.codes == "W-EDIT ");
}

BOOST_AUTO_TEST_CASE(files_of_problems_are_read_in_the_markup_of_the_editor) {
  struct Case {
    std::string text, part;
  };
  Case const cases[] = {
      {"[White \"Rinck\"]\n[SetUp \"1\"]\n[FEN \"8/8/8/8/8/1K6/7R/k7 w - - 0 1\"]\n\n1. Rh1# *\n",
       "fen: 8/8/8/8/8/1K6/7R/k7"},
      {"---\nauthors:\n- Loyd, 50%\nalgebraic:\n  white: [Kb3, Rh2]\n  black: [Ka1]\n",
       "men: White Kb3 Rh2 Black Ka1\n"},
      {"BeginProblem\nTitle One & two\nPieces White Kb3 Rh2 Black Ka1\nEndProblem\n",
       "dedication: One & two\n"},
      {"\\begin{diagram}\n\\pieces[2+1]{wKb3, wTh2, sKa1}\n\\author{Loyd}\n\\end{diagram}\n",
       "men-de: [2+1] wKb3, wTh2, sKa1\n"},
      {"8/8/8/8/8/1K6/7R/k7 w - - dm 2; id \"Loyd\";", "stipulation: #2\n"},
  };
  for (Case const& one : cases)
    BOOST_TEST(pasted(one.text).body.find(one.part) != std::string::npos, one.text);
  BOOST_TEST(pasted(cases[2].text, tex_markup).body.find("dedication: One \\& two\n") !=
             std::string::npos);
}

BOOST_AUTO_TEST_CASE(positions_and_addresses_become_fields) {
  BOOST_TEST(pasted("8/8/8/8/8/1K6/7R/k7 w - - 0 1").body ==
             "fen: 8/8/8/8/8/1K6/7R/k7 w - - 0 1\n");
  BOOST_TEST(pasted("White Kb3 Black Ka1").body == "men: White Kb3 Black Ka1\n");
  BOOST_TEST(pasted("https://x.org/d.php?ff=8/8/8/8/8/1K6/7R/k7").body ==
             "janko: 8/8/8/8/8/1K6/7R/k7\n");
  BOOST_TEST(pasted("<img src=\"https://x.org/b.png?fen=8/8/8/8/8/1K6/7R/k7&flip=1\">").body ==
             std::string(placed) + "flip: yes\n");
}

BOOST_AUTO_TEST_CASE(a_body_is_no_pasted_text) {
  for (std::string const& body :
       {std::string(placed), std::string("Sam Loyd\n8/8/8/8/8/1K6/7R/k7\n#2\n"),
        std::string(placed) + "remark: see `chess K`\n", std::string("fen: 8/8\nauther: X\n")}) {
    text::Diagnostics findings;
    BOOST_TEST(!server::read_pasted(body, markdown_markup, findings).has_value(), body);
    BOOST_TEST(findings.empty());
  }
}

BOOST_AUTO_TEST_CASE(only_the_bytes_of_a_directive_are_saved) {
  std::string const bytes =
      "\xEF\xBB\xBF# A  \r\n\r\n> ``` chess\r\n> fen: 8/8\r\n> ```\r\n> more  \r\n\r\n"
      "~~~chess flip\r\nfen: 7/7\r\n~~~\r\nend \t";
  text::Source const file("a.md", bytes);
  auto const quoted = server::diagram_in_file(file, markdown_markup, 3);
  BOOST_TEST_REQUIRE(quoted.ok());
  BOOST_TEST(quoted->body == "fen: 8/8\n");
  auto const saved =
      server::with_diagram(file, markdown_markup, 3, quoted->version, "fen: 6/6\nauthor: X\n");
  BOOST_TEST_REQUIRE(saved.ok());
  std::string wanted = bytes;
  wanted.replace(wanted.find("> fen: 8/8\r\n"), 12, "> fen: 6/6\r\n> author: X\r\n");
  BOOST_TEST(*saved == wanted);
  auto const optional = server::diagram_in_file(file, markdown_markup, 8);
  BOOST_TEST_REQUIRE(optional.ok());
  BOOST_TEST(optional->body == "flip: yes\nfen: 7/7\n");
  auto const without =
      server::with_diagram(file, markdown_markup, 8, optional->version, "fen: 7/7\n");
  BOOST_TEST_REQUIRE(without.ok());
  wanted = bytes;
  std::string const old = "~~~chess flip\r\nfen: 7/7\r\n~~~";
  wanted.replace(wanted.find(old), old.size(), "```chess\r\nfen: 7/7\r\n```");
  BOOST_TEST(*without == wanted);
}

BOOST_AUTO_TEST_CASE(a_diagram_is_not_saved_where_it_would_damage_the_file) {
  text::Source const file("a.md", "```chess\nfen: 8/8\n```\n\n```chess solutions\n```\n\nx\n");
  auto const found = server::diagram_in_file(file, markdown_markup, 1);
  BOOST_TEST_REQUIRE(found.ok());
  auto const refused = [&](std::size_t line, std::string const& version, std::string const& body) {
    return !server::with_diagram(file, markdown_markup, line, version, body).ok();
  };
  BOOST_TEST(!refused(1, found->version, "fen: 7/7\n"));
  BOOST_TEST(refused(1, "another", "fen: 7/7\n"));
  BOOST_TEST(refused(1, found->version, "fen: 7/7\n```\ntext\n"));
  BOOST_TEST(refused(5, found->version, "fen: 7/7\n"));
  BOOST_TEST(refused(8, found->version, "fen: 7/7\n"));
  text::Source const tex("a.tex", "\\begin{chess}\nfen: 8/8\n\\end{chess}\n\xE9\n");
  auto const latin = server::diagram_in_file(tex, tex_markup, 1);
  BOOST_TEST_REQUIRE(latin.ok());
  BOOST_TEST(!server::with_diagram(tex, tex_markup, 1, latin->version, "fen: 7/7\n").ok());
}
