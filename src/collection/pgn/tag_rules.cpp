#include "collection/pgn/tag_rules.hpp"

#include <fmt/format.h>

#include "collection/record.hpp"
#include "notation/pgn/tags.hpp"
#include "text/scanning.hpp"
#include "text/suggestions.hpp"

namespace dawson::collection::pgn {

text::Result<TagRules> read_tag_rules(std::string_view value) {
  TagRules rules;
  for (std::string_view const item : text::words_of(value, ";")) {
    auto const begin = static_cast<std::size_t>(item.data() - value.data());
    text::Span const where{begin, begin + item.size()};
    std::string const words = notation::pgn::single_blanks(item);
    if (words.empty()) continue;
    std::size_t const equals = words.find('=');
    if (equals == std::string::npos) {
      if (words == "study") rules.profile = Profile::study;
      else if (words == "game") rules.profile = Profile::game;
      else
        return text::error("E-VALUE", where, fmt::format("unknown value `{}`", words),
                           "write `study`, `game`, or pairs such as `author = White`");
      continue;
    }
    std::string field = notation::pgn::single_blanks(words.substr(0, equals));
    if (!form_of(field).known) {
      return text::suggesting(
          text::error("E-FIELD", where, fmt::format("unknown field `{}`", field),
                      "write the name of a field before `=`"),
          meant_field(field));
    }
    rules.pairs.push_back({std::move(field), text::lower_case(notation::pgn::single_blanks(
                                                 words.substr(equals + 1)))});
  }
  return rules;
}

}  // namespace dawson::collection::pgn
