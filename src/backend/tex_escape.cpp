#include "backend/tex_escape.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "backend/tikz.hpp"

namespace dawson::backend {
namespace {

struct Escape {
  char character;
  std::string_view tex;
};
// \symbol for what a language may have made active; words where OT1 has another sign at that place.
constexpr std::array<Escape, 19> escapes{{
    {'#', "\\#"}, {'$', "\\$"}, {'%', "\\%"}, {'&', "\\&"}, {'_', "\\_"}, {'{', "\\{"}, {'}', "\\}"},
    {'~', "\\textasciitilde{}"}, {'^', "\\textasciicircum{}"}, {'\\', "\\textbackslash{}"},
    {'<', "\\textless{}"}, {'>', "\\textgreater{}"}, {'|', "\\textbar{}"},
    {'"', "\\symbol{34}"}, {';', "\\symbol{59}"}, {':', "\\symbol{58}"}, {'!', "\\symbol{33}"}, {'?', "\\symbol{63}"},
    {'`', "\\textasciigrave{}"},
}};

}  // namespace

std::string tex_text(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text.substr(i).starts_with("-->") || text.substr(i).starts_with("->")) {
      i += text[i + 1] == '-' ? 2 : 1;
      out += "\\DawsonTo{}";
      continue;
    }
    // Two of a kind would become a dash or a quotation mark.
    if (std::string_view("-',").find(text[i]) != std::string_view::npos && out.ends_with(text[i])) out += "{}";
    auto const* escape = std::ranges::find(escapes, text[i], &Escape::character);
    if (escape != escapes.end()) {
      out += escape->tex;
    } else if (static_cast<unsigned char>(text[i]) < 0x20) {
      out += ' ';
    } else {
      out += text[i];
    }
  }
  return out;
}

std::string tex_prose(prose::Inlines const& inlines) {
  std::string out;
  for (prose::Inline const& part : inlines) {
    if (auto const* text = std::get_if<prose::Text>(&part)) out += tex_text(text->text);
    if (auto const* raw = std::get_if<prose::Raw>(&part)) out += raw->text;
    if (auto const* figurines = std::get_if<prose::Figurines>(&part)) out += tikz_figurines(figurines->men);
  }
  return out;
}

std::string tex_number(double value) {
  std::string out = fmt::format("{:.4f}", value);
  out.erase(out.find_last_not_of('0') + 1);
  if (out.ends_with('.')) out.pop_back();
  return out == "-0" ? "0" : out;
}

}  // namespace dawson::backend
