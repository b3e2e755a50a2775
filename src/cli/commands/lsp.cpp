#include <optional>

#include "cli/command.hpp"
#include "disk/descriptors.hpp"
#include "disk/opened_files.hpp"
#include "lsp/streams.hpp"

namespace dawson::cli {
namespace {

Options lsp_options() {
  return under("options", {{"log", as_output(a_file()), "append all messages to this file"},
                           {"stdio", "as without this option; some editors add it"}});
}

int run_lsp(Values const& values) {
  if (!values.operands().empty()) throw UsageError("lsp takes no document: the editor opens them");
  lsp::Streams streams;
  std::optional<run::Handle> log;
  if (std::string const& path = values["log"]; !path.empty()) {
    log.emplace(run::log_file(path));
    streams.log = log->get();
  }
  lsp::Server server(DAWSON_VERSION);
  return lsp::run_server(server, streams);
}

}  // namespace

Command const lsp_command{
    "lsp",
    "language server for editors",
    Operand::nothing,
    "dawson lsp",
    "Speaks the Language Server Protocol on standard input and output: findings while you type,\n"
    "completion, boards on hover, fixes, formatting, symbols, references of labels. Editors\n"
    "start it; examples/editors contains their settings.",
    "  dawson lsp --log messages.txt",
    lsp_options,
    run_lsp,
    nullptr,
    true};

}  // namespace dawson::cli
