#include "backend/html/blocks.hpp"

#include <boost/test/unit_test.hpp>

#include "prose/html_marks.hpp"

using namespace dawson;
using namespace dawson::prose;

namespace {

backend::BlockParts page_parts() {
  backend::BlockParts parts;
  parts.inlines.flavour = backend::Flavour::page;
  parts.inlines.image = [](std::string const& path) { return path; };
  parts.heading_id = [] { return std::string("id"); };
  parts.set = [](std::size_t at) { return "<b>" + std::to_string(at) + "</b>"; };
  parts.caption = [](std::size_t) { return nullptr; };
  return parts;
}

template <class Content>
std::string written(Content content, backend::BlockParts const& parts = page_parts()) {
  return backend::html_blocks({{{}, std::move(content)}}, parts);
}

std::string paragraph(Inlines inlines, backend::BlockParts const& parts = page_parts()) {
  return written(Paragraph{std::move(inlines)}, parts);
}

Styled raised(std::string text) {
  return {{}, std::string(prose::raised_slot), {Text{std::move(text)}}};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(html)

BOOST_AUTO_TEST_CASE(code_has_a_class_of_its_language_in_pages_but_not_in_books) {
  CodeBlock const code{"c++ title=x", "a < b\n"};
  BOOST_TEST(written(code) == "<pre><code class=\"language-c++\">a &lt; b\n</code></pre>\n");
  BOOST_TEST(written(CodeBlock{"", "x\n"}) == "<pre><code>x\n</code></pre>\n");
  backend::BlockParts book = page_parts();
  book.inlines.flavour = backend::Flavour::ebook;
  BOOST_TEST(written(code, book) == "<pre><code>a &lt; b\n</code></pre>\n");
}

BOOST_AUTO_TEST_CASE(columns_in_pages_have_alignments_and_rows_have_lines) {
  backend::BlockParts parts = page_parts();
  parts.place = [](text::Span, std::size_t line) { return " line=" + std::to_string(line); };
  Table const table{{Align::left, Align::none}, {{Text{"a"}}, {}}, {{{Text{"b"}}, {Text{"c"}}}}};
  BOOST_TEST(
      written(table, parts) ==
      "<table line=0>\n<thead>\n<tr line=0><th scope=\"col\" style=\"text-align:left\">a</th>"
      "<th scope=\"col\"></th></tr>\n</thead>\n<tbody>\n<tr line=2><td "
      "style=\"text-align:left\">b</td><td>c</td></tr>\n</tbody>\n</table>\n");
}

BOOST_AUTO_TEST_CASE(addresses_of_pages_are_percent_encoded) {
  BOOST_TEST(paragraph({Link{"https://a.b/c d?e=%20&f=ü'", {}, {Text{"x"}}}}) ==
             "<p><a href=\"https://a.b/c%20d?e=%20&amp;f=%C3%BC&#x27;\">x</a></p>\n");
  BOOST_TEST(paragraph({Image{"a b.png", "T", {Text{"w"}}}}) ==
             "<p><img src=\"a%20b.png\" alt=\"w\" title=\"T\" /></p>\n");
}

BOOST_AUTO_TEST_CASE(links_without_text_print_their_target_and_never_themselves) {
  backend::BlockParts parts = page_parts();
  parts.inlines.reference = [](Link& link) {
    Inlines words{Text{"7 "}, Link{link.target, {}, {}}};  // a number that refers to itself
    link.target = "#there";
    return words;
  };
  BOOST_TEST(paragraph({Link{"#a", "page", {}}}, parts) ==
             "<p><a href=\"#there\">7 <a href=\"#a\">#a</a></a></p>\n");
  BOOST_TEST(paragraph({Link{"https://a.b", {}, {}}}) ==
             "<p><a href=\"https://a.b\">https://a.b</a></p>\n");
  BOOST_TEST(paragraph({Link{"javascript:x", {}, {Text{"w"}}}}) == "<p>w</p>\n");
}

BOOST_AUTO_TEST_CASE(html_of_the_document_is_kept_printed_as_text_or_dropped) {
  Blocks const blocks{{{}, RawBlock{"<div>\n"}},
                      {{}, RawBlock{"<!-- a -->"}},
                      {{}, Paragraph{{Raw{"<b>", Markup::html}, Raw{"<!-- b -->", Markup::html}}}}};
  backend::BlockParts parts = page_parts();
  BOOST_TEST(backend::html_blocks(blocks, parts) == "<div>\n<!-- a -->\n<p><b><!-- b --></p>\n");
  parts.inlines.html = backend::RawHtml::text;
  BOOST_TEST(backend::html_blocks(blocks, parts) ==
             "<pre class=\"html\">&lt;div&gt;\n</pre>\n<p>&lt;b&gt;</p>\n");
  parts.inlines.html = backend::RawHtml::drop;
  BOOST_TEST(backend::html_blocks(blocks, parts) == "<p></p>\n");
}

BOOST_AUTO_TEST_CASE(superscript_is_an_element_in_pages_and_a_class_in_books) {
  BOOST_TEST(paragraph({raised("th")}) == "<p><sup>th</sup></p>\n");
  backend::BlockParts book = page_parts();
  book.inlines.flavour = backend::Flavour::ebook;
  BOOST_TEST(paragraph({raised("th")}, book) == "<p><span class=\"sup\">th</span></p>\n");
}

BOOST_AUTO_TEST_CASE(only_arrows_in_values_are_replaced) {
  Inlines const text{Text{"a->b -->c"}};
  BOOST_TEST(paragraph(text) == "<p>a-&gt;b --&gt;c</p>\n");
  BOOST_TEST(backend::html_prose(text, {}) == "a→b →c");
}

BOOST_AUTO_TEST_CASE(items_of_tight_lists_are_not_paragraphs) {
  Block const one{{}, Paragraph{{Text{"a"}}}}, rule{{}, Rule{}};
  List list{true, 3, true, {{one, rule}, {one}}};
  BOOST_TEST(written(list) == "<ol start=\"3\">\n<li>a\n<hr />\n</li>\n<li>a</li>\n</ol>\n");
  list.tight = false;
  BOOST_TEST(written(list) ==
             "<ol start=\"3\">\n<li>\n<p>a</p>\n<hr />\n</li>\n<li>\n<p>a</p>\n</li>\n</ol>\n");
}

BOOST_AUTO_TEST_CASE(notes_link_to_each_of_their_calls) {
  std::vector<Footnote> const notes{{"1", {{{}, Paragraph{{Text{"one"}, NoteMark{"2"}}}}}, "a"},
                                    {"2", {{{}, Paragraph{{Text{"two"}}}}, {{}, Rule{}}}, "ü b"}};
  backend::HtmlNotes all(notes);
  backend::BlockParts parts = page_parts();
  parts.inlines.note = [&](std::string const& label) { return all.sign(label); };
  BOOST_TEST(paragraph({NoteMark{"1"}, NoteMark{"1"}, NoteMark{"9"}}, parts) ==
             "<p><sup class=\"footnote-ref\"><a href=\"#fn-a\" id=\"fnref-a\">1</a></sup>"
             "<sup class=\"footnote-ref\"><a href=\"#fn-a\" id=\"fnref-a-2\">1</a></sup>"
             "<sup>9</sup></p>\n");
  BOOST_TEST(
      all.list(parts, "Back") ==
      "<section class=\"footnotes\">\n<ol>\n<li id=\"fn-a\">\n<p>one<sup class=\"footnote-ref\">"
      "<a href=\"#fn-%C3%BC%20b\" id=\"fnref-%C3%BC%20b\">2</a></sup> "
      "<a href=\"#fnref-a\" class=\"footnote-backref\" aria-label=\"Back\">↩</a> "
      "<a href=\"#fnref-a-2\" class=\"footnote-backref\" aria-label=\"Back\">↩"
      "<sup class=\"footnote-ref\">2</sup></a></p>\n</li>\n<li id=\"fn-%C3%BC%20b\">\n<p>two</p>\n"
      "<hr />\n<a href=\"#fnref-%C3%BC%20b\" class=\"footnote-backref\" aria-label=\"Back\">↩</a>\n"
      "</li>\n</ol>\n</section>\n");
  BOOST_TEST(backend::HtmlNotes({}).list(parts, "Back") == "");
}

BOOST_AUTO_TEST_SUITE_END()
