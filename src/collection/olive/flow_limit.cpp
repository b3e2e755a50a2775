#include "collection/olive/flow_limit.hpp"

#include <algorithm>

#include "text/ascii.hpp"

namespace dawson::collection::olive {

using text::Span;

std::optional<Span> overlong_flow(std::string_view entry) {
  std::size_t block_indent = std::string_view::npos;
  for (std::size_t at = 0; at < entry.size();) {
    std::size_t const end = std::min(entry.find('\n', at), entry.size());
    std::string_view const line = text::without_tail(entry.substr(at, end - at));
    std::size_t const indent = line.find_first_not_of(' ');
    if (indent != std::string_view::npos) {
      bool const in_block = block_indent != std::string_view::npos && indent > block_indent;
      if (!in_block) {
        bool const opens = line.ends_with('|') || line.ends_with("|-") || line.ends_with("|+") ||
                           line.ends_with('>') || line.ends_with(">-") || line.ends_with(">+");
        block_indent = opens ? indent : std::string_view::npos;
        std::size_t const bracket = line.find_first_of("[{");
        bool const long_flow =
            bracket != std::string_view::npos &&
            static_cast<std::size_t>(std::count_if(
                line.begin() + static_cast<std::ptrdiff_t>(bracket), line.end(),
                [](char c) { return c == ',' || c == '[' || c == '{' || c == ':'; })) > most_items;
        if (long_flow) return Span{at + bracket, at + bracket + 1};
      }
    }
    at = end + 1;
  }
  return {};
}

}  // namespace dawson::collection::olive
