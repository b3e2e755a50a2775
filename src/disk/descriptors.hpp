// System calls on files for `disk/`, with errors as exceptions, and the files and folders that a
// run may read under `--sandbox`.
#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <signal.h>
#include <sys/types.h>

namespace dawson::run {

/// Throws SystemError, for example "cannot write a.tex: No space left on device". `error` is a
/// value of `errno`.
[[noreturn]] void refuse(std::string_view what, std::string_view path, int error);

/// An owned file descriptor, closed by the destructor unless it is one of the three standard ones.
class Handle {
 public:
  /// Takes ownership of `descriptor`.
  explicit Handle(int descriptor) : descriptor_(descriptor) {}
  ~Handle();
  Handle(Handle const&) = delete;
  Handle& operator=(Handle const&) = delete;
  int get() const { return descriptor_; }
  /// Returns the descriptor and gives up its ownership.
  int release();

 private:
  int descriptor_;
};

/// Blocks all signals of this thread as long as it lives.
class SignalsHeld {
 public:
  SignalsHeld();
  ~SignalsHeld();
  SignalsHeld(SignalsHeld const&) = delete;
  SignalsHeld& operator=(SignalsHeld const&) = delete;

 private:
  sigset_t before_{};
};

/// Calls `read`, again if a signal interrupts it.
ssize_t read_some(int descriptor, char* to, std::size_t size);

/// Writes all bytes. Throws SystemError with `name` in the message.
void write_all(int descriptor, std::string_view bytes, std::string_view name);

/// Returns the file that a chain of symbolic links leads to; the file does not have to exist.
/// Throws SystemError for more than 40 links (as Linux does) and for an unreadable link.
std::string after_links(std::string const& path);

/// Returns whether two files have the same bytes, compared block by block; false if one cannot be
/// read.
bool same_bytes(std::string const& a, std::string const& b);

/// Sets the owner and the group of an open file; returns whether the file has them now.
bool give_to(int descriptor, uid_t owner, gid_t group);

/// Copies the bytes of the file `from` into the existing file `to`, which keeps its inode. Space is
/// reserved first and signals wait, so that the file is not left half-written. Throws SystemError
/// with `name` in the message.
void write_through(std::string const& from, std::string const& to, std::string_view name);

/// The system refused: no such file, no permission, disk full. `what()` names the file and the
/// reason.
class SystemError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// The list of readable files and folders. It is without effect, and all files may be read, until
/// `begin` is called.
class Confinement {
 public:
  /// From this call on only admitted places may be read.
  void begin() { begun_ = true; }
  /// Returns whether `begin` has been called.
  bool has_begun() const { return begun_; }

  /// Admits a file, or a folder with everything in it and below it. A place that does not exist is
  /// ignored.
  void admit(std::string const& place);

  /// Throws SystemError if an open file must not be read. Links are followed first: the place of
  /// the file itself counts. `path` is its name in the message.
  void check(int descriptor, std::string const& path) const;

  /// Throws SystemError if a file or folder must not be read.
  void check(std::string const& folder) const;

 private:
  void check(std::string const& place, std::string const& path) const;

  bool begun_ = false;
  std::vector<std::string> places_;  ///< with links resolved
};

}  // namespace dawson::run
