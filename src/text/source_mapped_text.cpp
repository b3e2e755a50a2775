#include "text/source_mapped_text.hpp"

#include <algorithm>
#include <ranges>

namespace dawson::text {

SourceMappedText& SourceMappedText::operator=(SourceMappedText&& other) noexcept {
  text_ = std::move(other.text_);
  first_ = other.first_;
  more_ = std::move(other.more_);
  is_placed_ = std::exchange(other.is_placed_, false);
  return *this;
}

void SourceMappedText::add(Fragment fragment) {
  if (!is_placed_) first_ = fragment;
  else more_.push_back(fragment);
  is_placed_ = true;
}

void SourceMappedText::append(std::string_view piece, std::size_t origin) {
  if (piece.empty() && is_placed_) return;
  Fragment* const last = more_.empty() ? &first_ : &more_.back();
  bool const continues =
      is_placed_ && last->literal && last->origin.end == origin && !text_.empty();
  if (continues) last->origin.end += piece.size();
  else add({text_.size(), {origin, origin + piece.size()}, true});
  text_ += piece;
}

void SourceMappedText::append_for(std::string_view piece, Span origin) {
  if (piece.empty() && is_placed_) return;
  add({text_.size(), origin, false});
  text_ += piece;
}

std::size_t SourceMappedText::place(std::size_t offset, bool as_end) const {
  if (!is_placed_) return 0;
  // The end of a span belongs to the piece before it, so that a span never includes the text that
  // joins two pieces.
  std::size_t next = 0;
  for (std::size_t end = count(); next < end;) {
    std::size_t const middle = (next + end) / 2;
    std::size_t const at = fragment(middle).at;
    if (as_end ? at < offset : at <= offset) next = middle + 1;
    else end = middle;
  }
  if (next == 0) return first_.origin.begin;
  Fragment const& piece = fragment(next - 1);
  std::size_t const into = offset - piece.at;
  if (piece.literal) return std::min(piece.origin.begin + into, piece.origin.end);
  return into == 0                          ? piece.origin.begin
         : as_end || offset >= text_.size() ? piece.origin.end
                                            : piece.origin.begin;
}

Span SourceMappedText::origin(Span span) const {
  std::size_t const begin = place(span.begin, span.begin >= text_.size());
  if (span.end <= span.begin) return {begin, begin};
  return {begin, std::max(begin, place(span.end, true))};
}

Diagnostic SourceMappedText::origin(Diagnostic diagnostic) const {
  diagnostic.span = origin(diagnostic.span);
  for (Note& note : diagnostic.notes) note.span = origin(note.span);
  return diagnostic;
}

void SourceMappedText::append(SourceMappedText const& other, Span span) {
  std::string_view const all = other.text_;
  auto const put = [&](Fragment const& piece, std::size_t end_of_piece) {
    std::size_t const begin = std::max(piece.at, span.begin);
    std::size_t const end = std::min(end_of_piece, span.end);
    if (begin >= end) return;
    if (piece.literal)
      append(all.substr(begin, end - begin), piece.origin.begin + (begin - piece.at));
    else append_for(all.substr(begin, end - begin), piece.origin);
  };
  if (other.more_.empty()) {
    if (other.is_placed_) put(other.first_, all.size());
    return;
  }
  auto const numbers = std::views::iota(std::size_t{0}, other.count());
  auto const first_after = std::ranges::partition_point(
      numbers, [&](std::size_t i) { return other.end_of(i) <= span.begin; });
  for (auto i = static_cast<std::size_t>(first_after - numbers.begin());
       i < other.count() && other.fragment(i).at < span.end; ++i)
    put(other.fragment(i), other.end_of(i));
}

SourceMappedText SourceMappedText::part(Span span) const {
  SourceMappedText result;
  // Most texts consist of one piece.
  if (span.begin < span.end && span.end <= text_.size() && more_.empty() && is_placed_ &&
      first_.literal && first_.at == 0) {
    result.text_.assign(text_, span.begin, span.end - span.begin);
    result.first_ = {0, {first_.origin.begin + span.begin, first_.origin.begin + span.end}, true};
    result.is_placed_ = true;
    return result;
  }
  result.append(*this, span);
  if (!result.is_placed_) result.append({}, origin({span.begin, span.begin}).begin);
  return result;
}

Span SourceMappedText::trimmed_span() const {
  constexpr std::string_view blanks = " \t\r\n";
  auto const is_blank = [&](char c) { return blanks.find(c) != std::string_view::npos; };
  Span span{0, text_.size()};
  while (span.end > 0 && is_blank(text_[span.end - 1])) --span.end;
  while (span.begin < span.end && is_blank(text_[span.begin])) ++span.begin;
  return span;
}

SourceMappedText SourceMappedText::trimmed() const& {
  Span const span = trimmed_span();
  return span == Span{0, text_.size()} ? *this : part(span);
}

SourceMappedText SourceMappedText::trimmed() && {
  Span const span = trimmed_span();
  return span == Span{0, text_.size()} ? std::move(*this) : part(span);
}

}  // namespace dawson::text
