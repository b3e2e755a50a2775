// A string in each of the notations. A position that can be read and written is the same when read
// again, in any notation.
#include "notation/export_forms.hpp"
#include "notation/grid.hpp"
#include "notation/guess.hpp"
#include "notation/notations.hpp"
#include "property.hpp"
#include "text/utf8.hpp"

using namespace dawson;
using fuzz::require;

namespace {

constexpr std::size_t largest_board = 10'000;  // cells: larger boards only take time

// Pieces of the later notations are named if these have no letter for them.
chess::Board by_name(chess::Board board) {
  for (chess::Cell& cell : board.cells())
    if (auto* piece = cell.occupant ? std::get_if<chess::Piece>(&*cell.occupant) : nullptr;
        piece && piece->name.empty() && piece->kind > chess::Kind::pawn) {
      piece->name = chess::kind_name(piece->kind);
      piece->kind = chess::Kind::named;
    }
  return board;
}

// Variant games omit fields at the end, and are written with all fields.
void complete(chess::Position& position) {
  bool const game = position.to_move || position.castling || position.en_passant ||
                    position.halfmove || position.checks || position.counting_limit;
  if (!game || position.operations) return;
  bool const shogi = position.fullmove && !position.halfmove;  // SFEN has no other fields
  if (shogi) return;
  if (!position.to_move) position.to_move = chess::Side::white;
  if (!position.castling) position.castling.emplace();
  if (!position.en_passant) position.en_passant = "-";
  if (!position.halfmove) position.halfmove = 0;
  if (!position.fullmove) position.fullmove = 1;
}

void check_writing(notation::Notation const& from, std::string_view text,
                   chess::Position const& position) {
  for (notation::Notation const& to : notation::notations()) {
    notation::WriteResult const written = to.write(position);
    require(written.ok() == !written.text.empty(), "either a text or what cannot be said", to.name);
    if (!written.ok()) continue;
    auto const way = fmt::format("{} `{}` to {} `{}`", from.name, text, to.name, written.text);
    text::Diagnostics warnings;
    auto const again = to.read(written.text, warnings);
    require(again.ok(), "what is written can be read",
            way + (again.ok() ? "" : ": " + again.error().message));
    if (!written.dropped.empty()) continue;
    require(by_name(again->board) == by_name(position.board),
            "what is written reads as the same board", way);
    if (&to == &from) {
      chess::Position kept = position;
      if (!to.attributes) kept.attributes.clear();  // the conversion reports it
      complete(kept);
      require(*again == kept, "what a notation says it writes again", way);
      require(to.write(*again).text == written.text, "writing comes to rest", way);
    }
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  std::string_view const text = fuzz::as_text(data, size);
  text::Diagnostics warnings;
  for (notation::Notation const& notation : notation::notations()) {
    auto const position = notation.read(text, warnings);
    if (!fuzz::require_sound(position, size)) continue;
    if (position->board.cells().size() > largest_board) return 0;
    check_writing(notation, text, *position);
    notation::grid(*position, notation.fields);
    require(text::find_invalid_utf8(notation::json(*position)) == std::string_view::npos,
            "JSON is UTF-8", text);
    notation::unicode(*position);
  }
  fuzz::require_sound(notation::read_any(text, warnings), size);
  notation::is_position_line(text);
  fuzz::require_sound(warnings, size);
  return 0;
}
