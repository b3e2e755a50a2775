// Reads games of PGN as records: problems, studies and games.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "collection/pgn/tag_rules.hpp"
#include "collection/record.hpp"
#include "collection/stream.hpp"
#include "notation/pgn/comments.hpp"
#include "notation/pgn/game_cutter.hpp"
#include "text/diagnostic.hpp"
#include "text/limits.hpp"

namespace dawson::collection::pgn {

/// Splits a file into games.
class Cutter {
 public:
  /// A game of more than `most_bytes` is skipped.
  explicit Cutter(std::size_t most_bytes = text::Limits{}.pgn_game) : most_bytes_(most_bytes) {}

  /// Reads the next game into `entry`, in UTF-8 (from CP1252 if its bytes are not UTF-8) and with
  /// LF as line ends. A game that is too large has only its first line and the fault
  /// E-LIMIT. Returns false at the end of the file.
  bool cut(Lines& lines, Stretch& entry);

 private:
  struct Line {
    std::string text;  ///< without its end
    std::size_t offset = 0;
    bool any = false;
  };
  Line next_line(Lines& lines);
  void append(Stretch& entry, std::string_view text, bool ends_line);

  std::size_t most_bytes_;
  notation::pgn::GameCutter games_;
  Line line_, next_;
  std::size_t number_ = 1, column_ = 1;  ///< place of the rest of the present line
  bool begun_ = false, after_return_ = false;
};

/// Reads the games of one file in sequence. What occurs often is reported once: the first with its
/// place, then how many.
class Reader {
 public:
  explicit Reader(TagRules rules) : rules_(std::move(rules)) {}

  /// Returns the record of a game; spans are bytes of `text`. No value for a position that cannot
  /// be read, with its error.
  std::optional<Record> read(std::string_view text, text::Diagnostics& findings);

  /// Reports what was left out of all games (W-LOSS), and how often a finding occurred after its
  /// first place. The spans are empty.
  void finish(text::Diagnostics& findings);

 private:
  void report(text::Diagnostics found, std::string const& game, text::Diagnostics& findings);

  TagRules rules_;
  notation::pgn::LeftOut left_out_;
  std::map<std::string, std::size_t, std::less<>> counts_;  ///< by the code of a finding
  std::size_t games_ = 0;
};

}  // namespace dawson::collection::pgn
