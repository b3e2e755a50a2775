// Positions in lines of other files.
#include <boost/test/unit_test.hpp>

#include "reading.hpp"

using namespace dawson;
using namespace dawson::document;

namespace {

std::string const bytes =
    "\xEF\xBB\xBF"
    "8/8/8/8/8/8/8/K6k\r\n8/8/8/8/8/8/8/K6X\n\n8/8/8/8/8/8/8/k6K";

Settings settings() {
  Settings settings;
  settings.read_file = [](std::string const& path) -> text::Result<NamedFile> {
    if (path == "none.fen") return text::error("E-FILE", {}, "cannot read none.fen: no such file");
    return NamedFile{7, bytes};
  };
  return settings;
}

// The first piece of the first rank with its side, or the error.
std::string first_piece(std::string const& value) {
  Reading const read(block("file: " + value + "\n"), settings());
  if (!read.findings.empty()) return read.faults();
  for (chess::Cell const& cell : read.problem().position.board.cells())
    if (cell.occupant)
      return std::get<chess::Piece>(*cell.occupant).side == chess::Side::white ? "white" : "black";
  return "empty";
}

}  // namespace

BOOST_AUTO_TEST_SUITE(position_files)

BOOST_AUTO_TEST_CASE(the_notation_is_named_or_given_by_the_suffix) {
  BOOST_TEST(first_piece("a.fen") == "white");
  BOOST_TEST(first_piece("a.fen:1") == "white");
  BOOST_TEST(first_piece("a.fen:4") == "black");
  BOOST_TEST(first_piece("fen a.txt:4") == "black");
}

BOOST_AUTO_TEST_CASE(a_bad_line_is_reported_at_its_place_and_where_it_is_named) {
  Reading const read(block("file: a.fen:2\n"), settings());
  BOOST_REQUIRE_EQUAL(read.findings.size(), 1U);
  text::Diagnostic const& fault = read.findings.front();
  BOOST_TEST((fault.severity == text::Severity::error));
  BOOST_TEST(fault.source == 7U);
  BOOST_TEST(bytes.substr(fault.span.begin, 1) == "X");
  BOOST_REQUIRE(!fault.notes.empty());
  text::Note const& named = fault.notes.back();
  BOOST_TEST(read.text(named.span) == "a.fen:2");
}

BOOST_AUTO_TEST_CASE(missing_files_and_lines_are_reported) {
  BOOST_TEST(first_piece("none.fen") == "E-FILE `none.fen`");
  BOOST_TEST(first_piece("games.pgn:3") == "E-FILE `games.pgn`");
  BOOST_TEST(first_piece("a.fen:3") == "E-LINE `3`");
  BOOST_TEST(first_piece("a.fen:5") == "E-LINE `5`");
  BOOST_TEST(first_piece("a.fen:0") == "E-LINE `0`");
}

BOOST_AUTO_TEST_SUITE_END()
