// Reads where and when a problem was published, on one line: "2348, PK 66, 12/1989, p. 41". For the
// reader of listings.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "document/fields/fields.hpp"
#include "text/span.hpp"

namespace dawson::document {

/// A part of a line that is the value of a field; spans are bytes of the line.
struct Part {
  FieldId field;
  text::Span where;
};
using Parts = std::vector<Part>;

/// Returns the bytes of a span of `line`.
constexpr std::string_view part_of(std::string_view line, text::Span where) {
  return line.substr(where.begin, where.end - where.begin);
}

/// Returns the span without the characters of `around` at both ends.
text::Span trimmed(std::string_view line, text::Span where, std::string_view around = " ");

/// Returns the parts of a line between its commas, without blanks around them. Braces and brackets
/// protect commas.
std::vector<text::Span> comma_pieces(std::string_view line);

/// Returns true if the line contains a year: four digits from 1500 to 2099, with no digit before or
/// after.
bool has_year(std::string_view line);

/// Returns true if the line contains a year or an issue: digits after `/`, `No.`, `Heft`, ` #`, or
/// at its end after a word.
bool is_dated(std::string_view line);

/// Returns true if all of the text is a date: "1987", "12/1989", "8. June 1987", "VII-IX 1990".
bool is_date(std::string_view text);

/// Returns the field that all of the line is: a date, an issue with its word, pages with theirs.
std::optional<FieldId> part_of_publication(std::string_view line);

/// Splits a source into number, name, issue, date and pages; returns the whole as source if they do
/// not fit.
Parts read_publication(std::string_view line);

}  // namespace dawson::document
