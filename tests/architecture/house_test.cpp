// Rules for the sources that no compiler checks: includes, length of files, names in files.
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <ostream>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "lines.hpp"
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

// Each room and the other rooms that it may include, which are those that src/CMakeLists.txt links
// it with.
std::map<std::string, Rooms> rooms_linked() {
  std::map<std::string, Rooms> rooms;
  std::regex const room(R"~(\ndawson_room\((\w+)(?: USES ((?:[a-z_]+\s)*[a-z_]+))?)~");
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

// Rooms that produce documents.
Rooms const documents{"disk", "style", "session", "replay", "compile", "edition", "write", "app"};

// Reads the same table from src/README.md: | `room/` | contents | rooms that it may include |
std::map<std::string, Rooms> rooms_in_readme() {
  std::map<std::string, Rooms> rooms;
  std::string const text = contents(root / "src/README.md");
  std::regex const row(R"~(\n\| `(\w+)/` \|[^|]*\| ([^|]*)\|)~");
  for (std::sregex_iterator it(text.begin(), text.end(), row), end; it != end; ++it) {
    std::istringstream used((*it)[2]);
    rooms[(*it)[1]] = Rooms(std::istream_iterator<std::string>(used), {});
  }
  return rooms;
}

// Returns the text without `//` comments.
std::string without_comments(std::string const& text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t const comment = std::min(text.find("//", at), text.size());
    out.append(text, at, comment - at);
    at = std::min(text.find('\n', comment), text.size());
  }
  return out;
}

struct Source {
  fs::path path;
  std::string name;  // path relative to src
  std::string room, text, code;
  std::vector<std::string> includes, own;  // own: includes in quotation marks

  Source(fs::path const& file, std::string const& from_src)
      : path(file),
        name(from_src),
        room(name.substr(0, name.find('/'))),
        text(contents(file)),
        code(without_comments(text)) {
    std::regex const include(R"~(\s*#\s*include\s*([<"])([^>"]+)[>"].*)~");
    std::smatch match;
    for (std::string const& line : dawson::lines_of(text)) {
      if (line.find("include") == std::string::npos || !std::regex_match(line, match, include))
        continue;
      includes.push_back(match[2]);
      if (match[1] == "\"") own.push_back(match[2]);
    }
  }

  bool is_header() const { return path.extension() == ".hpp"; }
};

std::ostream& operator<<(std::ostream& out, Source const& source) { return out << source.name; }

// All files of src, read once.
std::vector<Source> const& sources() {
  static std::vector<Source> const all = [] {
    std::vector<Source> read;
    for (fs::path const& path : files_under(root / "src"))
      if (path.extension() == ".cpp" || path.extension() == ".hpp")
        read.emplace_back(path, fs::relative(path, root / "src").generic_string());
    return read;
  }();
  return all;
}

bool may_use_spirit(std::string const& name) {
  bool const grammar = name.starts_with("notation/") || name.starts_with("semantics/") ||
                       name.starts_with("collection/") || name.starts_with("document/listing/");
  return (grammar && name.ends_with(".cpp")) || name == "document/directive.cpp";
}

using Names = std::set<std::string>;

constexpr char const* letters = "abcdefghijklmnopqrstuvwxyz";

// Names of fields and notations: the first quoted words in the rows of the two tables.
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

Names matches_among(Names const& names, std::string const& code, std::regex const& pattern) {
  Names found;
  for (std::sregex_iterator it(code.begin(), code.end(), pattern), end; it != end; ++it)
    for (std::size_t group = 1; group < it->size(); ++group)
      if (names.contains((*it)[group])) found.insert((*it)[group]);
  return found;
}

// Returns literals that are one of the names.
Names literals_among(Names const& names, std::string const& code) {
  Names found;
  for (std::size_t at = code.find('"'); at < code.size(); at = code.find('"', at + 1)) {
    std::string const literal = code.substr(at + 1, code.find('"', at + 1) - at - 1);
    if (!names.contains(literal)) continue;
    found.insert(literal);
    at += literal.size() + 1;
  }
  return found;
}

// Returns names that are compared or looked up in a table.
Names compared_among(Names const& names, std::string const& code) {
  return matches_among(
      names, code,
      std::regex(R"~([!=]= "([a-z0-9-]+)"|"([a-z0-9-]+)" [!=]=|find_\w+\("([a-z0-9-]+)"\))~"));
}

}  // namespace

BOOST_AUTO_TEST_CASE(every_folder_of_sources_is_a_room) {
  for (auto const& entry : fs::directory_iterator(root / "src"))
    if (entry.is_directory() && entry.path().filename() != "package")  // files of the release
      BOOST_TEST(house.contains(entry.path().filename().string()), entry.path());
}

BOOST_AUTO_TEST_CASE(rooms_include_each_other_in_one_direction_only) {
  for (Source const& file : sources())
    for (std::string const& included : file.includes) {
      std::string const other = included.substr(0, included.find('/'));
      // The entry point of the npm package may include all rooms, as main does.
      if (!house.contains(other) || file.room == "package") continue;
      BOOST_TEST((other == file.room || house.at(file.room).contains(other)),
                 file << " includes " << included);
    }
}

BOOST_AUTO_TEST_CASE(rooms_include_only_permitted_rooms) {
  std::map<std::string, Rooms> used;
  for (Source const& file : sources())
    for (std::string const& included : file.includes)
      used[file.room].insert(included.substr(0, included.find('/')));
  for (auto const& [room, others] : house)
    for (std::string const& other : others)
      BOOST_TEST(used[room].contains(other), room << " may include " << other << " and does not");
}

BOOST_AUTO_TEST_CASE(the_map_has_every_room) {
  std::map<std::string, Rooms> const reported = rooms_in_readme();
  for (auto const& [room, others] : house) {
    BOOST_TEST_REQUIRE(reported.contains(room), room << " is not in src/README.md");
    BOOST_TEST((reported.at(room) == others), room << " has another row in src/README.md");
  }
}

BOOST_AUTO_TEST_CASE(nothing_else_is_at_the_top_level) {
  std::set<std::string> const known{"src",     "tex",          "examples",       "tests",
                                    "build",   "Makefile",     "README.md",      "CMakeLists.txt",
                                    "LICENSE", "CHANGELOG.md", "CONTRIBUTING.md"};
  for (auto const& entry : fs::directory_iterator(root)) {
    std::string const name = entry.path().filename().string();
    BOOST_TEST((name.front() == '.' || known.contains(name)), name);
  }
}

// The folder of an output format can be removed without changes elsewhere.
BOOST_AUTO_TEST_CASE(folders_of_renderers_include_each_other_in_one_direction_only) {
  std::map<std::string, Names> const allowed{
      {"epub", {"html"}}, {"markdown", {"tex"}}, {"pandoc", {"markdown"}}};
  std::regex const folder("write/([a-z]+)/.*");
  std::smatch match;
  std::map<std::string, Names> used;
  for (Source const& file : sources()) {
    if (file.room != "write") continue;
    std::string const own = std::regex_match(file.name, match, folder) ? match.str(1) : "";
    for (std::string const& included : file.own)
      if (std::regex_match(included, match, folder) && match.str(1) != own)
        used[own].insert(match.str(1));
  }
  BOOST_TEST((used == allowed));
  std::string const map = contents(root / "src/README.md");
  for (auto const& [own, others] : allowed)
    for (std::string const& other : others)
      BOOST_TEST(map.find("`" + own + "` includes `" + other + "`") != std::string::npos, own);
}

BOOST_AUTO_TEST_CASE(own_headers_are_included_by_their_path_from_the_root) {
  for (Source const& file : sources())
    for (std::string const& included : file.own)
      BOOST_TEST(fs::exists(root / "src" / included), file << " includes \"" << included << '"');
}

BOOST_AUTO_TEST_CASE(only_grammars_use_spirit) {
  for (Source const& file : sources())
    for (std::string const& included : file.includes)
      if (included.starts_with("boost/spirit"))
        BOOST_TEST(may_use_spirit(file.name), file << " includes " << included);
}

// Headers that add seconds to the compilation of each file that includes them.
BOOST_AUTO_TEST_CASE(large_libraries_are_hidden_behind_plain_values) {
  std::map<std::string, std::string> const places{
      {"boost/program_options", "cli/options.cpp"},
      {"boost/asio", "server/http/http_connection.hpp"},
      {"boost/beast", "server/http/http_connection.hpp"}};
  for (Source const& file : sources())
    for (std::string const& included : file.own)
      BOOST_TEST((included != "server/http/http_connection.hpp" ||
                  file.name == "server/http/http_server.cpp"),
                 file << " includes " << included);
  for (Source const& file : sources())
    for (std::string const& included : file.includes) {
      for (auto const& [library, place] : places)
        BOOST_TEST((!included.starts_with(library) || file.name == place),
                   file << " includes " << included);
      // The language server passes JSON from function to function.
      BOOST_TEST((included != "nlohmann/json.hpp" || !file.is_header() ||
                  file.name == "lsp/protocol/json.hpp"),
                 file << " includes " << included << ": json_fwd.hpp is enough");
    }
}

BOOST_AUTO_TEST_CASE(only_readers_of_documents_use_cmark) {
  for (Source const& file : sources())
    for (std::string const& included : file.includes)
      if (included.starts_with("cmark-gfm"))
        BOOST_TEST((file.name.starts_with("document/markdown/") && !file.is_header()),
                   file << " includes " << included);
}

BOOST_AUTO_TEST_CASE(only_editions_open_markdown_documents) {
  std::regex const opens(
      R"((open_manuscript|open_without_text|scan_with_notes|read_front_matter)\()");
  Rooms const readers{"session", "compile", "edition", "write", "app", "cli", "server"};
  Names const places{"edition/edition.cpp", "compile/documents.hpp", "compile/documents.cpp"};
  for (Source const& file : sources())
    if (readers.contains(file.room) && !places.contains(file.name))
      BOOST_TEST(!std::regex_search(file.code, opens), file);
}

BOOST_AUTO_TEST_CASE(only_the_listed_files_include_yaml_libraries) {
  std::set<fs::path> const places{"yaml_reading.hpp",  "yaml_style.cpp",  "front_entries.hpp",
                                  "front_entries.cpp", "olive/entry.hpp", "olive/entry.cpp",
                                  "olive/writer.cpp",  "project_file.cpp"};
  for (Source const& file : sources())
    for (std::string const& included : file.includes)
      if (included.starts_with("yaml-cpp") || included == "yaml.h")
        BOOST_TEST(places.contains(file.room == "collection"
                                       ? file.path.parent_path().filename() / file.path.filename()
                                       : file.path.filename()),
                   file << " includes " << included);
}

BOOST_AUTO_TEST_CASE(only_back_end_and_type_use_drawing_and_unicode_libraries) {
  for (Source const& file : sources())
    for (std::string const& included : file.includes) {
      if (included.starts_with("type/pango/"))
        BOOST_TEST((file.room == "type"), file << " includes " << included);
      for (std::string_view const library :
           {"cairo", "pango/", "librsvg/", "qpdf/", "hb", "unicode/", "hyphen"})
        if (included.starts_with(library))
          BOOST_TEST((file.name.starts_with("type/pango/") ||
                      ((file.room == "backend" || file.room == "type") && !file.is_header())),
                     file << " includes " << included);
    }
}

BOOST_AUTO_TEST_CASE(the_search_for_names_finds_only_literals) {
  Names const names{"date", "janko"};
  Names const both{"date", "janko"};
  BOOST_TEST((literals_among(names, "a(\"date\"), b == \"janko\"") == both));
  std::string const commented =
      without_comments("// \"date\"\nf(\"dates\", \"a date\")  // \"date\"");
  BOOST_TEST(commented == "\nf(\"dates\", \"a date\")  ");
  BOOST_TEST(literals_among(names, commented).empty());
  BOOST_TEST((compared_among(names, "x == \"date\" || \"janko\" != y") == both));
  BOOST_TEST(compared_among(names, "values[\"date\"];").empty());
  BOOST_TEST((compared_among(names, "find_field(\"date\"), find_notation(\"janko\")") == both));
}

BOOST_AUTO_TEST_CASE(only_tables_name_fields_and_notations) {
  Names names = names_in_tables();
  BOOST_REQUIRE(names.contains("author") && names.contains("x2fen"));
  for (char const* colour_or_form : {"white", "black", "round"}) names.erase(colour_or_form);
  // Names that also have another meaning in these files.
  std::map<std::string, Names> const others{
      {"document/front_matter.cpp", {"title", "author", "date", "language"}},  // keys of YAML
      // Kinds of directive, and the fields that say where contents are typeset.
      {"document/directive_kinds.cpp",
       {"legend", "defaults", "columns", "across", "down", "vertical", "head", "foot", "float",
        "span"}},
      {"document/reader.cpp", {"themes"}},                       // of `index`
      {"document/tex/syntax.cpp", {"comment"}},                  // an environment
      {"document/fields/board_fields.cpp", {"board", "album"}},  // a caption
      {"cli/commands/convert.cpp", {"ffen"}},                    // how HTML names pieces
      {"document/settings.cpp", {"pages", "file"}},              // of `index-by`
      {"document/listing/task_line.cpp", {"popeye"}},            // the program
      {"document/markdown/fences.cpp", {"fen", "pgn"}},          // other programs' key and fences
      {"document/markdown/scan.cpp", {"pgn"}},
      {"document/game_moves.cpp", {"xfen"}},
      {"layout/captions/position_text.cpp", {"ffen", "fsf", "janko", "x2fen", "xfen"}},
      {"layout/captions/position_text.hpp", {"fen"}},
      {"compile/games.cpp", {"fen"}},
      {"cli/commands/convert_file.cpp", {"pgn"}},
      {"layout/templates/template.cpp", {"title", "author", "date", "pages"}},  // of a book
      {"layout/captions/caption_style.hpp", {"caption", "head", "foot"}},       // fonts of a style
      // Parts of pages, elements of HTML, keys of YAML.
      {"pages/page.cpp", {"head", "foot", "board", "caption", "label", "solution"}},
      {"pages/structure.cpp", {"alt", "figure", "span"}},
      {"pages/compositor/compositor_diagrams.cpp", {"span"}},
      {"pages/compositor/compositor_tables.cpp", {"head"}},
      {"backend/markdown.cpp", {"span"}},
      {"backend/html/inlines.cpp", {"span"}},
      // Attributes and elements of SVG and HTML.
      {"backend/pictures/svg_filter.cpp", {"style", "target"}},
      {"backend/pictures/svg_reading.cpp", {"style"}},
      {"write/html/style_classes.cpp", {"style"}},
      {"layout/captions/solution_lines.cpp", {"comment", "head"}},  // kinds of lines, and a slot
      {"style/yaml_caption_and_solutions.cpp", {"columns", "head"}},
      {"style/front_keys.cpp", {"head", "foot"}},
      {"edition/booklet_design.cpp", {"head", "foot"}},
      // Commands of LaTeX, keys of YAML, and positions, which are named by their notations.
      {"collection/diagram_sty/environment.cpp",
       {"after",    "author", "award",       "city",      "comment",    "correction", "dedication",
        "fen",      "issue",  "label",       "judgement", "men-de",     "pages",      "remark",
        "solution", "source", "stipulation", "themes",    "tournament", "twins",      "version"}},
      {"collection/diagram_sty/diagram_sty.cpp", {"ffen"}},
      {"collection/diagram_sty/context.cpp", {"legend"}},
      {"collection/json.cpp", {"number"}},  // a kind of value of JSON
      {"collection/epd.cpp", {"epd", "eco"}},
      {"collection/formats.cpp", {"epd", "pgn", "popeye"}},
      {"collection/olive/entry.cpp", {"men"}},
      {"collection/olive/olive.cpp",
       {"after", "author", "award", "conditions", "date", "issue", "legend", "men", "options",
        "solution", "source", "stipulation", "twins"}},
      {"collection/olive/writer.cpp",
       {"after", "award", "date", "issue", "options", "solution", "source", "stipulation",
        "twins"}},
      {"collection/popeye/reader.cpp", {"men"}},
      {"session/proofs.hpp", {"sound"}},  // a verdict
      {"collection/position.cpp", {"men"}},
  };
  Rooms const strict{"document", "collection", "layout", "drawing", "type", "pages", "backend"};
  Rooms lenient = documents;
  lenient.insert({"cli", "semantics"});
  for (Source const& file : sources()) {
    if (!strict.contains(file.room) && !lenient.contains(file.room)) continue;
    if (file.name == "document/front_keys.cpp") continue;    // a separate table of names
    if (file.name.starts_with("collection/pgn/")) continue;  // tags of PGN
    Names found = strict.contains(file.room) ? literals_among(names, file.code)
                                             : compared_among(names, file.code);
    auto const other = others.find(file.name);
    if (other != others.end())
      for (std::string const& name : other->second) found.erase(name);
    for (std::string const& name : found) BOOST_TEST(false, file << " names " << name);
  }
}

// Keys of pages have typed members: only their table contains their names.
BOOST_AUTO_TEST_CASE(only_one_table_names_keys_of_pages) {
  Names paths;
  std::string const table = contents(root / "src/style/page_style.cpp");
  std::regex const row(R"~(\.path = "([a-z. -]+)")~");
  for (std::sregex_iterator it(table.begin(), table.end(), row), end; it != end; ++it)
    paths.insert((*it)[1]);
  BOOST_TEST(paths.size() > 40U);
  std::regex const literal(R"~("([a-z. -]+)")~");
  BOOST_TEST(
      (matches_among(paths, "find(\"page.inner\") || \"inner\"", literal) == Names{"page.inner"}));
  std::map<std::string, Names> const others{
      {"write/booklet/booklet_pages.cpp", {"colophon"}}};  // a part of the book
  for (Source const& file : sources()) {
    if (!documents.contains(file.room) || file.name == "style/page_style.cpp") continue;
    Names found = matches_among(paths, file.code, literal);
    if (auto const other = others.find(file.name); other != others.end())
      for (std::string const& known : other->second) found.erase(known);
    for (std::string const& path : found) BOOST_TEST(false, file << " names " << path);
  }
}

// A new language needs one row and one file of words. English is the default.
BOOST_AUTO_TEST_CASE(only_the_table_of_languages_lists_languages) {
  std::string const table = contents(root / "src/chess/language.cpp");
  std::regex const row(R"~(LanguageRow\{"(\w+)", "(\w+)")~");
  Names words, names;  // of languages other than English
  int languages = 0;
  for (std::sregex_iterator it(table.begin(), table.end(), row), end; it != end; ++it) {
    if (languages++ == 0) continue;
    std::string name = it->str(2);
    words.insert({it->str(1), name});
    name.front() = static_cast<char>(name.front() - 'A' + 'a');
    words.insert(name);
    names.insert(name);
  }
  BOOST_REQUIRE(languages > 2);
  auto const named_in = [&](std::string const& code) {
    Names found = literals_among(words, code);
    std::string const type = "Language::";
    for (std::size_t at = code.find(type); at < code.size(); at = code.find(type, at + 1)) {
      std::size_t const begin = at + type.size();
      std::size_t const end = std::min(code.find_first_not_of(letters, begin), code.size());
      if (std::string const name = code.substr(begin, end - begin); names.contains(name))
        found.insert(name);
    }
    return found;
  };
  BOOST_REQUIRE((named_in("Language::german, Language::english") == Names{"german"}));
  BOOST_REQUIRE((named_in("{\"en\", \"fr\"}") == Names{"fr"}));
  std::set<std::string> const places{"chess/language.hpp", "chess/language.cpp",
                                     "notation/notations.cpp"};  // popeye-de is a notation
  for (Source const& file : sources())
    if (!places.contains(file.name))
      for (std::string const& name : named_in(file.code))
        BOOST_TEST(false, file << " names " << name);
}

// Returns literals that are one of the words, alone or with text after them.
Names words_among(Names const& words, std::string const& code) {
  return matches_among(words, code, std::regex(R"~("([a-z]+)(?: [a-z]*)?")~"));
}

BOOST_AUTO_TEST_CASE(only_one_table_names_the_kinds_of_directive) {
  Names words;
  std::string const table = contents(root / "src/document/directive_kinds.cpp");
  std::regex const row(R"~(\{"(\w+)", Opens::)~");
  for (std::sregex_iterator it(table.begin(), table.end(), row), end; it != end; ++it)
    words.insert((*it)[1]);
  BOOST_TEST((words == Names{"defaults", "solutions", "legend", "index", "example", "include",
                             "columns", "page", "break", "body"}));
  BOOST_TEST((words_among(words, "starts_with(\"index \") || x == \"legend\" || \"indexes\"") ==
              Names{"index", "legend"}));
  std::map<std::string, Names> const others{{"tex/includes.cpp", {"include"}}};  // LaTeX command
  for (Source const& file : sources()) {
    if (file.room != "document" || file.name == "document/directive_kinds.cpp") continue;
    if (file.name == "document/front_keys.cpp") continue;
    std::string const name = file.name.substr(file.name.find('/') + 1);
    Names found = words_among(words, file.code);
    if (auto const other = others.find(name); other != others.end())
      for (std::string const& known : other->second) found.erase(known);
    for (std::string const& word : found) BOOST_TEST(false, file << " names " << word);
  }
}

// Styles determine the contents and places of captions: tex/dawson-slots.tex is generated from the
// table.
BOOST_AUTO_TEST_CASE(no_back_end_names_a_style_or_the_author_field) {
  for (char const* room : {"backend", "pages", "drawing", "type"})
    for (fs::path const& file : files_under(root / "src" / room))
      for (char const* name : {"schwalbe", "author"})
        BOOST_TEST(contents(file).find(name) == std::string::npos, file << " names " << name);
}

BOOST_AUTO_TEST_CASE(no_source_is_longer_than_400_lines) {
  for (Source const& file : sources()) {
    auto const lines = std::ranges::count(file.text, '\n');
    BOOST_TEST(lines <= 400, file << " has " << lines << " lines");
  }
}

// A single class opens files: it knows what --sandbox permits, which files were read, and which are
// overwritten.
std::string opener_in(std::string const& code) {
  static Names const openers{"fstream",
                             "ifstream",
                             "ofstream",
                             "filebuf",
                             "fopen",
                             "freopen",
                             "fdopen",
                             "openat2",
                             "creat",
                             "mkstemp",
                             "opendir",
                             "directory_iterator",
                             "recursive_directory_iterator",
                             "g_file_get_contents",
                             "g_file_new_for_path",
                             "g_mapped_file_new",
                             "LoadFile",
                             "parse_file",
                             "cairo_image_surface_create_from_png",
                             "processFile"};
  static constexpr char const* of_words =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_";
  for (std::size_t at = code.find_first_of(of_words); at < code.size();) {
    std::size_t const end = std::min(code.find_first_not_of(of_words, at), code.size());
    std::string const word = code.substr(at, end - at);
    bool const is_global = at >= 3 && code.compare(at - 2, 2, "::") == 0 &&
                           std::string(of_words).append(">.:").find(code[at - 3]) == code.npos;
    bool const is_call = is_global && end < code.size() && code[end] == '(';
    if (openers.contains(word) || word.starts_with("rsvg_handle_new_from_file") ||
        word.starts_with("rsvg_handle_new_from_gfile") ||
        (is_call && (word == "open" || word == "openat")))
      return word;
    at = code.find_first_of(of_words, end);
  }
  return "";
}

BOOST_AUTO_TEST_CASE(only_the_disk_opens_files) {
  for (char const* code :
       {"std::ifstream in(path);", "fopen(name, \"r\")", " ::open(path.c_str(), 0)",
        "fs::directory_iterator(folder)", "YAML::LoadFile(path)"})
    BOOST_TEST(opener_in(code) != "", code);
  for (char const* code : {"disk.open(path)", "job_->open(path)", "void Network::open(int)",
                           "std::istringstream in(text);", "archive.is_open()"})
    BOOST_TEST(opener_in(code) == "", code);
  std::map<std::string, std::string> const others{
      {"artwork/generate_tool.cpp", "of the build"},
      {"backend/latex/measures_tool.cpp", "of the build"},
      {"cli/main.cpp", "/dev/null in the place of closed streams"},
      {"app/latex/build_folder.cpp", "names in the folders of a book, of which links are made"},
      {"package/npm/core/package_files.cpp", "fonts and styles of the npm package"},
      {"type/language_rules.cpp", "the system's patterns"}};
  for (Source const& file : sources())
    if (file.room != "disk" && !others.contains(file.name))
      BOOST_TEST(opener_in(file.code) == "", file << " opens files: " << opener_in(file.code));
  for (auto const& [name, why] : others)
    BOOST_TEST(std::ranges::any_of(sources(),
                                   [&](Source const& file) {
                                     return file.name == name && opener_in(file.code) != "";
                                   }),
               name << " opens none: " << why);
}

// The formatter leaves indented comments unchanged and fills all others as prose.
BOOST_AUTO_TEST_CASE(grammar_productions_are_indented_and_start_a_line) {
  std::regex const flush(R"(// {0,4}[a-z][a-z_-]* *= .*[|;{["].*)");
  std::regex const second(R"(//.*; +[a-z][a-z_-]* *= .*)");
  for (Source const& file : sources())
    for (std::string const& line : dawson::lines_of(file.text))
      if (line.starts_with("//") && line.find("= ") != std::string::npos)
        BOOST_TEST(!(std::regex_match(line, flush) || std::regex_match(line, second)),
                   file << ": " << line);
  BOOST_TEST(
      contents(root / ".clang-format").find("CommentPragmas: '^ (usage|directive):|^    '") !=
      std::string::npos);
}

// The map of the sources contains all rooms, in the order in which they may include each other.
BOOST_AUTO_TEST_CASE(the_map_lists_every_room_after_the_rooms_that_it_includes) {
  std::string const map = contents(root / "src/README.md");
  std::regex const row(R"(\n\| `([a-z_]+)/` \|)");
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

// Returns the first path on a particular machine that the text contains; empty if there is none.
std::string place_in(std::string const& text) {
  for (std::string const folder : {"home", "root", "work"}) {
    std::string const name = "/" + folder + "/";
    for (std::size_t at = text.find(name); at < text.size(); at = text.find(name, at + 1)) {
      char const before = at == 0 ? ' ' : text[at - 1];
      bool const continues =
          std::isalnum(static_cast<unsigned char>(before)) || before == '_' || before == '.';
      if (!continues) return name;
    }
  }
  return "";
}

BOOST_AUTO_TEST_CASE(nothing_names_a_path_outside_the_checkout) {
  for (std::string const before : {"", " ", "\""})
    BOOST_TEST(place_in(before + "/" + "home" + "/x") ==
               "/home"
               "/");
  BOOST_TEST(place_in(std::string("a/") + "home" + "/x") == "");
  std::vector<fs::path> files;
  for (char const* folder : {"src", "tests", "tex", "examples"})
    for (fs::path const& file : files_under(root / folder)) files.push_back(file);
  for (char const* file : {"CMakeLists.txt", "Makefile", "README.md", ".ci/run"})
    if (fs::exists(root / file)) files.push_back(root / file);
  for (fs::path const& file : files) {
    std::string const place = place_in(contents(file));
    BOOST_TEST(place == "", file << " names " << place);
  }
}
