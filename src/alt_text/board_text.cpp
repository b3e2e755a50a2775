#include "alt_text/board_text.hpp"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "layout/figures.hpp"

namespace dawson::alt_text {
namespace {

using chess::Cell;
using chess::CellKind;

constexpr std::size_t few_holes = 8;

// Returns "1½", "½" or "2".
std::string quarters_text(int quarters) {
  constexpr std::string_view parts[] = {"", "¼", "½", "¾"};
  int const whole = quarters / chess::quarters;
  return (whole == 0 ? std::string() : std::to_string(whole)) +
         std::string(parts[quarters % chess::quarters]);
}

class BoardSpeaker {
 public:
  BoardSpeaker(chess::Position const& position, problem::View const& view, Squares const& squares,
               Phrases const& phrases)
      : position_(position),
        board_(position.board),
        view_(view),
        squares_(squares),
        phrases_(phrases),
        words_(phrases.words().board) {}

  std::vector<std::string> run() {
    using chess::Tiling;
    if (board_.tiling == Tiling::hexagonal) say(words_.hexagons);
    if (board_.tiling == Tiling::rhombic) say(words_.rhombs);
    bool const alike = board_.tiling == Tiling::square && board_.rectangular();
    if (position_.planes) {
      say_planes(*position_.planes);
    } else {
      if (alike) describe_size();
      else describe_rows();
      describe_wide_squares();
      describe_holes(!alike);
    }
    say_edges();
    say_grid();
    if (auto const& region = squares_.region())
      out_.push_back(
          phrases_.fill(words_.region, squares_.name(region->from), squares_.name(region->to)));
    return std::move(out_);
  }

 private:
  void say(std::string_view word) { out_.push_back(phrases_.text(word)); }
  void say(std::string_view head, std::string const& rest) {
    out_.push_back(sentence(phrases_.text(head) + rest));
  }

  std::size_t files() const {
    std::size_t most = 0;
    for (std::size_t row = 0; row < board_.rows(); ++row)
      most = std::max(most, board_.row(row).size());
    return most;
  }

  void describe_size() {
    constexpr std::size_t default_size = 8;
    if (board_.rows() == 0 || (files() == default_size && board_.rows() == default_size)) return;
    out_.push_back(phrases_.fill(words_.rectangle, phrases_.counted(words_.files, files()),
                                 phrases_.counted(words_.ranks, board_.rows())));
  }

  void say_planes(chess::Planes const& planes) {
    if (planes.stereo) return say(words_.stereo);
    auto const files = phrases_.counted(words_.files, static_cast<std::size_t>(planes.files));
    auto const ranks = phrases_.counted(words_.ranks, static_cast<std::size_t>(planes.ranks));
    char const last = static_cast<char>('A' + planes.count - 1);
    out_.push_back(planes.count == 1
                       ? phrases_.fill(words_.one_plane, planes.count, files, ranks, last)
                       : phrases_.fill(words_.planes, planes.count, files, ranks, 'A', last));
  }

  // Returns "rank 3" or "ranks 4 to 5".
  std::string ranks(std::size_t from, std::size_t to) const {
    return from == to ? phrases_.fill(words_.rank, from)
                      : phrases_.fill(words_.rank_range, from, to);
  }
  std::string files(int from, int to) const {
    return from == to
               ? phrases_.fill(words_.file, chess::file_name(from))
               : phrases_.fill(words_.file_range, chess::file_name(from), chess::file_name(to));
  }

  // Describes all ranks from the first one up; adjacent ranks with the same text are one group.
  template <class Text>
  std::string by_ranks(Text const& text_of) const {
    std::vector<std::string> groups;
    std::size_t const count = board_.rows();
    for (std::size_t from = 0; from < count;) {
      std::string const text = text_of(board_.row(count - 1 - from));
      std::size_t to = from + 1;
      while (to < count && text_of(board_.row(count - 1 - to)) == text) ++to;
      groups.push_back(ranks(from + 1, to) + ", " + text);
      from = to;
    }
    return phrases_.groups(groups);
  }

  void describe_rows() {
    int const leftmost = board_.left();
    say(words_.rows, by_ranks([&](std::span<Cell const> row) {
          std::string text = phrases_.counted(words_.squares, row.size());
          int const shift = row.empty() ? 0 : row.front().left - leftmost;
          if (shift > 0) text += ", " + phrases_.fill(words_.to_the_right, quarters_text(shift));
          return text;
        }));
  }

  void describe_wide_squares() {
    std::vector<std::string> wide;
    squares_.each([&](chess::Square square, Cell const& cell) {
      if (cell.width != chess::quarters && cell.kind != CellKind::hole)
        wide.push_back(
            phrases_.fill(words_.wide_one, squares_.name(square), quarters_text(cell.width)));
    });
    if (!wide.empty()) say(words_.wide, Phrases::members(wide));
  }

  void describe_holes(bool other_rows) {
    std::vector<std::string> holes;
    squares_.each([&](chess::Square square, Cell const& cell) {
      if (cell.kind == CellKind::hole) holes.push_back(squares_.name(square));
    });
    if (holes.empty()) return;
    if (other_rows || holes.size() <= few_holes)
      return say(Phrases::form(words_.missing, holes.size() == 1 ? 0 : 1), Phrases::members(holes));
    say(words_.squares_there, by_ranks([&](std::span<Cell const> row) { return runs(row); }));
  }

  // Returns the squares of a rank: "a to c and f"; "none".
  std::string runs(std::span<Cell const> row) const {
    std::string out;
    auto const plain = [&](std::size_t at) {
      return at < row.size() && row[at].kind != CellKind::hole;
    };
    for (std::size_t from = 0; from < row.size(); ++from) {
      if (!plain(from)) continue;
      std::size_t to = from;
      while (plain(to + 1)) ++to;
      std::string const first = chess::file_name(static_cast<int>(from));
      std::string const run =
          from == to ? first
                     : phrases_.fill(words_.run, first, chess::file_name(static_cast<int>(to)));
      out = out.empty() ? run : phrases_.fill(words_.runs_joined, out, run);
      from = to;
    }
    return out.empty() ? phrases_.text(words_.none) : out;
  }

  void say_edges() {
    chess::Edges const edges = view_.edges == chess::Edges::none ? position_.edges : view_.edges;
    if (edges != chess::Edges::none) say(phrases_.words().edges[chess::edges_name(edges)]);
  }

  void say_grid() {
    chess::Grid const& grid = view_.grid;
    if (grid.block_files > 0)
      out_.push_back(phrases_.fill(words_.grid, grid.block_files, grid.block_ranks));
    std::vector<std::string> lines;
    for (chess::GridLine const& line : grid.lines) lines.push_back(this->line(line));
    if (!lines.empty()) say(words_.lines, phrases_.groups(lines));
  }

  std::string line(chess::GridLine const& line) const {
    auto const edge = [&](std::string_view name) {
      return phrases_.text(phrases_.words().edge[name]);
    };
    int const end = line.vertical ? static_cast<int>(files()) : static_cast<int>(board_.rows());
    std::string where;
    if (line.at == 0) where = edge(line.vertical ? "left" : "lower");
    else if (line.at == end) where = edge(line.vertical ? "right" : "upper");
    else if (line.vertical)
      where = phrases_.fill(words_.between_files, chess::file_name(line.at - 1),
                            chess::file_name(line.at));
    else where = phrases_.fill(words_.between_ranks, line.at, line.at + 1);
    std::string const along = line.vertical ? ranks(static_cast<std::size_t>(line.from) + 1,
                                                    static_cast<std::size_t>(line.to))
                                            : files(line.from, line.to - 1);
    return where + ", " + along;
  }

  chess::Position const& position_;
  chess::Board const& board_;
  problem::View const& view_;
  Squares const& squares_;
  Phrases const& phrases_;
  chess::BoardWords const& words_;
  std::vector<std::string> out_;
};

}  // namespace

std::vector<std::string> board_sentences(chess::Position const& position, problem::View const& view,
                                         Squares const& squares, Phrases const& phrases) {
  return BoardSpeaker(position, view, squares, phrases).run();
}

namespace {

using chess::Piece;
using chess::Side;
using chess::Square;

std::tuple<int, unsigned> order_of(Side side) { return {side.name, side.number}; }

struct SideOrder {
  bool operator()(Side one, Side other) const { return side_before(one, other); }
};

class ArmySpeaker {
 public:
  ArmySpeaker(chess::Position const& position, Squares const& squares, PiecesNames const& names,
              Phrases const& phrases)
      : position_(position), squares_(squares), names_(names), phrases_(phrases) {}

  std::vector<std::string> run() {
    squares_.each([&](Square square, chess::Cell const& cell) {
      if (!cell.occupant) return;
      if (auto const* piece = std::get_if<Piece>(&*cell.occupant)) return take(*piece, square);
      // A letter in a hole is the label of a plane.
      if (position_.planes && cell.kind == chess::CellKind::hole) return;
      letters_.push_back(phrases_.fill(words().on, std::get<chess::Text>(*cell.occupant).text,
                                       squares_.name(square)));
    });
    for (auto const& [side, army] : armies_)
      out_.push_back(sentence(phrases_.side(side) + ", " +
                              phrases_.counted(words().pieces, army.count()) +
                              phrases_.text(phrases_.words().colon) + army.text(phrases_)));
    std::string const signs = this->signs();
    if (armies_.empty())
      out_.push_back(phrases_.text(
          signs.empty() && letters_.empty() && !others_ ? words().empty : words().no_pieces));
    if (!signs.empty()) out_.push_back(sentence(phrases_.text(words().signs) + signs));
    if (!letters_.empty())
      out_.push_back(sentence(phrases_.text(words().letters) + Phrases::members(letters_)));
    return std::move(out_);
  }

 private:
  struct Sign {
    Piece piece;
    std::vector<std::string> squares;
  };

  chess::ArmyWords const& words() const { return phrases_.words().army; }

  void take(Piece const& piece, Square square) {
    if (is_duck(piece)) {
      others_ = true;
    } else if (!is_sign(piece)) {
      armies_[piece.side].add(name_of(piece), squares_.name(square) + attributes(square));
    } else if (std::ranges::find(position_.imitators, square) != position_.imitators.end()) {
      imitators_.push_back(squares_.name(square));
    } else if (auto const named = names_.name_in_legend(piece)) {
      named_signs_.add(*named, squares_.name(square));
    } else {
      auto const known = std::ranges::find(signs_, piece, &Sign::piece);
      if (known != signs_.end()) known->squares.push_back(squares_.name(square));
      else signs_.push_back({piece, {squares_.name(square)}});
    }
  }

  // Cached in a list, since an army has few kinds of pieces.
  PieceName const& name_of(Piece const& piece) {
    auto const known = std::ranges::find_if(known_, [&](auto const& one) {
      Piece const& other = *one.first;
      return other.kind == piece.kind && other.rotation == piece.rotation &&
             other.name == piece.name && (!names_.has_legend() || other.side == piece.side);
    });
    if (known != known_.end()) return known->second;
    constexpr std::size_t orthodox_kinds = 6;
    if (known_.empty()) known_.reserve(orthodox_kinds);
    return known_.emplace_back(&piece, names_.name(piece)).second;
  }

  std::string attributes(Square square) const {
    if (position_.attributes.empty()) return {};
    std::vector<std::string> all;
    for (chess::Attributes const& one : position_.attributes) {
      if (one.square != square) continue;
      for (std::string const& word : one.words) {
        auto const translated = phrases_.words().attributes[std::string_view(word)];
        all.push_back(translated.empty() ? word : phrases_.text(translated));
      }
    }
    if (all.empty()) return {};
    return fmt::format(" ({}{})", phrases_.text(words().before_attributes), Phrases::members(all));
  }

  std::string signs() {
    std::ranges::sort(signs_, {}, [](Sign const& one) {
      return std::tuple(one.piece.kind, order_of(one.piece.side), one.piece.rotation);
    });
    std::vector<std::string> groups;
    for (Sign const& one : signs_)
      groups.push_back(names_.sign(one.piece, one.squares.size()) + " " +
                       Phrases::members(one.squares));
    if (!named_signs_.empty()) groups.push_back(named_signs_.text(phrases_));
    if (!imitators_.empty())
      groups.push_back(
          phrases_.text(Phrases::form(phrases_.words().signs[std::string_view("imitator")],
                                      imitators_.size() == 1 ? 0 : 1)) +
          " " + Phrases::members(imitators_));
    return phrases_.groups(groups);
  }

  chess::Position const& position_;
  Squares const& squares_;
  PiecesNames const& names_;
  Phrases const& phrases_;
  std::vector<std::pair<Piece const*, PieceName>> known_;
  std::map<Side, Roll, SideOrder> armies_;
  std::vector<Sign> signs_;
  Roll named_signs_;
  std::vector<std::string> imitators_, letters_;
  bool others_ = false;
  std::vector<std::string> out_;
};

}  // namespace

void Roll::add(PieceName const& name, std::string square) {
  auto const place = std::ranges::lower_bound(
      groups_, name, [](PieceName const& a, PieceName const& b) { return before(a, b); },
      &Group::name);
  if (place != groups_.end() && !before(name, place->name))
    place->squares.push_back(std::move(square));
  else groups_.insert(place, {name, {}})->squares.push_back(std::move(square));
}

std::size_t Roll::count() const {
  std::size_t all = 0;
  for (Group const& one : groups_) all += one.squares.size();
  return all;
}

std::string Roll::text(Phrases const& phrases) const {
  std::string const between = phrases.text(phrases.words().semicolon);
  std::string out;
  for (Group const& one : groups_) {
    if (!out.empty()) out += between;
    out.append(one.name.text(one.squares.size())).append(" ");
    Phrases::put_members(out, one.squares);
  }
  return out;
}

bool side_before(Side one, Side other) { return order_of(one) < order_of(other); }

bool is_duck(Piece const& piece) { return layout::is_duck(piece); }

std::vector<std::string> army_sentences(chess::Position const& position, Squares const& squares,
                                        PiecesNames const& names, Phrases const& phrases) {
  return ArmySpeaker(position, squares, names, phrases).run();
}

std::string no_pieces(chess::Position const& position, Phrases const& phrases) {
  bool anything = false;
  for (chess::Cell const& cell : position.board.cells()) {
    if (!cell.occupant) continue;
    Piece const* const piece = chess::piece_on(cell);
    if (piece && !is_sign(*piece) && !is_duck(*piece)) return {};
    anything = anything || piece || !position.planes || cell.kind != chess::CellKind::hole;
  }
  auto const& words = phrases.words().army;
  return phrases.text(anything ? words.no_pieces : words.empty);
}

}  // namespace dawson::alt_text
