#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "chess/board.hpp"
#include "chess/fairy_pieces.hpp"
#include "notation/characters.hpp"
#include "notation/men/men.hpp"
#include "notation/men/men_words.hpp"
#include "notation/write_result.hpp"

namespace dawson::notation {
namespace {

using chess::Kind;
using chess::Side;

/// Text of a piece after its colour in a list, and its place in the order.
struct Sign {
  std::size_t order = 0;
  std::string text;
};
using SignOf = std::optional<Sign> (*)(chess::Piece const&);

struct Form {
  SignOf sign_of;
  std::array<std::string_view, 3> colours;  ///< of White, Black and neutral pieces
  bool colour_before_each;                  ///< of the pieces, and a comma between them
};

std::size_t place_of(Kind kind) {
  return static_cast<std::size_t>(std::ranges::find(orthodox_kinds(), kind) -
                                  orthodox_kinds().begin());
}

// In a list, rotated pieces follow the same pieces upright.
std::size_t order_of(std::size_t place, chess::Piece const& piece) {
  return place * turn_words.size() + static_cast<std::size_t>(piece.rotation);
}

std::string_view turn_word(chess::Piece const& piece) {
  return turn_words[static_cast<std::size_t>(piece.rotation)];
}

std::optional<Sign> popeye_sign(chess::Piece const& piece) {
  std::string const walk = english_walk(piece);
  if (walk.empty()) return {};
  auto const fairy = std::ranges::find(chess::fairy_pieces(), piece.name, &chess::FairyPiece::name);
  std::size_t const place =
      piece.kind == Kind::named
          ? orthodox_kinds().size() +
                static_cast<std::size_t>(fairy - chess::fairy_pieces().begin())
          : place_of(piece.kind);
  std::string_view const sign = piece.rotation == 0 ? "" : "*";
  return Sign{order_of(place, piece), fmt::format("{}{}{}", walk, sign, turn_word(piece))};
}

std::optional<Sign> german_sign(chess::Piece const& piece) {
  constexpr int turn_of_x = 2;
  std::size_t const orthodox = orthodox_kinds().size();
  bool const equihopper = piece.kind == Kind::named && piece.name == "equihopper";
  if (equihopper && piece.rotation == turn_of_x) return Sign{order_of(orthodox, piece), "X"};
  char const letter = equihopper                   ? 'E'
                      : piece.kind == Kind::circle ? 'C'
                                                   : german_letter(piece.kind);
  if (letter == 0) return {};
  std::size_t const place = equihopper                   ? orthodox
                            : piece.kind == Kind::circle ? orthodox + 1
                                                         : place_of(piece.kind);
  return Sign{order_of(place, piece), fmt::format("{}{}", letter, turn_word(piece))};
}

/// Returns a king in place of `piece` if the list can contain it: then only its side remains to be
/// checked.
chess::Piece known_as_king(chess::Piece piece, Form const& form) {
  if (!form.sign_of(piece)) return piece;
  piece.kind = Kind::king;
  piece.name.clear();
  piece.rotation = 0;
  return piece;
}

std::vector<std::string> unsupported_in(Form const& form, chess::Board board) {
  constexpr std::size_t last_file = 'z' - 'a';
  static constexpr std::array kinds = {Kind::king};
  bool occupied = false, beyond = false;
  for (std::size_t r = 0; r < board.rows(); ++r) {
    auto const row = board.row(r);
    for (std::size_t file = 0; file < row.size(); ++file) {
      if (!row[file].occupant) continue;
      occupied = true;
      beyond = beyond || file > last_file;
      if (auto* piece = std::get_if<chess::Piece>(&*row[file].occupant))
        *piece = known_as_king(std::move(*piece), form);
    }
  }
  auto unsupported = unsupported_pieces(board, {.kinds = kinds, .neutral = true});
  if (!occupied) unsupported.emplace_back("a board without pieces");
  if (beyond) unsupported.emplace_back("squares beyond the file z");
  return unsupported;
}

/// Order of a list: by colour, attributes, kind and turn, file and rank. Pieces without attributes
/// come first; hunters, which no table contains, are sorted by their signs.
struct Place {
  std::size_t colour = 0;
  std::string attributes;
  std::size_t order = 0;
  std::string sign;

  friend auto operator<=>(Place const&, Place const&) = default;
};
using Placed = std::map<Place, std::string>;  // squares

std::string attributes_on(chess::Position const& position, chess::Square square) {
  auto const found = std::ranges::find(position.attributes, square, &chess::Attributes::square);
  std::string all;
  if (found != position.attributes.end())
    for (std::string const& word : found->words) all += word + " ";
  return all;
}

std::string square_text(std::size_t file, std::size_t rank) {
  constexpr std::size_t largest_digit = 9;
  std::string const name = chess::file_name(static_cast<int>(file));
  return rank + 1 > largest_digit ? fmt::format("{}{{{}}}", name, rank + 1)
                                  : fmt::format("{}{}", name, rank + 1);
}

Placed placed_in(Form const& form, chess::Position const& position) {
  chess::Board const& board = position.board;
  Placed placed;
  for (std::size_t file = 0; file < board.row(0).size(); ++file)
    for (std::size_t rank = 0; rank < board.rows(); ++rank) {
      chess::Cell const& cell = board.row(board.rows() - 1 - rank)[file];
      if (!cell.occupant) continue;
      auto const& piece = std::get<chess::Piece>(*cell.occupant);
      auto const sign = *form.sign_of(piece);
      std::size_t const colour = piece.side == Side::white ? 0 : piece.side == Side::black ? 1 : 2;
      chess::Square const square{static_cast<int>(file), static_cast<int>(rank)};
      std::string attributes = form.colour_before_each ? "" : attributes_on(position, square);
      placed[{colour, std::move(attributes), sign.order, sign.text}] += square_text(file, rank);
    }
  return placed;
}

WriteResult write_list(Form const& form, chess::Position const& position) {
  chess::Board const& board = position.board;
  WriteResult result;
  result.unsupported = unsupported_in(form, board);
  if (!result.ok()) return result;
  constexpr std::size_t default_size = 8;
  if (board.rows() != default_size || board.row(0).size() != default_size)
    result.text = fmt::format("[{}x{}]", board.row(0).size(), board.rows());
  std::optional<std::size_t> colour;
  for (auto const& [place, squares] : placed_in(form, position)) {
    bool const named =
        form.colour_before_each || colour != place.colour || !place.attributes.empty();
    if (!result.text.empty()) result.text += form.colour_before_each && colour ? ", " : " ";
    colour = place.colour;
    if (named) result.text += form.colours[*colour];
    if (named && !form.colour_before_each) result.text += ' ' + place.attributes;
    result.text += place.sign + squares;
  }
  drop_beside_board(position, result);
  return result;
}

}  // namespace

WriteResult write_men(chess::Position const& position) {
  return write_list({popeye_sign, {"White", "Black", "Neutral"}, false}, position);
}

WriteResult write_men_german(chess::Position const& position) {
  return write_list({german_sign, {"w", "s", "n"}, true}, position);
}

}  // namespace dawson::notation
