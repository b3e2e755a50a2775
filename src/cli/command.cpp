#include "cli/command.hpp"

#include <fmt/format.h>

#include <sstream>

#include "notation/notations.hpp"

namespace dawson::cli {

namespace po = boost::program_options;

bool read_arguments(Command const& command, Arguments const& arguments, po::variables_map& values) {
  po::options_description options = command.options();
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
  fmt::print("usage: {}\n\n{}\n\n{}\nexamples:\n{}\n", command.synopsis, command.about, table.str(),
             command.examples);
  return false;
}

std::string known_notations() {
  std::string names;
  for (notation::Notation const& notation : notation::notations())
    names += fmt::format("{}{}", names.empty() ? "" : ", ", notation.name);
  return names;
}

std::string given(po::variables_map const& values, std::string const& option) {
  return values.contains(option) ? values[option].as<std::string>() : std::string();
}

po::options_description writing_options() {
  po::options_description options = reporting_options();
  options.add_options()                                                                        //
      ("deps", po::value<std::string>(), "lists here what was written and all that was read")  //
      ("deps-format", po::value<std::string>()->default_value("make"), "make, json or zero");
  return options;
}

po::options_description reporting_options() {
  po::options_description options("reporting");
  options.add_options()                                                                          //
      ("diagnostics", po::value<std::string>()->default_value("human"), "human, short or json")  //
      ("color", po::value<std::string>()->default_value("auto"), "auto, always or never")        //
      ("fail-on-warning", po::bool_switch(), "let warnings set the exit status to 1");
  return options;
}

po::options_description watch_option() {
  po::options_description options("on and on");
  options.add_options()("watch", po::bool_switch(),
                        "build again when a file that was read changes");
  return options;
}

po::options_description style_options() {
  po::options_description options("the style");
  options.add_options()  //
      ("style", po::value<std::string>(),
       "hatched, tinted, screen, or a file of your own (.yaml)")  //
      ("pieces", po::value<std::string>(), "a folder of SVG files: your own figures");
  return options;
}

}  // namespace dawson::cli
