// Where `weave` writes documents and what belongs to them, and how these name each other.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "cli/command.hpp"
#include "cli/output_suffixes.hpp"
#include "document/host.hpp"

namespace dawson::cli {

/// Where each document goes.
struct Outputs {
  std::filesystem::path root;  ///< the folder that LaTeX runs in
  std::vector<std::string> files;
};

/// What Markdown becomes besides Markdown: a page of HTML, plain text, an e-book.
WrittenFormats const& page_formats();

/// What a document in this markup language becomes; the first is the document itself.
WrittenFormats woven_formats(document::Host const& host);

/// What the documents become, by `--to` or the suffix of the output: the name of a row of
/// `woven_formats`. UsageError where there is no output, and where its suffix names a format that
/// `weave` does not write of these documents.
std::string woven_format(std::vector<std::string> const& inputs, Values const& values);

/// Where `-o` sends the documents. UsageError for none.
Outputs outputs_of(std::vector<std::string> const& inputs, Values const& values);

/// Documents in a folder, which find their parts there as they did in their own. UsageError for
/// standard input, which has no name.
Outputs in_folder(std::vector<std::string> const& inputs, std::string const& folder);

/// The name of the PDF that holds the boards of a woven document, from the folder that LaTeX runs
/// in. It stands there as TeX's \includegraphics takes it: UsageError where it cannot.
std::string pages_beside(std::string const& output, std::filesystem::path const& root);

/// A document as LaTeX names it from the folder that it runs in; nothing for standard output.
std::string stem_beside(std::string const& output, std::filesystem::path const& root);

/// The folder of images of an output.
std::filesystem::path assets_of(std::string const& output, Values const& values);

/// That folder as the output names it, or as `--assets-url` says.
std::string assets_named(std::string const& output, Values const& values);

}  // namespace dawson::cli
