#include "notation/export_forms.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "chess/board.hpp"
#include "chess/unicode.hpp"
#include "notation/characters.hpp"
#include "notation/grid.hpp"
#include "notation/janko/janko.hpp"
#include "notation/write_result.hpp"
#include "text/utf8.hpp"

namespace dawson::notation {

// Only a writer knows what it can write, so each occupant is tried by itself on the empty board.

chess::Position sayable_part(chess::Position const& position, Notation const& notation,
                             Dialect const& dialect) {
  chess::Position bare;
  bare.board = position.board;
  for (chess::Cell& cell : bare.board.cells()) cell.occupant.reset();
  auto const free =
      std::ranges::find(bare.board.cells(), chess::CellKind::plain, &chess::Cell::kind);
  chess::Position part = position;
  if (part.hands && !notation.hands) part.hands.reset();
  if (part.hands)
    std::erase_if(*part.hands, [&](chess::Pocket const& held) {
      bare.hands = {held};
      return !notation.write(bare, dialect).ok();
    });
  bare.hands.reset();
  if (free == bare.board.cells().end()) return part;

  std::vector<std::pair<chess::SquareContent, std::optional<chess::SquareContent>>> tried;
  auto const can_write = [&](chess::SquareContent const& occupant) {
    free->occupant = occupant;
    return notation.write(bare, dialect).ok();
  };
  for (chess::Cell& cell : part.board.cells()) {
    if (!cell.occupant) continue;
    auto known = std::ranges::find(tried, *cell.occupant, &decltype(tried)::value_type::first);
    if (known == tried.end()) {
      std::optional<chess::SquareContent> accepted = *cell.occupant;
      if (!can_write(*accepted)) {
        std::visit([](auto& occupant) { occupant.rotation = 0; }, *accepted);
        if (auto* const piece = std::get_if<chess::Piece>(&*accepted))
          piece->promotion = chess::Promotion::none;
        if (!can_write(*accepted)) accepted.reset();
      }
      known = tried.insert(tried.end(), {*cell.occupant, accepted});
    }
    cell.occupant = known->second;
  }
  return part;
}

namespace {

using nlohmann::ordered_json;

constexpr int eighth = 45;  // degrees

void add_piece(chess::Piece const& piece, ordered_json& out) {
  out["man"] = chess::kind_name(piece.kind);
  out["side"] = chess::side_name(piece.side);
  out["rotation"] = piece.rotation * eighth;
  if (!piece.name.empty()) out["name"] = piece.name;
  if (piece.promotion != chess::Promotion::none)
    out["promotion"] = chess::promotion_name(piece.promotion);
}

// Adds the values that only games of variants have.
void add_variant(chess::Position const& position, ordered_json& out) {
  if (position.hands) {
    out["hands"] = ordered_json::array();
    for (chess::Pocket const& held : *position.hands) {
      ordered_json one{{"count", held.count}};
      add_piece(held.piece, one);
      out["hands"].push_back(std::move(one));
    }
  }
  if (position.checks)
    out["checks"] = {{"white", position.checks->white}, {"black", position.checks->black}};
  if (position.counting_limit) out["counting_limit"] = *position.counting_limit;
  for (chess::Square const square : position.frames)
    out["frames"].push_back(chess::square_name(square));
}

ordered_json cell_json(chess::Cell const& cell, std::string const& name) {
  ordered_json out{{"square", name}, {"left", cell.left}, {"width", cell.width}};
  if (cell.kind == chess::CellKind::hole) {
    out["hole"] = true;
    return out;
  }
  if (cell.kind == chess::CellKind::wall) out["wall"] = true;
  out["shade"] = chess::shade_name(cell.shade);
  if (!cell.occupant) return out;
  if (auto const* piece = std::get_if<chess::Piece>(&*cell.occupant)) {
    add_piece(*piece, out);
  } else {
    auto const& text = std::get<chess::Text>(*cell.occupant);
    out["text"] = text.text;
    out["rotation"] = text.rotation * eighth;
  }
  return out;
}

constexpr ExportForm forms[] = {
    {.name = "grid", .show = grid},
    {.name = "json",
     .show = [](chess::Position const& position, GridFields) { return json(position); }},
    {.name = "unicode",
     .show = [](chess::Position const& position, GridFields) { return unicode(position); }},
    {.name = "html", .of = "ffen", .convert = ffen_to_html},
    {.name = "janko-url", .around = janko_address, .of = "janko"},
    {.name = "janko-img", .around = janko_image, .of = "janko"},
};

}  // namespace

std::span<ExportForm const> export_forms() { return forms; }

ExportForm const* find_export_form(std::string_view name) {
  auto const found = std::ranges::find(forms, name, &ExportForm::name);
  return found == std::end(forms) ? nullptr : &*found;
}

std::string json(chess::Position const& position) {
  chess::Board const& board = position.board;
  constexpr std::string_view tilings[] = {"square", "rhombic", "hexagonal"};
  ordered_json out{{"tiling", tilings[static_cast<std::size_t>(board.tiling)]},
                   {"lower_left", chess::shade_name(board.lower_left)},
                   {"rows", ordered_json::array()}};
  for (std::size_t r = 0; r < board.rows(); ++r) {
    ordered_json row = ordered_json::array();
    for (chess::Cell const& cell : board.row(r))
      row.push_back(cell_json(cell, chess::square_name(chess::square_of(board, cell))));
    out["rows"].push_back(std::move(row));
  }
  if (position.to_move) out["to_move"] = chess::side_name(*position.to_move);
  if (position.castling) {
    out["castling"] = ordered_json::array();
    for (chess::CastlingRight const& right : *position.castling)
      out["castling"].push_back(
          {{"side", chess::side_name(right.side)}, {"file", chess::file_name(right.file)}});
  }
  if (position.en_passant) out["en_passant"] = *position.en_passant;
  if (position.halfmove) out["halfmove"] = *position.halfmove;
  if (position.fullmove) out["fullmove"] = *position.fullmove;
  add_variant(position, out);
  if (position.operations) {
    out["operations"] = ordered_json::array();
    for (chess::Operation const& operation : *position.operations)
      out["operations"].push_back({{"opcode", operation.opcode}, {"operands", operation.operands}});
  }
  if (!position.rules.empty()) out["rules"] = position.rules;
  if (!position.board_variant.empty()) out["board_variant"] = position.board_variant;
  if (position.edges != chess::Edges::none) out["edges"] = chess::edges_name(position.edges);
  return out.dump(1);
}

namespace {

void append_piece(std::string& out, chess::Piece const& piece) {
  if (piece.promotion == chess::Promotion::promoted) out += '+';
  if (auto const character = chess::unicode_character(piece)) text::utf8_append(out, *character);
  else if (piece.kind == chess::Kind::letter)
    out += piece.side == chess::Side::white ? static_cast<char>(piece.name[0] - 32) : piece.name[0];
  else
    out += fmt::format("({})",
                       piece.name.empty() ? std::string(chess::kind_name(piece.kind)) : piece.name);
  if (piece.promotion == chess::Promotion::was_pawn) out += '~';
}

std::string in_unicode(chess::Cell const& cell) {
  if (cell.kind == chess::CellKind::hole) return " ";
  if (cell.kind == chess::CellKind::wall) return "\u2588";
  if (!cell.occupant) return "\xC2\xB7";
  auto const* piece = std::get_if<chess::Piece>(&*cell.occupant);
  if (!piece) return std::get<chess::Text>(*cell.occupant).text;
  std::string out;
  append_piece(out, *piece);
  return out;
}

}  // namespace

std::string unicode(chess::Position const& position, bool flipped) {
  chess::Board const& board = position.board;
  std::vector<std::vector<std::string>> rows(board.rows());
  std::size_t widest = 1;
  for (std::size_t r = 0; r < rows.size(); ++r) {
    for (chess::Cell const& cell : board.row(flipped ? rows.size() - 1 - r : r)) {
      rows[r].push_back(in_unicode(cell));
      widest = std::max(widest, text::count_code_points(rows[r].back()));
    }
    if (flipped) std::ranges::reverse(rows[r]);
  }
  std::string out;
  for (std::vector<std::string> const& row : rows) {
    if (&row != &rows.front()) out += '\n';
    for (std::string const& cell : row) {
      out += cell;
      if (widest > 1 && &cell != &row.back())
        out.append(widest + 1 - text::count_code_points(cell), ' ');
    }
  }
  if (!position.hands || position.hands->empty()) return out;
  out += "\nIn hand:";
  for (chess::Pocket const& held : *position.hands) {
    out += ' ';
    append_piece(out, held.piece);
    if (held.count > 1) out += std::to_string(held.count);
  }
  return out;
}

}  // namespace dawson::notation
