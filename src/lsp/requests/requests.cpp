#include "lsp/requests/requests.hpp"

#include "lsp/requests/answers.hpp"

namespace dawson::lsp {
namespace {

constexpr RequestRow rows[] = {
    {"textDocument/completion", answer_completion, true, true},
    {"completionItem/resolve", answer_completion_resolve, false},
    {"textDocument/hover", answer_hover},
    {"textDocument/codeAction", answer_code_action},
    {"codeAction/resolve", answer_code_action_resolve, false},
    {"textDocument/formatting", answer_formatting},
    {"textDocument/rangeFormatting", answer_range_formatting},
    {"textDocument/foldingRange", answer_folding},
    {"textDocument/documentSymbol", answer_document_symbols},
    {"workspace/symbol", answer_workspace_symbols, false},
    {"textDocument/definition", answer_definition},
    {"textDocument/references", answer_references},
    {"textDocument/documentHighlight", answer_highlight},
    {"textDocument/prepareRename", answer_prepare_rename},
    {"textDocument/rename", answer_rename},
    {"textDocument/semanticTokens/full", answer_tokens},
    {"textDocument/semanticTokens/full/delta", answer_token_delta},
    {"textDocument/semanticTokens/range", answer_token_range},
    {"textDocument/inlayHint", answer_hints},
    {"textDocument/documentColor", answer_colours, true, true},
    {"textDocument/colorPresentation", answer_colour_forms, true, true},
    {"textDocument/documentLink", answer_links, true, true},
    {"dawson/board", answer_board},
    {"dawson/preview", answer_preview},
    {"workspace/executeCommand", answer_command, false},
};

}  // namespace

std::span<RequestRow const> requests() { return rows; }

Json request_capabilities() {
  return {
      {"completionProvider",
       {{"resolveProvider", true},
        {"triggerCharacters", {":", " ", "#", "{", "[", ";", "*", "=", "/"}}}},
      {"hoverProvider", true},
      {"codeActionProvider",
       {{"codeActionKinds", {"quickfix", "refactor.rewrite", "source.fixAll.dawson"}},
        {"resolveProvider", true}}},
      {"documentFormattingProvider", true},
      {"documentRangeFormattingProvider", true},
      {"foldingRangeProvider", true},
      {"documentSymbolProvider", true},
      {"workspaceSymbolProvider", true},
      {"definitionProvider", true},
      {"referencesProvider", true},
      {"documentHighlightProvider", true},
      {"renameProvider", {{"prepareProvider", true}}},
      {"semanticTokensProvider",
       {{"legend", {{"tokenTypes", token_types()}, {"tokenModifiers", Json::array()}}},
        {"full", {{"delta", true}}},
        {"range", true}}},
      {"inlayHintProvider", true},
      {"colorProvider", true},
      {"documentLinkProvider", {{"resolveProvider", false}}},
      {"executeCommandProvider", {{"commands", {"dawson.convert", "dawson.weave"}}}},
  };
}

}  // namespace dawson::lsp
