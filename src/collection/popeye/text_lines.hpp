// The lines of free text in Popeye's input: authors, sources, awards, titles.
#pragma once

#include <string>
#include <string_view>

#include "collection/record.hpp"
#include "text/mapped.hpp"

namespace dawson::collection::popeye {

/// What the text behind such a command says: accents of TeX ("\"a", "{\ss}"), german.sty's ("a) and
/// ties are letters and blanks.
text::Mapped read_text_line(text::Mapped const& written);

/// A text of one line so that `read_text_line` gives it again, as far as that is possible.
std::string text_line(std::string_view text);

/// The lines `Origin` and `Award` of the record: those that are read back as its source, number,
/// issue, date, pages, award and tourney. Where none are, those that print all of it.
std::string source_lines(Record const& record);

/// The line `Author` of a name: "Last, First" where that is read back as one author, else the name
/// in reading order.
std::string author_line(std::string_view name);

}  // namespace dawson::collection::popeye
