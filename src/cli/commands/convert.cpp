#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>
#include <optional>

#include "cli/command.hpp"
#include "cli/commands/convert_file.hpp"
#include "cli/commands/documents.hpp"
#include "cli/commands/position_conversion.hpp"
#include "cli/commands/twin_conversion.hpp"
#include "collection/formats.hpp"
#include "compile/diagram/board.hpp"
#include "disk/disk.hpp"
#include "layout/captions/position_text.hpp"
#include "notation/address.hpp"
#include "notation/export_forms.hpp"
#include "notation/guess.hpp"
#include "notation/notations.hpp"
#include "write/tex/in_place.hpp"

namespace dawson::cli {
namespace {

// An amount of description of a position, with the name of its option.
struct SpokenForm {
  std::string_view name, description;
};
constexpr SpokenForm spoken_forms[] = {
    {"words", "a position in words; of --problem all that its diagram shows"},
    {"speech", "the solution of --problem in words"},
};

std::string known_forms() {
  std::vector<std::string> names;
  for (notation::ExportForm const& form : notation::export_forms()) names.emplace_back(form.name);
  for (SpokenForm const& form : spoken_forms) names.emplace_back(form.name);
  return fmt::format("{}", fmt::join(names, ", "));
}

// Converts a file with one position per line; empty lines are skipped.
void convert_lines(run::Invocation& invocation, text::SourceId id, Conversion const& conversion,
                   std::string const& output) {
  text::Source const& source = invocation.sources()[id];
  std::string out;
  for (std::size_t at = source.start(); at < source.bytes().size();) {
    std::size_t const end = std::min(source.bytes().find('\n', at), source.bytes().size());
    std::string_view line = source.bytes().substr(at, end - at);
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (line.find_first_not_of(" \t") != std::string_view::npos) {
      text::Diagnostics own;
      if (auto const converted = convert(line, conversion, invocation, own))
        out += *converted + "\n";
      for (text::Diagnostic& finding : own) finding.span = text::shifted(finding.span, at);
      invocation.report(std::move(own), id);
    }
    at = end + 1;
  }
  // An incomplete file could be mistaken for the whole.
  if (!invocation.has_errors()) invocation.disk().write(output, out);
}

// Returns the notation that an option names, also as "fsf shogi"; null if there is none
// (`read_games` reports an unknown variant).
notation::Notation const* notation_named(std::string_view name) {
  notation::Dialect ignored;
  auto const found = notation::find_notation(name, ignored);
  return found ? *found : notation::find_notation(name.substr(0, name.find(' ')));
}

// Reads the variants from --variant and from notations such as `fsf shogi`: the output has the
// variant of the input unless it names its own.
void read_games(Values const& values, Conversion& conversion, run::Invocation& invocation) {
  auto const report = [&](std::string const& option, text::Diagnostic fault) {
    invocation.report(std::move(fault),
                      invocation.sources().open("<" + option + ">", values[option]));
  };
  if (values.has("variant")) {
    auto letters = notation::read_variant(values["variant"]);
    if (letters) conversion.dialect.letters = std::move(*letters);
    else report("variant", letters.error());
  }
  for (auto const& [option, dialect] :
       {std::pair("from", &conversion.dialect), std::pair("to", &conversion.written)}) {
    if (dialect == &conversion.written) *dialect = conversion.dialect;
    if (!values.has(option)) continue;
    auto const named = notation::find_notation(values[option], *dialect);
    if (!named) report(option, named.error());
  }
}

// Reads --declare and --turns; the findings refer to the option values.
void read_dialect(Values const& values, Conversion& conversion, run::Invocation& invocation) {
  conversion.dialect.squares = invocation.sources().limits().squares;
  read_games(values, conversion, invocation);
  auto const& turns = values["turns"];
  using notation::Notation;
  auto const refuse = [&](std::string_view option, bool Notation::*of) {
    throw UsageError(fmt::format("--{} can be used with {}, not with {}", option,
                                 notation::notation_that(of).name, conversion.from->name));
  };
  if (values.has("turns") && conversion.from && !conversion.from->turns)
    refuse("turns", &Notation::turns);
  if (turns == "counterclockwise") conversion.dialect.turning = notation::Turning::counterclockwise;
  if (!values.has("declare")) return;
  // Only one notation declares characters, so the option implies it.
  if (!conversion.from) conversion.from = &notation::notation_that(&Notation::declares);
  if (!conversion.from->declares) refuse("declare", &Notation::declares);
  for (std::string const& declaration : values.all("declare"))
    if (auto fault = notation::declare(declaration, conversion.dialect.declared))
      invocation.report(std::move(*fault), invocation.sources().open("<declaration>", declaration));
}

// Returns the notations and the formats of problem files.
ValueKind source_kind() {
  ValueKind kind = notation_kind();
  for (std::string& name : names_in(collection::formats())) kind.words.push_back(std::move(name));
  return kind;
}

ValueKind target_kind() {
  ValueKind kind = source_kind();
  kind.placeholder = "FORM";
  auto const forms = names_in(notation::export_forms());
  kind.words.insert(kind.words.begin(), forms.begin(), forms.end());
  for (SpokenForm const& form : spoken_forms) kind.words.emplace_back(form.name);
  return kind;
}

Options convert_options() {
  ValueKind const turns = one_of("SENSE", {"clockwise", "counterclockwise"});
  return joined(
      {under(
           "options",
           joined(
               {{{"from", source_kind(), "default: guess; " + known_notations()},
                 {"to", target_kind(), "a notation, or " + known_forms(), "grid"},
                 {"declare", several(any_text("CHARACTER=MAN")),
                  "x2fen: a character, '?=black wall'; repeatable"},
                 {"turns", turns, "janko: " + reported(turns.words), "clockwise"},
                 {"variant", any_text("GAME"), "fsf, sfen: the game, such as shogi"},
                 {"lossy", "leave out what the target cannot represent"},
                 {"template", any_text("HTML"), "html: one square; %f file, %s name, %% percent"},
                 {"escape", "html: make names safe"},
                 {"names", one_of("NAMES", {"ffen", "inverted"}),
                  "html: ffen, or inverted as in the tool's notes", "ffen"},
                 {"problem", as_document(a_file()), "words, speech, fen: the body of a directive"},
                 {"short", "words: the diagram without its position"},
                 {"full", "words: both"},
                 {"inline", "words: pieces in running text, -*2q"},
                 {"file", as_document(a_file()), "problems (.json .md .olv ...), or positions"},
                 {"anonymous", as_output(a_file()),
                  "a tourney: names replaced by numbers, kept here"},
                 {"in-place", several(as_document(a_file())),
                  "LaTeX: diagram.sty's diagrams to directives"},
                 {"tags", any_text("RULES"), "PGN: study, game, or FIELD = TAG; ..."},
                 {"shard", any_text("K/N"), "K/N: part K of N of a file of problems"},
                 jobs_option(),
                 {"output,o", as_output(a_file()), "the output file", "-"}},
                scanning_options(),
                fences_option(),
                twin_rows()})),
       writing_options()});
}

// Reads --short, --full, --inline, --problem.
void read_description_options(Values const& values, std::string_view to, Conversion& conversion) {
  if (to == "speech") {
    if (!values.has("problem")) throw UsageError("--to speech needs --problem FILE");
    conversion.say = run::Say::solution;
  }
  if (values.has("short") && values.has("full"))
    throw UsageError("give --short or --full, not both");
  if (to != "speech" && values.has("short")) conversion.say = run::Say::short_text;
  if (to != "speech" && values.has("full")) conversion.say = run::Say::full;
  conversion.in_line = values.has("inline");
  if (values.has("problem") &&
      (conversion.from || conversion.in_line || !values.operands().empty()))
    throw UsageError("--problem has its own position: leave out the string and --from");
}

// Describes the problem of --problem.
int describe_problem(Conversion const& conversion, Values const& values) {
  if (values.has("twin") || values.has("twin-head"))
    throw UsageError("--ask LABEL needs --problem");
  Session session(values);
  run::Invocation& invocation = session.invocation();
  run::BoardOptions options;
  options.defaults.language = conversion.twin.language;
  if (values.has("ask")) options.ask = values["ask"];
  text::SourceId const file = invocation.open(values["problem"]);
  if (auto const words = run::problem_in_words(invocation, file, options, conversion.say))
    invocation.disk().write(values["output"], *words + "\n");
  return session.finish();
}

// Returns the conversion that the options ask for.
Conversion conversion_wanted(Values const& values) {
  Conversion conversion;
  if (values.has("from")) {
    auto const& from = values["from"];
    conversion.from = notation_named(from);
    if (!conversion.from)
      throw UsageError(fmt::format("--from {}: unknown notation; the notations are {}", from,
                                   known_notations()));
  }
  auto const& to = values["to"];
  conversion.in_words_only =
      std::ranges::find(spoken_forms, to, &SpokenForm::name) != std::end(spoken_forms);
  if (conversion.in_words_only) return read_description_options(values, to, conversion), conversion;
  if (values.has("problem")) {
    if (to != layout::fen_name) throw UsageError("--problem needs --to words, speech or fen");
    conversion.say = run::Say::fen;
  }
  for (char const* option : {"short", "full", "inline"})
    if (values.has(option)) throw UsageError(fmt::format("--{} needs --to words", option));
  conversion.form = notation::find_export_form(to);
  conversion.to = notation_named(conversion.form ? conversion.form->of : std::string_view(to));
  if (!conversion.form && !conversion.to) conversion.record = collection::find_format(to);
  if (!conversion.form && !conversion.to && !conversion.record)
    throw UsageError(fmt::format("--to {}: unknown format; the formats are {}, {}", to,
                                 known_forms(), known_notations()));
  if (conversion.form && conversion.form->convert && conversion.from != conversion.to)
    throw UsageError(fmt::format("--to {} reads {}: add --from {}", to, conversion.form->of,
                                 conversion.form->of));
  conversion.lossy = values.has("lossy");
  if (values.has("template")) conversion.html.square = values["template"];
  conversion.html.escape = values.has("escape");
  conversion.html.names_inverted = values["names"] == "inverted";
  return conversion;
}

// Converts documents in place.
int convert_in_place(Values const& values) {
  std::vector<std::string> names = values.all("in-place");
  std::ranges::copy(values.operands(), std::back_inserter(names));
  for (char const* option : {"file", "from", "to", "output", "problem", "anonymous"})
    if (values.has(option))
      throw UsageError(fmt::format("--in-place cannot be used with --{}", option));
  Session session(values);
  run::Invocation& invocation = session.invocation();
  DocumentOptions options(values, invocation);
  for (run::InPlace const& document :
       run::write_in_place(invocation, names, options.of(document::tex_markup)))
    invocation.disk().write_kept(document.name, document.bytes);
  return session.finish();
}

int run_convert(Values const& values) {
  if (values.has("in-place")) return convert_in_place(values);
  auto const files = file_conversion(values);
  refuse_other_output(files, values);
  if (files) return convert_collection(*files, values);
  if (values.has("fences")) throw UsageError("--fences needs --file with Markdown");
  Conversion conversion = conversion_wanted(values);
  conversion.twin = twin_options(values);
  if (values.has("language")) conversion.dialect.language = conversion.twin.language;
  if (values.has("problem")) return describe_problem(conversion, values);
  if (values.has("ask") && conversion.twin.commands.empty()) throw UsageError("--ask needs --twin");
  if (conversion.twin.any() && values.has("file"))
    throw UsageError("--twin needs one position, not a file");
  Session session(values);
  run::Invocation& invocation = session.invocation();
  read_dialect(values, conversion, invocation);
  if (invocation.has_errors()) return session.finish();
  auto const& output = values["output"];
  if (values.has("file")) {
    if (!values.operands().empty()) throw UsageError("give a string or --file, not both");
    convert_lines(invocation, invocation.open(values["file"]), conversion, output);
    return session.finish();
  }
  text::SourceId const operand = session.open_operand("position");
  text::Source const& source = invocation.sources()[operand];
  text::Diagnostics findings;
  auto const converted =
      convert(source.bytes().substr(source.start()), conversion, invocation, findings);
  for (text::Diagnostic& finding : findings)
    finding.span = text::shifted(finding.span, source.start());
  invocation.report(std::move(findings), operand);
  if (converted) invocation.disk().write(output, *converted + "\n");
  return session.finish();
}

}  // namespace

Command const convert_command{
    "convert",
    "read a position and write it in another format",
    Operand::position,
    "dawson convert STRING --from NOTATION --to FORM",
    "Writes a position in another format. `-` is standard input.",
    "  dawson convert '8/1P6/1k6/4cK2/8/8/8/8' --from janko --to x2fen --lossy",
    convert_options,
    run_convert};

}  // namespace dawson::cli
