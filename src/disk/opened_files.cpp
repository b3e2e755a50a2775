// Files that documents name, texts that are open in an editor, and folders.
#include "disk/opened_files.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>

#include "disk/descriptors.hpp"
#include "disk/disk.hpp"

namespace dawson::run {

namespace fs = std::filesystem;

int memory_file(std::string const& text, std::string const& path) {
  Handle file(::memfd_create("dawson", MFD_CLOEXEC));
  if (file.get() < 0) refuse("cannot read", path, errno);
  write_all(file.get(), text, path);
  if (::lseek(file.get(), 0, SEEK_SET) != 0) refuse("cannot read", path, errno);
  return file.release();
}

int log_file(std::string const& path) {
  Handle file(::open(path.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666));
  if (file.get() < 0) refuse("cannot write", path, errno);
  return file.release();
}

std::string const* Disk::open_text(std::string const& path) const {
  if (!texts_ || texts_->empty()) return nullptr;
  auto const found = texts_->find(whole_name(path));
  return found == texts_->end() ? nullptr : &found->second;
}

InputStream Disk::open_regular(std::string const& path) {
  confinement_.check(path);
  if (std::string const* const text = open_text(path)) {
    keep_name(path);
    return {memory_file(*text, path), path};
  }
  Handle file(open_at_once(path));
  confinement_.check(file.get(), path);
  note_input(file.get(), path);
  return {file.release(), path};
}

std::vector<std::string> Disk::list(std::string const& folder) {
  confinement_.check(folder);
  std::vector<std::string> names;
  std::error_code failure;
  for (fs::directory_iterator entry(folder, failure), end; !failure && entry != end;
       entry.increment(failure))
    names.push_back(entry->path().filename().string());
  if (failure) refuse("cannot read the folder", folder, failure.value());
  keep_name(folder);
  std::ranges::sort(names);
  return names;
}

}  // namespace dawson::run
