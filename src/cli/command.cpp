#include "cli/command.hpp"

#include <fmt/format.h>

#include "notation/notations.hpp"

namespace dawson::cli {

Options options_of(Command const& command) {
  Options options = command.options();
  options.push_back({"help,h", "show this help"});
  options.back().heading = options.front().heading;
  return options;
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

Option watch_option() { return {"watch", "build again when an input file changes"}; }

Options style_options() {
  return under("the style", {{"style", a_style(), "hatched, tinted, screen ... or a .yaml file"},
                             {"pieces", a_folder(), "a folder of SVG files: your own piece set"}});
}

}  // namespace dawson::cli
