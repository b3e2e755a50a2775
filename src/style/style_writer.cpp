#include "style/yaml_style.hpp"

#include <fmt/format.h>

#include <cmath>
#include <map>
#include <string_view>
#include <vector>

#include "layout/templates/template.hpp"
#include "style/front_keys.hpp"
#include "style/shipped_styles.hpp"
#include "style/yaml_reading.hpp"

namespace dawson::run {
namespace {

using layout::CaptionLine;
using layout::CaptionStyle;
using prose::FontOverride;

std::string in_single_quotes(std::string_view text) {
  std::string out = "'";
  for (char const c : text) out += c == '\'' ? std::string("''") : std::string(1, c);
  return out + "'";
}
std::string in_single_quotes(layout::Template const& line) {
  return in_single_quotes(written(line));
}

std::string colour(layout::Colour const& colour) { return "'" + layout::hexadecimal(colour) + "'"; }

std::string flow(std::vector<std::string> const& entries) {
  return fmt::format("{{{}}}", fmt::join(entries, ", "));
}

void add_length(std::vector<std::string>& entries, std::string_view key, double points) {
  if (points > 0) entries.push_back(fmt::format("{}: {:g}pt", key, points));
}

std::string board(layout::Style const& style) {
  constexpr std::string_view armies[] = {"red", "blue", "green", "yellow", "purple", "orange"};
  std::string out = fmt::format("dark squares: {}\n", word_of(shading_words, style.shading));
  out +=
      fmt::format("colours:\n  light: {}\n  dark: {}\n  ink: {}\n  paper: {}\n",
                  colour(style.light), colour(style.dark), colour(style.ink), colour(style.paper));
  for (std::size_t i = 0; i < std::size(armies); ++i)
    out += fmt::format("  {}: {}\n", armies[i], colour(style.armies[i]));
  out += fmt::format("further armies: {}\n", word_of(army_words, style.coloured));
  std::vector<std::string> hatching{fmt::format("angle: {:g}", style.hatch_angle)};
  add_length(hatching, "distance", style.hatch_distance);
  add_length(hatching, "width", style.hatch_width);
  std::vector<std::string> frame{
      fmt::format("lines: {}", word_of(frame_words, style.single_frame))};
  add_length(frame, "inner", style.frame_inner);
  add_length(frame, "outer", style.frame_outer);
  add_length(frame, "gap", style.frame_gap);
  std::vector<std::string> labels{
      fmt::format("place: {}", word_of(place_words, style.coordinates))};
  if (!style.label_font.empty()) labels.push_back("font: " + style.label_font);
  add_length(labels, "size", style.label_size);
  out += fmt::format("hatching: {}\nframe: {}\ncoordinates: {}\n", flow(hatching), flow(frame),
                     flow(labels));
  if (!style.piece_set.empty())
    out += fmt::format("pieces: {}\n", in_single_quotes(style.piece_set));
  layout::Style const default_value;
  if (style.promoted != default_value.promoted)
    out += fmt::format("promoted: {}\n", word_of(promoted_words, style.promoted));
  if (style.turned != default_value.turned)
    out += fmt::format("turned: {}\n", word_of(turned_words, style.turned));
  if (style.baseline) out += fmt::format("baseline: {}\n", word_of(baseline_words, style.baseline));
  if (style.pieces != default_value.pieces)
    out += fmt::format("men: {}\n", word_of(pieces_words, style.pieces));
  if (style.form != default_value.form)
    out += fmt::format("board: {}\n", word_of(board_form_words, style.form));
  return out + fmt::format("square: {:g}mm\n", style.square);
}

// Writes also what the base sets and the look does not, since keys are merged.
std::string look(FontOverride const& look, FontOverride const& base = {}) {
  std::vector<std::string> out;
  add_length(out, "size", look.size);
  add_length(out, "leading", look.leading);
  if (look.bold || base.bold)
    out.push_back(fmt::format("weight: {}", word_of(weight_words, look.bold.value_or(false))));
  if (look.slope || base.slope)
    out.push_back("slope: " +
                  std::string(word_of(slope_words, look.slope.value_or(prose::Slope::upright))));
  if (look.small_caps || base.small_caps)
    out.push_back(
        fmt::format("variant: {}", word_of(variant_words, look.small_caps.value_or(false))));
  if (!look.colour.empty()) out.push_back("colour: " + in_single_quotes(look.colour));
  if (!look.family.empty()) out.push_back("family: " + look.family);
  if (look.tracking) out.push_back(fmt::format("tracking: {:g}%", *look.tracking * 100));
  return flow(out);
}

std::string list(std::vector<layout::Template> const& lines) {
  std::vector<std::string> out;
  for (layout::Template const& line : lines) out.push_back(in_single_quotes(line));
  return fmt::format("[{}]", fmt::join(out, ", "));
}

std::string line(CaptionLine const& line) {
  std::vector<std::string> out;
  switch (line.kind) {
    case CaptionLine::Kind::line:
      if (line.otherwise.empty() && line.font == FontOverride{}) return in_single_quotes(line.line);
      out.push_back("line: " + in_single_quotes(line.line));
      if (!line.otherwise.empty()) out.push_back("else: " + list(line.otherwise));
      break;
    case CaptionLine::Kind::columns:
      out.push_back("columns: " + in_single_quotes(line.line));
      break;
    case CaptionLine::Kind::stacks: {
      std::vector<std::string> stacks;
      for (auto const& stack : line.stacks) stacks.push_back(list(stack));
      out.push_back(fmt::format("stacks: [{}]", fmt::join(stacks, ", ")));
      break;
    }
  }
  if (line.font != FontOverride{}) out.push_back("font: " + look(line.font));
  return flow(out);
}

std::string lines(std::string_view key, layout::CaptionLines const& all,
                  std::string_view indent = "  ") {
  if (all.empty()) return fmt::format("{}{}: []\n", indent, key);
  std::string out = fmt::format("{}{}:\n", indent, key);
  for (CaptionLine const& one : all) out += fmt::format("{}  - {}\n", indent, line(one));
  return out;
}

std::string blocks(CaptionStyle const& style) {
  using Kind = layout::CaptionWidth::Kind;
  std::string out = "caption:\n";
  if (style.width.chosen)
    out += fmt::format("  width: {}\n", style.width.kind == Kind::board ? "board"
                                        : style.width.kind == Kind::column
                                            ? "column"
                                            : fmt::format("{:g}mm", style.width.length));
  if (style.hung_number) out += "  number: hung\n";
  out += lines("above", style.above) + lines("below", style.below);
  if (style.beside) {
    out += fmt::format("  beside:\n    side: {}\n    width: {:g}mm\n    align: {}\n",
                       word_of(beside_words, style.beside->left), style.beside->width,
                       word_of(align_words, style.beside->align));
    out += lines("lines", style.beside->lines, "    ");
  } else {
    out += "  beside: none\n";
  }
  out += fmt::format("  game: {}\n", list(style.game)) + lines("diagram", style.diagram);
  return out +
         fmt::format("  legend: {}\n", style.legend ? in_single_quotes(*style.legend) : "none");
}

std::string fonts(CaptionStyle const& style) {
  std::string out = "fonts:\n";
  auto const& default_value = default_style().caption;
  for (auto const& [name, one] : style.fonts)
    out += fmt::format("  {}: {}\n", name, look(one, look_of(default_value, name)));
  for (auto const& [name, one] : default_value.fonts)
    if (!style.fonts.contains(name)) out += fmt::format("  {}: none\n", name);
  return out;
}

std::string solutions(layout::SolutionStyle const& style) {
  std::string out = fmt::format(
      "solutions:\n  head: {}\n  head line: {}\n  form: {}\n  columns: {}\n  body: {}\n",
      in_single_quotes(style.head), word_of(head_words, style.head_runs_in),
      word_of(form_words, style.form), style.columns, list(style.body));
  for (auto const& [key, value] : style.moves)
    out += fmt::format("  {}: {}\n", key, in_single_quotes(value));
  return out;
}

std::string values(layout::ValueStyle const& style) {
  std::string decimal(word_of(decimal_words, style.decimal));
  // it may be a special character in YAML
  if (decimal.size() == 1) decimal = in_single_quotes(decimal);
  std::string out = fmt::format(
      "dates: {}\ntwin label: {}\ndecimal: {}\nranges: {}\nquotes: {}\n",
      word_of(date_words, style.dates), word_of(label_words, style.twin_label), decimal,
      word_of(range_words, style.en_dash_ranges), word_of(quote_words, style.quotes_by_language));
  out += fmt::format("moves: {}\nnames: {}\nacademic titles: {}\nanonymous: {}\nproved: {}\n",
                     word_of(move_words, style.moves), word_of(name_words, style.names),
                     style.academic_titles ? "yes" : "no", style.anonymous ? "yes" : "no",
                     in_single_quotes(style.proved));
  if (style.words.empty()) return out;
  out += "words:\n";
  for (auto const& [language, words] : style.words) {
    out += fmt::format("  {}:\n", chess::about(language).code);
    for (auto const& [name, text] : words)
      out += fmt::format("    {}: {}\n", in_single_quotes(name), in_single_quotes(text));
  }
  return out;
}

}  // namespace

std::string written(StyleSheet const& style) {
  auto const& links = style.caption.links;
  return board(style.board) + blocks(style.caption) + fonts(style.caption) +
         solutions(style.caption.solutions) + values(style.caption.values) +
         (links ? fmt::format("links: {}\n", problem::written(*links)) : "") + written(style.pages);
}

}  // namespace dawson::run
