#include "prose/tex_characters.hpp"

#include <algorithm>
#include <array>

namespace dawson::prose {
namespace {

struct Escape {
  char character;
  std::string_view tex;
  bool for_people = true;
};
// \symbol for what a language may have made active; words where OT1 has another sign at that place.
// What people get is read back by document/tex.
constexpr std::array<Escape, 19> escapes{{
    {'#', "\\#"},
    {'$', "\\$"},
    {'%', "\\%"},
    {'&', "\\&"},
    {'_', "\\_"},
    {'{', "\\{"},
    {'}', "\\}"},
    {'~', "\\textasciitilde{}"},
    {'^', "\\textasciicircum{}"},
    {'\\', "\\textbackslash{}"},
    {'<', "\\textless{}"},
    {'>', "\\textgreater{}"},
    {'|', "\\textbar{}"},
    {'"', "\\symbol{34}"},
    {';', "\\symbol{59}", false},
    {':', "\\symbol{58}", false},
    {'!', "\\symbol{33}", false},
    {'?', "\\symbol{63}", false},
    {'`', "\\textasciigrave{}", false},
}};

}  // namespace

std::string_view tex_escape(char character, TexReader reader) {
  auto const* const found = std::ranges::find(escapes, character, &Escape::character);
  return found == escapes.end() || (reader == TexReader::people && !found->for_people)
             ? std::string_view()
             : found->tex;
}

bool joins_in_tex(char character) {
  return std::string_view("-',`").find(character) != std::string_view::npos;
}

}  // namespace dawson::prose
