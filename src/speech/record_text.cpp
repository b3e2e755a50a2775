#include "speech/record_text.hpp"

#include <algorithm>
#include <optional>

#include "speech/army_text.hpp"

namespace dawson::speech {
namespace {

using chess::CastlingRight;
using chess::Piece;
using chess::Side;

class RecordSpeaker {
 public:
  RecordSpeaker(problem::Problem const& problem, Squares const& squares, PiecesNames const& names,
                Phrases const& phrases)
      : problem_(problem),
        position_(problem.position),
        squares_(squares),
        names_(names),
        phrases_(phrases),
        words_(phrases.words().record) {}

  std::vector<std::string> run() {
    if (position_.castling && !position_.castling->empty()) say_castling(*position_.castling);
    if (position_.en_passant && *position_.en_passant != "-")
      out_.push_back(phrases_.fill(words_.en_passant, *position_.en_passant));
    if (position_.hands && !position_.hands->empty()) say_hands(*position_.hands);
    say_board();
    auto mover = problem_.view.to_move;
    if (!mover && !problem_.stipulation) mover = position_.to_move;
    if (mover) out_.push_back(to_move(*mover));
    if (problem_.view.flip) out_.push_back(phrases_.text(words_.flipped));
    return std::move(out_);
  }

 private:
  std::string to_move(Side side) const {
    return side.name == Side::numbered ? phrases_.fill(words_.number_to_move, side.number)
                                       : phrases_.fill(words_.to_move, phrases_.side(side));
  }

  void say(std::string_view head, std::string const& rest) {
    out_.push_back(sentence(phrases_.text(head) + rest));
  }

  // The files of a side's king and of its rooks, on the rank where the king stands.
  struct HomeRank {
    int rank = 0, king = 0;
    std::vector<int> rooks;
  };
  std::optional<HomeRank> home_of(Side side) const {
    std::optional<HomeRank> home;
    chess::Board const& board = position_.board;
    for (chess::Cell const& cell : board.cells())
      if (Piece const* piece = chess::piece_on(cell);
          piece && piece->side == side && piece->kind == chess::Kind::king) {
        chess::Square const square = chess::square_of(board, cell);
        home = HomeRank{square.rank, square.file, {}};
      }
    if (!home) return home;
    for (chess::Cell const& cell :
         board.row(board.rows() - 1 - static_cast<std::size_t>(home->rank)))
      if (Piece const* piece = chess::piece_on(cell);
          piece && piece->side == side && piece->kind == chess::Kind::rook)
        home->rooks.push_back(chess::square_of(board, cell).file);
    return home;
  }

  struct Right {
    bool queenside = false;
    std::string rook;  // of an inner one
  };
  Right right(CastlingRight const& one) const {
    if (one.wing != chess::Wing::none) return {one.wing == chess::Wing::queen, {}};
    auto const home = home_of(one.side);
    Right out{home ? one.file < home->king : one.file < 4, {}};
    bool const inner = home && std::ranges::any_of(home->rooks, [&](int rook) {
                         return out.queenside ? rook < one.file : rook > one.file;
                       });
    if (inner) out.rook = squares_.name({one.file, home->rank});
    return out;
  }

  void say_castling(std::vector<CastlingRight> const& rights) {
    std::vector<Side> sides;
    for (CastlingRight const& one : rights)
      if (std::ranges::find(sides, one.side) == sides.end()) sides.push_back(one.side);
    std::ranges::sort(sides, side_before);
    std::vector<std::string> groups;
    for (Side const side : sides) {
      std::vector<Right> own;
      for (CastlingRight const& one : rights)
        if (one.side == side) own.push_back(right(one));
      std::ranges::stable_sort(own, {}, &Right::queenside);
      std::string wings;
      for (Right const& one : own) {
        std::string wing = phrases_.text(one.queenside ? words_.queenside : words_.kingside);
        if (!one.rook.empty()) wing = phrases_.fill(words_.with_rook, wing, one.rook);
        wings = wings.empty() ? wing : phrases_.fill(words_.wings_joined, wings, wing);
      }
      groups.push_back(phrases_.side(side) + " " + wings);
    }
    say(words_.castling, phrases_.groups(groups));
  }

  void say_hands(std::vector<chess::Pocket> const& hands) {
    std::vector<std::string> groups;
    for (Side const side : {Side::white, Side::black}) {
      std::vector<std::pair<PieceName, std::string>> held;
      for (chess::Pocket const& one : hands)
        if ((one.piece.side == Side::black) == (side == Side::black))
          held.emplace_back(names_.name(one.piece), names_.counted(one.piece, one.count));
      std::ranges::stable_sort(held, before, &std::pair<PieceName, std::string>::first);
      std::vector<std::string> members;
      for (auto const& [name, text] : held) members.push_back(text);
      groups.push_back(
          phrases_.side(side) + phrases_.text(phrases_.words().colon) +
          (members.empty() ? phrases_.text(words_.nobody_held) : Phrases::members(members)));
    }
    say(words_.hands, phrases_.groups(groups));
  }

  void say_board() {
    std::vector<std::string> walls, ducks;
    Roll promoted;
    squares_.each([&](chess::Square square, chess::Cell const& cell) {
      if (cell.kind == chess::CellKind::wall) walls.push_back(squares_.name(square));
      Piece const* const piece = chess::piece_on(cell);
      if (!piece) return;
      if (is_duck(*piece)) ducks.push_back(squares_.name(square));
      else if (piece->promotion != chess::Promotion::none)
        promoted.add(names_.name(*piece), squares_.name(square));
    });
    if (!walls.empty()) say(words_.walls, Phrases::members(walls));
    if (!promoted.empty())
      say(Phrases::form(words_.promoted, promoted.count() == 1 ? 0 : 1), promoted.text(phrases_));
    if (!ducks.empty()) out_.push_back(phrases_.fill(words_.duck, Phrases::members(ducks)));
  }

  problem::Problem const& problem_;
  chess::Position const& position_;
  Squares const& squares_;
  PiecesNames const& names_;
  Phrases const& phrases_;
  chess::RecordWords const& words_;
  std::vector<std::string> out_;
};

}  // namespace

std::vector<std::string> record_sentences(problem::Problem const& problem, Squares const& squares,
                                          PiecesNames const& names, Phrases const& phrases) {
  return RecordSpeaker(problem, squares, names, phrases).run();
}

}  // namespace dawson::speech
