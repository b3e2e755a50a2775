#include "compile/archive/look.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "compile/position_warnings.hpp"

namespace dawson::run {
namespace {

// Bits of a look: rows and columns are exchanged first, then left and right, above and below.
enum : unsigned { transposed = 1, mirrored = 2, reversed = 4, exchanged = 8, looks = 16 };

std::uint64_t mixed(std::uint64_t hash, std::uint64_t with) {
  // splitmix64 of G. Steele, D. Lea and C. Flood.
  hash += with + 0x9E3779B97F4A7C15U;
  hash = (hash ^ (hash >> 30U)) * 0xBF58476D1CE4E5B9U;
  hash = (hash ^ (hash >> 27U)) * 0x94D049BB133111EBU;
  return hash ^ (hash >> 31U);
}

std::uint64_t mixed(std::uint64_t hash, std::string_view text) {
  for (char const c : text) hash = mixed(hash, static_cast<unsigned char>(c));
  return mixed(hash, text.size());
}

struct Point {
  int x = 0, y = 0;
};

// Where a square of a box of this size goes.
Point seen(Point at, int width, int height, unsigned look) {
  if (look & transposed) {
    std::swap(at.x, at.y);
    std::swap(width, height);
  }
  if (look & mirrored) at.x = width - 1 - at.x;
  if (look & reversed) at.y = height - 1 - at.y;
  return at;
}

// Where it came from.
Point unseen(Point at, int width, int height, unsigned look) {
  if (look & transposed) std::swap(width, height);
  if (look & mirrored) at.x = width - 1 - at.x;
  if (look & reversed) at.y = height - 1 - at.y;
  if (look & transposed) std::swap(at.x, at.y);
  return at;
}

}  // namespace

Looked looked_at(chess::Position const& position) {
  chess::Board const& board = position.board;
  std::size_t const columns = board.rectangular() ? board.row(0).size() : 0;
  constexpr std::size_t widest = 255;
  if (columns == 0 || columns > widest || board.rows() > widest)
    return {mixed(0, key_of(position)), 0, 0, 0, 0, 0, 0, 0};
  std::vector<std::array<std::uint64_t, 2>> signs;
  signs.reserve(board.cells().size());
  int const wide = static_cast<int>(columns), high = static_cast<int>(board.rows());
  int left = wide, right = -1, top = high, bottom = -1;
  for (std::size_t i = 0; i < board.cells().size(); ++i) {
    chess::Cell const& cell = board.cells()[i];
    auto const [own, other] = signs_of(cell);
    std::string const words = words_of(cell);
    std::uint64_t const named = words.empty() ? 0 : mixed(0, words);
    signs.push_back({own + named, other + named});
    if (cell.kind == chess::CellKind::plain && !cell.occupant) continue;
    int const x = static_cast<int>(i % columns), y = static_cast<int>(i / columns);
    left = std::min(left, x), right = std::max(right, x);
    top = std::min(top, y), bottom = std::max(bottom, y);
  }
  if (right < 0) left = top = right = bottom = 0;
  int const width = right - left + 1, height = bottom - top + 1;
  Looked best;
  for (unsigned look = 0; look < looks; ++look) {
    bool const turned = (look & transposed) != 0, colours = (look & exchanged) != 0;
    int const across = turned ? height : width, down = turned ? width : height;
    std::uint64_t key = mixed(mixed(0, static_cast<std::uint64_t>(turned ? high : wide)),
                              static_cast<std::uint64_t>(turned ? wide : high));
    key = mixed(key, static_cast<std::uint64_t>(across));
    for (int y = 0; y < down; ++y)
      for (int x = 0; x < across; ++x) {
        Point const from = unseen({x, y}, width, height, look);
        auto const cell = static_cast<std::size_t>((top + from.y) * wide + left + from.x);
        key = mixed(key, signs[cell][colours ? 1 : 0]);
      }
    if (std::string const hands = hands_of(position, colours); !hands.empty())
      key = mixed(key, hands);
    if (look == 0 || key < best.key) best.key = key, best.look = static_cast<std::uint8_t>(look);
  }
  best.column = static_cast<std::uint8_t>(left);
  best.row = static_cast<std::uint8_t>(top);
  best.columns = static_cast<std::uint8_t>(wide);
  best.rows = static_cast<std::uint8_t>(high);
  best.width = static_cast<std::uint8_t>(width);
  best.height = static_cast<std::uint8_t>(height);
  return best;
}

std::string way_between(Looked const& asked, Looked const& found) {
  if (asked.columns == 0) return "";
  // Three squares say how a plane has been turned.
  int const side = 2;
  auto const gone = [&](Point at) {
    return unseen(seen(at, side, side, asked.look), side, side, found.look);
  };
  Point const origin = gone({0, 0}), along = gone({1, 0}), down = gone({0, 1});
  int const xx = along.x - origin.x, xy = along.y - origin.y;
  int const yx = down.x - origin.x, yy = down.y - origin.y;
  std::string out;
  bool const turns = xx * yy - xy * yx > 0;
  if (!turns) out += ", mirrored";
  else if (xx == -1) out += ", rotated by 180 degrees";
  else if (xx == 0) out += ", rotated by 90 degrees";
  // The box goes with the board around it.
  bool const sides = xx == 0;
  int const columns = sides ? asked.rows : asked.columns, rows = sides ? asked.columns : asked.rows;
  int const width = sides ? asked.height : asked.width, height = sides ? asked.width : asked.height;
  int x = sides ? asked.row : asked.column, y = sides ? asked.column : asked.row;
  if ((sides ? yx : xx) < 0) x = columns - width - x;
  if ((sides ? xy : yy) < 0) y = rows - height - y;
  if (x != found.column || y != found.row) out += ", shifted";
  if (((asked.look ^ found.look) & exchanged) != 0) out += ", with colours exchanged";
  return out;
}

}  // namespace dawson::run
