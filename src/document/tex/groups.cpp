#include "document/tex/groups.hpp"

#include <algorithm>
#include <array>

namespace dawson::document {
namespace {

// The bytes that `match_braces` stops at.
constexpr auto concerns_braces = [] {
  std::array<bool, 256> out{};
  for (unsigned char const byte : {'\n', '\\', '{', '}'}) out[byte] = true;
  return out;
}();

}  // namespace

std::size_t TexGroups::Next::find(std::string_view text, std::size_t from) {
  if (from < from_ || from > found_) found_ = text.find(sought_, from);
  from_ = from;
  return found_;
}

std::size_t TexGroups::closing_brace(std::size_t open) {
  if (open >= matched_to_) match_braces(open);
  auto const found = std::ranges::lower_bound(braces_, open, {}, &Braces::open);
  return found != braces_.end() && found->open == open ? found->close : std::string_view::npos;
}

std::size_t TexGroups::closing_bracket(std::size_t open) {
  constexpr int most_groups = 100;  // no list of options has more; the search for an end has one
  if (open >= matched_to_) match_braces(open);
  std::size_t from = open;
  for (int groups = 0; groups < most_groups; ++groups) {
    std::size_t const close = next_bracket_.find(bytes_, from);
    if (close >= matched_to_) break;
    auto const group = std::ranges::lower_bound(braces_, from, {}, &Braces::open);
    if (group == braces_.end() || group->open > close) return close;
    if (group->close == std::string_view::npos) break;
    from = group->close;
  }
  return std::string_view::npos;
}

std::size_t TexGroups::brace_on_line(std::size_t from) {
  std::size_t const close = next_brace_.find(bytes_, from);
  return next_line_end_.find(bytes_, from) < close ? std::string_view::npos : close;
}

bool TexGroups::paragraph_ends(std::size_t at) const {
  if (bytes_[at] != '\n') return false;
  std::size_t const next = bytes_.find_first_not_of(" \t\r", at + 1);
  return next == std::string_view::npos || bytes_[next] == '\n';
}

// A paragraph at a time: a search for each brace would make many unclosed ones quadratic.
void TexGroups::match_braces(std::size_t from) {
  braces_.clear();
  std::vector<std::size_t> unclosed;
  std::size_t i = from;
  for (; i < bytes_.size(); ++i) {
    if (!concerns_braces[static_cast<unsigned char>(bytes_[i])]) continue;
    if (paragraph_ends(i)) break;
    if (bytes_[i] == '\\' && i + 1 < bytes_.size() && bytes_[i + 1] != '\n') {
      ++i;
    } else if (bytes_[i] == '{') {
      unclosed.push_back(braces_.size());
      braces_.push_back({i, std::string_view::npos});
    } else if (bytes_[i] == '}' && !unclosed.empty()) {
      braces_[unclosed.back()].close = i;
      unclosed.pop_back();
    }
  }
  matched_to_ = i;
}

std::size_t TexGroups::bracket_on_line(std::size_t at) const {
  int braces = 0;
  for (std::size_t i = at + 1; i < bytes_.size() && bytes_[i] != '\n'; ++i) {
    if (bytes_.substr(i).starts_with("\\chess")) break;
    if (bytes_[i] == '\\') ++i;
    else if (bytes_[i] == '{') ++braces;
    else if (bytes_[i] == '}') --braces;
    else if (bytes_[i] == ']' && braces <= 0) return i + 1;
  }
  return std::string_view::npos;
}

std::size_t TexGroups::same_sign(std::size_t open) const {
  for (std::size_t i = open + 1; i < bytes_.size() && !paragraph_ends(i); ++i)
    if (bytes_[i] == bytes_[open]) return i;
  return std::string_view::npos;
}

}  // namespace dawson::document
