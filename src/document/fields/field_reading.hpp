// The state that field parsers share while one directive is read: the problem so far, and the
// findings. For the files of this folder and of `listing/`.
#pragma once

#include <fmt/format.h>

#include <functional>
#include <utility>
#include <vector>

#include "document/directive.hpp"
#include "document/fields/values.hpp"
#include "document/settings.hpp"
#include "problem/problem.hpp"

namespace dawson::document {

/// The directive being read.
struct FieldReading {
  text::Span opening;  ///< the span of findings about the whole directive
  Settings const& settings;
  MarkupLanguage const& markup;
  text::Diagnostics& findings;
  problem::Problem& problem;
  notation::Notation const* notation = nullptr;  ///< of its position; null while it is unknown
  text::SourceId source = text::at_hand;         ///< of the field that is being read
  bool counted = false;                          ///< it takes the next automatic number
  bool unnumbered = false;                       ///< it has no number, whatever the defaults
  text::Span label_where{};
  /// run when the board is known; the field with the board may come later
  std::vector<std::function<void()>> checks{};

  /// Appends a finding.
  void say(text::Diagnostic finding) { findings.push_back(std::move(finding)); }

  /// Returns the value in Dawson's own syntax: without the escapes of the markup language where
  /// possible.
  Plain plain(FieldLine const& field) const { return markup.own_syntax(join_lines(field, markup)); }

  /// Moves a result into `target`, or reports its error, whose span is within `value`. Returns true
  /// if there was no error.
  template <class T, class Target>
  bool keep(text::Result<T> result, Plain const& value, Target& target) {
    if (result) target = std::move(*result);
    else say(value.origin(result.error()));
    return result.ok();
  }

  /// Schedules a check of the current field until the board is known.
  void check_later(std::function<void()> check) {
    checks.push_back([this, from = source, check = std::move(check)] {
      std::size_t const before = findings.size();
      check();
      text::set_source(findings, from, before);
    });
  }

  /// Schedules a check whose findings have spans within `value`.
  void check_on_board(Plain const& value, std::function<text::Diagnostics()> check) {
    check_later([this, value, check = std::move(check)] {
      for (text::Diagnostic const& finding : check()) say(value.origin(finding));
    });
  }
};

/// Reads the value of one field into the problem.
using FieldParser = void (*)(FieldReading&, FieldLine const&);

/// The parser for a syntax of fields.
struct SyntaxParser {
  Syntax syntax;
  FieldParser parse;
  /// `none` is one of its values; elsewhere `none` means that there is no value
  bool own_none = false;
};

/// Returns the parsers of what captions print: texts, names, the task, the legend.
std::span<SyntaxParser const> printed_parsers();

/// Returns the parsers of how the board is shown.
std::span<SyntaxParser const> board_parsers();

/// Adds markup as one more entry of `field`; does nothing if it is empty or has an error.
void add_text(FieldReading& reading, FieldId field, text::SourceMappedText const& value);

/// Parses one item of a legend, "*2q = grasshopper", "*2n = nightrider: NN" or, if the position is
/// a list by square, "sDU = Grashüpfer": pieces in janko's notation, otherwise (and for letters
/// that are pieces there, "g = grasshopper") in that of the position; the name; after a last colon
/// Betza's notation, if it is one word that ends with a capital and perhaps digits. No value if
/// there is an error among the findings: E-LEGEND, and those of the pieces, of the text and of the
/// moves.
std::optional<problem::LegendItem> read_legend_item(text::SourceMappedText const& item,
                                                    FieldReading& reading);

/// Draws conditions that change the board: grids and edges, unless the directive has a field for
/// them, and imitators on their squares. `given` are the fields in force, defaults included.
/// W-CONDITION: no condition of that name, or a piece on the square of a hole or an imitator.
void draw_conditions(FieldReading& reading, std::vector<FieldLine const*> const& given);

/// Turns attributes of pieces into remarks as printed: "Royal: d4".
void remark_attributes(FieldReading& reading);

/// Applies a form of the board, `squares`, `points` or `points without river`, given in `board`.
/// Returns true for these: the field then does not belong to a diagram of moves.
bool take_board_form(FieldReading& reading, FieldLine const& field);

/// Reads the move fields among `fields` into position, view and legend of the problem. Reports the
/// findings of the moves, the board, the squares and the symbol; E-FIELD if one of the other fields
/// is used without `moves`. Returns false if there is an error among them, or no `moves`.
bool read_move_fields(FieldReading& reading, std::vector<FieldLine> const& fields);

/// Completes the stipulation from `options` ("SetPlay", "Duplex", "WhiteToPlay" ...) and
/// `intended`, where it does not give the same itself: its meaning, and the end of the printed
/// text. W-COUNT if stipulation and `intended` differ; the field takes precedence.
void complete_task(FieldReading& reading);

/// Stores the stipulation, its meaning and the text that is printed; `plain` is `value` without the
/// escapes of the markup language.
void take_stipulation(FieldReading& reading, Plain const& plain, problem::Entry entry);

}  // namespace dawson::document
