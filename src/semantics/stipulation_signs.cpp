// Stipulations in signs:
//
//     signs    = play , goal , length | game | reversed | study ;
//     play     = [ natural , "->" ] , [ "exact-" ] , [ series ] , [ "reci-" | "semi-" ] ,
//                [ "hs" | "hr" | "h" | "s" | "r" ] , [ "(" , goal , ")" ] ;  (* Popeye, py-engl *)
//     series   = "ser-" | "pser-" | "phser-" ;
//     length   = natural , [ ".5" | "½" | ".0" ] | "½" ;
//     game     = [ natural , "->" ] , [ series ] , ( "dia" | "a=>b" | "PG" | "BP" ) , length ;
//     reversed = play , length , goal ;                       (* "2#" *)
//     study    = "+" | "=" ;
//
// A target square and the length may be adjacent (`zg74`), so a square has one digit here. Text
// that the grammar rejects is free text and no error, so the rules have no expectation points.
#include "semantics/stipulation_signs.hpp"

#include <string>

#include <boost/spirit/home/x3.hpp>
#include <fmt/format.h>

namespace dawson::semantics {
namespace {

namespace x3 = boost::spirit::x3;
using Range = boost::iterator_range<char const*>;

struct GameSigns : x3::symbols<char const*> {
  GameSigns() {
    add("dia", "dia")("a=>b", "a=>b")("a→b", "a=>b")("a⇒b", "a=>b");
    add("spg", "dia")("pg", "dia")("kbp", "dia")("bp", "dia")("pj", "dia");
  }
} const game_signs;

// Actions. Each alternative of a task sets play and goal, so a failed alternative leaves no trace.
auto const signs_of = [](auto& ctx) -> TaskSigns& { return x3::_val(ctx); };
auto const task_of = [](auto& ctx) -> chess::Task& { return x3::_val(ctx).task; };
auto const string_of = [](Range range) { return std::string(range.begin(), range.end()); };
auto const set_play = [](auto& ctx) { task_of(ctx).play = string_of(x3::_attr(ctx)); };
auto const set_goal = [](auto& ctx) { task_of(ctx).goal = string_of(x3::_attr(ctx)); };
auto const set_game = [](auto& ctx) { task_of(ctx).goal = x3::_attr(ctx); };
auto const set_reversed = [](auto& ctx) { signs_of(ctx).reversed = true; };
auto const set_study = [](auto& ctx) { task_of(ctx) = {"", string_of(x3::_attr(ctx)), 0}; };
auto const no_length = [](auto& ctx) { task_of(ctx).half_moves = 0; };
auto const set_whole = [](auto& ctx) { task_of(ctx).half_moves = 2 * x3::_attr(ctx); };
auto const add_half = [](auto& ctx) { ++task_of(ctx).half_moves; };
auto const some_length = [](auto& ctx) { x3::_pass(ctx) = task_of(ctx).half_moves > 0; };

using x3::char_, x3::eps, x3::lit, x3::raw;

auto const digit = char_('0', '9');
auto const letter = char_('a', 'z') | char_('\x80', '\xFF');
auto const blanks = *char_(" \t");
auto const natural = x3::uint_parser<int, 10, 1, 4>{} >> !digit;
auto const square = char_('a', 'z') >> char_('1', '9');
auto const half = (lit(".5") | ",5" | "½") >> !digit;
auto const no_half = (lit(".0") | ",0") >> !digit;
auto const length =
    eps[no_length] >>
    (lit("½")[add_half] | (natural[set_whole] >> -(half[add_half] | no_half))) >> eps[some_length];

auto const goal = lit("##!") | "##" | "#=" | "#" | "==" | "=" | "!=" | "!#" | "+" | "x" | "%" |
                  (lit('z') >> square) | (lit('k') >> square) | "ep" | "00" | "ctr" | "ct" | "<>r" |
                  "<>" | "c81" | "~";
auto const series = lit("ser-") | "pser-" | "phser-";
auto const intro = x3::omit[natural] >> "->";
auto const play = -intro >> -lit("exact-") >> -series >>
                  -(lit("semi-r") | (lit("reci-h") >> -('(' >> goal >> ')')) | "hs" | "hr" | "h" |
                    "s" | "r");
auto const game_play = -intro >> -series;

using Signs = x3::rule<class Signs_, TaskSigns>;
auto const direct = Signs{"signs"} = raw[play][set_play] >> raw[goal][set_goal] >> blanks >> length;
auto const reversed = Signs{"reversed"} = raw[play][set_play] >> length >> blanks >>
                                          raw[lit("##") | '#' | "==" | '='][set_goal] >> !letter >>
                                          eps[set_reversed];
auto const game = Signs{"game"} =
    raw[game_play][set_play] >> game_signs[set_game] >> blanks >> length;
auto const study = Signs{"study"} = raw[char_("+=")][set_study] >> !digit;
auto const unfinished = x3::rule<class Unfinished>{"unfinished"} =
    play >> goal >> blanks >> x3::eoi;

template <class Rule>
std::optional<TaskSigns> read_by(Rule const& rule, std::string_view folded) {
  char const* at = folded.data();
  TaskSigns found;
  if (!x3::parse(at, folded.data() + folded.size(), rule, found)) return {};
  found.end = static_cast<std::size_t>(at - folded.data());
  return found;
}

}  // namespace

std::optional<TaskSigns> read_task_signs(std::string_view folded) {
  if (auto found = read_by(game, folded)) return found;
  if (auto found = read_by(direct, folded)) return found;
  if (auto found = read_by(reversed, folded)) return found;
  return read_by(study, folded);
}

bool lacks_length(std::string_view folded) {
  // The signs of a study need no length.
  if (folded == "+" || folded == "=") return false;
  char const* at = folded.data();
  return x3::parse(at, folded.data() + folded.size(), unfinished);
}

std::string task_in_signs(chess::Task const& task) {
  if (task.half_moves == 0) return task.play + task.goal;
  std::string const length =
      fmt::format("{}{}", task.half_moves / 2, task.half_moves % 2 == 0 ? "" : ".5");
  if (task.goal == "dia") return fmt::format("{}PG {}", task.play, length);
  bool const with_blank = task.goal == "a=>b";
  return fmt::format("{}{}{}{}", task.play, task.goal, with_blank ? " " : "", length);
}

}  // namespace dawson::semantics
