// What the disk asks the system for, and how it says that the system has refused.
#pragma once

#include <signal.h>
#include <sys/types.h>

#include <cstddef>
#include <string>
#include <string_view>

namespace dawson::run {

/// Throws SystemError: "cannot write a.tex: No space left on device".
[[noreturn]] void refuse(std::string_view what, std::string_view path, int error);

/// A descriptor that is closed at the end, unless it is one of the standard ones.
class Handle {
 public:
  explicit Handle(int descriptor) : descriptor_(descriptor) {}
  ~Handle();
  Handle(Handle const&) = delete;
  Handle& operator=(Handle const&) = delete;
  int get() const { return descriptor_; }
  int release();

 private:
  int descriptor_;
};

/// Holds all signals of this thread back.
class SignalsHeld {
 public:
  SignalsHeld();
  ~SignalsHeld();
  SignalsHeld(SignalsHeld const&) = delete;
  SignalsHeld& operator=(SignalsHeld const&) = delete;

 private:
  sigset_t before_{};
};

/// `read`, again after signals.
ssize_t read_some(int descriptor, char* to, std::size_t size);

/// Writes all bytes. Throws SystemError, which names `name`.
void write_all(int descriptor, std::string_view bytes, std::string_view name);

/// The file that a chain of links leads to; it need not exist. Throws SystemError.
std::string behind_links(std::string const& path);

/// Whether two files have the same bytes, compared by blocks; false where one cannot be read.
bool same_bytes(std::string const& a, std::string const& b);

/// Gives an open file to this owner and group; whether they have it now.
bool give_to(int descriptor, uid_t owner, gid_t group);

/// Writes the bytes of the file `from` into the file `to`, which stays the same file. The room is
/// taken beforehand and signals wait, so that it is not left half-written. Throws SystemError,
/// which names `name`.
void write_through(std::string const& from, std::string const& to, std::string_view name);

}  // namespace dawson::run
