#include "lsp/requests/named_files.hpp"

#include <charconv>
#include <filesystem>

#include "document/directive_kinds.hpp"

namespace dawson::lsp {
namespace {

namespace fs = std::filesystem;
using problem::Syntax;
using text::Span;

// Returns the first existing file of this name in `folder`, with one of the suffixes.
std::string existing(fs::path const& folder, std::string const& name) {
  for (std::string_view const suffix : {"", ".tex", ".md", ".yaml"}) {
    fs::path const path = (folder / (name + std::string(suffix))).lexically_normal();
    std::error_code failure;
    if (fs::is_regular_file(path, failure)) return path.string();
  }
  return {};
}

// Splits "janko mine.txt:3": the notation before the name and the line after it are not part of it.
NamedFile split(std::string_view bytes, Span value, fs::path const& folder) {
  NamedFile out{value, value.end, {}, 0};
  auto const written = [&] {
    return bytes.substr(out.where.begin, out.where.end - out.where.begin);
  };
  if (std::size_t const colon = written().rfind(':'); colon != std::string_view::npos) {
    std::string_view const digits = written().substr(colon + 1);
    std::size_t line = 0;
    auto const read = std::from_chars(digits.data(), digits.data() + digits.size(), line);
    if (read.ec == std::errc() && read.ptr == digits.data() + digits.size()) {
      out.line = line;
      out.where.end = out.where.begin + colon;
    }
  }
  out.path = existing(folder, std::string(written()));
  if (std::size_t const blank = written().find(' ');
      out.path.empty() && blank != std::string_view::npos) {
    out.where.begin += blank + 1;
    out.path = existing(folder, std::string(written()));
  }
  return out;
}

}  // namespace

bool names_files(Syntax syntax) {
  return syntax == Syntax::position_file || syntax == Syntax::problems_file ||
         syntax == Syntax::style || syntax == Syntax::caption;
}

std::vector<NamedFile> named_files(Outline const& outline, std::string const& document) {
  std::vector<NamedFile> out;
  fs::path const folder = fs::path(document).parent_path();
  for (OutlinedDirective const& one : outline.directives()) {
    for (document::FieldLine const& field : one.body.fields) {
      if (!names_files(field.field->syntax)) continue;
      for (text::SourceMappedText const& item : items_of(field, outline.markup()))
        if (!item.empty()) out.push_back(split(outline.bytes(), item.origin(), folder));
    }
    if (one.kind && one.kind->opens == document::Opens::include)
      if (Span const object = document::object_of(outline.source(), one.directive);
          object.begin < object.end)
        out.push_back(split(outline.bytes(), object, folder));
  }
  for (document::Include const& include : outline.includes())
    if (!include.made_later) out.push_back(split(outline.bytes(), include.name, folder));
  return out;
}

}  // namespace dawson::lsp
