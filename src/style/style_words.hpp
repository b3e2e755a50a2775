// Tables of the words that are values in style files. Files are read and written with the same
// tables.
#pragma once

#include <algorithm>
#include <string_view>

#include "layout/captions/caption_style.hpp"
#include "layout/style.hpp"

namespace dawson::run {

template <class T>
/// A word and the value that it means.
struct StyleWord {
  std::string_view word;
  T value;
};

template <class T, std::size_t count>
/// Returns the word for a value, which must be in the table.
std::string_view word_of(StyleWord<T> const (&words)[count], T value) {
  return std::ranges::find(words, value, &StyleWord<T>::value)->word;
}

// Boards.
inline constexpr StyleWord<layout::Shading> shading_words[] = {
    {"hatched", layout::Shading::hatched},
    {"flat", layout::Shading::flat},
    {"flat on screens", layout::Shading::flat_on_screens}};
inline constexpr StyleWord<bool> army_words[] = {{"hatched", false}, {"coloured", true}};
inline constexpr StyleWord<bool> frame_words[] = {{"1", true}, {"2", false}};
inline constexpr StyleWord<problem::Coordinates> place_words[] = {
    {"none", problem::Coordinates::none},
    {"outside", problem::Coordinates::outside},
    {"inside", problem::Coordinates::inside}};

inline constexpr StyleWord<bool> promoted_words[] = {{"marked", true}, {"plain", false}};
inline constexpr StyleWord<bool> turned_words[] = {{"none", false}, {"black", true}};
inline constexpr StyleWord<std::optional<problem::Game>> pieces_words[] = {
    {"of the game", {}},
    {"chess", problem::Game::chess},
    {"shogi", problem::Game::shogi},
    {"xiangqi", problem::Game::xiangqi},
    {"janggi", problem::Game::janggi}};
inline constexpr StyleWord<problem::BoardForm> board_form_words[] = {
    {"squares", problem::BoardForm::squares},
    {"points", problem::BoardForm::points},
    {"points without river", problem::BoardForm::points_without_river}};

// Fonts.
inline constexpr StyleWord<bool> weight_words[] = {{"regular", false}, {"bold", true}};
inline constexpr StyleWord<prose::Slope> slope_words[] = {{"upright", prose::Slope::upright},
                                                          {"italic", prose::Slope::italic},
                                                          {"slanted", prose::Slope::slanted}};
inline constexpr StyleWord<bool> variant_words[] = {{"normal", false}, {"small caps", true}};

// Captions and solutions.
inline constexpr StyleWord<bool> beside_words[] = {{"right", false}, {"left", true}};
using Align = layout::BesideStyle::Align;
inline constexpr StyleWord<Align> align_words[] = {
    {"top", Align::top}, {"centre", Align::centre}, {"bottom", Align::bottom}};
inline constexpr StyleWord<bool> head_words[] = {{"run in", true}, {"own", false}};
inline constexpr StyleWord<layout::SolutionForm> form_words[] = {
    {"run in", layout::SolutionForm::run_in},
    {"lines", layout::SolutionForm::lines},
    {"as written", layout::SolutionForm::as_written}};
inline constexpr StyleWord<int> column_words[] = {{"1", 1}, {"2", 2}, {"3", 3}, {"4", 4}};

// Values.
inline constexpr StyleWord<layout::DateForm> date_words[] = {
    {"as written", layout::DateForm::as_written},
    {"yyyy", layout::DateForm::yyyy},
    {"m/yyyy", layout::DateForm::m_yyyy},
    {"d.m.yyyy", layout::DateForm::d_m_yyyy},
    {"d. m. yyyy", layout::DateForm::d_m_yyyy_spaced},
    {"roman months", layout::DateForm::roman_months},
    {"d month yyyy", layout::DateForm::d_month_yyyy}};
inline constexpr StyleWord<layout::TwinLabel> label_words[] = {
    {"as written", layout::TwinLabel::as_written},
    {"b)", layout::TwinLabel::after},
    {"(b)", layout::TwinLabel::around}};
inline constexpr StyleWord<layout::Decimal> decimal_words[] = {
    {"as written", layout::Decimal::as_written},
    {".", layout::Decimal::point},
    {",", layout::Decimal::comma},
    {"½", layout::Decimal::half}};
inline constexpr StyleWord<bool> range_words[] = {{"as written", false}, {"en dash", true}};
inline constexpr StyleWord<bool> quote_words[] = {{"by language", true}, {"as written", false}};
inline constexpr StyleWord<layout::MoveForm> move_words[] = {
    {"usual", layout::MoveForm::usual},
    {"as written", layout::MoveForm::as_written},
    {"figurines", layout::MoveForm::figurines},
    {"letters", layout::MoveForm::letters}};
inline constexpr StyleWord<layout::NameForm> name_words[] = {
    {"full", layout::NameForm::full},
    {"short", layout::NameForm::brief},
    {"surname", layout::NameForm::surname},
    {"reversed", layout::NameForm::reversed}};

}  // namespace dawson::run
