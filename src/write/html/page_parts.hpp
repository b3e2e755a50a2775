// What a page of HTML is put together from, as it is kept where it is compared with the page
// before.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "text/span.hpp"

namespace dawson::run {

/// A block of a page: an element, or a row of elements side by side.
struct PageBlock {
  std::string html;  ///< an element; of a row, the name and the attributes of its tag
  /// Names of the diagrams that play in it, and of those whose solutions it has.
  std::vector<std::string> partners{};
  bool is_row = false;
  std::string style{};                ///< of a row
  std::vector<PageBlock> children{};  ///< of a row
  std::vector<text::Span> counts{};   ///< what `backend::without_marks` has found in `html`
  bool operator==(PageBlock const&) const = default;
};

/// Calls `act` with a block and with those in it.
template <class Block, class Act>
void for_each_block(Block& block, Act const& act) {
  act(block);
  for (auto& child : block.children) for_each_block(child, act);
}

/// Takes the marks out of its HTML, and notes the counts that were between them.
void take_counts(PageBlock& block);

/// Appends it, without a line end.
void add_html(std::string& out, PageBlock const& block);
std::string html_of(PageBlock const& block);

/// All of them, with a line end between two.
std::string html_of(std::vector<PageBlock> const& blocks);

/// What is around the text of a page; all are HTML already.
struct PageShell {
  std::string language{};     ///< as `lang` has it
  std::string author{};       ///< a `<meta>` of the head, or nothing
  std::string title{};        ///< words
  std::string further{};      ///< elements of the head, after the title
  std::string styles{};       ///< `<style>` elements
  std::string attributes{};   ///< of the body, each with a blank before it
  std::string definitions{};  ///< of what the boards use: the first element of the body
  std::string before{};       ///< elements of the body between these and `main`
  std::string script{};       ///< an element, the last of the body
  bool operator==(PageShell const&) const = default;
};

/// A page apart from how it is written.
struct PageInBlocks {
  PageShell shell;
  std::vector<PageBlock> blocks;  ///< of `main`
  bool operator==(PageInBlocks const&) const = default;
};

/// What a page has before the text of its `main`, and after it.
std::string page_begin(PageShell const& shell);
std::string page_end(PageShell const& shell);

/// The whole page.
std::string html_of(PageInBlocks const& page);

}  // namespace dawson::run
