#include "write/booklet/booklet.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "cli/commands/documents.hpp"
#include "cli/options.hpp"
#include "disk/disk.hpp"
#include "session/includes.hpp"
#include "session/style_files.hpp"
#include "style/page_style.hpp"

namespace dawson::cli {
namespace {

OutputChoice const booklet_outputs{"booklet", {{"", "PDF", {".pdf"}, true}}};

// Capitals are accepted too.
ValueKind paper_kind() {
  ValueKind kind = any_text("PAPER");
  kind.words = pages::paper_names();
  return kind;
}

std::vector<std::string> pdf_standards() {
  auto const words = run::standard_words();
  return {words.begin(), words.end()};
}

ValueKind standard_kind() {
  ValueKind kind = any_text("STANDARD");
  kind.words = pdf_standards();
  return kind;
}

std::vector<std::string> standards_wanted(std::string const& value) {
  std::vector<std::string> out;
  for (std::size_t at = 0; at <= value.size();) {
    std::size_t const end = std::min(value.find(',', at), value.size());
    out.push_back(value.substr(at, end - at));
    if (!run::read_standard(out.back()))
      throw UsageError(
          fmt::format("--pdf must be {}, not `{}`", reported(pdf_standards()), out.back()));
    at = end + 1;
  }
  return out;
}

Options booklet_options() {
  return joined(
      {under("options",
             {{"output,o", as_output(a_file(booklet_outputs.formats.front().suffixes)),
               "the PDF, or - for standard output"},
              {"paper", paper_kind(),
               reported(pages::paper_names()) + ", or 170x240mm; default: front matter, or a5"},
              {"contents", "with a table of contents"},
              {"one-sided", "the same margins on all pages"},
              {"impose", "two pages per sheet, to fold and staple"},
              {"draft", "write the booklet despite errors, with a note for each"},
              {"page-list", "print the position of everything on the pages; no PDF without -o"},
              {"pdf", standard_kind(),
               "PDF standards, separated by commas: " + reported(pdf_standards())},
              {"structure-list", "print the structure that screen readers get"},
              {"defaults", a_file(), "a file of default fields for all diagrams"},
              jobs_option(),
              watch_option()}),
       under("documents", fences_option()), style_options(), writing_options()});
}

run::BookletOptions design_wanted(Values const& values) {
  run::BookletOptions options;
  if (values.has("paper")) {
    auto const& name = values["paper"];
    options.paper = pages::read_paper(name);
    if (!options.paper)
      throw UsageError(fmt::format("--paper must be {}, or a width and a height, not `{}`",
                                   reported(pages::paper_names()), name));
  }
  if (values.has("pdf")) options.standards = standards_wanted(values["pdf"]);
  if (values.has("contents")) options.contents = true;
  options.one_sided = values.has("one-sided");
  options.draft = values.has("draft");
  options.impose = values.has("impose");
  options.page_list = values.has("page-list");
  options.structure_list = values.has("structure-list");
  return options;
}

int run_booklet(Values const& values) {
  std::vector<std::string> const inputs = documents_named(values);
  if (inputs.size() != 1) throw UsageError("expected one document");
  std::string const& input = inputs.front();
  bool const listed = values.has("page-list") || values.has("structure-list");
  if (!values.has("output") && !listed)
    throw UsageError("missing output file: add `-o FILE`, or `-o -` for standard output");
  if (values.has("output")) refuse_other_suffix(values["output"], booklet_outputs);
  run::BookletOptions options = design_wanted(values);
  Session session(values);
  run::Invocation& invocation = session.invocation();
  take_fences(values, invocation);
  take_proofs(values, invocation);
  run::read_defaults_file(invocation, values["defaults"], options.defaults);
  invocation.when_set({});  // the pages are a better measure of progress
  options.progress = [&](int pages, double part) {
    session.progress().show(
        [&] { return fmt::format("{} pages, {} %", pages, static_cast<int>(part * 100)); });
  };
  run::Booklet const booklet =
      run::make_booklet(invocation, run::open_markdown(invocation, input), options);
  if (!booklet.pdf.empty() && values.has("output"))
    invocation.disk().write(values["output"], booklet.pdf);
  std::string list = booklet.page_list;
  if (!list.empty() && !booklet.structure_list.empty()) list += '\n';
  list += booklet.structure_list;
  if (!list.empty()) invocation.disk().write("-", list);
  return session.finish();
}

}  // namespace

Command const booklet_command{
    "booklet",
    "typeset a Markdown document as a PDF",
    Operand::manuscript,
    "dawson booklet FILE.md -o OUT.pdf",
    "Typesets a Markdown document with its chess directives as a PDF. TeX is not needed.",
    "  dawson booklet column.md -o column.pdf\n"
    "  dawson booklet award.md -o award.pdf --paper a5 --impose",
    booklet_options,
    run_booklet,
    [] { return output_names(booklet_outputs.formats); }};

}  // namespace dawson::cli
