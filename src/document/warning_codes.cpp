#include "document/warning_codes.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "document/fields/values.hpp"
#include "text/names.hpp"

namespace dawson::document {

std::optional<text::Diagnostic> slip_in_code(text::Mapped const& code) {
  auto const known = warning_codes();
  if (std::ranges::find(known, code.text()) != known.end()) return {};
  std::string_view const near = text::nearest_name(code.text(), known);
  return text::error(
      "E-VALUE", code.origin(), fmt::format("no warning has the code `{}`", code.text()),
      near.empty() ? "a code stands in brackets behind each warning, such as W-COUNT; "
                     "errors cannot be switched off"
                   : fmt::format("is it `{}`?", near));
}

std::vector<std::string> codes_allowed(std::vector<FieldLine> const& fields, Host const& host) {
  std::vector<std::string> codes;
  for (FieldLine const& field : fields)
    if (field.field->syntax == problem::Syntax::codes)
      for (text::Mapped const& code : split_list(field, host)) codes.push_back(code.text());
  return codes;
}

void drop_allowed(text::Diagnostics& findings, std::vector<std::string> const& codes) {
  if (codes.empty()) return;
  std::erase_if(findings, [&](text::Diagnostic const& finding) {
    return finding.severity == text::Severity::warning &&
           std::ranges::find(codes, finding.code) != codes.end();
  });
}

}  // namespace dawson::document
