// Tests of Markdown documents that include others: one text, with findings in the included files.
#include "session/includes.hpp"

#include <boost/test/unit_test.hpp>

#include <filesystem>

#include "edition/book_links.hpp"
#include "edition/edition.hpp"
#include "folder.hpp"
#include "prose/blocks.hpp"
#include "prose/prose.hpp"
#include "session/invocation.hpp"
#include "write/markdown/markdown_renderer.hpp"

using namespace dawson;
using namespace dawson::run;

namespace {

std::string include(std::string const& file) { return "```chess include " + file + "\n```\n"; }
std::string diagram(std::string const& fields) {
  return "```chess\n" + fields + "fen: 8/8/8/8/8/8/8/K6k\n```\n";
}

struct Read {
  std::string text;
  std::string reported;  // "ch/one.md:3 E-FIELD; ..." in order of reporting, notes after "<-"
};

Read read(Folder const& folder, std::string const& master, bool weave = false) {
  Invocation invocation;
  text::SourceId const id = open_markdown(invocation, folder / master);
  Read out;
  out.text = invocation.sources()[id].bytes();
  if (weave) weave_markdown(invocation, id, {}, {}, nullptr);
  auto const place = [&](text::SourceId source, text::Span span) {
    text::Source const& file = invocation.sources()[source];
    return std::filesystem::path(file.name()).lexically_relative(folder.path()).string() + ":" +
           std::to_string(file.place(span.begin).line);
  };
  for (text::Diagnostic const& finding : invocation.take_findings()) {
    out.reported += (out.reported.empty() ? "" : "; ") + place(finding.source, finding.span) + " " +
                    finding.code;
    for (text::Note const& note : finding.notes)
      out.reported += " <- " + place(note.source, note.span);
  }
  return out;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(included_markdown)

BOOST_AUTO_TEST_CASE(an_included_file_replaces_its_block) {
  Folder const folder;
  put(folder / "m.md", "A\n\n" + include("ch/one.md") + "\nB\n" + include("ch/two.md"));
  put(folder / "ch/one.md",
      "\xEF\xBB\xBF"
      "One\n" +
          include("deep.md"));
  put(folder / "ch/deep.md", "Deep");
  put(folder / "ch/two.md", "Two\n");
  Read const made = read(folder, "m.md");
  std::string words;
  for (char const c : made.text) words += c == '\n' ? '/' : c;
  BOOST_TEST(words == "A///One//Deep/////B//Two///");
  BOOST_TEST(made.reported == "");
}

BOOST_AUTO_TEST_CASE(a_document_without_includes_is_unchanged) {
  Folder const folder;
  put(folder / "m.md", "````\n" + include("a.md") + "````\n");
  BOOST_TEST(read(folder, "m.md").text == contents(folder / "m.md"));
}

BOOST_AUTO_TEST_CASE(findings_name_the_included_files) {
  Folder const folder;
  put(folder / "m.md", "x\n\n" + include("one.md") + "\n" + diagram("label: a\n"));
  put(folder / "one.md",
      "---\ntitle: T\n---\n\n" + diagram("label: a\nautor: x\n") + diagram("label: a\n"));
  BOOST_TEST(read(folder, "m.md", true).reported ==
             "m.md:7 W-LABEL <- one.md:11; one.md:1 W-INCLUDE; one.md:7 E-FIELD");
}

BOOST_AUTO_TEST_CASE(files_that_cannot_be_included_are_reported) {
  Folder const folder;
  put(folder / "m.md", include("a.md") + include("none.md") + "```chess include\n```\n> " +
                           "```chess include a.md\n> ```\n" + "```chess include b.md\nx: y\n```\n");
  put(folder / "a.md", include("./m.md"));
  put(folder / "b.md", "");
  BOOST_TEST(read(folder, "m.md").reported ==
             "m.md:3 E-INCLUDE; m.md:5 E-INCLUDE; m.md:7 E-INCLUDE; m.md:9 E-INCLUDE; "
             "a.md:1 E-CYCLE");
  put(folder / "c.md", include("d.md"));
  put(folder / "d.md", include("d.md"));
  BOOST_TEST(read(folder, "c.md").reported == "d.md:1 E-CYCLE <- c.md:1");
}

BOOST_AUTO_TEST_CASE(weave_also_reports_ignored_front_matter) {
  Folder const folder;
  put(folder / "m.md", "+++\ntitle = Kings\nallow = \"W-SAME\"\n+++\n\n" + diagram(""));
  BOOST_TEST(read(folder, "m.md", true).reported == "m.md:2 W-TOML");
  put(folder / "hugo.md", "---\nurl: /kings/\n---\n\n" + diagram(""));
  BOOST_TEST(read(folder, "hugo.md", true).reported == "");
}

BOOST_AUTO_TEST_CASE(links_between_included_files_lead_within_the_document) {
  Folder const folder;
  put(folder / "m.md",
      "# Start\n\n[a](ch/one.md) [b](ch/one.md#moves) [c](two.md#moves) "
      "[d](other.md#moves)\n\n" +
          include("ch/one.md") + include("two.md"));
  put(folder / "ch/one.md", "# One\n\n## Moves\n\n[e](../two.md#moves) [f](../m.md) [g](#one)\n");
  put(folder / "two.md", "# Two\n\n## Moves\n\n[h](ch/one.md#none)\n");
  Invocation invocation;
  text::SourceId const id = open_markdown(invocation, folder / "m.md");
  prose::Document document =
      document::open_manuscript(
          scan_markdown(invocation, id, document::Inlines::all, FrontOwner::site), nullptr)
          .document;
  lead_within_book(invocation, id, document);
  std::string targets;
  prose::for_each_inline(document, [&](prose::Inline const& part, text::Span) {
    if (auto const* link = std::get_if<prose::Link>(&part)) targets += link->target + " ";
  });
  // The second heading "Moves" has the label moves-1 in the whole document.
  BOOST_TEST(targets == "#one #moves #moves-1 other.md#moves #moves-1 #start #one #none ");
}

BOOST_AUTO_TEST_SUITE_END()
