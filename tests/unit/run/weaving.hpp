// A LaTeX document woven by a separate job.
#pragma once

#include <map>
#include <string>

#include "session/invocation.hpp"
#include "write/tex/weave.hpp"

namespace dawson::run {

/// The options of the job.
struct Designed {
  std::string style;
  std::string pieces;
};

struct WovenText {
  std::string output;
  std::map<std::string, std::string> files;
  text::Diagnostics diagnostics;
};

inline WovenText woven(std::string const& name, std::string bytes, WeaveOptions const& options = {},
                       Designed const& designed = {}) {
  Invocation invocation;
  invocation.use_pieces(designed.pieces);
  invocation.use_style(designed.style);
  text::SourceId const source = invocation.sources().open(name, std::move(bytes));
  Woven made = weave_tex(invocation, source, options);
  return {std::move(made.output), std::move(made.files), invocation.take_findings()};
}

}  // namespace dawson::run
