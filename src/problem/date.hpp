// Dates in fields: years, months and days, which a style prints in its own format.
#pragma once

#include <optional>
#include <string_view>

namespace dawson::problem {

/// "1987", "1987-06", "1987-06-08", "1987-07/09" (an issue for several months).
struct Date {
  int year = 0;
  std::optional<int> month;       ///< 1 to 12
  std::optional<int> day;         ///< only with a month
  std::optional<int> last_month;  ///< only with a month, and later than it

  friend bool operator==(Date const&, Date const&) = default;
};

/// The form of a text, and the date if the calendar has it.
struct DateReading {
  bool has_shape = false;    ///< digits in one of the four forms
  std::optional<Date> date;  ///< no value: not a date of the calendar, or not a date at all
};

/// Parses one of the four forms, which must be all of `text`; years have four digits. "1987-02-30"
/// and "1987-09/07" only have the form (`has_shape`).
DateReading read_date(std::string_view text);

}  // namespace dawson::problem
