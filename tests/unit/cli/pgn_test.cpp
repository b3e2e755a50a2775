// Games of PGN in documents: files, listings, fields, blocks; games and positions that are played.
#include <boost/test/unit_test.hpp>

#include "program.hpp"

using namespace dawson;

namespace {

constexpr char const* study =
    "[White \"Saavedra, Fernando\"]\n[Black \"+\"]\n[FEN \"8/8/1KP5/3r4/8/8/8/k7 w - - 0 1\"]\n\n"
    "1. c7 Rd6+ 2. Kb5 Rd5+ *\n";

std::string block(std::string const& body) { return "```chess\n" + body + "```\n"; }

// Returns the findings of `check`, "FILE:LINE:COLUMN: ... [CODE]".
std::string checked(std::string const& document, std::string const& games = study) {
  Folder const folder;
  put(folder / "a.pgn", games);
  put(folder / "a.md", document);
  return run_program({"check", "a.md", "--diagnostics", "short"}, folder.path()).err;
}

// Returns the document as plain text.
std::string printed(std::string const& document, std::string const& games = study) {
  Folder const folder;
  put(folder / "a.pgn", games);
  put(folder / "a.md", document);
  Ended const ended = run_program({"weave", "a.md", "-o", "a.txt"}, folder.path());
  return ended.err + (ended.status == 0 ? contents(folder / "a.txt") : "");
}

bool has(std::string const& text, std::string const& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(pgn_in_documents)

BOOST_AUTO_TEST_CASE(games_are_printed_from_a_file_a_listing_and_a_field) {
  std::string const solutions = "\n```chess solutions\n```\n";
  BOOST_TEST(checked(block("from: a.pgn\n") + solutions) == "");
  BOOST_TEST(has(printed(block("from: a.pgn\n") + solutions), "Fernando Saavedra"));
  BOOST_TEST(has(printed(block(std::string(study) + "title: Below\n") + solutions), "Below"));
  std::string indented = "pgn: |\n";
  for (std::string_view rest = study; !rest.empty();) {
    std::size_t const end = rest.find('\n') + 1;
    indented.append("  ").append(rest.substr(0, end));
    rest.remove_prefix(end);
  }
  BOOST_TEST(has(printed(block(indented) + solutions), "Fernando Saavedra"));
}

BOOST_AUTO_TEST_CASE(findings_have_their_place_in_the_file_or_the_document) {
  std::string const solutions = "\n```chess solutions\n```\n";
  std::string const wrong =
      "[White \"A\"]\n[Black \"+\"]\n[FEN \"8/8/1KP5/3r4/8/8/8/k7 w - - 0 1\"]\n\n1. c7 Rd9+ *\n";
  BOOST_TEST(checked(block("from: a.pgn\n") + solutions, wrong).starts_with("a.pgn:5:7: "));
  BOOST_TEST(checked(block(wrong) + solutions).starts_with("a.md:6:7: "));
}

BOOST_AUTO_TEST_CASE(blocks_of_pgn_are_code_unless_the_document_wants_them) {
  std::string const games = std::string("```pgn\n") + study + "```\n";
  BOOST_TEST(has(checked(games), "W-FENCE"));
  std::string const solutions = "\n```chess solutions\n```\n";
  BOOST_TEST(checked("---\nfences: yes\n---\n\n" + games + solutions) == "");
}

BOOST_AUTO_TEST_CASE(a_game_is_printed_with_its_head_its_boards_and_its_result) {
  std::string const out = printed(
      block("white: Lasker, Emanuel\nblack: Capablanca, José Raúl\ntournament: Moscow\ndate: 1936\n"
            "result: 1/2-1/2\ngame: 1.e4 e5 2.f4 (2.Nf3 Nc6) 2...exf4 {Accepted. [#]} 3.Bc4\n"));
  BOOST_TEST(has(out, "Emanuel Lasker – José Raúl Capablanca"), out);
  BOOST_TEST(has(out, "Moscow, 1936"), out);
  BOOST_TEST(has(out, "2...exf4 Accepted."), out);
  BOOST_TEST(has(out, "½–½"), out);
  BOOST_TEST(!has(out, "[#]"), out);
  BOOST_TEST(has(checked(block("game: 1.e4 e5 2.Nf4\n")), "a.md:2:17: "));
  BOOST_TEST(has(checked(block("game: 1.e4\nstipulation: #2\n")), "E-FIELD"));
}

BOOST_AUTO_TEST_CASE(half_moves_are_played_before_a_position_is_printed) {
  BOOST_TEST(has(printed(block("played: 1.e4 e5 2.Nf3\n")), "f3"));
  BOOST_TEST(has(checked(block("played: 1.e4 e5 2.Nf4\n")), "a.md:2:19: "));
  BOOST_TEST(has(checked(block("played: 1.e4 (1.d4)\n")), "E-PLAYED"));
}

BOOST_AUTO_TEST_CASE(letters_of_the_source_need_not_be_those_of_the_document) {
  std::string const solutions = "\n```chess solutions\n```\n";
  BOOST_TEST(checked("---\nlanguage: de\n---\n\n" + block("from: a.pgn\n") + solutions) == "");
}

BOOST_AUTO_TEST_CASE(tags_become_the_fields_that_the_option_names) {
  Folder const folder;
  put(folder / "a.pgn", study);
  auto const converted = [&](std::string const& rules) {
    return run_program({"convert", "--file", "a.pgn", "--to", "json", "--tags", rules},
                       folder.path());
  };
  BOOST_TEST(has(converted("title = White").out, "[\"title\",\"Saavedra, Fernando\"]"));
  BOOST_TEST(has(converted("game").out, "\"white\""));
  BOOST_TEST(converted("no-field = White").status == 2);
  BOOST_TEST(has(converted("no-field = White").err, "unknown field `no-field`"));
}

BOOST_AUTO_TEST_CASE(a_position_is_written_as_a_game_without_moves) {
  Folder const folder;
  std::string const position = "8/8/1KP5/3r4/8/8/8/k7";
  Ended const ended = run_program({"convert", position, "--to", "pgn"}, folder.path());
  BOOST_TEST(has(ended.out, "[FEN \"8/8/1KP5/3r4/8/8/8/k7 w - - 0 1\"]\n\n*\n"));
  put(folder / "p.txt", "fen: " + position + "\nstipulation: h=2\n");
  Ended const fen = run_program({"convert", "--problem", "p.txt", "--to", "fen"}, folder.path());
  BOOST_TEST(fen.out == position + " b - - 0 1\n");
  BOOST_TEST(run_program({"convert", position.substr(0, 3) + "1KP4*2r/8/8/8/8/8/k7", "--from",
                          "janko", "--to", "pgn"},
                         folder.path())
                 .status == 1);
}

BOOST_AUTO_TEST_CASE(a_game_is_printed_whole_in_latex_between_its_neighbours) {
  Folder const folder;
  put(folder / "a.tex",
      "\\documentclass{article}\n\\usepackage{dawson}\n\\begin{document}\nBefore\n"
      "\\begin{chess}\nwhite: A\nblack: B\ngame: 1.e4 e5 2.Nf3 \\{[\\#]\\} Nc6 3.Bb5 a6 4.O-O\n"
      "\\end{chess}\nAfter\n\\end{document}\n");
  Ended const ended = run_program({"weave", "a.tex", "-o", "-", "--style", "none"}, folder.path());
  BOOST_TEST(ended.err == "");
  auto const count = [&](std::string const& part) {
    std::size_t found = 0;
    for (auto at = ended.out.find(part); at != std::string::npos; at = ended.out.find(part, at + 1))
      ++found;
    return found;
  };
  BOOST_TEST(count("After\n") == 1u);
  BOOST_TEST(count("\\end{document}") == 1u);
  BOOST_TEST(count("\\DawsonDiagram") == 1u);
  BOOST_TEST(count("4.0-0") == 1u);
  BOOST_TEST(count("\n") == 11u);
}

BOOST_AUTO_TEST_SUITE_END()
