// Where and when a problem was published, on one line: "2348, PK 66, 12/1989, p. 41".
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "document/fields/fields.hpp"
#include "text/span.hpp"

namespace dawson::document {

/// What a part of a line says; spans are bytes of the line.
struct Part {
  FieldId field;
  text::Span where;
};
using Parts = std::vector<Part>;

/// The bytes of a stretch of `line`.
constexpr std::string_view part_of(std::string_view line, text::Span where) {
  return line.substr(where.begin, where.end - where.begin);
}

/// The stretch without blanks, or other signs, around it.
text::Span trimmed(std::string_view line, text::Span where, std::string_view around = " ");

/// The pieces of a line between its commas, where nothing protects these (braces, brackets), blanks
/// around them gone.
std::vector<text::Span> comma_pieces(std::string_view line);

/// Whether a year stands in the line: four digits from 1500 to 2099, no digit beside.
bool has_year(std::string_view line);

/// Whether a year or an issue stands in it: digits behind `/`, `No.`, `Heft`, ` #`, or at its end
/// behind a word.
bool is_dated(std::string_view line);

/// Whether all of it is a date: "1987", "12/1989", "8. June 1987", "VII-IX 1990".
bool is_date(std::string_view text);

/// The field that all of the line is: a date, an issue with its word, pages with theirs.
std::optional<FieldId> part_of_publication(std::string_view line);

/// A source's number, name, issue, date and pages; the whole as source where they do not fit.
Parts read_publication(std::string_view line);

}  // namespace dawson::document
