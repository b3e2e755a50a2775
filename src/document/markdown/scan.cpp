// cmark-gfm finds the fenced blocks and the inline code of a document; this file finds the
// directives among them, and the text around each that its replacement must keep.
#include "document/markdown/scan.hpp"

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "document/directive_kinds.hpp"
#include "document/fields/field_names.hpp"
#include "document/front_matter.hpp"
#include "document/markdown/definitions.hpp"
#include "document/markdown/fences.hpp"
#include "notation/notations.hpp"

namespace dawson::document {
namespace {

using text::SourceMappedText;
using text::Span;

constexpr std::string_view keyword = "chess";

// A word of a line with its place.
struct Word {
  std::string_view text;
  Span where;
};

// Returns the next word and moves `at` after it; empty at the end.
Word next_word(std::string_view text, std::size_t& at) {
  std::size_t const begin = std::min(text.find_first_not_of(" \t\r\n", at), text.size());
  int depth = 0;  // braces protect blanks
  std::size_t end = begin;
  for (; end < text.size() &&
         (depth > 0 || std::string_view(" \t\r\n").find(text[end]) == std::string_view::npos);
       ++end) {
    if (text[end] == '{') ++depth;
    if (text[end] == '}' && depth > 0) --depth;
  }
  at = end;
  return {text.substr(begin, end - begin), {begin, end}};
}

// The spans of `{.chess #first size=5mm}` within its braces, and of `chess` in it.
struct AttributeForm {
  Span inside, keyword;
};

std::optional<AttributeForm> attribute_form(std::string_view text, Span info) {
  std::string_view const written = text.substr(info.begin, info.end - info.begin);
  std::size_t const last = written.find_last_not_of(blanks);
  if (!written.starts_with('{') || last == std::string_view::npos || written[last] != '}')
    return {};
  Span const inside{info.begin + 1, info.begin + last};
  for (std::size_t at = inside.begin;;) {
    Word const word = next_word(text.substr(0, inside.end), at);
    if (word.text.empty()) return {};
    if (word.text.front() == '.' && word.text.substr(1) == keyword)
      return AttributeForm{inside, {word.where.begin + 1, word.where.end}};
  }
}

bool is_option(std::string_view word) {
  std::size_t const equals = word.find('=');
  if (equals != std::string_view::npos) return find_field(word.substr(0, equals)) != nullptr;
  if (word.ends_with(',')) word.remove_suffix(1);
  // `legend` needs a value; without one it is the opening word.
  return !opening_word(word) && find_field(word) != nullptr;
}

class Scanner {
 public:
  Scanner(MarkdownTree const& tree, PluginFences fences)
      : tree_(tree),
        fences_(fences),
        colons_(tree.bytes().find(":::") != std::string_view::npos),
        environments_(tree.bytes().find("\\begin{") != std::string_view::npos),
        diagram_sty_(environments_ && loads_diagram_sty(tree.bytes())) {}

  Scan run() {
    std::vector<cmark_node*> blocks;
    for (cmark_node* const node : nodes_of(tree_.root())) {
      cmark_node_type const type = cmark_node_get_type(node);
      if (type == CMARK_NODE_ITEM && cmark_node_previous(node))
        further_items_.insert(line_of(node));
      if (type == CMARK_NODE_CODE_BLOCK) {
        code_lines_.insert(line_of(node));
        if (is_directive(node)) blocks.push_back(node);
        else warn_of_near_fence(node);
      }
      if (type == CMARK_NODE_PARAGRAPH && colons_)
        std::ranges::move(near_fences_of_colons(tree_, node),
                          std::back_inserter(result_.diagnostics));
      if (environments_ && (type == CMARK_NODE_PARAGRAPH || is_raw_tex(node)))
        std::ranges::move(environments_of_tex(tree_, node, diagram_sty_),
                          std::back_inserter(result_.diagnostics));
      if (type == CMARK_NODE_CODE)
        if (auto const at = tree_.inline_directive(node))
          result_.directives.push_back(inline_markdown(tree_.bytes(), *at));
      if (type == CMARK_NODE_TEXT) warn_of_open_code(node);
      if (type == CMARK_NODE_HTML_BLOCK)
        std::ranges::move(fences_in_html(tree_, node), std::back_inserter(result_.diagnostics));
    }
    for (cmark_node* const block : blocks) take_block(block);
    // In documents without directives such words are languages of other programs.
    if (!result_.directives.empty())
      std::ranges::move(words_as_fences_, std::back_inserter(result_.diagnostics));
    std::ranges::sort(result_.directives, {},
                      [](Directive const& found) { return found.whole.begin; });
    find_rows();
    result_.links = link_definitions(tree_);
    std::ranges::move(tree_.left_alone(), std::back_inserter(result_.diagnostics));
    if (tree_.fault()) result_.diagnostics.push_back(*tree_.fault());
    return std::move(result_);
  }

 private:
  // Warns of text that begins like an inline directive.
  void warn_of_open_code(cmark_node* text) {
    for (std::size_t const at : tree_.open_directives(text))
      result_.diagnostics.push_back(text::warning(
          "W-END", {at, at + 1 + keyword.size()},
          "inline directive is never closed; printed as text",
          "close it with a back-tick in the same paragraph, or write \\` to print one"));
  }

  static std::size_t line_of(cmark_node* node) {
    return static_cast<std::size_t>(std::max(cmark_node_get_start_line(node), 1));
  }

  Span fence(cmark_node* block) const {
    int length = 0, offset = 0;
    char sign = 0;
    cmark_node_get_fenced(block, &length, &offset, &sign);
    Span const line = tree_.line(line_of(block));
    auto const column =
        static_cast<std::size_t>(std::max(cmark_node_get_start_column(block), 1)) - 1;
    std::size_t const begin = std::min(line.begin + column, line.end);
    std::size_t end = begin;
    if (begin < line.end && tree_.bytes()[begin] == ':') sign = ':';  // MyST's
    while (end < line.end && tree_.bytes()[end] == sign) ++end;
    return {begin, end};
  }

  // Returns where the info string begins, after the fence.
  std::size_t info(cmark_node* block) const {
    std::string_view const text = tree_.bytes();
    Span const line = tree_.line(line_of(block));
    std::size_t at = fence(block).end;
    while (at < line.end && is_blank(text[at])) ++at;
    return at;
  }

  bool is_directive(cmark_node* block) const {
    int length = 0, offset = 0;
    char sign = 0;
    if (!cmark_node_get_fenced(block, &length, &offset, &sign)) return false;
    std::size_t const at = info(block);
    Span const all{at, tree_.line(line_of(block)).end};
    if (attribute_form(tree_.bytes(), all) || braced_keyword(tree_.bytes(), all)) return true;
    if (fences_ == PluginFences::diagrams && plugin_word(all)) return true;
    std::string_view const written = tree_.bytes(all);
    return written.starts_with(keyword) &&
           (written.size() == keyword.size() || is_blank(written[keyword.size()]));
  }

  void warn_of_near_fence(cmark_node* block) {
    int length = 0, offset = 0;
    char sign = 0;
    if (!cmark_node_get_fenced(block, &length, &offset, &sign)) return;
    Span const written{info(block), tree_.line(line_of(block)).end};
    if (auto const word = plugin_word(written)) {
      // Games are reported at the block, which has more than one of them.
      Span const where{tree_.bytes(*word) == "pgn" ? fence(block).begin : word->begin, word->end};
      if (fences_ == PluginFences::reported)
        result_.diagnostics.push_back(plugin_fence_left_alone(tree_.bytes(*word), where));
      return;
    }
    if (auto fault = near_fence(tree_, written)) result_.diagnostics.push_back(std::move(*fault));
    if (auto fault = word_as_fence(tree_, written, tree_.content(block).text()))
      words_as_fences_.push_back(std::move(*fault));
  }

  // Returns the word of a block that another program draws.
  std::optional<Span> plugin_word(Span info) const {
    Span const word = word_of_fence(tree_.bytes(), info);
    return is_plugin_fence(tree_.bytes(word)) ? std::optional(word) : std::nullopt;
  }

  // Returns a line without the markers of containers. A list item has blanks on all but its first
  // line.
  std::string_view inner_line(std::size_t number) const {
    std::string_view const line = tree_.bytes(tree_.line(number));
    return line.substr(std::min(line.find_first_not_of(container_signs), line.size()));
  }

  void take_block(cmark_node* block) {
    Directive found;
    Span const fence = this->fence(block);
    std::size_t const first = line_of(block);
    Span const written{info(block), tree_.line(first).end};
    auto const plugin = plugin_word(written);
    if (plugin) {
      found.opening = {fence.begin, plugin->end};
    } else if (auto const attributes = attribute_form(tree_.bytes(), written)) {
      found.opening = {fence.begin, attributes->keyword.end};
      read_attributes(found, *attributes);
    } else if (auto const braced = braced_keyword(tree_.bytes(), written)) {
      found.opening = {fence.begin, braced->end};
      read_info(found, written.end);
    } else {
      found.opening = {fence.begin, written.begin + keyword.size()};
      read_info(found, written.end);
    }

    SourceMappedText content = tree_.content(block);
    bool const in_braces = braced_keyword(tree_.bytes(), written).has_value();
    auto const body_lines = static_cast<std::size_t>(std::ranges::count(content.text(), '\n'));
    std::size_t last = first + body_lines;
    bool const closed = last < tree_.lines() && closes(last + 1, fence);
    found.body =
        content.empty() ? Span{tree_.line(first).end, tree_.line(first).end} : content.origin();
    if (closed) ++last;
    else if (last >= tree_.lines())
      result_.diagnostics.push_back(text::warning(
          "W-END", found.opening, "block is never closed; it extends to the end of the document",
          "close it with a line of as many back-ticks or tildes as it begins with"));
    found.whole = {fence.begin, tree_.line(last).end};
    found.body.end = std::min(found.body.end, found.whole.end);
    if (plugin) found.inner = body_of_plugin(tree_.bytes(*plugin), content, result_.diagnostics);
    else if (in_braces) found.inner = with_options_as_fields(content);
    else if (content.text() != tree_.bytes(found.body)) found.inner = std::move(content);
    read_surroundings(found, block, last);
    result_.directives.push_back(std::move(found));
  }

  // Returns whether the line after a block's last one is its closing fence; the next block may
  // begin there instead.
  bool closes(std::size_t number, Span fence) const {
    if (code_lines_.contains(number)) return false;
    std::string_view const line = inner_line(number);
    char const sign = tree_.bytes()[fence.begin];
    std::size_t const length = std::min(line.find_first_not_of(sign), line.size());
    return length >= fence.end - fence.begin &&
           line.find_first_not_of(blanks, length) == std::string_view::npos;
  }

  // Reads attributes. A class may be an opening word; other classes are ignored.
  void read_attributes(Directive& found, AttributeForm const& form) {
    std::string_view const line = tree_.bytes().substr(0, form.inside.end);
    for (std::size_t at = form.inside.begin;;) {
      Word const word = next_word(line, at);
      if (word.text.empty()) break;
      if (word.text.front() != '.' || word.where.begin + 1 == form.keyword.begin) continue;
      OpeningWord const* const opens = opening_word(word.text.substr(1));
      if (opens && opens->is_class && found.word.end == 0)
        found.word = {word.where.begin + 1, word.where.end};
      else
        result_.diagnostics.push_back(text::warning(
            "W-FENCE", word.where, fmt::format("class `{}` ignored", word.text.substr(1)),
            "remove it: a diagram has only the classes of its caption"));
    }
    found.options = form.inside;
  }

  // Reads the info string: an opening word, then options, as in "chess defaults" and "chess
  // size=5mm flip".
  void read_info(Directive& found, std::size_t end) const {
    std::string_view const text = tree_.bytes();
    std::size_t at = found.opening.end;
    std::size_t const stop = end;
    std::string_view const line = text.substr(0, stop);
    bool takes_object = false;  // set by the previous word
    while (true) {
      std::size_t next = at;
      Word const word = next_word(line, next);
      if (word.text.empty()) return;
      // The object of `index` may have the name of a field.
      if (!takes_object && (is_option(word.text) || word.text.find('=') != std::string_view::npos))
        break;
      OpeningWord const* const opens = found.word.end == 0 ? opening_word(word.text) : nullptr;
      takes_object = opens && opens->object == any_object;
      if (found.word.end == 0) found.word = word.where;
      found.word.end = word.where.end;
      at = next;
    }
    std::size_t const begin = line.find_first_not_of(blanks, at);
    std::size_t const last = line.find_last_not_of(blanks);
    found.options = {begin, last + 1};
  }

  void read_surroundings(Directive& found, cmark_node* block, std::size_t last) const {
    std::size_t const first = line_of(block);
    std::string_view const before = tree_.bytes({tree_.line(first).begin, found.whole.begin});
    for (char const c : before)
      found.around.prefix += container_signs.find(c) != std::string_view::npos ? c : ' ';

    cmark_node* const previous = cmark_node_previous(block);
    cmark_node* const parent = cmark_node_parent(block);
    bool const opens_item = !previous && parent &&
                            cmark_node_get_type(parent) != CMARK_NODE_DOCUMENT &&
                            line_of(parent) == first;
    cmark_node_type const kind = previous ? cmark_node_get_type(previous) : CMARK_NODE_NONE;
    bool const is_separate = kind == CMARK_NODE_HEADING || kind == CMARK_NODE_THEMATIC_BREAK ||
                             kind == CMARK_NODE_CODE_BLOCK;
    found.around.part_before =
        first > 1 && !inner_line(first - 1).empty() && !opens_item && !is_separate;
    found.around.part_after = last < tree_.lines() && !ends_paragraph(last + 1);
  }

  // Returns whether a line cannot continue a paragraph above it. In pandoc, headings, fences and
  // quotes continue it unless an empty line separates them.
  bool ends_paragraph(std::size_t number) const {
    return inner_line(number).empty() || further_items_.contains(number);
  }

  void find_rows() {
    Directive const* before = nullptr;
    for (Directive& found : result_.directives) {
      if (found.is_inline) {
        before = nullptr;
        continue;
      }
      if (before && before->around.prefix == found.around.prefix) {
        std::string_view const between = tree_.bytes({before->whole.end, found.whole.begin});
        found.around.continues = between.find_first_not_of(" \t\r\n>") == std::string_view::npos;
      }
      before = &found;
    }
  }

  MarkdownTree const& tree_;
  PluginFences fences_;
  bool colons_;                          // the document may contain fences of colons
  bool environments_;                    // the document may contain LaTeX environments
  bool diagram_sty_;                     // ... and loads diagram.sty for LaTeX
  text::Diagnostics words_as_fences_;    // ```solutions
  std::set<std::size_t> further_items_;  // lines where an item follows another
  std::set<std::size_t> code_lines_;     // lines where a code block begins
  Scan result_;
};

}  // namespace

Directive inline_markdown(std::string_view text, std::size_t at) {
  Directive found;
  found.is_inline = true;
  found.opening = {at, at + 1 + keyword.size()};
  std::size_t close = found.opening.end;
  auto const back_tick = [&](std::size_t place) {
    return place < text.size() && text[place] == '`';
  };
  while (close < text.size() && (!back_tick(close) || back_tick(close - 1) || back_tick(close + 1)))
    ++close;
  found.whole = {at, std::min(close + 1, text.size())};

  std::string_view const content = text.substr(0, close);
  std::size_t begin = found.opening.end;
  Span options{begin, begin};
  for (std::size_t next = begin;;) {
    Word const word = next_word(content, next);
    std::size_t ahead = next;
    if (!is_option(word.text) || next_word(content, ahead).text.empty()) break;
    if (options.begin == options.end) options.begin = word.where.begin;
    options.end = begin = word.where.end;
  }
  if (options.end > options.begin) found.options = options;
  found.body = {begin, close};
  // Quote markers begin each further line.
  SourceMappedText inner;
  for (std::size_t line = begin; line < close;) {
    std::size_t const end = std::min(content.find_first_of("\r\n", line), close);
    inner.append(text.substr(line, end - line), line);
    line = std::min(content.find_first_not_of("\r\n >\t", end), close);
    if (end < close) inner.append_for("\n", {end, line});
  }
  found.inner = std::move(inner);
  return found;
}

Scan scan_markdown(MarkdownTree const& tree, PluginFences fences) {
  return Scanner(tree, fences).run();
}

MarkdownTree markdown_tree(text::Source const& source, std::string_view appended, Inlines inlines) {
  return MarkdownTree(source.bytes(), front_matter_span(source).end, appended, source.limits(),
                      inlines);
}

}  // namespace dawson::document
