#include "speech/army_text.hpp"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "layout/figures.hpp"

namespace dawson::speech {
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
      // The letter of a plane stands in a hole.
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
      out_.push_back(phrases_.text(signs.empty() && letters_.empty() && !others_ ? words().empty
                                                                                 : words().nobody));
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

  // An army has few kinds of men.
  PieceName const& name_of(Piece const& piece) {
    auto const known = std::ranges::find_if(known_, [&](auto const& one) {
      Piece const& other = *one.first;
      return other.kind == piece.kind && other.rotation == piece.rotation &&
             other.name == piece.name && (!names_.has_legend() || other.side == piece.side);
    });
    if (known != known_.end()) return known->second;
    constexpr std::size_t usual_kinds = 6;
    if (known_.empty()) known_.reserve(usual_kinds);
    return known_.emplace_back(&piece, names_.name(piece)).second;
  }

  std::string attributes(Square square) const {
    if (position_.attributes.empty()) return {};
    std::vector<std::string> all;
    for (chess::Attributes const& one : position_.attributes) {
      if (one.square != square) continue;
      for (std::string const& word : one.words) {
        auto const said = phrases_.words().attributes[std::string_view(word)];
        all.push_back(said.empty() ? word : phrases_.text(said));
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

std::string nobody(chess::Position const& position, Phrases const& phrases) {
  bool anything = false;
  for (chess::Cell const& cell : position.board.cells()) {
    if (!cell.occupant) continue;
    Piece const* const piece = chess::piece_on(cell);
    if (piece && !is_sign(*piece) && !is_duck(*piece)) return {};
    anything = anything || piece || !position.planes || cell.kind != chess::CellKind::hole;
  }
  auto const& words = phrases.words().army;
  return phrases.text(anything ? words.nobody : words.empty);
}

}  // namespace dawson::speech
