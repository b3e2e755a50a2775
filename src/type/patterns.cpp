#include "type/patterns.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "text/ascii.hpp"

namespace dawson::type {
namespace {

constexpr std::string_view next_level = "NEXTLEVEL";

// "LEFTHYPHENMIN 2", "NOHYPHEN -,'": words have letters alone, and their ends are the caller's.
bool is_setting(std::string_view line) { return line.find("HYPHEN") != std::string_view::npos; }

// Divisions with letters enough before and behind, of the whole word or of a member.
void keep_where_room_is(std::vector<bool>& divided, std::string_view word, std::size_t before,
                        std::size_t behind) {
  auto const is_letter = [&](std::size_t at) { return (word[at] & 0xC0) != 0x80; };
  std::size_t first = 0, end = word.size();
  for (; first < word.size() && before > 0; ++first)
    if (first + 1 == word.size() || is_letter(first + 1)) --before;
  while (end > 0 && behind > 0)
    if (is_letter(--end)) --behind;
  // `divided[i]` is behind byte i.
  for (std::size_t i = 0; i < word.size(); ++i)
    if (i + 1 < first || i + 1 > end) divided[i] = false;
}

}  // namespace

Patterns::Patterns(std::string_view file) {
  bool two_levels = false;
  std::size_t at = file.find('\n');
  while (at < file.size()) {
    std::size_t const begin = at + 1;
    at = std::min(file.find('\n', begin), file.size());
    std::string_view line = file.substr(begin, at - begin);
    if (line.starts_with(next_level)) {
      two_levels = true;
      compounds_ = std::move(members_);
      members_ = {};
    }
    line = line.substr(0, line.find_first_of(" \t\r"));
    if (line.empty() || line.front() == '%' || line.front() == '#' || is_setting(line) ||
        line == next_level)
      continue;
    members_.add(line);
  }
  if (two_levels) compounds_.sort();
  members_.sort();
}

void Patterns::Level::add(std::string_view line) {
  std::string_view const pattern = line.substr(0, line.find('/'));
  if (pattern.size() > std::numeric_limits<std::uint16_t>::max()) return;
  std::size_t const first = letters.size();
  char digit = '0';
  for (char const c : pattern) {
    if (text::is_digit(c)) {
      digit = c;
      continue;
    }
    letters += c;
    digits += std::exchange(digit, '0');
  }
  // The digit behind the last letter: `digits` and `letters` go in step.
  letters += '\0';
  digits += digit;
  patterns.push_back({static_cast<std::uint32_t>(first),
                      static_cast<std::uint16_t>(letters.size() - first - 1),
                      pattern.size() < line.size()});
}

void Patterns::Level::sort() {
  std::ranges::stable_sort(patterns, {}, [&](Pattern const& one) { return of(one); });
}

// By the last letter before each place; of the patterns that end at a letter the longest counts, if
// no longer one begins with as many letters before it, as libhyphen has it.
std::vector<bool> Patterns::Level::divided_behind(std::string_view word) const {
  std::string const dotted = '.' + std::string(word) + '.';
  std::string highest(dotted.size() + 1, '0');  // of the digits before each byte of it
  std::vector<bool> known(dotted.size()), changes(dotted.size() + 1);
  for (std::size_t start = 0; start < dotted.size(); ++start) {
    auto first = patterns.begin(), last = patterns.end();
    for (std::size_t length = 1; start + length <= dotted.size(); ++length) {
      auto const letter = [&](Pattern const& one) {
        return one.length < length ? 0 : 1 + static_cast<unsigned char>(of(one)[length - 1]);
      };
      int const wanted = 1 + static_cast<unsigned char>(dotted[start + length - 1]);
      auto const range = std::ranges::equal_range(first, last, wanted, {}, letter);
      first = range.begin(), last = range.end();
      if (first == last) break;
      if (known[start + length - 1]) continue;
      known[start + length - 1] = true;
      if (first->length != length) continue;
      // Of equal ones the last.
      Pattern const& whole = *std::prev(std::ranges::upper_bound(
          first, last, first->length, {}, [](Pattern const& one) { return one.length; }));
      for (std::size_t i = 0; i <= length; ++i)
        if (char const digit = digits[whole.at + i]; digit > highest[start + i])
          highest[start + i] = digit, changes[start + i] = whole.changes;
    }
  }
  std::vector<bool> divided(word.size());
  for (std::size_t i = 0; i + 1 < word.size(); ++i)
    divided[i] = (highest[i + 2] - '0') % 2 == 1 && !changes[i + 2];
  return divided;
}

// `joints` takes those between members, of a word that begins with its first.
std::vector<bool> Patterns::divided_behind(std::string_view word, Least at_begin, Least at_end,
                                           int deepest, std::vector<bool>* joints) const {
  std::vector<bool> divided = compounds_.divided_behind(word);
  constexpr std::size_t least_of_member = 2;
  keep_where_room_is(divided, word, least_of_member, least_of_member);
  if (deepest == 0 || std::ranges::find(divided, true) == divided.end()) {
    divided = members_.divided_behind(word);
    keep_where_room_is(divided, word, at_begin, at_end);
    return divided;
  }
  if (joints) *joints = divided;
  for (std::size_t begin = 0, i = 0; i < word.size(); ++i) {
    bool const last = i + 1 == word.size();
    if (!divided[i] && !last) continue;
    auto const inner =
        divided_behind(word.substr(begin, i + 1 - begin), begin > 0 ? least_before : at_begin,
                       last ? at_end : least_behind, deepest - 1);
    std::copy(inner.begin(), std::prev(inner.end()), divided.begin() + static_cast<long>(begin));
    begin = i + 1;
  }
  return divided;
}

std::vector<std::size_t> Patterns::joints(std::string_view word) const {
  std::vector<bool> joints(word.size());
  divided_behind(word, 0, 0, 1, &joints);
  keep_where_room_is(joints, word, least_before, least_behind);
  std::vector<std::size_t> out;
  for (std::size_t i = 0; i < word.size(); ++i)
    if (joints[i]) out.push_back(i + 1);
  return out;
}

std::vector<std::size_t> Patterns::divisions(std::string_view word) const {
  constexpr int deepest = 16;  // compounds of compounds
  std::vector<bool> divided = divided_behind(word, 0, 0, deepest);
  keep_where_room_is(divided, word, least_before, least_behind);
  std::vector<std::size_t> out;
  for (std::size_t i = 0; i < word.size(); ++i)
    if (divided[i]) out.push_back(i + 1);
  return out;
}

}  // namespace dawson::type
