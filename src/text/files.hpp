// Files as texts: Markdown files, recognised by name, files that are embedded in the program, and
// text that is passed on in chunks.
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace dawson::text {

/// Returns the suffixes with their dots: the default one, the long ones, and those of Quarto, MDX
/// and R Markdown, which extend Markdown.
std::span<std::string_view const> markdown_suffixes();

/// Returns whether a path ends with one of them, in lower or upper case.
bool has_markdown_suffix(std::string_view path);

/// Name and content of an embedded file; both exist as long as the program runs.
struct EmbeddedFile {
  std::string_view name;  ///< "dawson.sty", "dawson-fonts/dawson0.tfm"
  std::string_view bytes;
};

/// Receives a chunk of text, which is valid during the call.
using TakeText = std::function<void(std::string_view)>;

/// Collects text and passes it on in chunks.
class ChunkedText {
 public:
  /// Approximate size of a chunk in bytes; longer additions are passed on without a copy.
  static constexpr std::size_t enough = 1U << 16U;

  /// `take` receives the chunks; if null, all text is kept until the end.
  explicit ChunkedText(TakeText take) : take_(std::move(take)) {}

  /// Reserves space for about that many bytes; does nothing with `take`, since chunks are small.
  void expect(std::size_t bytes) {
    if (!take_) kept_.reserve(bytes);
  }

  /// Adds text; passes on a chunk when it is full.
  void add(std::string_view text) {
    if (take_ && kept_.size() + text.size() > enough) hand_over();
    if (take_ && text.size() > enough) take_(text);
    else kept_ += text;
  }

  /// Returns the text that was added and not yet passed on; the caller may append to it.
  std::string& kept() { return kept_; }

  /// Passes on the rest, even if it is empty; without `take`, returns all text.
  std::string close() {
    if (take_) hand_over();
    return std::move(kept_);
  }

 private:
  void hand_over() {
    take_(kept_);
    kept_.clear();
  }

  TakeText take_;
  std::string kept_;
};

}  // namespace dawson::text
