#include <fmt/format.h>

#include "cli/command.hpp"
#include "run/disk.hpp"
#include "run/styles.hpp"
#include "run/yaml_style.hpp"

namespace dawson::cli {

namespace po = boost::program_options;

po::options_description look_options() {
  po::options_description options("the look");
  options.add_options()  //
      ("style", po::value<std::string>(),
       "hatched, tinted, screen, or a file of your own (.yaml)")  //
      ("pieces", po::value<std::string>(), "a folder of SVG files: your own figures");
  return options;
}

std::optional<layout::Style> read_style_option(po::variables_map const& values,
                                               Reporter& reporter) {
  if (!values.contains("style")) return {};
  auto const name = values["style"].as<std::string>();
  if (!run::names_style_file(name)) {
    auto const style = run::Styles("").find(name);
    if (!style)
      throw UsageError(fmt::format("--style: {}; {}", style.error().message, style.error().hint));
    return *style;
  }
  text::Source const source(name, run::read_file(name));
  auto const style = run::read_style(source);
  if (style) return run::beside(*style, name);
  reporter.report({style.error()}, source);
  return {};
}

std::string read_pieces_option(po::variables_map const& values,
                               std::optional<layout::Style> const& style, run::TexPieceSets& sets,
                               Reporter& reporter) {
  std::string const own = values.contains("pieces") ? values["pieces"].as<std::string>() : "";
  std::string const& folder = own.empty() && style ? style->pieces : own;
  if (!folder.empty())
    for (run::PieceFault const& fault : sets.open(folder).folder.faults)
      reporter.report({fault.finding}, *fault.source);
  return own;
}

}  // namespace dawson::cli
