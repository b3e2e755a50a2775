// Print marks single men: a crown for a royal one, a frame for one that differs from his like.
// Attributes that whole sides have are told in words alone.
#include "chess/attributes.hpp"

#include <algorithm>
#include <array>

#include "chess/languages/words.hpp"

namespace dawson::chess {
namespace {

constexpr auto table = std::to_array<Attribute>({
    {{"Royal", "Koeniglich", "Royale"}, MarkKind::crown},
    {{"Kamikaze", "Kamikaze", "Kamikaze"}, {}},
    {{"Paralysing", "Paralysierend", "Paralysante"}, MarkKind::frame},
    {{"Chameleon", "Chamaeleon", "Cameleon"}, MarkKind::frame},
    {{"Jigger", "Jigger", "Jigger"}, MarkKind::frame},
    {{"Volage", "Volage", "Volage"}, {}},
    {{"Functionary", "Beamtet", "Fonctionnaire"}, {}},
    {{"HalfNeutral", "HalbNeutral", "DemiNeutre"}, MarkKind::frame},
    {{"HurdleColourChanging", "SprungbockFarbeWechselnd", "CouleurEchangeantSautoir"}, {}},
    {{"Protean", "Proteisch", "Protee"}, MarkKind::frame},
    {{"Magic", "Magisch", "Magique"}, MarkKind::frame},
    {{"Uncapturable", "Unschlagbar", "Imprenable"}, MarkKind::frame},
    {{"Patrol", "Patrouille", "Patrouille"}, {}},
    {{"FrischAuf", "FrischAuf", "FrischAuf"}, {}},
    {{"Bul", "Bul", "Bul"}, {}},
    {{"Dob", "Dob", "Dob"}, {}},
    {{"Anda", "Anda", "Anda"}, {}},
    {{"AndaInverse", "AndaInvers", "AndaInverse"}, {}},
    {{"AliceA", "AliceA", "AliceA"}, {}},
    {{"AliceB", "AliceB", "AliceB"}, {}},
});

static_assert(std::ranges::equal(table, attribute_names, {},
                                 [](Attribute const& one) { return one.words.english; }));

}  // namespace

std::span<Attribute const> attributes() { return table; }

Attribute const* find_attribute(std::string_view english) {
  auto const* const found =
      std::ranges::find(table, english, [](Attribute const& one) { return one.words.english; });
  return found == table.end() ? nullptr : found;
}

}  // namespace dawson::chess
