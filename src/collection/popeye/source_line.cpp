#include "collection/popeye/source_line.hpp"

#include <algorithm>
#include <vector>

#include "text/ascii.hpp"

namespace dawson::collection::popeye {
namespace {

using text::Mapped;

bool is_number(std::string_view text) {
  return !text.empty() && text.size() <= 6 && text::is_digit(text.front()) &&
         std::ranges::all_of(text.substr(1), text::is_alphanumeric);
}

// "1989", "12/1989", "8. 11. 1985", "2001-05": digits and signs, a year at one end.
bool is_date(std::string_view text) {
  constexpr std::size_t year = 4;
  auto const all_digits = [](std::string_view part) {
    return std::ranges::all_of(part, text::is_digit);
  };
  return text.size() >= year &&
         text.find_first_not_of("0123456789./- ") == std::string_view::npos &&
         (all_digits(text.substr(text.size() - year)) || all_digits(text.substr(0, year)));
}

// The parts of a line between `, `.
std::vector<Mapped> parts_of(Mapped const& line) {
  std::vector<Mapped> parts;
  std::string_view const text = line.text();
  for (std::size_t at = 0; at <= text.size();) {
    std::size_t const end = std::min(text.find(", ", at), text.size());
    parts.push_back(line.part({at, end}));
    at = end + 2;
  }
  return parts;
}

}  // namespace

std::string source_line(Record const& record) {
  std::string line;
  auto const add = [&](FieldName field, std::string_view before) {
    std::string_view const text = record.text(field);
    if (text.empty()) return;
    if (!line.empty()) line += before;
    line += text;
  };
  add(Id::source_number, "");
  add(Id::source, ", ");
  add(Id::issue, " ");
  add(Id::date, ", ");
  return line;
}

void split_source(Record& record) {
  RecordField const* const field = record.find(Id::source);
  if (!field) return;
  std::vector<Mapped> parts = parts_of(field->values.front());
  Record split;
  if (parts.size() > 1 && is_number(parts.front().text())) {
    split.add(Id::source_number, parts.front());
    parts.erase(parts.begin());
  }
  bool const dated = parts.size() > 1 && is_date(parts.back().text());
  if (parts.size() != (dated ? 2U : 1U)) return;
  Mapped const& source = parts.front();
  std::size_t const blank = source.text().rfind(' ');
  if (blank != std::string::npos && blank > 0 && is_number(source.text().substr(blank + 1)) &&
      dated) {
    split.add(Id::source, source.part({0, blank}));
    split.add(Id::issue, source.part({blank + 1, source.text().size()}));
  } else {
    split.add(Id::source, source);
  }
  if (dated) split.add(Id::date, parts.back());
  if (source_line(split) != field->values.front().text()) return;
  record.erase(Id::source);
  for (RecordField& made : split.fields) record.fields.push_back(std::move(made));
}

}  // namespace dawson::collection::popeye
