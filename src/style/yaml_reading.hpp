// A style file while it is read: the places of its nodes, its faults, and the tables of the words
// that are values, which writing uses too. For the readers of keys in `style/` and of project
// files.
#pragma once

#include <algorithm>
#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <yaml-cpp/yaml.h>

#include "layout/captions/caption_style.hpp"
#include "layout/style.hpp"
#include "layout/templates/template_reader.hpp"
#include "prose/prose.hpp"
#include "text/diagnostic.hpp"
#include "text/source.hpp"
#include "text/source_mapped_text.hpp"

namespace dawson::run {

/// Returns the names of the rows of a table.
template <class Rows>
std::vector<std::string_view> names_of(Rows const& rows) {
  std::vector<std::string_view> names;
  for (auto const& row : rows) names.push_back(row.name);
  return names;
}

/// Collects the faults of one YAML file. The source must outlive it.
class YamlReading {
 public:
  explicit YamlReading(text::Source const& source) : source_(source) {}

  /// Returns the byte offset of a mark of yaml-cpp, which counts from 0, columns in bytes.
  std::size_t offset(YAML::Mark const& mark) const;
  /// Returns the span of a scalar on its line; for other nodes the place where they begin.
  text::Span span(YAML::Node const& node) const;

  /// Returns the span of the content of a scalar, without quotation marks, if that can be
  /// determined.
  text::Span content_span(YAML::Node const& scalar) const { return mapped(scalar).origin(); }

  /// Adds the fault E-STYLE.
  void say(text::Span span, std::string message, std::string hint = {});
  /// Adds the fault E-STYLE about a word, with `near`, the closest known one, as hint and fix, or
  /// with the hint `otherwise` if it is empty.
  void say_unknown(YAML::Node const& node, std::string message, std::string otherwise,
                   std::string_view near);
  /// Adds any finding.
  void say(text::Diagnostic finding) { faults_.push_back(std::move(finding)); }

  /// Calls `visit(name, key, value)` for each key of a mapping that is in `known`; unknown and
  /// repeated keys are faults. `group` is the key that contains the mapping, "" for the top level.
  using Visit = std::function<void(std::string const&, YAML::Node const&, YAML::Node const&)>;
  void each_key(YAML::Node const& map, std::vector<std::string_view> const& known,
                std::string_view group, Visit const& visit);

  /// Returns whether a value is a text; adds a fault if it is not.
  bool is_text(YAML::Node const& key, YAML::Node const& value);
  /// Returns whether a value is a mapping; adds a fault that lists `keys` if it is not.
  bool is_map(YAML::Node const& key, YAML::Node const& value,
              std::vector<std::string_view> const& keys);
  /// Returns whether a value is a list; adds a fault if it is not.
  bool is_list(YAML::Node const& key, YAML::Node const& value);

  /// Returns a length in TeX points or, with `scale` 1, in millimetres, between `least` and `most`;
  /// no value after a fault.
  std::optional<double> length(YAML::Node const& value, double scale, double least, double most);
  /// Returns whether the value is yes; no value after a fault.
  std::optional<bool> yes_or_no(YAML::Node const& value);
  /// Returns a colour in the form that `layout::read_colour` reads; no value after a fault.
  std::optional<std::string> colour(YAML::Node const& value);
  /// Returns the name of a font, which is passed unchanged to LaTeX and Pango; no value after a
  /// fault.
  std::optional<std::string> font_name(YAML::Node const& value);

  /// Sets `target` to the meaning of a word in one of the tables of style_words.hpp; adds a fault
  /// for another word.
  template <class Words, class Target>
  void choose(YAML::Node const& value, Words const& words, Target& target) {
    std::vector<std::string_view> known;
    for (auto const& [word, meaning] : words) {
      known.push_back(word);
      if (value.IsScalar() && value.Scalar() == word) {
        target = meaning;
        return;
      }
    }
    say_not_one_of(value, known);
  }
  /// Adds the fault that a value is none of `words`.
  void say_not_one_of(YAML::Node const& value, std::vector<std::string_view> const& words);

  /// Returns whether a template anywhere in the file has a slot of this name in braces.
  bool is_named_in_template(std::string_view name) const;

  /// Reads a template. Its faults are reported at their exact places, if these can be determined.
  std::optional<layout::Template> line(YAML::Node const& value, layout::TemplateRules const& rules);

  /// Returns all faults so far, in the order of the file.
  text::Diagnostics take_faults();

 private:
  text::SourceMappedText mapped(YAML::Node const& value) const;

  text::Source const& source_;
  text::Diagnostics faults_;
};

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

inline constexpr StyleWord<std::optional<problem::Baseline>> baseline_words[] = {
    {"board", problem::Baseline::board},
    {"top", problem::Baseline::top},
    {"centre", problem::Baseline::centre}};

// Fonts.
inline constexpr StyleWord<bool> weight_words[] = {{"regular", false}, {"bold", true}};
inline constexpr StyleWord<prose::Slope> slope_words[] = {{"upright", prose::Slope::upright},
                                                          {"italic", prose::Slope::italic},
                                                          {"slanted", prose::Slope::slanted}};
inline constexpr StyleWord<bool> variant_words[] = {{"normal", false}, {"small caps", true}};

// Captions and solutions.
inline constexpr StyleWord<bool> number_words[] = {{"in line", false}, {"hung", true}};
inline constexpr StyleWord<bool> beside_words[] = {{"right", false}, {"left", true}};
using Align = layout::BesideStyle::Align;
inline constexpr StyleWord<Align> align_words[] = {
    {"top", Align::top}, {"centre", Align::centre}, {"bottom", Align::bottom}};
inline constexpr StyleWord<bool> head_words[] = {{"run in", true}, {"own", false}};
inline constexpr StyleWord<layout::SolutionForm> form_words[] = {
    {"run in", layout::SolutionForm::run_in},
    {"lines", layout::SolutionForm::lines},
    {"as written", layout::SolutionForm::as_written},
    {"in place", layout::SolutionForm::in_place}};
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
    {"usual", layout::MoveForm::default_value},
    {"as written", layout::MoveForm::as_written},
    {"figurines", layout::MoveForm::figurines},
    {"letters", layout::MoveForm::letters}};
inline constexpr StyleWord<layout::NameForm> name_words[] = {
    {"full", layout::NameForm::full},
    {"short", layout::NameForm::brief},
    {"surname", layout::NameForm::surname},
    {"reversed", layout::NameForm::reversed}};

}  // namespace dawson::run
