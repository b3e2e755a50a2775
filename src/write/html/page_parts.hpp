// The parts of an HTML page: its shell, its blocks, and its headings with the table of contents.
// For the renderer, and for the preview, which compares a page with the one before.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "edition/targets.hpp"
#include "prose/blocks.hpp"
#include "text/diagnostic.hpp"

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

class HtmlRenderer;

/// Gives headings their labels as ids, made different from the ids of diagrams and of everything
/// else in the page.
class PageHeadings {
 public:
  /// `prefix`: the beginning of ids for headings without a label. `targets`, which has the anchors
  /// of diagrams, and `renderer` must outlive this.
  PageHeadings(prose::Document const& document, ReferenceTargets const& targets,
               HtmlRenderer& renderer, std::string prefix);

  /// Gives all headings of the text their ids, once the diagrams are known.
  void name();

  /// Returns the id of the next heading that is written; headings of footnotes come after all
  /// others.
  std::string next_id();

  /// Returns a list of links, as HTML, to the headings of the first `levels` levels; empty if there
  /// are none.
  std::string contents(int levels) const;

  /// Returns the text of the first heading that is not empty; empty if there is none.
  std::string first_words() const;

 private:
  std::string id_of(std::string const& label);

  ReferenceTargets const& targets_;
  HtmlRenderer& renderer_;
  std::string prefix_;
  std::vector<LabelledHeading> headings_;
  std::size_t named_ = 0, written_ = 0;
};

}  // namespace dawson::run
