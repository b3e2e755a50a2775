#include "disk/folder_removal.hpp"

#include <cstdint>

#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace dawson::run {

namespace {

struct LinuxEntry {  // as the kernel writes it
  std::uint64_t inode;
  std::int64_t next;
  std::uint16_t length;
  std::uint8_t type;
  char name[1];
};

}  // namespace

void remove_folder(char const* path) {
  int const folder = ::open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return;
  alignas(LinuxEntry) static char buffer[1U << 15U];
  long got = 0;
  while ((got = ::syscall(SYS_getdents64, folder, buffer, sizeof buffer)) > 0)
    for (long at = 0; at < got;) {
      auto const* const entry = reinterpret_cast<LinuxEntry const*>(buffer + at);
      ::unlinkat(folder, entry->name, 0);
      at += entry->length;
    }
  ::close(folder);
  ::rmdir(path);
}

}  // namespace dawson::run
