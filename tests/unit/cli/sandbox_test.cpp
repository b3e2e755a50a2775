// Tests of `--sandbox`: no document, setting or style can read a file outside the folder.
#include <boost/test/unit_test.hpp>

#include <filesystem>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "problem/fields.hpp"
#include "program.hpp"

using namespace dawson;
namespace fs = std::filesystem;

namespace {

using Words = std::vector<std::string>;

constexpr char const* secret = "SECRET";

// A folder with a document, and a folder beside it with files of all formats that can be named.
struct Place {
  Folder folder;

  Place() {
    fs::create_directories(folder / "in/deep");
    put(folder / "out/secret.yaml", "author: SECRET\nSECRET: [x]\n");
    put(folder / "out/secret.md", "SECRET\n\n```chess\nfen: 8/8/8/8/8/8/8/K6k\nlabel: l\n```\n");
    put(folder / "out/secret.tex", "SECRET\n");
    put(folder / "out/secret.epd", "8/8/8/8/8/8/8/K6k w - - id \"SECRET\";\n");
    put(folder / "out/secret.json", "{\"SECRET\": 1}\n");
    put(folder / "out/secret.svg",
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><desc>SECRET</desc>"
        "<path d='M1 8H8L4 1Z'/></svg>");
    put(folder / "out/pieces/wK.svg", contents(folder / "out/secret.svg"));
    fs::create_symlink("../out", folder / "in/linked");
  }

  // Paths to outside files with that suffix: the first one, or all.
  Words names(std::string const& suffix, std::size_t most = 6) const {
    std::string const file = "secret" + suffix;
    std::error_code failure;
    fs::create_symlink("../out/" + file, folder / ("in/link" + suffix), failure);
    Words all{"../out/" + file, "link" + suffix,          folder / ("out/" + file),
              "linked/" + file, "deep/../../out/" + file, "./linked/../../out/" + file};
    all.resize(most);
    return all;
  }

  Ended run(Words words) const {
    words.insert(words.end(), {"--sandbox", "--diagnostics", "short"});
    return run_program(words, folder / "in");
  }
};

// Checks that messages, outputs and dependencies of a run show nothing of the outside files.
void check_nothing_is_read(Place const& place, Ended const& ended) {
  BOOST_TEST(ended.out.find(secret) == std::string::npos, ended.out);
  BOOST_TEST(ended.err.find(secret) == std::string::npos, ended.err);
  std::istringstream read(contents(place.folder / "in/read"));
  for (std::string name; std::getline(read, name, '\0');) {
    fs::path const real = fs::weakly_canonical(fs::path(place.folder / "in") / name);
    BOOST_TEST(real.string().starts_with(place.folder / "in"), name);
  }
}

std::string body(std::string const& field, std::string const& value) {
  return "fen: 8/8/8/8/8/8/8/K6k\n" + field + ": " + value + "\n";
}

// Returns the comma-separated words after `mark` up to the end of the line, a list that the program
// prints.
Words words_after(std::string const& text, std::string const& mark) {
  std::size_t const at = text.find(mark);
  BOOST_TEST_REQUIRE((at != std::string::npos), text);
  std::istringstream list(text.substr(at + mark.size(), text.find('\n', at) - at - mark.size()));
  Words words;
  for (std::string word; list >> word;) {
    if (word.ends_with(',')) word.pop_back();
    words.push_back(word);
  }
  return words;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(sandbox)

// Tests each field of the table, so that a new field with a file name is included.
BOOST_AUTO_TEST_CASE(no_field_reads_a_file_outside_the_sandbox) {
  Place const place;
  Words const reading{"weave", "a.md",          "-o",  "out.md", "--draft", "--deps",
                      "read",  "--deps-format", "zero"};
  for (std::string const suffix : {".epd", ".yaml", ".json", ".md"})
    for (std::string const& name : place.names(suffix, suffix == ".epd" ? 6 : 2)) {
      std::string document;
      for (problem::Field const& field : problem::fields()) {
        document += "```chess\n" + body(std::string(field.name), name) + "```\n\n";
        document += "```chess defaults\n" + std::string(field.name) + ": " + name + "\n```\n\n";
      }
      document +=
          "```chess include " + name + "\n```\n\n![p](" + name + ")\n\n[](" + name + "#l)\n";
      put(place.folder / "in/a.md", document);
      Ended const ended = place.run(reading);
      BOOST_TEST_CONTEXT(name) { check_nothing_is_read(place, ended); }
      if (suffix == ".epd")  // already tested
        BOOST_TEST(ended.err.find("which `--sandbox` forbids [E-FILE]") != std::string::npos,
                   ended.err);
    }
}

// Tests each key that the program lists for a dawson.yaml with a misspelt key.
BOOST_AUTO_TEST_CASE(no_key_of_a_project_reads_a_file_outside_the_sandbox) {
  Place const place;
  put(place.folder / "in/dawson.yaml", "zzzzzz: x\n");
  put(place.folder / "in/a.md", "Text.\n");
  Words const keys =
      words_after(run_program({"check", "a.md"}, place.folder / "in").err, "use one of: ");
  BOOST_TEST((std::set<std::string>(keys.begin(), keys.end()).contains("master")));
  for (std::string const& key : keys)
    for (std::string const& name : place.names(".yaml")) {
      // The name of a program in PATH: these commands run none.
      if (key == "popeye" && name.find('/') == std::string::npos) continue;
      put(place.folder / "in/dawson.yaml", key + ": " + name + "\n");
      BOOST_TEST_CONTEXT(key << ": " << name) {
        Ended const ended = place.run({"weave", "a.md", "-o", "out.md", "--draft", "--deps", "read",
                                       "--deps-format", "zero"});
        check_nothing_is_read(place, ended);
        BOOST_TEST(ended.status == 1, ended.err);
        BOOST_TEST(ended.err.find("dawson.yaml:1:") != std::string::npos, ended.err);
        check_nothing_is_read(place, place.run({"check"}));
      }
    }
  put(place.folder / "in/dawson.yaml", "master: ../out/secret.md\n");
  Ended const ended = place.run({"check"});
  BOOST_TEST(ended.status == 3);
  BOOST_TEST(ended.err.find("dawson.yaml:1:9: error: `../out/secret.md` is outside this folder, "
                            "which `--sandbox` forbids [E-PROJECT]") != std::string::npos,
             ended.err);
  put(place.folder / "in/dawson.yaml", "master: a.md\ndefaults: own\n");
  put(place.folder / "in/own", "size: 5mm\n");
  BOOST_TEST(place.run({"check"}).status == 0);
}

BOOST_AUTO_TEST_CASE(no_style_or_front_matter_reads_a_file_outside_the_sandbox) {
  Place const place;
  put(place.folder / "in/a.md", "```chess\nfen: 8/8/8/8/8/8/8/K6k\nstyle: s.yaml\n```\n");
  auto const weave = [&] {
    return place.run(
        {"weave", "a.md", "-o", "out.md", "--draft", "--deps", "read", "--deps-format", "zero"});
  };
  for (char const* key : {"pieces", "based on", "based-on"})
    for (std::string const& name : place.names(".yaml")) {
      std::string const folder = fs::path(name).parent_path().string() + "/pieces";
      put(place.folder / "in/s.yaml",
          std::string(key) + ": " + (key == std::string("pieces") ? folder : name) + "\n");
      BOOST_TEST_CONTEXT(key << ": " << name) { check_nothing_is_read(place, weave()); }
    }
  for (char const* suffix : {".yaml", ".svg"})
    for (std::string const& name : place.names(suffix, 3)) {
      std::string front = "---\ntitle: T\n";
      for (char const* key :
           {"style", "cover", "css", "bibliography", "authors", "defaults", "url"})
        front += std::string(key) + ": " + name + "\n";
      put(place.folder / "in/a.md", front + "---\n\n# A\n\n![p](" + name + ")\n");
      for (std::string const output : {"out.html", "out.epub", "out.pdf"})
        BOOST_TEST_CONTEXT(name << " in " << output) {
          check_nothing_is_read(
              place, place.run({output == "out.pdf" ? "booklet" : "weave", "a.md", "-o", output,
                                "--draft", "--deps", "read", "--deps-format", "zero"}));
          BOOST_TEST(contents(place.folder / ("in/" + output)).find(secret) == std::string::npos);
        }
    }
}

BOOST_AUTO_TEST_CASE(no_latex_document_reads_a_file_outside_the_sandbox) {
  Place const place;
  for (std::string name : place.names(".tex"))
    for (std::string const command :
         {"\\input{", "\\include{", "\\subfile{", "\\import{../out/}{"}) {
      if (command.starts_with("\\import")) name = fs::path(name).filename().string();
      std::string const plain = name.substr(0, name.size() - 4);
      put(place.folder / "in/a.tex", "\\documentclass{article}\n\\begin{document}\n" + command +
                                         plain + "}\n\\end{document}\n");
      BOOST_TEST_CONTEXT(command << name) {
        check_nothing_is_read(place, place.run({"weave", "--follow", "a.tex", "-o", "o", "--deps",
                                                "read", "--deps-format", "zero"}));
        BOOST_TEST(!fs::exists(place.folder / "in/o/secret.tex"));
      }
    }
}

// The user may name outside files; this does not permit documents to read them.
BOOST_AUTO_TEST_CASE(files_on_the_command_line_may_be_outside_the_sandbox) {
  Place const place;
  put(place.folder / "in/a.md", "```chess\nfen: 8/8/8/8/8/8/8/K6k\n```\n");
  put(place.folder / "own/style.yaml", "square: 6mm\n");
  put(place.folder / "own/defaults", "size: 5mm\n");
  put(place.folder / "own/labels.json", "");
  put(place.folder / "own/more.css", "p {}\n");
  put(place.folder / "own/old.epd", "8/8/8/8/8/8/8/Q6q w - -\n");
  fs::remove(place.folder / "own/labels.json");
  Ended const ended = place.run({"weave", "a.md", "-o", "a.html", "--style", "../own/style.yaml",
                                 "--pieces", "../out/pieces", "--defaults", "../own/defaults",
                                 "--labels", "../own/labels.json", "--css", "../own/more.css"});
  BOOST_TEST(ended.status == 0, ended.err);
  Ended const checked = place.run({"check", "a.md", "--against", "../own/old.epd"});
  BOOST_TEST(checked.status == 0, checked.err);
  // If the document is a link, its folder is the folder of the link.
  fs::create_symlink("../own/b.md", place.folder / "in/b.md");
  put(place.folder / "own/b.md", "```chess\nfile: own.epd\n```\n");
  put(place.folder / "in/own.epd", "8/8/8/8/8/8/8/K6k w - -\n");
  Ended const linked = place.run({"check", "b.md"});
  BOOST_TEST(linked.status == 0, linked.err);
  // An output file is not an input.
  put(place.folder / "in/a.md", "```chess include ../site/old.md\n```\n");
  put(place.folder / "site/old.md", "SECRET\n");
  fs::create_directory(place.folder / "site");
  Ended const outputs =
      place.run({"weave", "a.md", "-o", "../site/", "--draft", "--assets", "../site"});
  BOOST_TEST(outputs.err.find("cannot read ../site/old.md: it is outside") != std::string::npos,
             outputs.err);
}

BOOST_AUTO_TEST_CASE(messages_do_not_reveal_which_files_exist_outside_the_sandbox) {
  Place const place;
  auto const messages_of = [&](std::string const& name) {
    put(place.folder / "in/a.md", "```chess\nfile: " + name + "\n```\n");
    std::string out = place.run({"check", "a.md"}).err;
    for (std::size_t at; (at = out.find(name)) != std::string::npos;) out.erase(at, name.size());
    return out;
  };
  BOOST_TEST(messages_of("../out/secret.epd") == messages_of("../out/nosuch.epd"));
  BOOST_TEST(messages_of("../out/secret.epd").find("outside") != std::string::npos);
  put(place.folder / "in/a.tex", "\\documentclass{article}\n\\input{../out/nosuch}\n");
  BOOST_TEST(place.run({"check", "--follow", "a.tex"}).err.find("outside") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
