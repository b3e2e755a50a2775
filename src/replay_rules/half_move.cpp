// A path removes and places pieces as written, then its suffixes are applied from left to right.
// Effects of conditions are written in brackets with the move, so only few conditions need code.
#include "replay_rules/half_move.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <string_view>
#include <utility>

#include "chess/fairy_pieces.hpp"
#include "replay_rules/replay.hpp"
#include "semantics/solution/canonical.hpp"

namespace dawson::replay_rules {
namespace {

using semantics::HalfMove;
using semantics::MoveEffect;
using semantics::MovePiece;
using semantics::MoveStep;
using semantics::MoveSuffix;

using Effect = MoveEffect::Kind;
using Suffix = MoveSuffix::Kind;

using semantics::bare;
using semantics::canonical;

std::string name(Square square) { return chess::square_name(square); }

// Returns "a nightrider (N)", for messages.
std::string called(std::string const& walk) {
  if (auto const kind = chess::orthodox_kind(walk, chess::Language::english))
    return fmt::format("a {} ({})", chess::kind_name(*kind), walk);
  auto const* const fairy = chess::find_fairy_piece(walk, chess::Language::english);
  return fairy ? fmt::format("a {} ({})", fairy->name, walk) : walk;
}

std::string walk_of(MovePiece const& piece) { return piece.walk.empty() ? "P" : piece.walk; }

// Returns true for a promotion to an imitator: the pawn leaves the board.
bool becomes_imitator(HalfMove const& half) {
  return std::ranges::any_of(half.suffixes, [](MoveSuffix const& one) {
    return one.kind == Suffix::becomes && one.becomes.walk == "I";
  });
}

class Move {
 public:
  Move(HalfMove const& half, Board& board, Colour side, Rules const& rules, bool in_group)
      : half_(half), board_(board), side_(side), rules_(rules), in_group_(in_group) {}

  std::optional<Finding> play() {
    for (MoveEffect const& effect : half_.before)
      if (!apply(effect)) return finding_;
    switch (half_.body) {
      case HalfMove::Body::short_castling:
      case HalfMove::Body::long_castling: castle(); break;
      case HalfMove::Body::exchange: exchange(half_.piece, half_.partner, true); break;
      case HalfMove::Body::pair:
        if (walk()) walk_partner();
        break;
      case HalfMove::Body::path: walk(); break;
      default: break;
    }
    if (finding_) return finding_;
    for (MoveSuffix const& suffix : half_.suffixes)
      if (!apply(suffix)) break;
    if (!finding_) check_promotion();
    if (!finding_ && !has_written_effects()) apply_plain_effects();
    return finding_;
  }

 private:
  bool fail(std::string code, std::string message, std::string hint = {}, std::string detail = {},
            std::string subject = {}) {
    finding_ = Finding{std::move(code),    subject.empty() ? bare(half_) : std::move(subject),
                       std::move(detail),  half_.where,
                       std::move(message), std::move(hint)};
    return false;
  }

  bool has_written_effects() const {
    return !half_.before.empty() ||
           std::ranges::any_of(half_.suffixes, [](MoveSuffix const& suffix) {
             return suffix.kind == Suffix::effect || suffix.kind == Suffix::buried ||
                    suffix.becomes.side.has_value();
           });
  }

  // Applies the effects that conditions have without being written.
  void apply_plain_effects() {
    if (!board_.has(from_) || !board_.has(to_)) return;
    for (PlainEffect const effect : rules_.effects)
      if (effect == imitate || (board_.files() == 8 && board_.ranks() == 8))
        effect(board_, {from_, to_, distance_, captured_piece_, captured_at_});
  }

  // Moves the imitators as written.
  bool imitators_go(std::vector<Square> const& to) {
    std::size_t const wanted = board_.imitators().size();
    bool const one_more = becomes_imitator(half_) && to.size() == wanted + 1;
    if (wanted != to.size() && !one_more)
      return fail("EFFECT", fmt::format("the number of imitators is {}", wanted));
    for (Square const square : to)
      if (!on_board(square)) return false;
    put_imitators(board_, to);
    return true;
  }

  bool on_board(Square square) {
    if (board_.has(square)) return true;
    return fail("SQUARE", fmt::format("the board has no square {}", name(square)));
  }

  // Checks that the named piece is on its square.
  bool stands(MovePiece const& piece, bool of_side) {
    Square const from = *piece.square;
    if (!on_board(from)) return false;
    Piece const& there = board_.at(from);
    if (!there.stands()) return fail("EMPTY", fmt::format("no piece on {}", name(from)));
    std::string const wanted = walk_of(piece);
    if (there.walk != wanted && !(there.walk == "?" && wanted != "K"))
      return fail("WALK",
                  fmt::format("the piece on {} is {}, not {}", name(from), called(there.walk),
                              called(wanted)),
                  {}, there.walk);
    if (of_side && !there.is_of(side_))
      return fail("SIDE",
                  fmt::format("the piece on {} does not belong to the side to move", name(from)));
    return true;
  }

  bool walk() {
    if (half_.from_unknown || !half_.piece.square) return true;
    Square const from = *half_.piece.square;
    if (!stands(half_.piece, true)) return false;
    Piece const piece = board_.at(from);
    for (MoveStep const& step : half_.steps)
      if (!on_board(step.square)) return false;
    passes_ = is_en_passant(half_, board_, side_);
    board_.clear(from);
    for (std::size_t i = 0; i < half_.steps.size(); ++i)
      if (!take_step(half_.steps[i], i + 1 == half_.steps.size())) return false;
    from_ = from, to_ = half_.steps.back().square;
    distance_ = {to_.file - from_.file, to_.rank - from_.rank};
    board_.put(to_, piece);
    return true;
  }

  bool take_step(MoveStep const& step, bool last) {
    bool const taken = board_.at(step.square).stands();
    if (step.optional || (step.without_sign && taken)) return !taken || take(step.square);
    if (step.capture && !taken)
      return last && passes_ ? capture_en_passant(step.square) : capture_nothing(step.square);
    if (step.capture || (taken && in_group_ && last)) return take(step.square);
    if (!taken || !last) return true;
    bool const own = board_.at(step.square).colour == side_ && !rules_.captures_own;
    return fail("OCC", fmt::format("{} is occupied, but no capture is written", name(step.square)),
                own ? "the piece there belongs to the same side"
                    : "write *, x, : or \u00D7 before the square of a capture");
  }

  bool capture_nothing(Square square) {
    if (in_group_) return true;
    return fail("NOCAP", fmt::format("no piece on {} to capture", name(square)));
  }

  // Captures en passant: the captured pawn is on the rank that the capturing pawn left.
  bool capture_en_passant(Square to) {
    Square const victim{to.file, half_.piece.square->rank};
    if (!board_.has(victim) || !board_.at(victim).is_of(other(side_)))
      return fail("EP", fmt::format("no pawn on {} to capture en passant", name(victim)));
    return take(victim);
  }

  bool take(Square at) {
    Piece const& there = board_.at(at);
    if (there.colour == side_ && !rules_.captures_own)
      return fail("RULE",
                  fmt::format("the piece captured on {} belongs to the side to move", name(at)),
                  "capture a piece of the other side");
    if (there.usual() == 'K' && rules_.usual && board_.plain())
      return fail("RULE", fmt::format("the king on {} cannot be captured", name(at)));
    captured_piece_ = there;
    captured_at_ = at;
    captured_colour_ = captured_piece_->colour;
    board_.clear(at);
    return true;
  }

  void walk_partner() {
    if (!stands(half_.partner, false) || !on_board(*half_.partner_to)) return;
    Piece const piece = board_.at(*half_.partner.square);
    board_.clear(*half_.partner.square);
    board_.put(*half_.partner_to, piece);
  }

  bool exchange(MovePiece const& one, MovePiece const& two, bool of_side) {
    if (!stands(one, of_side) || !stands(two, false)) return false;
    swap(*one.square, *two.square);
    return true;
  }

  void swap(Square one, Square two) {
    Piece const first = board_.at(one);
    board_.put(one, board_.at(two));
    board_.put(two, first);
  }

  bool castle() {
    bool const queenside = half_.body == HalfMove::Body::long_castling;
    int const rank = side_ == Colour::black ? board_.ranks() - 1 : 0;
    Square const king{4, rank}, rook{queenside ? 0 : board_.files() - 1, rank};
    auto const refuse = [&] {
      return fail("CASTLE", "king or rook is not on its home square, or a piece is between them");
    };
    if (board_.files() < 8 || board_.at(king).walk != "K" || !board_.at(king).is_of(side_) ||
        !board_.at(rook).stands() || !board_.at(rook).is_of(side_))
      return refuse();
    for (int file = std::min(king.file, rook.file) + 1; file < std::max(king.file, rook.file);
         ++file)
      if (board_.at({file, rank}).stands()) return refuse();
    Piece const kings = board_.at(king), rooks = board_.at(rook);
    board_.clear(king);
    board_.clear(rook);
    Square const beside{queenside ? 3 : 5, rank};
    from_ = king, to_ = {queenside ? 2 : 6, rank};
    distance_ = {to_.file - king.file + beside.file - rook.file, 0};
    board_.put(to_, kings);
    board_.put(beside, rooks);
    return true;
  }

  bool apply(MoveSuffix const& suffix) {
    if (suffix.kind == Suffix::effect) return apply(suffix.effect);
    if (suffix.kind == Suffix::becomes && suffix.becomes.walk == "I") board_.clear(to_);
    else if (suffix.kind == Suffix::becomes && board_.has(to_)) turn(to_, suffix.becomes);
    if (suffix.kind == Suffix::buried) board_.clear(to_);
    return true;
  }

  Colour colour(chess::Side side) const {
    // The French n means Black and neutral: here neutral if a neutral piece was captured.
    if (chess::about(rules_.language).black_may_be_neutral() && side.name == chess::Side::black &&
        captured_colour_ == Colour::neutral)
      return Colour::neutral;
    return colour_of(side);
  }

  void turn(Square square, MovePiece const& into) {
    Piece piece = board_.at(square);
    if (!into.walk.empty()) piece.walk = into.walk;
    if (into.side) piece.colour = colour(*into.side);
    board_.put(square, std::move(piece));
  }

  // Returns true if the piece of an effect is on its square.
  bool is_on_its_square(MovePiece const& piece) const {
    if (!board_.has(*piece.square)) return false;
    Piece const& there = board_.at(*piece.square);
    if (!there.stands()) return false;
    if (piece.side && colour(*piece.side) != there.colour) return false;
    bool const named = piece.side || !piece.walk.empty();
    return !named || there.walk == "?" || there.walk == walk_of(piece);
  }

  bool apply(MoveEffect const& effect) {
    auto const refuse = [&](char const* code) {
      return fail(code, fmt::format("no such piece on {}", name(*effect.what.square)), {}, {},
                  canonical(effect));
    };
    switch (effect.kind) {
      case Effect::imitators: return imitators_go(effect.squares);
      case Effect::added: return add(effect);
      case Effect::moved: {
        if (!is_on_its_square(effect.what)) return refuse("REBIRTH");
        if (!on_board(*effect.to)) return false;
        Piece piece = board_.at(*effect.what.square);
        if (!effect.walk_to.empty()) piece.walk = effect.walk_to;
        board_.clear(*effect.what.square);
        board_.put(*effect.to, std::move(piece));
        turn(*effect.to, effect.becomes);
        return true;
      }
      case Effect::removed:
        if (!is_on_its_square(effect.what)) return refuse("EFFECT");
        board_.clear(*effect.what.square);
        return true;
      case Effect::changed:
        if (!board_.has(*effect.what.square) || !board_.at(*effect.what.square).stands())
          return refuse("EFFECT");
        turn(*effect.what.square, effect.becomes);
        return true;
      case Effect::self:
        if (board_.has(to_)) turn(to_, effect.becomes);
        return true;
      case Effect::exchanged: break;
    }
    if (!is_on_its_square(effect.what) || !board_.has(*effect.becomes.square))
      return refuse("EFFECT");
    swap(*effect.what.square, *effect.becomes.square);
    return true;
  }

  bool add(MoveEffect const& effect) {
    if (!on_board(*effect.what.square)) return false;
    Colour const by_capture = captured_colour_ == Colour::none ? other(side_) : captured_colour_;
    board_.put(*effect.what.square,
               {effect.what.side ? colour(*effect.what.side) : by_capture, walk_of(effect.what)});
    turn(*effect.what.square, effect.becomes);
    return true;
  }

  void check_promotion() {
    if (!rules_.usual || half_.body != HalfMove::Body::path || half_.steps.empty()) return;
    if (!half_.piece.attributes.empty()) return;
    int const last = side_ == Colour::black ? 0 : board_.ranks() - 1;
    bool becomes = false, coloured = false;
    for (MoveSuffix const& suffix : half_.suffixes) {
      becomes |= suffix.kind == Suffix::becomes && !suffix.becomes.walk.empty();
      coloured |= suffix.kind == Suffix::becomes && suffix.becomes.side.has_value();
    }
    bool const pawn = half_.piece.is_pawn();
    bool const there = half_.steps.back().square.rank == last;
    if (pawn && there && !becomes)
      fail("PROM", "a pawn reaches its last rank, but no promotion is written");
    else if (becomes && !coloured && !(pawn && there) && (pawn || half_.piece.walk.size() == 1))
      fail("PROM", "a promotion is written, but no pawn reaches its last rank");
  }

  HalfMove const& half_;
  Board& board_;
  Colour side_;
  Rules const& rules_;
  bool in_group_;
  bool passes_ = false;
  Square from_{-1, -1}, to_{-1, -1};
  Square distance_{0, 0};
  Colour captured_colour_ = Colour::none;
  std::optional<Piece> captured_piece_;  // by the last step that captures
  Square captured_at_{-1, -1};
  std::optional<Finding> finding_;
};

}  // namespace

bool is_en_passant(HalfMove const& half, Board const& board, Colour side) {
  if (half.is_en_passant()) return true;
  if (!half.piece.square || half.steps.size() != 1 || !half.steps.front().capture) return false;
  Square const from = *half.piece.square, to = half.steps.front().square;
  int const forward = side == Colour::black ? -1 : 1;
  Square const came_from{to.file, to.rank + forward}, victim{to.file, from.rank};
  int const home = side == Colour::black ? 1 : board.ranks() - 2;
  if (!board.has(from) || !board.has(to) || came_from.rank != home) return false;
  return to.rank == from.rank + forward && std::abs(to.file - from.file) == 1 &&
         board.at(from).walk == "P" && board.at(victim).walk == "P" &&
         board.at(victim).is_of(other(side)) && !board.at(to).stands() &&
         !board.at(came_from).stands();
}

std::optional<Finding> make(HalfMove const& half, Board& board, Colour side, Rules const& rules,
                            bool in_group) {
  return Move(half, board, side, rules, in_group).play();
}

std::vector<int> ranks_of_capture(HalfMove const& half, Board& board, Colour side) {
  std::vector<int> ranks;
  HalfMove wanted = half;
  Square& to = wanted.steps.back().square;
  for (to.rank = 0; to.rank < board.ranks(); ++to.rank)
    for (Square const& from : origins(wanted, board, side)) {
      HalfMove from_there = wanted;
      from_there.piece.square = from;
      if (board.at(to).stands() || is_en_passant(from_there, board, side)) ranks.push_back(to.rank);
    }
  return ranks;
}

}  // namespace dawson::replay_rules
