// Captions, solutions and images as Markdown, for one reader or another.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/html/inlines.hpp"
#include "backend/markdown_dialect.hpp"
#include "layout/captions/caption.hpp"
#include "prose/prose.hpp"

namespace dawson::backend {

/// How men in running text are written.
using MarkdownMen = std::function<std::string(std::vector<chess::Occupant> const&)>;

/// UTF-8 text so that it is read as it stands behind other text of its line: nothing in it is a
/// mark, and
/// `|` parts no cells. `->` is an arrow.
std::string markdown_text(std::string_view text, MarkdownDialect const& dialect = usual_markdown());

/// Inlines as Markdown, a paragraph or the beginning of one: nothing in it opens a list, a heading
/// or another block. Line ends are kept as the reader keeps them. Where marks would not be read as
/// what they are
/// (`*` in the middle of a word with punctuation), HTML's elements stand instead. Raw HTML goes out
/// as it came.
std::string markdown_prose(prose::Inlines const& inlines, MarkdownMen const& men,
                           MarkdownDialect const& dialect = usual_markdown());

/// An image; `alt` is plain text.
std::string markdown_image(std::string_view alt, std::string_view path,
                           MarkdownDialect const& dialect = usual_markdown());

/// The lines of a caption, a cell each; fonts are marks as far as there are any. What stands beside
/// the board begins the lines below it.
struct CaptionText {
  std::vector<prose::Inlines> above, below;
};
CaptionText caption_text(layout::Caption const& caption);

/// A diagram: the lines of its caption and what stands for the board.
struct MarkdownDiagram {
  std::vector<std::string> above;
  std::string board;
  std::vector<std::string> below;
};

/// Each line of `caption` as Markdown; `label` marks the place that links reach.
MarkdownDiagram markdown_diagram(layout::Caption const& caption, std::string board,
                                 std::string_view label, MarkdownMen const& men,
                                 MarkdownDialect const& dialect = usual_markdown());

/// The same with all of it in HTML, for `html_table`.
MarkdownDiagram html_diagram(layout::Caption const& caption, std::string board,
                             std::string_view label, HtmlParts const& parts);

/// Lines of a glossary as Markdown.
std::vector<std::string> markdown_lines(std::vector<layout::CaptionRow> const& rows,
                                        MarkdownMen const& men,
                                        MarkdownDialect const& dialect = usual_markdown());

/// One paragraph, its lines parted by line ends that are kept. A board alone gets a no-break space,
/// without which pandoc would print the image's alternative text below it.
std::string markdown_paragraph(MarkdownDiagram const& diagram,
                               MarkdownDialect const& dialect = usual_markdown());

/// Diagrams side by side: a table of `columns` columns, line by line, with the boards in one row of
/// cells.
std::string markdown_row(std::vector<MarkdownDiagram> const& diagrams, std::size_t columns);

/// Diagrams of `html_diagram` side by side: a table of HTML, with the boards in one row of cells.
/// No line of it is empty, so that all readers take it for one block.
std::string html_table(std::vector<MarkdownDiagram> const& diagrams);

}  // namespace dawson::backend
