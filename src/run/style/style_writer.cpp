#include "run/style/style_writer.hpp"

#include <fmt/format.h>

#include <cmath>
#include <string_view>
#include <vector>

#include "layout/templates/template_writer.hpp"
#include "run/style/shipped_styles.hpp"

namespace dawson::run {
namespace {

using layout::CaptionLine;
using layout::CaptionStyle;
using prose::Look;

std::string in_single_quotes(std::string_view text) {
  std::string out = "'";
  for (char const c : text) out += c == '\'' ? std::string("''") : std::string(1, c);
  return out + "'";
}
std::string in_single_quotes(layout::Template const& line) {
  return in_single_quotes(written(line));
}

template <class T, std::size_t count>
std::string_view word_of(std::string_view const (&words)[count], T value) {
  return words[static_cast<std::size_t>(value)];
}

std::string colour(layout::Colour const& colour) {
  auto const byte = [](double part) { return static_cast<unsigned>(std::lround(part * 255)); };
  return fmt::format("'#{:02x}{:02x}{:02x}'", byte(colour.red), byte(colour.green),
                     byte(colour.blue));
}

std::string flow(std::vector<std::string> const& entries) {
  return fmt::format("{{{}}}", fmt::join(entries, ", "));
}

void add_length(std::vector<std::string>& entries, std::string_view key, double points) {
  if (points > 0) entries.push_back(fmt::format("{}: {:g}pt", key, points));
}

std::string board(layout::Style const& style) {
  constexpr std::string_view armies[] = {"red", "blue", "green", "yellow", "purple", "orange"};
  constexpr std::string_view places[] = {"none", "outside", "inside"};
  std::string out = fmt::format("dark squares: {}\n",
                                style.shading == layout::Shading::flat ? "flat" : "hatched");
  out +=
      fmt::format("colours:\n  light: {}\n  dark: {}\n  ink: {}\n  paper: {}\n",
                  colour(style.light), colour(style.dark), colour(style.ink), colour(style.paper));
  for (std::size_t i = 0; i < std::size(armies); ++i)
    out += fmt::format("  {}: {}\n", armies[i], colour(style.armies[i]));
  out += fmt::format("further armies: {}\n", style.coloured ? "coloured" : "hatched");
  std::vector<std::string> hatching{fmt::format("angle: {:g}", style.hatch_angle)};
  add_length(hatching, "distance", style.hatch_distance);
  add_length(hatching, "width", style.hatch_width);
  std::vector<std::string> frame{fmt::format("lines: {}", style.single_frame ? 1 : 2)};
  add_length(frame, "inner", style.frame_inner);
  add_length(frame, "outer", style.frame_outer);
  std::vector<std::string> labels{fmt::format("place: {}", word_of(places, style.coordinates))};
  if (!style.label_font.empty()) labels.push_back("font: " + style.label_font);
  add_length(labels, "size", style.label_size);
  out += fmt::format("hatching: {}\nframe: {}\ncoordinates: {}\n", flow(hatching), flow(frame),
                     flow(labels));
  if (!style.pieces.empty()) out += fmt::format("pieces: {}\n", in_single_quotes(style.pieces));
  return out + fmt::format("square: {:g}mm\n", style.square);
}

// What the base sets and the look does not is said too, as keys are merged.
std::string look(Look const& look, Look const& base = {}) {
  constexpr std::string_view slopes[] = {"upright", "italic", "slanted"};
  std::vector<std::string> out;
  add_length(out, "size", look.size);
  add_length(out, "leading", look.leading);
  if (look.bold || base.bold)
    out.push_back(fmt::format("weight: {}", look.bold.value_or(false) ? "bold" : "regular"));
  if (look.slope || base.slope)
    out.push_back("slope: " +
                  std::string(word_of(slopes, look.slope.value_or(prose::Slope::upright))));
  if (look.small_caps || base.small_caps)
    out.push_back(
        fmt::format("variant: {}", look.small_caps.value_or(false) ? "small caps" : "normal"));
  if (!look.colour.empty()) out.push_back("colour: " + in_single_quotes(look.colour));
  if (!look.family.empty()) out.push_back("family: " + look.family);
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
      if (line.otherwise.empty() && line.font == Look{}) return in_single_quotes(line.line);
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
  if (line.font != Look{}) out.push_back("font: " + look(line.font));
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
  std::string out = "caption:\n  width: ";
  out += style.width.kind == Kind::board    ? "board"
         : style.width.kind == Kind::column ? "column"
                                            : fmt::format("{:g}mm", style.width.length);
  out += '\n' + lines("above", style.above) + lines("below", style.below);
  if (style.beside) {
    constexpr std::string_view aligned[] = {"top", "centre", "bottom"};
    out += fmt::format("  beside:\n    side: {}\n    width: {:g}mm\n    align: {}\n",
                       style.beside->left ? "left" : "right", style.beside->width,
                       word_of(aligned, style.beside->align));
    out += lines("lines", style.beside->lines, "    ");
  } else {
    out += "  beside: none\n";
  }
  return out +
         fmt::format("  legend: {}\n", style.legend ? in_single_quotes(*style.legend) : "none");
}

std::string fonts(CaptionStyle const& style) {
  std::string out = "fonts:\n";
  auto const& usual = usual_style().caption;
  for (auto const& [name, one] : style.fonts)
    out += fmt::format("  {}: {}\n", name, look(one, look_of(usual, name)));
  for (auto const& [name, one] : usual.fonts)
    if (!style.fonts.contains(name)) out += fmt::format("  {}: none\n", name);
  return out;
}

std::string solutions(layout::SolutionStyle const& style) {
  constexpr std::string_view forms[] = {"run in", "lines", "as written"};
  std::string out = fmt::format(
      "solutions:\n  head: {}\n  head line: {}\n  form: {}\n  columns: {}\n  body: {}\n",
      in_single_quotes(style.head), style.head_runs_in ? "run in" : "own",
      word_of(forms, style.form), style.columns, list(style.body));
  for (auto const& [key, value] : style.moves)
    out += fmt::format("  {}: {}\n", key, in_single_quotes(value));
  return out;
}

std::string values(layout::ValueStyle const& style) {
  constexpr std::string_view dates[] = {"as written", "yyyy",         "m/yyyy",      "d.m.yyyy",
                                        "d. m. yyyy", "roman months", "d month yyyy"};
  constexpr std::string_view labels[] = {"as written", "b)", "(b)"};
  constexpr std::string_view decimals[] = {"as written", "'.'", "','", "½"};
  constexpr std::string_view moves[] = {"as written", "figurines", "letters"};
  constexpr std::string_view names[] = {"full", "short", "surname", "reversed"};
  constexpr std::string_view languages[] = {"en", "de", "fr"};
  std::string out =
      fmt::format("dates: {}\ntwin label: {}\ndecimal: {}\nranges: {}\nquotes: {}\n",
                  word_of(dates, style.dates), word_of(labels, style.twin_label),
                  word_of(decimals, style.decimal), style.en_dash_ranges ? "en dash" : "as written",
                  style.quotes_by_language ? "by language" : "as written");
  out += fmt::format("moves: {}\nnames: {}\nacademic titles: {}\n", word_of(moves, style.moves),
                     word_of(names, style.names), style.academic_titles ? "yes" : "no");
  if (style.words.empty()) return out;
  out += "words:\n";
  for (auto const& [language, words] : style.words) {
    out += fmt::format("  {}:\n", word_of(languages, language));
    for (auto const& [name, text] : words)
      out += fmt::format("    {}: {}\n", in_single_quotes(name), in_single_quotes(text));
  }
  return out;
}

}  // namespace

std::string written(FullStyle const& style) {
  return board(style.board) + blocks(style.caption) + fonts(style.caption) +
         solutions(style.caption.solutions) + values(style.caption.values);
}

}  // namespace dawson::run
