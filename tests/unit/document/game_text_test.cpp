#include "document/game_text.hpp"

#include <boost/test/unit_test.hpp>

#include <array>

#include "document/markup.hpp"

namespace dawson::document {
namespace {

struct Row {
  std::string_view written, moves;
};

std::string read(std::string_view written, MarkupLanguage const& markup) {
  Settings settings;
  settings.markup = &markup;
  return comment_markup(game_text(text::SourceMappedText(written, 0), settings).text());
}

BOOST_AUTO_TEST_CASE(comments_in_latex_keep_their_markup_and_moves_lose_theirs) {
  constexpr auto rows = std::to_array<Row>({
      {R"(1.e4 \{50\% of \$x\_1\$\} e5)", R"(1.e4 {50\% of \$x\_1\$} e5)"},
      {R"(1.e4 \{an \emph{x}\} e5)", R"(1.e4 {an \emph{x}} e5)"},
      {R"(1.e4 \$5 \{[\%csl Ra5] a\_b [\#]\} 1...Qh4\#)",
       R"(1.e4 $5 {[%csl Ra5] a\_b [#]} 1...Qh4#)"},
      {R"(1.e4 \{\} e5 \{$\alpha$\})", R"(1.e4 {} e5 {$\alpha$})"},
      {R"(1.e4 \{never closed)", "1.e4 {never closed"},
  });
  for (Row const& row : rows) BOOST_TEST(read(row.written, tex_markup) == row.moves);
}

BOOST_AUTO_TEST_CASE(comments_in_markdown_keep_their_markup) {
  constexpr auto rows = std::to_array<Row>({
      {R"(1.e4 {an *x* \*y\*} e5)", R"(1.e4 {an *x* \*y\*} e5)"},
      {R"(1.e4 {\[%csl Ra5\] \[#\] a\_b} e5)", R"(1.e4 {[%csl Ra5] [#] a\_b} e5)"},
      {R"(1.e4 {[#b] more} e5)", R"(1.e4 {[#b] more} e5)"},
      {R"(1.e4 \{escaped\} e5)", R"(1.e4 {escaped} e5)"},
  });
  for (Row const& row : rows) BOOST_TEST(read(row.written, markdown_markup) == row.moves);
}

BOOST_AUTO_TEST_CASE(places_of_movetext_are_those_of_the_source) {
  Settings settings;
  settings.markup = &tex_markup;
  std::string_view const written = R"(1.e4 \{50\% {of}\} e9)";
  auto const moves = game_text(text::SourceMappedText(written, 0), settings);
  std::size_t const at = moves.text().find("e9");
  BOOST_TEST(moves.origin({at, at + 2}).begin == written.find("e9"));
  BOOST_TEST(moves.origin({at, at + 2}).end == written.size());
}

}  // namespace
}  // namespace dawson::document
