// Formats dates as styles print them.
#pragma once

#include <cstdint>
#include <string>

#include "chess/language.hpp"
#include "problem/date.hpp"

namespace dawson::layout {

/// Form of "1987-06-08": "1987", "6/1987", "8.6.1987", "8. 6. 1987", "8.VI.1987", "8 June 1987".
enum class DateForm : std::uint8_t {
  as_written,
  yyyy,
  m_yyyy,
  d_m_yyyy,
  d_m_yyyy_spaced,
  roman_months,
  d_month_yyyy
};

/// Returns the date in that form, "8. Juni 1987"; months of an issue as a range, "7–9/1987".
/// `as_written` returns the text of the field.
std::string date_text(problem::Date const& date, DateForm form, chess::Language language);

}  // namespace dawson::layout
