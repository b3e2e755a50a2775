#include "run/encoding.hpp"

namespace dawson::run {
namespace {

bool is_utf16(std::string_view bytes) {
  if (bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF")) return true;
  constexpr std::size_t enough = 8;
  if (bytes.size() < enough) return false;
  bool low = true, high = true;
  for (std::size_t i = 0; i < enough; ++i) (i % 2 == 0 ? high : low) &= bytes[i] == '\0';
  return low != high;
}

}  // namespace

std::optional<text::Diagnostic> utf16_fault(std::string_view bytes) {
  if (!is_utf16(bytes)) return {};
  return text::error("E-UTF8", {}, "this file is UTF-16, in which Dawson finds nothing",
                     "save it as UTF-8, or convert it: iconv -f UTF-16 -t UTF-8");
}

}  // namespace dawson::run
