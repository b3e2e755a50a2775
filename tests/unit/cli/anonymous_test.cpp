// Tests of the output for anonymous problems.
#include <boost/test/unit_test.hpp>

#include "program.hpp"

using namespace dawson;

namespace {

std::string const fields =
    "number: 7\nsource: Thema Danicum\nfen: 8/8/8/8/8/5k2/7q/7K\nstipulation: h#2\n"
    "solution: 1.Kf3-g3 Kh1*h2\n";

std::string const rest = "\n\n```chess solutions\n```\n\n```chess index authors\n```\n";

// Weaves a document of one problem and its defaults in a separate folder and returns the output of
// the command.
std::string made(std::string const& defaults, std::string const& author,
                 std::vector<std::string> words, std::string const& out) {
  Folder const folder;
  put(folder / "a.md", defaults + "```chess\n" + author + fields + "```\n" + rest);
  words.insert(words.end(), {"a.md", "-o", out});
  Ended const ended = run_program(words, folder.path());
  BOOST_TEST(ended.status == 0, ended.err);
  std::string all = contents(folder / out);
  for (std::string const& name : folder.names()) all += "\n" + name;
  return all;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(anonymous)

// An anonymous problem gives the same bytes and file names as a problem without an author.
BOOST_AUTO_TEST_CASE(the_author_is_in_no_output) {
  std::string const author =
      "author: Niels H\xC3\xB8"
      "eg\ncity: Aarhus\n";
  struct Kind {
    std::vector<std::string> words;
    std::string out;
  };
  for (Kind const& kind :
       {Kind{{"weave"}, "b.md"}, Kind{{"weave"}, "b.html"},
        Kind{{"weave", "--boards", "pdf"}, "b.md"}, Kind{{"booklet"}, "b.pdf"}}) {
    std::string const without = made("", "", kind.words, kind.out);
    BOOST_TEST((made("", author + "anonymous: yes\n", kind.words, kind.out) == without), kind.out);
    BOOST_TEST((made("", author, kind.words, kind.out) != without), kind.out);
    std::string const judge = "```chess defaults\nanonymous: yes\n```\n\n";
    BOOST_TEST((made(judge, author, kind.words, kind.out) == made(judge, "", kind.words, kind.out)),
               kind.out);
  }
}

BOOST_AUTO_TEST_CASE(single_pictures_do_not_contain_the_author) {
  for (std::string const out : {"b.svg", "b.pdf", "b.png", "b.tex", "b.txt"}) {
    auto const picture = [&](std::vector<std::string> const& named) {
      Folder const folder;
      std::vector<std::string> words = {"board", "8/8/8/8/8/5k2/7q/7K", "--from", "fen", "-o", out};
      words.insert(words.end(), named.begin(), named.end());
      Ended const ended = run_program(words, folder.path());
      BOOST_TEST(ended.status == 0, ended.err);
      return contents(folder / out);
    };
    BOOST_TEST((picture({"--field", "author=Niels", "--field", "anonymous=yes"}) == picture({})),
               out);
    BOOST_TEST(
        (picture({"--field", "author=Niels", "--style", "judge"}) == picture({"--style", "judge"})),
        out);
  }
}

BOOST_AUTO_TEST_CASE(an_anonymous_example_is_an_error) {
  Folder const folder;
  put(folder / "a.md", "```chess example\nauthor: A\nanonymous: yes\n" + fields + "```\n");
  Ended const ended = run_program({"check", "a.md"}, folder.path());
  BOOST_TEST(ended.status == 1);
  BOOST_TEST(ended.err.find("[E-WORD]") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
