// A file that comes in blocks, cut into entries that are read one by one: so that a million
// problems need the memory of one.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace dawson::collection {

/// Each call gives the next bytes of the file; an empty block is its end.
using Blocks = std::function<std::string_view()>;

/// Blocks of one text that is at hand.
Blocks blocks_of(std::string_view text);

/// A stretch of the file that is read by itself.
struct Stretch {
  std::string bytes;
  std::size_t first_line = 1;  ///< its number in the file
  std::size_t offset = 0;      ///< of its first byte in the file
};

/// The lines of a file with their ends, one after the other.
class Lines {
 public:
  explicit Lines(Blocks blocks) : blocks_(std::move(blocks)) {}

  /// The next line without going on to it; empty at the end of the file. It holds until `advance`.
  std::string_view peek();
  void advance();
  /// Adds the line to `stretch`, whose place is that of its first line, and goes on.
  void take(Stretch& stretch);

 private:
  Blocks blocks_;
  std::string buffer_;
  std::size_t at_ = 0, line_end_ = 0;  // the line at hand, in the buffer
  std::size_t number_ = 1, offset_ = 0;
  bool ended_ = false;
};

}  // namespace dawson::collection
