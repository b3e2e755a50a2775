// Parts of a collection, converted one by one, and put together.
#include <boost/test/unit_test.hpp>

#include "program.hpp"

using namespace dawson;

namespace {

// Twenty problems of different length; the sixth cannot be read.
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

BOOST_AUTO_TEST_CASE(parts_put_together_are_the_bytes_of_the_whole) {
  Folder const folder;
  put(folder / "records.json", records());
  for (std::string const& suffix :
       std::vector<std::string>{"inp", "olv", "epd", "json", "md", "tex"}) {
    run_program({"convert", "--file", "records.json", "-o", "in." + suffix}, folder.path());
    BOOST_TEST(contents(folder / ("in." + suffix)).size() > 100U, suffix);
  }
  // Documents are read whole, so that parts are of files.
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
