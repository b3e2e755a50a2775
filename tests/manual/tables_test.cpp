// Tables of the manual, compared with the program: commands, options, fields, notations, styles,
// keys, marks, links, conditions and languages. Names are those of `dawson help --json`, or of the
// tables in the sources. Codes, limits and keys of front matter are compared in manual_test.cpp.
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "blocks.hpp"

using namespace dawson;

namespace {

using Names = std::set<std::string>;

/// Returns what the first group of `pattern` matches in `text`.
Names all_in(std::string const& text, std::string const& pattern) {
  Names names;
  std::regex const compiled(pattern);
  for (std::sregex_iterator it(text.begin(), text.end(), compiled), end; it != end; ++it)
    names.insert((*it)[1]);
  return names;
}

Names all_in_file(std::string const& path, std::string const& pattern) {
  return all_in(contents(in_sources(path)), pattern);
}

/// Returns all text in back-ticks; for `key: value` the key and the value too.
Names in_ticks(std::string const& text) {
  Names names = all_in(text, "`([^`]+)`");
  for (std::string const& name : Names(names))
    if (std::size_t const colon = name.find(": "); colon != std::string::npos)
      names.insert({name.substr(0, colon), name.substr(colon + 2)});
  return names;
}

/// A line of the manual outside of blocks, with the heading above it.
struct Line {
  std::string section, text;
};

std::vector<Line> lines_outside_of_blocks() {
  std::vector<Line> all;
  std::string section;
  for (std::string const& page : manual_pages()) {
    Blocks const read = read_blocks(page);
    for (std::size_t i = 0; i < read.lines.size(); ++i) {
      if (!read.outside[i]) continue;
      std::string const& line = read.lines[i];
      if (line.starts_with("#")) section = line.substr(line.find(' ') + 1);
      all.push_back({section, line});
    }
  }
  return all;
}

/// A row of a table of the manual.
struct Row {
  std::string section;
  std::string head;   ///< first cell of the table's first row
  std::string first;  ///< first cell; `\|` is not the end of a cell
  std::string all;    ///< all cells
};

std::vector<Row> rows() {
  std::vector<Row> all;
  std::string head;
  for (Line const& line : lines_outside_of_blocks()) {
    std::smatch cell;
    if (!std::regex_search(line.text, cell, std::regex("^\\| ((?:[^|\\\\]|\\\\.)*) \\|"))) {
      if (!line.text.starts_with('|')) head.clear();
    } else if (head.empty()) {
      head = cell[1];
    } else {
      all.push_back({line.section, head, cell[1], line.text});
    }
  }
  return all;
}

/// Returns the names in the first cells of all tables whose first cell is `head`; only below the
/// heading `section`, if one is given.
Names listed(std::string const& head, std::string const& section = {}) {
  Names names;
  for (Row const& row : rows())
    if (row.head == head && (section.empty() || row.section == section))
      names.merge(in_ticks(row.first));
  return names;
}

/// Returns the names in all cells of tables below these headings.
Names in_tables_of(std::initializer_list<std::string> sections) {
  Names names;
  for (Row const& row : rows())
    if (std::ranges::find(sections, row.section) != sections.end()) names.merge(in_ticks(row.all));
  return names;
}

std::string section_text(std::string const& section) {
  std::string text;
  for (Line const& line : lines_outside_of_blocks())
    if (line.section == section) text += line.text + "\n";
  return text;
}

void check_manual_has(Names const& known, Names const& named, std::string const& what) {
  BOOST_TEST(!known.empty(), "no " << what << " is known to the program");
  for (std::string const& name : known)
    BOOST_TEST(named.contains(name), "the manual does not list the " << what << " " << name);
}

void check_same(Names const& known, Names const& named, std::string const& what) {
  check_manual_has(known, named, what);
  for (std::string const& name : named)
    BOOST_TEST(known.contains(name), "the program does not have the " << what << " " << name);
}

nlohmann::json const& help() {
  static auto const parsed = nlohmann::json::parse(run_program({"help", "--json"}, ".").out);
  return parsed;
}

/// Returns the values that an option of a command accepts.
Names values_of(std::string const& command, std::string const& option) {
  Names values;
  for (auto const& one : help())
    if (one.at("name") == command)
      for (auto const& row : one.at("options"))
        if (row.at("name") == option && row.contains("words"))
          for (auto const& word : row.at("words")) values.insert(word.get<std::string>());
  return values;
}

std::string lower(std::string text) {
  std::ranges::transform(text, text.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

/// Returns the words of a name such as MirrorCirce, in lower case.
Names words_of_condition(std::string const& name) {
  Names words;
  for (std::string const& word : all_in(name, "([A-Z][a-z]+|[A-Z]+)")) words.insert(lower(word));
  return words;
}

}  // namespace

BOOST_AUTO_TEST_CASE(its_table_has_all_commands_and_no_others) {
  Names commands;
  for (auto const& command : help()) commands.insert(command.at("name").get<std::string>());
  check_same(commands, listed("command", "8 The command line"), "command");
}

BOOST_AUTO_TEST_CASE(its_tables_have_all_options_and_no_others) {
  Names options, named{"man", "completion"};  // of `help`: described in "Installing"
  for (auto const& command : help())
    for (auto const& option : command.at("options"))
      options.insert(option.at("name").get<std::string>());
  for (Row const& row : rows())
    if (row.head == "option") named.merge(all_in(row.first, "--([a-z][-a-z]*)"));
  check_same(options, named, "option");
}

// Where a row has the values of an option, `--boards tikz|svg|png|pdf`, they are those of a
// command.
BOOST_AUTO_TEST_CASE(its_tables_have_all_values_of_options_and_no_others) {
  std::regex const written("--([a-z][-a-z]*) ([-a-z0-9]+(?:\\\\\\|[-a-z0-9]+)+)`");
  int compared = 0;
  for (Row const& row : rows()) {
    std::smatch cell;
    if (row.head != "option" || !std::regex_search(row.first, cell, written)) continue;
    Names const named = all_in(cell[2], "([-a-z0-9]+)");
    bool const same = std::ranges::any_of(help(), [&](auto const& command) {
      return values_of(command.at("name"), cell[1]) == named;
    });
    BOOST_TEST(same, "no command has these values: --" << cell[1] << " " << cell[2]);
    ++compared;
  }
  BOOST_TEST(compared > 4);
  check_same(values_of("weave", "deps-format"), listed("`--deps-format`"), "list for build tools");
  check_same(values_of("weave", "style"), listed("style"), "style");
}

BOOST_AUTO_TEST_CASE(its_tables_have_all_fields_and_no_others) {
  Names const fields =
      all_in_file("src/problem/fields.cpp", "(?:Id::[a-z_]+, |printed\\()\"([-a-z]+)\"");
  BOOST_TEST(fields.size() > 70U);
  Names named = listed("field");
  for (std::string const& name : named)
    BOOST_TEST(fields.contains(name), "the program does not have the field " << name);
  // Fields of the directive `page` alone, and fields that are kept but not printed.
  named.merge(in_ticks(section_text("Directives for pages")));
  named.merge(in_ticks(section_text("Files of problems")));
  check_manual_has(fields, named, "field");
}

BOOST_AUTO_TEST_CASE(each_notation_is_a_field_and_has_a_section) {
  Names headings;
  for (Line const& line : lines_outside_of_blocks())
    if (line.text.starts_with("#")) headings.merge(all_in(line.section, "([-a-z0-9]+)"));
  Names const notations = values_of("board", "from");
  check_manual_has(notations, headings, "notation");
  check_manual_has(notations, in_ticks(section_text("The position")), "field of a notation");
}

BOOST_AUTO_TEST_CASE(each_format_of_conversion_is_named) {
  Names named;
  for (Line const& line : lines_outside_of_blocks()) named.merge(in_ticks(line.text));
  for (std::string const& name : Names(named)) named.merge(all_in(name, "^--to ([-a-z]+)$"));
  check_manual_has(values_of("convert", "to"), named, "format");
  check_same(all_in_file("src/collection/formats.cpp", "\\{\"([a-z]+)\",\n"),
             listed("name", "Files of problems"), "file of problems");
}

BOOST_AUTO_TEST_CASE(its_table_has_all_kinds_of_diagrams_and_no_others) {
  Names kinds;
  for (auto const& command : help())
    if (command.at("name") == "board")
      for (auto const& suffix : command.at("outputs"))
        kinds.insert("." + suffix.get<std::string>());
  check_same(kinds, listed("kind"), "kind of diagram");
}

BOOST_AUTO_TEST_CASE(its_tables_have_all_keys_and_words_of_styles) {
  Names const named = in_tables_of({"Styles", "A style of captions"});
  for (char const* const file : {"style", "caption", "fonts", "caption_and_solutions"})
    check_manual_has(
        all_in_file("src/style/yaml_" + std::string(file) + ".cpp", "\\{\"([a-z ]+)\","), named,
        "key of styles");
  Names words = all_in_file("src/style/yaml_reading.hpp", "\\{\"([^\"]+)\",");
  std::erase_if(words, [](std::string const& word) {  // numbers are given as a range
    return std::isdigit(static_cast<unsigned char>(word.front())) != 0;
  });
  BOOST_TEST(words.size() > 40U);
  check_manual_has(words, named, "word of styles");

  Names keys = all_in_file("src/style/yaml_style.cpp", "\\{\"([a-z ]+)\",");
  keys.insert("based on");
  for (std::string const& name : listed("key", "Styles"))
    BOOST_TEST(keys.contains(name), "styles have no key " << name);
}

BOOST_AUTO_TEST_CASE(its_table_has_all_settings_of_projects_and_no_others) {
  check_same(all_in_file("src/session/project_file.cpp", "\\{\"([a-z]+)\", *&ProjectReader::take_"),
             listed("key", "A project's settings"), "setting");
}

BOOST_AUTO_TEST_CASE(its_table_has_all_keys_of_json_and_no_others) {
  std::string const source = contents(in_sources("src/notation/export_forms.cpp"));
  Names const named = listed("key", "json");
  for (std::string const& name : named)
    BOOST_TEST(source.find("\"" + name + "\"") != std::string::npos, "no key of JSON: " << name);
  check_manual_has(all_in(source, "if \\([^;]*position[.>][^;]*\\) out\\[\"([a-z_]+)\"\\]"), named,
                   "key of JSON");
}

BOOST_AUTO_TEST_CASE(its_tables_have_all_marks_and_links_and_no_others) {
  std::string const words = contents(in_sources("src/chess/languages/words.hpp"));
  std::smatch marks;
  BOOST_REQUIRE(std::regex_search(words, marks, std::regex("\\{\"frame\"[^}]*\\}")));
  check_same(all_in(marks[0], "\"([a-z]+)\""), listed("mark"), "mark");

  Names links = all_in_file("src/problem/board_links.hpp", "\\{\"([a-z]+)\", BoardLink::");
  links.insert("none");
  check_same(links, listed("word", "Below a board"), "link");
}

BOOST_AUTO_TEST_CASE(it_names_the_conditions_that_are_played_and_drawn) {
  std::string const played = lower(section_text("Solutions")),
                    drawn = lower(section_text("Conditions"));
  Names const effects =
      all_in_file("src/replay_rules/effects.cpp", "\\{\"([A-Za-z]+)\", Happens::plainly,");
  BOOST_TEST(effects.size() > 5U);
  for (std::string const& name : effects)
    for (std::string const& word : words_of_condition(name))
      BOOST_TEST(played.find(word) != std::string::npos, "not named as played: " << name);
  Names const shown =
      all_in_file("src/semantics/drawn_conditions.cpp", "\\{\"([A-Za-z]+)\", Shows::");
  BOOST_TEST(shown.size() > 5U);
  for (std::string const& name : shown) {
    Names words = words_of_condition(name);
    for (char const* const side : {"white", "black", "chess"}) words.erase(side);
    BOOST_TEST(std::ranges::any_of(
                   words, [&](auto const& word) { return drawn.find(word) != std::string::npos; }),
               "not named as drawn: " << name);
  }
}

BOOST_AUTO_TEST_CASE(its_table_has_all_languages) {
  std::string row;
  for (Row const& one : rows())
    if (one.section == "Defaults" && one.first == "`language`") row = one.all;
  Names named = in_ticks(row);
  named.erase("language");
  Names known = all_in_file("src/chess/language.cpp", "LanguageRow\\{\"([a-z]+)\"");
  for (std::string const& name :
       all_in_file("src/chess/language.cpp", "LanguageRow\\{\"[a-z]+\", \"([A-Za-z]+)\""))
    known.insert(lower(name));
  check_same(known, named, "language");
}
