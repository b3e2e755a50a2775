// Code on a background, the places of tables, colours of links, and what may not end a page.
#include <boost/test/unit_test.hpp>

#include <string>

#include "layout/board.hpp"
#include "made_pages.hpp"

using namespace dawson;
using namespace dawson::pages;

namespace {

Design plain_design() { return design_for(default_paper(), true); }

prose::Block code(std::string const& text) { return block(prose::CodeBlock{"", text}); }

prose::Block small_table() {
  prose::Table table;
  table.head = {{prose::Text{"a"}}, {prose::Text{"b"}}};
  table.rows = {{{prose::Text{"c"}}, {prose::Text{"d"}}}};
  return block(std::move(table));
}

std::string lines_of_code(int count) {
  std::string out;
  for (int i = 0; i < count; ++i) out += "line" + std::to_string(i) + "\n";
  return out;
}

// Returns the number of the page with a word.
std::size_t page_of(Made const& made, std::string const& word) {
  for (std::size_t i = 0; i < made.pages.size(); ++i)
    if (read_back(made.pages[i].matter).find(word) != std::string::npos) return i + 1;
  return 0;
}

// Returns the first page that has fewer than `fewest` lines of the code after `before` lines of
// text.
int torn(int before, std::string const& announcement) {
  prose::Blocks blocks;
  for (int i = 0; i < before; ++i) blocks.push_back(set_text("text"));
  blocks.push_back(set_text(announcement));
  blocks.push_back(code(lines_of_code(12)));
  Made const made = make(blocks);
  if (page_of(made, announcement) != page_of(made, "line2")) return before;
  return page_of(made, "line9") == page_of(made, "line11") ? 0 : before;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(code_and_tables)

BOOST_AUTO_TEST_CASE(code_has_the_background_of_the_design) {
  Design design = plain_design();
  BOOST_TEST(make({code("a\nb")}, {}, {}, design).pages.at(0).matter.rules.empty());
  design.code_background = layout::Colour{0.9, 0.9, 0.9};
  Page const page = make({code("a\nb")}, {}, {}, design).pages.at(0);
  BOOST_REQUIRE_EQUAL(page.matter.rules.size(), 2);
  for (std::size_t i = 0; i < 2; ++i) {
    RuleAt const& rule = page.matter.rules[i];
    BOOST_TEST((rule.colour == *design.code_background));
    BOOST_TEST(rule.width == design.text_width());
    BOOST_TEST(rule.y < page.matter.type[i].y);
    BOOST_TEST(rule.y + rule.height > page.matter.type[i].y);
  }
  BOOST_TEST(page.matter.rules[1].y < page.matter.rules[0].y + page.matter.rules[0].height);
}

BOOST_AUTO_TEST_CASE(narrow_tables_are_where_the_design_says) {
  Design design = plain_design();
  auto const left = [&](layout::Flush align) {
    design.table_align = align;
    return make({small_table()}, {}, {}, design).pages.at(0).matter.rules.at(0);
  };
  RuleAt const at_left = left(layout::Flush::left), at_right = left(layout::Flush::right);
  BOOST_TEST(at_left.x == design.left_of(true));
  BOOST_TEST(std::abs(at_right.x + at_right.width - at_left.x - design.text_width()) < 0.01);
  BOOST_TEST(std::abs(left(layout::Flush::centre).x - (at_left.x + at_right.x) / 2) < 0.01);
}

BOOST_AUTO_TEST_CASE(links_have_the_colour_of_the_design) {
  std::vector<layout::Colour> colours;
  auto const typeset = [&](prose::Inlines const& inlines, Font const& font,
                           Measure const& measure) {
    if (typed_text(inlines) == "link") colours.push_back(font.colour);
    return typewriter()(inlines, font, measure);
  };
  WordCache sorts(typeset, {});
  InlineObjects inlays;
  prose::Inlines const text{prose::Link{"#a", "", {prose::Text{"link"}}}, prose::Text{" text"}};
  ParagraphStyle style;
  style.width = 200;
  set_paragraph(sorts, text, style, inlays);
  inlays.link_colour = layout::Colour{1, 0, 0};
  set_paragraph(sorts, text, style, inlays);
  BOOST_REQUIRE_GE(colours.size(), 2);
  BOOST_TEST((colours.front() == layout::black));
  BOOST_TEST((colours.back() == layout::Colour{1, 0, 0}));
}

BOOST_AUTO_TEST_CASE(code_is_not_divided_near_its_ends_or_from_its_announcement) {
  int const lines = plain_design().lines;
  for (int before = lines - 16; before < lines; ++before)
    BOOST_TEST(torn(before, "Announced:") == 0, "after " << before << " lines");
}

BOOST_AUTO_TEST_CASE(text_below_a_table_does_not_open_the_chapter) {
  Design design = plain_design();
  design.initials = 3;
  auto const letters = [&](prose::Blocks const& blocks) {
    return read_back(make(blocks, {}, {}, design).pages.at(0).matter);
  };
  std::string text = "Words";
  for (int i = 0; i < 60; ++i) text += " more";
  BOOST_TEST(letters({heading(1, "One"), set_text(text)}).find("Words") == std::string::npos);
  BOOST_TEST(letters({heading(1, "One"), small_table(), set_text(text)}).find("Words") !=
             std::string::npos);
}

BOOST_AUTO_TEST_CASE(code_is_divided_before_brackets_but_not_within_a_suffix) {
  WordCache sorts(typewriter(), {});
  Font font;
  font.family = layout::Family::mono;
  auto const parts = [&](std::string const& text) {
    std::string out;
    std::size_t from = 0;
    for (Division const& one : sorts.divisible(text, font).divisions) {
      out += text.substr(from, one.at - from) + "|";
      from = one.at;
    }
    return out + text.substr(from);
  };
  BOOST_TEST(parts("\\DawsonWords{italian}{diagramma}") == "\\DawsonWords|{italian}|{diagramma}");
  BOOST_TEST(parts("examples/workbook.md") == "examples/|workbook.md");
  BOOST_TEST(parts("--structure-list") == "--structure-list");
}

BOOST_AUTO_TEST_SUITE_END()
