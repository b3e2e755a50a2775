#include "app/check_markdown.hpp"
#include "cli/commands/documents.hpp"
#include "compile/archive.hpp"
#include "compile/compilation.hpp"
#include "edition/targets.hpp"
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
  std::optional<run::Compilation> book;  // shared by all documents
  if (values.has("follow")) {
    refuse_mixed_hosts(inputs, values);
    document::MarkupLanguage const& markup = markup_of(inputs.front(), values);
    if (&markup == &document::tex_markup) {
      run::WeaveOptions own = options.of(markup);
      own.archive = archive ? &*archive : nullptr;
      run::check_tex_book(session.invocation(), inputs, own);
      return session.finish();
    }
    book.emplace(session.invocation(), run::any_markdown_abilities, options.of(markup).defaults);
  }
  run::Invocation& invocation = session.invocation();
  std::vector<text::SourceId> opened;  // the documents of `book`
  if (book)
    for (std::string const& input : inputs) opened.push_back(run::open_markdown(invocation, input));
  std::optional<run::LinkedDocuments> others;
  if (book)
    others.emplace(invocation, options.of(markup_of(inputs.front(), values)).defaults, opened);
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    std::string const& input = inputs[i];
    document::MarkupLanguage const& markup = markup_of(input, values);
    run::WeaveOptions own = options.of(markup);
    own.others = others ? &*others : nullptr;
    own.archive = archive ? &*archive : nullptr;
    if (&markup == &document::markdown_markup)
      run::check_markdown(invocation, book ? opened[i] : run::open_markdown(invocation, input), own,
                          book ? &*book : nullptr);
    else if (text::SourceId const source = invocation.open(input);
             !is_of_other_markup(invocation, source, input, values))
      run::check_tex(invocation, source, own);
  }
  if (book) book->close();
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
