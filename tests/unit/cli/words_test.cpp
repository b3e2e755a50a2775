// Tests of descriptions of boards. Columns of words.tsv: fields of a problem, with `\n` for a line
// end; language; options, "-" for none; output, "-" for nothing, `~` for a no-break space.
#include <boost/test/unit_test.hpp>

#include <fstream>
#include <sstream>

#include "program.hpp"

using namespace dawson;

namespace {

std::string with(std::string text, std::string const& what, std::string const& instead) {
  for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += instead.size())
    text.replace(at, what.size(), instead);
  return text;
}

std::string line_of(std::string out) {
  if (out.ends_with('\n')) out.pop_back();
  return out;
}

struct Row {
  std::string name, problem, language, options, expected;
};

std::vector<Row> rows() {
  std::ifstream in(in_sources("tests/unit/cli/words.tsv"));
  std::vector<Row> all;
  std::string line;
  std::getline(in, line);  // the column headings
  while (std::getline(in, line)) {
    std::istringstream cells(line);
    Row row;
    for (std::string* cell : {&row.name, &row.problem, &row.language, &row.options, &row.expected})
      std::getline(cells, *cell, '\t');
    all.push_back(std::move(row));
  }
  return all;
}

std::string words(std::string const& problem, std::vector<std::string> options = {}) {
  Folder const folder;
  put(folder / "p", problem + "\n");
  options.insert(options.begin(), {"convert", "--problem", "p", "--to", "words"});
  Ended const ended = run_program(options, folder.path());
  BOOST_TEST(ended.status == 0, ended.err);
  return line_of(ended.out);
}

bool has(std::string const& text, std::string const& part) {
  return text.find(part) != std::string::npos;
}

std::string const mate = "number: 7\nauthor: A. B\nstipulation: #2\nfen: 7k/8/8/8/8/8/8/KQ6\n";

}  // namespace

BOOST_AUTO_TEST_CASE(boards_are_described_as_in_the_table) {
  for (Row const& row : rows()) {
    std::istringstream options(row.options == "-" ? "" : row.options);
    std::vector<std::string> arguments{"convert", "--language", row.language};
    for (std::string word; options >> word;) arguments.push_back(word);
    if (!has(row.options, "--to")) arguments.insert(arguments.end(), {"--to", "words"});
    Folder const folder;
    std::size_t const colon = row.problem.find(": ");
    if (has(row.options, "--inline")) {
      arguments.insert(arguments.end(), {"--from", row.problem.substr(0, colon), "--",
                                         row.problem.substr(colon + 2)});
    } else {
      put(folder / "p", with(row.problem, "\\n", "\n") + "\n");
      arguments.insert(arguments.end(), {"--problem", "p"});
    }
    Ended const ended = run_program(arguments, folder.path());
    BOOST_TEST(ended.status == 0, row.name << ": " << ended.err);
    BOOST_TEST(line_of(ended.out) == (row.expected == "-" ? "" : with(row.expected, "~", "\u00A0")),
               row.name);
  }
}

BOOST_AUTO_TEST_CASE(pieces_in_hand_walls_promoted_pieces_and_a_duck_are_described) {
  BOOST_TEST(words("fsf: 4k3/8/8/3Q~4/8/8/8/4K3[QPPn] w - - 0 1\nstipulation: #2") ==
             "White, 2 men: king e1; queen d5. Black, 1 man: king e8. In hand, White: one queen, "
             "two pawns; Black: one knight. Promoted: queen d5.");
  BOOST_TEST(words("variant: duck\nfsf: 4k3/8/8/4*3/8/8/8/4K3 w - - 0 1\nstipulation: #2") ==
             "White, 1 man: king e1. Black, 1 man: king e8. Duck on e5.");
  BOOST_TEST(words("fsf: 4k3/8/8/2**4/8/8/8/4K3 w - - 0 1\nstipulation: #2") ==
             "White, 1 man: king e1. Black, 1 man: king e8. Walls: c5, d5.");
}

BOOST_AUTO_TEST_CASE(an_inner_rook_that_may_castle_is_named) {
  BOOST_TEST(has(words("xfen: 4k3/8/8/8/8/8/8/4K1RR w G - 0 1"),
                 "Castling: White kingside with the rook g1."));
  BOOST_TEST(has(words("xfen: 4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", {"--language", "de"}),
                 "Rochade: Weiß kurz und lang."));
}

BOOST_AUTO_TEST_CASE(solutions_are_described_depth_first_with_move_numbers) {
  Folder const folder;
  put(folder / "p",
      "stipulation: #3\nfen: 8/8/8/8/8/1K6/7R/k7\n"
      "solution: 1.Kc2? (2.Ra2#) but 1...Ka2!; 1.Rg2! (2.Rg1#) 1...Kb1 2.Rg1# {neat}\n");
  Ended const ended = run_program({"convert", "--problem", "p", "--to", "speech"}, folder.path());
  BOOST_TEST(ended.status == 0, ended.err);
  BOOST_TEST(has(ended.out, "Try: king to c2. Threat, move 2: rook to a2, mate."), ended.out);
  BOOST_TEST(has(ended.out, "Refuted by king to a2."), ended.out);
  BOOST_TEST(has(ended.out, "After king to b1, move 2: rook to g1, mate (neat)."), ended.out);
}

BOOST_AUTO_TEST_CASE(word_options_are_refused_with_other_formats) {
  Folder const folder;
  for (std::vector<std::string> const& more : std::vector<std::vector<std::string>>{
           {"--short"}, {"--to", "words", "--short", "--full"}, {"--to", "speech"}}) {
    std::vector<std::string> arguments{"convert", "8/8/8/8/8/8/8/K6k"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    BOOST_TEST(run_program(arguments, folder.path()).status == 2);
  }
}

BOOST_AUTO_TEST_CASE(an_svg_has_a_title_and_a_description) {
  Folder const folder;
  put(folder / "p", mate);
  BOOST_TEST(run_program({"board", "--problem", "p", "-o", "p.svg"}, folder.path()).status == 0);
  std::string const svg = contents(folder / "p.svg");
  std::size_t const at = svg.find("aria-labelledby=\"");
  BOOST_REQUIRE(at != std::string::npos);
  std::string const id = svg.substr(at + 17, svg.find('"', at + 17) - at - 17);
  BOOST_TEST(has(svg, "role=\"img\" lang=\"en\" xml:lang=\"en\""));
  BOOST_TEST(has(
      svg, "<title id=\"" + id + "\">Diagram 7: A. B. Mate in 2 moves. White 2, Black 1.</title>"));
  BOOST_TEST(has(svg, ">White, 2 men: king a1; queen b1. Black, 1 man: king h8. "), svg);
  BOOST_TEST(has(svg, "; "));  // the lines of the caption
  put(folder / "p", mate + "alt: none\n");
  BOOST_TEST(run_program({"board", "--problem", "p", "-o", "p.svg"}, folder.path()).status == 0);
  std::string const silent = contents(folder / "p.svg");
  BOOST_TEST(has(silent, "aria-hidden=\"true\""));
  BOOST_TEST(!has(silent, "<title"));
}

BOOST_AUTO_TEST_CASE(a_png_has_a_description_and_a_language) {
  Folder const folder;
  put(folder / "p", mate);
  put(folder / "de", "language: german\n");
  BOOST_TEST(
      run_program({"board", "--problem", "p", "--defaults", "de", "-o", "p.png"}, folder.path())
          .status == 0);
  std::string const text = std::string("iTXtDescription") + std::string(3, '\0') + "de" +
                           std::string(2, '\0') +
                           "Diagramm 7: A. B. Matt in 2 Zügen. Weiß 2, Schwarz 1. Weiß, 2 Steine: "
                           "König a1; Dame b1. Schwarz, 1 Stein: König h8.";
  BOOST_TEST(has(contents(folder / "p.png"), text));
}

BOOST_AUTO_TEST_CASE(a_page_has_the_position_after_the_board) {
  Folder const folder;
  auto const page = [&](std::string const& front) {
    put(folder / "a.md",
        front + "```chess\n" + mate + "twins: b) wKa1->a2\ntwin-boards: yes\n```\n");
    Ended const ended = run_program({"weave", "a.md", "-o", "a.html"}, folder.path());
    BOOST_TEST(ended.status == 0, ended.err);
    return contents(folder / "a.html");
  };
  std::string const default_value = page("---\nlang: fr\n---\n\n");
  BOOST_TEST(
      has(default_value, "lang=\"fr\" aria-details=\"words-1\">\n<title>Diagramme 7\u00A0: A. B."));
  BOOST_TEST(
      has(default_value, "<div class=\"words\" id=\"words-1\" lang=\"fr\">\n<p>Blancs, 2 pièces"));
  BOOST_TEST(has(default_value, "<title>Diagramme 7 b.</title>"));
  BOOST_TEST(!has(default_value, "<desc"));
  std::string const folded = page("---\ndescribed: folded\n---\n\n");
  BOOST_TEST(has(folded,
                 "<details class=\"words\" id=\"words-1\" lang=\"en\">\n"
                 "<summary>Position in words</summary>"));
  std::string const less = page("---\ndescribed: short\n---\n\n");
  BOOST_TEST(!has(less, "class=\"words\""));
  BOOST_TEST(!has(less, "aria-details"));
  BOOST_TEST(has(less, "<title>Diagram 7: A. B."));
}

BOOST_AUTO_TEST_CASE(the_target_and_figurines_are_described) {
  Folder const folder;
  put(folder / "a.md",
      "---\nlang: de\n---\n\nDer `chess -*2n` zieht.\n\n```chess\nnumber: 3\nfen: "
      "8/8/8/8/8/8/8/K6k\n"
      "target: 8/8/8/8/8/8/K7/7k\nstipulation: a=>b2\n```\n");
  Ended const ended = run_program({"weave", "a.md", "-o", "b.md", "--assets", "x"}, folder.path());
  BOOST_TEST(ended.status == 0, ended.err);
  std::string const woven = contents(folder / "b.md");
  BOOST_TEST(has(woven, "neutraler Springer (auf dem Kopf)"), woven);
  BOOST_TEST(has(woven, "Diagramm 3, Ziel. Weiß, 1 Stein: König a2."), woven);
}

BOOST_AUTO_TEST_CASE(custom_drawings_need_an_alternative_text) {
  Folder const folder;
  auto const reported = [&](std::string const& more, bool strict) {
    put(folder / "a.tex", "\\begin{chess}\nfen: 8/8/8/8/8/8/8/K6k\ndraw: \\draw (a1) -- (b2);\n" +
                              more + "\\end{chess}\n");
    std::vector<std::string> arguments{"check", "a.tex", "--diagnostics", "short"};
    if (strict) arguments.emplace_back("--strict");
    return run_program(arguments, folder.path()).err;
  };
  BOOST_TEST(has(reported("", true), "W-ALT"));
  BOOST_TEST(!has(reported("", false), "W-ALT"));
  BOOST_TEST(!has(reported("alt: A line from a1 to b2.\n", true), "W-ALT"));
}

BOOST_AUTO_TEST_CASE(described_has_three_values) {
  Folder const folder;
  put(folder / "a.md", "---\ndescribed: long\n---\n\n```chess\nfen: 8/8/8/8/8/8/8/K6k\n```\n");
  Ended const ended = run_program({"weave", "a.md", "-o", "a.html"}, folder.path());
  BOOST_TEST(has(ended.err, "full, short or folded"), ended.err);
}

BOOST_AUTO_TEST_CASE(a_tagged_latex_document_has_the_description_before_its_boards) {
  Folder const folder;
  std::string const body =
      "\\documentclass{article}\n\\usepackage{dawson}\n\\begin{document}\n\\begin{chess} defaults\n"
      "language: french\n\\end{chess}\n\\begin{chess}\nnumber: 12\nauthor: Š. Bø\ntitle: 50\\% "
      "{\\&} a_b\n"
      "fen: 8/8/8/3n4/8/8/8/K7\n\\end{chess}\n\\begin{chess}\nalt: none\nfen: 8/8/8/8/8/8/8/K6k\n"
      "\\end{chess}\n\\end{document}\n";
  auto const woven = [&](std::string const& before) {
    put(folder / "a.tex", before + body);
    Ended const ended = run_program({"weave", "a.tex", "-o", "b.tex"}, folder.path());
    BOOST_TEST(ended.status == 0, ended.err);
    return contents(folder / "b.tex");
  };
  std::string const tagged = woven("\\DocumentMetadata{testphase=phase-II}\n");
  BOOST_TEST(has(tagged,
                 "\\DawsonAlt{Diagramme 12\\nobreakspace : \\v{S}. B\\o . \\guillemotleft "
                 "\\nobreakspace "),
             tagged);
  BOOST_TEST(has(tagged, "Blancs, 1 pi\\`{e}ce\\nobreakspace : roi a1."), tagged);
  BOOST_TEST(has(tagged, "\\DawsonAlt{}\\DawsonBoard"), tagged);
  BOOST_TEST(!has(tagged.substr(tagged.find("\\DawsonAlt{"), 300), "~"));
  for (char const* const without : {"", "% \\DocumentMetadata{testphase=phase-II}\n"})
    BOOST_TEST(!has(woven(without), "DawsonAlt"));
}
