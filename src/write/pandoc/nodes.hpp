// Nodes of pandoc's tree for running text, blocks, images and tables. For the filter for pandoc and
// for documents that pandoc writes.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "prose/blocks.hpp"
#include "prose/prose.hpp"

namespace dawson::run::pandoc {

using Json = nlohmann::ordered_json;

/// Functions by which running text gets what is outside of it; each returns a list of inlines.
/// Empty: the default of the member.
struct InlineParts {
  std::function<Json(std::vector<chess::SquareContent> const&)> pieces;
  /// Returns a footnote; by default its label is a superscript.
  std::function<Json(std::string const& label)> note{};
  /// Returns a picture file; by default its path is kept.
  std::function<Json(prose::Image const&)> picture{};
  /// Returns a directive in running text; by default it is left out.
  std::function<Json(std::size_t directive)> directive{};
  /// Returns the text of a link without words; by default there is none.
  std::function<prose::Inlines(prose::Link const&)> reference{};
  /// Returns the address of a link; no value: its words are text. By default addresses that may be
  /// in a document are kept.
  std::function<std::optional<std::string>(std::string const& target)> address{};
};

/// Functions by which blocks get what is outside of them.
struct BlockParts {
  InlineParts inlines;
  /// Returns the blocks of a directive.
  std::function<Json(std::size_t directive)> directive;
  /// Returns the id of the next heading.
  std::function<std::string()> heading_id;
  /// Returns the caption of the picture or table at a byte of the source; null if it has none.
  std::function<prose::FigureCaption const*(std::size_t where)> caption;
  /// Returns paragraphs in a named style.
  std::function<Json(std::string_view style, Json paragraphs)> styled;
  /// Returns the node that ends a page.
  std::function<Json()> page_end;
  /// Called before each block; may be empty.
  std::function<void(prose::Block const&)> begin{};
};

/// Names of the paragraph styles of captions of pictures and tables, as pandoc has them.
inline constexpr std::string_view picture_caption = "Image Caption",
                                  table_caption = "Table Caption";

/// Returns a node of the tree, without or with a content.
Json node(std::string const& kind);
Json node(std::string const& kind, Json content);

/// Returns attributes: an id, classes, and pairs of names and values.
Json attributes(std::string const& id, std::vector<std::string> const& classes = {},
                std::vector<std::pair<std::string, std::string>> const& pairs = {});

/// Returns a list of inlines. HTML is raw, TeX is left out.
Json inlines(prose::Inlines const& inlines, InlineParts const& parts);

/// Returns a list of blocks. HTML is left out.
Json blocks(prose::Blocks const& blocks, BlockParts const& parts);

/// Returns text as inlines, with blanks as pandoc has them.
Json words(std::string const& text);

/// Returns an image; `alt` is plain text.
Json image(std::string const& alt, std::string const& path,
           std::vector<std::pair<std::string, std::string>> const& size = {});

/// Returns a table without a head; its cells contain blocks. `whole`: columns of equal widths fill
/// the line, and the styles of paragraphs align their text.
Json table(std::vector<std::vector<Json>> const& rows, bool whole = false);

/// Returns whether an inline is in a named style, which marks such as bold must not change.
bool is_in_style(Json const& one);

/// Moves the elements of a list to the end of another.
void append(Json& list, Json more);

}  // namespace dawson::run::pandoc
