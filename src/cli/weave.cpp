#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <optional>
#include <set>

#include "cli/command.hpp"
#include "document/host.hpp"
#include "run/disk.hpp"
#include "run/style_files.hpp"
#include "run/weave.hpp"
#include "run/weave_markdown.hpp"
#include "type/type.hpp"

namespace dawson::cli {
namespace {

namespace po = boost::program_options;
namespace fs = std::filesystem;

po::options_description document_options() {
  po::options_description options("documents");
  options.add_options()  //
      ("defaults", po::value<std::string>(),
       "fields for all documents, as in a defaults directive")  //
      ("verbatim", po::value<std::vector<std::string>>()->composing(),
       "LaTeX: leave this environment alone too")  //
      ("host", po::value<std::string>(), "tex or markdown, told by the suffix without it");
  return options;
}

std::vector<std::string> operands(Arguments const& arguments, po::variables_map const& values) {
  if (!values.contains("operand")) throw UsageError("no document is named");
  auto names = values["operand"].as<std::vector<std::string>>();
  // Behind `--` a hyphen is a file's name.
  for (std::size_t i = names.size() - arguments.literals.size(); i < names.size(); ++i)
    if (names[i] == "-") names[i] = "./-";
  return names;
}

std::string shown_name(std::string const& path) { return path == "-" ? "<stdin>" : path; }

// The innermost folder that all documents are in.
fs::path common_folder(std::vector<std::string> const& inputs) {
  auto const folder_of = [](std::string const& input) {
    return fs::absolute(input).lexically_normal().parent_path();
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

// The name of the PDF that holds the boards of a woven document, from the folder that LaTeX runs
// in. It stands there as TeX's \includegraphics takes it.
std::string pages_beside(std::string const& output, fs::path const& root) {
  if (output == "-")
    throw UsageError("--boards pdf writes a file beside the document, which needs a name");
  auto const path =
      fs::path(output).parent_path() / (fs::path(output).stem().string() + "-boards.pdf");
  std::string const name =
      root.empty() ? path.generic_string() : path.lexically_relative(root).generic_string();
  if (name.find_first_of("#%{}\\~^&$\" ") != std::string::npos)
    throw UsageError(fmt::format(
        "{}: with --boards pdf the name is without blanks and what is special to TeX", output));
  return name;
}

bool is_markdown_name(std::string const& path) {
  std::string const suffix = fs::path(path).extension().string();
  return suffix == ".md" || suffix == ".markdown";
}

// What a document is written in: told by its suffix, or by --host.
document::Host const& host_of(std::string const& path, po::variables_map const& values) {
  bool markdown = is_markdown_name(path);
  if (values.contains("host")) {
    auto const host = values["host"].as<std::string>();
    if (host != "tex" && host != "markdown")
      throw UsageError(fmt::format("--host is tex or markdown, not '{}'", host));
    markdown = host == "markdown";
  }
  return markdown ? document::markdown_host : document::tex_host;
}

// How documents are read. Values of the defaults are in the language of the document that takes
// them.
class DocumentOptions {
 public:
  DocumentOptions(po::variables_map const& values, Reporter& reporter, run::TexPieceSets& sets)
      : reporter_(reporter) {
    plain_.style = read_style_option(values, reporter);
    plain_.pieces = read_pieces_option(values, plain_.style, sets, reporter);
    if (values.contains("verbatim"))
      plain_.more_verbatim = values["verbatim"].as<std::vector<std::string>>();
    if (!values.contains("defaults")) return;
    auto const path = values["defaults"].as<std::string>();
    defaults_.emplace(shown_name(path), run::read_file(path));
  }

  run::WeaveOptions const& of(document::Host const& host) {
    auto const [known, is_new] = by_host_.try_emplace(&host, plain_);
    if (!is_new) return known->second;
    document::Settings& settings = known->second.defaults;
    settings.host = &host;
    // A slip in them is reported in their own file.
    if (defaults_) reporter_.report(run::read_defaults(*defaults_, settings), *defaults_);
    return known->second;
  }

 private:
  Reporter& reporter_;
  run::WeaveOptions plain_;
  std::optional<text::Source> defaults_;
  std::map<document::Host const*, run::WeaveOptions> by_host_;
};

// `--boards` for documents of this host; each has its own usual kind.
std::string boards_of(document::Host const& host, po::variables_map const& values) {
  bool const markdown = &host == &document::markdown_host;
  if (!values.contains("boards")) return markdown ? "svg" : "tikz";
  auto const boards = values["boards"].as<std::string>();
  if (boards != "tikz" && boards != "svg" && boards != "pdf")
    throw UsageError(fmt::format("--boards is tikz, svg or pdf, not '{}'", boards));
  if (!markdown && boards == "svg") throw UsageError("--boards svg is for Markdown documents");
  return boards;
}

// Letters in images. Reports a typeface that is not installed.
std::optional<type::Type> open_type(Reporter& reporter, text::Source const& source) {
  auto type = type::Type::open();
  if (type) return std::move(*type);
  reporter.report({type.error()}, source);
  return {};
}

// The folder of images as a document in `folder` names it.
std::string reference(fs::path const& assets, fs::path const& folder) {
  fs::path const from = fs::absolute(folder.empty() ? fs::path(".") : folder).lexically_normal();
  std::string const path =
      fs::absolute(assets).lexically_normal().lexically_relative(from).generic_string();
  return path == "." ? std::string() : path.ends_with('/') ? path.substr(0, path.size() - 1) : path;
}

void weave_markdown_file(text::Source const& source, std::string const& output,
                         run::WeaveOptions const& options, po::variables_map const& values,
                         run::TexPieceSets& sets, Reporter& reporter) {
  auto const type = open_type(reporter, source);
  if (!type) return;
  std::string const boards = boards_of(document::markdown_host, values);
  fs::path const folder = output == "-" ? fs::path() : fs::path(output).parent_path();
  fs::path const assets =
      values.contains("assets") ? fs::path(values["assets"].as<std::string>()) : folder;
  run::MarkdownOptions markdown;
  markdown.boards = boards == "svg"   ? run::Boards::svg
                    : boards == "pdf" ? run::Boards::pdf
                                      : run::Boards::tikz;
  markdown.draft = values["draft"].as<bool>();
  markdown.assets = reference(assets.empty() ? fs::path(".") : assets, folder);
  run::WovenMarkdown const woven =
      run::weave_markdown(source, options, markdown, type->typeset(), sets);
  reporter.report(woven.diagnostics, source);
  if (!woven.complete && !markdown.draft) return;  // a hole could reach print unseen
  for (run::Asset const& asset : woven.assets)
    run::write_file((assets / asset.name).string(), asset.bytes);
  run::write_file(output, woven.output);
}

}  // namespace

int run_weave(Arguments const& arguments) {
  po::options_description options("options");
  options.add_options()  //
      ("output,o", po::value<std::string>(),
       "the document written; a folder where several are read")  //
      ("boards", po::value<std::string>(),
       "what diagrams become: tikz (LaTeX's usual), svg (Markdown's) or pdf")  //
      ("assets", po::value<std::string>(),
       "Markdown: the folder of images, beside the output without it")  //
      ("draft", po::bool_switch(),
       "Markdown: write documents with errors too, each shown in its place")  //
      ("sty", po::value<std::string>(), "write dawson.sty and its fonts into this folder");
  options.add(document_options()).add(look_options()).add(reporting_options());
  po::variables_map values;
  if (!read_arguments(
          arguments, options,
          {"dawson weave FILE... -o OUT",
           "Writes LaTeX or Markdown documents with diagrams in the place of their chess "
           "directives.\n"
           "Everything else stays as it is, line for line. `-` is standard input or output.",
           "  dawson weave column.tex -o build/column.tex --sty build\n"
           "  dawson weave column.md -o site/column.md --assets site/images"},
          values))
    return done;

  if (values.contains("sty") && !values.contains("operand")) {
    run::write_style_files(values["sty"].as<std::string>());
    return done;
  }
  auto const inputs = operands(arguments, values);
  if (!values.contains("output"))
    throw UsageError("where to? name the output with -o (`-o -` is standard output)");
  auto const output = values["output"].as<std::string>();
  std::error_code failure;
  bool const into_folder =
      inputs.size() > 1 || output.ends_with('/') || fs::is_directory(output, failure);
  if (inputs.size() > 1 && output == "-")
    throw UsageError("several documents need a folder, not standard output");

  fs::path const common = into_folder ? common_folder(inputs) : fs::path();
  fs::path const root = into_folder ? fs::path(output) : fs::path(output).parent_path();
  std::vector<std::string> outputs;
  std::set<std::string> taken;
  for (std::string const& input : inputs) {
    if (into_folder && input == "-")
      throw UsageError("standard input has no name in a folder: name the output file");
    // A document finds its parts in the woven folder as it did in its own.
    outputs.push_back(
        into_folder
            ? (fs::path(output) / fs::absolute(input).lexically_normal().lexically_relative(common))
                  .string()
            : output);
    if (!taken.insert(fs::path(outputs.back()).lexically_normal().string()).second)
      throw UsageError(fmt::format("two documents would be written to {}", outputs.back()));
  }
  std::vector<std::string> sources = inputs;
  if (values.contains("defaults")) sources.push_back(values["defaults"].as<std::string>());
  for (std::string const& out : outputs)
    for (std::string const& input : sources)
      if (run::same_file(out, input) ||
          (out != "-" && fs::path(out).lexically_normal() == fs::path(input).lexically_normal()))
        throw UsageError(fmt::format("the output {} is a source: it would be overwritten", out));

  for (std::string const& input : inputs) boards_of(host_of(input, values), values);
  Reporter reporter(values);
  if (values.contains("sty")) run::write_style_files(values["sty"].as<std::string>());
  run::TexPieceSets sets;
  DocumentOptions options_of(values, reporter, sets);
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    text::Source const source(shown_name(inputs[i]), run::read_file(inputs[i]));
    document::Host const& host = host_of(inputs[i], values);
    if (&host == &document::markdown_host) {
      weave_markdown_file(source, outputs[i], options_of.of(host), values, sets, reporter);
      continue;
    }
    run::WeaveOptions weave_options = options_of.of(host);
    weave_options.boards =
        boards_of(host, values) == "pdf" ? pages_beside(outputs[i], root) : std::string();
    run::Woven const woven = run::weave_tex(source, weave_options, sets);
    reporter.report(woven.diagnostics, source);
    for (auto const& [name, bytes] : woven.files) run::write_file((root / name).string(), bytes);
    run::write_file(outputs[i], woven.output);
  }
  return reporter.status();
}

int run_check(Arguments const& arguments) {
  po::options_description options = document_options();
  options.add(look_options()).add(reporting_options());
  po::variables_map values;
  if (!read_arguments(arguments, options,
                      {"dawson check FILE...",
                       "Says everything that weave would complain of, and writes nothing.",
                       "  dawson check column.tex\n"
                       "  dawson check --diagnostics short chapters/*.tex"},
                      values))
    return done;
  auto const inputs = operands(arguments, values);
  Reporter reporter(values);
  run::TexPieceSets sets;
  DocumentOptions options_of(values, reporter, sets);
  for (std::string const& input : inputs) {
    text::Source const source(shown_name(input), run::read_file(input));
    document::Host const& host = host_of(input, values);
    if (&host == &document::markdown_host) {
      if (auto const type = open_type(reporter, source))
        reporter.report(
            run::weave_markdown(source, options_of.of(host), {}, type->typeset(), sets).diagnostics,
            source);
    } else {
      reporter.report(run::weave_tex(source, options_of.of(host), sets).diagnostics, source);
    }
  }
  return reporter.status();
}

}  // namespace dawson::cli
