// Pages: nothing is lost, order is kept, heights hold, and no widow where there is a way around it.
#include <boost/test/unit_test.hpp>

#include <numeric>
#include <random>
#include <vector>

#include "layout/page_breaker.hpp"

using namespace dawson::layout;
using Kind = PageItem::Kind;

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

double height_of(std::vector<PageItem> const& items, BrokenPage const& page, double note_gap = 0) {
  double height = 0, below_last = 0;
  for (std::size_t i = page.begin; i < page.end; ++i) {
    PageItem const& item = items[i];
    double const stretched = item.height + (item.kind == Kind::space ? page.ratio * (page.ratio > 0 ? item.stretch : item.shrink) : 0);
    if (item.kind == Kind::block) {
      height += below_last + stretched;
      below_last = 0;
    } else {
      below_last += stretched;
    }
  }
  double const notes = notes_height(items, page);
  return height + notes + (notes > 0 ? note_gap : 0);
}

std::vector<PageItem> random_chapter(std::mt19937& random) {
  std::vector<PageItem> items;
  int const things = 3 + static_cast<int>(random() % 60);
  for (int i = 0; i < things; ++i) {
    switch (random() % 4) {
      case 0:
      case 1: paragraph(items, 1 + static_cast<int>(random() % 12)); break;
      case 2:
        if (!items.empty()) items.push_back(PageItem::space(12, 15, 3));
        items.push_back(PageItem::block(40 + static_cast<double>(random() % 80), random() % 3 == 0 ? 9 : 0));
        items.push_back(PageItem::space(12, 15, 3));
        items.push_back(PageItem::block(10));
        break;
      default:
        if (!items.empty()) items.push_back(PageItem::space(20, 10, 5));
        items.push_back(PageItem::block(14));
        items.push_back(PageItem::breakable(keep));
        items.push_back(PageItem::block(10, random() % 5 == 0 ? 18 : 0));
    }
  }
  items.push_back(PageItem::breakable(new_page));
  return items;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(page_breaker)

BOOST_AUTO_TEST_CASE(nothing_makes_no_pages) {
  BOOST_TEST(break_pages({}, {100, 100, 0, 10}).empty());
  std::vector<PageItem> const only_space{PageItem::space(10), PageItem::breakable(new_page)};
  BOOST_TEST(break_pages(only_space, {100, 100, 0, 10}).empty());
}

BOOST_AUTO_TEST_CASE(every_block_is_on_one_page_in_order_and_pages_are_not_too_high) {
  std::mt19937 random(11);
  PageGoal const goal{250, 300, 12, 10};
  for (int round = 0; round < 300; ++round) {
    auto const items = random_chapter(random);
    auto const pages = break_pages(items, goal);
    BOOST_REQUIRE(!pages.empty());
    std::size_t next = 0;
    for (std::size_t i = 0; i < pages.size(); ++i) {
      BOOST_REQUIRE_LE(next, pages[i].begin);
      for (std::size_t skipped = next; skipped < pages[i].begin; ++skipped) BOOST_REQUIRE(items[skipped].kind != Kind::block);
      BOOST_REQUIRE(items[pages[i].begin].kind == Kind::block);
      BOOST_REQUIRE_LT(pages[i].begin, pages[i].end);
      BOOST_TEST(!pages[i].too_high);
      BOOST_TEST(height_of(items, pages[i], goal.note_gap) <= (i == 0 ? 250 : 300) + 1e-6);
      next = pages[i].end;
    }
    for (; next < items.size(); ++next) BOOST_REQUIRE(items[next].kind != Kind::block);
  }
}

BOOST_AUTO_TEST_CASE(no_page_ends_or_begins_with_a_widow_where_a_shorter_page_avoids_it) {
  for (int lines = 4; lines < 40; ++lines) {
    std::vector<PageItem> items;
    paragraph(items, lines);
    paragraph(items, 7);
    paragraph(items, 9);
    paragraph(items, 30);
    items.push_back(PageItem::breakable(new_page));
    auto const pages = break_pages(items, {100, 100, 0, 10});
    for (BrokenPage const& page : pages) {
      int const cost = items[page.end].penalty;
      BOOST_TEST(cost < widow, "a widow in a chapter that begins with " << lines << " lines");
    }
  }
}

BOOST_AUTO_TEST_CASE(a_heading_goes_with_what_follows_it) {
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
    for (BrokenPage const& page : break_pages(items, {100, 100, 0, 10}))
      BOOST_TEST((page.begin <= heading && heading < page.end) == (page.begin <= text && text < page.end));
  }
}

BOOST_AUTO_TEST_CASE(a_page_is_left_short_rather_than_the_next_one_bad) {
  // Eight lines and a row of 70 do not go on one page: the row opens the second, which is then full.
  std::vector<PageItem> items;
  paragraph(items, 8);
  items.push_back(PageItem::space(10, 4, 2));
  items.push_back(PageItem::block(70));
  items.push_back(PageItem::space(10, 4, 2));
  items.push_back(PageItem::block(20));
  items.push_back(PageItem::breakable(new_page));
  auto const pages = break_pages(items, {100, 100, 0, 10});
  BOOST_REQUIRE_EQUAL(pages.size(), 2);
  BOOST_TEST(height_of(items, pages[1]) == 100);
}

BOOST_AUTO_TEST_CASE(footnotes_take_room_on_the_page_that_calls_them) {
  std::vector<PageItem> items;
  for (int i = 0; i < 10; ++i) {
    if (i > 0) items.push_back(PageItem::breakable(0));
    items.push_back(PageItem::block(10, i == 4 ? 30 : 0));
  }
  items.push_back(PageItem::breakable(new_page));
  auto const pages = break_pages(items, {100, 100, 10, 10});
  BOOST_REQUIRE_EQUAL(pages.size(), 2);
  BOOST_TEST(notes_height(items, pages[0]) + notes_height(items, pages[1]) == 30);
  for (BrokenPage const& page : pages) BOOST_TEST(height_of(items, page, 10) <= 100);
}

BOOST_AUTO_TEST_CASE(a_block_that_no_page_can_hold_has_one_to_itself_and_is_told) {
  std::vector<PageItem> items{PageItem::block(50), PageItem::breakable(0), PageItem::block(400), PageItem::breakable(0),
                              PageItem::block(50), PageItem::breakable(new_page)};
  auto const pages = break_pages(items, {100, 100, 0, 10});
  BOOST_REQUIRE_EQUAL(pages.size(), 3);
  BOOST_TEST(!pages[0].too_high);
  BOOST_TEST(pages[1].too_high);
  BOOST_TEST(!pages[2].too_high);
}

BOOST_AUTO_TEST_CASE(tops_stretch_with_the_page) {
  std::vector<PageItem> const items{PageItem::block(40), PageItem::space(10, 10, 0), PageItem::block(40), PageItem::breakable(0),
                                    PageItem::block(40), PageItem::breakable(new_page)};
  auto const pages = break_pages(items, {100, 100, 0, 0});
  BOOST_REQUIRE_EQUAL(pages.size(), 2);
  auto const tops = block_tops(items, pages[0]);
  BOOST_REQUIRE_EQUAL(tops.size(), 2);
  BOOST_TEST(tops[1] == 60, boost::test_tools::tolerance(1e-9));
}

BOOST_AUTO_TEST_SUITE_END()
