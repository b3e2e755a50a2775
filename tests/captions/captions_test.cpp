// Tests of captions in every output format. An example is NAME.yaml, a style, and NAME.txt, a
// problem (a line `language: fr` belongs to the defaults); NAME.expected.txt has one section for
// each format: the list of cells and fonts, the code that weave writes for LaTeX, the text that
// LaTeX prints, PDF, SVG, Markdown, a booklet. PNG has no text and is compared with the PDF.
// DAWSON_UPDATE=1 in the environment writes the expected files again; check the difference before
// you keep it.
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <regex>
#include <string>
#include <vector>

#include "lines.hpp"
#include "pictures/picture.hpp"
#include "pictures/tools.hpp"
#include "places.hpp"

using namespace dawson;
namespace fs = std::filesystem;

namespace {

std::string const examples = dawson::in_sources("tests/captions");

struct Example {
  std::string name, language, fields;
};

std::vector<Example> read_examples() {
  std::vector<Example> found;
  for (auto const& entry : fs::directory_iterator(examples)) {
    if (entry.path().extension() != ".yaml") continue;
    Example one{entry.path().stem().string(), "en", ""};
    for (std::string const& line : lines_of(contents(examples + "/" + one.name + ".txt"))) {
      if (line.starts_with("language: ")) one.language = line.substr(10);
      else one.fields += line + "\n";
    }
    found.push_back(std::move(one));
  }
  std::ranges::sort(found, {}, &Example::name);
  return found;
}

// A folder with the styles and problems of all examples.
struct Workshop : Folder {
  Workshop() {
    for (Example const& example : all) {
      put(*this / (example.name + ".yaml"), contents(examples + "/" + example.name + ".yaml"));
      put(*this / (example.name + ".txt"), example.fields);
      put(*this / (example.name + ".defaults"), "language: " + example.language + "\n");
    }
  }

  std::string board(Example const& example, std::vector<std::string> const& more) const {
    std::vector<std::string> arguments{"board",
                                       "--problem",
                                       example.name + ".txt",
                                       "--style",
                                       example.name + ".yaml",
                                       "--defaults",
                                       example.name + ".defaults"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run(arguments);
  }

  std::string run(std::vector<std::string> const& arguments) const {
    Ended const ended = run_program(arguments, path());
    BOOST_TEST_REQUIRE(ended.status == 0, ended.err);
    BOOST_TEST(ended.err == "");
    return ended.out;
  }

  std::vector<Example> const all = read_examples();
};

constexpr std::string_view opens = "== ", closes = " ==";

using Sections = std::vector<std::pair<std::string, std::string>>;

Sections read_sections(std::string const& file) {
  Sections found;
  for (std::string const& line : lines_of(contents(file))) {
    if (line.starts_with(opens) && line.ends_with(closes))
      found.emplace_back(line.substr(3, line.size() - 6), "");
    else if (!found.empty()) found.back().second += line + "\n";
  }
  return found;
}

// Compares a section of an example, or writes it again.
void compare(Example const& example, std::string const& section, std::string const& now) {
  std::string const file = examples + "/" + example.name + ".expected.txt";
  Sections expected = read_sections(file);
  auto const known = std::ranges::find(expected, section, &Sections::value_type::first);
  if (std::getenv("DAWSON_UPDATE")) {
    if (known == expected.end()) expected.emplace_back(section, now);
    else known->second = now;
    std::string all;
    for (auto const& [name, text] : expected)
      all += std::string(opens) + name + std::string(closes) + "\n" + text;
    put(file, all);
    return;
  }
  BOOST_TEST_REQUIRE((known != expected.end()), file << " has no section " << section);
  BOOST_TEST(known->second == now, file << ", " << section << ": expected\n"
                                        << known->second << "but it is\n"
                                        << now);
}

// Returns lines of text in place, without chess pieces, empty lines and a common left margin.
std::string tidy(std::string const& text) {
  static std::regex const pieces("\xE2\x99[\x94-\x9F]|\xF0\x9F\xA8[\x80-\xBF]|\f");
  std::vector<std::string> kept;
  for (std::string line : lines_of(text)) {
    line = std::regex_replace(line, pieces, " ");
    line.erase(line.find_last_not_of(' ') + 1);
    if (!line.empty()) kept.push_back(std::move(line));
  }
  std::size_t indent = std::string::npos;
  for (std::string const& line : kept) indent = std::min(indent, line.find_first_not_of(' '));
  std::string out;
  for (std::string const& line : kept) out += line.substr(indent) + "\n";
  return out;
}

std::vector<std::string> pages_of(std::string const& text) {
  std::vector<std::string> pages;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t const end = std::min(text.find('\f', at), text.size());
    pages.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return pages;
}

// Returns the text of an SVG in place: lines by height, one column for each third of an em.
std::string text_of_svg(std::string const& svg) {
  static std::regex const element(
      R"re(<text x="([-.0-9]+)" y="([-.0-9]+)" textLength="([.0-9]+)"[^>]*>([^<]*)</text>)re");
  struct TextRun {
    double x, width;
    std::string text;
  };
  std::map<double, std::vector<TextRun>> rows;
  double left = 1e9;
  for (std::sregex_iterator it(svg.begin(), svg.end(), element), end; it != end; ++it) {
    double const x = std::stod((*it)[1]);
    left = std::min(left, x);
    rows[std::stod((*it)[2])].push_back({x, std::stod((*it)[3]), (*it)[4]});
  }
  std::string out;
  for (auto const& [y, pieces] : rows) {
    std::string line;
    double after = left;
    for (TextRun const& piece : pieces) {
      bool const apart = piece.x > after + 0.7;
      if (piece.x > after + 3) {
        auto const column = static_cast<std::size_t>(std::lround((piece.x - left) / 2.7));
        std::size_t const letters = static_cast<std::size_t>(std::ranges::count_if(
            line, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
        line.append(std::max(column, letters + 1) - letters, ' ');
      } else if (apart && !line.empty()) {
        line += ' ';
      }
      line += piece.text;
      after = piece.x + piece.width;
    }
    out += line + "\n";
  }
  return out;
}

// Returns the woven code with one control word per line; `\DawsonBoard...` replaces the board.
std::string folded(std::string const& woven) {
  std::string out;
  for (std::size_t at = woven.find("\\DawsonNeeds{"); at < woven.size();) {
    if (woven.compare(at, 12, "\\DawsonBoard") == 0) {
      out += "\n\\DawsonBoard...";
      at += 12;
      for (int depth = 0; at < woven.size() && (depth > 0 || woven[at] == '{'); ++at)
        depth += woven[at] == '{' ? 1 : woven[at] == '}' ? -1 : 0;
      continue;
    }
    bool const word = woven.compare(at, 7, "\\Dawson") == 0;
    if (word && !out.empty()) out += '\n';
    out += woven[at++];
  }
  static std::regex const needs(R"(\\DawsonNeeds\{\d+\})");
  return std::regex_replace(out, needs, "\\DawsonNeeds...") + "\n";
}

// Returns the largest difference in mean grey between parts of two pictures. A part is as large as
// a letter: missing or misplaced letters are detected, differences in antialiasing are not.
double most_apart(Picture const& a, Picture const& b) {
  constexpr int side = 16;
  double most = 0;
  for (int y = 0; y < std::max(a.height, b.height); y += side)
    for (int x = 0; x < std::max(a.width, b.width); x += side) {
      int sum = 0;
      for (int i = 0; i < side * side; ++i)
        sum += a.at(x + i % side, y + i / side) - b.at(x + i % side, y + i / side);
      most = std::max(most, std::abs(static_cast<double>(sum)) / (side * side));
    }
  return most;
}

std::string const latex_head =
    "\\documentclass[a4paper]{article}\n\\usepackage[T1]{fontenc}\n\\usepackage{lmodern}\n"
    "\\usepackage{dawson}\n\\pagestyle{empty}\n\\begin{document}\n";

std::string in_latex(Example const& example) {
  return "\\begin{chess} defaults\nlanguage: " + example.language +
         "\n\\end{chess}\n\\noindent\n\\begin{chess}\nstyle: " + example.name + ".yaml\n" +
         example.fields + "\\end{chess}\n";
}

std::string in_markdown(Example const& example) {
  return "```chess defaults\nlanguage: " + example.language +
         "\n```\n\n```chess\nstyle: " + example.name + ".yaml\n" + example.fields + "```\n";
}

}  // namespace

BOOST_AUTO_TEST_CASE(there_are_examples_and_no_unused_files) {
  std::vector<Example> const all = read_examples();
  BOOST_TEST(all.size() >= 9U);
  for (Example const& example : all) BOOST_TEST(!example.fields.empty(), example.name);
  for (auto const& entry : fs::directory_iterator(examples)) {
    std::string const name = entry.path().filename().string();
    if (!name.ends_with(".txt")) continue;
    BOOST_TEST(fs::exists(examples + "/" + name.substr(0, name.find('.')) + ".yaml"), name);
  }
}

BOOST_AUTO_TEST_CASE(captions_are_listed_by_cell_with_their_fonts) {
  Workshop const workshop;
  for (Example const& example : workshop.all) BOOST_TEST_CONTEXT(example.name)
  compare(example, "list", workshop.board(example, {"--caption-list", "--width", "44.8mm"}));
}

BOOST_AUTO_TEST_CASE(latex_code_has_rows_and_slots) {
  Workshop const workshop;
  for (Example const& example : workshop.all) BOOST_TEST_CONTEXT(example.name) {
      put(workshop / "a.tex", latex_head + in_latex(example) + "\\end{document}\n");
      std::string const woven = workshop.run({"weave", "a.tex", "-o", "-"});
      compare(example, "LaTeX", folded(woven.substr(0, woven.find("\n\\end{document}"))));
    }
}

// One document for all examples, with one page for each: LaTeX starts slowly.
BOOST_AUTO_TEST_CASE(latex_prints_captions, *boost::unit_test::label("latex")) {
  Workshop const workshop;
  std::string document = latex_head;
  for (Example const& example : workshop.all) document += in_latex(example) + "\\newpage\n";
  put(workshop / "a.tex", document + "\\end{document}\n");
  workshop.run({"weave", "--sty", "."});
  workshop.run({"weave", "a.tex", "-o", "b.tex"});
  Ended const set =
      run_shell("pdflatex -interaction=nonstopmode -halt-on-error b.tex", workshop.path());
  BOOST_TEST_REQUIRE(set.status == 0, set.out);
  for (char const* complaint : {"Overfull", "Missing character", "Font shape"})
    BOOST_TEST(set.out.find(complaint) == std::string::npos, set.out);
  auto const pages = pages_of(run_shell("pdftotext -layout b.pdf -", workshop.path()).out);
  BOOST_TEST_REQUIRE(pages.size() == workshop.all.size());
  for (std::size_t i = 0; i < pages.size(); ++i) BOOST_TEST_CONTEXT(workshop.all[i].name)
  compare(workshop.all[i], "LaTeX as printed", tidy(pages[i]));
}

BOOST_AUTO_TEST_CASE(pdf_has_captions_around_the_board, *boost::unit_test::label("pdf_tools")) {
  Workshop const workshop;
  for (Example const& example : workshop.all) BOOST_TEST_CONTEXT(example.name) {
      workshop.board(example, {"-o", "a.pdf"});
      compare(example, "PDF", tidy(run_shell("pdftotext -layout a.pdf -", workshop.path()).out));
    }
}

BOOST_AUTO_TEST_CASE(svg_has_captions_as_text) {
  Workshop const workshop;
  for (Example const& example : workshop.all) BOOST_TEST_CONTEXT(example.name)
  compare(example, "SVG", text_of_svg(workshop.board(example, {"--kind", "svg", "-o", "-"})));
}

BOOST_AUTO_TEST_CASE(png_matches_the_pdf, *boost::unit_test::label("pdf_tools")) {
  Workshop const workshop;
  for (Example const& example : workshop.all) BOOST_TEST_CONTEXT(example.name) {
      workshop.board(example, {"-o", "a.pdf"});
      workshop.board(example, {"-o", "a.png", "--dpi", "200"});
      Ended const drawn = run_shell("pdftoppm -r 200 -png -singlefile a.pdf b", workshop.path());
      BOOST_TEST_REQUIRE(drawn.status == 0, drawn.out);
      Picture const png = read_png(workshop / "a.png"), pdf = read_png(workshop / "b.png");
      BOOST_TEST(std::abs(png.width - pdf.width) <= 1);
      BOOST_TEST(std::abs(png.height - pdf.height) <= 1);
      BOOST_TEST(most_apart(png, pdf) < 40);
    }
}

BOOST_AUTO_TEST_CASE(markdown_has_one_line_per_cell_and_emphasis_for_fonts) {
  Workshop const workshop;
  for (Example const& example : workshop.all) BOOST_TEST_CONTEXT(example.name) {
      put(workshop / "a.md", in_markdown(example));
      static std::regex const image("chess-[0-9a-f]{20}");
      compare(
          example, "Markdown",
          tidy(std::regex_replace(workshop.run({"weave", "a.md", "-o", "-"}), image, "chess-...")));
    }
}

BOOST_AUTO_TEST_CASE(booklets_have_captions, *boost::unit_test::label("pdf_tools")) {
  Workshop const workshop;
  std::string document;
  for (Example const& example : workshop.all)
    document += "# " + example.name + "\n\n" + in_markdown(example) + "\n";
  put(workshop / "a.md", document);
  workshop.run({"booklet", "a.md", "-o", "a.pdf"});
  auto const pages = pages_of(run_shell("pdftotext -layout a.pdf -", workshop.path()).out);
  BOOST_TEST_REQUIRE(pages.size() == workshop.all.size());
  for (std::size_t i = 0; i < pages.size(); ++i) BOOST_TEST_CONTEXT(workshop.all[i].name)
  compare(workshop.all[i], "booklet", tidy(pages[i]));
}
