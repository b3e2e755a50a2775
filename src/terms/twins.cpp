// Twin lines, and whether the men that they move are there.
//
//     twins   = label , body , { ( blank | ";" | "," ) , label , body } ;
//     label   = [ "+" ] , ( "(" , letter , ")" | letter , ")" ) ;  (* later in the alphabet each
//     time *) body    = "diagram" | shifts | any text ; shifts  = shift , { ( "," | ";" ) , shift }
//     , [ "." ] ; shift   = man , arrow , square ; man     = [ colour ] , walk , [ square ] |
//     square ; walk    = capital , [ capital ] ;                            (* two: a fairy man *)
//     arrow   = "-->" | "->" | "→" | "⇒" | "-" ;
//
// The labels are found first; each body then is a list of shifts as a whole or nothing but text.
#include "terms/twins.hpp"

#include <algorithm>
#include <utility>

#include <boost/spirit/home/x3.hpp>
#include <fmt/format.h>

#include "notation/letters.hpp"

namespace dawson::terms {
namespace {

namespace x3 = boost::spirit::x3;
using chess::Kind;
using chess::Side;
using Range = boost::iterator_range<char const*>;

/// A shift's man by its letters; what kind a letter means depends on the language of the line.
struct RawShift {
  chess::Shift shift;
  std::string walk;
  char colour = 0;
};

struct RawTwin {
  chess::Twin twin;
  Range body;
  bool continued = false;
};

struct Labels {
  std::vector<RawTwin> twins;
  bool plus = false;
};

struct Shifts {
  char const* start;
  std::vector<RawShift> list;

  text::Span span(Range range) const {
    return {static_cast<std::size_t>(range.begin() - start),
            static_cast<std::size_t>(range.end() - start)};
  }
};

std::optional<chess::Square> square_in(Range range) {
  return chess::read_square({range.begin(), range.size()});
}

// Actions of the list of labels.
auto const labels = [](auto& ctx) -> Labels& { return x3::_val(ctx); };
auto const in_order = [](auto& ctx) {
  auto const& twins = labels(ctx).twins;
  x3::_pass(ctx) = twins.empty() || x3::_attr(ctx) > twins.back().twin.label.front();
};
auto const clear_plus = [](auto& ctx) { labels(ctx).plus = false; };
auto const set_plus = [](auto& ctx) { labels(ctx).plus = true; };
auto const add_twin = [](auto& ctx) {
  labels(ctx).twins.push_back(
      {{std::string(1, x3::_attr(ctx)), {}, false, {}}, {}, labels(ctx).plus});
};
auto const set_body = [](auto& ctx) { labels(ctx).twins.back().body = x3::_attr(ctx); };

// Actions of a list of shifts.
auto const shifts = [](auto& ctx) -> Shifts& { return x3::_val(ctx); };
auto const open_shift = [](auto& ctx) { shifts(ctx).list.emplace_back(); };
auto const set_colour = [](auto& ctx) { shifts(ctx).list.back().colour = x3::_attr(ctx); };
auto const set_walk = [](auto& ctx) {
  Range const walk = x3::_attr(ctx);
  shifts(ctx).list.back().walk.assign(walk.begin(), walk.end());
};
auto const set_from = [](auto& ctx) {
  auto const from = square_in(x3::_attr(ctx));
  x3::_pass(ctx) = from.has_value();
  shifts(ctx).list.back().shift.from = from;
};
auto const set_man = [](auto& ctx) {
  shifts(ctx).list.back().shift.from_where = shifts(ctx).span(x3::_attr(ctx));
};
auto const set_to = [](auto& ctx) {
  auto const to = square_in(x3::_attr(ctx));
  x3::_pass(ctx) = to.has_value();
  auto& shift = shifts(ctx).list.back().shift;
  shift.to = to.value_or(chess::Square{});
  shift.to_where = shifts(ctx).span(x3::_attr(ctx));
};

using x3::char_, x3::eoi, x3::eps, x3::lit, x3::raw;

auto const blanks = *char_(" \t\r\n");
auto const capital = char_('A', 'Z');
auto const label = char_('a', 'z');
auto const plus = eps[clear_plus] >> -lit('+')[set_plus];
auto const next_label = plus >> ((lit('(') >> label[in_order] >> ')') | (label[in_order] >> ')'));
auto const next = plus >> ((lit('(') >> label[add_twin] >> ')') | (label[add_twin] >> ')'));
auto const separator = char_(" \t\r\n;,");
auto const body = raw[*(char_ - (separator >> next_label))][set_body];
auto const twin_list = x3::rule<class TwinList, Labels>{
    "twins"} = blanks >> next >> body >> *(separator >> &next_label >> next >> body) >> eoi;

auto const square = raw[label >> -label >> +char_('0', '9')];
auto const walk = raw[capital >> -capital][set_walk];
auto const from = square[set_from];
auto const man = raw[(-(char_("wbns")[set_colour] >> &capital) >> walk >> -from) | from][set_man];
auto const arrow = lit("-->") | "->" | "→" | "⇒" | "-";
auto const shift = eps[open_shift] >> man >> blanks >> arrow >> blanks >> square[set_to];
auto const shift_list = x3::rule<class ShiftList, Shifts>{"shifts"} =
    blanks >> shift % (blanks >> char_(",;") >> blanks) >> blanks >> -lit('.') >> blanks >> eoi;

/// What stands before the text of a twin that goes on from the one before it, not from the diagram.
constexpr std::string_view continued_sign = "+ ";

Range trimmed(Range range) {
  auto const blank = [](char c) {
    return std::string_view(" \t\r\n;,").find(c) != std::string_view::npos;
  };
  while (!range.empty() && blank(range.front())) range.advance_begin(1);
  while (!range.empty() && blank(range.back())) range.advance_end(-1);
  return range;
}

bool says_diagram(std::string_view text) {
  if (text.ends_with('.')) text.remove_suffix(1);
  std::string lower(text);
  for (char& c : lower) c = text::to_lower(c);
  return lower == "diagram" || lower == "diagramm" || lower == "diagramme";
}

std::vector<RawShift> read_shifts(Range written, char const* start) {
  Shifts result{start, {}};
  char const* at = written.begin();
  if (!x3::parse(at, written.end(), shift_list, result)) return {};
  return std::move(result.list);
}

/// D, T, L and the colour s are German alone, and make B a pawn (Bauer).
bool is_german(RawShift const& moved) {
  return moved.colour == 's' || moved.walk == "D" || moved.walk == "T" || moved.walk == "L";
}

std::optional<Kind> kind_of(std::string const& letters, bool german) {
  if (letters.size() != 1) return {};
  switch (letters.front()) {
    case 'K': return Kind::king;
    case 'D':
    case 'Q': return Kind::queen;
    case 'T':
    case 'R': return Kind::rook;
    case 'B': return german ? Kind::pawn : Kind::bishop;
    case 'L': return Kind::bishop;
    case 'N':
    case 'S': return Kind::knight;
    case 'P': return Kind::pawn;
    case 'I': return Kind::circle;
    default: return {};
  }
}

std::optional<Side> side_of(char colour) {
  switch (colour) {
    case 'w': return Side::white;
    case 'b':
    case 's': return Side::black;
    case 'n': return Side::neutral;
    default: return {};
  }
}

std::string_view name_of(std::optional<Kind> kind) {
  if (!kind) return "man";
  switch (*kind) {
    case Kind::king: return "king";
    case Kind::queen: return "queen";
    case Kind::rook: return "rook";
    case Kind::bishop: return "bishop";
    case Kind::knight: return "knight";
    case Kind::pawn: return "pawn";
    case Kind::circle: return "imitator (a circle)";
    default: return "man";
  }
}

std::string name_of(chess::Shift const& moved) {
  std::string_view const kind = name_of(moved.kind);
  if (moved.side == Side::white) return fmt::format("white {}", kind);
  if (moved.side == Side::black) return fmt::format("black {}", kind);
  if (moved.side == Side::neutral) return fmt::format("neutral {}", kind);
  return std::string(kind);
}

bool fits(chess::Cell const& cell, chess::Shift const& moved) {
  if (!cell.occupant) return false;
  auto const* found = std::get_if<chess::Man>(&*cell.occupant);
  if (!found) return !moved.side && !moved.kind;
  return (!moved.side || *moved.side == found->side) && (!moved.kind || *moved.kind == found->kind);
}

/// Where a man such as the shift's stands, from the first rank up.
std::vector<chess::Square> places_of(chess::Shift const& moved, chess::Board const& board) {
  std::vector<chess::Square> places;
  for (std::size_t rank = 0; rank < board.rows(); ++rank) {
    auto const row = board.row(board.rows() - 1 - rank);
    for (std::size_t file = 0; file < row.size(); ++file)
      if (fits(row[file], moved))
        places.push_back({static_cast<int>(file), static_cast<int>(rank)});
  }
  return places;
}

std::string hint_of(chess::Shift const& moved, std::vector<chess::Square> const& places) {
  constexpr std::size_t named = 8;
  if (!moved.kind && !moved.side) return "name the square on which the man stands";
  if (places.empty()) return fmt::format("the board has no {}", name_of(moved));
  std::string list;
  for (std::size_t i = 0; i < std::min(places.size(), named); ++i)
    list += (i == 0 ? "" : ", ") + chess::square_name(places[i]);
  if (places.size() > named) list += fmt::format(" and {} more squares", places.size() - named);
  return fmt::format("a {} stands on {}", name_of(moved), list);
}

/// Plays the shift on `board`; whether it is known where that leads.
bool play(chess::Shift const& moved, chess::Board& board, text::Diagnostics& found) {
  auto const places = places_of(moved, board);
  auto origin = moved.from;
  if (!origin && places.size() == 1) origin = places.front();
  auto const from_cell = origin ? chess::cell_at(board, *origin) : std::nullopt;
  auto const to_cell = chess::cell_at(board, moved.to);
  bool const there =
      moved.from ? from_cell && fits(board.cells()[*from_cell], moved) : !places.empty();
  // A fairy letter alone cannot be looked for.
  bool const sought = moved.from || moved.kind;
  if (sought && !there) {
    std::string const where = moved.from ? "on " + chess::square_name(*moved.from) : "on the board";
    found.push_back(text::warning("W-TWIN", moved.from_where,
                                  fmt::format("there is no {} {}", name_of(moved), where),
                                  hint_of(moved, places)));
  }
  if (!to_cell)
    found.push_back(
        text::warning("W-TWIN", moved.to_where,
                      fmt::format("the board has no square {}", chess::square_name(moved.to)),
                      "name a square of the board, the first rank is at the bottom"));
  if (!sought || !there || !from_cell || !to_cell) return false;
  auto occupant = std::exchange(board.cells()[*from_cell].occupant, {});
  board.cells()[*to_cell].occupant = std::move(occupant);
  return true;
}

}  // namespace

std::vector<chess::Twin> read_twins(std::string_view text) {
  Labels found;
  char const* const start = text.data();
  char const* at = start;
  if (!x3::parse(at, start + text.size(), twin_list, found)) return {};

  std::vector<std::vector<RawShift>> shifts_of;
  bool german = false;
  for (RawTwin const& raw_twin : found.twins) {
    shifts_of.push_back(read_shifts(trimmed(raw_twin.body), start));
    german = german || std::ranges::any_of(shifts_of.back(), is_german);
  }
  std::vector<chess::Twin> twins;
  for (std::size_t i = 0; i < found.twins.size(); ++i) {
    auto& [twin, raw_body, continued] = found.twins[i];
    Range const written = trimmed(raw_body);
    twin.text.assign(written.begin(), written.end());
    twin.diagram = says_diagram(twin.text);
    if (continued) twin.text.insert(0, continued_sign);
    for (RawShift& raw_shift : shifts_of[i]) {
      raw_shift.shift.side = side_of(raw_shift.colour);
      raw_shift.shift.kind = kind_of(raw_shift.walk, german);
      twin.shifts.push_back(raw_shift.shift);
    }
    twins.push_back(std::move(twin));
  }
  return twins;
}

bool is_twins_line(std::string_view line) {
  auto const begin = line.find_first_not_of(" \t");
  if (begin == std::string_view::npos) return false;
  line.remove_prefix(begin);
  return std::ranges::any_of(std::initializer_list<std::string_view>{"(a)", "a)", "(b)", "b)"},
                             [&](std::string_view opening) { return line.starts_with(opening); });
}

text::Diagnostics check_twins(std::vector<chess::Twin> const& twins, chess::Board const& board) {
  text::Diagnostics found;
  chess::Board position = board;
  bool known = true;
  for (chess::Twin const& twin : twins) {
    bool const continued = twin.text.starts_with(continued_sign);
    if (!continued) position = board;
    known = (known || !continued) && (twin.diagram || !twin.shifts.empty());
    if (!known) continue;
    for (chess::Shift const& moved : twin.shifts) known = play(moved, position, found) && known;
  }
  return found;
}

}  // namespace dawson::terms
