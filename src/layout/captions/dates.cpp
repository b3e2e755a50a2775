#include "layout/captions/values.hpp"

#include <fmt/format.h>

#include <array>

#include "chess/languages/words.hpp"

namespace dawson::layout {
namespace {

using chess::Language;
using problem::Date;

constexpr std::array<std::string_view, 12> numerals{"I",   "II",   "III", "IV", "V",  "VI",
                                                    "VII", "VIII", "IX",  "X",  "XI", "XII"};
std::string as_field(Date const& date) {
  std::string out = fmt::format("{:04}", date.year);
  if (date.month) out += fmt::format("-{:02}", *date.month);
  if (date.day) out += fmt::format("-{:02}", *date.day);
  if (date.last_month) out += fmt::format("/{:02}", *date.last_month);
  return out;
}

std::string month_text(int month, DateForm form, Language language) {
  auto const index = static_cast<std::size_t>(month - 1);
  if (form == DateForm::roman_months) return std::string(numerals[index]);
  if (form == DateForm::d_month_yyyy) return std::string(chess::words(language).months[index]);
  return std::to_string(month);
}

std::string day_of_month_name(int day, Language language) {
  return fmt::format("{}{}", day,
                     day == 1 ? chess::words(language).first_day : chess::words(language).day);
}

}  // namespace

std::string date_text(Date const& date, DateForm form, Language language) {
  if (form == DateForm::as_written) return as_field(date);
  constexpr int first_of_four_digits = 1000;
  if (form == DateForm::yyyy || !date.month)
    return date.year >= first_of_four_digits ? std::to_string(date.year)
                                             : fmt::format("{:04}", date.year);
  std::string months = month_text(*date.month, form, language);
  if (date.last_month) months += "–" + month_text(*date.last_month, form, language);
  bool const named = form == DateForm::d_month_yyyy;
  if (!date.day || form == DateForm::m_yyyy)
    return fmt::format("{}{}{:04}", months, named ? " " : "/", date.year);
  if (named)
    return fmt::format("{} {} {:04}", day_of_month_name(*date.day, language), months, date.year);
  std::string_view const dot = form == DateForm::d_m_yyyy_spaced ? ". " : ".";
  return fmt::format("{}{}{}{}{:04}", *date.day, dot, months, dot, date.year);
}

}  // namespace dawson::layout
