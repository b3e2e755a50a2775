#include "cli/commands/documents.hpp"

#include <algorithm>
#include <filesystem>

#include <fmt/format.h>

#include "collection/formats.hpp"
#include "disk/embedding.hpp"
#include "document/markdown/scan.hpp"
#include "document/tex/input_encoding.hpp"
#include "document/tex/scan.hpp"
#include "session/project_file.hpp"
#include "session/style_files.hpp"
#include "text/files.hpp"
#include "text/scanning.hpp"
#include "write/pandoc/text_formats.hpp"
#include "write/tex/latex_renderer.hpp"

namespace dawson::cli {

namespace {

struct HostRow {
  std::string_view name;
  document::MarkupLanguage const* markup;
};
constexpr HostRow host_rows[] = {{"tex", &document::tex_markup},
                                 {"markdown", &document::markdown_markup}};

}  // namespace

Options scanning_options() {
  return {{"verbatim", several(any_text("NAME")), "LaTeX: another environment to leave alone"},
          {"diagram-sty", "LaTeX: read diagram.sty's diagrams in any case"}};
}

Options reading_options() {
  Options const defaults{{"defaults", a_file(), "a file of default fields for all documents"},
                         {"labels", a_file(), "diagram numbers of other issues (updated)"},
                         {"proofs", a_file(), "answers of Popeye; default: proofs.json"}};
  return under("documents", joined({defaults, scanning_options()}));
}

void take_proofs(Values const& values, run::Invocation& invocation) {
  invocation.use_proofs(values.has("proofs") ? values["proofs"] : invocation.project().proofs);
}

Options fences_option() { return {{"fences", "Markdown: typeset ```fen and ```chessboard too"}}; }

void take_fences(Values const& values, run::Invocation& invocation) {
  if (values.has("fences")) invocation.set_plugin_fences(document::PluginFences::diagrams);
}

Options markup_option() {
  return {{"host", one_of("HOST", names_in(host_rows)),
           reported(names_in(host_rows)) + "; by default from the suffix"}};
}

Options document_options() {
  Options const follow{{"follow", "also included files; all documents are one book"}};
  return under("documents", joined({reading_options(), fences_option(), follow, markup_option()}));
}

std::vector<std::string> documents_named(Values const& values, bool collections) {
  auto names = values.operands();
  if (names.empty()) names.push_back(run::master_of_project());
  if (names.front().empty()) throw UsageError("missing FILE");
  for (std::size_t i = names.size() - values.literals().size(); i < names.size(); ++i)
    if (names[i] == "-") names[i] = "./-";
  for (std::string const& name : names) {
    std::filesystem::path const path = name;
    bool const document = values.has("host") || document::has_tex_suffix(name) ||
                          text::has_markdown_suffix(path.extension().string());
    if (!collections && !document && collection::format_of_file(name))
      throw UsageError(fmt::format(
          "{} is a file of problems: print it with a field `from: {}` in a document, or convert it "
          "with `dawson convert --file`",
          name, path.filename().string()));
  }
  return names;
}

document::MarkupLanguage const& markup_of(std::string const& path, Values const& values) {
  bool const from_input = path == "-" && values.has("output");
  std::string const& named = from_input ? values["output"] : path;
  bool const markdown =
      text::has_markdown_suffix(std::filesystem::path(named).extension().string()) ||
      (from_input && format_by_suffix(page_formats(), named));
  if (values.has("host")) return *row_named(host_rows, values["host"])->markup;
  return markdown ? document::markdown_markup : document::tex_markup;
}

bool is_of_other_markup(run::Invocation& invocation, text::SourceId id, std::string const& path,
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
    if (&markup_of(input, values) != &markup_of(inputs.front(), values))
      throw UsageError(fmt::format(
          "--follow: {} and {} cannot be one book, because one is LaTeX and one Markdown",
          inputs.front(), input));
}

DocumentOptions::DocumentOptions(Values const& values, run::Invocation& invocation)
    : invocation_(invocation) {
  more_verbatim_ = values.all("verbatim");
  diagram_sty_ = values.has("diagram-sty");
  take_fences(values, invocation);
  take_proofs(values, invocation);
  if (values.has("defaults")) defaults_ = invocation.open(values["defaults"]);
}

run::WeaveOptions const& DocumentOptions::of(document::MarkupLanguage const& markup) {
  auto const [known, is_new] = by_markup_.try_emplace(&markup);
  run::WeaveOptions& options = known->second;
  if (!is_new) return options;
  options.more_verbatim = more_verbatim_;
  options.diagram_sty = diagram_sty_;
  options.defaults.markup = &markup;
  options.defaults.strict = strict_;
  if (auto const project = invocation_.project().defaults)
    run::read_defaults(invocation_, *project, options.defaults);
  if (defaults_) run::read_defaults(invocation_, *defaults_, options.defaults);
  return options;
}

namespace fs = std::filesystem;

namespace {

// Returns the innermost folder that contains all documents.
fs::path common_folder(std::vector<std::string> const& inputs) {
  auto const folder_of = [](std::string const& input) {
    return run::whole_path(input).parent_path();
  };
  fs::path common = folder_of(inputs.front());
  for (std::string const& input : inputs) {
    fs::path const folder = folder_of(input);
    while (std::mismatch(common.begin(), common.end(), folder.begin(), folder.end()).first !=
           common.end())
      common = common.parent_path();
  }
  return common;
}

// Returns whether several documents are written to the output, or it is an existing folder.
bool goes_to_folder(std::vector<std::string> const& inputs, Values const& values) {
  std::string const& output = values["output"];
  return values.has("follow") || inputs.size() > 1 || output.ends_with('/') ||
         run::is_folder(output);
}

// A folder normally has no suffix; a name with one was meant as a file.
void refuse_file_name(std::string const& folder, WrittenFormats const& formats) {
  bool const is_folder = folder.ends_with('/') || run::is_folder(folder);
  if (!is_folder && (format_by_suffix(formats, folder) || is_known_suffix(suffix_of(folder))))
    throw UsageError(
        fmt::format("-o {}: several documents need a folder; write `{}/` for one of this name",
                    folder, folder));
}

// Returns the path of the image folder as a document in `folder` refers to it.
std::string reference(fs::path const& assets, fs::path const& folder) {
  fs::path const from = run::whole_path(folder.empty() ? fs::path(".") : folder);
  std::string const path = run::whole_path(assets).lexically_relative(from).generic_string();
  return path == "." ? std::string() : path.ends_with('/') ? path.substr(0, path.size() - 1) : path;
}

}  // namespace

std::string pages_beside(std::string const& output, fs::path const& root) {
  if (output == "-")
    throw UsageError(
        "--boards pdf needs a named output, because the boards go into a file next to it");
  auto const path =
      fs::path(output).parent_path() / (fs::path(output).stem().string() + "-boards.pdf");
  std::string const name =
      root.empty() ? path.generic_string() : path.lexically_relative(root).generic_string();
  if (!run::is_tex_name(name))
    throw UsageError(fmt::format(
        "{}: with --boards pdf the name must not have spaces or characters special to TeX",
        output));
  return name;
}

std::string stem_beside(std::string const& output, fs::path const& root) {
  if (output == "-") return {};
  return run::tex_stem(root.empty() ? output
                                    : fs::path(output).lexically_relative(root).generic_string());
}

Outputs in_folder(std::vector<std::string> const& inputs, std::string const& folder) {
  Outputs out{fs::path(folder), {}};
  fs::path const common = common_folder(inputs);
  for (std::string const& input : inputs) {
    if (input == "-")
      throw UsageError("standard input has no name for a file in a folder: name the output file");
    out.files.push_back(
        (fs::path(folder) / run::whole_path(input).lexically_relative(common)).string());
  }
  return out;
}

WrittenFormats const& page_formats() {
  static WrittenFormats const formats = [] {
    WrittenFormats all{{"html", "a page of HTML", {".html", ".htm"}},
                       {"txt", "plain text", {".txt"}},
                       {"epub", "an e-book", {".epub"}, true}};
    for (run::TextFormat const& one : run::text_formats())
      all.push_back({std::string(one.name),
                     std::string(one.words),
                     {fmt::format(".{}", one.name)},
                     one.file != run::TextFormatFile::plain});
    return all;
  }();
  return formats;
}

WrittenFormats woven_formats(document::MarkupLanguage const& markup) {
  bool const tex = &markup == &document::tex_markup;
  auto const suffixes = tex ? document::tex_suffixes() : text::markdown_suffixes();
  WrittenFormats formats{{"same", tex ? "LaTeX" : "Markdown", {}}};
  for (std::string_view const suffix : suffixes)
    formats.front().suffixes.push_back(text::lower_case(suffix));
  if (!tex) formats.insert(formats.end(), page_formats().begin(), page_formats().end());
  return formats;
}

std::string woven_format(std::vector<std::string> const& inputs, Values const& values) {
  std::string const& output = values["output"];
  if (output.empty())
    throw UsageError("missing output file: add `-o FILE`, or `-o -` for standard output");
  document::MarkupLanguage const& markup = markup_of(inputs.front(), values);
  bool const as_input = suffix_of(output) == suffix_of(inputs.front());
  WrittenFormat const* const by_suffix =
      as_input ? nullptr : format_by_suffix(page_formats(), output);
  std::string const format = values.has("to") ? values["to"] : by_suffix ? by_suffix->name : "same";
  // Pages from LaTeX, or from both markup languages: the renderer reports why it refuses them.
  if (format != "same" && &markup == &document::tex_markup) return format;
  OutputChoice choice{"weave", woven_formats(markup), "--to", values["to"], inputs.front()};
  if (format == "epub" || !goes_to_folder(inputs, values)) refuse_other_suffix(output, choice);
  else refuse_file_name(output, choice.formats);
  return format;
}

Outputs outputs_of(std::vector<std::string> const& inputs, Values const& values) {
  auto const& output = values["output"];
  bool const into_folder = goes_to_folder(inputs, values);
  if ((inputs.size() > 1 || values.has("follow")) && output == "-")
    throw UsageError("several documents need an output folder, not standard output");
  if (!into_folder) return {fs::path(output).parent_path(), {output}};
  return in_folder(inputs, output);
}

fs::path assets_of(std::string const& output, Values const& values) {
  if (values.has("assets")) return values["assets"];
  return output == "-" ? fs::path() : fs::path(output).parent_path();
}

std::string assets_named(std::string const& output, Values const& values) {
  if (values.has("assets-url")) return values["assets-url"];
  fs::path const assets = assets_of(output, values);
  return reference(assets.empty() ? fs::path(".") : assets,
                   output == "-" ? fs::path() : fs::path(output).parent_path());
}

}  // namespace dawson::cli
