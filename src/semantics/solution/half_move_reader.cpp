//     half   = { effect } , body , { suffix } , [ check ] , [ goal ] , [ marks ] ,
//              { comment | label } ;
//     body   = piece , path | short | castling | exchange | role | [ walk ] , "~" ;
//     path   = square , ( "-" | capture ) , square , { ( "-" | capture ) , square } ;
//     short  = piece , [ file ] , [ rank ] , [ capture ] , square ;
//     piece  = [ "n" ] , { attr } , [ walk ] ;
//     suffix = "ep." | "=" , new | effect | "->v" | "A" | "B" | "(" , clock , ")" ;
//     goal   = "#" | "=" | "==" | "##" | "##!" | "#=" | "!=" | "!#" | "%" | " x" | " z" | ... ;
//
// Written by hand: context decides whether a letter is a walk, a file, an attribute, a capture or
// a board. The long form is tried before the short one with every reading of the walk, so that
// `B1c4-b5` is a walk with a digit and `R2e4` a rook of the second rank.
#include "semantics/solution/half_move_reader.hpp"

#include <algorithm>
#include <iterator>
#include <string>

#include "semantics/solution/effect_reader.hpp"
#include "semantics/solution/half_move_tail.hpp"

namespace dawson::semantics {
namespace {

using Body = HalfMove::Body;

bool dash(Scan& scan) { return scan.take_any({"-", "\u2013"}); }

// Reads the separator of a step and its square.
bool read_step(Scan& scan, HalfMove& half) {
  Scan here = scan;
  bool const capture = here.capture();
  if (!capture && !dash(here)) return false;
  auto const square = here.square();
  if (!square) return false;
  half.steps.push_back({capture, *square});
  scan = here;
  return true;
}

bool read_long(Scan& scan, HalfMove& half) {
  Scan here = scan;
  half.piece.square = here.square();
  if (!half.piece.square) {
    if (half.piece.walk.empty() || !here.take("~")) return false;
    half.from_unknown = true;
  }
  while (read_step(here, half)) {}
  if (half.steps.empty()) return false;
  scan = here;
  return true;
}

bool read_exchange(Scan& scan, Letters const& letters, HalfMove& half) {
  Scan here = scan;
  half.piece.square = here.square();
  bool neutral = false;
  if (!half.piece.square || !here.arrow()) return false;
  if (read_walk(here, letters, half.partner, neutral) && neutral)
    half.partner.side = chess::Side::neutral;
  half.partner.square = here.square();
  if (!half.partner.square) return false;
  half.body = Body::exchange;
  scan = here;
  return true;
}

// Reads "/wRh8-f8" after a king's path.
void read_partner(Scan& scan, Letters const& letters, HalfMove& half) {
  Scan here = scan;
  if (!here.take("/")) return;
  auto const side = letters.side(here.ahead());
  if (!side) return;
  ++here.at;
  MovePiece piece;
  bool neutral = false;
  if (!read_walk(here, letters, piece, neutral)) return;
  piece.side = side;
  piece.square = here.square();
  if (!piece.square || !dash(here)) return;
  auto const to = here.square();
  if (!to) return;
  half.partner = piece;
  half.partner_to = to;
  half.body = Body::pair;
  scan = here;
}

// Reads [file][rank][capture]square; a pawn's file only with a capture.
bool read_short(Scan& scan, Letters const& letters, HalfMove& half) {
  auto const target = [&](Scan here) -> bool {
    bool const capture = here.capture();
    auto const square = here.square();
    if (!square) return false;
    half.steps.push_back({capture, *square});
    scan = here;
    return true;
  };
  Scan const start = scan;
  auto const hinted = [&](bool with_file, bool with_rank) {
    Scan here = start;
    half.file.reset();
    half.rank.reset();
    if (with_file) {
      int const file = here.ahead() - 'a';
      if (!text::is_lower(here.ahead()) || here.ahead() == 'x' || file >= letters.files)
        return false;
      half.file = file;
      ++here.at;
    }
    if (with_rank) {
      if (here.ahead() < '1' || here.ahead() > '9' || half.piece.is_pawn()) return false;
      half.rank = here.text[here.at++] - '1';
    }
    if (half.piece.is_pawn() && with_file) {
      Scan sign = here;
      if (!sign.capture()) return false;
    }
    return target(here);
  };
  if (hinted(true, true) && !half.piece.is_pawn()) return true;
  half.steps.clear();
  scan = start;
  return hinted(true, false) || hinted(false, true) || hinted(false, false);
}

bool read_path(Scan& scan, Letters const& letters, HalfMove& half, std::size_t length) {
  Scan here = scan;
  MovePiece const piece = half.piece;
  // Resets the reading: the walk may be too long ("R2" of R2e4) or absent.
  auto const again = [&] {
    HalfMove fresh;
    fresh.before = std::move(half.before);
    fresh.piece = piece;
    half = std::move(fresh);
    here = scan;
  };
  if (read_exchange(here, letters, half)) {
    scan = here;
    return true;
  }
  again();
  if (read_long(here, half)) {
    read_partner(here, letters, half);
    scan = here;
    return true;
  }
  again();
  bool const digit = length == 2 && text::is_digit(scan.text[scan.at - 1]);
  bool const in_diagram =
      !digit || std::ranges::find(letters.digits, piece.walk) != letters.digits.end();
  if (in_diagram && read_short(here, letters, half)) {
    scan = here;
    return true;
  }
  again();
  return false;
}

// Reads the piece and its path, with each reading of its walk.
bool read_piece_and_path(Scan& scan, Letters const& letters, HalfMove& half) {
  Scan const start = scan;
  bool neutral = false;
  MovePiece piece;
  Scan here = start;
  if (read_walk(here, letters, piece, neutral)) {
    if (neutral) piece.side = chess::Side::neutral;
    std::size_t const length = here.at - start.at;
    half.piece = piece;
    half.letter = {start.at, here.at};
    if (here.ahead() == '~' && here.ahead(1) != '*' && here.ahead(1) != '-') {
      ++here.at;
      half.body = Body::any;
      scan = here;
      return true;
    }
    text::Span const letter = half.letter;
    if (read_path(here, letters, half, length)) {
      half.letter = letter;
      scan = here;
      return true;
    }
    // Read one letter less: "R2e4", "Kd4" in a language that has a walk KD.
    if (length == 2 && piece.attributes.empty()) {
      here = start;
      std::string_view const one = letters.english(start.text.substr(start.at, 1));
      if (!one.empty()) {
        half.piece = {};
        half.piece.walk = one;
        ++here.at;
        if (read_path(here, letters, half, 1)) {
          half.letter = {start.at, start.at + 1};
          scan = here;
          return true;
        }
      }
    }
  }
  half.piece = {};
  here = start;
  if (!read_path(here, letters, half, 0)) return false;
  scan = here;
  return true;
}

bool read_body(Scan& scan, Letters const& letters, HalfMove& half) {
  if (scan.take_any({"0-0-0", "O-O-O"})) half.body = Body::long_castling;
  else if (scan.take_any({"0-0", "O-O"})) half.body = Body::short_castling;
  else if (scan.take_any({"RoleExchange", "Rollentausch", "EchangeRole"})) half.body = Body::role;
  else if (scan.ahead() == '~' && scan.ahead(1) != '>') {
    ++scan.at;
    half.body = Body::any;
  } else if (!read_piece_and_path(scan, letters, half)) {
    return false;
  }
  return true;
}

}  // namespace

std::optional<HalfMove> read_half_move(Scan& scan, Letters const& letters) {
  Scan here = scan;
  HalfMove half;
  for (auto effects = read_effects(here, letters, true); !effects.empty();
       effects = read_effects(here, letters, true))
    std::ranges::move(effects, std::back_inserter(half.before));
  if (!read_body(here, letters, half)) return {};
  read_suffixes(here, letters, half);
  if (!at_bound(here)) return {};
  read_signs(here, half);
  half.where = {scan.at, here.at};
  read_label(here, half);  // "1.g6[C]?"
  read_marks(here, half);
  read_comments(here, half);
  scan = here;
  return half;
}

}  // namespace dawson::semantics
