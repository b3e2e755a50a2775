#include "compile/diagram/file_titles.hpp"

#include <fmt/format.h>

#include <string_view>

#include "notation/notations.hpp"
#include "prose/plain.hpp"

namespace dawson::run {

std::string authors_of(problem::Problem const& problem) {
  std::string out;
  for (problem::Entry const& author : problem.all(problem::FieldId::author))
    out += (out.empty() ? "" : ", ") + prose::plain(author.text);
  return out;
}

std::string title_of(problem::Problem const& problem) {
  std::string out = authors_of(problem);
  using problem::FieldId;
  auto const add = [&](FieldId field, std::string_view before) {
    if (problem::Entry const* const entry = problem.first(field))
      out += fmt::format("{}{}", out.empty() ? "" : before, prose::plain(entry->text));
  };
  add(FieldId::title, ", ");
  add(FieldId::source, ", ");
  add(FieldId::issue, " ");
  add(FieldId::date, problem.first(FieldId::issue) ? ", " : " ");
  return out;
}

std::string position_of(problem::Problem const& problem) {
  // The first one that says all of it, else the first that says its board.
  std::string best;
  for (notation::Notation const& notation : notation::notations()) {
    auto const written = notation.write(problem.position);
    if (!written.ok() || (!best.empty() && !written.dropped.empty())) continue;
    best = fmt::format("{}: {}", notation.name, written.text);
    if (written.dropped.empty()) break;
  }
  return best;
}

}  // namespace dawson::run
