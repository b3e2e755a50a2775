#include "compile/archive.hpp"

#include <fstream>
#include <string>

#include <boost/test/unit_test.hpp>

#include "disk/disk.hpp"
#include "notation/men/piece_list.hpp"
#include "semantics/stipulation.hpp"
#include "session/invocation.hpp"
#include "unit/run/folder.hpp"

namespace dawson::run {
namespace {

Looked looked(std::string_view pieces) { return looked_at(*notation::read_men_singly(pieces)); }

// Returns the findings about the position, and the codes of findings of the archive.
std::string reported(std::vector<std::string> const& names, std::string const& index,
                     std::string_view pieces) {
  Invocation invocation;
  Archive const archive(invocation, names, index);
  std::string out;
  for (text::Diagnostic const& finding : invocation.take_findings()) out += finding.code + " ";
  problem::Problem problem;
  problem.position = *notation::read_men_singly(pieces);
  problem.stipulation = semantics::read_stipulation("#2");
  text::Diagnostics findings;
  archive.ask(problem, {1, 2}, findings);
  for (text::Diagnostic const& finding : findings) {
    BOOST_TEST((finding.span == text::Span{1, 2}));
    out += finding.message + " | " + finding.hint + "\n";
  }
  invocation.disk().commit();
  return out;
}

BOOST_AUTO_TEST_SUITE(archive)

BOOST_AUTO_TEST_CASE(positions_are_found_in_any_orientation_and_colouring) {
  Looked const asked = looked("wKa1 wQc2 bKd5 bPa3");
  constexpr std::pair<char const*, char const*> ways[] = {
      {"wKa1 wQc2 bKd5 bPa3", ""},
      {"wKh1 wQf2 bKe5 bPh3", ", mirrored"},
      {"wKa8 wQc7 bKd4 bPa6", ", mirrored"},
      {"wKa1 wQb3 bKe4 bPc1", ", mirrored"},
      {"wKh8 wQf7 bKe4 bPh6", ", rotated by 180 degrees"},
      {"wKa8 wQb6 bKe5 bPc8", ", rotated by 90 degrees"},
      {"wKh1 wQg3 bKd4 bPf1", ", rotated by 90 degrees"},
      {"wKb1 wQd2 bKe5 bPb3", ", shifted"},
      {"wKg8 wQe7 bKd4 bPg6", ", rotated by 180 degrees, shifted"},
      {"wKb8 wQc6 bKf5 bPd8", ", rotated by 90 degrees, shifted"},
      {"bKa1 bQc2 wKd5 wPa3", ", with colours exchanged"},
      {"bKh3 bQf4 wKe7 wPh5", ", mirrored, shifted, with colours exchanged"},
  };
  for (auto const& [pieces, way] : ways) {
    Looked const found = looked(pieces);
    BOOST_TEST(found.key == asked.key, pieces);
    BOOST_TEST(way_between(asked, found) == way, pieces);
  }
  for (char const* other : {"wKa1 wQc2 bKd5 wPa3", "wKa1 wQc2 bKd5 bPb3", "wKa1 wQc2 bKd5"})
    BOOST_TEST(looked(other).key != asked.key, other);
}

BOOST_AUTO_TEST_CASE(the_author_and_place_of_a_known_position_are_reported) {
  Folder const folder;
  put(folder / "a/one.json",
      R"({"dawson":1,"fields":[["fen","8/8/8/8/8/8/8/K7"]]})"
      "\n"
      R"({"dawson":1,"fields":[["author",["Ann","Bob"]],["source","S"],["fen","7k/8/8/8/8/8/8/K7"]]})"
      "\n"
      R"({"dawson":1,"fields":[["author",["No"]]]})"
      "\n");
  put(folder / "a/two.epd", "7k/8/8/8/8/8/8/K7 w - - dm 2;\n");
  put(folder / "a/notes.txt", "nothing");
  std::string const index = folder / "index";
  std::string const unread = "W-ARCHIVE ";
  std::string const known = "known position: Ann; Bob, S | see " + (folder / "a/one.json") +
                            ":2, problem 2\n" + "known position: without an author | see " +
                            (folder / "a/two.epd") + ":1, problem 1\n";
  for (int i = 0; i < 2; ++i)
    BOOST_TEST(reported({folder / "a"}, index, "wKa1 bKh8") == unread + known);
  BOOST_TEST(reported({folder / "a"}, index, "wKa1 bKh7") == unread);
}

BOOST_AUTO_TEST_CASE(an_outdated_or_damaged_index_is_reported_and_not_used) {
  Folder const folder;
  std::string const name = folder / "a.epd", index = folder / "index";
  std::string const known = "known position: without an author | see " + name + ":1, problem 1\n";
  put(name, "7k/8/8/8/8/8/8/K7 w - - dm 2;\n");
  BOOST_TEST(reported({name}, index, "wKa1 bKh8") == known);
  put(name, "7k/8/8/8/8/8/8/1K6 w - - dm 22;\n");
  BOOST_TEST(reported({name}, index, "wKa1 bKh8") == "W-ARCHIVE ");
  BOOST_TEST(reported({name}, index, "wKb1 bKh8") == known);
  std::string bytes;
  {
    std::ifstream file(index, std::ios::binary);
    bytes.assign(std::istreambuf_iterator<char>(file), {});
  }
  for (std::size_t const at : {bytes.size() - 1, bytes.size() / 2, std::size_t(30)}) {
    std::string damaged = bytes;
    ++damaged[at];
    put(index, damaged);
    BOOST_TEST(reported({name}, index, "wKb1 bKh8") == "W-ARCHIVE " + known);
  }
  put(index, bytes.substr(0, bytes.size() / 2));
  BOOST_TEST(reported({name}, index, "wKb1 bKh8") == "W-ARCHIVE " + known);
  put(index, "# A column\n");
  BOOST_TEST(reported({name}, index, "wKb1 bKh8") == "E-ARCHIVE " + known);
  std::ifstream file(index);
  std::string line;
  std::getline(file, line);
  BOOST_TEST(line == "# A column");
  BOOST_CHECK_THROW(reported({folder / "none"}, "", "wKb1 bKh8"), SystemError);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace dawson::run
