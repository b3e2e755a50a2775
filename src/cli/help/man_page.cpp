// Manual pages in the macros of man(7), simple enough for groff and mandoc.
#include <fmt/format.h>

#include <cctype>

#include "cli/help/help.hpp"

namespace dawson::cli {
namespace {

struct Reported {
  std::string_view name, about;
};

constexpr Reported exit_statuses[] = {
    {"0", "done; perhaps with warnings"},
    {"1", "errors in what was read"},
    {"2", "wrong usage of the command"},
    {"3", "system error: a file cannot be read or written, or there is no memory"},
};

constexpr Reported environment[] = {
    {"SOURCE_DATE_EPOCH",
     "the date of PDF files, in seconds since 1970; if unset, they have no date"},
    {"NO_COLOR", "if set and not empty, `--color auto` prints messages without colours"},
    {"TERM", "if `dumb`, `--color auto` prints messages without colours, and no progress is shown"},
};

// Escapes text for roff. Hyphens are ASCII, so that options can be copied.
std::string plain(std::string_view text) {
  std::string out;
  bool line_begins = true;
  for (char const c : text) {
    if (line_begins && (c == '.' || c == '\'')) out += "\\&";
    if (c == '\\') out += "\\e";
    else if (c == '-') out += "\\-";
    else if (c == '\'') out += "\\(aq";
    else if (c == '^') out += "\\(ha";
    else if (c == '~') out += "\\(ti";
    else if (c == '`') out += "\\(ga";
    else out += c;
    line_begins = c == '\n';
  }
  return out;
}

// Converts running text: text between `` becomes bold.
std::string prose(std::string_view text) {
  std::string out;
  bool bold = false;
  while (!text.empty()) {
    std::size_t const end = std::min(text.find('`'), text.size());
    out += plain(text.substr(0, end));
    if (end < text.size()) out += (bold = !bold) ? "\\fB" : "\\fR";
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return out;
}

std::string head(std::string_view page) {
  std::string upper(page);
  for (char& c : upper) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return fmt::format(".TH {} 1 \"{}\" \"Dawson {}\" \"User Commands\"\n", plain(upper),
                     DAWSON_RELEASED, DAWSON_VERSION);
}

std::string section(std::string_view name, std::string_view body) {
  return body.empty() ? std::string() : fmt::format(".SH {}\n{}", name, body);
}

std::string item(std::string_view tag, std::string_view about) {
  return fmt::format(".TP\n{}\n{}\n", tag, prose(about));
}

std::string option_tag(Option const& option) {
  std::string tag;
  if (!option.brief.empty()) tag = fmt::format("\\fB{}\\fR, ", plain(option.brief_flag()));
  tag += fmt::format("\\fB{}\\fR", plain(option.flag()));
  if (option.takes_value()) tag += fmt::format(" \\fI{}\\fR", plain(option.value.placeholder));
  return tag;
}

std::string about_option(Option const& option) {
  return option.about +
         (option.default_value.empty() ? "" : fmt::format("; default: `{}`", option.default_value));
}

std::string options(Command const& command) {
  std::string out;
  for (Option const& option : options_of(command))
    out += item(option_tag(option), about_option(option));
  return out;
}

// Writes lines without filling.
std::string unfilled(std::string_view lines) { return fmt::format(".nf\n{}\n.fi\n", plain(lines)); }

template <class Rows>
std::string items(Rows const& rows) {
  std::string out;
  for (Reported const& row : rows)
    out += item(fmt::format("\\fB{}\\fR", plain(row.name)), row.about);
  return out;
}

std::string see_also(Command const* except) {
  std::string out;
  if (except) out = "\\fBdawson\\fR(1)";
  for (Command const* command : commands())
    if (command != except)
      out += fmt::format("{}\\fBdawson\\-{}\\fR(1)", out.empty() ? "" : ",\n", command->name);
  return out + "\n.PP\nThe manual of Dawson has all fields, notations and messages.\n";
}

}  // namespace

std::string piece_page() {
  std::string list;
  for (Command const* command : commands())
    list += item(fmt::format("\\fB{}\\fR", plain(command->name)), command->purpose);
  std::string own;
  for (ProgramOption const& option : program_options())
    own += item(fmt::format("\\fB{}\\fR, \\fB{}\\fR", plain(option.brief), plain(option.name)),
                option.about);
  return head("dawson") + section("NAME", "dawson \\- typeset chess problems\n") +
         section("SYNOPSIS", unfilled("dawson COMMAND ...")) +
         section("DESCRIPTION", about_program) + section("COMMANDS", list) +
         section("OPTIONS", own) + section("EXIT STATUS", items(exit_statuses)) +
         section("ENVIRONMENT", items(environment)) + section("SEE ALSO", see_also(nullptr));
}

std::string piece_page(Command const& command) {
  std::string const page = fmt::format("dawson-{}", command.name);
  return head(page) +
         section("NAME", fmt::format("{} \\- {}\n", plain(page), plain(command.purpose))) +
         section("SYNOPSIS", unfilled(command.synopsis)) +
         section("DESCRIPTION", prose(command.about) + "\n") +
         section("OPTIONS", options(command)) + section("EXIT STATUS", items(exit_statuses)) +
         section("ENVIRONMENT", items(environment)) +
         section("EXAMPLES", unfilled(command.examples)) + section("SEE ALSO", see_also(&command));
}

}  // namespace dawson::cli
