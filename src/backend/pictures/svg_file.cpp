#include "backend/pictures/svg_file.hpp"

#include <fmt/format.h>
#include <libdeflate.h>

#include <algorithm>
#include <new>
#include <optional>
#include <set>
#include <utility>

#include "backend/pictures/svg_reading.hpp"
#include "text/ascii.hpp"
#include "text/held.hpp"
#include "text/utf8.hpp"

namespace dawson::backend {
namespace {

bool is_compressed(std::string_view bytes) { return bytes.starts_with("\x1F\x8B"); }

// Nothing where it is damaged or larger than files may be.
std::optional<std::string> decompressed(std::string_view bytes, std::size_t most) {
  constexpr std::size_t least = 18;  // its head and its end (RFC 1952)
  if (bytes.size() < least) return {};
  std::size_t size = 0;
  for (std::size_t i = 1; i <= 4; ++i)
    size = size << 8U | static_cast<unsigned char>(bytes[bytes.size() - i]);
  if (size > most) return {};
  text::CPtr<libdeflate_decompressor, libdeflate_free_decompressor> const reader(
      libdeflate_alloc_decompressor());
  if (!reader) throw std::bad_alloc();
  std::string out(size, '\0');
  if (libdeflate_gzip_decompress(reader.get(), bytes.data(), bytes.size(), out.data(), out.size(),
                                 nullptr) != LIBDEFLATE_SUCCESS)
    return {};
  return out;
}

// Whether the XML declaration names an encoding, or the file is UTF-16.
bool names_encoding(std::string_view bytes) {
  if (bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF")) return true;
  if (!bytes.starts_with("<?xml")) return bytes.find('\0') != std::string_view::npos;
  std::string_view const head = bytes.substr(0, bytes.find("?>"));
  std::size_t const at = head.find("encoding");
  return at != std::string_view::npos &&
         text::lower_case(head.substr(at)).find("utf-8") == std::string_view::npos;
}

std::string_view remedy(DroppedPart::Why why) {
  switch (why) {
    case DroppedPart::Why::active:
      return "remove it from the picture: scripts and animations are not allowed in documents";
    case DroppedPart::Why::link:
      return "make the whole picture a link: links inside it are not supported";
    case DroppedPart::Why::outside:
      return "embed it in the picture: nothing is loaded from outside the file";
    case DroppedPart::Why::duplicate:
      return "give each element a unique id of letters, digits, `-`, `_`, `.`";
    case DroppedPart::Why::undefined:
      return "give an element this id, or remove the reference to it";
    case DroppedPart::Why::unknown:
      return "remove it from the picture: SVG 1.1 and SVG 2 do not define it";
    case DroppedPart::Why::encoding: return "save the picture in UTF-8, or name its encoding";
  }
  return {};
}

}  // namespace

text::Diagnostic dropped_finding(DroppedPart const& part, std::string const& path) {
  bool const is_encoding = part.why == DroppedPart::Why::encoding;
  std::string const place = path.empty()     ? ""
                            : part.line == 0 ? fmt::format(" of {}", path)
                                             : fmt::format(" on line {} of {}", part.line, path);
  std::string const message =
      !is_encoding
          ? fmt::format("{}{} {} left out", part.what, place, part.line == 0 ? "are" : "is")
      : path.empty() ? "the picture is not UTF-8; read as CP1252"
                     : fmt::format("line {} of {} is not UTF-8; read as CP1252", part.line, path);
  return text::warning("W-IMAGE", {}, message, std::string(remedy(part.why)));
}

text::Result<SvgFile> read_svg(std::string_view bytes) {
  std::string plain;
  if (is_compressed(bytes)) {
    auto made = decompressed(bytes, most_svg_bytes);
    if (!made) return no_svg("damaged compression");
    plain = std::move(*made);
    bytes = plain;
  }
  if (bytes.size() > most_svg_bytes) return no_svg("more than 64 MB");
  std::size_t const wrong =
      names_encoding(bytes) ? std::string_view::npos : text::find_invalid_utf8(bytes);
  constexpr int most_readings = 4;  // what goes may have had an id itself
  std::set<std::string> undefined;
  text::Result<SvgFile> read = SvgFile{};
  for (int i = 0; i < most_readings; ++i) {
    SvgReading reading =
        read_svg_once(bytes, wrong == std::string_view::npos ? nullptr : "windows-1252", undefined);
    read = std::move(reading.file);
    if (!read || reading.missing.empty()) break;
    undefined.merge(reading.missing);
  }
  if (read && wrong != std::string_view::npos) {
    auto const line = 1 + std::ranges::count(bytes.substr(0, wrong), '\n');
    read->dropped.insert(read->dropped.begin(),
                         {DroppedPart::Why::encoding, "", static_cast<std::size_t>(line), wrong});
  }
  return read;
}

bool looks_like_svg(std::string_view bytes) {
  if (is_compressed(bytes)) return true;
  constexpr std::size_t enough = 4096;
  std::string head(bytes.substr(0, enough));
  std::erase(head, '\0');  // of UTF-16
  std::size_t at = 0;
  for (std::string_view const mark : {"\xEF\xBB\xBF", "\xFF\xFE", "\xFE\xFF"})
    if (head.starts_with(mark)) at = mark.size();
  at = head.find_first_not_of(text::white_space, at);
  return at != std::string::npos && head[at] == '<' &&
         (head.compare(at, 5, "<?xml") == 0 || head.compare(at, 9, "<!DOCTYPE") == 0 ||
          head.compare(at, 4, "<!--") == 0 || head.find("<svg", at) != std::string::npos ||
          head.find(":svg", at) != std::string::npos);
}

}  // namespace dawson::backend
