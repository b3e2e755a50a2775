#include "prose/plain.hpp"

#include "chess/unicode.hpp"
#include "text/utf8.hpp"

namespace dawson::prose {
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
  template <class Other>
  std::string operator()(Other const& other) const {
    if constexpr (requires { other.inlines; }) return plain(other.inlines);
    else return {};  // raw text, signs of notes, directives
  }
};

}  // namespace

std::string plain(chess::SquareContent const& occupant) {
  if (auto const* text = std::get_if<chess::Text>(&occupant)) return text->text;
  auto const& piece = std::get<chess::Piece>(occupant);
  std::string out;
  if (auto const character = chess::unicode_character(piece)) text::utf8_append(out, *character);
  else out = piece.name;
  return out;
}

std::string plain(Inlines const& inlines) {
  std::string out;
  for (Inline const& part : inlines) out += std::visit(Plain{}, part);
  return out;
}

}  // namespace dawson::prose
