// The order of names without ICU: the root order of Latin, Greek and Cyrillic letters, and the
// letters that some languages sort apart. Keys have three parts, as those of ICU: letters, accents,
// capitals.
#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include <glib.h>

#include "text/scanning.hpp"
#include "text/utf8.hpp"
#include "type/language_rules.hpp"

namespace dawson::type {
namespace {

// Letters that Unicode does not decompose, with the letters that they sort with.
struct Spelling {
  char32_t letter;
  std::string_view as;
};
constexpr auto spellings = std::to_array<Spelling>({{U'ß', "ss"},
                                                    {U'æ', "ae"},
                                                    {U'œ', "oe"},
                                                    {U'ø', "o"},
                                                    {U'đ', "d"},
                                                    {U'ð', "d"},
                                                    {U'ł', "l"},
                                                    {U'ħ', "h"},
                                                    {U'ı', "i"},
                                                    {U'þ', "th"}});

// Letters that a language sorts after another one, in order: "zåäö" puts å, ä and ö after z.
struct Tailoring {
  std::string_view language, letters;
};
constexpr auto tailorings = std::to_array<Tailoring>(
    {{"sv", "zåäö"}, {"fi", "zåäö"}, {"da", "zæøå"},  {"nb", "zæøå"}, {"nn", "zæøå"},
     {"no", "zæøå"}, {"es", "nñ"},   {"et", "zõäöü"}, {"pl", "aą"},   {"pl", "cć"},
     {"pl", "eę"},   {"pl", "lł"},   {"pl", "nń"},    {"pl", "oó"},   {"pl", "sś"},
     {"pl", "zźż"},  {"cs", "cč"},   {"cs", "rř"},    {"cs", "sš"},   {"cs", "zž"},
     {"sk", "aä"},   {"sk", "cč"},   {"sk", "oô"},    {"sk", "sš"},   {"sk", "zž"},
     {"hr", "cčć"},  {"hr", "dđ"},   {"hr", "sš"},    {"hr", "zž"},   {"sl", "cčć"},
     {"sl", "sš"},   {"sl", "zž"},   {"hu", "oö"},    {"hu", "uü"},   {"tr", "cç"},
     {"tr", "gğ"},   {"tr", "oö"},   {"tr", "sş"},    {"tr", "uü"},   {"ro", "aăâ"},
     {"ro", "iî"},   {"ro", "sș"},   {"ro", "tț"},    {"lt", "cč"},   {"lt", "sš"},
     {"lt", "zž"},   {"lv", "cč"},   {"lv", "sš"},    {"lv", "zž"}});

// Letters are compared by this number: that of the letter times 16, and the place after it in a
// language's own order.
struct Letter {
  char32_t primary = 0;
  char32_t accents = 0;  // a number for each combination
  bool capital = false;
};

class Order {
 public:
  explicit Order(std::string_view language)
      : language_(language.substr(0, language.find_first_of("-_"))) {}

  // Calls `take` with each letter of a text.
  template <class Take>
  void each(std::string_view name, Take take) const {
    for (std::size_t at = 0; at < name.size();
         at += std::max<std::size_t>(1, text::utf8_length(name, at))) {
      char32_t const written = text::utf8_decode(name, at), lower = g_unichar_tolower(written);
      bool const capital = lower != written;
      if (char32_t const own = own_place(lower)) {
        take(Letter{own, 0, capital});
        continue;
      }
      auto const* const spelling = std::ranges::find(spellings, lower, &Spelling::letter);
      if (spelling != spellings.end()) {
        for (char const c : spelling->as)
          take(Letter{place(static_cast<char32_t>(c)), lower, capital});
        continue;
      }
      gunichar base = lower, mark = 0, accents = 0;
      while (g_unichar_decompose(base, &base, &mark) && mark != 0) accents = accents * 31 + mark;
      take(Letter{place(base), accents, capital});
    }
  }

 private:
  // Blanks sort before signs, signs before digits, digits before letters.
  static char32_t place(char32_t c) {
    char32_t const group = c == ' ' || c == 0xA0  ? 0
                           : g_unichar_isdigit(c) ? 2
                           : g_unichar_isalpha(c) ? 3
                                                  : 1;
    return (group << 25U) + (c << 4U);
  }

  char32_t own_place(char32_t lower) const {
    for (Tailoring const& one : tailorings) {
      if (one.language != language_) continue;
      char32_t number = 0;
      for (std::size_t at = 0; at < one.letters.size();
           at += text::utf8_length(one.letters, at), ++number)
        if (number > 0 && text::utf8_decode(one.letters, at) == lower)
          return place(text::utf8_decode(one.letters, 0)) + number;
    }
    return 0;
  }

  std::string language_;
};

void append_number(std::string& key, char32_t number) {
  for (int shift = 24; shift >= 0; shift -= 8)
    key += static_cast<char>(number >> static_cast<unsigned>(shift));
}

}  // namespace

std::function<std::string(std::string_view name)> collation(std::string_view language) {
  return [order = Order(language)](std::string_view name) {
    std::string key, accents, capitals;
    order.each(name, [&](Letter const& letter) {
      append_number(key, letter.primary + 1);
      append_number(accents, letter.accents + 1);
      capitals += letter.capital ? '\2' : '\1';
    });
    append_number(key, 0);
    append_number(accents, 0);
    return key + accents + capitals;
  };
}

std::function<std::string(std::string_view name)> index_letter(std::string_view language) {
  return [order = Order(language)](std::string_view name) -> std::string {
    if (!name.empty() && text::is_digit(name.front())) return "0\u20139";
    std::string letter;
    bool first = true;
    order.each(name, [&](Letter const& one) {
      if (!std::exchange(first, false)) return;
      constexpr char32_t places = (1U << 21U) - 1;
      char32_t const base = one.primary >> 4U & places;
      bool const own = (one.primary & 15U) != 0;
      char32_t const shown = own ? text::utf8_decode(name, 0) : base;
      if (g_unichar_isalpha(base)) text::utf8_append(letter, g_unichar_toupper(shown));
    });
    return letter;
  };
}

}  // namespace dawson::type
