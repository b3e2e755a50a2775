// "7.795 -7.795 15.591|_9 _12|= e2e4 g8f6:3 0d2d4!|=e1-f1=0 ..."
//
// Parted by bars: where the middle of a1 is and how far the next square, in the board's picture;
// the ids of figures that come to the board; then a part of the solution each. A part begins with
// `=` and what its position changes of the diagram. A half-move is its depth, unless it follows the
// one before; the squares that change; `:` and its number in print, unless that follows; `!` where
// something behind it was not played. Squares that change: `e2e4` whoever stands on e2 goes to e4,
// `e5-` goes away, `e8=3` the figure of that number comes. All of them change at once.
#include "run/film/film_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "drawing/board.hpp"
#include "layout/board.hpp"
#include "layout/scene.hpp"
#include "notation/men/men_words.hpp"
#include "play/film.hpp"
#include "run/film/played.hpp"
#include "terms/printing/diagram_men.hpp"

namespace dawson::run {
namespace {

using chess::Occupant;
using chess::Square;
using play::Colour;
using play::Frame;
using play::Man;

// Beyond this a page would be all film: groups behind groups multiply.
constexpr std::size_t most_frames = 20000;

chess::Side side_of(Colour colour) {
  return colour == Colour::black     ? chess::Side::black
         : colour == Colour::neutral ? chess::Side::neutral
                                     : chess::Side::white;
}

// What can be drawn of a man is known from whoever has left his square in the same half-move.
class Writer {
 public:
  Writer(DiagramContent const& diagram, layout::Scene const& scene,
         std::function<std::string(Occupant const&)> const& figure)
      : played_(*diagram.played),
        problem_(diagram.problem),
        men_(diagram.problem),
        figure_(figure) {
    for (std::size_t i = 0; i < played_.printed.size(); ++i)
      printed_.emplace(played_.printed[i].begin, i);
    double const side = drawing::square_points(scene);
    for (layout::SquareArea const& one :
         layout::square_areas(problem_.position, problem_.view, scene.style)) {
      if (one.hole) continue;
      shown_.insert(place(one.square));
      step_ = problem_.view.flip ? -side : side;
      x_ = (one.area.x + one.area.width / 2) * side - one.square.file * step_;
      y_ = (one.area.y + one.area.height / 2) * side - one.square.rank * step_;
    }
  }

  std::string run() {
    auto const board = play::Board::of(problem_.position,
                                       [&](chess::Man const& man) { return men_.walk_of(man); });
    if (!board) return {};
    std::string parts;
    for (play::Reel const& reel : played_.film.reels) {
      if (!reel.begins || reel.frames.empty()) continue;
      begin(*board);
      auto const changed = changes_to(*board, *reel.begins);
      auto const opening = changed ? written(*changed) : std::nullopt;
      if (!opening) continue;
      std::string const half_moves = frames(reel);
      if (!half_moves.empty())
        parts += fmt::format("|={}{}{}", *opening, reel.stopped.empty() ? "" : "!", half_moves);
    }
    if (parts.empty()) return {};
    return fmt::format("{:.6g} {:.6g} {:.6g}|{}{}", x_, -y_, step_, fmt::join(ids_, " "), parts);
  }

 private:
  static std::pair<int, int> place(Square square) { return {square.rank, square.file}; }
  bool shown(Square square) const { return shown_.contains(place(square)); }

  struct Standing {
    Man man;
    std::optional<Occupant> occupant;
  };
  Standing& at(Square square) {
    return standing_[static_cast<std::size_t>(square.rank * files_ + square.file)];
  }

  // The diagram.
  void begin(play::Board const& board) {
    files_ = board.files();
    standing_.assign(static_cast<std::size_t>(files_ * board.ranks()), {});
    chess::Board const& cells = problem_.position.board;
    for (int rank = 0; rank < board.ranks(); ++rank) {
      auto const row = cells.row(cells.rows() - 1 - static_cast<std::size_t>(rank));
      for (int file = 0; file < files_; ++file)
        at({file, rank}) = {board.at({file, rank}), row[static_cast<std::size_t>(file)].occupant};
    }
    undo_.clear();
    print_ = 0;
  }

  static std::optional<std::vector<play::Change>> changes_to(play::Board const& from,
                                                             play::Board const& to) {
    if (from.files() != to.files() || from.ranks() != to.ranks()) return {};
    std::vector<play::Change> out;
    for (int rank = 0; rank < to.ranks(); ++rank)
      for (int file = 0; file < to.files(); ++file)
        if (Square const square{file, rank}; from.at(square) != to.at(square))
          out.push_back({square, to.at(square)});
    return out;
  }

  // Who leaves a square of `changes`, with the index of the change; each is taken once.
  struct Leaving {
    Square from;
    Standing who;
    bool stays = false;  ///< nothing changes
    bool moves = false;  ///< he is written with where he goes to
    bool taken = false;
  };

  Leaving* find(std::vector<Leaving>& leaving, Man const& man, bool same_colour) {
    for (Leaving& one : leaving)
      if (!one.taken && !one.stays && one.who.occupant && one.who.man.walk == man.walk &&
          (!same_colour || one.who.man.colour == man.colour))
        return &one;
    return nullptr;
  }

  // Makes the changes and writes them; nothing where nobody knows what a man looks like. Then the
  // board is as before.
  std::optional<std::string> written(std::vector<play::Change> const& changes) {
    std::vector<Leaving> leaving;
    for (play::Change const& change : changes) {
      Standing const& who = at(change.at);
      leaving.push_back({change.at, who, who.man == change.man});
    }
    std::string out;
    std::vector<std::optional<Occupant>> arrives(changes.size());
    for (std::size_t i = 0; i < changes.size(); ++i) {
      play::Change const& change = changes[i];
      if (!change.man.stands() || leaving[i].stays) continue;
      Leaving* const same = find(leaving, change.man, true);
      if (same) {
        same->taken = true;
        arrives[i] = same->who.occupant;
        if (!shown(change.at)) continue;
        if (shown(same->from)) {
          same->moves = true;
          out += chess::square_name(same->from) + chess::square_name(change.at);
          continue;
        }
      } else {
        arrives[i] = looks_of(change.man, find(leaving, change.man, false));
        if (!arrives[i]) return {};
      }
      if (shown(change.at))
        out += fmt::format("{}={}", chess::square_name(change.at), number_of(*arrives[i]));
    }
    for (std::size_t i = 0; i < changes.size(); ++i) {
      Leaving const& one = leaving[i];
      bool const goes = !changes[i].man.stands() && one.who.man.stands() && !one.moves;
      if (goes && shown(one.from)) out += chess::square_name(one.from) + "-";
    }
    for (std::size_t i = 0; i < changes.size(); ++i) {
      if (leaving[i].stays) continue;
      undo_.emplace_back(changes[i].at,
                         std::exchange(at(changes[i].at), {changes[i].man, arrives[i]}));
    }
    return out;
  }

  std::optional<Occupant> looks_of(Man const& man, Leaving* other_colour) const {
    std::optional<chess::Man> figure;
    if (other_colour && std::holds_alternative<chess::Man>(*other_colour->who.occupant))
      figure = std::get<chess::Man>(*other_colour->who.occupant);
    else figure = men_.figure(man.walk);
    if (!figure) figure = notation::man_of_walk(man.walk, chess::Language::english);
    if (!figure) return {};
    if (other_colour) other_colour->taken = true;
    figure->side = side_of(man.colour);
    return Occupant(std::move(*figure));
  }

  std::size_t number_of(Occupant const& occupant) {
    auto const known = std::ranges::find(figures_, occupant);
    if (known != figures_.end()) return static_cast<std::size_t>(known - figures_.begin());
    ids_.push_back(figure_(occupant));
    figures_.push_back(occupant);
    return figures_.size() - 1;
  }

  void go_back(std::size_t changes) {
    for (; undo_.size() > changes; undo_.pop_back())
      at(undo_.back().first) = std::move(undo_.back().second);
  }

  // The frames in their order; one that passes is left out, and what follows it follows the one
  // before.
  std::string frames(play::Reel const& reel) {
    struct Open {
      std::size_t frame, depth, changes;  // how many there were when it was made
    };
    std::vector<Open> line;
    std::vector<std::string> tokens;
    std::size_t const begins = undo_.size();
    std::vector<std::size_t> token_of(reel.frames.size(), none);
    std::size_t last_depth = none;
    for (std::size_t i = 0; i < reel.frames.size() && i < most_frames; ++i) {
      Frame const& frame = reel.frames[i];
      while (!line.empty() && line.back().frame != frame.before) line.pop_back();
      if (line.empty() && frame.before != Frame::start) continue;  // behind what is left out
      go_back(line.empty() ? begins : line.back().changes);
      std::size_t const before = line.empty() ? none : token_of[line.back().frame];
      bool const passes = frame.where.begin == frame.where.end;
      if (passes) {
        line.push_back({i, line.empty() ? none : line.back().depth, undo_.size()});
        token_of[i] = before;
        if (!frame.stopped.empty()) stop(tokens, before);
        continue;
      }
      auto const changes = written(frame.changes);
      if (!changes) {
        stop(tokens, before);
        continue;
      }
      std::size_t const depth =
          line.empty() || line.back().depth == none ? 0 : line.back().depth + 1;
      std::string token = depth == last_depth + 1 ? "" : fmt::format("{}", depth);
      token += *changes + number_in_print(frame.where);
      if (!frame.stopped.empty()) token += '!';
      token_of[i] = tokens.size();
      tokens.push_back(std::move(token));
      line.push_back({i, depth, undo_.size()});
      last_depth = depth;
    }
    if (reel.frames.size() > most_frames && !tokens.empty()) stop(tokens, tokens.size() - 1);
    go_back(begins);
    std::string out;
    for (std::string const& token : tokens) out += " " + token;
    return out;
  }

  static void stop(std::vector<std::string>& tokens, std::size_t at) {
    if (at != none && !tokens[at].ends_with('!')) tokens[at] += '!';
  }

  // Of a half-move that is not printed, since another one with the same words stands for it.
  std::optional<std::size_t> printed(text::Span where) const {
    if (auto const own = printed_.find(where.begin); own != printed_.end()) return own->second;
    auto const words = played_.words(where);
    for (auto next = printed_.upper_bound(where.begin); next != printed_.end(); ++next)
      if (played_.words(played_.printed[next->second]) == words) return next->second;
    return {};
  }

  std::string number_in_print(text::Span where) {
    auto const number = printed(where);
    if (!number) return ":";
    bool const follows = *number == print_;
    print_ = *number + 1;
    return follows ? std::string() : fmt::format(":{}", *number);
  }

  static constexpr std::size_t none = static_cast<std::size_t>(-1);

  Played const& played_;
  problem::Problem const& problem_;
  terms::DiagramMen men_;
  std::function<std::string(Occupant const&)> const& figure_;
  std::map<std::size_t, std::size_t> printed_;  ///< by where they begin
  std::set<std::pair<int, int>> shown_;
  double x_ = 0, y_ = 0, step_ = 1;
  int files_ = 8;
  std::vector<Standing> standing_;
  std::vector<std::pair<Square, Standing>> undo_;
  std::vector<Occupant> figures_;
  std::vector<std::string> ids_;
  std::size_t print_ = 0;  ///< the number that comes next
};

}  // namespace

std::string film_text(DiagramContent const& diagram, layout::Scene const& scene,
                      std::function<std::string(chess::Occupant const&)> const& figure) {
  if (!diagram.played) return {};
  return Writer(diagram, scene, figure).run();
}

}  // namespace dawson::run
