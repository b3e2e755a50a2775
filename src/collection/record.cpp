#include "collection/record.hpp"

#include <algorithm>

#include "document/fields/field_names.hpp"

namespace dawson::collection {
namespace {

using text::SourceMappedText;
using text::Span;

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

// Returns the smallest number of blanks at the start of a line that is not blank.
std::size_t least_indent(std::string_view text) {
  std::size_t least = std::string::npos;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t const end = std::min(text.find('\n', at), text.size());
    std::size_t const begin = std::min(text.find_first_not_of(" \t\r", at), text.size());
    if (begin < end) least = std::min(least, begin - at);
    at = end + 1;
  }
  return least;
}

// Trims each line; with `keeps_lines` the line ends and the relative indentation are kept.
SourceMappedText tidied(SourceMappedText const& value, bool keeps_lines) {
  std::string_view const text = value.text();
  std::size_t const least = keeps_lines ? least_indent(text) : 0;
  if (text.find_first_of("\n\r\t") == std::string_view::npos && !text.starts_with(' ') &&
      !text.ends_with(' '))
    return value;
  SourceMappedText out;
  std::size_t line_ends = 0;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t const line_end = std::min(text.find('\n', at), text.size());
    std::size_t begin = at, end = line_end;
    std::size_t const indented = begin + least;
    while (begin < end && is_blank(text[begin])) ++begin;
    if (keeps_lines && !out.empty()) begin = std::min(begin, indented);
    while (end > begin && is_blank(text[end - 1])) --end;
    if (begin < end) {
      if (!out.empty()) {
        std::size_t const place = out.origin().end;
        out.append_for(!keeps_lines ? " " : line_ends > 1 ? "\n\n" : "\n", {place, place});
      }
      out.append(value, {begin, end});
      line_ends = 0;
    }
    ++line_ends;
    at = line_end + 1;
  }
  return out;
}

}  // namespace

FieldForm form_of(FieldName name) {
  auto const* field = document::find_field(name);
  if (!field) return {};
  return {field->stands != problem::Stands::defaults_alone, field->list,
          problem::value_syntax(field->syntax)};
}

std::string_view meant_field(std::string_view name) { return document::meant_field(name); }

RecordField const* Record::find(FieldName name) const {
  auto const found = std::ranges::find(fields, name, &RecordField::name);
  return found == fields.end() ? nullptr : &*found;
}

RecordField* Record::find(FieldName name) {
  auto const found = std::ranges::find(fields, name, &RecordField::name);
  return found == fields.end() ? nullptr : &*found;
}

std::string_view Record::text(FieldName name) const {
  RecordField const* const field = find(name);
  return field && !field->values.empty() ? field->values.front().text() : std::string_view();
}

void Record::add(FieldName name, SourceMappedText value) {
  FieldForm const form = form_of(name);
  value = tidied(value, form.value_syntax == ValueSyntax::markup && !form.list);
  if (value.empty()) return;
  RecordField* field = find(name);
  if (!field) {
    Span const origin = value.origin();
    fields.push_back({std::string(name), {std::move(value)}, origin});
  } else if (form.list) {
    field->values.push_back(std::move(value));
  } else {
    SourceMappedText& first = field->values.front();
    std::size_t const place = first.origin().end;
    first.append_for(form.value_syntax == ValueSyntax::markup ? "\n\n" : " ", {place, place});
    first.append(value, {0, value.text().size()});
  }
}

void Record::add(FieldName name, std::string_view value, Span origin) {
  SourceMappedText mapped;
  mapped.append_for(value, origin);
  add(name, std::move(mapped));
}

void Record::erase(FieldName name) {
  std::erase_if(fields, [&](RecordField const& field) { return field.name == name; });
}

std::size_t place_of(FieldName name) {
  // Positions are named by their notations and have the place of `position`, as all fields that
  // are not listed. The field without an id is the genre.
  static constexpr Id order[] = {Id::number,
                                 Id::label,
                                 Id::author,
                                 Id::white,
                                 Id::black,
                                 Id::white_elo,
                                 Id::black_elo,
                                 Id::city,
                                 Id::title,
                                 Id::dedication,
                                 Id::source_number,
                                 Id::source,
                                 Id::issue,
                                 Id::pages,
                                 Id::date,
                                 Id::tournament,
                                 Id::site,
                                 Id::round,
                                 Id::award,
                                 Id::album,
                                 Id::after,
                                 Id::version,
                                 Id::correction,
                                 Id::reprint,
                                 Id::result,
                                 Id::eco,
                                 Id::opening,
                                 Id::annotator,
                                 Id::position,
                                 Id::target,
                                 Id::stipulation,
                                 Id::options,
                                 Id::intended,
                                 Id::conditions,
                                 Id::twins,
                                 Id::sound,
                                 Id::count,
                                 Id::legend,
                                 Id::remark,
                                 Id::themes,
                                 Id::unnamed,
                                 Id::comment,
                                 Id::judgement,
                                 Id::played,
                                 Id::game,
                                 Id::solution,
                                 Id::solution_language,
                                 Id::ids,
                                 Id::other};
  auto const* const row = document::find_field(name);
  auto const* const found = std::ranges::find(order, row ? row->id : Id::position);
  auto const* const place =
      found != std::end(order) ? found : std::ranges::find(order, Id::position);
  return static_cast<std::size_t>(place - std::begin(order));
}

void arrange(Record& record) {
  std::ranges::stable_sort(record.fields, {},
                           [](RecordField const& field) { return place_of(field.name); });
}

bool same(Record const& a, Record const& b) {
  auto const same_value = [](SourceMappedText const& one, SourceMappedText const& other) {
    return one.text() == other.text();
  };
  auto const same_field = [&](RecordField const& one, RecordField const& other) {
    return one.name == other.name && std::ranges::equal(one.values, other.values, same_value);
  };
  return a.markup == b.markup && std::ranges::equal(a.fields, b.fields, same_field);
}

}  // namespace dawson::collection
