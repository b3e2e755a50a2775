#include "collection/popeye/read_back.hpp"

#include <algorithm>
#include <string>

#include <fmt/format.h>

#include "chess/languages/words.hpp"
#include "collection/popeye/popeye.hpp"
#include "collection/popeye/twins.hpp"
#include "terms/popeye/conditions.hpp"

namespace dawson::collection::popeye {
namespace {

using Texts = std::vector<std::string>;

Texts texts(RecordField const& field) {
  Texts out;
  for (text::SourceMappedText const& value : field.values) out.push_back(value.text());
  return out;
}

// Without what is said elsewhere: a sign of set play is an option of Popeye's.
Texts task(RecordField const& field) {
  Texts out = texts(field);
  for (std::string& one : out) std::erase_if(one, [](char c) { return c == ' ' || c == '*'; });
  return out;
}

// As English prints it.
Texts conditions(RecordField const& field) {
  Texts out = texts(field);
  for (std::string& one : out) {
    auto const words = terms::popeye::condition_for_popeye(one);
    if (!words) continue;
    text::Diagnostics none;
    terms::popeye::Tokens tokens(*words, 0, none);
    auto const read = terms::popeye::read_conditions(tokens, chess::Language::english, none);
    if (read.size() == 1) one = read.front().text();
  }
  return out;
}

Texts remarks(RecordField const& field) {
  Texts out = texts(field);
  std::erase_if(out, is_made_by_reader);
  return out;
}

// How a field is compared, if it is: `part`, all that the record has is there, with or without
// more.
struct Row {
  Id field;
  Texts (*read)(RecordField const&) = texts;
  bool part = false;
};
constexpr Row rows[] = {{Id::author},
                        {Id::dedication},
                        {Id::source_number},
                        {Id::source},
                        {Id::issue},
                        {Id::date},
                        {Id::pages},
                        {Id::award},
                        {Id::tournament},
                        {Id::target},
                        {Id::stipulation, task},
                        {Id::options, texts, true},
                        {Id::conditions, conditions},
                        {Id::twins, twins_in_commands},
                        {Id::remark, remarks, true},
                        {Id::other, texts, true}};

bool same(RecordField const& field, RecordField const* again, Row const& row) {
  Texts const wanted = row.read(field), got = again ? row.read(*again) : Texts();
  if (!row.part) return wanted == got;
  return std::ranges::all_of(
      wanted, [&](std::string const& one) { return std::ranges::find(got, one) != got.end(); });
}

}  // namespace

bool is_made_by_reader(std::string_view remark) {
  return std::ranges::any_of(chess::all_languages, [&](chess::Language language) {
    chess::Words const& words = chess::words(language);
    return remark == words.zeroposition ||
           std::ranges::any_of(words.invisible, [&](std::string_view invisible) {
             return remark.starts_with('+') && remark.ends_with(invisible);
           });
  });
}

std::vector<RecordField const*> not_read_back(Record const& record, std::string_view commands) {
  std::string const text = fmt::format("BeginProblem\n{}EndProblem\n", commands);
  text::Diagnostics none;
  auto const again = Reader().read(text, none);
  std::vector<RecordField const*> changed;
  for (Row const& row : rows)
    if (RecordField const* const field = record.find(row.field))
      if (!again || !same(*field, again->find(row.field), row)) changed.push_back(field);
  return changed;
}

}  // namespace dawson::collection::popeye
