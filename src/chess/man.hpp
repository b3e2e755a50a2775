// What can stand on a square: men (markers are men too) and texts.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

namespace dawson::chess {

/// Whose a man is. `numbered` serves FFEN's further colours ("FFEN 0.02, long names"): 3 and above
/// have a number and no name.
struct Side {
  enum Name : std::uint8_t {
    white,
    black,
    neutral,
    red,
    blue,
    green,
    yellow,
    purple,
    orange,
    numbered
  };

  Name name = white;
  unsigned number = 0;  ///< with `numbered` alone: 3 or more

  constexpr Side() = default;
  constexpr Side(Name of) : name(of) {}
  static constexpr Side colour(unsigned number) {
    Side side{numbered};
    side.number = number;
    return side;
  }
  friend bool operator==(Side const&, Side const&) = default;
};

/// "white", "red", or "colour 3".
std::string side_name(Side side);

/// The kinds that notations have a letter of their own for. Everything else is `named`.
enum class Kind : std::uint8_t {
  king,
  queen,
  rook,
  bishop,
  knight,
  pawn,
  archbishop,
  chancellor,  // X-FEN
  robot,       // X2-FEN
  circle,
  cross,
  square,
  triangle,  // markers of janko.at's Fairy FEN
  letter,    // FFEN: a fairy man known by one letter
  named,     // a man known by name: "grasshopper"
};

/// "king", "circle"; "letter" and "named" for men that carry names of their own.
std::string_view kind_name(Kind kind);

/// What a man was before: shogi's `+` stands before the letter of the man who has promoted,
/// crazyhouse's `~` behind that of what a pawn has become.
enum class Promotion : std::uint8_t { none, promoted, was_pawn };

/// "promoted", "was a pawn"; empty for `none`.
std::string_view promotion_name(Promotion promotion);

struct Man {
  Kind kind = Kind::pawn;
  Side side;
  int rotation = 0;  ///< eighths of a turn, clockwise, 0 to 7
  std::string
      name;  ///< `letter`: that letter, lower case; `named`: the name, lower case; else empty
  Promotion promotion = Promotion::none;  ///< of a man whose kind does not say it

  friend bool operator==(Man const&, Man const&) = default;
};

/// A letter or a number standing in a square in a man's place.
struct Text {
  std::string text;  ///< as written, leading zeros kept
  int rotation = 0;  ///< eighths of a turn, clockwise, 0 to 7

  friend bool operator==(Text const&, Text const&) = default;
};

/// What stands in a square.
struct Occupant : std::variant<Man, Text> {
  using variant::variant;
  // Compiled once, in man.cpp.
  Occupant();
  Occupant(Occupant const&);
  Occupant(Occupant&&) noexcept;
  Occupant& operator=(Occupant const&);
  Occupant& operator=(Occupant&&) noexcept;
  ~Occupant();
  friend bool operator==(Occupant const&, Occupant const&);
};

}  // namespace dawson::chess
