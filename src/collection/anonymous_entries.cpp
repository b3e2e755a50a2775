// Entries of a tourney for its judge, and their key.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "collection/json.hpp"
#include "collection/selection.hpp"
#include "text/hash.hpp"
#include "text/scanning.hpp"

namespace dawson::collection {
namespace {

constexpr Id identifying_fields[] = {Id::author, Id::city, Id::dedication, Id::number,
                                     Id::label,  Id::ids,  Id::other,      Id::source_number};

// Returns the most distinctive word of a name: the longest, in lower case.
std::string longest_word(std::string_view name) {
  std::string best, word;
  for (std::size_t i = 0; i <= name.size(); ++i) {
    bool const part = i < name.size() && (text::is_letter(name[i]) || (name[i] & 0x80) != 0);
    if (part) word += name[i];
    else if (word.size() > best.size()) best = std::exchange(word, {});
    else word.clear();
  }
  return text::lower_case(best);
}

void report_names(Record const& problem, Record const& entry, text::Diagnostics& findings) {
  RecordField const* const authors = problem.find(Id::author);
  if (!authors) return;
  constexpr std::size_t short_word = 4;  // "Li", "de" also occur in words that are not names
  for (text::SourceMappedText const& author : authors->values) {
    std::string const name = longest_word(author.text());
    if (name.size() < short_word) continue;
    for (RecordField const& field : entry.fields)
      for (text::SourceMappedText const& value : field.values)
        if (text::lower_case(value.text()).find(name) != std::string::npos)
          findings.push_back(text::warning(
              "W-ANONYMOUS", field.where,
              fmt::format("`{}` may name the author, {}; kept", field.name, author.text()),
              "remove the name before the judge reads it"));
  }
}

}  // namespace

AnonymousEntries anonymous(std::vector<FiledRecord> problems, text::Diagnostics& findings) {
  struct Entry {
    std::string json;
    FiledRecord entry;
    Record problem;
  };
  std::vector<Entry> all;
  for (FiledRecord& problem : problems) {
    FiledRecord entry = problem;
    for (Id const field : identifying_fields) entry.record.erase(field);
    std::size_t const before = findings.size();
    report_names(problem.record, entry.record, findings);
    text::set_source(findings, problem.source, before);
    std::string json = write_json(entry.record);
    all.push_back({std::move(json), std::move(entry), std::move(problem.record)});
  }
  std::ranges::stable_sort(all, [](Entry const& a, Entry const& b) {
    return std::pair(text::fnv1a(a.json), a.json) < std::pair(text::fnv1a(b.json), b.json);
  });
  AnonymousEntries out;
  for (std::size_t i = 0; i < all.size(); ++i) {
    std::string const number = fmt::to_string(i + 1);
    auto& [json, entry, problem] = all[i];
    if (std::string const old(problem.text(Id::number)); !old.empty()) {
      problem.erase(Id::number);
      problem.add(Id::ids, fmt::format("entry {}", old), problem.where);
    }
    for (Record* const record : {&entry.record, &problem}) {
      record->add(Id::number, number, record->where);
      arrange(*record);
    }
    out.entries.push_back(std::move(entry));
    out.key.push_back(std::move(problem));
  }
  return out;
}

}  // namespace dawson::collection
