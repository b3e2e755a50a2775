// Captions, solutions and images as Markdown that CommonMark and pandoc read alike.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "layout/captions/caption.hpp"
#include "prose/prose.hpp"

namespace dawson::backend {

/// How men in running text are written.
using MarkdownMen = std::function<std::string(std::vector<chess::Occupant> const&)>;

/// UTF-8 text so that it is read as it stands behind other text of its line: nothing in it is a
/// mark, and
/// `|` parts no cells. `->` is an arrow.
std::string markdown_text(std::string_view text);

/// Inlines as Markdown, a paragraph or the beginning of one: nothing in it opens a list, a heading
/// or another block. Line ends are kept by a backslash. Where marks would not be read as what they
/// are
/// (`*` in the middle of a word with punctuation), HTML's elements stand instead. Raw HTML goes out
/// as it came.
std::string markdown_prose(prose::Inlines const& inlines, MarkdownMen const& men);

/// An image; `alt` is plain text.
std::string markdown_image(std::string_view alt, std::string_view path);

/// A diagram: the lines of its caption and what stands for the board.
struct MarkdownDiagram {
  std::vector<std::string> above;
  std::string board;
  std::vector<std::string> below;
};

/// Each line of `caption` as Markdown; `label` marks the place that links reach.
MarkdownDiagram markdown_diagram(layout::Caption const& caption, std::string board,
                                 std::string_view label, MarkdownMen const& men);

/// Lines of a glossary as Markdown.
std::vector<std::string> markdown_lines(std::vector<layout::CaptionRow> const& rows,
                                        MarkdownMen const& men);

/// One paragraph, its lines parted by line ends that are kept. A board alone gets a no-break space,
/// without which pandoc would print the image's alternative text below it.
std::string markdown_paragraph(MarkdownDiagram const& diagram);

/// Diagrams side by side: a table of `columns` columns, line by line, with the boards in one row of
/// cells.
std::string markdown_row(std::vector<MarkdownDiagram> const& diagrams, std::size_t columns);

}  // namespace dawson::backend
