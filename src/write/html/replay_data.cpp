#include "write/html/html_renderer.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "alt_text/solution_text.hpp"
#include "alt_text/twin_text.hpp"
#include "compile/collected_contents.hpp"
#include "drawing/board.hpp"
#include "layout/board.hpp"
#include "layout/scene.hpp"
#include "replay/replay.hpp"
#include "replay_rules/replay.hpp"

namespace dawson::run {

// What a page's script and screen readers know of a replayed solution: its half-moves, the names of
// its pieces, and the sides that move.

using backend::html_text;

// "7.795 -7.795 15.591 a1 h8 key|_9 _12|a= e2e4 g8f6:3 0d2d4!|b=e1-f1=0 ..."
//
// Separated by bars: the centre of a1 and the distance to the next square in the board's picture,
// the first and the last square, and `key` if the solution has one; the ids of pieces that are
// added to the board; then each part of the solution. A part begins with the label of its twin,
// `=`, and the difference of its position from the diagram. A half-move is its depth, unless it
// follows the previous one; the squares that change; `:` and its number in print, unless that
// follows; `!` if something after it was not played. Squares that change: `e2e4` moves the piece
// on e2 to e4, `e5-` removes a piece, `e8=3` adds the piece of that number. All change at once.

namespace {

using chess::Square;
using chess::SquareContent;
using replay_rules::Frame;

// Limits the size of a page, since nested groups of variations multiply.
constexpr std::size_t most_frames = 20000;

class Writer {
 public:
  Writer(DiagramContent const& diagram, layout::Scene const& scene,
         std::function<std::string(SquareContent const&)> const& figure)
      : played_(*diagram.played),
        problem_(diagram.problem),
        stage_(diagram.problem),
        figure_(figure) {
    for (std::size_t i = 0; i < played_.printed.size(); ++i)
      printed_.emplace(played_.printed[i].begin, i);
    double const side = drawing::square_points(scene);
    for (layout::SquareArea const& one :
         layout::square_areas(problem_.position, problem_.view, scene.style)) {
      if (one.hole) continue;
      if (shown_.empty()) first_ = last_ = one.square;
      shown_.insert(place(one.square));
      first_ = {std::min(first_.file, one.square.file), std::min(first_.rank, one.square.rank)};
      last_ = {std::max(last_.file, one.square.file), std::max(last_.rank, one.square.rank)};
      step_ = problem_.view.flip ? -side : side;
      x_ = (one.area.x + one.area.width / 2) * side - one.square.file * step_;
      y_ = (one.area.y + one.area.height / 2) * side - one.square.rank * step_;
    }
  }

  std::string run() {
    std::string parts;
    bool any = false;
    for (std::size_t i = 0; i < played_.replay.lines.size(); ++i) {
      replay_rules::ReplayLine const& replay_line = played_.replay.lines[i];
      auto const opening = replay_line.frames.empty() ? std::nullopt : stage_.begin(replay_line);
      print_ = 0;
      std::string const begins = opening ? written(*opening) : std::string(),
                        half_moves = opening ? frames(replay_line) : std::string();
      any = any || !half_moves.empty();
      // A part that is not played is its start, which says so.
      if (!half_moves.empty() || !replay_line.stopped.empty())
        parts += fmt::format("|{}={}{}{}", played_.solution.parts[i].label, begins,
                             replay_line.stopped.empty() ? "" : "!", half_moves);
    }
    if (!any) return {};
    return fmt::format("{:.6g} {:.6g} {:.6g} {} {}{}|{}{}", x_, -y_, step_,
                       chess::square_name(first_), chess::square_name(last_),
                       has_key() ? " key" : "", fmt::join(ids_, " "), parts);
  }

 private:
  // Direct mates, selfmates and reflex mates begin with a key.
  bool has_key() const {
    semantics::Play const& play = played_.solution.parts.front().play;
    return play.known && !play.lines && play.length > 0;
  }

  static std::pair<int, int> place(Square square) { return {square.rank, square.file}; }
  bool shown(Square square) const { return shown_.contains(place(square)); }

  // Writes the steps as text.
  std::string written(std::vector<Step> const& steps) {
    std::string out;
    std::vector<Square> moved;
    for (Step const& step : steps) {
      if (!step.arrives || !shown(step.at)) continue;
      if (step.from && shown(*step.from)) {
        moved.push_back(*step.from);
        out += chess::square_name(*step.from) + chess::square_name(step.at);
      } else {
        out += fmt::format("{}={}", chess::square_name(step.at), number_of(*step.arrives));
      }
    }
    for (Step const& step : steps)
      if (step.leaves && shown(step.at) && std::ranges::find(moved, step.at) == moved.end())
        out += chess::square_name(step.at) + "-";
    return out;
  }

  std::size_t number_of(SquareContent const& occupant) {
    auto const known = std::ranges::find(figures_, occupant);
    if (known != figures_.end()) return static_cast<std::size_t>(known - figures_.begin());
    ids_.push_back(figure_(occupant));
    figures_.push_back(occupant);
    return figures_.size() - 1;
  }

  // Writes the frames in order; a pass is left out, and the next frame continues from the previous
  // one.
  std::string frames(replay_rules::ReplayLine const& replay_line) {
    struct Open {
      std::size_t frame, depth, changes;  // the counts when it was made
    };
    std::vector<Open> line;
    std::vector<std::string> tokens;
    std::size_t const begins = stage_.changes();
    std::vector<std::size_t> token_of(replay_line.frames.size(), none);
    std::size_t last_depth = none;
    for (std::size_t i = 0; i < replay_line.frames.size() && i < most_frames; ++i) {
      Frame const& frame = replay_line.frames[i];
      while (!line.empty() && line.back().frame != frame.before) line.pop_back();
      if (line.empty() && frame.before != Frame::start)
        continue;  // follows a frame that is left out
      stage_.go_back(line.empty() ? begins : line.back().changes);
      std::size_t const before = line.empty() ? none : token_of[line.back().frame];
      bool const is_pass = frame.where.begin == frame.where.end;
      if (is_pass) {
        line.push_back({i, line.empty() ? none : line.back().depth, stage_.changes()});
        token_of[i] = before;
        if (!frame.stopped.empty()) stop(tokens, before);
        continue;
      }
      auto const steps = stage_.make(frame.changes);
      if (!steps) {
        stop(tokens, before);
        continue;
      }
      std::size_t const depth =
          line.empty() || line.back().depth == none ? 0 : line.back().depth + 1;
      std::string token = depth == last_depth + 1 ? "" : fmt::format("{}", depth);
      token += written(*steps) + number_in_print(frame.where);
      if (!frame.stopped.empty()) token += '!';
      token_of[i] = tokens.size();
      tokens.push_back(std::move(token));
      line.push_back({i, depth, stage_.changes()});
      last_depth = depth;
    }
    if (replay_line.frames.size() > most_frames && !tokens.empty()) stop(tokens, tokens.size() - 1);
    stage_.go_back(begins);
    std::string out;
    for (std::string const& token : tokens) out += " " + token;
    return out;
  }

  static void stop(std::vector<std::string>& tokens, std::size_t at) {
    if (at != none && !tokens[at].ends_with('!')) tokens[at] += '!';
  }

  // Returns the number of a half-move, or of one with the same words that is printed in its place.
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

  ReplayedSolution const& played_;
  problem::Problem const& problem_;
  BoardState stage_;
  std::function<std::string(SquareContent const&)> const& figure_;
  std::map<std::size_t, std::size_t> printed_;  ///< by their position
  std::set<std::pair<int, int>> shown_;
  double x_ = 0, y_ = 0, step_ = 1;
  Square first_{}, last_{};  ///< corners of the squares that are shown
  std::vector<SquareContent> figures_;
  std::vector<std::string> ids_;
  std::size_t print_ = 0;  ///< the next number
};

}  // namespace

std::string replay_text(DiagramContent const& diagram, layout::Scene const& scene,
                        std::function<std::string(chess::SquareContent const&)> const& figure) {
  if (!diagram.played) return {};
  return Writer(diagram, scene, figure).run();
}

namespace {

// Returns the twins of a solution in words: those of the diagram, or as the solution has them.
std::vector<std::string> twins_in_words(DiagramContent const& diagram, chess::Language language) {
  std::vector<std::string> out;
  for (semantics::SolutionPart const& part : diagram.played->solution.parts) {
    auto const& known = diagram.problem.twins;
    auto const own = std::ranges::find(known, part.label, &chess::Twin::label);
    chess::Twin twin = own != known.end() ? *own : part.twin;
    if (part.label.empty() || (own == known.end() && part.words.begin == part.words.end)) continue;
    twin.label = part.label;
    out.push_back(alt_text::twin_in_words(twin, diagram.problem, language));
  }
  return out;
}

// Returns an attribute with values for the script; empty without values.
std::string values(std::string_view name, std::vector<std::string> all) {
  for (std::string& one : all) std::ranges::replace(one, '|', '/');  // the separator here
  return all.empty() ? std::string()
                     : fmt::format(" data-{}=\"{}\"", name,
                                   html_text(fmt::format("{}", fmt::join(all, "|"))));
}

}  // namespace

// Writes the data that the script replays; empty if there is nothing.
std::string HtmlRenderer::replay(DiagramContent const& diagram, layout::Scene const& scene) {
  if (!diagram.played || options_.png) return {};
  std::vector<chess::SquareContent> added;
  std::string const replay = replay_text(diagram, scene, [&](chess::SquareContent const& occupant) {
    added.push_back(occupant);
    return placed_symbol(diagram, occupant);
  });
  if (replay.empty()) return {};
  chess::Language const language = language_of_words(diagram);
  std::vector<std::string> men;
  for (alt_text::NamedPieces const& one :
       alt_text::named_pieces(diagram.problem, added, language)) {
    std::vector<std::string> places;
    for (chess::Square const square : one.squares) places.push_back(chess::square_name(square));
    for (std::size_t const other : one.others) places.push_back(fmt::format("={}", other));
    men.push_back(fmt::format("{}:{}", one.name, fmt::join(places, " ")));
  }
  ReplayedSolution const& played = *diagram.played;
  semantics::SolutionForm const form = solution_form(
      *diagram.design.caption, diagram.problem, diagram.language, default_lines(diagram.problem));
  return fmt::format(" data-film=\"{}\"", html_text(replay)) +
         values("numbers", printed_numbers(played.solution, played.printed, form)) +
         values("said", alt_text::half_moves_in_words(played.solution, played.printed,
                                                      diagram.problem, language)) +
         values("men", std::move(men)) + values("twins", twins_in_words(diagram, language));
}

// Figurines of a solution are drawn white, as in magazines; their words name the side that moves.
void HtmlRenderer::keep_movers(DiagramContent const& diagram) {
  if (!diagram.played || diagram.anchor.empty()) return;
  std::map<std::size_t, chess::Side> sides;  // by place in the text
  for (replay_rules::ReplayLine const& line : diagram.played->replay.lines)
    for (replay_rules::Frame const& frame : line.frames)
      if (frame.side != replay_rules::Colour::neutral)
        sides.emplace(frame.where.begin, frame.side == replay_rules::Colour::black
                                             ? chess::Side::black
                                             : chess::Side::white);
  // Half-moves that are not replayed alternate from the side that begins.
  for (semantics::SolutionPart const& part : diagram.played->solution.parts)
    for (semantics::SolutionPhase const& phase : part.phases)
      for (semantics::SolutionNode const& node : phase.nodes)
        for (semantics::HalfMove const& half : node.halves)
          if (!part.play.series)
            sides.emplace(half.where.begin,
                          (node.level % 2 == 0) == (part.play.first == chess::Side::white)
                              ? chess::Side::white
                              : chess::Side::black);
  std::vector<std::optional<chess::Side>>& movers = movers_[diagram.anchor];
  movers.clear();
  for (text::Span const where : diagram.played->printed) {
    auto const known = sides.find(where.begin);
    movers.push_back(known == sides.end() ? std::nullopt : std::optional(known->second));
  }
}

backend::HtmlParts HtmlRenderer::with_movers(std::string const& anchor, PieceSet const* piece_set,
                                             chess::Language language) {
  backend::HtmlParts parts = with_pieces(piece_set, language);
  auto const known = movers_.find(anchor);
  if (known == movers_.end() || known->second.empty()) return parts;
  struct Place {
    std::size_t next = 0;
    std::optional<chess::Side> mover;
  };
  auto const place = std::make_shared<Place>();
  parts.half_move = [place, &movers = known->second](bool begins) {
    place->mover = begins ? movers[place->next++ % movers.size()] : std::nullopt;
  };
  parts.pieces = [=, this](std::vector<chess::SquareContent> const& occupants) {
    return pieces({occupants, piece_set, language}, place->mover);
  };
  return parts;
}

}  // namespace dawson::run
