// half     = { effect } , body , { suffix } , [ check ] , [ goal ] , [ marks ] , { comment | label
// } ; body     = man , path | short | castling | exchange | role | [ walk ] , "~" ; path     =
// square , ( "-" | capture ) , square , { ( "-" | capture ) , square } ; short    = man , [ file ]
// , [ rank ] , [ capture ] , square ; man      = [ "n" ] , { attr } , [ walk ] ; suffix   = "ep." |
// "=" , new | effect | "->v" | "A" | "B" | "(" , clock , ")" ; goal     = "#" | "=" | "==" | "##" |
// "##!" | "#=" | "!=" | "!#" | "%" | " x" | " z" | ... ;
//
// By hand: a letter is a walk, a file, an attribute, a capture or a board by what stands around it.
// The long form is tried before the short one with every reading of the walk, so that `B1c4-b5` is
// a walk with a digit and `R2e4` a rook of the second rank.
#include "terms/solution/half_move_reader.hpp"

#include <algorithm>
#include <string>

#include "terms/solution/effect_reader.hpp"

namespace dawson::terms {
namespace {

using Body = HalfMove::Body;

bool at_bound(Scan const& scan) {
  char const c = scan.ahead();
  return scan.done() || !text::is_alphanumeric(c);
}

bool dash(Scan& scan) { return scan.take_any({"-", "\u2013"}); }

// The separator of a step and its square.
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
  half.man.square = here.square();
  if (!half.man.square) {
    if (half.man.walk.empty() || !here.take("~")) return false;
    half.from_unknown = true;
  }
  while (read_step(here, half)) {}
  if (half.steps.empty()) return false;
  scan = here;
  return true;
}

bool read_exchange(Scan& scan, Letters const& letters, HalfMove& half) {
  Scan here = scan;
  half.man.square = here.square();
  bool neutral = false;
  if (!half.man.square || !here.arrow()) return false;
  if (read_walk(here, letters, half.partner, neutral) && neutral)
    half.partner.side = chess::Side::neutral;
  half.partner.square = here.square();
  if (!half.partner.square) return false;
  half.body = Body::exchange;
  scan = here;
  return true;
}

// "/wRh8-f8" behind a king's path.
void read_partner(Scan& scan, Letters const& letters, HalfMove& half) {
  Scan here = scan;
  if (!here.take("/")) return;
  auto const side = letters.side(here.ahead());
  if (!side) return;
  ++here.at;
  MoveMan man;
  bool neutral = false;
  if (!read_walk(here, letters, man, neutral)) return;
  man.side = side;
  man.square = here.square();
  if (!man.square || !dash(here)) return;
  auto const to = here.square();
  if (!to) return;
  half.partner = man;
  half.partner_to = to;
  half.body = Body::pair;
  scan = here;
}

// [file][rank][capture]square, a pawn's file only with a capture.
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
      if (here.ahead() < '1' || here.ahead() > '9' || half.man.is_pawn()) return false;
      half.rank = here.text[here.at++] - '1';
    }
    if (half.man.is_pawn() && with_file) {
      Scan sign = here;
      if (!sign.capture()) return false;
    }
    return target(here);
  };
  if (hinted(true, true) && !half.man.is_pawn()) return true;
  half.steps.clear();
  scan = start;
  return hinted(true, false) || hinted(false, true) || hinted(false, false);
}

bool on_last_rank(HalfMove const& half, Letters const& letters) {
  int const rank = half.steps.back().square.rank;
  return rank == 0 || rank == letters.ranks - 1;
}

bool push_becomes(HalfMove& half, std::optional<MoveMan> becomes, Letters const& letters) {
  if (!becomes) return false;
  MoveSuffix suffix;
  // French n of a neutral man is neutral, of any other black.
  if (letters.language == chess::Language::french &&
      half.man.side == chess::Side{chess::Side::neutral} &&
      becomes->side == chess::Side{chess::Side::black})
    becomes->side = chess::Side::neutral;
  suffix.becomes = std::move(*becomes);
  half.suffixes.push_back(std::move(suffix));
  return true;
}

// "=Q", "=w", "/Q", "(Q)", and "Q" of a pawn on its last rank.
bool read_promotion(Scan& scan, Letters const& letters, HalfMove& half) {
  Scan here = scan;
  bool const pawn = half.body == Body::path && half.man.is_pawn() && !half.steps.empty() &&
                    on_last_rank(half, letters);
  if (here.take("=")) {
    auto becomes = read_becomes(here, letters);
    bool const halves = becomes && becomes->walk.empty() && here.ahead() == 'h';
    if (halves) ++here.at;
    if (!becomes || !at_bound(here)) return false;
    push_becomes(half, std::move(becomes), letters);
    half.suffixes.back().halves = halves;
  } else if (pawn) {
    bool const sign = here.take("/");
    if (!sign && here.ahead() != '(' && !text::is_upper(here.ahead())) return false;
    auto becomes = read_becomes(here, letters);
    if (!becomes || becomes->walk.empty() || !at_bound(here)) return false;
    push_becomes(half, std::move(becomes), letters);
  } else {
    return false;
  }
  scan = here;
  return true;
}

bool read_clock(Scan& scan, HalfMove& half) {
  Scan here = scan;
  here.blanks();
  if (!here.take("(")) return false;
  std::size_t const from = here.at;
  while (text::is_digit(here.ahead()) || here.ahead() == '.' || here.ahead() == '/') ++here.at;
  std::string_view const clock = here.text.substr(from, here.at - from);
  if (clock.empty() || clock.back() == '.' || !here.take(")")) return false;
  MoveSuffix suffix;
  suffix.kind = MoveSuffix::Kind::clock;
  suffix.words = clock;
  half.suffixes.push_back(std::move(suffix));
  scan = here;
  return true;
}

bool read_en_passant(Scan& scan, HalfMove& half) {
  Scan here = scan;
  here.blanks();
  if (!here.take_any({"e.p.", "ep.", "ep"}) || !at_bound(here)) return false;
  MoveSuffix suffix;
  suffix.kind = MoveSuffix::Kind::en_passant;
  half.suffixes.push_back(std::move(suffix));
  scan = here;
  return true;
}

bool read_board(Scan& scan, HalfMove& half) {
  if (scan.ahead() != 'A' && scan.ahead() != 'B') return false;
  if (text::is_alphanumeric(scan.ahead(1))) return false;
  MoveSuffix suffix;
  suffix.kind = MoveSuffix::Kind::board;
  suffix.words = std::string(1, scan.text[scan.at++]);
  half.suffixes.push_back(std::move(suffix));
  return true;
}

bool read_suffix(Scan& scan, Letters const& letters, HalfMove& half) {
  if (read_promotion(scan, letters, half) || read_board(scan, half) ||
      read_en_passant(scan, half) || read_clock(scan, half))
    return true;
  MoveSuffix suffix;
  if (auto effect = read_effect(scan, letters)) {
    suffix.kind = MoveSuffix::Kind::effect;
    suffix.effect = std::move(*effect);
  } else if (scan.take("->v")) {
    suffix.kind = MoveSuffix::Kind::buried;
  } else {
    return false;
  }
  half.suffixes.push_back(std::move(suffix));
  return true;
}

struct GoalSign {
  std::string_view written;
  std::string_view sign;
  bool behind_blank = false;
  bool word = false;  ///< ends where a word does
};

// A longer sign before one that begins it.
constexpr GoalSign goal_signs[] = {
    {"##!", "##!"},
    {"##", "##"},
    {"#=", "#="},
    {"#", "#"},
    {"\u2021", "#"},
    {"\u2260", "#"},
    {"!#", "!#", true},
    {"!=", "!=", true},
    {"==", "=="},
    {"=", "=", false, true},
    {"%", "%"},
    {"x", "x", true, true},
    {"z", "z", true, true},
    {"c81", "c81", true, true},
    {"ct", "ct", true, true},
    {"dia", "dia", true, true},
    {"a=>b", "a=>b", true, true},
    {"mate", "#", true, true},
    {"matt", "#", true, true},
    {"mat", "#", true, true},
    {"stalemate", "=", true, true},
    {"patt", "=", true, true},
    {"pat", "=", true, true},
};

bool read_goal(Scan& scan, HalfMove& half) {
  Scan here = scan;
  bool const blank = here.blanks();
  for (GoalSign const& goal : goal_signs) {
    if (goal.behind_blank && !blank) continue;
    Scan behind = here;
    if (!behind.take(goal.written)) continue;
    if (goal.word && !behind.done() && Scan::is_word(behind.ahead()) &&
        !behind.rest().starts_with("\u00A0"))
      continue;
    half.goal = goal.sign;
    scan = behind;
    return true;
  }
  return false;
}

void read_check(Scan& scan, HalfMove& half) {
  Scan here = scan;
  bool const blank = here.blanks();
  // "+c)" opens a twin that goes on.
  if (blank && here.ahead() == '+' && here.ahead(2) == ')') return;
  if (here.take("++")) half.check = "++";
  else if (here.take_any({"+", "\u2020"})) half.check = "+";
  else return;
  scan = here;
}

void read_marks(Scan& scan, HalfMove& half) {
  Scan here = scan;
  here.blanks();
  while ((here.ahead() == '!' || here.ahead() == '?') && half.marks.size() < 3)
    half.marks += here.text[here.at++];
  if (!half.marks.empty()) scan = here;
}

bool read_path(Scan& scan, Letters const& letters, HalfMove& half, std::size_t length) {
  Scan here = scan;
  MoveMan const man = half.man;
  // The walk that was read may be too long ("R2" of R2e4) or no walk at all.
  auto const again = [&] {
    HalfMove fresh;
    fresh.before = std::move(half.before);
    fresh.man = man;
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
  bool const stands = !digit || std::ranges::find(letters.digits, man.walk) != letters.digits.end();
  if (stands && read_short(here, letters, half)) {
    scan = here;
    return true;
  }
  again();
  return false;
}

// The man and his way, with each reading of his walk.
bool read_man_and_path(Scan& scan, Letters const& letters, HalfMove& half) {
  Scan const start = scan;
  bool neutral = false;
  MoveMan man;
  Scan here = start;
  if (read_walk(here, letters, man, neutral)) {
    if (neutral) man.side = chess::Side::neutral;
    std::size_t const length = here.at - start.at;
    half.man = man;
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
    // One letter less: "R2e4", "Kd4" in a language that has a walk KD.
    if (length == 2 && man.attributes.empty()) {
      here = start;
      std::string_view const one = letters.english(start.text.substr(start.at, 1));
      if (!one.empty()) {
        half.man = {};
        half.man.walk = one;
        ++here.at;
        if (read_path(here, letters, half, 1)) {
          half.letter = {start.at, start.at + 1};
          scan = here;
          return true;
        }
      }
    }
  }
  half.man = {};
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
  } else if (!read_man_and_path(scan, letters, half)) {
    return false;
  }
  return true;
}

// Text in braces up to its end, several lines too; nothing if it has none.
std::optional<std::string_view> braced(Scan& scan) {
  if (scan.ahead() != '{') return {};
  std::size_t const end = scan.text.find('}', scan.at);
  if (end == std::string_view::npos) return {};
  std::string_view inside = scan.text.substr(scan.at + 1, end - scan.at - 1);
  scan.at = end + 1;
  std::size_t const from = inside.find_first_not_of(text::white_space);
  if (from == std::string_view::npos) return std::string_view();
  return inside.substr(from, inside.find_last_not_of(text::white_space) - from + 1);
}

// "[a]", "[A/B]".
std::optional<std::string_view> label(Scan& scan) {
  if (scan.ahead() != '[') return {};
  std::size_t end = scan.at + 1;
  while (end < scan.text.size() && end - scan.at < 8 &&
         (text::is_letter(scan.text[end]) || scan.text[end] == '/' || scan.text[end] == '\''))
    ++end;
  if (end == scan.at + 1 || end >= scan.text.size() || scan.text[end] != ']') return {};
  std::string_view const inside = scan.text.substr(scan.at + 1, end - scan.at - 1);
  scan.at = end + 1;
  return inside;
}

}  // namespace

void read_comments(Scan& scan, HalfMove& half) {
  for (;;) {
    Scan here = scan;
    here.blanks();
    if (auto const comment = braced(here)) {
      if (comment->starts_with("display-departure-")) half.directives.emplace_back(*comment);
      else if (!comment->empty()) half.comments.emplace_back(*comment);
    } else if (auto const name = label(here)) {
      half.comments.emplace_back(*name);
    } else {
      return;
    }
    scan = here;
  }
}

std::optional<HalfMove> read_half_move(Scan& scan, Letters const& letters) {
  Scan here = scan;
  HalfMove half;
  while (auto effect = read_effect(here, letters)) half.before.push_back(std::move(*effect));
  if (!read_body(here, letters, half)) return {};
  while (read_suffix(here, letters, half)) {}
  if (!at_bound(here)) return {};
  read_check(here, half);
  read_goal(here, half);
  if (half.check.empty() && !half.goal.empty()) read_check(here, half);
  half.where = {scan.at, here.at};
  read_marks(here, half);
  read_comments(here, half);
  scan = here;
  return half;
}

}  // namespace dawson::terms
