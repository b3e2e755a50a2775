// Archives of problems that are asked whether a position stands there already.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "compile/archive/look.hpp"
#include "problem/problem.hpp"
#include "text/diagnostic.hpp"

namespace dawson::run {

class Invocation;

/// A problem of an archive.
struct Archived {
  std::uint64_t key = 0;     ///< of its position
  std::uint32_t number = 0;  ///< in its file, from 1
  std::uint32_t line = 0;    ///< on which its entry begins
  std::uint32_t who = 0;     ///< where in the words of the index its author and source stand
  std::uint16_t file = 0;
  std::uint8_t look = 0, column = 0, row = 0;
  std::uint8_t unused[5] = {};
};

/// A file of an archive, as it was read.
struct ArchiveFile {
  std::string name;
  std::uint64_t size = 0;
  std::int64_t time = 0;       ///< of its last change, in the units of the system
  std::uint32_t problems = 0;  ///< in it
  std::uint32_t unread = 0;    ///< of those, without a position that can be read

  /// Whether the file is still the one that was read.
  bool same(ArchiveFile const& other) const {
    return name == other.name && size == other.size && time == other.time;
  }
};

class Archive {
 public:
  /// Reads archives, files that `convert` reads and folders of such files, or, where it is of just
  /// these files as they are now, the `index` of them, which else is written anew; "" for none.
  /// W-ARCHIVE: an index that is not of these files, problems whose positions cannot be read.
  /// E-ARCHIVE: a file of another kind, an index that is none; throws SystemError.
  Archive(Invocation& invocation, std::vector<std::string> const& names, std::string const& index);

  /// W-KNOWN at `where`: the position stands in the archive, also turned, mirrored, shifted, with
  /// colours exchanged; with who made it, and where it stands. For problems with a stipulation.
  void ask(problem::Problem const& problem, text::Span where, text::Diagnostics& findings) const;

 private:
  void read(Invocation& invocation, ArchiveFile& file, std::uint16_t number);
  bool take_index(std::string const& bytes, std::vector<ArchiveFile> const& files);
  std::string index_bytes() const;

  std::vector<ArchiveFile> files_;
  std::vector<Archived> problems_;  // by their keys
  std::string words_;               // of all of them, each with a zero byte behind it
};

}  // namespace dawson::run
