#include "text/mapped.hpp"

#include <algorithm>

namespace dawson::text {

void Mapped::append(std::string_view piece, std::size_t origin) {
  if (piece.empty() && !fragments_.empty()) return;
  fragments_.push_back({text_.size(), {origin, origin + piece.size()}, true});
  text_ += piece;
}

void Mapped::append_for(std::string_view piece, Span origin) {
  if (piece.empty() && !fragments_.empty()) return;
  fragments_.push_back({text_.size(), origin, false});
  text_ += piece;
}

std::size_t Mapped::place(std::size_t offset, bool as_end) const {
  if (fragments_.empty()) return 0;
  // The end of a span belongs to the piece before it, so that a span never swallows what joins
  // pieces.
  auto const reaches = [&](Fragment const& piece) {
    return as_end ? piece.at < offset : piece.at <= offset;
  };
  auto next = std::partition_point(fragments_.begin(), fragments_.end(), reaches);
  if (next == fragments_.begin()) return fragments_.front().origin.begin;
  Fragment const& piece = *(next - 1);
  std::size_t const into = offset - piece.at;
  if (piece.literal) return std::min(piece.origin.begin + into, piece.origin.end);
  return into == 0                          ? piece.origin.begin
         : as_end || offset >= text_.size() ? piece.origin.end
                                            : piece.origin.begin;
}

Span Mapped::origin(Span span) const {
  std::size_t const begin = place(span.begin, span.begin >= text_.size());
  if (span.end <= span.begin) return {begin, begin};
  return {begin, std::max(begin, place(span.end, true))};
}

Diagnostic Mapped::origin(Diagnostic diagnostic) const {
  diagnostic.span = origin(diagnostic.span);
  for (Note& note : diagnostic.notes) note.span = origin(note.span);
  return diagnostic;
}

void Mapped::append(Mapped const& other, Span span) {
  std::string_view const all = other.text_;
  auto piece = std::ranges::upper_bound(other.fragments_, span.begin, {}, &Fragment::at);
  if (piece != other.fragments_.begin()) --piece;
  for (; piece != other.fragments_.end() && piece->at < span.end; ++piece) {
    std::size_t const piece_end =
        piece + 1 != other.fragments_.end() ? (piece + 1)->at : all.size();
    std::size_t const begin = std::max(piece->at, span.begin);
    std::size_t const end = std::min(piece_end, span.end);
    if (begin >= end) continue;
    if (piece->literal)
      append(all.substr(begin, end - begin), piece->origin.begin + (begin - piece->at));
    else append_for(all.substr(begin, end - begin), piece->origin);
  }
}

Mapped Mapped::part(Span span) const {
  Mapped result;
  result.append(*this, span);
  if (result.fragments_.empty()) result.append({}, origin({span.begin, span.begin}).begin);
  return result;
}

Mapped Mapped::trimmed() const {
  constexpr std::string_view blanks = " \t\r\n";
  std::size_t const begin = text_.find_first_not_of(blanks);
  if (begin == std::string::npos) return part({0, 0});
  return part({begin, text_.find_last_not_of(blanks) + 1});
}

}  // namespace dawson::text
