#include "collection/popeye/twins.hpp"

#include <fmt/format.h>

#include "terms/twins/commands.hpp"

namespace dawson::collection::popeye {

text::Mapped read_twin(terms::popeye::Tokens& tokens, chess::Language language,
                       terms::popeye::Token const& word, std::string_view label,
                       text::Diagnostics& findings) {
  chess::Twin const twin = terms::read_twin_commands(tokens, language, findings);
  std::size_t const end = std::max(word.where.end, twin.where.end);
  text::Mapped made;
  made.append_for(fmt::format("{}) {}", label, terms::write_twin_commands(twin)),
                  {word.where.begin, end});
  return made;
}

bool are_changes(std::string_view text) {
  return terms::read_twin_commands(text, chess::Language::english).ok();
}

}  // namespace dawson::collection::popeye
