// How the values of page keys are read, written and described: one `Form` for each type of value.
// For the table of keys only.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "layout/measures.hpp"
#include "layout/templates/template_reader.hpp"
#include "style/page_style.hpp"
#include "text/scanning.hpp"
#include "text/spelled_values.hpp"

namespace dawson::run::forms {

inline constexpr double mm = layout::points_a_millimetre, tolerance = 1e-6;

/// Reads, writes and describes the values of a type.
template <class T>
struct Form;

template <>
struct Form<bool> {
  static std::optional<bool> read(PageKey const&, std::string_view text) {
    auto const value = text::read_yes_no(text);
    return value || !text::says_no(text) ? value : std::optional(false);
  }
  static std::string write(PageKey const&, bool value) { return value ? "yes" : "no"; }
  static std::string form(PageKey const&) { return "no, yes"; }
};

template <>
struct Form<int> {
  static std::optional<int> read(PageKey const& key, std::string_view text) {
    if (key.no && text::says_no(text)) return 0;
    if (key.yes >= 0 && text::read_yes_no(text) == std::optional(true)) return key.yes;
    int value = 0;
    auto const [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    bool const read = fault == std::errc() && end == text.data() + text.size();
    return read && value >= key.least && value <= key.most ? std::optional(value) : std::nullopt;
  }
  static std::string write(PageKey const& key, int value) {
    return value == 0 && key.no ? "no" : std::to_string(value);
  }
  static std::string form(PageKey const& key) {
    return fmt::format("{}{}a number from {:g} to {:g}", key.no ? "no, " : "",
                       key.yes >= 0 ? "yes, " : "", key.least, key.most);
  }
};

/// Returns the shorter of points and millimetres, if it is read as the same length again.
inline std::string written_length(double points) {
  std::string const in_points = fmt::format("{:g}pt", points);
  std::string const in_mm = fmt::format("{:g}mm", points / mm);
  auto const is_exact = [&](std::string const& one) {
    return std::abs(*pages::read_length(one) - points) < tolerance;
  };
  if (points == 0) return "0";
  if (is_exact(in_points) && (in_points.size() <= in_mm.size() || !is_exact(in_mm)))
    return in_points;
  return is_exact(in_mm) ? in_mm : fmt::format("{}pt", points);
}

template <>
struct Form<Length> {
  static std::optional<Length> read(PageKey const& key, std::string_view text) {
    auto const value = pages::read_length(text);
    bool const fits = value && *value >= key.least - tolerance && *value <= key.most + tolerance;
    return fits ? std::optional(Length{*value}) : std::nullopt;
  }
  static std::string write(PageKey const&, Length value) { return written_length(value.points); }
  static std::string form(PageKey const& key) {
    constexpr double longest_of_type = 200;  // points
    if (key.most <= longest_of_type && key.least > 0)
      return fmt::format("a number with pt, pc, mm, cm or in, from {:g} to {:g} pt", key.least,
                         key.most);
    return fmt::format("a number with mm, cm, in, pt or pc, from {:g} to {:g} mm", key.least,
                       std::round(key.most / mm * 10) / 10);
  }
};

template <>
struct Form<SquareRange> {
  static std::optional<SquareRange> read(PageKey const& key, std::string_view text) {
    constexpr std::string_view between = " to ";
    std::size_t const at = text.find(between);
    auto const least = pages::read_length(text.substr(0, at));
    auto const most =
        at == text.npos ? least : pages::read_length(text.substr(at + between.size()));
    bool const fits = least && most && *least >= key.least - tolerance &&
                      *most <= key.most + tolerance && *least <= *most;
    return fits ? std::optional(SquareRange{*least / mm, *most / mm}) : std::nullopt;
  }
  static std::string write(PageKey const&, SquareRange value) {
    std::string const least = written_length(value.least * mm);
    return value.least == value.most
               ? least
               : fmt::format("{} to {}", least, written_length(value.most * mm));
  }
  static std::string form(PageKey const& key) {
    return fmt::format(
        "a length, or two from the smallest to the largest: 3.5mm to 7mm; from {:g} "
        "to {:g} mm",
        std::round(key.least / mm), std::round(key.most / mm));
  }
};

template <>
struct Form<Percent> {
  static std::optional<Percent> read(PageKey const& key, std::string_view text) {
    if (text == "0") return Percent{};
    if (!text.ends_with('%')) return {};
    text.remove_suffix(1);
    double value = 0;
    auto const [end, fault] =
        std::from_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed);
    bool const read = fault == std::errc() && end == text.data() + text.size();
    return read && value >= key.least && value <= key.most ? std::optional(Percent{value})
                                                           : std::nullopt;
  }
  static std::string write(PageKey const&, Percent value) {
    return fmt::format("{}%", value.value);
  }
  static std::string form(PageKey const& key) {
    return fmt::format("a percentage from {:g} to {:g}: 1.5%", key.least, key.most);
  }
};

template <>
struct Form<pages::PaperSize> {
  static std::optional<pages::PaperSize> read(PageKey const&, std::string_view text) {
    return pages::read_paper(text);
  }
  static std::string write(PageKey const&, pages::PaperSize paper) {
    for (std::string const& name : pages::paper_names())
      for (std::string const& one : {name, name + " landscape"})
        if (pages::read_paper(one) == paper) return one;
    return fmt::format("{:.9g} x {:.9g}mm", paper.width / mm, paper.height / mm);
  }
  static std::string form(PageKey const&) {
    return "a0 to a6, b5, letter or legal, with or without `landscape`; or a width and a height "
           "from 50 to 1200 mm: 170 x 240mm";
  }
};

template <>
struct Form<std::string> {
  static std::optional<std::string> read(PageKey const&, std::string_view text) {
    bool const blank = text.find_first_not_of(" \n\t") == std::string_view::npos;
    return blank ? std::nullopt : std::optional(std::string(text));
  }
  static std::string write(PageKey const&, std::string const& value) { return value; }
  static std::string form(PageKey const&) { return "text"; }
};

template <>
struct Form<RunningText> {
  static std::optional<RunningText> read(PageKey const&, std::string_view text) {
    RunningText out{{}, std::string(text)};
    if (text::says_no(text)) return out;
    auto line = layout::read_template(text, {layout::TemplatePlace::page});
    if (!line) return {};
    out.line = std::move(*line);
    return out;
  }
  static std::string write(PageKey const&, RunningText const& value) {
    return value.line ? value.written : "none";
  }
  static std::string form(PageKey const&) { return "a template in single quotes, or none"; }
};

template <>
struct Form<PageColour> {
  static std::optional<PageColour> read(PageKey const&, std::string_view text) {
    if (text::says_no(text)) return PageColour{};
    auto const colour = layout::read_colour(text);
    return colour ? std::optional(PageColour{colour}) : std::nullopt;
  }
  static std::string write(PageKey const&, PageColour const& value) {
    return value.colour ? layout::hexadecimal(*value.colour) : "none";
  }
  static std::string form(PageKey const&) { return "none; " + layout::colour_forms(); }
};

// The words are in the order of the enumeration.
template <class Enum>
std::optional<Enum> read_word(PageKey const& key, std::string_view text) {
  auto const found = std::ranges::find(key.words, text);
  if (found == key.words.end()) return {};
  return static_cast<Enum>(found - key.words.begin());
}
template <class Enum>
std::string_view written_word(PageKey const& key, Enum value) {
  return key.words[static_cast<std::size_t>(value)];
}
template <class Enum>
requires std::is_enum_v<Enum>
struct Form<Enum> {
  static std::optional<Enum> read(PageKey const& key, std::string_view text) {
    return read_word<Enum>(key, text);
  }
  static std::string write(PageKey const& key, Enum value) {
    return std::string(written_word(key, value));
  }
  static std::string form(PageKey const& key) {
    return fmt::format("{}", fmt::join(key.words, ", "));
  }
};

template <class Enum>
struct Form<std::vector<Enum>> {
  static std::optional<std::vector<Enum>> read(PageKey const& key, std::string_view text) {
    std::vector<Enum> out;
    for (std::size_t at = 0; at <= text.size();) {
      std::size_t const end = std::min(text.find(',', at), text.size());
      auto const one = read_word<Enum>(key, text.substr(at, end - at));
      if (!one) return {};
      out.push_back(*one);
      at = end + 1;
    }
    return out;
  }
  static std::string write(PageKey const& key, std::vector<Enum> const& all) {
    std::string out;
    for (Enum const one : all)
      out += fmt::format("{}{}", out.empty() ? "" : ",", written_word(key, one));
    return out;
  }
  static std::string form(PageKey const& key) {
    return fmt::format("{}, or a list", fmt::join(key.words, ", "));
  }
};

}  // namespace dawson::run::forms
