#include "cli/command.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "cli/help/help.hpp"
#include "notation/notations.hpp"
#include "text/names.hpp"

namespace dawson::cli {

namespace po = boost::program_options;

namespace {

std::string unknown_option(std::string const& given, po::options_description const& options) {
  std::vector<std::string_view> names;
  for (auto const& option : options.options()) names.push_back(option->long_name());
  std::string const name = given.substr(std::min(given.find_first_not_of('-'), given.size()));
  std::string_view const near = text::meant_name(name, names);
  return fmt::format(
      "there is no option '{}'{} (a position that begins with a hyphen stands behind "
      "`--`)",
      given, near.empty() ? "" : fmt::format("; is it '--{}'?", near));
}

}  // namespace

po::options_description options_of(Command const& command) {
  po::options_description options = command.options();
  options.add_options()("help,h", "show this help");
  return options;
}

bool read_arguments(Command const& command, Arguments const& arguments, po::variables_map& values) {
  po::options_description const options = options_of(command);
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
    refuse_other_words(options, values);
  } catch (po::unknown_option const& error) {
    throw UsageError(unknown_option(error.get_option_name(), options));
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
  say_on_standard_output(help_of(command));
  return false;
}

ValueKind notation_kind() {
  ValueKind kind = any_text("NOTATION");
  kind.words = names_in(notation::notations());
  return kind;
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

void add_watch_option(po::options_description& options) {
  options.add_options()("watch", po::bool_switch(),
                        "build again when a file that was read changes");
}

po::options_description style_options() {
  po::options_description options("the style");
  options.add_options()  //
      ("style", value(a_style()),
       "hatched, tinted, screen ... or a .yaml file")  //
      ("pieces", value(a_folder()), "a folder of SVG files: your own figures");
  return options;
}

}  // namespace dawson::cli
