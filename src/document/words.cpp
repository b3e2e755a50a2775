#include "document/words.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "document/page_word.hpp"
#include "text/ascii.hpp"

namespace dawson::document {
namespace {

using Hosts = OpeningWord::Hosts;

bool any(Field const&) { return true; }
bool none(Field const&) { return false; }
bool of_solutions(Field const& field) {
  constexpr FieldId taken[] = {FieldId::solution_columns, FieldId::from, FieldId::select,
                               FieldId::order};
  return std::ranges::find(taken, field.id) != std::end(taken);
}
bool of_legend(Field const& field) { return field.of_board || field.id == FieldId::board; }
bool of_index(Field const& field) {
  return field.id == FieldId::index_by || field.id == FieldId::from;
}

constexpr OpeningWord words[] = {
    {"", Opens::diagram, any, ""},
    {"defaults", Opens::defaults, any, "", "end", Hosts::all, true, true},
    {"solutions", Opens::solutions, of_solutions,
     "`from`, `select`, `order`, `solution-columns` and `allow`", "", Hosts::all, true, true},
    {"legend", Opens::legend, of_legend, "`board`, the fields of a board, and `allow`", "",
     Hosts::all, true, true},
    {"index", Opens::index, of_index, "`from`, `index-by` and `allow`", any_object},
    {"example", Opens::example, any, "", "tex", Hosts::markdown, false},
    {"include", Opens::include, none, "none", any_object, Hosts::booklet, false},
    {"columns", Opens::page_word, none, "none", any_object, Hosts::all, false},
    {"page", Opens::page_word, is_of_page,
     "`columns`, `across`, `down`, `vertical`, `head`, `foot`", any_object, Hosts::all, false},
    {"break", Opens::page_word, none, "none", any_object, Hosts::all, false},
    {"body", Opens::page_word, none, "none", any_object, Hosts::all, false},
};

std::string_view bytes(text::Source const& source, text::Span span) {
  return source.bytes().substr(span.begin, span.end - span.begin);
}

}  // namespace

OpeningWord const* opening_word(std::string_view name) {
  auto const* const row = std::ranges::find(words, name, &OpeningWord::name);
  return row == std::end(words) || name.empty() ? nullptr : row;
}

std::vector<std::string_view> words_standing_alone() {
  std::vector<std::string_view> names;
  for (OpeningWord const& row : words)
    if (row.is_alone) names.push_back(row.name);
  return names;
}

OpeningWord const* misplaced_word(std::string_view name, std::string_view body) {
  OpeningWord const* const row = opening_word(name);
  if (!row || !row->is_alone) return nullptr;
  std::size_t const begin = body.find_first_not_of(text::white_space);
  if (begin == std::string_view::npos) return row;
  std::string_view const line = body.substr(begin, body.find('\n', begin) - begin);
  std::size_t const colon = line.find(':');
  return colon != std::string_view::npos && find_field(line.substr(0, colon)) ? row : nullptr;
}

OpeningWord const* opening_word(text::Source const& source, Directive const& directive) {
  if (directive.word.end == 0) return &words[0];
  std::string_view const all = bytes(source, directive.word);
  OpeningWord const* const row = opening_word(all.substr(0, all.find(' ')));
  std::string_view const object = bytes(source, object_of(source, directive));
  bool const fits = row && (object.empty() || row->object == any_object || row->object == object);
  return fits ? row : nullptr;
}

text::Span object_of(text::Source const& source, Directive const& directive) {
  std::string_view const all = bytes(source, directive.word);
  std::size_t const name = std::min(all.find(' '), all.size());
  std::size_t const at = std::min(all.find_first_not_of(' ', name), all.size());
  return {directive.word.begin + at, directive.word.end};
}

bool opens(text::Source const& source, Directive const& directive, Opens what) {
  OpeningWord const* const row = opening_word(source, directive);
  return row && row->opens == what;
}

bool opens_diagram(text::Source const& source, Directive const& directive) {
  return opens(source, directive, Opens::diagram) || opens(source, directive, Opens::example);
}

std::string opening_words() {
  std::string out, last;
  for (OpeningWord const& row : words) {
    if (row.name.empty() || row.hosts == Hosts::booklet) continue;
    if (!last.empty()) out += (out.empty() ? "" : ", ") + last;
    last = fmt::format("`{}`", row.name);
  }
  return fmt::format("{} and {}", out, last);
}

}  // namespace dawson::document
