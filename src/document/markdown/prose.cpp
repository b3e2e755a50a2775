#include "document/markdown/prose.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>

#include "document/markdown/definitions.hpp"
#include "prose/html_marks.hpp"

namespace dawson::document {
namespace {

bool is_type(cmark_node* node, std::string_view name) {
  return cmark_node_get_type_string(node) == name;
}

class InlineReader {
 public:
  InlineReader(MarkdownTree const& tree, InlineDirective const& directive,
               RawHtml const* repaired = nullptr)
      : tree_(tree), directive_(directive), repaired_(repaired) {}

  prose::Inlines children(cmark_node* parent) {
    prose::Inlines out;
    add_children(parent, out);
    out.shrink_to_fit();  // a document stays in memory as long as its tree
    for (prose::Inline& one : out)
      if (auto* const text = std::get_if<prose::Text>(&one)) text->text.shrink_to_fit();
    return out;
  }

 private:
  void add_children(cmark_node* parent, prose::Inlines& out) {
    ++depth_;
    for (cmark_node* node = cmark_node_first_child(parent); node; node = cmark_node_next(node))
      add(node, out);
    --depth_;
  }

  static void add_text(std::string text, prose::Inlines& out) {
    if (auto* last = out.empty() ? nullptr : std::get_if<prose::Text>(&out.back()))
      last->text += text;
    else out.push_back(prose::Text{std::move(text)});
  }

  template <class Marked>
  void add_marked(cmark_node* node, prose::Inlines& out) {
    if (depth_ > tree_.deepest()) return add_deep(node, out);
    out.push_back(Marked{children(node)});
  }

  // Adds the texts of deeply nested nodes without recursion; the tree reports the nesting.
  void add_deep(cmark_node* node, prose::Inlines& out) {
    for (cmark_node* const inner : nodes_of(node))
      if (cmark_node_get_type(inner) == CMARK_NODE_TEXT) add_text(tree_.literal(inner), out);
  }

  void add(cmark_node* node, prose::Inlines& out) {
    auto const literal = [&] { return tree_.literal(node); };
    auto const type = cmark_node_get_type(node);
    if (type == CMARK_NODE_TEXT) return add_text(literal(), out);
    if (type == CMARK_NODE_SOFTBREAK) return add_text(" ", out);
    if (type == CMARK_NODE_LINEBREAK) return out.push_back(prose::LineBreak{});
    if (type == CMARK_NODE_CODE) {
      auto const at = tree_.inline_directive(node);
      return out.push_back(at ? directive_(*at) : prose::Inline{prose::Code{literal()}});
    }
    if (type == CMARK_NODE_HTML_INLINE) {
      std::string html = repaired_ ? repaired_->repaired(node) : literal();
      if (prose::is_line_break(html)) return out.push_back(prose::LineBreak{});
      return out.push_back(prose::Raw{std::move(html), prose::Markup::html});
    }
    if (type == CMARK_NODE_EMPH) return add_marked<prose::Emphasis>(node, out);
    if (type == CMARK_NODE_STRONG) return add_marked<prose::Strong>(node, out);
    if (is_type(node, "strikethrough")) return add_marked<prose::Struck>(node, out);
    if (type == CMARK_NODE_FOOTNOTE_REFERENCE) return out.push_back(prose::NoteMark{literal()});
    if ((type == CMARK_NODE_LINK || type == CMARK_NODE_IMAGE) && depth_ <= tree_.deepest()) {
      std::string address = tree_.restored(cmark_node_get_url(node)),
                  title = tree_.restored(cmark_node_get_title(node));
      if (type == CMARK_NODE_LINK)
        return out.push_back(prose::Link{std::move(address), std::move(title), children(node)});
      return out.push_back(prose::Image{std::move(address), std::move(title), children(node)});
    }
    add_deep(node, out);
  }

  MarkdownTree const& tree_;
  InlineDirective const& directive_;
  RawHtml const* repaired_;
  int depth_ = 0;
};

class BlockReader {
 public:
  BlockReader(MarkdownTree const& tree, Scan const& scan, RawHtml const* repaired)
      : tree_(tree), scan_(scan), repaired_(repaired) {}

  prose::Document run() {
    add_children(tree_.root(), document_.blocks);
    return std::move(document_);
  }

  prose::Document run_and_free_tree() {
    ++depth_;
    while (cmark_node* const node = cmark_node_first_child(tree_.root())) {
      add(node, document_.blocks);
      cmark_node_free(node);
    }
    return std::move(document_);
  }

 private:
  prose::Inlines inlines(cmark_node* parent) const {
    InlineDirective const directive = [this](std::size_t at) {
      return prose::Inline{prose::DirectiveAt{directive_at(scan_.directives, at)}};
    };
    return InlineReader(tree_, directive, repaired_).children(parent);
  }

  prose::Blocks children(cmark_node* parent) {
    prose::Blocks out;
    add_children(parent, out);
    return out;
  }

  void add_children(cmark_node* parent, prose::Blocks& out) {
    ++depth_;
    for (cmark_node* node = cmark_node_first_child(parent); node; node = cmark_node_next(node))
      add(node, out);
    --depth_;
  }

  void add(cmark_node* node, prose::Blocks& out) {
    if (tree_.is_appended(node)) return;
    auto const put = [&](auto content) { out.push_back({tree_.where(node), std::move(content)}); };
    auto const literal = [&] { return tree_.literal(node); };
    auto const type = cmark_node_get_type(node);
    if (type == CMARK_NODE_PARAGRAPH) return put(prose::Paragraph{inlines(node)});
    if (type == CMARK_NODE_HEADING)
      return put(prose::Heading{cmark_node_get_heading_level(node), inlines(node)});
    if (type == CMARK_NODE_THEMATIC_BREAK) return put(prose::Rule{});
    if (type == CMARK_NODE_HTML_BLOCK)
      return put(prose::RawBlock{repaired_ ? repaired_->repaired(node) : literal()});
    if (type == CMARK_NODE_CODE_BLOCK) return add_code(node, out);
    if (is_type(node, "table")) return put(table(node));
    if (type == CMARK_NODE_FOOTNOTE_DEFINITION) {
      // Footnotes come in the order of their numbers, which are their marks.
      std::string_view const written = tree_.bytes(tree_.where(node));
      document_.notes.push_back({std::to_string(document_.notes.size() + 1), children(node),
                                 std::string(called_note(written, written.find("[^")))});
      return;
    }
    if (depth_ > tree_.deepest()) return;  // reported by the tree
    if (type == CMARK_NODE_BLOCK_QUOTE) return put(prose::Quote{children(node)});
    if (type == CMARK_NODE_LIST) return put(list(node));
  }

  void add_code(cmark_node* node, prose::Blocks& out) {
    text::Span const where = tree_.where(node);
    std::size_t const index = directive_at(scan_.directives, where.begin);
    // The directive begins in the block's first line, after the markers of quotes and lists.
    bool const is_directive =
        index < scan_.directives.size() && !scan_.directives[index].is_inline &&
        scan_.directives[index].whole.begin <=
            tree_.line(static_cast<std::size_t>(cmark_node_get_start_line(node))).end;
    if (is_directive) out.push_back({scan_.directives[index].whole, prose::DirectiveAt{index}});
    else
      out.push_back({where, prose::CodeBlock{tree_.restored(cmark_node_get_fence_info(node)),
                                             tree_.literal(node)}});
  }

  prose::List list(cmark_node* node) {
    prose::List out;
    out.ordered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST;
    out.start = out.ordered ? cmark_node_get_list_start(node) : 1;
    out.tight = cmark_node_get_list_tight(node) != 0;
    for (cmark_node* item = cmark_node_first_child(node); item; item = cmark_node_next(item))
      out.items.push_back(children(item));
    return out;
  }

  prose::Table table(cmark_node* node) const {
    prose::Table out;
    std::uint8_t const* const alignments = cmark_gfm_extensions_get_table_alignments(node);
    for (std::size_t i = 0; i < cmark_gfm_extensions_get_table_columns(node); ++i) {
      char const letter = alignments ? static_cast<char>(alignments[i]) : '\0';
      out.columns.push_back(letter == 'l'   ? prose::Align::left
                            : letter == 'c' ? prose::Align::centre
                            : letter == 'r' ? prose::Align::right
                                            : prose::Align::none);
    }
    for (cmark_node* row = cmark_node_first_child(node); row; row = cmark_node_next(row)) {
      std::vector<prose::Inlines> cells;
      for (cmark_node* cell = cmark_node_first_child(row); cell; cell = cmark_node_next(cell))
        cells.push_back(inlines(cell));
      cells.resize(out.columns.size());
      if (cmark_gfm_extensions_get_table_row_is_header(row)) out.head = std::move(cells);
      else out.rows.push_back(std::move(cells));
    }
    return out;
  }

  MarkdownTree const& tree_;
  Scan const& scan_;
  RawHtml const* repaired_;
  prose::Document document_;
  int depth_ = 0;
};

}  // namespace

prose::Inlines inlines_of(MarkdownTree const& tree, cmark_node* parent,
                          InlineDirective const& directive) {
  return InlineReader(tree, directive).children(parent);
}

prose::Document document_of(MarkdownTree const& tree, Scan const& scan) {
  return BlockReader(tree, scan, nullptr).run();
}

prose::Document document_of(MarkdownTree&& tree, Scan const& scan, RawHtml const* repaired) {
  return BlockReader(tree, scan, repaired).run_and_free_tree();
}

namespace {

// Returns the block that contains an inline; null inside an image's alternative text, which
// contains no HTML.
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

RawHtml::RawHtml(MarkdownTree const& tree, bool in_markup) : tree_(tree) {
  if (tree.bytes().find('<') == std::string_view::npos) return;
  for (cmark_node* const node : nodes_of(tree.root())) {
    auto const type = cmark_node_get_type(node);
    if (type == CMARK_NODE_HTML_BLOCK || type == CMARK_NODE_HTML_INLINE) take(tree, node);
  }
  faults_ = prose::html_faults(parts_, in_markup);
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
  if (!is_block) {  // each one after the previous one
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
    bool const is_supported = prose::is_html_mark(html) || prose::is_line_break(html);
    if (html.starts_with("</") || prose::is_html_comment(html) || is_supported) continue;
    out.push_back(unwanted_html(place(i, {0, html.size()})));
  }
  return out;
}

std::string RawHtml::repaired(cmark_node* node) const {
  auto const number = numbers_.find(node);
  if (number == numbers_.end()) return tree_.literal(node);
  return prose::repaired_html(parts_[number->second], number->second, faults_);
}

}  // namespace dawson::document
