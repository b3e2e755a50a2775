#include <algorithm>
#include <filesystem>

#include "cli/commands/documents.hpp"
#include "disk/disk.hpp"
#include "write/pandoc/pandoc.hpp"

namespace dawson::cli {
namespace {

namespace fs = std::filesystem;

struct KindRow {
  std::string_view name;
  run::Boards boards;
};
constexpr KindRow kinds[] = {
    {"svg", run::Boards::svg}, {"png", run::Boards::png}, {"pdf", run::Boards::pdf}};

// Formats that pandoc writes by way of LaTeX, which cannot show SVG.
constexpr std::string_view by_latex[] = {"latex", "beamer", "context"};
// Formats of programs that show SVG not at all or only partly.
constexpr std::string_view with_pixels[] = {"docx", "rtf", "odt", "opendocument", "pptx", "icml"};

run::Boards boards_for(std::string const& format, Values const& values) {
  auto const is_of = [&](auto const& formats) {
    return std::ranges::find(formats, format) != std::end(formats);
  };
  if (values.has("boards")) return row_named(kinds, values["boards"])->boards;
  if (is_of(by_latex)) return run::Boards::pdf;
  return is_of(with_pixels) ? run::Boards::png : run::Boards::svg;
}

Options filter_options() {
  return joined({under("options", {{"boards", one_of("KIND", names_in(kinds)),
                                    "svg, png or pdf; by default chosen by FORMAT"},
                                   {"assets", as_output(a_folder()),
                                    "folder of images; default: in the document"},
                                   {"draft", "return the document despite errors"}}),
                 reading_options(), under("documents", fences_option()), style_options(),
                 reporting_options()});
}

int run_filter(Values const& values) {
  if (values.operands().size() > 1)
    throw UsageError("filter has one operand, the format that pandoc writes");
  std::string const format = values.operands().empty() ? "" : values.operands().front();
  Session session(values);
  run::Invocation& invocation = session.invocation();
  DocumentOptions options(values, invocation);
  run::WeaveOptions const& weaving = options.of(document::markdown_markup);
  run::MarkdownOptions markdown;
  markdown.draft = values.has("draft");
  markdown.assets = values["assets"];
  markdown.embed = markdown.assets.empty();
  markdown.boards = boards_for(format, values);
  run::WovenPandoc const woven =
      run::weave_pandoc(invocation, invocation.open("-"), weaving, markdown);
  if (!woven.json.empty() && ((woven.complete && !invocation.has_errors()) || markdown.draft)) {
    if (!woven.assets.empty()) {
      run::StagedFolder& images = invocation.disk().files_in(markdown.assets);
      for (run::Asset const& asset : woven.assets) images.add(asset.name, asset.bytes);
    }
    invocation.disk().write("-", woven.json + "\n");
  }
  return session.finish();
}

}  // namespace

Command const filter_command{
    "filter",
    "weave a document inside pandoc, as its filter",
    Operand::preprocessor,
    "dawson filter [FORMAT]",
    "Reads pandoc's JSON on standard input and replaces code of the class `chess` with diagrams.\n"
    "For `pandoc --filter` write a script with the line `exec dawson filter`.",
    "  pandoc -t json column.md | dawson filter html | pandoc -f json -o column.html\n"
    "  dawson filter latex --assets images < column.json",
    filter_options,
    run_filter};

}  // namespace dawson::cli
