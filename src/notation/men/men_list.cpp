#include "notation/men/men.hpp"

#include <algorithm>
#include <array>
#include <variant>

#include <fmt/format.h>

#include "chess/board.hpp"
#include "chess/fairy_pieces.hpp"
#include "notation/characters.hpp"
#include "notation/placement.hpp"
#include "text/scanning.hpp"
#include "text/suggestions.hpp"

namespace dawson::notation {
namespace {

using chess::Language;
using chess::Side;

chess::Board empty_board(std::size_t files, std::size_t ranks) {
  chess::Board board;
  for (std::size_t rank = 0; rank < ranks; ++rank) {
    board.open_row();
    for (std::size_t file = 0; file < files; ++file) {
      chess::Cell cell;
      cell.left = static_cast<int>(file) * chess::quarters;
      board.add(std::move(cell));
    }
  }
  board.checker(chess::Shade::dark);
  return board;
}

bool fits(chess::Count const& stated, chess::Count const& found) {
  return stated.white == found.white && stated.black == found.black &&
         stated.neutral == found.neutral;
}

chess::Count count_everything(chess::Board const& board) {
  chess::Count count;
  for (chess::Cell const& cell : board.cells()) {
    auto const* piece = cell.occupant ? std::get_if<chess::Piece>(&*cell.occupant) : nullptr;
    if (piece == nullptr) continue;
    if (piece->side == Side::white) ++count.white;
    if (piece->side == Side::black) ++count.black;
    if (piece->side == Side::neutral) ++count.neutral;
  }
  return count;
}

}  // namespace

ListedPieces::ListedPieces(std::string_view text, std::optional<Language> language)
    : text_(text), language_(language), board_(empty_board(8, 8)) {}

void ListedPieces::open_size(std::size_t bracket) {
  if (sized_ || count_)
    throw fault_at(text_, bracket, "E-CHAR", "board size must come first, and only once",
                   "write one size, before everything else: `[10x8] wKd1`");
  sized_ = true;
}

void ListedPieces::set_size(std::vector<text::Span> const& numbers) {
  open_size(numbers[0].begin - 1);
  std::size_t sizes[] = {1, 1, 1}, squares = 1;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (text_[numbers[i].begin] == '0')
      throw fault_at(text_, numbers[i].begin, "E-CHAR", "board size starts with 0",
                     "remove the `0`");
    sizes[i] = number_of_squares(written(numbers[i]));
    if (sizes[i] > square_limit / squares) throw too_many_squares(numbers[i]);
    squares *= sizes[i];
  }
  if (numbers.size() < 3) {
    board_ = empty_board(sizes[0], sizes[1]);
    return;
  }
  constexpr std::size_t letters = 26;
  chess::Planes const planes{static_cast<int>(sizes[0]), static_cast<int>(sizes[1]),
                             static_cast<int>(sizes[2]), false, across_};
  if (sizes[2] > letters || planes.all_files() * planes.all_ranks() > square_limit)
    throw too_many_squares(numbers[2]);
  planes_ = planes;
  board_ = chess::board_of(planes);
}

void ListedPieces::set_stereo(text::Span word) {
  open_size(word.begin - 1);
  planes_ = chess::stereo_planes();
  board_ = chess::board_of(*planes_);
}

void ListedPieces::set_count(std::vector<text::Span> const& numbers) {
  if (count_)
    throw fault_at(text_, numbers[0].begin - 1, "E-CHAR", "duplicate piece count",
                   "remove one of the two counts");
  std::array<int, 3> pieces{};
  for (std::size_t i = 0; i < numbers.size(); ++i)
    pieces[i] = static_cast<int>(number_of_squares(written(numbers[i])));
  count_ = chess::Count{pieces[0], pieces[1], pieces[2]};
  count_where_ = {numbers.front().begin, numbers.back().end};
}

void ListedPieces::read_word(text::Span where) {
  if (auto const fault = encoding_fault(text_, where)) throw *fault;
  if (auto const* colour = find_colour_word(written(where))) return set_side(*colour, where);
  std::string_view const attribute = attribute_in_english(written(where));
  if (attribute.empty()) refuse_word(where);
  if (royal_is_placed_) std::erase(words_, "Royal");
  royal_is_placed_ = false;
  if (std::ranges::count(words_, attribute) == 0) words_.emplace_back(attribute);
}

void ListedPieces::refuse_word(text::Span where) const {
  std::string_view const word = written(where);
  std::string hint = "write a colour, an attribute, or a piece with its squares: `White Kd1`";
  if (auto const name = chess::closest_fairy_piece(word); !name.empty())
    hint = fmt::format("write the {} as `{}` and its squares after it", name,
                       chess::find_fairy_piece(name)->abbreviations.in(letters()));
  throw text::suggesting(
      text::error("E-MAN", where,
                  fmt::format("`{}` is not a colour, an attribute or a piece", word),
                  std::move(hint)),
      closest_list_word(word));
}

void ListedPieces::set_side(ColourWords const& colour, text::Span where) {
  if (!colour.has(written(where), letters()))
    throw text::error(
        "E-LANGUAGE", where, fmt::format("`{}` is a word of another language", written(where)),
        "name all colours in one language, on which the letters of the pieces depend");
  if (awaits_pieces_)
    throw text::error("E-EMPTY", where, "the colour before this one has no pieces",
                      "write its pieces, or remove it");
  side_ = colour.side;
  awaits_pieces_ = true;
  words_.clear();
}

void ListedPieces::set_walk(text::Span where) {
  auto const piece = piece_of_walk(written(where), letters());
  if (!piece)
    throw text::error("E-MAN", where, fmt::format("unknown piece `{}`", written(where)),
                      hint_for_walk(written(where), letters()));
  piece_ = *piece;
  if (royal_is_placed_) std::erase(words_, "Royal");
  royal_is_placed_ = true;
}

void ListedPieces::refuse_without_squares(text::Span where) const {
  std::string_view const walk = written(where);
  bool const whole = walk.size() <= 2 && piece_of_walk(walk, letters());
  bool const first =
      !is_square_name(walk) && piece_of_walk(walk.substr(0, 1), letters()).has_value();
  std::string const hint = "write the squares of a piece directly after it: `Sg3f7`";
  if (whole)
    throw fault_at(text_, where.end, "E-SQUARE", fmt::format("piece `{}` has no square", walk),
                   hint);
  if (first)
    throw text::error("E-SQUARE", {where.begin + 1, where.end},
                      fmt::format("`{}` is not a square", walk.substr(1)), hint);
  throw text::error("E-MAN", where, fmt::format("unknown piece `{}`", walk),
                    walk.size() <= 2 ? hint_for_walk(walk, letters()) : hint);
}

void ListedPieces::set_colour(text::Span where) {
  char const letter = text_[where.begin];
  bool const black = letter == 's' || letter == 'b';
  if (black && black_ != 0 && black_ != letter)
    throw text::error("E-LANGUAGE", where, fmt::format("Black is `{}` earlier in the list", black_),
                      fmt::format("write `{}` here too", black_));
  if (black) black_ = letter;
  side_ = letter == 'w' ? Side::white : black ? Side::black : Side::neutral;
}

void ListedPieces::set_letter(text::Span where) {
  char const letter = text_[where.begin];
  auto const pieces = pieces_of_letter(letter, language_);
  if (pieces.empty())
    throw text::error("E-MAN", where, fmt::format("no piece has the letter `{}`", letter),
                      letters() == chess::language_of_diagram_sty || !language_
                          ? "write K D T L S B, C for a circle, E or X for an equihopper"
                          : hint_for_walk(written(where), letters()));
  if (pieces.size() > 1)
    throw text::error("E-LANGUAGE", where, "`B` is a bishop in English and a pawn in German",
                      "name the language, or write `s` for Black if the letters are German");
  piece_ = pieces.front();
}

void ListedPieces::turn(int eighths) { piece_.rotation = (piece_.rotation + eighths) % 8; }

void ListedPieces::refuse_square(text::Span where) const {
  std::string const which = fmt::format("board has no square `{}`", written(where));
  if (planes_)
    throw text::error("E-SQUARE", where, which,
                      planes_->stereo ? "write a square of the planes above, `c3A` to `f6D`"
                                      : "write the letter of the plane after the square: `a1A`");
  throw text::error(
      "E-SQUARE", where, which,
      fmt::format("write a square of {} files and {} ranks{}", board_.row(0).size(), board_.rows(),
                  sized_ ? "" : ", or `[10x10]` before the list for a larger board"));
}

void ListedPieces::add_square(text::Span where) {
  bool const has_plane = planes_ && text::is_upper(text_[where.end - 1]);
  std::string_view rank = written({where.begin + 1, where.end - (has_plane ? 1 : 0)});
  bool const braced = rank.front() == '{';
  if (braced) rank = rank.substr(1, rank.size() - 2);
  if (!braced && rank.size() > 1)
    throw text::error("E-SQUARE", where, "rank has more than one digit",
                      fmt::format("write `{}{{{}}}`", text_[where.begin], rank));
  auto const square = planes_ ? chess::on_board(*planes_, written(where))
                              : chess::read_square(fmt::format("{}{}", text_[where.begin], rank));
  auto const cell = square ? chess::cell_at(board_, *square) : std::nullopt;
  if (!cell) refuse_square(where);
  if (auto const [taken, free] = taken_.emplace(*cell, where); !free) {
    auto occupied =
        text::error("E-OCCUPIED", where, fmt::format("two pieces on {}", written(where)),
                    "remove one of the two pieces");
    occupied.notes.push_back({taken->second, "first piece is here"});
    throw occupied;
  }
  piece_.side = *side_;
  board_.cells()[*cell].occupant = piece_;
  if (!words_.empty()) attributes_.push_back({*square, words_});
  awaits_pieces_ = false;
}

void ListedPieces::finish(std::size_t at) const {
  if (awaits_pieces_)
    throw text::error("E-EMPTY", {at, at}, "the last colour has no pieces",
                      "write its pieces, or remove it");
  // diagram.sty counts circles as pieces; printed counts do not.
  auto const found = chess::count_pieces(board_);
  if (count_ && !fits(*count_, found) && !fits(*count_, count_everything(board_)))
    throw text::error("E-COUNT", count_where_,
                      fmt::format("piece count is {}; the list has {}", written(count_where_),
                                  chess::count_text(found)),
                      fmt::format("write `[{}]`, or correct the list", chess::count_text(found)));
}

}  // namespace dawson::notation
