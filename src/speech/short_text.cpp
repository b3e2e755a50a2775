#include "speech/short_text.hpp"

#include <algorithm>
#include <map>

#include "speech/army_text.hpp"
#include "speech/record_text.hpp"
#include "terms/men_by_moves.hpp"
#include "text/utf8.hpp"

namespace dawson::speech {
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
    if (std::string nobody = speech::nobody(problem_.position, phrases_); !nobody.empty())
      return nobody;
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
  auto const known = terms::pieces_by_moves(moves.movement);
  if (!known.empty()) return std::string(known.front().in(phrases.language()));
  return moves.written;
}

}  // namespace dawson::speech
