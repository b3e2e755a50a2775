//     suffix  = "ep." | "=" , new | effect | "->v" | "A" | "B" | "(" , clock , ")" ;
//     sign    = "+" | "++" | "#" | "=" | "==" | "##" | "##!" | "#=" | "!=" | "!#" | "%" | " x" |
//               " z" | ... ;
//     comment = "{" , anything but "}" , "}" | "[" , letters , "]" ;
#include "semantics/solution/half_move_tail.hpp"

#include <optional>
#include <string>
#include <utility>

#include "semantics/solution/effect_reader.hpp"
#include "semantics/solution/evaluations.hpp"

namespace dawson::semantics {
namespace {

using Body = HalfMove::Body;

bool on_last_rank(HalfMove const& half, Letters const& letters) {
  int const rank = half.steps.back().square.rank;
  return rank == 0 || rank == letters.ranks - 1;
}

MoveSuffix& add_suffix(HalfMove& half, MoveSuffix::Kind kind, std::string_view words = {}) {
  MoveSuffix& suffix = half.suffixes.emplace_back();
  suffix.kind = kind;
  suffix.words = words;
  return suffix;
}

void add_becomes(HalfMove& half, MovePiece becomes, Letters const& letters) {
  // In French, n after a neutral piece means neutral; after other pieces it means black.
  if (chess::about(letters.language).black_may_be_neutral() &&
      half.piece.side == chess::Side{chess::Side::neutral} &&
      becomes.side == chess::Side{chess::Side::black})
    becomes.side = chess::Side::neutral;
  add_suffix(half, MoveSuffix::Kind::becomes).becomes = std::move(becomes);
}

// Reads the promoted piece: "R/B" of "=R/B" is the name of a hunter, "=R/Bb4" is a rook and
// another move of the group.
std::optional<MovePiece> read_promoted(Scan& scan, Letters const& letters) {
  std::size_t const from = scan.at;
  auto becomes = read_becomes(scan, letters);
  std::size_t const slash = scan.text.substr(0, scan.at).find('/', from + 1);
  if (!becomes || at_bound(scan) || slash == std::string_view::npos) return becomes;
  Scan alone{scan.text.substr(0, slash), from};
  becomes = read_becomes(alone, letters);
  scan.at = alone.at;
  return becomes;
}

// Reads the small letter of a promotion in the notation of engines: "e7e8q".
bool read_small_promotion(Scan& scan, HalfMove& half) {
  constexpr std::string_view written = "qrbns";
  constexpr std::string_view walks[] = {"Q", "R", "B", "S", "S"};
  std::size_t const which = written.find(scan.ahead());
  if (scan.done() || which == std::string_view::npos || text::is_alphanumeric(scan.ahead(1)))
    return false;
  ++scan.at;
  add_suffix(half, MoveSuffix::Kind::becomes).becomes.walk = walks[which];
  return true;
}

// Reads "=Q", "=w", "/Q", "(Q)", and the Q of a pawn on its last rank.
bool read_promotion(Scan& scan, Letters const& letters, HalfMove& half) {
  Scan here = scan;
  bool const pawn = half.body == Body::path && half.piece.is_pawn() && !half.steps.empty() &&
                    on_last_rank(half, letters);
  if (here.take("=")) {
    auto becomes = read_promoted(here, letters);
    if (!becomes && here.take("I")) becomes = MovePiece{{}, {}, "I", {}};
    bool const halves = becomes && becomes->walk.empty() && here.ahead() == 'h';
    if (halves) ++here.at;
    if (!becomes || !at_bound(here)) return false;
    add_becomes(half, std::move(*becomes), letters);
    half.suffixes.back().halves = halves;
  } else if (pawn) {
    bool const sign = here.take("/");
    if (read_small_promotion(here, half)) {
      scan = here;
      return true;
    }
    if (!sign && here.ahead() != '(' && !text::is_upper(here.ahead())) return false;
    auto becomes = read_promoted(here, letters);
    if (!becomes || becomes->walk.empty() || !at_bound(here)) return false;
    add_becomes(half, std::move(*becomes), letters);
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
  add_suffix(half, MoveSuffix::Kind::clock, clock);
  scan = here;
  return true;
}

bool read_en_passant(Scan& scan, HalfMove& half) {
  Scan here = scan;
  here.blanks();
  if (!here.take_any({"e.p.", "ep.", "ep"}) || !at_bound(here)) return false;
  add_suffix(half, MoveSuffix::Kind::en_passant);
  scan = here;
  return true;
}

bool read_board(Scan& scan, HalfMove& half) {
  if (scan.ahead() != 'A' && scan.ahead() != 'B') return false;
  if (text::is_alphanumeric(scan.ahead(1))) return false;
  add_suffix(half, MoveSuffix::Kind::board, scan.text.substr(scan.at++, 1));
  return true;
}

bool read_suffix(Scan& scan, Letters const& letters, HalfMove& half) {
  if (read_promotion(scan, letters, half) || read_board(scan, half) ||
      read_en_passant(scan, half) || read_clock(scan, half))
    return true;
  if (auto effects = read_effects(scan, letters); !effects.empty()) {
    for (MoveEffect& effect : effects)
      add_suffix(half, MoveSuffix::Kind::effect).effect = std::move(effect);
    return true;
  }
  if (!scan.take("->v")) return false;
  add_suffix(half, MoveSuffix::Kind::buried);
  return true;
}

struct GoalSign {
  std::string_view written;
  std::string_view sign;
  bool after_blank = false;
  bool word = false;  ///< ends where a word does
};

// Longer signs come before their own beginnings.
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

bool evaluation_follows(Scan scan) { return take_evaluation(scan).has_value(); }

bool read_goal(Scan& scan, HalfMove& half) {
  if (evaluation_follows(scan)) return false;
  Scan here = scan;
  bool const blank = here.blanks();
  for (GoalSign const& goal : goal_signs) {
    if (goal.after_blank && !blank) continue;
    Scan after = here;
    if (!after.take(goal.written)) continue;
    if (goal.word && !after.done() && text::is_word(after.ahead()) &&
        !after.rest().starts_with("\u00A0"))
      continue;
    half.goal = goal.sign;
    scan = after;
    return true;
  }
  return false;
}

void read_check(Scan& scan, HalfMove& half) {
  if (evaluation_follows(scan)) return;
  Scan here = scan;
  bool const blank = here.blanks();
  // "+c)" begins a continued twin.
  if (blank && here.ahead() == '+' && here.ahead(2) == ')') return;
  Scan one = here;  // "++-": a check, and White wins
  bool const single = one.take("+") && one.ahead() == '+' && evaluation_follows(one);
  if (here.take("(+)")) half.check = "(+)";
  else if (!single && here.take("++")) half.check = "++";
  else if (here.take_any({"+", "\u2020"})) half.check = "+";
  else return;
  scan = here;
}

// Returns the text in braces, which may span several lines; nothing without a closing brace.
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

// Returns the label in parentheses, with them: "(A)", "(dual)".
std::optional<std::string_view> label_in_parentheses(Scan& scan) {
  Scan here = scan;
  if (!here.take("(")) return {};
  if (!here.take("dual")) {
    if (!text::is_letter(here.ahead())) return {};
    ++here.at;
    here.take("'");
  }
  if (!here.take(")")) return {};
  std::string_view const whole = here.part({scan.at, here.at});
  scan = here;
  return whole;
}

// Returns the label in "[a]" or "[A/B]".
std::optional<std::string_view> label(Scan& scan) {
  if (auto const whole = label_in_parentheses(scan)) return whole;
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

void keep(Scan const& scan, HalfMove& half, std::string_view words, MoveComment::Kind kind) {
  std::size_t const begin = static_cast<std::size_t>(words.data() - scan.text.data());
  half.comments.push_back({std::string(words), kind, {begin, begin + words.size()}});
}

}  // namespace

bool ends_with_novelty(Scan scan) {
  return scan.ahead() == 'N' && take_evaluation(scan).has_value();
}

bool at_bound(Scan const& scan) { return scan.done() || !text::is_alphanumeric(scan.ahead()); }

void read_suffixes(Scan& scan, Letters const& letters, HalfMove& half) {
  while (read_suffix(scan, letters, half)) {}
}

void read_signs(Scan& scan, HalfMove& half) {
  read_check(scan, half);
  read_goal(scan, half);
  if (half.check.empty() && !half.goal.empty()) read_check(scan, half);
}

void read_marks(Scan& scan, HalfMove& half) {
  Scan here = scan;
  here.blanks();
  bool const marked = here.ahead() == '!' || here.ahead() == '?';
  while ((here.ahead() == '!' || here.ahead() == '?') && half.marks.size() < 3)
    half.marks += here.text[here.at++];
  if (marked) scan = here;
}

void read_label(Scan& scan, HalfMove& half) {
  if (auto const name = label(scan)) keep(scan, half, *name, MoveComment::Kind::label);
}

void read_comments(Scan& scan, HalfMove& half) {
  for (;;) {
    Scan here = scan;
    here.blanks();
    if (auto const evaluation = take_evaluation(here)) {
      half.comments.push_back(
          {std::string(evaluation->sign), MoveComment::Kind::evaluation, evaluation->where});
      read_marks(here, half);
      scan = here;
      continue;
    }
    if (auto const comment = braced(here)) {
      if (comment->starts_with("display-departure-")) half.directives.emplace_back(*comment);
      else if (!comment->empty()) keep(scan, half, *comment, MoveComment::Kind::words);
    } else if (auto const name = label(here)) {
      keep(scan, half, *name, MoveComment::Kind::label);
    } else {
      return;
    }
    scan = here;
  }
}

}  // namespace dawson::semantics
