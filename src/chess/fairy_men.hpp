// The fairy men that have a name: what Popeye calls them, and the figure that stands for them.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "chess/language.hpp"
#include "chess/man.hpp"

namespace dawson::chess {

/// An orthodox man, turned; or the circle, which in problem magazines stands for every man without
/// a symbol of its own.
struct UsualFigure {
  Kind kind = Kind::circle;
  int rotation = 0;  ///< eighths of a turn, clockwise, 0 to 7

  friend bool operator==(UsualFigure const&, UsualFigure const&) = default;
};

struct FairyMan {
  std::string_view name;      ///< English, lower case: `Man::name` of a `named` man
  PopeyeWords abbreviations;  ///< Popeye's walks: one or two letters or digits, upper case
  /// Popeye's LaTeX symbol; Olive's where Popeye names none and Olive's is a turned orthodox man.
  UsualFigure figure;
  /// "My Funny Notation", or XBetza with the name of the dialect before it; empty where neither can
  /// say the man.
  std::string_view betza;
};

/// All of them, in Popeye's order, which is the order in which they came up.
std::span<FairyMan const> fairy_men();

/// The man whose walk in Popeye's `language` that is, in either case; null if there is none.
FairyMan const* find_fairy_man(std::string_view abbreviation, Language language);

/// The man of that name in any language (English first); null if there is none. Names are compared
/// folded, see `text::folded`.
FairyMan const* find_fairy_man(std::string_view name);

/// What `language` calls a man with that English name, of problems or of other games; empty where
/// it has no word for him.
std::string_view name_of_man(std::string_view english, Language language);

/// The name of a man as it is printed in `language`: that of the table, if the man is in it by any
/// of its names, otherwise `name` itself.
std::string_view fairy_name(std::string_view name, Language language);

/// The name, in whatever language, that is nearest to `name`, if it is near enough to be a slip of
/// the pen; else empty.
std::string_view nearest_fairy_man(std::string_view name);

}  // namespace dawson::chess
