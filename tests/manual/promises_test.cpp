// Tests that commands, options and output formats that README and manual name exist, and that a
// test runs them.
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "blocks.hpp"

using namespace dawson;
namespace fs = std::filesystem;

namespace {

struct Named {
  std::string place, line;
  bool whole = false;  ///< a line of a code block, not part of a sentence
};

// Returns the line without a comment, or without the description after two blanks in a table of
// commands.
std::string command_alone(std::string line) {
  for (char const* const end : {"  ", " #", " >"}) line = line.substr(0, line.find(end));
  return line;
}

std::vector<Named> commands_in(std::string const& path) {
  std::vector<Named> all;
  Blocks const read = read_blocks(path);
  std::regex const inline_code("`(dawson [^`]*)`"), in_block("(?:\\$ )?(dawson [-a-z].*)");
  for (std::size_t i = 0; i < read.lines.size(); ++i) {
    std::string const &line = read.lines[i], place = path + ":" + std::to_string(i + 1);
    if (line.starts_with("    dawson ") && read.outside[i])
      all.push_back({place, line.substr(4), true});
    else if (read.outside[i])
      for (std::sregex_iterator it(line.begin(), line.end(), inline_code), end; it != end; ++it)
        all.push_back({place, (*it)[1], false});
  }
  std::smatch found;
  for (Block const& block : read.blocks)
    for (std::size_t i = 0; i < block.content.size(); ++i)
      if (std::regex_match(block.content[i], found, in_block))
        all.push_back({path + ":" + std::to_string(block.line + 1 + i), found[1], true});
  for (Named& one : all) one.line = command_alone(one.line);
  return all;
}

std::map<std::string, std::set<std::string>> options_by_command() {
  std::map<std::string, std::set<std::string>> all;
  for (auto const& command : nlohmann::json::parse(run_program({"help", "--json"}, ".").out))
    for (auto const& option : command.at("options"))
      all[command.at("name")].insert(option.at("name").get<std::string>());
  return all;
}

// Names in the manual that are placeholders for a value of the reader.
bool is_pattern(std::string const& line) {
  static std::regex const placeholder("(^|[ =])[A-Z]{3,}(\\.[a-z]+)?( |$)|\\$|<|\\[|POSITION|…");
  return std::regex_search(line, placeholder);
}

std::string all_tests() {
  std::string all;
  for (auto const& entry : fs::recursive_directory_iterator(in_sources("tests"))) {
    std::string const path = entry.path().string(), kind = entry.path().extension().string();
    bool const runs = kind == ".cpp" || kind == ".hpp" || kind == ".py" || kind == ".sh";
    if (runs && path.find("/fuzz/") == std::string::npos) all += contents(path);
  }
  for (std::string const& path : documents())
    for (Block const& block : read_blocks(path).blocks)
      if (block.language == "console") all += block.text();
  return all;
}

}  // namespace

BOOST_AUTO_TEST_CASE(commands_and_options_that_documents_name_exist) {
  auto const known = options_by_command();
  std::size_t seen = 0;
  for (std::string const& path : documents())
    for (Named const& one : commands_in(path)) {
      std::istringstream words(one.line);
      std::string word, command;
      words >> word >> command;
      if (command.starts_with('-') || command == "COMMAND") continue;
      ++seen;
      auto const options = known.find(command);
      // The manual contains a misspelt command.
      bool const misspelt = command == "waeve";
      BOOST_TEST((options != known.end() || misspelt), one.place << ": " << one.line);
      if (options == known.end()) continue;
      while (words >> word && word != "--" && word != "|") {
        if (!word.starts_with("--")) continue;
        std::string const name = word.substr(2, word.find('=') - 2);
        BOOST_TEST((options->second.contains(name) || name == "help"),
                   one.place << ": " << command << " has no --" << name);
      }
    }
  BOOST_TEST(seen > 100U);
}

BOOST_AUTO_TEST_CASE(command_lines_that_documents_show_are_accepted) {
  Folder const folder, scratch;
  std::size_t run = 0;
  for (std::string const& path : documents())
    for (Named const& one : commands_in(path)) {
      // These run until they are stopped, or demonstrate errors.
      bool const runs = one.line.find("serve") == std::string::npos &&
                        one.line.find("--watch") == std::string::npos &&
                        one.line.find("waeve") == std::string::npos &&
                        one.line.find("fihs") == std::string::npos &&
                        one.line.find("news.docx") == std::string::npos;
      if (!one.whole || !runs || is_pattern(one.line)) continue;
      ++run;
      std::vector<std::string> const printed = shown(one.line, folder, scratch);
      bool const refused = !printed.empty() && printed.back() == "[exit 2]";
      BOOST_TEST(!refused, one.place << ": " << one.line << ": "
                                     << (printed.empty() ? std::string() : printed.front()));
    }
  BOOST_TEST(run > 40U);
}

namespace {

// What readers who know only README write: columns in LaTeX, articles as pages that play, booklets
// of collections. Nothing in them is reported, also by the strict check: all half-moves are played.
struct ReadersDocument {
  std::string source, output;
  std::size_t boards;
  std::vector<std::string> words;  ///< of captions and solutions
};

std::vector<ReadersDocument> const readers_documents{
    {"column.tex", ".tex", 2, {"\\DawsonSource{Pittsburgh", "h\\#2}", "\\DawsonName{grasshopper}"}},
    // Several authors, an award, twins of three positions, nightriders.
    {"leaves.tex",
     ".tex",
     2,
     {"\\DawsonAuthor{Boris\\nobreakspace{}Bebel}", "\\DawsonAward{1st", "(c) bBd8\\DawsonTo{}e7",
      "\\DawsonName{nightrider}", "2.\\DawsonwB{}h2", "\\DawsonwNU{}f4\\#", "\\DawsonSolutions{}"}},
    // Circe, a zeroposition, a proof game.
    {"retro.tex",
     ".tex",
     3,
     {"\\DawsonConditions{Circe}", "Zeroposition (a) wBh1\\DawsonTo{}g2",
      "\\DawsonAward{Commendation}", "PG\\nobreakspace{}4.0", "Orb\\'an", "[+\\DawsonbN{}b8]\\#",
      "c6"}},
    {"article.md", ".html", 2, {"Find the key", "Sam Loyd", "grasshopper"}},
    // Series and set play.
    {"series.md",
     ".html",
     3,
     {"Find the solution", "ser-h#3", "h#2*", "class=\"phase play\"", "Black moves alone"}},
    {"riders.md",
     ".html",
     2,
     {"Find the solution", "Boris Bebel", "(c) wNf5→e6", "nightrider", "b) bBa3→b4"}},
    {"booklet.md",
     ".pdf",
     76,
     {"Sixty-seven problems", "The New Chess Review, 1892", "#2 | (11+6)"}},
    {"notebook.md",
     ".pdf",
     42,
     {"A solver’s notebook", "Mate in 2 moves (4+4)", "3 July 1858",
      "1…d2/♕e5/♕e7/♕g4 2.♘d1#/♘d5#"}},
    // A file of the reader in the form of Olive, with a condition, a twin and awards.
    {"year.md",
     ".pdf",
     3,
     {"1 | Anna Abel, Boris Bebel", "Our Club Magazine, II/2026", "2nd Prize", "Circe",
      "ser-h#3 | (2+3)", "b) wGc6→b6", "2 (Cebel) 1.g2 2.g1R 3.Rb1 Ra3#", "b) 1.Bc7 Gc1 2.Bh2 Gg1#",
      "Abel, Anna 1, 3"}},
};

std::size_t count_of(std::string const& part, std::string const& text) {
  std::size_t count = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

}  // namespace

BOOST_AUTO_TEST_CASE(documents_written_from_the_readme_alone_work_at_once) {
  std::string const readers = in_sources("tests/manual/readers/");
  Folder const out;
  for (ReadersDocument const& one : readers_documents) {
    bool const pages = one.output == ".pdf";
    std::string const file = out / (one.source + one.output);
    BOOST_TEST(run_program({"check", "--strict", one.source}, readers).err == "", one.source);
    Ended const made = run_program({pages ? "booklet" : "weave", one.source, "-o", file}, readers);
    BOOST_TEST(made.status == 0, one.source);
    BOOST_TEST(made.err == "", one.source);
    std::string const text =
        pages ? run_program({"booklet", one.source, "--page-list"}, readers).out : contents(file);
    if (pages) BOOST_TEST(contents(file).starts_with("%PDF"));
    char const* const board = pages                  ? "\tboard\t"
                              : one.output == ".tex" ? "\\DawsonBoard{"
                                                     : "<figure";
    BOOST_TEST(count_of(board, text) == one.boards, one.source);
    BOOST_TEST(text.find("\\begin{chess}") == std::string::npos, one.source);
    for (std::string const& words : one.words)
      BOOST_TEST(text.find(words) != std::string::npos, one.source << ": " << words);
  }
}

// A reader gave the file itself to `booklet`, and got its YAML as text.
BOOST_AUTO_TEST_CASE(a_file_of_problems_is_not_read_as_a_document) {
  std::string const examples = in_sources("examples");
  Folder const out;
  for (std::vector<std::string> const& arguments :
       {std::vector<std::string>{"check", "heft.olv"},
        {"fmt", "heft.olv"},
        {"weave", "heft.olv", "-o", out / "a.tex"},
        {"booklet", "studies.pgn", "-o", out / "a.pdf"}}) {
    Ended const ended = run_program(arguments, examples);
    BOOST_TEST(ended.status == 2);
    BOOST_TEST(ended.err.find("`from: " + arguments[1] + "`") != std::string::npos);
  }
  BOOST_TEST(run_program({"check", "heft.olv", "--host", "markdown", "--quiet"}, examples).status ==
             0);
}

BOOST_AUTO_TEST_CASE(readme_manual_and_help_agree_on_what_dawson_is) {
  auto const on_one_line = [](std::string const& text) {
    return std::regex_replace(text, std::regex("\\s+"), " ");
  };
  std::string const help = on_one_line(run_program({"--help"}, ".").out);
  for (char const* const path : {"README.md", "examples/manual.md"}) {
    std::string const text = on_one_line(contents(in_sources(path)));
    for (char const* const first : {"you write each problem", "editors of magazines"}) {
      auto const at = text.find(first);
      BOOST_TEST_REQUIRE(at != std::string::npos, path);
      std::string const sentence = text.substr(at, text.find('.', at) - at);
      BOOST_TEST(help.find(sentence) != std::string::npos, path << ": " << sentence);
    }
  }
  for (std::string const& page : manual_pages())
    if (page.starts_with("examples/manual/guides/"))
      BOOST_TEST(lines_of(contents(in_sources(page)))[2].starts_with("For "),
                 page << " does not say for whom it is");
}

// README sends a magazine editor, a columnist ... to guides, whose first words are for that reader.
BOOST_AUTO_TEST_CASE(guides_are_for_the_readers_whom_the_readme_sends_to_them) {
  std::regex const row("\\* ([A-Z][a-z ]*): .*"), guide("examples/manual/(guides/[-a-z]+\\.md)");
  std::size_t sent = 0;
  for (std::string const& line : lines_of(contents(in_sources("README.md")))) {
    std::smatch reader;
    if (!std::regex_match(line, reader, row) || reader[1] == "Everyone") continue;
    std::string const name = reader[1];
    std::size_t const blank = name.rfind(' ');
    bool const one_word = blank == std::string::npos || name.starts_with("Inventor");
    std::string noun = one_word ? name.substr(0, name.find(' ')) : name.substr(blank + 1);
    noun.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(noun.front())));
    for (std::sregex_iterator it(line.begin(), line.end(), guide), end; it != end; ++it, ++sent) {
      std::string const text = contents(in_sources("examples/manual/" + (*it)[1].str()));
      std::size_t const first = text.find("\n\nFor ");
      BOOST_TEST_REQUIRE(first != std::string::npos, (*it)[1]);
      std::string const whom = text.substr(first, text.find(':', first) - first);
      bool const theirs = whom.find(noun + "s") != std::string::npos ||
                          whom.find("all authors") != std::string::npos;
      BOOST_TEST(theirs, (*it)[1] << " is not for " << noun << "s:" << whom.substr(1));
    }
  }
  BOOST_TEST(sent > 15U);
}

BOOST_AUTO_TEST_CASE(each_option_and_output_format_is_run_by_a_test) {
  std::string const tests = all_tests();
  auto const named = [&](std::string const& text) {
    for (auto at = tests.find(text); at != std::string::npos; at = tests.find(text, at + 1)) {
      auto const next =
          static_cast<unsigned char>(tests[std::min(at + text.size(), tests.size() - 1)]);
      if (!std::isalnum(next) && next != '-') return true;
    }
    return false;
  };
  for (auto const& command : nlohmann::json::parse(run_program({"help", "--json"}, ".").out)) {
    std::string const name = command.at("name");
    BOOST_TEST(named("\"" + name + "\"") | named("dawson " + name), name);
    for (auto const& option : command.at("options")) {
      std::string const word = option.at("name");
      // -o is the short form of --output only.
      BOOST_TEST((named("--" + word) || word == "output"), name << " --" << word);
    }
    for (auto const& suffix : command.at("outputs"))
      BOOST_TEST(named(suffix.get<std::string>()), name << " -o file" << suffix);
  }
}
