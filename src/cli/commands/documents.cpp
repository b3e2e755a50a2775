#include "cli/commands/documents.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "cli/commands/weave_outputs.hpp"
#include "document/markdown/scan.hpp"
#include "document/tex/input_encoding.hpp"
#include "document/tex/scan.hpp"
#include "session/project_file.hpp"
#include "session/style_files.hpp"
#include "text/markdown_files.hpp"

namespace dawson::cli {

namespace {

struct HostRow {
  std::string_view name;
  document::MarkupLanguage const* host;
};
constexpr HostRow host_rows[] = {{"tex", &document::tex_host},
                                 {"markdown", &document::markdown_host}};

}  // namespace

Options scanning_options() {
  return {{"verbatim", several(any_text("NAME")), "LaTeX: another environment to leave alone"},
          {"diagram-sty", "LaTeX: read diagram.sty's diagrams in any case"}};
}

Options reading_options() {
  Options const defaults{{"defaults", a_file(), "a file of default fields for all documents"},
                         {"labels", a_file(), "diagram numbers of other issues (updated)"}};
  return under("documents", joined({defaults, scanning_options()}));
}

Options fences_option() { return {{"fences", "Markdown: typeset ```fen and ```chessboard too"}}; }

void take_fences(Values const& values, run::Invocation& invocation) {
  if (values.has("fences")) invocation.set_plugin_fences(document::PluginFences::diagrams);
}

Options host_option() {
  return {{"host", one_of("HOST", names_in(host_rows)),
           told(names_in(host_rows)) + "; by default from the suffix"}};
}

Options document_options() {
  Options const follow{{"follow", "also included files; all documents are one book"}};
  return under("documents", joined({reading_options(), fences_option(), follow, host_option()}));
}

std::vector<std::string> documents_named(Values const& values) {
  auto names = values.operands();
  if (names.empty()) names.push_back(run::master_of_project());
  if (names.front().empty()) throw UsageError("missing FILE");
  for (std::size_t i = names.size() - values.literals().size(); i < names.size(); ++i)
    if (names[i] == "-") names[i] = "./-";
  return names;
}

document::MarkupLanguage const& host_of(std::string const& path, Values const& values) {
  bool const from_input = path == "-" && values.has("output");
  std::string const& named = from_input ? values["output"] : path;
  bool const markdown =
      text::has_markdown_suffix(std::filesystem::path(named).extension().string()) ||
      (from_input && format_by_suffix(page_formats(), named));
  if (values.has("host")) return *row_named(host_rows, values["host"])->host;
  return markdown ? document::markdown_host : document::tex_host;
}

bool is_of_other_host(run::Invocation& invocation, text::SourceId id, std::string const& path,
                      Values const& values) {
  if (values.has("host") || document::has_tex_suffix(path)) return false;
  text::Source const& source = invocation.sources()[id];
  if (!document::scan_tex(source, {}, values.has("diagram-sty")).directives.empty()) return false;
  document::Scan const scan = document::scan_markdown(source);
  if (scan.directives.empty()) return false;
  invocation.report(text::error("E-HOST", scan.directives.front().opening,
                                "Markdown directive in a document that is read as LaTeX",
                                "add `--host markdown`"),
                    id);
  return true;
}

void refuse_mixed_hosts(std::vector<std::string> const& inputs, Values const& values) {
  for (std::string const& input : inputs)
    if (&host_of(input, values) != &host_of(inputs.front(), values))
      throw UsageError(fmt::format(
          "--follow: {} and {} cannot be one book, because one is LaTeX and one Markdown",
          inputs.front(), input));
}

DocumentOptions::DocumentOptions(Values const& values, run::Invocation& invocation)
    : invocation_(invocation) {
  more_verbatim_ = values.all("verbatim");
  diagram_sty_ = values.has("diagram-sty");
  take_fences(values, invocation);
  if (values.has("defaults")) defaults_ = invocation.open(values["defaults"]);
}

run::WeaveOptions const& DocumentOptions::of(document::MarkupLanguage const& host) {
  auto const [known, is_new] = by_host_.try_emplace(&host);
  run::WeaveOptions& options = known->second;
  if (!is_new) return options;
  options.more_verbatim = more_verbatim_;
  options.diagram_sty = diagram_sty_;
  options.defaults.host = &host;
  options.defaults.strict = strict_;
  if (auto const project = invocation_.project().defaults)
    run::read_defaults(invocation_, *project, options.defaults);
  if (defaults_) run::read_defaults(invocation_, *defaults_, options.defaults);
  return options;
}

}  // namespace dawson::cli
