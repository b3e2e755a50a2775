// A head is read from left to right, change by change; the next words decide the kind of change:
//
//     head    = [ label ] , [ continued ] , ( "diagram" | commands | { change } ) ;
//     label   = [ "+" ] , ( letter , digits , ")" | "(" , letter , digits , ")" ) ;
//     change  = pieces , to , square | piece , exchange , piece | "-" , pieces | "+" , pieces
//             | piece | square | piece , "=" , piece | walk , way , walk
//             | turn , angle , [ "°" ] | mirror , square , exchange , square
//             | shift , square , ( way | to ) , square | polish | stipulation | conditions ;
//
// Words are rows of a table, in all languages at once: no word has two meanings.
#include "semantics/twins/heads.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "semantics/conditions.hpp"
#include "semantics/popeye/words.hpp"
#include "semantics/stipulation.hpp"
#include "semantics/twins/board_changes.hpp"
#include "semantics/twins/commands.hpp"
#include "semantics/twins/head_pieces.hpp"
#include "semantics/twins/lists.hpp"
#include "text/scanning.hpp"

namespace dawson::semantics {
namespace {

using chess::ChangeKind;
using chess::Language;
using chess::NamedPiece;
using chess::TwinChange;
using Arrow = HeadCursor::Arrow;

// Printed words besides Popeye's own.
struct PrintedWord {
  std::string_view word;
  ChangeKind kind;
};
constexpr auto printed_words = std::to_array<PrintedWord>({
    {"reflect", ChangeKind::mirror},
    {"reflection", ChangeKind::mirror},
    {"rotated", ChangeKind::rotate},
    {"turn", ChangeKind::rotate},
    {"drehe", ChangeKind::rotate},
    {"gedreht um", ChangeKind::rotate},
    {"symétrie", ChangeKind::mirror},
    {"Polish type", ChangeKind::polish_type},
    {"colours exchanged", ChangeKind::polish_type},
    {"Farben vertauscht", ChangeKind::polish_type},
    {"couleurs échangées", ChangeKind::polish_type},
    {"couleurs inversées", ChangeKind::polish_type},
});
constexpr auto continued_words = std::to_array<std::string_view>(
    {"continued", "further", "furthermore", "ferner", "weiter", "enplus", "en plus", "de plus"});
constexpr auto diagram_words =
    std::to_array<std::string_view>({"diagram", "diagramm", "diagramme", "diag."});
constexpr auto between_words = std::to_array<std::string_view>({"and", "und", "et", "&"});
constexpr auto removal_words = std::to_array<std::string_view>({"without", "ohne", "sans"});

template <class Words>
bool take_one(HeadCursor& cursor, Words const& words) {
  return std::ranges::any_of(words, [&](std::string_view word) { return cursor.take_word(word); });
}

// Returns true for changes of the whole board, which are printed with words of their own.
bool is_printed_in_words(ChangeKind kind) {
  return kind == ChangeKind::rotate || kind == ChangeKind::mirror || kind == ChangeKind::shift ||
         kind == ChangeKind::polish_type;
}

bool take_command(HeadCursor& cursor, popeye::Change const& row) {
  return std::ranges::any_of(chess::all_languages, [&](Language const language) {
    return cursor.take_word(row.words.in(language));
  });
}

class HeadReader {
 public:
  HeadReader(std::string_view text, Language language) : cursor_(text, language) {}

  // Returns false at the first unknown word, with the cursor before it.
  bool run(chess::Twin& twin) {
    cursor_.skip_separators();
    twin.says_continued = take_one(cursor_, continued_words) || take_other_twin();
    twin.continued = twin.says_continued;
    cursor_.skip_separators();
    if (take_one(cursor_, between_words)) cursor_.skip_separators();
    std::size_t const after = after_zeroposition(cursor_.text(), cursor_.at());
    twin.zeroposition = after > cursor_.at();
    cursor_.go(after);
    if (take_one(cursor_, diagram_words)) cursor_.skip_separators();
    while (!cursor_.ended()) {
      std::size_t const begin = cursor_.at();
      TwinChange change;
      if (!take_change(change)) return cursor_.go(begin), false;
      change.where = {begin, cursor_.at()};
      twin.changes.push_back(std::move(change));
      cursor_.skip_separators();
      if (take_one(cursor_, between_words)) cursor_.skip_separators();
    }
    return true;
  }

  text::Span word() const { return cursor_.word(); }

 private:
  // Reads "= b)", which names the twin before this one.
  bool take_other_twin() {
    std::size_t const begin = cursor_.at();
    cursor_.skip_blanks();
    bool const equals = cursor_.take("=");
    cursor_.skip_blanks();
    auto const label = twin_label_at(cursor_.text(), cursor_.at());
    if (!equals || !label) return cursor_.go(begin), false;
    cursor_.go(label->end);
    return true;
  }

  bool take_change(TwinChange& change) {
    return take_wordy(change) || take_signed(change) || take_named(change) || take_pieces(change) ||
           take_task(change);
  }

  // Reads "Move wKb3 == c2" and "Remove wBe5": a command's word before pieces in printed notation.
  bool take_named(TwinChange& change) {
    std::size_t const begin = cursor_.at();
    for (popeye::Change const& row : popeye::changes()) {
      if (!take_command(cursor_, row)) continue;
      cursor_.skip_blanks();
      bool const removes = row.kind == ChangeKind::remove;
      if (removes || row.kind == ChangeKind::add) {
        change.kind = row.kind;
        change.pieces = cursor_.take_pieces();
        if (are_whole(change)) return true;
      } else if (take_pieces(change) && change.kind == row.kind) {
        return true;
      }
      cursor_.go(begin);
    }
    return false;
  }

  // Returns true if added or removed pieces have all they need.
  static bool are_whole(TwinChange const& change) {
    bool const removes = change.kind == ChangeKind::remove;
    return !change.pieces.empty() &&
           std::ranges::all_of(change.pieces, [&](NamedPiece const& piece) {
             return piece.square && (removes || (piece.side && !piece.pieces.empty()));
           });
  }

  bool take_wordy(TwinChange& change) {
    std::size_t const begin = cursor_.at();
    for (auto const& [kind, word] : words()) {
      if (!cursor_.take_word(word)) continue;
      change.kind = kind;
      cursor_.skip_blanks();
      if (take_argument(change)) return true;
      cursor_.go(begin);
    }
    return false;
  }

  struct Word {
    ChangeKind kind;
    std::string_view word;
  };
  // Returns the words of changes of the whole board, both Popeye's and printed ones.
  static std::vector<Word> const& words() {
    static std::vector<Word> const all = [] {
      std::vector<Word> made;
      for (popeye::Change const& row : popeye::changes())
        if (is_printed_in_words(row.kind))
          for (Language const language : chess::all_languages)
            made.push_back({row.kind, row.words.in(language)});
      for (auto const& [word, kind] : printed_words) made.push_back({kind, word});
      return made;
    }();
    return all;
  }

  bool take_argument(TwinChange& change) {
    switch (change.kind) {
      case ChangeKind::polish_type: return true;
      case ChangeKind::rotate: return take_angle(change);
      case ChangeKind::mirror: return take_axis(change);
      default: return take_way(change);
    }
  }

  bool take_angle(TwinChange& change) {
    std::string_view const rest = cursor_.rest();
    std::size_t digits = 0;
    while (digits < rest.size() && text::is_digit(rest[digits])) ++digits;
    auto const angle = angle_of(rest.substr(0, digits));
    if (!angle) return false;
    change.angle = *angle;
    cursor_.go(cursor_.at() + digits);
    cursor_.take("°");
    return true;
  }

  bool take_axis(TwinChange& change) {
    std::size_t const begin = cursor_.at();
    auto const one = cursor_.take_square();
    cursor_.skip_blanks();
    Arrow const arrow = cursor_.take_arrow();
    cursor_.skip_blanks();
    auto const other = cursor_.take_square();
    auto const axis =
        one && other && arrow == Arrow::exchange
            ? reflection_of(chess::square_name(*one) + "<-->" + chess::square_name(*other))
            : std::nullopt;
    if (!axis) return cursor_.go(begin), false;
    change.reflection = *axis;
    return true;
  }

  bool take_way(TwinChange& change) {
    NamedPiece from, to;
    from.square = cursor_.take_square();
    cursor_.skip_blanks();
    Arrow const arrow = cursor_.take_arrow();
    cursor_.skip_blanks();
    to.square = cursor_.take_square();
    change.pieces = {from, to};
    return from.square && to.square && arrow != Arrow::none && arrow != Arrow::exchange;
  }

  bool take_signed(TwinChange& change) {
    std::size_t const begin = cursor_.at();
    bool const minus = cursor_.take("--") || cursor_.take("-") || cursor_.take("−") ||
                       cursor_.take("–") || take_one(cursor_, removal_words);
    if (!minus && !cursor_.take("+")) return false;
    cursor_.skip_blanks();
    change.kind = minus ? ChangeKind::remove : ChangeKind::add;
    change.pieces = cursor_.take_pieces();
    if (are_whole(change)) return true;
    return cursor_.go(begin), false;
  }

  bool take_pieces(TwinChange& change) {
    std::size_t const begin = cursor_.at();
    change.pieces = cursor_.take_pieces();
    if (change.pieces.size() == 1 && take_relation(change)) return true;
    return cursor_.go(begin), false;
  }

  // Reads the part of a change after the piece.
  bool take_relation(TwinChange& change) {
    NamedPiece const piece = change.pieces.front();
    std::size_t const after = cursor_.at();
    cursor_.skip_blanks();
    Arrow const arrow = cursor_.take_arrow();
    cursor_.skip_blanks();
    auto const second = arrow == Arrow::none ? std::vector<NamedPiece>{} : cursor_.take_pieces();
    bool const one = second.size() == 1;
    bool const square = one && second[0].square && second[0].pieces.empty();
    bool const walks = one && !second[0].square && !piece.square && !piece.side &&
                       !second[0].side && !piece.pieces.empty();
    if (arrow == Arrow::none) {
      cursor_.go(after);
      change.kind = ChangeKind::replace;
      return piece.square && piece.side && !piece.pieces.empty();
    }
    if (walks && (arrow == Arrow::way || arrow == Arrow::to)) {
      change.kind = ChangeKind::substitute;
    } else if (square && (arrow == Arrow::to || arrow == Arrow::way)) {
      change.kind = ChangeKind::move;
    } else if (one && arrow == Arrow::exchange) {
      change.kind = ChangeKind::exchange;
    } else if (one && arrow == Arrow::becomes && piece.square && !second[0].pieces.empty() &&
               (!second[0].square || second[0].square == piece.square) && second[0].side) {
      change.kind = ChangeKind::replace;
      change.pieces = second;
      change.pieces[0].square = piece.square;
      change.pieces[0].where.begin = piece.where.begin;
      if (!piece.pieces.empty()) change.pieces.push_back(piece);
      return true;
    } else {
      return false;
    }
    change.pieces.push_back(second[0]);
    return true;
  }

  // Returns true for "Duplex" and the like.
  static bool is_option(std::string_view item) {
    return std::ranges::any_of(popeye::options(), [&](popeye::Option const& option) {
      return std::ranges::any_of(chess::all_languages, [&](Language language) {
        return text::lower_case(option.words.in(language)) == text::lower_case(item);
      });
    });
  }

  // Reads a stipulation, or conditions, up to the next separator.
  bool take_task(TwinChange& change) {
    std::string_view const rest = cursor_.rest();
    std::size_t end = std::min({rest.find(','), rest.find(';'), rest.find("  ")});
    std::string_view const item = text::without_tail(rest.substr(0, end));
    if (read_stipulation(item).task || is_option(item)) {
      change.kind = ChangeKind::stipulation;
      change.texts = {std::string(item)};
      cursor_.go(cursor_.at() + item.size());
      return true;
    }
    auto const conditions = read_conditions(rest);
    for (text::Span const one : conditions)
      change.texts.emplace_back(rest.substr(one.begin, one.end - one.begin));
    if (conditions.empty()) return false;
    change.kind = ChangeKind::conditions;
    cursor_.go(cursor_.text().size());
    return true;
  }

  HeadCursor cursor_;
};

}  // namespace

bool is_in_commands(chess::Twin const& twin) {
  if (twin.fault) return false;
  // Commands ignore the degree sign of print.
  if (twin.text.find("°") == std::string::npos && commands_in_any_language(twin.text)) return true;
  HeadCursor cursor(twin.text, Language::english);
  if (take_one(cursor, continued_words)) cursor.skip_separators();
  return std::ranges::any_of(popeye::changes(), [&](popeye::Change const& row) {
    return row.takes != popeye::ChangeTakes::continued && !is_printed_in_words(row.kind) &&
           take_command(cursor, row);
  });
}

chess::Twin moved(chess::Twin twin, std::size_t by) {
  twin.where = text::shifted(twin.where, by);
  if (twin.fault) twin.fault->span = text::shifted(twin.fault->span, by);
  for (TwinChange& change : twin.changes) {
    change.where = text::shifted(change.where, by);
    for (NamedPiece& piece : change.pieces) piece.where = text::shifted(piece.where, by);
  }
  return twin;
}

std::optional<TwinLabel> twin_label_at(std::string_view text, std::size_t at) {
  TwinLabel found;
  auto const here = [&](char c) { return at < text.size() && text[at] == c; };
  if (here('+')) found.continued = true, ++at;
  bool const open = here('(');
  if (open) ++at;
  std::size_t const begin = at;
  if (at >= text.size() || !text::is_lower(text[at])) return {};
  ++at;
  // Popeye has no label "aa", but authors continue with it after z.
  if (at < text.size() && text[at] == text[begin]) ++at;
  while (at < text.size() && text::is_digit(text[at]) && at < begin + 4) ++at;
  if (!here(')')) return {};
  found.label = text.substr(begin, at - begin);
  found.end = at + 1;
  return found;
}

chess::Twin read_twin_changes(std::string_view text, Language language) {
  if (auto commands = commands_in_any_language(text)) return std::move(*commands);
  chess::Twin twin;
  // German letters, in a language that has no piece with the letter D.
  bool const german =
      chess::about(language).pieces.find('D') == std::string_view::npos && has_german_letters(text);
  HeadReader reader(text, german ? chess::language_of_diagram_sty : language);
  if (!reader.run(twin)) {
    text::Span const where = reader.word();
    twin.changes.clear();
    twin.fault = text::error(
        "E-TWIN", where,
        fmt::format("unknown twin change `{}`", text.substr(where.begin, where.end - where.begin)),
        "write pieces and squares: wKg5->f6, -bPa7, +wSb1, wKa1<->bKh8, a5=bQ; or Popeye's "
        "commands");
  }
  std::size_t const begin = std::min(text.find_first_not_of(text::white_space), text.size());
  twin.text = std::string(text::without_tail(text.substr(begin)));
  twin.where = {0, text.size()};
  return twin;
}

text::Result<chess::Twin> read_twin_head(std::string_view text, Language language) {
  std::size_t begin = text.find_first_not_of(text::white_space);
  if (begin == std::string_view::npos) begin = text.size();
  auto const label = twin_label_at(text, begin);
  std::size_t const after = label ? label->end : begin;
  chess::Twin twin = moved(read_twin_changes(text.substr(after), language), after);
  if (twin.fault) return *twin.fault;
  if (label) {
    twin.label = label->label;
    twin.continued = twin.continued || label->continued;
  }
  twin.where = {begin, text.size()};
  return twin;
}

}  // namespace dawson::semantics
