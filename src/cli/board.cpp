#include <fmt/format.h>

#include "cli/command.hpp"
#include "run/board.hpp"
#include "run/disk.hpp"

namespace dawson::cli {

namespace po = boost::program_options;

int run_board(Arguments const& arguments) {
  po::options_description options("options");
  options.add_options()                                                                               //
      ("from", po::value<std::string>(), "the notation of the position, guessed without it")         //
      ("field", po::value<std::vector<std::string>>()->composing(), "a board field, as in size=6mm")  //
      ("output,o", po::value<std::string>(), "the file written: .tex, or - for standard output");
  options.add(look_options()).add(reporting_options());
  po::variables_map values;
  if (!read_arguments(arguments, options,
                      {"dawson board POSITION -o OUT.tex",
                       "Writes one diagram as a LaTeX document that compiles alone: TikZ, no package of ours.",
                       "  dawson board 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR' --from fen -o start.tex\n"
                       "  dawson board '{U}2-2/1(Elephant)3/5' --from ffen --field size=8mm -o elephant.tex"},
                      values))
    return done;
  if (!values.contains("operand")) throw UsageError("no position is given");
  auto const operands = values["operand"].as<std::vector<std::string>>();
  if (operands.size() != 1) throw UsageError("one position at a time; put quotes around a string with blanks");
  if (!values.contains("output")) throw UsageError("where to? name the output with -o");
  auto const output = values["output"].as<std::string>();
  if (output != "-" && !output.ends_with(".tex")) throw UsageError(fmt::format("{}: the kind of output is told by its suffix, .tex", output));

  document::Field const* notation = nullptr;
  if (values.contains("from")) {
    auto const from = values["from"].as<std::string>();
    notation = document::find_field(from);
    if (!notation || notation->syntax != document::Syntax::position)
      throw UsageError(fmt::format("--from {}: no such notation", from));
  }
  bool const from_stdin = operands[0] == "-" && arguments.literals.empty();
  std::string text = from_stdin ? run::read_file("-") : operands[0];
  while (text.ends_with('\n') || text.ends_with('\r')) text.pop_back();
  if (text.find('\n') != std::string::npos) throw UsageError("a position is one line");
  if (values.contains("field")) {
    for (std::string const& field : values["field"].as<std::vector<std::string>>()) {
      std::size_t const equals = field.find('=');
      if (equals == std::string::npos) throw UsageError(fmt::format("--field {}: write name=value", field));
      text += fmt::format("\n{}: {}", field.substr(0, equals), field.substr(equals + 1));
    }
  }

  Reporter reporter(values);
  text::Source const source(from_stdin ? "<stdin>" : "<argument>", std::move(text));
  text::Diagnostics findings;
  auto const style = read_style_option(values, reporter);
  auto const document = run::board_tex(source, notation, style, findings);
  reporter.report(findings, source);
  if (document) run::write_file(output, *document);
  return reporter.status();
}

}  // namespace dawson::cli
