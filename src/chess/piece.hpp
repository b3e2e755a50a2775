// The content of a square: a piece (markers are pieces too) or a text.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

namespace dawson::chess {

/// Owner of a piece. `numbered` is for the further colours of FFEN ("FFEN 0.02, long names"): 3 and
/// above have a number and no name.
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
  unsigned number = 0;  ///< only with `numbered`: 3 or more

  constexpr Side() = default;
  constexpr Side(Name of) : name(of) {}
  /// Returns the side of a numbered colour, 3 or more.
  static constexpr Side colour(unsigned number) {
    Side side{numbered};
    side.number = number;
    return side;
  }
  friend bool operator==(Side const&, Side const&) = default;
};

/// Returns "white", "red", or "colour 3".
std::string side_name(Side side);

/// Kinds of pieces with a letter of their own in some notation. All others are `named`.
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
  letter,    // FFEN: a fairy piece known by one letter
  named,     // a piece known by name: "grasshopper"
};

/// Returns "king", "circle"; "letter" and "named" for pieces with a name of their own.
std::string_view kind_name(Kind kind);

/// Former state of a piece: in shogi, `+` comes before the letter of a promoted piece; in
/// crazyhouse, `~` comes after the letter of a promoted pawn.
enum class Promotion : std::uint8_t { none, promoted, was_pawn };

/// Returns "promoted", "was a pawn", or an empty text for `none`.
std::string_view promotion_name(Promotion promotion);

struct Piece {
  Kind kind = Kind::pawn;
  Side side;
  int rotation = 0;  ///< eighths of a turn, clockwise, 0 to 7
  std::string
      name;  ///< `letter`: that letter, lower case; `named`: the name, lower case; otherwise empty
  Promotion promotion = Promotion::none;  ///< for pieces whose kind does not include it

  friend bool operator==(Piece const&, Piece const&) = default;
};

/// A letter or a number in a square, instead of a piece.
struct Text {
  std::string text;  ///< as written, leading zeros kept
  int rotation = 0;  ///< eighths of a turn, clockwise, 0 to 7

  friend bool operator==(Text const&, Text const&) = default;
};

/// Content of an occupied square.
struct SquareContent : std::variant<Piece, Text> {
  using variant::variant;
  // Compiled once, in piece.cpp.
  SquareContent();
  SquareContent(SquareContent const&);
  SquareContent(SquareContent&&) noexcept;
  SquareContent& operator=(SquareContent const&);
  SquareContent& operator=(SquareContent&&) noexcept;
  ~SquareContent();
  friend bool operator==(SquareContent const&, SquareContent const&);
};

}  // namespace dawson::chess
