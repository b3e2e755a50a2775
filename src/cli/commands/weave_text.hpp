// Writes documents for word processors and layout programs for `weave`, through pandoc.
#pragma once

#include <string>

#include "app/pandoc/pandoc_program.hpp"
#include "cli/options.hpp"
#include "compile/compilation.hpp"
#include "session/invocation.hpp"
#include "write/pandoc/text_formats.hpp"
#include "write/weave_options.hpp"

namespace dawson::cli {

/// Returns the option `--reference`.
Options text_output_options();
/// Throws UsageError if it is given for a format that has no reference document.
void refuse_text_options(Values const& values, run::TextFormat const* format);

/// The documents of a run in one format.
class TextOutput {
 public:
  /// Reads `--reference`. Throws SystemError.
  TextOutput(run::Invocation& invocation, Values const& values, run::TextFormat const& format);

  /// Writes one document; nothing if it is not `sound`, without `--draft`, or without pandoc
  /// (E-PANDOC). `book` as for `make_text_document`. Throws SystemError.
  void write(text::SourceId source, std::string const& output, run::WeaveOptions const& options,
             bool sound, run::Compilation* book);

 private:
  run::Invocation& invocation_;
  Values const& values_;
  run::TextFormat const& format_;
  std::optional<run::PandocProgram> pandoc_;
  std::string reference_;
};

}  // namespace dawson::cli
