#include "run/booklet/booklet.hpp"

#include <fmt/format.h>

#include "cli/commands/documents.hpp"
#include "run/disk/disk.hpp"
#include "run/include_markdown.hpp"
#include "run/style/style_files.hpp"

namespace dawson::cli {
namespace {

// Capitals are understood too.
ValueKind paper_kind() {
  ValueKind kind = any_text("PAPER");
  kind.words = pages::paper_names();
  return kind;
}

Options booklet_options() {
  return joined(
      {under("options",
             {{"output,o", a_file({".pdf"}), "the PDF written, or - for standard output"},
              {"paper", paper_kind(),
               told(pages::paper_names()) + ", or 170x240mm; a5 unless the front matter says"},
              {"contents", "with a table of contents"},
              {"one-sided", "the same margins on all pages"},
              {"impose", "two pages on a sheet, to be folded and stapled"},
              {"draft", "write the booklet in spite of errors, with a note for each"},
              {"page-list", "print what stands where on the pages; without -o nothing is written"},
              {"defaults", a_file(), "fields for all diagrams, as in a defaults directive"},
              watch_option()}),
       style_options(), writing_options()});
}

run::BookletOptions design_wanted(Values const& values) {
  run::BookletOptions options;
  if (values.has("paper")) {
    auto const name = values["paper"];
    options.paper = pages::read_paper(name);
    if (!options.paper)
      throw UsageError(fmt::format("--paper is {}, or a width and a height, not '{}'",
                                   told(pages::paper_names()), name));
  }
  if (values.has("contents")) options.contents = true;
  options.one_sided = values.has("one-sided");
  options.draft = values.has("draft");
  options.impose = values.has("impose");
  options.page_list = values.has("page-list");
  return options;
}

int run_booklet(Values const& values) {
  std::vector<std::string> const inputs = documents_named(values);
  if (inputs.size() != 1) throw UsageError("one document at a time");
  std::string const& input = inputs.front();
  if (!values.has("output") && !values.has("page-list"))
    throw UsageError("where to? name the output with -o (`-o -` is standard output)");
  run::BookletOptions options = design_wanted(values);
  Session session(values);
  run::Job& job = session.job();
  run::read_usual_defaults(job, values["defaults"], options.defaults);
  job.when_set({});  // pages tell more
  options.progress = [&](int pages, double part) {
    session.progress().show(
        [&] { return fmt::format("{} pages, {} %", pages, static_cast<int>(part * 100)); });
  };
  run::Booklet const booklet = run::make_booklet(job, run::open_markdown(job, input), options);
  if (!booklet.pdf.empty() && values.has("output")) job.disk().write(values["output"], booklet.pdf);
  if (!booklet.page_list.empty()) job.disk().write("-", booklet.page_list);
  return session.finish();
}

}  // namespace

Command const booklet_command{
    "booklet",
    "typeset a Markdown document into a PDF",
    Operand::manuscript,
    "dawson booklet FILE.md -o OUT.pdf",
    "Typesets a Markdown document with its chess directives into a PDF. No TeX is needed.",
    "  dawson booklet column.md -o column.pdf\n"
    "  dawson booklet award.md -o award.pdf --paper a5 --impose",
    booklet_options,
    run_booklet,
    [] { return std::vector<std::string>{"pdf"}; }};

}  // namespace dawson::cli
