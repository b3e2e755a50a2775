// The text that names or describes a variant:
//
//     variant = name | [ name ] , "{" , [ parts ] , "}" | parts ;
//     parts   = part , { "," , part } ;
//     part    = "letters" , ":" , quoted | "board" , ":" , number , "x" , number ;
//     quoted  = '"' , [ item , { ";" , item } ] , '"' ;
//     item    = [ "+" ] , letter , "=" , piece , [ ":" , betza ] | "*" , "=" , piece ;
#include "notation/fsf/variants.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <map>

#include "notation/characters.hpp"
#include "notation/fsf/variant_table.hpp"
#include "notation/placement.hpp"
#include "text/closest_name.hpp"
#include "text/scanning.hpp"
#include "text/suggestions.hpp"

namespace dawson::notation {
namespace {

using chess::Kind;
using chess::Piece;
using chess::Promotion;
using chess::Side;

constexpr std::size_t longest_side = 100;

/// Returns the parts between separators, each as its span.
std::vector<text::Span> parts_of(std::string_view text, char separator) {
  std::vector<text::Span> parts;
  for (std::size_t at = 0; at <= text.size();) {
    std::size_t const end = std::min(text.find(separator, at), text.size());
    parts.push_back({at, end});
    at = end + 1;
  }
  return parts;
}

Letters::Meaning* find(std::vector<Letters::Meaning>& meanings, std::string_view letter) {
  auto const found = std::ranges::find(meanings, letter, &Letters::Meaning::letter);
  return found == meanings.end() ? nullptr : &*found;
}

/// Parses "P=tokin: WfF".
Letters::Meaning meaning_in(std::string_view item) {
  std::size_t const equals = std::min(item.find('='), item.size());
  std::string_view const right_side = item.substr(std::min(equals + 1, item.size()));
  std::size_t const colon = std::min(right_side.find(':'), right_side.size());
  std::string name = text::lower_case(text::trimmed(right_side.substr(0, colon)));
  std::string_view const own =
      text::trimmed(right_side.substr(std::min(colon + 1, right_side.size())));
  std::string_view const betza = own.empty() ? betza_of_piece(name) : own;
  return {text::upper_case(text::trimmed(item.substr(0, equals))), std::move(name),
          std::string(betza)};
}

/// Adds those of `others` whose letters `own` does not have; a letter without a piece is removed.
void inherit(std::vector<Letters::Meaning>& own, std::vector<Letters::Meaning> others) {
  for (Letters::Meaning& other : others)
    if (!find(own, other.letter)) own.push_back(std::move(other));
  std::erase_if(own, [](Letters::Meaning const& meaning) { return meaning.name.empty(); });
}

void take_board(std::string_view start, Letters& letters) {
  std::string_view const board = start.substr(0, start.find_first_of("[ "));
  letters.ranks = static_cast<std::size_t>(std::ranges::count(board, '/')) + 1;
  text::Cursor row{board.substr(0, board.find('/'))};
  while (!row.done()) {
    text::Span const digits = row.take_while(is_digit);
    letters.files += number_of_squares(row.part(digits));
    if (row.done()) break;
    if (row.ahead() != '+' && row.ahead() != '~') ++letters.files;
    ++row.at;
  }
}

Piece piece_named(std::string const& name) {
  auto const orthodox =
      std::ranges::find(orthodox_kinds(), std::string_view(name), chess::kind_name);
  if (orthodox != orthodox_kinds().end()) return {*orthodox, Side::white, 0, {}};
  return {name.size() == 1 ? Kind::letter : Kind::named, Side::white, 0, name};
}

class VariantReader {
 public:
  explicit VariantReader(std::string_view text) : text_(text) {}

  /// Throws the first fault.
  Letters run() {
    std::size_t const brace = std::min(text_.find('{'), text_.size());
    // TeX removes braces around a whole value.
    bare_ = brace == text_.size() && text_.find(':') != text_.npos;
    if (!bare_) read_name(text_.substr(0, brace));
    if (bare_ || brace < text_.size()) read_parts(bare_ ? 0 : brace + 1);
    inherit(own_, std::move(letters_.meanings));
    letters_.meanings = std::move(own_);
    return std::move(letters_);
  }

 private:
  text::Span place_of(std::string_view part) const {
    auto const begin = static_cast<std::size_t>(part.data() - text_.data());
    return {begin, begin + part.size()};
  }

  [[noreturn]] static void fail(text::Span where, std::string message, std::string hint) {
    throw text::error("E-VARIANT", where, std::move(message), std::move(hint));
  }

  void read_name(std::string_view part) {
    std::string_view const name = text::trimmed(part);
    if (name.empty() && part.size() < text_.size()) return;
    if (auto const* variant = find_variant(name)) {
      letters_ = letters_of(*variant);
      return;
    }
    std::vector<std::string_view> names;
    for (Variant const& one : variants()) names.push_back(one.name);
    for (Alias const& one : alias_table) names.push_back(one.alias);
    throw text::suggesting(
        text::error("E-VARIANT", place_of(name), fmt::format("unknown game `{}`", name),
                    "name a game of Fairy-Stockfish, such as `shogi` or `capablanca`, or define "
                    "the letters: `{ letters: \"a = archbishop\" }`"),
        text::closest_name(name, names));
  }

  void read_parts(std::size_t at) {
    text::Cursor cursor{text_, at};
    auto const blanks = [&] {
      cursor.take_while([](char c) { return text::white_space.find(c) != std::string_view::npos; });
    };
    for (blanks(); bare_ ? !cursor.done() : !cursor.take("}"); blanks()) {
      text::Span const word = cursor.take_while(is_lower);
      std::string_view const key = cursor.part(word);
      blanks();
      if ((key != "letters" && key != "board") || !cursor.take(":"))
        fail(character_span(text_, word.begin), "expected `letters:` or `board:`",
             "write `{ letters: \"a = archbishop; +p = tokin\", board: 9x9 }`");
      blanks();
      char const quote = cursor.ahead() == '"' || cursor.ahead() == '\'' ? cursor.ahead() : '\0';
      if (quote != 0) ++cursor.at;
      text::Span const value = cursor.take_while(
          [quote](char c) { return quote != 0 ? c != quote : c != ',' && c != '}'; });
      if (quote != 0 && cursor.done())
        fail({value.begin - 1, value.begin}, "quotation mark is not closed",
             "write the same mark after the value");
      if (quote != 0) ++cursor.at;
      if (key == "board") read_board(text::trimmed(cursor.part(value)));
      else read_letters(cursor.part(value));
      blanks();
      bool const ends = bare_ ? cursor.done() : cursor.ahead() == '}';
      if (!cursor.take(",") && !ends)
        fail(character_span(text_, cursor.at),
             fmt::format("expected `,` or `}}`, found {}", found_at(text_, cursor.at)),
             "write `{ letters: \"a = archbishop; +p = tokin\", board: 9x9 }`");
    }
    blanks();
    if (!cursor.done())
      fail({cursor.at, text_.size()}, "text after the closing brace", "remove the text after `}`");
  }

  void read_letters(std::string_view text) {
    for (text::Span const part : parts_of(text, ';')) {
      std::string_view const item = text::trimmed(text.substr(part.begin, part.end - part.begin));
      if (item.empty()) continue;
      auto meaning = meaning_in(item);
      std::string_view const letter = meaning.letter;
      bool const known = letter == "*" || (letter.size() == 1 && is_upper(letter[0])) ||
                         (letter.size() == 2 && letter[0] == '+' && is_upper(letter[1]));
      if (!known || item.find('=') == item.npos || meaning.name.empty())
        fail(place_of(item), fmt::format("`{}` does not give a letter its piece", item),
             "write `a = archbishop`, or `+p = tokin` for a promoted piece");
      if (find(own_, letter))
        fail(place_of(item), fmt::format("duplicate letter `{}`", letter),
             "write each letter once");
      own_.push_back(std::move(meaning));
    }
  }

  void read_board(std::string_view value) {
    auto const side = [&](std::string_view digits) {
      std::size_t number = 0;
      auto const [end, failure] =
          std::from_chars(digits.data(), digits.data() + digits.size(), number);
      bool const all = failure == std::errc{} && end == digits.data() + digits.size();
      if (!all || number == 0)
        fail(place_of(value), fmt::format("`{}` is not the size of a board", value),
             "write files, x and ranks: `9x10`");
      if (number > longest_side)
        throw text::error("E-LIMIT", place_of(value),
                          fmt::format("board is larger than {0}x{0} squares", longest_side),
                          "write a smaller board");
      return number;
    };
    std::size_t const times = std::min(value.find('x'), value.size());
    letters_.files = side(value.substr(0, times));
    letters_.ranks = side(value.substr(std::min(times + 1, value.size())));
  }

  std::string_view text_;
  bool bare_ = false;  // parts without braces
  Letters letters_;
  std::vector<Letters::Meaning> own_;
};

}  // namespace

std::string_view name_of_piece(Piece const& piece) {
  return piece.kind == Kind::named || piece.kind == Kind::letter ? std::string_view(piece.name)
                                                                 : chess::kind_name(piece.kind);
}

std::span<Variant const> variants() { return variant_table; }

Variant const* find_variant(std::string_view name) {
  std::string const lower = text::lower_case(name);
  auto const alias = std::ranges::find(alias_table, std::string_view(lower), &Alias::alias);
  std::string_view const meant = alias == std::end(alias_table) ? lower : alias->name;
  auto const found = std::ranges::find(variant_table, meant, &Variant::name);
  return found == std::end(variant_table) ? nullptr : &*found;
}

std::string_view family_of(std::string_view variant) {
  if (variant.empty()) return {};
  Variant const* game = find_variant(variant);
  while (game && game->name != "shogi" && game->name != "xiangqi" && game->name != "janggi")
    game = game->parent.empty() ? nullptr : find_variant(game->parent);
  return game ? game->name : std::string_view();
}

std::string_view first_position(Variant const& variant) {
  return variant.start.empty() ? first_position(*find_variant(variant.parent)) : variant.start;
}

Letters letters_of(Variant const& variant) {
  Letters letters;
  for (Variant const* one = &variant; one; one = find_variant(one->parent)) {
    std::vector<Letters::Meaning> own;
    for (text::Span const part : parts_of(one->letters, ';'))
      if (part.begin < part.end)
        own.push_back(meaning_in(one->letters.substr(part.begin, part.end - part.begin)));
    for (Letters::Meaning& meaning : own)
      if (!find(letters.meanings, meaning.letter)) letters.meanings.push_back(std::move(meaning));
  }
  inherit(letters.meanings, {});
  letters.variant = variant.name;
  take_board(first_position(variant), letters);
  return letters;
}

text::Result<Letters> read_variant(std::string_view text) {
  try {
    return VariantReader(text).run();
  } catch (text::Diagnostic const& fault) {
    return fault;
  }
}

std::string_view betza_of_piece(std::string_view name) {
  static auto const all = [] {
    std::map<std::string_view, std::string_view> betza;
    for (Moves const& row : moves_table)
      for (text::Span const part : parts_of(row.pieces, ','))
        betza[text::trimmed(row.pieces.substr(part.begin, part.end - part.begin))] = row.betza;
    return betza;
  }();
  auto const found = all.find(name);
  return found == all.end() ? std::string_view() : found->second;
}

std::optional<Piece> Letters::piece_of(char letter, bool promoted) const {
  std::string const key = (promoted ? "+" : "") + std::string(1, to_upper(letter));
  auto const own = std::ranges::find(meanings, key, &Meaning::letter);
  Side const side = letter == '*' ? Side::neutral : is_upper(letter) ? Side::white : Side::black;
  if (own != meanings.end()) {
    Piece piece = piece_named(own->name);
    piece.side = side;
    return piece;
  }
  if (!variant.empty() || !text::is_letter(letter)) return {};
  auto piece = notation::piece_of(letter, orthodox_kinds());
  if (!piece) piece = Piece{Kind::letter, side, 0, std::string(1, to_lower(letter))};
  if (promoted) piece->promotion = Promotion::promoted;
  return piece;
}

Letters::Meaning const* Letters::meaning_of(Piece const& piece) const {
  if (piece.promotion == Promotion::promoted) return nullptr;
  auto const own = std::ranges::find(meanings, name_of_piece(piece), &Meaning::name);
  return own == meanings.end() ? nullptr : &*own;
}

std::string Letters::letter_of(Piece const& piece) const {
  Meaning const* const own = meaning_of(piece);
  bool const duck = own && own->letter == "*";
  if (piece.rotation != 0 || (duck && piece.promotion != Promotion::none)) return {};
  if (duck) return piece.side == Side(Side::neutral) ? own->letter : "";
  bool const white = piece.side == Side(Side::white);
  if (!white && piece.side != Side(Side::black)) return {};
  if (own) return white ? own->letter : text::lower_case(own->letter);
  bool const lettered = piece.kind == Kind::letter && piece.name.size() == 1;
  char const letter = piece.kind <= Kind::pawn ? notation::letter_of(piece.kind)
                      : lettered               ? piece.name[0]
                                               : '\0';
  bool const promoted = piece.promotion == Promotion::promoted;
  if (!is_lower(letter)) return {};
  auto read = piece_of(letter, promoted);
  if (!read) return {};
  read->side = piece.side;
  read->promotion = piece.promotion;
  if (*read != piece) return {};
  return (promoted ? "+" : "") + std::string(1, white ? to_upper(letter) : letter);
}

std::string variants_with(Piece const& piece) {
  static auto const all = [] {
    std::map<std::string, std::vector<std::string_view>> games;
    for (Variant const& variant : variant_table)
      for (Letters::Meaning const& meaning : letters_of(variant).meanings) {
        auto& names = games[meaning.name];
        if (names.empty() || names.back() != variant.name) names.push_back(variant.name);
      }
    return games;
  }();
  constexpr std::size_t most = 4;
  auto const found = all.find(std::string(name_of_piece(piece)));
  if (found == all.end() || piece.promotion == Promotion::promoted) return {};
  auto const& names = found->second;
  std::string const list =
      fmt::format("{}", fmt::join(std::span(names).first(std::min(most, names.size())), ", "));
  return names.size() <= most ? list : fmt::format("{} and {} more", list, names.size() - most);
}

}  // namespace dawson::notation
