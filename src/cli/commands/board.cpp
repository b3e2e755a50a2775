#include <fmt/format.h>

#include <string>
#include <string_view>

#include "cli/command.hpp"
#include "cli/commands/diagram.hpp"
#include "cli/commands/twin_conversion.hpp"
#include "run/style/style_files.hpp"
#include "terms/marks.hpp"

namespace dawson::cli {
namespace {

namespace po = boost::program_options;

po::options_description board_options() {
  static std::string const kinds = run::output_names() + ", whatever the suffix";
  static std::string const files = run::output_names(".") + "; or -";
  po::options_description options("options");
  options.add_options()                                                                     //
      ("from", value(notation_kind()), "the notation of the position, guessed without it")  //
      ("field", values_of(any_text("NAME=VALUE")),
       "a field, as in size=6mm or author=Sam Loyd")  //
      ("problem", value(a_file()),
       "a file with the body of a directive")                                        //
      ("defaults", value(a_file()), "a file of defaults: fields, language")          //
      ("caption-list", "print the lines of the caption of --problem")                //
      ("width", value(any_text("LENGTH")), "its measure, to see what does not fit")  //
      ("dpi", value<double>(any_text("NUMBER"))->default_value(300),
       "pixels to the inch of .png")                                      //
      ("kind", value(one_of("KIND", diagram_suffixes())), kinds.c_str())  //
      ("output,o", value(a_diagram()), files.c_str());
  add_twin_options(options);
  options.add(style_options()).add(writing_options());
  return options;
}

run::Output const* output_wanted(std::string const& file, po::variables_map const& values) {
  if (!values.contains("kind")) return output_by_suffix(file);
  auto const told = values["kind"].as<std::string>();
  return run::find_output(told);
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

// What is to be drawn: a position or the body of a directive, with the fields of the command line.
text::SourceId open_request(Session& session, Arguments const& arguments,
                            po::variables_map const& values) {
  text::Sources& sources = session.job().sources();
  if (values.contains("problem")) {
    if (values.contains("operand")) throw UsageError("a position and --problem: one of them");
    if (values.contains("from"))
      throw UsageError("--from tells the notation of a position; a problem names its own");
    text::SourceId const file = session.job().open(values["problem"].as<std::string>());
    std::string const fields = field_lines(values);
    if (fields.empty()) return file;
    return sources.open(sources[file].name(), std::string(sources[file].bytes()) + fields);
  }
  text::SourceId const position = session.open_operand(arguments, "position");
  std::string const text(sources[position].bytes());
  if (text.find('\n') != std::string::npos) throw UsageError("a position is one line");
  return sources.open(sources[position].name(), text + field_lines(values));
}

void use_defaults(Session& session, po::variables_map const& values, document::Host const* host,
                  document::Settings& defaults) {
  if (!values.contains("defaults")) return;
  defaults.host = host;
  text::SourceId const file = session.job().open(values["defaults"].as<std::string>());
  run::read_defaults(session.job(), file, defaults);
}

int list_caption(Arguments const& arguments, po::variables_map const& values) {
  if (!values.contains("problem"))
    throw UsageError("--caption-list goes with --problem: name the file with the directive");
  run::BoardOptions board;
  std::string const problem = values["problem"].as<std::string>();
  if (problem.ends_with(".tex")) board.host = &document::tex_host;
  if (values.contains("width")) {
    auto const width = terms::read_length(values["width"].as<std::string>());
    if (!width) throw UsageError("--width is a length: 45mm");
    board.width = *width;
  }
  Session session(values);
  use_defaults(session, values, board.host, board.defaults);
  auto const lines =
      run::list_problem(session.job(), open_request(session, arguments, values), board);
  if (lines) session.job().disk().write("-", *lines);
  return session.finish();
}

int run_board(Arguments const& arguments, po::variables_map const& values) {
  if (values.contains("caption-list")) return list_caption(arguments, values);
  if (!values.contains("output")) throw UsageError("where to? name the output with -o");
  auto const output = values["output"].as<std::string>();
  run::BoardOptions board;
  board.output = output_wanted(output, values);
  board.dpi = resolution(values);
  TwinOptions const twin = twin_options(values);
  document::Field const* const notation = notation_named(values);
  Session session(values);
  use_defaults(session, values, board.output->host, board.defaults);
  if (twin.any())
    board.change = [&](chess::Position const& diagram) {
      return position_of_twin(twin, diagram, session.job());
    };
  else if (values.contains("ask")) board.ask = twin.ask;
  text::SourceId const request = open_request(session, arguments, values);
  auto const drawn = values.contains("problem")
                         ? run::draw_problem(session.job(), request, board)
                         : run::draw_position(session.job(), request, notation, board);
  if (drawn) write_drawn(session.job().disk(), output, *drawn);
  return session.finish();
}

}  // namespace

Command const board_command{
    "board",
    "write one position as a diagram of its own",
    Operand::position,
    "dawson board POSITION -o OUT",
    "Writes one diagram as a file of its own. Fields of a caption (author, stipulation ...) are\n"
    "set in .pdf, .svg and .png; a .tex file is the board in TikZ and needs no package of ours.",
    "  dawson board 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR' --from fen -o start.pdf\n"
    "  dawson board '{U}2-2/1(Elephant)3/5' --from ffen --field size=8mm -o elephant.svg",
    board_options,
    run_board,
    diagram_suffixes};

}  // namespace dawson::cli
