// Popeye's input files ("Popeye, input files").
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "chess/language.hpp"
#include "collection/record.hpp"
#include "collection/stream.hpp"
#include "text/diagnostic.hpp"

namespace dawson::collection::popeye {

/// Goes through a file problem by problem. The first word, "BeginProblem" in its language, fixes
/// the language of the rest.
class Cutter {
 public:
  /// The next problem, up to and with its "NextProblem" or "EndProblem", in UTF-8: lines that are
  /// not are taken for CP1252. False at the end of the file.
  bool cut(Lines& lines, Stretch& entry);

 private:
  std::optional<std::size_t> boundary_in(std::string_view line);
  chess::Language language_ = chess::Language::english;
  bool begun_ = false;
};

/// Reads problems of one file, one after the other.
class Reader {
 public:
  /// The problem in `text`; spans are bytes of it. What is not understood costs its own word, and
  /// is told: E-BEGIN, E-COMMAND, E-AMBIGUOUS, E-COLOUR, E-WALK, E-SQUARE, E-DOUBLE, E-STIPULATION,
  /// E-NUMBER, E-EMPTY, W-CHAR, W-KING, W-SWALLOWED, W-LONEWALK, W-RANK, W-LATE, W-END. Nothing if
  /// no problem has begun, or a piece of it cannot be read or shares its square.
  std::optional<Record> read(std::string_view text, text::Diagnostics& findings);

 private:
  std::optional<chess::Language> language_;
  bool begun_ = false;
};

/// The problem without the words around it, in English. W-LOSS for what Popeye has no place for;
/// a field that the text is not read back as; E-LOSS, and nothing, where it cannot say the
/// position.
std::optional<std::string> write(Record const& record, text::Diagnostics& findings);

}  // namespace dawson::collection::popeye
