// Stipulations, in signs and in words.
//
//     stipulation = task , [ "." ] , { remark } , [ "." ] ;
//     task    = words | game | signs | reversed | study ;
//     signs   = play , goal , length ;                        (* Popeye, py-engl.txt *)
//     play    = [ natural , "->" ] , [ "exact-" ] , [ series ] ,
//               [ "semi-r" | "reci-h" , [ "(" , goal , ")" ] | "hs" | "hr" | "h" | "s" | "r" ] ;
//     series  = "ser-" | "pser-" | "phser-" ;
//     length  = natural , [ ".5" | "½" | ".0" ] ;
//     game    = [ series ] , ( "dia" | "a=>b" | "PG" | "BP" ) , length ;
//     reversed = play , length , "#" ;                        (* "2#" *)
//     study   = "+" | "=" ;
//     words   = opening , ( "in" | "en" ) , ( length | number in words ) , [ "moves" | ... ] ;
//     remark  = "(" , ... , ")" ;
//
// A target square and the length run together (`zg74`), so a square here has one digit. Nothing is
// ever wrong: what the grammar does not take is free text, hence no expectation points. The text is
// folded to lower case first, byte for byte, so that offsets stay.
#include "terms/stipulation.hpp"

#include <boost/spirit/home/x3.hpp>
#include <fmt/format.h>

#include "notation/letters.hpp"
#include "text/ascii.hpp"

namespace dawson::terms {
namespace {

namespace x3 = boost::spirit::x3;
using chess::Language;
using Range = boost::iterator_range<char const*>;

struct Reading {
  chess::Task task;
  text::Span remark;
  char const* start = nullptr;
};

struct Opening {
  char const* play;
  char const* goal;  ///< empty: a task that has no sign
};

struct OpeningWords : x3::symbols<Opening> {
  OpeningWords() {
    for (auto const* mate : {"mate", "checkmate", "matt", "schachmatt", "mat", "échec et mat"})
      add(mate, Opening{"", "#"});
    for (auto const* stalemate : {"stalemate", "patt", "pat"}) add(stalemate, Opening{"", "="});
    for (auto const* helpmate : {"helpmate", "help-mate", "hilfsmatt", "mat aidé"})
      add(helpmate, Opening{"h", "#"});
    for (auto const* stalemate : {"helpstalemate", "help-stalemate", "hilfspatt", "pat aidé"})
      add(stalemate, Opening{"h", "="});
    for (auto const* selfmate : {"selfmate", "self-mate", "selbstmatt", "mat inverse"})
      add(selfmate, Opening{"s", "#"});
    for (auto const* stalemate : {"selfstalemate", "self-stalemate", "selbstpatt", "pat inverse"})
      add(stalemate, Opening{"s", "="});
    for (auto const* reflex : {"reflexmate", "reflex mate", "reflexmatt", "mat réflexe"})
      add(reflex, Opening{"r", "#"});
    for (auto const* semi : {"semi-reflexmate", "semi-reflex mate", "semireflexmatt",
                             "semi-reflexmatt", "mat semi-réflexe"})
      add(semi, Opening{"semi-r", "#"});
    for (auto const* series : {"series-mate", "series mate", "seriesmate", "serienzugmatt",
                               "serienmatt", "mat de série"})
      add(series, Opening{"ser-", "#"});
    for (auto const* series :
         {"series-helpmate", "series helpmate", "serieshelpmate", "serienzug-hilfsmatt",
          "serienzughilfsmatt", "serienhilfsmatt", "mat aidé de série"})
      add(series, Opening{"ser-h", "#"});
    for (auto const* series :
         {"series-selfmate", "series selfmate", "seriesselfmate", "serienzug-selbstmatt",
          "serienzugselbstmatt", "serienselbstmatt", "mat inverse de série"})
      add(series, Opening{"ser-s", "#"});
    for (auto const* game :
         {"proof game", "shortest proof game", "beweispartie", "kürzeste beweispartie",
          "partie justificative", "plus courte partie justificative"})
      add(game, Opening{"", "dia"});
    for (auto const* free : {"ortho-reconstruction", "orthoreconstruction", "ortho-rekonstruktion",
                             "orthorekonstruktion"})
      add(free, Opening{"", ""});
  }
} const opening_words;

struct NumberWords : x3::symbols<int> {
  NumberWords() {
    add("one", 1)("two", 2)("three", 3)("four", 4)("five", 5)("six", 6)("seven", 7)("eight", 8);
    add("nine", 9)("ten", 10);
    add("einem", 1)("ein", 1)("zwei", 2)("drei", 3)("vier", 4)("fünf", 5)("fuenf", 5)("sechs", 6);
    add("sieben", 7)("acht", 8)("neun", 9)("zehn", 10);
    add("un", 1)("deux", 2)("trois", 3)("quatre", 4)("cinq", 5)("sept", 7)("huit", 8)("neuf", 9);
    add("dix", 10);
  }
} const number_words;

/// The words of a sentence that names the side: "White to play and win". Its order is not looked
/// at.
struct SentenceWords : x3::symbols<> {
  SentenceWords() {
    for (auto const* english :
         {"to", "play", "plays", "move", "moves", "and", "win", "wins", "draw", "draws", "mate",
          "mates", "checkmate", "checkmates", "selfmate", "selfmates", "stalemate", "stalemates"})
      add(english);
    for (auto const* german : {"zieht", "am", "zug", "beginnt", "und", "setzt", "matt", "patt",
                               "gewinnt", "hält", "macht", "remis", "unentschieden"})
      add(german);
    for (auto const* french :
         {"jouent", "et", "gagnent", "font", "mat", "matent", "pat", "nulle", "annulent"})
      add(french);
  }
} const sentence_words;

struct GameSigns : x3::symbols<char const*> {
  GameSigns() { add("dia", "dia")("a=>b", "a=>b")("pg", "dia")("bp", "dia"); }
} const game_signs;

// Actions. Each alternative of a task sets play and goal, so one that failed leaves nothing behind.
auto const reading = [](auto& ctx) -> Reading& { return x3::_val(ctx); };
auto const string_of = [](Range range) { return std::string(range.begin(), range.end()); };
auto const set_play = [](auto& ctx) { reading(ctx).task.play = string_of(x3::_attr(ctx)); };
auto const set_goal = [](auto& ctx) { reading(ctx).task.goal = string_of(x3::_attr(ctx)); };
auto const set_game = [](auto& ctx) { reading(ctx).task.goal = x3::_attr(ctx); };
auto const set_mate = [](auto& ctx) { reading(ctx).task.goal = "#"; };
auto const set_opening = [](auto& ctx) {
  reading(ctx).task.play = x3::_attr(ctx).play;
  reading(ctx).task.goal = x3::_attr(ctx).goal;
};
auto const set_study = [](auto& ctx) { reading(ctx).task = {"", string_of(x3::_attr(ctx)), 0}; };
auto const set_whole = [](auto& ctx) { reading(ctx).task.half_moves = 2 * x3::_attr(ctx); };
auto const add_half = [](auto& ctx) { ++reading(ctx).task.half_moves; };
auto const some_length = [](auto& ctx) { x3::_pass(ctx) = reading(ctx).task.half_moves > 0; };
auto const set_remark = [](auto& ctx) {
  Range const range = x3::_attr(ctx);
  reading(ctx).remark = {static_cast<std::size_t>(range.begin() - reading(ctx).start),
                         static_cast<std::size_t>(range.end() - reading(ctx).start)};
};
auto const known = [](auto& ctx) {
  Range const range = x3::_attr(ctx);
  x3::_pass(ctx) = is_condition({range.begin(), range.size()});
};

using x3::char_, x3::eoi, x3::eps, x3::lit, x3::raw;

auto const digit = char_('0', '9');
auto const letter = char_('a', 'z') | char_('\x80', '\xFF');
auto const blanks = *char_(" \t");
auto const gap = +char_(" \t");
auto const natural = x3::uint_parser<int, 10, 1, 4>{} >> !digit;
auto const square = char_('a', 'z') >> char_('1', '9');
auto const half = (lit(".5") | ",5" | "½") >> !digit;
auto const no_half = (lit(".0") | ",0") >> !digit;
auto const length = natural[set_whole] >> -(half >> eps[add_half] | no_half) >> eps[some_length];

auto const goal = lit("##!") | "##" | "#=" | "#" | "==" | "=" | "!=" | "!#" | "+" | "x" | "%" |
                  (lit('z') >> square) | (lit('k') >> square) | "ep" | "00" | "ctr" | "ct" | "<>r" |
                  "<>" | "c81" | "~";
auto const series = lit("ser-") | "pser-" | "phser-";
auto const intro = x3::omit[natural] >> "->";
auto const play = -intro >> -lit("exact-") >> -series >>
                  -(lit("semi-r") | (lit("reci-h") >> -('(' >> goal >> ')')) | "hs" | "hr" | "h" |
                    "s" | "r");
auto const signs = raw[play][set_play] >> raw[goal][set_goal] >> blanks >> length;
auto const reversed = raw[play][set_play] >> length >> blanks >> lit('#')[set_mate];
auto const game = raw[-series][set_play] >> game_signs[set_game] >> blanks >> length;
auto const study = raw[char_("+=")][set_study] >> !digit;

auto const moves =
    (lit("moves") | "move" | "zügen" | "zÜgen" | "zuegen" | "züge" | "zug" | "coups" | "coup") >>
    !letter;
auto const in_moves = (lit("in") | "en") >> gap >> (length | number_words[set_whole]) >> !letter >>
                      -(gap >> moves);
auto const words = opening_words[set_opening] >> gap >> in_moves;

auto const task = words | game | signs | reversed | study;
auto const group = '(' >> *(char_ - char_("()")) >> ')';
auto const meaning = x3::rule<class Meaning, Reading>{"stipulation"} =
    blanks >> task >> -lit('.') >> blanks >> -raw[group % blanks][set_remark] >> blanks >>
    -lit('.') >> blanks >> eoi;

// What a listing's line may say besides: marks of set play and tries, numbers of solutions, known
// conditions; and the tasks in whole sentences, which name the side and so have no sign.
auto const side = (lit("white") | "black" | "weiß" | "weiss" | "schwarz" | "les blancs" |
                   "les noirs" | "blancs" | "noirs") >>
                  !letter;
auto const sentence = side >> +(-lit(',') >> gap >> (in_moves | (sentence_words >> !letter)));
auto const outcome = (lit("win") | "draw" | "gewinn" | "remis" | "gain" | "nulle") >> !letter;
auto const play_mark = '*' | ((lit("vvv") | "vv" | "v" | "duplex") >> !letter);
auto const solutions = natural >> (+('.' >> +digit) | (gap >> (lit("sol") | "lösung") >> *letter));
auto const condition = raw[letter >> +(char_ - char_(",;(*"))][known];
auto const further = play_mark | solutions | sentence | group | condition | char_(" \t,;.");
auto const line_text = x3::rule<class Line, Reading>{
    "stipulation line"} = blanks >> (task | sentence | outcome) >> *further >> eoi;

/// A task without a sign ("Ortho-reconstruction") has no meaning beyond its text.
std::optional<Reading> read_meaning(std::string_view text) {
  std::string const folded = text::lower_case(text);
  char const* at = folded.data();
  Reading result;
  result.start = at;
  if (!x3::parse(at, at + folded.size(), meaning, result) || result.task.goal.empty()) return {};
  return result;
}

/// Moves of a direct mate that has a sign and words of its own; 0 for everything else.
int moves_to_mate(chess::Stipulation const& stipulation) {
  if (!stipulation.task) return 0;
  auto const& [play_sign, goal_sign, half_moves] = *stipulation.task;
  return play_sign.empty() && goal_sign == "#" && half_moves % 2 == 0 ? half_moves / 2 : 0;
}

/// " (white starts)", which follows the task in either form.
std::string remark_of(std::string const& text) {
  auto const read = read_meaning(text);
  if (!read || read->remark == text::Span{}) return {};
  return " " + text.substr(read->remark.begin, read->remark.end - read->remark.begin);
}

}  // namespace

chess::Stipulation read_stipulation(std::string_view text) {
  chess::Stipulation stipulation{std::string(text), {}};
  if (auto read = read_meaning(text)) stipulation.task = std::move(read->task);
  return stipulation;
}

std::string stipulation_in_symbols(chess::Stipulation const& stipulation) {
  int const moves = moves_to_mate(stipulation);
  if (moves == 0) return stipulation.text;
  return fmt::format("#{}{}", moves, remark_of(stipulation.text));
}

std::string stipulation_in_words(chess::Stipulation const& stipulation, Language language) {
  int const moves = moves_to_mate(stipulation);
  if (moves == 0) return stipulation.text;
  std::string const remark = remark_of(stipulation.text);
  switch (language) {
    case Language::german:
      return fmt::format("Matt in {} {}{}", moves, moves == 1 ? "Zug" : "Zügen", remark);
    case Language::french:
      return fmt::format("Mat en {} {}{}", moves, moves == 1 ? "coup" : "coups", remark);
    case Language::english: break;
  }
  return fmt::format("Mate in {} {}{}", moves, moves == 1 ? "move" : "moves", remark);
}

bool is_stipulation_line(std::string_view line) {
  std::string const folded = text::lower_case(line);
  char const* at = folded.data();
  Reading unused;
  return x3::parse(at, at + folded.size(), line_text, unused);
}

}  // namespace dawson::terms
