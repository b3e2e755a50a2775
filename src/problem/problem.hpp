// A problem: the content of a directive, field by field.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "chess/board.hpp"
#include "chess/language.hpp"
#include "chess/movement.hpp"
#include "chess/position.hpp"
#include "chess/task.hpp"
#include "problem/fields.hpp"
#include "prose/prose.hpp"
#include "text/diagnostic.hpp"

namespace dawson::problem {

/// The parts of an author's name, each with the author's markup.
struct PersonName {
  prose::Inlines titles;    ///< "Prof. Dr."
  prose::Inlines given;     ///< "Antonius", "T. R."
  prose::Inlines initials;  ///< initials of the given names: "A.", "H.-P."
  prose::Inlines surname;   ///< "van der Linde", "Fabel jr."
};

/// One printed value, and the bytes of the source that it is from.
struct Entry {
  prose::Inlines text;
  text::Span where;
  std::optional<PersonName> name{};  ///< parts of an author's name, if it has any
};

/// Place of a board's coordinates.
enum class Coordinates : std::uint8_t { none, outside, inside };

/// Place of the pieces in hand: next to the board, below it, among the conditions, nowhere.
enum class HandPlace : std::uint8_t { right, left, below, text, none };

/// Pieces on squares, or on the intersections of lines, with or without a river that no line
/// crosses.
enum class BoardForm : std::uint8_t { squares, points, points_without_river };

/// Games that have their own design of pieces.
enum class Game : std::uint8_t { chess, shogi, xiangqi, janggi };

/// A move diagram: a board that shows how a piece moves.
struct MoveDiagram {
  chess::Movement movement;
  chess::Square from;      ///< square of the piece
  bool stand_ins = false;  ///< the other pieces are pawns that represent any pieces
  bool key = true;         ///< the caption explains the signs in use
  chess::Language language = chess::Language::english;  ///< language of the key
  std::string written{};  ///< the movement as written, for a piece without a legend
};

/// The lines around a board.
struct Frame {
  bool single = false;  ///< one line instead of two
  double inner = 0,
         outer = 0;  ///< widths of the inner and the outer line in TeX points; 0: the default
};

/// Where the baseline of a line of text meets a diagram in it: at the lower side of the board; such
/// that the top of the diagram is level with capitals; such that its middle is level with signs
/// like `+`.
enum class Baseline : std::uint8_t { board, top, centre };

/// Layout of the lines of a solution.
enum class SolutionForm : std::uint8_t { run_in, lines, as_written, in_place };

/// Place of a solution: with the others of its document, in a later one, nowhere.
enum class SolutionPrint : std::uint8_t { here, later, never };

/// How the board and its additions are shown.
struct View {
  std::optional<double> size;  ///< side of a square in millimetres; no value: from the style
  std::string style;           ///< name or file of a style as written; empty: the document's
  bool twin_boards = false;    ///< each twin gets a small board
  bool anonymous = false;      ///< the author has no entry, so that no output names the author
  std::optional<SolutionForm> solution_form;  ///< no value: from the style
  SolutionPrint print_solution = SolutionPrint::here;
  bool flip = false;                       ///< seen from Black's side
  std::optional<Coordinates> coordinates;  ///< no value: from the style
  std::optional<Baseline> baseline;        ///< no value: from the style
  std::vector<chess::Mark> marks;
  chess::Grid grid;
  chess::Edges edges = chess::Edges::none;
  std::optional<chess::Area> region;
  std::optional<chess::Side> to_move;  ///< draws the sign next to the board
  HandPlace hand = HandPlace::right;   ///< used if there are pieces in hand
  std::optional<bool> promoted;        ///< promoted pieces have a sign; no value: from the style
  bool checks = false;                 ///< shows the checks still to give
  std::optional<BoardForm> form;       ///< no value: from the style
  std::optional<Game> game;            ///< game in which the position was read; no value: none
  std::string caption;  ///< style or file of the captions; empty: those of its own style
  std::optional<Frame>
      frame;         ///< frame of the caption's style; no value: that of the board's style
  std::string draw;  ///< TikZ code of the user
  std::optional<MoveDiagram> moves;
};

/// Pieces with their name and movement: "*2n = nightrider: NN".
struct LegendItem {
  std::vector<chess::SquareContent> figures;
  prose::Inlines name;
  std::string betza{};  ///< Betza's notation; empty: not given
};

/// Additions to the board that the directive itself states: conditions do not draw these.
struct DrawnByFields {
  bool grid = false, edges = false, marks = false;
};

/// A diagram without the drawings of its conditions.
struct Undrawn {
  chess::Position position;
  View view;
};

/// The content of one diagram directive.
struct Problem {
  text::Span where;
  chess::Position position;
  View view;

  /// Printed values by field, in written order: authors in reading order ("Petko Petkov"), the
  /// stipulation in the requested form, twins with their labels.
  std::map<FieldId, std::vector<Entry>> entries;

  std::string label;
  std::optional<chess::Stipulation> stipulation;  ///< meaning of the stipulation
  DrawnByFields drawn_by_fields;
  std::optional<Undrawn> undrawn;         ///< set if the problem has conditions
  std::optional<chess::Position> target;  ///< position to reach from `position`: a=>b
  std::vector<chess::Twin> twins;         ///< meaning of the twins, with the pieces as written
  std::optional<chess::Count> count;      ///< piece count as stated; no value: computed
  bool count_printed = true;              ///< false after `count: none`
  std::vector<LegendItem> legend;

  /// Returns all entries of a printed field; empty if it is absent.
  std::span<Entry const> all(FieldId field) const;

  /// Returns the first entry of a printed field; null if it is absent.
  Entry const* first(FieldId field) const;

  /// Makes the problem anonymous, so that captions, descriptions, titles, metadata and indexes name
  /// no author.
  void hide_author();
};

}  // namespace dawson::problem
