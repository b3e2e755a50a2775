#include "semantics/printing/solution_form.hpp"

#include <algorithm>
#include <iterator>

#include "chess/languages/words.hpp"
#include "notation/men/men_words.hpp"

namespace dawson::semantics {
namespace {

constexpr std::string_view letters_key = "letters", of_document = "document",
                           as_written = "as written", san = "san", pieces_key = "pieces",
                           as_moves = "as moves";

std::vector<FormKey> make_keys() {
  using Form = SolutionForm;
  std::vector<std::string_view> letters{of_document, as_written};
  std::ranges::copy(chess::language_codes(), std::back_inserter(letters));
  letters.push_back(san);
  return {
      {pieces_key, {as_moves, as_written, "figurines", "letters"}, nullptr},
      {"notation", {as_written, "short", "long"}, &Form::notation},
      {"capture", {as_written, "x", "×", ":", "*", "none"}, &Form::capture},
      {"defender", {as_written, "1...", "1…", "1.–", "1.– ", "1. ... "}, &Form::defender},
      {"number space", {"none", "thin"}, &Form::number_space},
      {"threats", {as_written, "()", "[]", "(>)", "[>]", "(word)", "word", "none"}, &Form::threats},
      {"zugzwang", {}, &Form::zugzwang},
      {"refutation", {"word", "–", "none"}, &Form::refutation},
      {"promotion", {as_written, "=X", "X", "(X)", "/X"}, &Form::promotion},
      {"castling", {"0-0", "O-O", as_written}, &Form::castling},
      {"en passant", {as_written, "ep.", "e.p.", "none"}, &Form::en_passant},
      {"check", {as_written, "+", "+ ++", "†", "none"}, &Form::check},
      {"mate", {as_written, "#", "‡", "≠", "word", "none"}, &Form::mate},
      {"evaluation", {as_written, "signs", "(signs)", "none"}, &Form::evaluation},
      {letters_key, letters, nullptr},
      {"gather", {"yes", "no"}, &Form::gather},
      {"variations", {"(;)", "()()", "[;]", "[()]"}, &Form::variations},
      {"main line", {"bold", "regular"}, &Form::main_line},
      {"games", {as_written, "as solutions"}, &Form::games},
      {"phases", {"star", "words", "none"}, &Form::phases},
      {"twin changes", {"as needed", "always", "none"}, &Form::twin_changes},
  };
}

void take_pieces(SolutionForm& form, std::string_view value) {
  using Men = SolutionForm::Men;
  if (value == as_written) form.pieces = Men::as_written;
  if (value == "figurines") form.pieces = Men::figurines;
  if (value == "letters") form.pieces = Men::letters;
}

void take_letters(SolutionForm& form, std::string_view value, chess::Language document) {
  form.letters.reset();
  form.n_is_knight = false;
  form.language = document;
  if (value == as_written) return;
  if (value == of_document) {
    if (form.pieces != SolutionForm::Men::as_written) form.letters = document;
    return;
  }
  form.n_is_knight = value == san;
  form.letters = form.n_is_knight ? chess::Language::english : chess::language_named(value);
  form.language = form.letters;
  if (form.pieces == SolutionForm::Men::as_written) form.pieces = SolutionForm::Men::letters;
}

}  // namespace

std::span<FormKey const> form_keys() {
  static std::vector<FormKey> const keys = make_keys();
  return keys;
}

void take_form(SolutionForm& form, std::string_view key, std::string_view value,
               chess::Language document) {
  auto const row = std::ranges::find(form_keys(), key, &FormKey::name);
  if (row == form_keys().end()) return;
  if (key == pieces_key) return take_pieces(form, value);
  if (key == letters_key) return take_letters(form, value, document);
  form.*(row->words) = value == as_written ? std::string_view() : value;
}

std::string letter_in(chess::Piece const& piece, SolutionForm const& form) {
  if (form.n_is_knight && piece.kind == chess::Kind::knight) return "N";
  return notation::walk_of(piece, *form.letters);
}

std::string word_of(SolutionForm const& form, std::string_view name, chess::Language solution) {
  if (auto const own = form.words.find(name); own != form.words.end()) return own->second;
  return std::string(chess::words(form.language.value_or(solution)).caption[name]);
}

}  // namespace dawson::semantics
