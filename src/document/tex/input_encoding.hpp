// How a LaTeX document says what its bytes mean.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "text/diagnostic.hpp"
#include "text/encoding.hpp"

namespace dawson::document {

/// The text of a LaTeX file as UTF-8, and what it is on the disk.
struct TexBytes {
  std::string text;
  text::Encoding const* encoding = nullptr;   ///< null: UTF-8
  std::optional<text::Diagnostic> finding{};  ///< in terms of `text`
};

/// Whether the suffix of a file's name is one of LaTeX's.
bool has_tex_suffix(std::string_view name);

/// Whether a file with these bytes is LaTeX's: by its name, or by its \documentclass.
bool is_tex(std::string_view name, std::string_view bytes);

/// Reads the bytes by the option of inputenc that they name (`\usepackage[latin1]{inputenc}`,
/// `\inputencoding{latin1}`), or else by the encoding `of_master`, that of the document which takes
/// the file in. What is UTF-8 is so whatever is named. W-ENCODING: LaTeX would read it otherwise,
/// the name means nothing here, or none is named and the text is read as CP1252.
TexBytes read_tex_bytes(std::string bytes, text::Encoding const* of_master = nullptr);

/// The text as bytes of that encoding. What has no byte there is written as a command; where there
/// is none either it is a question mark and stands in `unsaid`.
std::string written_in(text::Encoding const& encoding, std::string_view text, std::string& unsaid);

}  // namespace dawson::document
