#include "prose/prose.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "chess/unicode.hpp"
#include "text/utf8.hpp"

namespace dawson::prose {

Inline::Inline() = default;
Inline::Inline(Inline const&) = default;
Inline::Inline(Inline&&) noexcept = default;
Inline& Inline::operator=(Inline const&) = default;
Inline& Inline::operator=(Inline&&) noexcept = default;
Inline::~Inline() = default;

Inlines const* nested(Inline const& part) {
  auto const inlines_of = [](auto const& one) -> Inlines const* {
    if constexpr (requires { one.inlines; }) return &one.inlines;
    else return nullptr;
  };
  return std::visit(inlines_of, part);
}

Inlines* nested(Inline& part) { return const_cast<Inlines*>(nested(std::as_const(part))); }

FontOverride changed(FontOverride look, FontOverride const& later) {
  if (later.bold) look.bold = later.bold;
  if (later.slope) look.slope = later.slope;
  if (later.small_caps) look.small_caps = later.small_caps;
  if (!later.colour.empty()) look.colour = later.colour;
  if (later.size > 0) look.size = later.size, look.scale = 0;
  if (later.scale > 0) look.scale = later.scale;
  if (later.leading > 0) look.leading = later.leading;
  if (!later.family.empty()) look.family = later.family;
  if (later.tracking) look.tracking = later.tracking;
  return look;
}

// Not defaulted: clang 16 recurses on the equality that it is defining until its stack overflows.
bool operator==(Inline const& a, Inline const& b) {
  return a.index() == b.index() && std::visit(
                                       [&b](auto const& one) {
                                         using Kind = std::decay_t<decltype(one)>;
                                         return one == *std::get_if<Kind>(&b);
                                       },
                                       a);
}

namespace {

struct Plain {
  std::string operator()(Text const& text) const { return text.text; }
  std::string operator()(Figurines const& figurines) const {
    std::string out;
    for (chess::SquareContent const& piece : figurines.pieces) out += plain(piece);
    return out;
  }
  std::string operator()(Code const& code) const { return code.text; }
  std::string operator()(Image const& image) const { return plain(image.alt); }
  std::string operator()(LineBreak const&) const { return " "; }
  std::string operator()(Break const& at) const { return at.blank ? " " : ""; }
  template <class Other>
  std::string operator()(Other const& other) const {
    if constexpr (requires { other.inlines; }) return plain(other.inlines);
    else return {};  // raw text, note marks, directives
  }
};

}  // namespace

std::string plain(chess::SquareContent const& occupant) {
  if (auto const* text = std::get_if<chess::Text>(&occupant)) return text->text;
  auto const& piece = std::get<chess::Piece>(occupant);
  std::string out;
  if (auto const character = chess::copied_character(piece)) text::utf8_append(out, *character);
  else out = piece.name.empty() ? std::string(chess::kind_name(piece.kind)) : piece.name;
  return out;
}

std::string plain(Inlines const& inlines) {
  std::string out;
  for (Inline const& part : inlines) out += std::visit(Plain{}, part);
  return out;
}

namespace {

constexpr char const* em_space = "\u2003";  // kept at the beginning of a line

}  // namespace

std::vector<Inlines> without_indents(std::vector<Indented> const& lines) {
  std::vector<Inlines> out;
  double begins = 0;
  for (Indented const& line : lines) {
    if (line.place != Indented::Place::continues || out.empty()) {
      out.push_back(line.text);
      begins = std::max(1.0, line.first);  // a head that runs in is printed at the left edge
      continue;
    }
    std::string blanks;
    for (double em = begins; em < line.first; ++em) blanks += em_space;
    Inlines& above = out.back();
    above.push_back(LineBreak{});
    if (!blanks.empty()) above.push_back(Text{blanks});
    above.insert(above.end(), line.text.begin(), line.text.end());
  }
  return out;
}

}  // namespace dawson::prose
