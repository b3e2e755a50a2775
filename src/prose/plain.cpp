#include "prose/plain.hpp"

#include "chess/unicode.hpp"
#include "text/utf8.hpp"

namespace dawson::prose {
namespace {

struct Plain {
  std::string operator()(Text const& text) const { return text.text; }
  std::string operator()(Figurines const& figurines) const {
    std::string out;
    for (chess::Occupant const& man : figurines.men) out += plain(man);
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

std::string plain(chess::Occupant const& occupant) {
  if (auto const* text = std::get_if<chess::Text>(&occupant)) return text->text;
  auto const& man = std::get<chess::Man>(occupant);
  std::string out;
  if (auto const character = chess::unicode_character(man)) text::utf8_append(out, *character);
  else out = man.name;
  return out;
}

std::string plain(Inlines const& inlines) {
  std::string out;
  for (Inline const& part : inlines) out += std::visit(Plain{}, part);
  return out;
}

}  // namespace dawson::prose
