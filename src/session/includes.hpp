// Opens Markdown documents together with the documents that they include, for all commands, and
// limits the number of included files.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "session/invocation.hpp"
#include "text/diagnostic.hpp"
#include "text/limits.hpp"

namespace dawson::run {

/// Opens a Markdown document that the user named, and replaces each block `chess include FILE` by
/// the text of that file, recursively. The result is one document: only the front matter of the
/// first file counts. Files, pictures and styles are looked up relative to the folder of the file
/// that names them. Findings are reported at their places in the files. Reports E-INCLUDE: there is
/// no such file, or the block is in a quote or a list; E-CYCLE; W-INCLUDE for front matter that
/// does not count; E-LIMIT for too many files. Throws SystemError.
text::SourceId open_markdown(Invocation& invocation, std::string const& path);

/// Returns the same for a main file that `invocation` has already opened.
text::SourceId with_included(Invocation& invocation, text::SourceId master);

/// Counts the files that one document includes, and their bytes.
class Inclusions {
 public:
  /// Begins with no files. `limits` are those of the run.
  explicit Inclusions(text::Limits const& limits) : limits_(limits) {}

  /// Counts a file of `bytes` bytes that is named at `where`. Returns E-LIMIT if there are too many
  /// files or bytes: then this file and all later ones must not be included.
  std::optional<text::Diagnostic> add(std::size_t bytes, text::Span where);

  /// Returns whether a limit has been exceeded.
  bool full() const { return full_; }

 private:
  text::Limits limits_;
  std::size_t files_ = 0, bytes_ = 0;
  bool full_ = false;
};

}  // namespace dawson::run
