#include "terms/twins/print.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <utility>

#include "chess/languages/words.hpp"
#include "notation/men/men_words.hpp"
#include "terms/twins/axes.hpp"
#include "text/ascii.hpp"

namespace dawson::terms {
namespace {

using chess::ChangeKind;
using chess::Language;
using chess::NamedPiece;
using chess::TwinChange;

class Printer {
 public:
  Printer(Language language, PiecesIn pieces) : language_(language), pieces_(pieces) {}

  prose::Inlines run(chess::Twin const& twin, std::optional<std::string_view> before) {
    if (twin.says_continued && !before) {
      say(fmt::format("{} ", words_.twins.further));
    } else if (twin.says_continued && !before->empty()) {
      say(fmt::format("= {})", *before));
      if (!twin.changes.empty()) say(fmt::format(" {} ", std::string_view(words_.caption["and"])));
    }
    for (TwinChange const& change : twin.changes) {
      if (&change != &twin.changes.front()) say(", ");
      print(change);
    }
    return std::move(out_);
  }

 private:
  void print(TwinChange const& change) {
    switch (change.kind) {
      case ChangeKind::move: return pair(change, "→");
      case ChangeKind::exchange: return pair(change, "↔");
      case ChangeKind::remove: return list(change, "−");
      case ChangeKind::add: return list(change, "+");
      case ChangeKind::replace: return replacement(change);
      case ChangeKind::substitute: return pair(change, " ⇒ ");
      case ChangeKind::rotate:
        return say(fmt::format("{} {}°", words_.twins.rotated, change.angle));
      case ChangeKind::mirror: {
        std::string axis(axis_name(change.reflection));
        axis.replace(2, 4, " ↔ ");
        return say(fmt::format("{} {}", words_.twins.mirrored, axis));
      }
      case ChangeKind::shift:
        return say(fmt::format("{} {} → {}", words_.twins.shifted,
                               chess::square_name(*change.pieces[0].square),
                               chess::square_name(*change.pieces[1].square)));
      case ChangeKind::polish_type: return say(words_.twins.recoloured);
      case ChangeKind::conditions:
      case ChangeKind::stipulation:
        for (std::string const& text : change.texts)
          say((&text == &change.texts.front() ? "" : ", ") + text);
    }
  }

  void pair(TwinChange const& change, std::string_view arrow) {
    piece(change.pieces[0]);
    say(arrow);
    piece(change.pieces[1]);
  }

  void list(TwinChange const& change, std::string_view sign) {
    for (NamedPiece const& one : change.pieces) {
      if (&one != &change.pieces.front()) say(", ");
      say(sign);
      piece(one);
    }
  }

  // "wPa2 = wQa2"; without the man who stood there "a2=wQ".
  void replacement(TwinChange const& change) {
    NamedPiece there = change.pieces.front();
    if (change.pieces.size() > 1) {
      piece(change.pieces[1]);
      say(" = ");
    } else if (there.square) {
      say(chess::square_name(*std::exchange(there.square, {})) + "=");
    }
    piece(there);
  }

  void piece(NamedPiece const& named) {
    if (!named.pieces.empty()) {
      chess::Piece shown = named.pieces.front();
      shown.side = named.side.value_or(chess::Side::white);
      std::string const letters = notation::walk_of(shown, language_);
      std::string const attributes =
          named.attributes.empty() ? "" : fmt::format("({})", fmt::join(named.attributes, ","));
      bool const figurine = pieces_ == PiecesIn::figurines || letters.empty();
      if (!figurine && named.side) say(colour_of(*named.side));
      say(attributes);
      if (figurine) out_.push_back(prose::Figurines{{shown}});
      else say(letters);
    }
    if (named.square) say(chess::square_name(*named.square));
  }

  // French n is noir; print has it for neutre too.
  std::string_view colour_of(chess::Side side) const {
    return side.name > chess::Side::neutral
               ? ""
               : chess::about(language_).sides.substr(static_cast<std::size_t>(side.name), 1);
  }

  void say(std::string_view text) {
    if (text.empty()) return;
    auto* last = out_.empty() ? nullptr : std::get_if<prose::Text>(&out_.back());
    if (last) last->text += text;
    else out_.push_back(prose::Text{std::string(text)});
  }

  Language language_;
  chess::Words const& words_ = chess::words(language_);
  PiecesIn pieces_;
  prose::Inlines out_;
};

}  // namespace

std::vector<text::Span> removal_signs(std::string_view changes) {
  std::vector<text::Span> signs;
  for (std::size_t at = changes.find('-'); at != std::string_view::npos;
       at = changes.find('-', at)) {
    bool const begins =
        at == 0 || std::string_view(" \t\n,;)").find(changes[at - 1]) != std::string_view::npos;
    std::size_t const end = at + (changes.substr(at).starts_with("--") ? 2 : 1);
    bool const piece = end < changes.size() && (text::is_letter(changes[end]) ||
                                                static_cast<unsigned char>(changes[end]) >= 0x80);
    if (begins && piece) signs.push_back({at, end});
    at = end;
  }
  return signs;
}

std::string with_minus_signs(std::string_view changes) {
  std::string out;
  std::size_t copied = 0;
  for (text::Span const sign : removal_signs(changes)) {
    out += changes.substr(copied, sign.begin - copied);
    out += "\u2212";
    copied = sign.end;
  }
  return out.append(changes.substr(copied));
}

prose::Inlines print_twin(chess::Twin const& twin, Language language, PiecesIn pieces,
                          std::optional<std::string_view> before) {
  bool const repeats = twin.says_continued && before && !before->empty();
  if (twin.fault || (twin.changes.empty() && !repeats))
    return {prose::Text{with_minus_signs(twin.text)}};
  return Printer(language, pieces).run(twin, before);
}

std::string_view label_before(chess::Twin const& twin, std::string_view label) {
  return twin.changes.empty() && !twin.continued && !twin.fault ? std::string_view() : label;
}

}  // namespace dawson::terms
