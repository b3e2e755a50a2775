#include "problem/date.hpp"

#include <chrono>

#include "text/ascii.hpp"

namespace dawson::problem {
namespace {

// The number that `digits` digits at `at` make, behind `sign`; moves on.
std::optional<int> number(std::string_view& rest, std::string_view sign, std::size_t digits) {
  if (!rest.starts_with(sign) || rest.size() < sign.size() + digits) return {};
  int value = 0;
  for (char const c : rest.substr(sign.size(), digits)) {
    if (!text::is_digit(c)) return {};
    value = 10 * value + (c - '0');
  }
  rest.remove_prefix(sign.size() + digits);
  return value;
}

bool in_calendar(Date const& date) {
  using namespace std::chrono;
  if (!date.month) return true;
  month const first{static_cast<unsigned>(*date.month)};
  if (!first.ok()) return false;
  if (date.day)
    return year_month_day{year{date.year}, first, day{static_cast<unsigned>(*date.day)}}.ok();
  if (!date.last_month) return true;
  month const last{static_cast<unsigned>(*date.last_month)};
  return last.ok() && *date.last_month > *date.month;
}

}  // namespace

DateReading read_date(std::string_view text) {
  constexpr std::size_t digits_of_year = 4, digits_of_others = 2;
  auto const year = number(text, "", digits_of_year);
  if (!year) return {};
  Date date{*year, {}, {}, {}};
  date.month = number(text, "-", digits_of_others);
  if (date.month) date.day = number(text, "-", digits_of_others);
  if (date.month && !date.day) date.last_month = number(text, "/", digits_of_others);
  if (!text.empty()) return {};
  return {true, in_calendar(date) ? std::optional(date) : std::nullopt};
}

}  // namespace dawson::problem
