// The house's rules that no compiler checks: who includes whom, how long a file is, what it names.
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "places.hpp"

namespace fs = std::filesystem;

namespace {

fs::path const root = dawson::in_sources("");

using Rooms = std::set<std::string>;

std::string contents(fs::path const& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<fs::path> files_under(fs::path const& folder) {
  std::vector<fs::path> files;
  for (auto const& entry : fs::recursive_directory_iterator(folder))
    if (entry.is_regular_file()) files.push_back(entry.path());
  std::ranges::sort(files);
  return files;
}

// Each room and those that it may include besides itself: what src/CMakeLists.txt links it with.
std::map<std::string, Rooms> rooms_linked() {
  std::map<std::string, Rooms> rooms;
  std::regex const room(R"~(\ndawson_room\((\w+)(?: USES ((?:[a-z]+\s)*[a-z]+))?)~");
  for (char const* file : {"src/CMakeLists.txt", "src/artwork/artwork.cmake"}) {
    std::string const text = contents(root / file);
    for (std::sregex_iterator it(text.begin(), text.end(), room), end; it != end; ++it) {
      std::istringstream used((*it)[2]);
      rooms[(*it)[1]] = Rooms(std::istream_iterator<std::string>(used), {});
    }
  }
  return rooms;
}

std::map<std::string, Rooms> const house = rooms_linked();

// The same as src/README.md tells it: | `room/` | what it holds | those that it may include |
std::map<std::string, Rooms> rooms_told() {
  std::map<std::string, Rooms> rooms;
  std::string const text = contents(root / "src/README.md");
  std::regex const row(R"~(\n\| `(\w+)/` \|[^|]*\| ([^|]*)\|)~");
  for (std::sregex_iterator it(text.begin(), text.end(), row), end; it != end; ++it) {
    std::istringstream used((*it)[2]);
    rooms[(*it)[1]] = Rooms(std::istream_iterator<std::string>(used), {});
  }
  return rooms;
}

bool is_source(fs::path const& path) {
  return path.extension() == ".cpp" || path.extension() == ".hpp";
}

std::vector<std::string> includes(fs::path const& path) {
  std::string const text = contents(path);
  std::regex const include(R"~((?:^|\n)\s*#\s*include\s*[<"]([^>"]+)[>"])~");
  std::vector<std::string> found;
  for (std::sregex_iterator it(text.begin(), text.end(), include), end; it != end; ++it)
    found.push_back((*it)[1]);
  return found;
}

std::string room_of(fs::path const& path) {
  return fs::relative(path, root / "src").begin()->string();
}

bool spirit_may_stand_in(fs::path const& path) {
  std::string const name = fs::relative(path, root / "src").generic_string();
  bool const grammar = name.starts_with("notation/") || name.starts_with("terms/") ||
                       name.starts_with("collection/") || name.starts_with("document/listing/");
  return (grammar && name.ends_with(".cpp")) || name == "document/directive.cpp";
}

using Names = std::set<std::string>;

// What fields and notations are called: the words in quotes that open the rows of the two tables.
Names names_in_tables() {
  Names names;
  auto const take = [&](char const* file, std::regex const& row) {
    std::string const text = contents(root / "src" / file);
    for (std::sregex_iterator it(text.begin(), text.end(), row), end; it != end; ++it)
      names.insert((*it)[1]);
  };
  take("problem/fields.cpp", std::regex(R"~(Id::\w+,\s*"([a-z0-9-]+)")~"));
  take("notation/notations.cpp", std::regex(R"~(\{(?:\.name = )?"([a-z0-9-]+)",)~"));
  return names;
}

std::string without_comments(std::string const& text) {
  return std::regex_replace(text, std::regex("//[^\n]*"), "");
}

Names matches_among(Names const& names, std::string const& text, std::regex const& pattern) {
  Names found;
  for (std::sregex_iterator it(text.begin(), text.end(), pattern), end; it != end; ++it)
    for (std::size_t group = 1; group < it->size(); ++group)
      if (names.contains((*it)[group])) found.insert((*it)[group]);
  return found;
}

// Literals that are one of the names.
Names literals_among(Names const& names, std::string const& text) {
  return matches_among(names, without_comments(text), std::regex(R"~("([a-z0-9-]+)")~"));
}

// Those that are compared, or looked up in a table.
Names compared_among(Names const& names, std::string const& text) {
  return matches_among(
      names, without_comments(text),
      std::regex(R"~([!=]= "([a-z0-9-]+)"|"([a-z0-9-]+)" [!=]=|find_\w+\("([a-z0-9-]+)"\))~"));
}

}  // namespace

BOOST_AUTO_TEST_CASE(every_folder_of_sources_is_a_room) {
  for (auto const& entry : fs::directory_iterator(root / "src"))
    if (entry.is_directory() && entry.path().filename() != "package")  // what is released
      BOOST_TEST(house.contains(entry.path().filename().string()), entry.path());
}

BOOST_AUTO_TEST_CASE(rooms_include_one_way_only) {
  for (fs::path const& file : files_under(root / "src")) {
    if (!is_source(file)) continue;
    std::string const room = room_of(file);
    for (std::string const& included : includes(file)) {
      std::string const other = included.substr(0, included.find('/'));
      if (!house.contains(other)) continue;
      BOOST_TEST((other == room || house.at(room).contains(other)),
                 file << " includes " << included);
    }
  }
}

BOOST_AUTO_TEST_CASE(rooms_may_include_what_they_do_include) {
  std::map<std::string, Rooms> used;
  for (fs::path const& file : files_under(root / "src"))
    if (is_source(file))
      for (std::string const& included : includes(file))
        used[room_of(file)].insert(included.substr(0, included.find('/')));
  for (auto const& [room, others] : house)
    for (std::string const& other : others)
      BOOST_TEST(used[room].contains(other), room << " may include " << other << " and does not");
}

BOOST_AUTO_TEST_CASE(the_map_has_every_room) {
  std::map<std::string, Rooms> const told = rooms_told();
  for (auto const& [room, others] : house) {
    BOOST_TEST_REQUIRE(told.contains(room), room << " is not in src/README.md");
    BOOST_TEST((told.at(room) == others), room << " has another row in src/README.md");
  }
}

BOOST_AUTO_TEST_CASE(nothing_else_stands_at_the_top_level) {
  std::set<std::string> const known{"src",     "tex",          "examples",       "tests",
                                    "build",   "Makefile",     "README.md",      "CMakeLists.txt",
                                    "LICENSE", "CHANGELOG.md", "CONTRIBUTING.md"};
  for (auto const& entry : fs::directory_iterator(root)) {
    std::string const name = entry.path().filename().string();
    BOOST_TEST((name.front() == '.' || known.contains(name)), name);
  }
}

BOOST_AUTO_TEST_CASE(own_headers_are_named_from_the_root_and_exist) {
  for (fs::path const& file : files_under(root / "src")) {
    if (!is_source(file)) continue;
    std::string const text = contents(file);
    std::regex const include(R"~((?:^|\n)#include "([^"]+)")~");
    for (std::sregex_iterator it(text.begin(), text.end(), include), end; it != end; ++it)
      BOOST_TEST(fs::exists(root / "src" / (*it)[1].str()),
                 file << " includes \"" << (*it)[1] << '"');
  }
}

BOOST_AUTO_TEST_CASE(spirit_stands_in_grammars_alone) {
  for (fs::path const& file : files_under(root / "src"))
    for (std::string const& included :
         is_source(file) ? includes(file) : std::vector<std::string>{})
      if (included.starts_with("boost/spirit"))
        BOOST_TEST(spirit_may_stand_in(file), file << " includes " << included);
}

// What takes seconds to compile for each file that sees it.
BOOST_AUTO_TEST_CASE(large_libraries_stay_behind_plain_values) {
  std::map<std::string, std::string> const places{{"boost/program_options", "cli/options.cpp"},
                                                  {"boost/asio", "server/http/http_server.cpp"},
                                                  {"boost/beast", "server/http/http_server.cpp"}};
  for (fs::path const& file : files_under(root / "src")) {
    if (!is_source(file)) continue;
    std::string const name = fs::relative(file, root / "src").generic_string();
    for (std::string const& included : includes(file)) {
      for (auto const& [library, place] : places)
        BOOST_TEST((!included.starts_with(library) || name == place),
                   name << " includes " << included);
      BOOST_TEST((included != "nlohmann/json.hpp" || file.extension() == ".cpp"),
                 name << " includes " << included << ": json_fwd.hpp is enough");
    }
  }
}

BOOST_AUTO_TEST_CASE(readers_of_documents_alone_see_cmark) {
  for (fs::path const& file : files_under(root / "src"))
    for (std::string const& included :
         is_source(file) ? includes(file) : std::vector<std::string>{})
      if (included.starts_with("cmark-gfm"))
        BOOST_TEST(
            (fs::relative(file, root / "src").generic_string().starts_with("document/markdown/") &&
             file.extension() == ".cpp"),
            file << " includes " << included);
}

BOOST_AUTO_TEST_CASE(yaml_is_read_where_it_is_written_for) {
  std::set<fs::path> const places{"yaml_reading.hpp",   "yaml_style.cpp",       "front_matter.cpp",
                                  "unclosed_quote.cpp", "olive/entry_tree.cpp", "olive/writer.cpp",
                                  "project.cpp"};
  for (fs::path const& file : files_under(root / "src"))
    for (std::string const& included :
         is_source(file) ? includes(file) : std::vector<std::string>{})
      if (included.starts_with("yaml-cpp") || included == "yaml.h")
        BOOST_TEST(places.contains(room_of(file) == "collection"
                                       ? file.parent_path().filename() / file.filename()
                                       : file.filename()),
                   file << " includes " << included);
}

BOOST_AUTO_TEST_CASE(drawing_and_sorting_stay_in_the_back_end) {
  for (fs::path const& file : files_under(root / "src"))
    for (std::string const& included :
         is_source(file) ? includes(file) : std::vector<std::string>{})
      for (std::string_view const library :
           {"cairo", "pango/", "librsvg/", "qpdf/", "hb", "unicode/", "hyphen"})
        if (included.starts_with(library))
          BOOST_TEST(((room_of(file) == "backend" || room_of(file) == "type") &&
                      file.extension() == ".cpp"),
                     file << " includes " << included);
}

BOOST_AUTO_TEST_CASE(names_of_fields_and_notations_are_looked_for_where_they_stand) {
  Names const names{"date", "janko"};
  Names const both{"date", "janko"};
  BOOST_TEST((literals_among(names, "a(\"date\"), b == \"janko\"") == both));
  BOOST_TEST(literals_among(names, "// \"date\"\nf(\"dates\", \"a date\")").empty());
  BOOST_TEST((compared_among(names, "x == \"date\" || \"janko\" != y") == both));
  BOOST_TEST(compared_among(names, "values[\"date\"]; // x == \"date\"").empty());
  BOOST_TEST((compared_among(names, "find_field(\"date\"), find_notation(\"janko\")") == both));
}

BOOST_AUTO_TEST_CASE(tables_alone_name_fields_and_notations) {
  Names const names = names_in_tables();
  BOOST_REQUIRE(names.contains("author") && names.contains("x2fen"));
  // Words that are also something else there.
  std::map<std::string, Names> const others{
      {"document/front_matter.cpp", {"title", "author", "date", "language"}},  // keys of YAML
      {"document/words.cpp", {"legend", "defaults", "columns"}},               // opening words
      {"document/reader.cpp", {"themes"}},                                     // of `index`
      {"document/tex/words.cpp", {"comment"}},                                 // an environment
      {"document/fields/board_fields.cpp", {"album"}},                         // a caption
      {"cli/commands/convert.cpp", {"ffen"}},                                  // how HTML names men
      {"document/settings.cpp", {"pages", "described", "file"}},  // of `index-by`; a key of YAML
      {"document/listing/task_line.cpp", {"popeye"}},             // the program
      {"layout/templates/slots.cpp", {"title", "author", "date", "pages"}},  // of a book, in heads
      // Fonts of a style.
      {"layout/captions/caption_style.hpp", {"caption", "head", "foot"}},
      // The table of the fields that say where things are set.
      {"document/page_word.cpp",
       {"columns", "across", "down", "vertical", "head", "foot", "float", "span"}},
      // What stands on pages, HTML's elements, keys of YAML.
      {"pages/list/page_list.cpp", {"head", "foot", "board", "caption", "label", "solution"}},
      {"pages/roles.cpp", {"figure", "span"}},
      {"pages/structure.cpp", {"alt"}},
      {"pages/compositor/compositor_diagrams.cpp", {"span"}},
      {"pages/compositor/compositor_tables.cpp", {"head"}},
      {"backend/markdown.cpp", {"span"}},
      {"layout/captions/compose.cpp", {"comment"}},  // the slot whose font comments have
      {"run/style/yaml_blocks.cpp", {"columns"}},
      {"run/style/yaml_solutions.cpp", {"columns", "head"}},
      {"run/style/yaml_page.cpp", {"head", "foot"}},  // keys of YAML
      {"run/booklet/booklet_design.cpp", {"head", "foot"}},
      // Commands of LaTeX, keys of YAML, and positions, which are named by their notations.
      {"collection/diagram_sty/reader.cpp",
       {"after",    "author", "award",       "city",      "comment",    "correction", "dedication",
        "fen",      "issue",  "label",       "judgement", "men-de",     "pages",      "remark",
        "solution", "source", "stipulation", "themes",    "tournament", "twins",      "version"}},
      {"collection/diagram_sty/board_commands.cpp", {"men-de"}},
      {"collection/diagram_sty/printed.cpp", {"ffen"}},
      {"collection/diagram_sty/surroundings.cpp", {"legend"}},
      {"collection/epd.cpp", {"epd"}},
      {"collection/formats.cpp", {"epd", "popeye"}},
      {"collection/olive/reader.cpp",
       {"after", "author", "award", "conditions", "date", "issue", "men", "options", "solution",
        "source", "stipulation", "twins"}},
      {"collection/olive/writer.cpp",
       {"after", "award", "date", "issue", "options", "solution", "source", "stipulation",
        "twins"}},
      {"collection/popeye/reader.cpp", {"men"}},
      {"collection/position.cpp", {"men"}},
  };
  Rooms const strict{"document", "collection", "layout", "drawing", "type", "pages", "backend"};
  Rooms const lenient{"run", "cli", "terms"};
  for (fs::path const& file : files_under(root / "src")) {
    std::string const room = room_of(file);
    if (!is_source(file) || (!strict.contains(room) && !lenient.contains(room))) continue;
    Names found = strict.contains(room) ? literals_among(names, contents(file))
                                        : compared_among(names, contents(file));
    auto const other = others.find(fs::relative(file, root / "src").generic_string());
    if (other != others.end())
      for (std::string const& name : other->second) found.erase(name);
    for (std::string const& name : found) BOOST_TEST(false, file << " names " << name);
  }
}

// Whoever adds a language adds a row and a file of words. English is what is meant without one.
BOOST_AUTO_TEST_CASE(the_table_of_languages_alone_lists_them) {
  std::string const table = contents(root / "src/chess/language.cpp");
  std::regex const row(R"~(LanguageRow\{"(\w+)", "(\w+)")~");
  std::string names, codes;  // of others than English
  int languages = 0;
  for (std::sregex_iterator it(table.begin(), table.end(), row), end; it != end; ++it) {
    if (languages++ == 0) continue;
    std::string name = it->str(2);
    codes += it->str(1) + "|" + name + "|";
    name.front() = static_cast<char>(name.front() - 'A' + 'a');
    names += name + "|";
  }
  BOOST_REQUIRE(languages > 2);
  names.pop_back();
  std::regex const named("Language::(" + names + ")\\b|\"(" + codes + names + ")\"");
  BOOST_REQUIRE(std::regex_search(std::string("Language::german"), named));
  BOOST_REQUIRE(std::regex_search(std::string("{\"en\", \"fr\"}"), named));
  std::set<std::string> const places{"chess/language.hpp", "chess/language.cpp",
                                     "notation/notations.cpp"};  // popeye-de is a notation
  for (fs::path const& file : files_under(root / "src")) {
    std::string const name = fs::relative(file, root / "src").generic_string();
    if (!is_source(file) || places.contains(name)) continue;
    std::string const text = without_comments(contents(file));
    std::smatch match;
    bool const found = std::regex_search(text, match, named);
    BOOST_TEST(!found, file << " names " << (found ? match.str() : ""));
  }
}

// Literals that are one of the words, alone or with what stands behind it.
Names words_among(Names const& words, std::string const& text) {
  return matches_among(words, without_comments(text), std::regex(R"~("([a-z]+)(?: [a-z]*)?")~"));
}

BOOST_AUTO_TEST_CASE(one_table_alone_names_what_opens_a_directive) {
  Names words;
  std::string const table = contents(root / "src/document/words.cpp");
  std::regex const row(R"~(\{"(\w+)", Opens::)~");
  for (std::sregex_iterator it(table.begin(), table.end(), row), end; it != end; ++it)
    words.insert((*it)[1]);
  BOOST_TEST((words == Names{"defaults", "solutions", "legend", "index", "example", "include",
                             "columns", "page", "break", "body"}));
  BOOST_TEST((words_among(words, "starts_with(\"index \") || x == \"legend\" || \"indexes\"") ==
              Names{"index", "legend"}));
  std::map<std::string, Names> const others{
      {"tex/includes.cpp", {"include"}},                         // LaTeX's command
      {"page_word.cpp", {"columns", "page", "break", "body"}}};  // with what stands behind them
  for (fs::path const& file : files_under(root / "src/document")) {
    std::string const name = fs::relative(file, root / "src/document").generic_string();
    if (!is_source(file) || name == "words.cpp") continue;
    Names found = words_among(words, contents(file));
    if (auto const other = others.find(name); other != others.end())
      for (std::string const& known : other->second) found.erase(known);
    for (std::string const& word : found) BOOST_TEST(false, file << " names " << word);
  }
}

// What captions hold, and where, is the styles' to say: tex/dawson-slots.tex is made from the
// table.
BOOST_AUTO_TEST_CASE(no_back_end_names_a_style_or_who_made_a_problem) {
  for (fs::path const& file : files_under(root / "src"))
    if (Rooms{"backend", "pages", "drawing", "type"}.contains(room_of(file)))
      for (char const* name : {"schwalbe", "author"})
        BOOST_TEST(contents(file).find(name) == std::string::npos, file << " names " << name);
}

BOOST_AUTO_TEST_CASE(no_source_is_longer_than_400_lines) {
  for (fs::path const& file : files_under(root / "src")) {
    if (!is_source(file)) continue;
    std::string const text = contents(file);
    auto const lines = std::ranges::count(text, '\n');
    BOOST_TEST(lines <= 400, file << " has " << lines << " lines");
  }
}

// The formatter leaves comments alone that are indented, and fills all others as prose.
BOOST_AUTO_TEST_CASE(productions_of_grammars_are_indented_and_begin_their_lines) {
  std::regex const flush(R"((?:^|\n)// {0,4}[a-z][a-z_-]* *= [^\n]*[|;{["][^\n]*)");
  std::regex const second(R"((?:^|\n)//[^\n]*; +[a-z][a-z_-]* *= [^\n]*)");
  for (fs::path const& file : files_under(root / "src")) {
    if (!is_source(file)) continue;
    std::string const text = contents(file);
    std::smatch found;
    for (std::regex const& fault : {flush, second})
      if (std::regex_search(text, found, fault)) BOOST_TEST(false, file << ": " << found.str());
  }
  BOOST_TEST(
      contents(root / ".clang-format").find("CommentPragmas: '^ (usage|directive):|^    '") !=
      std::string::npos);
}

// The map of the sources has all rooms, in the order in which they may include each other.
BOOST_AUTO_TEST_CASE(the_map_has_every_room_behind_those_that_it_includes) {
  std::string const map = contents(root / "src/README.md");
  std::regex const row(R"(\n\| `([a-z]+)/` \|)");
  Rooms seen;
  for (std::sregex_iterator it(map.begin(), map.end(), row), end; it != end; ++it) {
    std::string const room = (*it)[1];
    BOOST_TEST(seen.insert(room).second, room << " stands twice");
    BOOST_TEST_REQUIRE(house.contains(room), room << " is no room");
    for (std::string const& used : house.at(room))
      BOOST_TEST(seen.contains(used), room << " stands before " << used << ", which it includes");
  }
  for (auto const& [room, uses] : house) BOOST_TEST(seen.contains(room), room << " is not there");
}

BOOST_AUTO_TEST_CASE(nothing_names_a_place_outside_of_the_checkout) {
  std::regex const place("(^|[^A-Za-z0-9_.])/(home|root|work)/");
  std::vector<fs::path> files;
  for (char const* folder : {"src", "tests", "tex", "examples"})
    for (fs::path const& file : files_under(root / folder)) files.push_back(file);
  for (char const* file : {"CMakeLists.txt", "Makefile", "README.md", ".ci/run"})
    if (fs::exists(root / file)) files.push_back(root / file);
  for (fs::path const& file : files) {
    std::string const text = contents(file);
    std::smatch found;
    bool const names_one = std::regex_search(text, found, place);
    BOOST_TEST(!names_one, file << " names " << (names_one ? found.str() : ""));
  }
}
