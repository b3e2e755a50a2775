// Reads a file in blocks and splits it into entries, for the formats of collections.
//
// Design: entries are read one by one, so that a million problems need the memory of one.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "text/diagnostic.hpp"
#include "text/source.hpp"

namespace dawson::collection {

/// Returns the next bytes of the file at each call; an empty block is its end.
using Blocks = std::function<std::string_view()>;

/// Returns the blocks of a text in memory, which must outlive them.
Blocks blocks_of(std::string_view text);

/// A part of the file that is read by itself.
struct Stretch {
  std::string bytes;
  text::Place first;       ///< of its first byte in the file
  std::size_t offset = 0;  ///< of its first byte, in bytes
  /// An error of the part as a whole, found while the file was split; its span refers to `bytes`.
  std::optional<text::Diagnostic> fault{};
};

/// Reads a file line by line, or byte by byte for formats without lines.
class Lines {
 public:
  explicit Lines(Blocks blocks) : blocks_(std::move(blocks)) {}

  /// Returns the rest of the line with its end, without moving to the next; empty at the end of the
  /// file. It is valid until the next call of another member.
  std::string_view peek();
  /// Moves to the next line.
  void advance() { skip(peek().size()); }
  /// Appends the rest of the line to `stretch`, whose place is that of its first byte, and moves
  /// on.
  void take(Stretch& stretch) { take(stretch, peek().size()); }

  /// Returns the bytes in the buffer: at least `least`, or all that the file still has. They are
  /// valid as long as those of `peek`.
  std::string_view ahead(std::size_t least = 1);
  /// Moves on by `size` bytes, which must be in the buffer.
  void skip(std::size_t size);
  /// Appends `size` bytes to `stretch` and moves on.
  void take(Stretch& stretch, std::size_t size);

  /// Returns the place of the next byte.
  text::Place place() const { return place_; }
  /// Returns the offset of the next byte in the file.
  std::size_t offset() const { return offset_; }

 private:
  bool fill();

  Blocks blocks_;
  std::string buffer_;
  std::size_t at_ = 0, line_end_ = 0;  // the current line, in the buffer
  std::size_t offset_ = 0;
  text::Place place_;
  bool begun_ = false, ended_ = false;
};

}  // namespace dawson::collection
