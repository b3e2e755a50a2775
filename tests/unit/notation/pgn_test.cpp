#include <boost/test/unit_test.hpp>

#include "notation/pgn/comments.hpp"
#include "notation/pgn/game.hpp"
#include "notation/pgn/game_cutter.hpp"
#include "notation/pgn/signs.hpp"

using namespace dawson;
using notation::pgn::Game;

namespace {

// Returns "White=A|Black=B" of a tag line.
std::string tags(std::string const& line) {
  std::string out;
  for (notation::pgn::Tag const& tag : notation::pgn::read_tag_line(line))
    out += (out.empty() ? "" : "|") + tag.name + "=" + tag.value;
  return out;
}

// Returns the half-moves of the main line as written, then the findings.
std::string main_line(std::string const& movetext) {
  Game const game = notation::pgn::read_movetext(movetext);
  std::string out;
  for (std::uint32_t at = game.nodes[0].first_child; at != notation::pgn::MoveNode::none;
       at = game.nodes[at].first_child) {
    out += (out.empty() ? "" : " ") + std::string(game.nodes[at].move.text);
    out += game.nodes[at].mark;
    for (auto const& note : game.nodes[at].notes) out += "<" + note.text + ">";
  }
  for (text::Diagnostic const& finding : game.findings)
    out += " " + finding.code + ":" + std::to_string(finding.span.begin);
  return out;
}

// Returns the games of a file, separated by `|`.
std::string games(std::vector<std::string> const& lines) {
  std::string out;
  notation::pgn::GameCutter cutter;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    std::string rest = lines[i];
    std::string const next = i + 1 < lines.size() ? lines[i + 1] : "";
    for (std::size_t used; (used = cutter.take(rest, next)) < rest.size();) {
      out += rest.substr(0, used) + "|";
      rest.erase(0, used);
      cutter.begin_game();
    }
    out += rest + "~";
  }
  return out;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(pgn)

BOOST_AUTO_TEST_CASE(tag_pairs_may_lack_quotes_and_share_a_line) {
  BOOST_TEST(tags("[White \"Rinck, Henri\"]") == "White=Rinck, Henri");
  BOOST_TEST(tags("[Site \"London\"] [Date \"1788\"]") == "Site=London|Date=1788");
  BOOST_TEST(tags("[White Thomas  Bowdler]") == "White=Thomas Bowdler");
  BOOST_TEST(tags("[Black \"Conway \\\"H. S.\\\" Henry\"]") == "Black=Conway \"H. S.\" Henry");
  BOOST_TEST(tags("[Event \"A \"great\" day\"]") == "Event=A \"great\" day");
  BOOST_TEST(tags("[Event \u201Ccurly\u201D") == "Event=curly");
}

BOOST_AUTO_TEST_CASE(other_lines_are_no_tag_lines) {
  BOOST_TEST(tags("[White \"A\"] 1. e4") == "");
  BOOST_TEST(tags("1. e4 [sic]") == "");
  BOOST_TEST(tags("[%clk 0:01]") == "");
}

BOOST_AUTO_TEST_CASE(a_tag_after_moves_and_a_number_after_a_result_begin_a_game) {
  BOOST_TEST(games({"[A \"1\"]", "", "1. e4", "[B \"2\"]"}) == "[A \"1\"]~~1. e4~|[B \"2\"]~");
  BOOST_TEST(games({"1. e4 1-0 {resigned}", "1. d4 *"}) == "1. e4 1-0 {resigned}~|1. d4 *~");
  BOOST_TEST(games({"1. e4 1-0 1. d4 *"}) == "1. e4 1-0 |1. d4 *~");
  BOOST_TEST(games({"1. e4 {see", "[A \"1\"] there}"}) == "1. e4 {see~[A \"1\"] there}~");
  BOOST_TEST(games({"1. e4 {open", "", "[Event \"2\"]"}) == "1. e4 {open~~|[Event \"2\"]~");
}

BOOST_AUTO_TEST_CASE(half_moves_are_read_in_all_their_forms) {
  BOOST_TEST(main_line("1 e2-e4 e5 2.Ng1f3 Nb8-c6") == "e2-e4 e5 Ng1f3 Nb8-c6");
  BOOST_TEST(main_line("1.e8=Q e8/Q e8Q e8(Q) e8=(Q) e7e8q") == "e8=Q e8/Q e8Q e8(Q) e8=(Q) e7e8q");
  BOOST_TEST(main_line("1.O-O 0-0-0 o-o -- Z0 0000") == "O-O 0-0-0 o-o -- Z0 0000");
  BOOST_TEST(main_line("1.d8Qd7") == "d8 Qd7");
  BOOST_TEST(main_line("1.exd6 e.p.+ \u2658f3") == "exd6 \u2658f3");
}

BOOST_AUTO_TEST_CASE(signs_follow_a_half_move_with_or_without_blanks) {
  BOOST_TEST(main_line("1.a5+- Qd6 -+ 2.cxd5\u00B1 Bb5++-") ==
             "a5<+-> Qd6<-+> cxd5<\u00B1> Bb5<+->");
  BOOST_TEST(main_line("1.a5 $1 $18 Qd6!? N 2.b4 $99 $0 D") == "a5!<+-> Qd6!?<N> b4<$99><[#]>");
}

BOOST_AUTO_TEST_CASE(what_is_no_move_becomes_a_comment_and_is_reported) {
  BOOST_TEST(main_line("1.e4 xyz e5") == "e4<xyz> e5 W-PGN:5");
  BOOST_TEST(main_line("1.e4 (1.d4") == "e4 W-PGN:10");
  BOOST_TEST(main_line("1.e4 ) {open") == "e4<open> W-PGN:5 W-PGN:7");
  BOOST_TEST(main_line("((( 1.e4") == "e4<(> W-PGN:0");
}

BOOST_AUTO_TEST_CASE(letters_of_a_whole_game_show_their_language) {
  auto const letters = [](std::string const& movetext) {
    std::string out;
    for (auto const& node : notation::pgn::read_movetext(movetext).nodes)
      if (node.move.letter != '\0') out += node.move.letter;
    return out;
  };
  BOOST_TEST(letters("1.Sf3 Lc5 2.Dd3 Te8 3.Kf1") == "NBQRK");
  BOOST_TEST(letters("1.Cf3 Fc5 2.Dd3 Te8 3.Rf1") == "NBQRK");
  BOOST_TEST(letters("1.Pf3 Lc5 2.Dd3") == "NBQ");
  BOOST_TEST(letters("1.Sf3 Bc5") == "NB");
  BOOST_TEST(letters("1.Nf3 Pd5") == "NP");
}

BOOST_AUTO_TEST_CASE(comments_lose_clocks_and_remarks_of_engines) {
  notation::pgn::LeftOut left_out;
  auto const words = [&](std::string const& text) {
    return notation::pgn::comment_words(text, left_out);
  };
  BOOST_TEST(words(" [%clk 0:04:58] a  reply\n") == "a reply");
  BOOST_TEST(words("+0.13/12 0.29s") == "");
  BOOST_TEST(words("[%csl Ga5] here") == "[%csl Ga5] here");
  BOOST_TEST(words("Diagram") == "[#]");
  BOOST_TEST(words("a\nb\n\nc") == "a b\n\nc");
  BOOST_TEST(left_out.size() == 2U);
}

BOOST_AUTO_TEST_CASE(deep_variations_need_no_recursion) {
  std::string text = "1.e4 ";
  for (int i = 0; i < 5000; ++i) text += "(1.d4 ";
  BOOST_TEST(notation::pgn::read_movetext(text).nodes.size() == 5002U);
  BOOST_TEST(notation::pgn::read_movetext(std::string(1'000'000, '(')).findings.size() == 1U);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_CASE(colours_of_commands_are_tints_below_pieces_and_dark_arrows) {
  using notation::pgn::colour_of, notation::pgn::colour_letter;
  BOOST_TEST(colour_of({false, "a1", "", 'G'}) == "green");
  BOOST_TEST(colour_of({true, "a1", "a2", 'G'}) == "green!50!black");
  BOOST_TEST(colour_of({true, "a1", "a2", 'X'}) == "black");
  for (char const letter : std::string_view("RGYB"))
    for (bool const arrow : {false, true})
      BOOST_TEST(colour_letter(colour_of({arrow, "a1", "a2", letter})) == letter);
  BOOST_TEST(colour_letter("orange") == 'G');
}
