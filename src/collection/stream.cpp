#include "collection/stream.hpp"

#include <utility>

namespace dawson::collection {
namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

}  // namespace

Blocks blocks_of(std::string_view text) {
  return [text]() mutable { return std::exchange(text, {}); };
}

std::string_view Lines::peek() {
  if (line_end_ > at_) return std::string_view(buffer_).substr(at_, line_end_ - at_);
  std::size_t searched = at_;
  while (true) {
    std::size_t const found = buffer_.find('\n', searched);
    if (found != std::string::npos) {
      line_end_ = found + 1;
      break;
    }
    searched = buffer_.size();
    std::string_view const block = ended_ ? std::string_view() : blocks_();
    if (block.empty()) {
      ended_ = true;
      line_end_ = buffer_.size();
      break;
    }
    if (at_ > 0) {
      buffer_.erase(0, at_);
      searched -= at_;
      at_ = 0;
    }
    bool const first = offset_ == 0 && at_ == 0 && buffer_.empty();
    buffer_ += block;
    if (first && block.starts_with(byte_order_mark))
      at_ = offset_ = searched = byte_order_mark.size();
  }
  return std::string_view(buffer_).substr(at_, line_end_ - at_);
}

void Lines::advance() {
  std::size_t const size = peek().size();
  if (size > 0) ++number_;
  offset_ += size;
  at_ = line_end_;
}

void Lines::take(Stretch& stretch) {
  std::string_view const line = peek();
  if (stretch.bytes.empty()) {
    stretch.first_line = number_;
    stretch.offset = offset_;
  }
  stretch.bytes += line;
  advance();
}

}  // namespace dawson::collection
