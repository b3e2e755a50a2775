// The places where `weave` writes documents and their files, and the names by which these refer to
// each other.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "cli/command.hpp"
#include "cli/output_suffixes.hpp"
#include "document/host.hpp"

namespace dawson::cli {

/// The output of each document.
struct Outputs {
  std::filesystem::path root;  ///< folder that LaTeX runs in
  std::vector<std::string> files;
};

/// Returns the formats of Markdown documents besides Markdown: HTML page, plain text, e-book.
WrittenFormats const& page_formats();

/// Returns the formats of a document in this markup language; the first is the document itself.
WrittenFormats woven_formats(document::MarkupLanguage const& host);

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
