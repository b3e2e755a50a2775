// The printed form of a solution, as styles define it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "chess/language.hpp"

namespace dawson::semantics {

/// Empty words: as written.
struct SolutionForm {
  enum class Lines : std::uint8_t { run_in, lines, as_written };
  enum class Men : std::uint8_t { as_written, figurines, letters };
  Lines lines = Lines::run_in;
  Men pieces = Men::as_written;
  std::optional<chess::Language> letters;  ///< of `letters`; nothing: the solution's own
  std::string capture;                     ///< "×", ":", "x"; "none": omitted
  std::string defender;                    ///< "1.– ", "1…"
  std::string threats;                     ///< "[]", "()"; "none": not printed
  std::string zugzwang;                    ///< a word; "none": not printed
  std::string promotion;                   ///< "=X", "X"
  bool twin_words = true;                  ///< the changes are printed after a twin's label
};

/// Reads the value of a style's key ("capture", "defender", "threats", "zugzwang", "promotion",
/// "letters"); other keys are ignored.
void take_form(SolutionForm& form, std::string_view key, std::string_view value);

}  // namespace dawson::semantics
