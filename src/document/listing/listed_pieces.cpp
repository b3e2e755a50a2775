#include "document/listing/listed_pieces.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "document/fields/values.hpp"
#include "document/listing/listing_fields.hpp"
#include "document/listing/listing_words.hpp"
#include "notation/guess.hpp"
#include "notation/notations.hpp"
#include "text/closest_name.hpp"
#include "text/scanning.hpp"

namespace dawson::document {
namespace {

std::optional<chess::Position> position_in(FieldLine const& field, MarkupLanguage const& markup) {
  text::SourceMappedText const value = join_lines(field, markup);
  text::Diagnostics unused;  // reported when the field is read
  if (auto const* const notation = notation::find_notation(field.field->name)) {
    auto position = notation->read(value.text(), unused);
    return position ? std::optional(std::move(*position)) : std::nullopt;
  }
  auto guessed = notation::read_any(value.text(), unused);
  return guessed ? std::optional(std::move(guessed->position)) : std::nullopt;
}

}  // namespace

ListingBoard::ListingBoard(text::SourceMappedText const* own, std::vector<FieldLine> const& given,
                           MarkupLanguage const& markup)
    : own_(own != nullptr) {
  if (own) {
    FieldLine line;
    line.field = &position_of_listing();
    line.lines.push_back({*own});
    position_ = position_in(line, markup);
    return;
  }
  auto const field = std::ranges::find_if(
      given, [](FieldLine const& line) { return line.field->syntax == Syntax::position; });
  if (field != given.end()) position_ = position_in(*field, markup);
}

ListedPiecesEffect ListingBoard::take(std::string_view line,
                                      std::vector<ListedPiece> const& pieces) {
  if (!position_) return {};
  ListedPiecesEffect effect = place_listed_pieces(line, pieces, *position_, own_);
  placed_ = placed_ || effect.placed;
  return effect;
}

std::optional<ListingBoard::Written> ListingBoard::written() const {
  if (!placed_) return {};
  std::optional<Written> best;
  chess::Position position = *position_;
  // White to move is the default of FEN, so it carries no information.
  if (position.to_move == chess::Side(chess::Side::white)) position.to_move.reset();
  for (notation::Notation const& notation : notation::notations()) {
    notation::WriteResult made = notation.write(position);
    if (made.ok() && (!best || made.dropped.size() < best->dropped.size()))
      best = Written{find_field(notation.name), std::move(made.text), std::move(made.dropped)};
  }
  return best;
}

// clang-format off
//     line    = before | after ;
//     before  = squares , [ ":" | "=" ] , name , { sep , squares , [ ":" | "=" ] , name } ;
//     after   = name , [ ":" ] , squares , { [ sep ] , name , [ ":" ] , squares } ;
//     name    = { word } ;                                 (* a colour among them, or alone *)
//     squares = square , { [ "," | "and" ] , square } ;
//     sep     = "," | ";" | "." ;
// clang-format on

namespace {

using text::Span;

struct Token {
  enum class Kind { word, square, colon, separator } kind;
  Span where;
};

bool is_square(std::string_view word) {
  return word.size() == 2 && word[0] >= 'a' && word[0] <= 'z' && word[1] >= '1' && word[1] <= '9';
}

// Returns the tokens of the line; none if it contains any other character.
std::vector<Token> tokens_of(std::string_view line) {
  using Kind = Token::Kind;
  std::vector<Token> all;
  for (std::size_t at = 0; at < line.size();) {
    char const c = line[at];
    if (c == ' ') {
      ++at;
    } else if (c == ':' || c == '=') {
      all.push_back({Kind::colon, {at, at + 1}}), ++at;
    } else if (c == ',' || c == ';' || c == '.' || c == '&') {
      all.push_back({Kind::separator, {at, at + 1}}), ++at;
    } else if (text::is_word(c)) {
      std::size_t end = at;
      while (end < line.size() &&
             (text::is_word(line[end]) || line[end] == '-' || line[end] == '\''))
        ++end;
      std::size_t squares = at;
      while (squares + 2 <= end && is_square(line.substr(squares, 2))) squares += 2;
      if (squares == end) {
        for (; at < end; at += 2) all.push_back({Kind::square, {at, at + 2}});
      } else {
        all.push_back({Kind::word, {at, end}});
      }
      at = end;
    } else {
      return {};
    }
  }
  return all;
}

struct ColourForms {
  chess::Side side;
  std::array<std::string_view, 3> stems;  // English, German, French, as `text::folded` has them
};
ColourForms const colours[] = {{chess::Side::white, {"white", "weiss", "blanc"}},
                               {chess::Side::black, {"black", "schwarz", "noir"}},
                               {chess::Side::neutral, {"neutral", "neutral", "neutre"}}};

// Returns the colour of a word: "weisser", "blanches", "neutral".
std::optional<chess::Side> colour_of(std::string_view word) {
  std::string const folded = text::folded(word);
  constexpr std::array<std::string_view, 9> endings = {"",   "e",   "er", "es", "en",
                                                       "he", "hes", "s",  "em"};
  for (ColourForms const& row : colours)
    for (std::string_view const stem : row.stems)
      if (folded.starts_with(stem) &&
          std::ranges::count(endings, std::string_view(folded).substr(stem.size())) > 0)
        return row.side;
  return {};
}

// Returns the fairy piece of a name, also in the plural: "Grasshoppers", "Heuschrecken".
chess::FairyPiece const* piece_named(std::string_view name) {
  if (auto const* piece = chess::find_fairy_piece(name)) return piece;
  for (std::string_view const ending : {"s", "n", "es", "en", "e"})
    if (name.size() > ending.size() + 2 && name.ends_with(ending))
      if (auto const* piece = chess::find_fairy_piece(name.substr(0, name.size() - ending.size())))
        return piece;
  return nullptr;
}

class LineReader {
 public:
  explicit LineReader(std::string_view line) : line_(line), tokens_(tokens_of(line)) {}

  std::optional<std::vector<ListedPiece>> run() {
    if (tokens_.empty()) return {};
    bool const squares_first = tokens_.front().kind == Kind::square;
    while (at_ < tokens_.size()) {
      skip(Kind::separator);
      if (at_ == tokens_.size()) break;
      ListedPiece piece;
      bool const is_parsed = squares_first
                                 ? take_squares(piece) && skip(Kind::colon) && take_name(piece)
                                 : take_name(piece) && skip(Kind::colon) && take_squares(piece);
      if (!is_parsed) return {};
      pieces_.push_back(std::move(piece));
    }
    return std::move(pieces_);
  }

 private:
  using Kind = Token::Kind;
  std::string_view text(Span where) const {
    return line_.substr(where.begin, where.end - where.begin);
  }
  bool skip(Kind kind) {
    while (at_ < tokens_.size() && tokens_[at_].kind == kind) ++at_;
    return true;
  }

  bool take_squares(ListedPiece& piece) {
    while (at_ < tokens_.size()) {
      std::size_t next = at_;
      if (!piece.places.empty())
        while (next < tokens_.size() && joins(tokens_[next])) ++next;
      if (next == tokens_.size() || tokens_[next].kind != Kind::square) break;
      Span const where = tokens_[next].where;
      piece.places.push_back({*chess::read_square(text(where)), where});
      at_ = next + 1;
    }
    return !piece.places.empty();
  }
  bool joins(Token const& token) const {
    return token.kind == Kind::separator ||
           (token.kind == Kind::word && words_for_and().has(text(token.where)));
  }

  // Reads a name, also "White: Grasshopper"; a colour applies to the names after it too.
  bool take_name(ListedPiece& piece) {
    std::string name;
    bool any = false;
    for (; at_ < tokens_.size(); ++at_) {
      Token const& token = tokens_[at_];
      bool const colon_after_colour = token.kind == Kind::colon && any && name.empty();
      if (token.kind != Kind::word && !colon_after_colour) break;
      piece.name = {any ? piece.name.begin : token.where.begin, token.where.end};
      any = true;
      if (colon_after_colour) continue;
      if (auto const side = colour_of(text(token.where))) side_ = side;
      else name += (name.empty() ? "" : " ") + std::string(text(token.where));
    }
    piece.side = side_;
    piece.piece = piece_named(name);
    return !name.empty();
  }

  std::string_view line_;
  std::vector<Token> tokens_;
  std::size_t at_ = 0;
  std::optional<chess::Side> side_;
  std::vector<ListedPiece> pieces_;
};

chess::Piece const* piece_on(chess::Position const& position, chess::Square square) {
  auto const cell = chess::cell_at(position.board, square);
  auto const& occupant = position.board.cells()[*cell].occupant;
  return occupant ? std::get_if<chess::Piece>(&*occupant) : nullptr;
}

bool is_orthodox(chess::Piece const& piece) {
  using chess::Kind;
  constexpr Kind kinds[] = {Kind::king,   Kind::queen,  Kind::rook,
                            Kind::bishop, Kind::knight, Kind::pawn};
  return piece.rotation == 0 && std::ranges::count(kinds, piece.kind) > 0;
}

// Returns the finding for a line whose squares are all occupied.
std::optional<text::Diagnostic> fault_of_names(std::vector<ListedPiece> const& pieces,
                                               chess::Position const& position) {
  for (ListedPiece const& one : pieces)
    for (ListedPiece::Place const& place : one.places) {
      chess::Piece const* const piece = piece_on(position, place.square);
      if (!piece) continue;
      std::string const square = chess::square_name(place.square);
      if (one.side && *one.side != piece->side)
        return text::error("E-OCCUPIED", place.where,
                           fmt::format("{} has a {} piece, but the line names a {} one", square,
                                       chess::side_name(piece->side), chess::side_name(*one.side)),
                           "correct the square, the colour or the position");
      if (one.piece && is_orthodox(*piece))
        return text::warning(
            "W-LISTING", place.where,
            fmt::format("{} has a {}; line printed as a remark", square,
                        chess::kind_name(piece->kind)),
            fmt::format("add the {} to the position (`ffen: ...`), or write `remark: ...`",
                        one.piece->name));
    }
  return {};
}

text::Diagnostic without_colour(std::string_view line, ListedPiece const& piece) {
  std::string_view const first =
      line.substr(piece.places.front().where.begin,
                  piece.places.front().where.end - piece.places.front().where.begin);
  std::string name(line.substr(piece.name.begin, piece.name.end - piece.name.begin));
  return text::error(
      "E-COLOUR", piece.name, fmt::format("no piece on {}, and `{}` has no colour", first, name),
      fmt::format("write `White {0} {1}` or `Black {0} {1}` to place it, or `remark: ...`", name,
                  first));
}

}  // namespace

std::optional<std::vector<ListedPiece>> read_listed_pieces(std::string_view line) {
  return LineReader(line).run();
}

bool all_known(std::vector<ListedPiece> const& pieces) {
  return !pieces.empty() &&
         std::ranges::all_of(pieces, [](ListedPiece const& one) { return one.piece != nullptr; });
}

ListedPiecesEffect place_listed_pieces(std::string_view line,
                                       std::vector<ListedPiece> const& pieces,
                                       chess::Position& position, bool may_place) {
  ListedPiece::Place const* empty = nullptr;
  bool occupied = false;
  for (ListedPiece const& one : pieces)
    for (ListedPiece::Place const& place : one.places) {
      auto const cell = chess::cell_at(position.board, place.square);
      if (!cell)
        return {false, text::error("E-SQUARE", place.where,
                                   fmt::format("the board has no square {}",
                                               chess::square_name(place.square)),
                                   "correct the square")};
      if (position.board.cells()[*cell].occupant) occupied = true;
      else if (!empty) empty = &place;
    }
  if (!empty) return {false, fault_of_names(pieces, position)};
  std::string const square = chess::square_name(empty->square);
  if (!may_place)
    return {false, text::warning("W-EMPTY", empty->where,
                                 fmt::format("no piece on {}; line printed as a remark", square),
                                 "add the piece to the position")};
  if (!all_known(pieces))
    return {false, text::warning("W-LISTING", {0, line.size()},
                                 fmt::format("no piece on {}; line read as a remark", square),
                                 "add the piece to the position, or write `remark: ...`")};
  if (occupied)
    return {false, text::error("E-EMPTY", empty->where, fmt::format("no piece on {}", square),
                               "correct the square, or name new pieces on a separate line")};
  for (ListedPiece const& one : pieces)
    if (!one.side) return {false, without_colour(line, one)};
  for (ListedPiece const& one : pieces)
    for (ListedPiece::Place const& place : one.places) {
      auto const cell = chess::cell_at(position.board, place.square);
      auto& occupant = position.board.cells()[*cell].occupant;
      if (occupant)
        return {false,
                text::error("E-OCCUPIED", place.where,
                            fmt::format("two pieces on {}", chess::square_name(place.square)),
                            "correct one of the squares")};
      chess::Piece piece;
      piece.kind = chess::Kind::named;
      piece.side = *one.side;
      piece.name = one.piece->name;
      occupant = std::move(piece);
    }
  return {true, {}};
}

}  // namespace dawson::document
