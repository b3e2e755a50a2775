// Files that documents name, texts that are open in an editor, and folders.
#include "disk/opened_files.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>

#include "disk/descriptors.hpp"
#include "disk/disk.hpp"
#include "text/stop_request.hpp"

namespace dawson::run {

namespace fs = std::filesystem;

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

// Returns a text that is open in an editor, or a file of a run whose files are all in memory; null
// for any other file. Throws SystemError.
MemoryFiles::Bytes Disk::bytes_in_memory(std::string const& path) {
  MemoryFiles::Bytes bytes;
  if (std::string const* const text = open_text(path)) bytes = {texts_, text};
  else if (memory_) bytes = memory_->find(path);
  if (!bytes && memory_) refuse_reading(path, memory_->is_folder(path) ? EISDIR : ENOENT);
  if (bytes) keep_name(path);
  return bytes;
}

InputStream Disk::open_regular(std::string const& path) {
  text::stop_if_requested();
  confinement_.check(path);
  if (auto bytes = bytes_in_memory(path)) return InputStream(std::move(bytes));
  Handle file(open_at_once(path));
  confinement_.check(file.get(), path);
  note_input(file.get(), path);
  return {file.release(), path};
}

std::vector<std::string> Disk::list(std::string const& folder) {
  confinement_.check(folder);
  std::vector<std::string> names;
  std::error_code failure;
  if (memory_) {
    if (!memory_->is_folder(folder)) refuse("cannot read the folder", folder, ENOENT);
    names = memory_->list(folder);
  } else {
    for (fs::directory_iterator entry(folder, failure), end; !failure && entry != end;
         entry.increment(failure))
      names.push_back(entry->path().filename().string());
    if (failure) refuse("cannot read the folder", folder, failure.value());
  }
  keep_name(folder);
  std::ranges::sort(names);
  return names;
}

}  // namespace dawson::run
