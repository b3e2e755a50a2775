// Pages: nothing is lost, order is kept, heights are correct, and widows are avoided if possible.
#include <boost/test/unit_test.hpp>

#include <numeric>
#include <random>
#include <vector>

#include "pages/page_breaker.hpp"

using namespace dawson::pages;
using Type = PageItem::Type;

namespace {

constexpr int widow = 2500;

// A paragraph of lines, 10 points each.
void paragraph(std::vector<PageItem>& items, int lines) {
  if (!items.empty()) items.push_back(PageItem::breakable(0));
  for (int i = 0; i < lines; ++i) {
    if (i > 0) items.push_back(PageItem::breakable(i == 1 || i + 1 == lines ? widow : 0));
    items.push_back(PageItem::block(10));
  }
}

double height_of(std::vector<PageItem> const& items, BrokenPage const& page,
                 std::vector<NoteLine> const& notes = {}, double note_gap = 0) {
  double height = page.begin < page.end ? items[page.begin].head : 0, below_last = 0;
  for (std::size_t i = page.begin; i < page.end; ++i) {
    PageItem const& item = items[i];
    double const stretched =
        item.height +
        (item.kind == Type::space ? page.ratio * (page.ratio > 0 ? item.stretch : item.shrink) : 0);
    if (item.kind == Type::block) {
      height += below_last + stretched;
      below_last = 0;
    } else {
      below_last += stretched;
    }
  }
  double const below = notes_height(notes, page);
  return height + below + (below > 0 ? note_gap : 0);
}

struct Chapter {
  std::vector<PageItem> items;
  std::vector<NoteLine> notes;
};

// `lines` lines of a note, or no note.
std::size_t call_note(std::vector<NoteLine>& notes, std::size_t lines) {
  for (std::size_t i = 0; i < lines; ++i) notes.push_back({9, i == 0, i != 1 && i + 1 != lines});
  return lines;
}

Chapter random_chapter(std::mt19937& random) {
  Chapter chapter;
  auto& items = chapter.items;
  int const things = 3 + static_cast<int>(random() % 60);
  for (int i = 0; i < things; ++i) {
    switch (random() % 4) {
      case 0:
      case 1: paragraph(items, 1 + static_cast<int>(random() % 12)); break;
      case 2:
        if (!items.empty()) items.push_back(PageItem::space(12, 15, 3));
        items.push_back(PageItem::block(40 + static_cast<double>(random() % 80),
                                        call_note(chapter.notes, random() % 3 == 0 ? 1 : 0)));
        items.push_back(PageItem::space(12, 15, 3));
        items.push_back(PageItem::block(10));
        break;
      default:
        if (!items.empty()) items.push_back(PageItem::space(20, 10, 5));
        items.push_back(PageItem::block(14));
        items.push_back(PageItem::breakable(keep));
        items.push_back(PageItem::block(
            10, call_note(chapter.notes, random() % 5 == 0 ? 1 + random() % 50 : 0)));
    }
  }
  items.push_back(PageItem::breakable(new_page));
  return chapter;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(page_breaker)

BOOST_AUTO_TEST_CASE(no_items_make_no_pages) {
  BOOST_TEST(break_pages({}, {}, {100, 100, 0, 10}).empty());
  std::vector<PageItem> const only_space{PageItem::space(10), PageItem::breakable(new_page)};
  BOOST_TEST(break_pages(only_space, {}, {100, 100, 0, 10}).empty());
}

BOOST_AUTO_TEST_CASE(blocks_and_notes_are_on_one_page_in_order_and_pages_fit) {
  std::mt19937 random(11);
  PageGoal const goal{250, 300, 12, 30};
  std::size_t divided = 0;
  for (int round = 0; round < 400; ++round) {
    auto const [items, notes] = random_chapter(random);
    auto const pages = break_pages(items, notes, goal);
    BOOST_REQUIRE(!pages.empty());
    std::size_t next = 0, next_note = 0, called = 0;
    for (std::size_t i = 0; i < pages.size(); ++i) {
      BOOST_REQUIRE_EQUAL(pages[i].notes_begin, next_note);
      BOOST_REQUIRE_LE(next, pages[i].begin);
      for (std::size_t skipped = next; skipped < pages[i].begin; ++skipped)
        BOOST_REQUIRE(items[skipped].kind != Type::block);
      if (next < items.size() && pages[i].begin < items.size()) {
        BOOST_REQUIRE(items[pages[i].begin].kind == Type::block);
        BOOST_REQUIRE_LT(pages[i].begin, pages[i].end);
      } else {
        BOOST_TEST(pages[i].notes_begin < pages[i].notes_end);
      }
      BOOST_TEST(!pages[i].too_high);
      BOOST_TEST(height_of(items, pages[i], notes, goal.note_gap) <= (i == 0 ? 250 : 300) + 1e-6);
      for (std::size_t item = pages[i].begin; item < pages[i].end; ++item)
        called += items[item].notes;
      BOOST_TEST(pages[i].notes_end <= called);
      divided += pages[i].notes_end < called;
      next = pages[i].end;
      next_note = pages[i].notes_end;
    }
    for (; next < items.size(); ++next) BOOST_REQUIRE(items[next].kind != Type::block);
    BOOST_TEST(next_note == notes.size());
  }
  BOOST_TEST(divided > 100U);
}

BOOST_AUTO_TEST_CASE(no_page_has_a_widow_if_a_shorter_page_avoids_it) {
  for (int lines = 4; lines < 40; ++lines) {
    std::vector<PageItem> items;
    paragraph(items, lines);
    paragraph(items, 7);
    paragraph(items, 9);
    paragraph(items, 30);
    items.push_back(PageItem::breakable(new_page));
    auto const pages = break_pages(items, {}, {100, 100, 0, 10});
    for (BrokenPage const& page : pages) {
      int const cost = items[page.end].penalty;
      BOOST_TEST(cost < widow, "a widow in a chapter that begins with " << lines << " lines");
    }
  }
}

BOOST_AUTO_TEST_CASE(all_items_are_on_pages_also_without_a_final_break) {
  std::vector<PageItem> items;
  paragraph(items, 25);
  BOOST_REQUIRE(items.back().kind == Type::block);
  auto const open = break_pages(items, {}, {100, 100, 0, 10});
  BOOST_TEST(open.size() == 3U);
  BOOST_TEST(open.back().end == items.size());
  items.push_back(PageItem::breakable(new_page));
  auto const closed = break_pages(items, {}, {100, 100, 0, 10});
  BOOST_TEST(closed.size() == 3U);
  BOOST_TEST(closed.back().end == items.size() - 1);
}

BOOST_AUTO_TEST_CASE(a_heading_stays_with_the_next_block) {
  for (int lines = 1; lines < 12; ++lines) {
    std::vector<PageItem> items;
    paragraph(items, lines);
    items.push_back(PageItem::space(10, 5, 2));
    std::size_t const heading = items.size();
    items.push_back(PageItem::block(10));
    items.push_back(PageItem::breakable(keep));
    items.push_back(PageItem::space(5));
    std::size_t const text = items.size();
    items.push_back(PageItem::block(10));
    paragraph(items, 20);
    items.push_back(PageItem::breakable(new_page));
    for (BrokenPage const& page : break_pages(items, {}, {100, 100, 0, 10}))
      BOOST_TEST((page.begin <= heading && heading < page.end) ==
                 (page.begin <= text && text < page.end));
  }
}

BOOST_AUTO_TEST_CASE(a_page_is_short_if_the_next_one_would_be_bad) {
  // Eight lines and a row of 70 do not fit on one page: the row opens the second page, which is
  // then full.
  std::vector<PageItem> items;
  paragraph(items, 8);
  items.push_back(PageItem::space(10, 4, 2));
  items.push_back(PageItem::block(70));
  items.push_back(PageItem::space(10, 4, 2));
  items.push_back(PageItem::block(20));
  items.push_back(PageItem::breakable(new_page));
  auto const pages = break_pages(items, {}, {100, 100, 0, 10});
  BOOST_REQUIRE_EQUAL(pages.size(), 2);
  BOOST_TEST(height_of(items, pages[1]) == 100);
}

BOOST_AUTO_TEST_CASE(footnotes_take_room_on_the_page_that_calls_them) {
  std::vector<PageItem> items;
  std::vector<NoteLine> const notes{{10, true}, {10, false}, {10, false}};
  for (int i = 0; i < 10; ++i) {
    if (i > 0) items.push_back(PageItem::breakable(0));
    items.push_back(PageItem::block(10, i == 4 ? 3 : 0));
  }
  items.push_back(PageItem::breakable(new_page));
  auto const pages = break_pages(items, notes, {100, 100, 10, 10});
  BOOST_REQUIRE_EQUAL(pages.size(), 2);
  BOOST_TEST(notes_height(notes, pages[0]) == 30);
  BOOST_TEST(notes_height(notes, pages[1]) == 0);
  for (BrokenPage const& page : pages) BOOST_TEST(height_of(items, page, notes, 10) <= 100);
}

BOOST_AUTO_TEST_CASE(a_note_that_is_too_long_continues_on_the_next_page) {
  // Twenty lines; the sixth calls a note of eight. A page holds ten lines.
  std::vector<PageItem> items;
  std::vector<NoteLine> notes(8, {10, false});
  notes[0].opens = true;
  notes[1].may_go_over = notes[7].may_go_over = false;
  for (int i = 0; i < 20; ++i) {
    if (i > 0) items.push_back(PageItem::breakable(0));
    items.push_back(PageItem::block(10, i == 5 ? 8 : 0));
  }
  items.push_back(PageItem::breakable(new_page));
  auto const pages = break_pages(items, notes, {100, 100, 10, 10});
  BOOST_REQUIRE_GE(pages.size(), 2);
  std::size_t const call = 10;  // an item for each line and each break
  auto const caller = std::ranges::find_if(
      pages, [&](BrokenPage const& page) { return page.begin <= call && call < page.end; });
  BOOST_REQUIRE(caller != pages.end());
  BOOST_TEST(caller->notes_begin == 0U);
  BOOST_TEST(caller->notes_end >= 2U);
  BOOST_TEST(caller->notes_end < 7U);
  BOOST_TEST((caller + 1)->notes_begin == caller->notes_end);
  BOOST_TEST((caller + 1)->notes_end == 8U);
  for (BrokenPage const& page : pages) BOOST_TEST(height_of(items, page, notes, 10) <= 100);
}

BOOST_AUTO_TEST_CASE(a_note_longer_than_pages_fills_pages_after_the_text) {
  std::vector<PageItem> const items{PageItem::block(10, 35), PageItem::breakable(new_page)};
  std::vector<NoteLine> notes(35, {10, false});
  notes[0].opens = true;
  auto const pages = break_pages(items, notes, {100, 100, 10, 10});
  BOOST_REQUIRE_EQUAL(pages.size(), 4);  // 8 lines, then 9 on each
  BOOST_TEST(pages[0].notes_end == 8U);
  BOOST_TEST(pages[3].notes_end == 35U);
}

BOOST_AUTO_TEST_CASE(notes_left_over_from_earlier_pages_come_first) {
  std::vector<PageItem> const items{PageItem::block(10), PageItem::breakable(0),
                                    PageItem::block(10, 1), PageItem::breakable(new_page)};
  std::vector<NoteLine> const notes{{10, false}, {10, false}, {10, true}};
  auto const pages = break_pages(items, notes, {100, 100, 10, 10});
  BOOST_REQUIRE_EQUAL(pages.size(), 1);
  BOOST_TEST(pages[0].notes_begin == 0U);
  BOOST_TEST(pages[0].notes_end == 3U);
}

BOOST_AUTO_TEST_CASE(repeated_blocks_take_room_at_the_beginning_of_a_page) {
  std::vector<PageItem> items{PageItem::block(20)};
  for (int row = 0; row < 20; ++row) {
    items.push_back(PageItem::breakable(row == 0 ? keep : 0));
    items.push_back(PageItem::block(10, 0, 20));
  }
  items.push_back(PageItem::breakable(new_page));
  auto const pages = break_pages(items, {}, {100, 100, 0, 10});
  BOOST_REQUIRE_EQUAL(pages.size(), 3);  // 8 rows, 8 and 4
  for (BrokenPage const& page : pages) BOOST_TEST(height_of(items, page) <= 100);
  BOOST_TEST(block_tops(items, pages[1]).front() == 20);
  BOOST_TEST(block_tops(items, pages[0]).front() == 0);
}

BOOST_AUTO_TEST_CASE(a_page_is_filled_by_its_spaces_or_stays_short) {
  for (double const spare : {5.0, 10.0, 12.0, 30.0}) {
    std::vector<PageItem> const items{PageItem::block(45 - spare), PageItem::space(10, 10, 0),
                                      PageItem::block(45),         PageItem::breakable(0),
                                      PageItem::block(60),         PageItem::breakable(new_page)};
    auto const pages = break_pages(items, {}, {100, 100, 0, 30});
    BOOST_REQUIRE_EQUAL(pages.size(), 2);
    BOOST_TEST(pages[0].ratio == (spare <= 10 ? spare / 10 : 0),
               boost::test_tools::tolerance(1e-9));
  }
}

BOOST_AUTO_TEST_CASE(pages_are_filled_as_far_as_the_next_blocks_allow) {
  // Rows of 40 on pages of 100: two on each but the last.
  std::vector<PageItem> items;
  for (int row = 0; row < 7; ++row) {
    if (row > 0) items.push_back(PageItem::space(5, 3, 1));
    items.push_back(PageItem::block(40));
  }
  items.push_back(PageItem::breakable(new_page));
  auto const pages = break_pages(items, {}, {100, 100, 0, 10});
  BOOST_REQUIRE_EQUAL(pages.size(), 4);
  for (std::size_t i = 0; i + 1 < pages.size(); ++i)
    BOOST_TEST(block_tops(items, pages[i]).size() == 2U);
}

BOOST_AUTO_TEST_CASE(a_block_higher_than_a_page_has_its_own_page_and_is_reported) {
  std::vector<PageItem> items{PageItem::block(50),  PageItem::breakable(0),
                              PageItem::block(400), PageItem::breakable(0),
                              PageItem::block(50),  PageItem::breakable(new_page)};
  auto const pages = break_pages(items, {}, {100, 100, 0, 10});
  BOOST_REQUIRE_EQUAL(pages.size(), 3);
  BOOST_TEST(!pages[0].too_high);
  BOOST_TEST(pages[1].too_high);
  BOOST_TEST(!pages[2].too_high);
}

BOOST_AUTO_TEST_CASE(tops_stretch_with_the_page) {
  std::vector<PageItem> const items{PageItem::block(40), PageItem::space(10, 10, 0),
                                    PageItem::block(40), PageItem::breakable(0),
                                    PageItem::block(40), PageItem::breakable(new_page)};
  auto const pages = break_pages(items, {}, {100, 100, 0, 0});
  BOOST_REQUIRE_EQUAL(pages.size(), 2);
  auto const tops = block_tops(items, pages[0]);
  BOOST_REQUIRE_EQUAL(tops.size(), 2);
  BOOST_TEST(tops[1] == 60, boost::test_tools::tolerance(1e-9));
}

BOOST_AUTO_TEST_SUITE_END()
