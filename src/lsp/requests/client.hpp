// What a client can do, as far as answers depend on it.
#pragma once

#include "lsp/protocol/json.hpp"

namespace dawson::lsp {

/// Abilities of a client.
struct ClientAbilities {
  bool pulls_findings = false;  ///< it requests findings, and again when the server asks for that
  bool markdown_hover = true;
  bool snippets = false;
  bool symbol_tree = false;
  bool configuration = false;
  bool watches_files = false;
  bool reads_files = false;  ///< it answers `dawson/read`
  bool refreshes_hints = false;
  bool refreshes_tokens = false;

  /// Reads the member `capabilities` of `initialize`.
  void read(Json const& capabilities);
};

}  // namespace dawson::lsp
