// Writes captions line by line, and diagrams in paragraphs and tables.
#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "backend/markdown.hpp"
#include "layout/captions/text_runs.hpp"

namespace dawson::backend {
namespace {

using prose::Inlines;

// Returns the lines of a caption, one per cell. Fonts become marks where Markdown has any.
std::vector<Inlines> lines_of(std::vector<layout::CaptionRow> const& rows,
                              prose::FontOverride const& look) {
  std::vector<Inlines> out;
  for (layout::CaptionRow const& row : rows) {
    Inlines left = row.left;
    if (row.sign)
      left.insert(left.begin(), prose::Text{fmt::format("{} ", layout::sign_character(*row.sign))});
    for (Inlines const* cell : {&std::as_const(left), &row.centre, &row.right})
      if (!cell->empty()) out.push_back(layout::with_marks(*cell, look));
  }
  return out;
}

// Builds a diagram with every line written by `write`. The anchor precedes the first line of the
// diagram.
template <class Write>
MarkdownDiagram written(layout::Caption const& caption, std::string board,
                        std::string const& anchor, Write const& write) {
  MarkdownDiagram out;
  CaptionText const text = caption_text(caption);
  for (Inlines const& line : text.above) out.above.push_back(write(line));
  for (Inlines const& line : text.below) out.below.push_back(write(line));
  out.board = std::move(board);
  std::string& first = out.above.empty() ? out.board : out.above.front();
  first = anchor + first;
  return out;
}

// Returns text for a table cell, which has one line. A `|` needs a backslash even in code.
std::string cell(std::string text) {
  constexpr std::string_view line_end = "\\\n";
  for (std::size_t at = text.find(line_end); at != std::string::npos; at = text.find(line_end, at))
    text.replace(at, line_end.size(), 1, ' ');
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    bool const escaped = i > 0 && text[i - 1] == '\\';
    if (text[i] == '|' && !escaped) out += '\\';
    out += text[i] == '\n' ? ' ' : text[i];
  }
  return out;
}

}  // namespace

CaptionText caption_text(layout::Caption const& caption) {
  CaptionText out;
  auto const add = [&](layout::CaptionBlock const& block, std::vector<Inlines>& lines) {
    for (layout::CaptionEntry const& entry : block)
      std::ranges::move(lines_of(entry.rows, caption.font), std::back_inserter(lines));
  };
  add(caption.above, out.above);
  if (caption.beside) add(caption.beside->block, out.below);
  add(caption.below, out.below);
  return out;
}

std::vector<std::string> markdown_lines(std::vector<layout::CaptionRow> const& rows,
                                        MarkdownPieces const& pieces,
                                        MarkdownDialect const& dialect) {
  std::vector<std::string> out;
  for (Inlines const& line : lines_of(rows, {}))
    out.push_back(markdown_prose(line, pieces, dialect));
  return out;
}

MarkdownDiagram markdown_diagram(layout::Caption const& caption, std::string board,
                                 std::string_view label, MarkdownPieces const& pieces,
                                 MarkdownDialect const& dialect) {
  return written(caption, std::move(board), label.empty() ? "" : markdown_anchor(label, dialect),
                 [&](Inlines const& line) { return markdown_prose(line, pieces, dialect); });
}

MarkdownDiagram html_diagram(layout::Caption const& caption, std::string board,
                             std::string_view label, HtmlParts const& parts) {
  std::string const anchor =
      label.empty() ? "" : fmt::format("<span id=\"{}\"></span>", html_text(label));
  return written(caption, std::move(board), anchor,
                 [&](Inlines const& line) { return html_prose(line, parts); });
}

std::string markdown_paragraph(MarkdownDiagram const& diagram, MarkdownDialect const& dialect) {
  std::string out;
  for (std::string const& line : diagram.above) out += fmt::format("{}{}", line, dialect.line_end);
  out += diagram.board;
  for (std::string const& line : diagram.below) out += fmt::format("{}{}", dialect.line_end, line);
  if (diagram.above.empty() && diagram.below.empty()) out += "&nbsp;";
  return out;
}

std::string html_table(std::vector<MarkdownDiagram> const& diagrams) {
  std::string out = "<table>\n";
  auto const row = [&](std::string_view place, auto const& cell) {
    std::string cells;
    bool any = false;
    for (MarkdownDiagram const& diagram : diagrams) {
      std::string const text = cell(diagram);
      any = any || !text.empty();
      cells += fmt::format("<td align=\"left\" valign=\"{}\">{}</td>\n", place, text);
    }
    if (any) out += fmt::format("<tr>\n{}</tr>\n", cells);
  };
  auto const joined = [](std::vector<std::string> const& lines) {
    return fmt::format("{}", fmt::join(lines, "<br />\n"));
  };
  row("bottom", [&](MarkdownDiagram const& one) { return joined(one.above); });
  row("top", [](MarkdownDiagram const& one) { return one.board; });
  row("top", [&](MarkdownDiagram const& one) { return joined(one.below); });
  return out + "</table>";
}

std::string markdown_row(std::vector<MarkdownDiagram> const& diagrams, std::size_t columns) {
  std::size_t above = 0, below = 0;
  for (MarkdownDiagram const& diagram : diagrams) {
    above = std::max(above, diagram.above.size());
    below = std::max(below, diagram.below.size());
  }
  std::string out;
  // Captions touch their board; empty rows are at the far end.
  for (std::size_t row = 0; row < above + 1 + below; ++row) {
    out += out.empty() ? "|" : "\n|";
    for (std::size_t column = 0; column < columns; ++column) {
      std::string text;
      if (column < diagrams.size()) {
        MarkdownDiagram const& diagram = diagrams[column];
        std::size_t const missing = above - diagram.above.size();
        if (row < above) text = row < missing ? "" : diagram.above[row - missing];
        else if (row == above) text = diagram.board;
        else if (row - above - 1 < diagram.below.size()) text = diagram.below[row - above - 1];
      }
      out += fmt::format(" {} |", cell(std::move(text)));
    }
    if (row > 0) continue;
    out += "\n|";
    for (std::size_t column = 0; column < columns; ++column) out += ":---|";
  }
  return out;
}

}  // namespace dawson::backend
