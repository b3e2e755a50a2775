// Recognises LaTeX files by their names, and reads and writes their bytes in the encoding that they
// declare. For the reader of files and for writers of LaTeX.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "text/diagnostic.hpp"
#include "text/encoding.hpp"

namespace dawson::document {

/// The text of a LaTeX file as UTF-8, and its encoding on disk.
struct TexBytes {
  std::string text;
  text::Encoding const* encoding = nullptr;   ///< null: UTF-8
  std::optional<text::Diagnostic> finding{};  ///< with spans in `text`
};

/// Returns true if the file name has one of LaTeX's suffixes.
bool has_tex_suffix(std::string_view name);

/// Returns true if a file with these bytes is LaTeX: by its name, or by its \documentclass.
bool is_tex(std::string_view name, std::string_view bytes);

/// Decodes the bytes by the option of inputenc that they name (`\usepackage[latin1]{inputenc}`,
/// `\inputencoding{latin1}`), otherwise by the encoding `of_master` of the document that includes
/// the file. Valid UTF-8 is read as UTF-8 whatever is named. W-ENCODING: LaTeX would read it
/// otherwise, the name is unknown, or none is named and the text is read as CP1252.
TexBytes read_tex_bytes(std::string bytes, text::Encoding const* of_master = nullptr);

/// Returns the text as bytes of that encoding. A character without a byte there is written as a
/// command; if there is no command either, it becomes a question mark and is added to
/// `unencodable`.
std::string written_in(text::Encoding const& encoding, std::string_view text,
                       std::string& unencodable);

/// Returns the suffixes with their dots, in lower case; the default first.
std::span<std::string_view const> tex_suffixes();

}  // namespace dawson::document
