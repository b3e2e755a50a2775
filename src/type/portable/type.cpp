// Text typeset by HarfBuzz alone, in the fonts of the npm package, as Pango typesets it in the
// native program.
#include "type/type.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "type/portable/line_setter.hpp"

namespace dawson::type {

using layout::Font;
using layout::Measure;
using layout::TypeLines;

Face const& LateFonts::face(Font const& font) const {
  bool const stressed = font.italic || font.slanted, leans = stressed && families.italics;
  bool const bold = font.bold || leans != stressed;
  auto const rank = [&](FaceRow const& row) {
    return (row.kind == font.family ? 4 : 0) + (row.bold == bold ? 2 : 0) +
           (row.italic == leans ? 1 : 0);
  };
  auto const& best = *std::ranges::max_element(
      faces(), {}, [&](std::shared_ptr<Face const> const& face) { return rank(face->row()); });
  return *best;
}

drawing::FigurineSize LateFonts::figurine(chess::SquareContent const& piece, Font const& font) {
  auto const size = drawing::figurine_size(piece, font.size).value_or(drawing::FigurineSize{});
  if (font.family != layout::Family::mono || !font.named.empty() || size.square <= 0) return size;
  return drawing::among_letters_of(set({prose::Text{"0"}}, font, {}, {}).lines.front().width, size);
}

TypeLines LateFonts::set(prose::Inlines const& inlines, Font const& font, Measure const& measure,
                         std::string_view language) {
  LigaturesOf const* const joints = ligatures.of(language);
  FlatText const flat = flatten(inlines, font, joints ? joints->second : EndLigatures());
  return set_lines(*this, flat, measure);
}

text::Result<Type> Type::open(Families families) {
  Type type(std::make_shared<LateFonts>(families));
  for (std::string const* name : {&families.serif, &families.sans, &families.mono})
    if (auto fault = type.missing(*name)) return std::move(*fault);
  return type;
}

std::size_t Type::installed() const { return 0; }

std::optional<text::Diagnostic> Type::missing(std::string const& family) const {
  if (std::ranges::any_of(face_rows(), [&](FaceRow const& row) { return row.family == family; }))
    return {};
  return text::error("E-FONT", {}, fmt::format("the font family {} is not in this build", family),
                     "choose Linux Libertine O or Linux Biolinum O, or use the native program");
}

layout::Typeset Type::typeset(std::string_view language) const {
  return [fonts = fonts_, language = std::string(language)](
             prose::Inlines const& inlines, Font const& font, Measure const& measure) {
    return fonts->set(inlines, font, measure, language);
  };
}

}  // namespace dawson::type
