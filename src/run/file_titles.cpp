#include "run/file_titles.hpp"

#include <fmt/format.h>

#include <string_view>

#include "prose/plain.hpp"

namespace dawson::run {

std::string authors_of(problem::Problem const& problem) {
  std::string out;
  for (problem::Entry const& author : problem.authors)
    out += (out.empty() ? "" : ", ") + prose::plain(author.text);
  return out;
}

std::string title_of(problem::Problem const& problem) {
  std::string out = authors_of(problem);
  auto const add = [&](std::optional<problem::Entry> const& entry, std::string_view before) {
    if (entry) out += fmt::format("{}{}", out.empty() ? "" : before, prose::plain(entry->text));
  };
  add(problem.title, ", ");
  add(problem.source, ", ");
  add(problem.issue, " ");
  add(problem.date, ", ");
  return out;
}

}  // namespace dawson::run
