#include <fmt/format.h>

#include <cstdio>

#include "cli/command.hpp"
#include "notation/grid.hpp"
#include "notation/notations.hpp"
#include "run/disk.hpp"

namespace dawson::cli {
namespace {

namespace po = boost::program_options;

std::string known_notations() {
  std::string names;
  for (notation::Notation const& notation : notation::notations())
    names += fmt::format("{}{}", names.empty() ? "" : ", ", notation.name);
  return names;
}

}  // namespace

int run_convert(Arguments const& arguments) {
  po::options_description options("options");
  std::string const from_help = "the notation read: " + known_notations();
  options.add_options()                                                          //
      ("from", po::value<std::string>(), from_help.c_str())                      //
      ("to", po::value<std::string>()->default_value("grid"), "what is written: grid")  //
      ("output,o", po::value<std::string>()->default_value("-"), "where to");
  options.add(reporting_options());
  po::variables_map values;
  if (!read_arguments(arguments, options,
                      {"dawson convert STRING --from NOTATION --to grid",
                       "Reads a position and writes it in another form. Behind `--` the string may begin with a hyphen;\n"
                       "the string `-` before it is standard input.",
                       "  dawson convert '8/1P6/1k6/4cK2/8/8/8/8' --from janko --to grid\n"
                       "  dawson convert --from janko --to grid -- '-*2q3/4'"},
                      values))
    return done;

  if (!values.contains("operand")) throw UsageError("no position is given");
  auto const operands = values["operand"].as<std::vector<std::string>>();
  if (operands.size() != 1) throw UsageError("one position at a time; put quotes around a string with blanks");
  if (!values.contains("from")) throw UsageError("name the notation with --from: " + known_notations());
  auto const from = values["from"].as<std::string>();
  notation::Notation const* const reader = notation::find_notation(from);
  if (!reader) throw UsageError(fmt::format("--from {}: no such notation; known are {}", from, known_notations()));
  if (auto const to = values["to"].as<std::string>(); to != "grid")
    throw UsageError(fmt::format("--to {}: no such form; known is grid", to));

  Reporter reporter(values);
  bool const from_stdin = operands[0] == "-" && arguments.literals.empty();
  std::string text = from_stdin ? run::read_file("-") : operands[0];
  if (from_stdin && text.ends_with('\n')) text.pop_back();
  text::Source const source(from_stdin ? "<stdin>" : "<argument>", std::move(text));
  text::Diagnostics findings;
  auto position = reader->read(source.bytes().substr(source.start()), findings);
  if (!position) findings.push_back(position.error());
  for (text::Diagnostic& finding : findings) finding.span = text::shifted(finding.span, source.start());
  reporter.report(findings, source);
  if (position) run::write_file(values["output"].as<std::string>(), notation::grid(*position, reader->fields) + "\n");
  return reporter.status();
}

}  // namespace dawson::cli
