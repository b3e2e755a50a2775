#include <fmt/format.h>

#include <filesystem>
#include <memory>
#include <set>

#include "cli/command.hpp"
#include "run/disk.hpp"
#include "run/style_files.hpp"
#include "run/weave.hpp"

namespace dawson::cli {
namespace {

namespace po = boost::program_options;
namespace fs = std::filesystem;

po::options_description document_options() {
  po::options_description options("documents");
  options.add_options()                                                                             //
      ("defaults", po::value<std::string>(), "fields for all documents, as in a defaults directive")  //
      ("verbatim", po::value<std::vector<std::string>>()->composing(), "leave this environment alone too");
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

// The options that say how documents are read; a slip in the defaults is reported in their own file.
run::WeaveOptions read_options(po::variables_map const& values, Reporter& reporter,
                               std::unique_ptr<text::Source>& defaults) {
  run::WeaveOptions options;
  if (values.contains("verbatim")) options.more_verbatim = values["verbatim"].as<std::vector<std::string>>();
  if (values.contains("defaults")) {
    auto const path = values["defaults"].as<std::string>();
    defaults = std::make_unique<text::Source>(shown_name(path), run::read_file(path));
    reporter.report(run::read_defaults(*defaults, options.defaults), *defaults);
  }
  return options;
}

}  // namespace

int run_weave(Arguments const& arguments) {
  po::options_description options("options");
  options.add_options()                                                                                 //
      ("output,o", po::value<std::string>(), "the document written; a folder where several are read")   //
      ("boards", po::value<std::string>()->default_value("tikz"), "what diagrams become: tikz")         //
      ("sty", po::value<std::string>(), "write dawson.sty into this folder");
  options.add(document_options()).add(look_options()).add(reporting_options());
  po::variables_map values;
  if (!read_arguments(arguments, options,
                      {"dawson weave FILE... -o OUT",
                       "Writes LaTeX documents with diagrams in the place of their chess directives.\n"
                       "Everything else stays as it is, line for line. `-` is standard input or output.",
                       "  dawson weave column.tex -o build/column.tex --sty build\n"
                       "  dawson weave intro.tex problems.tex -o woven/"},
                      values))
    return done;

  if (auto const boards = values["boards"].as<std::string>(); boards != "tikz")
    throw UsageError(fmt::format("--boards is tikz, not '{}'", boards));
  if (values.contains("sty") && !values.contains("operand")) {
    run::write_style_files(values["sty"].as<std::string>());
    return done;
  }
  auto const inputs = operands(arguments, values);
  if (!values.contains("output")) throw UsageError("where to? name the output with -o (`-o -` is standard output)");
  auto const output = values["output"].as<std::string>();
  std::error_code failure;
  bool const into_folder = inputs.size() > 1 || output.ends_with('/') || fs::is_directory(output, failure);
  if (inputs.size() > 1 && output == "-") throw UsageError("several documents need a folder, not standard output");

  std::vector<std::string> outputs;
  std::set<std::string> taken;
  for (std::string const& input : inputs) {
    if (into_folder && input == "-") throw UsageError("standard input has no name in a folder: name the output file");
    outputs.push_back(into_folder ? (fs::path(output) / fs::path(input).filename()).string() : output);
    if (!taken.insert(fs::path(outputs.back()).lexically_normal().string()).second)
      throw UsageError(fmt::format("two documents would be written to {}", outputs.back()));
  }
  std::vector<std::string> sources = inputs;
  if (values.contains("defaults")) sources.push_back(values["defaults"].as<std::string>());
  for (std::string const& out : outputs)
    for (std::string const& input : sources)
      if (run::same_file(out, input) || (out != "-" && fs::path(out).lexically_normal() == fs::path(input).lexically_normal()))
        throw UsageError(fmt::format("the output {} is a source: it would be overwritten", out));

  Reporter reporter(values);
  if (values.contains("sty")) run::write_style_files(values["sty"].as<std::string>());
  std::unique_ptr<text::Source> defaults;
  run::WeaveOptions weave_options = read_options(values, reporter, defaults);
  weave_options.style = read_style_option(values, reporter);
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    text::Source const source(shown_name(inputs[i]), run::read_file(inputs[i]));
    run::Woven const woven = run::weave_tex(source, weave_options);
    reporter.report(woven.diagnostics, source);
    run::write_file(outputs[i], woven.output);
  }
  return reporter.status();
}

int run_check(Arguments const& arguments) {
  po::options_description options = document_options();
  options.add(reporting_options());
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
  std::unique_ptr<text::Source> defaults;
  run::WeaveOptions const weave_options = read_options(values, reporter, defaults);
  for (std::string const& input : inputs) {
    text::Source const source(shown_name(input), run::read_file(input));
    reporter.report(run::weave_tex(source, weave_options).diagnostics, source);
  }
  return reporter.status();
}

}  // namespace dawson::cli
