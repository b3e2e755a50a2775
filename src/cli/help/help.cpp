#include "cli/help/help.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <span>

#include <boost/version.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/popeye/popeye_program.hpp"
#include "backend/library_versions.hpp"
#include "cli/options.hpp"
#include "collection/formats.hpp"
#include "disk/disk.hpp"
#include "disk/embedding.hpp"
#include "document/markdown/parser.hpp"
#include "style/front_keys.hpp"
#include "text/files.hpp"
#include "text/scanning.hpp"
#include "type/libraries.hpp"

namespace dawson::cli {

std::span<ProgramOption const> program_options() {
  static constexpr ProgramOption options[] = {
      {"--help", "-h", "show the commands"},
      {"--version", "-V", "show the versions of Dawson and of its libraries"},
  };
  return options;
}

std::string help_of_program() {
  std::string out = fmt::format("usage: dawson COMMAND ...\n\n{}\n", about_program);
  for (Command const* command : commands())
    out += fmt::format("  {:<9} {}\n", command->name, command->purpose);
  out += "\n";
  for (ProgramOption const& option : program_options())
    out += fmt::format("  {}, {:<10} {}\n", option.brief, option.name, option.about);
  return out +
         "\nRun `dawson COMMAND --help` for details.\n\nexamples:\n"
         "  dawson weave column.tex -o build/column.tex --sty build\n"
         "  dawson convert '8/1P6/1k6/4cK2/8/8/8/8' --from janko --to grid\n";
}

std::string help_of(Command const& command) {
  return fmt::format("usage: {}\n\n{}\n\n{}\nexamples:\n{}\n", command.synopsis, command.about,
                     help_table(options_of(command)), command.examples);
}

namespace {

std::string_view role_name(FileRole role) {
  return role == FileRole::written ? "written" : role == FileRole::document ? "document" : "read";
}

nlohmann::ordered_json front_matter_as_json() {
  nlohmann::ordered_json all = nlohmann::ordered_json::array();
  for (run::FrontKeyHelp const& key : run::front_matter_help()) {
    nlohmann::ordered_json object{{"name", key.name}};
    if (!key.alias.empty()) object["alias"] = key.alias;
    object["values"] = key.values;
    object["outputs"] = key.in_every_output ? "all" : "some";
    all.push_back(std::move(object));
  }
  return all;
}

}  // namespace

std::string commands_as_json() {
  nlohmann::ordered_json all = nlohmann::ordered_json::array();
  for (Command const* command : commands()) {
    nlohmann::ordered_json options = nlohmann::ordered_json::array();
    for (Option const& option : command->options()) {
      nlohmann::ordered_json object{
          {"name", option.name}, {"takes_value", option.takes_value()}, {"about", option.about}};
      if (option.takes_value()) {
        object["value"] = option.value.placeholder;
        object["words"] = option.value.words;
        if (option.value.names_files()) object["file"] = role_name(option.value.role);
      }
      options.push_back(std::move(object));
    }
    nlohmann::ordered_json object{
        {"name", command->name},
        {"purpose", command->purpose},
        {"operand", operand_name(command->operand)},
        {"outputs", command->outputs ? command->outputs() : std::vector<std::string>{}},
        {"options", options}};
    if (command->operand == Operand::manuscript) object["front_matter"] = front_matter_as_json();
    if (!command->run) object["absent"] = true;
    all.push_back(std::move(object));
  }
  return all.dump(1) + "\n";
}

void say_on_standard_output(std::string const& text) {
  if (run::Embedding* const embedded = run::embedding()) embedded->output += text;
  else if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size())
    throw run::SystemError("cannot write standard output");
}

namespace {

Options help_options() {
  ValueKind const shell = one_of("SHELL", names_in(shells()));
  return under("options", {{"man", "the manual page of the command or the program"},
                           {"completion", shell, "for " + reported(shell.words)},
                           {"json", "the commands and their options, for programs"}});
}

int run_help(Values const& values) {
  Command const* command = nullptr;
  if (!values.operands().empty()) {
    auto const& names = values.operands();
    if (names.size() > 1) throw UsageError("expected one command");
    command = &command_named(names.front());
  }
  bool const piece = values.has("man"), json = values.has("json");
  std::string const& shell = values["completion"];
  if (piece + json + !shell.empty() > 1)
    throw UsageError("choose one of --man, --completion and --json");
  if (command && (json || !shell.empty()))
    throw UsageError("--json and --completion cover all commands: leave out the COMMAND");
  if (json) say_on_standard_output(commands_as_json());
  else if (!shell.empty()) say_on_standard_output(row_named(shells(), shell)->completion());
  else if (piece) say_on_standard_output(command ? piece_page(*command) : piece_page());
  else say_on_standard_output(command ? help_of(*command) : help_of_program());
  return done;
}

}  // namespace

Command const help_command{
    "help",
    "help, manual pages, shell completion",
    Operand::command,
    "dawson help [COMMAND] [--man | --completion SHELL | --json]",
    "Prints the help of a command or of all commands, as text, manual page, completion or JSON.",
    "  dawson help weave\n"
    "  dawson help weave --man | man -l -\n"
    "  dawson help --completion bash > ~/.local/share/bash-completion/completions/dawson",
    help_options,
    run_help};

namespace {

struct OperandRow {
  Operand operand;
  std::string_view name;
  ValueKind (*kind)();
};

ValueKind markdown_files(std::vector<std::string> suffixes = {}) {
  suffixes.insert(suffixes.end(), text::markdown_suffixes().begin(),
                  text::markdown_suffixes().end());
  return as_document(a_file(std::move(suffixes)));
}

ValueKind files_with_problems() {
  std::vector<std::string> suffixes;
  for (collection::Format const& format : collection::formats())
    suffixes.insert(suffixes.end(), format.suffixes.begin(), format.suffixes.end());
  return as_document(a_file(std::move(suffixes)));
}

constexpr std::array rows{
    OperandRow{Operand::documents, "documents", [] { return markdown_files({".tex"}); }},
    OperandRow{Operand::problems, "problems", [] { return files_with_problems(); }},
    OperandRow{Operand::latex, "latex", [] { return as_document(a_file({".tex"})); }},
    OperandRow{Operand::manuscript, "manuscript", [] { return markdown_files(); }},
    OperandRow{Operand::served, "served", [] { return markdown_files({".tex"}); }},
    OperandRow{Operand::position, "position", [] { return any_text("POSITION"); }},
    OperandRow{Operand::moves, "moves", [] { return any_text("BETZA"); }},
    OperandRow{Operand::solution, "solution",
               [] {
                 ValueKind kind = as_document(a_file());
                 kind.literal = "solution";
                 return kind;
               }},
    OperandRow{Operand::style, "style", [] { return as_document(a_style()); }},
    OperandRow{Operand::preprocessor, "preprocessor", [] { return any_text("WORD"); }},
    OperandRow{Operand::finding, "code",
               [] {
                 ValueKind kind = any_text("CODE");
                 for (reference::FindingCode const& one : reference::finding_codes())
                   kind.words.push_back(one.code);
                 return kind;
               }},
    OperandRow{Operand::command, "command",
               [] {
                 ValueKind kind = any_text("COMMAND");
                 for (Command const* command : commands()) kind.words.emplace_back(command->name);
                 return kind;
               }},
    OperandRow{Operand::nothing, "nothing", [] { return any_text(""); }},
};

OperandRow const& row_of(Operand operand) {
  return *std::ranges::find(rows, operand, &OperandRow::operand);
}

}  // namespace

ValueKind operand_kind(Operand operand) { return row_of(operand).kind(); }

std::string_view operand_name(Operand operand) { return row_of(operand).name; }

namespace {

// Libraries of templates, or without a version function: the version of the headers.
std::vector<text::LibraryVersion> built_with() {
  return {{"Boost", fmt::format("{}.{}.{}", BOOST_VERSION / 100000, BOOST_VERSION / 100 % 1000,
                                BOOST_VERSION % 100)},
          {"fmt", fmt::format("{}.{}.{}", FMT_VERSION / 10000, FMT_VERSION / 100 % 100,
                              FMT_VERSION % 100)},
          {"nlohmann-json", fmt::format("{}.{}.{}", NLOHMANN_JSON_VERSION_MAJOR,
                                        NLOHMANN_JSON_VERSION_MINOR, NLOHMANN_JSON_VERSION_PATCH)},
          {"yaml-cpp", DAWSON_YAML_CPP_VERSION},
          {"libyaml", DAWSON_LIBYAML_VERSION}};
}

}  // namespace

std::string versions() {
  std::string out = fmt::format("dawson {}\n", DAWSON_VERSION);
  for (auto* const libraries : {text::library_versions, document::library_versions,
                                type::library_versions, backend::library_versions, built_with})
    for (auto const& [name, version] : libraries())
      out += fmt::format("{:<14} {}\n", name, version);
  return out + fmt::format("{:<14} {}\n", "Popeye's words", run::newest_popeye);
}

reference::FindingCode const& finding_code(std::string_view name) {
  std::string const code = text::upper_case(name);
  if (reference::FindingCode const* const found = reference::find_code(code)) return *found;
  std::vector<std::string_view> names;
  for (reference::FindingCode const& one : reference::finding_codes()) names.push_back(one.code);
  std::string const hint = did_you_mean(code, names);
  throw UsageError(fmt::format("unknown code `{}`{}", name,
                               hint.empty() ? "; `dawson explain` lists all" : hint));
}

}  // namespace dawson::cli
