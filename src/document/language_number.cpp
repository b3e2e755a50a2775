#include "document/language_number.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "text/scanning.hpp"

namespace dawson::document {

std::optional<text::Diagnostic> fault_of_language_number(std::string_view written,
                                                         text::Span where) {
  unsigned number = DAWSON_LANGUAGE + 1;  // also the result for a number too long to parse
  std::from_chars(written.data(), written.data() + written.size(), number);
  if (number >= 1 && number <= DAWSON_LANGUAGE) return {};
  if (number == 0)
    return text::error("E-VERSION", where, "language number 0 does not exist",
                       fmt::format("write a number from 1 to {}", DAWSON_LANGUAGE));
  return text::error("E-VERSION", where,
                     fmt::format("document is written for Dawson {}, but this is Dawson {}",
                                 written, DAWSON_LANGUAGE),
                     "install a newer Dawson");
}

void check_language_number(FrontText const& number, text::Diagnostics& findings) {
  if (!number.given) return;
  if (number.empty() || !std::ranges::all_of(number.text, text::is_digit))
    findings.push_back(text::warning("W-YAML", number.where,
                                     "`dawson` is not a language number; ignored",
                                     fmt::format("write `dawson: {}`", DAWSON_LANGUAGE)));
  else if (auto fault = fault_of_language_number(number.text, number.where))
    findings.push_back(std::move(*fault));
}

}  // namespace dawson::document
