// What a job says of the style that its user asks for.
#include "run/job.hpp"

#include <boost/test/unit_test.hpp>

#include "folder.hpp"
#include "run/board_design.hpp"

using namespace dawson;
using namespace dawson::run;

namespace {

std::string told(Job& job) {
  std::string out;
  for (text::Diagnostic const& finding : job.take_findings()) out += finding.code + " ";
  return out;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(job)

BOOST_AUTO_TEST_CASE(a_style_that_is_not_known_is_told_once_and_counts_as_none) {
  Job job;
  job.use_style("nonsense");
  BOOST_TEST(told(job) == "E-STYLE ");
  BOOST_TEST(job.has_errors());
  BOOST_TEST(!job.usual_design().style.has_value());
}

BOOST_AUTO_TEST_CASE(figures_of_the_style_are_opened_at_once_unless_others_are_named) {
  Folder const folder;
  put(folder / "s.yaml", "pieces: none\n");
  std::string const style = folder / "s.yaml";
  Job job;
  job.use_style(style);
  BOOST_TEST(told(job) == "E-PIECES ");
  put(folder / "set/wK.svg",
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M1 8H8L4 1Z'/></svg>");
  Job other;
  other.use_pieces(folder / "set");
  other.use_style(style);
  BOOST_TEST(told(other) == "");
}

BOOST_AUTO_TEST_SUITE_END()
