// Tests of the layout of booklets, by the output of --page-list.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "unit/cli/booklet_pages.hpp"

using namespace dawson;

namespace {

struct Line {
  int page = 0;
  std::string kind;
  double x = 0, y = 0, width = 0, height = 0;
  std::string text, more;
};

struct Listed {
  std::vector<Line> lines;
  Ended ended;

  std::vector<Line> of(std::string const& kind) const {
    std::vector<Line> out;
    for (Line const& line : lines)
      if (line.kind == kind) out.push_back(line);
    return out;
  }
  int pages() const { return lines.empty() ? 0 : lines.back().page; }
};

Listed list(std::string const& text, std::vector<std::string> const& options = {}) {
  Folder const folder;
  put(folder / "a.md", text);
  std::vector<std::string> arguments{"booklet", "a.md", "--page-list", "--diagnostics", "short"};
  arguments.insert(arguments.end(), options.begin(), options.end());
  Listed out{{}, run_program(arguments, folder / "")};
  std::istringstream lines(out.ended.out);
  for (std::string line; std::getline(lines, line);) {
    std::vector<std::string> fields(1);
    for (char const c : line)
      if (c == '\t') fields.emplace_back();
      else fields.back() += c;
    BOOST_REQUIRE_EQUAL(fields.size(), 8U);
    out.lines.push_back({std::stoi(fields[0]), fields[1], std::stod(fields[2]),
                         std::stod(fields[3]), std::stod(fields[4]), std::stod(fields[5]),
                         fields[6], fields[7]});
  }
  return out;
}

std::string lines(int from, int to) {
  std::string out;
  for (int i = from; i <= to; ++i) out += "Line " + std::to_string(i) + ".\n\n";
  return out;
}

std::string diagrams(int count, std::string const& fields = {}) {
  std::string out;
  for (int i = 1; i <= count; ++i)
    out += "```chess\nnumber: " + std::to_string(i) + "\ncaption: none\n" + fields +
           "fen: 8/8/8/3k4/8/3K4/8/8\n```\n\n";
  return out;
}

void is_near(double value, double wanted) {
  BOOST_TEST(std::abs(value - wanted) < 0.06, value << " is not " << wanted);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(booklet_page_list)

BOOST_AUTO_TEST_CASE(both_columns_of_the_last_page_end_at_the_same_height) {
  Listed const made = list("---\npage: {columns: 2}\n---\n\n" + lines(1, 120));
  int left = 0, right = 0;
  for (Line const& line : made.of("line"))
    if (line.page == 2) ++(line.x < 70 ? left : right);
  BOOST_TEST(left == 20);
  BOOST_TEST(right == 20);
}

BOOST_AUTO_TEST_CASE(a_grid_fills_its_pages_from_top_to_bottom) {
  Listed const made = list("---\ndiagrams: {across: 2, down: 3}\n---\n\n" + diagrams(12));
  BOOST_TEST(made.pages() == 2);
  auto const rows = made.of("row");
  BOOST_REQUIRE_EQUAL(rows.size(), 6U);
  is_near(rows[0].y, 21);
  is_near(rows[2].y + rows[2].height, 190.33);
  is_near(rows[1].y, rows[4].y);
}

// Squares shrink as far as the range of the design allows.
BOOST_AUTO_TEST_CASE(a_grid_that_is_too_high_has_fewer_rows) {
  std::string const board = "fen: 8/8/8/3k4/8/3K4/8/8\n";
  auto const grid = [&](std::string const& remark) {
    std::string text = "---\npaper: a5\ndiagrams: {across: 3, down: 5}\n---\n\n";
    for (int i = 0; i < 15; ++i) text += "```chess\n" + remark + board + "```\n\n";
    return list(text);
  };
  Listed const low = grid("");
  BOOST_TEST(low.pages() == 1);
  BOOST_TEST(low.ended.err.find("W-HIGH") == std::string::npos);
  for (Line const& one : low.of("board")) BOOST_TEST(one.width > 8 * 3.5);
  Listed const high = grid(
      "remark: Words that stand below this board in many lines, more of them the narrower it is,\n"
      "  and that leave no room for five boards above one another on so small a page as this one "
      "is\n");
  BOOST_TEST(high.ended.err.find("5 rows of diagrams do not fit in a column; fewer are printed "
                                 "[W-HIGH]") != std::string::npos);
  BOOST_TEST(high.pages() > 1);
  for (Line const& one : high.of("board")) BOOST_TEST(one.width > 20);
}

BOOST_AUTO_TEST_CASE(a_floating_row_leaves_no_gap_above_it) {
  std::string const body = lines(1, 34) + diagrams(1) + lines(35, 54);
  auto const on_first = [](Listed const& made) {
    int count = 0;
    for (Line const& line : made.of("line")) count += line.page == 1;
    return count;
  };
  BOOST_TEST(on_first(list(body)) == 34);
  Listed const floated = list("---\nfloats: yes\n---\n\n" + body);
  BOOST_TEST(on_first(floated) == 40);
  BOOST_TEST(floated.of("row").at(0).more == "moved");
}

BOOST_AUTO_TEST_CASE(content_that_fits_with_narrower_gaps_stays_in_its_column) {
  std::string body = "---\nfloats: yes\npaper: 170x240mm\npage: {columns: 2}\n---\n\n";
  for (int i = 0; i < 20; ++i) body += lines(1, 8 + i * 7 % 11) + diagrams(1 + i % 2);
  Listed const made = list(body);
  double const foot = 24 + 190;
  for (int page = 1; page < made.pages(); ++page) {
    double left = 0, right = 0;
    for (Line const& line : made.lines) {
      if (line.page != page || (line.kind != "line" && line.kind != "row")) continue;
      double& lowest = line.x < 85 ? left : right;
      lowest = std::max(lowest, line.y + line.height);
    }
    BOOST_TEST(std::min(left, right) > foot - 0.08 * 190, "page " << page << " is white");
  }
}

BOOST_AUTO_TEST_CASE(a_row_that_almost_fits_gets_smaller_squares) {
  auto const first_row = [](int before) {
    return list("---\nfloats: yes\n---\n\n" + lines(1, before) + diagrams(1, "size: 5.3mm\n") +
                lines(1, 60))
        .of("row")
        .at(0);
  };
  double const whole = first_row(20).height;
  int before = 20;
  while (first_row(before).page == 1 && first_row(before).more.empty()) ++before;
  Line const shrunk = first_row(before);
  BOOST_TEST(shrunk.page == 1);
  BOOST_TEST(shrunk.more == "shrunk");
  BOOST_TEST(std::abs(shrunk.height - whole * 0.94) < 0.2);
  BOOST_TEST(first_row(before + 1).more == "moved");
}

BOOST_AUTO_TEST_CASE(a_column_of_rows_only_reaches_the_bottom) {
  Listed const made = list("---\nfloats: yes\n---\n\n" + lines(1, 2) + diagrams(9) + lines(1, 60));
  std::vector<Line> second;
  for (Line const& row : made.of("row"))
    if (row.page == 2) second.push_back(row);
  BOOST_REQUIRE_EQUAL(second.size(), 3U);
  BOOST_TEST(second.back().y + second.back().height > 186);
}

BOOST_AUTO_TEST_CASE(balanced_columns_have_no_gap_at_the_end_of_a_full_column) {
  Listed const made = list("---\nfloats: yes\npage: {columns: 2}\n---\n\n" + lines(1, 5) +
                           diagrams(1) + lines(6, 126));
  double last = 0;
  for (Line const& line : made.of("line")) {
    if (line.page != 2) continue;
    if (last > 0 && line.y > last) is_near(line.y - last, 4.23);
    last = line.y;
  }
  BOOST_TEST(last > 100);
}

BOOST_AUTO_TEST_CASE(text_moves_up_if_a_side_diagram_does_not_fit) {
  std::string words;
  for (int i = 0; i < 300; ++i) words += "word ";
  Listed const made = list(lines(1, 35) + diagrams(1, "float: left\n") + words + "\n");
  std::vector<Line> first, second;
  for (Line const& line : made.of("line"))
    if (line.page <= 2) (line.page == 1 ? first : second).push_back(line);
  BOOST_REQUIRE_EQUAL(first.size(), 40U);
  BOOST_TEST(first[36].width > 100);
  BOOST_TEST(made.of("board").at(0).page == 2);
  BOOST_TEST(second.at(0).x > 60);
}

BOOST_AUTO_TEST_CASE(headers_and_footers_are_templates) {
  Listed const made = list("---\nfoot: ' | {page}/{pages} | '\n---\n\n# A\n\n" + lines(1, 60));
  auto const feet = made.of("foot");
  BOOST_REQUIRE_EQUAL(feet.size(), 2U);
  BOOST_TEST(feet[1].text == "2/2");
}

BOOST_AUTO_TEST_CASE(contents_and_equal_margins_are_also_options) {
  std::string const text = "# One\n\nText.\n\n# Two\n\nText.\n";
  BOOST_TEST(list(text).of("contents").empty());
  std::vector<Line> const contents = list(text, {"--contents"}).of("contents");
  BOOST_REQUIRE_EQUAL(contents.size(), 3U);
  BOOST_TEST(contents[1].text == "One 2");
  auto const left_edges = [&](std::vector<std::string> const& options) {
    std::vector<Line> const pages = list(text, options).of("page");
    BOOST_REQUIRE_EQUAL(pages.size(), 2U);
    return pages[1].x - pages[0].x;
  };
  BOOST_TEST(left_edges({}) > 0);
  BOOST_TEST(left_edges({"--one-sided"}) == 0);
}

BOOST_AUTO_TEST_CASE(invalid_values_are_reported_at_their_place) {
  Listed const made =
      list("---\npage: {columns: 5, colums: 2}\nhead: '{pge}'\ncolumns: 2\n---\n\nText.\n");
  BOOST_TEST(made.ended.status == 1);
  for (char const* reported : {"a.md:2:17: error:", "[E-STYLE]", "a.md:2:20: warning:", "[W-KEY]",
                               "a.md:3:9: error:", "[E-TEMPLATE]", "a.md:4:1: warning:"})
    BOOST_TEST(made.ended.err.find(reported) != std::string::npos, made.ended.err);
  BOOST_TEST(made.lines.empty());
}

BOOST_AUTO_TEST_CASE(a_design_prints_the_pages_of_links) {
  std::string const text =
      "# One\n\nSee [two](#two), (also [two](#two)), *or [two](#two)*, [](#two), "
      "[web](https://a.b).\n\n"
      "# Two\n\nText[^n].\n\n[^n]: Back to [one](#one).\n";
  auto const page = [&](std::string const& front, char const* kind) {
    return list("---\n" + front + "---\n\n" + text).of(kind).front().text;
  };
  BOOST_TEST(page("", "line") == "See two, (also two), or two, Two, web.");
  BOOST_TEST(page("text: {link pages: yes}\n", "line") ==
             "See two (p. 2), (also two, p. 2), or two (p. 2), Two, web.");
  BOOST_TEST(page("language: de\ntext: {link pages: yes}\n", "note") == "Back to one (S. 1).");
}

BOOST_AUTO_TEST_SUITE_END()
