// How print sets a solution: what a style says of it.
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
  std::string capture;                     ///< "×", ":", "x"; "none": left out
  std::string defender;                    ///< "1.– ", "1…"
  std::string threats;                     ///< "[]", "()"; "none": not printed
  std::string zugzwang;                    ///< a word; "none": not printed
  std::string promotion;                   ///< "=X", "X"
  bool twin_words = true;                  ///< what changes is printed behind a twin's label
};

/// Takes what a style says under one of its keys ("capture", "defender", "threats", "zugzwang",
/// "promotion", "letters"); other keys are not this form's.
void take_form(SolutionForm& form, std::string_view key, std::string_view value);

}  // namespace dawson::semantics
