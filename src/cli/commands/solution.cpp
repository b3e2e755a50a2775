#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cli/command.hpp"
#include "cli/commands/board.hpp"
#include "cli/commands/solution_text.hpp"
#include "cli/options.hpp"
#include "disk/disk.hpp"
#include "document/solution_reading.hpp"
#include "document/tex/input_encoding.hpp"
#include "notation/guess.hpp"
#include "notation/men/piece_list.hpp"
#include "replay_rules/effects.hpp"
#include "replay_rules/normal_form.hpp"
#include "replay_rules/replay.hpp"
#include "semantics/drawn_conditions.hpp"
#include "semantics/popeye/conditions.hpp"
#include "semantics/printing/solution_print.hpp"
#include "semantics/solution/canonical.hpp"
#include "semantics/solution/reader.hpp"
#include "semantics/stipulation.hpp"
#include "session/style_files.hpp"
#include "text/files.hpp"
#include "text/scanning.hpp"

namespace dawson::cli {
namespace {

// English with N for the knight.
constexpr std::string_view san = "san";

struct NotationRow {
  std::string_view name;
  semantics::SolutionNotation notation;
};
constexpr NotationRow notations[] = {
    {"popeye", semantics::SolutionNotation::popeye},
    {"yacpdb", semantics::SolutionNotation::yacpdb},
    {"print", semantics::SolutionNotation::print},
};

OutputChoice const& solution_outputs() {
  static OutputChoice const choice{
      "solution", {{"", "an animation", {fmt::format(".{}", run::moving_output().name)}, true}},
      "",         "",
      "",         true};
  return choice;
}

Options solution_options() {
  auto const codes = chess::language_codes();
  std::vector<std::string> languages(codes.begin(), codes.end());
  std::string const letters =
      fmt::format("language of the piece letters: {}, or {} (N is the knight)",
                  fmt::join(languages, ", "), san);
  languages.emplace_back(san);
  return joined(
      {under("options",
             {{"list", "print three lines: tree, findings, full notation"},
              {"film",
               "print a line for each half-move: number, parent, text, "
               "changed squares, result"},
              {"men", any_text("MEN"),
               "the position: 'wKa1 bKf6', a list as `--to men` writes it, or a placement"},
              {"stipulation", any_text("TASK"), "#2, h#2.5, ser-h=4 ..."},
              {"options", any_text("OPTIONS"), "Popeye's options and conditions: 'Duplex Circe'"},
              {"language", one_of("LANGUAGE", languages), letters, languages.front()},
              {"notation", one_of("NOTATION", names_in(notations)),
               "popeye (N is the nightrider), yacpdb or print; default: recognised"}}),
       under("pictures",
             {{"output,o", as_output(a_file(solution_outputs().formats.front().suffixes)),
               "one line as an animated GIF, with the caption"},
              {"line", any_text("MOVES"),
               "the line: '1...Kd5', 'Qe4 Kd5', 'b) Kd5', or its number; default: "
               "the first of actual play"},
              {"delay", any_text("SECONDS"), "time per half-move", "1.5"},
              {"dpi", any_text("NUMBER"), "pixels per inch", "200"},
              {"defaults", a_file(), "a file of defaults: fields, language"}}),
       style_options(), writing_options()});
}

std::optional<semantics::SolutionNotation> notation_named(std::string const& name) {
  if (name.empty()) return {};
  return row_named(notations, name)->notation;
}

chess::Language language_of(Values const& values) {
  return chess::language_named(values["language"]).value_or(chess::Language::english);
}

// Reads the conditions in --options: Popeye's words, or printed names separated by semicolons.
class OptionWords {
 public:
  OptionWords(chess::Language language, text::Diagnostics& findings)
      : language_(language), findings_(findings) {}

  std::vector<std::string> conditions(std::string_view options) {
    for (std::size_t at = 0; at < options.size();) {
      std::size_t const end = std::min(options.find(';', at), options.size());
      part(options.substr(0, end), at);
      at = end + 1;
    }
    return std::move(conditions_);
  }

 private:
  // Reads the part of `words` from `start` on, in this language or any.
  void part(std::string_view words, std::size_t start) {
    start = std::min(words.find_first_not_of(' ', start), words.size());
    std::string_view const whole = words.substr(start);
    if (semantics::popeye::condition_for_popeye(whole))
      return conditions_.emplace_back(whole), void();
    semantics::popeye::Tokens tokens(words, start, findings_);
    while (!tokens.peek().ended()) {
      std::size_t const before = tokens.peek().where.begin;
      take(tokens, language_);
      for (chess::Language const language : chess::all_languages)
        if (!tokens.peek().ended() && tokens.peek().where.begin == before) take(tokens, language);
      if (!tokens.peek().ended() && tokens.peek().where.begin == before) unknown(tokens.take());
    }
  }

  void take(semantics::popeye::Tokens& tokens, chess::Language language) {
    for (text::SourceMappedText const& one : read_conditions(tokens, language, findings_))
      conditions_.emplace_back(one.text());
    read_options(tokens, language, findings_);
  }

  void unknown(semantics::popeye::Token const& word) {
    if (replay_rules::replayed_as(word.text) != replay_rules::ReplayedAs::unknown)
      return conditions_.emplace_back(word.text), void();
    std::string_view near = semantics::popeye::closest_condition(word.text, language_);
    if (near.empty()) near = semantics::popeye::closest_option(word.text, language_);
    findings_.push_back(text::error(
        "E-OPTION", word.where, fmt::format("unknown option or condition `{}`", word.text),
        near.empty() ? std::string("write semicolons around a name of several words")
                     : fmt::format("did you mean `{}`?", near)));
  }

  chess::Language language_;
  text::Diagnostics& findings_;
  std::vector<std::string> conditions_;
};

// Reports conditions that cannot be drawn at their position in `options`, or for the whole value
// if they are written differently there.
void draw_conditions(std::vector<std::string> const& conditions, std::string const& options,
                     chess::Position& position, text::Diagnostics& findings) {
  problem::View view;
  for (std::string const& condition : conditions)
    for (text::Diagnostic& finding : semantics::draw_condition(condition, {}, position, view)) {
      std::size_t const at = options.find(condition);
      finding.span = at == options.npos
                         ? text::Span{0, options.size()}
                         : text::Span{at + finding.span.begin, at + finding.span.end};
      findings.push_back(std::move(finding));
    }
}

// Returns whether a finding is only a warning, which `check:` does not list.
bool only_warns(replay_rules::Finding const& finding) {
  constexpr std::string_view codes[] = {"RULE", "CHECK", "MATE", "REACH"};
  return std::ranges::find(codes, finding.code) != std::end(codes);
}

// Replays the solution and reports findings as in documents, except those that `check:` lists.
replay_rules::Replay report(Session& session, text::SourceId source, semantics::Solution& solution,
                            replay_rules::Task const& task, problem::Problem const& problem,
                            bool listed) {
  replay_rules::Replay replay = replay_rules::replay(solution, task, {.squares = true});
  replay_rules::normalise(solution, replay.completions);
  if (listed)
    std::erase_if(replay.findings, [](auto const& finding) { return !only_warns(finding); });
  session.invocation().report(document::check_solution(solution, replay, problem, false), source);
  return replay;
}

std::string checked(replay_rules::Replay const& replay) {
  std::string out;
  for (replay_rules::Finding const& finding : replay.findings)
    if (!only_warns(finding))
      out += fmt::format("{}E-{} {}{}{}", out.empty() ? "" : "; ", finding.code, finding.subject,
                         finding.detail.empty() ? "" : " ", finding.detail);
  if (!out.empty()) return out;
  return replay.playable ? fmt::format("ok {}", replay.played) : "-";
}

std::string listed(semantics::Solution solution, replay_rules::Task const& task) {
  std::string out = fmt::format("tree: {}\n", semantics::canonical(solution));
  replay_rules::Replay const replay = replay_rules::replay(solution, task, {.origins = true});
  bool const found = !std::ranges::all_of(replay.findings, only_warns);
  bool const all = replay.playable && replay.had_short && replay.resolved && !found;
  replay_rules::normalise(solution, replay.completions);
  return out + fmt::format("check: {}\nlong: {}\n", checked(replay),
                           all ? semantics::canonical(solution) : "-");
}

// Writes "2\t1\tRe1-e3\te1= e3=wR\tgoes on": the changed squares after each half-move.
std::string list_frames(semantics::Solution solution, replay_rules::Task const& task) {
  constexpr std::string_view outcomes[] = {"-", "goes on", "check", "mate", "stalemate"};
  replay_rules::Replay const replay = replay_rules::replay(solution, task, {.frames = true});
  std::string out;
  for (std::size_t part = 0; part < replay.lines.size(); ++part) {
    replay_rules::ReplayLine const& replay_line = replay.lines[part];
    if (replay.lines.size() > 1) out += fmt::format("part {}\n", part + 1);
    if (!replay_line.stopped.empty()) out += fmt::format("not played: {}\n", replay_line.stopped);
    for (std::size_t i = 0; i < replay_line.frames.size(); ++i) {
      replay_rules::Frame const& frame = replay_line.frames[i];
      std::string squares;
      for (replay_rules::Change const& change : frame.changes)
        squares += fmt::format("{}{}={}", squares.empty() ? "" : " ", chess::square_name(change.at),
                               replay_rules::written(change.piece));
      bool const passes = frame.where.begin == frame.where.end;
      out += fmt::format("{}\t{}\t{}\t{}\t{}", i + 1,
                         frame.before == replay_rules::Frame::start ? 0 : frame.before + 1,
                         passes ? "pass" : solution.words(frame.where), squares,
                         outcomes[static_cast<std::size_t>(frame.outcome)]);
      out += frame.stopped.empty() ? "\n" : fmt::format("\tnot played on: {}\n", frame.stopped);
    }
  }
  return out;
}

// Parses single pieces, a list as `convert --to pieces` writes it, or a placement.
std::optional<chess::Position> read_position(std::string text, chess::Language language,
                                             run::Invocation& invocation) {
  if (text.empty()) return chess::Position{};
  auto read = notation::read_men_singly(text);
  if (!read && notation::notation_by_sign(text)) {
    text::Diagnostics warnings;
    notation::Dialect dialect;
    dialect.language = language;
    auto guessed = notation::read_any(text, warnings, dialect);
    invocation.report(std::move(warnings), invocation.sources().open("<men>", text));
    read = guessed ? text::Result<chess::Position>(std::move(guessed->position)) : guessed.error();
  }
  if (!read) invocation.report({read.error()}, invocation.sources().open("<men>", std::move(text)));
  return read ? std::optional(std::move(*read)) : std::nullopt;
}

// Opens a file, standard input for "-", or the solution itself after `--`.
text::SourceId open_solution(Session& session, Values const& values) {
  bool const literal = !values.literals().empty();
  if (literal || values.operands().empty()) return session.open_operand("solution");
  auto const& operands = values.operands();
  if (operands.size() != 1 || operands[0] == "-") return session.open_operand("solution");
  if (document::has_tex_suffix(operands[0]) || text::has_markdown_suffix(operands[0]))
    throw UsageError(fmt::format(
        "{} is a document: name a file that contains one solution, or run `dawson check {}`",
        operands[0], operands[0]));
  run::Invocation& invocation = session.invocation();
  return invocation.open(operands[0]);
}

// Refuses options that have no effect without `-o`, or with it.
void refuse_unused_options(Values const& values) {
  bool const draws = values.has("output"), loose = values.has("men");
  auto const refuse = [&](std::string_view option, std::string_view why) {
    if (values.has(option)) throw UsageError(fmt::format("--{}: {}", option, why));
  };
  if (!draws)
    for (std::string_view const option : {"line", "delay", "dpi", "defaults", "pieces"})
      refuse(option, "needs an output -o x.gif");
  if (values.has("style"))
    for (std::string_view const option : {"list", "film"})
      refuse(option, "cannot be used with --style");
  if (!draws) return;
  for (std::string_view const option : {"list", "film", "notation"})
    refuse(option, "cannot be used with -o");
  if (!loose)
    for (std::string_view const option : {"stipulation", "options"})
      refuse(option, "needs --men; without it the file is a problem with its own stipulation");
}

// Runs on a problem with its solution or, with --men, on a solution alone.
int run_moving(Values const& values) {
  std::string const& output = values["output"];
  refuse_other_suffix(output, solution_outputs());
  run::BoardOptions board;
  board.output = &run::moving_output();
  board.dpi = resolution(values);
  constexpr double a_second = 100, longest = 600;
  run::MovingPicture const wanted{
      values["line"],
      static_cast<int>(std::lround(number_between(values, "delay", .02, longest) * a_second))};
  Session session(values);
  board.defaults.markup = board.output->markup;
  run::read_defaults_file(session.invocation(), values["defaults"], board.defaults);
  if (values.has("men") || values.has("language")) board.defaults.language = language_of(values);
  text::SourceId const source = open_solution(session, values);
  std::optional<run::Drawn> drawn;
  if (!values.has("men")) drawn = draw_solution(session.invocation(), source, board, wanted);
  else if (auto position = read_position(values["men"], language_of(values), session.invocation()))
    drawn = draw_solution(session.invocation(),
                          {std::move(*position), values["stipulation"], values["options"], source},
                          board, wanted);
  if (drawn) write_drawn(session.invocation().disk(), output, *drawn);
  return session.finish();
}

int run_solution(Values const& values) {
  refuse_unused_options(values);
  if (values.has("output")) return run_moving(values);
  auto const language = language_of(values);
  Session session(values);
  text::SourceId const operand = open_solution(session, values);
  if (session.invocation().sources()[operand].bytes().find_first_not_of(text::white_space) ==
      std::string_view::npos)
    throw UsageError("missing solution");
  std::string text(session.invocation().sources()[operand].bytes());
  auto position = read_position(values["men"], language, session.invocation());
  if (!position) return session.finish();
  std::string const& options = values["options"];
  semantics::Play const play = semantics::play_of(values["stipulation"], options);
  semantics::Solution solution = semantics::read_solution(
      std::move(text), {language, play, &*position, notation_named(values["notation"]), options});
  text::Diagnostics findings;
  replay_rules::Task const task{&*position, OptionWords(language, findings).conditions(options)};
  draw_conditions(task.conditions, options, *position, findings);
  if (!findings.empty())
    session.invocation().report(findings,
                                session.invocation().sources().open("<options>", options));
  problem::Problem problem;
  problem.position = *position;
  if (!values["stipulation"].empty())
    problem.stipulation = semantics::read_stipulation(values["stipulation"]);
  std::optional<replay_rules::Replay> const replay =
      report(session, operand, solution, task, problem, values.has("list") && !values.has("film"));
  SolutionText const printing{solution, problem, replay};
  run::StyleSheet const* const style = session.invocation().chosen_style();
  if (values.has("style") && !style) return session.finish();
  std::string out;
  if (values.has("film")) out = list_frames(std::move(solution), task);
  else if (values.has("list")) out = listed(std::move(solution), task);
  else if (values.has("style"))
    out = printing.in(style->caption, language, values["language"] == san);
  else out = printing.as_written();
  session.invocation().disk().write("-", out);
  return session.finish();
}

}  // namespace

Command const solution_command{
    "solution",
    "read a solution, print it, replay it",
    Operand::solution,
    "dawson solution FILE | -- TEXT [--men MEN] [--stipulation TASK] [--list | -o OUT.gif]",
    "Reads a solution as programs and magazines write it, with English, German or French letters,\n"
    "and prints it as typeset. With --style it has the notation of that style: figurines as "
    "Unicode\n"
    "characters, and in the form `lines` two blanks for each em of indent. With -o, one line of "
    "it\n"
    "becomes an animated picture. Then FILE is the body of a directive with diagram, caption and\n"
    "solution, unless --men is given.",
    "  dawson solution --list --stipulation '#2' -- '1.Qxe4! (2.Rf5#)'\n"
    "  dawson solution --list --stipulation 'h#2' --men 'wKc1 bKa3' --language de solution.txt\n"
    "  dawson solution problem.txt --line 1...Kd5 -o problem.gif",
    solution_options,
    run_solution,
    [] { return output_names(solution_outputs().formats); }};

}  // namespace dawson::cli
