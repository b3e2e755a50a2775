#include "collection/german_letters.hpp"

#include <algorithm>
#include <array>

#include "text/ascii.hpp"

namespace dawson::collection {
namespace {

struct Shorthand {
  char base;
  std::string_view letter;
  bool begins_words;
};
constexpr auto shorthands = std::to_array<Shorthand>({{'a', "ä", true},
                                                      {'o', "ö", true},
                                                      {'u', "ü", true},
                                                      {'A', "Ä", true},
                                                      {'O', "Ö", true},
                                                      {'U', "Ü", true},
                                                      {'e', "ë", false},
                                                      {'i', "ï", false},
                                                      {'s', "ß", false},
                                                      {'z', "ß", false}});

Shorthand const* shorthand_at(std::string_view text, std::size_t mark) {
  if (mark + 1 >= text.size()) return nullptr;
  auto const* const found = std::ranges::find(shorthands, text[mark + 1], &Shorthand::base);
  return found == shorthands.end() ? nullptr : found;
}

bool behind_letter(std::string_view text, std::size_t mark) {
  return mark > 0 && (text::is_letter(text[mark - 1]) || (text[mark - 1] & 0x80) != 0);
}

// A mark that may close a quotation: something stands before it, and it makes no letter.
bool closes(std::string_view text, std::size_t mark) {
  return mark > 0 && text[mark - 1] != ' ' && text[mark - 1] != '\\' &&
         !(behind_letter(text, mark) && shorthand_at(text, mark));
}

}  // namespace

text::SourceMappedText german_letters(text::SourceMappedText const& value) {
  std::string_view const text = value.text();
  std::size_t last_closing = text.rfind('"');
  if (last_closing == text.npos) return value;
  while (last_closing != text.npos && !closes(text, last_closing))
    last_closing = last_closing == 0 ? text.npos : text.rfind('"', last_closing - 1);
  text::SourceMappedText out;
  std::size_t copied = 0;
  for (std::size_t at = text.find('"'); at != text.npos; at = text.find('"', at + 1)) {
    Shorthand const* const found = shorthand_at(text, at);
    if (!found || (at > 0 && text[at - 1] == '\\')) continue;
    bool const closed = last_closing != text.npos && last_closing > at;
    if (!behind_letter(text, at) && (!found->begins_words || closed)) continue;
    out.append(value, {copied, at});
    copied = at + 2;
    out.append_for(found->letter, value.origin({at, copied}));
  }
  if (copied == 0) return value;
  out.append(value, {copied, text.size()});
  return out;
}

}  // namespace dawson::collection
