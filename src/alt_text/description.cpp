#include "alt_text/description.hpp"

#include <algorithm>
#include <iterator>
#include <map>

#include "alt_text/board_text.hpp"
#include "alt_text/record_text.hpp"
#include "alt_text/twin_text.hpp"
#include "chess/targets.hpp"
#include "semantics/men_by_moves.hpp"
#include "text/utf8.hpp"

namespace dawson::alt_text {
namespace {

using Sentences = std::vector<std::string>;

void add(Sentences& out, Sentences more) { std::ranges::move(more, std::back_inserter(out)); }
void add(Sentences& out, std::string one) {
  if (!one.empty()) out.push_back(std::move(one));
}

// Describes a diagram of moves: the square of the piece, its target squares, and the pieces around
// it.
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
    describe_targets();
    describe_pieces();
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

  void describe_targets() {
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

  void describe_pieces() {
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

Description describe_after(problem::Problem const& problem, std::string const& move,
                           Wanted const& wanted) {
  Description out = describe(problem, wanted);
  if (move.empty() || out.decorative) return out;
  Phrases const phrases(wanted.language);
  out.short_text = sentence(phrases.fill(phrases.words().head.after_move, move));
  out.unnumbered = out.short_text;
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

namespace {

using problem::FieldId;

constexpr std::size_t aim = 150;  // code points

std::string of_part(std::string head, Wanted const& wanted, Phrases const& phrases) {
  if (!wanted.twin.empty()) head += " " + wanted.twin;
  return wanted.target ? phrases.fill(phrases.words().head.target, head) : head;
}

class ShortSpeaker {
 public:
  ShortSpeaker(problem::Problem const& problem, Wanted const& wanted, PiecesNames const& names,
               Phrases const& phrases)
      : problem_(problem), names_(names), phrases_(phrases) {
    head_ = head_text(problem, wanted, names, phrases);
    for (problem::Entry const& author : problem.all(FieldId::author))
      authors_.push_back(names.flat(author.text));
    std::erase(authors_, std::string());
    title_ = value(FieldId::title);
    if (!title_.empty()) {
      auto const& quotes = chess::words(phrases.language()).quotes;
      title_ = std::string(quotes.open) + title_ + std::string(quotes.close);
    }
  }

  std::string run() {
    if (problem_.view.moves) {
      std::string out = sentence(head_ + colon() + mover_name(problem_, names_, phrases_));
      return title_.empty() ? out : out + " " + sentence(title_);
    }
    std::string out = text();
    auto const too_long = [&] { return text::count_code_points(out) > aim; };
    if (too_long() && !authors_.empty() && !title_.empty()) title_.clear(), out = text();
    if (too_long() && authors_.size() > 1) first_alone_ = true, out = text();
    if (too_long() && !problem_.all(FieldId::conditions).empty()) bare_ = true, out = text();
    return out;
  }

 private:
  std::string value(FieldId field) const {
    problem::Entry const* const entry = problem_.first(field);
    return entry ? names_.flat(entry->text) : std::string();
  }
  std::string colon() const { return phrases_.text(phrases_.words().colon); }

  std::string authors() const {
    if (first_alone_) return phrases_.fill(phrases_.words().head.others, authors_.front());
    std::string out;
    std::string_view const joined = chess::words(phrases_.language()).caption["and"];
    for (std::size_t i = 0; i < authors_.size(); ++i) {
      if (i > 0) out += i + 1 == authors_.size() ? fmt::format(" {} ", joined) : ", ";
      out += authors_[i];
    }
    return out;
  }

  std::string text() const {
    std::string out = head_;
    std::string const source = value(FieldId::source);
    bool const titled = authors_.empty() && !title_.empty();
    if (!authors_.empty()) out += colon() + authors();
    else if (titled) out += colon() + title_;
    else if (!source.empty()) out += colon() + source;
    out = sentence(std::move(out));
    auto const add = [&](std::string text) {
      if (!text.empty()) out += " " + sentence(std::move(text));
    };
    if (!titled) add(title_);
    if (problem_.stipulation) add(task_in_words(*problem_.stipulation, phrases_.language()));
    if (!bare_) {
      std::vector<std::string> conditions;
      for (problem::Entry const& one : problem_.all(FieldId::conditions))
        conditions.push_back(names_.flat(one.text));
      add(Phrases::members(conditions));
    }
    add(pieces());
    return out;
  }

  std::string pieces() const {
    if (std::string no_pieces = alt_text::no_pieces(problem_.position, phrases_);
        !no_pieces.empty())
      return no_pieces;
    struct Count {
      chess::Side side;
      int pieces = 0;
    };
    std::vector<Count> counts{{chess::Side::white}, {chess::Side::black}};
    for (chess::Cell const& cell : problem_.position.board.cells()) {
      chess::Piece const* const piece = chess::piece_on(cell);
      if (!piece || is_sign(*piece) || is_duck(*piece)) continue;
      auto known = std::ranges::find(counts, piece->side, &Count::side);
      if (known == counts.end()) known = counts.insert(known, {piece->side});
      ++known->pieces;
    }
    std::ranges::sort(counts, side_before, &Count::side);
    std::vector<std::string> all;
    for (Count const& one : counts)
      all.push_back(phrases_.counted_side(one.side) +
                    (one.side.name == chess::Side::numbered ? colon() : " ") +
                    std::to_string(one.pieces));
    return Phrases::members(all);
  }

  problem::Problem const& problem_;
  PiecesNames const& names_;
  Phrases const& phrases_;
  std::string head_, title_;
  std::vector<std::string> authors_;
  bool first_alone_ = false, bare_ = false;
};

}  // namespace

std::string head_text(problem::Problem const& problem, Wanted const& wanted,
                      PiecesNames const& names, Phrases const& phrases) {
  problem::Entry const* const entry = problem.first(FieldId::number);
  std::string const number = entry ? names.flat(entry->text) : std::string();
  if (number.empty()) return unnumbered_head(problem, wanted, phrases);
  auto const& words = phrases.words().head;
  return of_part(phrases.fill(problem.view.moves ? words.moves : words.diagram, number), wanted,
                 phrases);
}

std::string unnumbered_head(problem::Problem const& problem, Wanted const& wanted,
                            Phrases const& phrases) {
  auto const& words = phrases.words().head;
  return of_part(phrases.text(problem.view.moves ? words.moves_unnumbered : words.unnumbered),
                 wanted, phrases);
}

std::string short_text(problem::Problem const& problem, Wanted const& wanted,
                       PiecesNames const& names, Phrases const& phrases) {
  return ShortSpeaker(problem, wanted, names, phrases).run();
}

std::string mover_name(problem::Problem const& problem, PiecesNames const& names,
                       Phrases const& phrases) {
  problem::MoveDiagram const& moves = *problem.view.moves;
  auto const at = chess::cell_at(problem.position.board, moves.from);
  chess::Piece const* const piece =
      at ? chess::piece_on(problem.position.board.cells()[*at]) : nullptr;
  if (piece)
    if (auto const named = names.name_in_legend(*piece)) return named->word;
  auto const known = semantics::pieces_by_moves(moves.movement);
  if (!known.empty()) return std::string(known.front().in(phrases.language()));
  return moves.written;
}

}  // namespace dawson::alt_text
