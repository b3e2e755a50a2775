// The keys of front matter beside those of pages: what each is called, what it is for, and where
// its value goes.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "document/front_matter.hpp"

namespace dawson::document {

struct FrontKey {
  enum class Use : std::uint8_t {
    meaning,  ///< has an effect in every output that prints what it is about
    package,  ///< of one output
    tool,     ///< of findings and of reading
    foreign,  ///< another program's for what Dawson has: reported with what to write
    style,    ///< of style files: reported
    field,    ///< of directives: reported
    other     ///< another program's: never reported
  };
  enum class Form : std::uint8_t { none, text, texts, language, yes_no, words };

  std::string_view name;
  Use use;
  Form form = Form::none;
  std::string_view alias = {};
  std::string FrontMatter::*text = nullptr;  ///< of the form `text`
  FrontText FrontMatter::*value = nullptr;   ///< of the form `words`, read by others
  std::string_view values = {};              ///< what its value may be, in words
  std::string_view remedy = {};              ///< of what is reported: what to write instead
};

std::span<FrontKey const> front_keys();

/// Returns the row of a name or an alias; null where there is none.
FrontKey const* find_front_key(std::string_view name);

/// Whether front matter with this key is Dawson's, whatever its value.
bool is_own(FrontKey const& key);

}  // namespace dawson::document
