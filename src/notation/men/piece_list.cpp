#include "notation/men/piece_list.hpp"

#include <algorithm>
#include <string>
#include <tuple>

#include <fmt/format.h>

#include "chess/board.hpp"
#include "chess/fairy_pieces.hpp"
#include "notation/characters.hpp"
#include "notation/men/men.hpp"
#include "notation/men/men_words.hpp"

namespace dawson::notation {

// Each piece gets a square of the lowest rank, so that a list by square can be read.

namespace {

constexpr std::size_t most = 8;

// The list that is read in place of the text, and for each of its bytes the byte of the text.
struct Placed {
  std::string list;
  std::vector<std::size_t> places;
  std::size_t pieces = 0;

  void add(std::string_view bytes, std::size_t at, bool literal) {
    for (std::size_t i = 0; i < bytes.size(); ++i) {
      list += bytes[i];
      places.push_back(literal ? at + i : at);
    }
  }
  text::Span origin(text::Span span, std::size_t end) const {
    auto const place = [&](std::size_t i) { return i < places.size() ? places[i] : end; };
    std::size_t const begin = place(span.begin);
    return {begin, std::max(begin, span.end > span.begin ? place(span.end - 1) + 1 : begin)};
  }
};

Placed placed(std::string_view text) {
  Placed out;
  constexpr std::string_view separators = " \t,;";
  bool in_words = false;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t const begin = text.find_first_not_of(separators, at);
    if (begin == std::string_view::npos) break;
    std::size_t const end = std::min(text.find_first_of(separators, begin), text.size());
    std::string_view const word = text.substr(begin, end - begin);
    bool const colour = find_colour_word(word) != nullptr;
    in_words = in_words || colour;
    if (!out.list.empty()) out.add(in_words ? " " : ", ", begin, false);
    out.add(word, begin, true);
    if (!colour) {
      char const square[] = {static_cast<char>('a' + std::min(out.pieces++, most - 1)), '1'};
      out.add({square, sizeof square}, end - 1, false);
    }
    at = end;
  }
  return out;
}

}  // namespace

text::Result<std::vector<chess::SquareContent>> read_men_alone(
    std::string_view text, std::optional<chess::Language> language, text::Diagnostics& warnings) {
  Placed const list = placed(text);
  if (list.pieces > most)
    return text::error("E-LIMIT", {0, text.size()},
                       fmt::format("{} pieces are too many for one name", list.pieces),
                       fmt::format("write at most {} pieces", most));
  auto position = read_men(list.list, language);
  if (!position) {
    text::Diagnostic fault = std::move(position.error());
    fault.span = list.origin(fault.span, text.size());
    return fault;
  }
  if (!position->attributes.empty())
    warnings.push_back(text::warning("W-ATTRIBUTE", {0, text.size()},
                                     "attributes of pieces in running text are not printed",
                                     "write the attribute in the text"));
  std::vector<chess::SquareContent> pieces;
  for (chess::Cell const& cell : position->board.cells())
    if (cell.occupant) pieces.push_back(*cell.occupant);
  return pieces;
}

namespace {

using chess::Side;

constexpr std::string_view colours = "wbn";
constexpr Side sides[] = {Side::white, Side::black, Side::neutral};
constexpr std::size_t side_length = 8;

chess::Board empty_board() {
  chess::Board board;
  for (std::size_t rank = 0; rank < side_length; ++rank) {
    board.open_row();
    for (std::size_t file = 0; file < side_length; ++file) {
      chess::Cell cell;
      cell.left = static_cast<int>(file) * chess::quarters;
      board.add(std::move(cell));
    }
  }
  board.checker(chess::Shade::dark);
  return board;
}

// Adds one item to the position; returns the error if it is not valid.
std::optional<text::Diagnostic> take(std::string_view item, std::size_t begin,
                                     chess::Position& position) {
  text::Span const where{begin, begin + item.size()};
  auto const colour = colours.find(item.front());
  if (colour == std::string_view::npos || item.size() < 4)
    return text::error("E-MAN", where, fmt::format("`{}` is not a piece with its square", item),
                       "write a colour, a piece and a square: `wKf3`, `b(Royal)Zd5`");
  chess::Attributes attributes;
  std::string_view rest = item.substr(1);
  if (std::size_t const close = rest.find(')'); rest.front() == '(' && close != rest.npos) {
    std::string_view words = rest.substr(1, close - 1);
    rest.remove_prefix(close + 1);
    while (!words.empty()) {
      std::size_t const comma = std::min(words.find(','), words.size());
      auto const word = attribute_in_english(words.substr(0, comma));
      if (word.empty())
        return text::error("E-MAN", where,
                           fmt::format("unknown attribute `{}`", words.substr(0, comma)),
                           "write an attribute of Popeye's, such as `Royal` or `Magic`");
      attributes.words.emplace_back(word);
      words.remove_prefix(std::min(comma + 1, words.size()));
    }
  }
  if (rest.size() < 3)
    return text::error("E-MAN", where, fmt::format("`{}` has no piece or no square", item),
                       "write a colour, a piece and a square: `wKf3`");
  auto const square = chess::read_square(rest.substr(rest.size() - 2));
  auto const cell = square ? chess::cell_at(position.board, *square) : std::nullopt;
  if (!cell)
    return text::error("E-SQUARE", where,
                       fmt::format("the board has no square {}", rest.substr(rest.size() - 2)),
                       "write a square from `a1` to `h8`");
  std::string_view const walk = rest.substr(0, rest.size() - 2);
  auto piece = piece_of_walk(walk, chess::Language::english);
  if (!piece)
    return text::error("E-MAN", where, fmt::format("unknown piece `{}`", walk),
                       hint_for_walk(walk.substr(0, 2), chess::Language::english));
  piece->side = sides[colour];
  auto& occupant = position.board.cells()[*cell].occupant;
  if (occupant)
    return text::error("E-OCCUPIED", where,
                       fmt::format("two pieces on {}", chess::square_name(*square)),
                       "remove one of the two pieces");
  occupant = std::move(*piece);
  attributes.square = *square;
  if (!attributes.words.empty()) position.attributes.push_back(std::move(attributes));
  return {};
}

std::string joined(std::vector<std::string> const& words) {
  std::string out;
  for (std::string const& word : words) out += (out.empty() ? "(" : ",") + word;
  return out.empty() ? out : out + ")";
}

}  // namespace

bool are_men_singly(std::string_view text) {
  bool any = false;
  for (std::size_t at = text.find_first_not_of(text::white_space); at < text.size();
       at = text.find_first_not_of(text::white_space, at)) {
    std::size_t const end = std::min(text.find_first_of(text::white_space, at), text.size());
    std::string_view const item = text.substr(at, end - at);
    bool const coloured = colours.find(item[0]) != std::string_view::npos && item.size() > 3 &&
                          (is_upper(item[1]) || is_digit(item[1]) || item[1] == '(');
    if (!coloured || item.find_first_of("),;") == item.size() - 1) return false;
    if (item.find_first_of(",;", item.find(')') == item.npos ? 0 : item.find(')')) != item.npos)
      return false;
    any = true;
    at = end;
  }
  return any;
}

text::Result<chess::Position> read_men_singly(std::string_view text) {
  chess::Position position;
  position.board = empty_board();
  bool any = false;
  for (std::size_t at = text.find_first_not_of(text::white_space); at < text.size();
       at = text.find_first_not_of(text::white_space, at)) {
    std::size_t const end = std::min(text.find_first_of(text::white_space, at), text.size());
    if (auto fault = take(text.substr(at, end - at), at, position)) return std::move(*fault);
    any = true;
    at = end;
  }
  if (!any)
    return text::error("E-EMPTY", {0, 0}, "missing pieces",
                       "write pieces and their squares: `wKf3 bKh1`");
  return position;
}

std::string write_men_singly(chess::Position const& position, std::vector<std::string>& unsaid) {
  struct Item {
    std::tuple<std::size_t, std::size_t, std::string, std::string, std::string> order;
    std::string text;
  };
  std::vector<Item> items;
  auto const rows = position.board.rows();
  for (std::size_t row = 0; row < rows; ++row)
    for (std::size_t file = 0; file < position.board.row(row).size(); ++file) {
      auto const& occupant = position.board.row(row)[file].occupant;
      if (!occupant) continue;
      chess::Square const square{static_cast<int>(file), static_cast<int>(rows - 1 - row)};
      std::string const name = chess::square_name(square);
      auto const* piece = std::get_if<chess::Piece>(&*occupant);
      std::string const walk = piece && piece->rotation == 0 ? english_walk(*piece) : std::string();
      auto const* const side = piece ? std::ranges::find(sides, piece->side) : std::end(sides);
      if (walk.empty() || side == std::end(sides)) {
        unsaid.push_back(name);
        continue;
      }
      auto const kinds = orthodox_kinds();
      auto const kind = std::ranges::find(kinds, piece->kind);
      auto const attributes =
          std::ranges::find(position.attributes, square, &chess::Attributes::square);
      std::string const words =
          attributes == position.attributes.end() ? "" : joined(attributes->words);
      auto const colour = static_cast<std::size_t>(side - std::begin(sides));
      items.push_back({{colour, static_cast<std::size_t>(kind - kinds.begin()),
                        kind == kinds.end() ? walk : "", words, name},
                       fmt::format("{}{}{}{}", colours[colour], words, walk, name)});
    }
  std::ranges::sort(items, {}, &Item::order);
  std::string out;
  for (Item const& item : items) out += (out.empty() ? "" : " ") + item.text;
  return out;
}

}  // namespace dawson::notation
