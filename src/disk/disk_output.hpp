// One staged output of a `Disk`, and what outputs on a disk and in memory share; for `disk/`.
#pragma once

#include <string>
#include <string_view>

#include "disk/disk.hpp"

namespace dawson::run {

struct Disk::Output {
  std::string path;       // as the caller gave it
  std::string target;     // links resolved; empty for standard output and for devices
  std::string temporary;  // empty if `held` has the bytes
  std::string held;
  int descriptor = -1;  // of a file that is still being written
  bool at_once = false;
  bool is_open = false;  // in memory, for `append`
  bool kept = false;     // from one run to the next
  // of the existing file; a new file could not have them
  bool has_other_names = false, has_other_owner = false;
  bool is_always_replaced = false;  // its time matters, even if its bytes are equal

  // Whether the file must not be replaced by another one.
  bool keeps_its_inode() const { return kept && (has_other_names || has_other_owner); }
};

/// Throws OutputConflict: an output is also an input.
[[noreturn]] void refuse_overwriting(std::string const& output, std::string const& input);

/// Throws OutputConflict: two outputs are the same file.
[[noreturn]] void refuse_one_file(std::string const& one, std::string const& other);

/// Writes to standard output, of the process or of the embedding. Throws SystemError.
void write_standard_output(std::string_view bytes);

}  // namespace dawson::run
