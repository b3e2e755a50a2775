// What LaTeX says of a run, and where in the user's text its errors are.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "document/chunk.hpp"
#include "text/source.hpp"

namespace dawson::run {

/// An error as TeX tells it with -file-line-error.
struct LatexError {
  std::string file;  ///< as LaTeX names it
  std::size_t line = 0;
  std::string message;
  std::vector<std::string> read;  ///< ends of what TeX had read, of arguments before the line's
};

/// Takes the lines that latexmk and LaTeX say, and keeps what the last run of LaTeX says.
class LatexMessages {
 public:
  /// A line with its end or without.
  void take(std::string_view line);

  /// Each place once, in the order of telling.
  std::vector<LatexError> const& errors() const { return errors_; }

  /// Letters that no font had in the last run, as LaTeX names them ("Ш (U+0428)"), each once.
  std::vector<std::string> const& letters() const { return letters_; }

  /// "12 pages" of what was written; empty: LaTeX had not to run.
  std::string const& pages() const { return pages_; }

 private:
  std::vector<LatexError> errors_;
  std::vector<std::string> letters_;
  bool open_ = false;  // the last error's lines come
  std::string pages_;
};

/// Where `error` is in `source`, the text that the file was woven from, line for line. The code of
/// a directive stands on its last line: then it is the line of a field in which stands what TeX had
/// read last, or else the directive's opening. Of a line of `solutions` and the like it is the one
/// line of all directives that has it.
text::Span place_of(LatexError const& error, text::Source const& source,
                    std::vector<document::Directive> const& directives);

}  // namespace dawson::run
