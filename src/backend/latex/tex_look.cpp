#include "backend/latex/tex_look.hpp"

#include <fmt/format.h>

#include "backend/latex/tex_escape.hpp"
#include "layout/colour.hpp"
#include "text/ascii.hpp"

namespace dawson::backend {
namespace {

std::string family_words(std::string const& family) {
  if (family == "sans") return "\\sffamily";
  if (family == "serif") return "\\rmfamily";
  if (family == "typewriter") return "\\ttfamily";
  return fmt::format("\\DawsonFamily{{{}}}", tex_caseless(family));
}

constexpr double usual_leading = 1.1875;  // LaTeX's 9.5 pt at 8 pt

}  // namespace

std::string tex_look(prose::FontOverride const& look) {
  std::string out;
  if (look.size > 0)
    out += fmt::format("\\fontsize{{{}}}{{{}}}\\selectfont", tex_number(look.size),
                       tex_number(look.leading > 0 ? look.leading : usual_leading * look.size));
  if (!look.family.empty()) out += family_words(look.family);
  if (look.bold) out += *look.bold ? "\\bfseries" : "\\mdseries";
  constexpr std::string_view slopes[] = {"\\upshape", "\\itshape", "\\slshape"};
  if (look.slope) out += slopes[static_cast<std::size_t>(*look.slope)];
  if (look.small_caps) out += *look.small_caps ? "\\scshape" : "\\ulcshape";
  if (!look.colour.empty()) out += fmt::format("\\DawsonColour{{{}}}", tex_colour(look.colour));
  return out;
}

void append_slot_name(std::string& out, std::string_view slot) {
  bool starts = true;
  for (char const c : slot) {
    if (c == '-') {
      starts = true;
      continue;
    }
    out += starts ? text::to_upper(c) : c;
    starts = false;
  }
}

std::string slot_name(std::string_view slot) {
  std::string out;
  append_slot_name(out, slot);
  return out;
}

std::string tex_colour(std::string_view written) {
  auto const known = layout::read_colour(written);
  if (!known || layout::is_of_xcolor(written)) return tex_caseless(written);
  return fmt::format("rgb,1:red,{};green,{};blue,{}", tex_number(known->red),
                     tex_number(known->green), tex_number(known->blue));
}

}  // namespace dawson::backend
