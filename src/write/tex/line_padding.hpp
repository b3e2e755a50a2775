// Line layout of woven LaTeX: the replacement of a directive has as many lines as the directive,
// none too long for TeX. For `weave_tex`.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>

#include "write/weave_options.hpp"

namespace dawson::run {

/// Longest line in bytes; longer ones are moved to a file.
inline constexpr std::size_t longest_line = 50'000;

/// TeX's own limit in bytes (buf_size of TeX Live).
inline constexpr std::size_t tex_line = 200'000;

/// LaTeX code that replaces a directive.
struct Replacement {
  std::string solution_id;  ///< id of the diagram's solution; "" without one
  std::string solution;     ///< solution before the code; it can be split at any blank
  std::string code;         ///< one line
};

/// Returns `text` in lines of about 2,000 bytes, split at blanks.
std::string cut_into_lines(std::string_view text);

/// Returns code for a directive that prints nothing, before `rest`. An empty line would end a
/// paragraph, and a blank at its end would be printed.
std::string nothing_before(std::string_view rest);

/// Returns lines of code as one line: a line end becomes a blank, unless a `%` is before it.
std::string on_one_line(std::string_view lines);

/// Splits the replacements of one document into lines, and makes files for those that are too long.
class LinePadding {
 public:
  /// `stem`: the document's name relative to the folder where LaTeX runs, without its suffix
  /// ("ch/one"); "" if no file may be beside the document, so that lines may have any length.
  /// `beside` receives the files in pieces; null: they are kept.
  explicit LinePadding(std::string stem, Beside beside = {})
      : stem_(std::move(stem)), beside_(std::move(beside)) {}

  /// Appends the replacement of the bytes `replaced` with as many line ends. The solution is split
  /// at blanks into lines of 2,000 bytes, or evenly into longer ones if there are too few; the code
  /// is on the last line.
  void append(std::string& out, std::string_view replaced, Replacement what);

  /// Returns whether files may be beside the document.
  bool has_room_beside() const { return !stem_.empty(); }

  /// Returns the name of the next file beside the document.
  std::string next_file();

  /// Appends to a file beside the document.
  void add_to_file(std::string const& name, std::string_view bytes);

  /// Returns the files that are kept, by name.
  std::map<std::string, std::string> const& files() const { return files_; }

 private:
  std::string move_to_file(std::string_view text);

  std::string stem_;
  Beside beside_;
  std::size_t count_ = 0;
  std::map<std::string, std::string> files_;
};

}  // namespace dawson::run
