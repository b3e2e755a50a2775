// A piece in Betza notation, and its moves: the first four bytes choose the board and the pieces on
// it.
#include <algorithm>
#include <set>

#include "chess/movement.hpp"
#include "chess/targets.hpp"
#include "property.hpp"
#include "semantics/betza/betza.hpp"
#include "semantics/move_setup.hpp"
#include "text/limits.hpp"

using namespace dawson;
using chess::Content;
using chess::Square;
using fuzz::require;

namespace {

constexpr std::size_t chosen_bytes = 4;

bool before(Square a, Square b) { return a.file != b.file ? a.file < b.file : a.rank < b.rank; }
using Squares = std::set<Square, decltype(&before)>;

struct Setting {
  chess::Occupancy arena;
  Square from;
};

// One square in four has a piece or is a hole.
Setting setting(std::uint8_t const* chosen) {
  Setting made{{1 + chosen[0] % 9, 1 + chosen[1] % 9}, {}};
  made.from = {chosen[2] % made.arena.files(), chosen[3] % made.arena.ranks()};
  std::uint32_t random =
      1 + chosen[0] + 256U * chosen[1] + 65536U * chosen[2] + 16777216U * chosen[3];
  for (int file = 0; file < made.arena.files(); ++file)
    for (int rank = 0; rank < made.arena.ranks(); ++rank) {
      random = random * 1664525U + 1013904223U;
      if (random >> 30 == 0) made.arena.put({file, rank}, static_cast<Content>(random >> 24 & 3U));
    }
  return made;
}

// Mirrored: files from the right, or ranks from the top.
Setting mirrored(Setting const& one, bool files) {
  Setting made{{one.arena.files(), one.arena.ranks()}, {}};
  auto const there = [&](Square s) {
    return files ? Square{one.arena.files() - 1 - s.file, s.rank}
                 : Square{s.file, one.arena.ranks() - 1 - s.rank};
  };
  made.from = there(one.from);
  for (int file = 0; file < one.arena.files(); ++file)
    for (int rank = 0; rank < one.arena.ranks(); ++rank)
      made.arena.put(there({file, rank}), one.arena.at({file, rank}));
  return made;
}

Squares seen(std::vector<Square> const& squares, chess::Occupancy const& arena, bool files) {
  Squares out(&before);
  for (Square const s : squares)
    out.insert(files ? Square{arena.files() - 1 - s.file, s.rank}
                     : Square{s.file, arena.ranks() - 1 - s.rank});
  return out;
}

Squares set_of(std::vector<Square> const& squares) {
  return {squares.begin(), squares.end(), &before};
}

chess::Betza left_for_right(chess::Betza piece) {
  for (chess::BetzaPart& part : piece) {
    for (chess::Bearing& bearing : part.bearings) {
      if (bearing.direction == chess::Direction::left) bearing.direction = chess::Direction::right;
      else if (bearing.direction == chess::Direction::right)
        bearing.direction = chess::Direction::left;
    }
    part.then = left_for_right(std::move(part.then));
  }
  return piece;
}

// Abilities besides moves and captures.
bool is_mirror(chess::Targets const& one, chess::Targets const& other,
               chess::Occupancy const& arena, bool files) {
  auto const there = [&](std::vector<Square> chess::Targets::*set) {
    return seen(other.*set, arena, files) == set_of(one.*set);
  };
  return there(&chess::Targets::moves) && there(&chess::Targets::captures) &&
         there(&chess::Targets::first_move) && there(&chess::Targets::passant) &&
         there(&chess::Targets::castling) && there(&chess::Targets::own) &&
         one.on_the_way.size() == other.on_the_way.size() && one.pass == other.pass;
}

void check_writing(chess::Betza const& piece, std::string_view text,
                   semantics::BetzaDialect dialect) {
  text::Diagnostics warnings;
  std::string const written = semantics::write_betza(piece);
  auto const again = semantics::read_betza(written, dialect, warnings);
  std::string const way = fmt::format("`{}` is written `{}`", text, written);
  require(again.ok(), "what is written can be read", way);
  require(*again == piece, "what is written reads as the same man", way);
  require(semantics::write_betza(*again) == written, "writing comes to rest", way);
  require(dialect != semantics::BetzaDialect::funny ||
              (semantics::looks_like_betza(written) && semantics::looks_like_betza(text)),
          "a man looks like one", way);
  for (text::Diagnostic const& warning : warnings)
    require(warning.code != "W-ORDER", "what is written is in order", way);
}

void check_trails(chess::Movement const& movement, Setting const& place) {
  for (chess::MovePath const& trail : chess::trails(movement, place.arena, place.from)) {
    require(trail.squares.size() == trail.reached.size(),
            "each square of a trail is told to be reached or not");
    for (Square const square : trail.squares) {
      require(place.arena.has(square) && !(square == place.from),
              "trails stay on the board and end where they began");
      require(place.arena.at(square) != Content::hole, "nobody steps into a hole");
    }
  }
}

void check_targets(chess::Betza const& piece, Setting const& place, std::string_view text) {
  chess::Movement const movement = chess::movement(piece);
  require(
      std::ranges::is_sorted(movement) && std::ranges::adjacent_find(movement) == movement.end(),
      "rides are sorted, each once", text);
  check_trails(movement, place);
  chess::Targets const all = chess::targets(movement, place.arena, place.from);
  for (Square const square : all.own)
    require(place.arena.at(square) == Content::friendly, "own men are his own", text);
  for (chess::TakenOnTheWay const& one : all.on_the_way)
    require(place.arena.has(one.taken) && place.arena.has(one.end) && !(one.taken == place.from),
            "who is taken on the way stands on the board", text);
  for (chess::ChainWay const& way : chess::chain_ways(movement, place.arena, place.from, 12))
    require(way.squares.size() > 1 && way.squares.front() == place.from,
            "ways begin where the man stands", text);
  for (Square const square : all.moves)
    require(place.arena.at(square) == Content::empty, "moves go to empty squares", text);
  for (Square const square : all.captures)
    require(place.arena.at(square) == Content::empty || place.arena.at(square) == Content::enemy,
            "enemies are captured", text);
  require(std::ranges::is_sorted(all.moves, before) && std::ranges::is_sorted(all.captures, before),
          "targets are sorted", text);
  for (Square const hurdle : chess::sample_hurdles(movement, place.arena, place.from))
    require(place.arena.has(hurdle), "hurdles stand on the board", text);

  Squares moves(&before), captures(&before);
  for (chess::BetzaPart const& part : piece) {
    chess::Targets const some = chess::targets(chess::movement(part), place.arena, place.from);
    moves.insert(some.moves.begin(), some.moves.end());
    captures.insert(some.captures.begin(), some.captures.end());
  }
  require(moves == set_of(all.moves) && captures == set_of(all.captures),
          "a man goes where his parts go", text);

  Setting const above = mirrored(place, false);
  chess::Targets const of_black =
      chess::targets(chess::movement(piece, chess::Side::black), above.arena, above.from);
  require(is_mirror(all, of_black, place.arena, false), "Black's man is White's turned upside down",
          text);

  Setting const aside = mirrored(place, true);
  chess::Targets const swapped =
      chess::targets(chess::movement(left_for_right(piece)), aside.arena, aside.from);
  require(is_mirror(all, swapped, place.arena, true), "left and right are each other's mirror",
          text);
}

}  // namespace

namespace {

void try_dialects(std::uint8_t const* data, std::size_t size) {
  Setting const place = setting(data);
  std::string_view const text = fuzz::as_text(data + chosen_bytes, size - chosen_bytes);
  for (auto const dialect : {semantics::BetzaDialect::funny, semantics::BetzaDialect::xbetza}) {
    text::Diagnostics warnings;
    auto const piece = semantics::read_betza(text, dialect, warnings);
    if (!fuzz::require_sound(piece, text.size())) continue;
    fuzz::require_sound(warnings, text.size());
    for (chess::BetzaPart const& part : *piece)
      require(part.where.begin < part.where.end && part.where.end <= text.size(),
              "parts stand in the text", text);
    check_writing(*piece, text, dialect);
    check_targets(*piece, place, text);
    auto board = semantics::read_move_board(
        fmt::format("{}x{}", place.arena.files(), place.arena.ranks()), warnings);
    require(board.ok(), "a board of that size can be had");
    fuzz::require_sound(semantics::set_up_moves(*piece, *board, place.from, {}, {}), text.size());
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  if (size < chosen_bytes) return 0;
  text::Limits limits;
  limits.steps = 2'000'000;
  text::WorkBudget const budget(limits);
  try {
    try_dialects(data, size);
  } catch (text::TooManySteps const&) {
    // Chains of many legs on many parts: refused, as in a document.
  }
  return 0;
}
