//     effect  = "[" , inner , { "," , inner } , "]" ;
//     inner   = "+" , piece , [ "=" , new ] | piece , "->" , [ walk ] , square , [ "=" , new ]
//             | "-" , ( piece | square ) | square , "=" , new | "=" , colour
//             | "I" , square , { "," , square } | walk , square , "<->" , walk , square
//             | piece ;                                              (* print: the plus left out *)
//     piece   = [ colour ] , { attr } , [ walk ] , square ;
//     new     = colour | [ colour ] , { attr } , walk ;
#include "semantics/solution/effect_reader.hpp"

#include <string>
#include <utility>

namespace dawson::semantics {
namespace {

// Reads the walk alone: a hunter, two characters, or one.
std::string walk_here(Scan& scan, Letters const& letters) {
  auto const code = [&](std::size_t from) -> std::size_t {
    for (std::size_t const length : {2, 1}) {
      if (from >= scan.text.size()) return 0;
      std::string_view const part = scan.text.substr(from, length);
      bool const capital = text::is_upper(part.front()) || (length == 2 && text::is_digit(part[0]));
      if (part.size() == length && capital && !text::is_lower(part.back()) &&
          !letters.english(part).empty())
        return length;
    }
    return 0;
  };
  std::size_t const first = code(scan.at);
  if (first == 0) return {};
  std::string walk(letters.english(scan.text.substr(scan.at, first)));
  if (scan.ahead(first) == '/') {
    if (std::size_t const second = code(scan.at + first + 1); second > 0) {
      walk += '/';
      walk += letters.english(scan.text.substr(scan.at + first + 1, second));
      scan.at += first + 1 + second;
      return walk;
    }
  }
  scan.at += first;
  return walk;
}

// Returns the small letters directly before a capital.
std::string_view small_letters(Scan const& scan) {
  std::size_t end = scan.at;
  while (end < scan.text.size() && text::is_lower(scan.text[end])) ++end;
  bool const capital = end < scan.text.size() && text::is_upper(scan.text[end]);
  return capital && end - scan.at <= 6 ? scan.text.substr(scan.at, end - scan.at)
                                       : std::string_view();
}

// Reads a piece: its colour if written, attributes, walk and square.
std::optional<MovePiece> read_piece(Scan& scan, Letters const& letters, bool with_square = true) {
  Scan here = scan;
  MovePiece piece;
  std::string_view const small = small_letters(here);
  if (!small.empty()) {
    std::optional<std::string> attributes;
    if (auto const side = letters.side(small.front())) {
      attributes = letters.attributes(small.substr(1));
      if (attributes) piece.side = side;
    }
    if (!attributes) attributes = letters.attributes(small);
    if (!attributes) return {};
    piece.attributes = *attributes;
    here.at += small.size();
    piece.walk = walk_here(here, letters);
    if (piece.walk.empty()) return {};
  } else {
    // "wa2": a colour and a square without a walk.
    if (with_square && text::is_lower(here.ahead()) && text::is_lower(here.ahead(1)) &&
        letters.side(here.ahead()))
      piece.side = letters.side(here.text[here.at++]);
    piece.walk = walk_here(here, letters);
  }
  if (with_square) {
    piece.square = here.square();
    if (!piece.square) return {};
  } else if (piece.walk.empty()) {
    return {};
  }
  scan = here;
  return piece;
}

bool take_piece(Scan& scan, Letters const& letters, MovePiece& into) {
  auto const piece = read_piece(scan, letters);
  if (piece) into = *piece;
  return piece.has_value();
}

bool take_becomes(Scan& scan, Letters const& letters, MovePiece& into) {
  auto const piece = read_becomes(scan, letters);
  if (piece) into = *piece;
  return piece.has_value();
}

bool read_moved(Scan& scan, Letters const& letters, MoveEffect& effect) {
  effect.kind = MoveEffect::Kind::moved;
  if (text::is_upper(scan.ahead())) {
    effect.walk_to = walk_here(scan, letters);
    if (effect.walk_to.empty()) return false;
  }
  effect.to = scan.square();
  if (!effect.to) return false;
  return !scan.take("=") || take_becomes(scan, letters, effect.becomes);
}

bool read_imitators(Scan& scan, MoveEffect& effect) {
  effect.kind = MoveEffect::Kind::imitators;
  do {
    scan.blanks();
    auto const square = scan.square();
    if (!square) return false;
    effect.squares.push_back(*square);
  } while (scan.take(","));
  return true;
}

bool read_inner(Scan& scan, Letters const& letters, MoveEffect& effect) {
  if (scan.take("+"))
    return take_piece(scan, letters, effect.what) &&
           (!scan.take("=") || take_becomes(scan, letters, effect.becomes));
  if (scan.take_any({"-", "\u2212"})) {
    effect.kind = MoveEffect::Kind::removed;
    return take_piece(scan, letters, effect.what);
  }
  if (scan.take("=")) {
    effect.kind = MoveEffect::Kind::self;
    return take_becomes(scan, letters, effect.becomes);
  }
  if (Scan here = scan; here.take("I") && read_imitators(here, effect)) {
    scan = here;
    return true;
  }
  effect = {};
  if (!take_piece(scan, letters, effect.what)) return false;
  if (scan.arrow()) {
    effect.kind = MoveEffect::Kind::exchanged;
    return take_piece(scan, letters, effect.becomes);
  }
  if (scan.take_any({"->", "\u2192"})) return read_moved(scan, letters, effect);
  if (scan.take("=")) {
    effect.kind = MoveEffect::Kind::changed;
    return take_becomes(scan, letters, effect.becomes);
  }
  effect.plus = false;
  return !effect.what.walk.empty() || effect.what.side.has_value();
}

}  // namespace

bool read_walk(Scan& scan, Letters const& letters, MovePiece& piece, bool& neutral) {
  Scan here = scan;
  std::string_view const small = small_letters(here);
  if (!small.empty()) {
    auto attributes = letters.attributes(small);
    if (!attributes && small.front() == 'n') {
      neutral = true;
      attributes = letters.attributes(small.substr(1));
    }
    if (!attributes) return false;
    piece.attributes = *attributes;
    here.at += small.size();
  }
  piece.walk = walk_here(here, letters);
  if (piece.walk.empty()) return false;
  scan = here;
  return true;
}

std::optional<MovePiece> read_becomes(Scan& scan, Letters const& letters) {
  Scan here = scan;
  bool const in_parentheses = here.take("(");
  auto piece = read_piece(here, letters, false);
  if (!piece) {
    auto const side = letters.side(here.ahead());
    if (!side) return {};
    ++here.at;
    piece = MovePiece{side, {}, {}, {}};
  }
  if (in_parentheses && !here.take(")")) return {};
  scan = here;
  return piece;
}

std::vector<MoveEffect> read_effects(Scan& scan, Letters const& letters, bool before) {
  Scan here = scan;
  bool const after_blank = here.blanks() || before;
  if (!here.take("[")) return {};
  std::vector<MoveEffect> effects;
  do {
    here.blanks();
    MoveEffect effect;
    if (!read_inner(here, letters, effect)) return {};
    // "[wSf3]" after a blank changes a piece; "[Sf3]" may be a threat.
    bool const must_be_effect =
        effect.kind != MoveEffect::Kind::added || effect.plus || effect.what.side.has_value();
    if (after_blank && !must_be_effect) return {};
    effects.push_back(std::move(effect));
  } while (here.take(","));
  if (!here.take("]")) return {};
  scan = here;
  return effects;
}

}  // namespace dawson::semantics
