// Blocks of a document as plain text.
#pragma once

#include <cstddef>
#include <functional>
#include <string>

#include "prose/blocks.hpp"

namespace dawson::backend {

/// What a writer of plain text asks for.
struct PlainParts {
  std::function<std::size_t(std::string const& label)> note;  ///< the number of a note, from 1
  std::function<prose::Inlines(prose::Link const&)>
      reference;  ///< what a link without words prints
  std::function<std::string(std::size_t directive, std::size_t width)> set;  ///< lines
  /// The caption of the picture or the table at a byte of the source; null without.
  std::function<prose::FigureCaption const*(std::size_t where)> caption;
  std::function<void(prose::RawBlock const&, text::Span where)> dropped;  ///< called with HTML
};

/// Running text in lines of up to `width` characters; line breaks of the text stay. A note's number
/// is in brackets, the address of a link follows its words.
std::string plain_lines(prose::Inlines inlines, std::size_t width, PlainParts const& parts);

/// Blocks with empty lines between them: headings are underlined, quotations begin with `> `,
/// code with four blanks, captions are above or below their picture or table.
std::string plain_blocks(prose::Blocks const& blocks, std::size_t width, PlainParts const& parts);

}  // namespace dawson::backend
