#include "cli/commands/documents.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "document/markdown/scan.hpp"
#include "document/tex/scan.hpp"
#include "run/style/style_files.hpp"

namespace dawson::cli {

namespace po = boost::program_options;

namespace {

struct HostRow {
  std::string_view name;
  document::Host const* host;
};
constexpr HostRow hosts[] = {{"tex", &document::tex_host}, {"markdown", &document::markdown_host}};

}  // namespace

po::options_description reading_options() {
  po::options_description options("documents");
  options.add_options()  //
      ("defaults", value(a_file()),
       "fields for all documents, as of a defaults block")                                  //
      ("verbatim", values_of(any_text("NAME")), "LaTeX: leave this environment alone too")  //
      ("diagram-sty", po::bool_switch(), "LaTeX: take diagram.sty's diagrams in any case");
  return options;
}

po::options_description document_options() {
  po::options_description options = reading_options();
  options.add_options()  //
      ("follow", po::bool_switch(),
       "what documents take in too, all as one book")  //
      ("host", value(one_of("HOST", names_in(hosts))),
       (told(names_in(hosts)) + ", told by the suffix without it").c_str());
  return options;
}

std::vector<std::string> documents_named(Arguments const& arguments,
                                         po::variables_map const& values) {
  if (!values.contains("operand")) throw UsageError("no document is named");
  auto names = values["operand"].as<std::vector<std::string>>();
  for (std::size_t i = names.size() - arguments.literals.size(); i < names.size(); ++i)
    if (names[i] == "-") names[i] = "./-";
  return names;
}

document::Host const& host_of(std::string const& path, po::variables_map const& values) {
  constexpr std::string_view suffixes[] = {".md", ".markdown", ".html", ".htm"};  // of outputs too
  bool const from_input = path == "-" && values.contains("output");
  std::string const suffix =
      std::filesystem::path(from_input ? given(values, "output") : path).extension().string();
  std::size_t const named = from_input ? std::size(suffixes) : 2;
  bool const markdown = std::find(suffixes, suffixes + named, suffix) != suffixes + named;
  if (values.contains("host")) return *row_named(hosts, values["host"].as<std::string>())->host;
  return markdown ? document::markdown_host : document::tex_host;
}

bool is_of_other_host(run::Job& job, text::SourceId id, std::string const& path,
                      po::variables_map const& values) {
  constexpr std::string_view of_latex[] = {".tex", ".ltx", ".latex", ".sty", ".cls"};
  std::string const suffix = std::filesystem::path(path).extension().string();
  if (values.contains("host") || std::ranges::find(of_latex, suffix) != std::end(of_latex))
    return false;
  text::Source const& source = job.sources()[id];
  if (!document::scan_tex(source, {}, values["diagram-sty"].as<bool>()).directives.empty())
    return false;
  document::Scan const scan = document::scan_markdown(source);
  if (scan.directives.empty()) return false;
  job.report(text::error("E-HOST", scan.directives.front().opening,
                         "this is a directive of Markdown, and the document is read as LaTeX",
                         "say --host markdown"),
             id);
  return true;
}

void refuse_mixed_hosts(std::vector<std::string> const& inputs, po::variables_map const& values) {
  for (std::string const& input : inputs)
    if (&host_of(input, values) != &host_of(inputs.front(), values))
      throw UsageError(
          fmt::format("--follow: {} and {} are no one book, one is LaTeX and one Markdown",
                      inputs.front(), input));
}

DocumentOptions::DocumentOptions(po::variables_map const& values, run::Job& job) : job_(job) {
  if (values.contains("verbatim"))
    more_verbatim_ = values["verbatim"].as<std::vector<std::string>>();
  diagram_sty_ = values["diagram-sty"].as<bool>();
  if (values.contains("defaults")) defaults_ = job.open(values["defaults"].as<std::string>());
}

run::WeaveOptions const& DocumentOptions::of(document::Host const& host) {
  auto const [known, is_new] = by_host_.try_emplace(&host);
  run::WeaveOptions& options = known->second;
  if (!is_new) return options;
  options.more_verbatim = more_verbatim_;
  options.diagram_sty = diagram_sty_;
  options.defaults.host = &host;
  options.defaults.strict = strict_;
  if (defaults_) run::read_defaults(job_, *defaults_, options.defaults);
  return options;
}

}  // namespace dawson::cli
