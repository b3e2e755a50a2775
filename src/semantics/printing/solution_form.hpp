// The printed form of a solution, as styles define it.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "chess/language.hpp"
#include "chess/piece.hpp"

namespace dawson::semantics {

/// The words are those of the keys of a style; empty: as written.
struct SolutionForm {
  enum class Lines : std::uint8_t { run_in, lines, as_written, in_place };
  enum class Men : std::uint8_t { as_written, figurines, letters };
  Lines lines = Lines::run_in;
  Men pieces = Men::as_written;
  std::optional<chess::Language> letters;  ///< of `letters`; nothing: the solution's own
  bool n_is_knight = false;                ///< English letters with N for the knight
  std::string notation;                    ///< "short", "long"
  std::string capture;                     ///< "×", ":", "x", "*"; "none": omitted
  std::string defender;                    ///< "1.– ", "1…"
  std::string number_space;                ///< "thin": after "1."
  std::string threats;                     ///< "[]", "(>)", "(word)"; "none": not printed
  std::string zugzwang;                    ///< a text; "word"; "none": not printed
  std::string refutation = "word";  ///< before the refutation of a try: "word", "–", "none"
  std::string promotion;            ///< "=X", "X", "(X)", "/X"
  std::string castling = "0-0";     ///< "0-0", "O-O"
  std::string en_passant;           ///< "ep.", "e.p."; "none": not printed
  std::string check;                ///< "+", "+ ++", "†"; "none": not printed
  std::string mate;                 ///< "#", "‡", "≠", "word"; "none": where all mate
  std::string evaluation;           ///< "signs", "(signs)"; "none": not printed
  std::string gather = "yes";       ///< "yes": same answers of defences make a group
  std::string variations = "(;)";   ///< brackets of variations in place
  std::string main_line = "bold";   ///< "bold", "regular": the main line in place
  std::string games;                ///< "as solutions": games have the signs of solutions
  std::string phases = "star";      ///< "star", "words", "none": before set play
  std::string twin_changes = "as needed";   ///< "always", "none"
  bool twin_words = true;                   ///< the changes are printed after a twin's label
  std::optional<chess::Language> language;  ///< of the words; nothing: the solution's own
  std::map<std::string, std::string, std::less<>> words;  ///< of a style, by name: "threat"
};

/// A key of a style that defines how half-moves and their signs are printed.
struct FormKey {
  std::string_view name;
  std::vector<std::string_view> values;  ///< empty: any text
  std::string SolutionForm::*words;      ///< null: `pieces`, `letters`
};

/// Returns the keys, in the order of the manual; the first value of a key is the built-in one.
std::span<FormKey const> form_keys();

/// Sets what the key of a style says; keys that are not in the table are ignored.
/// `document` is the language of the document. Call it after `pieces` is set.
void take_form(SolutionForm& form, std::string_view key, std::string_view value,
               chess::Language document);

/// Returns the letter of an orthodox piece in the letters of the form, which must have some.
std::string letter_in(chess::Piece const& piece, SolutionForm const& form);

/// Returns the word of that name ("threat", "but") in the language of the form: that of the
/// style, else the built-in one. `solution` is the language of the solution.
std::string word_of(SolutionForm const& form, std::string_view name, chess::Language solution);

}  // namespace dawson::semantics
