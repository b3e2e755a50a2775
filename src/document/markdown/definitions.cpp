#include "document/markdown/definitions.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <cmark-gfm.h>

#include "document/language_number.hpp"
#include "document/markdown/scan.hpp"
#include "text/scanning.hpp"

namespace dawson::document {
namespace {

// Returns which lines are code or HTML, where nothing is defined.
std::vector<bool> lines_of_code(MarkdownTree const& tree) {
  std::vector<bool> code(tree.lines() + 1, false);
  for (cmark_node* const node : nodes_of(tree.root())) {
    auto const type = cmark_node_get_type(node);
    if (type != CMARK_NODE_CODE_BLOCK && type != CMARK_NODE_HTML_BLOCK) continue;
    auto const line = [&](int number) {
      return std::clamp<std::size_t>(static_cast<std::size_t>(std::max(number, 1)), 1,
                                     tree.lines());
    };
    for (std::size_t i = line(cmark_node_get_start_line(node));
         i <= line(cmark_node_get_end_line(node)); ++i)
      code[i] = true;
  }
  return code;
}

// Returns a line without the markers of quotes and list items.
std::string_view inner_line(MarkdownTree const& tree, std::size_t number) {
  std::string_view line = tree.bytes(tree.line(number));
  line.remove_prefix(std::min(line.find_first_not_of(container_signs), line.size()));
  if (line.size() > 1 && std::string_view("-*+").find(line.front()) != std::string_view::npos &&
      is_blank(line[1]))
    line.remove_prefix(std::min(line.find_first_not_of(container_signs, 1), line.size()));
  return line;
}

// Returns the place of the bracket that closes the label; npos if the line begins no definition.
std::size_t end_of_label(std::string_view line) {
  if (!line.starts_with('[')) return std::string_view::npos;
  for (std::size_t i = 1; i < line.size(); ++i) {
    if (line[i] == '\\') ++i;
    else if (line[i] == '[') return std::string_view::npos;
    else if (line[i] == ']')
      return i > 1 && i + 1 < line.size() && line[i + 1] == ':' ? i : std::string_view::npos;
  }
  return std::string_view::npos;
}

}  // namespace

std::string as_label(std::string_view text) {
  std::string out;
  for (char const c : text) {
    if (is_blank(c) && (out.empty() || out.back() == ' ')) continue;
    out += is_blank(c) ? ' ' : text::to_lower(c);
  }
  if (out.ends_with(' ')) out.pop_back();
  return out;
}

std::string_view called_note(std::string_view text, std::size_t at) {
  if (at >= text.size() || !text.substr(at).starts_with("[^")) return {};
  std::size_t const end = text.find_first_of("] \t\r\n[", at + 2);
  return end != std::string_view::npos && text[end] == ']' ? text.substr(at + 2, end - at - 2)
                                                           : std::string_view();
}

std::vector<NoteCall> note_calls(std::string_view text, std::size_t begin) {
  std::vector<NoteCall> calls;
  for (std::size_t at = text.find("[^", begin); at != std::string_view::npos;
       at = text.find("[^", at + 2)) {
    std::string_view const label = called_note(text, at);
    if (!label.empty()) calls.push_back({label, {at, at + label.size() + 3}});
  }
  return calls;
}

LinkDefinitions link_definitions(MarkdownTree const& tree) {
  LinkDefinitions found;
  if (tree.bytes().find("]:") == std::string_view::npos) return found;
  std::vector<bool> const code = lines_of_code(tree);
  for (std::size_t number = 1; number <= tree.lines(); ++number) {
    if (code[number]) continue;
    std::string_view const line = inner_line(tree, number);
    std::size_t const end = end_of_label(line);
    if (end == std::string_view::npos) continue;
    LinkDefinition& one =
        found.emplace_back(LinkDefinition{as_label(line.substr(1, end - 1)), std::string(line)});
    if (is_footnote(one)) {
      one.written.clear();  // a footnote's text stays in the document
      continue;
    }
    // Address and title may follow on separate lines.
    for (std::size_t next = number + 1; next <= std::min(number + 2, tree.lines()) && !code[next];
         ++next) {
      std::string_view const next_line = inner_line(tree, next);
      bool const is_address =
          line.find_first_not_of(blanks, end + 2) == std::string_view::npos && next == number + 1;
      bool const is_title = !next_line.empty() && std::string_view("\"'(").find(
                                                      next_line.front()) != std::string_view::npos;
      if (next_line.empty() || (!is_address && !is_title)) break;
      one.written += '\n';
      one.written += next_line;
    }
  }
  return found;
}

namespace {

constexpr int deepest_notes = 4;

// Returns calls of all footnotes that directives call, as a paragraph: cmark-gfm drops footnotes
// that the text does not call.
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
