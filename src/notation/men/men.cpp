// Lists of pieces by square, in two forms that differ in their first word:
//
//     list     = { bracket , blanks } , ( popeye | items ) , blanks ;
//     bracket  = "[" , size , "]"                                         (* first *)
//              | "[" , number , "+" , number , [ "+" , number ] , "]" ;   (* once: the count *)
//     size     = number , "x" , number , [ "x" , number , [ " across" ] ] | "stereo" ;
//     popeye   = colour , { blank , blanks , ( colour | attribute | group ) } ;
//     group    = walk , [ "*" , turn ] , [ blank , blanks ] , square , { square } ;
//     walk     = code , [ "/" , code ] ;                   (* of a hunter: away, and back *)
//     code     = character , [ character ] ;        (* so that the rest of the group is squares *)
//     items    = item , { ( "," | ";" ) , item } ;
//     item     = ( "w" | "s" | "b" | "n" ) , capital , [ turn ] , placed , { placed } ;
//     placed   = square , [ plane ] ;
//     turn     = "L" | "R" | "U" | "NE" | "SE" | "SW" | "NW" ;
//     square   = letter , ( digit | "{" , digit , { digit } , "}" ) ;
//
// Popeye rotates no pieces. Case has no meaning there and walks have one letter or two, so a turn
// needs a sign before it: QL is a walk, Q*L is a queen that looks to the left.
//
// A group is split by looking ahead: one character followed by squares to its end, or two. If
// neither fits, the group has a typing error; then a walk followed by one good square is assumed,
// so that the error is reported at its place. The language of the letters is known before the
// first piece is read: `language_of` looks for a word or letter that determines it.
#include "notation/men/men.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include <boost/spirit/home/x3.hpp>
#include <fmt/format.h>

#include "notation/characters.hpp"
#include "text/suggestions.hpp"

namespace dawson::notation {
namespace {

namespace x3 = boost::spirit::x3;
using chess::Language;
using Range = boost::iterator_range<char const*>;

struct Reading {
  std::string_view text;
  ListedPieces pieces;
  std::vector<text::Span> numbers{};  ///< of the bracket that is being read

  text::Span span(Range range) const { return span_of(text, range.begin(), range.end()); }
};

// Actions: pass what is read to the list.
auto const reading = [](auto& ctx) -> Reading& { return x3::_val(ctx); };
auto const span = [](auto& ctx) { return reading(ctx).span(x3::_attr(ctx)); };
auto const open_bracket = [](auto& ctx) { reading(ctx).numbers.clear(); };
auto const add_number = [](auto& ctx) { reading(ctx).numbers.push_back(span(ctx)); };
auto const set_size = [](auto& ctx) { reading(ctx).pieces.set_size(reading(ctx).numbers); };
auto const set_across = [](auto& ctx) { reading(ctx).pieces.set_across(); };
auto const set_stereo = [](auto& ctx) { reading(ctx).pieces.set_stereo(span(ctx)); };
auto const set_count = [](auto& ctx) { reading(ctx).pieces.set_count(reading(ctx).numbers); };
auto const is_colour = [](auto& ctx) {
  Range const word = x3::_attr(ctx);
  x3::_pass(ctx) = find_colour_word({word.begin(), word.size()}) != nullptr;
};
auto const read_word = [](auto& ctx) { reading(ctx).pieces.read_word(span(ctx)); };
auto const set_walk = [](auto& ctx) { reading(ctx).pieces.set_walk(span(ctx)); };
auto const no_squares = [](auto& ctx) { reading(ctx).pieces.refuse_without_squares(span(ctx)); };
auto const set_colour = [](auto& ctx) { reading(ctx).pieces.set_colour(span(ctx)); };
auto const set_letter = [](auto& ctx) { reading(ctx).pieces.set_letter(span(ctx)); };
auto const turn = [](auto& ctx) { reading(ctx).pieces.turn(x3::_attr(ctx)); };
auto const add_square = [](auto& ctx) { reading(ctx).pieces.add_square(span(ctx)); };
auto const finish = [](auto& ctx) { reading(ctx).pieces.finish(span(ctx).begin); };

namespace grammar {

// A rule with a phrase that error messages can name.
template <class Id>
using Phrase = x3::rule<Id>;

using x3::char_, x3::eoi, x3::eps, x3::expect, x3::lit, x3::raw;

auto const blank = char_(" \t\r\n");
auto const digit = char_('0', '9');
auto const lower = char_('a', 'z');
auto const upper = char_('A', 'Z');
auto const letter = lower | upper;
auto const character = letter | digit;
auto const in_word = letter | char_('\x80', '\xFF');
auto const bounds = blank | eoi;
auto const word = raw[in_word >> in_word >> +in_word] >> !(digit | '{');

auto const a_number = Phrase<class ANumber>{"number"} = &digit;
auto const a_sign = Phrase<class ASign>{"x or +"} = &char_("x+");
auto const ends_bracket = Phrase<class EndsBracket>{"end of bracket"} = lit(']');
auto const opens_token = Phrase<class OpensToken>{"token"} = &(character | word);
auto const ends_token = Phrase<class EndsToken>{"end of token"} = &bounds;
auto const opens_item = Phrase<class OpensItem>{"item"} = &char_("wsbn");
auto const opens_piece = Phrase<class OpensPiece>{"man"} = &upper;
auto const opens_square = Phrase<class OpensSquare>{"square"} = &letter;
auto const opens_file = Phrase<class OpensFile>{"file"} = &lower;
auto const opens_rank = Phrase<class OpensRank>{"rank"} = &(digit | '{');
auto const braced_rank = Phrase<class BracedRank>{"braced rank"} = &digit;
auto const closes_rank = Phrase<class ClosesRank>{"closing brace"} = lit('}');
auto const ends_list = Phrase<class EndsList>{"end of list"} = eoi;

auto const number = expect[a_number] > raw[+digit][add_number];
auto const size = lit('x') > number >
                  -(lit('x') > number > -lit(" across")[set_across]) > eps[set_size];
auto const count = lit('+') > number > -(lit('+') > number) > eps[set_count];
auto const bracket = lit('[')[open_bracket] > (raw[lit("stereo")][set_stereo] |
                                               (number > a_sign > (size | count))) > ends_bracket;

auto const rank = +digit | (lit('{') > braced_rank > +digit > closes_rank);
auto const square = raw[letter > opens_rank > rank][add_square];
auto const squares = expect[opens_square] > +square;

// The direction of the piece's head; diagram.sty has only the quarters.
struct Turns : x3::symbols<int> {
  Turns() {
    for (std::size_t eighths = 1; eighths < turn_words.size(); ++eighths)
      add(std::string(turn_words[eighths]), static_cast<int>(eighths));
  }
} const turns;

// Lookahead for the form of a group; passes nothing to the list yet.
auto const shape = letter >> (+digit | ('{' >> +digit >> '}'));
auto const start_of_square = letter >> (digit | '{');
auto const walk = (raw[character] >> &(+shape >> bounds))[set_walk] |
                  (raw[character >> character] >> &(+shape >> bounds))[set_walk] |
                  (raw[character] >> &start_of_square)[set_walk] |
                  (raw[character >> character] >> &start_of_square)[set_walk];
auto const code = character >> -character;
auto const hunter = (raw[code >> '/' >> character] >> &(+shape >> bounds))[set_walk] |
                    (raw[code >> '/' >> character >> character] >> &(+shape >> bounds))[set_walk];
// A walk by itself, with its squares in the next token.
auto const lone_walk = (raw[code >> -('/' >> code)] >> &(+blank >> +shape >> bounds))[set_walk];
auto const a_turn = Phrase<class ATurn>{"turn"} = &x3::no_case[turns];
auto const turned = (raw[code >> -('/' >> code)] >> &lit('*'))[set_walk] >> '*' > a_turn >
                    x3::no_case[turns][turn] > *blank;
auto const group = (lone_walk >> +blank > squares) | ((turned | hunter | walk) > squares) |
                   raw[+character][no_squares];
auto const token = expect[opens_token] > (word[read_word] | group) > ends_token;
auto const popeye = &word[is_colour] >> token >> *(+blank >> !eoi >> token);

auto const plane_square = raw[lower > opens_rank > rank > -upper][add_square];
auto const files = expect[opens_file] > +(&lower >> plane_square);
auto const item = expect[opens_item] > raw[char_][set_colour] > opens_piece >
                  raw[char_][set_letter] > -turns[turn] > files;
auto const items = item >> *(*blank >> char_(",;") >> *blank >> item);

auto const list = x3::rule<class List, Reading>{
    "list"} = *(bracket >> *blank) >> (popeye | items) >> *blank > ends_list > raw[eps][finish];

}  // namespace grammar

bool is_word_byte(char c) { return is_lower(to_lower(c)) || static_cast<unsigned char>(c) >= 0x80; }

/// Returns whether an item of diagram.sty's list begins with s, for "schwarz": then all letters
/// are German.
bool names_black_in_german(std::string_view text) {
  bool begins_item = true;
  for (std::size_t i = 0; i + 1 < text.size(); ++i) {
    if (begins_item && text[i] == 's' && is_upper(text[i + 1])) return true;
    if (std::string_view(" \t\r\n").find(text[i]) == std::string_view::npos)
      begins_item = std::string_view(",;]").find(text[i]) != std::string_view::npos;
  }
  return false;
}

/// Returns the language of the letters: from the text itself, otherwise `hint`.
std::optional<Language> language_of(std::string_view text, std::optional<Language> hint) {
  bool several = false;  // languages share a word: "Neutral"
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at;
    while (end < text.size() && is_word_byte(text[end])) ++end;
    std::string_view const word = text.substr(at, end - at);
    if (auto const* const colour = find_colour_word(word)) {
      auto const has = [&](Language one) { return colour->has(word, one); };
      if (std::ranges::count_if(chess::all_languages, has) == 1)
        return *std::ranges::find_if(chess::all_languages, has);
      several = true;
      if (hint && !has(*hint)) hint.reset();
    }
    at = end + 1;
  }
  if (several) return hint.value_or(Language::english);
  return names_black_in_german(text) ? chess::language_of_diagram_sty : hint;
}

/// Returns the error for text that should be a square; it points at the file.
text::Diagnostic misspelt_square(std::string_view text, std::size_t at) {
  std::size_t end = at + 1;
  while (end < text.size() && (is_digit(text[end]) || text[end] == '{')) ++end;
  return text::error("E-SQUARE", {at, end},
                     fmt::format("`{}` is not a square", text.substr(at, end - at)),
                     "write a file and a rank: `e4`, `a{10}`");
}

text::Diagnostic missing_square(std::string_view text, std::size_t at) {
  std::string const hint = "write the squares directly after the piece: `wSg3f7`";
  bool const letter = at < text.size() && is_upper(text[at]);
  bool const nothing =
      at == text.size() || std::string_view(" \t\r\n,;").find(text[at]) != std::string_view::npos;
  if (letter) return fault_at(text, at, "E-SQUARE", "file is not a lower-case letter", hint);
  if (nothing) return fault_at(text, at, "E-SQUARE", "piece has no square", hint);
  return fault_at(text, at, is_digit(text[at]) ? "E-SQUARE" : "E-CHAR",
                  fmt::format("expected a square, found {}", found_at(text, at)), hint);
}

text::Diagnostic missing_item(std::string_view text, std::size_t at) {
  bool const nothing = at == text.size() || text[at] == ',' || text[at] == ';';
  if (nothing)
    return fault_at(text, at, "E-EMPTY", "missing piece",
                    "write `White Kd1 Black Kh8`, or `wKd1, sKh8`");
  std::size_t const end = static_cast<std::size_t>(
      std::find_if_not(text.begin() + static_cast<std::ptrdiff_t>(at), text.end(), is_word_byte) -
      text.begin());
  std::string_view const near = closest_list_word(text.substr(at, end - at));
  text::Diagnostic finding =
      fault_at(text, at, "E-CHAR", fmt::format("expected a colour, found {}", found_at(text, at)),
               "start with a colour: `White Kd1 Black Kh8`, or `wKd1, sKh8`");
  if (!near.empty()) finding.span = {at, end};
  return text::suggesting(std::move(finding), near);
}

/// Returns the error where `phrase` was expected at byte `at`.
text::Diagnostic explain(std::string_view phrase, std::string_view text, std::size_t at) {
  std::string const found = found_at(text, at);
  if (phrase == grammar::opens_item.name) return missing_item(text, at);
  if (phrase == grammar::opens_square.name || phrase == grammar::opens_file.name)
    return missing_square(text, at);
  if (phrase == grammar::a_turn.name)
    return fault_at(text, at, "E-ROT",
                    fmt::format("expected a direction after `*`, found {}", found),
                    "write the direction of the head after `*`, NE R SE U SW L or NW: `Q*NEd4`");
  if (phrase == grammar::opens_rank.name) return misspelt_square(text, at - 1);
  if (phrase == grammar::braced_rank.name || phrase == grammar::closes_rank.name)
    return misspelt_square(text, text.rfind('{', at) - 1);
  if (phrase == grammar::opens_piece.name) {
    bool const small = at < text.size() && is_lower(text[at]);
    return fault_at(text, at, small ? "E-MAN" : "E-CHAR",
                    fmt::format("expected a piece after the colour, found {}", found),
                    small ? fmt::format("write `{}`", to_upper(text[at]))
                          : "write K D T L S B, C for a circle, E or X for an equihopper");
  }
  if (phrase == grammar::a_number.name && at > 0 && text[at - 1] == '+')
    return fault_at(text, at, "E-COUNT", "expected a number, found " + found,
                    "write the numbers of white, black and neutral pieces: `[8+7]`, `[3+5+1]`");
  if (phrase == grammar::a_number.name || phrase == grammar::a_sign.name ||
      phrase == grammar::ends_bracket.name)
    return fault_at(text, at, "E-CHAR", found + " has no meaning in brackets",
                    "write a size, files first, as `[10x8]`, or a count as `[8+7]`");
  if (phrase == grammar::ends_list.name)
    return fault_at(text, at, "E-CHAR", found + " has no meaning here",
                    "write a comma between items: `wKd1, sDUc7`");
  return fault_at(
      text, at, "E-CHAR", found + " has no meaning here",
      "write blanks between pieces, but none between squares of one piece: `Kd1 Sg3f7`");
}

}  // namespace

text::Result<chess::Position> read_men(std::string_view given, std::optional<Language> hint) {
  std::string_view const text = without_return(given);
  Reading result{text, ListedPieces(text, language_of(text, hint))};
  char const* at = text.data();
  try {
    x3::parse(at, text.data() + text.size(), grammar::list, result);
  } catch (x3::expectation_failure<char const*> const& failure) {
    return explain(failure.which(), text, byte_of(text, failure.where()));
  } catch (text::Diagnostic const& fault) {
    return fault;
  }
  chess::Position position;
  position.board = std::move(result.pieces.board());
  position.planes = result.pieces.planes();
  position.attributes = std::move(result.pieces.attributes());
  // Sorted by square, so that the same pieces give the same position in whatever order they are
  // named.
  std::ranges::stable_sort(position.attributes, {}, [](chess::Attributes const& of) {
    return std::pair(of.square.file, of.square.rank);
  });
  return position;
}

}  // namespace dawson::notation
