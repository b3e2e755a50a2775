#include "alt_text/solution_text.hpp"

#include <algorithm>
#include <map>

#include "alt_text/board_text.hpp"
#include "chess/fairy_pieces.hpp"
#include "semantics/solution/canonical.hpp"
#include "semantics/solution/unread.hpp"

namespace dawson::alt_text {

// Nodes are in the order of the text, each before its children, and so are the sentences. A reply
// has no sentence of its own: the sentence of its continuation names it, "After king to b1, move
// 2: ...".

namespace {

using Node = semantics::SolutionNode;
using NodeKind = Node::Kind;
using Phase = semantics::SolutionPhase;

class SolutionSpeaker {
 public:
  SolutionSpeaker(semantics::Solution const& solution, problem::Problem const& problem,
                  chess::Language language)
      : solution_(solution),
        phrases_(language),
        words_(phrases_.words().speech),
        halves_(solution, problem, phrases_) {}

  std::string run() {
    for (semantics::SolutionPart const& part : solution_.parts) {
      if (part.zero) say(std::string(chess::words(phrases_.language()).zeroposition));
      else if (!part.label.empty()) say(phrases_.fill(words_.twin, part.label));
      for (Phase const& phase : part.phases) write_phase(part, phase);
    }
    return std::move(out_);
  }

 private:
  void say(std::string text) {
    if (text.empty()) return;
    out_ += (out_.empty() ? "" : " ") + sentence(std::move(text));
  }

  void write_phase(semantics::SolutionPart const& part, Phase const& phase) {
    if (phase.kind == Phase::Kind::set || phase.kind == Phase::Kind::duplex_set)
      say(phrases_.text(words_.set));
    if (phase.kind == Phase::Kind::text)
      say(one_line(semantics::remark_of(solution_.words(phase.where))));
    bool const in_lines =
        phase.kind == Phase::Kind::series ||
        std::ranges::any_of(phase.nodes, [](Node const& node) { return node.in_line; });
    if (in_lines) write_lines(part, phase.nodes);
    else write_tree(phase);
  }

  std::string halves(Node const& node) const {
    std::string out;
    for (semantics::HalfMove const& half : node.halves)
      out += (out.empty() ? "" : phrases_.text(words_.group)) + halves_.text(half);
    return out;
  }

  static bool is_null(Node const& node) {
    return node.kind == NodeKind::moves && node.halves.size() == 1 &&
           node.halves.front().body == semantics::HalfMove::Body::null;
  }

  void write_lines(semantics::SolutionPart const& part, std::vector<Node> const& nodes) {
    std::size_t lines = 0;
    for (Node const& node : nodes) lines += node.depth == 0 && node.kind == NodeKind::moves ? 1 : 0;
    std::size_t number = 0;
    for (std::size_t at = 0; at < nodes.size(); at = semantics::end_of(nodes, at)) {
      if (nodes[at].kind == NodeKind::moves && lines > 1) say(phrases_.fill(words_.line, ++number));
      write_line(part, nodes, at, semantics::end_of(nodes, at));
    }
  }

  // Writes "Move 1: king to a2; rook to e3. Move 2: ..."
  void write_line(semantics::SolutionPart const& part, std::vector<Node> const& nodes,
                  std::size_t at, std::size_t end) {
    std::string head;
    std::vector<std::string> moves;
    int number = 0;
    auto const finish = [&] {
      if (!moves.empty()) say(head + phrases_.groups(moves));
      moves.clear();
    };
    for (std::size_t i = at; i < end; ++i) {
      Node const& node = nodes[i];
      if (node.kind == NodeKind::text) {
        finish();
        say(one_line(solution_.words(node.where)));
      }
      if (node.kind != NodeKind::moves || is_null(node)) continue;
      bool const left_out = i == at && (node.skipped > 0 || node.defender);
      if (i == at || (node.number > 0 && !node.defender)) {
        finish();
        number = node.number > 0 ? node.number : number + 1;
        head = left_out ? phrases_.fill(words_.move_of_side, number, second_side(part))
                        : phrases_.fill(words_.move, number);
      }
      moves.push_back(halves(node));
    }
    finish();
  }

  // Returns the side whose half-moves have no number of their own.
  std::string second_side(semantics::SolutionPart const& part) const {
    using chess::Side;
    return phrases_.side(part.play.first == Side::white ? Side::black : Side::white);
  }

  void write_tree(Phase const& phase) {
    nodes_ = &phase.nodes;
    std::vector<std::size_t> path;  // of the nodes above, by depth
    for (std::size_t at = 0; at < nodes_->size(); ++at) {
      Node const& node = (*nodes_)[at];
      path.resize(std::min(path.size(), static_cast<std::size_t>(node.depth)));
      Node const* const above = path.empty() ? nullptr : &(*nodes_)[path.back()];
      path.push_back(at);
      switch (node.kind) {
        case NodeKind::zugzwang: say(phrases_.text(words_.zugzwang)); break;
        case NodeKind::text: say(one_line(solution_.words(node.where))); break;
        case NodeKind::threat:
        case NodeKind::refutes: break;
        case NodeKind::moves: at = write_moves(phase.kind, at, above); break;
      }
      path.resize(std::min(path.size(), static_cast<std::size_t>(node.depth) + 1));
    }
  }

  // Writes the moves of a node; returns the last node that the sentence includes.
  std::size_t write_moves(Phase::Kind phase, std::size_t at, Node const* above) {
    Node const& node = (*nodes_)[at];
    int const number = node.level / 2;
    if (node.level % 2 == 1) {
      bool const answered = at + 1 < nodes_->size() && (*nodes_)[at + 1].depth > node.depth &&
                            (*nodes_)[at + 1].kind == NodeKind::moves;
      if (node.refutation) say(phrases_.fill(words_.refutation, halves(node)));
      else if (!answered) say(capitalized(halves(node)));
      return at;
    }
    // Continuations without children are joined to one sentence.
    std::string moves = halves(node);
    std::size_t last = at;
    bool const reply = above && above->kind == NodeKind::moves && above->level % 2 == 1;
    if (reply && ends(at))
      while (last + 1 < nodes_->size() && (*nodes_)[last + 1].depth == node.depth &&
             (*nodes_)[last + 1].kind == NodeKind::moves && ends(last + 1))
        moves += phrases_.text(words_.group) + halves((*nodes_)[++last]);
    if (reply && !is_null(*above)) say(phrases_.fill(words_.reply, halves(*above), number) + moves);
    else if (above && above->kind == NodeKind::threat)
      say(phrases_.fill(words_.threat, number) + moves);
    else if (!above && phase == Phase::Kind::key) say(phrases_.text(words_.key) + moves);
    else if (!above && phase == Phase::Kind::attempt) say(phrases_.text(words_.attempt) + moves);
    else say(phrases_.fill(words_.move, number) + moves);
    return last;
  }

  bool ends(std::size_t at) const {
    return at + 1 == nodes_->size() || (*nodes_)[at + 1].depth <= (*nodes_)[at].depth;
  }

  semantics::Solution const& solution_;
  Phrases phrases_;
  chess::SpeechWords const& words_;
  HalfMoveText halves_;
  std::vector<Node> const* nodes_ = nullptr;
  std::string out_;
};

}  // namespace

std::string solution_in_words(semantics::Solution const& solution, problem::Problem const& problem,
                              chess::Language language) {
  return SolutionSpeaker(solution, problem, language).run();
}

std::vector<std::string> half_moves_in_words(semantics::Solution const& solution,
                                             std::vector<text::Span> const& where,
                                             problem::Problem const& problem,
                                             chess::Language language) {
  std::map<std::size_t, semantics::HalfMove const*> halves;
  for (semantics::SolutionPart const& part : solution.parts)
    for (Phase const& phase : part.phases)
      for (Node const& node : phase.nodes)
        for (semantics::HalfMove const& half : node.halves) halves.emplace(half.where.begin, &half);
  Phrases const phrases(language);
  HalfMoveText const words(solution, problem, phrases);
  std::vector<std::string> out;
  for (text::Span const one : where) out.push_back(words.text(*halves.at(one.begin)));
  return out;
}

std::vector<NamedPieces> named_pieces(problem::Problem const& problem,
                                      std::vector<chess::SquareContent> const& others,
                                      chess::Language language) {
  struct Kept {
    NamedPieces pieces;
    chess::Side side;
    PieceName kind;
  };
  Phrases const phrases(language);
  PiecesNames const names(problem.legend, phrases);
  std::vector<Kept> kept;
  auto const entry = [&](chess::SquareContent const& occupant) -> NamedPieces& {
    std::string name = names.in_text(occupant);
    auto known = std::ranges::find(kept, name, [](Kept const& one) { return one.pieces.name; });
    if (known == kept.end()) {
      auto const* const piece = std::get_if<chess::Piece>(&occupant);
      kept.push_back({{std::move(name), {}}, {}, piece ? names.name(*piece) : PieceName()});
      if (piece) kept.back().side = piece->side;
      known = std::prev(kept.end());
    }
    return known->pieces;
  };
  Squares(problem.position, problem.view.region)
      .each([&](chess::Square square, chess::Cell const& cell) {
        if (cell.occupant) entry(*cell.occupant).squares.push_back(square);
      });
  for (std::size_t i = 0; i < others.size(); ++i) entry(others[i]).others.push_back(i);
  std::ranges::stable_sort(kept, [](Kept const& one, Kept const& other) {
    if (side_before(one.side, other.side)) return true;
    return !side_before(other.side, one.side) && before(one.kind, other.kind);
  });
  std::vector<NamedPieces> out;
  for (Kept& one : kept) out.push_back(std::move(one.pieces));
  return out;
}

namespace {

using semantics::HalfMove;
using semantics::MovePiece;
using semantics::MoveSuffix;

std::optional<chess::Kind> orthodox(MovePiece const& piece) {
  if (piece.is_pawn()) return chess::Kind::pawn;
  return chess::orthodox_kind(piece.walk, chess::Language::english);
}

}  // namespace

std::string HalfMoveText::piece(MovePiece const& piece) const {
  std::string out;
  if (auto const kind = orthodox(piece)) {
    out = names_.name(chess::Piece{*kind, {}, 0, {}}).text(1);
  } else {
    auto const figure = pieces_.figure(piece.walk);
    auto const named = figure ? names_.name_in_legend(*figure) : std::nullopt;
    auto const* fairy = chess::find_fairy_piece(piece.walk, chess::Language::english);
    if (named) out = named->word;
    else if (fairy) out = names_.translated(fairy->name);
    else out = figure ? names_.name(*figure).text(1) : piece.walk;
  }
  if (!piece.attributes.empty()) out += fmt::format(" ({})", piece.attributes);
  return out;
}

std::string HalfMoveText::path(HalfMove const& half) const {
  auto const& words = phrases_.words().speech;
  MovePiece named = half.piece;
  if (named.walk.empty()) named.walk = half.walk_of_group;
  std::string out = piece(named);
  if (half.piece.square) {
    out += " " + chess::square_name(*half.piece.square);
  } else if (half.file || half.rank) {
    out += ' ';
    if (half.file) out += chess::file_name(*half.file);
    if (half.rank) out += std::to_string(*half.rank + 1);
  }
  for (semantics::MoveStep const& step : half.steps)
    out += fmt::format(" {} {}", phrases_.text(step.capture ? words.takes : words.to),
                       chess::square_name(step.square));
  return out;
}

std::string HalfMoveText::suffixes(HalfMove const& half) const {
  auto const& words = phrases_.words().speech;
  std::string out;
  for (MoveSuffix const& suffix : half.suffixes) {
    switch (suffix.kind) {
      case MoveSuffix::Kind::en_passant: out += phrases_.text(words.en_passant); break;
      case MoveSuffix::Kind::becomes: {
        bool const side_alone = suffix.becomes.walk.empty() && suffix.becomes.side;
        std::string promoted =
            side_alone ? phrases_.counted_side(*suffix.becomes.side) : piece(suffix.becomes);
        if (!side_alone && suffix.becomes.side)
          promoted += fmt::format(" ({})", phrases_.side(*suffix.becomes.side));
        out += phrases_.fill(words.promotion, promoted);
        break;
      }
      case MoveSuffix::Kind::effect:
      case MoveSuffix::Kind::buried:
        out += fmt::format(" [{}]", semantics::canonical(suffix.effect));
        break;
      case MoveSuffix::Kind::board:
      case MoveSuffix::Kind::clock: out += fmt::format(" ({})", suffix.words); break;
    }
  }
  return out;
}

std::string HalfMoveText::text(HalfMove const& half) const {
  auto const& words = phrases_.words().speech;
  std::string out;
  for (semantics::MoveEffect const& effect : half.before)
    out += fmt::format("[{}] ", semantics::canonical(effect));
  switch (half.body) {
    case HalfMove::Body::path: out += path(half) + suffixes(half); break;
    case HalfMove::Body::short_castling:
      out += phrases_.text(words.short_castling) + suffixes(half);
      break;
    case HalfMove::Body::long_castling:
      out += phrases_.text(words.long_castling) + suffixes(half);
      break;
    default: out += one_line(solution_.words(half.where));
  }
  bool const as_written = half.body > HalfMove::Body::long_castling;
  if (!as_written) {
    if (half.check == "+") out += phrases_.text(words.check);
    if (half.check == "++") out += phrases_.text(words.double_check);
    if (half.goal == "#") out += phrases_.text(words.mate);
    else if (half.goal == "=") out += phrases_.text(words.stalemate);
    else if (!half.goal.empty()) out += ", " + half.goal;
  }
  for (semantics::MoveComment const& comment : half.comments)
    out += comment.kind == semantics::MoveComment::Kind::label
               ? fmt::format(" [{}]", comment.words)
               : fmt::format(" ({})", one_line(comment.words));
  return out;
}

}  // namespace dawson::alt_text
