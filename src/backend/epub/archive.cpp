// minizip writes into files, or into what one gives it for files: here a string.
#include "backend/epub/archive.hpp"

#include <minizip/zip.h>
#include <zlib.h>

#include <algorithm>
#include <new>

namespace dawson::backend {
namespace {

struct MemoryFile {
  std::string bytes;
  std::size_t at = 0;
};

MemoryFile& memory(voidpf stream) { return *static_cast<MemoryFile*>(stream); }

// In which archives are opened, and nothing else: the file is the one that minizip is given.
voidpf open_file(voidpf file, void const*, int) { return file; }

uLong read_file(voidpf, voidpf stream, void* into, uLong size) {
  MemoryFile& file = memory(stream);
  size = std::min<uLong>(size, file.bytes.size() - file.at);
  file.bytes.copy(static_cast<char*>(into), size, file.at);
  file.at += size;
  return size;
}

uLong write_file(voidpf, voidpf stream, void const* from, uLong size) {
  MemoryFile& file = memory(stream);
  file.bytes.replace(file.at, size, static_cast<char const*>(from), size);
  file.at += size;
  return size;
}

ZPOS64_T tell_file(voidpf, voidpf stream) { return memory(stream).at; }

long seek_file(voidpf, voidpf stream, ZPOS64_T offset, int origin) {
  MemoryFile& file = memory(stream);
  std::size_t const from = origin == ZLIB_FILEFUNC_SEEK_SET   ? 0
                           : origin == ZLIB_FILEFUNC_SEEK_CUR ? file.at
                                                              : file.bytes.size();
  file.at = std::min<std::size_t>(from + offset, file.bytes.size());
  return 0;
}

int close_file(voidpf, voidpf) { return 0; }

void check(int answer) {
  if (answer != ZIP_OK) throw std::bad_alloc();
}

}  // namespace

std::string zip_archive(std::vector<ArchivedFile> const& files) {
  MemoryFile file;
  zlib_filefunc64_def functions{open_file, read_file,  write_file, tell_file,
                                seek_file, close_file, close_file, &file};
  zipFile const archive = zipOpen2_64("", APPEND_STATUS_CREATE, nullptr, &functions);
  if (!archive) throw std::bad_alloc();
  zip_fileinfo first_day{};
  first_day.dosDate = (1U << 21U) | (1U << 16U);  // 1 January 1980
  for (ArchivedFile const& one : files) {
    check(zipOpenNewFileInZip(archive, one.name.c_str(), &first_day, nullptr, 0, nullptr, 0,
                              nullptr, one.stored ? 0 : Z_DEFLATED,
                              one.stored ? 0 : Z_BEST_COMPRESSION));
    check(zipWriteInFileInZip(archive, one.bytes.data(), static_cast<unsigned>(one.bytes.size())));
    check(zipCloseFileInZip(archive));
  }
  check(zipClose(archive, nullptr));
  return std::move(file.bytes);
}

}  // namespace dawson::backend
