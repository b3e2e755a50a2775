// Reads a book, a main file and the files that it includes, for its findings: the same ones as
// `check`, with the places of LSP.
#pragma once

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "lsp/documents/open_documents.hpp"
#include "lsp/settings.hpp"
#include "text/diagnostic.hpp"

namespace dawson::type {
class TypeCache;
}
namespace dawson::run {
class Invocation;
struct WeaveOptions;
}  // namespace dawson::run

namespace dawson::lsp {

/// An edit that a fix makes.
struct FixEdit {
  std::string title;
  bool sure = true;
  text::Span where;  ///< bytes of the file
  std::string by;
};

/// A finding in a file.
struct FileFinding {
  Json diagnostic;  ///< a Diagnostic of LSP
  std::string code;
  text::Span where;  ///< bytes of the file
  bool warning = false;
  std::vector<FixEdit> fixes;
};

/// A file of a book.
struct BookFile {
  std::string name;  ///< absolute path, or the URI of a document that is not a file
  std::vector<FileFinding> findings;
};

/// The result of reading a book.
struct BookReading {
  std::map<std::string, BookFile> files;  ///< by `whole_name`; those with findings
  std::set<std::string> inputs;           ///< `whole_name` of the files that were read
  std::set<std::string> watched;          ///< these, and files that do not exist
  std::vector<std::string> texts;         ///< documents of the book, in the order of reading
};

/// What every reading uses.
struct ReadingContext {
  OpenDocuments const& documents;
  ServerSettings const& settings;
  std::vector<std::string> folders;  ///< of the workspace
  std::shared_ptr<type::TypeCache> fonts;
};

/// Prepares an invocation for a document: open texts, limits, places that may be read, the project
/// of its folder, the style. Returns the options for its markup language.
run::WeaveOptions prepare(run::Invocation& invocation, std::string const& name,
                          document::MarkupLanguage const& markup, ReadingContext const& context);

/// Reads the book of the main file `root`.
BookReading read_book(std::string const& root, document::MarkupLanguage const& markup,
                      ReadingContext const& context);

}  // namespace dawson::lsp
