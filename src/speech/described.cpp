#include "speech/described.hpp"

#include <algorithm>
#include <iterator>

#include "chess/reach.hpp"
#include "speech/army_text.hpp"
#include "speech/board_text.hpp"
#include "speech/record_text.hpp"
#include "speech/short_text.hpp"

namespace dawson::speech {
namespace {

using Sentences = std::vector<std::string>;

void add(Sentences& out, Sentences more) { std::ranges::move(more, std::back_inserter(out)); }
void add(Sentences& out, std::string one) {
  if (!one.empty()) out.push_back(std::move(one));
}

// Where the man of a diagram of moves stands, where he goes, and who stands around him.
class MovesSpeaker {
 public:
  MovesSpeaker(problem::Problem const& problem, Squares const& squares, PiecesNames const& names,
               Phrases const& phrases)
      : problem_(problem),
        moves_(*problem.view.moves),
        squares_(squares),
        names_(names),
        phrases_(phrases),
        words_(phrases.words().moves) {}

  Sentences run() {
    out_.push_back(phrases_.fill(words_.on, capitalized(mover_name(problem_, names_, phrases_)),
                                 squares_.name(moves_.from)));
    say_targets();
    say_pieces();
    return std::move(out_);
  }

 private:
  void say(std::string_view head, std::vector<std::string> const& squares) {
    if (!squares.empty()) out_.push_back(sentence(phrases_.text(head) + Phrases::members(squares)));
  }

  chess::Side mover() const {
    auto const at = chess::cell_at(problem_.position.board, moves_.from);
    chess::Piece const* const piece =
        at ? chess::piece_on(problem_.position.board.cells()[*at]) : nullptr;
    return piece ? piece->side : chess::Side(chess::Side::white);
  }

  void say_targets() {
    auto const arena = chess::arena(problem_.position.board, mover());
    if (!arena) return;
    chess::Targets const targets = chess::targets(moves_.movement, *arena, moves_.from);
    std::vector<chess::Square> moves = targets.moves, captures = targets.captures;
    for (auto const* more : {&targets.first_move, &targets.castling})
      moves.insert(moves.end(), more->begin(), more->end());
    for (auto const* more : {&targets.passant, &targets.own})
      captures.insert(captures.end(), more->begin(), more->end());
    for (chess::TakenOnTheWay const& one : targets.on_the_way) captures.push_back(one.end);
    std::vector<std::string> both, only_moves, only_captures;
    squares_.each([&](chess::Square square, chess::Cell const&) {
      bool const move = std::ranges::find(moves, square) != moves.end();
      bool const capture = std::ranges::find(captures, square) != captures.end();
      if (!move && !capture) return;
      (move && capture ? both : move ? only_moves : only_captures).push_back(squares_.name(square));
    });
    say(words_.both, both);
    say(words_.move, only_moves);
    say(words_.capture, only_captures);
    if (moves.empty() && captures.empty()) out_.push_back(phrases_.text(words_.none));
  }

  void say_pieces() {
    std::vector<std::string> own, enemy, any;
    chess::Side const side = mover();
    squares_.each([&](chess::Square square, chess::Cell const& cell) {
      chess::Piece const* const piece = chess::piece_on(cell);
      if (!piece || square == moves_.from) return;
      bool const stands_in = moves_.stand_ins && piece->side == chess::Side::neutral;
      (stands_in ? any : piece->side == side ? own : enemy).push_back(squares_.name(square));
    });
    say(words_.own, own);
    say(words_.enemy, enemy);
    say(words_.any, any);
  }

  problem::Problem const& problem_;
  problem::MoveDiagram const& moves_;
  Squares const& squares_;
  PiecesNames const& names_;
  Phrases const& phrases_;
  chess::SpokenMoveWords const& words_;
  Sentences out_;
};

Sentences sentences_of(problem::Problem const& problem, PiecesNames const& names,
                       Phrases const& phrases) {
  Squares const squares(problem.position, problem.view.region);
  Sentences out = board_sentences(problem.position, problem.view, squares, phrases);
  if (problem.view.moves) {
    add(out, MovesSpeaker(problem, squares, names, phrases).run());
    add(out, marks_sentence(problem, squares, phrases));
    return out;
  }
  add(out, army_sentences(problem.position, squares, names, phrases));
  add(out, marks_sentence(problem, squares, phrases));
  if (!problem.view.draw.empty()) add(out, phrases.text(phrases.words().army.drawings));
  add(out, record_sentences(problem, squares, names, phrases));
  add(out, twins_sentence(problem, squares, names, phrases));
  return out;
}

std::string joined(Sentences const& sentences) {
  std::string out;
  for (std::string const& one : sentences) out.append(out.empty() ? "" : " ").append(one);
  return out;
}

std::string without_number(std::string const& text, problem::Problem const& problem,
                           Wanted const& wanted, PiecesNames const& names, Phrases const& phrases) {
  return unnumbered_head(problem, wanted, phrases) +
         text.substr(head_text(problem, wanted, names, phrases).size());
}

constexpr std::string_view nothing = "none";

}  // namespace

std::string Description::long_text() const { return joined(sentences); }

std::string Description::full() const {
  if (short_text.empty() || sentences.empty()) return short_text + long_text();
  return short_text + " " + long_text();
}

Description describe(problem::Problem const& problem, Wanted const& wanted) {
  Description out;
  out.language = wanted.language;
  Phrases const phrases(wanted.language);
  PiecesNames const names(problem.legend, phrases);
  problem::Entry const* const own = problem.first(problem::FieldId::alt);
  std::string const alt = own ? names.flat(own->text) : std::string();
  out.decorative = alt == nothing;
  if (out.decorative) return out;
  if (!wanted.in_line) {
    out.short_text = short_text(problem, wanted, names, phrases);
    out.unnumbered = without_number(out.short_text, problem, wanted, names, phrases);
  }
  if (!wanted.long_text && !wanted.in_line) return out;
  if (!alt.empty()) out.sentences = {alt};
  else out.sentences = sentences_of(problem, names, phrases);
  return out;
}

Description describe_part(problem::Problem const& problem, problem::Problem const& part,
                          Wanted const& wanted) {
  Description out;
  out.language = wanted.language;
  Phrases const phrases(wanted.language);
  PiecesNames const names(problem.legend, phrases);
  out.short_text = sentence(head_text(problem, wanted, names, phrases));
  out.unnumbered = without_number(out.short_text, problem, wanted, names, phrases);
  if (wanted.long_text) out.sentences = sentences_of(part, names, phrases);
  return out;
}

std::string pieces_in_words(std::vector<chess::SquareContent> const& pieces,
                            chess::Language language) {
  Phrases const phrases(language);
  return PiecesNames({}, phrases).in_text(pieces);
}

std::string prose_in_words(prose::Inlines const& inlines, chess::Language language) {
  Phrases const phrases(language);
  return PiecesNames({}, phrases).flat(inlines);
}

std::string folded_head(chess::Language language) {
  Phrases const phrases(language);
  return phrases.text(phrases.words().head.folded);
}

}  // namespace dawson::speech
