// From prose to pages: everything is printed, in order, within the margins; related blocks stay
// together.
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <initializer_list>
#include <random>
#include <set>

#include "../layout/boards.hpp"
#include "layout/measures.hpp"
#include "made_pages.hpp"
#include "pages/front/index.hpp"

using namespace dawson;
using namespace dawson::layout;
using namespace dawson::pages;

namespace {

std::string words(std::string const& stem, int count) {
  std::string out;
  for (int i = 0; i < count; ++i) out += (i ? " " : "") + stem + std::to_string(i);
  return out;
}

chess::Position empty_board(std::size_t files, std::size_t ranks) {
  std::string const row(files, '.');
  return drawn(std::vector<std::string_view>(ranks, row));
}

layout::Caption captioned(std::string author) {
  layout::Caption caption;
  layout::CaptionRow row;
  row.left = {prose::Text{std::move(author)}};
  caption.above = {{layout::EntryKind::line, {row}, {}}};
  return caption;
}

ContentLookup with_diagrams(int across, std::size_t files = 8, std::size_t ranks = 8) {
  ContentLookup lookup;
  lookup.directive = one_each([=](std::size_t index) -> Insert {
    DiagramInsert insert;
    insert.problem.position = empty_board(files, ranks);
    insert.caption = captioned("Author" + std::to_string(index));
    insert.across = across;
    insert.anchor = "d" + std::to_string(index);
    return insert;
  });
  return lookup;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(pages)

BOOST_AUTO_TEST_CASE(all_words_are_printed_in_order_within_the_text_area) {
  Design const design = design_for(default_paper(), true);
  prose::Blocks blocks;
  std::string expected;
  for (int i = 0; i < 30; ++i) {
    std::string const paragraph = words("w" + std::to_string(i) + "-", 20 + i * 13 % 90);
    blocks.push_back(set_text(paragraph));
    expected += paragraph + " ";
  }
  Made const made = make(blocks);
  BOOST_TEST(made.pages.size() >= 4);
  std::string all;
  for (Page const& page : made.pages) {
    for (TypeAt const& type : page.matter.type) {
      bool const in_text = type.y > design.top && type.y < design.top + design.text_height() + 1;
      if (in_text) all += static_cast<Typed const&>(*type.shaped).text + " ";
    }
  }
  BOOST_TEST(all == expected);
}

BOOST_AUTO_TEST_CASE(text_is_on_the_grid_on_every_page) {
  Design const design = design_for(default_paper(), true);
  prose::Blocks blocks;
  for (int i = 0; i < 12; ++i) blocks.push_back(set_text(words("w", 60)));
  for (Page const& page : make(blocks).pages)
    for (TypeAt const& type : page.matter.type) {
      if (type.y < design.top || type.y > design.top + design.text_height()) continue;
      double const lines = (type.y - design.top) / design.leading - 0.76;
      BOOST_TEST(std::abs(lines - std::round(lines)) < 1e-6);
    }
}

BOOST_AUTO_TEST_CASE(boards_of_a_row_share_a_base_line) {
  ContentLookup lookup = with_diagrams(2);
  auto const plain = lookup.directive;
  lookup.directive = [plain](std::size_t index, std::function<void(Insert)> const& take) {
    plain(index, [&](Insert insert) {
      if (index % 2 == 1) std::get<DiagramInsert>(insert).problem.position = empty_board(4, 4);
      take(std::move(insert));
    });
  };
  prose::Blocks blocks;
  for (std::size_t i = 0; i < 4; ++i) blocks.push_back(block(prose::DirectiveAt{i}));
  Made const made = make(blocks, lookup);
  std::vector<BoardAt> boards;
  for (Page const& page : made.pages)
    boards.insert(boards.end(), page.matter.boards.begin(), page.matter.boards.end());
  BOOST_REQUIRE_EQUAL(boards.size(), 4);
  BOOST_TEST(boards[0].y == boards[1].y);
  BOOST_TEST(boards[2].y == boards[3].y);
  BOOST_TEST(boards[0].x < boards[1].x);
  BOOST_TEST(boards[0].y < boards[2].y);
}

BOOST_AUTO_TEST_CASE(every_diagram_is_on_one_page_with_its_caption) {
  prose::Blocks blocks;
  for (std::size_t i = 0; i < 23; ++i) {
    if (i % 5 == 0) blocks.push_back(set_text(words("w", 40)));
    blocks.push_back(block(prose::DirectiveAt{i}));
  }
  Made const made = make(blocks, with_diagrams(3));
  std::size_t found = 0;
  for (Page const& page : made.pages) {
    std::string const all = read_back(page.matter);
    for (AnchorAt const& anchor : page.matter.anchors) {
      ++found;
      BOOST_TEST(all.find("Author" + anchor.label.substr(1)) != std::string::npos);
    }
    BOOST_TEST(page.matter.boards.size() == page.matter.anchors.size());
  }
  BOOST_TEST(found == 23);
}

BOOST_AUTO_TEST_CASE(a_diagram_wider_than_its_column_is_reduced_and_reported) {
  prose::Blocks blocks{block(prose::DirectiveAt{0}), block(prose::DirectiveAt{1})};
  blocks[0].where = {3, 9};
  Made const made = make(blocks, with_diagrams(4, 16, 4));
  BOOST_REQUIRE(!made.findings.empty());
  BOOST_TEST(made.findings[0].code == "W-WIDE");
  BOOST_TEST(made.findings[0].span.begin == 3);
  Design const design = design_for(default_paper(), true);
  for (BoardAt const& at : made.pages.at(0).matter.boards)
    BOOST_TEST(at.scene->frame.width * at.scene->square * points_a_millimetre <=
               design.text_width() / 4);
}

BOOST_AUTO_TEST_CASE(a_board_higher_than_the_page_is_reduced_and_reported) {
  Made const made = make({block(prose::DirectiveAt{0})}, with_diagrams(1, 1, 60));
  BOOST_REQUIRE(!made.findings.empty());
  BOOST_TEST(made.findings[0].code == "W-HIGH");
  BOOST_TEST(made.pages.size() == 1);
}

BOOST_AUTO_TEST_CASE(only_blocks_higher_than_a_page_are_reported) {
  ContentLookup lookup = with_diagrams(1);
  lookup.directive = one_each([](std::size_t) -> Insert {
    DiagramInsert insert;
    insert.problem.position = empty_board(8, 8);
    for (int i = 0; i < 90; ++i) {
      layout::Caption const line = captioned("Author");
      insert.caption.above.push_back(line.above.front());
    }
    return insert;
  });
  prose::Blocks blocks{set_text("before"), block(prose::DirectiveAt{0}), set_text("behind")};
  blocks[1].where = {3, 9};
  Made const made = make(blocks, lookup);
  // The board has its smallest size, and that is not enough.
  BOOST_TEST(made.findings.size() == 2U);
  for (text::Diagnostic const& finding : made.findings) {
    BOOST_TEST(finding.code == "W-HIGH");
    BOOST_TEST(finding.span.begin == 3U);
  }
}

BOOST_AUTO_TEST_CASE(a_footnote_is_at_the_foot_of_the_page_that_calls_it) {
  prose::Blocks blocks;
  for (int i = 0; i < 6; ++i) blocks.push_back(set_text(words("w", 80)));
  blocks.push_back(block(prose::Paragraph{{prose::Text{"called"}, prose::NoteMark{"n"}}}));
  for (int i = 0; i < 6; ++i) blocks.push_back(set_text(words("v", 80)));
  prose::Footnote note{"n", {set_text("footnote")}};
  int pages = 0;
  for (Page const& page : make(blocks, {}, {note}).pages) {
    std::string const all = read_back(page.matter);
    bool const called = all.find("called") != std::string::npos;
    BOOST_TEST(called == (all.find("footnote") != std::string::npos));
    pages += called;
  }
  BOOST_TEST(pages == 1);
}

BOOST_AUTO_TEST_CASE(a_footnote_of_a_diagram_with_text_beside_it_is_on_its_page) {
  ContentLookup lookup;
  lookup.directive = one_each([](std::size_t) -> Insert {
    DiagramInsert insert;
    insert.problem.position = empty_board(3, 3);
    insert.caption = captioned("Author");
    insert.caption.above.front().rows.front().left.emplace_back(prose::NoteMark{"n"});
    insert.floating = Floating::left;
    return insert;
  });
  prose::Blocks blocks{block(prose::DirectiveAt{0})};
  for (int i = 0; i < 12; ++i) blocks.push_back(set_text(words("w", 80)));
  Made const made = make(blocks, lookup, {prose::Footnote{"n", {set_text("footnote")}}});
  BOOST_REQUIRE(made.pages.size() > 1);
  BOOST_TEST(read_back(made.pages[0].matter).find("footnote") != std::string::npos);
  BOOST_TEST(made.findings.empty());
}

BOOST_AUTO_TEST_CASE(a_word_wider_than_the_page_is_reported_anywhere) {
  std::string const wide(200, 'x');
  for (prose::Block const& one :
       {set_text(wide), heading(1, wide), block(prose::Quote{{set_text(wide)}}),
        block(prose::List{false, 1, true, {{set_text(wide)}}})}) {
    Made const made = make({one});
    BOOST_REQUIRE_EQUAL(made.findings.size(), 1);
    BOOST_TEST(made.findings[0].code == "W-WIDE");
    BOOST_TEST(made.findings[0].message.starts_with("`" + wide + "`"));
  }
}

BOOST_AUTO_TEST_CASE(running_heads_print_level_two_if_level_one_is_the_title) {
  Design design = design_for(default_paper(), true);
  auto const level = [&](prose::Blocks const& blocks) { return level_in_heads(blocks, design); };
  BOOST_TEST(level({heading(1, "Title"), heading(2, "A"), set_text("a"), heading(2, "B")}) == 2);
  BOOST_TEST(level({heading(1, "Title"), heading(2, "A"), heading(1, "B"), heading(2, "C")}) == 1);
  BOOST_TEST(level({heading(1, "Title"), heading(2, "A"), heading(3, "B")}) == 1);
  BOOST_TEST(level({heading(2, "A"), heading(2, "B"), heading(1, "C")}) == 1);
  BOOST_TEST(level({}) == 1);
  design.parts = true;
  BOOST_TEST(level({heading(1, "Part"), heading(2, "A"), heading(2, "B")}) == 2);
}

BOOST_AUTO_TEST_CASE(headings_of_several_lines_are_set_solid) {
  Design const design = design_for(default_paper(), true);
  Made const made = make({heading(1, words("heading", 30)), set_text("text")});
  std::set<double> baselines;
  double text = 0;
  for (TypeAt const& type : made.pages.at(0).matter.type) {
    std::string const& word = static_cast<Typed const&>(*type.shaped).text;
    if (word.starts_with("heading")) baselines.insert(type.y);
    if (word == "text") text = type.y;
  }
  BOOST_REQUIRE(baselines.size() > 2U);
  for (auto at = std::next(baselines.begin()); at != baselines.end(); ++at)
    BOOST_TEST(*at - *std::prev(at) == 1.15 * 1.7 * design.text.size,
               boost::test_tools::tolerance(1e-6));
  // The text below is on the grid.
  double const lines = (text - design.top - baseline_part * design.leading) / design.leading;
  BOOST_TEST(std::abs(lines - std::round(lines)) < 1e-6);
}

BOOST_AUTO_TEST_CASE(headings_have_the_labels_that_links_use) {
  Made const made =
      make({heading(1, "The Award: 1993"), set_text("a"), heading(2, "Judge’s remarks"),
            set_text("b"), heading(2, "Judge’s remarks"), set_text("c")});
  BOOST_REQUIRE_EQUAL(made.headings.size(), 3);
  BOOST_TEST(made.headings[0].heading.label == "the-award-1993");
  BOOST_TEST(made.headings[1].heading.label == "judge’s-remarks");
  BOOST_TEST(made.headings[2].heading.label == "judge’s-remarks-1");
}

BOOST_AUTO_TEST_CASE(blocks_of_every_kind_are_typeset) {
  prose::List list;
  list.ordered = true;
  list.start = 9;
  list.items = {
      {set_text("first")}, {set_text("second"), block(prose::Quote{{set_text("quoted")}})}, {}};
  prose::Table table;
  table.columns = {prose::Align::left, prose::Align::right};
  table.head = {{prose::Text{"Place"}}, {prose::Text{"Points"}}};
  table.rows = {{{prose::Text{"1st"}}, {prose::Text{"10"}}}, {{prose::Text{"2nd"}}}};
  Made const made = make({block(std::move(list)),
                          block(std::move(table)),
                          block(prose::CodeBlock{"", "a  b\n\nc\n"}),
                          block(prose::Rule{}),
                          block(prose::RawBlock{"<!-- nothing -->"}),
                          {{4, 9}, prose::RawBlock{"<div>"}}});
  BOOST_REQUIRE_EQUAL(made.pages.size(), 1);
  std::string const all = read_back(made.pages[0].matter);
  for (char const* part : {"9.", "first", "10.", "second", "quoted", "11.", "Place", "Points",
                           "1st", "10", "2nd", "a\u00A0\u00A0b", "c"})
    BOOST_TEST(all.find(part) != std::string::npos, part);
  BOOST_REQUIRE_EQUAL(made.findings.size(), 1);
  BOOST_TEST(made.findings[0].code == "W-HTML");
  BOOST_TEST(made.findings[0].span.begin == 4U);
}

BOOST_AUTO_TEST_CASE(a_long_chapter_is_split_and_loses_nothing) {
  prose::Blocks blocks;
  for (int i = 0; i < 900; ++i)
    blocks.push_back(set_text("p" + std::to_string(i) + " " + words("w", 60)));
  Design const design = design_for(default_paper(), true);
  WordCache sorts(typewriter(), {});
  int next = 0;
  PageMaker pages(design, sorts, BookFacts(), [&](Page&& page) {
    for (TypeAt const& type : page.matter.type)
      if (static_cast<Typed const&>(*type.shaped).text == "p" + std::to_string(next)) ++next;
  });
  ContentLookup const nothing;
  Compositor compositor(sorts, design, nothing, {});
  for (prose::Block const& one : blocks) {
    compositor.add(one);
    pages.add(compositor.take());
  }
  BOOST_TEST(pages.pages() > 40);
  pages.end_chapter();
  BOOST_TEST(next == 900);
}

BOOST_AUTO_TEST_CASE(three_consecutive_references_are_a_range) {
  auto const printed = [](std::vector<std::string> const& pages) {
    std::vector<Reference> references;
    for (std::string const& page : pages) references.push_back({page, page});
    std::string out;
    for (auto const& [first, last] : reference_ranges(references))
      out +=
          (out.empty() ? "" : " ") + first.page + (first.page == last.page ? "" : "-" + last.page);
    return out;
  };
  BOOST_TEST(printed({"7", "8", "9"}) == "7-9");
  BOOST_TEST(printed({"7", "7", "8"}) == "7 8");
  BOOST_TEST(printed({"1", "2", "2", "3", "5", "6", "iv", "8", "9", "10"}) == "1-3 5 6 iv 8-10");
  BOOST_TEST(printed({"G161", "9", "8", "?", ""}) == "G161 9 8 ? ");
  BOOST_TEST(printed({}) == "");
}

BOOST_AUTO_TEST_CASE(sources_are_listed_without_number_and_date) {
  for (auto const& [written, name] : std::initializer_list<std::pair<char const*, char const*>>{
           {"feenschach", "feenschach"},
           {"feenschach 1993", "feenschach"},
           {"Bulletin of the 25th USSR Championship", "Bulletin of the 25th USSR Championship"},
           {"Bulletin 25 Cempionata CCCP", "Bulletin 25 Cempionata CCCP"},
           {"The Observer 12 May 1993", "The Observer"},
           {"diagrammes 123, 10/1997", "diagrammes"},
           {"The Problemist, Sept. 1999", "The Problemist"},
           {"Thèmes-64", "Thèmes-64"},
           {"Thèmes-64 1970", "Thèmes-64"},
           {"64", "64"},
           {"64 1932", "64"},
           {"Probleemblad 2, Mar/Apr 2002", "Probleemblad"},
           {"Schach, Berlin", "Schach, Berlin"},
           {"", ""}})
    BOOST_TEST(source_name(written) == name);
}

BOOST_AUTO_TEST_CASE(a_long_footnote_continues_below_a_rule_of_full_width) {
  Design const design = design_for(default_paper(), true);
  prose::Blocks blocks;
  for (int i = 0; i < 2; ++i) blocks.push_back(set_text(words("w", 120)));
  blocks.push_back(block(prose::Paragraph{{prose::Text{"called"}, prose::NoteMark{"n"}}}));
  for (int i = 0; i < 6; ++i) blocks.push_back(set_text(words("v", 120)));
  prose::Footnote const note{"n", {set_text(words("n", 500))}};
  Made const made = make(blocks, {}, {note});
  int next = 0, pages = 0;
  for (Page const& page : made.pages) {
    bool const continues = next > 0 && next < 500;
    int const before = next;
    double const foot = design.top + design.text_height();
    for (TypeAt const& type : page.matter.type) {
      if (static_cast<Typed const&>(*type.shaped).text == "n" + std::to_string(next)) ++next;
      if (type.y > design.top) BOOST_TEST((type.y <= foot || type.y == design.foot_baseline()));
    }
    if (next == before) continue;
    ++pages;
    BOOST_REQUIRE_EQUAL(page.matter.rules.size(), 1);
    BOOST_TEST((page.matter.rules[0].width == design.text_width()) == continues);
  }
  BOOST_TEST(next == 500);
  BOOST_TEST(pages >= 2);
}

BOOST_AUTO_TEST_CASE(a_continued_table_repeats_its_head) {
  prose::Table table;
  table.head = {{prose::Text{"Solver"}}, {prose::Text{"Points"}}};
  for (int i = 0; i < 100; ++i)
    table.rows.push_back({{prose::Text{"row" + std::to_string(i)}}, {prose::Text{"7"}}});
  Made const made = make({block(std::move(table))});
  BOOST_REQUIRE(made.pages.size() >= 3);
  int row = 0;
  for (Page const& page : made.pages) {
    std::string const all = read_back(page.matter);
    BOOST_TEST(all.find("Solver") < all.find("row" + std::to_string(row)));
    while (all.find("row" + std::to_string(row) + " ") != std::string::npos) ++row;
    // Above and below the head, and below the last row.
    BOOST_TEST(page.matter.rules.size() == 3U);
  }
  BOOST_TEST(row == 100);
}

BOOST_AUTO_TEST_CASE(long_indexes_are_in_columns_that_are_read_page_by_page) {
  ContentLookup lookup;
  lookup.directive = one_each([](std::size_t index) -> Insert {
    IndexInsert insert;
    int const entries = index == 0 ? 5 : 150;
    for (int i = 0; i < entries; ++i)
      insert.rows.push_back({{}, {prose::Text{"name" + std::to_string(i)}}, {}});
    return insert;
  });
  Design const design = design_for(default_paper(), true);
  auto const lefts = [](Page const& page) {
    std::set<double> out;
    for (TypeAt const& type : page.matter.type)
      if (static_cast<Typed const&>(*type.shaped).text.starts_with("name")) out.insert(type.x);
    return out.size();
  };
  Made const few = make({block(prose::DirectiveAt{0})}, lookup);
  BOOST_TEST(lefts(few.pages.at(0)) == 1U);
  Made const made = make({block(prose::DirectiveAt{1})}, lookup);
  BOOST_REQUIRE_EQUAL(made.pages.size(), 2);
  int next = 0;
  for (Page const& page : made.pages) {
    BOOST_TEST(lefts(page) == 2U);
    for (TypeAt const& type : page.matter.type) {
      if (static_cast<Typed const&>(*type.shaped).text == "name" + std::to_string(next)) ++next;
      if (type.y > design.top && type.y != design.foot_baseline())
        BOOST_TEST(type.y <= design.top + design.text_height());
    }
  }
  BOOST_TEST(next == 150);
}

BOOST_AUTO_TEST_CASE(a_glossary_has_as_many_columns_as_fit) {
  ContentLookup lookup;
  lookup.directive = one_each([](std::size_t index) -> Insert {
    GlossaryInsert insert;
    for (std::size_t i = 0; i < 5; ++i) {
      DiagramInsert diagram;
      diagram.problem.position = empty_board(8, 8);
      diagram.problem.view.size = index == 0 ? 3 : 9;
      insert.diagrams.push_back(std::move(diagram));
    }
    return insert;
  });
  auto const rows = [&](std::size_t index) {
    std::set<double> out;
    Made const made = make({block(prose::DirectiveAt{index})}, lookup);
    for (BoardAt const& board : made.pages.at(0).matter.boards) out.insert(board.y);
    return out.size();
  };
  BOOST_TEST(rows(0) == 2U);  // three and two
  BOOST_TEST(rows(1) == 2U);  // two fit on the page, one in a row
}

BOOST_AUTO_TEST_CASE(code_too_wide_is_reduced_and_then_continued_below) {
  std::string const wide = "start " + words("w", 40);
  Made const made = make({block(prose::CodeBlock{"", "short\n  " + wide + "\n\tx -> y\n"})});
  std::vector<std::string> lines;
  for (TypeAt const& type : made.pages.at(0).matter.type)
    lines.push_back(static_cast<Typed const&>(*type.shaped).text);
  BOOST_REQUIRE(lines.size() >= 4);
  BOOST_TEST(lines[0] == "short");
  BOOST_TEST(lines[1].starts_with("\u00A0\u00A0start"));
  BOOST_TEST(lines[2].starts_with("\u00A0\u00A0\u00A0\u00A0w"));  // broken at a blank
  BOOST_TEST(std::ranges::count(lines, "\u00A0\u00A0\u00A0\u00A0x\u00A0->\u00A0y") == 1);
}

BOOST_AUTO_TEST_CASE(a_heading_below_a_heading_is_close_to_it) {
  auto const distance = [](prose::Blocks const& blocks) {
    Made const made = make(blocks);
    auto const& type = made.pages.at(0).matter.type;
    return type.at(1).y - type.at(0).y;
  };
  double const below_text = distance({set_text("text"), heading(2, "Two"), set_text("a")});
  double const below_heading = distance({heading(1, "One"), heading(2, "Two"), set_text("a")});
  BOOST_TEST(below_heading < below_text + 12);
  BOOST_TEST(below_heading < 50);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_CASE(chapter_headings_have_the_size_and_the_sink_of_the_design) {
  Design design = design_for(default_paper(), true);
  design.chapter_heading = {20, 24, 6, layout::Flush::left};
  Made const made = make({heading(1, "One"), set_text("a")}, {}, {}, design);
  Made const plain = make({heading(1, "One"), set_text("a")});
  BOOST_REQUIRE(made.pages.size() == 1u);
  TypeAt const &sunk = made.pages[0].matter.type[0], &high = plain.pages[0].matter.type[0];
  // The sink, and the difference of the two leadings as far as the baseline.
  double const line = design.leading, leading = 24 - 2 * line;
  BOOST_TEST(sunk.y - high.y == 6 * line + 0.76 * leading, boost::test_tools::tolerance(1e-9));
}

BOOST_AUTO_TEST_CASE(the_first_words_of_a_chapter_may_be_in_small_capitals) {
  auto const opening = [](std::string text) {
    prose::Inlines const made = with_opening({prose::Text{std::move(text)}});
    auto const* styled = std::get_if<prose::Styled>(&made.front());
    BOOST_REQUIRE(styled);
    BOOST_TEST(styled->look.small_caps.value());
    return prose::plain(styled->inlines) + "|" + prose::plain({made.back()});
  };
  BOOST_TEST(opening("Each page has six diagrams.") == "Each page has six| diagrams.");
  BOOST_TEST(opening("Solve first, then look.") == "Solve first|, then look.");
  BOOST_TEST(opening("Alone") == "Alone|");
  prose::Inlines const strong{prose::Strong{{prose::Text{"Bold"}}}};
  BOOST_TEST((with_opening(strong) == strong));
}
