// What the parsers of fields share while one directive is read: the problem as far as it is known,
// and where findings go.
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

struct FieldReading {
  text::Span opening;  ///< where findings about the whole directive point
  Settings const& settings;
  Host const& host;
  text::Diagnostics& findings;
  problem::Problem& problem;
  notation::Notation const* notation = nullptr;  ///< of its position; null where nobody knows yet
  text::SourceId source = text::at_hand;         ///< of the field that is being read
  bool counted = false;                          ///< its number is to be the next automatic one
  bool unnumbered = false;  ///< it is to have no number, wherever one may come from
  text::Span label_where{};
  std::vector<std::function<void()>> checks{};  ///< wait for the board, which may stand below

  void say(text::Diagnostic finding) { findings.push_back(std::move(finding)); }

  /// The value as Dawson's own syntax has it: without the host's escapes where that can be.
  Plain plain(FieldLine const& field) const { return host.own_syntax(join_lines(field, host)); }

  /// Takes a result over into `target`, or says what is wrong with it.
  template <class T, class Target>
  bool keep(text::Result<T> result, Plain const& value, Target& target) {
    if (result) target = std::move(*result);
    else say(value.origin(result.error()));
    return result.ok();
  }

  /// Has a check of the present field made when the board is there.
  void check_later(std::function<void()> check) {
    checks.push_back([this, from = source, check = std::move(check)] {
      std::size_t const before = findings.size();
      check();
      text::set_source(findings, from, before);
    });
  }

  /// The same of a check whose findings are in terms of `value`.
  void check_on_board(Plain const& value, std::function<text::Diagnostics()> check) {
    check_later([this, value, check = std::move(check)] {
      for (text::Diagnostic const& finding : check()) say(value.origin(finding));
    });
  }
};

/// Reads the value of one field into the problem.
using FieldParser = void (*)(FieldReading&, FieldLine const&);

struct SyntaxParser {
  Syntax syntax;
  FieldParser parse;
  bool own_none = false;  ///< `none` is a value of it; of others it says that there is none
};

/// The parsers of what captions print: texts, names, the task, the legend.
std::span<SyntaxParser const> printed_parsers();

/// The parsers of how the board is to be shown.
std::span<SyntaxParser const> board_parsers();

/// Host text as one more entry of `field`; nothing where it is empty or in error.
void add_text(FieldReading& reading, FieldId field, text::Mapped const& value);

/// Reads one item, "*2q = grasshopper", "*2n = nightrider: NN" or, where the position is a list by
/// square, "sDU = Grashüpfer": men in janko's notation, else (and for letters that are men there,
/// "g = grasshopper") in that of the position, the name, and behind a last colon Betza's notation,
/// where it is one word that ends with a capital and perhaps digits. Nothing if there is an error
/// among the findings: E-LEGEND, those of the men, of the text and of the moves.
std::optional<problem::LegendItem> read_legend_item(text::Mapped const& item,
                                                    FieldReading& reading);

/// Conditions that change the board draw themselves, grids and edges where the directive has no
/// field for them; imitators stand on their squares. `said` are the fields that the directive has.
/// W-CONDITION: no condition of that name, or a man in the place of a hole or an imitator.
void draw_conditions(FieldReading& reading, std::vector<FieldLine const*> const& said);

/// Attributes of men become remarks as print has them: "Royal: d4".
void remark_attributes(FieldReading& reading);

/// Takes over what `board` says of its form, `points`: then it belongs to no diagram of moves.
bool take_board_form(FieldReading& reading, FieldLine const& field);

/// Reads the move fields among `fields` into position, view and legend of the problem. Findings:
/// those of the moves, the board, the squares and the figure; E-FIELD where one of the others
/// stands without `moves`. False if there is an error among them, or no `moves`.
bool read_move_fields(FieldReading& reading, std::vector<FieldLine> const& fields);

/// Gives the stipulation what `options` ("SetPlay", "Duplex", "WhiteToPlay" ...) and `intended` say
/// and it does not: its meaning, and behind what is printed. W-COUNT where stipulation and
/// `intended` differ; the field holds.
void complete_task(FieldReading& reading);

/// The stipulation, its meaning and the text that is printed; `plain` is `value` without what the
/// host escapes.
void take_stipulation(FieldReading& reading, Plain const& plain, problem::Entry entry);

}  // namespace dawson::document
