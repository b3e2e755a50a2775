#include "write/html/page.hpp"

#include <boost/test/unit_test.hpp>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "backend/svg_words.hpp"
#include "folder.hpp"
#include "session/invocation.hpp"

using namespace dawson;

namespace {

struct Page {
  std::string html;
  bool complete = false;
  std::string findings;

  std::size_t count(std::string const& part) const {
    std::size_t times = 0;
    for (std::size_t at = html.find(part); at != std::string::npos; at = html.find(part, at + 1))
      ++times;
    return times;
  }
  bool has(std::string const& part) const { return count(part) > 0; }
};

Page page_of(std::string bytes, run::WebPageOptions const& options = {}) {
  run::Invocation invocation;
  text::SourceId const source = invocation.sources().open("column.md", std::move(bytes));
  run::WebPage made = run::weave_page(invocation, source, {}, options);
  Page page{options.compared ? html_of(made.blocks) : std::move(made.html), made.complete, {}};
  for (text::Diagnostic const& finding : invocation.take_findings())
    page.findings += finding.code + ": " + finding.message + "\n";
  return page;
}

std::string diagram(std::string const& fields) { return "```chess\n" + fields + "\n```\n\n"; }

}  // namespace

BOOST_AUTO_TEST_SUITE(web_page)

// The pattern is the one with which the preview in a browser finds the numbers to replace.
BOOST_AUTO_TEST_CASE(blocks_of_a_compared_page_record_all_their_numbers) {
  run::Invocation invocation;
  run::WebPageOptions options;
  options.compared = true;
  std::string const problem =
      "stipulation: h#1\nfen: 8/8/8/8/8/2K5/1Q6/k7\nsolution: 1.a1b1 b2c2#\n";
  text::SourceId const source = invocation.sources().open(
      "column.md",
      "# Head\n\nWords[^n] and [one](#may).\n\n- item\n\n" + diagram("label: may\n" + problem) +
          diagram(problem) +
          "```chess index problems\n```\n\n```chess solutions\n```\n\n[](#diagram-2)\n\n"
          "> ```chess\n> fen: 8/8/8/8/8/2K5/1Q6/k7\n> ```\n\n[^n]: Note.\n");
  run::PageInBlocks const page = run::weave_page(invocation, source, {}, options).blocks;
  std::regex const counted(
      "(data-line=\"|=\"#?(?:words|diagram|solution)-(?:[^\"]*-)?|aria-label=\"[^\"[]* \\[)(\\d+)"
      "(?:\"|\\](?:: [^\"]*)?\")");
  std::set<std::string> kinds;
  for (run::PageBlock const& block : page.blocks)
    run::for_each_block(block, [&](run::PageBlock const& one) {
      std::vector<std::size_t> places;
      for (std::sregex_iterator at(one.html.begin(), one.html.end(), counted), end; at != end;
           ++at) {
        places.push_back(static_cast<std::size_t>(at->position(2)));
        kinds.insert(at->str(1).substr(0, at->str(1).find_first_of("0123456789")));
      }
      std::vector<std::size_t> noted;
      for (text::Span const count : one.counts) noted.push_back(count.begin);
      BOOST_TEST(noted == places, boost::test_tools::per_element());
      BOOST_TEST(one.html.find('\xFE') == std::string::npos);
    });
  for (char const* kind : {"data-line=\"", "=\"words-", "=\"diagram-", "=\"#diagram-",
                           "=\"solution-columnmd-", "=\"#solution-columnmd-", "aria-label=\"FEN ["})
    BOOST_TEST(kinds.contains(kind), kind);
}

BOOST_AUTO_TEST_CASE(a_diagram_is_a_figure_with_its_caption_as_text) {
  Page const page =
      page_of("---\ntitle: Fairy <Corner>\nlanguage: de\n---\n" +
              diagram("label: first\nauthor: Petkov\nstipulation: h#2\nfen: 8/8/8/8/4K3/8/8/k7"));
  BOOST_TEST(page.complete);
  BOOST_TEST(page.findings == "");
  BOOST_TEST(page.has("<!DOCTYPE html>\n<html lang=\"de\">"));
  BOOST_TEST(page.has("<title>Fairy &lt;Corner&gt;</title>"));
  BOOST_TEST(page.has("<figure id=\"first\""));
  BOOST_TEST(page.has("<span class=\"author\""));
  BOOST_TEST(page.has(">Petkov</span>"));
  BOOST_TEST(page.has("h#2"));
  BOOST_TEST(page.has("data-copy=\"8/8/8/8/4K3/8/8/k7 b - - 0 1\""));
}

BOOST_AUTO_TEST_CASE(german_captions_have_no_ligatures_across_compound_joints) {
  std::string const fields =
      "author: Hanna Auflage\nremark: Kaufleute, Schiff\nfen: 8/8/8/8/4K3/8/8/k7";
  Page const german = page_of("---\nlanguage: de\n---\n" + diagram(fields));
  BOOST_TEST(german.has("Hanna\u00A0Auf\u200Clage</span>"));
  BOOST_TEST(german.has("Kauf\u200Cleute, Schiff</span>"));
  BOOST_TEST(german.has("<title>Schachdiagramm: Hanna Auflage."));
  BOOST_TEST(!page_of(diagram(fields)).has("\u200C"));
}

BOOST_AUTO_TEST_CASE(each_copy_button_has_a_unique_name) {
  std::string const board = "fen: 8/8/8/8/4K3/8/8/k7";
  Page const page = page_of(diagram("number: 17\n" + board) + "Text.\n\n" +
                            diagram("number: 17\n" + board) + "Text.\n\n" + diagram(board));
  BOOST_TEST(page.has("aria-label=\"FEN 17: copy\">FEN</button>"));
  BOOST_TEST(page.has("aria-label=\"FEN [2]: copy\">FEN</button>"));
  BOOST_TEST(page.count("aria-label=\"FEN") == 3U);
  BOOST_TEST(page.has("<body data-copying=\"copied|not copied\">"));
  BOOST_TEST(!page.has("lichess"));
}

BOOST_AUTO_TEST_CASE(front_matter_chooses_the_content_below_boards) {
  std::string const front = "---\nlinks: fen lichess yacpdb diagram qr\n---\n";
  Page const page =
      page_of(front + diagram("number: 17\nlabel: here\nstipulation: h#2\nids: YACPDB 537563\n"
                              "fen: 8/8/8/8/4K3/8/8/k7"));
  BOOST_TEST(page.findings == "");
  BOOST_TEST(
      page.has("<a href=\"https://lichess.org/analysis/standard/8/8/8/8/4K3/8/8/k7_b_-_-_0_1\""
               " aria-label=\"lichess 17\">lichess</a>"));
  BOOST_TEST(page.has("<a href=\"https://www.yacpdb.org/#537563\""));
  BOOST_TEST(page.has("<a href=\"#here\">#17</a>"));
  BOOST_TEST(
      !page_of("---\nlinks: none\n---\n" + diagram("fen: 8/8/8/8/4K3/8/8/k7")).has("<button"));
  Page const listed =
      page_of("---\nlinks: [diagram]\n---\n" + diagram("label: a\nfen: 8/8/8/8/4K3/8/8/k7"));
  BOOST_TEST(listed.has("<a href=\"#a\">"));
  BOOST_TEST(page_of("---\nlinks: diagram\nurl: p.html\n---\n" + diagram("fen: 8/8/8/8/4K3/8/8/k7"))
                 .findings.find("`url: p.html` ignored") != std::string::npos);
  BOOST_TEST(page_of("---\nlinks: fen lychess\n---\n" + diagram("fen: 8/8/8/8/4K3/8/8/k7"))
                 .findings.find("`links` has no `lychess` (closest: `lichess`)") !=
             std::string::npos);
}

// A wrong link is worse than no link.
BOOST_AUTO_TEST_CASE(positions_impossible_on_lichess_have_no_link_and_one_note) {
  std::string const front = "---\nlinks: lichess\n---\n";
  for (std::string const fields :
       {"fen: 8/8/8/8/4K3/8/8/8", "fen: P7/8/8/8/4K3/8/8/k7",
        "fen: 8/8/8/8/4K3/8/8/k6R\ntomove: white", "fen: 8/8/8/8/4K3/8/8/k7\nconditions: Circe",
        "janko: 8/8/8/8/4K3/8/8/k2*1Q4", "ffen: 6/6/4K1/6/6/k5"}) {
    Page const page = page_of(front + diagram(fields));
    BOOST_TEST(!page.has("lichess.org"), fields);
    BOOST_TEST(page.findings.find("link to lichess left out") != std::string::npos, fields);
  }
  std::string const one = diagram("fen: 8/8/8/8/4K3/8/8/8") + "Text.\n\n";
  std::string const findings = page_of(front + one + one).findings;
  BOOST_TEST(findings.find("W-LINK") == findings.rfind("W-LINK"));
}

BOOST_AUTO_TEST_CASE(two_boards_share_definitions_and_no_ids) {
  std::string const one = diagram("fen: 8/8/8/8/4K3/8/8/k7");
  Page const page =
      page_of(one + "Text.\n\n" + one + "Text.\n\n" + diagram("fen: K7/8/8/8/8/8/8/k7"));
  std::set<std::string> ids;
  for (std::size_t at = page.html.find(" id=\""); at != std::string::npos;
       at = page.html.find(" id=\"", at + 1)) {
    std::size_t const end = page.html.find('"', at + 5);
    BOOST_TEST(ids.insert(page.html.substr(at, end - at)).second);
  }
  std::size_t const definitions = page.html.find("</defs>");
  BOOST_TEST(page.html.find("<defs>", definitions) == std::string::npos);
  BOOST_TEST(page.count("class=\"board\"") == 3U);
}

// In dark mode the page shows through holes, and areas beside a board have the colour of the page.
BOOST_AUTO_TEST_CASE(the_background_of_a_board_has_its_outline) {
  auto const ground = [](std::string const& fields) {
    Page const page = page_of(diagram(fields));
    auto const value = [&](std::string const& name, std::size_t from) {
      std::size_t const begin = page.html.find(" " + name + "=\"", from) + name.size() + 3;
      return page.html.substr(begin, page.html.find('"', begin) - begin);
    };
    std::size_t const board = page.html.find("</title>", page.html.find("class=\"board\"")) + 9;
    if (page.html.substr(board, 5) == "<path") return value("d", board);
    return value("d", page.html.find("id=\"" + value("href", board).substr(1) + "\""));
  };
  auto const parts = [](std::string const& path) { return std::ranges::count(path, 'M'); };
  std::string const whole = ground("ffen: 8/8/8/8/8/8/8/8"),
                    holed = ground("ffen: 8/8/8/2-5/8/8/8/8"),
                    cut = ground("ffen: --6/8/8/8/8/8/8/8");
  BOOST_TEST(parts(whole) == 1);
  BOOST_TEST(parts(holed) == 2);
  BOOST_TEST(parts(cut) == 1);
  BOOST_TEST(cut.size() > whole.size());
  BOOST_TEST(!page_of(diagram("fen: 8/8/8/8/8/8/8/8")).has("<g class=\"beside\">"));
  for (char const* beside : {"coordinates: outside", "tomove: black"})
    BOOST_TEST(page_of(diagram(std::string("fen: 8/8/8/8/8/8/8/8\n") + beside))
                   .has("<g class=\"beside\">"));
}

BOOST_AUTO_TEST_CASE(headings_have_ids_that_no_diagram_has) {
  Page const page = page_of("# Solutions\n\n## *New* men\n\n## New men\n\n[](#new-men)\n\n" +
                            diagram("label: solutions\nfen: 8/8/8/8/4K3/8/8/k7"));
  BOOST_TEST(page.has("<h1 id=\"solutions-heading\">"));
  BOOST_TEST(page.has("<h2 id=\"new-men\">"));
  BOOST_TEST(page.has("<h2 id=\"new-men-1\">"));
  BOOST_TEST(page.has("<figure id=\"solutions\""));
  BOOST_TEST(page.has("<a href=\"#new-men\">New men</a>"));
}

BOOST_AUTO_TEST_CASE(solutions_are_folded_below_their_headings) {
  Page const page =
      page_of(diagram("number: 7\nauthor: Petkov\nfen: 8/8/8/8/4K3/8/8/k7\nsolution: 1.Kd3 Kb1") +
              "```chess solutions\n```\n");
  BOOST_TEST(page.has("<details id=\"solution-columnmd-1\" data-of=\"diagram-1\">\n<summary>"));
  std::size_t const summary = page.html.find("<summary>"), end = page.html.find("</summary>");
  std::string const head = page.html.substr(summary, end - summary);
  BOOST_TEST(head.find('7') != std::string::npos);
  BOOST_TEST(head.find("Petkov") != std::string::npos);
  BOOST_TEST(head.find("d3") == std::string::npos);
  BOOST_TEST(page.html.find("d3", end) != std::string::npos);
}

BOOST_AUTO_TEST_CASE(solutions_and_their_diagrams_link_to_each_other) {
  std::string const fields = "fen: 8/8/8/8/4K3/8/8/k7\nsolution: 1.Kd3 Kb1\n";
  std::string const solutions = "```chess solutions\n```\n";
  Page const page = page_of(diagram(fields) + solutions);
  BOOST_TEST(page.has("<a href=\"#solution-columnmd-1\">Solution</a>"));
  BOOST_TEST(page.has("<a role=\"doc-backlink\" href=\"#diagram-1\""));
  BOOST_TEST(!page.has("epub:"));
  BOOST_TEST(!page_of(diagram(fields)).has("#solution"));
  BOOST_TEST(!page_of(diagram(fields + "print-solution: never") + solutions).has("#solution"));
}

BOOST_AUTO_TEST_CASE(only_diagrams_in_a_row_are_grouped) {
  std::string const one = diagram("fen: 8/8/8/8/4K3/8/8/k7");
  std::string const start = "```chess defaults\nacross: 2\n```\n\n";
  BOOST_TEST(page_of(start + one + one + one).count("<div class=\"diagrams\"") == 2U);
  BOOST_TEST(page_of(start + one + "Text.\n\n" + one).count("<div class=\"diagrams\"") == 2U);
  BOOST_TEST(page_of(start + one + one).count("<div class=\"diagrams\"") == 1U);
}

BOOST_AUTO_TEST_CASE(html_of_the_document_is_copied_or_shown_as_text) {
  std::string const text = "<b>x</b>\n\n<div>block</div>\n\n[a](javascript:x) [b](b.md) [c](#d)\n";
  Page const own = page_of(text);
  BOOST_TEST(own.has("<b>x</b>"));
  BOOST_TEST(own.has("<div>block</div>"));
  BOOST_TEST(own.has("<a href=\"b.html\">b</a>"));
  BOOST_TEST(!own.has("javascript"));
  BOOST_TEST(own.findings.find("W-LINK") != std::string::npos);
  run::WebPageOptions options;
  options.raw = options.relative_links = false;
  Page const other = page_of(text, options);
  BOOST_TEST(other.has("&lt;b&gt;x&lt;/b&gt;"));
  BOOST_TEST(other.has("&lt;div&gt;block&lt;/div&gt;"));
  BOOST_TEST(!other.has("<b>x"));
  BOOST_TEST(!other.has("b.md"));
  BOOST_TEST(other.has("<a href=\"#d\">c</a>"));
}

BOOST_AUTO_TEST_CASE(table_cells_can_contain_pieces_and_html) {
  Page const page =
      page_of("| `chess K` | <b>x</b> |\n|---|---|\n| y `chess kN` | ~~`chess Q`~~ |\n");
  auto const cell = [&](std::string const& opening, std::string const& piece) {
    std::size_t const at = page.html.find(opening + "<svg class=\"man\"");
    return at != std::string::npos &&
           page.html.find("<title>" + piece, at) < page.html.find("</svg>", at);
  };
  BOOST_TEST(cell("<th scope=\"col\">", "white king"));
  BOOST_TEST(page.has("<th scope=\"col\"><b>x</b></th>"));
  BOOST_TEST(cell("<td>y ", "black king"));
  BOOST_TEST(cell("<td><del>", "white queen"));
  run::WebPageOptions shown;
  shown.raw = false;
  BOOST_TEST(page_of("| a |\n|---|\n| <b>x</b> |\n", shown).has("&lt;b&gt;x&lt;/b&gt;"));
}

BOOST_AUTO_TEST_CASE(an_error_is_shown_in_the_page_and_marks_it_incomplete) {
  Page const page = page_of("Text `chess 9x/` and\n\n" + diagram("autor: A <b>\nfen: 8/8"));
  BOOST_TEST(!page.complete);
  BOOST_TEST(page.has("<p class=\"fault\"><strong>E-FIELD, line 4:</strong>"));
  BOOST_TEST(page.findings.find("E-FIELD") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(figures_contain_their_source_position_on_request) {
  run::WebPageOptions options;
  options.compared = true;
  Page const page = page_of("# A\n\n" + diagram("fen: 8/8/8/8/4K3/8/8/k7"), options);
  BOOST_TEST(page.has(" data-file=\"column.md\" data-line=\"3\""));
}

BOOST_AUTO_TEST_CASE(footnote_references_in_captions_link_to_the_notes_and_back) {
  Page const page =
      page_of("Text[^a].\n\n" + diagram("fen: 8/8/8/8/4K3/8/8/k7\nremark: see[^b] and[^a]") +
              "[^a]: one\n\n[^b]: two\n");
  BOOST_TEST(page.findings == "");
  for (std::string const part :
       {"href=\"#fn-a\" id=\"fnref-a\"", "href=\"#fn-a\" id=\"fnref-a-2\"",
        "href=\"#fn-b\" id=\"fnref-b\"", "<li id=\"fn-b\">", "href=\"#fnref-a-2\""})
    BOOST_TEST(page.count(part) == 1U, part);
}

BOOST_AUTO_TEST_CASE(indexes_link_to_the_diagrams) {
  Page const page = page_of(diagram("number: 5\nauthor: Dawson, T. R.\nfen: 8/8/8/8/4K3/8/8/k7") +
                            diagram("author: Petkov\nlabel: p\nfen: 8/8/8/8/4K3/8/8/1k6") +
                            "```chess index authors\n```\n\n```chess index problems\n```\n\n"
                            "```chess index table\n```\n");
  BOOST_TEST(
      page.has("<li><span>Dawson, T. R.</span> <span class=\"places\"><a href=\"#diagram-1\">"));
  BOOST_TEST(
      page.has("<ul class=\"problems\">\n<li><span class=\"number\"><a href=\"#diagram-1\">"));
  BOOST_TEST(page.has("<td class=\"number\"><a href=\"#diagram-1\">5</a></td><td>"));
  BOOST_TEST(page.has("<a href=\"#diagram-1\">5</a>"));
  BOOST_TEST(page.has("<a href=\"#p\">[2]</a>"));
  BOOST_TEST(page.has("<figure id=\"diagram-1\""));
}

BOOST_AUTO_TEST_CASE(images_are_embedded_in_the_page) {
  run::Folder const folder;
  std::string const svg = "<svg xmlns='http://www.w3.org/2000/svg' width='3' height='3'/>";
  run::put(folder / "a.png", svg);  // the content determines the format
  run::Invocation invocation;
  auto const source = invocation.sources().open(
      folder / "column.md", "![a](a.png) ![b](b.png) ![c](https://x.org/c.png)\n");
  std::string const html = run::weave_page(invocation, source, {}, {}).html;
  BOOST_TEST(html.find("<img src=\"data:image/svg+xml;base64," + backend::svg::base64(svg) +
                       "\" alt=\"a\" />") != std::string::npos);
  BOOST_TEST(html.find("<img src=\"b.png\"") != std::string::npos);
  BOOST_TEST(html.find("<img src=\"https://x.org/c.png\"") != std::string::npos);
  auto const findings = invocation.take_findings();
  BOOST_REQUIRE(findings.size() == 1U);
  BOOST_TEST(findings.front().code == "W-IMAGE");
  BOOST_TEST(findings.front().span.begin == 17U);
}

BOOST_AUTO_TEST_CASE(unclosed_html_is_text_and_the_page_continues) {
  for (auto const& [html, shown] : std::vector<std::pair<std::string, std::string>>{
           {"<!-- note", "<pre class=\"html\">&lt;!-- note\n"},
           {"<div class=\"a>", "<pre class=\"html\">&lt;div class=&quot;a&gt;\n"},
           {"<script>a()", "<pre class=\"html\">&lt;script&gt;a()\n"},
           {"<![CDATA[ x", "<pre class=\"html\">&lt;![CDATA[ x\n"},
           {"<?php x", "<pre class=\"html\">&lt;?php x\n"},
           {"<details>", "&lt;details&gt;\n"},
           {"a <b>bold", "<p>a &lt;b&gt;bold</p>"},
           {"a <textarea> b", "<p>a &lt;textarea&gt; b</p>"},
           {"a <plaintext> b", "<p>a &lt;plaintext&gt; b</p>"},
           {"<a id=\"x\"/>", "<a id=\"x\"/></a>\n"},
           {"a </section> b", "<p>a  b</p>"}}) {
    Page const page = page_of("Before.\n\n" + html + "\n\nEnd of *text*.\n");
    BOOST_TEST(page.has(shown), html << " became " << page.html);
    BOOST_TEST(page.findings.starts_with("W-HTML: "), html);
    BOOST_TEST(page.has("</main>\n<script>"));
  }
}

BOOST_AUTO_TEST_CASE(closed_html_is_unchanged) {
  for (std::string const html :
       {"<details>\n<summary>x</summary>\n\nText.\n\n</details>\n", "<!-- a\n\nb -->\n",
        "<p align=\"center\">\n\n<img src=\"https://a.b/c.png\">\n\n</p>\n",
        "<table><tr><td>\n\n- x\n\n</table>\n", "<ul>\n<li>a\n<li>b\n</ul>\n",
        "<style>\np{a:b}\n</style>\n", "<svg>\n<path d=\"M0\"/>\n</svg>\n", "<?php a ?>\n",
        "<script>\nif (a<b) c(\"</div>\")\n</script>\n", "<pre>\n<b>x</b>\n\n</pre>\n"}) {
    Page const page = page_of(html);
    BOOST_TEST(page.findings == "", html);
    std::string const last = html.substr(html.rfind('<'));
    BOOST_TEST(page.has(html.substr(0, html.find("\n\n"))), html << " became " << page.html);
    BOOST_TEST(page.has(last));
  }
  BOOST_TEST(page_of("a <b>b</b> <kbd>c</kbd><br> <a href=\"x\">d</a>\n")
                 .has("<p>a <b>b</b> <kbd>c</kbd><br />\n <a href=\"x\">d</a></p>"));
}

BOOST_AUTO_TEST_CASE(html_in_a_caption_is_closed_at_its_end) {
  Page const page = page_of(diagram("remark: a <i>b</i> <textarea>\nfen: 8/8/8/8/4K3/8/8/k7"));
  BOOST_TEST(page.has("<i>b</i> &lt;textarea&gt;"), page.html);
  BOOST_TEST(page.findings == "W-HTML: `<textarea>` is never closed: printed as text\n");
}

BOOST_AUTO_TEST_CASE(with_html_disabled_tags_are_text_and_comments_are_omitted) {
  run::WebPageOptions options;
  options.raw = false;
  options.reports_html = true;
  Page const page = page_of("<!-- x -->\n\n<div>\n\na <b>c</b>\n\n</div>\n\n" +
                                diagram("remark: <i>d</i>\nfen: 8/8/8/8/4K3/8/8/k7"),
                            options);
  BOOST_TEST(page.has("<pre class=\"html\">&lt;div&gt;\n</pre>"), page.html);
  BOOST_TEST(page.has("<p>a &lt;b&gt;c&lt;/b&gt;</p>"));
  BOOST_TEST(!page.has("&lt;!--"));
  BOOST_TEST(page.findings ==
             "W-HTML: HTML printed as text because of `--sandbox`\n"
             "W-HTML: HTML printed as text because of `--sandbox`\n"
             "W-HTML: HTML printed as text because of `--sandbox`\n");
}

BOOST_AUTO_TEST_SUITE_END()
