// Tests of the examples of the manual and README. The info string of a fenced block determines its
// use:
//
//   console      lines "$ command", each with its output: standard output, standard error, and
//                "[exit N]" if the status is not 0. A shell runs them; `dawson` is the built
//                program.
//   tex          directives: `dawson check` reports nothing for a document that contains them.
//   LANGUAGE NAME   a file of that name for the examples after it.
//   LANGUAGE NAME before LINE, LANGUAGE NAME instead of LINE
//                the block, inserted above that line of the file with an empty line after it,
//                or in its place.
//
// A command `dawson latex` is left out where latexmk is not installed.
//
// Other blocks are ignored. DAWSON_UPDATE=1 in the environment writes the output of the commands
// into the manual; check the difference before you keep it.
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <ranges>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "blocks.hpp"
#include "lines.hpp"
#include "places.hpp"
#include "unit/cli/program.hpp"

using namespace dawson;
namespace fs = std::filesystem;

namespace {

std::string place(std::size_t line, std::string const& path) {
  return path + ":" + std::to_string(line);
}

bool is_command(std::string const& line) { return line.starts_with("$ "); }

/// Writes the file that a block contains or changes.
void write_file(Block const& block, Folder const& folder, std::string const& where) {
  std::smatch change;
  if (!std::regex_match(block.name, change, std::regex("(\\S+) (before|instead of) (.+)"))) {
    put(folder / block.name, block.text());
    return;
  }
  std::vector<std::string> const lines = lines_of(contents(folder / change[1].str()));
  BOOST_TEST(std::ranges::count(lines, change[3].str()) == 1,
             where << ": not one line of " << change[1] << ": " << change[3]);
  std::string changed;
  for (std::string const& line : lines) {
    bool const here = line == change[3].str();
    bool const before = change[2] == "before";
    if (here) changed += block.text() + (before ? "\n" : "");
    if (!here || before) changed += line + "\n";
  }
  put(folder / change[1].str(), changed);
}

bool runs_latex(std::string const& command) { return command.starts_with("$ dawson latex"); }

/// Returns the block with its actual output; a difference is reported with its line.
std::vector<std::string> run_console(std::string const& path, Block const& block,
                                     Folder const& folder, Folder const& scratch, bool updating) {
  static bool const latex = std::system("latexmk --version >/dev/null 2>&1") == 0;
  std::vector<std::string> expected;
  for (std::size_t i = 0; i < block.content.size();) {
    std::size_t const line = block.line + 1 + i;
    bool const command = is_command(block.content[i]);
    BOOST_TEST(command, place(line, path)
                            << ": a console block contains commands, `$ ...`, and their output");
    if (!command) return block.content;
    if (!latex && runs_latex(block.content[i])) {
      BOOST_TEST_MESSAGE(place(line, path) << ": skipped, latexmk is not installed");
      do {
        expected.push_back(block.content[i++]);
      } while (i < block.content.size() && !is_command(block.content[i]));
      continue;
    }
    std::vector<std::string> const now = shown(block.content[i].substr(2), folder, scratch);
    expected.push_back(block.content[i++]);
    expected.insert(expected.end(), now.begin(), now.end());
    std::size_t n = 0;
    bool same = true;
    for (; i < block.content.size() && !is_command(block.content[i]); ++i, ++n) {
      if (!same) continue;
      same = n < now.size() && now[n] == block.content[i];
      if (!updating)
        BOOST_TEST(same, place(block.line + 1 + i, path)
                             << ": the program prints: "
                             << (n < now.size() ? now[n] : "nothing more"));
    }
    if (!updating && same && n < now.size())
      BOOST_ERROR(place(line, path) << ": the program prints besides: " << now[n]);
  }
  return expected;
}

std::vector<std::string> lines_outside_of_blocks() {
  std::vector<std::string> lines;
  for (std::string const& page : manual_pages()) {
    Blocks read = read_blocks(page);
    for (std::size_t i = 0; i < read.lines.size(); ++i)
      if (read.outside[i]) lines.push_back(std::move(read.lines[i]));
  }
  return lines;
}

std::set<std::string> codes_in(std::string const& text, std::regex const& pattern) {
  std::set<std::string> codes;
  for (std::sregex_iterator it(text.begin(), text.end(), pattern), end; it != end; ++it)
    codes.insert((*it)[1]);
  return codes;
}

}  // namespace

BOOST_AUTO_TEST_CASE(commands_print_the_output_shown_in_the_documents) {
  bool const updating = std::getenv("DAWSON_UPDATE") != nullptr;
  Folder const of_manual, of_readme, scratch;  // pages of the manual share their files
  std::size_t all_commands = 0;
  for (std::string const& path : documents()) {
    Folder const& folder = path == "README.md" ? of_readme : of_manual;
    Blocks const read = read_blocks(path);
    BOOST_TEST_REQUIRE(read.closed, place(read.blocks.empty() ? 1 : read.blocks.back().line, path)
                                        << ": this block is not closed");
    std::string updated;
    std::size_t copied = 0;
    auto const copy_to = [&](std::size_t line) {
      for (; copied < line; ++copied) updated += read.lines[copied] + "\n";
    };
    for (Block const& block : read.blocks) {
      if (!block.name.empty()) write_file(block, folder, place(block.line, path));
      // Files that examples of diagrams use are also in the page's folder.
      if (std::string const beside =
              (fs::path(dawson::in_sources(path)).parent_path() / block.name).string();
          !block.name.empty() && fs::exists(beside))
        BOOST_TEST(contents(beside) == block.text(), place(block.line, path) << ": " << beside);
      if (block.language != "console") continue;
      all_commands += static_cast<std::size_t>(std::ranges::count_if(block.content, is_command));
      copy_to(block.line);
      for (std::string const& line : run_console(path, block, folder, scratch, updating))
        updated += block.indent + line + "\n";
      copied += block.content.size();
    }
    copy_to(read.lines.size());
    if (updating) put(dawson::in_sources(path), updated);
  }
  BOOST_TEST(all_commands > 30U);
}

BOOST_AUTO_TEST_CASE(directives_of_the_manual_have_no_findings) {
  Folder const folder, scratch;
  std::size_t directives = 0;
  for (std::string const& page : manual_pages())
    for (Block const& block : read_blocks(page).blocks) {
      if (!block.name.empty()) write_file(block, folder, place(block.line, page));
      if (block.language != "tex") continue;
      ++directives;
      put(folder / "example.tex",
          "\\documentclass{article}\\usepackage{dawson}\n\\begin{document}\n" + block.text() +
              "\\end{document}\n");
      for (std::string const& finding :
           shown("dawson check --diagnostics short example.tex", folder, scratch)) {
        constexpr std::size_t lines_before = 2;
        std::smatch where;
        bool const placed =
            std::regex_search(finding, where, std::regex("^example\\.tex:([0-9]+):"));
        std::size_t const line =
            placed ? block.line + std::stoul(where[1]) - lines_before : block.line;
        BOOST_ERROR(place(line, page) << ": " << (placed ? where.suffix().str() : finding));
      }
    }
  BOOST_TEST(directives > 3U);
}

BOOST_AUTO_TEST_CASE(references_of_the_manual_name_their_target_section) {
  std::vector<std::string> const lines = lines_outside_of_blocks();
  std::map<std::string, std::string> section_of;
  std::string section;
  for (std::string const& line : lines) {
    std::smatch heading;
    if (!std::regex_match(line, heading, std::regex("(#+) (.*)"))) continue;
    std::string anchor = std::regex_replace(heading[2].str(), std::regex("[^A-Za-z0-9 -]"), "");
    std::ranges::transform(anchor, anchor.begin(), [](unsigned char c) {
      return c == ' ' ? '-' : static_cast<char>(std::tolower(c));
    });
    if (heading[1] == "#") section = anchor.substr(0, anchor.find('-'));
    section_of.emplace(anchor, section);
  }
  std::regex const reference("\\[section ([0-9]+)\\]\\(#([^)]*)\\)");
  for (std::size_t i = 0; i < lines.size(); ++i)
    for (std::sregex_iterator it(lines[i].begin(), lines[i].end(), reference), end; it != end; ++it)
      BOOST_TEST(section_of[(*it)[2]] == (*it)[1].str(), lines[i]);
}

BOOST_AUTO_TEST_CASE(the_whole_manual_has_no_findings) {
  Ended const checked = run_program({"check", "manual.md"}, in_sources("examples"));
  BOOST_TEST(checked.err == "");
}

// A reader works through the tutorial in twenty minutes, and reads a guide on one page.
BOOST_AUTO_TEST_CASE(the_manual_and_its_pages_have_a_limit_of_words) {
  // Bars of tables and lines of hyphens are not words.
  auto const words = [](std::string const& text) {
    std::istringstream in(text);
    return std::ranges::count_if(std::ranges::istream_view<std::string>(in), [](auto const& word) {
      return std::ranges::any_of(word,
                                 [](unsigned char c) { return std::isalnum(c) != 0 || c >= 0x80; });
    });
  };
  std::ptrdiff_t guides = 0, all = 0;
  for (std::string const& page : manual_pages()) {
    std::ptrdiff_t const here = words(contents(in_sources(page)));
    all += here;
    bool const guide = page.starts_with("examples/manual/guides/");
    guides += guide ? 1 : 0;
    if (guide) BOOST_TEST(here <= 900, page << " has " << here << " words");
    if (page == "examples/manual/tutorial.md") BOOST_TEST((1000 <= here && here <= 4000));
  }
  BOOST_TEST_MESSAGE("the manual has " << all << " words");
  BOOST_TEST(all <= 40000);
  BOOST_TEST(guides >= 24);
}

// So that a reader can print a guide, or pin the cheat sheet to the wall.
BOOST_AUTO_TEST_CASE(each_guide_is_one_page_of_the_booklet) {
  std::string const elements =
      run_program({"booklet", "manual.md", "--page-list"}, in_sources("examples")).out;
  std::ptrdiff_t page = 0;
  std::string before;
  for (std::string const& path : manual_pages()) {
    bool const guide = path.starts_with("examples/manual/guides/");
    if (!guide && before.empty()) continue;
    std::string title = lines_of(contents(in_sources(path))).front();
    title = std::regex_replace(title.substr(title.find(' ') + 1), std::regex("'"), "’");
    std::smatch heading;
    std::regex const pattern("\n([0-9]+)\theading[^\n]*\t" + title + "\t");
    BOOST_TEST_REQUIRE(std::regex_search(elements, heading, pattern), title);
    std::ptrdiff_t const here = std::stol(heading[1]);
    BOOST_TEST((before.empty() || here == page + 1), before << " is not one page of its own");
    if (!guide) break;
    page = here;
    before = path;
  }
  BOOST_TEST(page > 20);
}

// What the tutorial shows as a result is what its reader has written.
BOOST_AUTO_TEST_CASE(results_of_the_tutorial_are_those_of_its_source) {
  Blocks const read = read_blocks("examples/manual/tutorial.md");
  std::set<std::string> written;
  auto block = read.blocks.begin();
  std::size_t results = 0;
  for (std::size_t i = 0; i < read.lines.size(); ++i) {
    for (; block != read.blocks.end() && block->line <= i; ++block)
      for (std::string const& line : block->content)
        if (!block->name.empty()) written.insert(line);
    std::string const& line = read.lines[i];
    if (!line.starts_with("> ") || line.starts_with("> ```")) continue;
    bool const field = std::regex_search(line, std::regex("^> ([a-z-]+: |  )"));
    // The LaTeX document has automatic numbers.
    if (!field || line.starts_with("> number: ")) continue;
    ++results;
    BOOST_TEST(written.contains(line.substr(2)), "tutorial.md:" << i + 1 << ": " << line);
  }
  BOOST_TEST(results > 15U);
}

BOOST_AUTO_TEST_CASE(the_table_of_limits_is_complete) {
  std::string const source = contents(dawson::in_sources("src/text/limits.cpp")),
                    header = contents(dawson::in_sources("src/text/limits.hpp")),
                    text = manual_text();
  auto const plain = [](std::string number) {
    std::erase(number, '\'');
    return number;
  };
  std::regex const row("\\{\"([a-z]+)\", &Limits::[a-z]+, ([0-9']+)");
  int rows = 0;
  for (std::sregex_iterator it(source.begin(), source.end(), row), end; it != end; ++it, ++rows) {
    std::string const name = (*it)[1];
    std::smatch default_value;
    BOOST_REQUIRE(
        std::regex_search(header, default_value, std::regex(" " + name + " = ([0-9']+);")));
    std::string const cells = "\\| `" + name + "` \\|[^|]+\\| " + plain(default_value[1]) +
                              " \\| " + plain((*it)[2]) + " \\|";
    BOOST_TEST(std::regex_search(text, std::regex(cells)), name);
  }
  BOOST_TEST(rows >= 6);
}

BOOST_AUTO_TEST_CASE(the_tables_have_exactly_the_keys_of_front_matter) {
  std::set<std::string> keys, listed;
  for (auto const& command : nlohmann::json::parse(run_program({"help", "--json"}, ".").out))
    if (auto const all = command.find("front_matter"); all != command.end())
      for (auto const& key : *all)
        for (char const* const name : {"name", "alias"})
          if (key.contains(name)) keys.insert(key[name].get<std::string>());
  BOOST_TEST(keys.size() > 60U);
  bool inside = false;
  std::regex const name("`([^`]+)`");
  for (std::string const& line : lines_of(manual_text())) {
    if (line.starts_with("#")) inside = line == "## Front matter" || line == "## Pages";
    if (!inside || !line.starts_with("| `")) continue;
    std::string const cell = line.substr(0, line.find(" | ", 2));
    for (std::sregex_iterator it(cell.begin(), cell.end(), name), end; it != end; ++it)
      BOOST_TEST(listed.insert((*it)[1]).second, (*it)[1] << " is in the tables twice");
  }
  BOOST_TEST(listed == keys, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(the_table_has_exactly_the_codes_of_findings) {
  std::string sources;
  for (auto const& entry : fs::recursive_directory_iterator(dawson::in_sources("src")))
    if (std::string const kind = entry.path().extension().string();
        (kind == ".cpp" || kind == ".hpp") && entry.path().stem() != "warning_codes")
      sources += contents(entry.path().string());
  auto const used = codes_in(sources, std::regex("\"([EW]-[A-Z0-9]+)\""));
  std::set<std::string> listed;
  for (std::string const& line : lines_of(manual_text())) {
    std::smatch row;
    if (!std::regex_search(line, row, std::regex("^\\| `([EW]-[A-Z0-9]+)` "))) continue;
    BOOST_TEST(listed.insert(row[1]).second, row[1] << " is in the table twice");
    BOOST_TEST(used.contains(row[1]), "no source has the code " << row[1]);
  }
  for (std::string const& code : used)
    BOOST_TEST(listed.contains(code), "the manual's table lacks " << code);

  // `allow` accepts exactly the codes in the manual, except for notes about the whole run.
  auto allowed = codes_in(contents(dawson::in_sources("src/document/warning_codes.cpp")),
                          std::regex("\"(W-[A-Z0-9]+)\""));
  allowed.insert({"W-MORE", "W-REMOVED"});
  std::erase_if(listed, [](std::string const& code) { return !code.starts_with("W-"); });
  BOOST_TEST(listed == allowed, boost::test_tools::per_element());
}
