// What becomes of an allocation that fails, in the program and in all libraries under it.
//
// Our own code has std::bad_alloc. Libraries in C differ: GLib aborts; Cairo, FreeType and HarfBuzz
// go on, leave out what they had no room for, or jump to where nothing was saved. With each
// allocation failing once, one in ten of those that draw a PNG gave a wrong picture with status 0,
// and one in ten ended in a crash whose signals were blocked. So a block is had, or the program
// ends with a word. Large ones alone may be refused: those are sizes that a stranger's file names,
// which libraries look at. Under sanitizers, and without glibc, the C library's stand.
//
// Blocks are mimalloc's: a diagram takes some four hundred small ones, for which glibc's malloc and
// free run 50,000 instructions more, an eighth of what a woven diagram costs.
//
// What is free goes back to the system after a millisecond and not, as is usual, after 25, when a
// run is half over: what one thread has let go is of no use to another. Weaving 4,000 diagrams to
// HTML takes 52 MB on two threads where it took 58, a booklet of 2 MB of prose 62 where it took 72,
// in up to a thirtieth more of the processor's time.
#include <cerrno>
#include <cstddef>
#include <cstdlib>

#include "disk/temporary_files.hpp"

#if defined(__GLIBC__) && !DAWSON_SANITIZED

#include <mimalloc.h>

namespace {

constexpr std::size_t may_be_refused = std::size_t{64} << 20U;

void* had(void* block, std::size_t size) {
  if (!block && size > 0 && size < may_be_refused) dawson::run::end_where_memory_ends();
  return block;
}

#if MI_MALLOC_VERSION >= 200
[[maybe_unused]] bool const is_given_back_soon = [] {
#if MI_MALLOC_VERSION >= 210
  mi_option_set_default(mi_option_purge_delay, 1);
#else
  mi_option_set_default(mi_option_decommit_delay, 1);
#endif
  return true;
}();
#endif

}  // namespace

extern "C" {

void* malloc(std::size_t size) noexcept { return had(mi_malloc(size), size); }

void* calloc(std::size_t count, std::size_t size) noexcept {
  std::size_t all = 0;
  if (__builtin_mul_overflow(count, size, &all)) {
    errno = ENOMEM;
    return nullptr;
  }
  return had(mi_calloc(count, size), all);
}

void* realloc(void* old, std::size_t size) noexcept { return had(mi_realloc(old, size), size); }

void free(void* block) noexcept { mi_free(block); }

std::size_t malloc_usable_size(void* block) noexcept { return mi_usable_size(block); }

void* memalign(std::size_t alignment, std::size_t size) noexcept {
  return had(mi_memalign(alignment, size), size);
}

void* aligned_alloc(std::size_t alignment, std::size_t size) noexcept {
  return memalign(alignment, size);
}

int posix_memalign(void** out, std::size_t alignment, std::size_t size) noexcept {
  if (alignment % sizeof(void*) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0)
    return EINVAL;
  void* const block = memalign(alignment, size);
  if (!block && size > 0) return ENOMEM;
  *out = block;
  return 0;
}
}

#endif
