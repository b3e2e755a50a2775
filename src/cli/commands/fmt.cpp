#include "cli/commands/documents.hpp"
#include "collection/directive_form.hpp"
#include "compile/documents.hpp"
#include "disk/disk.hpp"
#include "document/markdown/scan.hpp"
#include "document/tex/scan.hpp"

namespace dawson::cli {
namespace {

Options fmt_options() {
  Options const own{{"check", "report what is not in canonical form; write nothing"},
                    {"fields", "turn listing lines into fields"},
                    {"output,o", as_output(a_file()), "the output file", "-"}};
  return joined({under("options", own),
                 under("documents", joined({scanning_options(), markup_option()})),
                 writing_options()});
}

int run_fmt(Values const& values) {
  auto const inputs = documents_named(values);
  if (inputs.size() > 1) throw UsageError("fmt needs one document");
  document::MarkupLanguage const& markup = markup_of(inputs.front(), values);
  bool const tex = &markup == &document::tex_markup;
  refuse_other_suffix(values["output"],
                      {"fmt", {woven_formats(markup).front()}, "", "", inputs.front()});
  Session session(values);
  run::Invocation& invocation = session.invocation();
  text::SourceId const id = invocation.open(inputs.front());
  if (tex && is_of_other_markup(invocation, id, inputs.front(), values)) return session.finish();
  text::Source const& source = invocation.sources()[id];
  document::Scan scan =
      tex ? document::scan_tex(source, values.all("verbatim"), values.has("diagram-sty"))
          : document::scan_markdown(source, document::PluginFences::code);
  text::Diagnostics findings = std::move(scan.diagnostics);
  bool const check = values.has("check");
  std::string const formed = collection::in_form(
      source, scan, tex ? collection::Markup::tex : collection::Markup::markdown,
      {values.has("fields"), check}, findings);
  if (!tex) invocation.report(run::other_names_in(source), id);
  invocation.report(std::move(findings), id);
  if (!check && !invocation.has_errors()) invocation.disk().write(values["output"], formed);
  return session.finish();
}

}  // namespace

Command const fmt_command{
    "fmt",
    "write directives in canonical form",
    Operand::documents,
    "dawson fmt FILE [--fields] [-o OUT]",
    "Writes a document with the fields of its directives in canonical form, and all else byte\n"
    "for byte. With --fields, listing lines become fields unless one is a guess. Reports keys of\n"
    "front matter that have another name in the manual.",
    "  dawson fmt column.md -o formed.md\n"
    "  dawson fmt --check column.tex",
    fmt_options,
    run_fmt};

}  // namespace dawson::cli
