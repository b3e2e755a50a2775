#include "lsp/protocol/line_index.hpp"

#include <algorithm>

#include "text/utf8.hpp"

namespace dawson::lsp {
namespace {

// Returns the bytes of the character at `at`, at least one.
std::size_t bytes_at(std::string_view text, std::size_t at) {
  return std::max<std::size_t>(text::utf8_length(text, at), 1);
}

// Returns the units of UTF-16 of a character of so many bytes.
std::size_t units_of(std::size_t bytes) { return bytes > 3 ? 2 : 1; }

}  // namespace

LineIndex::LineIndex(std::string_view text, PositionEncoding encoding)
    : text_(text), encoding_(encoding), starts_{0} {
  for (std::size_t at = 0; (at = text.find_first_of("\r\n", at)) != std::string_view::npos;) {
    at += text.substr(at, 2) == "\r\n" ? 2 : 1;
    starts_.push_back(at);
  }
}

text::Span LineIndex::line(std::size_t number) const {
  std::size_t const begin = starts_.at(number);
  std::size_t end = number + 1 < starts_.size() ? starts_[number + 1] : text_.size();
  if (number + 1 < starts_.size())
    end -= text_.substr(begin, end - begin).ends_with("\r\n") ? 2 : 1;
  return {begin, end};
}

Position LineIndex::position(std::size_t offset) const {
  offset = std::min(offset, text_.size());
  auto const next = std::ranges::upper_bound(starts_, offset);
  std::size_t const number = static_cast<std::size_t>(next - starts_.begin()) - 1;
  std::size_t const begin = starts_[number];
  if (encoding_ == PositionEncoding::utf8) return {number, offset - begin};
  std::size_t units = 0;
  for (std::size_t at = begin; at < offset;) {
    std::size_t const bytes = bytes_at(text_, at);
    units += units_of(bytes);
    at += bytes;
  }
  return {number, units};
}

std::size_t LineIndex::offset(Position position) const {
  if (position.line >= starts_.size()) return text_.size();
  auto const [begin, end] = line(position.line);
  std::size_t at = begin;
  if (encoding_ == PositionEncoding::utf8) {
    at = begin + std::min(position.character, end - begin);
    while (at > begin && at < end && (static_cast<unsigned char>(text_[at]) & 0xC0U) == 0x80) --at;
    return at;
  }
  for (std::size_t units = 0; at < end;) {
    std::size_t const bytes = bytes_at(text_, at);
    units += units_of(bytes);
    if (units > position.character) break;
    at += bytes;
  }
  return at;
}

text::Span LineIndex::span(Range const& range) const {
  std::size_t const begin = offset(range.start);
  return {begin, std::max(begin, offset(range.end))};
}

}  // namespace dawson::lsp
