// Runs latexmk, and maps what it writes, its messages and the SyncTeX file, to places in the user's
// text. For the command `latex`.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "document/directive_span.hpp"
#include "text/source.hpp"

namespace dawson::run {

/// Runs latexmk in `folder` and passes each line that it and LaTeX write, with its line end, to
/// `line` as it arrives; LaTeX is made not to wrap lines. Returns its exit status, or 128 plus the
/// signal's number if a signal ended it. Throws SystemError if it cannot be run.
int run_latexmk(std::string const& folder, std::vector<std::string> const& arguments,
                std::function<void(std::string_view)> const& line);

/// An error as TeX reports it with -file-line-error.
struct LatexError {
  std::string file;  ///< name of the file as LaTeX writes it
  std::size_t line = 0;
  std::string message;
  std::vector<std::string> read;  ///< ends of the text that TeX had read; those of arguments come
                                  ///< before that of the line
};

/// Reads the output of latexmk and LaTeX, and keeps the messages of the last run of LaTeX.
class LatexMessages {
 public:
  /// Reads one line, with its line end or without.
  void take(std::string_view line);

  /// Returns the errors in the order of the messages, one per place.
  std::vector<LatexError> const& errors() const { return errors_; }

  /// Returns the characters that no font had in the last run, as LaTeX names them ("Ш (U+0428)"),
  /// each once.
  std::vector<std::string> const& letters() const { return letters_; }

  /// Returns the size of the output, "12 pages"; empty if LaTeX did not have to run.
  std::string const& pages() const { return pages_; }

 private:
  std::vector<LatexError> errors_;
  std::vector<std::string> letters_;
  bool open_ = false;  // the lines of the last error are being read
  std::string pages_;
};

/// Returns the place of `error` in `source`, the text from which the file was woven line by line.
/// The code of a directive is on its last line: an error there is reported at the line of the field
/// that contains the text that TeX read last, or else at the directive's opening. An error in a
/// line that `solutions` or a similar directive prints is reported at the line that has this text,
/// if only one line of all directives has it.
text::Span place_of(LatexError const& error, text::Source const& source,
                    std::vector<document::Directive> const& directives);

/// Returns a .synctex.gz in which the names of the files that TeX read are replaced: `source_of`
/// returns the new name, "" for a file that keeps its name. Sheets that are not pages are removed.
/// The result depends only on names and places. Throws SystemError if `synctex` is not a gzip file.
std::string with_sources(std::string_view synctex,
                         std::function<std::string(std::string_view)> const& source_of);

}  // namespace dawson::run
