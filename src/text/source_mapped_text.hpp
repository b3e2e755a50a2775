// Text joined from pieces of a source, with the place of each piece.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "text/diagnostic.hpp"

namespace dawson::text {

/// A value that was written on several lines, or contained comments or escapes: its text, and the
/// place in the source for each byte.
class SourceMappedText {
 public:
  SourceMappedText() = default;
  /// Creates a text from `piece`, which is in the source at `origin`.
  SourceMappedText(std::string_view piece, std::size_t origin) { append(piece, origin); }
  SourceMappedText(SourceMappedText const&) = default;
  SourceMappedText& operator=(SourceMappedText const&) = default;
  SourceMappedText(SourceMappedText&& other) noexcept  // a moved-from text has no place
      : text_(std::move(other.text_)),
        first_(other.first_),
        more_(std::move(other.more_)),
        is_placed_(std::exchange(other.is_placed_, false)) {}
  SourceMappedText& operator=(SourceMappedText&& other) noexcept;
  ~SourceMappedText() = default;

  /// Adds bytes that are in the source at `origin`, one for one.
  void append(std::string_view piece, std::size_t origin);
  /// Adds bytes that replace the source's `origin` as a whole (an escape, a joining blank).
  void append_for(std::string_view piece, Span origin);
  /// Adds the part `span` of `other`; each byte keeps its place.
  void append(SourceMappedText const& other, Span span);

  std::string const& text() const { return text_; }
  bool empty() const { return text_.empty(); }

  /// Returns the source's bytes for `span` of the text. An empty span, or the text's end, maps to
  /// one place.
  Span origin(Span span) const;
  /// Returns the source's bytes for the whole text.
  Span origin() const { return origin({0, text_.size()}); }
  /// Returns the finding with spans in the source.
  Diagnostic origin(Diagnostic diagnostic) const;

  /// Returns the part `span` of the text.
  SourceMappedText part(Span span) const;
  /// Return the text without blanks and line ends around it.
  SourceMappedText trimmed() const&;
  SourceMappedText trimmed() &&;

 private:
  struct Fragment {
    std::size_t at;  // offset of its first byte in text_
    Span origin;
    bool literal;  // each byte has its own origin; otherwise `origin` is replaced as a whole
  };
  std::size_t place(std::size_t offset, bool as_end) const;
  Span trimmed_span() const;
  void add(Fragment fragment);
  std::size_t count() const { return is_placed_ ? 1 + more_.size() : 0; }
  Fragment const& fragment(std::size_t i) const { return i == 0 ? first_ : more_[i - 1]; }
  std::size_t end_of(std::size_t i) const {
    return i + 1 < count() ? fragment(i + 1).at : text_.size();
  }

  std::string text_;
  // Design: the first fragment is a member, since most texts have one: 77 of 449 allocations of a
  // diagram were for it.
  Fragment first_{};
  std::vector<Fragment> more_;
  bool is_placed_ = false;
};

}  // namespace dawson::text
