#include "document/markdown/prose.hpp"

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>

#include <algorithm>
#include <string_view>

#include "document/markdown/link_definitions.hpp"
#include "prose/html_marks.hpp"

namespace dawson::document {
namespace {

bool is_type(cmark_node* node, std::string_view name) {
  return cmark_node_get_type_string(node) == name;
}

class InlineReader {
 public:
  InlineReader(MarkdownTree const& tree, InlineDirective const& directive,
               RawHtml const* mended = nullptr)
      : tree_(tree), directive_(directive), mended_(mended) {}

  prose::Inlines children(cmark_node* parent) {
    prose::Inlines out;
    add_children(parent, out);
    out.shrink_to_fit();  // a document is held whole, as long as its tree is
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

  // The texts of what is nested too deeply, without a recursion; the tree has told of it.
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
      std::string html = mended_ ? mended_->mended(node) : literal();
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
  RawHtml const* mended_;
  int depth_ = 0;
};

class BlockReader {
 public:
  BlockReader(MarkdownTree const& tree, Scan const& scan, RawHtml const* mended)
      : tree_(tree), scan_(scan), mended_(mended) {}

  prose::Document run() {
    add_children(tree_.root(), document_.blocks);
    return std::move(document_);
  }

  prose::Document run_and_let_go() {
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
    return InlineReader(tree_, directive, mended_).children(parent);
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
      return put(prose::RawBlock{mended_ ? mended_->mended(node) : literal()});
    if (type == CMARK_NODE_CODE_BLOCK) return add_code(node, out);
    if (is_type(node, "table")) return put(table(node));
    if (type == CMARK_NODE_FOOTNOTE_DEFINITION) {
      // They come in the order of their numbers, which is what their signs say.
      std::string_view const written = tree_.bytes(tree_.where(node));
      document_.notes.push_back({std::to_string(document_.notes.size() + 1), children(node),
                                 std::string(called_note(written, written.find("[^")))});
      return;
    }
    if (depth_ > tree_.deepest()) return;  // the tree has told of it
    if (type == CMARK_NODE_BLOCK_QUOTE) return put(prose::Quote{children(node)});
    if (type == CMARK_NODE_LIST) return put(list(node));
  }

  void add_code(cmark_node* node, prose::Blocks& out) {
    text::Span const where = tree_.where(node);
    std::size_t const index = directive_at(scan_.directives, where.begin);
    // The block stands in its first line, behind what quotes and lists put there.
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
  RawHtml const* mended_;
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

prose::Document document_of(MarkdownTree&& tree, Scan const& scan, RawHtml const* mended) {
  return BlockReader(tree, scan, mended).run_and_let_go();
}

}  // namespace dawson::document
