// The functions of the table of requests (requests.cpp). Each returns the result of the request of
// LSP that it is named after, and throws RequestError.
#pragma once

#include "lsp/requests/requests.hpp"

namespace dawson::lsp {

// layout_requests.cpp
Json answer_formatting(RequestContext const& request);
Json answer_range_formatting(RequestContext const& request);
Json answer_folding(RequestContext const& request);
Json answer_document_symbols(RequestContext const& request);
Json answer_workspace_symbols(RequestContext const& request);

// label_requests.cpp
Json answer_definition(RequestContext const& request);
Json answer_references(RequestContext const& request);
Json answer_highlight(RequestContext const& request);
Json answer_prepare_rename(RequestContext const& request);
Json answer_rename(RequestContext const& request);

// completion.cpp
Json answer_completion(RequestContext const& request);
Json answer_completion_resolve(RequestContext const& request);

// hover.cpp
Json answer_hover(RequestContext const& request);

// actions.cpp
Json answer_code_action(RequestContext const& request);
Json answer_code_action_resolve(RequestContext const& request);

// tokens.cpp
Json answer_tokens(RequestContext const& request);
Json answer_token_range(RequestContext const& request);
Json answer_token_delta(RequestContext const& request);
/// Returns the types of tokens in the order of their numbers.
Json token_types();

// hint_requests.cpp
Json answer_hints(RequestContext const& request);
Json answer_colours(RequestContext const& request);
Json answer_colour_forms(RequestContext const& request);
Json answer_links(RequestContext const& request);

// board_requests.cpp
Json answer_board(RequestContext const& request);
Json answer_preview(RequestContext const& request);
/// Returns the page of a document. Throws RequestError if it cannot be made.
Workspace::Preview preview_of(Workspace const& workspace, OpenDocument const& document);
Json answer_command(RequestContext const& request);

}  // namespace dawson::lsp
