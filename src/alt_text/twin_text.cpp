#include "alt_text/twin_text.hpp"

#include <algorithm>
#include <optional>

#include "alt_text/record_text.hpp"
#include "semantics/stipulation.hpp"
#include "semantics/twins/board_changes.hpp"

namespace dawson::alt_text {
namespace {

using chess::ChangeKind;
using chess::NamedPiece;
using chess::TwinChange;

class TwinSpeaker {
 public:
  TwinSpeaker(Squares const& squares, PiecesNames const& names, Phrases const& phrases)
      : squares_(squares), names_(names), phrases_(phrases), words_(phrases.words().twins) {}

  // Returns "b: king from e1 to f1".
  std::string labelled(chess::Twin const& twin) {
    return (twin.continued ? phrases_.fill(words_.continued, twin.label)
                           : twin.label + phrases_.text(phrases_.words().colon)) +
           changes(twin);
  }

 private:
  // Describes the changes that follow the label.
  std::string changes(chess::Twin const& twin) {
    bool const clear =
        !twin.fault || (!twin.changes.empty() && std::ranges::all_of(twin.changes, names_squares));
    if (!clear) return as_text(one_line(twin.text));
    changes_in_words_.clear();
    for (TwinChange const& change : twin.changes) say(change);
    if (changes_in_words_.empty()) return phrases_.text(words_.diagram);
    return Phrases::members(changes_in_words_);
  }

  // Returns true if the change can be described without a board: its pieces have squares.
  static bool names_squares(TwinChange const& change) {
    bool const on_squares = change.kind <= ChangeKind::add || change.kind == ChangeKind::shift;
    return change.kind != ChangeKind::replace &&
           (!on_squares || std::ranges::all_of(change.pieces, [](NamedPiece const& one) {
             return one.square.has_value();
           }));
  }

  std::string as_text(std::string const& text) const {
    auto const& quotes = chess::words(phrases_.language()).quotes;
    return phrases_.text(words_.text).append(quotes.open).append(text).append(quotes.close);
  }

  void say(TwinChange const& change) {
    std::vector<NamedPiece> const& pieces = change.pieces;
    switch (change.kind) {
      case ChangeKind::move:
        return fill(
            words_.goes,
            {{"man", piece(pieces[0])}, {"a", square(pieces[0])}, {"b", square(pieces[1])}});
      case ChangeKind::exchange:
        return fill(words_.exchange, {{"man", piece(pieces[0])},
                                      {"a", square(pieces[0])},
                                      {"other", piece(pieces[1])},
                                      {"b", square(pieces[1])}});
      case ChangeKind::remove:
        for (NamedPiece const& one : pieces)
          fill(words_.goes_off, {{"man", piece(one)}, {"a", square(one)}});
        return;
      case ChangeKind::add:
        for (NamedPiece const& one : pieces) fill(words_.comes, {{"man", on_square(one)}});
        return;
      case ChangeKind::replace: {
        NamedPiece const& there =
            pieces.front().square || pieces.size() < 2 ? pieces.front() : pieces[1];
        return fill(words_.instead, {{"a", square(there)}, {"man", any(pieces.front())}});
      }
      case ChangeKind::substitute:
        return fill(words_.substitute, {{"men", plural(pieces[0])}, {"others", plural(pieces[1])}});
      case ChangeKind::rotate:
        return changes_in_words_.push_back(phrases_.fill(words_.rotate, change.angle));
      case ChangeKind::mirror: {
        std::string_view const axis = semantics::axis_name(change.reflection);
        return fill(words_.mirror, {{"a", std::string(axis.substr(0, 2))},
                                    {"b", std::string(axis.substr(axis.size() - 2))}});
      }
      case ChangeKind::shift:
        return fill(words_.shift, {{"a", square(pieces[0])}, {"b", square(pieces[1])}});
      case ChangeKind::polish_type:
        return changes_in_words_.push_back(phrases_.text(words_.polish));
      case ChangeKind::conditions:
        for (std::string const& text : change.texts) changes_in_words_.push_back(one_line(text));
        return;
      case ChangeKind::stipulation:
        for (std::string const& text : change.texts)
          changes_in_words_.push_back(
              task_in_words(semantics::read_stipulation(text), phrases_.language()));
        return;
      case ChangeKind::invisible: {
        std::string const& number = change.texts.front();
        auto const& names = chess::words(phrases_.language()).invisible;
        return changes_in_words_.push_back(
            fmt::format("{} {}", number, names[number == "1" ? 0 : 1]));
      }
    }
  }

  // Fills "{man} from {a} to {b}"; unknown parts are dropped with their blanks.
  void fill(std::string_view word,
            std::vector<std::pair<std::string_view, std::string>> const& values) {
    std::string out = phrases_.text(word);
    for (auto const& [name, value] : values) {
      std::string const brace = fmt::format("{{{}}}", name);
      std::size_t const at = out.find(brace);
      if (at != std::string::npos) out.replace(at, brace.size(), value);
    }
    changes_in_words_.push_back(one_line(out));
  }

  static std::optional<chess::Piece> shown(NamedPiece const& named) {
    if (named.pieces.empty()) return {};
    chess::Piece piece = named.pieces.front();
    piece.side = named.side.value_or(chess::Side::white);
    return piece;
  }
  std::string with_attributes(NamedPiece const& named, std::string text) const {
    std::vector<std::string> all;
    for (std::string const& word : named.attributes) {
      auto const said = phrases_.words().attributes[std::string_view(word)];
      all.push_back(said.empty() ? word : phrases_.text(said));
    }
    if (all.empty()) return text;
    return fmt::format("{} ({}{})", text, phrases_.text(phrases_.words().army.before_attributes),
                       Phrases::members(all));
  }
  std::string piece(NamedPiece const& named) const {
    auto const known = shown(named);
    return with_attributes(named, known ? names_.name(*known).text(1)
                                        : phrases_.text(Phrases::form(words_.any_piece, 0)));
  }
  std::string plural(NamedPiece const& named) const {
    auto const known = shown(named);
    return known ? names_.plural(*known) : phrases_.text(Phrases::form(words_.any_piece, 1));
  }
  // Returns "a white queen".
  std::string any(NamedPiece const& named) const {
    auto const known = shown(named);
    return with_attributes(
        named, known ? names_.one(*known) : phrases_.text(Phrases::form(words_.any_piece, 0)));
  }
  // Returns "a white queen on a5".
  std::string on_square(NamedPiece const& named) const {
    std::string const text = any(named);
    return named.square ? phrases_.fill(phrases_.words().army.on, text, square(named)) : text;
  }
  std::string square(NamedPiece const& named) const {
    return named.square ? squares_.name(*named.square) : std::string();
  }

  Squares const& squares_;
  PiecesNames const& names_;
  Phrases const& phrases_;
  chess::SpokenTwinWords const& words_;
  std::vector<std::string> changes_in_words_;
};

}  // namespace

std::string twin_in_words(chess::Twin const& twin, problem::Problem const& problem,
                          chess::Language language) {
  Phrases const phrases(language);
  Squares const squares(problem.position, problem.view.region);
  PiecesNames const names(problem.legend, phrases);
  TwinSpeaker speaker(squares, names, phrases);
  return speaker.labelled(twin);
}

std::string twins_sentence(problem::Problem const& problem, Squares const& squares,
                           PiecesNames const& names, Phrases const& phrases) {
  if (problem.twins.empty()) return {};
  auto const& words = phrases.words().twins;
  TwinSpeaker speaker(squares, names, phrases);
  std::vector<std::string> groups;
  if (problem.twins.front().zeroposition)
    groups.push_back(phrases.text(chess::words(phrases.language()).zeroposition));
  for (chess::Twin const& twin : problem.twins) groups.push_back(speaker.labelled(twin));
  return sentence(phrases.text(words.twins) + phrases.groups(groups));
}

}  // namespace dawson::alt_text
