#include "collection/sources.hpp"

#include <algorithm>

#include "collection/hosts.hpp"
#include "document/listing/award.hpp"
#include "document/listing/lines.hpp"

namespace dawson::collection {

void part_source(Record& record) {
  RecordField const* const source = record.find("source");
  auto const given = [&](std::string_view field) { return record.find(field) != nullptr; };
  constexpr std::string_view parts[] = {"date", "issue", "pages", "source-number", "tournament"};
  if (!source || source->values.size() != 1 || std::ranges::any_of(parts, given)) return;
  document::ListingLine const line(source->values.front(), host_rules(record.host));
  if (!document::has_year(line.text())) return;
  document::Parts const read = document::read_source_line(line.text());
  auto const has_award = [](document::Part const& part) {
    return part.field == problem::FieldId::award;
  };
  if (given("award") && std::ranges::any_of(read, has_award)) return;
  record.erase("source");
  for (document::Part const& part : read) {
    problem::Field const& field = problem::field(part.field);
    record.add(field.name, line.value(field, part.where));
  }
}

}  // namespace dawson::collection
