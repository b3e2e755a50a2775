#include "collection/authors.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "collection/markup.hpp"
#include "document/fields/values.hpp"
#include "document/listing/line_grammars.hpp"
#include "document/listing/lines.hpp"

namespace dawson::collection {
namespace {

using document::ListingLine;
using document::Parts;

void add(Record& record, ListingLine const& line, Parts const& parts) {
  for (document::Part const& part : parts)
    record.add(part.field, line.value(problem::field(part.field), part.where));
}

}  // namespace

void add_authors(Record& record, text::SourceMappedText const& written,
                 text::Diagnostics& findings) {
  ListingLine const line(written, markup_rules(record.markup));
  document::Authors const read = document::read_known_authors(line.text());
  add(record, line, read.parts);
  if (read.doubt) findings.push_back(line.reported("W-AUTHOR", *read.doubt));
}

void add_source(Record& record, text::SourceMappedText const& written) {
  if (record.find(Id::source)) return record.add(Id::source, written);
  ListingLine const line(written, markup_rules(record.markup));
  add(record, line, document::read_source_line(line.text()));
}

void put_award(Record& record, text::SourceMappedText const& written) {
  record.erase(Id::award);
  record.erase(Id::tournament);
  ListingLine const line(written, markup_rules(record.markup));
  add(record, line, document::read_award_field(line.text()));
}

void part_source(Record& record) {
  RecordField const* const source = record.find(Id::source);
  auto const given = [&](Id field) { return record.find(field) != nullptr; };
  constexpr Id all[] = {Id::date, Id::issue, Id::pages, Id::source_number, Id::tournament};
  if (!source || source->values.size() != 1 || std::ranges::any_of(all, given)) return;
  ListingLine const line(source->values.front(), markup_rules(record.markup));
  if (!document::has_year(line.text())) return;
  Parts const read = document::read_source_line(line.text());
  bool const awarded = std::ranges::find(read, Id::award, &document::Part::field) != read.end();
  if (given(Id::award) && awarded) return;
  record.erase(Id::source);
  add(record, line, read);
}

namespace {

using text::SourceMappedText;

bool is_one(std::string const& name, document::MarkupLanguage const& markup, Braces braces) {
  document::ListingLine const line(SourceMappedText(name, 0), markup);
  document::Authors const read = document::read_known_authors(line.text());
  bool const doubted = braces == Braces::doubtful && read.doubt;
  return read.parts.size() == 1 && !doubted && read.parts.front().field == Id::author &&
         read.parts.front().where.begin == 0 && read.parts.front().where.end == line.text().size();
}

// A comma between surname and given names remains outside the braces, which would print it.
std::vector<std::string> braced(std::string const& name, document::MarkupLanguage const& markup) {
  std::vector<std::size_t> const commas = markup.separators(name, ',');
  std::size_t const comma = commas.size() == 1 ? commas[0] : 0;
  std::size_t const last_end = comma == 0 ? 0 : name.find_last_not_of(' ', comma - 1) + 1;
  std::size_t const first_begin = std::min(name.find_first_not_of(' ', comma + 1), name.size());
  if (last_end == 0 || first_begin == name.size()) return {fmt::format("{{{}}}", name)};
  std::string const last = name.substr(0, last_end), first = name.substr(first_begin);
  std::string const between = name.substr(last_end, first_begin - last_end);
  return {fmt::format("{{{}}}{}{}", last, between, first),
          fmt::format("{}{}{{{}}}", last, between, first),
          fmt::format("{{{}}}{}{{{}}}", last, between, first)};
}

}  // namespace

void keep_authors_whole(Record& record, Braces braces, text::Diagnostics& findings) {
  RecordField* const authors = record.find(Id::author);
  if (!authors) return;
  document::MarkupLanguage const& markup = markup_rules(record.markup);
  for (SourceMappedText& author : authors->values) {
    if (is_one(author.text(), markup, braces)) continue;
    auto const ways = braced(author.text(), markup);
    auto const way = std::ranges::find_if(
        ways, [&](std::string const& one) { return is_one(one, markup, braces); });
    if (way == ways.end()) {
      if (!is_one(author.text(), markup, Braces::separated))
        findings.push_back(text::warning("W-LOSS", author.origin(),
                                         "author would be read as several authors in a document",
                                         "remove brackets and signs from the name"));
      continue;
    }
    SourceMappedText made;
    made.append_for(*way, author.origin());
    author = std::move(made);
  }
}

SourceMappedText without_author_braces(FieldName field, SourceMappedText const& value) {
  return field == FieldName(Id::author) ? document::without_braces(value) : value;
}

}  // namespace dawson::collection
