#include "text/source.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "text/utf8.hpp"

namespace dawson::text {
namespace {

constexpr std::size_t count_interval = 2048;  // bytes between two counted positions

}  // namespace

Source::Source(std::string name, std::string bytes, Place first, Limits const& limits)
    : name_(std::move(name)), bytes_(std::move(bytes)), limits_(limits), first_(first) {
  if (bytes_.starts_with("\xEF\xBB\xBF")) start_ = 3;
  constexpr std::size_t longest_character = 4;
  counted_.reserve(bytes_.size() / (count_interval - longest_character));
  for (Counted at{start_, 0, 0}; bytes_.size() - at.offset > count_interval;)
    counted_.push_back(at = count_on(at, utf8_start(bytes_, at.offset + count_interval)));
}

Source::Counted Source::count_on(Counted from, std::size_t end) const {
  for (std::string_view rest = bytes().substr(from.offset, end - from.offset);;) {
    std::size_t const line_end = rest.find('\n');
    if (line_end == std::string_view::npos)
      return {end, from.lines, from.columns + count_code_points(rest)};
    rest.remove_prefix(line_end + 1);
    ++from.lines;
    from.columns = 0;
  }
}

Place Source::place(std::size_t offset) const {
  offset = std::clamp(offset, start_, bytes_.size());
  auto const next = std::ranges::upper_bound(counted_, offset, {}, &Counted::offset);
  Counted const at =
      count_on(next == counted_.begin() ? Counted{start_, 0, 0} : *std::prev(next), offset);
  return {at.lines + first_.line, at.columns + (at.lines == 0 ? first_.column : 1)};
}

std::size_t Source::line_start(std::size_t number) const {
  std::size_t const before = number - first_.line;  // lines
  auto const next = std::ranges::lower_bound(counted_, before, {}, &Counted::lines);
  auto [at, ended, _] = next == counted_.begin() ? Counted{} : *std::prev(next);
  for (; ended < before; ++ended) at = bytes_.find('\n', at) + 1;
  return at;
}

std::string_view Source::line(std::size_t number) const {
  std::size_t begin = line_start(number);
  std::size_t end = std::min(bytes_.find('\n', begin), bytes_.size());
  if (end > begin && bytes_[end - 1] == '\r') --end;
  if (number == first_.line) begin = std::min(start_, end);
  return bytes().substr(begin, end - begin);
}

SourceId Sources::open(std::string name, std::string bytes, Place first) {
  std::lock_guard const lock(mutex_);
  sources_.emplace_back(std::move(name), std::move(bytes), first, limits_);
  return static_cast<SourceId>(sources_.size());
}

void Sources::close(SourceId id) {
  std::lock_guard const lock(mutex_);
  if (id == sources_.size()) sources_.pop_back();
}

Source const& Sources::operator[](SourceId id) const {
  std::lock_guard const lock(mutex_);
  return id == at_hand || id > sources_.size() ? none_ : sources_[id - 1];
}

void sort_by_place(Diagnostics& findings) {
  std::ranges::stable_sort(findings, {}, [](Diagnostic const& finding) {
    return std::pair(finding.source, finding.span.begin);
  });
}

}  // namespace dawson::text
