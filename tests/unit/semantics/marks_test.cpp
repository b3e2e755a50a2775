#include "semantics/marks.hpp"

#include <string>
#include <vector>

#include <boost/test/unit_test.hpp>

#include "chess/board.hpp"

namespace dawson::semantics {
namespace {

using chess::Edges;
using chess::MarkKind;

/// "CODE text under the span", the end of the text as "$".
template <class T>
std::string fault(text::Result<T> const& result, std::string_view text) {
  if (result.ok()) return "ok";
  auto const& [severity, code, span, message, hint, notes, source, fixes] = result.error();
  BOOST_TEST((severity == text::Severity::error));
  BOOST_TEST(!message.empty());
  BOOST_REQUIRE(span.begin <= span.end);
  BOOST_REQUIRE(span.end <= text.size());
  auto const marked = text.substr(span.begin, span.end - span.begin);
  return code + " " + (span.begin == text.size() ? "$" : std::string(marked));
}

std::string area_text(chess::Area const& area) {
  return chess::square_name(area.from) + "-" + chess::square_name(area.to);
}

std::string kind_text(MarkKind kind) {
  switch (kind) {
    case MarkKind::frame: return "frame";
    case MarkKind::fill: return "fill";
    case MarkKind::circle: return "circle";
    case MarkKind::cross: return "cross";
    case MarkKind::dot: return "dot";
    case MarkKind::crown: return "crown";
    case MarkKind::arrow: return "arrow";
    case MarkKind::line: return "line";
    case MarkKind::text: return "text";
  }
  return {};
}

/// "frame c3-c3 red; text c5-c5 'x'".
std::string marks_of(std::string_view text) {
  auto const read = read_marks(text);
  if (!read.ok()) return fault(read, text);
  std::string result;
  for (auto const& mark : *read) {
    result += (result.empty() ? "" : "; ") + kind_text(mark.kind) + " " + area_text(mark.area);
    if (!mark.colour.empty()) result += " " + mark.colour;
    if (!mark.text.empty()) result += " '" + mark.text + "'";
  }
  return result;
}

std::string grid_of(std::string_view text) {
  auto const read = read_grid(text);
  if (!read.ok()) return fault(read, text);
  std::string result = std::to_string(read->block_files) + "x" + std::to_string(read->block_ranks);
  for (auto const& line : read->lines)
    result += std::string("; ") + (line.vertical ? "v" : "h") + std::to_string(line.at) + " " +
              std::to_string(line.from) + "-" + std::to_string(line.to);
  return result;
}

std::string count_of(std::string_view text) {
  auto const read = read_count(text);
  return read.ok() ? chess::count_text(*read) : fault(read, text);
}

std::string region_of(std::string_view text) {
  auto const read = read_region(text);
  return read.ok() ? area_text(*read) : fault(read, text);
}

/// Eight by eight with a hole at h1.
chess::Board test_board() {
  chess::Board board;
  for (int row = 0; row < 8; ++row) {
    board.open_row();
    for (int file = 0; file < 8; ++file) {
      chess::Cell cell;
      cell.left = file * chess::quarters;
      if (row == 7 && file == 7) cell.kind = chess::CellKind::hole;
      board.add(cell);
    }
  }
  return board;
}

std::string spans_of(text::Diagnostics const& found, std::string_view text) {
  std::string result;
  for (auto const& [severity, code, span, message, hint, notes, source, fixes] : found)
    result += (result.empty() ? "" : ", ") + code + " " +
              std::string(text.substr(span.begin, span.end - span.begin));
  return result;
}

BOOST_AUTO_TEST_SUITE(marks)

BOOST_AUTO_TEST_CASE(a_list_of_marks_is_read) {
  BOOST_TEST(marks_of("frame c3 d4; fill a1-a8 tint; arrow e2-e4; text c5 \"1\"") ==
             "frame c3-c3; frame d4-d4; fill a1-a8 tint; arrow e2-e4; text c5-c5 '1'");
  BOOST_TEST(marks_of("cross a1;dot b2 ; circle aa12 ;crown d4") ==
             "cross a1-a1; dot b2-b2; circle aa12-aa12; crown d4-d4");
  BOOST_TEST(marks_of("line a1-h8 h1 - a8 red!50") == "line a1-h8 red!50; line h1-a8 red!50");
  BOOST_TEST(marks_of("arrow e2->e4; arrow e2→e4; arrow e2–e4") ==
             "arrow e2-e4; arrow e2-e4; arrow e2-e4");
  BOOST_TEST(marks_of("frame C3 #ff0000") == "frame c3-c3 #ff0000");
}

BOOST_AUTO_TEST_CASE(a_text_may_contain_anything_but_quotes) {
  BOOST_TEST(marks_of("text c5 \"a; b\" blue; dot a1") == "text c5-c5 blue 'a; b'; dot a1-a1");
  BOOST_TEST(marks_of("text c5 \"é♔\"") == "text c5-c5 'é♔'");
}

BOOST_AUTO_TEST_CASE(a_colour_belongs_to_the_marks_of_its_item) {
  BOOST_TEST(marks_of("frame a1; frame b2 c3 gray50; frame d4") ==
             "frame a1-a1; frame b2-b2 gray50; frame c3-c3 gray50; frame d4-d4");
}

BOOST_AUTO_TEST_CASE(marks_have_the_spans_of_their_squares) {
  std::string_view const text = "fill a1-b8";
  auto const area = read_marks(text)->at(0).area;
  BOOST_TEST((area.from_where == text::Span{5, 7}));
  BOOST_TEST((area.to_where == text::Span{8, 10}));
}

BOOST_AUTO_TEST_CASE(errors_in_marks_have_their_places) {
  struct {
    std::string_view text, expected;
  } const cases[] = {{"", "E-MARK $"},
                     {"  ", "E-MARK $"},
                     {";", "E-MARK ;"},
                     {"frme c3", "E-MARK frme"},
                     {"frame c3; frames c4", "E-MARK frames"},
                     {"frame", "E-MARK $"},
                     {"frame ", "E-MARK $"},
                     {"frame;", "E-MARK ;"},
                     {"frame zz", "E-SQUARE zz"},
                     {"frame c3 d0", "E-SQUARE d0"},
                     {"frame abc4", "E-SQUARE abc4"},
                     {"frame e99999999999999999999", "E-SQUARE e99999999999999999999"},
                     {"fill a1-tint", "E-SQUARE tint"},
                     {"fill a1-", "E-MARK $"},
                     {"arrow e2", "E-MARK $"},
                     {"arrow e2 e4", "E-MARK e"},
                     {"arrow e2-e2", "E-MARK e2-e2"},
                     {"frame c3 red blue", "E-MARK b"},
                     {"frame c3 \\red", "E-MARK \\"},
                     {"frame c3, d4", "E-MARK ,"},
                     {"text c5", "E-MARK $"},
                     {"text c5 1", "E-MARK 1"},
                     {"text c5 “1”", "E-MARK “"},
                     {"text c5 \"1", "E-MARK $"},
                     {"text c5-c6 \"1\"", "E-MARK -"},
                     {"text c5 \"\xFF\"", "E-UTF8 \xFF"},
                     {"\xC3", "E-UTF8 \xC3"},
                     {"frame ♔", "E-MARK ♔"},
                     {"dot g7 #f8é", "E-MARK #"}};
  for (auto const& [text, expected] : cases)
    BOOST_TEST(marks_of(text) == expected, text << " gave " << marks_of(text));
  std::string const nul("text c5 \"\0\"", 11);
  BOOST_TEST(marks_of(nul) == std::string("E-MARK \0", 8));
}

BOOST_AUTO_TEST_CASE(grids_are_blocks_or_lines) {
  BOOST_TEST(grid_of("2x2") == "2x2");
  BOOST_TEST(grid_of(" 3 × 2 ") == "3x2");
  BOOST_TEST(grid_of("v2 1-8; h4 0-3") == "0x0; v2 1-8; h4 0-3");
  BOOST_TEST(grid_of("v 2 8-1;") == "0x0; v2 1-8");
  std::string_view const text = "v2 1-8; h4 0-3";
  auto const where = read_grid(text)->lines.at(1).where;
  BOOST_TEST((where == text::Span{8, 14}));
}

BOOST_AUTO_TEST_CASE(errors_in_grids_have_their_places) {
  struct {
    std::string_view text, expected;
  } const cases[] = {{"", "E-GRID $"},
                     {"2", "E-GRID $"},
                     {"2y2", "E-GRID y"},
                     {"2x", "E-GRID $"},
                     {"0x2", "E-GRID 0x2"},
                     {"2x2 2", "E-GRID 2"},
                     {"d2 1-8", "E-GRID d"},
                     {"v", "E-GRID $"},
                     {"v2", "E-GRID $"},
                     {"v2 1", "E-GRID $"},
                     {"v2 1-", "E-GRID $"},
                     {"v2 3-3", "E-GRID v2 3-3"},
                     {"v2 1-8 h4", "E-GRID h"},
                     {"v99999999999999999999 1-8", "E-GRID 9"},
                     {"99999999999999999999x2", "E-GRID 9"},
                     {"v2 -1-8", "E-GRID -"},
                     {"\xFFv", "E-UTF8 \xFF"}};
  for (auto const& [text, expected] : cases)
    BOOST_TEST(grid_of(text) == expected, text << " gave " << grid_of(text));
}

BOOST_AUTO_TEST_CASE(edges_are_read_by_name) {
  BOOST_TEST((*read_edges("vertical cylinder") == Edges::vertical_cylinder));
  BOOST_TEST((*read_edges(" Horizontal  cylinder ") == Edges::horizontal_cylinder));
  BOOST_TEST((*read_edges("torus") == Edges::torus));
  BOOST_TEST((*read_edges("none") == Edges::none));
  for (std::string_view const text : {"", " ", "cylinder", "toruss", "vertical", "\xFF"})
    BOOST_TEST(fault(read_edges(text), text) ==
               "E-EDGES " + (text.empty() ? "$" : std::string(text)));
}

BOOST_AUTO_TEST_CASE(a_region_has_two_corners) {
  BOOST_TEST(region_of("c3-h8") == "c3-h8");
  BOOST_TEST(region_of(" H8 - c3 ") == "h8-c3");
  struct {
    std::string_view text, expected;
  } const cases[] = {{"", "E-REGION $"},         {"c3", "E-REGION $"},     {"c3 h8", "E-REGION h"},
                     {"c3-", "E-REGION $"},      {"c3-h0", "E-SQUARE h0"}, {"3c-h8", "E-SQUARE 3c"},
                     {"c3-h8-a1", "E-REGION -"}, {"-", "E-REGION -"}};
  for (auto const& [text, expected] : cases)
    BOOST_TEST(region_of(text) == expected, text << " gave " << region_of(text));
}

BOOST_AUTO_TEST_CASE(piece_counts_are_read_as_printed) {
  BOOST_TEST(count_of("8+7") == "8+7");
  BOOST_TEST(count_of("(3+5+1)") == "3+5+1");
  BOOST_TEST(count_of("3 + 5 + 1n") == "3+5+1");
  BOOST_TEST(count_of(" ( 8 + 7 ) ") == "8+7");
  struct {
    std::string_view text, expected;
  } const cases[] = {{"", "E-COUNT $"},        {"8", "E-COUNT $"},
                     {"8+", "E-COUNT $"},      {"8-7", "E-COUNT -"},
                     {"(8+7", "E-COUNT $"},    {"8+7)", "E-COUNT )"},
                     {"8+7+1+2", "E-COUNT +"}, {"8+7 x", "E-COUNT x"},
                     {"8+1n", "E-COUNT n"},    {"99999999999999999999+1", "E-COUNT 9"},
                     {"½+1", "E-COUNT ½"}};
  for (auto const& [text, expected] : cases)
    BOOST_TEST(count_of(text) == expected, text << " gave " << count_of(text));
}

BOOST_AUTO_TEST_CASE(lengths_are_converted_into_millimetres) {
  struct {
    std::string_view text;
    double millimetres;
  } const cases[] = {{"5.5mm", 5.5},   {"0.6 cm", 6},
                     {"0.25in", 6.35}, {"72.27pt", 25.4},
                     {"72bp", 25.4},   {"7", 7},
                     {".5cm", 5},      {"5.mm", 5},
                     {"200", 200},     {" 14pt ", 14 * 25.4 / 72.27}};
  for (auto const& [text, millimetres] : cases) {
    auto const read = read_length(text);
    BOOST_TEST_CONTEXT(text) {
      BOOST_REQUIRE(read.ok());
      BOOST_TEST(*read == millimetres, boost::test_tools::tolerance(1e-12));
    }
  }
}

BOOST_AUTO_TEST_CASE(errors_in_lengths_have_their_places) {
  std::string const long_number(400, '9');
  struct {
    std::string_view text;
    std::string expected;
  } const cases[] = {{"", "E-SIZE $"},
                     {"mm", "E-SIZE m"},
                     {"5,5mm", "E-SIZE ,"},
                     {"5em", "E-SIZE e"},
                     {"5 mmm", "E-SIZE m"},
                     {"-5mm", "E-SIZE -"},
                     {"0", "E-SIZE 0"},
                     {"0.0mm", "E-SIZE 0.0mm"},
                     {"200.1mm", "E-SIZE 200.1mm"},
                     {"20.1cm", "E-SIZE 20.1cm"},
                     {"1e2", "E-SIZE e"},
                     {"inf", "E-SIZE i"},
                     {"nan", "E-SIZE n"},
                     {long_number, "E-SIZE " + long_number},
                     {"5mm\xFF", "E-UTF8 \xFF"}};
  for (auto const& [text, expected] : cases)
    BOOST_TEST_CONTEXT(text) BOOST_TEST(fault(read_length(text), text) == expected);
}

BOOST_AUTO_TEST_CASE(squares_outside_the_board_are_errors) {
  std::string_view const good = "frame a1 h8; fill a1-g1; arrow a2-b3";
  BOOST_TEST(check_marks(*read_marks(good), test_board()).empty());
  std::string_view const bad = "frame h1 a9; fill a1-i1; arrow z1-a9";
  BOOST_TEST(spans_of(check_marks(*read_marks(bad), test_board()), bad) ==
             "E-SQUARE h1, E-SQUARE a9, E-SQUARE i1, E-SQUARE z1, E-SQUARE a9");
  std::string_view const region = "a1-h1";
  BOOST_TEST(spans_of(check_region(*read_region(region), test_board()), region) == "E-SQUARE h1");
  BOOST_TEST(check_region(*read_region("a1-h8"), test_board()).empty());
}

BOOST_AUTO_TEST_CASE(lines_outside_the_board_are_errors) {
  std::string_view const good = "v0 0-8; v8 0-8; h8 1-8";
  BOOST_TEST(check_grid(*read_grid(good), test_board()).empty());
  BOOST_TEST(check_grid(*read_grid("2x2"), test_board()).empty());
  std::string_view const bad = "v9 0-8; v1 0-9; h9 0-1; h1 9-1";
  BOOST_TEST(spans_of(check_grid(*read_grid(bad), test_board()), bad) ==
             "E-GRID v9 0-8, E-GRID v1 0-9, E-GRID h9 0-1, E-GRID h1 9-1");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace dawson::semantics
