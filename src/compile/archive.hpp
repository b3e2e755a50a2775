// Archives of known problems, searched for the positions of a document, also rotated, mirrored,
// shifted or with exchanged colours. For `check`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "chess/position.hpp"
#include "compile/content.hpp"
#include "problem/problem.hpp"
#include "text/diagnostic.hpp"

namespace dawson::run {

/// The key of a position, and the view of it that gives this key. The key is the same on all
/// machines.
struct Looked {
  std::uint64_t key = 0;
  std::uint8_t look = 0;               ///< one of 16 views: bits for mirroring, rotation, colours
  std::uint8_t column = 0, row = 0;    ///< place of the box around the pieces, from the upper left
  std::uint8_t columns = 0, rows = 0;  ///< size of the board
  std::uint8_t width = 0, height = 0;  ///< size of the box
};

/// Returns the key of a position and its view. Boards that are not rectangles are only mirrored, or
/// rotated with exchanged colours.
Looked looked_at(chess::Position const& position);

/// Returns how the position `asked` becomes `found`: "", ", mirrored", ", turned by 90 degrees,
/// shifted, with colours exchanged".
std::string way_between(Looked const& asked, Looked const& found);

class Invocation;

/// A problem of an archive. It is written to an index file as it is in memory.
struct Archived {
  std::uint64_t key = 0;     ///< key of its position; see `Looked`
  std::uint32_t number = 0;  ///< number in its file, from 1
  std::uint32_t line = 0;    ///< line on which its entry begins
  std::uint32_t who = 0;     ///< offset of its author and source in the index's texts
  std::uint16_t file = 0;
  std::uint8_t look = 0, column = 0, row = 0;
  std::uint8_t unused[5] = {};
};

/// A file of an archive at the time of reading.
struct ArchiveFile {
  std::string name;
  std::uint64_t size = 0;
  std::int64_t time = 0;       ///< time of its last change, in the system's units
  std::uint32_t problems = 0;  ///< number of problems in it
  std::uint32_t unread = 0;    ///< number of problems whose position cannot be read

  /// Returns whether the file is unchanged.
  bool same(ArchiveFile const& other) const {
    return name == other.name && size == other.size && time == other.time;
  }
};

/// All problems of the archives of one run, searched by position.
class Archive {
 public:
  /// Reads archives: files that `convert` reads, and folders of such files. If the index file
  /// `index` is of exactly these files in their present state, it is read instead; otherwise it is
  /// written again. `index` may be "" for none. W-ARCHIVE: the index is of other files, or
  /// positions of problems cannot be read. E-ARCHIVE: a file of another kind, or an index file that
  /// is not an index, which stays as it is. Throws SystemError.
  Archive(Invocation& invocation, std::vector<std::string> const& names, std::string const& index);

  /// Reports W-KNOWN at `where` if the archive contains the position, also rotated, mirrored,
  /// shifted, or with the colours exchanged. The finding gives author, source and place. Only for
  /// problems with a stipulation.
  void ask(problem::Problem const& problem, text::Span where, text::Diagnostics& findings) const;

 private:
  void read(Invocation& invocation, ArchiveFile& file, std::uint16_t number);
  bool take_index(std::string const& bytes, std::vector<ArchiveFile> const& files);
  std::string index_bytes() const;

  std::vector<ArchiveFile> files_;
  std::vector<Archived> problems_;  // sorted by key
  std::string words_;  // authors and sources of all problems, each with a zero byte after it
};

/// Reports W-KNOWN for a diagram, except for a board in running text. `archive` may be null (none).
void ask(Invocation& invocation, Archive const* archive, Content const& content);

}  // namespace dawson::run
