// Reads and writes Popeye's input files ("Popeye, input files").
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "chess/language.hpp"
#include "collection/record.hpp"
#include "collection/stream.hpp"
#include "text/diagnostic.hpp"

namespace dawson::collection::popeye {

/// Splits a file into problems. The first word, "BeginProblem" in its language, determines the
/// language of the rest.
class Cutter {
 public:
  /// Reads the next problem into `entry`, up to and including its "NextProblem" or "EndProblem", in
  /// UTF-8: lines that are not UTF-8 are read as CP1252. Returns false at the end of the file.
  bool cut(Lines& lines, Stretch& entry);

 private:
  std::optional<std::size_t> boundary_in(std::string_view line);
  chess::Language language_ = chess::Language::english;
  bool begun_ = false;
};

/// Reads the problems of one file in sequence.
class Reader {
 public:
  /// Parses the problem in `text`; spans are bytes of it. A word that is not understood is reported
  /// and skipped; the rest is read: E-BEGIN, E-COMMAND, E-AMBIGUOUS, E-COLOUR, E-WALK, E-SQUARE,
  /// E-DOUBLE, E-STIPULATION, E-NUMBER, E-EMPTY, W-CHAR, W-KING, W-SWALLOWED, W-LONEWALK, W-RANK,
  /// W-LATE, W-END. No value if no problem has begun, or if a piece of it cannot be read or shares
  /// its square.
  std::optional<Record> read(std::string_view text, text::Diagnostics& findings);

 private:
  std::optional<chess::Language> language_;
  bool begun_ = false;
};

/// Returns the problem in English, without the words that begin and end it. W-LOSS for what Popeye
/// cannot express and for a field that Popeye's text would not be read back as; E-LOSS, and no
/// value, if Popeye cannot express the position.
std::optional<std::string> write(Record const& record, text::Diagnostics& findings);

}  // namespace dawson::collection::popeye
