// A problem: what a directive says, field by field.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "chess/census.hpp"
#include "chess/language.hpp"
#include "chess/mark.hpp"
#include "chess/movement.hpp"
#include "chess/position.hpp"
#include "chess/stipulation.hpp"
#include "chess/twin.hpp"
#include "problem/fields.hpp"
#include "prose/prose.hpp"
#include "text/span.hpp"

namespace dawson::problem {

/// An author's name taken apart, the author's markup in each part.
struct PersonName {
  prose::Inlines titles;    ///< "Prof. Dr."
  prose::Inlines given;     ///< "Antonius", "T. R."
  prose::Inlines initials;  ///< of the given names: "A.", "H.-P."
  prose::Inlines surname;   ///< "van der Linde", "Fabel jr."
};

/// One printed value and the bytes of the source that it came from.
struct Entry {
  prose::Inlines text;
  text::Span where;
  std::optional<PersonName> name{};  ///< of authors, where it has parts
};

enum class Coordinates : std::uint8_t { none, outside, inside };

/// Where the men in hand are shown: beside the board, below it, among the conditions, nowhere.
enum class HandPlace : std::uint8_t { right, left, below, text, none };

/// Men on squares, or on the crossings of lines, with a river that no line crosses or without.
enum class BoardForm : std::uint8_t { squares, points, points_without_river };

/// Games whose men have a look of their own.
enum class Game : std::uint8_t { chess, shogi, xiangqi, janggi };

/// A board that shows how a man moves.
struct MoveDiagram {
  chess::Movement movement;
  chess::Square from;      ///< where the man stands
  bool stand_ins = false;  ///< the other men are pawns that stand for any men
  bool key = true;         ///< the caption explains the signs in use
  chess::Language language = chess::Language::english;  ///< of the key
  std::string written{};  ///< the string of moves, of a man whom no legend names
};

/// The lines around a board.
struct Frame {
  bool single = false;          ///< one line instead of two
  double inner = 0, outer = 0;  ///< their widths in points of TeX, 0: the usual ones
};

/// How the lines of a solution stand.
enum class SolutionForm : std::uint8_t { run_in, lines, as_written };

/// Where a solution is printed: with the others of its document, in a later one, nowhere.
enum class SolutionPrint : std::uint8_t { here, later, never };

/// How the board, and what belongs to it, is to be shown.
struct View {
  std::optional<double> size;  ///< side of a square, millimetres; nothing: the style's
  std::string style;           ///< name or file of a style as written; empty: the document's
  bool twin_boards = false;    ///< each twin has a small board
  bool anonymous = false;      ///< its author has no entry, so that nothing names him
  std::optional<SolutionForm> solution_form;  ///< nothing: the style's
  SolutionPrint print_solution = SolutionPrint::here;
  bool flip = false;                       ///< seen from Black's side
  std::optional<Coordinates> coordinates;  ///< nothing: the style's
  std::vector<chess::Mark> marks;
  chess::Grid grid;
  chess::Edges edges = chess::Edges::none;
  std::optional<chess::Area> region;
  std::optional<chess::Side> to_move;  ///< draws the sign beside the board
  HandPlace hand = HandPlace::right;   ///< where there is a man in one
  std::optional<bool> promoted;        ///< promoted men have a sign; nothing: the style's
  bool checks = false;                 ///< those that are still to be given are told
  std::optional<BoardForm> form;       ///< nothing: the style's
  std::optional<Game> game;            ///< as which the position was read; nothing: as none
  std::string caption;         ///< style or file whose captions it has; empty: those of its style
  std::optional<Frame> frame;  ///< of the caption's style; nothing: as the board's has it
  std::string draw;            ///< TikZ code of the user's
  std::optional<MoveDiagram> moves;
};

/// Men with their name and how they move: "*2n = nightrider: NN".
struct LegendItem {
  std::vector<chess::Occupant> figures;
  prose::Inlines name;
  std::string betza{};  ///< Betza's notation; empty: not given
};

/// What the directive itself says of the board: conditions draw none of these.
struct DrawnByFields {
  bool grid = false, edges = false, marks = false;
};

/// A diagram before its conditions have drawn on it.
struct Undrawn {
  chess::Position position;
  View view;
};

struct Problem {
  text::Span where;
  chess::Position position;
  View view;

  /// What captions print, by field, in the order written: authors in reading order ("Petko
  /// Petkov"), the stipulation in the form that is asked for, twins with their labels.
  std::map<FieldId, std::vector<Entry>> entries;

  std::string label;
  std::optional<chess::Stipulation> stipulation;  ///< its meaning
  DrawnByFields drawn_by_fields;
  std::optional<Undrawn> undrawn;         ///< where it has conditions
  std::optional<chess::Position> target;  ///< to be reached from `position`: a=>b
  std::vector<chess::Twin> twins;         ///< their meaning, men as they stand there
  std::optional<chess::Count> count;      ///< as stated; absent: computed
  bool count_printed = true;              ///< `count: none` says no
  std::vector<LegendItem> legend;

  /// All entries of a printed field; none if it is absent.
  std::span<Entry const> all(FieldId field) const;

  /// The first of them; null if it is absent.
  Entry const* first(FieldId field) const;

  /// Makes it anonymous: captions, words, titles, metadata and indexes have nobody to name then.
  void hide_author();
};

}  // namespace dawson::problem
