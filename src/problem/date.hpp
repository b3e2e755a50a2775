// Dates as fields have them: years, months and days that a style prints in its own way.
#pragma once

#include <optional>
#include <string_view>

namespace dawson::problem {

/// "1987", "1987-06", "1987-06-08", "1987-07/09" (an issue for several months).
struct Date {
  int year = 0;
  std::optional<int> month;       ///< 1 to 12
  std::optional<int> day;         ///< with a month alone
  std::optional<int> last_month;  ///< with a month alone, later than it

  friend bool operator==(Date const&, Date const&) = default;
};

/// What `text` looks like, and whether the calendar has it.
struct DateReading {
  bool has_shape = false;    ///< digits as in the four forms
  std::optional<Date> date;  ///< nothing: not a date of the calendar, or no date at all
};

/// Reads one of the four forms, all of `text`; years have four digits. "1987-02-30" and
/// "1987-09/07" have the shape alone.
DateReading read_date(std::string_view text);

}  // namespace dawson::problem
