// Files built into the program (dawson.sty, its fonts, files for web pages), files of defaults, and
// file names that TeX accepts without escapes, for commands that write or read documents.
#pragma once

#include <cstddef>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "document/settings.hpp"
#include "session/invocation.hpp"
#include "text/files.hpp"

namespace dawson::run {

/// Returns the files of tex/ that a document needs and the Type 1 fonts, as they were when the
/// program was built.
std::span<text::EmbeddedFile const> style_files();

/// Returns the names of the files that `write_style_files` stages.
std::vector<std::string> style_file_names();

/// Stages them in `folder`, the OpenType font in its subfolder `dawson-fonts`, and
/// `dawson-home.tex`, by which LaTeX finds the fonts from another folder. Throws SystemError.
void write_style_files(Disk& disk, std::string const& folder);

/// Collects the fonts that woven texts use.
class UsedFonts {
 public:
  /// Takes the symbols that a LaTeX text names: `\DawsonwK`, and all letters of `\DawsonMen`.
  void look_at(std::string_view text);

  /// Returns the files of the style with the OpenType font and those Type 1 fonts that contain the
  /// symbols; always the fonts of the orthodox pieces and of the dark squares.
  std::vector<text::EmbeddedFile> files() const;

 private:
  std::set<std::size_t> numbers_;  // of Type 1 fonts
};

/// Returns the files that web pages and e-books contain: `page.css`, `page.js` and others.
std::span<text::EmbeddedFile const> page_files();

/// Returns the bytes of one of them.
std::string_view page_file(std::string_view name);

/// Sets the defaults of all documents: those of the project, then those of a file that the user
/// names ("" for none), which have precedence. Throws SystemError.
void read_defaults_file(Invocation& invocation, std::string const& file,
                        document::Settings& settings);

/// Reads a file of defaults that `invocation` has opened; its fields are written as in a `defaults`
/// directive. Reports its findings. If one is an error, `settings` is not changed.
void read_defaults(Invocation& invocation, text::SourceId source, document::Settings& settings);

/// Returns whether \input, \includegraphics and font commands accept a file name as it is: no
/// blanks, no characters that are special to TeX.
inline bool is_tex_name(std::string_view name) {
  return name.find_first_of("#%{}\\~^&$\" ") == std::string_view::npos;
}

}  // namespace dawson::run
