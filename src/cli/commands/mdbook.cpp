#include <algorithm>

#include "cli/commands/documents.hpp"
#include "disk/disk.hpp"
#include "write/pandoc/mdbook.hpp"

namespace dawson::cli {
namespace {

Options mdbook_options() {
  return joined({under("options", {{"draft", "return the book despite errors"}}), reading_options(),
                 under("documents", fences_option()), style_options(), reporting_options()});
}

// Renderers that can show pictures within the text.
constexpr std::string_view renderers[] = {"html", "markdown"};

int run_mdbook(Values const& values) {
  if (!values.operands().empty()) {
    auto const& words = values.operands();
    if (words.size() != 2 || words.front() != "supports")
      throw UsageError("mdbook has no operands except `supports RENDERER`");
    bool const supported = std::ranges::find(renderers, words.back()) != std::end(renderers);
    return supported ? ExitStatus::done : ExitStatus::input_errors;
  }
  Session session(values);
  run::Invocation& invocation = session.invocation();
  DocumentOptions options(values, invocation);
  run::WeaveOptions const& weaving = options.of(document::markdown_markup);
  bool const draft = values.has("draft");
  run::WovenMdBook const woven =
      run::weave_mdbook(invocation, invocation.open("-"), weaving, draft);
  if (!woven.json.empty() && ((woven.complete && !invocation.has_errors()) || draft))
    invocation.disk().write("-", woven.json + "\n");
  return session.finish();
}

}  // namespace

Command const mdbook_command{"mdbook",
                             "weave the chapters of an mdBook, as its preprocessor",
                             Operand::preprocessor,
                             "dawson mdbook [supports RENDERER]",
                             "Reads [context, book] on standard input and writes the book with "
                             "diagrams in place of its\n"
                             "directives. mdBook runs it if book.toml has "
                             "[preprocessor.dawson], command = \"dawson mdbook\".",
                             "  dawson mdbook supports html\n"
                             "  dawson mdbook < book.json",
                             mdbook_options,
                             run_mdbook};

}  // namespace dawson::cli
