#include <algorithm>
#include <filesystem>

#include "cli/commands/documents.hpp"
#include "run/disk/disk.hpp"
#include "run/weave/pandoc.hpp"

namespace dawson::cli {
namespace {

namespace fs = std::filesystem;

// What pandoc writes by way of LaTeX, which shows no SVG by itself.
constexpr std::string_view by_latex[] = {"latex", "beamer", "context"};

Options filter_options() {
  return joined(
      {under("options",
             {{"boards", one_of("KIND", {"svg", "pdf"}), "svg or pdf; by the format without it"},
              {"assets", a_folder(), "the folder of images; in the document itself without it"},
              {"draft", "give the document back with errors too"}}),
       reading_options(), style_options(), reporting_options()});
}

int run_filter(Values const& values) {
  if (values.operands().size() > 1)
    throw UsageError("filter takes one operand, the format that pandoc writes");
  std::string const format = values.operands().empty() ? "" : values.operands().front();
  Session session(values);
  run::Job& job = session.job();
  DocumentOptions options(values, job);
  run::WeaveOptions const& weaving = options.of(document::markdown_host);
  bool const sound = !job.has_errors();
  run::MarkdownOptions markdown;
  markdown.draft = values.has("draft");
  markdown.assets = values["assets"];
  markdown.embed = markdown.assets.empty();
  bool const latex = std::ranges::find(by_latex, format) != std::end(by_latex);
  bool const pdf = values.has("boards") ? values["boards"] == "pdf" : latex;
  markdown.boards = pdf ? run::Boards::pdf : run::Boards::svg;
  run::WovenPandoc const woven = run::weave_pandoc(job, job.open("-"), weaving, markdown);
  if (!woven.json.empty() && ((woven.complete && sound) || markdown.draft)) {
    if (!woven.assets.empty()) {
      run::StagedFolder& images = job.disk().files_in(markdown.assets);
      for (run::Asset const& asset : woven.assets) images.add(asset.name, asset.bytes);
    }
    job.disk().write("-", woven.json + "\n");
  }
  return session.finish();
}

}  // namespace

Command const filter_command{
    "filter",
    "weave a document within pandoc, as its filter",
    Operand::preprocessor,
    "dawson filter [FORMAT]",
    "Reads a document of pandoc's, JSON, on standard input, and writes it with diagrams in the "
    "place\n"
    "of code of the class `chess`. `pandoc --filter` runs a script of one line, exec dawson "
    "filter.",
    "  pandoc -t json column.md | dawson filter html | pandoc -f json -o column.html\n"
    "  dawson filter latex --assets images < column.json",
    filter_options,
    run_filter};

}  // namespace dawson::cli
