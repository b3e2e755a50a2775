// A scan that skips most inlines finds the same as a scan of the whole tree.
#include <boost/test/unit_test.hpp>

#include <cmark-gfm.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "document/markdown/definitions.hpp"
#include "document/markdown/scan.hpp"
#include "places.hpp"

using namespace dawson;
using namespace dawson::document;

namespace {

std::string reported(Scan const& scan) {
  std::ostringstream out;
  for (Directive const& one : scan.directives)
    out << one.whole.begin << '-' << one.whole.end << ' ' << one.body.begin << '-' << one.body.end
        << ' ' << one.options.begin << '-' << one.options.end << ' ' << one.word.begin
        << one.around.prefix << one.around.part_before << one.around.part_after
        << one.around.continues << (one.inner ? one.inner->text() : "") << '\n';
  for (text::Diagnostic const& one : scan.diagnostics)
    out << one.code << ' ' << one.span.begin << '-' << one.span.end << ' ' << one.message << '\n';
  for (LinkDefinition const& one : scan.links) out << one.label << ' ' << one.written << '\n';
  return out.str();
}

void compare(std::string const& bytes, text::Limits const& limits = {}) {
  text::Source const source("in.md", bytes, {}, limits);
  BOOST_TEST(reported(scan_markdown(source)) == reported(scan_with_notes(source).scan), bytes);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(markdown_scan)

BOOST_AUTO_TEST_CASE(inlines_without_possible_directives_are_skipped) {
  text::Source const source("in.md", "# A *b*\n\nc **d** `e`\n\n- f\n\nx `chess K` *y*");
  auto const inlines = [](MarkdownTree const& tree) {
    std::size_t count = 0;
    for (cmark_node* const node : nodes_of(tree.root()))
      if ((cmark_node_get_type(node) & CMARK_NODE_TYPE_MASK) == CMARK_NODE_TYPE_INLINE) ++count;
    return count;
  };
  BOOST_TEST(inlines(markdown_tree(source, {}, Inlines::of_scan)) == 5U);
  BOOST_TEST(inlines(markdown_tree(source)) == 14U);
}

BOOST_AUTO_TEST_CASE(a_scan_of_part_of_the_tree_finds_the_same) {
  std::string const deep = std::string(60, '*') + "a" + std::string(60, '*');
  std::string nested = "x";
  for (int i = 0; i < 120; ++i)
    nested = (i % 2 == 0 ? "*" : "_") + nested + (i % 2 == 0 ? "*" : "_");
  std::string const block = "```chess\njanko: K1k\nremark: see[^n]\n```\n";
  for (std::string const& bytes : std::vector<std::string>{
           "",
           "a",
           "a\n===",
           "a\n---",
           "a `chess K` b",
           "a\nb\n`chess K",
           "|a|b|\n|-|-|",
           "|a|b|\n|-|-|\n|`chess K`|c|",
           "`chess K` a\r",
           "> - a `chess\n>   K` b\n>\n>   c",
           deep,
           nested,
           "> - " + nested,
           block + "\ntext\n\n[^n]: a `chess N`\n",
           block + "\n[^n]: b\n\n    " + block,
           "a[^n] and[^m]\n\n[^m]: `chess Q`\n\n[^n]: c[^m]\n\n[^o]: `chess R`",
           "[^n]: `chess R`\n\na [&#94;n]\n",
           "[a]: b\n\n[a] `chess K`\n\n[c]:\nd\n\"e\"",
           ":::{chess}\njanko: K1k\n:::\n\na\n\n:::{chess}\njanko: K1k\n:::",
           "# a `chess K` #\n\nb `chess K`\n=====",
           "<div>\n```chess\n\na `chess K`",
           "- a\n\n  " + block + "- b",
           "---\ntitle: a\n---\n\nb `chess words here`\n",
           std::string("\xEF\xBB\xBF"
                       "a\0b\x02"
                       "c `chess K`\n",
                       18),
           "a\n" + block}) {
    compare(bytes);
    compare(bytes, text::Limits{.nesting = 2});
    std::string crlf;
    for (char const c : bytes) crlf += c == '\n' ? "\r\n" : std::string(1, c);
    compare(crlf);
  }
}

BOOST_AUTO_TEST_CASE(a_scan_finds_the_same_in_all_documents_of_the_repository) {
  namespace fs = std::filesystem;
  for (char const* const folder : {"examples", "tests", "src"})
    for (auto const& entry : fs::recursive_directory_iterator(in_sources(folder))) {
      if (entry.path().extension() != ".md") continue;
      std::ifstream file(entry.path(), std::ios::binary);
      compare({std::istreambuf_iterator<char>(file), {}});
    }
}

BOOST_AUTO_TEST_SUITE_END()
