#include "app/check_book.hpp"
#include "app/check_markdown.hpp"
#include "cli/commands/documents.hpp"
#include "compile/archive.hpp"
#include "session/includes.hpp"

namespace dawson::cli {
namespace {

Options check_options() {
  Options const check{{"strict", "also hints, such as parts of solutions that are not understood"},
                      {"against", several(a_file()),
                       "report positions found in this archive or folder of archives"},
                      {"index", a_file(), "index file of the archives, rebuilt if out of date"},
                      jobs_option()};
  return joined({document_options(), under("check", check), style_options(), reporting_options()});
}

int run_check(Values const& values) {
  auto const inputs = documents_named(values);
  Session session(values);
  DocumentOptions options(values, session.invocation());
  options.be_strict(values.has("strict"));
  if (values.has("index") && !values.has("against")) throw UsageError("--index needs --against");
  std::optional<run::Archive> archive;
  if (values.has("against"))
    archive.emplace(session.invocation(), values.all("against"), values["index"]);
  run::Invocation& invocation = session.invocation();
  if (values.has("follow")) {
    refuse_mixed_hosts(inputs, values);
    run::WeaveOptions own = options.of(markup_of(inputs.front(), values));
    own.archive = archive ? &*archive : nullptr;
    run::check_book(invocation, inputs, own);
    return session.finish();
  }
  for (std::string const& input : inputs) {
    document::MarkupLanguage const& markup = markup_of(input, values);
    run::WeaveOptions own = options.of(markup);
    own.archive = archive ? &*archive : nullptr;
    if (&markup == &document::markdown_markup)
      run::check_markdown(invocation, run::open_markdown(invocation, input), own);
    else if (text::SourceId const source = invocation.open(input);
             !is_of_other_markup(invocation, source, input, values))
      run::check_tex(invocation, source, own);
  }
  return session.finish();
}

}  // namespace

Command const check_command{"check",
                            "report errors and warnings; write nothing",
                            Operand::documents,
                            "dawson check FILE... [--strict]",
                            "Reports every error and warning of a document, and writes nothing.",
                            "  dawson check column.tex\n"
                            "  dawson check --diagnostics short chapters/*.tex",
                            check_options,
                            run_check};

}  // namespace dawson::cli
