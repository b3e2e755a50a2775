#include <boost/test/unit_test.hpp>

#include "backend/markdown.hpp"

namespace dawson::backend {
namespace {

using prose::Inlines, prose::Text, prose::Emphasis, prose::Strong, prose::Struck, prose::Link,
    prose::LineBreak;

std::string pieces(std::vector<chess::SquareContent> const& occupants) {
  return "{" + std::to_string(occupants.size()) + "}";
}

std::string written(Inlines const& inlines) { return markdown_prose(inlines, pieces); }

layout::CaptionRow row(Inlines left, Inlines right = {}) {
  return {std::move(left), {}, std::move(right), {}, false};
}

}  // namespace

BOOST_AUTO_TEST_CASE(text_contains_no_markup) {
  BOOST_TEST(markdown_text("a*b_c`d[e]<f|g~h$i^j@k{l}\\") ==
             "a\\*b\\_c\\`d\\[e\\]\\<f\\|g\\~h\\$i\\^j\\@k\\{l\\}\\\\");
  BOOST_TEST(markdown_text("B & C &amp; &#1;") == "B & C \\&amp; \\&#1;");
  BOOST_TEST(markdown_text("#2 1. a") == "#2 1. a");
  BOOST_TEST(markdown_text("wK->g5 --> x") == "wK→g5 → x");
  BOOST_TEST(markdown_text("a\nb\tc\xFF") == "a b c\xEF\xBF\xBD");
}

BOOST_AUTO_TEST_CASE(a_footnote_is_called_as_in_the_document) {
  BOOST_TEST(written({Text{"a"}, prose::NoteMark{"n-1"}, Text{" [^n]"}}) == "a[^n-1] \\[\\^n\\]");
}

BOOST_AUTO_TEST_CASE(a_paragraph_does_not_begin_like_a_block) {
  for (auto const& [text, markdown] :
       std::initializer_list<std::pair<char const*, char const*>>{{"# a", "\\# a"},
                                                                  {"= ", "\\= "},
                                                                  {"- a", "\\- a"},
                                                                  {"+", "\\+"},
                                                                  {"> a", "\\> a"},
                                                                  {"1. a", "1\\. a"},
                                                                  {"iv) a", "iv\\) a"},
                                                                  {"(a) b", "\\(a) b"},
                                                                  {": a", "\\: a"},
                                                                  {"1.Kf7! Kh7", "1\\.Kf7! Kh7"},
                                                                  {"* a", "\\* a"},
                                                                  {"feenschach", "feenschach"}}) {
    BOOST_TEST(written({Text{text}}) == markdown);
    BOOST_TEST(written({Text{"x"}, LineBreak{}, Text{text}}) == std::string("x\\\n") + markdown);
  }
  BOOST_TEST(written({Text{"1"}, Text{". a"}}) == "1\\. a");
}

BOOST_AUTO_TEST_CASE(markup_is_where_readers_recognize_it) {
  BOOST_TEST(written({Emphasis{{Text{"a"}}}}) == "*a*");
  BOOST_TEST(written({Text{"a "}, Strong{{Text{"b "}, Emphasis{{Text{"c"}}}}}, Text{", d"}}) ==
             "a **b *c***, d");
  BOOST_TEST(written({Text{"a"}, Emphasis{{Text{"(b)"}}}, Text{"c"}}) == "a<em>(b)</em>c");
  BOOST_TEST(written({Text{"a"}, Emphasis{{Text{"b"}}}, Text{"c"}}) == "a*b*c");
  BOOST_TEST(written({Emphasis{{Text{"a"}}}, Strong{{Text{"b"}}}}) == "<em>a</em>**b**");
  BOOST_TEST(written({Emphasis{{Text{" a"}}}}) == "<em> a</em>");
  BOOST_TEST(written({Emphasis{{Emphasis{{Text{"a"}}}}}}) == "*<em>a</em>*");
  BOOST_TEST(written({Struck{{Text{"a"}}}}) == "~~a~~");
  BOOST_TEST(written({Emphasis{{}}}) == "");
}

BOOST_AUTO_TEST_CASE(links_code_and_pieces_are_written) {
  BOOST_TEST(written({Link{"https://a.b/c?d=e", "", {Text{"x"}}}}) == "[x](https://a.b/c?d=e)");
  BOOST_TEST(written({Link{"a b(c", "t \"u\"", {Text{"x"}}}}) == "[x](<a b(c> \"t \\\"u\\\"\")");
  BOOST_TEST(written({Text{"a!"}, Link{"b", "", {Text{"x"}}}}) == "a\\![x](b)");
  BOOST_TEST(written({prose::Code{"chess N"}}) == "``chess N``");
  BOOST_TEST(written({prose::Figurines{{chess::Piece{}, chess::Piece{}}}, Text{"f7"}}) == "{2}f7");
  BOOST_TEST(written({prose::Raw{"<b>", prose::Markup::html}, prose::Raw{"\\TeX"}}) == "<b>");
  BOOST_TEST(written({prose::Raw{"<!-- a -->", prose::Markup::html}, prose::Text{"b"}}) == "b");
  BOOST_TEST(written({prose::Text{"a"}, prose::LineBreak{},
                      prose::Raw{"<div>", prose::Markup::html}}) == "a\\\n<span></span><div>");
  BOOST_TEST(written({prose::Text{"a"}, prose::Raw{"<div>", prose::Markup::html}}) == "a<div>");
}

BOOST_AUTO_TEST_CASE(a_diagram_is_a_paragraph) {
  prose::FontOverride bold, both;
  bold.bold = both.bold = true;
  both.slope = prose::Slope::slanted;
  layout::Caption caption;
  using layout::EntryKind;
  caption.above = {{EntryKind::line, {row({prose::Styled{bold, "number", {Text{"1."}}}})}, {}},
                   {EntryKind::line,
                    {row({prose::Styled{both, "source", {Text{"feenschach"}}}, Text{" 1993"}})},
                    {row({Text{"not this"}})}}};
  caption.below = {
      {EntryKind::line, {row({Text{"="}}, {Text{"C+ (2+1)"}})}, {}},
      {EntryKind::columns, {row({Text{"Circe"}}), row({Text{"(a) b"}})}, {}},
      {EntryKind::line, {row({prose::Figurines{{chess::Piece{}}}, Text{" = grasshopper"}})}, {}}};
  MarkdownDiagram const diagram = markdown_diagram(caption, "![a](b)", "x", pieces);
  BOOST_TEST(markdown_paragraph(diagram) ==
             "<span id=\"x\"></span>**1.**\\\n***feenschach*** 1993\\\n![a](b)\\\n\\=\\\n"
             "C+ (2+1)\\\nCirce\\\n\\(a) b\\\n{1} = grasshopper");
  BOOST_TEST(markdown_paragraph({{}, "![a](b)", {}}) == "![a](b)&nbsp;");
}

BOOST_AUTO_TEST_CASE(diagrams_side_by_side_are_a_table) {
  BOOST_TEST(markdown_row({{{"a", "b"}, "B1", {"x"}}, {{"c"}, "B2", {}}}, 3) ==
             "| a |  |  |\n|:---|:---|:---|\n| b | c |  |\n| B1 | B2 |  |\n| x |  |  |");
  BOOST_TEST(markdown_row({{{}, "B1", {}}}, 1) == "| B1 |\n|:---|");
  BOOST_TEST(markdown_row({{{}, "`a|b`", {"c\\|d\\\ne"}}}, 1) ==
             "| `a\\|b` |\n|:---|\n| c\\|d e |");
}

}  // namespace dawson::backend
