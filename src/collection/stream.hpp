// A file that comes in blocks, cut into entries that are read one by one: so that a million
// problems need the memory of one.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "text/diagnostic.hpp"
#include "text/source.hpp"

namespace dawson::collection {

/// Each call gives the next bytes of the file; an empty block is its end.
using Blocks = std::function<std::string_view()>;

/// Blocks of one text that is at hand.
Blocks blocks_of(std::string_view text);

/// A stretch of the file that is read by itself.
struct Stretch {
  std::string bytes;
  text::Place first;       ///< of its first byte in the file
  std::size_t offset = 0;  ///< the same in bytes
  /// An error of the stretch as a whole, found when it was cut; its span is of `bytes`.
  std::optional<text::Diagnostic> fault{};
};

/// Goes through a file line by line, or byte by byte where lines mean nothing.
class Lines {
 public:
  explicit Lines(Blocks blocks) : blocks_(std::move(blocks)) {}

  /// The rest of the line with its end, without going on to the next; empty at the end of the file.
  /// It holds until the next call of another member.
  std::string_view peek();
  void advance() { skip(peek().size()); }
  /// Adds the rest of the line to `stretch`, whose place is that of its first byte, and goes on.
  void take(Stretch& stretch) { take(stretch, peek().size()); }

  /// The bytes at hand: at least `least`, or all that the file still has. They hold as those of
  /// `peek`.
  std::string_view ahead(std::size_t least = 1);
  /// Goes on by `size` bytes, of those at hand.
  void skip(std::size_t size);
  /// The same, and adds them to `stretch`.
  void take(Stretch& stretch, std::size_t size);

  /// The place of the first byte ahead.
  text::Place place() const { return place_; }

 private:
  bool fill();

  Blocks blocks_;
  std::string buffer_;
  std::size_t at_ = 0, line_end_ = 0;  // the line at hand, in the buffer
  std::size_t offset_ = 0;
  text::Place place_;
  bool begun_ = false, ended_ = false;
};

}  // namespace dawson::collection
