#include "backend/latex/tex_escape.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include <fmt/format.h>

#include "backend/file_encoding.hpp"
#include "backend/latex/tex_caption.hpp"
#include "backend/latex/tikz.hpp"
#include "layout/captions/solution_lines.hpp"
#include "layout/captions/typography.hpp"
#include "prose/tex.hpp"
#include "text/scanning.hpp"
#include "text/utf8.hpp"

namespace dawson::backend {
namespace {

struct SignEscape {
  std::string_view character;  // UTF-8
  std::string_view tex;
};
// Characters that Dawson prints on its own account: T1 fonts have no arrows, and LuaTeX and XeTeX
// report nothing; in a document that is not UTF-8 the others would appear as two letters.
constexpr std::array<SignEscape, 9> signs{{
    {"\u00A0", "\\nobreakspace{}"},
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

void append_tex_text(std::string& out, std::string_view text) {
  std::size_t const begin = out.size();
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
    if (static_cast<unsigned char>(text[i]) >= 0x7F && text::utf8_length(text, i) > 0) {
      std::size_t const bytes = text::utf8_length(text, i);
      auto const instead = prose::tex_shapeless(text::utf8_decode(text, i));
      out += instead.value_or(text.substr(i, bytes));
      i += bytes - 1;
      continue;
    }
    // Two of these in a row would become a dash or a quotation mark.
    if (prose::joins_in_tex(text[i]) && out.size() > begin && out.back() == text[i]) out += "{}";
    auto const escape = prose::tex_escape(text[i], prose::TexReader::engine);
    if (!escape.empty()) {
      out += escape;
    } else if (static_cast<unsigned char>(text[i]) < 0x20) {
      out += ' ';
    } else {
      out += text[i];
    }
  }
}

std::string tex_text(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  append_tex_text(out, text);
  return out;
}

namespace {

// Writes characters of an address that TeX or hyperref would interpret as percent-encoded bytes.
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

class ProseWriter {
 public:
  ProseWriter(std::string& out, layout::Abbreviations const& abbreviations, bool ties)
      : out_(out), abbreviations_(abbreviations), ties_(ties) {}

  void put(prose::Inlines const& inlines) {
    for (std::size_t i = 0; i < inlines.size(); ++i) {
      bool const line_end = std::holds_alternative<prose::LineBreak>(inlines[i]);
      if (line_end && i + 1 < inlines.size() &&
          std::holds_alternative<prose::LineBreak>(inlines[i + 1])) {
        out_ += "\\par ";
        ++i;
      } else if (auto const words = ties_ ? prose::words_of(inlines[i]) : std::nullopt) {
        text(*words);
      } else {
        std::visit(*this, inlines[i]);
      }
    }
  }

  void operator()(prose::Text const& part) { text(part.text); }
  void operator()(prose::Raw const& raw) {
    if (raw.markup == prose::Markup::tex) out_ += raw.text;
  }
  void operator()(prose::Figurines const& figurines) {
    out_ += tikz_figurines(figurines.pieces, abbreviations_);
  }
  void operator()(prose::Emphasis const& marked) { put("\\emph{", marked.inlines); }
  void operator()(prose::Strong const& marked) { put("\\textbf{", marked.inlines); }
  void operator()(prose::Struck const& marked) { put("\\DawsonStruck{", marked.inlines); }
  void operator()(prose::Code const& code) {
    out_ += "\\texttt{";
    append_tex_text(out_, code.text);
    out_ += '}';
  }
  void operator()(prose::Link const& link) {
    bool const within = link.target.starts_with('#');
    put(within ? fmt::format("\\hyperref[{}]{{", link.target.substr(1))
               : fmt::format("\\href{{{}}}{{", tex_address(link.target)),
        link.inlines);
  }
  void operator()(prose::Image const& image) { put(image.alt); }
  void operator()(prose::NoteMark const& mark) {
    out_ += "\\textsuperscript{";
    append_tex_text(out_, mark.label);
    out_ += '}';
  }
  void operator()(prose::LineBreak const&) { out_ += "\\newline "; }
  void operator()(prose::Break const& at) {
    out_ += fmt::format("\\penalty{}{}", at.penalty, at.blank ? "\\ " : "{}");
  }
  void operator()(prose::DirectiveAt const&) {}

  // Writes a slot as its control word, and other text in a group with its font.
  void operator()(prose::Styled const& styled) {
    if (auto const* look = layout::solution_slot_look(styled.slot)) {
      std::string name;
      append_slot_name(name, styled.slot);
      bool const usual = styled.look == *look;
      if (!usual) out_ += fmt::format("{{\\Dawson{}FontIs{{{}}}", name, tex_look(styled.look));
      put(fmt::format("\\DawsonPart{{{}}}{{", name), styled.inlines);
      if (!usual) out_ += '}';
      return;
    }
    if (!styled.slot.empty()) {
      out_ += "\\Dawson";
      append_slot_name(out_, styled.slot);
      return put("{", styled.inlines);
    }
    std::string const look = tex_look(styled.look);
    if (look.empty()) return put(styled.inlines);
    out_.append("{").append(look);
    std::size_t const inner = out_.size();
    put(styled.inlines);
    // A blank ends a control word and disappears.
    if (look.back() != '}')
      out_.insert(inner, std::string_view(out_).substr(inner).starts_with(' ') ? "{}" : " ");
    out_ += '}';
  }

 private:
  void text(std::string_view text) {
    if (ties_ && text.find(' ') != std::string_view::npos)
      append_tex_text(out_, layout::with_ties(text));
    else append_tex_text(out_, text);
  }

  void put(std::string_view opening, prose::Inlines const& inlines) {
    out_ += opening;
    put(inlines);
    out_ += '}';
  }

  std::string& out_;
  layout::Abbreviations const& abbreviations_;
  bool ties_;
};

}  // namespace

void append_tex_prose(std::string& out, prose::Inlines const& inlines,
                      layout::Abbreviations const& abbreviations, bool ties) {
  ProseWriter(out, abbreviations, ties).put(inlines);
}

std::string tex_prose(prose::Inlines const& inlines, layout::Abbreviations const& abbreviations) {
  std::string out;
  append_tex_prose(out, inlines, abbreviations, false);
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

namespace {

bool is_one_digit(double value) {
  constexpr double few = 10;
  return value >= 0 && value < few && value == static_cast<int>(value);
}

char digit_of(double value) { return static_cast<char>('0' + static_cast<int>(value)); }

}  // namespace

// Rounds as printf does, from all digits: a product can look like an exact half and not be one.
void append_tex_number(std::string& out, double value) {
  constexpr int places = 4;
  constexpr double factor = 10'000;
  if (is_one_digit(value)) return out.push_back(digit_of(value));
  double const scaled = value * factor, below = std::floor(scaled);
  bool up = scaled - below > 0.5;
  if (scaled - below == 0.5) {
    double const lost = std::fma(value, factor, -scaled);
    up = lost != 0 ? lost > 0 : std::fmod(below, 2) != 0;
  }
  append_decimal(out, static_cast<long long>(below) + (up ? 1 : 0), places, false);
}

void append_tex_argument(std::string& out, double value) {
  if (is_one_digit(value)) {
    char const argument[] = {'{', digit_of(value), '}'};
    out.append(argument, sizeof argument);
    return;
  }
  out += '{';
  append_tex_number(out, value);
  out += '}';
}

}  // namespace dawson::backend
