// Writes documents as HTML for `weave`: pages, fragments, a fragment for each diagram, and the
// script and the stylesheet that they load.
#pragma once

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "cli/command.hpp"
#include "cli/options.hpp"
#include "compile/compilation.hpp"
#include "session/invocation.hpp"
#include "write/html/page.hpp"
#include "write/html/style_classes.hpp"
#include "write/weave_options.hpp"

namespace dawson::cli {

/// The names of the images that documents need, by folder.
using Assets = std::map<std::filesystem::path, std::set<std::string>>;

/// Adds the names of these images, if `--clean-assets` needs them.
void take_names(run::StagedFolder& images, Values const& values, std::set<std::string>& names);

/// Returns the options of `weave` that need HTML.
Options page_output_options();
/// Throws UsageError if one of them is given for another format, or if they contradict each other.
void refuse_page_options(Values const& values, bool page);

/// The HTML of all documents of a run.
class PageOutput {
 public:
  PageOutput(run::Invocation& invocation, Values const& values);

  /// Writes one document; nothing if it is not `sound`, without `--draft`. `book` as for
  /// `weave_page`.
  void write(text::SourceId source, std::string const& named, run::WeaveOptions const& options,
             bool sound, run::Compilation* book, Assets& wanted);

  /// Writes the files of `--scripts`, and prints the policies of `--csp`. Call it after the last
  /// document.
  void finish();

 private:
  bool is_strict() const { return values_.has("csp") || values_.has("scripts"); }
  void write_page(std::string const& output, std::string const& html);
  run::WebPageOptions options_of(std::string const& output) const;

  run::Invocation& invocation_;
  Values const& values_;
  run::WebPageOptions common_;
  run::StyleClasses classes_;
  std::vector<std::string> policies_;  // "column.html: script-src ..."
};

}  // namespace dawson::cli
