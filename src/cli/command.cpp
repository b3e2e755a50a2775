#include "cli/command.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <sstream>

#include "notation/notations.hpp"

namespace dawson::cli {

namespace po = boost::program_options;

bool read_arguments(Arguments const& arguments, po::options_description options, Usage const& usage,
                    po::variables_map& values) {
  options.add_options()("help,h", "show this help");
  po::options_description all = options;
  all.add_options()("operand", po::value<std::vector<std::string>>()->composing());
  po::positional_options_description positions;
  positions.add("operand", -1);
  try {
    using namespace po::command_line_style;
    int const style = allow_short | short_allow_adjacent | short_allow_next | allow_long |
                      long_allow_adjacent | long_allow_next | allow_dash_for_short | allow_sticky;
    po::store(po::command_line_parser(arguments.options)
                  .options(all)
                  .positional(positions)
                  .style(style)
                  .run(),
              values);
    po::notify(values);
  } catch (po::unknown_option const& error) {
    throw UsageError(
        fmt::format("{} (a position that begins with a hyphen stands behind `--`)", error.what()));
  } catch (po::error const& error) {
    throw UsageError(error.what());
  }
  if (!values.contains("help")) {
    if (!arguments.literals.empty()) {
      std::vector<std::string> operands;
      if (values.contains("operand")) operands = values["operand"].as<std::vector<std::string>>();
      operands.insert(operands.end(), arguments.literals.begin(), arguments.literals.end());
      values.erase("operand");
      values.insert({"operand", po::variable_value(operands, false)});
    }
    return true;
  }
  std::ostringstream table;
  table << options;
  fmt::print("usage: {}\n\n{}\n\n{}\nexamples:\n{}\n", usage.synopsis, usage.purpose, table.str(),
             usage.examples);
  return false;
}

std::string known_notations() {
  std::string names;
  for (notation::Notation const& notation : notation::notations())
    names += fmt::format("{}{}", names.empty() ? "" : ", ", notation.name);
  return names;
}

po::options_description reporting_options() {
  po::options_description options("reporting");
  options.add_options()                                                                          //
      ("diagnostics", po::value<std::string>()->default_value("human"), "human, short or json")  //
      ("color", po::value<std::string>()->default_value("auto"), "auto, always or never")        //
      ("fail-on-warning", po::bool_switch(), "let warnings set the exit status to 1");
  return options;
}

Reporter::Reporter(po::variables_map const& values)
    : fail_on_warning_(values["fail-on-warning"].as<bool>()) {
  auto const form = values["diagnostics"].as<std::string>();
  if (form == "human") style_.form = text::ReportForm::human;
  else if (form == "short") style_.form = text::ReportForm::brief;
  else if (form == "json") style_.form = text::ReportForm::json;
  else throw UsageError(fmt::format("--diagnostics is human, short or json, not '{}'", form));

  auto const colour = values["color"].as<std::string>();
  char const* const no_colour = std::getenv("NO_COLOR");
  if (colour == "always") style_.colour = true;
  else if (colour == "auto") style_.colour = ::isatty(STDERR_FILENO) && (!no_colour || !*no_colour);
  else if (colour != "never")
    throw UsageError(fmt::format("--color is auto, always or never, not '{}'", colour));
}

void Reporter::report(text::Diagnostics const& findings, text::Source const& source) {
  std::string out;
  for (text::Diagnostic const& finding : findings) {
    if (finding.severity == text::Severity::error) ++errors_;
    if (finding.severity == text::Severity::warning) ++warnings_;
    out += text::report(finding, source, style_);
  }
  std::fputs(out.c_str(), stderr);
}

ExitStatus Reporter::status() const {
  return errors_ > 0 || (fail_on_warning_ && warnings_ > 0) ? input_errors : done;
}

}  // namespace dawson::cli
