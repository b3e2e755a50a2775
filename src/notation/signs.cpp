#include "notation/signs.hpp"

#include <algorithm>
#include <vector>

#include "notation/ffen/ffen.hpp"
#include "notation/forsyth/fen.hpp"
#include "notation/janko/janko.hpp"
#include "notation/letters.hpp"
#include "text/words.hpp"

namespace dawson::notation {
namespace {

enum class Family { fen, shredder, xfen };

// The letters of the third field tell the fen family apart.
Family family_of(std::string_view record, std::string_view castling) {
  text::Diagnostics ignored;
  if (castling.find_first_not_of("KQkq-") == std::string_view::npos)
    return read_fen(record, ignored) || !read_xfen(record, ignored) ? Family::fen : Family::xfen;
  if (castling.find_first_not_of("ABCDEFGHabcdefgh") == std::string_view::npos)
    return Family::shredder;
  return Family::xfen;
}

// A colour word, or an item of diagram.sty's: colour, man, file, rank.
bool is_men_list(std::string_view text) {
  constexpr std::string_view colours[] = {"White ", "Black ",       "Neutral ",
                                          "Weiss ", "Wei\xC3\x9F ", "Schwarz ",
                                          "Blanc ", "Noir ",        "Neutre "};
  if (std::ranges::any_of(colours,
                          [&](std::string_view colour) { return text.starts_with(colour); }))
    return true;
  return text.size() >= 4 && std::string_view("wsn").find(text[0]) != std::string_view::npos &&
         is_upper(text[1]) && text.find('/') == std::string_view::npos &&
         text.find(", ") != std::string_view::npos;
}

bool has_turn(std::string_view text) {
  for (std::size_t star = text.find('*'); star != std::string_view::npos;
       star = text.find('*', star + 1))
    if (star + 1 < text.size() && is_digit(text[star + 1])) return true;
  return false;
}

bool has_name(std::string_view text) {
  for (std::size_t open = text.find('('); open != std::string_view::npos;
       open = text.find('(', open + 1)) {
    std::size_t const close = text.find(')', open);
    if (close != std::string_view::npos && close > open + 2 &&
        (is_lower(text[open + 1]) || is_upper(text[open + 1])))
      return true;
  }
  return false;
}

Sign record_sign(std::string_view text, Family family) {
  auto const words = text::words_of(text);
  constexpr std::size_t fen_fields = 6;
  if (words.size() != fen_fields || words[0].find_first_of("^<>_*()'") != std::string_view::npos)
    return Sign::none;
  return family_of(text, words[2]) == family ? Sign::record : Sign::none;
}

}  // namespace

Sign fen_sign(std::string_view text) { return record_sign(text, Family::fen); }
Sign shredder_sign(std::string_view text) { return record_sign(text, Family::shredder); }
Sign xfen_sign(std::string_view text) { return record_sign(text, Family::xfen); }

Sign ffen_sign(std::string_view text) {
  if (text.starts_with("{W}") || text.starts_with("{U}")) return Sign::opening;
  text::Diagnostics ignored;
  return has_name(text) && read_ffen(text, ignored) ? Sign::named_men : Sign::none;
}

Sign janko_sign(std::string_view text) {
  if (is_janko_address(text)) return Sign::address;
  if (text.find('\'') != std::string_view::npos) return Sign::characters;
  text::Diagnostics ignored;
  return has_turn(text) && read_janko(text, ignored) ? Sign::turned_men : Sign::none;
}

Sign x2fen_sign(std::string_view text) {
  return text.find_first_of("^<>_") != std::string_view::npos ? Sign::characters : Sign::none;
}

Sign men_sign(std::string_view text) { return is_men_list(text) ? Sign::opening : Sign::none; }

}  // namespace dawson::notation
