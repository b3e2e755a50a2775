#include "document/markdown/called_notes.hpp"

#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "document/language_number.hpp"
#include "document/markdown/link_definitions.hpp"
#include "document/markdown/scan.hpp"

namespace dawson::document {
namespace {

constexpr int deepest_notes = 4;

// Calls of all footnotes that directives call, as a paragraph: cmark-gfm leaves out those that
// nobody calls in the text.
std::string calls_of_directives(text::Source const& source, Scan const& scan) {
  std::set<std::string_view> defined;
  for (LinkDefinition const& link : scan.links) defined.insert(link.label);
  std::set<std::string> called;
  std::string calls;
  for (Directive const& directive : scan.directives) {
    if (directive.is_inline) continue;
    std::string_view const body = source.bytes().substr(0, directive.body.end);
    for (NoteCall const& call : note_calls(body, directive.body.begin)) {
      std::string const label = "^" + as_label(call.label);
      if (defined.contains(label) && called.insert(label).second) calls += "[" + label + "] ";
    }
  }
  return calls.empty() ? calls : "\n\n" + calls + "\n";
}

}  // namespace

ScannedMarkdown scan_with_notes(text::Source const& source, Inlines inlines, PluginFences wanted) {
  FrontReading front = read_front_matter(source);
  PluginFences const fences = plugin_fences_of(front.front, wanted);
  MarkdownTree tree = markdown_tree(source, {}, inlines);
  Scan scan = scan_markdown(tree, fences);
  std::string appended;
  for (int depth = 0; depth < deepest_notes; ++depth) {
    std::string calls = calls_of_directives(source, scan);
    if (calls.size() <= appended.size()) break;
    MarkdownTree calling = markdown_tree(source, calls, inlines);
    if (!calling.appended_stands_alone()) break;
    tree = std::move(calling);
    scan = scan_markdown(tree, fences);
    appended = std::move(calls);
  }
  check_language_number(front.front.dawson, scan.diagnostics);
  return {std::move(tree), std::move(scan), std::move(front)};
}

Scan scan_markdown(text::Source const& source, PluginFences fences) {
  return scan_with_notes(source, Inlines::of_scan, fences).scan;
}

}  // namespace dawson::document
