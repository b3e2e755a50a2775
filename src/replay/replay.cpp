#include "replay/replay.hpp"

#include <algorithm>
#include <charconv>
#include <map>
#include <set>
#include <string>

#include <fmt/format.h>

#include "notation/men/men_words.hpp"
#include "semantics/printing/node_print.hpp"
#include "text/scanning.hpp"

namespace dawson::run {
namespace {

using chess::Square;
using chess::SquareContent;
using replay_rules::Colour;
using replay_rules::Piece;

chess::Side side_of(Colour colour) {
  return colour == Colour::black     ? chess::Side::black
         : colour == Colour::neutral ? chess::Side::neutral
                                     : chess::Side::white;
}

std::optional<std::vector<replay_rules::Change>> changes_to(replay_rules::Board const& from,
                                                            replay_rules::Board const& to) {
  if (from.files() != to.files() || from.ranks() != to.ranks()) return {};
  std::vector<replay_rules::Change> out;
  for (int rank = 0; rank < to.ranks(); ++rank)
    for (int file = 0; file < to.files(); ++file)
      if (Square const square{file, rank}; from.at(square) != to.at(square))
        out.push_back({square, to.at(square)});
  return out;
}

}  // namespace

BoardState::BoardState(problem::Problem const& problem)
    : problem_(problem),
      pieces_(problem),
      board_(replay_rules::Board::of(
          problem.position, [this](chess::Piece const& piece) { return pieces_.walk_of(piece); })) {
}

void BoardState::put_up_diagram() {
  files_ = board_->files();
  placed_symbol_.assign(static_cast<std::size_t>(files_ * board_->ranks()), {});
  chess::Board const& cells = problem_.position.board;
  for (int rank = 0; rank < board_->ranks(); ++rank) {
    auto const row = cells.row(cells.rows() - 1 - static_cast<std::size_t>(rank));
    for (int file = 0; file < files_; ++file)
      at({file, rank}) = {board_->at({file, rank}), row[static_cast<std::size_t>(file)].occupant};
  }
  undo_.clear();
}

std::optional<std::vector<Step>> BoardState::begin(replay_rules::ReplayLine const& replay_line) {
  if (!board_ || !replay_line.begins) return {};
  put_up_diagram();
  auto const changed = changes_to(*board_, *replay_line.begins);
  return changed ? make(*changed) : std::nullopt;
}

BoardState::Leaving* BoardState::find(std::vector<Leaving>& leaving, Piece const& piece,
                                      bool same_colour) {
  for (Leaving& one : leaving)
    if (!one.taken && !one.stays && one.who.occupant && one.who.piece.walk == piece.walk &&
        (!same_colour || one.who.piece.colour == piece.colour))
      return &one;
  return nullptr;
}

// A piece that has left its square in the same half-move shows how the arriving piece is drawn.
std::optional<SquareContent> BoardState::looks_of(Piece const& piece, Leaving* other_colour) const {
  std::optional<chess::Piece> figure;
  if (other_colour && std::holds_alternative<chess::Piece>(*other_colour->who.occupant))
    figure = std::get<chess::Piece>(*other_colour->who.occupant);
  else figure = pieces_.figure(piece.walk);
  if (!figure) figure = notation::piece_of_walk(piece.walk, chess::Language::english);
  if (!figure) return {};
  if (other_colour) other_colour->taken = true;
  figure->side = side_of(piece.colour);
  return SquareContent(std::move(*figure));
}

std::optional<std::vector<Step>> BoardState::make(
    std::vector<replay_rules::Change> const& changes) {
  std::vector<Leaving> leaving;
  for (replay_rules::Change const& change : changes) {
    PlacedSymbol const& who = at(change.at);
    leaving.push_back({change.at, who, who.piece == change.piece});
  }
  std::vector<Step> steps;
  for (std::size_t i = 0; i < changes.size(); ++i) {
    replay_rules::Change const& change = changes[i];
    if (leaving[i].stays) continue;
    Step& step = steps.emplace_back(Step{change.at});
    if (!change.piece.stands()) {
      step.leaves = leaving[i].who.piece.stands();
    } else if (Leaving* const same = find(leaving, change.piece, true)) {
      same->taken = true;
      step.arrives = same->who.occupant;
      step.from = same->from;
    } else {
      step.arrives = looks_of(change.piece, find(leaving, change.piece, false));
      if (!step.arrives) return {};
    }
  }
  std::size_t next = 0;
  for (std::size_t i = 0; i < changes.size(); ++i) {
    if (leaving[i].stays) continue;
    undo_.emplace_back(changes[i].at,
                       std::exchange(at(changes[i].at), {changes[i].piece, steps[next++].arrives}));
  }
  return steps;
}

void BoardState::go_back(std::size_t changes) {
  for (; undo_.size() > changes; undo_.pop_back())
    at(undo_.back().first) = std::move(undo_.back().second);
}

chess::Position BoardState::position() const {
  chess::Position out = problem_.position;
  chess::Board& cells = out.board;
  for (std::size_t row = 0; row < cells.rows(); ++row) {
    std::size_t const rank = cells.rows() - 1 - row;
    for (std::size_t file = 0; file < cells.row(row).size(); ++file)
      cells.row(row)[file].occupant =
          placed_symbol_[rank * static_cast<std::size_t>(files_) + file].occupant;
  }
  return out;
}

namespace {

using replay_rules::Frame;
using Phase = semantics::SolutionPhase::Kind;

constexpr std::string_view hint =
    "write half-moves that `dawson solution --film` lists, or the number of a line";

// Removes the number and the signs of a half-move: "1...Kd5!?" becomes "Kd5".
std::string_view without_number_and_signs(std::string_view word) {
  std::size_t at = 0;
  while (at < word.size() && text::is_digit(word[at])) ++at;
  if (at > 0 && at < word.size() && word[at] == '.') {
    word.remove_prefix(at);
    word.remove_prefix(std::min(word.find_first_not_of('.'), word.size()));
  }
  constexpr std::string_view signs = "!?+#=";
  return word.substr(0, word.find_last_not_of(signs) + 1);
}

class Lines {
 public:
  Lines(semantics::Solution const& solution, replay_rules::Replay const& replay, std::size_t part)
      : solution_(solution), line_(replay.lines[part]), after_(line_.frames.size() + 1) {
    for (std::size_t i = 0; i < line_.frames.size(); ++i)
      after_[place(line_.frames[i].before)].push_back(i);
  }

  // Returns the last frame of each line, in the order of writing.
  std::vector<std::size_t> ends() const {
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < line_.frames.size(); ++i)
      if (after_[place(i)].empty()) out.push_back(i);
    return out;
  }

  // Returns all frames; those of actual play come before those of set play and tries.
  std::vector<std::size_t> by_rank(semantics::SolutionPart const& part) const {
    auto const actual = openings(part);
    std::vector<std::size_t> played, others;
    std::vector<bool> is_played(line_.frames.size());
    for (std::size_t i = 0; i < line_.frames.size(); ++i) {
      Frame const& frame = line_.frames[i];
      is_played[i] = frame.before == Frame::start ? actual.contains(frame.where.begin)
                                                  : is_played[frame.before];
      (is_played[i] ? played : others).push_back(i);
    }
    played.insert(played.end(), others.begin(), others.end());
    return played;
  }

  std::vector<std::size_t> to(std::size_t end) const {
    std::vector<std::size_t> out;
    for (std::size_t at = end; at != Frame::start; at = line_.frames[at].before) out.push_back(at);
    std::ranges::reverse(out);
    return out;
  }

  // Returns the line to `frame`, continued by first continuations.
  std::vector<std::size_t> through(std::size_t frame) const {
    std::vector<std::size_t> out = to(frame);
    while (!after_[place(out.back())].empty()) {
      auto const& next = after_[place(out.back())];
      auto const moves = std::ranges::find_if(next, [&](std::size_t one) { return !is_pass(one); });
      out.push_back(moves == next.end() ? next.front() : *moves);
    }
    return out;
  }

  // Returns true if the line to `end` contains these half-moves, and `end` is the last of them.
  bool contains_moves(std::size_t end, std::vector<std::string_view> const& moves) const {
    std::size_t found = 0;
    bool last = false;
    for (std::size_t const frame : to(end)) {
      last = found < moves.size() && without_number_and_signs(words(frame)) == moves[found];
      if (last) ++found;
    }
    return last && found == moves.size();
  }

  bool is_pass(std::size_t frame) const {
    text::Span const where = line_.frames[frame].where;
    return where.begin == where.end;
  }

 private:
  static std::size_t place(std::size_t frame) { return frame == Frame::start ? 0 : frame + 1; }
  std::string_view words(std::size_t frame) const {
    text::Span const where = line_.frames[frame].where;
    return std::string_view(solution_.text).substr(where.begin, where.end - where.begin);
  }

  // Returns the positions of the half-moves of actual play in the text.
  static std::set<std::size_t> openings(semantics::SolutionPart const& part) {
    std::set<std::size_t> out;
    for (semantics::SolutionPhase const& phase : part.phases)
      if (phase.kind == Phase::key || phase.kind == Phase::play || phase.kind == Phase::series)
        for (semantics::SolutionNode const& node : phase.nodes)
          for (semantics::HalfMove const& half : node.halves) out.insert(half.where.begin);
    return out;
  }

  semantics::Solution const& solution_;
  replay_rules::ReplayLine const& line_;
  std::vector<std::vector<std::size_t>> after_;
};

text::Diagnostic no_line(std::string_view wanted, std::size_t lines) {
  return text::error("E-FILM", {},
                     fmt::format("no line `{}` among the {} that can be played", wanted, lines),
                     std::string(hint));
}

// Returns the label of "b) Kd5" and removes it.
std::string_view take_label(std::string_view& wanted) {
  std::size_t const end = wanted.find(')');
  if (end == wanted.npos || wanted.substr(0, end).find_first_of(" .") != wanted.npos) return {};
  std::string_view const label = wanted.substr(0, end);
  wanted.remove_prefix(end + 1);
  return label;
}

}  // namespace

text::Result<ReplayedLine> replayed_line(semantics::Solution const& solution,
                                         replay_rules::Replay const& replay,
                                         std::string_view wanted) {
  std::string_view rest = wanted;
  std::string_view const label = take_label(rest);
  std::vector<std::string_view> moves;
  for (std::string_view const word : text::words_of(rest, " "))
    if (!without_number_and_signs(word).empty()) moves.push_back(without_number_and_signs(word));
  std::size_t number = 0;
  auto const [end, fault] = std::from_chars(rest.data(), rest.data() + rest.size(), number);
  bool const counted = fault == std::errc() && end == rest.data() + rest.size();
  std::size_t lines = 0;
  for (std::size_t part = 0; part < replay.lines.size(); ++part) {
    if (!label.empty() && solution.parts[part].label != label) continue;
    Lines const tree(solution, replay, part);
    auto const ends = tree.ends();
    if (counted && number > lines && number <= lines + ends.size())
      return ReplayedLine{part, tree.to(ends[number - lines - 1])};
    lines += ends.size();
    if (counted) continue;
    for (std::size_t const frame : tree.by_rank(solution.parts[part]))
      if (!tree.is_pass(frame) && (moves.empty() || tree.contains_moves(frame, moves)))
        return ReplayedLine{part, tree.through(frame)};
  }
  if (lines > 0) return no_line(wanted, lines);
  return text::error("E-FILM", {}, "no half-move of the solution can be played",
                     "run `dawson solution --list` to see the reason");
}

namespace {

// Calls `take` with each half-move of a part and its number, which is counted from the last one
// that is written. In series a half-move without a number is the other side's reply.
template <typename Take>
void each_numbered(semantics::Solution const& solution, semantics::SolutionPart const& part,
                   semantics::SolutionForm const& form, Take const& take) {
  std::string const dots = semantics::dots_of(solution, form);
  for (semantics::SolutionPhase const& phase : part.phases) {
    std::vector<int> path;  // by depth: 2n for "n.", 2n + 1 for "n..."
    for (semantics::SolutionNode const& node : phase.nodes) {
      path.resize(static_cast<std::size_t>(node.depth), 1);
      int const before = path.empty() ? 1 : path.back();
      int half = node.level + 2 * (part.first_number - 1);
      if (node.number > 0) half = 2 * node.number + (node.defender ? 1 : 0);
      else if (part.play.series) half = before | 1;
      else if (node.in_line) half = before + 1;
      path.push_back(half);
      std::string const number =
          half > 1 ? semantics::printed_number(half / 2, half % 2 == 1, dots, form) : std::string();
      for (semantics::HalfMove const& one : node.halves) take(one, number);
    }
  }
}

}  // namespace

std::vector<std::string> printed_numbers(semantics::Solution const& solution,
                                         std::vector<text::Span> const& where,
                                         semantics::SolutionForm const& form) {
  std::map<std::size_t, std::string> numbers;
  for (semantics::SolutionPart const& part : solution.parts)
    each_numbered(solution, part, form,
                  [&](semantics::HalfMove const& half, std::string const& one) {
                    numbers.emplace(half.where.begin, one);
                  });
  std::vector<std::string> out;
  for (text::Span const one : where) out.push_back(std::move(numbers[one.begin]));
  return out;
}

prose::Inlines replayed_words(semantics::Solution const& solution,
                              semantics::SolutionPart const& part, text::Span where,
                              semantics::SolutionForm const& form,
                              semantics::DiagramPieces const& pieces,
                              semantics::SquaresOf const& squares) {
  semantics::ProseWriter out;
  each_numbered(solution, part, form,
                [&](semantics::HalfMove const& half, std::string const& number) {
                  if (half.where.begin != where.begin) return;
                  out.text(number);
                  semantics::print_half_move(out, solution, half, {form, pieces, squares});
                  out.text(half.marks);
                });
  return out.take();
}

}  // namespace dawson::run
