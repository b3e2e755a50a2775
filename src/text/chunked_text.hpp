// Text that is taken as it comes, so that no document is held whole.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

namespace dawson::text {

using TakeText = std::function<void(std::string_view)>;

class ChunkedText {
 public:
  /// How much is taken at once, about: no more is copied.
  static constexpr std::size_t enough = 1U << 16U;

  /// `take` may be null: then all is kept until the end.
  explicit ChunkedText(TakeText take) : take_(std::move(take)) {}

  /// About so many bytes come.
  void expect(std::size_t bytes) {
    if (!take_) kept_.reserve(bytes);
  }

  void add(std::string_view text) {
    if (take_ && kept_.size() + text.size() > enough) hand_over();
    if (take_ && text.size() > enough) take_(text);
    else kept_ += text;
  }

  /// What has come and has not been taken, for more at its end.
  std::string& kept() { return kept_; }

  /// All that nobody has taken; whoever takes has something to take, be it empty.
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
