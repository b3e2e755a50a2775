// Tests that a document has the same meaning in pages, fragments and e-books; booklets have
// separate tests.
#include <boost/test/unit_test.hpp>
#include <string>

#include "app/check_markdown.hpp"
#include "folder.hpp"
#include "session/invocation.hpp"
#include "write/html/page.hpp"
#include "write/markdown/markdown_renderer.hpp"

using namespace dawson;

namespace {

struct Page {
  std::string html, findings;

  bool has(std::string const& part) const { return html.find(part) != std::string::npos; }
  // Returns whether the parts appear in this order.
  bool has_in_order(std::initializer_list<std::string> parts) const {
    std::size_t at = 0;
    for (std::string const& part : parts) {
      at = html.find(part, at);
      if (at == std::string::npos) return false;
      at += part.size();
    }
    return true;
  }
};

std::string reported(run::Invocation& invocation) {
  std::string out;
  for (text::Diagnostic const& finding : invocation.take_findings())
    out += finding.code + ": " + finding.message + "\n";
  return out;
}

Page page_of(std::string bytes, run::WebPageOptions const& options = {}) {
  run::Invocation invocation;
  text::SourceId const source = invocation.sources().open("column.md", std::move(bytes));
  std::string html = run::weave_page(invocation, source, {}, options).html;
  return {std::move(html), reported(invocation)};
}

Page fragment_of(std::string bytes) {
  run::WebPageOptions options;
  options.fragment = true;
  return page_of(std::move(bytes), options);
}

std::string checked(std::string bytes) {
  run::Invocation invocation;
  text::SourceId const source = invocation.sources().open("column.md", std::move(bytes));
  run::check_markdown(invocation, source, {});
  return reported(invocation);
}

std::string diagram(std::string const& fields) {
  return "```chess\n" + fields + "\nfen: 8/8/8/8/4K3/8/8/k7\n```\n\n";
}

std::string const german = "---\nlanguage: de\n";

}  // namespace

BOOST_AUTO_TEST_SUITE(edition)

BOOST_AUTO_TEST_CASE(quotes_and_dashes_follow_the_language_and_ids_do_not_change) {
  std::string const text =
      "title: Das \"Echo\"\n---\n# Die \"Eins\" -- ja\n\n- \"a\" `\"b\"`\n\n| \"c\" |\n|---|\n| d "
      "|\n";
  Page const page = page_of(german + text);
  for (char const* const part :
       {"<title>Das „Echo“</title>", "<h1>Das „Echo“</h1>",
        "<h1 id=\"die-eins----ja\">Die „Eins“ – ja</h1>", "<li>„a“ <code>&quot;b&quot;</code></li>",
        "<th scope=\"col\">„c“</th>"})
    BOOST_TEST(page.has(part), part << page.html);
  Page const written = fragment_of(german + "quotes: as written\n" + text);
  BOOST_TEST(written.has("<h1 id=\"die-eins----ja\">Die &quot;Eins&quot; -- ja</h1>"));
}

BOOST_AUTO_TEST_CASE(captions_have_numbers_and_quotes_wherever_the_image_is) {
  Page const page =
      page_of(german +
              "number figures: yes\nnumber tables: yes\n---\n![](http://a/1.png \"Der 'Pokal'\")"
              "{#cup}\n\n> ![](http://a/2.png \"B\")\n\n- ![](http://a/3.png \"C\")\n\n| a |\n|---|"
              "\n| 1 |\n\nTable: Die \"Tafel\" {#tab}\n\n[](#cup), [](#tab)\n");
  BOOST_TEST(page.findings == "");
  for (char const* const part :
       {"<figure id=\"cup\">\n<img src=\"http://a/1.png\" alt=\"\" />\n<figcaption>Abbildung 1. "
        "Der "
        "‚Pokal‘</figcaption>\n</figure>",
        "<blockquote>\n<figure>\n<img src=\"http://a/2.png\"",
        "<figcaption>Abbildung 2. B</figcaption>", "<li><figure>\n<img src=\"http://a/3.png\"",
        "<figcaption>Abbildung 3. C</figcaption>",
        "</table>\n<figcaption>Tabelle 1. Die „Tafel“</figcaption>\n</figure>",
        "<a href=\"#cup\">1</a>, <a href=\"#tab\">1</a>"})
    BOOST_TEST(page.has(part), part << page.html);
}

BOOST_AUTO_TEST_CASE(headings_have_numbers_and_no_markup) {
  std::string const text = "# Preface {-}\n\n# One\n\n## Sub\n\n[](#one) [](#sub)\n";
  Page const page = page_of("---\nnumber sections: 2\ncontents: 1\n---\n" + text);
  for (char const* const part :
       {"<h1 id=\"preface\">Preface</h1>", "<h1 id=\"one\">1 One</h1>",
        "<h2 id=\"sub\">1.1 Sub</h2>", "<a href=\"#one\">1 One</a> <a href=\"#sub\">1.1 Sub</a>",
        "<li class=\"level-1\"><a href=\"#one\">1 One</a></li>\n</ul>"})
    BOOST_TEST(page.has(part), part << page.html);
  BOOST_TEST(fragment_of(text).has("<h1 id=\"preface\">Preface</h1>"));
  Page const parts = page_of("---\nnumber sections: 1\nparts: yes\n---\n# A\n\n## B\n");
  BOOST_TEST(parts.has("<h1 id=\"a\">I A</h1>\n<h2 id=\"b\">1 B</h2>"), parts.html);
}

BOOST_AUTO_TEST_CASE(markup_is_not_printed_and_markup_without_effect_is_reported) {
  Page const page = page_of("![](http://a/b.png){width=50%}\n\n\\newpage\n\n> x\n>\n> -- y\n");
  BOOST_TEST(page.has("<p><img src=\"http://a/b.png\" alt=\"\" style=\"width:50%\" /></p>"));
  BOOST_TEST(!page.has("newpage"));
  BOOST_TEST(page.has("<p>— y</p>"));
  BOOST_TEST(page.findings == "W-WORD: page break ignored: HTML has no pages\n");
  BOOST_TEST(checked("\\newpage\n") == "");
}

BOOST_AUTO_TEST_CASE(html_around_and_within_small_capitals_stays_balanced) {
  Page const page = page_of(
      "<span class=\"smallcaps\">a <span class=\"x\">b</span> c</span> d<sub>2</sub> <b>e</b>\n");
  BOOST_TEST(page.findings == "");
  BOOST_TEST(page.has("<p><span style=\"font-variant:small-caps\">a <span class=\"x\">b</span> "
                      "c</span> d<sub>2</sub> <b>e</b></p>"),
             page.html);
  run::WebPageOptions options;
  options.raw = false;
  options.reports_html = true;
  Page const shown = page_of("d<sub>2</sub> e<br>f\n\n<sup>2 <b>x</b>\n", options);
  BOOST_TEST(shown.has("<p>d<sub>2</sub> e<br />\nf</p>"), shown.html);
  BOOST_TEST(shown.has("<p>&lt;sup&gt;2 &lt;b&gt;x&lt;/b&gt;</p>"));
  BOOST_TEST(shown.findings ==
             "W-HTML: HTML printed as text because of `--sandbox`\n"
             "W-HTML: HTML printed as text because of `--sandbox`\n");
}

BOOST_AUTO_TEST_CASE(notes_are_numbered_in_the_order_of_their_references) {
  Page const page = page_of("One.[^b]\n\n" + diagram("remark: see[^a]") +
                            "Two.[^c] [^a]\n\n[^a]: A.\n\n[^b]: B.\n\n[^c]: C.\n");
  BOOST_TEST(page.findings == "");
  BOOST_TEST(page.has_in_order({"id=\"fnref-b\">1</a>", "id=\"fnref-a\">2</a>",
                                "id=\"fnref-c\">3</a>", "id=\"fnref-a-2\">2</a>",
                                "<li id=\"fn-b\">", "<li id=\"fn-a\">", "<li id=\"fn-c\">"}),
             page.html);
}

BOOST_AUTO_TEST_CASE(an_unreferenced_note_is_omitted_and_reported) {
  std::string const text =
      diagram("comment: see[^a]") + "Two.[^c]\n\n[^a]: A[^b].\n\n[^b]: B.\n\n[^c]: C.\n";
  Page const page = page_of(text);
  BOOST_TEST(!page.has("fn-a"));
  BOOST_TEST(page.has("<li id=\"fn-c\">"));
  BOOST_TEST(
      page.findings.find("W-NOTE: footnote `a` is referenced only in text that is not printed") !=
          std::string::npos,
      page.findings);
}

BOOST_AUTO_TEST_CASE(the_colophon_ends_a_page_and_is_not_in_a_fragment) {
  std::string const text =
      german + "colophon: |\n  Gesetzt \"hier\".\n---\nText.[^n]\n\n[^n]: N.\n";
  Page const page = page_of(text);
  BOOST_TEST(page.has_in_order({"<section class=\"footnotes\">",
                                "<section class=\"colophon\" role=\"doc-colophon\">\n<p>Gesetzt "
                                "„hier“.</p>\n</section>\n</main>"}),
             page.html);
  BOOST_TEST(!fragment_of(text).has("Gesetzt"));
}

BOOST_AUTO_TEST_CASE(diagrams_across_is_the_default_number_in_a_row) {
  std::string const front = "---\ndiagrams: {across: 2}\n---\n";
  auto const rows = [](Page const& page) {
    std::size_t count = 0;
    for (std::size_t at = page.html.find("<div class=\"diagrams\""); at != std::string::npos;
         at = page.html.find("<div class=\"diagrams\"", at + 1))
      ++count;
    return count;
  };
  std::string const two = diagram("number: 1") + diagram("number: 2");
  BOOST_TEST(rows(page_of(front + two)) == 1U);
  BOOST_TEST(rows(page_of(two)) == 2U);
  auto const woven = [](std::string bytes) {
    run::Invocation invocation;
    text::SourceId const source = invocation.sources().open("column.md", std::move(bytes));
    return run::weave_markdown(invocation, source, {}, {}).output;
  };
  BOOST_TEST(woven(front + two).find("<table>") != std::string::npos, "a row is a table");
  BOOST_TEST(woven(two).find("<table>") == std::string::npos);
  BOOST_TEST(woven(front + "```chess defaults\nacross: 1\n```\n\n" + two).find("<table>") ==
             std::string::npos);
}

BOOST_AUTO_TEST_CASE(check_finds_the_targets_of_links) {
  std::string const figure = "![c](http://a/b.png \"T\"){#cup}\n";
  BOOST_TEST(checked("---\nnumber figures: yes\n---\n[](#cup)\n\n" + figure) == "");
  std::string const reported = checked("[](#cup), [here](#nosuch).\n\n" + figure);
  BOOST_TEST(reported.find("`cup` has no number") != std::string::npos, reported);
  BOOST_TEST(reported.find("no diagram or heading has the label `nosuch`") != std::string::npos);
  BOOST_TEST(page_of("[](#cup), [here](#nosuch).\n\n" + figure).findings == reported);
}

BOOST_AUTO_TEST_CASE(headings_before_the_body_have_no_numbers) {
  std::string const text =
      "---\nnumber sections: 1\n---\n\n# Preface\n\n```chess body\n```\n\n# First\n\n# Second\n";
  for (Page const& page : {page_of(text), fragment_of(text)}) {
    BOOST_TEST(page.findings == "");
    BOOST_TEST(page.has_in_order({">Preface</h1>", ">1 First</h1>", ">2 Second</h1>"}), page.html);
  }
}

BOOST_AUTO_TEST_CASE(notes_are_listed_in_the_order_of_their_references) {
  Page const page =
      page_of("A[^b] and[^a].\n\n[^a]: Apple, see[^c].\n\n[^b]: Bear.\n\n[^c]: Cat.\n");
  BOOST_TEST(page.findings == "");
  BOOST_TEST(page.has_in_order({"id=\"fnref-b\">1<", "id=\"fnref-a\">2<", "<li id=\"fn-b\">",
                                "Bear", "<li id=\"fn-a\">", "Apple", "id=\"fnref-c\">3<",
                                "<li id=\"fn-c\">", "Cat"}),
             page.html);
}

BOOST_AUTO_TEST_SUITE_END()
