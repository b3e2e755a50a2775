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

std::size_t count(std::string const& text, std::string const& part) {
  std::size_t found = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
  return found;
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

BOOST_AUTO_TEST_CASE(games_of_a_file_are_printed_as_games) {
  std::string const games =
      "[White \"Lasker, Emanuel\"]\n[Black \"Bauer, J\"]\n[Event \"Amsterdam\"]\n\n"
      "1. f4 d5 2. Nf4 {no} 1-0\n\n[White \"A\"]\n[Black \"B\"]\n\n1. e4 {[#]} 1-0\n";
  std::string const out = printed(block("from: a.pgn\n"), games);
  BOOST_TEST(has(out, "Emanuel Lasker – J Bauer\nAmsterdam"), out);
  BOOST_TEST(has(out, "1.f4 d5 2.♘f4"), out);
  BOOST_TEST(has(out, "A – B"), out);
  BOOST_TEST(out.find("W-NOMAN") == out.rfind("W-NOMAN"), out);
  BOOST_TEST(has(out, "a.pgn:5:"), out);
  BOOST_TEST(has(printed(block("from: a.pgn\nselect: 2\n"), games), "A – B"));
  BOOST_TEST(!has(printed(block("from: a.pgn\nselect: 2\n"), games), "Lasker"));
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

BOOST_AUTO_TEST_CASE(a_game_is_printed_with_the_signs_and_the_templates_of_its_style) {
  Folder const folder;
  put(folder / "s.yaml",
      "based on: feenschach\nsolutions: {capture: ':', variations: '[;]', castling: O-O, games: as "
      "solutions}\n"
      "caption:\n  game: ['Game of {white}']\n  diagram: ['After {move} ({white})']\n");
  put(folder / "a.md", "---\nstyle: s.yaml\n---\n\n" +
                           block("white: Lasker, Emanuel\n"
                                 "game: 1.e4 d5 2.exd5 (2.Nf3 dxe4) 2...Qxd5 {[#b]} 3.Nf3 Nf6 "
                                 "4.Be2 g6 5.O-O\n"));
  Ended const ended = run_program({"weave", "a.md", "-o", "a.txt"}, folder.path());
  BOOST_TEST(ended.err == "");
  std::string const out = contents(folder / "a.txt");
  BOOST_TEST(has(out, "Game of Emanuel Lasker"), out);
  BOOST_TEST(has(out, "1.e4 d5 2.e:d5 [2.♘f3 d:e4] 2...♕:d5"), out);
  BOOST_TEST(has(out, "After 2...♕:d5 (Emanuel Lasker)"), out);
  BOOST_TEST(has(out, "Seen from Black’s side"), out);
  BOOST_TEST(has(out, "5.O-O"), out);
}

BOOST_AUTO_TEST_CASE(pages_play_a_game_with_its_variations) {
  Folder const folder;
  put(folder / "a.md", block("game: 1.e4 e5 2.f4 (2.Nf3 Nc6) 2...exf4 {[#]} 3.Bc4\n"));
  Ended const ended = run_program({"weave", "a.md", "-o", "a.html"}, folder.path());
  BOOST_TEST(ended.err == "");
  std::string const out = contents(folder / "a.html");
  BOOST_TEST(has(out, " e2e4 e7e5 f2f4 e5f4:5 f1c4 2g1f3:3 b8c6"), out.substr(0, 4000));
  std::size_t const game = out.find("<div class=\"game\"", out.find("data-film"));
  BOOST_REQUIRE(game != std::string::npos);
  BOOST_TEST(out.substr(game, 200).find("data-of=") != std::string::npos);
  BOOST_TEST(has(out.substr(game), "<figure"));
  BOOST_TEST(has(out, "Position after 2...exf4"));
}

BOOST_AUTO_TEST_CASE(boards_stand_among_the_moves_of_a_study) {
  std::string const solutions = "\n```chess solutions\n```\n";
  std::string const saavedra = "stipulation: +\nfen: 8/8/1KP5/3r4/8/8/8/k7\n";
  std::string const out =
      printed(block(saavedra + "solution: {[#] Start.} 1.c7 Rd6+ 2.Kb5 (2.Kc5? Rd1 {[#]}) {Why?} "
                               "2...Rd5+ {[%csl Gc4] now [#] then} 3.Kb4\n") +
              solutions);
  std::size_t at = 0;
  for (std::string const part : {"Start.", "1.c7", "(2.♔c5? ♖d1)", "king c5; pawn c7",
                                 "Why? 2...♖d5+ now", "king b5; pawn c7", "then 3.♔b4"}) {
    at = out.find(part, at);
    BOOST_TEST(at != std::string::npos, part << " is missing in\n" << out);
    if (at == std::string::npos) break;
  }
  BOOST_TEST(!has(out, "csl"), out);
  std::string const mate = block(
      "stipulation: #1\nfen: 8/8/8/8/8/1K6/2Q5/k7\n"
      "solution: 1.Qc1# {[#]}\n");
  BOOST_TEST(has(checked(mate + solutions), "W-PGN"));
  BOOST_TEST(has(checked(block(saavedra + "solution: 1.c7 Rh8+ {[#]} 2.Kb5\n") + solutions),
                 "its half-move was not played"));
}

BOOST_AUTO_TEST_CASE(boards_in_solutions_are_printed_once_in_latex) {
  Folder const folder;
  put(folder / "a.tex",
      "\\documentclass{article}\n\\usepackage{dawson}\n\\begin{document}\n\\begin{chess}\n"
      "stipulation: +\nfen: 8/8/1KP5/3r4/8/8/8/k7\n"
      "solution: 1.c7 Rd6+ \\{[\\#]\\} 2.Kb5 Rd5+ \\{[\\#]\\} 3.Kb4\n\\end{chess}\n\n"
      "\\begin{chess} solutions\n\\end{chess}\nAfter\n\\end{document}\n");
  Ended const ended = run_program({"weave", "a.tex", "-o", "-"}, folder.path());
  BOOST_TEST(ended.err == "");
  BOOST_TEST(count(ended.out, "After\n") == 1u);
  BOOST_TEST(count(ended.out, "\\end{document}") == 1u);
  BOOST_TEST(count(ended.out, "\\DawsonDiagram") == 3u);
  BOOST_TEST(count(ended.out, "\n") == 13u);
}

BOOST_AUTO_TEST_CASE(a_large_game_is_left_out) {
  Folder const folder;
  put(folder / "a.pgn", std::string("[White \"A\"]\n\n1. e4 {") + std::string(500, 'x') +
                            "} *\n\n[White \"B\"]\n\n1. d4 *\n");
  Ended const ended = run_program(
      {"convert", "--file", "a.pgn", "--to", "json", "--limit", "pgn-game=400"}, folder.path());
  BOOST_TEST(ended.status == 1);
  BOOST_TEST(has(ended.err, "E-LIMIT"), ended.err);
  BOOST_TEST(has(ended.err, "pgn-game"), ended.err);
  BOOST_TEST(has(ended.out, "1.d4"), ended.out);
  BOOST_TEST(!has(ended.out, "1.e4"), ended.out);
}

BOOST_AUTO_TEST_CASE(a_phrase_of_the_wrong_side_is_reported) {
  auto const of = [](std::string const& fen, std::string const& task) {
    return checked(block("fen: " + fen + "\nstipulation: " + task + "\n"));
  };
  std::string const board = "8/8/1KP5/3r4/8/8/8/k7";
  BOOST_TEST(has(of(board, "Black to play and draw"), "a.md:3:14: "));
  BOOST_TEST(has(of(board + " b - - 0 1", "Weiß am Zug gewinnt"), "W-TASK"));
  BOOST_TEST(of(board + " b - - 0 1", "Black to play and draw") == "");
  BOOST_TEST(of(board, "White to play and win") == "");
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
  BOOST_TEST(count(ended.out, "After\n") == 1u);
  BOOST_TEST(count(ended.out, "\\end{document}") == 1u);
  BOOST_TEST(count(ended.out, "\\DawsonDiagram") == 1u);
  BOOST_TEST(count(ended.out, "4.0-0") == 1u);
  BOOST_TEST(count(ended.out, "\n") == 11u);
}

BOOST_AUTO_TEST_SUITE_END()
