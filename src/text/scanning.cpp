#include "text/scanning.hpp"

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace dawson::text {

std::vector<std::string_view> words_of(std::string_view text, std::string_view separators) {
  std::vector<std::string_view> words;
  for (std::size_t at = 0; (at = text.find_first_not_of(separators, at)) != text.npos;) {
    std::size_t const end = std::min(text.find_first_of(separators, at), text.size());
    words.push_back(text.substr(at, end - at));
    at = end;
  }
  return words;
}

namespace {

constexpr std::uint64_t ones = 0x0101010101010101, tops = 0x8080808080808080;

std::uint64_t word_at(std::string_view text, std::size_t at) {
  std::uint64_t word;
  std::memcpy(&word, text.data() + at, sizeof word);
  return word;
}

// Returns nonzero if and only if one of the bytes is zero.
std::uint64_t zero_in(std::uint64_t word) { return (word - ones) & ~word & tops; }

// `holds` may reject eight bytes only if `is` rejects each of them.
template <class Holds, class Is>
std::size_t find(std::string_view text, std::size_t at, Holds holds, Is is) {
  for (; at + 8 <= text.size(); at += 8)
    if (holds(word_at(text, at))) break;
  for (; at < text.size(); ++at)
    if (is(text[at])) return at;
  return std::string_view::npos;
}

}  // namespace

std::size_t find_either(std::string_view text, char one, char other, std::size_t at) {
  std::uint64_t const ones_of = ones * static_cast<unsigned char>(one),
                      others = ones * static_cast<unsigned char>(other);
  return find(
      text, at,
      [=](std::uint64_t word) { return (zero_in(word ^ ones_of) | zero_in(word ^ others)) != 0; },
      [=](char c) { return c == one || c == other; });
}

std::size_t find_below(std::string_view text, char limit, std::size_t at) {
  std::uint64_t const limits = ones * static_cast<unsigned char>(limit);
  return find(
      text, at, [=](std::uint64_t word) { return ((word - limits) & ~word & tops) != 0; },
      [=](char c) { return c >= 0 && c < limit; });
}

std::size_t find_beyond_ascii(std::string_view text, std::size_t at) {
  return find(
      text, at, [](std::uint64_t word) { return (word & tops) != 0; },
      [](char c) { return (c & 0x80) != 0; });
}

}  // namespace dawson::text
