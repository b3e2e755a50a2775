#include "document/markdown/tree.hpp"

#include <cmark-gfm.h>

#include <fmt/format.h>

#include <algorithm>

#include "document/directive_kinds.hpp"
#include "document/fields/field_names.hpp"
#include "document/markdown/fences.hpp"
#include "document/markdown/parser.hpp"
#include "notation/notations.hpp"
#include "text/c_library.hpp"
#include "text/scanning.hpp"
#include "text/utf8.hpp"

namespace dawson::document {
namespace {

using text::SourceMappedText;
using text::Span;

constexpr std::string_view opening = "`chess";
constexpr char mark = mark_of_directives;
constexpr char replaced_control = '\x1A';
constexpr std::size_t mark_digits = 4;  // after the mark: as long as "chess"
constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
constexpr std::size_t most_marks = digits.size() * digits.size() * digits.size() * digits.size();
static_assert(opening.size() == 1 + 1 + mark_digits);

constexpr std::string_view replacement = "\xEF\xBF\xBD";

std::string written_mark(std::size_t index) {
  std::string out(1 + mark_digits, mark);
  for (std::size_t i = mark_digits; i > 0; --i, index /= digits.size())
    out[i] = digits[index % digits.size()];
  return out;
}

std::size_t read_mark(std::string_view written) {
  std::size_t index = 0;
  for (std::size_t i = 1; i <= mark_digits; ++i)
    index = index * digits.size() + digits.find(written[i]);
  return index;
}

// Returns whether the back-tick at `at` is a single one: the last of a run of one, not counting an
// escaped one.
bool is_single(std::string_view text, std::size_t at) {
  std::size_t first = at;
  while (first > 0 && text[first - 1] == '`') --first;
  std::size_t slashes = 0;
  while (slashes < first && text[first - 1 - slashes] == '\\') ++slashes;
  return at - first == slashes % 2;
}

std::string unmarked(char const* literal) {
  std::string_view const text = literal ? literal : "";
  std::string out;
  std::size_t from = 0;
  for (std::size_t at; (at = text.find(mark, from)) != std::string_view::npos;) {
    out.append(text, from, at - from).append(opening.substr(1));
    from = at + 1 + mark_digits;
  }
  return out.append(text, from);
}

// Replaces invalid UTF-8, and control characters hidden from cmark-gfm, by U+FFFD.
std::string replace_invalid(std::string text) {
  if (text.find(replaced_control) == text.npos && text::find_invalid_utf8(text) == text.npos)
    return text;
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t const length = text::utf8_length(text, at);
    out += length == 0 || text[at] == replaced_control ? replacement
                                                       : std::string_view(text).substr(at, length);
    at += std::max<std::size_t>(length, 1);
  }
  return out;
}

std::string_view written_after_mark(cmark_node* code) {
  return std::string_view(cmark_node_get_literal(code)).substr(1 + mark_digits);
}

// Returns whether a text is running words: only letters, the first word with at least three of
// them and not a field name (unless it opens a directive: "chess defaults" is prose), and no
// pieces.
bool are_words(std::string_view text) {
  constexpr std::size_t shortest = 3;
  text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
  std::size_t const first = std::min(text.find_first_of(" \t\r\n"), text.size());
  bool const letters = std::ranges::all_of(text, [](char c) {
    return text::is_letter(c) || c == ' ' || c == '\n' || c == ',' || c == '.';
  });
  text::Diagnostics unused;
  std::string_view const word = text.substr(0, first);
  return letters && first >= shortest && (!find_field(word) || opening_word(word)) &&
         !notation::read_men(notation::notation_of_men(), text, {}, unused).ok();
}

}  // namespace

std::vector<cmark_node*> nodes_of(cmark_node* root) {
  std::vector<cmark_node*> nodes;
  text::CPtr<cmark_iter, cmark_iter_free> const iterator(cmark_iter_new(root));
  while (cmark_event_type const event = cmark_iter_next(iterator.get())) {
    if (event == CMARK_EVENT_DONE) break;
    if (event == CMARK_EVENT_ENTER) nodes.push_back(cmark_iter_get_node(iterator.get()));
  }
  return nodes;
}

void MarkdownTree::Free::operator()(cmark_node* node) const { cmark_node_free(node); }

MarkdownTree::MarkdownTree(std::string_view text, std::size_t text_start, std::string_view appended,
                           text::Limits const& limits, Inlines inlines)
    : text_(text), deepest_(static_cast<int>(limits.nesting)) {
  std::string prepared(text);
  line_starts_.push_back(0);
  for (std::size_t i = 0; i < std::min(text_start, prepared.size()); ++i)
    if (prepared[i] != '\n' && prepared[i] != '\r') prepared[i] = ' ';
  for (std::size_t i = 0; (i = text::find_below(prepared, '\r' + 1, i)) != std::string_view::npos;
       ++i) {
    char& c = prepared[i];
    bool const line_end =
        c == '\n' || (c == '\r' && (i + 1 == prepared.size() || prepared[i + 1] != '\n'));
    if (line_end && i + 1 < prepared.size()) line_starts_.push_back(i + 1);
    if (c == '\0' || c == mark) c = replaced_control;
  }
  hide_carets(prepared);
  fault_ = over_limits(prepared, limits);
  if (fault_) prepared.clear();
  if (may_have_colon_fences(prepared)) {
    root_.reset(parsed(prepared, Inlines::of_scan, limits.nesting));
    prepared = with_tildes_for_colons(std::move(prepared), root_.get());
  }
  mark_inlines(prepared);
  prepared += appended;
  root_.reset(parsed(std::move(prepared), inlines, limits.nesting));
  if (cmark_node* const deep = deeper_than(limits.nesting, root_.get()); deep && !fault_)
    fault_ = text::error(
        "E-LIMIT", where(deep),
        fmt::format("more than {} nested quotations, lists or emphases", limits.nesting),
        text::limit_hint("nesting"));
}

void MarkdownTree::mark_inlines(std::string& prepared) {
  for (std::size_t at = prepared.find(opening);
       at != std::string::npos && marked_.size() < most_marks;
       at = prepared.find(opening, at + 1)) {
    std::size_t const after = at + opening.size();
    bool const blank = after < prepared.size() &&
                       std::string_view(" \t\r\n").find(prepared[after]) != std::string_view::npos;
    if (!blank || !is_single(prepared, at)) continue;
    prepared.replace(at + 1, 1 + mark_digits, written_mark(marked_.size()));
    marked_.push_back(at);
  }
}

Span MarkdownTree::line(std::size_t number) const {
  std::size_t const begin = line_starts_[number - 1];
  std::size_t end = number < line_starts_.size() ? line_starts_[number] : text_.size();
  if (end > begin && text_[end - 1] == '\n') --end;
  if (end > begin && text_[end - 1] == '\r') --end;
  return {begin, end};
}

bool MarkdownTree::is_appended(cmark_node* block) const {
  int const line = cmark_node_get_start_line(block);
  return line > 0 && static_cast<std::size_t>(line) > lines();
}

bool MarkdownTree::appended_stands_alone() const {
  cmark_node* last = cmark_node_last_child(root());
  // cmark-gfm puts footnotes at the end.
  while (last && cmark_node_get_type(last) == CMARK_NODE_FOOTNOTE_DEFINITION)
    last = cmark_node_previous(last);
  return last && is_appended(last);
}

Span MarkdownTree::where(cmark_node* block) const {
  auto const number = [&](int line) {
    return std::clamp<std::size_t>(line < 1 ? 1 : static_cast<std::size_t>(line), 1, lines());
  };
  std::size_t const first = number(cmark_node_get_start_line(block));
  return {line(first).begin, line(std::max(first, number(cmark_node_get_end_line(block)))).end};
}

SourceMappedText MarkdownTree::content(cmark_node* fenced) const {
  std::string const literal = unmarked(cmark_node_get_literal(fenced));
  std::string_view const content = literal;
  SourceMappedText out;
  std::size_t number = static_cast<std::size_t>(cmark_node_get_start_line(fenced)) + 1;
  for (std::size_t at = 0; at < content.size() && number <= lines(); ++number) {
    std::size_t const end = std::min(content.find('\n', at), content.size());
    std::string_view inner = content.substr(at, end - at);
    if (inner.ends_with('\r')) inner.remove_suffix(1);
    Span const place = line(number);
    std::string_view const whole = bytes(place);
    // Quotes and items remove bytes from the front; a tab that is removed only partly leaves
    // spaces.
    std::size_t spaces = 0;
    while (spaces < inner.size() && inner[spaces] == ' ' && !whole.ends_with(inner.substr(spaces)))
      ++spaces;
    std::string_view const rest = inner.substr(spaces);
    if (whole.ends_with(rest)) {
      std::size_t const begin = place.end - rest.size();
      if (spaces > 0) out.append_for(inner.substr(0, spaces), {begin, begin});
      out.append(rest, begin);
    } else {
      out.append_for(inner, place);  // a replaced character has other bytes
    }
    std::size_t const next = number < lines() ? line(number + 1).begin : text_.size();
    out.append_for("\n", {place.end, next});
    at = end + 1;
  }
  return out;
}

std::optional<std::size_t> MarkdownTree::marked_code(cmark_node* code) const {
  char const* const literal = cmark_node_get_literal(code);
  if (!literal || *literal != mark) return {};
  std::string_view const written = literal;
  // A mark without text after it has nothing to typeset.
  if (written.find_first_not_of(" \t\r\n", 1 + mark_digits) == std::string_view::npos) return {};
  return marked_[read_mark(written)];
}

std::optional<std::size_t> MarkdownTree::inline_directive(cmark_node* code) const {
  auto const at = marked_code(code);
  return at && are_words(written_after_mark(code)) ? std::nullopt : at;
}

text::Diagnostics MarkdownTree::left_alone() const {
  text::Diagnostics findings;
  if (marked_.empty()) return findings;
  for (cmark_node* const node : nodes_of(root())) {
    if (cmark_node_get_type(node) != CMARK_NODE_CODE) continue;
    auto const at = marked_code(node);
    if (!at || !are_words(written_after_mark(node))) continue;
    findings.push_back(text::warning(
        "W-INLINE", {*at, *at + opening.size()}, "no pieces after `chess`; printed as code",
        "write letters of pieces, as in `chess *2q`, or two back-ticks around code"));
  }
  return findings;
}

std::vector<std::size_t> MarkdownTree::open_directives(cmark_node* text) const {
  std::vector<std::size_t> found;
  char const* const literal = cmark_node_get_literal(text);
  std::string_view const written = literal ? literal : "";
  for (std::size_t at = written.find(mark); at != std::string_view::npos;
       at = written.find(mark, at + 1))
    found.push_back(marked_[read_mark(written.substr(at))]);
  return found;
}

std::string MarkdownTree::literal(cmark_node* node) const {
  char const* const text = cmark_node_get_literal(node);
  return cmark_node_get_type(node) == CMARK_NODE_TEXT
             ? restored(text)
             : replace_invalid(written_carets(unmarked(text)));
}

std::string MarkdownTree::restored(char const* text) const {
  return replace_invalid(shown_carets(unmarked(text)));
}

}  // namespace dawson::document
