// A woven book in one archive, which LaTeX typesets on a machine without Dawson: for Overleaf and
// arXiv.
#pragma once

#include <string>

#include "write/tex/weave.hpp"

namespace dawson::run {

/// Returns the ZIP archive of a woven book whose main file is its first document: its documents,
/// dawson.sty with the fonts that they use, and the files in the folder of the main file that the
/// documents and their own classes and packages name (`document::named_files`). Names in the
/// archive are relative to that folder. If several documents have a \documentclass, the archive has
/// arXiv's 00README.json, which names the main file. The bytes depend only on those of the files.
///
/// Reports E-BUNDLE for a file outside of the folder of the main file, or that cannot be read, and
/// W-BUNDLE for a file that is not found, or whose name is made when LaTeX runs. Returns an empty
/// string if the run has errors.
std::string make_bundle(Invocation& invocation, WovenBook const& book);

}  // namespace dawson::run
