// Boards and pictures have their own room in all contexts.
#include <boost/test/unit_test.hpp>

#include <memory>
#include <string>

#include "layout/measures.hpp"
#include "made_pages.hpp"
#include "pages/front/title_page.hpp"

using namespace dawson;
using namespace dawson::pages;

namespace {

struct Rectangle {
  double left, top, right, bottom;

  // Tolerance for rounding.
  bool meets(Rectangle const& other) const {
    constexpr double near = 0.01;
    return left + near < other.right && other.left + near < right && top + near < other.bottom &&
           other.top + near < bottom;
  }
};

// Letters reach from .7 of their size above the baseline to .2 below it.
Rectangle around(TypeAt const& type) {
  double const size = 7;
  auto const letters = static_cast<Typed const&>(*type.shaped).text.size();
  return {type.x, type.y - 0.7 * size, type.x + 0.5 * size * static_cast<double>(letters),
          type.y + 0.2 * size};
}

std::vector<Rectangle> high_things(PageContent const& matter) {
  std::vector<Rectangle> out;
  for (PictureAt const& at : matter.pictures)
    out.push_back({at.x, at.y, at.x + at.width, at.y + at.height});
  for (BoardAt const& at : matter.boards) {
    double const unit = at.scene->square * layout::points_a_millimetre;
    out.push_back(
        {at.x, at.y - at.scene->frame.height * unit, at.x + at.scene->frame.width * unit, at.y});
  }
  return out;
}

// Pictures and boards; none overlaps another, a word or a rule.
std::size_t standing_free(Page const& page) {
  auto const high = high_things(page.matter);
  Design const design = design_for(default_paper(), true);
  for (std::size_t i = 0; i < high.size(); ++i) {
    BOOST_TEST(high[i].top > design.top - 0.01);
    BOOST_TEST(high[i].bottom < design.top + design.text_height() + 0.01);
    for (std::size_t j = 0; j < i; ++j) BOOST_TEST(!high[i].meets(high[j]));
    for (TypeAt const& type : page.matter.type)
      BOOST_TEST(!high[i].meets(around(type)), static_cast<Typed const&>(*type.shaped).text);
    for (RuleAt const& rule : page.matter.rules)
      BOOST_TEST(!high[i].meets({rule.x, rule.y, rule.x + rule.width, rule.y + 0.1}));
  }
  return high.size();
}

std::size_t standing_free(Made const& made) {
  std::size_t all = 0;
  for (Page const& page : made.pages) all += standing_free(page);
  return all;
}

// Words, a picture, words, a board, and words.
prose::Inlines mixed(std::string const& words) {
  return {prose::Text{words + " "}, prose::Image{"a.png", "", {}}, prose::Text{" " + words + " "},
          prose::DirectiveAt{0}, prose::Text{" " + words}};
}

constexpr std::size_t long_entry = 3;

ContentLookup const& lookup() {
  static ContentLookup const all = [] {
    ContentLookup made;
    made.picture = [](std::string const&, text::Span) {
      auto picture = std::make_shared<Picture>();
      picture->width = 30;
      picture->height = 41;
      return picture;
    };
    made.board = [](std::size_t) {
      auto scene = std::make_shared<layout::Scene>();
      scene->square = 4;
      scene->frame.width = scene->frame.height = 4;
      return scene;
    };
    made.directive = one_each([](std::size_t index) -> Insert {
      TextInsert insert;
      insert.columns = 2;
      if (index == long_entry) {
        prose::Inlines entry;
        for (int i = 0; i < 40; ++i) std::ranges::copy(mixed("words"), std::back_inserter(entry));
        return TextInsert{{prose::Indented{entry}}, 2};
      }
      for (int i = 0; i < 40; ++i) {
        prose::Inlines entry{prose::Text{"Entry that fills more than a line of its column"}};
        if (i % 3 == static_cast<int>(index)) entry.emplace_back(prose::Image{"a.png", "", {}});
        insert.lines.push_back({std::move(entry)});
      }
      return insert;
    });
    return made;
  }();
  return all;
}

prose::Block paragraph() {
  return block(prose::Paragraph{mixed("several words that go on, so that lines are broken")});
}

}  // namespace

BOOST_AUTO_TEST_SUITE(room)

BOOST_AUTO_TEST_CASE(in_paragraphs_items_and_quotations) {
  prose::List list;
  list.items = {{paragraph()}, {paragraph(), block(prose::Quote{{paragraph()}})}};
  prose::Blocks const blocks{paragraph(), block(std::move(list)), paragraph()};
  BOOST_TEST(standing_free(make(blocks, lookup())) == 10U);
}

BOOST_AUTO_TEST_CASE(in_headings_and_in_the_table_of_contents) {
  Made const made = make({block(prose::Heading{1, mixed("A")}), set_text("under it"),
                          block(prose::Heading{2, mixed("B")}), set_text("under it")},
                         lookup());
  BOOST_TEST(standing_free(made) == 4U);

  Design const design = design_for(default_paper(), true);
  WordCache sorts(typewriter(), {});
  std::vector<Page> pages;
  PageMaker maker(design, sorts, BookFacts(),
                  [&](Page&& page) { pages.push_back(std::move(page)); });
  Compositor compositor(sorts, design, lookup(), {});
  prose::Inlines noted = mixed("C");
  noted.emplace_back(prose::NoteMark{"note"});
  add_contents(compositor, {{1, mixed("A"), "a", "1"}, {2, noted, "c", "2"}, {1, {}, "d", "3"}});
  maker.add(compositor.take());
  maker.end_chapter();
  BOOST_REQUIRE_EQUAL(pages.size(), 1);
  BOOST_TEST(standing_free(pages[0]) == 2U, "boards alone");
  BOOST_TEST(read_back(pages[0].matter).find('^') == std::string::npos, "notes are the text's");
}

BOOST_AUTO_TEST_CASE(in_cells_of_tables_and_their_heads) {
  prose::Table table;
  table.head = {mixed("Head"), {prose::Text{"b"}}};
  for (int i = 0; i < 12; ++i)
    table.rows.push_back({mixed("words that fill lines of a cell"), mixed(i % 2 ? "b" : "bb")});
  BOOST_TEST(
      standing_free(make({set_text("before"), block(table), set_text("behind")}, lookup())) >= 50U);
  prose::Table low;
  low.head = {{prose::Image{"a.png", "", {}}}, {prose::Text{"b"}}};
  low.rows = {{{prose::Text{"a"}}, {prose::DirectiveAt{0}}}, {{prose::DirectiveAt{0}}, {}}};
  BOOST_TEST(standing_free(make({set_text("before"), block(low), set_text("behind")}, lookup())) ==
             3U);
}

BOOST_AUTO_TEST_CASE(in_footnotes) {
  prose::Inlines called{prose::Text{"called"}, prose::NoteMark{"n"}};
  prose::Footnote const note{"n", {paragraph(), paragraph()}};
  BOOST_TEST(standing_free(make({block(prose::Paragraph{called})}, lookup(), {note})) == 4U);
}

// The end of the first page is at each line of an entry in turn.
BOOST_AUTO_TEST_CASE(in_entries_in_columns) {
  for (std::size_t const index : {std::size_t{0}, std::size_t{1}, std::size_t{2}, long_entry}) {
    prose::Blocks blocks;
    for (int before = 0; before < 12; ++before) {
      blocks.push_back(block(prose::DirectiveAt{index}));
      Made const made = make(blocks, lookup());
      BOOST_TEST(standing_free(made) >= 13U);
      blocks.back() = set_text("before");
    }
  }
}

BOOST_AUTO_TEST_CASE(the_label_of_an_item_is_beside_its_first_letters) {
  prose::List list;
  list.items = {{paragraph()}};
  Made const made = make({block(std::move(list))}, lookup());
  auto const& type = made.pages.at(0).matter.type;
  auto const label = std::ranges::min_element(type, {}, &TypeAt::x);
  auto const word = std::ranges::find_if(type, [](TypeAt const& at) {
    return static_cast<Typed const&>(*at.shaped).text == "several";
  });
  BOOST_REQUIRE(word != type.end());
  BOOST_TEST(label->y == word->y);
}

BOOST_AUTO_TEST_CASE(pieces_are_clear_of_the_rules_of_a_table) {
  Design const design = design_for(default_paper(), true);
  auto const made_with = [](prose::Inlines const& cell) {
    prose::Table table;
    table.head = {cell};
    table.rows = {{cell}};
    return make({block(table), set_text("behind")}).pages.at(0).matter;
  };
  PageContent const pieces = made_with({prose::Figurines{{chess::Piece{}}}});
  PageContent const letters = made_with({prose::Text{"row"}});
  double const ink = piece_height * 0.95 * design.text.size;
  for (std::size_t const row : {0U, 1U})
    BOOST_TEST(pieces.type.at(row).y - ink > pieces.rules.at(row).y + 0.05 * design.leading);
  // The gap compensates for it.
  BOOST_TEST(pieces.type.at(2).y - pieces.type.at(1).y < 2 * design.leading + 0.01);
  BOOST_TEST(pieces.type.at(2).y == letters.type.at(2).y);
}

BOOST_AUTO_TEST_SUITE_END()
