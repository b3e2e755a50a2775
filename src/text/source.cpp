#include "text/source.hpp"

#include <algorithm>

#include "text/utf8.hpp"

namespace dawson::text {
namespace {

constexpr std::size_t long_line = 1024;

}  // namespace

Source::Source(std::string name, std::string bytes, std::size_t first_line, Limits const& limits)
    : name_(std::move(name)), bytes_(std::move(bytes)), limits_(limits), first_line_(first_line) {
  if (bytes_.starts_with("\xEF\xBB\xBF")) start_ = 3;
  line_starts_.push_back(0);
  for (std::size_t at = bytes_.find('\n'); at != std::string::npos; at = bytes_.find('\n', at + 1))
    line_starts_.push_back(at + 1);
  for (std::size_t i = 0; i < line_starts_.size(); ++i) {
    std::size_t const end = i + 1 < line_starts_.size() ? line_starts_[i + 1] : bytes_.size();
    if (end - line_starts_[i] > long_line) count_columns(std::max(line_starts_[i], start_), end);
  }
}

// So that many findings on one line cost no more than one.
void Source::count_columns(std::size_t begin, std::size_t end) {
  std::size_t columns = 0, last = begin;
  for (std::size_t at = begin; at < end; ++columns) {
    if (at - last >= long_line) {
      counted_.push_back({at, columns});
      last = at;
    }
    at += std::max<std::size_t>(utf8_length(bytes_, at), 1);
  }
}

Place Source::place(std::size_t offset) const {
  offset = std::min(offset, bytes_.size());
  auto const next = std::upper_bound(line_starts_.begin(), line_starts_.end(), offset);
  std::size_t const begin = std::max(*(next - 1), std::min(start_, offset));
  auto const behind = std::ranges::upper_bound(counted_, offset, {}, &Counted::offset);
  bool const known = behind != counted_.begin() && (behind - 1)->offset > begin;
  Counted const from = known ? *(behind - 1) : Counted{begin, 0};
  return {static_cast<std::size_t>(next - line_starts_.begin()) + first_line_ - 1,
          from.columns + count_code_points(bytes().substr(from.offset, offset - from.offset)) + 1};
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
