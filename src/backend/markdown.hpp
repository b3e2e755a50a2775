// Writes captions, solutions and images as Markdown of one flavour, and defines the differences
// between the flavours.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "backend/html/inlines.hpp"
#include "layout/captions/caption.hpp"
#include "prose/prose.hpp"

namespace dawson::backend {

/// How diagrams are placed side by side.
enum class MarkdownRows : std::uint8_t {
  html,   ///< an HTML table, which needs no head
  pipes,  ///< a Markdown table, whose head is its first line
};

/// Targets of links to a label.
enum class MarkdownAnchors : std::uint8_t {
  html,   ///< `<span id="label">`
  spans,  ///< `[]{#label}`, for every output format of that program
  none,   ///< HTML in a document is dropped
};

struct MarkdownDialect {
  std::string_view name;       ///< "gfm"
  std::string_view line_end;   ///< a line end that is kept
  std::string_view escapable;  ///< punctuation that a backslash can escape
  bool strikes = false;        ///< `~~` is a mark
  MarkdownAnchors anchors = MarkdownAnchors::html;
  MarkdownRows rows = MarkdownRows::html;
};

/// Returns the flavours of GitHub, CommonMark, pandoc, kramdown, Python-Markdown and Hugo; the
/// first is the default.
std::span<MarkdownDialect const> markdown_dialects();

/// Returns the default: the flavour of GitHub.
MarkdownDialect const& default_markdown();
/// Returns the flavour that pandoc converts to LaTeX.
MarkdownDialect const& pandoc_markdown();

/// Returns a sign so that it is printed literally: after a backslash, or as an entity.
std::string escaped_sign(char sign, MarkdownDialect const& dialect);

/// Returns the anchor for links to `label`; "" if the flavour has none.
std::string markdown_anchor(std::string_view label, MarkdownDialect const& dialect);

/// Function that writes pieces in running text.
using MarkdownPieces = std::function<std::string(std::vector<chess::SquareContent> const&)>;

/// Returns UTF-8 text so that it is read literally after other text of its line: nothing in it is
/// markup, and `|` separates no cells. `->` is an arrow.
std::string markdown_text(std::string_view text,
                          MarkdownDialect const& dialect = default_markdown());

/// Returns inlines as Markdown, a paragraph or its beginning: nothing in it opens a list, a heading
/// or another block. Line ends are kept in the way of the flavour. Where marks would not be
/// recognised (`*` in the middle of a word with punctuation), HTML elements replace them. Raw HTML
/// is copied.
std::string markdown_prose(prose::Inlines const& inlines, MarkdownPieces const& pieces,
                           MarkdownDialect const& dialect = default_markdown());

/// Returns an image; `alt` is plain text.
std::string markdown_image(std::string_view alt, std::string_view path,
                           MarkdownDialect const& dialect = default_markdown());

/// The lines of a caption, one cell per line; fonts become marks if there are any for them. Text
/// beside the board comes first in the lines below it.
struct CaptionText {
  std::vector<prose::Inlines> above, below;
};
/// Returns the lines of a caption.
CaptionText caption_text(layout::Caption const& caption);

/// Diagram: the lines of its caption and the code of its board.
struct MarkdownDiagram {
  std::vector<std::string> above;
  std::string board;
  std::vector<std::string> below;
};

/// Returns a diagram with each line of `caption` as Markdown; `label` names the target of links.
MarkdownDiagram markdown_diagram(layout::Caption const& caption, std::string board,
                                 std::string_view label, MarkdownPieces const& pieces,
                                 MarkdownDialect const& dialect = default_markdown());

/// Returns the same with everything in HTML, for `html_table`.
MarkdownDiagram html_diagram(layout::Caption const& caption, std::string board,
                             std::string_view label, HtmlParts const& parts);

/// Returns the lines of a glossary as Markdown.
std::vector<std::string> markdown_lines(std::vector<layout::CaptionRow> const& rows,
                                        MarkdownPieces const& pieces,
                                        MarkdownDialect const& dialect = default_markdown());

/// Returns one paragraph with lines separated by line ends that are kept. A board alone gets a
/// no-break space; without it pandoc would print the image's alternative text below it.
std::string markdown_paragraph(MarkdownDiagram const& diagram,
                               MarkdownDialect const& dialect = default_markdown());

/// Returns diagrams side by side: a table of `columns` columns, line by line, with the boards in
/// one row of cells.
std::string markdown_row(std::vector<MarkdownDiagram> const& diagrams, std::size_t columns);

/// Returns diagrams of `html_diagram` side by side: an HTML table with the boards in one row of
/// cells. No line of it is empty, so that every Markdown program reads it as one block.
std::string html_table(std::vector<MarkdownDiagram> const& diagrams);

}  // namespace dawson::backend
