// Tests of entries of a tourney: sealed, judged, awarded.
#include <boost/test/unit_test.hpp>

#include "program.hpp"

using namespace dawson;

namespace {

bool has(std::string const& text, std::string const& part) {
  return text.find(part) != std::string::npos;
}

std::string entry(char file, std::string const& fields) {
  std::string row = file == 'a' ? "R7"
                                : std::string(1, static_cast<char>('0' + file - 'a')) + "R" +
                                      std::string(1, static_cast<char>('0' + 'h' - file));
  return "```chess\n" + fields + "fen: 6k1/8/6K1/8/8/8/8/" + row +
         "\nstipulation: \\#1\nsolution: 1.R" + file + "8\\#\n```\n\n";
}

std::string const first = entry('a', "author: Petko Petkov\ncity: Sofia\nnumber: 18\n");
std::string const second = entry('c', "author: Able, Ann\ncomment: As ABLE has shown\n");
std::string const third = entry('e', "author: Zoe Zedlitz\nids: YACPDB 7\nsource-number: Z1\n");

}  // namespace

BOOST_AUTO_TEST_SUITE(tourney)

BOOST_AUTO_TEST_CASE(numbers_replace_names_in_an_order_that_reveals_nothing) {
  Folder const folder;
  std::vector<std::string> const words{"convert",     "--file",   "in.md",         "-o",   "out.md",
                                       "--anonymous", "key.json", "--diagnostics", "short"};
  put(folder / "in.md", first + second + third);
  Ended const ended = run_program(words, folder.path());
  BOOST_TEST(ended.status == 0, ended.err);
  std::string const sheets = contents(folder / "out.md");
  for (char const* const name : {"Petkov", "Ann", "Zoe", "Sofia", "18", "YACPDB", "Z1"})
    BOOST_TEST(!has(sheets, name), sheets);
  for (char const* const number : {"number: 1", "number: 2", "number: 3"})
    BOOST_TEST(has(sheets, number), sheets);
  BOOST_TEST(has(ended.err, ": warning: `comment` may name the author, Able, Ann"), ended.err);
  put(folder / "in.md", third + first + second);
  run_program(words, folder.path());
  BOOST_TEST(contents(folder / "out.md") == sheets);
}

BOOST_AUTO_TEST_CASE(the_award_restores_the_names) {
  Folder const folder;
  put(folder / "in.md", first + second + third);
  run_program({"convert", "--file", "in.md", "-o", "out.md", "--anonymous", "key.json"},
              folder.path());
  for (std::string const number : {"1", "2", "3"}) {
    put(folder / "award.md",
        "---\ndescribed: short\n---\n\n```chess\nfrom: key.json\nselect: number " + number +
            "\naward: 1st Prize\n```\n\n```chess solutions\n```\n");
    put(folder / "sheet.md",
        "---\ndescribed: short\n---\n\n```chess\nfrom: out.md\nselect: number " + number +
            "\n```\n\n```chess solutions\n```\n");
    Ended const award =
        run_program({"weave", "award.md", "-o", "award.html", "--quiet"}, folder.path());
    BOOST_TEST(award.status == 0, award.err);
    std::string const printed = contents(folder / "award.html");
    std::string const key = contents(folder / "key.json");
    BOOST_TEST(has(printed, "1st\u00A0Prize"));
    // The same number is the same problem, identified by its rook.
    std::string const solved = printed.substr(printed.find("class=\"solutions\""));
    bool const a = has(solved, "a8"), c = has(solved, "c8");
    BOOST_TEST(has(printed, a ? "Petkov" : c ? "Ann" : "Zedlitz"), printed);
    run_program({"weave", "sheet.md", "-o", "sheet.html", "--quiet"}, folder.path());
    BOOST_TEST(has(contents(folder / "sheet.html"), a ? "a8" : c ? "c8" : "e8"));
  }
}

BOOST_AUTO_TEST_CASE(a_judges_sheet_has_room_for_notes) {
  Folder const folder;
  put(folder / "a.md", first);
  Ended const ended =
      run_program({"weave", "a.md", "-o", "a.html", "--style", "judge"}, folder.path());
  BOOST_TEST(ended.status == 0, ended.err);
  std::string const page = contents(folder / "a.html");
  BOOST_TEST(has(page, "Notes:"));
  BOOST_TEST(has(page, "______"));
  // Neither in the printed text nor in the description of the board.
  BOOST_TEST(!has(page, "Petkov"));
}

BOOST_AUTO_TEST_CASE(tourney_options_need_whole_files_of_problems) {
  Folder const folder;
  put(folder / "in.md", first);
  BOOST_TEST(run_program({"convert", "8/8", "--anonymous", "k.json"}, folder.path()).status == 2);
  BOOST_TEST(run_program({"convert", "--file", "in.md", "-o", "o.md", "--shard", "1/2",
                          "--anonymous", "k.json"},
                         folder.path())
                 .status == 2);
}

BOOST_AUTO_TEST_SUITE_END()
