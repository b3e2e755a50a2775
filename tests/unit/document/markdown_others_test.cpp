// Blocks in the syntax of other Markdown tools, and blocks that look like directives.
#include <boost/test/unit_test.hpp>
#include <string>

#include "reading.hpp"

using namespace dawson;
using namespace dawson::document;

namespace {

std::string wholes(std::string const& bytes) { return Reading(InMarkdown{}, bytes).directives(); }
std::string faults(std::string const& bytes) { return Reading(InMarkdown{}, bytes).faults(); }

}  // namespace

BOOST_AUTO_TEST_SUITE(markdown_others)

BOOST_AUTO_TEST_CASE(myst_directives_are_directives) {
  for (char const* bytes :
       {"```{chess}\njanko: K1k\n```", "~~~ {chess}\njanko: K1k\n~~~",
        ":::{chess}\njanko: K1k\n:::", "::::{chess}\njanko: K1k\n::::",
        "::: {chess}\njanko: K1k\n:::", "````{chess} defaults\nsize: 5mm\n````"})
    BOOST_TEST_CONTEXT(bytes) {
      BOOST_TEST(wholes(bytes) == bytes);
      BOOST_TEST(faults(bytes) == "");
    }
  BOOST_TEST(wholes("> x\n> :::{chess}\n> janko: K1k\n> :::\n> y") ==
             ":::{chess}\n> janko: K1k\n> :::");
  BOOST_TEST(wholes("::::{note}\n:::{chess}\njanko: K1k\n:::\n::::") ==
             ":::{chess}\njanko: K1k\n:::");
  BOOST_TEST(wholes("x\r\n\r\n- :::{chess}\r\n  janko: K1k\r\n  :::\r\n") ==
             ":::{chess}\r\n  janko: K1k\r\n  :::");
  BOOST_TEST(wholes(":::{chess}\njanko: K1k\n:::\n\n:::{chess}\njanko: k1K\n:::") ==
             ":::{chess}\njanko: K1k\n::: | :::{chess}\njanko: k1K\n:::");
}

BOOST_AUTO_TEST_CASE(other_colons_and_those_in_code_are_text) {
  for (char const* bytes : {"```\n:::{chess}\njanko: K1k\n:::\n```", "    :::{chess}\n    a\n",
                            "<!--\n:::{chess}\na\n:::\n-->", ":::{note}\na\n:::",
                            "~~~\n:::{chess}\na\n:::\n~~~\n\nb", "a :::{chess} b"})
    BOOST_TEST_CONTEXT(bytes) {
      BOOST_TEST(wholes(bytes) == "");
      BOOST_TEST(faults(bytes) == "");
    }
  BOOST_TEST(faults(":::{chess}\njanko: K1k\n") == "W-END `:::{chess}`");
}

BOOST_AUTO_TEST_CASE(myst_options_are_fields) {
  Reading const reading(
      InMarkdown{}, "```{chess}\n:size: 5mm\n:flip:\n:name: petkov\n\njanko: K1k\nauthor: X\n```");
  BOOST_TEST(reading.faults() == "");
  problem::Problem const& problem = reading.problem();
  BOOST_TEST((problem.view.size == 5.0));
  BOOST_TEST((problem.view.flip == true));
  BOOST_TEST(problem.label == "petkov");
  BOOST_TEST(faults("```{chess}\n:sice: 5mm\njanko: K1k\n```") == "E-FIELD `sice`");
  BOOST_TEST(faults("```{chess} flip size=5mm\njanko: K1k\n```") == "");
}

BOOST_AUTO_TEST_CASE(blocks_that_look_like_directives_are_reported) {
  struct Case {
    char const* fence;
    char const* reported;
  };
  for (auto const& [fence, reported] : {
           Case{"```ches", "W-FENCE `ches`"},
           {"```Chess", "W-FENCE `Chess`"},
           {"``` chess-diagram size=5mm", "W-FENCE `chess-diagram`"},
           {"```fen", "W-FENCE `fen`"},
           {"```chessboard", "W-FENCE `chessboard`"},
           {"~~~ {.chesser}", "W-FENCE `chesser`"},
           {"```chessview", "W-FENCE `chessview`"},
           {"```chess_board", "W-FENCE `chess_board`"},
           {"```chess:fen", "W-FENCE `chess`"},
           {"```chess{size=5mm}", "W-FENCE `chess`"},
           {"~~~{.chess", "W-FENCE `{.chess`"},
           {"~~~{.chess} size=5mm", "W-FENCE `{.chess`"},
           {"~~~ .chess", "W-FENCE `chess`"},
           {"~~~{chess-diagram}", "W-FENCE `{chess-diagram`"},
           {"~~~{ches}", "W-FENCE `{ches`"},
       })
    BOOST_TEST(
        faults(std::string(fence) + "\njanko: K1k\n" + std::string(fence, 3) + "\n") == reported,
        fence);
  BOOST_TEST(faults("::: chess\njanko: K1k\n:::") == "W-FENCE `::: chess`");
  BOOST_TEST(faults("text\n::: {.chess #a}\njanko: K1k\n:::") == "W-FENCE `::: {.chess`");
  BOOST_TEST(faults("> :::chess-diagram\n> a\n") == "W-FENCE `:::chess-diagram`");
}

// Languages, blocks of other programs, code within code, text.
BOOST_AUTO_TEST_CASE(other_blocks_are_not_reported) {
  for (char const* bytes :
       {"```chess.js\na\n```", "```css\na\n```", "```less\na\n```", "```python chess\na\n```",
        "```{.python .chess-like}\na\n```", "```\nches\n```", "````markdown\n```ches\na\n```\n````",
        "    ```ches\n    a\n", "::: tip\na\n:::", "chess ::: chess", "```text\n::: chess\n```",
        "```yaml chess\n```"})
    BOOST_TEST(faults(bytes) == "", bytes);
}

BOOST_AUTO_TEST_SUITE_END()
