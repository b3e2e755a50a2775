// Options and checks of the commands that read LaTeX and Markdown documents, and the places where
// `weave` writes documents and their files.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "cli/command.hpp"
#include "cli/options.hpp"
#include "document/markup.hpp"
#include "write/tex/weave.hpp"

namespace dawson::cli {

/// Returns the options --verbatim and --diagram-sty.
Options scanning_options();

/// Reads the file of proofs that `--proofs`, else the project names (`Invocation::use_proofs`).
void take_proofs(Values const& values, run::Invocation& invocation);

/// Returns the option --host.
Options markup_option();

/// Returns the options of `scanning_options`, --defaults, --labels and --proofs.
Options reading_options();

/// Returns the option --fences, for commands that read Markdown.
Options fences_option();
/// Sets in `invocation` whether `--fences` is given.
void take_fences(Values const& values, run::Invocation& invocation);

/// Returns the options of `reading_options`, --follow, --fences and --host.
Options document_options();

/// Returns the documents that the operands name, or the main file of the project in the current
/// folder. After `--`, the operand "-" is the name of a file. Throws UsageError if there is no
/// document. A file of problems is a UsageError too, unless `collections` is true or --host is
/// given.
std::vector<std::string> documents_named(Values const& values, bool collections = false);

/// Returns the markup language of a document: from --host, else from its suffix (for standard
/// input, from the suffix of the output). `Values` has already refused an unknown language.
document::MarkupLanguage const& markup_of(std::string const& path, Values const& values);

/// Returns whether a document that has been opened as LaTeX, although neither its suffix nor --host
/// requests that, contains directives of Markdown and none of LaTeX; reports E-HOST if so.
bool is_of_other_markup(run::Invocation& invocation, text::SourceId source, std::string const& path,
                        Values const& values);

/// Throws UsageError unless all documents have the same markup language, as required for one book.
void refuse_mixed_hosts(std::vector<std::string> const& inputs, Values const& values);

/// The options of reading for each markup language; the values of defaults are in the language of
/// the document that uses them.
class DocumentOptions {
 public:
  DocumentOptions(Values const& values, run::Invocation& invocation);

  /// Sets whether hints are reported too, for all markup languages requested later.
  void be_strict(bool strict) { strict_ = strict; }

  /// Returns the options for a markup language; the reference is valid as long as this object.
  run::WeaveOptions const& of(document::MarkupLanguage const& markup);

 private:
  run::Invocation& invocation_;
  bool strict_ = false, diagram_sty_ = false;
  std::vector<std::string> more_verbatim_;
  std::optional<text::SourceId> defaults_;
  std::map<document::MarkupLanguage const*, run::WeaveOptions> by_markup_;
};

/// The output of each document.
struct Outputs {
  std::filesystem::path root;  ///< folder that LaTeX runs in
  std::vector<std::string> files;
};

/// Returns the formats of Markdown documents besides Markdown: HTML page, plain text, e-book, and
/// those that pandoc writes.
WrittenFormats const& page_formats();

/// Returns the formats of a document in this markup language; the first is the document itself.
WrittenFormats woven_formats(document::MarkupLanguage const& markup);

/// Returns the format of the documents, chosen by `--to` or the suffix of the output: the name of a
/// row of `woven_formats`. Throws UsageError if there is no output, or if its suffix names a format
/// that `weave` does not write for these documents.
std::string woven_format(std::vector<std::string> const& inputs, Values const& values);

/// Returns the outputs that `-o` determines. Throws UsageError if it is not given.
Outputs outputs_of(std::vector<std::string> const& inputs, Values const& values);

/// Returns outputs in a folder, in which the documents find their parts as in their own folders.
/// Throws UsageError for standard input, which has no name.
Outputs in_folder(std::vector<std::string> const& inputs, std::string const& folder);

/// Returns the path, relative to the folder that LaTeX runs in, of the PDF with the boards of a
/// woven document. Throws UsageError if TeX's \includegraphics does not accept it.
std::string pages_beside(std::string const& output, std::filesystem::path const& root);

/// Returns the name of a document as LaTeX uses it in the folder that it runs in; empty for
/// standard output.
std::string stem_beside(std::string const& output, std::filesystem::path const& root);

/// Returns the folder of images of an output.
std::filesystem::path assets_of(std::string const& output, Values const& values);

/// Returns that folder as the output refers to it: relative to the output, or as `--assets-url`
/// gives it.
std::string assets_named(std::string const& output, Values const& values);

}  // namespace dawson::cli
