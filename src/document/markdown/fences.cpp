#include "document/markdown/fences.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <cmark-gfm.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "document/directive_kinds.hpp"
#include "document/fields/field_names.hpp"
#include "document/markdown/tree.hpp"
#include "document/tex/syntax.hpp"
#include "problem/fields.hpp"
#include "text/closest_name.hpp"
#include "text/scanning.hpp"
#include "text/spelled_values.hpp"

namespace dawson::document {
namespace {

using text::SourceMappedText;
using text::Span;

constexpr std::string_view position_key = "fen";  // the key in every plugin, and Dawson's field
constexpr std::string_view games = "pgn";
constexpr auto fences = std::to_array<std::string_view>(
    {"fen", "chess-fen", "chessboard", "chesser", "chessview", games});

// Returns a block of PGN as the field with the games: each line keeps its place.
SourceMappedText as_games(SourceMappedText const& content) {
  SourceMappedText out;
  std::string_view const text = content.text();
  out.append_for(fmt::format("{}: |\n", problem::field(FieldId::pgn).name),
                 content.origin(Span{0, 0}));
  for (std::size_t at = 0; at < text.size();) {
    std::size_t const end = std::min(text.find('\n', at), text.size() - 1);
    std::size_t const next = end + 1;
    out.append_for(" ", content.origin(Span{at, at}));
    out.append(content, {at, next});
    at = next;
  }
  return out;
}

// Translates the lines of a block: its position, then keys.
class BodyTranslator {
 public:
  BodyTranslator(SourceMappedText const& content, text::Diagnostics& findings)
      : content_(content), text_(content.text()), findings_(findings) {}

  SourceMappedText run() {
    std::vector<PluginLine> const lines = plugin_lines(text_);
    auto next = lines.begin();
    for (std::size_t at = 0; at < text_.size();) {
      std::size_t end = std::min(text_.find('\n', at), text_.size());
      if (next != lines.end() && next->key.begin >= at && next->key.begin <= end) {
        take(*next);
        end = std::min(text_.find('\n', next->value.end), text_.size());
        ++next;
      } else {
        copy({at, at + text::without_tail(text_.substr(at, end - at)).size()});
      }
      at = end + 1;
    }
    for (auto const& [field, value] : values_) append_field(field, value);
    return std::move(out_);
  }

 private:
  // Copies a line without its end: the position, with or without its key. Other lines are no part
  // of a diagram.
  void copy(Span line) {
    std::size_t const begin = std::min(text_.find_first_not_of(" \t", line.begin), line.end);
    if (begin == line.end) return append_end(line);
    std::string_view const written = text_.substr(begin, line.end - begin);
    std::size_t const colon = written.find(':');
    bool const has_key = colon != std::string_view::npos &&
                         std::ranges::all_of(written.substr(0, colon), text::is_word);
    bool const is_position = has_key && text::lower_case(written.substr(0, colon)) == position_key;
    if (is_position) {
      copy_unquoted({begin, line.end});
    } else if (has_key || (skips_value_ && begin > line.begin)) {
      if (has_key) report({begin, begin + colon});
    } else {
      if (!has_position_)
        out_.append_for(fmt::format("{}: ", position_key), content_.origin(Span{begin, begin}));
      out_.append(content_, {begin, line.end});
    }
    skips_value_ = has_key && !is_position;
    has_position_ = has_position_ || !has_key || is_position;
    append_end(line);
  }
  void append_end(Span line) { out_.append_for("\n", content_.origin(Span{line.end, line.end})); }

  // Copies a line without the quotation marks that YAML allows around its value.
  void copy_unquoted(Span line) {
    std::string_view const written = text_.substr(line.begin, line.end - line.begin);
    std::size_t const value =
        std::min(written.find_first_not_of(" \t", written.find(':') + 1), written.size());
    bool const quoted = written.size() > value + 1 &&
                        (written[value] == '"' || written[value] == '\'') &&
                        written.back() == written[value];
    std::size_t const sign = quoted ? 1 : 0;
    out_.append(content_, {line.begin, line.begin + value});
    out_.append(content_, {line.begin + value + sign, line.end - sign});
  }

  void take(PluginLine const& line) {
    for (Span const part : line.unread) report(part);
    if (!line.field) return report(line.key);
    auto& [where, items] = values_[*line.field];
    where = line.value;
    for (std::string const& item : line.items)
      if (std::ranges::count(items, item) == 0) items.push_back(item);
  }

  void report(Span part) {
    findings_.push_back(
        text::warning("W-FENCE", content_.origin(part),
                      fmt::format("`{}` has no equivalent field; left out of the diagram",
                                  text_.substr(part.begin, part.end - part.begin)),
                      "remove it, or write the block as ```chess"));
  }

  struct Value {
    Span where;
    std::vector<std::string> items;
  };
  void append_field(FieldId field, Value const& value) {
    if (value.items.empty()) return;
    out_.append_for(
        fmt::format("{}: {}\n", problem::field(field).name, fmt::join(value.items, "; ")),
        content_.origin(value.where));
  }

  SourceMappedText const& content_;
  std::string_view text_;
  text::Diagnostics& findings_;
  SourceMappedText out_;
  bool has_position_ = false, skips_value_ = false;
  std::map<FieldId, Value> values_;
};

}  // namespace

std::optional<PluginFences> read_plugin_fences(std::string_view value) {
  auto const wanted = text::read_yes_no(value);
  if (!wanted) return {};
  return *wanted ? PluginFences::diagrams : PluginFences::code;
}

PluginFences plugin_fences_of(FrontMatter const& front, PluginFences wanted) {
  if (wanted != PluginFences::of_document) return wanted;
  return read_plugin_fences(front.fences.text).value_or(PluginFences::reported);
}

bool is_plugin_fence(std::string_view word) {
  return std::ranges::find(fences, word) != fences.end();
}

SourceMappedText body_of_plugin(std::string_view word, SourceMappedText const& content,
                                text::Diagnostics& findings) {
  if (word == games) return as_games(content);
  return BodyTranslator(content, findings).run();
}

text::Diagnostic plugin_fence_left_alone(std::string_view word, Span where) {
  return text::warning("W-FENCE", where, fmt::format("block `{}` printed as code", word),
                       "write ```chess, or add `fences: yes` to the front matter (`fences: no` for "
                       "code without a warning)");
}

namespace {

constexpr std::array<std::string_view, 1> own_keyword{"chess"};

// Returns whether the word is a misspelling of the keyword, or the keyword joined to another word.
bool is_meant(std::string_view word, std::string_view following) {
  constexpr std::string_view parts = "-_";
  if (following.starts_with('.')) return false;  // a file name
  std::string const low = text::lower_case(word);
  if (low.starts_with(own_keyword[0]) && low.size() > own_keyword[0].size() + 1)
    return parts.find(low[own_keyword[0].size()]) != std::string_view::npos;
  return !text::closest_name(low, own_keyword).empty();
}

// Calls `take` for each line of a block, from its first character after the markers of containers.
template <class Take>
void each_line(MarkdownTree const& tree, cmark_node* block, Take take) {
  auto const first = static_cast<std::size_t>(std::max(cmark_node_get_start_line(block), 1));
  auto const last = static_cast<std::size_t>(std::max(cmark_node_get_end_line(block), 1));
  for (std::size_t number = first; number <= std::min(last, tree.lines()); ++number) {
    text::Span const line = tree.line(number);
    std::string_view const text = tree.bytes().substr(0, line.end);
    take(text, std::min(text.find_first_not_of(container_signs, line.begin), line.end), line.end);
  }
}

}  // namespace

text::Span word_of_fence(std::string_view text, text::Span info) {
  std::string_view const all = text.substr(0, info.end);
  std::size_t const begin = std::min(all.find_first_not_of(" \t{.", info.begin), info.end);
  std::size_t end = begin;
  while (end < info.end && (text::is_alphanumeric(all[end]) || all[end] == '-' || all[end] == '_'))
    ++end;
  return {begin, end};
}

std::optional<text::Diagnostic> word_as_fence(MarkdownTree const& tree, text::Span info,
                                              std::string_view content) {
  text::Span const word = word_of_fence(tree.bytes(), info);
  OpeningWord const* const row = misplaced_word(tree.bytes(word), content);
  if (!row) return {};
  std::string const by = fmt::format("{} {}", own_keyword[0], row->name);
  auto const message = fmt::format("block `{}` is not a directive; printed as code", row->name);
  return text::replaceable(text::warning("W-FENCE", word, message, "write ```" + by), by);
}

text::Diagnostics fences_in_html(MarkdownTree const& tree, cmark_node* html) {
  constexpr std::size_t shortest = 3;
  text::Diagnostics findings;
  bool first = true, passed = false;
  each_line(tree, html, [&](std::string_view text, std::size_t begin, std::size_t end) {
    std::string_view const line = text.substr(begin, end - begin);
    if (std::exchange(first, false)) {
      passed = line.starts_with("<!--") || line.starts_with("<pre");
      return;
    }
    std::size_t const length = std::min(line.find_first_not_of(line.substr(0, 1)), line.size());
    std::size_t const word = std::min(line.find_first_not_of(blanks, length), line.size());
    bool const fence = length >= shortest && (line.front() == '`' || line.front() == '~');
    if (passed || !fence || !line.substr(word).starts_with(own_keyword[0])) return;
    findings.push_back(text::warning("W-FENCE", {begin, begin + word + own_keyword[0].size()},
                                     "block is part of the HTML above it; printed as written",
                                     "add an empty line before it"));
  });
  return findings;
}

bool loads_diagram_sty(std::string_view text) {
  constexpr std::string_view word = "usepackage";
  TexGroups groups(text);
  Loading loading;
  for (std::size_t at = 0; (at = text.find(word, at)) != std::string_view::npos; ++at)
    loading.take(text, groups, {at, at + word.size()}, word);
  return loading.diagram_sty;
}

bool is_raw_tex(cmark_node* block) {
  if (cmark_node_get_type(block) != CMARK_NODE_CODE_BLOCK) return false;
  std::string_view const info = cmark_node_get_fence_info(block);
  return info == "{=latex}" || info == "{=tex}";
}

text::Diagnostics environments_of_tex(MarkdownTree const& tree, cmark_node* block, bool anywhere) {
  constexpr std::string_view sign = "\\begin{";
  text::Diagnostics findings;
  std::size_t const line = static_cast<std::size_t>(cmark_node_get_start_line(block));
  std::size_t const column = static_cast<std::size_t>(cmark_node_get_start_column(block));
  each_line(tree, block, [&](std::string_view text, std::size_t begin, std::size_t) {
    begin = std::max(begin, tree.line(line).begin + column - 1);  // after the mark of a list
    for (std::size_t at = begin; (at = text.find(sign, at)) != std::string_view::npos; ++at) {
      if (at != begin && (!anywhere || text[at - 1] == '`')) continue;
      std::size_t const close = std::min(text.find('}', at), text.size() - 1);
      std::string_view name = text.substr(at + sign.size(), close - at - sign.size());
      if (name.ends_with('*')) name.remove_suffix(1);
      if (name != own_keyword[0] && !is_environment_of_diagram_sty(name)) continue;
      findings.push_back(text::warning(
          "W-FENCE", {at, close + 1},
          fmt::format("LaTeX environment `{}` is not typeset in Markdown; kept as written", name),
          "write a fence ```chess with fields such as `author: ...` and `stipulation: ...`"));
    }
  });
  return findings;
}

std::optional<text::Diagnostic> near_fence(MarkdownTree const& tree, text::Span info) {
  text::Span const word = word_of_fence(tree.bytes(), info);
  if (!is_meant(tree.bytes(word), tree.bytes({word.end, info.end}))) return {};
  bool const braced = tree.bytes(info).find('{') != std::string_view::npos;
  std::size_t const begin = braced ? std::min(info.begin, word.begin) : word.begin;
  auto finding = text::warning(
      "W-FENCE", {begin, word.end}, "block does not begin with `chess`; printed as code",
      braced ? "write `{.chess name=value}` up to the end of the line"
             : "write `chess` and a space after it, or any other word for code");
  return text::replaceable(std::move(finding), braced ? "" : own_keyword[0]);
}

text::Diagnostics near_fences_of_colons(MarkdownTree const& tree, cmark_node* paragraph) {
  constexpr std::size_t shortest = 3;
  text::Diagnostics findings;
  each_line(tree, paragraph, [&](std::string_view text, std::size_t begin, std::size_t line_end) {
    std::size_t const end = std::min(text.find_first_not_of(':', begin), line_end);
    text::Span const word = word_of_fence(text, {end, line_end});
    if (end - begin < shortest || !is_meant(tree.bytes(word), tree.bytes({word.end, line_end})))
      return;
    findings.push_back(text::warning("W-FENCE", {begin, word.end},
                                     "block between colons is not a directive; printed as text",
                                     "write a fence ```chess, or :::{chess} for MyST"));
  });
  return findings;
}

namespace {

constexpr std::string_view myst_keyword = "{chess}", colons = ":::";
// Characters that may come before a fence: markers of quotes and lists.
constexpr std::string_view before_fences = " \t>-*+.)0123456789";

// Returns the lines of code and HTML, counted from 1.
std::set<std::size_t> code_lines(cmark_node* root) {
  std::set<std::size_t> lines;
  for (cmark_node* const node : nodes_of(root)) {
    auto const type = cmark_node_get_type(node);
    if (type != CMARK_NODE_CODE_BLOCK && type != CMARK_NODE_HTML_BLOCK) continue;
    for (int i = cmark_node_get_start_line(node); i <= cmark_node_get_end_line(node); ++i)
      lines.insert(static_cast<std::size_t>(std::max(i, 0)));
  }
  return lines;
}

// Returns the colons at the front of a line, after the markers of containers.
text::Span colons_of(std::string_view text, text::Span line, std::string_view marks) {
  std::string_view const written = text.substr(0, line.end);
  std::size_t const begin = std::min(written.find_first_not_of(marks, line.begin), line.end);
  return {begin, std::min(written.find_first_not_of(':', begin), line.end)};
}

}  // namespace

std::optional<text::Span> braced_keyword(std::string_view text, text::Span info) {
  std::string_view const written = text.substr(info.begin, info.end - info.begin);
  bool const alone =
      written.size() == myst_keyword.size() ||
      (written.size() > myst_keyword.size() && is_blank(written[myst_keyword.size()]));
  if (!written.starts_with(myst_keyword) || !alone) return {};
  return text::Span{info.begin, info.begin + myst_keyword.size()};
}

bool may_have_colon_fences(std::string_view text) {
  return text.find(colons) != std::string_view::npos &&
         text.find(myst_keyword) != std::string_view::npos;
}

std::string with_tildes_for_colons(std::string text, cmark_node* root) {
  std::set<std::size_t> const others = code_lines(root);
  std::size_t open = 0;  // number of colons of the open block; 0 without one
  std::size_t number = 1;
  for (std::size_t at = 0; at < text.size(); ++number) {
    std::size_t const end = std::min(text.find_first_of("\r\n", at), text.size());
    text::Span const signs = colons_of(text, {at, end}, open > 0 ? container_signs : before_fences);
    std::size_t const length = signs.end - signs.begin;
    std::size_t const rest = std::min(text.find_first_not_of(blanks, signs.end), end);
    bool const fence = open > 0 ? length >= open && rest == end
                                : length >= colons.size() && !others.contains(number) &&
                                      braced_keyword(text, {rest, end}).has_value();
    if (fence) {
      open = open > 0 ? 0 : length;
      std::fill_n(text.begin() + static_cast<std::ptrdiff_t>(signs.begin), length, '~');
    }
    at = end + (text.compare(end, 2, "\r\n") == 0 ? 2 : 1);
  }
  return text;
}

text::SourceMappedText with_options_as_fields(text::SourceMappedText const& body) {
  std::string_view const text = body.text();
  text::SourceMappedText out;
  std::size_t at = 0;
  while (at < text.size() && text[at] == ':') {
    std::size_t const end = std::min(text.find('\n', at), text.size());
    std::size_t const colon = text.find(':', at + 1);
    if (colon == std::string_view::npos || colon > end) break;
    std::string_view const name = text.substr(at + 1, colon - at - 1);
    if (name.empty() ||
        !std::ranges::all_of(name, [](char c) { return text::is_alphanumeric(c) || c == '-'; }))
      break;
    text::Span const where{at + 1, colon};
    if (name == "name")
      out.append_for(problem::field(problem::FieldId::label).name, body.origin(where));
    else out.append(body, where);
    bool const flag = text.substr(0, end).find_first_not_of(" \t\r", colon + 1) == text.npos;
    if (flag) out.append_for(": yes", body.origin({colon, colon + 1}));
    std::size_t const next = std::min(end + 1, text.size());
    out.append(body, {flag ? end : colon, next});
    at = next;
  }
  if (at == 0) return body;
  out.append(body, {at, text.size()});
  return out;
}

}  // namespace dawson::document
