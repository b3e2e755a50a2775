// Files in, files out; never half a file.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

namespace dawson::run {

/// The system refused: no such file, no permission, disk full. `what()` names the file and why.
class SystemError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// The bytes of a file, or of standard input for "-". Throws SystemError.
std::string read_file(std::string const& path);

/// The bytes of a file that a document names. Throws SystemError, also for devices and pipes, which
/// need not end, and
/// "-" is a name as any other.
std::string read_regular_file(std::string const& path);

/// Writes all of `bytes` or nothing: to a file beside `path` that is then renamed. Folders that are
/// missing are made. A file that has these bytes already is left alone. "-" is standard output.
/// Throws SystemError.
void write_file(std::string const& path, std::string_view bytes);

/// Whether both name one existing file ("-" never does).
bool same_file(std::string const& a, std::string const& b);

}  // namespace dawson::run
