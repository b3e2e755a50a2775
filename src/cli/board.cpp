#include <fmt/format.h>

#include <string>
#include <string_view>

#include "cli/command.hpp"
#include "cli/diagram.hpp"
#include "run/disk.hpp"

namespace dawson::cli {

namespace po = boost::program_options;

namespace {

run::BoardKind kind_of(std::string const& output, po::variables_map const& values) {
  if (!values.contains("kind")) return kind_by_suffix(output);
  auto const told = values["kind"].as<std::string>();
  if (auto const kind = run::board_kind("." + told)) return *kind;
  throw UsageError(fmt::format("--kind is pdf, svg, png or tex, not '{}'", told));
}

double resolution(po::variables_map const& values) {
  double const dpi = values["dpi"].as<double>();
  if (!(dpi >= 1 && dpi <= 10000)) throw UsageError("--dpi is between 1 and 10000");
  return dpi;
}

document::Field const* notation_named(po::variables_map const& values) {
  if (!values.contains("from")) return nullptr;
  auto const from = values["from"].as<std::string>();
  document::Field const* const notation = document::find_field(from);
  if (!notation || notation->syntax != document::Syntax::position)
    throw UsageError(
        fmt::format("--from {}: no such notation; known are {}", from, known_notations()));
  return notation;
}

// What is to be drawn, and the name that diagnostics call it by.
struct Request {
  std::string name, text;
  bool is_problem = false;
};

Request request(Arguments const& arguments, po::variables_map const& values) {
  if (values.contains("problem")) {
    if (values.contains("operand")) throw UsageError("a position and --problem: one of them");
    if (values.contains("from"))
      throw UsageError("--from tells the notation of a position; a problem names its own");
    auto const path = values["problem"].as<std::string>();
    return {path == "-" ? "<stdin>" : path, run::read_file(path), true};
  }
  if (!values.contains("operand")) throw UsageError("no position is given");
  auto const operands = values["operand"].as<std::vector<std::string>>();
  if (operands.size() != 1)
    throw UsageError("one position at a time; put quotes around a string with blanks");
  bool const from_stdin = operands[0] == "-" && arguments.literals.empty();
  std::string text = from_stdin ? run::read_file("-") : operands[0];
  while (text.ends_with('\n') || text.ends_with('\r')) text.pop_back();
  if (text.find('\n') != std::string::npos) throw UsageError("a position is one line");
  return {from_stdin ? "<stdin>" : "<argument>", std::move(text), false};
}

}  // namespace

int run_board(Arguments const& arguments) {
  po::options_description options("options");
  options.add_options()                                                                       //
      ("from", po::value<std::string>(), "the notation of the position, guessed without it")  //
      ("field", po::value<std::vector<std::string>>()->composing(),
       "a field, as in size=6mm or author=Sam Loyd")  //
      ("problem", po::value<std::string>(),
       "a file with the body of a directive, instead of a position")                   //
      ("dpi", po::value<double>()->default_value(300), "pixels to the inch of .png")   //
      ("kind", po::value<std::string>(), "pdf, svg, png or tex, whatever the suffix")  //
      ("output,o", po::value<std::string>(), "the file written: .pdf .svg .png .tex, or -");
  options.add(look_options()).add(reporting_options());
  po::variables_map values;
  if (!read_arguments(
          arguments, options,
          {"dawson board POSITION -o OUT",
           "Writes one diagram as a file of its own. Fields of a caption (author, stipulation ...) "
           "are\n"
           "set in .pdf, .svg and .png; a .tex file is the board in TikZ and needs no package of "
           "ours.",
           "  dawson board 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR' --from fen -o start.pdf\n"
           "  dawson board '{U}2-2/1(Elephant)3/5' --from ffen --field size=8mm -o elephant.svg"},
          values))
    return done;
  if (!values.contains("output")) throw UsageError("where to? name the output with -o");
  auto const output = values["output"].as<std::string>();
  run::BoardOptions board;
  board.kind = kind_of(output, values);
  board.dpi = resolution(values);
  document::Field const* const notation = notation_named(values);
  Request wanted = request(arguments, values);
  wanted.text += field_lines(values);
  if (values.contains("problem") && run::same_file(output, values["problem"].as<std::string>()))
    throw UsageError(fmt::format("the output {} is the source: it would be overwritten", output));

  Reporter reporter(values);
  text::Source const source(std::move(wanted.name), std::move(wanted.text));
  text::Diagnostics findings;
  board.style = read_style_option(values, reporter);
  bool const style_is_sound = board.style || !values.contains("style");
  run::TexPieceSets sets;
  board.pieces = read_pieces_option(values, board.style, sets, reporter);
  auto const drawn = !style_is_sound ? std::nullopt
                     : wanted.is_problem
                         ? run::draw_problem(source, board, sets, findings)
                         : run::draw_position(source, notation, board, sets, findings);
  reporter.report(findings, source);
  if (drawn) write_drawn(output, *drawn);
  return reporter.status();
}

}  // namespace dawson::cli
