// Running text that is being written.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "prose/prose.hpp"
#include "text/diagnostic.hpp"

namespace dawson::semantics {

/// Penalties between the units of a solution (`prose::Break`): 0 is a good place to end a line.
namespace line_end {
inline constexpr int variation = 0;  ///< between variations, and between full moves of help play
inline constexpr int threat = 50;    ///< before the threats of a move, and before the answers to it
inline constexpr int answer =
    150;  ///< between a defence and its answer, and half-moves of one move
inline constexpr int threats = 200;  ///< between threats
inline constexpr int member = 300;   ///< between the members of a group, after the slash
inline constexpr int label = 2000;   ///< after `but` or a label
}  // namespace line_end

/// Binds the numbers of half-moves in words that are kept as written to what follows them, so that
/// no line ends there.
void bind_numbers(prose::Inlines& words);

class ProseWriter {
 public:
  /// Writes signs of moves. They are in units, in which no line ends: a half-move with its number
  /// and the signs around it. A blank ends a unit, except within a half-move.
  void text(std::string_view words);
  /// Writes signs with their blanks in one unit: numbers, labels.
  void whole(std::string_view words);
  /// Ends the unit, if one is open, with a place where a line may end.
  void break_after(int penalty, bool blank = true);
  /// Writes the separator of grouped moves, after which a line may end.
  void slash();
  /// Writes words that are in no unit.
  void word(std::string_view words);
  void inlines(prose::Inlines const& inlines);
  void piece(chess::Piece piece);
  /// Enclose text in a slot, whose font the style defines; slots may be nested.
  void begin(std::string_view slot);
  void end();
  /// Enclose a half-move: with `moves_to`, which receives its place in the source, it is in the
  /// slot `move`.
  void begin_move(text::Span where);
  void end_move();
  std::vector<text::Span>* moves_to = nullptr;
  bool empty() const;
  /// Returns all that was written since the last call; open slots are closed, and open again in
  /// what follows.
  prose::Inlines take();

 private:
  struct Slot {
    std::string name;
    prose::Inlines before;  ///< what was written before it
  };
  void flush();
  void open(std::string_view slot);
  void close();
  void begin_unit();
  void end_unit();
  prose::Inlines out_;
  std::vector<Slot> open_;
  std::string text_;
  bool in_unit_ = false, in_move_ = false;
};

}  // namespace dawson::semantics
