// Reads documents again that an editor changes: one run over their present texts, with what it has
// found and which files it has read. For the preview and the language server.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "text/diagnostic.hpp"

namespace dawson::run {

class Invocation;

/// The result of one run.
struct ChangedReading {
  text::Diagnostics findings;
  std::string fault;    ///< why the run could not be completed (an exception); empty without one
  bool failed = false;  ///< there is a fault, or an error among the findings
  std::vector<std::string> inputs;
  std::vector<std::string> watched;  ///< the inputs, and files that do not exist
};

/// Calls `read`, which uses `invocation`, and collects the result. Files that have become pipes
/// are refused, since they would block the run.
ChangedReading read_changed(Invocation& invocation, std::function<void()> const& read);

}  // namespace dawson::run
