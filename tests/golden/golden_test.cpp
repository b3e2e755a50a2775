// Tests of documents and their expected outputs: the program weaves NAME.tex in this folder and
// NAME.md in a temporary one. The output is NAME.expected.tex or .md, and messages are in
// NAME.expected.err (no file: none); the exit status is 1 if they include an error. Images, which
// are named after their bytes, are counted instead. DAWSON_UPDATE=1 in the environment writes the
// expected files again; check the difference before you keep it.
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <regex>
#include <string>
#include <string_view>
#include <vector>

#include "places.hpp"
#include "unit/cli/program.hpp"

using namespace dawson;
namespace fs = std::filesystem;

namespace {

std::string const folder = dawson::in_sources("tests/golden");

// Returns the names of documents with this suffix.
std::vector<std::string> names(std::string const& suffix = ".tex") {
  std::vector<std::string> found;
  for (auto const& entry : fs::directory_iterator(folder)) {
    std::string const name = entry.path().filename().string();
    if (name.ends_with(suffix) && !name.ends_with(".expected" + suffix))
      found.push_back(name.substr(0, name.size() - suffix.size()));
  }
  std::ranges::sort(found);
  return found;
}

std::string with_counted_images(std::string const& markdown) {
  std::regex const name("chess-[0-9a-f]{20}");
  std::vector<std::string> known;
  std::string out;
  auto end = markdown.cbegin();
  for (std::sregex_iterator it(markdown.begin(), markdown.end(), name), last; it != last; ++it) {
    out.append(end, (*it)[0].first);
    auto const same = std::ranges::find(known, it->str());
    out += "chess-" + std::to_string(same - known.begin() + 1);
    if (same == known.end()) known.push_back(it->str());
    end = (*it)[0].second;
  }
  return out.append(end, markdown.cend());
}

constexpr std::string_view fold = "%\n    ";

// Folds long lines of macros before each of Dawson's commands and omits the version number of the
// style, so that a person can compare, and a new version changes no expected file. Folded lines are
// unchanged; the test counts lines to detect added or missing ones.
std::string folded(std::string const& text) {
  constexpr std::string_view word = "\\Dawson", needs = "\\DawsonNeeds{";
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    std::string_view const rest = std::string_view(text).substr(at);
    if (!rest.starts_with(word)) {
      out += text[at++];
      continue;
    }
    if (!out.empty() && !out.ends_with('\n') && !out.ends_with(fold)) out += fold;
    out += rest.starts_with(needs) ? needs : word;
    at +=
        rest.starts_with(needs) ? rest.find_first_not_of("0123456789", needs.size()) : word.size();
  }
  return out;
}

std::string unfolded(std::string text) {
  for (std::size_t at = 0; (at = text.find(fold, at)) != std::string::npos;)
    text.erase(at, fold.size());
  return text;
}

void update(std::string const& path, std::string const& bytes, bool wanted) {
  if (wanted) put(path, bytes);
  else fs::remove(path);
}

// Returns the first line that differs, for a log.
std::string difference(std::string const& a, std::string const& b) {
  std::size_t const at = static_cast<std::size_t>(std::ranges::mismatch(a, b).in1 - a.begin());
  auto const line = std::count(a.begin(), a.begin() + static_cast<std::ptrdiff_t>(at), '\n') + 1;
  auto const shown = [&](std::string const& text) {
    std::size_t const begin = at == 0 ? 0 : a.rfind('\n', at - 1) + 1;
    return text.substr(begin, text.find('\n', at) - begin);
  };
  return "line " + std::to_string(line) + ": expected\n    " + shown(b) + "\n  but it is\n    " +
         shown(a);
}

void compare(std::string const& name, std::string const& suffix, Ended const& ended) {
  bool const updating = std::getenv("DAWSON_UPDATE") != nullptr;
  std::string const out = folded(ended.out);
  std::string const output = folder + "/" + name + ".expected" + suffix,
                    said = folder + "/" + name + ".expected.err";
  if (updating) {
    update(output, out, true);
    update(said, ended.err, !ended.err.empty());
  }
  std::string const expected = folded(contents(output)), expected_err = contents(said);
  BOOST_TEST((out == expected), difference(out, expected));
  BOOST_TEST((ended.err == expected_err), difference(ended.err, expected_err));
  BOOST_TEST(ended.status == (expected_err.find(": error: ") == std::string::npos ? 0 : 1));
}

}  // namespace

BOOST_AUTO_TEST_CASE(documents_become_the_expected_output) {
  BOOST_TEST(names().size() > 10U);
  for (std::string const& name : names()) BOOST_TEST_CONTEXT(name) {
      Ended const ended = run_program({"weave", name + ".tex", "-o", "-"}, folder);
      compare(name, ".tex", ended);
      // A line of LaTeX's errors must be a line of the user's document.
      BOOST_TEST(std::ranges::count(ended.out, '\n') ==
                 std::ranges::count(contents(folder + "/" + name + ".tex"), '\n'));
    }
}

BOOST_AUTO_TEST_CASE(markdown_becomes_the_expected_output) {
  BOOST_TEST(names(".md").size() > 3U);
  for (std::string const& name : names(".md")) BOOST_TEST_CONTEXT(name) {
      Folder const own;
      put(own / (name + ".md"), contents(folder + "/" + name + ".md"));
      std::string const boards = name.ends_with("-tikz") ? "tikz" : "svg";
      Ended ended = run_program({"weave", name + ".md", "-o", "-", "--draft", "--boards", boards},
                                own.path());
      ended.out = with_counted_images(ended.out);
      compare(name, ".md", ended);
    }
}

BOOST_AUTO_TEST_CASE(a_listing_is_equivalent_to_its_fields) {
  for (std::string const& name : names())
    if (name.ends_with("-listing")) {
      std::string const other = name.substr(0, name.size() - 7) + "fields";
      auto const last_line = [](std::string const& text) {
        return text.substr(text.rfind('\n', text.size() - 2) + 1);
      };
      BOOST_TEST_CONTEXT(name) {
        std::string const a = unfolded(contents(folder + "/" + name + ".expected.tex")),
                          b = unfolded(contents(folder + "/" + other + ".expected.tex"));
        BOOST_TEST(!a.empty());
        BOOST_TEST((last_line(a) == last_line(b)), difference(last_line(a), last_line(b)));
      }
    }
}
