// Writes plain text: the blocks of a document, and text in lines of limited length, as in e-mail.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "prose/blocks.hpp"

namespace dawson::backend {

/// Functions by which the writer of plain text gets content from its caller.
struct PlainParts {
  /// Returns the number of a note, from 1
  std::function<std::size_t(std::string const& label)> note;
  /// Returns the text of a link without words
  std::function<prose::Inlines(prose::Link const&)> reference;
  /// Returns the lines of a directive
  std::function<std::string(std::size_t directive, std::size_t width)> set;
  /// Returns the caption of the picture or table at byte `where` of the source; null if it has
  /// none.
  std::function<prose::FigureCaption const*(std::size_t where)> caption;
  /// Called for HTML, which is omitted
  std::function<void(prose::RawBlock const&, text::Span where)> dropped;
};

/// Returns running text in lines of up to `width` characters; its line breaks are kept. The number
/// of a note is in brackets; the address of a link follows its words.
std::string plain_lines(prose::Inlines inlines, std::size_t width, PlainParts const& parts);

/// Returns blocks separated by empty lines: headings are underlined, quotations begin with `> `,
/// code with four spaces, captions are above or below their picture or table.
std::string plain_blocks(prose::Blocks const& blocks, std::size_t width, PlainParts const& parts);

/// Breaks one line at spaces into lines of up to `width` characters; a longer word has its own
/// line.
std::string wrapped(std::string_view line, std::size_t width);

/// Returns lines with `mark` before the first one and as many spaces before the others.
std::string hanging(std::string_view lines, std::string_view mark);

/// Returns lines with `mark` before each of them, without spaces at their ends.
std::string marked(std::string_view lines, std::string_view mark);

/// Returns a line, and below it a line of the same length made of `sign`.
std::string underlined(std::string_view line, char sign);

/// Returns cells in columns as wide as their widest cell; the first row is underlined.
std::string columns(std::vector<std::vector<std::string>> const& rows);

/// Appends a part after an empty line; does nothing if the part is empty.
void add_part(std::string& out, std::string_view part);

}  // namespace dawson::backend
