#include "cli/commands/board.hpp"

#include <charconv>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "backend/embedded_source.hpp"
#include "cli/command.hpp"
#include "cli/commands/twin_conversion.hpp"
#include "compile/diagram/diagram_links.hpp"
#include "document/directive_text.hpp"
#include "semantics/marks.hpp"
#include "session/style_files.hpp"

namespace dawson::cli {
namespace {

Options board_options() {
  return joined(
      {under("options",
             joined({{{"from", notation_kind(), "the notation of the position; by default guessed"},
                      {"variant", any_text("GAME"), "fsf, sfen: the game, such as shogi"},
                      {"field", several(any_text("NAME=VALUE")),
                       "a field, as in size=6mm or author=Sam Loyd"},
                      {"problem", as_document(a_file()), "a file with the body of a directive"},
                      {"defaults", a_file(), "a file of defaults: fields, language"},
                      {"caption-list", "print the lines of the caption of --problem"},
                      {"width", any_text("LENGTH"), "caption width, to see what does not fit"},
                      {"dpi", any_text("NUMBER"), "pixels per inch of .png", "300"},
                      {"embed-source", ".svg, .png: add position, board fields and task"},
                      {"kind", one_of("KIND", diagram_suffixes()),
                       run::output_names() + ", instead of the suffix"},
                      {"output,o", a_diagram(), run::output_names(".") + "; or -"}},
                     twin_rows()})),
       style_options(), writing_options()});
}

document::Field const* notation_named(Values const& values) {
  if (!values.has("from")) return nullptr;
  std::string const& from = values["from"];
  document::Field const* const notation = document::find_field(from.substr(0, from.find(' ')));
  if (!notation || notation->syntax != document::Syntax::position)
    throw UsageError(
        fmt::format("--from {}: unknown notation; the notations are {}", from, known_notations()));
  return notation;
}

// Returns the variant of a position as a field: of `--variant shogi`, or `--from 'fsf shogi'`.
std::string game_line(Values const& values) {
  std::string const from = values.has("from") ? values["from"] : "";
  std::size_t const blank = from.find(' ');
  if (blank == from.npos && !values.has("variant")) return {};
  return fmt::format("\nvariant: {}",
                     blank == from.npos ? std::string(values["variant"]) : from.substr(blank + 1));
}

// Opens the text to draw: a position or the body of a directive, with the fields of the command
// line.
text::SourceId open_request(Session& session, Values const& values) {
  text::Sources& sources = session.invocation().sources();
  if (values.has("problem")) {
    if (!values.operands().empty()) throw UsageError("give a position or --problem, not both");
    if (values.has("from"))
      throw UsageError("--from needs a position; a problem names its own notation");
    text::SourceId const file = session.invocation().open(values["problem"]);
    std::string const fields = field_lines(values);
    if (fields.empty()) return file;
    return sources.open(sources[file].name(), std::string(sources[file].bytes()) + fields);
  }
  text::SourceId const position = session.open_operand("position");
  std::string const text(sources[position].bytes());
  if (text.find('\n') != std::string::npos) throw UsageError("a position must be one line");
  return sources.open(sources[position].name(), text + game_line(values) + field_lines(values));
}

void use_defaults(Session& session, Values const& values, document::MarkupLanguage const* markup,
                  document::Settings& defaults) {
  defaults.markup = markup;
  run::read_defaults_file(session.invocation(), values["defaults"], defaults);
}

int list_caption(Values const& values) {
  if (!values.has("problem"))
    throw UsageError("--caption-list needs --problem with the file of the directive");
  run::BoardOptions board;
  std::string const& problem = values["problem"];
  if (problem.ends_with(".tex")) board.markup = &document::tex_markup;
  if (values.has("width")) {
    auto const width = semantics::read_length(values["width"]);
    if (!width) throw UsageError("--width must be a length such as 45mm");
    board.width = *width;
  }
  Session session(values);
  use_defaults(session, values, board.markup, board.defaults);
  auto const lines = run::list_problem(session.invocation(), open_request(session, values), board);
  if (lines) session.invocation().disk().write("-", *lines);
  return session.finish();
}

// Returns position, board fields and stipulation: what `--embed-source` puts into a picture,
// without names, solution and remarks.
std::string source_of(problem::Problem const& problem, std::string const& fields,
                      std::size_t squares) {
  std::string out = run::position_of(problem) + "\n";
  document::DirectiveText const directive(fields, squares);
  for (document::FieldLine const& line : directive.fields())
    if (line.field->of_board || line.field->id == problem::FieldId::stipulation)
      out +=
          document::field_text(line.field->name, false,
                               std::vector{directive.field(line.field->name)}, directive.markup());
  return out;
}

int run_board(Values const& values) {
  if (values.has("caption-list")) return list_caption(values);
  if (!values.has("output")) throw UsageError("missing output file: add `-o FILE`");
  auto const& output = values["output"];
  run::BoardOptions board;
  board.output = output_wanted({"board", {}, "--kind"}, output, values);
  board.dpi = resolution(values);
  TwinOptions const twin = twin_options(values);
  document::Field const* const notation = notation_named(values);
  Session session(values);
  use_defaults(session, values, board.output->markup, board.defaults);
  if (twin.any())
    board.change = [&](chess::Position const& diagram) {
      return position_of_twin(twin, diagram, session.invocation());
    };
  else if (values.has("ask")) board.ask = twin.ask;
  text::SourceId const request = open_request(session, values);
  std::string source;
  bool anonymous = false;
  bool const embeds = values.has("embed-source");
  if (embeds && board.output->name != "svg" && board.output->name != "png")
    throw UsageError("--embed-source needs an output in .svg or .png");
  if (embeds)
    board.look = [&](run::LaidOut const& diagram) {
      text::Sources const& sources = session.invocation().sources();
      anonymous = diagram.problem.view.anonymous;
      source = source_of(
          diagram.problem,
          values.has("problem") ? std::string(sources[request].bytes()) : field_lines(values),
          sources.limits().squares);
    };
  auto drawn = values.has("problem")
                   ? run::draw_problem(session.invocation(), request, board)
                   : run::draw_position(session.invocation(), request, notation, board);
  if (drawn && anonymous) {
    session.invocation().report(
        text::error("E-ANONYMOUS", {},
                    "the picture of an anonymous entry must not carry its source",
                    "remove `--embed-source`"),
        request);
    return session.finish();
  }
  if (drawn && embeds) drawn->bytes = *backend::with_source(std::move(drawn->bytes), source);
  if (drawn) write_drawn(session.invocation().disk(), output, *drawn);
  return session.finish();
}

}  // namespace

Command const board_command{
    "board",
    "write one position as a diagram file",
    Operand::position,
    "dawson board POSITION -o OUT",
    "Writes one diagram as a file. Caption fields (author, stipulation ...) are\n"
    "typeset in .pdf, .svg and .png; a .tex file is the board in TikZ and needs only that package.",
    "  dawson board 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR' --from fen -o start.pdf\n"
    "  dawson board '{U}2-2/1(Elephant)3/5' --from ffen --field size=8mm -o elephant.svg",
    board_options,
    run_board,
    diagram_suffixes};

std::string field_lines(Values const& values) {
  std::string lines;
  for (std::string const& field : values.all("field")) {
    std::size_t const equals = field.find('=');
    bool const named = equals != std::string::npos && equals > 0 &&
                       field.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == equals;
    if (!named)
      throw UsageError(fmt::format("--field {}: write name=value with the name of a field", field));
    lines += fmt::format("\n{}: ", field.substr(0, equals));
    // A line end within a value must not begin another field.
    for (char const c : std::string_view(field).substr(equals + 1))
      lines += c == '\n' ? "\n  " : std::string(1, c);
  }
  return lines;
}

run::Output const* output_wanted(OutputChoice choice, std::string const& file,
                                 Values const& values) {
  for (run::Output const& output : run::outputs())
    choice.formats.push_back({std::string(output.name),
                              "",
                              {fmt::format(".{}", output.name)},
                              output.media.find("text/") != 0});
  choice.chosen = values["kind"];
  choice.suffix_required = choice.chosen.empty();
  refuse_other_suffix(file, choice);
  if (!choice.chosen.empty()) return run::find_output(choice.chosen);
  return run::find_output(file == "-" ? "tex" : suffix_of(file).substr(1));
}

double number_between(Values const& values, std::string_view option, double least, double most) {
  std::string const& text = values[option];
  double number = 0;
  auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  bool const is_number = error == std::errc() && end == text.data() + text.size();
  if (!is_number || !(number >= least && number <= most))
    throw UsageError(fmt::format("--{} must be from {} to {}", option, least, most));
  return number;
}

double resolution(Values const& values) { return number_between(values, "dpi", 1, 10000); }

std::vector<std::string> diagram_suffixes() {
  std::vector<std::string> suffixes;
  for (run::Output const& output : run::outputs()) suffixes.emplace_back(output.name);
  return suffixes;
}

ValueKind a_diagram() {
  std::vector<std::string> suffixes = diagram_suffixes();
  for (std::string& suffix : suffixes) suffix.insert(suffix.begin(), '.');
  return as_output(a_file(suffixes));
}

void write_drawn(run::Disk& disk, std::string const& output, run::Drawn const& drawn) {
  auto const folder = std::filesystem::path(output).parent_path();
  for (auto const& [name, bytes] : drawn.files) disk.write((folder / name).string(), bytes);
  disk.write(output, drawn.bytes);
}

}  // namespace dawson::cli
