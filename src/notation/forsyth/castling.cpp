#include "notation/forsyth/castling.hpp"

#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "chess/board.hpp"
#include "notation/characters.hpp"

namespace dawson::notation {
namespace {

using chess::Board;
using chess::CastlingRight;
using chess::Kind;
using chess::Side;
using chess::Wing;

/// Files of rooks and king at the start of orthodox chess.
constexpr int a_file = 0, e_file = 4, h_file = 7;

/// Returns the rank on which a side castles.
std::span<chess::Cell const> home_rank(Board const& board, Side side) {
  return board.row(side == Side::white ? board.rows() - 1 : 0);
}

bool has_piece(Board const& board, Kind kind, Side side, int file) {
  auto const rank = home_rank(board, side);
  if (file < 0 || file >= static_cast<int>(rank.size())) return false;
  return rank[static_cast<std::size_t>(file)].occupant ==
         chess::SquareContent(chess::Piece{kind, side, 0, {}});
}

std::optional<int> king_file(Board const& board, Side side) {
  int const files = static_cast<int>(home_rank(board, side).size());
  for (int file = 0; file < files; ++file)
    if (has_piece(board, Kind::king, side, file)) return file;
  return {};
}

/// Returns the file of the rook farthest from the king on that wing.
std::optional<int> outermost_rook(Board const& board, Side side, Wing wing) {
  auto const king = king_file(board, side);
  if (!king) return {};
  int const last = static_cast<int>(home_rank(board, side).size()) - 1;
  if (wing == Wing::king)
    for (int file = last; file > *king; --file)
      if (has_piece(board, Kind::rook, side, file)) return file;
  if (wing == Wing::queen)
    for (int file = 0; file < *king; ++file)
      if (has_piece(board, Kind::rook, side, file)) return file;
  return {};
}

Side side_of(char letter) { return is_upper(letter) ? Side::white : Side::black; }

Wing wing_of(char letter) {
  return to_lower(letter) == 'k' ? Wing::king : to_lower(letter) == 'q' ? Wing::queen : Wing::none;
}

std::string letter_of(CastlingRight const& right) {
  std::string letters = right.wing == Wing::king    ? "k"
                        : right.wing == Wing::queen ? "q"
                                                    : chess::file_name(right.file);
  if (right.side == Side::white)
    for (char& letter : letters) letter = to_upper(letter);
  return letters;
}

/// A castling field while it is read.
class Field {
 public:
  enum class Holds { rooks, any_squares };

  Field(text::Span field, Record& record, Holds holds = Holds::rooks)
      : span_(field), record_(record), holds_(holds) {}

  std::string_view written() const { return record_.written(span_); }
  Board const& board() const { return record_.position.board; }

  /// Reads "-", or each letter with `right_of`, which returns the right for a letter, if any.
  template <class RightOf>
  Fault read(RightOf const& right_of, std::string const& hint) {
    rights().clear();
    if (written().front() == '-') {
      if (written().size() == 1) return {};
      return beside_none();
    }
    for (std::size_t i = 0; i < written().size(); ++i) {
      std::optional<CastlingRight> const right = right_of(written()[i]);
      if (!right) return removable(fault(i, " is not a castling right here", hint), false);
      if (auto refused = add(*right, i)) return refused;
    }
    std::ranges::sort(rights(), [](CastlingRight const& a, CastlingRight const& b) {
      if (a.side != b.side) return a.side == Side::white;
      auto const wing = [](CastlingRight const& right) {
        return right.wing == Wing::king ? 0 : right.wing == Wing::queen ? 1 : 2;
      };
      return wing(a) != wing(b) ? wing(a) < wing(b) : a.file < b.file;
    });
    return {};
  }

  void warn(std::string code, std::string message, std::string hint = {},
            std::string_view by = {}) {
    record_.warnings.push_back(text::replaceable(
        text::warning(std::move(code), span_, std::move(message), std::move(hint)), by));
  }

  /// Warns with W-NOROOK about the first right whose rook is absent, or whose king is absent or
  /// not on file `king_must_be`.
  void warn_of_absent(std::optional<int> king_must_be) {
    for (CastlingRight const& right : rights()) {
      auto const king = king_file(board(), right.side);
      bool const king_there = king && (!king_must_be || king == king_must_be);
      if (king_there && has_piece(board(), Kind::rook, right.side, right.file)) continue;
      warn("W-NOROOK",
           fmt::format("{} cannot castle with a rook on file {}: {} not in place; right kept",
                       right.side == Side::white ? "White" : "Black", chess::file_name(right.file),
                       king_there ? "rook" : "king"));
      return;
    }
  }

  std::vector<CastlingRight>& rights() {
    auto& castling = record_.position.castling;
    return castling ? *castling : castling.emplace();
  }

 private:
  text::Diagnostic fault(std::size_t index, std::string const& message, std::string hint) const {
    std::size_t const at = span_.begin + index;
    return fault_at(record_.text, at, "E-CASTLE", found_at(record_.text, at) + message,
                    std::move(hint));
  }

  // Offers to leave the letter out; a field of one letter becomes `-`.
  Fault removable(text::Diagnostic finding, bool sure = true) const {
    return text::fixable(std::move(finding), record_.text, finding.span,
                         written().size() == 1 ? "-" : "", sure);
  }

  // Reports letters after `-`, with both readings as fixes.
  Fault beside_none() const {
    auto finding = fault(1, " cannot follow `-`", "write `-` alone if no side can castle");
    finding =
        text::fixable(std::move(finding), record_.text, {span_.begin + 1, span_.end}, "", false);
    return text::fixable(std::move(finding), record_.text, {span_.begin, span_.begin + 1}, "",
                         false);
  }

  Fault add(CastlingRight const& right, std::size_t index) {
    auto const same = [&](CastlingRight const& other) {
      return other.side == right.side && other.file == right.file &&
             (holds_ == Holds::rooks || other.wing == right.wing);
    };
    auto const own = [&](CastlingRight const& other) { return other.side == right.side; };
    if (std::ranges::any_of(rights(), same))
      return removable(fault(index, " repeats a castling right", "remove it"));
    if (holds_ == Holds::rooks && std::ranges::count_if(rights(), own) == 2)
      return removable(fault(index, " is a third castling right for one side",
                             "write at most two rights for each side"),
                       false);
    rights().push_back(right);
    return {};
  }

  text::Span span_;
  Record& record_;
  Holds holds_;
};

/// Returns the right of the rook on the file that `letter` names, if the home rank has that file.
std::optional<CastlingRight> rook_on_file(char letter, Board const& board) {
  if (!is_upper(letter) && !is_lower(letter)) return {};
  int const file = to_lower(letter) - 'a';
  if (file >= static_cast<int>(home_rank(board, side_of(letter)).size())) return {};
  return CastlingRight{side_of(letter), file, Wing::none};
}

int edge_file(Board const& board, Side side, Wing wing) {
  return wing == Wing::king ? static_cast<int>(home_rank(board, side).size()) - 1 : 0;
}

/// Returns the file of the rook for K or Q: the outermost rook; without one, the edge of the
/// board.
int rook_meant(Board const& board, Side side, Wing wing) {
  return outermost_rook(board, side, wing).value_or(edge_file(board, side, wing));
}

enum class Order { from_queen_side, from_king_side };

/// Returns the letters of all rights, each from `letter_for`, White's first.
template <class LetterFor>
std::optional<std::string> rights_text(chess::Position const& position, Order order,
                                       LetterFor const& letter_for) {
  if (!position.castling || position.castling->empty()) return "-";
  auto rights = *position.castling;
  for (Side const side : {Side(Side::white), Side(Side::black)})
    if (std::ranges::count(rights, side, &CastlingRight::side) > 2) return {};
  std::ranges::sort(rights, {}, &CastlingRight::file);
  if (order == Order::from_king_side) std::ranges::reverse(rights);
  std::string white, black;
  for (CastlingRight const& right : rights) {
    bool const has_rank = right.side == Side::white || right.side == Side::black;
    char const letter = has_rank ? letter_for(right) : '\0';
    if (letter == 0) return {};
    if (right.side == Side::white) white += to_upper(letter);
    else black += letter;
  }
  // Two rights of one side with the same letter cannot be read back.
  for (std::string_view const side : {std::string_view(white), std::string_view(black)})
    if (side.size() == 2 && side[0] == side[1]) return {};
  return white + black;
}

}  // namespace

std::string castling_text(std::span<CastlingRight const> rights) {
  if (rights.empty()) return "-";
  std::string text;
  for (CastlingRight const& right : rights) text += letter_of(right);
  return text;
}

Fault read_wings(text::Span span, Record& record) {
  Field field(span, record);
  auto const fault = field.read(
      [](char letter) -> std::optional<CastlingRight> {
        Wing const wing = wing_of(letter);
        if (wing == Wing::none) return {};
        return CastlingRight{side_of(letter), wing == Wing::king ? h_file : a_file, wing};
      },
      "write K, Q, k or q; for rooks named by file use the notation `shredder` or `xfen`");
  if (fault) return fault;
  std::string const canonical = castling_text(field.rights());
  if (field.written() != canonical)
    field.warn("W-ORDER", "castling rights are not in the order K Q k q; accepted",
               "write `" + canonical + "`", canonical);
  field.warn_of_absent(e_file);
  return {};
}

Fault read_rook_files(text::Span span, Record& record) {
  Field field(span, record);
  auto const fault =
      field.read([&](char letter) { return rook_on_file(letter, field.board()); },
                 "write the files of the rooks; for K Q k q use the notation `fen` or `xfen`");
  if (!fault) field.warn_of_absent({});
  return fault;
}

Fault read_outermost_rooks(text::Span span, Record& record) {
  Field field(span, record);
  bool outer_by_file = false;
  auto const fault = field.read(
      [&](char letter) -> std::optional<CastlingRight> {
        Side const side = side_of(letter);
        Wing const wing = wing_of(letter);
        if (wing != Wing::none)
          return CastlingRight{side, rook_meant(field.board(), side, wing), Wing::none};
        auto const right = rook_on_file(letter, field.board());
        outer_by_file |= right && (right->file == outermost_rook(field.board(), side, Wing::king) ||
                                   right->file == outermost_rook(field.board(), side, Wing::queen));
        return right;
      },
      "write K, Q, k or q, or the file of an inner rook");
  if (fault) return fault;
  if (outer_by_file)
    field.warn("W-XFEN", "outermost rook is named by its file; accepted",
               "write K, Q, k or q for it");
  field.warn_of_absent({});
  return {};
}

namespace {

/// Reads K Q k q as wings, with their outermost rooks, and other letters as files.
Fault read_as_named(Field& field, std::string const& hint) {
  return field.read(
      [&](char letter) -> std::optional<CastlingRight> {
        Wing const wing = wing_of(letter);
        if (wing == Wing::none) return rook_on_file(letter, field.board());
        return CastlingRight{side_of(letter), rook_meant(field.board(), side_of(letter), wing),
                             wing};
      },
      hint);
}

}  // namespace

Fault read_kept_rights(text::Span span, Record& record) {
  Field field(span, record, Field::Holds::any_squares);
  return read_as_named(field, "write K, Q, k or q, or a file of the board");
}

Fault read_named_rooks(text::Span span, Record& record) {
  Field field(span, record);
  auto const fault = read_as_named(field, "write K, Q, k or q, or the file of a rook");
  if (!fault) field.warn_of_absent({});
  return fault;
}

std::optional<std::string> wings_text(chess::Position const& position) {
  return rights_text(position, Order::from_king_side, [&](CastlingRight const& right) -> char {
    bool const at_home = has_piece(position.board, Kind::king, right.side, e_file) &&
                         has_piece(position.board, Kind::rook, right.side, right.file);
    if (right.wing == Wing::king || (at_home && right.file == h_file)) return 'k';
    if (right.wing == Wing::queen || (at_home && right.file == a_file)) return 'q';
    return 0;
  });
}

std::optional<std::string> rook_files_text(chess::Position const& position) {
  return rights_text(position, Order::from_queen_side, [](CastlingRight const& right) -> char {
    return right.file <= h_file ? static_cast<char>('a' + right.file) : '\0';
  });
}

std::optional<std::string> outermost_rooks_text(chess::Position const& position) {
  return rights_text(position, Order::from_king_side, [&](CastlingRight const& right) -> char {
    for (Wing const wing : {Wing::king, Wing::queen})
      if (rook_meant(position.board, right.side, wing) == right.file)
        return wing == Wing::king ? 'k' : 'q';
    char const letter = right.file < 26 ? static_cast<char>('a' + right.file) : '\0';
    return wing_of(letter) == Wing::none ? letter : '\0';
  });
}

}  // namespace dawson::notation
