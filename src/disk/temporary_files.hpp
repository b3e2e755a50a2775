// Temporary folders that are removed however the run ends, and the handlers of signals and crashes
// that do it, unless a sanitizer handles these (DAWSON_SANITIZED).
#pragma once

#include <string>

#include "disk/descriptors.hpp"

namespace dawson::run {

/// Installs handlers that remove the listed folders before TERM, INT or HUP ends the program.
void remove_temporary_files_on_signals();

/// Installs handlers for crashes (ABRT, TRAP, SEGV, BUS; libraries abort when memory runs out) that
/// remove the listed folders, write a fixed line to standard error and end the program with
/// status 3. Does nothing under sanitizers, whose reports are more detailed.
void end_with_a_word_on_crashes();

/// Gives the current thread an alternative stack for crash handlers, because a stack overflow
/// leaves none. Each thread needs one; the thread that calls `end_with_a_word_on_crashes` has one.
void give_thread_a_stack_for_crashes();

/// Removes the listed folders, reports on standard error that memory has run out, and ends the
/// program with status 3. May be called from anywhere, also from an allocation: it allocates
/// nothing.
[[noreturn]] void end_where_memory_ends() noexcept;

/// Blocks signals of this thread, and the removal of the listed folders by any thread, while files
/// are created in a listed folder or renamed out of it. A thread that creates this object after the
/// removal has begun blocks forever: the program is ending.
class RemovalHeld {
 public:
  RemovalHeld();
  ~RemovalHeld();
  RemovalHeld(RemovalHeld const&) = delete;
  RemovalHeld& operator=(RemovalHeld const&) = delete;

 private:
  SignalsHeld signals_;
};

/// Creates a folder as mkdtemp does, from a pattern that ends in XXXXXX and is replaced by the
/// path, and lists it for removal together with its files; it must not contain folders. Returns
/// false if it cannot be created, with the reason in `errno`. If too many folders are listed, only
/// a normal end of the program removes it.
bool make_temporary_folder(std::string& pattern);

/// Removes a folder from the list: it has been deleted.
void unlist_temporary_folder(std::string const& path);

}  // namespace dawson::run

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define DAWSON_SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define DAWSON_SANITIZED 1
#endif
#endif

#if !defined(DAWSON_SANITIZED)
#define DAWSON_SANITIZED 0
#endif
