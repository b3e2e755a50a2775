// What stands for a directive on as many lines as the directive had, none too long for TeX.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>

#include "write/weave_options.hpp"

namespace dawson::run {

/// A line of more bytes goes to a file.
inline constexpr std::size_t longest_line = 50'000;

/// TeX's own limit (buf_size of TeX Live).
inline constexpr std::size_t tex_line = 200'000;

/// What LaTeX reads in the place of a directive.
struct Replacement {
  std::string solution_id;  ///< of the diagram's solution, "" without one
  std::string solution;     ///< goes ahead of the code; it can be parted at any blank
  std::string code;         ///< one line
};

/// `text` in lines of some 2,000 bytes, cut at blanks.
std::string cut_into_lines(std::string_view text);

/// Nothing in the place of a directive before `rest`: an empty line would end a paragraph, and a
/// blank at its end would show.
std::string nothing_before(std::string_view rest);

/// Lines of code as one: a line end stands for a blank, unless a `%` is before it.
std::string on_one_line(std::string_view lines);

/// Gives the replacements of one document their lines, and makes the files of what no line can
/// hold.
class LinePadding {
 public:
  /// `stem`: the document as LaTeX names it from where it runs, without its suffix ("ch/one"); ""
  /// where nothing may stand beside the document: then its lines are as long as they come.
  /// `beside` takes the files as they come; null: they are kept.
  explicit LinePadding(std::string stem, Beside beside = {})
      : stem_(std::move(stem)), beside_(std::move(beside)) {}

  /// Adds what stands for the bytes `replaced` with as many line ends. The solution is cut at
  /// blanks into lines of 2,000 bytes, evenly where they do not suffice; the code stands on the
  /// last line.
  void append(std::string& out, std::string_view replaced, Replacement what);

  /// Whether something may stand beside the document.
  bool has_room_beside() const { return !stem_.empty(); }

  /// The name of the next file beside the document.
  std::string next_file();

  /// Adds to a file beside the document.
  void add_to_file(std::string const& name, std::string_view bytes);

  /// What has come to files that are kept, by name.
  std::map<std::string, std::string> const& files() const { return files_; }

 private:
  std::string move_to_file(std::string_view text);

  std::string stem_;
  Beside beside_;
  std::size_t count_ = 0;
  std::map<std::string, std::string> files_;
};

}  // namespace dawson::run
