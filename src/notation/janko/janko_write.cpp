#include "notation/janko/janko.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "notation/characters.hpp"
#include "notation/write_result.hpp"

namespace dawson::notation {
namespace {

using chess::Side;

std::string turn_text(int eighths) { return eighths == 0 ? "" : fmt::format("*{}", eighths / 2); }

std::string written(chess::Piece const& piece) {
  char const letter = letter_of(piece.kind);
  return (piece.side == Side::neutral ? "-" : "") + turn_text(piece.rotation) +
         (piece.side == Side::white ? to_upper(letter) : letter);
}

std::string written(chess::Text const& text) {
  return turn_text(text.rotation) + (text.text.size() == 1 ? "'" : "''") + text.text;
}

std::string written(std::span<chess::Cell const> row) {
  std::string text;
  std::size_t empty = 0;
  for (chess::Cell const& cell : row) {
    if (!cell.occupant) {
      ++empty;
      continue;
    }
    text += janko_count(std::exchange(empty, 0));
    text += std::visit([](auto const& occupant) { return written(occupant); }, *cell.occupant);
  }
  return text + janko_count(empty);
}

// Notations without markers give them names: "(circle)" means the same as C.
chess::Board with_markers(chess::Board board) {
  for (chess::Cell& cell : board.cells()) {
    auto* const piece = cell.occupant ? std::get_if<chess::Piece>(&*cell.occupant) : nullptr;
    if (!piece || piece->kind != chess::Kind::named) continue;
    for (chess::Kind const kind : janko_kinds())
      if (is_marker(kind) && name_of(kind) == piece->name) {
        piece->kind = kind;
        piece->name.clear();
        break;
      }
  }
  return board;
}

}  // namespace

std::string janko_count(std::size_t squares) {
  std::string digits(squares / 9, '9');
  if (squares % 9 != 0) digits += std::to_string(squares % 9);
  return digits;
}

WriteResult write_janko(chess::Position const& position) {
  chess::Board const board = with_markers(position.board);
  WriteResult result;
  result.unsupported = unsupported_pieces(
      board, {.kinds = janko_kinds(), .neutral = true, .turns = Turns::quarters, .texts = true});
  if (!result.ok()) return result;
  for (std::size_t r = 0; r < board.rows(); ++r)
    result.text += (r == 0 ? "" : "/") + written(board.row(r));
  drop_beside_board(position, result);
  return result;
}

std::string janko_address(std::string_view placement) {
  return fmt::format("http://www.janko.at/Retros/d.php?ff={}", placement);
}

std::string janko_image(std::string_view placement) {
  return fmt::format("<img src=\"{}\">", janko_address(placement));
}

namespace {

constexpr std::string_view scripts[] = {"d.php", "image.php"};

void take_edges(std::string_view address, std::size_t begin, Address& result) {
  auto const value = value_of("sb=", address.substr(begin));
  if (!value) return;
  std::size_t const at = begin + *value;
  std::string_view const sb = address.substr(at, address.find('&', at) - at);
  auto const edges = edges_of_fork(sb);
  if (edges) result.edges = *edges;
  else
    result.doubt = text::warning("W-URL", {at, at + sb.size()},
                                 fmt::format("unknown board `sb={}`; ignored", sb),
                                 "write `h` or `v` for a cylinder, `hv` for a torus");
}

}  // namespace

char symbol_of_fork(char symbol) {
  switch (symbol) {
    case 'S': return 'N';
    case 's': return 'n';
    case 'x': return 'c';
    default: return symbol;
  }
}

std::optional<chess::Edges> edges_of_fork(std::string_view sb) {
  using chess::Edges;
  if (sb.empty()) return Edges::none;
  if (sb == "h") return Edges::horizontal_cylinder;
  if (sb == "v") return Edges::vertical_cylinder;
  if (sb == "hv" || sb == "vh") return Edges::torus;
  return {};
}

bool is_address(std::string_view text) {
  // Addresses within the site may lack the host or the folder: "/Retros/d.php?ff=".
  std::string_view const path = text.substr(0, text.find('?'));
  return is_web_address(text) || std::ranges::any_of(scripts, [&](std::string_view script) {
           return path.size() < text.size() && path.ends_with(script) &&
                  path.find(' ') == path.npos;
         });
}

bool is_janko_address(std::string_view text) {
  return is_address(text) && std::ranges::any_of(scripts, [&](std::string_view script) {
           return text.find(script) != text.npos;
         });
}

Address decode_address(std::string_view text) {
  Address result;
  text::Span const span = address_span(text);
  std::string_view address = text.substr(0, span.end);
  address = address.substr(0, address.find('#', span.begin));
  result.fork = address.substr(0, address.find('?', span.begin)).ends_with(scripts[1]);
  if (result.fork) take_edges(address, span.begin, result);
  auto const value = value_of("ff=", address.substr(span.begin));
  if (!value) {
    result.fault =
        text::error("E-URL", {address.size(), address.size()}, "address has no parameter `ff`",
                    "write the placement after `d.php?ff=`");
    result.origins.push_back(address.size());
    return result;
  }
  std::size_t const at = span.begin + *value;
  static_cast<Unescaped&>(result) =
      unescaped(address, {at, std::min(address.find('&', at), address.size())});
  return result;
}

}  // namespace dawson::notation
