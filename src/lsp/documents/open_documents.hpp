// The documents that the client has open, with their texts as edited.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "disk/disk.hpp"
#include "lsp/documents/outline.hpp"
#include "lsp/protocol/json.hpp"
#include "lsp/protocol/line_index.hpp"

namespace dawson::lsp {

/// A text with what has been read of it.
class ReadText {
 public:
  ReadText(std::string name, std::string text, document::MarkupLanguage const& markup,
           PositionEncoding encoding)
      : outline_(std::move(name), std::move(text), markup), lines_(outline_.bytes(), encoding) {}
  ReadText(ReadText const&) = delete;
  ReadText& operator=(ReadText const&) = delete;

  Outline const& outline() const { return outline_; }
  LineIndex const& lines() const { return lines_; }
  std::string_view bytes() const { return outline_.bytes(); }
  std::string_view bytes(text::Span span) const {
    return outline_.bytes().substr(span.begin, span.end - span.begin);
  }

 private:
  Outline outline_;
  LineIndex lines_;  // of the outline's text
};

/// An open document.
struct OpenDocument {
  std::string uri;   ///< as the client writes it
  std::string name;  ///< its path, or its URI if it is not a file
  std::string text;
  std::int64_t version = 0;
  document::MarkupLanguage const* markup = nullptr;
  bool is_style = false;  ///< a style file or `dawson.yaml`, which is in YAML

  /// Returns the contents of the present text, which are read at the first call after a change.
  ReadText const& read(PositionEncoding encoding) const;

 private:
  friend class OpenDocuments;
  mutable std::shared_ptr<ReadText const> read_;
};

/// Returns the markup language of a document from its language id or else its suffix; LaTeX for
/// unknown ones, as on the command line.
document::MarkupLanguage const& markup_of(std::string_view language, std::string_view name);

/// All open documents.
class OpenDocuments {
 public:
  void use(PositionEncoding encoding) { encoding_ = encoding; }
  PositionEncoding encoding() const { return encoding_; }

  /// Opens a document. The arguments are those of the notifications of LSP; throws RequestError if
  /// they are incomplete.
  OpenDocument& open(Json const& parameters);
  /// Applies changes one after the other; places beyond the text are its end.
  OpenDocument& change(Json const& parameters);
  void close(std::string const& uri);

  /// Returns an open document; null for others.
  OpenDocument const* find(std::string const& uri) const;
  /// Returns the open document that is the file `name` (through any links); null without one.
  OpenDocument const* find_file(std::string const& name) const;
  std::map<std::string, OpenDocument> const& all() const { return documents_; }

  /// Adds the text of a file that the client has read for the server.
  void supply(std::string const& name, std::string text);

  /// Returns the texts by file, those of open documents before those supplied.
  std::shared_ptr<run::OpenTexts const> texts() const;

 private:
  PositionEncoding encoding_ = PositionEncoding::utf16;
  std::map<std::string, OpenDocument> documents_;  // by URI
  run::OpenTexts supplied_;
};

}  // namespace dawson::lsp
