// Indexes and the table of problems as LaTeX.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/latex/tikz.hpp"

namespace dawson::backend {

std::string tikz_pages(std::vector<std::string> const& labels) {
  return fmt::format("\\DawsonPagesOf{{{}}}", fmt::join(labels, ","));
}

std::string tikz_number(TexIndexed const& place) {
  if (place.label.empty()) return place.number;  // elsewhere: nothing here leads there
  return fmt::format("\\DawsonNumberTo{{{}}}{{{}}}", place.label, place.number);
}

std::string tikz_index(std::vector<std::pair<std::string, std::string>> const& entries) {
  std::string out;
  for (auto const& [name, places] : entries)
    out += fmt::format("\\DawsonIndexed{{{}}}{{{}}}", name, places);
  return fmt::format("\\DawsonIndex{{{}}}", out);
}

std::string tikz_problem(std::string_view number, std::string_view by, std::string_view task,
                         std::string_view page) {
  return fmt::format("\\DawsonProblem{{{}}}{{{}}}{{{}}}{{{}}}", number, by, task, page);
}

std::string tikz_problems(std::string_view head, std::string_view lines) {
  return fmt::format("\\DawsonProblems{{{}}}{{{}}}", head, lines);
}

}  // namespace dawson::backend
