#include "backend/latex/tex_escape.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "backend/decimal.hpp"
#include "backend/latex/tex_look.hpp"
#include "backend/latex/tikz.hpp"
#include "prose/tex_characters.hpp"
#include "text/ascii.hpp"

namespace dawson::backend {
namespace {

struct SignEscape {
  std::string_view character;  // UTF-8
  std::string_view tex;
};
// Of what Dawson prints by itself: T1 fonts have none of the arrows, and LuaTeX and XeTeX say
// nothing; a document that is not UTF-8 would read the others as two letters.
constexpr std::array<SignEscape, 9> signs{{
    {"\u00A0", "~"},
    {"\u2002", "\\enskip "},
    {"\u200C", "{\\kern0pt}"},
    {"\u00D7", "\\ensuremath{\\times}"},
    {"\u2013", "\\textendash{}"},
    {"\u2192", "\\DawsonTo{}"},
    {"\u2194", "\\DawsonExchange{}"},
    {"\u21D2", "\\DawsonBecomes{}"},
    {"\u2212", "\\DawsonMinus{}"},
}};

SignEscape const* sign_at(std::string_view text) {
  auto const* const found = std::ranges::find_if(
      signs, [&](SignEscape const& sign) { return text.starts_with(sign.character); });
  return found == signs.end() ? nullptr : found;
}

}  // namespace

std::string tex_text(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  auto const is_itself = [](char c) { return text::is_alphanumeric(c) || c == ' '; };
  for (std::size_t i = 0; i < text.size(); ++i) {
    std::size_t const first = i;
    while (i < text.size() && is_itself(text[i])) ++i;
    out += text.substr(first, i - first);
    if (i == text.size()) break;
    if (text[i] == '-' && (text.substr(i).starts_with("-->") || text.substr(i).starts_with("->"))) {
      i += text[i + 1] == '-' ? 2 : 1;
      out += "\\DawsonTo{}";
      continue;
    }
    if (auto const* sign =
            static_cast<unsigned char>(text[i]) >= 0x80 ? sign_at(text.substr(i)) : nullptr) {
      i += sign->character.size() - 1;
      out += sign->tex;
      continue;
    }
    // Two of a kind would become a dash or a quotation mark.
    if (prose::joins_in_tex(text[i]) && out.ends_with(text[i])) out += "{}";
    auto const escape = prose::tex_escape(text[i], prose::TexReader::engine);
    if (!escape.empty()) {
      out += escape;
    } else if (static_cast<unsigned char>(text[i]) < 0x20) {
      out += ' ';
    } else {
      out += text[i];
    }
  }
  return out;
}

namespace {

// What TeX or hyperref would take for its own in an address is written as the byte that it is.
std::string tex_address(std::string_view address) {
  std::string out;
  for (char const c : address) {
    auto const byte = static_cast<unsigned char>(c);
    if (c == '#' || c == '%' || c == '&') out += fmt::format("\\{}", c);
    else if (byte <= 0x20 || byte >= 0x7F ||
             std::string_view("\\{}^~\"`<>|").find(c) != std::string_view::npos)
      out += fmt::format("\\%{:02X}", byte);
    else out += c;
  }
  return out;
}

struct TexInline {
  // A slash by itself parts moves of a group: a line may end behind it, which TeX does not know.
  std::string operator()(prose::Text const& text) const {
    return text.text == "/" ? std::string("/\\allowbreak ") : tex_text(text.text);
  }
  std::string operator()(prose::Raw const& raw) const {
    return raw.markup == prose::Markup::tex ? raw.text : std::string();
  }
  std::string operator()(prose::Figurines const& figurines) const {
    return tikz_figurines(figurines.men, abbreviations);
  }
  std::string operator()(prose::Emphasis const& marked) const {
    return fmt::format("\\emph{{{}}}", tex_prose(marked.inlines, abbreviations));
  }
  std::string operator()(prose::Strong const& marked) const {
    return fmt::format("\\textbf{{{}}}", tex_prose(marked.inlines, abbreviations));
  }
  std::string operator()(prose::Struck const& marked) const {
    return fmt::format("\\DawsonStruck{{{}}}", tex_prose(marked.inlines, abbreviations));
  }
  std::string operator()(prose::Styled const& styled) const {
    return tex_styled(styled, abbreviations);
  }
  std::string operator()(prose::Code const& code) const {
    return fmt::format("\\texttt{{{}}}", tex_text(code.text));
  }
  std::string operator()(prose::Link const& link) const {
    if (link.target.starts_with('#'))
      return fmt::format("\\hyperref[{}]{{{}}}", link.target.substr(1),
                         tex_prose(link.inlines, abbreviations));
    return fmt::format("\\href{{{}}}{{{}}}", tex_address(link.target),
                       tex_prose(link.inlines, abbreviations));
  }
  std::string operator()(prose::Image const& image) const {
    return tex_prose(image.alt, abbreviations);
  }
  std::string operator()(prose::NoteMark const& mark) const {
    return fmt::format("\\textsuperscript{{{}}}", tex_text(mark.label));
  }
  std::string operator()(prose::LineBreak const&) const { return "\\newline "; }
  std::string operator()(prose::DirectiveAt const&) const { return {}; }

  layout::Abbreviations const& abbreviations;
};

}  // namespace

std::string tex_prose(prose::Inlines const& inlines, layout::Abbreviations const& abbreviations) {
  std::string out;
  for (std::size_t i = 0; i < inlines.size(); ++i) {
    bool const line_end = std::holds_alternative<prose::LineBreak>(inlines[i]);
    if (line_end && i + 1 < inlines.size() &&
        std::holds_alternative<prose::LineBreak>(inlines[i + 1])) {
      out += "\\par ";
      ++i;
      continue;
    }
    out += std::visit(TexInline{abbreviations}, inlines[i]);
  }
  return out;
}

std::string tex_caseless(std::string_view words) {
  std::string out;
  for (char const c : words) {
    if (text::is_upper(c)) out += '*';
    out += text::to_lower(c);
  }
  return out;
}

std::string tex_number(double value) {
  std::string out;
  append_tex_number(out, value);
  return out;
}

// Rounded as printf does, which knows all digits: a product may end in a half that is none.
void append_tex_number(std::string& out, double value) {
  constexpr int places = 4;
  constexpr double factor = 10'000;
  double const scaled = value * factor, below = std::floor(scaled);
  bool up = scaled - below > 0.5;
  if (scaled - below == 0.5) {
    double const lost = std::fma(value, factor, -scaled);
    up = lost != 0 ? lost > 0 : std::fmod(below, 2) != 0;
  }
  append_decimal(out, static_cast<long long>(below) + (up ? 1 : 0), places, false);
}

}  // namespace dawson::backend
