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
#include <cstdlib>
#include <iterator>
#include <string>

#include "semantics/solution/effect_reader.hpp"
#include "semantics/solution/half_move_tail.hpp"
#include "semantics/solution/line_words.hpp"

namespace dawson::semantics {
namespace {

using Body = HalfMove::Body;

// Dawson writes word joiners before and after hyphens and figurines in Markdown.
bool dash(Scan& scan) {
  Scan here = scan;
  here.joiners();
  if (!here.take_any({"-", "\u2013", "\u2011"})) return false;
  here.joiners();
  scan = here;
  return true;
}

// Reads a capture sign, also in parentheses: "R(x)c5".
std::optional<MoveStep> read_capture(Scan& scan) {
  Scan here = scan;
  bool const optional = here.take("(");
  if (!here.capture() || (optional && !here.take(")"))) return {};
  scan = here;
  return MoveStep{true, {}, false, optional};
}

// Reads the separator of a step and its square; the first separator may be missing ("a4a5").
bool read_step(Scan& scan, HalfMove& half) {
  Scan here = scan;
  auto const capture = read_capture(here);
  bool const sign = capture || dash(here);
  if (!sign && !half.steps.empty()) return false;
  auto const square = here.square();
  if (!square) return false;
  MoveStep step = capture.value_or(MoveStep{});
  step.square = *square;
  if (!sign) {
    step.without_sign = true;
    step.capture = half.piece.is_pawn() && half.piece.square->file != square->file;
  }
  half.steps.push_back(step);
  scan = here;
  return true;
}

// Reads the rest of a path after a promotion: "e2*f3*d8=B-c6".
bool read_more_steps(Scan& scan, Letters const& letters, HalfMove& half) {
  if (half.body != Body::path || half.steps.empty() || half.suffixes.empty()) return false;
  MoveSuffix& last = half.suffixes.back();
  if (last.kind != MoveSuffix::Kind::becomes) return false;
  std::size_t const before = half.steps.size();
  while (read_step(scan, half)) {}
  if (half.steps.size() == before) return false;
  last.steps_before = before;
  read_suffixes(scan, letters, half);
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
  auto const target = [&](Scan here, bool captures) -> bool {
    MoveStep step = read_capture(here).value_or(MoveStep{captures, {}});
    auto const square = here.square();
    if (!square) return false;
    step.square = *square;
    half.steps.push_back(step);
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
    // "cd5" is a pawn's capture, since the files are beside each other.
    bool const beside = std::abs(here.ahead() - 'a' - half.file.value_or(0)) == 1;
    bool const pawn_captures = half.piece.is_pawn() && with_file;
    Scan sign = here;
    if (pawn_captures && !beside && !read_capture(sign)) return false;
    return target(here, pawn_captures);
  };
  if (hinted(true, true) && !half.piece.is_pawn()) return true;
  half.steps.clear();
  scan = start;
  return hinted(true, false) || hinted(false, true) || hinted(false, false);
}

HalfMove fresh_with(std::vector<MoveEffect> before) {
  HalfMove fresh;
  fresh.before = std::move(before);
  return fresh;
}

bool read_path(Scan& scan, Letters const& letters, HalfMove& half, std::size_t length) {
  Scan here = scan;
  MovePiece const piece = half.piece;
  // Resets the reading: the walk may be too long ("R2" of R2e4) or absent.
  auto const again = [&] {
    half = fresh_with(std::move(half.before));
    half.piece = piece;
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

// Reads "~" after a walk, its square or its file, and the same in words: "Se4~", "B other".
bool read_any(Scan& scan, HalfMove& half) {
  Scan here = scan;
  auto const square = here.square();
  std::optional<int> file;
  if (!square && text::is_lower(here.ahead()) && here.ahead(1) == '~')
    file = here.text[here.at++] - 'a';
  bool any = here.ahead() == '~' && here.ahead(1) != '*' && here.ahead(1) != '-';
  if (any) ++here.at;
  else if (!square && !file) any = here.blanks() && take_any_move(here);
  if (!any) return false;
  half.piece.square = square;
  half.file = file;
  half.body = Body::any;
  scan = here;
  return true;
}

// Reads "dRb6" and "8Rb7": the hint stands before the letter of an orthodox piece.
bool read_hint_first(Scan& scan, Letters const& letters, HalfMove& half) {
  Scan here = scan;
  bool const file = here.ahead() >= 'a' && here.ahead() <= 'h';
  bool const rank = here.ahead() >= '1' && here.ahead() <= '8';
  if (letters.has_attributes || (!file && !rank)) return false;
  char const hint = here.text[here.at++];
  constexpr std::string_view orthodox = "KQRBS";
  std::string_view const walk =
      letters.english(here.part({here.at, std::min(here.at + 1, here.text.size())}));
  if (walk.size() != 1 || orthodox.find(walk) == std::string_view::npos) return false;
  if (rank && !letters.english(here.part({here.at - 1, here.at + 1})).empty()) return false;
  half.piece.walk = walk;
  half.letter = {here.at, here.at + 1};
  ++here.at;
  MoveStep step = read_capture(here).value_or(MoveStep{});
  auto const square = here.square();
  if (!square || Scan(here).capture()) return false;
  step.square = *square;
  half.steps.push_back(step);
  if (file) half.file = hint - 'a';
  else half.rank = hint - '1';
  scan = here;
  return true;
}

// Reads the piece and its path, with each reading of its walk.
bool read_piece_and_path(Scan& scan, Letters const& letters, HalfMove& half) {
  Scan const start = scan;
  bool neutral = false;
  MovePiece piece;
  Scan here = start;
  if (read_hint_first(here, letters, half)) {
    scan = here;
    return true;
  }
  half = fresh_with(std::move(half.before));
  if (read_walk(here, letters, piece, neutral)) {
    if (neutral) piece.side = chess::Side::neutral;
    std::size_t const length = here.at - start.at;
    half.piece = piece;
    half.letter = {start.at, here.at};
    if (read_any(here, half)) {
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
    if (!take_any_move(scan)) return false;
    half.body = Body::any;
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
  while (read_more_steps(here, letters, half)) {}
  if (!at_bound(here) && !ends_with_novelty(here)) return {};
  read_signs(here, half);
  half.where = {scan.at, here.at};
  read_label(here, half);  // "1.g6[C]?"
  read_marks(here, half);
  read_comments(here, half);
  scan = here;
  return half;
}

std::optional<HalfMove> read_capture_of_files(Scan& scan, bool without_sign,
                                              Letters const& letters) {
  Scan here = scan;
  auto const file = [&]() -> std::optional<int> {
    int const at = here.ahead() - 'a';
    if (!text::is_lower(here.ahead()) || here.ahead() == 'x' || at >= letters.files) return {};
    ++here.at;
    return at;
  };
  HalfMove half;
  half.file = file();
  if (!half.file) return {};
  bool const sign = here.capture();
  auto const to = file();
  bool const beside = to && std::abs(*to - *half.file) == 1;
  if (!beside || (!sign && !without_sign) || !at_bound(here)) return {};
  half.steps.push_back({true, {*to, -1}});
  read_suffixes(here, letters, half);
  read_signs(here, half);
  read_suffixes(here, letters, half);
  half.where = {scan.at, here.at};
  read_marks(here, half);
  read_comments(here, half);
  scan = here;
  return half;
}

}  // namespace dawson::semantics
