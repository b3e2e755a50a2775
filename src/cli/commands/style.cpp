#include <fmt/format.h>

#include <string>

#include "cli/command.hpp"
#include "cli/options.hpp"
#include "disk/disk.hpp"
#include "style/shipped_styles.hpp"
#include "style/styles.hpp"
#include "style/yaml_style.hpp"

namespace dawson::cli {
namespace {

OutputChoice const style_outputs{"style", {{"", "YAML", {".yaml", ".yml"}}}};

Options style_command_options() {
  return joined(
      {under("options", {{"output,o", as_output(a_file(style_outputs.formats.front().suffixes)),
                          "the output file, or - for standard output", "-"}}),
       writing_options()});
}

// A style file is resolved as well: the values of its base are written out.
int run_style(Values const& values) {
  refuse_other_suffix(values["output"], style_outputs);
  Session session(values);
  text::SourceId const operand = session.open_operand("name of a style");
  std::string const name(session.invocation().sources()[operand].bytes());
  if (auto const* style = session.invocation().find_style(name))
    session.invocation().disk().write(values["output"], run::written(*style));
  return session.finish();
}

}  // namespace

Command const style_command{
    "style",
    "print a complete style, as a start for your own",
    Operand::style,
    "dawson style NAME",
    "Prints all keys of a style: a shipped one by its name, or your own file with the keys of the\n"
    "styles that it is based on.",
    "  dawson style schwalbe -o ours.yaml\n"
    "  dawson style ours.yaml",
    style_command_options,
    run_style};

}  // namespace dawson::cli
