// Tests of passes of a booklet: as many as references need, none after an error.
#include "write/booklet/booklet.hpp"

#include <boost/test/unit_test.hpp>

#include "folder.hpp"
#include "session/invocation.hpp"

using namespace dawson;

namespace {

struct Made {
  run::Booklet booklet;
  text::Diagnostics findings;
  int composed = 0;  ///< pages, including those of discarded passes
};

Made made(std::string text, run::BookletOptions options = {}, std::string const& name = "b.md") {
  run::Invocation invocation;
  Made out;
  int last = 0;
  options.progress = [&](int pages, double) {
    out.composed += pages > last ? pages - last : pages;
    last = pages;
  };
  out.booklet =
      run::make_booklet(invocation, invocation.sources().open(name, std::move(text)), options);
  out.findings = invocation.take_findings();
  return out;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(booklets)

BOOST_AUTO_TEST_CASE(text_only_needs_one_pass) {
  auto const made_once = made("# One\n\ntext\n\n# Two\n\ntext\n");
  BOOST_TEST(made_once.findings.empty());
  BOOST_TEST(made_once.booklet.pdf.starts_with("%PDF"));
  BOOST_TEST(made_once.composed <= made_once.booklet.pages);
}

BOOST_AUTO_TEST_CASE(a_table_of_contents_needs_further_passes) {
  auto const twice = made("---\ntoc: true\n---\n\n# One\n\ntext\n\n# Two\n\ntext\n");
  BOOST_TEST(twice.findings.empty());
  BOOST_TEST(twice.booklet.pdf.starts_with("%PDF"));
  BOOST_TEST(twice.booklet.pages > 0);
}

BOOST_AUTO_TEST_CASE(an_image_is_printed_at_each_reference_or_reported_as_missing) {
  run::Folder const folder;
  run::put(
      folder / "p.svg",
      "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><path d='M0 0h9v9z'/></svg>");
  auto const pages = [&](std::string const& text) { return made(text, {}, folder / "b.md"); };
  std::string const none = pages("text\n\ntext\n").booklet.pdf;
  auto const one = pages("text\n\n![a](p.svg)\n\ntext\n");
  auto const two = pages("![a](p.svg)\n\ntext\n\n![b](p.svg)\n\ntext\n");
  BOOST_TEST(one.findings.empty());
  BOOST_TEST(two.findings.empty());
  BOOST_TEST(none.find("/Form") == std::string::npos);
  BOOST_TEST(one.booklet.pdf.find("/Form") != std::string::npos);
  auto const missing = pages("![a](q.svg)\n\ntext\n\n![b](q.svg)\n");
  BOOST_TEST(missing.booklet.pdf.empty());
  BOOST_TEST_REQUIRE(!missing.findings.empty());
  BOOST_TEST(missing.findings.front().code == "E-IMAGE");
}

BOOST_AUTO_TEST_CASE(after_an_error_only_a_draft_is_written) {
  std::string const bad = "# One\n\n```chess\nfen: 9/8/8/8/8/8/8/8\n```\n";
  auto const refused = made(bad);
  BOOST_TEST(refused.booklet.pdf.empty());
  BOOST_TEST(refused.findings.size() == 1U);
  run::BookletOptions draft;
  draft.draft = true;
  BOOST_TEST(made(bad, draft).booklet.pdf.starts_with("%PDF"));
}

BOOST_AUTO_TEST_SUITE_END()
