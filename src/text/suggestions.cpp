#include "text/suggestions.hpp"

#include <fmt/format.h>

#include <utility>

namespace dawson::text {

Diagnostic suggesting(Diagnostic finding, std::string_view near) {
  if (near.empty()) return finding;
  finding.hint = fmt::format("did you mean `{}`?", near);
  return replaceable(std::move(finding), near);
}

}  // namespace dawson::text
