#include "collection/diagram_sty/date.hpp"

#include "collection/diagram_sty/surroundings.hpp"

namespace dawson::collection::diagram_sty {

std::string Date::text(std::string_view part) const {
  auto const found = parts_.find(part);
  return found == parts_.end() ? std::string() : found->second.text();
}

void Date::add_to(Record& record, std::string_view month_numerals) const {
  if (month_numerals != "arabic" && (parts_.contains("month") || parts_.contains("months")))
    return record.add(Id::date, printed(month_numerals), parts_.begin()->second.origin());
  auto const year = parts_.find("year");
  if (year == parts_.end()) return;
  std::string written = year->second.text();
  auto const two = [](std::string_view digits) {
    return (digits.size() == 1 ? "0" : "") + std::string(digits);
  };
  for (std::string_view const part : {"month", "months", "day"}) {
    std::string const said = text(part);
    if (said.empty()) continue;
    std::size_t const dash = said.find('-');
    written += "-" + two(std::string_view(said).substr(0, dash));
    if (dash != std::string::npos) written += "/" + two(std::string_view(said).substr(dash + 1));
  }
  record.add(Id::date, written, year->second.origin());
}

std::string Date::printed(std::string_view month_numerals) const {
  std::string const months = text("months").empty() ? text("month") : text("months");
  auto const month = [&](std::string_view digits) {
    int number = 0;
    for (char const c : digits.substr(0, 2)) number = number * 10 + (c - '0');
    return numeral(std::string(month_numerals), number);
  };
  std::size_t const dash = months.find('-');
  std::string written = text("day").empty() ? "" : text("day") + ".";
  written += month(std::string_view(months).substr(0, dash));
  if (dash != std::string::npos) written += "--" + month(std::string_view(months).substr(dash + 1));
  return written + (text("day").empty() ? "/" : ".") + text("year");
}

}  // namespace dawson::collection::diagram_sty
