// Tests that the reader reads any text back from the Markdown that the back end writes.
#include <boost/test/unit_test.hpp>

#include <random>

#include "backend/markdown.hpp"
#include "document/markup.hpp"
#include "prose/prose.hpp"

namespace dawson::run {
namespace {

using prose::Inlines;

std::string no_pieces(std::vector<chess::SquareContent> const&) { return {}; }

Inlines random_text(std::mt19937& random) {
  static constexpr std::string_view texts[] = {
      "a",   "b c", " x",    "*", "(",   ")",    "1. ", "- ",    "# ",       "!",
      "[x]", "`",   "&amp;", "é", "_",   "Kf7!", "…",   "<b>",   "\\",       "~~",
      ", ",  "“q”", "|",     "=", "$x$", "^",    ":",   "chess", "`chess N`"};
  Inlines out{prose::Text{"x"}};
  std::size_t const count = 1 + random() % 6;
  for (std::size_t i = 0; i < count; ++i)
    out.push_back(prose::Text{std::string(texts[random() % std::size(texts)])});
  out.push_back(prose::Text{"."});
  return out;
}

}  // namespace

BOOST_AUTO_TEST_CASE(plain_text_survives_a_round_trip_through_markdown) {
  std::mt19937 random(1878);
  for (int round = 0; round < 3000; ++round) {
    Inlines const inlines = random_text(random);
    std::string const text = prose::plain(inlines);
    std::string const markdown = backend::markdown_prose(inlines, no_pieces);
    text::Diagnostics findings;
    auto const read =
        document::markdown_markup.prose(text::SourceMappedText(markdown, 0), {}, findings);
    BOOST_TEST_CONTEXT(markdown) {
      BOOST_REQUIRE(read);
      BOOST_TEST(prose::plain(*read) == text);
    }
  }
}

}  // namespace dawson::run
