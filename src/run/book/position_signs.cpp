#include "run/book/position_signs.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <tuple>

#include <fmt/format.h>

namespace dawson::run {

using chess::Side;

std::pair<char16_t, char16_t> signs_of(chess::Cell const& cell) {
  enum : int { empty, hole, wall, text, first_man };
  constexpr int more = 256;
  auto const both = [](int sign) { return std::pair<char16_t, char16_t>(sign, sign); };
  if (cell.kind == chess::CellKind::hole) return both(hole);
  if (cell.kind == chess::CellKind::wall) return both(wall);
  if (!cell.occupant) return both(empty);
  if (auto const* written = std::get_if<chess::Text>(&*cell.occupant))
    return both(text + more * written->rotation);
  auto const& man = std::get<chess::Man>(*cell.occupant);
  constexpr int sides = Side::numbered + 1;
  static_assert(first_man + (static_cast<int>(chess::Kind::named) + 1) * sides <= more);
  int const man_alone = first_man + static_cast<int>(man.kind) * sides +
                        more * (man.rotation + 8 * static_cast<int>(man.promotion));
  Side::Name const side = man.side.name;
  Side::Name const other = side == Side::white   ? Side::black
                           : side == Side::black ? Side::white
                                                 : side;
  return {static_cast<char16_t>(man_alone + side), static_cast<char16_t>(man_alone + other)};
}

std::string words_of(chess::Cell const& cell) {
  auto const* const man = chess::man_on(cell);
  if (!man) return cell.occupant ? std::get<chess::Text>(*cell.occupant).text + '\0' : "";
  std::string words;
  if (man->side == Side::numbered) words.append(std::to_string(man->side.number)).push_back('\0');
  if (man->kind >= chess::Kind::letter) words.append(man->name).push_back('\0');
  return words;
}

namespace {

// Whether `words_of` has any.
bool tells_words(chess::Cell const& cell) {
  auto const* const man = chess::man_on(cell);
  return man ? man->side == Side::numbered || man->kind >= chess::Kind::letter
             : cell.occupant.has_value();
}

std::string_view bytes_of(std::u16string const& key) {
  return {reinterpret_cast<char const*>(key.data()), 2 * key.size()};
}

}  // namespace

std::string hands_of(chess::Position const& position, bool reversed) {
  if (!position.hands || position.hands->empty()) return {};
  std::string white, black;
  for (chess::Held const& held : *position.hands) {
    bool const is_white = (held.man.side == Side(Side::white)) != reversed;
    (is_white ? white : black) +=
        fmt::format("{}{}{},", held.count, chess::kind_name(held.man.kind), held.man.name);
  }
  return "/" + white + "/" + black;
}

std::string key_of(chess::Position const& position) {
  chess::Board const& board = position.board;
  std::size_t const size = board.cells().size();
  std::u16string signs(size, u'\0'), reversed_signs(size, u'\0');
  bool has_words = false;
  for (std::size_t i = 0; i < size; ++i) {
    chess::Cell const& cell = board.cells()[i];
    std::tie(signs[i], reversed_signs[i]) = signs_of(cell);
    has_words = has_words || tells_words(cell);
  }
  std::u16string key, least;
  std::string words, least_words;
  for (int look = 0; look < 4; ++look) {
    bool const mirrored = look % 2 == 1, reversed = look > 1;
    key.clear();
    words.clear();
    for (std::size_t i = 0; i < board.rows(); ++i) {
      auto const row = board.row(reversed ? board.rows() - 1 - i : i);
      char16_t const* const begin =
          (reversed ? reversed_signs : signs).data() + (row.data() - board.cells().data());
      key.append(begin, row.size());
      if (mirrored) std::reverse(key.end() - static_cast<std::ptrdiff_t>(row.size()), key.end());
      key += static_cast<char16_t>(row.size());
      for (std::size_t j = 0; has_words && j < row.size(); ++j)
        words += words_of(row[mirrored ? row.size() - 1 - j : j]);
    }
    words += hands_of(position, reversed);
    if (look > 0 && std::pair(bytes_of(key), std::string_view(words)) >=
                        std::pair(bytes_of(least), std::string_view(least_words)))
      continue;
    std::swap(key, least);
    std::swap(words, least_words);
  }
  return std::string(bytes_of(least)) + least_words;
}

}  // namespace dawson::run
