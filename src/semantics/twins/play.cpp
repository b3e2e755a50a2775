#include "semantics/twins/play.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "chess/fairy_pieces.hpp"
#include "semantics/twins/board_changes.hpp"

namespace dawson::semantics {

// Each change applies to the board that the changes before it have left. The pieces found there
// are written into the change, so that the printer of "a5-b5" knows which piece moves.

namespace {

using chess::ChangeKind;
using chess::NamedPiece;
using chess::Piece;
using chess::Side;
using chess::Square;
using chess::TwinChange;

/// Returns the kind and rotation of a piece, or those of its symbol if it is a named piece with a
/// standard one: a grasshopper is a rotated queen.
std::pair<chess::Kind, int> symbol_of(Piece const& piece) {
  if (piece.kind == chess::Kind::named)
    if (auto const* fairy = chess::find_fairy_piece(std::string_view(piece.name)))
      if (fairy->figure.kind != chess::Kind::circle)
        return {fairy->figure.kind, fairy->figure.rotation + piece.rotation};
  return {piece.kind, piece.rotation};
}

bool same_walk(Piece const& a, Piece const& b) {
  if (a.kind == b.kind && a.name == b.name && a.rotation == b.rotation) return true;
  bool const named = a.kind == chess::Kind::named || b.kind == chess::Kind::named;
  bool const both = a.kind == chess::Kind::named && b.kind == chess::Kind::named;
  return named && !both && symbol_of(a) == symbol_of(b);
}

class Player {
 public:
  explicit Player(chess::Position position) : position_(std::move(position)) {}

  // Errors are thrown as diagnostics and end the twin.
  Played run(chess::Twin twin) {
    if (twin.fault) throw text::Diagnostic(*twin.fault);
    for (TwinChange& change : twin.changes) play(change);
    return {std::move(position_), std::move(twin), std::move(warnings_)};
  }

 private:
  void play(TwinChange& change) {
    switch (change.kind) {
      case ChangeKind::move: return move(change);
      case ChangeKind::exchange: return exchange(change);
      case ChangeKind::remove:
        for (NamedPiece& piece : change.pieces) remove(piece);
        return;
      case ChangeKind::add:
      case ChangeKind::replace: return add_all(change);
      case ChangeKind::substitute: return substitute(change);
      case ChangeKind::rotate: {
        check_outline(change, change.angle != 180);
        return carry(change, rotation(change.angle, files(), ranks()));
      }
      case ChangeKind::mirror: {
        check_outline(change, change.reflection >= chess::Reflection::a1_h8);
        return carry(change, reflection(change.reflection, files(), ranks()));
      }
      case ChangeKind::shift:
        check_outline(change, false);
        return carry(change, shift(*change.pieces[0].square, *change.pieces[1].square), false);
      case ChangeKind::polish_type: return change_colours();
      case ChangeKind::conditions:
      case ChangeKind::stipulation:
      case ChangeKind::invisible: return;
    }
  }

  int files() const { return static_cast<int>(position_.board.row(0).size()); }
  int ranks() const { return static_cast<int>(position_.board.rows()); }

  void check_outline(TwinChange const& change, bool square) const {
    if (can_be_carried(position_.board, square)) return;
    throw text::error("E-OUTSIDE", change.where,
                      "a board of this outline does not allow this change",
                      square ? "use a square board for quarter turns and diagonal reflections"
                             : "use a board of straight rows");
  }

  std::size_t cell(NamedPiece const& piece) const {
    if (auto const at = chess::cell_at(position_.board, *piece.square)) return *at;
    throw text::error("E-SQUARE", piece.where,
                      fmt::format("the board has no square {}", chess::square_name(*piece.square)),
                      "name a square of the board; rank 1 is at the bottom");
  }

  std::optional<chess::SquareContent>& occupant(std::size_t cell) {
    return position_.board.cells()[cell].occupant;
  }

  // Finds the piece and its kind.
  std::size_t find(NamedPiece& piece) {
    if (!piece.square) piece.square = only_place(piece);
    std::size_t const at = cell(piece);
    auto const& there = occupant(at);
    if (!there)
      throw text::error("E-EMPTY", piece.where,
                        fmt::format("there is no {} on {}", description_of(piece),
                                    chess::square_name(*piece.square)),
                        hint_of(piece, position_.board));
    if (!fits(*there, piece))
      throw text::error("E-OTHER", piece.where,
                        fmt::format("expected a {} on {}, found a {}", description_of(piece),
                                    chess::square_name(*piece.square), description_of(*there)),
                        hint_of(piece, position_.board));
    if (auto const* found = std::get_if<Piece>(&*there)) {
      piece.side = found->side;
      piece.pieces = {*found};
    }
    return at;
  }

  Square only_place(NamedPiece const& piece) const {
    auto const places = places_of(piece, position_.board);
    if (places.size() == 1) return places.front();
    std::string const who = description_of(piece);
    if (places.empty())
      throw text::error("E-OTHER", piece.where, fmt::format("there is no {} on the board", who),
                        hint_of(piece, position_.board));
    throw text::error("E-AMBIGUOUS", piece.where,
                      fmt::format("the board has more than one {}", who),
                      hint_of(piece, position_.board));
  }

  std::vector<std::string> take_attributes(Square square) {
    auto const found = std::ranges::find(position_.attributes, square, &chess::Attributes::square);
    if (found == position_.attributes.end()) return {};
    auto words = std::move(found->words);
    position_.attributes.erase(found);
    return words;
  }

  void give_attributes(Square square, std::vector<std::string> words) {
    if (!words.empty()) position_.attributes.push_back({square, std::move(words)});
  }

  void warn_if_taken(NamedPiece const& there, TwinChange const& change) {
    auto const& loser = occupant(cell(there));
    if (!loser) return;
    warnings_.push_back(
        text::warning("W-TWIN", there.where.begin == there.where.end ? change.where : there.where,
                      fmt::format("{} is occupied: the {} there is removed",
                                  chess::square_name(*there.square), description_of(*loser)),
                      "name another square, or move or remove the piece there first"));
  }

  void move(TwinChange& change) {
    NamedPiece& piece = change.pieces[0];
    NamedPiece const& goal = change.pieces[1];
    std::size_t const from = find(piece);
    std::size_t const to = cell(goal);
    if (from == to)
      throw text::error("E-SAME", change.where,
                        fmt::format("the piece is already on {}", chess::square_name(*goal.square)),
                        "name the square that it moves to");
    warn_if_taken(goal, change);
    occupant(to) = std::exchange(occupant(from), {});
    take_attributes(*goal.square);
    give_attributes(*goal.square, take_attributes(*piece.square));
  }

  void exchange(TwinChange& change) {
    std::size_t const one = find(change.pieces[0]);
    std::size_t const other = find(change.pieces[1]);
    if (one == other)
      throw text::error("E-SAME", change.where, "a piece cannot change places with itself",
                        "name two different squares");
    std::swap(occupant(one), occupant(other));
    Square const first = *change.pieces[0].square, second = *change.pieces[1].square;
    auto of_first = take_attributes(first);
    give_attributes(first, take_attributes(second));
    give_attributes(second, std::move(of_first));
  }

  void remove(NamedPiece& piece) {
    occupant(find(piece)).reset();
    take_attributes(*piece.square);
  }

  void add_all(TwinChange& change) {
    bool const replaces = change.pieces.size() == 1 && occupant(cell(change.pieces.front()));
    if (change.kind == ChangeKind::replace || replaces) return replace(change);
    for (NamedPiece& piece : change.pieces) add(piece, change);
  }

  // Replaces a piece; the replaced one is added to the change after the new one.
  void replace(TwinChange& change) {
    if (change.pieces.size() == 1 &&
        chess::piece_on(position_.board.cells()[cell(change.pieces[0])]))
      change.pieces.push_back({{}, {}, {}, {}, change.pieces[0].square, change.pieces[0].where});
    if (change.pieces.size() > 1) find(change.pieces[1]);
    add(change.pieces[0], change);
    change.kind = ChangeKind::replace;
  }

  void add(NamedPiece& piece, TwinChange const& change) {
    std::size_t const at = cell(piece);
    if (change.kind == ChangeKind::add && !change.may_replace) warn_if_taken(piece, change);
    piece.pieces = {likeliest(piece.pieces)};
    Piece added = piece.pieces.front();
    added.side = piece.side.value_or(Side::white);
    occupant(at) = std::move(added);
    take_attributes(*piece.square);
    give_attributes(*piece.square, piece.attributes);
  }

  // Returns the meaning of the letters that is already on the board: N is a nightrider on a board
  // with nightriders.
  Piece likeliest(std::vector<Piece> const& pieces) const {
    for (Piece const& piece : pieces)
      for (chess::Cell const& cell : position_.board.cells()) {
        auto const* there = chess::piece_on(cell);
        if (there && same_walk(*there, piece)) return *there;
      }
    return pieces.front();
  }

  void substitute(TwinChange const& change) {
    NamedPiece const& from = change.pieces[0];
    Piece const& to = change.pieces[1].pieces.front();
    bool any = false;
    for (chess::Cell& one : position_.board.cells()) {
      auto* piece = chess::piece_on(one);
      if (!piece || !fits(*one.occupant, from)) continue;
      any = true;
      piece->kind = to.kind;
      piece->name = to.name;
      piece->rotation = to.rotation;
      piece->promotion = to.promotion;
    }
    if (any) return;
    throw text::error("E-NONE", from.where,
                      fmt::format("the board has no {}", description_of(from)),
                      "name a piece that is on the board");
  }

  void carry(TwinChange const& change, Carry const& to, bool imitators = true) {
    auto const outside = carry_all(position_, to, imitators);
    if (outside)
      throw text::error(
          "E-OUTSIDE", change.where,
          fmt::format("the piece on {} would leave the board", chess::square_name(*outside)),
          "shift by fewer squares");
  }

  void change_colours() {
    for (chess::Cell& one : position_.board.cells()) {
      auto* piece = chess::piece_on(one);
      if (!piece || (piece->kind == chess::Kind::circle && !position_.imitators.empty())) continue;
      change_side(*piece);
    }
    if (position_.checks) std::swap(position_.checks->white, position_.checks->black);
    if (!position_.hands) return;
    auto& hands = *position_.hands;
    for (chess::Pocket& held : hands) change_side(held.piece);
    std::ranges::stable_partition(
        hands, [](chess::Pocket const& held) { return held.piece.side == Side::white; });
  }

  static void change_side(Piece& piece) {
    if (piece.side == Side::white) piece.side = Side::black;
    else if (piece.side == Side::black) piece.side = Side::white;
  }

  chess::Position position_;
  text::Diagnostics warnings_;
};

}  // namespace

bool fits(chess::SquareContent const& occupant, NamedPiece const& named) {
  auto const* found = std::get_if<Piece>(&occupant);
  if (!found) return !named.side && named.pieces.empty();
  if (named.side && *named.side != found->side && named.other_side != found->side) return false;
  return named.pieces.empty() || std::ranges::any_of(named.pieces, [&](Piece const& piece) {
           return same_walk(piece, *found);
         });
}

text::Result<Played> play(chess::Twin const& twin, chess::Position const& base,
                          chess::Position const& previous) {
  try {
    return Player(twin.continued ? previous : base).run(twin);
  } catch (text::Diagnostic const& fault) {
    return fault;
  }
}

text::Result<Played> play_next(chess::Twin const& twin, chess::Position const& diagram,
                               chess::Position const& previous, bool known) {
  if (known || !twin.continued) return play(twin, diagram, previous);
  return text::error("E-TWIN", twin.where, "continues a twin whose position is unknown",
                     "fix the twin before it");
}

std::vector<text::Result<Played>> play_all(std::span<chess::Twin const> twins,
                                           chess::Position const& diagram) {
  std::vector<text::Result<Played>> played;
  chess::Position previous = diagram;
  bool known = true;
  for (chess::Twin const& twin : twins) {
    played.push_back(play_next(twin, diagram, previous, known));
    known = played.back().ok();
    if (known) previous = played.back()->position;
  }
  return played;
}

namespace {

using chess::Kind;

std::string name_of(chess::Piece const& piece) {
  if (piece.kind == Kind::named && !piece.name.empty()) return piece.name;
  std::string const name(piece.kind <= Kind::pawn     ? chess::kind_name(piece.kind)
                         : piece.kind == Kind::circle ? "imitator (a circle)"
                                                      : "piece");
  return piece.rotation == 0 ? name : "rotated " + name;
}

std::string_view name_of(chess::Side side) {
  if (side == chess::Side::white) return "white ";
  if (side == chess::Side::black) return "black ";
  if (side == chess::Side::neutral) return "neutral ";
  return "";
}

}  // namespace

std::string description_of(chess::NamedPiece const& piece) {
  return fmt::format("{}{}", piece.side ? name_of(*piece.side) : "",
                     piece.pieces.empty() ? "piece" : name_of(piece.pieces.front()));
}

std::string description_of(chess::SquareContent const& occupant) {
  auto const* piece = std::get_if<chess::Piece>(&occupant);
  return piece ? fmt::format("{}{}", name_of(piece->side), name_of(*piece)) : "text";
}

std::vector<chess::Square> places_of(chess::NamedPiece const& piece, chess::Board const& board) {
  std::vector<chess::Square> places;
  for (std::size_t rank = 0; rank < board.rows(); ++rank) {
    auto const row = board.row(board.rows() - 1 - rank);
    for (std::size_t file = 0; file < row.size(); ++file)
      if (row[file].occupant && fits(*row[file].occupant, piece))
        places.push_back({static_cast<int>(file), static_cast<int>(rank)});
  }
  return places;
}

std::string hint_of(chess::NamedPiece const& piece, chess::Board const& board) {
  constexpr std::size_t named = 8;
  if (piece.pieces.empty() && !piece.side) return "name the square of the piece";
  auto const places = places_of(piece, board);
  if (places.empty()) return "name a piece that is on the board";
  std::string list;
  for (std::size_t i = 0; i < std::min(places.size(), named); ++i)
    list += (i == 0 ? "" : ", ") + chess::square_name(places[i]);
  if (places.size() > named) list += fmt::format(" and {} more squares", places.size() - named);
  return fmt::format("name a square with a {}: {}", description_of(piece), list);
}

}  // namespace dawson::semantics
