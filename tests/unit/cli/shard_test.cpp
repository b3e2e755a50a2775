// Tests of `--shard`: parts of a collection are converted separately and joined.
#include <boost/test/unit_test.hpp>

#include "program.hpp"

using namespace dawson;

namespace {

// Twenty problems of different lengths; the sixth is unreadable.
std::string records() {
  std::string out;
  for (int i = 1; i <= 20; ++i) {
    std::string const number = std::to_string(i);
    out += i == 6
               ? std::string("{\"dawson\":1,\n")
               : R"({"dawson":1,"host":"plain","fields":[["number",")" + number +
                     R"("],["author",["Author )" +
                     std::string(static_cast<std::size_t>(i * 7), 'x') +
                     R"("]],["men","White Kd1 Black Kh8"],["stipulation","h#)" + number + "\"]]}\n";
  }
  return out;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(shard)

BOOST_AUTO_TEST_CASE(joined_parts_are_the_bytes_of_the_whole) {
  Folder const folder;
  put(folder / "records.json", records());
  for (std::string const& suffix :
       std::vector<std::string>{"inp", "olv", "epd", "json", "md", "tex"}) {
    run_program({"convert", "--file", "records.json", "-o", "in." + suffix}, folder.path());
    BOOST_TEST(contents(folder / ("in." + suffix)).size() > 100U, suffix);
  }
  // Documents are read as a whole, so parts consist of files.
  for (std::string const& from :
       std::vector<std::string>{"records.json", "in.inp", "in.olv", "in.epd"})
    for (std::string const& to : std::vector<std::string>{"json", "inp", "olv", "md"}) {
      std::string const whole = "whole." + to;
      run_program({"convert", "--file", from, "-o", whole}, folder.path());
      std::string const expected = contents(folder / whole);
      BOOST_TEST(!expected.empty());
      for (int const parts : {1, 2, 7}) {
        std::string together;
        for (int part = 1; part <= parts; ++part) {
          std::string const out = "part." + to;
          run_program({"convert", "--file", from, "-o", out, "--shard",
                       std::to_string(part) + "/" + std::to_string(parts)},
                      folder.path());
          together += contents(folder / out);
        }
        BOOST_TEST((together == expected), from << " to " << to << " in " << parts);
      }
    }
}

BOOST_AUTO_TEST_CASE(joined_parts_of_arrays_and_documents_are_those_of_the_whole) {
  Folder const folder;
  std::string line, pretty,
      sty =
          "\\documentclass{article}\n\\usepackage{diagram}\n"
          "\\begin{document}\n";
  for (int i = 1; i <= 7; ++i) {
    std::string const number = std::to_string(i);
    line += (i > 1 ? ", " : "") +
            (R"({"dawson":1,"host":"plain","fields":[["number",")" + number +
             R"("],["author",["Ł \u00C4 {]} \"[,"]],["men","White Kd1 Black Kh8"]]})");
    pretty += std::string(i > 1 ? ",\n" : "") +
              "  {\n    \"dawson\": 1,\n    \"host\": \"plain\",\n" +
              "    \"fields\": [\n      [\"number\", \"" + number +
              "\"],\n      [\"men\", \"White Kd1 Black Kh8\"]\n    ]\n  }";
    sty += "\\begin{diagram}\n\\author{Shinkman, W" + number +
           "}\n\\pieces{wKa1, sKc3}\n\\stipulation{\\#2}\n\\end{diagram}\n";
  }
  put(folder / "line.json", "[" + line + "]\n");
  put(folder / "pretty.json", "[\n" + pretty + "\n]\n");
  put(folder / "sty.tex", sty + "\\end{document}\n");
  for (std::string const& from : std::vector<std::string>{"line.json", "pretty.json", "sty.tex"}) {
    Ended const all = run_program({"convert", "--file", from, "-o", "whole.md"}, folder.path());
    BOOST_TEST(all.status == 0, all.err);
    std::string together;
    for (char const* part : {"1/3", "2/3", "3/3"}) {
      Ended const ended =
          run_program({"convert", "--file", from, "-o", "part.md", "--shard", part}, folder.path());
      BOOST_TEST(ended.status == 0, ended.err);
      together += contents(folder / "part.md");
    }
    BOOST_TEST(together == contents(folder / "whole.md"), from);
    std::size_t problems = 0;
    for (std::size_t at = 0; (at = together.find("```chess", at)) != std::string::npos; ++at)
      ++problems;
    BOOST_TEST(problems == 7U, from);
  }
}

BOOST_AUTO_TEST_CASE(more_parts_than_problems_leave_some_empty) {
  Folder const folder;
  put(folder / "in.epd",
      "8/8/8/8/8/8/8/K1k5 w - - id \"a\";\n8/8/8/8/8/8/8/K2k4 w - - id \"b\";\n");
  run_program({"convert", "--file", "in.epd", "-o", "whole.inp"}, folder.path());
  std::string together;
  for (int part = 1; part <= 40; ++part) {
    Ended const ended = run_program(
        {"convert", "--file", "in.epd", "-o", "part.inp", "--shard", std::to_string(part) + "/40"},
        folder.path());
    BOOST_TEST(ended.status == 0, ended.err);
    together += contents(folder / "part.inp");
  }
  BOOST_TEST(together == contents(folder / "whole.inp"));
}

BOOST_AUTO_TEST_SUITE_END()
