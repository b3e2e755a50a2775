#include "lsp/requests/client.hpp"

#include <algorithm>

namespace dawson::lsp {

void ClientAbilities::read(Json const& capabilities) {
  auto const has = [&](std::string_view path) { return value_at(capabilities, path) == true; };
  // Findings depend on other files: a client that cannot be told to request them again would show
  // old ones.
  pulls_findings = value_at(capabilities, "textDocument/diagnostic").is_object() &&
                   has("workspace/diagnostics/refreshSupport");
  Json const& formats = value_at(capabilities, "textDocument/hover/contentFormat");
  markdown_hover = formats.is_array() && std::ranges::count(formats, Json("markdown")) > 0;
  snippets = has("textDocument/completion/completionItem/snippetSupport");
  symbol_tree = has("textDocument/documentSymbol/hierarchicalDocumentSymbolSupport");
  configuration = has("workspace/configuration");
  watches_files = has("workspace/didChangeWatchedFiles/dynamicRegistration");
  reads_files = has("experimental/dawson/read");
  refreshes_hints = has("workspace/inlayHint/refreshSupport");
  refreshes_tokens = has("workspace/semanticTokens/refreshSupport");
}

}  // namespace dawson::lsp
