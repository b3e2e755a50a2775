//     move   = [ letter ] , [ file ] , [ rank ] , [ dash | "x" | ":" | "*" ] , file , rank ,
//              [ promotion ] ;
//     promotion = [ "=" ] , "(" , letter , ")" | [ "=" | "/" ] , ( letter | "q" | "r" | "b" | "n" ) ;
//     castling  = ( "O" | "0" | "o" ) , "-" , ... , [ "-" , ... ] ;
//     null      = "--" | "Z0" | "0000" | "@@@@" | "<>" | "null" | "pass" ;
//
// A letter of a promotion opens no move: "d8Qd7" is d8 and Qd7.
#include "notation/pgn/half_move.hpp"

#include <algorithm>
#include <array>

#include "notation/pgn/signs.hpp"

namespace dawson::notation::pgn {
namespace {

constexpr std::string_view english = "KQRBN";
constexpr auto letter_sets =
    std::to_array<PieceLetters>({english, "KQRBS", "KDTLS", "RDTFC", "RDTAC", "KDTLP"});
constexpr std::string_view piece_letters = "KQRBNSDTLFCAP";
constexpr std::string_view promotion_letters = "QRBNSDTLCFA", small_promotions = "qrbn";
constexpr auto figurines = std::to_array<std::pair<std::string_view, char>>({{"\u2654", 'K'},
                                                                             {"\u2655", 'Q'},
                                                                             {"\u2656", 'R'},
                                                                             {"\u2657", 'B'},
                                                                             {"\u2658", 'N'},
                                                                             {"\u2659", 'P'},
                                                                             {"\u265A", 'K'},
                                                                             {"\u265B", 'Q'},
                                                                             {"\u265C", 'R'},
                                                                             {"\u265D", 'B'},
                                                                             {"\u265E", 'N'},
                                                                             {"\u265F", 'P'}});

bool is_file(char c) { return c >= 'a' && c <= 'h'; }
bool is_rank(char c) { return c >= '1' && c <= '8'; }
bool is_any(char c, std::string_view of) { return c != '\0' && of.find(c) != of.npos; }

// Moves past the departure, the sign between and the square of arrival; with the hints wanted.
bool take_squares(text::Cursor& at, bool with_file, bool with_rank, WrittenMove& move) {
  text::Cursor here = at;
  move.file = move.rank = -1;
  if (with_file) {
    if (!is_file(here.ahead())) return false;
    move.file = static_cast<std::int8_t>(here.text[here.at++] - 'a');
  }
  if (with_rank) {
    if (!is_rank(here.ahead())) return false;
    move.rank = static_cast<std::int8_t>(here.text[here.at++] - '1');
  }
  if (!take_dash(here)) here.take_any({"x", ":", "\u00D7", "*"});
  if (!is_file(here.ahead()) || !is_rank(here.ahead(1))) return false;
  move.to = {here.ahead() - 'a', here.ahead(1) - '1'};
  here.at += 2;
  at = here;
  return true;
}

void take_promotion(text::Cursor& at, WrittenMove& move) {
  bool const pawn = move.letter == '\0' || move.letter == 'P';
  if (!pawn || (move.to.rank != 0 && move.to.rank != 7)) return;
  text::Cursor here = at;
  bool const sign = here.take("=");
  if (here.ahead() == '(' && is_any(here.ahead(1), promotion_letters) && here.ahead(2) == ')') {
    move.promotion = here.ahead(1);
    at.at = here.at + 3;
    return;
  }
  if (!sign) here.take("/");
  for (auto const& [figurine, letter] : figurines)
    if (here.take(figurine)) {
      // A figurine may open the next half-move.
      if (is_file(here.ahead()) || is_rank(here.ahead())) return;
      move.promotion = letter;
      at = here;
      return;
    }
  bool const small = is_any(here.ahead(), small_promotions);
  if (!small && !is_any(here.ahead(), promotion_letters)) return;
  if (is_file(here.ahead(1)) || is_rank(here.ahead(1))) return;
  move.promotion = small ? text::to_upper(here.ahead()) : here.ahead();
  at.at = here.at + 1;
}

bool take_letter(text::Cursor& at, WrittenMove& move) {
  for (auto const& [figurine, letter] : figurines)
    if (at.take(figurine)) {
      move.letter = letter;
      return true;
    }
  if (!is_any(at.ahead(), piece_letters)) return false;
  move.letter = at.text[at.at++];
  return true;
}

bool take_move(text::Cursor& at, WrittenMove& move) {
  text::Cursor here = at;
  take_letter(here, move);
  bool const found =
      take_squares(here, true, true, move) || take_squares(here, true, false, move) ||
      take_squares(here, false, true, move) || take_squares(here, false, false, move);
  if (!found) return false;
  take_promotion(here, move);
  at = here;
  return true;
}

bool take_castling(text::Cursor& at, WrittenMove& move) {
  constexpr std::string_view circles = "O0o";
  text::Cursor here = at;
  int count = 0;
  while (is_any(here.ahead(), circles)) {
    ++here.at;
    if (++count == 3 || here.ahead() != '-' || !is_any(here.ahead(1), circles)) break;
    ++here.at;
  }
  if (count < 2 || here.ahead() == '-' || text::is_word(here.ahead())) return false;
  move.body = count == 2 ? WrittenMove::Body::short_castling : WrittenMove::Body::long_castling;
  at = here;
  return true;
}

bool take_null(text::Cursor& at, WrittenMove& move) {
  text::Cursor here = at;
  if (!here.take_any({"--", "Z0", "0000", "@@@@", "<>", "null", "pass"})) return false;
  if (text::is_word(here.ahead())) return false;
  move.body = WrittenMove::Body::null;
  at = here;
  return true;
}

bool take_word(text::Cursor& at, std::string_view word) {
  text::Cursor here = at;
  if (!here.take(word) || text::is_word(here.ahead())) return false;
  at = here;
  return true;
}

void take_en_passant(text::Cursor& at) {
  text::Cursor here = at;
  here.take(" ");
  if (here.take_any({"e.p.", "e.p", "ep."}) || take_word(here, "ep")) at = here;
}

bool take_check(text::Cursor& at, WrittenMove& move) {
  text::Cursor here = at;
  std::size_t begin = here.at;
  bool const check = here.take_any({"\u2020", "++", "+"});
  if (!check && here.take_any({"#", "\u2021", "\u2260"})) {
    move.mates = true;
  } else if (!check) {
    here.take(" ");
    begin = here.at;
    if (!take_word(here, "mate") && !take_word(here, "matt") && !take_word(here, "mat"))
      return false;
    move.mates = true;
  }
  move.check = here.part({begin, here.at});
  at = here;
  return true;
}

}  // namespace

PieceLetters letters_for(std::string_view openers) {
  for (PieceLetters const set : letter_sets)
    if (std::ranges::all_of(openers, [&](char c) { return set.find(c) != set.npos; })) return set;
  return english;
}

char english_letter(char letter, PieceLetters letters) {
  std::size_t const place = letters.find(letter);
  if (letter != '\0' && place != letters.npos) return english[place];
  return letter == 'P' ? 'P' : '\0';
}

std::optional<WrittenMove> take_half_move(text::Cursor& at) {
  WrittenMove move;
  std::size_t const begin = at.at;
  if (!take_null(at, move) && !take_castling(at, move) && !take_move(at, move)) return {};
  move.text = at.part({begin, at.at});
  return move;
}

void take_signs(text::Cursor& at, MoveNode& node) {
  take_en_passant(at);
  for (;;) {
    text::Cursor after = at;
    // "Bb5++-" is a check and "+-".
    if (after.take("+") && after.ahead() == '+') {
      text::Cursor sign = after;
      if (take_evaluation(sign) == "+-") {
        node.move.check = at.part({at.at, after.at});
        at = after;
      }
    }
    if (std::string_view const sign = take_evaluation(at); !sign.empty()) {
      node.notes.push_back({MoveNote::Kind::sign, std::string(sign)});
    } else if (take_check(at, node.move)) {
      continue;
    } else if (is_any(at.ahead(), "!?")) {
      text::Span const marks = at.take_while([](char c) { return c == '!' || c == '?'; });
      if (node.mark.empty()) node.mark = at.part(marks).substr(0, 2);
    } else if (take_equality(at)) {
      node.notes.push_back({MoveNote::Kind::sign, "="});
    } else {
      return;
    }
  }
}

}  // namespace dawson::notation::pgn
