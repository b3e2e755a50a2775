#include "session/include_limits.hpp"

#include <fmt/format.h>

namespace dawson::run {

std::optional<text::Diagnostic> Inclusions::add(std::size_t bytes, text::Span where) {
  ++files_;
  bytes_ += bytes;
  bool const many = files_ > limits_.included;
  full_ = many || bytes_ > limits_.included_bytes;
  if (!full_) return {};
  return text::error(
      "E-LIMIT", where,
      many ? fmt::format("more than {} included files", limits_.included)
           : fmt::format("the included files have more than {} bytes", limits_.included_bytes),
      text::limit_hint(many ? "included" : "included-bytes"));
}

}  // namespace dawson::run
