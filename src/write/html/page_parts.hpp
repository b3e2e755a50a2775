// The parts of an HTML page: its shell and its blocks. For the renderer, and for the preview, which
// compares a page with the one before.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "text/span.hpp"

namespace dawson::run {

/// A block of a page: an element, or a row of elements side by side.
struct PageBlock {
  std::string html;  ///< an element; for a row, the name and the attributes of its tag
  /// Names of the diagrams with replays in it, and of those whose solutions it contains.
  std::vector<std::string> partners{};
  bool is_row = false;
  std::string style{};                ///< style of a row
  std::vector<PageBlock> children{};  ///< elements of a row
  std::vector<text::Span> counts{};   ///< result of `backend::without_marks` for `html`
  bool operator==(PageBlock const&) const = default;
};

/// Calls `act` with a block and with its children, recursively.
template <class Block, class Act>
void for_each_block(Block& block, Act const& act) {
  act(block);
  for (auto& child : block.children) for_each_block(child, act);
}

/// Removes the marks from the block's HTML, and keeps the counts that were between them.
void take_counts(PageBlock& block);

/// Appends the HTML of a block to `out`, without a line end.
void add_html(std::string& out, PageBlock const& block);
/// Returns the HTML of a block, without a line end.
std::string html_of(PageBlock const& block);

/// Returns the HTML of all blocks, with a line end between two.
std::string html_of(std::vector<PageBlock> const& blocks);

/// Everything around the text of a page, as HTML.
struct PageShell {
  std::string language{};     ///< value of `lang`
  std::string author{};       ///< a `<meta>` of the head; may be empty
  std::string title{};        ///< text of the title
  std::string further{};      ///< elements of the head, after the title
  std::string styles{};       ///< `<style>` elements
  std::string attributes{};   ///< attributes of the body, each with a blank before it
  std::string definitions{};  ///< definitions that the boards use: the first element of the body
  std::string before{};       ///< elements of the body between the definitions and `main`
  std::string script{};       ///< an element, the last of the body
  bool operator==(PageShell const&) const = default;
};

/// A page before it is written as text.
struct PageInBlocks {
  PageShell shell;
  std::vector<PageBlock> blocks;  ///< blocks of `main`
  bool operator==(PageInBlocks const&) const = default;
};

/// Returns the HTML before the text of a page's `main`.
std::string page_begin(PageShell const& shell);
/// Returns the HTML after it.
std::string page_end(PageShell const& shell);

/// Returns the HTML of the whole page.
std::string html_of(PageInBlocks const& page);

}  // namespace dawson::run
