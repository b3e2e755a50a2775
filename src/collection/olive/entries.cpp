#include "collection/olive/olive.hpp"
#include "text/encoding.hpp"

namespace dawson::collection::olive {
namespace {

bool is_separator(std::string_view line) {
  return line.starts_with("---") && line.find_first_not_of(" \t\r\n", 3) == std::string_view::npos;
}

bool is_blank(std::string_view line) {
  return line.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

}  // namespace

bool cut(Lines& lines, Stretch& entry) {
  Stretch line;
  bool any = false;
  while (!lines.peek().empty()) {
    bool const separates = is_separator(lines.peek());
    if (separates && any) return true;
    bool const blank = is_blank(lines.peek());
    lines.take(line);
    if (entry.bytes.empty()) entry = {{}, line.first, line.offset};
    // The line stays, so that lines are counted alike; to the parser it is nothing.
    entry.bytes += text::utf8_line(line.bytes);
    any = any || (!blank && !separates);
    line = {};
  }
  return any;
}

}  // namespace dawson::collection::olive
