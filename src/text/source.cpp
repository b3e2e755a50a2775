#include "text/source.hpp"

#include <algorithm>

#include "text/utf8.hpp"

namespace dawson::text {

Source::Source(std::string name, std::string bytes, std::size_t first_line)
    : name_(std::move(name)), bytes_(std::move(bytes)), first_line_(first_line) {
  if (bytes_.starts_with("\xEF\xBB\xBF")) start_ = 3;
  line_starts_.push_back(0);
  for (std::size_t at = bytes_.find('\n'); at != std::string::npos; at = bytes_.find('\n', at + 1))
    line_starts_.push_back(at + 1);
}

Place Source::place(std::size_t offset) const {
  offset = std::min(offset, bytes_.size());
  auto const next = std::upper_bound(line_starts_.begin(), line_starts_.end(), offset);
  std::size_t const begin = std::max(*(next - 1), std::min(start_, offset));
  return {static_cast<std::size_t>(next - line_starts_.begin()) + first_line_ - 1,
          count_code_points(bytes().substr(begin, offset - begin)) + 1};
}

std::string_view Source::line(std::size_t number) const {
  number -= first_line_ - 1;
  std::size_t begin = line_starts_[number - 1];
  std::size_t end = number < line_starts_.size() ? line_starts_[number] - 1 : bytes_.size();
  if (end > begin && bytes_[end - 1] == '\r') --end;
  if (number == 1) begin = std::min(start_, end);
  return bytes().substr(begin, end - begin);
}

}  // namespace dawson::text
