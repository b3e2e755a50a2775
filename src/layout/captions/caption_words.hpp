// The words of templates, `{word after}`, by language.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "chess/fairy_men.hpp"

namespace dawson::layout {

/// Words of a style by language and name.
using Words = std::map<chess::Language, std::map<std::string, std::string, std::less<>>>;

struct CaptionWord {
  std::string_view name;
  chess::InLanguages words;
};

/// Those that need no style, in the order of the manual.
std::span<CaptionWord const> caption_words();

/// The word of that name: of `own` before the built-in ones; in `language`, else in English, else
/// in the first language that has it. Nothing if nobody has it.
std::optional<std::string> find_word(std::string_view name, chess::Language language,
                                     Words const& own);

}  // namespace dawson::layout
