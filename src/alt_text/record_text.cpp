#include "alt_text/record_text.hpp"

#include <algorithm>
#include <optional>

#include "alt_text/board_text.hpp"
#include "semantics/stipulation.hpp"
#include "text/closest_name.hpp"

namespace dawson::alt_text {
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
    if (position_.castling && !position_.castling->empty()) describe_castling(*position_.castling);
    if (position_.en_passant && *position_.en_passant != "-")
      out_.push_back(phrases_.fill(words_.en_passant, *position_.en_passant));
    if (position_.hands && !position_.hands->empty()) describe_hands(*position_.hands);
    describe_board();
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

  // The rank of a side's king, and the files of the king and its rooks there.
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
    std::string rook;  // file of an inner rook
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

  void describe_castling(std::vector<CastlingRight> const& rights) {
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

  void describe_hands(std::vector<chess::Pocket> const& hands) {
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
          (members.empty() ? phrases_.text(words_.holds_nothing) : Phrases::members(members)));
    }
    say(words_.hands, phrases_.groups(groups));
  }

  void describe_board() {
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

namespace {

using chess::Mark;
using chess::MarkKind;

struct Group {
  MarkKind kind;
  std::string_view colour;  // as spoken; empty if not mentioned
  std::vector<std::string> members;
  bool many = false;
};

bool counts_squares(MarkKind kind) {
  return kind == MarkKind::circle || kind == MarkKind::cross || kind == MarkKind::dot ||
         kind == MarkKind::crown;
}

std::string member(Mark const& mark, Squares const& squares, Phrases const& phrases) {
  auto const& words = phrases.words();
  std::string const from = squares.name(mark.area.from), to = squares.name(mark.area.to);
  if (mark.kind == MarkKind::arrow || mark.kind == MarkKind::line)
    return phrases.fill(words.army.from_to, from, to);
  std::string const where = from == to ? from : phrases.fill(words.board.run, from, to);
  return mark.kind == MarkKind::text ? phrases.fill(words.army.on, mark.text, where) : where;
}

}  // namespace

std::string marks_sentence(problem::Problem const& problem, Squares const& squares,
                           Phrases const& phrases) {
  auto const& words = phrases.words();
  std::vector<Mark> marks;
  for (chess::Square const square : problem.position.frames)
    marks.push_back({MarkKind::frame, {square, square, {}, {}}, {}, {}});
  // Without the field `marks`, all marks are frames from conditions, which are not described.
  if (problem.drawn_by_fields.marks)
    marks.insert(marks.end(), problem.view.marks.begin(), problem.view.marks.end());
  std::vector<Group> groups;
  for (Mark const& mark : marks) {
    if (!squares.shown(mark.area.from) && !squares.shown(mark.area.to)) continue;
    std::string_view const colour = words.colours[std::string_view(mark.colour)];
    auto group = std::ranges::find_if(
        groups, [&](Group const& one) { return one.kind == mark.kind && one.colour == colour; });
    if (group == groups.end()) group = groups.insert(group, {mark.kind, colour, {}});
    group->members.push_back(member(mark, squares, phrases));
    group->many = group->many || group->members.size() > 1 ||
                  (counts_squares(mark.kind) && mark.area.from != mark.area.to);
  }
  if (groups.empty()) return {};
  std::vector<std::string> said;
  for (Group const& one : groups) {
    std::string_view const forms = words.marks[static_cast<std::size_t>(one.kind)];
    std::string text =
        phrases.text(Phrases::form(forms, one.many ? 1 : 0)) + " " + Phrases::members(one.members);
    if (!one.colour.empty())
      text = phrases.fill(words.army.coloured, text, phrases.text(one.colour));
    said.push_back(std::move(text));
  }
  return sentence(phrases.text(words.army.marks) + phrases.groups(said));
}

std::string task_in_words(chess::Stipulation const& stipulation, chess::Language language) {
  chess::Words const& words = chess::words(language);
  std::string const text = one_line(stipulation.text);
  if (text == "+") return capitalized(words.win);
  if (text == "=") return capitalized(words.draw);
  return stipulation.task ? semantics::stipulation_in_words(stipulation, language) : text;
}

}  // namespace dawson::alt_text
