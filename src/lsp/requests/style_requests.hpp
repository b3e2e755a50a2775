// Answers about style files and `dawson.yaml`.
#pragma once

#include "lsp/requests/completion_values.hpp"

namespace dawson::lsp {

/// Proposals, and the bytes before the cursor that they replace.
struct Completion {
  Proposals proposals;
  text::Span replaced;
  bool is_snippet = false;
};

/// Returns the keys or the values that may be written at the place of a request in such a file.
Completion complete_style(RequestContext const& request);

/// Returns the colours in a style file: six digits after `#`, and the values of keys for colours.
std::vector<text::Span> colours_of_style(std::string_view bytes);

}  // namespace dawson::lsp
