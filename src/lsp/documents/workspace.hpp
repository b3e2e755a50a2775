// The open documents, the books that they belong to, and what these books contain.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "lsp/documents/book_reading.hpp"
#include "lsp/documents/open_documents.hpp"
#include "lsp/settings.hpp"

namespace dawson::lsp {

/// A text of a book with its URI.
struct BookText {
  std::string uri;
  std::shared_ptr<ReadText const> text;
};

/// Keeps the books of the open documents. Reading a book is delayed until its findings are needed.
class Workspace {
 public:
  Workspace();

  OpenDocuments& documents() { return documents_; }
  OpenDocuments const& documents() const { return documents_; }
  ServerSettings& settings() { return settings_; }
  ServerSettings const& settings() const { return settings_; }
  /// Adds a folder of the workspace, a path.
  void add_folder(std::string folder) { folders_.push_back(std::move(folder)); }
  std::vector<std::string> const& folders() const { return folders_; }

  /// Marks the books that contain an open document as changed.
  void text_changed(OpenDocument const& document);
  /// Marks all books as changed: documents have been opened or closed, files or settings changed.
  void files_changed();
  /// Returns true if a file of that name belongs to a book, or is looked for by one.
  bool is_watched(std::string const& name) const;

  /// Returns true if a book has changed since it was read.
  bool is_changed() const;
  /// Reads the books that have changed. Returns the open documents in them, by URI.
  std::vector<std::string> read_changed();

  /// Returns all findings by file, those of open documents even if there are none.
  std::map<std::string, std::vector<FileFinding>> findings() const;
  /// Returns the findings of an open document, which are read again if it has changed.
  std::vector<FileFinding> const& findings_of(OpenDocument const& document);

  /// Returns the book that contains an open document; it is read if it has changed.
  BookReading const& book_of(OpenDocument const& document);
  /// Returns the main file of the book that contains an open document.
  std::string root_of(OpenDocument const& document);
  /// Returns the texts of that book in the order of reading: open ones as edited, others from the
  /// disk. The document itself is always one of them.
  std::vector<BookText> texts_of(OpenDocument const& document);

  /// Returns the files that books look for and that do not exist, each once, so that the client may
  /// be asked for them.
  std::vector<std::string> missing_files();
  /// Makes `missing_files` return a file again: it has changed.
  void forget_file(std::string const& name);

  /// A page of a document, as the client has it or may request it.
  struct Preview {
    std::uint64_t hash = 0;
    std::int64_t version = 0;           ///< of the document
    std::optional<std::string> html{};  ///< not yet requested
  };
  /// Returns the pages that clients have requested, by URI.
  std::map<std::string, Preview>& previews() { return previews_; }

  /// Keeps the semantic tokens of a document as they were sent; returns the id of this result.
  std::string keep_tokens(std::string const& uri, std::vector<std::uint32_t> data);
  /// Returns the tokens of that id; none if others have been sent since.
  std::vector<std::uint32_t> kept_tokens(std::string const& uri, std::string const& id) const;

  /// Returns the context for reading a document.
  ReadingContext context() const { return {documents_, settings_, folders_, fonts_}; }

  /// Returns the URI of a file: that of the client if it is open.
  std::string uri_of(std::string const& name) const;

 private:
  struct SentTokens {
    std::string id;
    std::vector<std::uint32_t> data;
  };
  struct Book {
    BookReading reading;
    bool changed = true;
  };
  std::string likely_root(OpenDocument const& document) const;
  std::optional<std::string> master_beside(std::string const& name) const;
  std::optional<std::string> including_file(OpenDocument const& document) const;
  void read(std::string const& root, Book& book);
  void settle_roots();

  OpenDocuments documents_;
  ServerSettings settings_;
  std::vector<std::string> folders_;
  std::shared_ptr<type::TypeCache> fonts_;
  std::map<std::string, std::string> roots_;  // main files, by URI of the document
  std::map<std::string, Book> books_;         // by main file
  std::map<std::string, SentTokens> tokens_;  // by URI
  std::uint64_t next_result_ = 1;
  std::map<std::string, Preview> previews_;
  std::set<std::string> requested_;  // missing files, by `whole_name`
  std::set<std::string> just_read_;  // main files, since the last `read_changed`
};

}  // namespace dawson::lsp
