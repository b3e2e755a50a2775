#include "backend/zip_archive.hpp"

#include <minizip/unzip.h>
#include <minizip/zip.h>
#include <zlib.h>

#include <algorithm>
#include <new>
#include <utility>

namespace dawson::backend {

// minizip uses files or custom streams: here, a string.

namespace {

struct MemoryFile {
  std::string bytes;
  std::size_t at = 0;
};

MemoryFile& memory(voidpf stream) { return *static_cast<MemoryFile*>(stream); }

// Used to open archives only, so the stream is the one that minizip received.
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

ZPOS64_T report_file(voidpf, voidpf stream) { return memory(stream).at; }

long seek_file(voidpf, voidpf stream, ZPOS64_T offset, int origin) {
  MemoryFile& file = memory(stream);
  std::size_t const from = origin == ZLIB_FILEFUNC_SEEK_SET   ? 0
                           : origin == ZLIB_FILEFUNC_SEEK_CUR ? file.at
                                                              : file.bytes.size();
  file.at = std::min<std::size_t>(from + offset, file.bytes.size());
  return 0;
}

int close_file(voidpf, voidpf) { return 0; }

// Bit 11 of the general purpose flags: the name is UTF-8 (PKWARE's APPNOTE, appendix D).
constexpr uLong utf8_name = 1U << 11U;

zlib_filefunc64_def functions_of(MemoryFile& file) {
  return {open_file, read_file, write_file, report_file, seek_file, close_file, close_file, &file};
}

void require_ok(int answer) {
  if (answer != ZIP_OK) throw std::bad_alloc();
}

}  // namespace

std::string zip_archive(std::vector<ArchivedFile> const& files) {
  MemoryFile file;
  zlib_filefunc64_def functions = functions_of(file);
  zipFile const archive = zipOpen2_64("", APPEND_STATUS_CREATE, nullptr, &functions);
  if (!archive) throw std::bad_alloc();
  zip_fileinfo first_day{};
  first_day.dosDate = (1U << 21U) | (1U << 16U);  // 1 January 1980
  for (ArchivedFile const& one : files) {
    bool const is_ascii = std::ranges::all_of(one.name, [](unsigned char c) { return c < 0x80; });
    require_ok(zipOpenNewFileInZip4_64(
        archive, one.name.c_str(), &first_day, nullptr, 0, nullptr, 0, nullptr,
        one.stored ? 0 : Z_DEFLATED, one.stored ? 0 : Z_BEST_COMPRESSION, 0, -MAX_WBITS,
        DEF_MEM_LEVEL, Z_DEFAULT_STRATEGY, nullptr, 0, 0, is_ascii ? 0 : utf8_name, 0));
    require_ok(
        zipWriteInFileInZip(archive, one.bytes.data(), static_cast<unsigned>(one.bytes.size())));
    require_ok(zipCloseFileInZip(archive));
  }
  require_ok(zipClose(archive, nullptr));
  return std::move(file.bytes);
}

namespace {

// Reads the present file of an archive; `most` is what is left of the limit.
bool read_present(unzFile archive, ArchivedFile& out, std::size_t most) {
  unz_file_info64 info{};
  std::string name(1 << 12, '\0');
  if (unzGetCurrentFileInfo64(archive, &info, name.data(), name.size() - 1, nullptr, 0, nullptr,
                              0) != UNZ_OK ||
      info.size_filename >= name.size() || info.uncompressed_size > most)
    return false;
  name.resize(info.size_filename);
  out.name = std::move(name);
  out.stored = info.compression_method == 0;
  out.bytes.resize(info.uncompressed_size);
  if (unzOpenCurrentFile(archive) != UNZ_OK) return false;
  int const got =
      unzReadCurrentFile(archive, out.bytes.data(), static_cast<unsigned>(out.bytes.size()));
  return unzCloseCurrentFile(archive) == UNZ_OK && got == static_cast<int>(out.bytes.size());
}

}  // namespace

std::optional<std::vector<ArchivedFile>> read_zip_archive(std::string bytes, std::size_t most) {
  MemoryFile file{std::move(bytes)};
  zlib_filefunc64_def functions = functions_of(file);
  unzFile const archive = unzOpen2_64("", &functions);
  if (!archive) return {};
  std::vector<ArchivedFile> out;
  int at = unzGoToFirstFile(archive);
  for (; at == UNZ_OK; at = unzGoToNextFile(archive)) {
    ArchivedFile one;
    if (!read_present(archive, one, most)) break;
    most -= one.bytes.size();
    if (!one.name.ends_with('/')) out.push_back(std::move(one));
  }
  unzClose(archive);
  if (at != UNZ_END_OF_LIST_OF_FILE) return {};
  return out;
}

}  // namespace dawson::backend
