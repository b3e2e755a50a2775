#include "collection/stream.hpp"

#include <algorithm>
#include <utility>

#include "text/utf8.hpp"

namespace dawson::collection {
namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

}  // namespace

Blocks blocks_of(std::string_view text) {
  return [text]() mutable { return std::exchange(text, {}); };
}

// Adds a block to the buffer; returns false at the end of the file.
bool Lines::fill() {
  std::string_view const block = ended_ ? std::string_view() : blocks_();
  if (block.empty()) {
    ended_ = true;
    return false;
  }
  buffer_.erase(0, std::exchange(at_, 0));
  line_end_ = 0;
  buffer_ += block;
  if (!std::exchange(begun_, true) && block.starts_with(byte_order_mark))
    at_ = offset_ = byte_order_mark.size();
  return true;
}

std::string_view Lines::peek() {
  if (line_end_ <= at_) {
    for (std::size_t searched = 0;;) {
      std::size_t const found = buffer_.find('\n', at_ + searched);
      if (found != std::string::npos) {
        line_end_ = found + 1;
        break;
      }
      searched = buffer_.size() - at_;
      if (fill()) continue;
      line_end_ = buffer_.size();
      break;
    }
  }
  return std::string_view(buffer_).substr(at_, line_end_ - at_);
}

std::string_view Lines::ahead(std::size_t least) {
  while (buffer_.size() - at_ < least && fill()) {}
  return std::string_view(buffer_).substr(at_);
}

void Lines::skip(std::size_t size) {
  std::string_view const passed = std::string_view(buffer_).substr(at_, size);
  std::size_t const line_end = passed.rfind('\n');
  if (line_end == std::string_view::npos) {
    place_.column += text::count_code_points(passed);
  } else {
    place_.line += static_cast<std::size_t>(std::ranges::count(passed, '\n'));
    place_.column = text::count_code_points(passed.substr(line_end + 1)) + 1;
  }
  offset_ += size;
  at_ += size;
}

void Lines::take(Stretch& stretch, std::size_t size) {
  if (stretch.bytes.empty()) {
    stretch.first = place_;
    stretch.offset = offset_;
  }
  stretch.bytes.append(buffer_, at_, size);
  skip(size);
}

}  // namespace dawson::collection
