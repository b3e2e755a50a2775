#include "document/markdown/raw_html.hpp"

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>

#include <algorithm>
#include <utility>

#include "prose/html_marks.hpp"

namespace dawson::document {
namespace {

// The block that an inline stands in; null for one within the words of a picture, which are no
// HTML.
cmark_node* leaf_of(cmark_node* node) {
  while (node && (cmark_node_get_type(node) & CMARK_NODE_TYPE_MASK) == CMARK_NODE_TYPE_INLINE) {
    if (cmark_node_get_type(node) == CMARK_NODE_IMAGE) return nullptr;
    node = cmark_node_parent(node);
  }
  return node;
}

std::string_view first_line(std::string_view text) { return text.substr(0, text.find('\n')); }

}  // namespace

text::Diagnostic unwanted_html(text::Span where) {
  return text::warning("W-HTML", where, "HTML printed as text because of `--sandbox`",
                       "write it in Markdown, or weave without `--sandbox`");
}

RawHtml::RawHtml(MarkdownTree const& tree, bool in_host) : tree_(tree) {
  if (tree.bytes().find('<') == std::string_view::npos) return;
  for (cmark_node* const node : nodes_of(tree.root())) {
    auto const type = cmark_node_get_type(node);
    if (type == CMARK_NODE_HTML_BLOCK || type == CMARK_NODE_HTML_INLINE) take(tree, node);
  }
  faults_ = prose::html_faults(parts_, in_host);
}

void RawHtml::take(MarkdownTree const& tree, cmark_node* node) {
  bool const is_block = cmark_node_get_type(node) == CMARK_NODE_HTML_BLOCK;
  cmark_node* const leaf = is_block ? node : leaf_of(node);
  if (!leaf || tree.is_appended(leaf)) return;
  bool const is_open = is_block || cmark_node_get_type(leaf) == CMARK_NODE_PARAGRAPH;
  cmark_node* const around = is_open ? cmark_node_parent(leaf) : leaf;
  std::size_t const number = arounds_.try_emplace(around, arounds_.size()).first->second;
  text::Span where = tree.where(leaf);
  std::string html = tree.literal(node);
  if (!is_block) {  // each behind the one before
    if (!sources_.empty() && !sources_.back().is_block && sources_.back().whole.end == where.end)
      where.begin = std::max(where.begin, std::min(sources_.back().whole.begin + 1, where.end));
    std::size_t const at = tree.bytes(where).find(first_line(html));
    if (at != std::string_view::npos) where.begin += at;
  }
  numbers_.emplace(node, parts_.size());
  parts_.push_back({std::move(html), number, is_block});
  sources_.push_back(
      {where, static_cast<std::size_t>(std::max(cmark_node_get_start_line(leaf), 1)), is_block});
}

text::Span RawHtml::place(std::size_t part, text::Span where) const {
  Source const& source = sources_[part];
  std::string_view const html = parts_[part].text;
  std::string_view const written = first_line(html.substr(where.begin, where.end - where.begin));
  if (!source.is_block) {
    bool const found = tree_.bytes(source.whole).starts_with(written);
    return found ? text::Span{source.whole.begin, source.whole.begin + written.size()}
                 : source.whole;
  }
  auto const line = source.first_line +
                    static_cast<std::size_t>(std::ranges::count(html.substr(0, where.begin), '\n'));
  if (line > tree_.lines()) return source.whole;
  text::Span const span = tree_.line(line);
  std::size_t const line_start = html.rfind('\n', where.begin == 0 ? 0 : where.begin - 1);
  std::size_t const column = line_start == std::string_view::npos || where.begin == 0
                                 ? where.begin
                                 : where.begin - line_start - 1;
  std::string_view const bytes = tree_.bytes(span);
  std::size_t at = bytes.find(written, std::min(column, bytes.size()));
  if (at == std::string_view::npos) at = bytes.find(written);
  if (at == std::string_view::npos) return span;
  return {span.begin + at, span.begin + at + written.size()};
}

text::Diagnostics RawHtml::findings() const {
  text::Diagnostics out;
  for (prose::HtmlFault const& fault : faults_) {
    out.push_back(prose::html_finding(fault, parts_[fault.part].text));
    out.back().span = place(fault.part, fault.where);
  }
  return out;
}

text::Diagnostics RawHtml::unwanted() const {
  text::Diagnostics out;
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    std::string const& html = parts_[i].text;
    bool const is_set = prose::is_html_mark(html) || prose::is_line_break(html);
    if (html.starts_with("</") || prose::is_html_comment(html) || is_set) continue;
    out.push_back(unwanted_html(place(i, {0, html.size()})));
  }
  return out;
}

std::string RawHtml::mended(cmark_node* node) const {
  auto const number = numbers_.find(node);
  if (number == numbers_.end()) return tree_.literal(node);
  return prose::mended_html(parts_[number->second], number->second, faults_);
}

}  // namespace dawson::document
