// SyncTeX's manual, section "Synchronization": a file is introduced by "Input:TAG:NAME", with the
// name that TeX has opened it by, and known by its tag from there on. LuaTeX writes each form (a
// box that is drawn once and used often: a board) as a sheet of its own, "{3" to "}2", which stands
// in the way of page 3: a click there finds the form. Such sheets are left out.
#include "app/latex/synctex.hpp"

#include <algorithm>

#include "backend/deflate.hpp"
#include "disk/disk.hpp"

namespace dawson::run {
namespace {

std::string unpacked(std::string_view bytes) {
  auto out = backend::from_gzip(bytes);
  if (!out) throw SystemError("the .synctex.gz file written by LaTeX is incomplete");
  return *std::move(out);
}

// "Input:TAG:NAME\n" with the name of the source.
std::string named_anew(std::string_view line,
                       std::function<std::string(std::string_view)> const& source_of) {
  std::size_t const tag = line.starts_with("Input:") ? line.find(':', 6) : std::string_view::npos;
  if (tag == std::string_view::npos) return std::string(line);
  std::string const source = source_of(line.substr(tag + 1, line.size() - tag - 2));
  if (source.empty()) return std::string(line);
  return std::string(line.substr(0, tag + 1)) + source + "\n";
}

}  // namespace

std::string with_sources(std::string_view synctex,
                         std::function<std::string(std::string_view)> const& source_of) {
  std::string const text = unpacked(synctex);
  std::string out;
  std::size_t sheet = 0;  // where it begins in `out`
  std::string_view sheet_number;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t const end = std::min(text.find('\n', at), text.size() - 1) + 1;
    std::string_view const line = std::string_view(text).substr(at, end - at);
    at = end;
    if (line.starts_with('{')) {
      sheet = out.size();
      sheet_number = line.substr(1);
    }
    out += named_anew(line, source_of);
    if (line.starts_with('}') && line.substr(1) != sheet_number) out.resize(sheet);
  }
  return std::string(backend::Deflater().gzip(out));
}

}  // namespace dawson::run
