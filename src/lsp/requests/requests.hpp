// The table of requests about documents, and the functions that answer them.
#pragma once

#include <span>
#include <string_view>

#include "lsp/documents/workspace.hpp"
#include "lsp/protocol/json.hpp"
#include "lsp/requests/client.hpp"

namespace dawson::lsp {

/// What a request is about. The document is the one that its parameters name.
struct RequestContext {
  Workspace& workspace;
  ClientAbilities const& client;
  Json const& parameters;
  OpenDocument const* document = nullptr;  ///< null for requests about the workspace

  /// Returns the contents of the document.
  ReadText const& text() const { return document->read(workspace.documents().encoding()); }
  /// Returns the byte of the member `position`.
  std::size_t offset() const {
    return text().lines().offset(position_in(member(parameters, "position")));
  }
  /// Returns a span of the document as a range.
  Json range(text::Span span) const { return json_of(text().lines().range(span)); }
};

/// Returns true if two spans overlap or are next to each other.
inline bool touch(text::Span one, text::Span other) {
  return one.begin <= other.end && other.begin <= one.end;
}

/// A request that the server answers.
struct RequestRow {
  std::string_view method;
  Json (*answer)(RequestContext const&);
  bool of_document = true;  ///< its parameters name an open document
  bool of_styles = false;   ///< answered for style files too; for others the result is null
};

/// Returns all requests but those of the life of the server and `textDocument/diagnostic`.
std::span<RequestRow const> requests();

/// Returns the capabilities of these requests, for `initialize`.
Json request_capabilities();

}  // namespace dawson::lsp
