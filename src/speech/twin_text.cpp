#include <algorithm>

#include "speech/record_text.hpp"
#include "terms/stipulation.hpp"
#include "terms/twins/axes.hpp"
#include "text/names.hpp"

namespace dawson::speech {
namespace {

using chess::ChangeKind;
using chess::NamedPiece;
using chess::TwinChange;

class TwinSpeaker {
 public:
  TwinSpeaker(Squares const& squares, PiecesNames const& names, Phrases const& phrases)
      : squares_(squares), names_(names), phrases_(phrases), words_(phrases.words().twins) {}

  // What stands behind the label.
  std::string changes(chess::Twin const& twin) {
    bool const clear =
        !twin.fault || (!twin.changes.empty() && std::ranges::all_of(twin.changes, names_squares));
    if (!clear) return as_text(one_line(twin.text));
    said_.clear();
    for (TwinChange const& change : twin.changes) say(change);
    if (said_.empty()) return phrases_.text(words_.diagram);
    return Phrases::members(said_);
  }

 private:
  // What is not played on a board can only be said of pieces with squares.
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
      case ChangeKind::rotate: return said_.push_back(phrases_.fill(words_.rotate, change.angle));
      case ChangeKind::mirror: {
        std::string_view const axis = terms::axis_name(change.reflection);
        return fill(words_.mirror, {{"a", std::string(axis.substr(0, 2))},
                                    {"b", std::string(axis.substr(axis.size() - 2))}});
      }
      case ChangeKind::shift:
        return fill(words_.shift, {{"a", square(pieces[0])}, {"b", square(pieces[1])}});
      case ChangeKind::polish_type: return said_.push_back(phrases_.text(words_.polish));
      case ChangeKind::conditions:
        for (std::string const& text : change.texts) said_.push_back(one_line(text));
        return;
      case ChangeKind::stipulation:
        for (std::string const& text : change.texts)
          said_.push_back(task_in_words(terms::read_stipulation(text), phrases_.language()));
        return;
    }
  }

  // "{man} from {a} to {b}": what is not known is left out with its blank.
  void fill(std::string_view word,
            std::vector<std::pair<std::string_view, std::string>> const& values) {
    std::string out = phrases_.text(word);
    for (auto const& [name, value] : values) {
      std::string const brace = fmt::format("{{{}}}", name);
      std::size_t const at = out.find(brace);
      if (at != std::string::npos) out.replace(at, brace.size(), value);
    }
    said_.push_back(one_line(out));
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
  // "a white queen".
  std::string any(NamedPiece const& named) const {
    auto const known = shown(named);
    return with_attributes(
        named, known ? names_.one(*known) : phrases_.text(Phrases::form(words_.any_piece, 0)));
  }
  // "a white queen on a5".
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
  std::vector<std::string> said_;
};

}  // namespace

std::string twins_sentence(problem::Problem const& problem, Squares const& squares,
                           PiecesNames const& names, Phrases const& phrases) {
  if (problem.twins.empty()) return {};
  auto const& words = phrases.words().twins;
  TwinSpeaker speaker(squares, names, phrases);
  std::vector<std::string> groups;
  if (problem.twins.front().zeroposition)
    groups.push_back(phrases.text(chess::words(phrases.language()).zeroposition));
  for (chess::Twin const& twin : problem.twins) {
    std::string const head = twin.continued ? phrases.fill(words.continued, twin.label)
                                            : twin.label + phrases.text(phrases.words().colon);
    groups.push_back(head + speaker.changes(twin));
  }
  return sentence(phrases.text(words.twins) + phrases.groups(groups));
}

std::string task_in_words(chess::Stipulation const& stipulation, chess::Language language) {
  chess::Words const& words = chess::words(language);
  std::string const text = one_line(stipulation.text);
  if (text == "+") return capitalized(words.win);
  if (text == "=") return capitalized(words.draw);
  return stipulation.task ? terms::stipulation_in_words(stipulation, language) : text;
}

}  // namespace dawson::speech
