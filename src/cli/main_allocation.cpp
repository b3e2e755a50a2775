// Handles failed allocations in the program and in all libraries that it uses.
//
// Dawson's own code gets std::bad_alloc. Libraries in C differ: GLib aborts; Cairo, FreeType and
// HarfBuzz continue, leave out content, or jump to a state that was never saved. With each
// allocation failing once, one in ten of those that draw a PNG gave a wrong picture with status 0,
// and one in ten ended in a crash whose signals were blocked. So an allocation succeeds, or the
// program ends with a message. Only large allocations may fail: their sizes may come from an
// untrusted file, and the libraries check them. Under sanitizers, and without glibc, the C
// library's functions are used.
//
// Design: mimalloc provides the blocks: a diagram takes about four hundred small ones, for which
// glibc's malloc and free execute 50,000 more instructions, an eighth of the cost of a woven
// diagram.
//
// Free memory is returned to the system after one millisecond instead of the default 25, by which
// time half of a run is over: memory that one thread has freed is not available to another. Weaving
// 4,000 diagrams to HTML takes 52 MB on two threads instead of 58, a booklet of 2 MB of prose 62
// instead of 72, with up to 3 % more CPU time.
#include <cerrno>
#include <cstddef>
#include <cstdlib>
#include <new>

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

// The functions of libstdc++ call malloc and free: a third of the cost of an allocation.
void* operator new(std::size_t size) {
  void* const block = mi_malloc(size);
  if (!had(block, size)) throw std::bad_alloc();
  return block;
}
void* operator new[](std::size_t size) { return operator new(size); }
void operator delete(void* block) noexcept { mi_free(block); }
void operator delete[](void* block) noexcept { mi_free(block); }
void operator delete(void* block, std::size_t) noexcept { mi_free(block); }
void operator delete[](void* block, std::size_t) noexcept { mi_free(block); }

#endif
