// The table of notations: field names, command line names, readers and writers all derive from it.
#pragma once

#include <span>
#include <string_view>

#include "chess/position.hpp"
#include "notation/grid.hpp"
#include "notation/janko/janko.hpp"
#include "notation/write_result.hpp"
#include "notation/x2fen/x2fen_declared.hpp"
#include "text/result.hpp"

namespace dawson::notation {

using Writer = WriteResult (*)(chess::Position const&);
using Reader = text::Result<chess::Position> (*)(std::string_view, text::Diagnostics&);

struct Notation {
  std::string_view name;         ///< the field's and the option's name: "janko"
  std::string_view description;  ///< for the help: "Fairy FEN of janko.at (de Heer)"
  Reader read;
  Writer write;
  GridFields fields;
  bool guessed = true;  ///< a candidate where nobody names the notation
};

/// All notations, in the order in which help lists them.
std::span<Notation const> notations();

/// The notation of that name; null if there is none.
Notation const* find_notation(std::string_view name);

/// What a string does not say of the way in which it is to be read.
struct Dialect {
  Declared declared;                     ///< x2fen: the characters of further men
  Turning turning = Turning::clockwise;  ///< janko: which way its turns go
};

/// Reads `text` in `notation`, which takes from `dialect` what concerns it.
text::Result<chess::Position> read_as(Notation const& notation, std::string_view text,
                                      Dialect const& dialect, text::Diagnostics& warnings);

}  // namespace dawson::notation
