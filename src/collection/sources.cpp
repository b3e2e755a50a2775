#include "collection/sources.hpp"

#include <algorithm>

#include "collection/hosts.hpp"
#include "document/listing/authors.hpp"
#include "document/listing/award.hpp"
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
  ListingLine const line(written, host_rules(record.host));
  document::Authors const read = document::read_known_authors(line.text());
  add(record, line, read.parts);
  if (read.doubt) findings.push_back(line.told("W-AUTHOR", *read.doubt));
}

void add_source(Record& record, text::SourceMappedText const& written) {
  if (record.find(Id::source)) return record.add(Id::source, written);
  ListingLine const line(written, host_rules(record.host));
  add(record, line, document::read_source_line(line.text()));
}

void put_award(Record& record, text::SourceMappedText const& written) {
  record.erase(Id::award);
  record.erase(Id::tournament);
  ListingLine const line(written, host_rules(record.host));
  add(record, line, document::read_award_field(line.text()));
}

void part_source(Record& record) {
  RecordField const* const source = record.find(Id::source);
  auto const given = [&](Id field) { return record.find(field) != nullptr; };
  constexpr Id all[] = {Id::date, Id::issue, Id::pages, Id::source_number, Id::tournament};
  if (!source || source->values.size() != 1 || std::ranges::any_of(all, given)) return;
  ListingLine const line(source->values.front(), host_rules(record.host));
  if (!document::has_year(line.text())) return;
  Parts const read = document::read_source_line(line.text());
  bool const awarded = std::ranges::find(read, Id::award, &document::Part::field) != read.end();
  if (given(Id::award) && awarded) return;
  record.erase(Id::source);
  add(record, line, read);
}

}  // namespace dawson::collection
