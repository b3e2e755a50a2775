// The tree is changed before cmark-gfm renders it: nodes that hold HTML take the place of
// directives, headings and what is not to be rendered.
#include "document/markdown/html.hpp"

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <vector>

#include "prose/addresses.hpp"
#include "prose/references.hpp"
#include "text/ascii.hpp"
#include "text/held.hpp"

namespace dawson::document {
namespace {

using prose::escaped_html;

// The block that an inline stands in.
cmark_node* block_of(cmark_node* node) {
  while ((cmark_node_get_type(node) & CMARK_NODE_TYPE_MASK) == CMARK_NODE_TYPE_INLINE &&
         cmark_node_parent(node))
    node = cmark_node_parent(node);
  return node;
}

// As cmark-gfm writes it within an address.
std::string as_fragment(std::string_view label) {
  constexpr std::string_view safe = "-_.+!*(),%#@?=;:/,~$";
  constexpr std::string_view digits = "0123456789ABCDEF";
  std::string out;
  for (char const c : label) {
    auto const byte = static_cast<unsigned char>(c);
    if (text::is_alphanumeric(c) || safe.find(c) != std::string_view::npos) out += c;
    else if (c == '&') out += "&amp;";
    else if (c == '\'') out += "&#x27;";
    else out += {'%', digits[byte / 16], digits[byte % 16]};
  }
  return out;
}

constexpr char directive_mark = '\xFF';  // no byte of UTF-8

class Renderer {
 public:
  Renderer(MarkdownTree const& tree, std::vector<Directive> const& directives,
           HtmlChoices const& choices)
      : tree_(tree), directives_(directives), choices_(choices) {}

  char* run() {
    drop_appended();
    for (cmark_node* const node : nodes_of(tree_.root())) change(node);
    int const options = CMARK_OPT_UNSAFE | CMARK_OPT_FOOTNOTES |
                        CMARK_OPT_TABLE_PREFER_STYLE_ATTRIBUTES |
                        (choices_.line ? CMARK_OPT_SOURCEPOS : 0);
    return cmark_render_html(tree_.root(), options, nullptr);
  }

 private:
  void drop_appended() {
    for (cmark_node* node = cmark_node_first_child(tree_.root()); node;) {
      cmark_node* const next = cmark_node_next(node);
      if (cmark_node_get_type(node) != CMARK_NODE_FOOTNOTE_DEFINITION && tree_.is_appended(node)) {
        cmark_node_unlink(node);
        cmark_node_free(node);
      }
      node = next;
    }
  }

  void change(cmark_node* node) {
    auto const type = cmark_node_get_type(node);
    if (type == CMARK_NODE_CODE_BLOCK) return change_block(node);
    if (type == CMARK_NODE_CODE) return change_code(node);
    if (type == CMARK_NODE_TEXT) return restore(node);
    if (type == CMARK_NODE_HTML_BLOCK || type == CMARK_NODE_HTML_INLINE) return change_html(node);
    if (type == CMARK_NODE_HEADING) return change_heading(node);
    if (type == CMARK_NODE_LINK) return change_link(node);
    if (type == CMARK_NODE_IMAGE) return change_image(node);
  }

  std::string literal(cmark_node* node) const { return tree_.literal(node); }
  void restore(cmark_node* node) const {
    std::string const text = literal(node);
    if (text != cmark_node_get_literal(node)) cmark_node_set_literal(node, text.c_str());
  }

  static cmark_node* custom(cmark_node_type type, std::string const& enter,
                            std::string const& exit = {}) {
    cmark_node* const made = cmark_node_new(type);
    cmark_node_set_on_enter(made, enter.c_str());
    cmark_node_set_on_exit(made, exit.c_str());
    return made;
  }
  static void put_block(cmark_node* node, std::string const& html) {
    cmark_node_replace(node, custom(CMARK_NODE_CUSTOM_BLOCK, html));
    cmark_node_free(node);
  }
  // Cells of tables take HTML, and no nodes of one's own.
  static void put_inline(cmark_node* node, std::string const& html) {
    cmark_node* const made = cmark_node_new(CMARK_NODE_HTML_INLINE);
    cmark_node_set_literal(made, html.c_str());
    cmark_node_replace(node, made);
    cmark_node_free(node);
  }
  static void move_children(cmark_node* from, cmark_node* to) {
    while (cmark_node* const child = cmark_node_first_child(from)) {
      cmark_node_unlink(child);
      cmark_node_append_child(to, child);
    }
  }

  void change_block(cmark_node* node) {
    std::size_t const index = directive_at(directives_, tree_.where(node).begin);
    auto const line = static_cast<std::size_t>(std::max(cmark_node_get_start_line(node), 1));
    bool const is_directive = index < directives_.size() && !directives_[index].is_inline &&
                              directives_[index].whole.begin <= tree_.line(line).end;
    if (is_directive) return put_block(node, directive_mark + std::to_string(index));
    restore(node);
    cmark_node_set_fence_info(node, tree_.restored(cmark_node_get_fence_info(node)).c_str());
  }

  void change_code(cmark_node* node) {
    auto const at = tree_.inline_directive(node);
    if (!at) return restore(node);
    put_inline(node, choices_.directive(directive_at(directives_, *at)));
  }

  void change_html(cmark_node* node) {
    bool const is_block = cmark_node_get_type(node) == CMARK_NODE_HTML_BLOCK;
    if (choices_.raw) {
      std::string const html = choices_.raw->mended(node);
      if (html != cmark_node_get_literal(node)) cmark_node_set_literal(node, html.c_str());
      return;
    }
    std::string const shown = RawHtml::is_comment(literal(node)) ? "" : escaped_html(literal(node));
    if (!is_block) return put_inline(node, shown);
    put_block(node, shown.empty() ? "" : "<pre class=\"html\">" + shown + "</pre>");
  }

  void change_heading(cmark_node* node) {
    int const level = cmark_node_get_heading_level(node);
    std::string const tag = "h" + std::to_string(level);
    auto const line = static_cast<std::size_t>(std::max(cmark_node_get_start_line(node), 1));
    cmark_node* const made = custom(CMARK_NODE_CUSTOM_BLOCK,
                                    "<" + tag + " id=\"" + escaped_html(choices_.heading()) + "\"" +
                                        (choices_.line ? choices_.line(line) : std::string()) + ">",
                                    "</" + tag + ">");
    cmark_node_insert_before(node, made);
    cmark_node_unlink(node);
    move_children(node, made);
    used_up_.emplace_back(node);  // its children's texts are views into it
  }

  void change_link(cmark_node* node) {
    prose::Link const link{
        tree_.restored(cmark_node_get_url(node)), tree_.restored(cmark_node_get_title(node)), {}};
    auto const address =
        prose::address_in_page(choices_.target(link.target), choices_.relative_links);
    if (!address) {
      while (cmark_node* const child = cmark_node_first_child(node)) {
        cmark_node_unlink(child);
        cmark_node_insert_before(node, child);
      }
      cmark_node_unlink(node);
      cmark_node_free(node);
      return;
    }
    cmark_node_set_url(node, address->c_str());
    cmark_node_set_title(node, prose::asks_for_page(link) ? "" : link.title.c_str());
    // No link is empty: who cannot see it would not know that it is there.
    if (!cmark_node_first_child(node))
      cmark_node_append_child(
          node, custom(CMARK_NODE_CUSTOM_INLINE,
                       prose::is_reference(link) ? choices_.words(link) : escaped_html(*address)));
  }

  void change_image(cmark_node* node) {
    cmark_node_set_url(
        node, choices_.image(tree_.restored(cmark_node_get_url(node)), tree_.where(block_of(node)))
                  .c_str());
    cmark_node_set_title(node, tree_.restored(cmark_node_get_title(node)).c_str());
  }

  MarkdownTree const& tree_;
  std::vector<Directive> const& directives_;
  HtmlChoices const& choices_;
  std::vector<text::Held<cmark_node, cmark_node_free>> used_up_;
};

}  // namespace

HtmlBody::HtmlBody(MarkdownTree const& tree, std::vector<Directive> const& directives,
                   HtmlChoices choices)
    : choices_(std::move(choices)),
      rendered_(Renderer(tree, directives, choices_).run(), std::free),
      html_(rendered_.get()) {}

// Blocks that stand for directives come where the tree has marks for them, each once and not by
// way of the tree: a page is mostly they. cmark-gfm says of each block where it stands: `
// data-sourcepos="3:1-4:7"`.
void HtmlBody::put(std::function<void(std::string_view)> const& take) const {
  constexpr std::string_view place = " data-sourcepos=\"";
  for (std::size_t at = 0;;) {
    std::size_t const marked = html_.find(directive_mark, at),
                      next = choices_.line ? std::min(html_.find(place, at), marked) : marked;
    take(html_.substr(at, next - at));
    if (next == std::string_view::npos) return;
    if (next == marked) {
      char* end = nullptr;
      take(choices_.directive(std::strtoul(html_.data() + next + 1, &end, 10)));
      at = static_cast<std::size_t>(end - html_.data());
      continue;
    }
    std::size_t const number = next + place.size();
    take(choices_.line(std::strtoul(html_.data() + number, nullptr, 10)));
    at = html_.find('"', number) + 1;
  }
}

std::vector<NoteTarget> note_targets(MarkdownTree const& tree,
                                     std::vector<prose::Footnote> const& footnotes) {
  std::vector<NoteTarget> notes;
  for (prose::Footnote const& note : footnotes) notes.push_back({as_fragment(note.written), 0});
  for (cmark_node* const node : nodes_of(tree.root())) {
    if (cmark_node_get_type(node) != CMARK_NODE_FOOTNOTE_REFERENCE) continue;
    // Its literal is the number that it prints.
    auto const number = static_cast<std::size_t>(std::atoi(cmark_node_get_literal(node)));
    if (number >= 1 && number <= notes.size() && !tree.is_appended(block_of(node)))
      ++notes[number - 1].calls;
  }
  return notes;
}

}  // namespace dawson::document
