// The parts of the compositor separately: distances between blocks, rows of diagrams, the room
// beside a diagram, numbers of notes, nodes of the structure tree.
#include <boost/test/unit_test.hpp>

#include <string>
#include <utility>
#include <vector>

#include "../layout/boards.hpp"
#include "made_pages.hpp"
#include "pages/compositor/block_flow.hpp"
#include "pages/compositor/compositor.hpp"
#include "pages/compositor/row_builder.hpp"

using namespace dawson;
using namespace dawson::pages;

namespace {

using Labels = std::vector<std::string>;

Design default_value() { return design_for(default_paper(), true); }

// The items of a galley: "b12" a block 12 high, "s3+1-2" a space, "p5" a penalty.
std::string items_of(VerticalList const& galley) {
  std::string out;
  for (PageItem const& item : galley.items) {
    if (!out.empty()) out += ' ';
    auto const number = [](double value) { return std::to_string(static_cast<int>(value)); };
    if (item.kind == PageItem::Type::block) out += "b" + number(item.height);
    else if (item.kind == PageItem::Type::penalty) out += "p" + std::to_string(item.penalty);
    else out += "s" + number(item.height) + "+" + number(item.stretch) + "-" + number(item.shrink);
  }
  return out;
}

DiagramInsert diagram(int across, bool span = false, Floating floating = Floating::automatic) {
  DiagramInsert out;
  out.across = across;
  out.span = span;
  out.floating = floating;
  return out;
}

ComposedDiagram composed(double width) {
  ComposedDiagram out;
  out.width = width;
  return out;
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_greatest_gap_and_the_greatest_penalty_apply) {
  Design const design = default_value();
  BlockFlow flow(design);
  flow.gap({50, 0, 0});  // there is no gap above the first block of a page
  flow.add({}, 10, false);
  flow.gap({3, 1, 0});
  flow.gap({2, 4, 1});
  flow.penalty(5);
  flow.penalty(100);
  flow.add({}, 20, false);
  flow.add({}, 30, false);  // next to the diagram before it
  BOOST_TEST(items_of(flow.take()) == "b10 p100 s3+4-1 b20 p0 b30");
  BOOST_TEST(items_of(flow.take()) == "");
}

BOOST_AUTO_TEST_CASE(a_gap_to_the_grid_ends_on_a_baseline) {
  Design const design = default_value();
  BlockFlow flow(design);
  auto const distance = [&](bool on_grid) {
    flow.begin_page(false);
    flow.add({}, 0.5 * design.leading, on_grid);
    flow.gap({0.25 * design.leading, 0, 0, true});
    flow.add({}, design.leading, on_grid);
    return flow.take().items[1].height / design.leading;
  };
  BOOST_TEST(distance(true) == 0.5, boost::test_tools::tolerance(1e-9));
  BOOST_TEST(distance(false) == 0.25, boost::test_tools::tolerance(1e-9));
}

BOOST_AUTO_TEST_CASE(a_block_after_a_row_has_the_distance_without_the_row) {
  Design const design = default_value();
  BlockFlow flow(design);
  flow.add({}, 10, false);
  flow.gap({4, 0, 0});
  flow.add_row([&] {
    flow.gap({12, 6, 3});
    flow.add({}, 50, false);
    flow.gap({12, 6, 3});
  });
  flow.gap({7, 1, 0});
  PageItem const& after = flow.add({}, 10, false);
  BOOST_TEST(after.join == 7);
  BOOST_TEST(after.join_stretch == 1);
  BOOST_TEST(flow.add({}, 10, false).join == 0);
  BOOST_TEST(items_of(flow.take()) == "b10 s12+6-3 b50 s12+6-3 b10 p0 b10");
}

BOOST_AUTO_TEST_CASE(a_barrier_applies_to_the_next_block_only) {
  Design const design = default_value();
  BlockFlow flow(design);
  flow.set_barrier();
  BOOST_TEST(flow.add({}, 1, false).barrier);
  BOOST_TEST(!flow.add({}, 1, false).barrier);
}

BOOST_AUTO_TEST_CASE(other_columns_begin_a_line_or_a_heading_distance_below) {
  Design const design = default_value();
  BlockFlow flow(design);
  flow.add({}, 10, false);
  flow.gap({3, 0, 0});
  flow.begin_columns(2, true);
  flow.add({}, 10, false);
  flow.gap({3, 0, 0});
  flow.begin_columns(1, false);
  flow.end_column();  // the column is empty
  flow.add({}, 10, false);
  flow.end_column();
  VerticalList const galley = flow.take();
  BOOST_TEST(items_of(galley) == "b10 b10 b10 p" + std::to_string(new_page));
  BOOST_REQUIRE(galley.flows.size() == 2u);
  BOOST_TEST(galley.flows[0].columns == 2);
  BOOST_TEST(galley.flows[0].block == 1u);
  BOOST_TEST(galley.flows[0].gap == 3);
  BOOST_TEST(galley.flows[1].gap == design.leading);
}

BOOST_AUTO_TEST_CASE(a_row_ends_before_a_diagram_of_another_kind) {
  RowBuilder rows(0);
  // No row is open: the next diagram opens a row.
  BOOST_TEST(!rows.ends_before(diagram(1, true, Floating::top)));
  rows.open(diagram(2));
  BOOST_TEST(!rows.add(composed(1), {}, {}, 2));
  BOOST_TEST(!rows.ends_before(diagram(2)));
  BOOST_TEST(rows.ends_before(diagram(3)));
  BOOST_TEST(rows.ends_before(diagram(2, true)));
  BOOST_TEST(rows.ends_before(diagram(2, false, Floating::top)));
  BOOST_TEST(rows.add(composed(2), {}, {"a"}, 2));
  DiagramRow const row = rows.end();
  BOOST_TEST(row.diagrams.size() == 2u);
  BOOST_TEST(row.columns == 2u);
  BOOST_TEST(row.notes == Labels{"a"});
  BOOST_TEST(!rows.is_open());
  BOOST_TEST(!rows.ends_before(diagram(2, true, Floating::top)));
}

BOOST_AUTO_TEST_CASE(a_row_that_is_not_full_keeps_the_columns_of_the_row_above) {
  RowBuilder rows(0);
  for (bool const separated : {false, true}) {
    rows.part();
    rows.open(diagram(2));
    rows.add(composed(1), {}, {}, 2);
    rows.add(composed(1), composed(0.5), {}, 2);
    DiagramRow const full = rows.end();
    BOOST_TEST(full.columns == 2u);
    BOOST_TEST(full.smaller.size() == 1u);
    if (separated) rows.part();
    rows.open(diagram(2));
    rows.add(composed(1), {}, {}, 2);
    DiagramRow const last = rows.end();
    BOOST_TEST(last.columns == (separated ? 1u : 2u));
    BOOST_TEST(last.smaller.empty());
    BOOST_TEST(last.notes.empty());
  }
}

BOOST_AUTO_TEST_CASE(diagrams_of_a_grid_wait_until_it_ends) {
  RowBuilder rows(3);
  BOOST_TEST(!rows.has_waiting());
  rows.wait(diagram(2, true), {1, 2});
  rows.wait(diagram(2), {3, 4});
  BOOST_TEST(rows.first_waiting_spans());
  BOOST_TEST(!rows.is_open());
  auto const waiting = rows.take_waiting();
  BOOST_REQUIRE(waiting.size() == 2u);
  BOOST_TEST(waiting[1].where.begin == 3u);
  BOOST_TEST(!rows.has_waiting());
}

BOOST_AUTO_TEST_CASE(the_open_row_knows_the_cell_of_its_next_diagram) {
  RowBuilder rows(0);
  BOOST_TEST(rows.count() == 0u);
  rows.open(diagram(2));
  rows.add(composed(1), {}, {}, 2);
  BOOST_TEST(rows.count() == 1u);
  rows.add(composed(1), {}, {}, 2);
  rows.end();
  BOOST_TEST(rows.count() == 0u);
}

BOOST_AUTO_TEST_CASE(a_row_over_all_columns_ends_text_columns_with_its_first_diagram) {
  Design design = default_value();
  design.columns = 2;
  WordCache sorts(typewriter(), {});
  std::vector<bool> const spans{true, true, false, true};
  ContentLookup lookup;
  lookup.directive = one_each([&](std::size_t index) -> Insert {
    DiagramInsert out = diagram(2, spans[index]);
    out.problem.position = layout::drawn(std::vector<std::string_view>(8, "........"));
    return out;
  });
  Compositor compositor(sorts, design, lookup, {});
  for (std::size_t i = 0; i < spans.size(); ++i) compositor.add(block(prose::DirectiveAt{i}));
  compositor.finish();
  std::vector<int> columns;
  VerticalList const galley = compositor.take();
  for (FlowStart const& flow : galley.flows) columns.push_back(flow.columns);
  BOOST_TEST(columns == (std::vector<int>{1, 2, 1}), boost::test_tools::per_element());
  BOOST_REQUIRE(galley.items.front().kind == PageItem::Type::block);
  BOOST_TEST(galley.items.front().barrier);
}

BOOST_AUTO_TEST_CASE(lines_beside_a_diagram_are_counted_after_those_before_it) {
  BesideBox box;
  BOOST_TEST(!box.is_open());
  BOOST_TEST(!box.takes_next_line());
  BOOST_TEST(box.next_number() == 1u);
  BesideBox::Content content;
  content.matter.rules.push_back({});
  content.before = 1;
  content.lines = 2;
  content.by = 30;
  content.left = false;
  box.open(std::move(content));
  BOOST_TEST(box.next_number() == 2u);
  ParagraphStyle style;
  box.shorten(style);
  BOOST_TEST(style.shorts_from == 1u);
  BOOST_TEST(style.shorts == 2u);
  BOOST_TEST(style.short_by == 30);
  BOOST_TEST(!style.short_left);
  BOOST_TEST(!box.takes_next_line());
  box.count_line();
  BOOST_TEST(box.takes_next_line());
  BOOST_TEST(!box.has_begun());
  Block first, second;
  box.put_into(first);
  box.count_line();
  box.put_into(second);
  BOOST_TEST(first.matter.rules.size() == 1u);
  BOOST_TEST(first.at_edge.number == 1u);
  BOOST_TEST(first.at_edge.before == 1u);
  BOOST_TEST(second.matter.rules.empty());
  BOOST_TEST(second.at_edge.number == 0u);
  BOOST_TEST(box.lines() == 1u);
  box.count_line();
  BOOST_TEST(!box.is_open());
}

BOOST_AUTO_TEST_CASE(lines_beside_a_diagram_stay_on_its_page) {
  Design const design = default_value();
  WordCache sorts(typewriter(), {});
  ContentLookup lookup;
  lookup.directive = one_each([](std::size_t) -> Insert {
    DiagramInsert out = diagram(1, false, Floating::left);
    out.problem.position = layout::drawn(std::vector<std::string_view>(3, "..."));
    return out;
  });
  Compositor compositor(sorts, design, lookup, {});
  compositor.add(set_text("before"));
  compositor.add(block(prose::DirectiveAt{0}));
  std::string words;
  for (int i = 0; i < 300; ++i) words += "word ";
  compositor.add(set_text(words));
  compositor.finish();
  std::vector<int> penalties;
  for (PageItem const& item : compositor.take().items)
    if (item.kind == PageItem::Type::penalty) penalties.push_back(item.penalty);
  // A break is allowed between two paragraphs, but not from the first to the last line of the
  // diagram.
  BOOST_REQUIRE(penalties.size() > 8u);
  BOOST_TEST(penalties[0] < keep);
  for (std::size_t i = 1; i < 4; ++i) BOOST_TEST(penalties[i] == keep, i);
  BOOST_TEST(penalties[8] < keep);
}

BOOST_AUTO_TEST_CASE(notes_are_numbered_in_order_of_calls_and_printed_once) {
  prose::Footnote const a{"a", {}}, b{"b", {}};
  NoteNumberer notes({{"a", &a}, {"b", &b}});
  BOOST_TEST(notes.number("b") == "1");
  BOOST_TEST(notes.number("a") == "2");
  BOOST_TEST(notes.number("b") == "1");
  BOOST_TEST(notes.number("unknown") == "3");
  BOOST_TEST(notes.take("b") == &b);
  BOOST_TEST(!notes.take("b"));
  BOOST_TEST(notes.is_taken("b"));
  BOOST_TEST(!notes.is_taken("a"));
  BOOST_TEST(!notes.take("unknown"));
  BOOST_TEST(!notes.is_taken("unknown"));
}

BOOST_AUTO_TEST_CASE(sections_are_nested_and_heading_levels_increase_by_one) {
  Design const design = default_value();
  Structure structure(true);
  Tagger tags(&structure, design);
  tags.add(Role::paragraph);  // before the first heading: a chapter of its own
  tags.open_section(2);
  tags.heading(2);
  tags.open_section(4);
  tags.heading(4);
  tags.open_section(2);
  tags.heading(2);
  BOOST_TEST(structure_list(structure) ==
             "Document\n"
             "  Sect\n"
             "    P\n"
             "    Sect\n"
             "      H1\n"
             "      Sect\n"
             "        H2\n"
             "    Sect\n"
             "      H2\n");
}

BOOST_AUTO_TEST_CASE(parts_belong_to_the_enclosing_node) {
  Design const design = default_value();
  Structure structure(true);
  Tagger tags(&structure, design);
  tags.within(tags.add(Role::quote), [&] { tags.text_of(tags.add(Role::paragraph), "Words"); });
  NodeId const outer = tags.part();
  tags.within_text(tags.add(Role::caption), [&] {
    NodeId const caption = tags.text_part(LayoutKind::caption);
    BOOST_TEST(static_cast<int>(structure[caption].role) == static_cast<int>(Role::caption));
  });
  BOOST_TEST(tags.part() == outer);
  NodeId const entry = tags.text_part(LayoutKind::index);
  BOOST_TEST(static_cast<int>(structure[structure[entry].parent].role) ==
             static_cast<int>(Role::item));
  BOOST_TEST(tags.figure("") == 0u);
  BOOST_TEST(tags.figure("A board") != 0u);
}

BOOST_AUTO_TEST_CASE(labels_are_unique_without_a_structure) {
  Design const design = default_value();
  Tagger tags(nullptr, design);
  BOOST_TEST(tags.add(Role::paragraph) == 0u);
  BOOST_TEST(tags.heading(1) == 0u);
  BOOST_TEST(tags.figure("A board") == 0u);
  BOOST_TEST(tags.unique_label("cup") == "cup");
  BOOST_TEST(tags.unique_label("award") == "award");
  BOOST_TEST(tags.unique_label("cup") == "cup-1");
}
