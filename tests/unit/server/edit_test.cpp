// Tests of edits of directives by the board editor.
#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>
#include <random>
#include <set>

#include "document/directive_text.hpp"
#include "notation/grid.hpp"
#include "notation/notations.hpp"
#include "server/editor/edit_service.hpp"
#include "server/editor/palette.hpp"

using namespace dawson;
using nlohmann::ordered_json;

namespace {

ordered_json edit(std::string const& text, std::string const& steps) {
  static auto const fonts = std::make_shared<type::TypeCache>();
  auto const answer = server::answer_to_edit(
      ordered_json{{"text", text}, {"do", ordered_json::parse(steps)}}.dump(),
      server::picture_limits(), fonts);
  BOOST_TEST_REQUIRE(answer.status == 200, answer.body);
  return ordered_json::parse(answer.body);
}

std::string text_after(std::string const& text, std::string const& steps) {
  return edit(text, steps)["text"];
}

std::string codes(ordered_json const& answer) {
  std::string out;
  for (ordered_json const& one : answer["findings"])
    out += (out.empty() ? "" : " ") + one["code"].get<std::string>();
  return out;
}

constexpr char const* king = R"({"man": "king", "side": "white", "rotation": 0})";
std::string put(std::string const& square, std::string const& piece) {
  return R"([{"put": ")" + square + R"(", "man": )" + piece + "}]";
}

// Returns a position with every feature of the notations; the same number always gives the same
// position.
chess::Position position_of(unsigned number) {
  std::mt19937 random(number);
  auto const below = [&](unsigned n) { return static_cast<int>(random() % n); };
  chess::Position out;
  int const files = number % 3 == 0 ? 8 : 1 + below(12),
            ranks = number % 3 == 0 ? 8 : 1 + below(12);
  for (int rank = 0; rank < ranks; ++rank) {
    out.board.open_row();
    for (int file = 0; file < files; ++file) {
      chess::Cell cell;
      cell.left = file * chess::quarters;
      if (below(3) == 0) {
        chess::Piece piece;
        piece.kind = static_cast<chess::Kind>(below(6));
        piece.side = static_cast<chess::Side::Name>(below(number % 5 == 0 ? 3 : 2));
        if (number % 4 == 1) piece.rotation = 2 * below(4);
        if (number % 4 == 2) piece.rotation = below(8);
        if (number % 7 == 3 && below(4) == 0) {
          piece.kind = chess::Kind::named;
          piece.name = "grasshopper";
        }
        cell.occupant = piece;
      } else if (number % 6 == 1 && below(9) == 0) {
        cell.occupant = chess::Text{std::string(1, static_cast<char>('a' + below(26))), 0};
      } else if (number % 8 == 5 && below(8) == 0) {
        cell.kind = chess::CellKind::hole;
      }
      out.board.add(cell);
    }
  }
  out.board.checker(chess::Shade::dark);
  return out;
}

}  // namespace

BOOST_AUTO_TEST_CASE(everything_except_the_position_is_unchanged) {
  BOOST_TEST(text_after("author:   Sam Loyd \nfen: 8/8/8/8/8/8/8/8\n\nremark: one\n  two\n",
                        put("e4", king)) ==
             "author:   Sam Loyd \nfen: 8/8/8/8/4K3/8/8/8\n\nremark: one\n  two\n");
  BOOST_TEST(text_after("ffen: 8/8/\n  8/8\nlabel: x", put("a1", king)) ==
             "ffen: 8/8/8/K7\nlabel: x");
  // The lines of a listing come first.
  BOOST_TEST(text_after("G1 - Somebody\nfeenschach 1987\n8/8/8/8/8/8/8/8\nh#2\nsize: 5mm\n",
                        put("a1", king)) ==
             "G1 - Somebody\nfeenschach 1987\nh#2\nsize: 5mm\nfen: 8/8/8/8/8/8/8/K7\n");
}

BOOST_AUTO_TEST_CASE(steps_are_applied_in_order) {
  std::pair<char const*, char const*> const cases[] = {
      {R"([{"take": "a1"}])", "3/1k1/3"},
      {R"([{"move": "a1", "to": "c3"}])", "2K/1k1/3"},
      {R"([{"move": "a1", "to": "b2"}])", "3/1K1/3"},
      {R"([{"move": "c1", "to": "b2"}])", "3/1k1/K2"},
      {R"([{"turn": "a1", "by": 2}])", "3/1k1/*1K2"},
      {R"([{"turn": "a1", "by": -2}])", "3/1k1/*3K2"},
      {R"([{"turn": "a1", "by": 6}, {"turn": "a1", "by": 2}])", "3/1k1/K2"},
      {R"([{"side": "a1"}])", "3/1k1/k2"},
      {R"([{"side": "b2"}])", "3/1-k1/K2"},
      {R"([{"side": "b2"}, {"side": "b2"}])", "3/1K1/K2"},
      {R"([{"size": [4, 2]}])", "1k2/K3"},
      {R"([{"size": [2, 4]}])", "2/2/1k/K1"},
      {R"([{"empty": true}])", "3/3/3"},
  };
  for (auto const& [steps, wanted] : cases)
    BOOST_TEST(text_after("janko: 3/1k1/K2", steps) == std::string("janko: ") + wanted, steps);
}

BOOST_AUTO_TEST_CASE(an_insufficient_notation_is_replaced_with_a_message) {
  auto const turned = edit("fen: 8/8/8/8/8/8/8/8",
                           put("a1", R"({"man": "queen", "side": "neutral", "rotation": 180})"));
  BOOST_TEST(turned["text"] == "janko: 8/8/8/8/8/8/8/-*2q7");
  BOOST_TEST(codes(turned) == "W-EDIT");
  auto const hopper = edit("janko: 8/8", put("a1", R"({"man": "named", "name": "grasshopper",
                                                      "side": "black", "rotation": 45})"));
  BOOST_TEST(hopper["notation"] == "ffen");
  auto const hole = edit("fen: 8/8/8/8/8/8/8/8", R"([{"hole": "d4"}])");
  BOOST_TEST(hole["text"] == "ffen: 8/8/8/8/3-4/8/8/8");
  BOOST_TEST(text_after("ffen: 8/8/8/8/3-4/8/8/8", R"([{"hole": "d4"}])") ==
             "ffen: 8/8/8/8/8/8/8/8");
  auto const lost = edit("fen: 8/8/8/8/8/8/8/8 b - - 3 9", R"([{"hole": "d4"}])");
  BOOST_TEST(lost["notation"] == "x2fen");  // a notation with holes and a side to move
}

BOOST_AUTO_TEST_CASE(attributes_of_pieces_can_be_added_and_removed) {
  std::string const pieces = "men: White Kc1 Sb2 Black Kh8\n";
  std::string const royal = R"({"attribute": "Royal", "square": "b2"})";
  std::string const magic = R"({"attribute": "Magic", "square": "b2"})";
  auto const both = edit(pieces, "[" + royal + "," + magic + "]");
  BOOST_TEST(both["text"] == "men: White Kc1 White Royal Magic Sb2 Black Kh8\n");
  std::size_t reported = 0;
  for (ordered_json const& square : both["squares"])
    if (square.contains("attributes")) {
      BOOST_TEST(square["name"] == "b2");
      BOOST_TEST(square["attributes"] == ordered_json({"Royal", "Magic"}));
      ++reported;
    }
  BOOST_TEST(reported == 1U);
  BOOST_TEST(text_after(both["text"], "[" + royal + "," + magic + "]") == pieces);
  BOOST_TEST(text_after(both["text"], R"([{"move": "b2", "to": "b3"}])") ==
             "men: White Kc1 White Royal Magic Sb3 Black Kh8\n");
  auto const changed = edit("fen: 8/8/8/8/8/8/8/K7", R"([{"attribute": "Royal", "square": "a1"}])");
  BOOST_TEST(changed["notation"] == "men");
  BOOST_TEST(codes(changed).find("W-EDIT") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(each_piece_of_the_palette_has_a_picture) {
  auto const fonts = std::make_shared<type::TypeCache>();
  std::set<std::string> pictures;
  for (ordered_json const& piece : server::palette_pieces()) {
    auto const address = server::read_address(piece["picture"].get<std::string>());
    BOOST_TEST_REQUIRE(address.ok());
    auto const drawn = server::piece_picture(*address, fonts, server::picture_limits());
    BOOST_TEST(drawn.status == 200, piece.dump());
    pictures.insert(drawn.body);
  }
  BOOST_TEST(pictures.size() > 150U);  // an archbishop has one picture however it is listed
  for (char const* target : {"/edit/man.svg", "/edit/man.svg?man=horse", "/edit/man.svg?man=named",
                             "/edit/man.svg?man=king&name=x"})
    BOOST_TEST(server::piece_picture(*server::read_address(target), fonts, server::picture_limits())
                       .status == 400,
               target);
}

BOOST_AUTO_TEST_CASE(impossible_edits_change_nothing_and_are_reported) {
  for (char const* steps : {R"([{"attribute": "Royal", "square": "a3"}])", R"([{"take": "z9"}])",
                            R"([{"size": [0, 1]}])", R"([{"size": [1000, 1000]}])",
                            R"([{"hole": "z1"}])", R"([{"move": "a1", "to": "z1"}])"}) {
    auto const answer = edit("janko: 3/1k1/K2", steps);
    BOOST_TEST(answer["text"] == "janko: 3/1k1/K2");
    BOOST_TEST(codes(answer) == "E-EDIT", steps);
  }
  BOOST_TEST(codes(edit("fen: 8/8/8/8/8/8/8/9", put("a1", king))) == "E-CHAR");
  BOOST_TEST(codes(edit("file: x.fen", put("a1", king))).find("E-EDIT") != std::string::npos);
  BOOST_TEST(text_after("file: x.fen", put("a1", king)) == "file: x.fen");
}

BOOST_AUTO_TEST_CASE(fields_and_marks_can_be_set_changed_and_removed) {
  std::string const board = "fen: 8/8/8/8/8/8/8/8\n";
  BOOST_TEST(text_after(board, R"([{"field": "author", "value": "Sam Loyd"}])") ==
             board + "author: Sam Loyd\n");
  BOOST_TEST(text_after(board + "author: X\nsize: 5mm", R"([{"field": "author", "value": "Y"}])") ==
             board + "author: Y\nsize: 5mm");
  BOOST_TEST(text_after(board + "author: X\nsize: 5mm\n",
                        R"([{"field": "author", "value": ""}])") == board + "size: 5mm\n");
  BOOST_TEST(text_after(board, R"([{"field": "remark", "value": "one\ntwo"}])") ==
             board + "remark: |\n  one\n  two\n");
  BOOST_TEST(text_after(board, R"([{"field": "conditions", "value": " Circe;\nMaximummer "}])") ==
             board + "conditions: Circe; Maximummer\n");
  std::string const circle = R"({"mark": "circle", "square": "e4"})";
  std::string const arrow = R"({"mark": "arrow", "square": "e4", "to": "e5"})";
  BOOST_TEST(text_after(board, "[" + circle + "," + arrow + "]") ==
             board + "marks: circle e4; arrow e4-e5\n");
  BOOST_TEST(text_after(board, "[" + circle + "," + arrow + "," + circle + "]") ==
             board + "marks: arrow e4-e5\n");
  BOOST_TEST(text_after(board, "[" + circle + "," + circle + "]") == board);
  auto const listed =
      edit("G1 - Somebody\n8/8/8/8/8/8/8/8\n", R"([{"field": "author", "value": "Else"}])");
  BOOST_TEST(codes(listed).find("E-EDIT") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_pasted_directive_is_read_as_in_documents) {
  struct Case {
    char const *pasted, *text, *host;
  };
  Case const cases[] = {
      {"```chess author=\"Sam Loyd\" flip\njanko: K\n```\n",
       "author: Sam Loyd\nflip: yes\njanko: K\n", "Markdown"},
      {"~~~~ {.chess #key size=5mm}\njanko: K\n~~~~", "label: key\nsize: 5mm\njanko: K\n",
       "Markdown"},
      {"> ```chess\n> janko: K\n> ```\n", "janko: K\n", "Markdown"},
      {"\n \\begin{chess}[author={Loyd, Sam}, flip, size=5mm]\njanko: K\n\\end{chess}\n",
       "author: Loyd, Sam\nflip: yes\nsize: 5mm\njanko: K\n", "LaTeX"},
      {"\\begin{chess}[flip]\nG1 - Somebody\nk7/8/8/8/8/8/8/K6R\n#2\n\\end{chess}\n",
       "G1 - Somebody\nk7/8/8/8/8/8/8/K6R\n#2\nflip: yes\n", "LaTeX"},
      {"\\chess[ffen, size=4mm]{K1/1k}", "ffen: K1/1k\nsize: 4mm\n", "LaTeX"},
      {"`chess K1/1k`", "janko: K1/1k\n", "Markdown"},
  };
  for (Case const& one : cases) {
    auto const answer = edit(one.pasted, "[]");
    BOOST_TEST(answer["text"] == one.text, one.pasted);
    BOOST_TEST(answer["host"] == one.host, one.pasted);
    BOOST_TEST(codes(answer) == "", one.pasted);
    BOOST_TEST(edit(answer["directive"], "[]")["text"] == one.text);
  }
  auto const twice = edit("```chess size=5mm size=6mm\n```", "[]");
  BOOST_TEST(codes(twice).find("E-TWICE") != std::string::npos);
  BOOST_TEST(twice["text"] == "```chess size=5mm size=6mm\n```");
  for (char const* refused :
       {"```chess author\"=X\njanko: K\n```\n", "```chess autor=X\njanko: K\n```\n",
        "```chess solutions\n```\n", "\\begin{chess}\njanko: K\n"}) {
    auto const answer = edit(refused, "[]");
    BOOST_TEST(answer["text"] == refused);
    BOOST_TEST(codes(answer) != "", refused);
  }
}

BOOST_AUTO_TEST_CASE(values_are_written_in_their_markup_language) {
  std::string const tex =
      "author: G\\\"unther Gro\\ss % not printed\nremark: 50\\% of \\emph{this}\njanko: K1/1k\n"
      "marks: text a1 \"x\"\n";
  auto const after = [](std::string const& text, char const* host, std::string const& steps) {
    static auto const fonts = std::make_shared<type::TypeCache>();
    ordered_json const asked{{"text", text}, {"host", host}, {"do", ordered_json::parse(steps)}};
    return ordered_json::parse(
        server::answer_to_edit(asked.dump(), server::picture_limits(), fonts).body);
  };
  // Everything that is not edited is unchanged, including the comment.
  auto const moved = after(tex, "LaTeX", R"([{"move": "a2", "to": "b2"}])");
  BOOST_TEST(moved["text"] ==
             "author: G\\\"unther Gro\\ss % not printed\nremark: 50\\% of "
             "\\emph{this}\njanko: 1K/1k\nmarks: text a1 \"x\"\n");
  BOOST_TEST(moved["directive"] ==
             "\\begin{chess}\n" + moved["text"].get<std::string>() + "\\end{chess}\n");
  BOOST_TEST(moved["svg"].get<std::string>().find("Günther Groß") != std::string::npos);
  BOOST_TEST(moved["address"].get<std::string>().find("author=G%C3%BCnther%20Gro%C3%9F") !=
                 std::string::npos,
             moved["address"]);
  auto const markdown = after(tex, "LaTeX", R"([{"host": "Markdown"}])");
  BOOST_TEST(markdown["text"] ==
             "author: Günther Groß\nremark: 50% of *this*\njanko: K1/1k\n"
             "marks: text a1 \"x\"\n");
  auto const back = after("author: A*b\nremark: 50% \\*of\\* #2 *this*\njanko: K\n", "Markdown",
                          R"([{"host": "LaTeX"}])");
  BOOST_TEST(back["host"] == "LaTeX");
  BOOST_TEST(back["text"] == "author: A*b\nremark: 50\\% *of* \\#2 this\njanko: K\n");
  BOOST_TEST(codes(back) == "W-MARKUP");
  auto const unknown =
      after("remark: a \\foo{b}\njanko: K\n", "LaTeX", R"([{"host": "Markdown"}])");
  BOOST_TEST(codes(unknown).find("W-MARKUP") != std::string::npos);
  auto const listed = after("G1 - G\\\"unther\n8/8/8/8/8/8/8/8\n#2\nsize: 5mm\n", "LaTeX",
                            R"([{"host": "Markdown"}])");
  BOOST_TEST(codes(listed).find("W-EDIT") != std::string::npos, listed["text"]);
  BOOST_TEST(listed["text"].get<std::string>().find("author: Günther\n") != std::string::npos);
  BOOST_TEST(listed["text"].get<std::string>().ends_with("\nsize: 5mm\n"));
}

BOOST_AUTO_TEST_CASE(the_answer_has_the_squares_and_their_pieces) {
  auto const answer = edit("janko: 2k/K2\nflip: yes\nauthor: X\n", "[]");
  BOOST_TEST(answer["squares"].size() == 6U);
  BOOST_TEST(answer["squares"][0]["name"] == "a2");
  BOOST_TEST(answer["squares"][2]["words"] == "black king");
  BOOST_TEST(answer["squares"][3]["occupant"] == ordered_json::parse(king));
  // With Black at the bottom, a2 is the lower right square, below the author.
  BOOST_TEST(answer["squares"][0]["left"].get<double>() > 0.5);
  BOOST_TEST(answer["squares"][0]["top"].get<double>() > 0.5);
  BOOST_TEST(answer["svg"].get<std::string>().starts_with("<svg"));
  BOOST_TEST(answer["address"] == "/board.svg?janko=2k/K2&flip=yes&author=X");
  BOOST_TEST(answer["forms"]["ffen"] == "2k/K2");
}

BOOST_AUTO_TEST_CASE(variants_keep_their_letters_pieces_in_hand_and_marks) {
  auto const moved = [](std::string const& text) {
    document::DirectiveText directive(text, 1024);
    text::Diagnostics findings;
    auto position = directive.position(findings);
    BOOST_TEST_REQUIRE(position.has_value());
    BOOST_TEST(!server::apply(server::MovePiece{{0, 0}, {1, 0}}, *position, 1024));
    directive.set_position(*position, nullptr, findings);
    BOOST_TEST(findings.empty());
    return directive.text();
  };
  BOOST_TEST(moved("fsf: 4k/5/5/5/+S4[Gp] w - - 3 9\nvariant: minishogi\n") ==
             "fsf: 4k/5/5/5/1+S3[Gp] w - - 3 9\nvariant: minishogi\n");
  BOOST_TEST(moved("fsf: *k/+z1\n") == "fsf: *k/1+z\n");
  BOOST_TEST(moved("lichess: 4k3/8/8/8/8/8/8/Q~3K3/Pq w - - 0 1\n") ==
             "lichess: 4k3/8/8/8/8/8/8/1Q~2K3/Pq w - - 0 1\n");
}

BOOST_AUTO_TEST_CASE(two_hundred_positions_survive_opening_and_editing) {
  std::size_t tried = 0;
  for (unsigned number = 0; tried < 400 && number < 400; ++number) {
    chess::Position const position = position_of(number);
    for (notation::Notation const& notation : notation::notations()) {
      auto const written = notation.write(position);
      if (!written.ok()) continue;
      text::Diagnostics ignored;
      auto const read = notation.read(written.text, ignored);
      BOOST_TEST_REQUIRE(read.ok());
      std::string const before = notation::grid(*read, notation.fields);
      // A piece is added and removed again, so that the whole board is written again.
      document::DirectiveText directive(
          "author: X\n" + std::string(notation.name) + ": " + written.text + "\nlabel: y\n", 1024);
      text::Diagnostics findings;
      auto const opened = directive.position(findings);
      BOOST_TEST_REQUIRE(opened.has_value());
      directive.set_position(*opened, nullptr, findings);
      auto const again = directive.position(findings);
      BOOST_TEST_REQUIRE(again.has_value());
      BOOST_TEST(notation::grid(*again, notation.fields) == before,
                 notation.name << ": " << written.text);
      BOOST_TEST(directive.text().starts_with("author: X\n"));
      BOOST_TEST(directive.text().ends_with("\nlabel: y\n"));
      ++tried;
    }
  }
  BOOST_TEST(tried >= 200U);
}

BOOST_AUTO_TEST_CASE(invalid_requests_are_refused) {
  auto const fonts = std::make_shared<type::TypeCache>();
  for (char const* body :
       {"", "[]", "{}", R"({"text": 1})", R"({"text": "", "do": [{"put": "e4"}]})",
        R"({"text": "", "do": [{"put": "e4", "man": {"man": "dragon", "side": "white"}}]})",
        R"({"text": "", "do": [{"put": "??", "man": {"text": "a"}}]})",
        R"({"text": "", "do": [{"field": "nothing", "value": ""}]})",
        R"({"text": "", "do": [{"notation": "nothing"}]})", R"({"text": "", "do": [{}]})",
        R"({"text": "", "do": [{"turn": "e4", "by": "x"}]})"})
    BOOST_TEST(server::answer_to_edit(body, server::picture_limits(), fonts).status == 400, body);
}
