#include "document/markdown/parser.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm-extension_api.h>
#include <cmark-gfm.h>
#include <fmt/format.h>

#include "document/markdown/definitions.hpp"
#include "text/diagnostic.hpp"
#include "text/scanning.hpp"

namespace dawson::document {

// cmark-gfm spends most of its time and memory on inlines, and a scan needs few of them. An
// extension decides whether a block contains inlines, so complete blocks of text are assigned to
// our extension, which looks at their content.

namespace {

// State of the current parse.
struct Reading {
  cmark_node* root = nullptr;
  bool has_notes = false;  // cmark-gfm drops footnotes without a call
  std::size_t nesting = 0;
};

// The nesting levels that each byte can add at most.
constexpr auto opens = [] {
  std::array<std::uint8_t, 256> out{};
  for (unsigned char const c : {'*', '_', '~', '[', '<'}) out[c] = 1;
  return out;
}();

// Returns whether the nesting may exceed the limit, so that it must be reported.
bool may_be_deep(cmark_node* block, std::string_view text, std::size_t most) {
  constexpr std::size_t bare_addresses = 1;
  std::size_t depth = bare_addresses;
  for (char const c : text) depth += opens[static_cast<unsigned char>(c)];
  for (; block && depth <= most; block = cmark_node_parent(block)) ++depth;
  return depth > most;
}

int needs_inlines(cmark_syntax_extension* ours, cmark_node* block) {
  auto const& reading = *static_cast<Reading*>(cmark_syntax_extension_get_private(ours));
  std::string_view const text = cmark_node_get_string_content(block);
  return static_cast<int>(text.find(mark_of_directives) != text.npos ||
                          (reading.has_notes && text.find('[') != text.npos) ||
                          may_be_deep(block, text, reading.nesting));
}

// Records the root, which the parser does not give out; opens no block.
cmark_node* record_root(cmark_syntax_extension* ours, int, cmark_parser*, cmark_node* parent,
                        unsigned char*, int) {
  auto& reading = *static_cast<Reading*>(cmark_syntax_extension_get_private(ours));
  for (; !reading.root && parent; parent = cmark_node_parent(parent))
    if (!cmark_node_parent(parent)) reading.root = parent;
  return nullptr;
}

// Returns an allocator of zeroed memory: the library returns the content of an empty heading as a
// string without ever writing it.
cmark_mem* zeroed_memory() {
  static cmark_mem memory = [] {
    cmark_mem out = *cmark_get_default_mem_allocator();
    out.realloc = [](void* known, std::size_t size) {
      cmark_mem const& default_memory = *cmark_get_default_mem_allocator();
      return known ? default_memory.realloc(known, size) : default_memory.calloc(1, size);
    };
    return out;
  }();
  return &memory;
}

cmark_syntax_extension* our_extension() {
  static cmark_syntax_extension* const made = [] {
    cmark_syntax_extension* const extension = cmark_syntax_extension_new("dawson");
    cmark_syntax_extension_set_open_block_func(extension, record_root);
    cmark_syntax_extension_set_contains_inlines_func(extension, needs_inlines);
    return extension;
  }();
  return made;
}

void assign_to_extension(cmark_node* root) {
  if (!root) return;
  for (cmark_node* const node : nodes_of(root)) {
    auto const type = cmark_node_get_type(node);
    if (type == CMARK_NODE_PARAGRAPH || type == CMARK_NODE_HEADING)
      cmark_node_set_syntax_extension(node, our_extension());
  }
}

}  // namespace

// A lock is needed because the library's extensions write to shared tables during a parse.
cmark_node* parsed(std::string text, Inlines inlines, std::size_t nesting) {
  static std::mutex parses;
  std::lock_guard const lock(parses);
  cmark_gfm_core_extensions_ensure_registered();
  cmark_parser* const parser =
      cmark_parser_new_with_mem(CMARK_OPT_DEFAULT | CMARK_OPT_FOOTNOTES, zeroed_memory());
  for (char const* name : {"table", "strikethrough", "autolink"})
    if (auto* extension = cmark_find_syntax_extension(name))
      cmark_parser_attach_syntax_extension(parser, extension);
  Reading reading{nullptr, text.find("[^") != text.npos, nesting};
  cmark_syntax_extension_set_private(our_extension(), &reading, nullptr);
  if (inlines == Inlines::of_scan) {
    cmark_parser_attach_syntax_extension(parser, our_extension());
    if (!text.ends_with('\n'))
      text += '\n';  // a line without an end would be parsed only at the finish
  }
  cmark_parser_feed(parser, text.data(), text.size());
  std::string().swap(text);
  assign_to_extension(reading.root);
  cmark_node* const root = cmark_parser_finish(parser);
  cmark_parser_free(parser);
  return root;
}

namespace {

using text::Span;

// Calls `take(line, offset)` for each line without the quote markers before it.
template <class Take>
void for_each_line(std::string_view text, Take take) {
  std::size_t carriage_return = text.find('\r');  // the next one; most texts have none
  for (std::size_t begin = 0; begin < text.size();) {
    if (carriage_return < begin) carriage_return = text.find('\r', begin);
    std::size_t const end = std::min({text.find('\n', begin), carriage_return, text.size()});
    std::string_view const line = text.substr(begin, end - begin);
    std::size_t const first = std::min(line.find_first_not_of(container_signs), line.size());
    take(line.substr(first), begin + first);
    begin = end + 1;
  }
}

// Returns the number of columns of a line such as `|---|:-:|`; 0 for any other.
std::size_t columns_of_rule(std::string_view line) {
  bool const rule = line.find('-') != std::string_view::npos &&
                    line.find_first_not_of("|:- \t") == std::string_view::npos;
  return rule ? static_cast<std::size_t>(std::ranges::count(line, '|')) + 1 : 0;
}

std::optional<text::Diagnostic> too_many_cells(std::string_view text, std::size_t most) {
  std::size_t columns = 0, cells = 0;
  Span rule;
  std::optional<text::Diagnostic> fault;
  for_each_line(text, [&](std::string_view line, std::size_t begin) {
    std::size_t const of_rule = columns_of_rule(line);
    // A rule of one column more often underlines a heading or separates sections than it heads a
    // table.
    if (of_rule > std::max<std::size_t>(columns, 1)) {
      columns = of_rule;
      rule = {begin, begin + line.size()};
    } else if (line.empty()) {
      columns = 0;
    }
    cells += columns;
    if (cells > most && !fault)
      fault = text::error("E-LIMIT", rule, fmt::format("tables with more than {} cells", most),
                          text::limit_hint("cells"));
  });
  return fault;
}

// Limits the columns of a row: cmark-gfm scans all cells of a line for each cell if the same
// paragraph or table contains a rule such as `|-|`.
std::optional<text::Diagnostic> too_many_columns(std::string_view text) {
  constexpr std::size_t most = 1000;
  std::optional<Span> widest;
  bool has_rule = false;
  std::optional<text::Diagnostic> fault;
  for_each_line(text, [&](std::string_view line, std::size_t begin) {
    if (line.find_first_not_of(" \t") == line.npos) {
      widest.reset();
      has_rule = false;
      return;
    }
    has_rule = has_rule || columns_of_rule(line) > 0;
    if (!widest && line.size() > most && std::ranges::count(line, '|') > std::ptrdiff_t{most})
      widest = Span{begin, begin + line.size()};
    if (has_rule && widest && !fault)
      fault =
          text::error("E-LIMIT", *widest, fmt::format("table row has more than {} columns", most),
                      "split the table");
  });
  return fault;
}

// Returns the label that ends at the bracket `end`; empty without an opening bracket near it.
std::string_view label_ending(std::string_view text, std::size_t end) {
  constexpr std::size_t longest = 1000;  // CommonMark's 999 characters
  std::size_t const least = end > longest ? end - longest : 0;
  std::size_t const begin = text.find_last_of("[]", end - 1);
  return end > 0 && begin != std::string_view::npos && begin >= least && text[begin] == '['
             ? text.substr(begin + 1, end - begin - 1)
             : std::string_view();
}

std::optional<text::Diagnostic> too_much_repeated(std::string_view text, std::size_t most) {
  std::map<std::string, Span> definitions;
  for_each_line(text, [&](std::string_view line, std::size_t begin) {
    std::size_t const end = line.starts_with('[') ? line.find("]:") : std::string_view::npos;
    if (end == std::string_view::npos || line.starts_with("[^")) return;
    // The address may be on the next line, the title on the line after that.
    std::size_t after = begin + line.size();
    for (int more = 0; more < 2 && after < text.size(); ++more)
      after = std::min(text.find('\n', after + 1), text.size());
    definitions.try_emplace(as_label(line.substr(1, end - 1)), Span{begin, after});
  });
  if (definitions.empty()) return {};
  std::size_t bytes = 0;
  for (std::size_t at = text.find(']'); at != std::string_view::npos; at = text.find(']', at + 1)) {
    auto const known = definitions.find(as_label(label_ending(text, at)));
    if (known == definitions.end()) continue;
    bytes += known->second.end - known->second.begin;
    if (bytes <= most) continue;
    Span const line{known->second.begin,
                    std::min(text.find_first_of("\r\n", known->second.begin), known->second.end)};
    return text::error("E-LIMIT", line,
                       fmt::format("reference links repeat more than {} bytes", most),
                       text::limit_hint("expansion"));
  }
  return {};
}

bool nests(cmark_node* node) {
  auto const type = cmark_node_get_type(node);
  return type == CMARK_NODE_BLOCK_QUOTE || type == CMARK_NODE_LIST || type == CMARK_NODE_EMPH ||
         type == CMARK_NODE_STRONG || type == CMARK_NODE_LINK || type == CMARK_NODE_IMAGE ||
         std::string_view(cmark_node_get_type_string(node)) == "strikethrough";
}

}  // namespace

std::optional<text::Diagnostic> over_limits(std::string_view markdown, text::Limits const& limits) {
  if (auto fault = too_many_cells(markdown, limits.cells)) return fault;
  if (auto fault = too_many_columns(markdown)) return fault;
  return too_much_repeated(markdown, limits.expansion);
}

cmark_node* deeper_than(std::size_t most, cmark_node* root) {
  std::size_t depth = 0;
  cmark_node* found = nullptr;
  cmark_iter* const iterator = cmark_iter_new(root);
  for (auto event = cmark_iter_next(iterator); event != CMARK_EVENT_DONE && !found;
       event = cmark_iter_next(iterator)) {
    cmark_node* const node = cmark_iter_get_node(iterator);
    if (!nests(node)) continue;
    if (event == CMARK_EVENT_EXIT) --depth;
    else if (++depth > most) found = node;
  }
  cmark_iter_free(iterator);
  return found;
}

namespace {

constexpr char hidden = '\x03';

// Returns the length of a caret entity at the front of `text`; 0 without one.
std::size_t caret_entity(std::string_view text) {
  if (text.substr(1).starts_with("Hat;")) return std::string_view("&Hat;").size();
  if (!text.substr(1).starts_with('#')) return 0;
  bool const hexadecimal = text.size() > 2 && text::to_lower(text[2]) == 'x';
  std::size_t const digits = hexadecimal ? 3 : 2;
  std::size_t const first = std::min(text.find_first_not_of('0', digits), text.size());
  std::string_view const number = text.substr(first, 3);
  bool const caret = hexadecimal ? number == "5e;" || number == "5E;" : number == "94;";
  return caret ? first + number.size() : 0;
}

// Returns the text after `caret(text, at, length)` for each hidden entity.
template <class Caret>
std::string with_carets(std::string text, Caret caret) {
  for (std::size_t at = text.find(hidden); at != std::string::npos; at = text.find(hidden, at + 1))
    if (std::size_t const length = caret_entity(std::string_view(text).substr(at)); length > 0)
      caret(text, at, length);
  return text;
}

}  // namespace

void hide_carets(std::string& text) {
  for (std::size_t at = text.find("[&"); at != std::string::npos; at = text.find("[&", at + 1))
    if (caret_entity(std::string_view(text).substr(at + 1)) > 0) text[at + 1] = hidden;
}

std::string shown_carets(std::string text) {
  return with_carets(std::move(text), [](std::string& out, std::size_t at, std::size_t length) {
    out.replace(at, length, "^");
  });
}

std::string written_carets(std::string text) {
  return with_carets(std::move(text),
                     [](std::string& out, std::size_t at, std::size_t) { out[at] = '&'; });
}

std::vector<text::LibraryVersion> library_versions() {
  return {{"cmark-gfm", cmark_version_string()}};
}

}  // namespace dawson::document
