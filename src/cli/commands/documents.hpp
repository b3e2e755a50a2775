// What the commands share that read LaTeX and Markdown documents.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "cli/command.hpp"
#include "document/host.hpp"
#include "write/tex/weave.hpp"

namespace dawson::cli {

/// --verbatim, --diagram-sty.
Options scanning_options();

/// --host.
Options host_option();

/// The same as `scanning_options`, --defaults, --labels.
Options reading_options();

/// --fences, of commands that read Markdown; `take_fences` says in `invocation` that it is given.
Options fences_option();
void take_fences(Values const& values, run::Invocation& invocation);

/// The same, --follow and --host.
Options document_options();

/// The documents named, or the master of the project in the present folder; behind `--` a hyphen is
/// a file's name. UsageError for none.
std::vector<std::string> documents_named(Values const& values);

/// What a document is written in: told by its suffix, that of the output for standard input, or by
/// --host. UsageError for an unknown host.
document::Host const& host_of(std::string const& path, Values const& values);

/// Whether a document that has been opened as LaTeX, though neither its suffix nor --host say so,
/// has directives of Markdown and none of LaTeX: reports E-HOST.
bool is_of_other_host(run::Invocation& invocation, text::SourceId source, std::string const& path,
                      Values const& values);

/// UsageError unless all documents are in one host, as those of one book are.
void refuse_mixed_hosts(std::vector<std::string> const& inputs, Values const& values);

/// How documents are read, by their hosts: values of the defaults are in the language of the
/// document that takes them.
class DocumentOptions {
 public:
  DocumentOptions(Values const& values, run::Invocation& invocation);

  /// Hints are told too, for all hosts asked for later.
  void be_strict(bool strict) { strict_ = strict; }

  run::WeaveOptions const& of(document::Host const& host);

 private:
  run::Invocation& invocation_;
  bool strict_ = false, diagram_sty_ = false;
  std::vector<std::string> more_verbatim_;
  std::optional<text::SourceId> defaults_;
  std::map<document::Host const*, run::WeaveOptions> by_host_;
};

}  // namespace dawson::cli
