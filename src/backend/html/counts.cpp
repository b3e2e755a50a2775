#include "backend/html/counts.hpp"

#include <algorithm>

namespace dawson::backend {
namespace {

constexpr char count_mark = '\xFE';  // no byte of UTF-8

}  // namespace

std::string marked_count(std::string_view number) {
  std::string out(1, count_mark);
  out += number;
  return out += count_mark;
}

std::string with_marked_count(std::string name) {
  constexpr std::string_view counted[] = {"words-", "diagram-", "solution-"};
  std::string_view const without_sign =
      std::string_view(name).substr(name.starts_with('#') ? 1 : 0);
  if (std::ranges::none_of(counted, [&](auto one) { return without_sign.starts_with(one); }))
    return name;
  std::size_t const number = name.find_last_not_of("0123456789") + 1;
  if (number == name.size() || name[number - 1] != '-') return name;
  return name.substr(0, number) + marked_count(std::string_view(name).substr(number));
}

CountedHtml without_marks(std::string_view marked) {
  CountedHtml out;
  out.html.reserve(marked.size());
  while (true) {
    std::size_t const begin = marked.find(count_mark);
    out.html += marked.substr(0, begin);
    if (begin == marked.npos) return out;
    std::size_t const end = marked.find(count_mark, begin + 1);
    std::string_view const number = marked.substr(begin + 1, end - begin - 1);
    out.counts.push_back({out.html.size(), out.html.size() + number.size()});
    out.html += number;
    marked.remove_prefix(end + 1);
  }
}

}  // namespace dawson::backend
