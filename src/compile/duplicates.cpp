#include "compile/duplicates.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "prose/prose.hpp"
#include "text/scanning.hpp"

namespace dawson::run {
namespace {

// Limits the memory for a file of a million problems.
constexpr std::size_t most_remembered = 50'000;

// Returns the text of a number; markup is compared as it is written.
std::string words_of(prose::Inlines const& inlines) {
  std::string out;
  for (prose::Inline const& part : inlines) {
    auto const* raw = std::get_if<prose::Raw>(&part);
    out += raw ? raw->text : prose::plain({part});
  }
  return out;
}

}  // namespace

// Returns a key of the position and the rules of the game: another condition makes another
// problem.
std::string sameness_of(problem::Problem const& problem) {
  if (!problem.stipulation || problem.view.moves) return {};
  std::string key = key_of(problem.position);
  if (problem.target) key += "=>" + key_of(*problem.target);
  for (problem::Entry const& condition : problem.all(problem::FieldId::conditions))
    key += " " + prose::plain(condition.text);
  return key;
}

void Repetitions::look(problem::Problem const& problem, std::string sameness, text::Span where,
                       text::SourceId source, std::string const& file_line,
                       text::Diagnostics& findings) {
  auto const emit = [&](std::map<std::string, Place>& known, std::string key, auto const& found,
                        std::string_view note) {
    if (known.size() >= most_remembered && !known.contains(key)) return;
    auto const [first, is_new] = known.try_emplace(std::move(key), Place{where, source, file_line});
    if (is_new) return;
    Place const& place = first->second;
    text::Diagnostic finding = found();
    if (place.file_line.empty())
      finding.notes.push_back({place.where, std::string(note), place.source});
    else finding.hint = fmt::format("{}: {}", note, place.file_line);
    findings.push_back(std::move(finding));
  };
  if (!sameness.empty())
    emit(
        positions_, std::move(sameness),
        [&] {
          return text::warning(
              "W-SAME", where, "position appears twice in the book",
              "remove one; mirrored or colour-reversed positions count as the same");
        },
        "first one here");
  auto const* number = problem.first(problem::FieldId::number);
  std::string const text = number ? words_of(number->text) : std::string();
  if (!text.empty())
    emit(
        numbers_, text,
        [&] {
          return text::warning("W-NUMBER", number->where, fmt::format("duplicate number {}", text),
                               "write another number");
        },
        "first used here");
}

using chess::Side;

std::pair<char16_t, char16_t> signs_of(chess::Cell const& cell) {
  enum : int { empty, hole, wall, text, first_piece };
  constexpr int more = 256;
  auto const both = [](int sign) { return std::pair<char16_t, char16_t>(sign, sign); };
  if (cell.kind == chess::CellKind::hole) return both(hole);
  if (cell.kind == chess::CellKind::wall) return both(wall);
  if (!cell.occupant) return both(empty);
  if (auto const* written = std::get_if<chess::Text>(&*cell.occupant))
    return both(text + more * written->rotation);
  auto const& piece = std::get<chess::Piece>(*cell.occupant);
  constexpr int sides = Side::numbered + 1;
  static_assert(first_piece + (static_cast<int>(chess::Kind::named) + 1) * sides <= more);
  int const piece_alone = first_piece + static_cast<int>(piece.kind) * sides +
                          more * (piece.rotation + 8 * static_cast<int>(piece.promotion));
  Side::Name const side = piece.side.name;
  Side::Name const other = side == Side::white   ? Side::black
                           : side == Side::black ? Side::white
                                                 : side;
  return {static_cast<char16_t>(piece_alone + side), static_cast<char16_t>(piece_alone + other)};
}

std::string words_of(chess::Cell const& cell) {
  auto const* const piece = chess::piece_on(cell);
  if (!piece) return cell.occupant ? std::get<chess::Text>(*cell.occupant).text + '\0' : "";
  std::string words;
  if (piece->side == Side::numbered)
    words.append(std::to_string(piece->side.number)).push_back('\0');
  if (piece->kind >= chess::Kind::letter) words.append(piece->name).push_back('\0');
  return words;
}

namespace {

// Returns whether `words_of` gives any words for the cell.
bool has_words_of(chess::Cell const& cell) {
  auto const* const piece = chess::piece_on(cell);
  return piece ? piece->side == Side::numbered || piece->kind >= chess::Kind::letter
               : cell.occupant.has_value();
}

// Returns the code that ends each row.
char16_t width_code(std::span<chess::Cell const> row) { return static_cast<char16_t>(row.size()); }

std::string_view bytes_of(char16_t const* look, std::size_t size) {
  return {reinterpret_cast<char const*>(look), 2 * size};
}

}  // namespace

std::string hands_of(chess::Position const& position, bool reversed) {
  if (!position.hands || position.hands->empty()) return {};
  std::string white, black;
  for (chess::Pocket const& held : *position.hands) {
    bool const is_white = (held.piece.side == Side(Side::white)) != reversed;
    (is_white ? white : black) +=
        fmt::format("{}{}{},", held.count, chess::kind_name(held.piece.kind), held.piece.name);
  }
  return "/" + white + "/" + black;
}

std::string key_of(chess::Position const& position) {
  chess::Board const& board = position.board;
  std::size_t const size = board.cells().size() + board.rows();
  // Unchanged, mirrored, reversed, and both.
  std::u16string signs(4 * size, u'\0');
  std::array<char16_t*, 4> const looks{&signs[0], &signs[size], &signs[2 * size], &signs[3 * size]};
  bool has_words = false;
  // position of this row in the looks from the top and from the bottom
  std::size_t at = 0, end = size;
  for (std::size_t i = 0; i < board.rows(); ++i) {
    auto const row = board.row(i);
    end -= row.size() + 1;
    char16_t *ahead = looks[0] + at, *back = looks[1] + at + row.size();
    char16_t *below = looks[2] + end, *back_below = looks[3] + end + row.size();
    for (chess::Cell const& cell : row) {
      if (!cell.occupant && cell.kind == chess::CellKind::plain) {
        ++ahead, --back, ++below, --back_below;  // the sign of an empty square is 0
        continue;
      }
      auto const [sign, reversed] = signs_of(cell);
      *ahead++ = *--back = sign;
      *below++ = *--back_below = reversed;
      has_words = has_words || (cell.occupant && has_words_of(cell));
    }
    looks[1][at + row.size()] = looks[3][end + row.size()] = *ahead = *below = width_code(row);
    at += row.size() + 1;
  }
  std::array<std::string, 4> words;
  for (std::size_t look = 0; look < 4; ++look) {
    bool const mirrored = look % 2 == 1, reversed = look > 1;
    for (std::size_t i = 0; has_words && i < board.rows(); ++i) {
      auto const row = board.row(reversed ? board.rows() - 1 - i : i);
      for (std::size_t j = 0; j < row.size(); ++j)
        words[look] += words_of(row[mirrored ? row.size() - 1 - j : j]);
    }
    words[look] += hands_of(position, reversed);
  }
  std::size_t least = 0;
  for (std::size_t look = 1; look < 4; ++look)
    if (int const order = bytes_of(looks[look], size).compare(bytes_of(looks[least], size));
        order < 0 || (order == 0 && words[look] < words[least]))
      least = look;
  return std::string(bytes_of(looks[least], size)) + words[least];
}

void DiagramNames::next(std::string_view document) {
  ++count_;
  document_.clear();
  for (char const c : document.substr(document.find_last_of('/') + 1))
    if (text::is_alphanumeric(c)) document_ += c;
}

std::string DiagramNames::anchor(bool with_document) const {
  return "diagram-" + (with_document ? solution() : std::to_string(count_));
}

std::string DiagramNames::solution() const { return document_ + '-' + std::to_string(count_); }

}  // namespace dawson::run
