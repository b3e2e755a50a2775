// Reads and writes the lines of free text in Popeye's input: authors, sources, awards, titles.
#pragma once

#include <string>
#include <string_view>

#include "collection/record.hpp"
#include "text/mapped.hpp"

namespace dawson::collection::popeye {

/// Returns the text after such a command: accents of TeX ("\"a", "{\ss}") and of german.sty ("a)
/// become letters, ties become blanks.
text::SourceMappedText read_text_line(text::SourceMappedText const& written);

/// Returns one line of text so that `read_text_line` returns the original, as far as possible.
std::string text_line(std::string_view text);

/// Returns the lines `Origin` and `Award` of the record: those that are read back as its source,
/// number, issue, date, pages, award and tourney. If there are none, those that print all of it.
std::string source_lines(Record const& record);

/// Returns the line `Author` of a name: "Last, First" if that is read back as one author, otherwise
/// the name in reading order.
std::string author_line(std::string_view name);

}  // namespace dawson::collection::popeye
