#include "collection/whole_authors.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "collection/hosts.hpp"
#include "document/fields/values.hpp"
#include "document/listing/authors.hpp"
#include "document/listing/lines.hpp"

namespace dawson::collection {
namespace {

using text::SourceMappedText;

bool is_one(std::string const& name, document::MarkupLanguage const& host, Braces braces) {
  document::ListingLine const line(SourceMappedText(name, 0), host);
  document::Authors const read = document::read_known_authors(line.text());
  bool const doubted = braces == Braces::doubtful && read.doubt;
  return read.parts.size() == 1 && !doubted && read.parts.front().field == Id::author &&
         read.parts.front().where.begin == 0 && read.parts.front().where.end == line.text().size();
}

// A comma between surname and given names stays outside of braces: they would print it.
std::vector<std::string> braced(std::string const& name, document::MarkupLanguage const& host) {
  std::vector<std::size_t> const commas = host.parting(name, ',');
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
  document::MarkupLanguage const& host = host_rules(record.host);
  for (SourceMappedText& author : authors->values) {
    if (is_one(author.text(), host, braces)) continue;
    auto const ways = braced(author.text(), host);
    auto const way = std::ranges::find_if(
        ways, [&](std::string const& one) { return is_one(one, host, braces); });
    if (way == ways.end()) {
      if (!is_one(author.text(), host, Braces::parted))
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
