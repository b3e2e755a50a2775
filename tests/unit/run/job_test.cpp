// Tests of findings of a job about the style that its user requests.
#include "session/invocation.hpp"

#include <boost/test/unit_test.hpp>

#include "folder.hpp"
#include "style/styles.hpp"

using namespace dawson;
using namespace dawson::run;

namespace {

std::string reported(Invocation& invocation) {
  std::string out;
  for (text::Diagnostic const& finding : invocation.take_findings()) out += finding.code + " ";
  return out;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(invocation)

BOOST_AUTO_TEST_CASE(an_unknown_style_is_reported_once_and_counts_as_none) {
  Invocation invocation;
  invocation.use_style("nonsense");
  BOOST_TEST(reported(invocation) == "E-STYLE ");
  BOOST_TEST(invocation.has_errors());
  BOOST_TEST(!invocation.default_design().style.has_value());
}

BOOST_AUTO_TEST_CASE(the_piece_set_of_the_style_is_opened_unless_another_is_named) {
  Folder const folder;
  put(folder / "s.yaml", "pieces: none\n");
  std::string const style = folder / "s.yaml";
  Invocation invocation;
  invocation.use_style(style);
  BOOST_TEST(reported(invocation) == "E-PIECES ");
  put(folder / "set/wK.svg",
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M1 8H8L4 1Z'/></svg>");
  Invocation other;
  other.use_pieces(folder / "set");
  other.use_style(style);
  BOOST_TEST(reported(other) == "");
}

BOOST_AUTO_TEST_SUITE_END()
