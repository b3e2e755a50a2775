// Finds Popeye and runs it, each problem in a process and a folder of its own.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "app/popeye/answer.hpp"
#include "text/diagnostic.hpp"

namespace dawson::run {

/// The newest version of Popeye that was tried; its conditions, pieces and words are known.
inline constexpr std::string_view newest_popeye = "4.104";

/// Popeye's program and the limits of one run.
struct PopeyeProgram {
  std::string path;     ///< a path, or a name that is searched in PATH
  std::string version;  ///< "4.104"
  int seconds = 60;
  std::size_t megabytes = 64;  ///< of Popeye's memory for positions

  /// Asks about one problem: `input` is Popeye's input in English. Throws SystemError if the
  /// program cannot be run or the temporary folder cannot be written.
  PopeyeAnswer ask(std::string const& input) const;
};

/// Returns the program `named`, else the first of `py` and `popeye` in PATH that is Popeye; no
/// value with E-POPEYE: there is none, or `named` is not Popeye. W-POPEYE: the version is older
/// than 4.87 or newer than those tried. A tiny problem is solved to find the version.
std::optional<PopeyeProgram> find_popeye(std::string const& named, text::Diagnostics& findings);

}  // namespace dawson::run
