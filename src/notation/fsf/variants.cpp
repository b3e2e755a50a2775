#include "notation/fsf/variants.hpp"

#include "notation/letters.hpp"

namespace dawson::notation {

using chess::Kind;
using chess::Man;
using chess::Promotion;
using chess::Side;

std::optional<Man> Letters::man_of(char letter, bool promoted) const {
  auto man = notation::man_of(letter, orthodox_kinds());
  if (!man)
    man = Man{Kind::letter, is_upper(letter) ? Side::white : Side::black, 0,
              std::string(1, to_lower(letter))};
  if (promoted) man->promotion = Promotion::promoted;
  return man;
}

std::string Letters::letter_of(Man const& man) const {
  if (man.side != Side(Side::white) && man.side != Side(Side::black)) return {};
  bool const orthodox = man.kind <= Kind::pawn;
  bool const lettered = man.kind == Kind::letter && man.name.size() == 1 && is_lower(man.name[0]) &&
                        !notation::man_of(man.name[0], orthodox_kinds());
  if (man.rotation != 0 || (!orthodox && !lettered)) return {};
  char const letter = orthodox ? notation::letter_of(man.kind) : man.name[0];
  return (man.promotion == Promotion::promoted ? "+" : "") +
         std::string(1, man.side == Side(Side::white) ? to_upper(letter) : letter);
}

}  // namespace dawson::notation
